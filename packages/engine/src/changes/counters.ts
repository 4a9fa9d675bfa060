import { happen } from "../history/event-log.ts";
import { endForces, putInForce, someForce } from "../history/lingering-effects.ts";
import type { Cause } from "../state/cause.ts";
import { type Duel, unsettle } from "../state/duel.ts";
import { CARD, type CardId, type ForceId, IN_FORCE } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVENT, FACE, FORCE, UNTIL } from "../state/vocabulary.ts";

/**
 * Counters lie on face-up cards on the field and are gone when the card leaves or is turned face-down. They are kept
 * as effects in force, one row for each kind on a card.
 */

/** How many counters lie on a card; with `kind` (a word of the catalogue) only those. */
export function countersOn(duel: Duel, card: CardId, kind?: number): number {
  let n = 0;
  someForce(duel, FORCE.counter, card, (force) => {
    if (kind === undefined || duel.state.get(IN_FORCE.what, force) === kind)
      n += duel.state.get(IN_FORCE.value, force);
    return false;
  });
  return n;
}

/** … or lay on it, where it has left the field. */
export function countersLast(duel: Duel, card: CardId, kind: number): number {
  let n = countersOn(duel, card, kind);
  someForce(duel, FORCE.formerCounters, card, (force) => {
    if (duel.state.get(IN_FORCE.what, force) === kind) n += duel.state.get(IN_FORCE.value, force);
    return false;
  });
  return n;
}

/** The counters on a card, or those that lay on it (`FORCE.formerCounters`), by kind. */
export function countersByKind(
  duel: Duel,
  card: CardId,
  force: number = FORCE.counter,
): { readonly kind: string; readonly count: number }[] {
  const found: { kind: string; count: number }[] = [];
  someForce(duel, force, card, (one) => {
    const { state, catalogue } = duel;
    const kind = catalogue.textOf(state.get(IN_FORCE.what, one));
    found.push({ kind, count: state.get(IN_FORCE.value, one) });
    return false;
  });
  return found;
}

export function placeCounter(duel: Duel, card: CardId, kind: number, cause: Cause): boolean {
  const { state, game } = duel;
  const faceUp =
    state.get(CARD.face, card) === FACE.up && game.zones[state.get(CARD.zone, card)]?.field === true;
  if (!faceUp) return false;
  const amount = countersOn(duel, card, kind) + 1;
  if (amount === 1) {
    const row = { kind: FORCE.counter, card, source: card, effect: 0, what: kind, value: 1 };
    putInForce(duel, { ...row, until: UNTIL.leaves });
  } else setCounters(duel, card, kind, amount);
  happen(duel, { kind: EVENT.counterPlaced, card, amount, how: kind, face: FACE.up }, cause);
  duel.point(TRACE.alsoBy, duel.law.counterPlaced);
  return true;
}

/** Removes counters of a kind, all of them or none. */
export function removeCounters(duel: Duel, card: CardId, kind: number, n: number, cause: Cause): boolean {
  const left = countersOn(duel, card, kind) - n;
  if (left < 0) return false;
  setCounters(duel, card, kind, left);
  happen(duel, { kind: EVENT.counterRemoved, card, amount: left, how: kind, face: FACE.up }, cause);
  return true;
}

function setCounters(duel: Duel, card: CardId, kind: number, amount: number): void {
  const { state } = duel;
  const isRow = (force: ForceId): boolean => state.get(IN_FORCE.what, force) === kind;
  if (amount === 0) {
    endForces(
      duel,
      (force) =>
        state.get(IN_FORCE.card, force) === card &&
        ((state.get(IN_FORCE.kind, force) === FORCE.counter && isRow(force)) ||
          state.get(IN_FORCE.until, force) === UNTIL.withoutCounter + kind),
    );
  } else {
    someForce(duel, FORCE.counter, card, (force) => {
      if (isRow(force)) state.set(IN_FORCE.value, force, amount);
      return isRow(force);
    });
  }
  unsettle(duel);
}
