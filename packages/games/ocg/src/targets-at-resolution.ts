import { type Duel, eachInPile } from "@chainwright/engine/board";
import { eachRecord, isSame, placeOf, targetsOf } from "@chainwright/engine/history";
import { contextOfLink } from "@chainwright/engine/program";
import { CARD, type CardId, LINKS, type LinkId, NO_CARD, RECORD, TRACE } from "@chainwright/engine/state";
import { ocgRules, type SaidAgain } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

const NOTHING_AGAIN: readonly SaidAgain[] = [];

/**
 * What becomes of a link's targets when it resolves. By the older English rules the monster is meant that is now in the
 * Monster Zone that was targeted, and only if it fits what the text asks of its target. By the Japanese text of some cards
 * a target is lost of which its words are true no more: returns the rules by which one was.
 */
export function settleTargets(duel: Duel, link: LinkId): readonly number[] {
  const { law, targetsAreZones, targetsMustStillFit, saidAgain } = ocgRules(duel);
  const { state } = duel;
  const { card: definition } = duel.definition(state.get(LINKS.def, link));
  const again = saidAgain.get(definition.name.en) ?? NOTHING_AGAIN;
  if (!targetsAreZones && !targetsMustStillFit && again.length === 0) return [];
  const context = contextOfLink(duel, link);
  const lostBy = new Set<number>();
  for (const { slot, fits, fitsIn } of targetsOf(duel, link)) {
    eachRecord(duel, link, slot, (row, target) => {
      let card = target;
      if (targetsAreZones && state.get(RECORD.place, row) % 32 === ZONE.monster) {
        card = monsterAt(duel, state.get(RECORD.place, row));
        if (card !== target && card !== NO_CARD) duel.point(TRACE.targeted, law.zoneIsTarget, link, card);
      }
      if (targetsMustStillFit && card !== NO_CARD && !fits(duel, context, card)) card = NO_CARD;
      for (const { rule, about } of again) {
        if (card === NO_CARD || !isSame(duel, row) || fitsIn[about](duel, context, card)) continue;
        card = NO_CARD;
        lostBy.add(rule);
      }
      if (card === target) return;
      state.set(RECORD.card, row, card);
      state.set(RECORD.stamp, row, state.get(CARD.stamp, card));
    });
  }
  return [...lostBy];
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
