import type { GameId, Language } from "@chainwright/card-ir";
import type { Pools, Report, SourceProblem } from "@chainwright/scenario";

/** The scenarios and cards that the page comes with, and the engine that plays them, loaded when the page is there. */

export interface ScenarioFile {
  readonly id: string;
  readonly file: string;
  readonly game: GameId;
  /** The title that the file begins with, for the time before the scenario has been played. */
  readonly title: Readonly<Record<Language, string>>;
  readonly source: string;
}

export type RunResult =
  | { readonly ok: true; readonly reports: readonly Report[] }
  /** `problems`: what is wrong in the file, each with its place. */
  | { readonly ok: false; readonly message: string; readonly problems: readonly SourceProblem[] };

export interface Engine {
  readonly pools: Pools;
  readonly files: readonly ScenarioFile[];
  /** Plays a scenario with all its variants; `rules` says by whose and which day's rules (`tcg:2014-07-14`), the file's own where left out. */
  run(file: ScenarioFile, rules?: string): RunResult;
  /** Plays the text of a scenario that is being written, or that a link brought. */
  runText(source: string, rules?: string): RunResult;
}

let loading: Promise<Engine> | undefined;

export function loadEngine(): Promise<Engine> {
  loading ??= start();
  return loading;
}

const sources = import.meta.glob<string>("../../../scenarios/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A YAML scalar on one line, with or without quotes. */
function unquoted(text: string): string {
  if (text.startsWith('"')) return JSON.parse(text);
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** What the gallery shows of a file before it is played: its id, game and title, as they stand in it. */
function describe(path: string, source: string): ScenarioFile {
  const file = path.replace(/^(\.\.\/)+/, "");
  const value = (key: string): string => new RegExp(`^${key}: *(.*)$`, "m").exec(source)?.[1]?.trim() ?? "";
  const title = (language: Language): string =>
    unquoted(new RegExp(`^title:\\n(?:  .*\\n)*?  ${language}: *(.*)$`, "m").exec(source)?.[1] ?? "");
  return {
    id: value("id"),
    file,
    game: value("game") as GameId,
    title: { en: title("en"), ko: title("ko"), ja: title("ja") },
    source,
  };
}

async function start(): Promise<Engine> {
  const [{ runScenario, SourceError }, { Pool }, generated] = await Promise.all([
    import("@chainwright/scenario"),
    import("@chainwright/pool"),
    import("@chainwright/pool/cards.json"),
  ]);
  const cards = generated.default as unknown as Parameters<typeof Pool.fromGenerated>[1];
  const pools = {
    ocg: Pool.fromGenerated("ocg", cards),
    rush: Pool.fromGenerated("rush", cards),
    "duel-masters": Pool.fromGenerated("duel-masters", cards),
  };
  const files = Object.entries(sources).map(([path, source]) => describe(path, source));
  const attempt = (play: () => readonly Report[]): RunResult => {
    try {
      return { ok: true, reports: play() };
    } catch (error) {
      const problems = error instanceof SourceError ? error.problems : [];
      return { ok: false, message: error instanceof Error ? error.message : String(error), problems };
    }
  };
  const run = remember((file, rules) =>
    attempt(() => runScenario(file.source, file.file, pools, rules === undefined ? {} : { rules })),
  );
  const runText = (source: string, rules?: string) =>
    attempt(() => runScenario(source, "", pools, rules === undefined ? {} : { rules }));
  return { pools, files, run, runText };
}

/** A run is a function of its file and date, so nothing is ever played twice. */
function remember(play: (file: ScenarioFile, rules?: string) => RunResult): Engine["run"] {
  const known = new Map<string, RunResult>();
  return (file, rules) => {
    const key = `${file.file} ${rules ?? ""}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = play(file, rules);
    known.set(key, result);
    return result;
  };
}
