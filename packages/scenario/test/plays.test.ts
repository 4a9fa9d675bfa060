import { describe, expect, it } from "vitest";
import { MODES, type Report } from "../src/index.ts";
import { run, runOne, textOf, wrong } from "./files.ts";

const file = (plays: string, more = ""): string => `id: T-1
title: A test
game: ocg
rules: 2014-03-21
players:
  A:
    hand: [Raigeki, Gemini Elf, Vorse Raider]
    spells: [{ card: Mirror Force, set: true, since: 3 }]
  B:
    monsters: [Luster Dragon]
    hand: [Sangan]
    spells: [{ card: Magic Jammer, set: true }, { card: Mystical Space Typhoon, set: true }]
plays:
${plays}
${more}`;

const ids = (report: Report): string[] => (report.stopped?.reasons ?? []).map(({ rule }) => rule);

describe("a play that is not legal", () => {
  it("stops the run with its reasons and its line", () => {
    const report = runOne(file("  - A: { summon: Gemini Elf }\n  - A: { summon: Vorse Raider }"));
    expect(report.ok).toBe(false);
    expect(report.stopped?.play).toBe(1);
    expect(report.plays[1]).toMatchObject({
      says: { en: "A: summon Vorse Raider", ko: "A: 블러드 볼스 소환", ja: expect.stringContaining("召喚") },
      line: 15,
    });
    // There is one a turn; and it is A's chance to answer the first Summon, not to make another.
    expect(ids(report)).toEqual(["OCG-BASIC-11", "OCG-BASIC-01"]);
    for (const text of Object.values(report.stopped?.text ?? {})) expect(text).toContain("—");
    // What happened before is told all the same.
    expect(report.steps.some(({ text }) => text.en.includes("Gemini Elf"))).toBe(true);
    expect(report.end.players.A.zones.monster?.map(({ card }) => card)).toEqual(["Gemini Elf"]);
  });

  it.each([
    ["a Trap that was Set this turn", "  - A: { activate: Mirror Force }", ["OCG-BASIC-10"]],
    ["a Spell from the opponent's hand", "  - B: { summon: Sangan }", []],
  ])("%s", (_, plays, rules) => {
    const report = runOne(file(plays));
    expect([report.ok, report.stopped === undefined]).toEqual([false, false]);
    expect(ids(report)).toEqual(expect.arrayContaining(rules));
  });

  it("says why it was not legal at the moment for which it was meant", () => {
    const plays = [
      "  - A: { activate: Raigeki }",
      "  - B: { activate: Magic Jammer, discard: Sangan }",
      "  - A: { activate: Mirror Force }",
    ];
    const report = runOne(file(plays.join("\n")));
    expect(report.plays[report.stopped?.play ?? -1]?.says.en).toContain("Mirror Force");
    expect(ids(report)).toContain("OCG-SPEED-12");
  });

  it("a card that nobody has", () => {
    const report = runOne(file("  - A: { activate: Dark Hole }"));
    expect(report.stopped?.text.en).toContain("no such card");
  });

  it("a pick that nothing asked for", () => {
    const report = runOne(file("  - A: { activate: Raigeki, target: Luster Dragon }\n  - resolve"));
    expect(report.ok).toBe(false);
    expect(report.stopped?.text.en).toContain("Luster Dragon");
  });

  it("“resolve” without a chain", () => {
    expect(runOne(file("  - resolve")).stopped?.text.en).toContain("no chain");
  });

  it("a play after the end of the duel", () => {
    const source = file("  - end of turn\n  - A: { summon: Gemini Elf }");
    expect(runOne(source).stopped).toMatchObject({ play: 1 });
  });
});

describe("a question", () => {
  const asked = (plays: string): readonly boolean[] => runOne(file(plays)).expectations.map(({ ok }) => ok);

  it("looks until the turn player acts again, and does not move the game", () => {
    const plays = [
      "  - A: { summon: Gemini Elf }",
      "  - can: { player: A, activate: Raigeki }",
      "  - cannot: { player: A, activate: Raigeki, at: after-summon }",
      "  - asked: A",
      "  - A: pass",
      "  - asked: B",
    ];
    expect(asked(plays.join("\n"))).toEqual([true, true, true, true]);
  });

  it("after a pass looks at the window that was passed to", () => {
    const plays =
      "  - A: { summon: Gemini Elf }\n  - A: pass\n  - B: pass\n  - cannot: { player: A, activate: Raigeki }";
    expect(asked(plays)).toEqual([true]);
  });

  it("is not answered by a moment that never comes", () => {
    const [one] = runOne(
      file("  - cannot: { player: B, activate: Magic Jammer, at: damage-step }"),
    ).expectations;
    expect(one).toMatchObject({ ok: false, found: { en: "that moment does not come" } });
  });

  it("says its moment in the title", () => {
    const plays = "  - cannot: { player: A, activate: Mirror Force, until: turn }";
    expect(runOne(file(plays)).plays[0]?.says).toMatchObject({
      en: "A cannot activate Mirror Force (until the end of the turn)",
      ja: expect.stringContaining("（ターンの終わりまで）"),
    });
  });
});

describe("why", () => {
  const first = (question: string, position: string): readonly (string | undefined)[] => {
    const source = `id: T-2\ntitle: A test\ngame: ocg\nrules: 2024-01-01\n${position}\nplays:\n${question}\n`;
    return runOne(source).expectations.map(({ because }) => because?.[0]?.reason.rule);
  };

  it.each([
    [
      "what is over, of a card that has been used, before the moment",
      "  - A: { summon: Gemini Elf }\n  - cannot: { player: A, activate: Card Trooper, at: after-summon }",
      "players: { A: { monsters: [{ card: Card Trooper, used: [1] }], hand: [Gemini Elf], deck: [Sangan, Sangan, Sangan] } }",
      "OCG-BASIC-07",
    ],
    [
      "what another card forbids, before what is missing",
      "  - cannot: { player: A, activate: Monster Reborn }",
      "players: { A: { hand: [Monster Reborn], graveyard: [Gemini Elf] }, B: { monsters: [Fossil Dyna Pachycephalo] } }",
      "OCG-BASIC-08",
    ],
    [
      "what is missing, before the wrong moment",
      "  - cannot: { player: A, trigger: Sangan }",
      "players: { A: { monsters: [Sangan], deck: [Kuriboh] } }",
      "OCG-BASIC-03",
    ],
    [
      "the wrong moment, where nothing else is against it",
      "  - A: { summon: Gemini Elf }\n  - cannot: { player: A, activate: Raigeki, at: after-summon }",
      "players: { A: { hand: [Raigeki, Gemini Elf] }, B: { monsters: [Sangan] } }",
      "OCG-BASIC-01",
    ],
  ])("%s", (_, question, position, rule) => {
    expect(first(question, position)).toEqual([rule]);
  });

  it("something can be done is explained by its rules, too", () => {
    const plays = "  - can: { player: A, activate: Raigeki }";
    const position = "players: { A: { hand: [Raigeki] }, B: { monsters: [Sangan] } }";
    expect(first(plays, position)).toEqual([expect.stringMatching(/^OCG-(CHAIN|SPEED)/)]);
  });
});

describe("a run is not ok", () => {
  const plays = "  - A: { activate: Raigeki }\n  - B: pass\n  - resolve";
  const more = (expectation: string): string => file(plays, `expect:\n  - ${expectation}`);

  it.each([
    ["chain: [Raigeki]", "chain: [Raigeki, Magic Jammer]"],
    ["chains: [[Raigeki]]", "chains: []"],
    ["placed-by: [A]", "placed-by: [B]"],
    ["destroyed: [Luster Dragon]", "destroyed: []"],
    ["negated: []", "negated: [Raigeki]"],
    ["missed: []", "missed: [Sangan]"],
    ["replaced: []", "replaced: [Luster Dragon]"],
    ["lp: { A: 8000, B: 8000 }", "lp: { A: 8000, B: 7999 }"],
    ["drew: { A: 0 }", "drew: { A: 1 }"],
    ["hand: { A: [Vorse Raider, Gemini Elf] }", "hand: { A: [Gemini Elf] }"],
    ["monsters: { B: [] }", "monsters: { B: [Luster Dragon] }"],
    ["graveyard: { A: [Raigeki], B: [Luster Dragon] }", "graveyard: { A: [], B: [Luster Dragon] }"],
    ["banished: { A: [] }", "banished: { B: [Luster Dragon] }"],
    ["deck: { A: [] }", "deck: { A: [Sangan] }"],
  ])("when it expects otherwise: %s, not %s", (right, other) => {
    expect(wrong(runOne(more(right)))).toEqual([]);
    const report = runOne(more(other));
    expect(report.ok).toBe(false);
    expect(report.expectations.filter(({ ok }) => !ok)).toMatchObject([
      { found: { en: expect.stringMatching(/./) } },
    ]);
  });

  it("when it expects another ATK", () => {
    const atk = (value: number): Report =>
      runOne(file("  - A: { summon: Gemini Elf }", `expect:\n  - atk: { Gemini Elf: ${value} }`));
    expect(atk(1900).ok).toBe(true);
    expect(atk(1901)).toMatchObject({
      ok: false,
      expectations: [{ found: { en: "Gemini Elf 1900", ko: "쌍둥이 자매 엘프 1900" } }],
    });
  });

  it("when a rule it cites was not at work", () => {
    const cites = (rules: string): Report => runOne(file(plays, `cites: [${rules}]`));
    expect(cites("OCG-CHAIN-04").ok).toBe(true);
    const report = cites("OCG-CHAIN-04, OCG-TIMING-01");
    expect(report.ok).toBe(false);
    expect(report.cites).toEqual([
      { rule: "OCG-CHAIN-04", cited: true },
      { rule: "OCG-TIMING-01", cited: false },
    ]);
  });

  it.each([
    ["cannot: { player: B, activate: Magic Jammer }", false],
    ["can: { player: B, activate: Magic Jammer }", true],
    ["can: { player: B, summon: Sangan }", false],
    ["cannot: { player: B, summon: Sangan }", true],
    ["asked: B", true],
    ["asked: A", false],
  ])("when a question in between is answered otherwise: %s", (question, ok) => {
    const report = runOne(file(`  - A: { activate: Raigeki }\n  - ${question}`));
    expect([report.ok, report.expectations.map((one) => one.ok)]).toEqual([ok, [ok]]);
  });

  it.each([
    ["cannot: { player: A, activate: Sword of Dark Destruction, target: Gemini Elf }", true],
    ["cannot: { player: A, activate: Sword of Dark Destruction, target: Vorse Raider }", false],
    ["can: { player: A, activate: Sword of Dark Destruction, target: Gemini Elf }", false],
    ["can: { player: A, activate: Sword of Dark Destruction, target: Vorse Raider }", true],
    // Not without what is chosen, and not at another moment.
    ["can: { player: A, choose: Vorse Raider }", false],
  ])("when what is picked could be picked, or not: %s", (question, ok) => {
    const equip = textOf("ocg/OCG-BASIC-23.yaml");
    const [report] = run(equip.replace(/plays:[\s\S]*/, `plays:\n  - ${question}\n`));
    expect([report?.stopped, report?.ok]).toEqual([undefined, ok]);
    expect(report?.end).toEqual(report?.start);
  });

  it("when something cannot be done, but for another reason", () => {
    const because = (rule: string): Report =>
      runOne(
        file(
          `  - A: { summon: Gemini Elf }\n  - A: pass\n  - B: pass\n  - A: pass\n  - B: pass\n  - cannot: { player: A, summon: Vorse Raider }\n    because: ${rule}`,
        ),
      );
    expect(because("OCG-BASIC-11").ok).toBe(true);
    expect(because("OCG-BASIC-12").ok).toBe(false);
    expect(because("OCG-BASIC-11").cited).toContain("OCG-BASIC-11");
  });

  it("when the number of orders is another", () => {
    const source = textOf("ocg/EX-OCG-24.yaml");
    expect(run(source, { variant: "" })[0]?.ok).toBe(true);
    const [other] = run(source.replace("orders: 16", "orders: 15"), { variant: "" });
    expect(other?.expectations.find(({ says }) => says.en.includes("orders"))).toMatchObject({
      ok: false,
      found: { en: "16" },
    });
  });
});

describe("a file that is run", () => {
  it("declines what it does not mention, and settles at its end", () => {
    const report = runOne(file("  - A: { activate: Raigeki }"));
    expect(report.end.chain).toEqual([]);
    expect(report.end.players.B.zones.graveyard?.map(({ card }) => card)).toEqual(["Luster Dragon"]);
  });

  it("keeps its start apart from its end", () => {
    const report = runOne(file("  - A: { summon: Gemini Elf }"));
    expect(report.start.players.A.zones.hand).toHaveLength(3);
    expect(report.end.players.A.zones.hand).toHaveLength(2);
    expect(report.start.players.B.zones).toEqual(report.end.players.B.zones);
  });

  it("takes names in any language, and its own cards before those of the pool", () => {
    const own = `cards:
  - name: { en: Raigeki, ko: 라이게키, ja: サンダー }
    kind: spell
    categories: [normal]
    texts:
      - text: Inflict 300 damage to your opponent.
`;
    const report = runOne(file("  - A: { activate: 라이게키 }\n  - resolve", own));
    expect(wrong(report)).toEqual([]);
    expect(report.end.players.B.lp).toBe(7700);
  });

  it("shows the places that cannot be used, as long as they cannot", () => {
    const report = run(textOf("ocg/OCG-ZONES-closed.yaml"))[0] as Report;
    const closed = report.steps.map(({ board }) => board.players.B.closed?.monster?.length ?? 0);
    expect(Math.max(...closed)).toBe(4);
    expect([report.start.players.B.closed, report.steps[0]?.board.players.A.closed]).toEqual([
      undefined,
      undefined,
    ]);
    expect(report.steps.find(({ board }) => board.players.B.closed !== undefined)?.text.en).toContain(
      "Monster Zone 2 of B",
    );
  });

  it("tells the copies of a card apart", () => {
    const source = `id: T-2
title: Two of them
game: ocg
players:
  A: { monsters: [Gemini Elf, Gemini Elf], spells: [{ card: Raigeki Break, set: true }], hand: [Sangan] }
  B: { monsters: [Gemini Elf] }
plays:
  - A: { activate: Raigeki Break, target: NAME }
  - resolve
`;
    const left = (name: string): number[] => {
      const { start, end } = runOne(source.replace("NAME", name));
      const ids = (board: typeof end): number[] =>
        (["A", "B"] as const).flatMap((seat) =>
          (board.players[seat].zones.monster ?? []).map(({ id }) => id),
        );
      const gone = ids(start).filter((id) => !ids(end).includes(id));
      return gone.map((id) => ids(start).indexOf(id));
    };
    expect([left("Gemini Elf#1"), left("Gemini Elf#2"), left("B's Gemini Elf")]).toEqual([[0], [1], [2]]);
  });
});

describe("picks of a link that is negated, or finds nothing to do", () => {
  const reborn = (target: string, picks: string, answered: string): string =>
    file(
      `  - A: { activate: Monster Reborn, target: ${target}, choose: ${picks} }${answered}\n  - resolve`,
    ).replace("hand: [Raigeki,", "graveyard: [Sangan, Gemini Elf]\n    hand: [Monster Reborn,");
  const NEGATED = "\n  - B: { activate: Magic Jammer, discard: B's Sangan }";

  it.each(MODES)("are no error, %s", (mode) => {
    expect(wrong(runOne(reborn("A's Sangan", "defense", NEGATED), { mode }))).toEqual([]);
  });

  it("are taken where the link does ask", () => {
    const report = runOne(reborn("A's Sangan", "defense", ""));
    expect(report.ok).toBe(true);
    expect(report.end.players.A.zones.monster).toMatchObject([{ position: "defense" }]);
  });

  it("are one where the link asked for something else", () => {
    expect(runOne(reborn("A's Sangan", "[defense, Luster Dragon]", "")).stopped?.text.en).toContain(
      "Nothing asked A for “Luster Dragon”",
    );
    // What cannot be targeted was refused before the link was negated.
    expect(runOne(reborn("Luster Dragon", "defense", NEGATED)).stopped?.text.en).toContain(
      "Nothing asked A for “Luster Dragon”",
    );
  });
});

describe("an activation that can mean several effects", () => {
  const snare = (plays: string): string => `id: T-1
title: A test
game: ocg
cards:
  - name: { en: Standing Snare }
    kind: trap
    categories: [continuous]
    texts:
      - text: "You can target 1 monster on the field; destroy it."
  - name: { en: Quiet Banner }
    kind: trap
    categories: [continuous]
    texts:
      - text: "All monsters you control gain 100 ATK."
players:
  A: { monsters: [Gemini Elf], spells: [{ card: Standing Snare, set: true }, { card: Quiet Banner, set: true }] }
  B: { monsters: [Sangan] }
plays:
  - A: { activate: ${plays} }
  - resolve`;

  it("is the one that asks for its picks, and the first where it names none", () => {
    expect(
      wrong(runOne(`${snare("Standing Snare, target: Sangan")}\nexpect: [destroyed: [Sangan]]`)),
    ).toEqual([]);
    expect(wrong(runOne(`${snare("Standing Snare")}\nexpect: [destroyed: []]`))).toEqual([]);
  });

  it.each(["Quiet Banner, target: Sangan", "Quiet Banner, choose: Sangan"])("asks for no %s", (plays) => {
    expect(runOne(snare(plays)).stopped?.text.en).toContain("Nothing asked A for “Sangan”");
  });
});
