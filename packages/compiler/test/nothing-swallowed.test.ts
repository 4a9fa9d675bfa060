import type { Card, CardText, Condition, Effect, Group, Limit, Sentence } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { statOf } from "@chainwright/engine/applying";
import { STAT } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { ocgRoom } from "../../games/ocg/src/index.ts";
import { invent, spell } from "../../games/ocg/test/support/cards.ts";
import { ME, Table, YOU } from "../../games/ocg/test/support/table.ts";
import { READ } from "../src/ir-schema/ir-schema.ts";

/** What the card IR can say and the engine does not do makes a card not playable: it is never half-played. */
const effect: Effect = {
  sentence: "effect",
  kind: "ignition",
  conditions: [],
  optional: true,
  cost: [],
  resolution: [{ step: { verb: "draw", player: "you", count: 1 } }],
};
const standing: Effect = {
  ...effect,
  kind: "continuous",
  optional: false,
  resolution: [{ step: { verb: "pierce", what: { ref: "this-card", slot: "this-card" } } }],
};
const one: Group = { quantity: { kind: "exactly", n: 1 }, traits: [], noun: "monster", where: [] };
const limit: Limit = { sentence: "limit", word: "use", scope: "this", name: "Thing", per: "turn" };
const died: Condition = {
  kind: "event",
  word: "if",
  event: { event: "moved", manner: ["destroyed"], subject: { ref: "this-card", slot: "this-card" } },
};

const negating: Effect = {
  ...standing,
  resolution: [
    {
      step: {
        verb: "negate-effect",
        what: { ref: "answered-card", slot: "answered" },
        of: { event: "activated", what: { what: "effect", noun: "monster" } },
      },
    },
  ],
};

const card = (...sentences: Sentence[]): Card => ({
  ...invent("Thing", ""),
  program: { sentences } satisfies CardText,
});

const playable = (...sentences: Sentence[]): boolean =>
  buildCatalogue(ocgRoom.game, [card(...sentences)]).notPlayable.length === 0;

it("what the compiler reads of a kind of node stands in one place", () => {
  const kinds = READ.flatMap((table) => Object.keys(table));
  expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([]);
});

describe("nothing that a card says is passed over", () => {
  it("the plain sentences are carried out", () => {
    expect(playable(effect, limit)).toBe(true);
    expect(playable(standing)).toBe(true);
    expect(playable({ ...effect, kind: "trigger", conditions: [died] })).toBe(true);
    expect(playable(negating)).toBe(true);
    expect(playable(negating, limit)).toBe(true);
    expect(playable({ ...negating, conditions: [{ kind: "once-per-turn" }] })).toBe(true);
  });

  it.each<[string, readonly Sentence[]]>([
    ["a limit before several effects", [limit, effect, effect]],
    ["a proviso of no effect", [{ sentence: "proviso", condition: { kind: "lp-lower", least: 1 } }, effect]],
    ["two limits of one effect", [effect, limit, { ...limit, scope: "each" }]],
    ["a limit of what is never used", [standing, limit]],
    ["“once per turn” of what is never used", [{ ...standing, conditions: [{ kind: "once-per-turn" }] }]],
    [
      "“once per Chain” of what is negated as it resolves",
      [{ ...negating, conditions: [{ kind: "once-per-chain" }] }],
    ],
    ["what else has to happen for that", [{ ...negating, conditions: [died] }]],
    ["what is negated so from now on", [{ ...effect, resolution: negating.resolution }]],
    ["a limit of another card", [effect, { ...limit, name: "Other" }]],
    [
      "a summoning condition of another card",
      [{ sentence: "summon-rule", rule: "only-one", name: "Other" }, effect],
    ],
    [
      "whose field a monster was Summoned from",
      [
        {
          ...effect,
          resolution: [
            {
              step: {
                verb: "destroy",
                what: {
                  ...one,
                  traits: [
                    { trait: "summoned", ways: ["special"], from: { of: "opponent", names: ["field"] } },
                  ],
                },
              },
            },
          ],
        },
      ],
    ],
    ["two events", [{ ...effect, kind: "trigger", conditions: [died, died] }]],
    [
      "an event among alternatives",
      [{ ...effect, conditions: [{ kind: "either", any: [died, { kind: "lp-lower", least: 1 }] }] }],
    ],
    [
      "an event in the middle of an effect",
      [{ ...effect, resolution: [{ condition: died, step: { verb: "draw", player: "you", count: 1 } }] }],
    ],
    [
      "battle damage that is taken from one of both players",
      [
        {
          ...effect,
          resolution: [
            { step: { verb: "change-damage", times: 0, player: "you", kind: "battle", by: "opponent" } },
          ],
        },
      ],
    ],
    [
      "the Type of another card for good",
      [
        {
          ...standing,
          resolution: [
            {
              step: {
                verb: "change-type",
                what: { ref: "this-card", slot: "this-card" },
                as: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
              },
            },
          ],
        },
      ],
    ],
    [
      "a name beside its own",
      [
        {
          ...standing,
          resolution: [
            {
              step: {
                verb: "change-name",
                what: { ref: "this-card", slot: "this-card" },
                name: "Other",
                also: true,
              },
            },
          ],
        },
      ],
    ],
    [
      "a replacement with a cost",
      [
        {
          ...standing,
          kind: "replacement",
          replaces: {
            event: "moved",
            manner: ["sent"],
            subject: { ...one, quantity: { kind: "all" as const } },
            to: { names: ["graveyard"] },
          },
          cost: [{ step: { verb: "pay-lp", amount: 100 } }],
          resolution: [{ step: { verb: "banish", what: { ref: "it", slot: "event" } } }],
        },
      ],
    ],
    [
      "another sum than the damage that it takes the place of",
      [
        {
          ...standing,
          kind: "replacement",
          replaces: { event: "damage", player: "either", kind: "effect" },
          resolution: [{ step: { verb: "gain-lp", player: "either", amount: 500 } }],
        },
      ],
    ],
    [
      "cards that both players choose",
      [{ ...effect, resolution: [{ step: { verb: "destroy", what: one, player: "both" } }] }],
    ],
    [
      "damage to whom it may concern",
      [{ ...effect, resolution: [{ step: { verb: "damage", player: "either", amount: 100 } }] }],
    ],
    [
      "what another kind of summoning condition could say",
      [{ sentence: "summon-rule", rule: "only-one", position: "attack" }, effect],
    ],
    [
      "another name in its player's own turn only",
      [{ sentence: "name-rule", name: "Other", at: { names: ["hand"] }, turn: "you" }, effect],
    ],
    [
      "an Equip Card for cards that are chosen with an eye to each other",
      [
        {
          sentence: "equip-rule",
          to: {
            ...one,
            both: {
              quantity: { kind: "a" as const },
              traits: [{ trait: "unlike", by: "name" }],
              noun: "monster",
            },
          },
        },
        effect,
      ],
    ],
    [
      "a card Set on the other player's field",
      [
        {
          ...effect,
          resolution: [
            {
              step: {
                verb: "set",
                what: { quantity: { kind: "a" }, traits: [], noun: "trap", where: [] },
                to: { of: "opponent", names: ["spell-trap-zone"] },
              },
            },
          ],
        },
      ],
    ],
  ])("%s", (_, sentences) => {
    expect(playable(...sentences)).toBe(false);
  });

  it("a limit of all effects holds also where it is said first", () => {
    const drawing = invent(
      "Thing",
      "You can only use each effect of “Thing” once per turn.\nDuring your Main Phase: You can draw 1 card.",
    );
    const { definitions } = buildCatalogue(ocgRoom.game, [drawing]);
    expect(definitions[1]?.effects[0]?.limit?.scope).toBe("each");
  });

  it("what is shuffled into a Deck is shuffled into that of its owner", () => {
    const cards = ["A", "B", "C", "D", "E", "F", "G", "H"].map((name) => invent(name, ""));
    const away = spell("Away", "Target 1 card your opponent controls; shuffle that target into the Deck.");
    const table = Table.lay({
      me: { hand: [away], deck: cards },
      you: { monsters: [invent("Wall", "")], deck: cards },
    });
    const before = table.names(YOU, "deck");
    // Shuffled so, what lies on top comes to lie at the bottom.
    table.duel.scriptChance(() => 0);
    table.activate("Away").settle();
    expect(table.names(ME, "deck")).toEqual(before);
    expect(table.names(YOU, "deck")).toEqual([...before, "Wall"]);
  });

  it("“100 ATK/1500 DEF”: each value by its own amount", () => {
    const grown: Effect = {
      ...standing,
      resolution: [
        {
          step: {
            verb: "change-stat",
            what: { ref: "this-card", slot: "this-card" },
            stat: "atk",
            also: "def",
            change: "gain",
            value: 100,
            alsoValue: 1500,
          },
        },
      ],
    };
    const table = Table.lay({ me: { monsters: [card(grown)] } });
    const found = table.id("Thing");
    expect([statOf(table.duel, found, STAT.atk), statOf(table.duel, found, STAT.def)]).toEqual([1100, 2500]);
  });
});
