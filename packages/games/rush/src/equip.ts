import { move } from "@chainwright/engine/changes";
import { asking, definitionOf } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  MANNER,
  NO_CARD,
  TRACE,
} from "@chainwright/engine/state";
import { rushLaw } from "./cited-rules.ts";
import { ZONE } from "./zones.ts";

/** What is equipped to a monster that is gone or face-down is sent to the Graveyard. */
export function sendEquips(duel: Duel, monster: CardId): void {
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.spell, (card) => {
      if (duel.state.get(CARD.host, card) !== monster) return;
      if (move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE))
        duel.point(TRACE.alsoBy, rushLaw(duel).equipLost);
    });
  }
}

/** What is equipped to a monster stays, also where that no longer fits its words: says so. */
export function noteUnfitEquips(duel: Duel): void {
  const { state } = duel;
  if (duel.trace === null) return;
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.spell, (card) => {
      const host = state.get(CARD.host, card);
      const { equipsTo } = definitionOf(duel, card);
      if (host !== NO_CARD && equipsTo !== null && !equipsTo(duel, asking(card, 0, player), host))
        duel.point(TRACE.alsoBy, rushLaw(duel).equipStays);
    });
  }
}
