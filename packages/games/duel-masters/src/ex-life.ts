import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, type RuleReplacement, topOf } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { addLingering, someLingeringOn } from "@chainwright/engine/history";
import {
  byRule,
  CARD,
  type CardId,
  LINGERING,
  LINGERING_KIND,
  MANNER,
  NO_CARD,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { ZONE } from "./zones.ts";

/** EX life: the top card of its player's deck becomes a shield that goes in its place once. */
export function takeLife(duel: Duel, card: CardId): void {
  const { state } = duel;
  const player = state.get(CARD.controller, card);
  const shield = topOf(duel, player, ZONE.deck);
  if (shield === NO_CARD) return;
  move(duel, shield, { zone: ZONE.shields }, MANNER.put, byRule(player));
  duel.point(TRACE.alsoBy, dmLaw(duel).exLife);
  const what = state.get(CARD.stamp, shield);
  addLingering(duel, {
    kind: LINGERING_KIND.standIn,
    card,
    source: card,
    effect: 0,
    value: shield,
    what,
    until: UNTIL.leaves,
  });
}

/** The shield that would go in the place of a creature with EX life; none where it is there no more. */
function lifeOf(duel: Duel, card: CardId): CardId {
  const { state } = duel;
  let life = NO_CARD;
  someLingeringOn(duel, LINGERING_KIND.standIn, card, (lingering) => {
    const shield = state.get(LINGERING.value, lingering) as CardId;
    const there =
      state.get(CARD.zone, shield) === ZONE.shields &&
      state.get(CARD.stamp, shield) === state.get(LINGERING.what, lingering);
    if (there) life = shield;
    return there;
  });
  return life;
}

/** "When this creature would leave the battle zone, put that shield into the graveyard instead." */
export const exLife: RuleReplacement = {
  rules: (duel) => dmLaw(duel).exLife,
  applies: (duel, card, to) =>
    duel.state.get(CARD.zone, card) === ZONE.battle &&
    to !== ZONE.battle &&
    hasPrinted(duel, card, "ex-life") &&
    lifeOf(duel, card) !== NO_CARD,
  carryOut(duel, card) {
    const cause = byRule(duel.state.get(CARD.controller, card));
    move(duel, lifeOf(duel, card), { zone: ZONE.graveyard }, MANNER.put, cause);
    duel.point(TRACE.alsoBy, dmLaw(duel).exLife);
  },
};
