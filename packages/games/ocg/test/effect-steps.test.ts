import { statOf } from "@chainwright/engine/applying";
import { CARD, STAT, WAY } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { broken } from "../src/invariants.ts";
import { EXTRA_RIGHT } from "../src/monster-zones-and-columns.ts";
import { invent, spell, trap } from "./support/cards.ts";
import { ME, Table, YOU } from "./support/table.ts";

/** What effects do, each in the smallest text that says it. */

const cub = (name: string, level = 4, more: object = {}) =>
  invent(name, "", { categories: ["normal"], level, ...more });
const xyz = (name: string, text = "2 Level 4 monsters", level = 4) =>
  invent(name, text, { categories: ["xyz", "effect"], level });

/** Answers each question with the first option that is no pass, until the duel is settled again. */
function take(table: Table): Table {
  for (let i = 0; i < 100; i++) {
    if (table.over || ["main", "battle"].includes(table.open.question)) return table;
    const responding = ["respond", "trigger"].includes(table.open.question);
    const first = table.open.options.find((option) => table.say(option) !== "pass");
    if (responding || first === undefined) table.pass();
    else table.answer(first);
  }
  throw new Error("nothing settles");
}

describe("materials of a monster on the field", () => {
  const feed = spell(
    "Feed",
    "Target 1 Xyz Monster you control; attach 1 monster from your GY to it as material.",
  );

  it("are attached to it", () => {
    const table = Table.lay({ me: { hand: [feed], monsters: [xyz("Knight")], graveyard: [cub("Pup")] } });
    take(table.activate("Feed"));
    expect(table.names(ME, "graveyard")).toEqual(["Feed"]);
    expect(table.duel.state.get(CARD.host, table.id("Pup"))).toBe(table.id("Knight"));
    expect(broken(table.duel)).toEqual([]);
  });

  const rise = spell(
    "Rise",
    "Target 1 Rank 4 Xyz Monster you control; Special Summon from your Extra Deck, 1 Xyz Monster whose Rank is 1 higher than that target's, by using that target as material (this is treated as an Xyz Summon, transfer its materials to the Summoned monster).",
  );

  it("go on to the monster that is Summoned over it, one Rank higher", () => {
    const table = Table.lay({
      me: {
        hand: [rise],
        monsters: [{ card: xyz("Squire"), materials: ["Gemini Elf"] }],
        extra: [xyz("Duke", "2 Level 5 monsters", 5), xyz("King", "2 Level 6 monsters", 6)],
      },
    });
    take(table.activate("Rise"));
    expect(table.names(ME, "monsters")).toEqual(["Duke"]);
    for (const under of ["Squire", "Gemini Elf"])
      expect(table.duel.state.get(CARD.host, table.id(under))).toBe(table.id("Duke"));
    expect(table.duel.state.get(CARD.way, table.id("Duke")) & WAY.xyz).not.toBe(0);
    expect(broken(table.duel)).toEqual([]);
  });
});

describe("an effect that is negated", () => {
  const hush = trap("Hush", "When your opponent activates a Spell Card: Negate that effect.", "counter");
  const gain = spell("Gain", "Gain 1000 LP.");

  it("does nothing, but its card is spent", () => {
    const table = Table.lay({ me: { hand: [gain] }, you: { spells: [hush] } });
    table.activate("Gain").activate("Hush").settle();
    expect(table.lp(ME)).toBe(8000);
    expect(table.names(ME, "graveyard")).toEqual(["Gain"]);
    expect(table.names(YOU, "graveyard")).toEqual(["Hush"]);
  });
});

describe("a Special Summon by an effect", () => {
  it("of as many as possible fills the field", () => {
    const flood = spell("Flood", "Special Summon as many Beast monsters as possible from your GY.");
    const graveyard = ["A", "B", "C", "D"].map((name) => cub(name));
    const monsters = [cub("X"), cub("Y")];
    const table = Table.lay({ me: { hand: [flood], monsters, graveyard } });
    take(table.activate("Flood"));
    expect(table.names(ME, "monsters")).toHaveLength(5);
    expect(table.names(ME, "graveyard")).toHaveLength(2);
  });

  const lion = invent("Lion", "Must be Special Summoned by its own effect.", { level: 8 });

  it.each([
    ["", false],
    [", ignoring its Summoning conditions", true],
  ])("of a monster with conditions of its own%s: %s", (ignoring, can) => {
    const call = spell("Call", `Special Summon 1 Level 8 monster from your hand${ignoring}.`);
    const table = Table.lay({ me: { hand: [call, lion] } });
    expect(table.options.includes("activate Call 0")).toBe(can);
  });

  it.each([
    [" in Defense Position", false],
    [" in face-down Defense Position", false],
    [" in face-up or face-down Defense Position", false],
    [" in Attack Position", true],
    ["", true],
  ])("of a Link Monster%s: %s", (position, can) => {
    const call = spell("Call", `Target 1 Beast monster in your GY; Special Summon it${position}.`);
    const knot = cub("Knot", 1, { categories: ["link"], arrows: ["top"] });
    const table = Table.lay({ me: { hand: [call], graveyard: [{ card: knot, way: WAY.proper }] } });
    expect(table.options.includes("activate Call 0")).toBe(can);
  });

  it("can leave open how it comes", () => {
    const call = spell(
      "Call",
      "Special Summon 1 Beast monster from your GY in face-up or face-down Defense Position.",
    );
    const table = Table.lay({ me: { hand: [call], graveyard: [cub("Pup")] } });
    table.activate("Call").until("position").do("number 3");
    take(table);
    expect(table.duel.state.get(CARD.face, table.id("Pup"))).not.toBe(1);
    expect(broken(table.duel)).toEqual([]);
  });

  it("can count as another Summon", () => {
    const fuse = spell(
      "Fuse",
      "Special Summon 1 Fusion Monster from your Extra Deck (this is treated as a Fusion Summon).",
    );
    const beast = invent("Beast", "2 Beast monsters", { categories: ["fusion"] });
    const table = Table.lay({ me: { hand: [fuse], extra: [beast] } });
    take(table.activate("Fuse"));
    expect(table.duel.state.get(CARD.way, table.id("Beast")) & WAY.fusion).not.toBe(0);
  });

  const door = invent(
    "Door",
    "2 monsters\nOnce per turn: You can Special Summon 1 Beast monster from your hand to your zone this card points to.",
    {
      categories: ["link", "effect"],
      level: 1,
      arrows: ["left"],
    },
  );

  it("comes to the zone that is pointed to, if it is free", () => {
    const lay = (n: number) =>
      Table.lay({
        me: { hand: [cub("Pup")], monsters: [...Array.from({ length: n }, (_, i) => cub(`P${i}`)), door] },
      });
    // The Link Monster is in the second zone, or the third, and points to the one before.
    expect(lay(1).options).not.toContain("activate Door 0");
  });
});

describe("cards that are chosen with an eye to each other", () => {
  const sum = spell("Sum", "Banish 2 monsters from your GY whose total Levels equal 8; draw 1 card.");
  const lay = (...levels: readonly number[]) =>
    Table.lay({
      me: { hand: [sum], deck: ["Gemini Elf"], graveyard: levels.map((n, i) => cub(`L${n}-${i}`, n)) },
    });

  it("make a number together, or the effect cannot be used", () => {
    expect(lay(4, 3).options).not.toContain("activate Sum 0");
    expect(lay(4, 3, 5).options).toContain("activate Sum 0");
    const table = lay(4, 3, 5).activate("Sum");
    // Nothing makes 8 with the 4.
    expect(table.options).toEqual(["choose L3-1", "choose L5-2"]);
  });

  it("count once for each name where those with different names are counted", () => {
    const count = spell("Count", "Gain 100 LP for each Beast monster with a different name in your GY.");
    const pup = cub("Pup");
    const table = Table.lay({ me: { hand: [count], graveyard: [pup, pup, cub("Kit")] } });
    table.activate("Count").settle();
    expect(table.lp(ME)).toBe(8200);
  });

  it("have another name than the card that is meant", () => {
    const swap = spell(
      "Swap",
      "Target 1 monster you control; add 1 monster from your Deck to your hand, with a different name from that target.",
    );
    const pup = cub("Pup");
    const table = Table.lay({ me: { hand: [swap], monsters: [pup], deck: [pup, cub("Kit")] } });
    take(table.activate("Swap"));
    expect(table.names(ME, "hand")).toEqual(["Kit"]);
  });
});

describe("what is done only if all of it was done", () => {
  const pot = spell("Pot", "Target 2 monsters in your GY; shuffle both into the Deck, then draw 1 card.");
  const rob = trap("Rob", "Target 1 monster in your opponent's GY; banish it.");

  it.each([
    [[], 1],
    [[rob], 0],
  ])("with an answer of %o", (spells, drawn) => {
    const table = Table.lay({
      me: { hand: [pot], deck: ["Gemini Elf", "Gemini Elf"], graveyard: [cub("A"), cub("B"), cub("C")] },
      you: { spells },
    });
    table.activate("Pot").do("choose A").do("choose B");
    if (spells.length > 0) {
      table.do("activate Rob 0");
      table.do("choose A");
    }
    table.settle();
    expect(table.names(ME, "hand")).toHaveLength(drawn);
  });
});

describe("a monster that is treated as a Tuner", () => {
  it("is one until the turn ends", () => {
    const tune = spell(
      "Tune",
      "Target 1 face-up monster you control; it is treated as a Tuner until the end of this turn.",
    );
    const dragon = invent("Wyvern", "1 Tuner + 1+ non-Tuner monsters", { categories: ["synchro"], level: 8 });
    const table = Table.lay({ me: { hand: [tune], monsters: [cub("Pup"), cub("Kit")], extra: [dragon] } });
    expect(table.options).not.toContain("special Wyvern");
    take(table.activate("Tune"));
    expect(table.options).toContain("special Wyvern");
  });
});

describe("a Fusion Summon by banishing", () => {
  it("takes its materials from the GY and banishes them", () => {
    const blend = spell(
      "Blend",
      "Fusion Summon 1 Fusion Monster from your Extra Deck, by banishing Fusion Materials mentioned on it from your GY.",
    );
    const beast = invent("Beast", "2 Beast monsters", { categories: ["fusion"] });
    const table = Table.lay({ me: { hand: [blend], graveyard: [cub("A"), cub("B")], extra: [beast] } });
    take(table.activate("Blend"));
    expect(table.names(ME, "monsters")).toEqual(["Beast"]);
    expect([...table.names(ME, "banished")].sort()).toEqual(["A", "B"]);
  });
});

it("means both cards where it says so", () => {
  const trade = spell(
    "Trade",
    "Target 1 monster your opponent controls and 1 monster in your GY; return both to the hand.",
  );
  const table = Table.lay({ me: { hand: [trade], graveyard: [cub("A")] }, you: { monsters: [cub("B")] } });
  take(table.activate("Trade"));
  expect(table.names(ME, "hand")).toEqual(["A"]);
  expect(table.names(YOU, "hand")).toEqual(["B"]);
});

it("lasts until the end of the Battle Phase, and no longer", () => {
  const rally = spell(
    "Rally",
    "Target 1 monster you control; it gains 500 ATK until the end of the Battle Phase.",
    "quick-play",
  );
  const table = Table.lay({
    phase: "main1",
    me: { hand: [rally], monsters: [cub("A")] },
    you: { monsters: [cub("B")] },
  });
  take(table.activate("Rally"));
  const atk = () => statOf(table.duel, table.id("A"), STAT.atk);
  expect(atk()).toBe(1500);
  table.do("phase 4").settle();
  expect([table.asked, atk()]).toEqual(["me battle", 1500]);
  table.pass().settle();
  expect(atk()).toBe(1000);
});

describe("room on the field", () => {
  it.each([
    ["a Main Monster Zone", 1, false],
    ["an Extra Monster Zone", EXTRA_RIGHT, true],
  ])("is there for 4 Tokens beside one monster and one in %s", (_, slot, fits) => {
    const table = Table.lay({ me: { hand: ["Scapegoat"], monsters: [cub("Pup"), cub("Kit")] } });
    table.duel.state.set(CARD.slot, table.id("Kit"), slot);
    expect(table.options.includes("activate Scapegoat 0")).toBe(fits);
  });
});

describe("cards that are drawn afterwards", () => {
  it.each([
    ["Place 1 card from your hand on the top or bottom of your Deck, then draw 1 card.", true],
    ["Discard 1 card, then draw 1 card.", false],
  ])("have to be there, or be put there before: %s", (text, can) => {
    const table = Table.lay({ me: { hand: [spell("Deed", text), cub("Pup")] } });
    expect(table.options.includes("activate Deed 0")).toBe(can);
  });
});

it("what has no Level has neither the same one nor a different one", () => {
  const judge = invent(
    "Judge",
    "You can pay 100 LP; destroy all monsters your opponent controls with a different Level from this card.",
  );
  const table = Table.lay({
    me: { monsters: [judge] },
    you: { monsters: [cub("Same"), cub("Other", 5), xyz("Knight")] },
  });
  expect(table.activate("Judge").settle().names(YOU, "monsters")).toEqual(["Same", "Knight"]);
  expect(table.names(ME, "monsters")).toEqual(["Judge"]);
});
