import {
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  eachRecord,
  type LinkId,
  NO_CARD,
  placeOf,
  RECORD,
  TRACE,
  targetsOf,
  usingOf,
} from "@chainwright/engine";
import { ocgRules } from "./policy.ts";
import { ZONE } from "./zones.ts";

/**
 * What the older English rules make of a link's targets when it resolves: the monster that is now in the Monster Zone
 * that was targeted, and only if it fits what the text asks of its target.
 */
export function settleTargets(duel: Duel, link: LinkId): void {
  const { law, targetsAreZones, targetsMustFit } = ocgRules(duel);
  if (!targetsAreZones && !targetsMustFit) return;
  const { state } = duel;
  const using = usingOf(duel, link);
  for (const { slot, fits } of targetsOf(duel, link)) {
    eachRecord(duel, link, slot, (row, target) => {
      let card = target;
      if (targetsAreZones && state.get(RECORD.place, row) % 32 === ZONE.monster) {
        card = monsterAt(duel, state.get(RECORD.place, row));
        if (card !== target && card !== NO_CARD) duel.point(TRACE.targeted, law.zoneIsTarget, link, card);
      }
      if (targetsMustFit && card !== NO_CARD && !fits(duel, using, card)) card = NO_CARD;
      if (card === target) return;
      state.set(RECORD.card, row, card);
      state.set(RECORD.stamp, row, state.get(CARD.stamp, card));
    });
  }
}

function monsterAt(duel: Duel, place: number): CardId {
  let found = NO_CARD;
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.monster, (card) => {
      if (placeOf(duel, card) === place) found = card;
    });
  }
  return found;
}
