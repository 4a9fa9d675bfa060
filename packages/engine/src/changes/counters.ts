import { type Duel, unsettle } from "../board/duel.ts";
import { happen } from "../history/event-log.ts";
import { addLingering, endLingering, someLingeringOn } from "../history/lingering-effects.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, LINGERING, type LingeringId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVENT, FACE, LINGERING_KIND, UNTIL } from "../state/vocabulary.ts";

/**
 * Counters lie on face-up cards on the field and are gone when the card leaves or is turned face-down. They are kept
 * as lingering effects, one row for each kind on a card.
 */

/** How many counters lie on a card; with `kind` (a word of the catalogue) only those. */
export function countersOn(duel: Duel, card: CardId, kind?: number): number {
  let n = 0;
  someLingeringOn(duel, LINGERING_KIND.counter, card, (lingering) => {
    if (kind === undefined || duel.state.get(LINGERING.what, lingering) === kind)
      n += duel.state.get(LINGERING.value, lingering);
    return false;
  });
  return n;
}

/** … or lay on it, where it has left the field. */
export function countersLast(duel: Duel, card: CardId, kind: number): number {
  let n = countersOn(duel, card, kind);
  someLingeringOn(duel, LINGERING_KIND.formerCounters, card, (lingering) => {
    if (duel.state.get(LINGERING.what, lingering) === kind) n += duel.state.get(LINGERING.value, lingering);
    return false;
  });
  return n;
}

/** The counters on a card, or those that lay on it (`LINGERING_KIND.formerCounters`), by kind. */
export function countersByKind(
  duel: Duel,
  card: CardId,
  force: number = LINGERING_KIND.counter,
): { readonly kind: string; readonly count: number }[] {
  const found: { kind: string; count: number }[] = [];
  someLingeringOn(duel, force, card, (one) => {
    const { state, catalogue } = duel;
    const kind = catalogue.textOf(state.get(LINGERING.what, one));
    found.push({ kind, count: state.get(LINGERING.value, one) });
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
    const row = { kind: LINGERING_KIND.counter, card, source: card, effect: 0, what: kind, value: 1 };
    addLingering(duel, { ...row, until: UNTIL.leaves });
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
  const isRow = (lingering: LingeringId): boolean => state.get(LINGERING.what, lingering) === kind;
  if (amount === 0) {
    endLingering(
      duel,
      (lingering) =>
        state.get(LINGERING.card, lingering) === card &&
        ((state.get(LINGERING.kind, lingering) === LINGERING_KIND.counter && isRow(lingering)) ||
          state.get(LINGERING.until, lingering) === UNTIL.withoutCounter + kind),
    );
  } else {
    someLingeringOn(duel, LINGERING_KIND.counter, card, (lingering) => {
      if (isRow(lingering)) state.set(LINGERING.value, lingering, amount);
      return isRow(lingering);
    });
  }
  unsettle(duel);
}
