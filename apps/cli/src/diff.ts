import { lookup } from "@chainwright/card-ir";
import { message, ruleLine, seatName, zoneTitle } from "@chainwright/explain";
import type { Expectation, LocalText, Report, ReportStep } from "@chainwright/scenario";
import { type BoardLine, cardName, comparableLines } from "./board.ts";
import { indent, type Look, mark, PLAIN } from "./look.ts";
import { heading, nameOf, profileText } from "./print.ts";

type Pair<T> = readonly [T, T];

/**
 * What differs between two runs of a scenario under the rules of two days; the JSON of
 * `chainwright judge --diff --json`. Pairs are in the order of `rules`. See docs/report.md.
 */
export interface Difference {
  readonly schema: "chainwright-diff/1";
  readonly id: string;
  readonly variant?: string;
  readonly title: Report["title"];
  readonly file: string;
  readonly game: Report["game"];
  /** ISO dates of the rules: the file's (or --rules), then --diff. */
  readonly rules: Pair<string>;
  readonly same: boolean;
  /** Cards whose text is not the same on both days. */
  readonly texts: readonly { readonly card: string; readonly text: Pair<string> }[];
  /** Steps that only one of the runs has, in the order of the runs. */
  readonly steps: readonly DifferentStep[];
  /** Parts of the end position that are not the same. */
  readonly end: readonly { readonly player: "A" | "B"; readonly what: string; readonly is: Pair<string> }[];
  readonly expectations: readonly {
    readonly says: LocalText;
    readonly ok: Pair<boolean | null>;
    readonly found: Pair<LocalText | null>;
  }[];
  /** Rules that only one of the traces cites. */
  readonly cited: Pair<readonly string[]>;
  readonly stopped: Pair<string | null>;
  readonly reports: Pair<Report>;
}

interface DifferentStep {
  /** 0: only in the first run; 1: only in the second. */
  readonly only: 0 | 1;
  readonly index: number;
  readonly play: number;
  readonly text: ReportStep["text"];
}

/** The steps of each list that are not in the longest common one. */
function differentSteps(first: readonly ReportStep[], second: readonly ReportStep[]): DifferentStep[] {
  const same = (i: number, j: number): boolean => first[i]?.text.en === second[j]?.text.en;
  const longest = Array.from({ length: first.length + 1 }, () => new Int32Array(second.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: DifferentStep[] = [];
  const add = (only: 0 | 1, step: ReportStep | undefined): void => {
    if (step) found.push({ only, index: step.index, play: step.play, text: step.text });
  };
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && same(i, j)) [i, j] = [i + 1, j + 1];
    else if (j >= second.length || (i < first.length && at(i + 1, j) >= at(i, j + 1))) add(0, first[i++]);
    else add(1, second[j++]);
  }
  return found;
}

function differentEnds(first: Report, second: Report, look: Look): Difference["end"] {
  const [a, b] = [
    comparableLines(first.end, second.end, first, look),
    comparableLines(second.end, first.end, second, look),
  ];
  const key = ({ player, what }: BoardLine): string => `${player} ${what}`;
  const others = new Map(b.map((line) => [key(line), line.is]));
  return a
    .map((line) => ({
      player: line.player,
      what: line.what,
      is: [line.is, others.get(key(line)) ?? ""] as const,
    }))
    .filter(({ is }) => is[0] !== is[1]);
}

function differentExpectations(first: Report, second: Report): Difference["expectations"] {
  // A run that stopped has not come to all of its questions, so that places don't match; what is said does.
  const rest = [...second.expectations];
  const take = (says: string): Expectation | undefined => {
    const place = rest.findIndex((one) => one.says.en === says);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  };
  const pairs = first.expectations.map((one): Pair<Expectation | undefined> => [one, take(one.says.en)]);
  const all = [...pairs, ...rest.map((one): Pair<Expectation | undefined> => [undefined, one])];
  return all
    .filter(([a, b]) => a?.ok !== b?.ok || a?.found?.en !== b?.found?.en)
    .map(([a, b]) => ({
      says: (a ?? b)?.says as LocalText,
      ok: [a?.ok ?? null, b?.ok ?? null],
      found: [a?.found ?? null, b?.found ?? null],
    }));
}

/** Compares two runs of the same scenario. Its own texts are English; people get {@link differenceText}. */
export function differenceOf(first: Report, second: Report): Difference {
  const texts = Object.keys(first.cards).flatMap((card) => {
    const text: Pair<string> = [
      lookup(first.cards, card)?.text ?? "",
      lookup(second.cards, card)?.text ?? "",
    ];
    return text[0] === text[1] ? [] : [{ card, text }];
  });
  const steps = differentSteps(first.steps, second.steps);
  const end = differentEnds(first, second, PLAIN);
  const expectations = differentExpectations(first, second);
  const cited: Pair<readonly string[]> = [
    first.cited.filter((rule) => !second.cited.includes(rule)),
    second.cited.filter((rule) => !first.cited.includes(rule)),
  ];
  const stopped: Pair<string | null> = [first.stopped?.text.en ?? null, second.stopped?.text.en ?? null];
  const { id, variant, title, file, game } = first;
  return {
    schema: "chainwright-diff/1",
    id,
    ...(variant === undefined ? {} : { variant }),
    title,
    file,
    game,
    rules: [first.rules, second.rules],
    same:
      [texts, steps, end, expectations, cited[0], cited[1]].every((list) => list.length === 0) &&
      stopped[0] === stopped[1],
    texts,
    steps,
    end,
    expectations,
    cited,
    stopped,
    reports: [first, second],
  };
}

const signOf = (only: 0 | 1, { paint }: Look, text: string): string =>
  only === 0 ? paint.red(`− ${text}`) : paint.green(`+ ${text}`);

/** Two values, one a line, marked like the runs that they come from. */
const both = (pair: Pair<string>, look: Look): string[] => [
  signOf(0, look, pair[0] === "" ? "–" : pair[0]),
  signOf(1, look, pair[1] === "" ? "–" : pair[1]),
];

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...indent(lines)];
}

function expectationLines({ says, ok, found }: Difference["expectations"][number], look: Look): string[] {
  const told = ([0, 1] as const).map((i) => {
    const held = ok[i];
    if (held === null) return "–";
    const there = found[i]?.[look.language];
    const instead = there === undefined ? "" : ` — ${message("ui.found", look.language, { found: there })}`;
    return message(held ? "ui.holds" : "ui.failed", look.language) + instead;
  });
  return [says[look.language], ...indent(both([told[0] ?? "", told[1] ?? ""], look))];
}

/** What differs, for people: `−` is the first day, `+` the second. */
export function differenceText(difference: Difference, look: Look): string {
  const { language, paint } = look;
  const [first, second] = difference.reports;
  const days = {
    first: profileText(difference.rules[0], look),
    second: profileText(difference.rules[1], look),
  };
  const title = `${paint.bold(nameOf(first))} · ${difference.title[language]}`;
  if (difference.same) {
    return `${mark(true, look)} ${title}\n  ${message("ui.no-difference", language, days)}`;
  }
  const ends = differentEnds(first, second, look).flatMap(({ player, what, is }) => [
    `${seatName(player, language)} · ${what === "lp" ? "LP" : zoneTitle(what, language, first.game)}`,
    ...indent(both(is, look)),
  ]);
  const stops =
    difference.stopped[0] === difference.stopped[1]
      ? []
      : both([stopText(first, look), stopText(second, look)], look);
  return [
    `${paint.yellow("≠")} ${title}`,
    `  ${message("ui.differences", language, days)}`,
    `  ${signOf(0, look, days.first)}  ${signOf(1, look, days.second)}`,
    ...section(
      heading("ui.card-texts", look),
      difference.texts.flatMap(({ card, text }) => [
        cardName(card, first, look),
        ...indent(both(text, look)),
      ]),
    ),
    ...section(heading("ui.plays", look), [
      ...difference.steps.map(({ only, text }) => signOf(only, look, text[language].trim())),
      ...stops,
    ]),
    ...section(heading("ui.end-position", look), ends),
    ...section(
      heading("ui.expectations", look),
      difference.expectations.flatMap((one) => expectationLines(one, look)),
    ),
    ...section(heading("ui.rules-cited", look), [
      ...difference.cited[0].map((rule) => signOf(0, look, ruleLine(rule, language))),
      ...difference.cited[1].map((rule) => signOf(1, look, ruleLine(rule, language))),
    ]),
  ].join("\n");
}

const stopText = ({ stopped }: Report, { language }: Look): string => stopped?.text[language] ?? "";
