import { destroy } from "@chainwright/engine/changes";
import { asking, definitionOf } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  holderOf,
  NO_CARD,
  TRACE,
} from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

/** What is equipped to a monster that is gone or face-down is destroyed by the rules: by no effect, without a chain. */
export function destroyEquips(duel: Duel, monster: CardId): void {
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.spell, (card) => {
      if (duel.state.get(CARD.host, card) === monster) destroyByRule(duel, card);
    });
  }
}

/** … and so is what no longer fits its monster. */
export function destroyUnfitEquips(duel: Duel): void {
  const { state } = duel;
  const check = (card: CardId): void => {
    const host = state.get(CARD.host, card);
    if (host === NO_CARD) return;
    const { equipsTo } = definitionOf(duel, card);
    // The monster may have become an Equip Card itself.
    if (state.get(CARD.zone, host) !== ZONE.monster) destroyByRule(duel, card);
    else if (equipsTo !== null && !equipsTo(duel, asking(card, 0, holderOf(duel, card)), host))
      destroyByRule(duel, card);
  };
  eachInPile(duel, 0, ZONE.spell, check);
  eachInPile(duel, 1, ZONE.spell, check);
}

function destroyByRule(duel: Duel, card: CardId): void {
  if (destroy(duel, card, BY_RULE)) duel.point(TRACE.alsoBy, ocgRules(duel).law.equipLost);
}
