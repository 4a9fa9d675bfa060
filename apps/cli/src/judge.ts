import {
  MODES,
  type Mode,
  type Pools,
  type Report,
  readScenario,
  runScenario,
  SourceError,
} from "@chainwright/scenario";
import { type Difference, differenceOf, differenceText } from "./diff.ts";
import { bytesUpTo, findFiles, nearest } from "./files.ts";
import { brokeDown, type Io, type Look, progressOn } from "./look.ts";
import { allPools } from "./pools.ts";
import { passed, type Run, runLine, runText, summary, type Total } from "./print.ts";

export interface JudgeOptions {
  readonly json?: boolean;
  /** A profile: rules instead of the file's. */
  readonly rules?: string;
  /** A profile: compare with these rules. */
  readonly diff?: string;
  readonly mode?: Mode | "all";
  readonly variant?: string;
  /** Cards of which not all is carried out are refused, and not played in part. */
  readonly strict?: boolean;
}

/** What became of a file: runs, or why there are none. */
export type Judged =
  | { readonly kind: "runs"; readonly runs: readonly Run[]; readonly differences: readonly Difference[] }
  | { readonly kind: "unreadable"; readonly error: SourceError }
  /** The engine broke down: not the file's fault. */
  | { readonly kind: "broken"; readonly message: string }
  /** The file has no variant of that name. */
  | { readonly kind: "other variants"; readonly known: readonly string[] };

/** More runs than this are shown as a list. */
const MANY = 3;

/** The report as a mode has to repeat it: without a trace only the outcome can be compared. */
const comparable = ({ steps, expectations, cites, cited, ok, ...outcome }: Report, mode: Mode): string =>
  JSON.stringify(mode === "silent" ? outcome : { ...outcome, steps, expectations, cites, cited, ok });

/** Runs once more in the modes and says in which of them something was different. */
function checkModes(source: string, pools: Pools, plain: Report, options: JudgeOptions): string[] {
  const modes = options.mode === "all" ? MODES : options.mode === undefined ? [] : [options.mode];
  return modes.flatMap((mode) => {
    if (mode === "plain") return [];
    try {
      const { rules, variant = "" } = plain;
      const [report] = runScenario(source, plain.file, pools, {
        ...{ rules, variant, mode },
        inPart: options.strict !== true,
      });
      const same = report !== undefined && comparable(report, mode) === comparable(plain, mode);
      return same ? [] : [`mode ${mode}: the run went otherwise than the plain one`];
    } catch (error) {
      return [`mode ${mode}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/** Runs one file. Never throws for what is wrong with the file. */
export function judgeFile(source: string, file: string, pools: Pools, options: JudgeOptions): Judged {
  try {
    const { scenario } = readScenario(source, file);
    const known = ["", ...(scenario.variants ?? []).map(({ id }) => id)];
    const { variant } = options;
    if (variant !== undefined && !known.includes(variant)) return { kind: "other variants", known };
    const chosen = {
      inPart: options.strict !== true,
      ...(options.rules === undefined ? {} : { rules: options.rules }),
      ...(variant === undefined ? {} : { variant }),
    };
    const runs = runScenario(source, file, pools, chosen).map(
      (report): Run => ({
        report,
        broken: checkModes(source, pools, report, options),
      }),
    );
    const { diff } = options;
    const others = diff === undefined ? [] : runScenario(source, file, pools, { ...chosen, rules: diff });
    const differences = others.flatMap((other, i) => {
      const run = runs[i];
      return run === undefined ? [] : [differenceOf(run.report, other)];
    });
    return { kind: "runs", runs, differences };
  } catch (error) {
    if (error instanceof SourceError) return { kind: "unreadable", error };
    return { kind: "broken", message: `${file}: ${brokeDown(error)}` };
  }
}

/** Tells what came of the files, one after the other, and sums it up. */
interface Teller {
  add(judged: Extract<Judged, { kind: "runs" }>): void;
  end(total: Total): void;
}

/** For people: up to three runs in full, more as a list that grows as they are played, and the failed ones in full. */
function textTeller(look: Look, out: Io["out"]): Teller {
  const rule = look.paint.dim("────────");
  const held: Run[] = [];
  let count = 0;
  return {
    add({ runs }) {
      for (const run of runs) {
        count++;
        // Until there are many, all of them are held.
        if (count === MANY + 1) for (const early of held) out(`${runLine(early, look)}\n`);
        if (count > MANY) out(`${runLine(run, look)}\n`);
        held.push(run);
      }
      if (count <= MANY || look.verbose) return;
      const failed = held.filter((run) => !passed(run));
      held.splice(0, held.length, ...failed);
    },
    end(total) {
      if (count === 0) return;
      const isList = count > MANY;
      const full = held.map((run, i) => `${isList || i > 0 ? `${rule}\n` : ""}${runText(run, look)}`);
      out(`${isList ? "\n" : ""}${[...full, summary(total, look)].join("\n\n")}\n`);
    },
  };
}

function differenceTeller(look: Look, out: Io["out"]): Teller {
  return {
    add({ differences }) {
      for (const one of differences) out(`${differenceText(one, look)}\n\n`);
    },
    end(total) {
      if (total.count > 0) out(`${summary(total, look)}\n`);
    },
  };
}

/** For machines: one list, an item at a time. */
function jsonTeller(isComparing: boolean, out: Io["out"], err: Io["err"]): Teller {
  let isEmpty = true;
  return {
    add({ runs, differences }) {
      for (const one of isComparing ? differences : runs.map(({ report }) => report)) {
        out(`${isEmpty ? "[" : ","}\n  ${JSON.stringify(one, null, 2).replaceAll("\n", "\n  ")}`);
        isEmpty = false;
      }
      for (const { report, broken } of runs) for (const text of broken) err(`${report.file}: ${text}\n`);
    },
    end: () => out(isEmpty ? "[]\n" : "\n]\n"),
  };
}

/** No scenario file has so many bytes. */
const MOST_OF_SCENARIO = 4 << 20;

const readable = (file: string): string => {
  try {
    // Of a longer one it is said that it is too long.
    return (bytesUpTo(file, MOST_OF_SCENARIO) ?? Buffer.alloc(MOST_OF_SCENARIO)).toString("utf8");
  } catch (error) {
    throw new SourceError(file, [
      {
        ...{ line: 1, column: 1 },
        told: {
          key: "file.unreadable",
          values: { why: error instanceof Error ? error.message : String(error) },
        },
      },
    ]);
  }
};

function variantProblem(variant: string, known: readonly string[]): string {
  const names = [...new Set(known)].filter((name) => name !== "");
  const near = nearest(variant, names);
  const listed = names.map((name) => `"${name}"`).join(", ");
  const there =
    near !== undefined
      ? `did you mean "${near}"?`
      : names.length === 0
        ? "there are no variants"
        : `there is ${listed}`;
  return `no variant "${variant}" (${there}; "" is the scenario itself)`;
}

/** `chainwright judge`. Gives the exit code: 0 all hold, 1 something failed, 2 something could not be read. */
export function judge(paths: readonly string[], options: JudgeOptions, look: Look, io: Io): number {
  const { files, problems } = findFiles(paths);
  for (const problem of problems) io.err(`${problem}\n`);
  const pools = allPools(io);
  const progress = progressOn(io, files.length, "files");
  const out = (text: string): void => {
    progress.end();
    io.out(text);
  };
  const err = (text: string): void => {
    progress.end();
    io.err(text);
  };
  const isComparing = options.diff !== undefined;
  const teller = options.json
    ? jsonTeller(isComparing, out, err)
    : isComparing
      ? differenceTeller(look, out)
      : textTeller(look, out);
  const variants: string[] = [];
  let [count, good, unreadable, broken] = [0, 0, problems.length, 0];
  for (const [i, file] of files.entries()) {
    const judged = judgeText(file, pools, options);
    if (judged.kind === "runs") {
      count += judged.runs.length;
      good += judged.runs.filter(passed).length;
      teller.add(judged);
    } else if (judged.kind === "other variants") variants.push(...judged.known);
    else {
      err(`${judged.kind === "unreadable" ? judged.error.text(look.language) : judged.message}\n`);
      if (judged.kind === "unreadable") unreadable++;
      else broken++;
    }
    progress.at(i + 1);
  }
  if (options.variant !== undefined && count === 0 && variants.length > 0) {
    err(`${variantProblem(options.variant, variants)}\n`);
    unreadable++;
  }
  teller.end({ count, good, unreadable });
  if (unreadable > 0) return 2;
  return broken > 0 || good < count ? 1 : 0;
}

function judgeText(file: string, pools: Pools, options: JudgeOptions): Judged {
  try {
    return judgeFile(readable(file), file, pools, options);
  } catch (error) {
    if (error instanceof SourceError) return { kind: "unreadable", error };
    throw error;
  }
}
