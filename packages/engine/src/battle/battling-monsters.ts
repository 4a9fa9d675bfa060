import { appliesTo, someApplying } from "../applying/continuous-effects.ts";
import { type Duel, unsettle } from "../board/duel.ts";
import { attackerOf, attackTargetOf } from "../history/current-battle.ts";
import { happen } from "../history/event-log.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import type { Cause } from "../state/cause.ts";
import { BATTLE, type CardId, LINGERING, NO_CARD } from "../state/schema.ts";
import { CONTINUOUS_ACTION, EVENT, LINGERING_KIND, UNTIL } from "../state/vocabulary.ts";

/** The monster that a monster is in battle with, or none. */
export function opposing(duel: Duel, card: CardId): CardId {
  const attacker = attackerOf(duel);
  const target = attackTargetOf(duel);
  return card === attacker ? target : card === target ? attacker : NO_CARD;
}

/** The monsters of the battle fight each other at this timing of it; `how` 1: it is over, and damage was not calculated. */
export function battles(duel: Duel, timing: number, cause: Cause, how = 0): void {
  const { state } = duel;
  const other = state.read(BATTLE.target);
  happen(duel, { kind: EVENT.battles, card: state.read(BATTLE.attacker), other, amount: timing, how }, cause);
}

/** How many times a monster inflicts the difference as battle damage through Defense Position. */
export function piercing(duel: Duel, card: CardId): number {
  let times = 0;
  someLingeringOn(duel, LINGERING_KIND.pierce, card, (lingering) => {
    times = Math.max(times, duel.state.get(LINGERING.value, lingering));
    return false;
  });
  someApplying(duel, CONTINUOUS_ACTION.pierce, (one, context) => {
    if (appliesTo(duel, one, context, card)) times = Math.max(times, one.times);
    return false;
  });
  return times;
}

/** The card whose effect negates those of a monster because it is destroyed by battle, or none. */
export function negatedAsDefeated(duel: Duel, card: CardId): CardId {
  let negator = NO_CARD;
  someApplying(duel, CONTINUOUS_ACTION.negate, (one, context) => {
    if (!one.defeated || !appliesTo(duel, one, context, card)) return false;
    negator = context.card;
    return true;
  });
  // "(including in the GY)": what a resolved effect has left on it.
  if (negator === NO_CARD)
    someLingeringOn(duel, LINGERING_KIND.negated, card, (lingering) => {
      if (duel.state.get(LINGERING.value, lingering) === 0) return false;
      negator = duel.state.get(LINGERING.source, lingering);
      return true;
    });
  return negator;
}

/** Settles that a monster will be destroyed by battle; until it leaves it stays on the field. */
export function doom(duel: Duel, loser: CardId, winner: CardId, cause: Cause): void {
  addLingering(duel, {
    kind: LINGERING_KIND.doomed,
    card: loser,
    source: winner,
    effect: 0,
    until: UNTIL.battle,
  });
  happen(duel, { kind: EVENT.doomed, card: loser, other: winner }, cause);
  unsettle(duel);
}
