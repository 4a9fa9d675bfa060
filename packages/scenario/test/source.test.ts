import { problemText, tell } from "@chainwright/explain";
import { describe, expect, it } from "vitest";
import { readScenario, SourceError, titleOf } from "../src/index.ts";
import { run } from "./files.ts";

interface Said {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly suggestion?: string;
}

/** What a file is told about itself, in English; a file that is good is told nothing. */
function problems(
  source: string,
  act: (source: string) => unknown = (text) => readScenario(text, "test.yaml"),
): readonly Said[] {
  try {
    act(source);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return error.problems.map(({ line, column, told, hint }) => ({
      ...{ line, column, message: tell(told, "en") },
      ...(hint === undefined ? {} : { suggestion: tell(hint, "en") }),
    }));
  }
  return [];
}

const good = `id: T-1
title: A test
game: ocg
rules: 2014-03-21
turn: { player: A, phase: main1 }
players:
  A:
    hand: [Raigeki]
  B:
    monsters: [Gemini Elf]
plays:
  - A: { activate: Raigeki }
expect:
  - destroyed: [Gemini Elf]
cites: [OCG-CHAIN-04]
`;

/** The good file with one line put in the place of another; says where that is. */
const swap = (line: string, other: string): string => {
  if (!good.includes(`${line}\n`)) throw new Error(`no line "${line}"`);
  return good.replace(`${line}\n`, `${other}\n`);
};

describe("readScenario", () => {
  it("reads a good file and says where its parts stand", () => {
    const { scenario, locate } = readScenario(good, "test.yaml");
    expect(scenario.id).toBe("T-1");
    expect(locate(["plays", 0])).toEqual({ line: 12, column: 5 });
    expect(locate(["players", "B", "monsters", 0])).toEqual({ line: 10, column: 16 });
    // What is not there is where the nearest thing around it is.
    expect(locate(["plays", 7])).toEqual(locate(["plays"]));
  });

  it.each([
    ["at the top", swap("rules: 2014-03-21", "ruless: 2014-03-21"), "ruless", 4, "rules"],
    [
      "of a player",
      swap("    monsters: [Gemini Elf]", "    monster: [Gemini Elf]"),
      "monster",
      10,
      "monsters",
    ],
    [
      "of a play",
      swap("  - A: { activate: Raigeki }", "  - A: { activat: Raigeki }"),
      "activat",
      12,
      "activate",
    ],
  ])("names an unknown key %s, its line, and what was meant", (_, source, key, line, meant) => {
    const [problem, ...more] = problems(source);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      line,
      message: `unknown key "${key}"`,
      suggestion: `did you mean "${meant}"?`,
    });
  });

  // It says instead that the first kind of expectation there is has no value.
  it("names an unknown key of an expectation, its line, and what was meant", () => {
    expect(problems(swap("  - destroyed: [Gemini Elf]", "  - destroied: [Gemini Elf]"))).toMatchObject([
      { line: 14, message: 'unknown key "destroied"', suggestion: 'did you mean "destroyed"?' },
    ]);
  });

  it("has no suggestion for a key like no other", () => {
    expect(problems(swap("rules: 2014-03-21", "zzzzzzzzzzzz: 1"))).toEqual([
      { line: 4, column: expect.any(Number), message: 'unknown key "zzzzzzzzzzzz"' },
    ]);
  });

  it.each([
    ["2014-3-21", 'did you mean "2014-03-21"?'],
    ["ocg:2014-03-21", 'did you mean "2014-03-21"?'],
    ["TCG 2014-03-21", 'did you mean "tcg:2014-03-21"?'],
    ["21.03.2014", undefined],
    ["yesterday", undefined],
  ])("refuses the rules of %s", (date, suggestion) => {
    const [problem] = problems(swap("rules: 2014-03-21", `rules: "${date}"`));
    expect(problem).toMatchObject({ line: 4, message: expect.stringContaining("a date like 2014-03-21") });
    expect(problem?.suggestion).toBe(suggestion);
  });

  it("refuses a day that is in no calendar", () => {
    expect(problems(swap("rules: 2014-03-21", "rules: 2014-13-45"))).not.toEqual([]);
  });

  it.each([
    ["a list that is not closed", swap("    hand: [Raigeki]", "    hand: [Raigeki"), 9],
    ["a key twice", swap("game: ocg", "game: ocg\ngame: ocg"), 4],
    ["a wrong indent", swap("    hand: [Raigeki]", "    hand: [Raigeki]\n   lp: 1"), 9],
  ])("refuses what is not YAML: %s", (_, source, line) => {
    const found = problems(source);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.line).toBeGreaterThanOrEqual(line - 1);
    expect(found[0]?.line).toBeLessThanOrEqual(line + 1);
    expect(found[0]?.message).not.toBe("");
  });

  it("refuses a file with nothing in it, and one without plays", () => {
    expect(problems("")).not.toEqual([]);
    const [problem] = problems(good.replace(/plays:\n.*\n/, ""));
    expect(problem?.message).toContain("plays");
  });

  it("says everything that is wrong, not only the first thing", () => {
    const source = good.replace("game: ocg", "game: chess").replace("phase: main1", "phse: main1");
    expect(problems(source).map(({ line }) => line)).toEqual([3, 5]);
  });

  it("shows a problem in one line, with file, line and column", () => {
    expect(() => readScenario(swap("rules: 2014-03-21", "ruless: 1"), "dir/test.yaml")).toThrow(
      /^dir\/test\.yaml:4:\d+: unknown key "ruless" \(did you mean "rules"\?\)$/,
    );
  });
});

describe("a file that cannot be read", () => {
  const told = (source: string): SourceError => {
    try {
      run(source);
    } catch (error) {
      if (error instanceof SourceError) return error;
    }
    throw new Error("it can be read");
  };

  it.each([
    ["an unknown key", swap("game: ocg", "game: ocg\ngmae: ocg"), "gmae", "모르는 키", "知らないキー"],
    ["another game", swap("game: ocg", "game: chess"), "rush", "중 하나", "のどれか"],
    ["a text for a list", swap("    hand: [Raigeki]", "    hand: 3"), "hand", "목록", "リスト"],
    ["a number that is too great", swap("    hand: [Raigeki]", "    lp: 1000001"), "lp", "이하", "以下"],
    ["what is not there", good.replace(/plays:\n.*\n/, ""), "plays", "빠져", "ありません"],
    ["no YAML", swap("game: ocg", "game: ocg\ngame: ocg"), "", "두 번", "二度"],
    [
      "a card that may not lie there",
      swap("    monsters: [Gemini Elf]", "    monsters: [Raigeki]"),
      "Raigeki",
      "몬스터 존",
      "モンスター",
    ],
    ["the rules of no day", swap("rules: 2014-03-21", "rules: soon"), "rules", "날짜", "日付"],
  ])("is told so in every language: %s", (_, source, word, ko, ja) => {
    const [problem] = told(source).problems;
    for (const [language, words] of [["ko", ko] as const, ["ja", ja] as const]) {
      const text = problem === undefined ? "" : problemText(problem, language);
      expect(text).toContain(words);
      expect(text).toContain(word);
      expect(told(source).text(language)).toBe(`test.yaml:${problem?.line}:${problem?.column}: ${text}`);
    }
  });

  it("has its title all the same, where that can be read", () => {
    const broken = good.replace("game: ocg", "game: chess");
    expect(titleOf(broken)).toEqual({ en: "A test", ko: "A test", ja: "A test" });
    const named = broken.replace("title: A test", "title: { en: A test, ko: 시험 }");
    expect(titleOf(`${named}\n  - [`)?.ko).toBe("시험");
    expect(titleOf(broken.replace("title: A test", "title: [1]"))).toBeUndefined();
    expect(titleOf("")).toBeUndefined();
  });
});

describe("runScenario", () => {
  const running = (source: string): readonly Said[] => problems(source, run);

  it("runs the good file", () => {
    expect(running(good)).toEqual([]);
  });

  it("names an unknown card, its line, and the nearest names", () => {
    expect(running(swap("    monsters: [Gemini Elf]", "    monsters: [Gemini Elv]"))).toEqual([
      {
        line: 10,
        column: 16,
        message: 'unknown card "Gemini Elv"',
        suggestion: expect.stringMatching(/^did you mean "Gemini Elf"/),
      },
    ]);
  });

  it("names every unknown card", () => {
    const source = good.replace("[Raigeki]", "[Raigekki]").replace("[Gemini Elf]", "[Gemini Elv]");
    expect(running(source).map(({ line }) => line)).toEqual([8, 10]);
  });

  it("names what is wrong with a card of the file's own, at its place", () => {
    const card = `cards:
  - name: { en: Wrong }
    kind: &kind monstr
    categories: [*kind]
    atk: many
    texts: []
`;
    expect(running(good + card)).toEqual([
      {
        line: 18,
        column: 17,
        message: expect.stringContaining('"monstr" cannot stand here'),
        suggestion: 'did you mean "monster"?',
      },
      expect.objectContaining({ line: 18, column: 17 }),
      expect.objectContaining({ line: 20, column: 10 }),
    ]);
  });

  it("refuses counters of which no card speaks, whatever else they name", () => {
    const source = swap(
      "    monsters: [Gemini Elf]",
      "    monsters: [{ card: Gemini Elf, counters: { Spellcaster: 1 } }]",
    );
    expect(running(source).map(({ message }) => message)).toEqual(['no card here speaks of a "Spellcaster"']);
  });

  it("refuses six monsters", () => {
    const six = Array.from({ length: 6 }, () => "Gemini Elf").join(", ");
    expect(running(swap("    monsters: [Gemini Elf]", `    monsters: [${six}]`))).toEqual([
      { line: 10, column: expect.any(Number), message: "6 cards in a zone with 5 places" },
    ]);
    const five = Array.from({ length: 5 }, () => "Gemini Elf").join(", ");
    expect(running(swap("    monsters: [Gemini Elf]", `    monsters: [${five}]`))).toEqual([]);
  });

  it.each([
    ["monsters: [Raigeki]", "a Spell cannot be in a Monster Zone"],
    ["spells: [Gemini Elf]", "a monster cannot be in a Spell & Trap Zone"],
    ["field: [Raigeki]", "only a Field Spell can be in the Field Zone"],
    ["deck: [Black Rose Dragon]", "a card of the Extra Deck cannot be in the deck"],
    ["extra: [Gemini Elf]", "this card does not belong in the Extra Deck"],
    ["hand: [{ card: Gemini Elf, set: true }]", "only a card on the field can be Set"],
    [
      "graveyard: [{ card: Gemini Elf, position: defense }]",
      "only a monster on the field has a battle position",
    ],
    [
      "monsters: [{ card: Gemini Elf, set: true, position: attack }]",
      "no monster is face-down in Attack Position",
    ],
    ["monsters: [{ card: Gemini Elf, materials: [Sangan] }]", "only a face-up Xyz Monster has materials"],
    [
      "monsters: [{ card: Gemini Elf, summoned: flip, since: 3 }]",
      "a monster that came in turn 3 cannot be Flip Summoned in it: instead of “since”, “turned: true” says that it was Flip Summoned this turn",
    ],
    [
      "spells: [{ card: Mirror Force, target: Sangan }]",
      "only a face-up card that stays, and whose activation targets, has a target",
    ],
    [
      "spells: [{ card: Call of the Haunted, set: true, target: Sangan }]",
      "only a face-up card that stays, and whose activation targets, has a target",
    ],
    ["monsters: [{ card: Gemini Elf, since: 4 }]", "turn 4 has not come yet: it is turn 3"],
    ["monsters: [{ card: Gemini Elf, used: [1] }]", '"Gemini Elf" has no effect 1'],
    ["pendulum: [Gemini Elf]", "only a Pendulum Monster can be in a Pendulum Zone"],
    ["spells: [Flash Knight]", 'a Pendulum Scale is in a Pendulum Zone ("pendulum")'],
    [
      "monsters: [{ card: Gemini Elf, zone: extra-left }]",
      "only a monster of the Extra Deck can be in an Extra Monster Zone",
    ],
    ["graveyard: [{ card: Gemini Elf, zone: zone-1 }]", 'there is no place "zone-1" among the graveyard'],
    [
      "monsters: [{ card: Gemini Elf, zone: zone-1 }, { card: Sangan, zone: zone-1 }]",
      '"Sangan" and "Gemini Elf" are in one zone',
    ],
  ])("refuses what cannot be: %s", (zone, message) => {
    const told = running(swap("    monsters: [Gemini Elf]", `    ${zone}`));
    expect(told.map((one) => [one.line, one.message.replace(/^"[^"]*": /, "")])).toEqual([[10, message]]);
  });

  it("refuses two players in one Extra Monster Zone, which is left for one and right for the other", () => {
    const text = (zone: string): string => `id: emz
title: Extra Monster Zones
game: ocg
rules: 2024-01-01
players:
  A: { monsters: [{ card: LANphorhynchus, zone: extra-left }] }
  B: { monsters: [{ card: LANphorhynchus, zone: ${zone} }] }
plays: []
expect: [{ lp: { A: 8000 } }]
`;
    expect(running(text("extra-right")).map(({ message }) => message)).toEqual([
      '"LANphorhynchus" and "LANphorhynchus" are in one zone',
    ]);
    expect(running(text("extra-left"))).toEqual([]);
  });

  it("refuses a Spell where a Pendulum Scale lies, by rules by which these are the same zones", () => {
    const text = (rules: string): string => `id: scales
title: Scales
game: ocg
rules: ${rules}
players:
  A:
    pendulum: [Flash Knight]
    spells: [{ card: Mirror Force, set: true, zone: zone-1 }]
  B: {}
plays: []
expect: [{ lp: { A: 8000 } }]
`;
    expect(running(text("2020-01-01")).map(({ line, message }) => [line, message])).toEqual([
      [8, "a Pendulum Scale lies in this zone"],
    ]);
    expect(running(text("2015-01-01"))).toEqual([]);
  });

  it("refuses a zone of another game", () => {
    expect(running(swap("    hand: [Raigeki]", "    mana: [Raigeki]"))).toEqual([
      { line: 8, column: expect.any(Number), message: 'this game has no zone "mana"' },
    ]);
  });

  it("refuses an unknown rule among those it cites", () => {
    expect(running(swap("cites: [OCG-CHAIN-04]", "cites: [OCG-CHAN-04]"))).toEqual([
      { line: 15, column: 9, message: 'no rule "OCG-CHAN-04"', suggestion: 'did you mean "OCG-CHAIN-04"?' },
    ]);
  });

  it("refuses an unknown rule in a “because”", () => {
    const source = swap(
      "  - A: { activate: Raigeki }",
      "  - cannot: { player: B, activate: Gemini Elf }\n    because: OCG-CHAIN-99",
    );
    expect(running(source)).toMatchObject([{ message: 'no rule "OCG-CHAIN-99"' }]);
  });

  it("refuses an unknown phase and says which there are", () => {
    expect(running(swap("turn: { player: A, phase: main1 }", "turn: { player: A, phase: lunch }"))).toEqual([
      {
        line: 5,
        column: expect.any(Number),
        message: 'no phase "lunch"',
        suggestion: expect.stringContaining("main1, battle"),
      },
    ]);
  });

  it("refuses a variant that there is not", () => {
    expect(problems(good, (source) => run(source, { variant: "other" }))).toMatchObject([
      { message: 'no variant "other"' },
    ]);
  });

  it("refuses a card of its own whose text is not understood", () => {
    const own = `${good}cards:
  - name: { en: Gibberish }
    kind: spell
    categories: [normal]
    texts:
      - text: Colour all monsters blue.
`.replace("[Raigeki]", "[Raigeki, Gibberish]");
    const [problem] = running(own);
    expect(problem?.message).toContain('the text of "Gibberish" is not understood');
  });

  it("says what is wrong with a card of its own, in the reader's language", () => {
    const own = `${good}cards:
  - name: { en: Wrong }
    kind: monstr
    categories: []
    atk: many
    texts: []
`;
    expect(running(own)).toMatchObject([
      {
        message: 'card 1 of this file: kind: "monstr" cannot stand here',
        suggestion: 'did you mean "monster"?',
      },
      { message: "card 1 of this file: atk: this has to be a whole number" },
    ]);
    try {
      run(own);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      expect(error.problems.map((one) => problemText(one, "ja"))).toEqual([
        'このファイルのカード1：kind：「monstr」はここでは使えません ("monster"のことですか？)',
        "このファイルのカード1：atk：整数でなければなりません",
      ]);
    }
    expect.assertions(2);
  });
});
