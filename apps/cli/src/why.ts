import { message, reasonSentence } from "@chainwright/explain";
import type { DuelCards, Sight } from "@chainwright/table";
import { indent, type Look, mark } from "./look.ts";

/** What a player can do with a card now, and all the reasons against the rest. */
export function whyLines(sight: Sight, card: number, { names, texts }: DuelCards, look: Look): string[] {
  const { language, paint } = look;
  const lines = sight.verdicts(card, language).flatMap(({ text, reasons }) => {
    const verdict = message(reasons.length === 0 ? "ui.can" : "ui.cannot", language);
    return [
      `${mark(reasons.length === 0, look)} ${text}: ${verdict}`,
      ...indent(
        reasons.map((reason) => reasonSentence(reason, language, names, texts)),
        4,
      ),
    ];
  });
  const nothing =
    lines.length === 0
      ? [message(sight.isOthers(card) ? "ui.why-others" : "ui.why-nothing", language)]
      : lines;
  return [paint.bold(sight.phrase(card, language)), ...indent(nothing)];
}
