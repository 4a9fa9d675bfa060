import { ACT, type Action, action, type CardId, PASS, type Player } from "@chainwright/engine/state";
import { tell } from "@chainwright/explain";
import { describe, expect, it } from "vitest";
import {
  addPlays,
  describeCard,
  type Edit,
  edited,
  move,
  objections,
  put,
  readPosition,
  remove,
  setValue,
  written,
} from "../src/index.ts";
import { pools } from "./files.ts";

const SOURCE = `# What this file asks.
id: edited
title: "A file: with quotes"
game: ocg
rules: 2014-03-21
players:
  # A begins.
  A: { hand: [Gemini Elf], monsters: [{ card: Vorse Raider, position: defense }] }
  B:
    spells: [{ card: Trap Hole, set: true }] # it waits
    hand: [Sangan]
plays: []
variants:
  - id: later
    title: Later
    players:
      B: { hand: [] }
`;

const position = (source = SOURCE, variant = "") => readPosition(source, "", pools, { variant });

function after(edit: Edit, variant = ""): string {
  const text = edited(position(SOURCE, variant), edit);
  // Whatever was written can be read.
  position(text, variant);
  return text;
}

/** The lines that are not as they were, the old one with - and the new one with +. */
function changes(text: string): string[] {
  const [old, now] = [SOURCE.split("\n"), text.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ];
}

const MONSTER = ["players", "A", "monsters", 0];
const TRAP = ["players", "B", "spells", 0];

describe("an edit of a scenario file", () => {
  it("leaves everything else as it was written", () => {
    expect(edited(position(), () => {})).toBe(SOURCE);
    expect(changes(after(put("Dark Hole", { seat: "A", key: "hand" })))).toEqual([
      "-A: { hand: [Gemini Elf], monsters: [{ card: Vorse Raider, position: defense }] }",
      "+A: { hand: [Gemini Elf, Dark Hole], monsters: [{ card: Vorse Raider, position: defense }] }",
    ]);
  });

  it("puts a card to a place and into a zone that was empty", () => {
    const text = after(put("Sangan", { seat: "B", key: "monsters", zone: "zone-3" }));
    expect(changes(text)).toEqual(["+monsters: [{ card: Sangan, zone: zone-3 }]"]);
  });

  it("moves a card with what is said of it, as far as that can be said there", () => {
    const toOther = after(move(MONSTER, { seat: "B", key: "monsters" }));
    expect(toOther).toContain("monsters: [{ card: Vorse Raider, position: defense }]");
    expect(toOther).toContain("A: { hand: [Gemini Elf] }");
    expect(after(move(MONSTER, { seat: "A", key: "graveyard" }))).toContain("graveyard: [Vorse Raider]");
  });

  it("says something of a card and takes it back", () => {
    const hand = ["players", "A", "hand", 0];
    expect(after(describeCard(TRAP, "since", 3))).toContain("{ card: Trap Hole, set: true, since: 3 }");
    expect(after(describeCard(TRAP, "set", undefined))).toContain("spells: [Trap Hole] # it waits");
    expect(after(describeCard(MONSTER, "summoned", "normal"))).toContain("summoned: normal");
    expect(after(remove(hand))).toContain("A: { monsters:");
  });

  it("sets the day, the turn and Life Points", () => {
    expect(changes(after(setValue(["rules"], "2020-01-01")))).toContain("+rules: 2020-01-01");
    expect(changes(after(setValue(["turn", "player"], "B")))).toEqual(["+turn:", "+player: B"]);
    expect(after(setValue(position().pathOf("A", "lp"), 500))).toContain("lp: 500");
  });

  it("adds plays where they belong", () => {
    const once = after(addPlays(0, [{ A: { summon: "Gemini Elf" } }, "resolve"]));
    expect(changes(once)).toEqual(["-plays: []", "+plays:", "+- A: { summon: Gemini Elf }", "+- resolve"]);
    const twice = edited(position(once), addPlays(1, [{ B: "pass" }]));
    expect(twice).toContain("- A: { summon: Gemini Elf }\n  - B: pass\n  - resolve");
  });

  it("changes a variant where it has something of its own, else what all share", () => {
    expect(after(put("Sangan", { seat: "B", key: "hand" }), "later")).toContain("B: { hand: [Sangan] }");
    expect(after(put("Sangan", { seat: "A", key: "hand" }), "later")).toContain("hand: [Gemini Elf, Sangan]");
  });

  it("is objected to by the checks of the setup", () => {
    const against = (edit: Edit) => objections(position(), edit).map(({ told }) => tell(told, "en"));
    expect(against(put("Dark Hole", { seat: "A", key: "monsters" }))).toEqual([
      '"Dark Hole": a Spell cannot be in a Monster Zone',
    ]);
    expect(against(put("Sangan", { seat: "A", key: "mana" }))).toEqual(['this game has no zone "mana"']);
    expect(against(put("Sangan", { seat: "A", key: "monsters", zone: "zone-1" }))).toEqual([]);
    expect(against(move(TRAP, { seat: "A", key: "hand" }))).toEqual([]);
    expect(against(describeCard(MONSTER, "since", 9))).toHaveLength(1);
  });
});

describe("what a player does, written down", () => {
  const file = SOURCE.replace("hand: [Gemini Elf],", "hand: [Gemini Elf, Gemini Elf],");
  const { room, begin, places } = position(file);
  const duel = begin();
  const cardOf = (...path: readonly PropertyKey[]) =>
    [...places].find(([, place]) => place.join() === path.join())?.[0] as CardId;
  const words = (act: Action, player: Player = 0) => written(duel, room, player, act);

  it("names the card so that no other is meant", () => {
    expect(words(action(ACT.summon, cardOf("players", "A", "hand", 1)))).toEqual({ summon: "Gemini Elf#2" });
    expect(words(action(ACT.activate, cardOf(...TRAP), 0), 1)).toEqual({ activate: "Trap Hole" });
    expect(words(action(ACT.attack, cardOf(...MONSTER)))).toEqual({ attack: "Vorse Raider" });
  });

  it("has no words for what is no play", () => {
    expect(words(PASS)).toBeUndefined();
  });
});
