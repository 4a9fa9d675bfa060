import { unaffectedBy } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, CONTINUOUS_ACTION, NO_CARD, TRACE } from "@chainwright/engine/state";

/** Cards to which an effect does nothing, though its words mean them. */

/** `RECORD.done` of a card to which something is not going to be done. */
export const SPARED = -1;

/** Whether a card is unaffected by the effect of another that would do something to it. */
export function isUnaffected(duel: Duel, { card: source, effect }: EffectContext, card: CardId): boolean {
  const keeper = unaffectedBy(duel, card, source, effect);
  if (keeper === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.unaffected, card, keeper, CONTINUOUS_ACTION.unaffected);
  return true;
}
