import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { GameId } from "@chainwright/card-ir";
import { ruleTitle } from "@chainwright/explain";
import { RULES, type RuleRecord, ruleById } from "@chainwright/rulebook";
import type { Report } from "@chainwright/scenario";
import { type Example, readExamples } from "./examples.ts";
import { findFiles } from "./files.ts";
import { judgeFile } from "./judge.ts";
import { type Io, indent, type Look, progressOn } from "./look.ts";
import { GAME_TITLES, GAMES, ownPools, ROOT } from "./pools.ts";

interface GroupCoverage {
  /** What the ids have before their number: "OCG-CHAIN". */
  readonly group: string;
  /** Basics beyond the catalogue: not part of the game's totals. */
  readonly basic: boolean;
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

export interface GameCoverage {
  readonly game: GameId;
  /** Catalogue rules that the trace of a passing run cites, and all that there are to enforce. */
  readonly rules: { readonly covered: number; readonly total: number };
  readonly groups: readonly GroupCoverage[];
  /** Rules that leave an engine nothing to do: history, commentary, fiction. */
  readonly nothingToEnforce: readonly string[];
  readonly examples: {
    readonly total: number;
    readonly passed: readonly string[];
    /** With a scenario that fails. */
    readonly failed: readonly string[];
    /** Without a scenario. */
    readonly missing: readonly string[];
  };
}

/** The JSON of `chainwright coverage --json`; see docs/report.md. */
export interface Coverage {
  readonly schema: "chainwright-coverage/1";
  readonly games: readonly GameCoverage[];
  /** Files that cannot be read, with line and column. */
  readonly problems: readonly string[];
}

const groupOf = (id: string): string => id.replace(/-\d+[a-z]?$/, "");
/** What a playable game needs and the documents behind the catalogue leave out. */
const isBasic = (group: string): boolean => group.endsWith("-BASIC") || group.endsWith("-TABLE");

function groupsOf(rules: readonly RuleRecord[], cited: ReadonlySet<string>): GroupCoverage[] {
  const groups = new Map<string, string[]>();
  for (const { id } of rules) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return [...groups].map(([group, ids]) => ({
    group,
    basic: isBasic(group),
    covered: ids.filter((id) => cited.has(id)),
    missing: ids.filter((id) => !cited.has(id)),
  }));
}

/** Which rules and examples of a game the runs cover. Rules that leave an engine nothing to do don't count. */
export function coverageOf(
  game: GameId,
  rules: readonly RuleRecord[],
  examples: readonly Example[],
  reports: readonly Report[],
): GameCoverage {
  const ofGame = rules.filter((rule) => rule.game === game);
  const own = ofGame.filter((rule) => rule.enforce);
  const cited = new Set(reports.filter(({ ok }) => ok).flatMap((report) => report.cited));
  const groups = groupsOf(own, cited);
  const counted = groups.filter(({ basic }) => !basic);
  const covered = counted.reduce((sum, group) => sum + group.covered.length, 0);
  const wanted = examples.filter((example) => example.game === game);
  const outcome = ({ id }: Example): "passed" | "failed" | "missing" => {
    const runs = reports.filter((report) => report.id === id);
    if (runs.length === 0) return "missing";
    return runs.every(({ ok }) => ok) ? "passed" : "failed";
  };
  const idsThat = (is: ReturnType<typeof outcome>): string[] =>
    wanted.filter((example) => outcome(example) === is).map(({ id }) => id);
  return {
    game,
    rules: { covered, total: counted.reduce((sum, group) => sum + group.missing.length, covered) },
    groups,
    nothingToEnforce: ofGame.filter((rule) => !rule.enforce).map(({ id }) => id),
    examples: {
      total: wanted.length,
      passed: idsThat("passed"),
      failed: idsThat("failed"),
      missing: idsThat("missing"),
    },
  };
}

function fraction(covered: number, total: number, { paint }: Look): string {
  const text = `${covered}/${total}`;
  return covered === total ? paint.green(text) : covered === 0 ? paint.red(text) : paint.yellow(text);
}

/** What is missing is named with its title. */
export interface Titles {
  rule(id: string): string;
  example(id: string): string;
}

function groupLines({ group, covered, missing }: GroupCoverage, titles: Titles | null, look: Look): string[] {
  const count = fraction(covered.length, covered.length + missing.length, look);
  const missed =
    titles === null ? [] : missing.map((id) => `${look.paint.red("✗")} ${id} · ${titles.rule(id)}`);
  return [`${group} ${count}`, ...indent(missed)];
}

/** A game's coverage for people; with titles also what is missing. */
export function coverageText(coverage: GameCoverage, titles: Titles | null, look: Look): string {
  const { paint } = look;
  const { examples, rules, groups, nothingToEnforce } = coverage;
  const basics = groups.filter(({ basic }) => basic);
  const failed = examples.failed.length === 0 ? "" : `, ${paint.red(`${examples.failed.length} failing`)}`;
  const none =
    titles === null ? [] : examples.missing.map((id) => `${paint.red("✗")} ${id} · ${titles.example(id)}`);
  const broken = examples.failed.map(
    (id) => `${paint.red("✗")} ${id} fails${titles === null ? "" : ` · ${titles.example(id)}`}`,
  );
  return [
    paint.bold(GAME_TITLES[coverage.game]),
    ...indent([
      `Rules ${fraction(rules.covered, rules.total, look)}`,
      ...indent(groups.filter(({ basic }) => !basic).flatMap((group) => groupLines(group, titles, look))),
      ...(nothingToEnforce.length === 0 ? [] : [`Nothing to enforce: ${nothingToEnforce.join(", ")}`]),
      ...(basics.length === 0 ? [] : ["Basics beyond the catalogue"]),
      ...indent(basics.flatMap((group) => groupLines(group, titles, look))),
      `Examples ${fraction(examples.passed.length, examples.total, look)}${failed}`,
      ...indent([...broken, ...none]),
    ]),
  ].join("\n");
}

export interface CoverageOptions {
  readonly game?: GameId;
  readonly json?: boolean;
  readonly missing?: boolean;
}

/** Runs every file of a game; what cannot be read or breaks down is told and left out. */
function runAll(game: GameId, io: Io): { reports: Report[]; problems: string[] } {
  const found = findFiles([join(ROOT, "scenarios", game)]);
  const problems = [...found.problems];
  const reports: Report[] = [];
  const progress = progressOn(io, found.files.length, `scenarios of ${GAME_TITLES[game]}`);
  for (const [i, file] of found.files.entries()) {
    const name = relative(ROOT, file);
    const judged = judgeFile(readFileSync(file, "utf8"), name, ownPools(), {});
    if (judged.kind === "runs") reports.push(...judged.runs.map(({ report }) => report));
    else if (judged.kind === "unreadable") problems.push(judged.error.message);
    else if (judged.kind === "broken") problems.push(judged.message);
    progress.at(i + 1);
  }
  progress.end();
  return { reports, problems };
}

/** `chainwright coverage`. Counts, and does not judge: gives exit code 0. */
export function coverage(options: CoverageOptions, look: Look, io: Io): number {
  const file = "rules/examples.yaml";
  const examples = readExamples(readFileSync(join(ROOT, file), "utf8"), file);
  const titles: Titles = {
    rule: (id) => {
      const rule = ruleById(id);
      return rule === undefined ? "" : ruleTitle(rule, look.language);
    },
    example: (id) => examples.find((example) => example.id === id)?.title ?? "",
  };
  const games: GameCoverage[] = [];
  const problems: string[] = [];
  for (const game of GAMES) {
    if (options.game !== undefined && options.game !== game) continue;
    const ran = runAll(game, io);
    for (const problem of ran.problems) io.err(`${problem}\n`);
    problems.push(...ran.problems);
    const covered = coverageOf(game, RULES.slice(1), examples, ran.reports);
    games.push(covered);
    if (options.json) continue;
    // A game is shown when it has been played, while the next one is.
    const text = coverageText(covered, options.missing ? titles : null, look);
    io.out(games.length === 1 ? `${text}\n` : `\n${text}\n`);
  }
  const result: Coverage = { schema: "chainwright-coverage/1", games, problems };
  if (options.json) io.out(`${JSON.stringify(result, null, 2)}\n`);
  return 0;
}
