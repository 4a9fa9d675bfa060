import type { Report, readScenario } from "@chainwright/scenario";

type Source = ReturnType<typeof readScenario>["scenario"];
type Play = Source["plays"][number];
type Act = Extract<Play, { can: unknown }>["can"];

/** A play of a file: the report numbers the plays and does not repeat them. */
export interface PlayLine {
  /** As a heading: "A: activate Raigeki Break, target Jinzo". */
  readonly title: string;
  /** Whether the play asks something ("cannot", "can", …), so that there is an expectation for it. */
  readonly asks: boolean;
  /** As {@link Report.stopped} names it. */
  readonly json: string;
}

function actText(act: Partial<Act>): string {
  const parts = Object.entries(act)
    .filter(([key, value]) => key !== "player" && value !== undefined)
    .map(([key, value]) => ({ key, text: `${key} ${Array.isArray(value) ? value.join(", ") : value}` }));
  return parts.map(({ key, text }, i) => (i === 0 ? text : `${key === "on" ? " " : ", "}${text}`)).join("");
}

export function playTitle(play: Play): string {
  if (typeof play === "string") return play;
  if ("cannot" in play) return `${play.cannot.player} cannot ${actText(play.cannot)}`;
  if ("can" in play) return `${play.can.player} can ${actText(play.can)}`;
  if ("asked" in play) return `${play.asked} is asked`;
  if ("orders" in play) return `${play.orders} orders are possible`;
  const [seat, act] = "A" in play ? (["A", play.A] as const) : (["B", play.B] as const);
  return `${seat}: ${typeof act === "string" ? act : actText(act)}`;
}

const ASKING = ["cannot", "can", "asked", "orders"];

/** The plays of a scenario, or of a variant that has its own. */
export function playsOf(scenario: Source, variant: string | undefined): PlayLine[] {
  const own = scenario.variants?.find(({ id }) => id === variant)?.plays;
  return (own ?? scenario.plays).map((play) => ({
    title: playTitle(play),
    asks: typeof play === "object" && ASKING.some((key) => key in play),
    json: JSON.stringify(play),
  }));
}

/** What a play of the file came to. */
export interface Played {
  readonly title: string;
  readonly steps: Report["steps"];
  readonly asked?: Report["expectations"][number];
  readonly stopped?: Report["stopped"];
}

/** A report's steps under its plays, as far as the run came, and the expectations about the whole run. */
export function byPlay(
  report: Report,
  plays: readonly PlayLine[],
): { plays: Played[]; final: Report["expectations"] } {
  const last = report.steps.at(-1)?.play ?? -1;
  const { stopped } = report;
  const end =
    stopped === undefined
      ? plays.length
      : plays.findIndex(({ json }, i) => i >= last && json === stopped.play);
  let questions = 0;
  const played = plays.slice(0, stopped === undefined ? end : end + 1).map((play, i): Played => {
    const stops = stopped !== undefined && i === end;
    const asked = play.asks && !stops ? report.expectations[questions++] : undefined;
    return {
      title: play.title,
      steps: report.steps.filter((step) => step.play === i),
      ...(asked === undefined ? {} : { asked }),
      ...(stops ? { stopped } : {}),
    };
  });
  return { plays: played, final: report.expectations.slice(questions) };
}
