import type { CardId, Player } from "@chainwright/engine";
import { cardPhrase, message, nameReason, optionSentence, reasonSentence } from "@chainwright/explain";
import type { Table } from "@chainwright/table";
import { indent, type Look, mark } from "./look.ts";

/** What a player can do with a card now, and all the reasons against the rest. */
export function whyLines(table: Table, viewer: Player, card: CardId, look: Look): string[] {
  const { language, paint } = look;
  const { names, texts } = table.cards;
  const { duel } = table.match;
  const saying = table.saying(language);
  const lines = table.verdicts(card, viewer).flatMap(({ act, reasons }) => {
    const said = optionSentence(duel, "", viewer, act, saying);
    const verdict = message(reasons.length === 0 ? "ui.can" : "ui.cannot", language);
    return [
      `${mark(reasons.length === 0, look)} ${said}: ${verdict}`,
      ...indent(
        reasons.map((reason) => reasonSentence(nameReason(duel, reason), language, names, texts)),
        4,
      ),
    ];
  });
  const nothing =
    lines.length === 0
      ? [message(table.isOthers(card, viewer) ? "ui.why-others" : "ui.why-nothing", language)]
      : lines;
  return [paint.bold(cardPhrase(duel, card, viewer, saying)), ...indent(nothing)];
}
