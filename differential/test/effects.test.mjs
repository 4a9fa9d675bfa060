import { buildCatalogue, emptyDuel, FACE, place } from "@chainwright/engine";
import { ocgRoom, rulesAt, ZONE } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { poolOf } from "../../bench/lib/decks.mjs";
import { reportOf } from "../effects/classes.mjs";
import { positionOf } from "../effects/position.mjs";

const NAMES = ["Sangan", "Mirror Force", "Gemini Elf"];

describe("a position for the other engine", () => {
  it("has every card where it lies, as it lies", async () => {
    const pool = await poolOf("ocg");
    const codeOf = (name) => pool.record(name)?.passcode;
    const cards = NAMES.map((name) => pool.card(name, NEWEST));
    const duel = emptyDuel(ocgRoom, rulesAt(NEWEST), buildCatalogue(ocgRoom.game, cards));
    place(duel, 1, { zone: ZONE.monster, player: 0, slot: 2 });
    place(duel, 2, { zone: ZONE.spell, player: 1, face: FACE.down });
    place(duel, 3, { zone: ZONE.deck, player: 1 });
    place(duel, 1, { zone: ZONE.deck, player: 1 });
    const [sangan, force, elf] = NAMES.map(codeOf);
    const { players } = positionOf(duel, codeOf);
    expect(players.A.monsters).toEqual([{ card: sangan, zone: 2, pos: "attack", materials: [] }]);
    expect(players.B.spells).toEqual([{ card: force, zone: 0, set: true }]);
    // From the top.
    expect(players.B.deck).toEqual([elf, sangan]);
  });
});

describe("the report", () => {
  it("counts what differs by class, most often first", () => {
    const one = { what: "legal", only: "ours", act: "activate", zone: "hand", key: "activate A@A.hand" };
    const other = { what: "state", part: "LP", ours: ["1"], theirs: ["2"], did: "B pass" };
    const report = reportOf([
      { effect: "A 1", seed: 1, verdict: "differs", divergences: [other, one] },
      { effect: "A 2", seed: 2, verdict: "differs", divergences: [one] },
      { effect: "B 1", verdict: "same", divergences: [] },
    ]).split("\n");
    expect(report[0]).toBe("2 differs");
    expect(report.filter((line) => line.includes(" × "))).toEqual([
      "2 × legal ours activate hand",
      "1 × state LP",
    ]);
  });
});
