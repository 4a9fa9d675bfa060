import { message, reasonSentence } from "@chainwright/explain";
import type { DuelCards, PlayerView } from "@chainwright/table";
import { indent, type Look, mark } from "./look.ts";

/** What a player can do with a card now, and all the reasons against the rest. */
export function whyLines(
  playerView: PlayerView,
  card: number,
  { names, texts }: DuelCards,
  look: Look,
): string[] {
  const { language, paint } = look;
  const lines = playerView.verdicts(card, language).flatMap(({ text, reasons }) => {
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
      ? [message(playerView.isOthers(card) ? "ui.why-others" : "ui.why-nothing", language)]
      : lines;
  return [paint.bold(playerView.phrase(card, language)), ...indent(nothing)];
}
