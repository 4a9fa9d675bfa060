import { KEYWORDS, type KeywordName } from "@chainwright/card-ir";
import { someForce } from "../history/lingering-effects.ts";
import type { Duel } from "../state/duel.ts";
import { CARD, type CardId, IN_FORCE, NOW } from "../state/schema.ts";
import { DOES, FORCE } from "../state/vocabulary.ts";
import { appliesTo, someApplying } from "./continuous-effects.ts";

/** A keyword's bit in `Definition.keywords`; its number in the force table is the place of the bit. */
export const keywordNumber = (keyword: KeywordName): number => KEYWORDS.indexOf(keyword);

/** Whether a keyword is printed on a card. */
export const hasPrinted = (duel: Duel, card: CardId, keyword: KeywordName): boolean =>
  (duel.definition(duel.state.get(CARD.def, card)).keywords & (1 << keywordNumber(keyword))) !== 0;

/** Whether a card has a keyword: printed on it, given to it for a time, or by a continuous effect. */
export function hasKeyword(duel: Duel, card: CardId, keyword: KeywordName): boolean {
  if (hasPrinted(duel, card, keyword)) return true;
  const number = keywordNumber(keyword);
  if (someForce(duel, FORCE.keyword, card, (force) => duel.state.get(IN_FORCE.what, force) === number))
    return true;
  if ((duel.state.read(NOW.standing) & DOES.keyword) === 0) return false;
  return someApplying(
    duel,
    DOES.keyword,
    (one, using) => one.keyword === keyword && appliesTo(duel, one, using, card),
  );
}
