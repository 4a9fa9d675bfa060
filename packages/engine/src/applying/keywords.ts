import { KEYWORDS, type KeywordName } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { CARD, type CardId, LINGERING, NOW } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND } from "../state/vocabulary.ts";
import { appliesTo, someApplying } from "./continuous-effects.ts";

/** A keyword's bit in `Definition.keywords`; its number in `LINGERING` is the place of the bit. */
export const keywordNumber = (keyword: KeywordName): number => KEYWORDS.indexOf(keyword);

/** Whether a keyword is printed on a card. */
export const hasPrinted = (duel: Duel, card: CardId, keyword: KeywordName): boolean =>
  (duel.definition(duel.state.get(CARD.def, card)).keywords & (1 << keywordNumber(keyword))) !== 0;

/** Whether a card has a keyword: printed on it, given to it for a time, or by a continuous effect. */
export function hasKeyword(duel: Duel, card: CardId, keyword: KeywordName): boolean {
  if (hasPrinted(duel, card, keyword)) return true;
  const number = keywordNumber(keyword);
  if (
    someLingeringOn(
      duel,
      LINGERING_KIND.keyword,
      card,
      (lingering) => duel.state.get(LINGERING.what, lingering) === number,
    )
  )
    return true;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.keyword) === 0) return false;
  return someApplying(
    duel,
    CONTINUOUS_ACTION.keyword,
    (one, context) => one.keyword === keyword && appliesTo(duel, one, context, card),
  );
}
