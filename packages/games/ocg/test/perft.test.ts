import { describe, expect, it } from "vitest";
import { perft } from "./support/perft.ts";
import { type Setting, Table } from "./support/table.ts";

interface Position {
  readonly name: string;
  readonly setting: Setting;
  /** Sequences of 1, 2, 3 … answers. */
  readonly sequences: readonly number[];
}

const POSITIONS: readonly Position[] = [
  {
    name: "empty",
    setting: {},
    // Battle Phase or end; leave it; end from Main Phase 2; the other player cannot draw and has lost.
    sequences: [2, 1, 1, 0],
  },
  {
    name: "one monster",
    setting: { me: { hand: ["Gemini Elf"], deck: ["Gemini Elf"] }, you: { deck: ["Gemini Elf"] } },
    // Summon, Set, battle, end. Then: 2 after a Summon, 2 after a Set, 1 in the Battle Phase, 4 for the other player, who
    // has drawn the same. The 25 are (2 + 4) + (1 + 4) + 3 + (2 + 2 + 1 + 6).
    sequences: [4, 9, 25, 56, 123, 239],
  },
  {
    name: "speeds",
    setting: {
      date: "2014-03-21",
      me: {
        hand: ["Raigeki", "Dark Hole", "Gemini Elf"],
        spells: ["Seven Tools of the Bandit"],
        deck: ["Sangan"],
      },
      you: {
        hand: ["Sangan", "Vorse Raider"],
        monsters: ["Luster Dragon"],
        spells: ["Magic Jammer", "Mystical Space Typhoon"],
        deck: ["Sangan"],
      },
    },
    // 2 + 2 of a Main Phase, 2 Sets, 2 Spells. Mystical Space Typhoon may answer each of the 8 and Magic Jammer the two
    // Spells as well, or the opponent passes: 6 × 2 + 2 × 3.
    sequences: [8, 18, 58, 129, 414],
  },
  {
    name: "battle",
    setting: {
      phase: "battle",
      me: { monsters: ["Gemini Elf", "Sangan", "Mathematician"], deck: ["Sangan"] },
      you: {
        monsters: [
          { card: "Vorse Raider", position: "defense" },
          { card: "Dandylion", face: "down" },
        ],
        spells: ["Mirror Force", "Sakuretsu Armor"],
        deck: ["Sangan"],
      },
    },
    // Three attackers, two targets, or no attack.
    sequences: [7, 22, 71, 200, 602],
  },
  {
    name: "eight triggers",
    setting: {
      date: "2014-03-21",
      me: {
        hand: ["Dark Hole"],
        monsters: ["Sangan", "Dandylion", "Peten the Dark Clown"],
        deck: ["Battle Fader", "Peten the Dark Clown"],
      },
      you: {
        monsters: ["Sangan", "Dandylion", "Peten the Dark Clown"],
        deck: ["Battle Fader", "Peten the Dark Clown"],
      },
    },
    // Set or activate Dark Hole, turn one of three monsters, battle, end.
    sequences: [7, 43, 233, 1099],
  },
  {
    name: "every window",
    setting: {
      askAlways: true,
      date: "2013-01-01",
      me: { hand: ["Alien Ammonite", "Alien Dog"], graveyard: ["Alien Dog"], deck: ["Sangan"] },
      you: {
        monsters: [{ card: "Evolzar Dolkka", materials: ["Sangan", "Sangan"] }, "Stardust Dragon"],
        spells: ["Forbidden Chalice", "Bottomless Trap Hole"],
        deck: ["Sangan"],
      },
    },
    // Summon or Set either monster, battle, end; an attempted Summon has a window of its own.
    sequences: [6, 8, 12, 19, 28, 41],
  },
];

describe("sequences of answers", () => {
  it.each(POSITIONS)("from “$name” are as many as ever", ({ setting, sequences }) => {
    const { duel } = Table.lay(setting);
    const before = duel.state.fork();
    expect(sequences.map((_, i) => perft(duel, i + 1))).toEqual(sequences);
    expect(duel.state.equals(before)).toBe(true);
  });

  it.each(POSITIONS)(
    "from “$name” are as many with undo, and from a saved state",
    ({ setting, sequences }) => {
      for (const way of ["undo", "save"] as const) {
        const { duel } = Table.lay(setting);
        const before = duel.state.fork();
        expect([1, 2, 3, 4].map((depth) => perft(duel, depth, way))).toEqual(sequences.slice(0, 4));
        expect(duel.state.equals(before)).toBe(true);
      }
    },
  );
});
