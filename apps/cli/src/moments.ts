import { type Moment, sentence } from "@chainwright/explain";
import type { DuelCards } from "@chainwright/table";
import type { Look } from "./look.ts";
import { teller } from "./print.ts";

/** Moments as lines, with an empty line before each turn. */
export function momentLines(run: DuelCards, look: Look): (moments: readonly Moment[]) => string[] {
  const tell = teller(run, look);
  const { language } = look;
  return (moments) =>
    moments.flatMap((moment) => {
      const text = sentence(moment, language, run.names, run.game);
      const lines = tell({ moment, text: { en: text, ko: text, ja: text } });
      return moment.what.kind === "turn" ? ["", ...lines.map((line) => look.paint.bold(line))] : lines;
    });
}
