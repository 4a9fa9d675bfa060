import { verdict } from "@chainwright/engine";
import { ACT, action, CARD } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { EXTRA_RIGHT } from "../src/monster-zones-and-columns.ts";
import { invent, spell, trap } from "./support/cards.ts";
import { idsOf, ME, Table, YOU } from "./support/table.ts";

const body = (name: string, level = 4) => invent(name, "", { level });

const against = (table: Table, kind: "summon" | "set" | "changePosition", name: string): string[] =>
  idsOf(verdict(table.duel, action(ACT[kind], table.id(name))));

const decks = { me: [body("Filler")], you: [body("Filler")] };

describe("the Normal Summon", () => {
  it.each(["summon", "set"] as const)("happens once a turn, as a Set or as a Summon (%s)", (first) => {
    const table = Table.lay({
      me: { hand: [body("One"), body("Two")], deck: decks.me },
      you: { hand: [body("Other")], deck: decks.you },
    });
    expect([against(table, "summon", "Two"), against(table, "set", "Two")]).toEqual([[], []]);
    table.do(`${first} One`).settle();
    expect(against(table, "summon", "Two")).toEqual(["OCG-BASIC-11"]);
    expect(against(table, "set", "Two")).toEqual(["OCG-BASIC-11"]);
    expect(table.options.filter((option) => option.endsWith(" Two"))).toEqual([]);
    // The other player has one of their own, and the next turn brings a new one.
    table.do("phase 7").settle();
    expect([table.asked, against(table, "summon", "Other")]).toEqual(["you main", []]);
    table.do("phase 7").settle();
    expect([table.asked, against(table, "summon", "Two")]).toEqual(["me main", []]);
  });

  it("is not used up by a Special Summon", () => {
    const table = Table.lay({ me: { hand: ["Monster Reborn", body("One")], graveyard: [body("Dead")] } });
    table.activate("Monster Reborn").settle();
    expect(table.names(ME, "monsters")).toEqual(["Dead"]);
    expect(against(table, "summon", "One")).toEqual([]);
  });

  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [12, 2],
  ])("of a Level %i monster takes %i Tributes", (level, tributes) => {
    const others = ["First", "Second"].map((name) => body(name));
    for (let there = 0; there <= 2; there++) {
      const table = Table.lay({ me: { hand: [body("Big", level)], monsters: others.slice(0, there) } });
      const enough = there >= tributes;
      expect(against(table, "summon", "Big")).toEqual(enough ? [] : ["OCG-BASIC-12"]);
      expect(against(table, "set", "Big")).toEqual(enough ? [] : ["OCG-BASIC-12"]);
      if (!enough) continue;
      table.do("summon Big");
      for (let i = 0; i < tributes; i++) table.do(`choose ${i === 0 ? "First" : "Second"}`);
      table.settle();
      expect(table.names(ME, "graveyard")).toHaveLength(tributes);
      expect(table.names(ME, "monsters")).toEqual([
        ...others.slice(tributes, there).map(({ name }) => name.en),
        "Big",
      ]);
    }
  });

  it("needs a free zone, unless a Tribute makes one free", () => {
    const five = ["A", "B", "C", "D", "E"].map((name) => body(name));
    const table = Table.lay({ me: { hand: [body("Small"), body("Big", 5)], monsters: five } });
    expect(against(table, "summon", "Small")).toEqual(["OCG-BASIC-09"]);
    expect(table.do("summon Big").do("choose C").settle().names(ME, "monsters")).toEqual([
      "A",
      "B",
      "D",
      "E",
      "Big",
    ]);
  });

  it("does not come to the zone that a Tribute in an Extra Monster Zone leaves", () => {
    const six = ["A", "B", "C", "D", "E", "Extra"].map((name) => body(name));
    const table = Table.lay({ me: { hand: [body("Big", 5)], monsters: six } });
    table.duel.state.set(CARD.slot, table.id("Extra"), EXTRA_RIGHT);
    table.do("summon Big");
    expect(table.options).toEqual(["choose A", "choose B", "choose C", "choose D", "choose E"]);
    expect(table.do("choose C").settle().names(ME, "monsters")).toEqual(["A", "B", "D", "E", "Extra", "Big"]);
  });

  it("is for monsters in the hand only, and not for those whose text forbids it", () => {
    const shy = invent("Shy", "Cannot be Normal Summoned/Set.");
    const table = Table.lay({
      me: { hand: ["Raigeki", shy], monsters: [body("There")], graveyard: [body("Dead")] },
    });
    expect(against(table, "summon", "Raigeki")).toEqual(["OCG-BASIC-13"]);
    expect(against(table, "summon", "Shy")).toEqual(["OCG-BASIC-13"]);
    expect(against(table, "set", "Shy")).toEqual(["OCG-BASIC-13"]);
    expect(against(table, "summon", "There")).toEqual(["OCG-BASIC-02"]);
    expect(against(table, "summon", "Dead")).toEqual(["OCG-BASIC-02"]);
  });
});

describe("a card that was Set this turn", () => {
  const fast = spell("Fast", "Inflict 100 damage to your opponent.", "quick-play");
  const slow = spell("Slow", "Inflict 100 damage to your opponent.");
  const snare = trap("Snare", "Inflict 100 damage to your opponent.");
  const counter = trap("Stop", "Inflict 100 damage to your opponent.", "counter");

  it.each([
    ["Trap", snare, false],
    ["Counter Trap", counter, false],
    ["Quick-Play Spell", fast, false],
    ["Normal Spell", slow, true],
  ])("cannot be activated if it is a %s, only next turn", (_, card, now) => {
    const name = card.name.en;
    const table = Table.lay({ me: { hand: [card], deck: decks.me }, you: { deck: decks.you } });
    table.do(`set ${name}`).settle();
    expect(table.against(name)).toEqual(now ? [] : ["OCG-BASIC-10"]);
    if (now) return;
    // The opponent's turn is another turn.
    table.do("phase 7").until("main").do("phase 7");
    expect([table.asked, table.against(name)]).toEqual(["me end of phase", []]);
  });

  it("a Quick-Play Spell in the hand is for its player's own turn, a Trap for none", () => {
    const table = Table.lay({ me: { hand: [fast, snare] }, askAlways: true });
    expect([table.against("Fast"), table.against("Snare")]).toEqual([[], ["OCG-BASIC-02"]]);
    const other = Table.lay({ turnPlayer: YOU, me: { hand: [fast] }, askAlways: true });
    other.do("phase 7");
    expect([other.asked, other.against("Fast")]).toEqual(["me end of phase", ["OCG-BASIC-02"]]);
  });

  it("needs one of five zones", () => {
    const spells = Array.from({ length: 5 }, () => snare);
    const table = Table.lay({ me: { hand: [slow], spells } });
    expect(against(table, "set", "Slow")).toEqual(["OCG-BASIC-09"]);
    expect(table.against("Slow")).toEqual(["OCG-BASIC-09"]);
  });
});

describe("a change of position", () => {
  it("is possible once a turn, and not for a monster that came or attacked this turn", () => {
    const table = Table.lay({ me: { hand: [body("New")], monsters: [body("Old"), body("Hitter")] } });
    table.do("summon New").settle();
    expect(against(table, "changePosition", "New")).toEqual(["OCG-TABLE-17"]);
    table.do("changePosition Old").settle();
    expect(against(table, "changePosition", "Old")).toEqual(["OCG-TABLE-19"]);
    table.do("phase 4");
    expect(table.options).not.toContain("attack Old on player");
    table.do("attack Hitter on player").settle().pass();
    expect(table.asked).toBe("me main");
    expect(against(table, "changePosition", "Hitter")).toEqual(["OCG-TABLE-18"]);
  });
});

describe("the end of a turn", () => {
  it("leaves six cards in the hand, and the player chooses which", () => {
    const hand = ["A", "B", "C", "D", "E", "F", "G", "H"].map((name) => body(name));
    const table = Table.lay({ me: { hand }, you: { deck: decks.you } });
    table.do("phase 7");
    expect(table.asked).toBe("me hand limit");
    expect(table.options).toHaveLength(8);
    table.do("choose C").do("choose A").settle();
    expect(table.asked).toBe("you main");
    expect(table.names(ME, "hand")).toEqual(["B", "D", "E", "F", "G", "H"]);
    expect(table.names(ME, "graveyard")).toEqual(["C", "A"]);
  });

  it("brings defeat to a player who has to draw and cannot", () => {
    const table = Table.lay({}).do("phase 7");
    expect(table.over).toBe(true);
  });
});
