import { describe, expect, it } from "vitest";
import { runOne, wrong } from "./files.ts";

const position = (applied: string, more = "plays: []"): string => `id: T-1
title: A test
game: ocg
cards:
  - name: { en: Loud Drum }
    kind: spell
    categories: [quick-play]
    texts:
      - text: "Target 1 monster on the field; it gains 500 ATK until the end of this turn."
  - name: { en: Weighed Blade }
    kind: spell
    categories: [normal]
    texts:
      - text: "Discard 1 monster, then target 1 monster you control; it gains ATK equal to the discarded monster's ATK until the end of this turn."
  - name: { en: Twin Bell }
    kind: monster
    categories: [effect]
    attribute: LIGHT
    type: Fairy
    level: 4
    atk: 1000
    def: 1000
    texts:
      - text: "Once per turn: You can target 1 monster you control; it gains 100 ATK until the end of this turn. Once per turn: You can target 1 monster your opponent controls; it loses 200 ATK until the end of this turn."
players:
  A:
    monsters: [Gemini Elf, Twin Bell]
    graveyard: [Loud Drum, Weighed Blade, Raigeki]
    applied: [${applied}]
  B: { monsters: [Gemini Elf, Luster Dragon] }
${more}`;

describe("an effect that was used before", () => {
  it.each([
    ["{ card: Loud Drum, target: Luster Dragon }", "{ Luster Dragon: 2400 }"],
    // The player's own cards are meant first.
    ["{ card: Loud Drum, target: Gemini Elf }", "{ Gemini Elf: 2400 }"],
    ["{ card: Twin Bell, target: Luster Dragon }", "{ Luster Dragon: 1700 }"],
    ["{ card: Twin Bell, effect: 1, target: Gemini Elf }", "{ Gemini Elf: 2000 }"],
  ])("still applies: %s", (applied, atk) => {
    expect(wrong(runOne(position(applied, `plays: []\nexpect:\n  - atk: ${atk}`)))).toEqual([]);
  });

  it("has been used", () => {
    const again = (effect: number, verdict: string) =>
      `plays:\n  - ${verdict}: { player: A, activate: Twin Bell, effect: ${effect}, until: turn }`;
    const used = "{ card: Twin Bell, effect: 2, target: Luster Dragon }";
    expect(wrong(runOne(position(used, again(2, "cannot"))))).toEqual([]);
    expect(wrong(runOne(position(used, again(1, "can"))))).toEqual([]);
  });

  it.each([
    [
      "{ card: Loud Dram, target: Gemini Elf }",
      'there is no card "Loud Dram" in this position (did you mean "Loud Drum"?)',
    ],
    ["{ card: Loud Drum, target: Sangan }", 'there is no card "Sangan" in this position'],
    ["{ card: Loud Drum }", '(did you mean "Gemini Elf", "Twin Bell", "Luster Dragon"?)'],
    ["{ card: Raigeki }", 'no effect of "Raigeki" that was used so has left anything behind'],
    ["{ card: Twin Bell, effect: 3 }", '"Twin Bell" has no effect 3'],
    ["{ card: Twin Bell, effect: 1, target: Luster Dragon }", "has left anything behind"],
    [
      "{ card: Loud Drum, target: Gemini Elf, choose: heads }",
      'the effect of "Loud Drum" asks for no "heads"',
    ],
    ["{ card: Weighed Blade, target: Gemini Elf }", 'what "Weighed Blade" left behind hangs on'],
    ["{ card: Loud Drum, targt: Gemini Elf }", 'unknown key "targt" (did you mean "target"?)'],
  ])("is refused where it cannot have been so: %s", (applied, message) => {
    expect(() => runOne(position(applied))).toThrow(message);
    expect(() => runOne(position(applied))).toThrow(/^test\.yaml:29:\d+: /);
  });

  it("is one of any game", () => {
    const rush = `id: T-2
title: A test
game: rush
players:
  A: { monsters: [Sonic Attacker], applied: [{ card: Sonic Attacker }] }
plays: []
expect:
  - atk: { Sonic Attacker: 2300 }
  - lp: { B: 8000 }`;
    expect(wrong(runOne(rush))).toEqual([]);
  });
});
