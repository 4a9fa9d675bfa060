import { lookup } from "@chainwright/card-ir";
import { byHandSentence, cardsUsedIn, type MessageKey, message, ruleLine } from "@chainwright/explain";
import { NEWEST, readProfile } from "@chainwright/rulebook";
import type { Expectation, Report, ReportStep } from "@chainwright/scenario";
import { boardLines, type Cards, cardName, changeLines, momentOf } from "./board.ts";
import { indent, type Look, mark } from "./look.ts";
import { byPlay, type Played } from "./plays.ts";
import { GAME_TITLES } from "./pools.ts";

/** A run with what is needed to print it. */
export interface Run {
  readonly report: Report;
  /** Modes in which the run went otherwise than in the plain one. */
  readonly broken: readonly string[];
}

export const passed = ({ report, broken }: Run): boolean => report.ok && broken.length === 0;

export const heading = (key: MessageKey, { language, paint }: Look): string =>
  paint.bold(paint.underline(message(key, language)));

/** The day and the region of a report's rules; words for the newest ones. */
export function profileText(rules: string, { language }: Look): string {
  const { date, region } = readProfile(rules) ?? { date: rules, region: null };
  const day = date === NEWEST ? message("ui.newest-rules", language) : date;
  return region === null ? day : `${day} (${region.toUpperCase()})`;
}

/** Id and variant. */
export const nameOf = ({ id, variant }: Report): string =>
  variant === undefined ? id : `${id} / ${variant}`;

/** A run in one line. */
export function runLine(run: Run, look: Look): string {
  const { report } = run;
  const { confidence } = report;
  const doubt =
    confidence === undefined ? "" : ` (${message("ui.confidence", look.language, { confidence })})`;
  return `${mark(passed(run), look)} ${look.paint.bold(nameOf(report))} · ${report.title[look.language]}${look.paint.dim(doubt)}`;
}

/** Moments that a reader does not miss: what they say follows from their neighbours. */
const QUIET: ReadonlySet<string> = new Set(["passed", "resolved"]);
/** Moments at which a link is named for the first time, or taken up again. */
const LINK_HEADS: ReadonlySet<string> = new Set(["activated", "resolving", "skipped"]);
/** Moments whose reason are the words of a card. */
const BY_WORDS: ReadonlySet<string> = new Set(["missed", "triggered", "referred", "replaced"]);

/** A moment and its sentence. */
type Step = Pick<ReportStep, "moment" | "text">;

function gutter({ moment: { what } }: Step): string {
  const numbered = LINK_HEADS.has(what.kind) && "link" in what && what.chainless === undefined;
  return numbered ? `[${what.link}]` : "   ";
}

/** The words of cards that decided a step, as they are printed. */
function decidingWords({ moment }: Step, run: Cards, look: Look): string[] {
  if (!look.verbose && !BY_WORDS.has(moment.what.kind)) return [];
  const quotes = new Map<string, string[]>();
  for (const { card, start, end, part } of moment.words) {
    const words = lookup(run.cards, card)?.text.slice(start, end).trim() ?? "";
    if (words !== "" && part !== "effect") quotes.set(card, [...(quotes.get(card) ?? []), words]);
  }
  return [...quotes].map(([card, words]) =>
    message("reason.words", look.language, { card: cardName(card, run, look), words: words.join(" … ") }),
  );
}

/** Says of the cards that a step is about what of them is done by hand: in full where they first come up, unless that is `known`. */
function byHandTeller(run: Cards, look: Look, known: ReadonlySet<string>): (step: Step) => string[] {
  const told = new Set(known);
  let before: readonly string[] = [];
  return ({ moment }) => {
    const used = cardsUsedIn(moment).map(({ card }) => card);
    const lines = used.flatMap((card) => {
      const { byHand, text } = lookup(run.cards, card) ?? {};
      if (byHand === undefined || text === undefined || before.includes(card)) return [];
      const name = cardName(card, run, look);
      if (told.has(card)) return [message("by-hand.again", look.language, { card: name })];
      told.add(card);
      return [byHandSentence({ name, text, byHand }, look.language)];
    });
    before = used;
    return lines;
  };
}

/** Writes what happened, step after step, with chain links by number and the resolution of each under it. */
export function teller(
  run: Cards,
  look: Look,
  known: ReadonlySet<string> = new Set(),
): (step: Step) => string[] {
  const { paint, language, verbose } = look;
  let inside = false;
  let said = "";
  const byHandLines = byHandTeller(run, look, known);
  return (step) => {
    const { kind } = step.moment.what;
    if (kind === "resolving" || kind === "resolved") inside = false;
    const depth = inside ? "  " : "";
    if (kind === "resolving") inside = true;
    if (QUIET.has(kind) && !verbose) return [];
    const rules = step.moment.rules.length === 0 ? "" : paint.dim(` (${step.moment.rules.join(", ")})`);
    const text = step.text[language].trim();
    const told =
      kind === "first-to-respond" ? paint.dim(text) : kind === "missed" ? paint.yellow(text) : text;
    // One clause often decides several steps in a row: it is quoted at the first of them.
    const words = decidingWords(step, run, look).filter((line) => line !== said);
    said = words.at(-1) ?? said;
    return [
      `${paint.cyan(gutter(step))} ${depth}${told}${rules}`,
      ...words.map((line) => `    ${depth}${paint.italic(line)}`),
      ...byHandLines(step).map((line) => `    ${depth}${paint.yellow(line)}`),
    ];
  };
}

const stepLines = (steps: readonly Step[], run: Cards, look: Look): string[] =>
  // What is done by hand stands above the plays.
  steps.flatMap(teller(run, look, new Set(Object.keys(run.cards))));

function becauseLines(because: Expectation["because"], look: Look): string[] {
  return (because ?? []).flatMap(({ reason, text }) => [
    text[look.language],
    ...(reason.rule === "" ? [] : [look.paint.dim(ruleLine(reason.rule, look.language))]),
  ]);
}

function expectationLine({ ok, found }: Expectation, says: string, look: Look): string {
  const instead =
    found === undefined ? "" : ` — ${message("ui.found", look.language, { found: found[look.language] })}`;
  return `${mark(ok, look)} ${says}${ok ? "" : look.paint.red(instead)}`;
}

/** The quoted words of cards belong to a reason; a stop has them in its own text. */
function stopLines(play: Played, look: Look): string[] {
  const { stopped, says } = play;
  if (stopped === undefined) return [];
  const { language, paint } = look;
  const what = message("ui.could-not-be-done", language, { play: says[language], line: play.line });
  const [first = "", ...reasons] = stopped.text[language].split(" — ");
  return [
    `${mark(false, look)} ${paint.red(what)} ${first}`,
    ...indent(reasons),
    ...indent(
      [...new Set(stopped.reasons.map(({ rule }) => rule))].map((rule) =>
        paint.dim(ruleLine(rule, language)),
      ),
    ),
  ];
}

function playLines(play: Played, report: Report, look: Look): string[] {
  const steps = indent(stepLines(play.steps, report, look));
  const stop = indent(stopLines(play, look));
  if (play.asked !== undefined) {
    return [
      ...steps,
      `${expectationLine(play.asked, look.paint.bold(play.says[look.language]), look)}`,
      ...indent(becauseLines(play.asked.because, look), 4),
      ...indent(
        (play.asked.byHand ?? []).map((text) => look.paint.yellow(text[look.language])),
        4,
      ),
    ];
  }
  return [`${look.paint.bold(`▸ ${play.says[look.language]}`)}`, ...steps, ...stop];
}

function expectationLines(report: Report, final: Report["expectations"], look: Look): string[] {
  const count = report.expectations.length;
  if (count === 0) return [];
  const failed = report.expectations.filter(({ ok }) => !ok).length;
  const summary =
    failed === 0
      ? message("ui.all-hold", look.language, { count })
      : message("ui.some-failed", look.language, { count, failed });
  return [
    "",
    heading("ui.expectations", look),
    ...indent(
      final.flatMap((one) => [
        expectationLine(one, one.says[look.language], look),
        ...indent(becauseLines(one.because, look), 4),
      ]),
    ),
    ...indent([summary]),
  ];
}

function ruleLines(report: Report, look: Look): string[] {
  const wanted = new Map(report.cites.map(({ rule, cited }) => [rule, cited]));
  const others = report.cited.filter((rule) => !wanted.has(rule));
  if (wanted.size === 0 && others.length === 0) return [];
  const { language, paint } = look;
  const missing = paint.red(` — ${message("ui.not-cited", language)}`);
  return [
    "",
    heading("ui.rules-cited", look),
    ...[...wanted].map(
      ([rule, cited]) => `  ${mark(cited, look)} ${ruleLine(rule, language)}${cited ? "" : missing}`,
    ),
    ...others.map((rule) => `  ${paint.dim("·")} ${ruleLine(rule, language)}`),
  ];
}

/** The board before the first play does not know its turn yet. */
function startOf({ start, steps, end }: Report): Report["start"] {
  if (start.phase !== "") return start;
  const { turn, phase, turnPlayer } = steps[0]?.board ?? end;
  return { ...start, turn, phase, turnPlayer };
}

/** The cards of a run that are played in part, and what is not carried out of them. */
function inPartLines(report: Report, look: Look): string[] {
  const lines = Object.entries(report.cards).flatMap(([card, { text, byHand }]) =>
    byHand === undefined
      ? []
      : [byHandSentence({ name: cardName(card, report, look), text, byHand }, look.language)],
  );
  return lines.length === 0 ? [] : [heading("ui.in-part", look), ...indent(lines), ""];
}

/** Everything about a run, for people. */
export function runText(run: Run, look: Look): string {
  const { report } = run;
  const { language, paint } = look;
  const { plays, final } = byPlay(report);
  const start = startOf(report);
  const moved =
    momentOf(start, report, look) === momentOf(report.end, report, look)
      ? []
      : [momentOf(report.end, report, look)];
  const changes = [...moved, ...changeLines(start, report.end, report, look)];
  const profile = profileText(report.rules, look);
  const rules = report.rules.endsWith(NEWEST) ? profile : message("ui.rules-of", language, { date: profile });
  return [
    runLine(run, look),
    paint.dim(`${GAME_TITLES[report.game]} · ${rules} · ${report.file}`),
    "",
    `${heading("ui.position", look)} ${paint.dim(`· ${momentOf(start, report, look)}`)}`,
    ...indent(boardLines(start, report, look)),
    "",
    ...inPartLines(report, look),
    heading("ui.plays", look),
    ...indent(
      stepLines(
        report.steps.filter(({ play }) => play < 0),
        report,
        look,
      ),
    ),
    ...indent(plays.flatMap((play) => playLines(play, report, look))),
    "",
    heading("ui.end-position", look),
    ...indent(changes.length === 0 ? [message("ui.no-change", language)] : changes),
    ...expectationLines(report, final, look),
    ...ruleLines(report, look),
    ...run.broken.map((text) => `${mark(false, look)} ${text}`),
  ].join("\n");
}

/** What all runs came to. */
export interface Total {
  readonly count: number;
  readonly good: number;
  /** Files that could not be read. */
  readonly unreadable: number;
}

/** The last line: how many runs, how many of them passed. */
export function summary({ count, good, unreadable }: Total, look: Look): string {
  const { language, paint } = look;
  const all = message("ui.runs", language, { count, passed: good, failed: count - good });
  const files = unreadable === 0 ? "" : ` ${message("ui.unreadable", language, { count: unreadable })}`;
  return good === count && unreadable === 0 ? paint.green(all) : paint.red(all + files);
}
