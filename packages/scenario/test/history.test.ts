import { describe, expect, it } from "vitest";
import { run, runOne, wrong } from "./files.ts";

/** The same position with and without something that was before: what it decides must be decided otherwise. */
const file = (a: string, plays: string, cards = "", expects = ""): string => `id: T-2
title: A test
game: ocg
rules: 2014-03-21
${cards}players:
  A: ${a}
  B: { monsters: [Luster Dragon] }
plays:
${plays}${expects}`;

const SCHOLAR = `cards:
  - name: { en: Twin Scholar }
    kind: monster
    categories: [effect]
    attribute: LIGHT
    type: Spellcaster
    level: 4
    atk: 1500
    def: 1200
    texts:
      - text: 'Once per turn: You can draw 1 card. You can only use this effect of "Twin Scholar" once per turn.'
`;

describe("what was before a position", () => {
  it.each([
    [
      "a monster attacked",
      (said: string) =>
        file(`{ monsters: [{ card: Gemini Elf${said} }] }`, can("attack: Gemini Elf, on: Luster Dragon")),
      ", attacked: true",
    ],
    [
      "its position was changed",
      (said: string) => file(`{ monsters: [{ card: Gemini Elf${said} }] }`, can("turn: Gemini Elf")),
      ", turned: true",
    ],
    [
      "a monster was Normal Summoned",
      (said: string) => file(`{ hand: [Gemini Elf]${said} }`, can("summon: Gemini Elf")),
      ", normal-summons: 1",
    ],
    [
      "a monster was Flip Summoned",
      (said: string) =>
        file(
          `{ monsters: [{ card: Mighty Dino King Rex, summoned: flip${said} }] }`,
          can("activate: Mighty Dino King Rex"),
        ),
      ", turned: true",
    ],
    [
      "another copy used an effect that is limited by name",
      (said: string) =>
        file(
          `{ monsters: [{ card: Twin Scholar${said} }, Twin Scholar], deck: [Sangan] }`,
          can("activate: 'Twin Scholar#2'"),
          SCHOLAR,
        ),
      ", used: [1]",
    ],
  ])("decides: %s", (_, of, said) => {
    const turn = (text: string) => (text.includes("attack:") ? `turn: { phase: battle }\n${text}` : text);
    const [without, having] = [turn(of("")), turn(of(said))];
    expect(wrong(runOne(without))).toEqual([]);
    expect(wrong(runOne(having.replace("can:", "cannot:")))).toEqual([]);
  });

  it("counters lie on a card and an Equip Card is at its monster", () => {
    const breaker = "{ card: Breaker the Magical Warrior, counters: { Spell Counter: 1 } }";
    const pendant = "{ card: Black Pendant, equipped: Breaker the Magical Warrior }";
    const text = file(
      `{ monsters: [${breaker}], spells: [${pendant}] }`,
      "  - can: { player: A, activate: Breaker the Magical Warrior }\n",
      "",
      "expect:\n  - atk: { Breaker the Magical Warrior: 2400 }\n",
    );
    const report = runOne(text);
    expect(wrong(report)).toEqual([]);
    const [monster] = report.start.players.A.zones.monster ?? [];
    expect(monster?.counters).toEqual([{ kind: "Spell Counter", count: 1 }]);
    expect(report.start.players.A.zones.spell?.[0]?.equippedTo).toBe("Breaker the Magical Warrior");
  });

  it.each([
    ["{ hand: [{ card: Gemini Elf, attacked: true }] }", /only a monster on the field has attacked/],
    [
      "{ monsters: [{ card: Gemini Elf, set: true, counters: { Spell Counter: 1 } }] }",
      /only on face-up cards/,
    ],
    [
      "{ monsters: [{ card: Gemini Elf, counters: { Spel Counter: 1 } }] }",
      /no card here speaks of a "Spel Counter"/,
    ],
    ["{ monsters: [{ card: Gemini Elf, equipped: Sangan }] }", /only a face-up card in a Spell & Trap Zone/],
    ["{ spells: [{ card: Black Pendant, equipped: Sangan }] }", /there is no monster "Sangan"/],
    [
      "{ monsters: [{ card: Sangan, position: face-down-defense }], spells: [{ card: Black Pendant, equipped: Sangan }] }",
      /"Sangan" is face-down/,
    ],
    ["{ normal-summons: 101 }", /at most 100$/],
    [
      "{ monsters: [{ card: Breaker the Magical Warrior, counters: { Spell Counter: 1001 } }] }",
      /at most 1000$/,
    ],
  ])("is refused where it cannot be: %s", (a, message) => {
    expect(() => run(file(a, "  - asked: A\n"))).toThrow(message);
  });
});

function can(act: string): string {
  return `  - can: { player: A, ${act} }\n`;
}

describe("the target of a card that stays", () => {
  const haunted = (target: string, more = "plays: []"): string =>
    `id: T-3
title: A test
game: ocg
players:
  A:
    monsters: [Sangan, { card: Gemini Elf, set: true }]
    spells: [{ card: Call of the Haunted${target === "" ? "" : `, target: ${target}`} }]
    hand: [Mystical Space Typhoon]
${more}`;

  it("is one that it could have targeted, and is told where it is not", () => {
    expect(wrong(runOne(haunted("Sangan")))).toEqual([]);
    expect(() => runOne(haunted("Dark Magician"))).toThrow(
      'test.yaml:7:14: its activation could not target “Dark Magician” there, or left nothing on it (did you mean "Sangan"',
    );
  });

  it("is none where the file names none", () => {
    const destroyed = (target: string, cards: string) =>
      wrong(
        runOne(
          haunted(
            target,
            `plays:\n  - A: { activate: Mystical Space Typhoon, target: Call of the Haunted }\n  - resolve\nexpect:\n  - destroyed: [${cards}]`,
          ),
        ),
      );
    expect(destroyed("Sangan", "Call of the Haunted, Sangan")).toEqual([]);
    expect(destroyed("", "Call of the Haunted")).toEqual([]);
  });
});
