import { buildCatalogue } from "@chainwright/compiler";
import { decision, startDuel } from "@chainwright/engine";
import { type Duel, pileCount } from "@chainwright/engine/board";
import { NOW } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { ocgRoom, rulesAt, ZONE } from "../src/index.ts";
import { rulesDates } from "../src/rules-at-date.ts";
import { invent, spell, trap } from "./support/cards.ts";
import { catalogueAt, mainDeck } from "./support/random.ts";
import { ME, type Setting, Table, YOU } from "./support/table.ts";

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

describe("rules by date", () => {
  it.each(rulesDates)("change on $date ($region, $source), not the day before", ({ date, region }) => {
    const policies = (day: string): unknown => {
      const {
        date: _,
        whyNot,
        endBattlePhase,
        becomeEndPhase,
        calculateDamage,
        result,
        ...rest
      } = rulesAt(day, region);
      return { ...rest, game: rest.game.id };
    };
    expect(policies(date)).not.toEqual(policies(dayBefore(date)));
    const next = rulesDates.find((one) => one.region === region && one.date > date);
    if (next !== undefined) expect(policies(date)).toEqual(policies(dayBefore(next.date)));
  });

  it("are in the order of their dates and frozen", () => {
    const dates = ocgRoom.changes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(Object.isFrozen(rulesAt("2014-03-21"))).toBe(true);
  });
});

it("the Fusion Deck had no greatest size before Master Rule 1", () => {
  const sizes = ["2008-03-14", "2008-03-15"].map((day) => rulesAt(day).deck.sizes);
  expect(sizes.map(({ main, extra }) => [main.most, extra.most])).toEqual([
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [60, 15],
  ]);
});

describe("the first turn's draw", () => {
  const opening = (date: string): Duel => {
    const catalogue = catalogueAt(date);
    const deck = Array.from({ length: 40 }, () => mainDeck(catalogue)[0]?.id ?? 0);
    return startDuel(
      ocgRoom,
      rulesAt(date),
      catalogue,
      [
        { main: deck, extra: [] },
        { main: deck, extra: [] },
      ],
      1,
    );
  };
  const counts = (duel: Duel): number[] =>
    ([ME, YOU] as const).flatMap((player) =>
      [ZONE.hand, ZONE.deck].map((zone) => pileCount(duel, player, zone)),
    );

  it.each([
    ["2014-03-20", 6],
    ["2014-03-21", 5],
    ["2024-01-01", 5],
  ])("%s: the first player has %i cards, the second draws in any case", (date, first) => {
    const duel = opening(date);
    expect(duel.state.read(NOW.turn)).toBe(1);
    expect(counts(duel)).toEqual([first, 40 - first, 5, 35]);
    const table = new Table(duel).do("phase 7").settle();
    expect([table.asked, duel.state.read(NOW.turn)]).toEqual(["you main", 2]);
    expect(counts(duel)).toEqual([first, 40 - first, 6, 34]);
  });
});

describe("optional triggers in the hand", () => {
  const shadow = invent(
    "Shadow",
    "When you Normal Summon a Level 4 monster: You can Special Summon this card from your hand.",
  );
  const summon = (date: string, more: Setting = {}): Table =>
    Table.lay({
      askAlways: true,
      date,
      ...more,
      me: { hand: ["Gemini Elf", shadow], ...more.me },
    })
      .do("summon Gemini Elf")
      .succeed();

  it("are triggers like the others before 2012-05-19", () => {
    const table = summon("2012-05-18");
    expect(table.asked).toBe("me trigger");
    table.do("trigger Shadow 0").settle();
    expect(table.names(ME, "monsters")).toEqual(["Gemini Elf", "Shadow"]);
  });

  it("are chained like fast effects from 2012-05-19 on", () => {
    const table = summon("2012-05-19");
    expect(table.asked).toBe("me respond");
    table.activate("Shadow").settle();
    expect(table.names(ME, "monsters")).toEqual(["Gemini Elf", "Shadow"]);
  });

  const typhoon = { you: { spells: ["Mystical Space Typhoon", "Mirror Force"] } };
  const chained = (date: string): Table => {
    const table = summon(date, typhoon);
    if (table.asked === "me trigger") table.pass();
    return table.pass().activate("Mystical Space Typhoon").until("respond");
  };

  it.each([
    ["2012-05-18", ["OCG-PRIO-04", "OCG-SPEED-10"]],
    ["2012-05-19", []],
  ])("%s: on top of the opponent's Quick-Play Spell", (date, against) => {
    const table = chained(date);
    expect(table.asked).toBe("me respond");
    expect(table.against("Shadow")).toEqual(against);
    expect(table.options.includes("activate Shadow 0")).toBe(against.length === 0);
  });

  it("never on a Counter Trap", () => {
    const table = summon("2024-01-01", {
      me: { hand: ["Gemini Elf", shadow, "Mystical Space Typhoon"] },
      you: { hand: ["Sangan"], spells: ["Magic Jammer", "Mirror Force"] },
    });
    table.activate("Mystical Space Typhoon").until("respond").activate("Magic Jammer").until("respond");
    expect(table.asked).toBe("me respond");
    expect(table.against("Shadow")).toEqual(["OCG-HAND-03", "OCG-SPEED-12"]);
  });

  it("only at the moment of what they wait for", () => {
    const table = summon("2024-01-01");
    table.settle();
    expect(table.against("Shadow")).not.toEqual([]);
    expect(table.options).not.toContain("activate Shadow 0");
  });
});

describe("a trigger whose card has moved on", () => {
  const leaver = invent(
    "Leaver",
    "If this card leaves the field: You can inflict 100 damage to your opponent.",
  );
  const pit = trap("Pit", "Target 1 monster on the field; destroy that target.");
  const sweep = spell("Sweep", "Banish all monsters in your opponent's GY.");

  it.each([
    ["2020-03-31", true],
    ["2020-04-01", false],
  ])("%s: may be activated: %s", (date, may) => {
    const table = Table.lay({
      date,
      me: { hand: [sweep], spells: [pit] },
      you: { monsters: [leaver], graveyard: ["Sangan"] },
    });
    table
      .activate("Sweep")
      .activate("Pit")
      .until(may ? "trigger" : "main");
    expect(table.names(YOU, "banished")).toEqual(["Sangan", "Leaver"]);
    expect(table.asked).toBe(may ? "you trigger" : "me main");
  });

  it.each(["2020-03-31", "2020-04-01"])("%s: may where it still is", (date) => {
    const table = Table.lay({ date, me: { spells: [pit] }, you: { monsters: [leaver] } });
    expect(table.activate("Pit").until("trigger").asked).toBe("you trigger");
  });
});

it("the opening hand is not drawn as an event", () => {
  const guest = invent(
    "Drawn Guest",
    "When you draw this card: You can reveal it; inflict 100 damage to your opponent.",
  );
  const { definitions, ...catalogue } = buildCatalogue(ocgRoom.game, [guest]);
  const id = definitions.find(({ card }) => card?.name.en === guest.name.en)?.id ?? 0;
  const deck = { main: Array(40).fill(id), extra: [] };
  const duel = startDuel(ocgRoom, rulesAt("2024-06-01"), { ...catalogue, definitions }, [deck, deck], 1);
  expect(pileCount(duel, ME, ZONE.hand)).toBe(5);
  expect(decision(duel)?.question).toBe("main");
});
