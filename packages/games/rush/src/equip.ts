import type { Duel } from "@chainwright/engine/board";
import { eachEquippedTo, eachUnfitEquip, move } from "@chainwright/engine/changes";
import { BY_RULE, type CardId, MANNER, TRACE } from "@chainwright/engine/state";
import { rushLaw } from "./cited-rules.ts";
import { ZONE } from "./zones.ts";

/** What is equipped to a monster that is gone or face-down is sent to the Graveyard. */
export const sendEquips = (duel: Duel, monster: CardId): void =>
  eachEquippedTo(duel, monster, (card) => {
    if (move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE))
      duel.point(TRACE.alsoBy, rushLaw(duel).equipLost);
  });

/** What is equipped to a monster stays, also where that no longer fits its words: says so. */
export function noteUnfitEquips(duel: Duel): void {
  if (duel.trace !== null) eachUnfitEquip(duel, () => duel.point(TRACE.alsoBy, rushLaw(duel).equipStays));
}
