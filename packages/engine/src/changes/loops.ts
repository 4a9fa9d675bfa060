import { OVERRULED } from "../applying/continuous-effects.ts";
import type { Duel, Loop } from "../board/duel.ts";
import { BY_RULE } from "../state/cause.ts";
import { CARD, type CardId, NO_CARD } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { MANNER } from "../state/vocabulary.ts";
import { destroy, move } from "./card-moves.ts";

/**
 * Ends a loop as the rules of the day have it: its cause leaves the field, by nobody's effect; of several the one that
 * was activated last. Says whether that ended it: what cannot leave leaves it to the order in which effects began.
 */
export function breakLoop(duel: Duel, loop: Loop): boolean {
  const { law, state } = duel;
  const [first = NO_CARD, ...others] = loop.cards;
  duel.point(TRACE.loop, law.undecidable, first);
  for (const card of others) duel.point(TRACE.loop, law.undecidable, card);
  const causes = loop.source === NO_CARD ? lastActivatedFirst(duel, loop.cards) : [loop.source];
  return causes.some((card) => {
    if (duel.game.zones[state.get(CARD.zone, card)]?.field !== true) return false;
    duel.point(TRACE.loopEnds, law.loopDestroys.length > 0 ? law.loopDestroys : law.loopSends, card);
    if (law.loopDestroys.length === 0)
      return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.sent, BY_RULE);
    // What it would do as it leaves does not happen either.
    state.set(CARD.began, card, OVERRULED);
    return destroy(duel, card, BY_RULE);
  });
}

/** What applies by itself before what only triggers; monsters are not activated, and come after all that is. */
function lastActivatedFirst(duel: Duel, cards: readonly CardId[]): readonly CardId[] {
  const { state } = duel;
  const definitionOf = (card: CardId) => duel.definition(state.get(CARD.def, card));
  const isMonster = (card: CardId): number => (definitionOf(card).kind === "monster" ? 1 : 0);
  const isIdle = (card: CardId): number => (definitionOf(card).appliesIn === 0 ? 1 : 0);
  return [...cards].sort(
    (a, b) =>
      isIdle(a) - isIdle(b) ||
      isMonster(a) - isMonster(b) ||
      state.get(CARD.arrived, b) - state.get(CARD.arrived, a) ||
      state.get(CARD.began, b) - state.get(CARD.began, a) ||
      b - a,
  );
}
