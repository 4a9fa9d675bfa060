import type { LocalText, Report } from "@chainwright/scenario";

/** What a play of the file came to. */
export interface Played {
  readonly says: LocalText;
  readonly line: number;
  readonly steps: Report["steps"];
  readonly asked?: Report["expectations"][number];
  readonly stopped?: Report["stopped"];
}

/** A report's steps under its plays, as far as the run came, and the expectations about the whole run. */
export function byPlay(report: Report): { plays: Played[]; final: Report["expectations"] } {
  const { stopped, plays } = report;
  const end = stopped === undefined ? plays.length : stopped.play + 1;
  let questions = 0;
  const played = plays.slice(0, end).map((play, i): Played => {
    const stops = stopped?.play === i;
    const asked = play.asks && !stops ? report.expectations[questions++] : undefined;
    return {
      says: play.says,
      line: play.line,
      steps: report.steps.filter((step) => step.play === i),
      ...(asked === undefined ? {} : { asked }),
      ...(stops ? { stopped } : {}),
    };
  });
  return { plays: played, final: report.expectations.slice(questions) };
}
