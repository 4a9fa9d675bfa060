import { buildCatalogue } from "@chainwright/compiler";
import { emptyDuel, place } from "@chainwright/engine";
import { FACE, WAY } from "@chainwright/engine/state";
import { ocgRoom, PHASE, rulesAt, ZONE } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { describe, expect, it, test } from "vitest";
import { poolOf } from "../../bench/lib/decks.mjs";
import { Ours } from "../duels/ours.mjs";
import { reportOf } from "../effects/classes.mjs";
import { positionOf, summon } from "../effects/position.mjs";
import { rehearse } from "../effects/rehearse.mjs";
import { Seek } from "../effects/seek.mjs";
import { speaksOfUnknown } from "../effects/series.mjs";
import { Uses } from "../effects/uses.mjs";

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
    // How it was Summoned is said there, too: here in no way that is known.
    expect(positionOf(duel, codeOf).lua).toBe("");
    summon(duel, () => 1);
    expect(positionOf(duel, codeOf).lua).toMatch(
      /^Debug\.PreSummon\(Duel\.GetFieldCard\(0,4,2\),1073741824,/,
    );
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

/** Sangan lies ready to be Tributed by Cannon Soldier MK-2. */
async function soldier() {
  const pool = await poolOf("ocg");
  const cards = ["Cannon Soldier MK-2", "Sangan"].map((name) => pool.card(name, NEWEST));
  const duel = emptyDuel(ocgRoom, rulesAt(NEWEST), buildCatalogue(ocgRoom.game, cards));
  for (const def of [1, 2]) place(duel, def, { zone: ZONE.monster, player: 0, way: WAY.special });
  const target = duel.catalogue.definitions.find(({ card }) => card?.name.en === "Cannon Soldier MK-2");
  const uses = new Uses(target, 0);
  const ours = new Ours(ocgRoom, duel, uses);
  ocgRoom.startAt(duel, 0, 5, PHASE.main1);
  ours.ready();
  return { target, uses, ours };
}

test("what leads to an effect is found on our side, and taken back", async () => {
  const { target, uses, ours } = await soldier();
  const before = JSON.stringify(ours.state);
  const path = rehearse(ours, uses, target, 0, new Set(), 3);
  expect(path.slice(0, 1)).toEqual(["activate Cannon Soldier MK-2@A.monster0"]);
  expect(uses.count).toBe(0);
  expect(JSON.stringify(ours.state)).toBe(before);
  const seek = new Seek({ target, index: 0, means: new Set(), uses, path, below: () => 0 });
  for (const word of path) {
    const picked = seek.pick([...ours.words.keys()], ours);
    expect(picked).toBe(word);
    ours.answer(ours.words.get(picked)[0]);
  }
  expect(seek.used).toBe(true);
});

test("a series of which card data knows no member", () => {
  const speaks = speaksOfUnknown([
    ["Old Hero", 8],
    ["Dark Hero", 8],
    ["New Kid", 0],
    ["Kid of Old", 0],
    ["Sangan", 0],
  ]);
  expect(speaks('Add 1 "Hero" monster.')).toBe(false);
  expect(speaks('Add 1 "Kid" monster.')).toBe(true);
  // The name of one card is no series.
  expect(speaks('Add 1 "Sangan".')).toBe(false);
});
