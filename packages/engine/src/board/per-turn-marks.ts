import { CARD, type CardId, MARKED_CARDS, type TouchedId } from "../state/schema.ts";
import type { Duel } from "./duel.ts";

/**
 * What is true of a card for this turn only, a byte each in one word, so that a new turn clears all of it at once.
 * `used`: effects used since it came to where it is; `activated`, `resolved`: effects, wherever it was (a bit per
 * effect, from the lowest); `acted`: what the game notes (it attacked, it changed its position).
 */
export const TURN = { used: 0, activated: 8, resolved: 16, acted: 24 } as const;

/** Bits of `TURN.acted`: it battled a monster, changed its position, declared an attack, battled, destroyed a monster by battle, was turned face-up. */
export const ACTED = {
  battledMonster: 0,
  changedPosition: 1,
  attackedMonster: 2,
  attackedDirectly: 3,
  attacked: 4,
  battled: 5,
  won: 6,
  turnedUp: 7,
} as const;

/** The most effects a card can have of its own: the bits of a byte. What others lend it comes after them and has none. */
export const MOST_EFFECTS = 8;

type TurnByte = (typeof TURN)[keyof typeof TURN];

export function turnBit(duel: Duel, card: CardId, byte: TurnByte, bit: number): boolean {
  return bit < MOST_EFFECTS && ((duel.state.get(CARD.thisTurn, card) >>> byte) & (1 << bit)) !== 0;
}

export function setTurnBit(duel: Duel, card: CardId, byte: TurnByte, bit: number): void {
  if (bit >= MOST_EFFECTS) return;
  const { state } = duel;
  const before = state.get(CARD.thisTurn, card);
  if (before === 0) state.set(MARKED_CARDS.card, state.add<TouchedId>(MARKED_CARDS), card);
  state.set(CARD.thisTurn, card, before | (1 << (byte + bit)));
}

/** Visits the cards of which something is true this turn; stops when `visit` returns true, and says whether it did. */
export function someTouched(duel: Duel, visit: (card: CardId) => boolean): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(MARKED_CARDS); row < n; row++) {
    if (visit(state.get(MARKED_CARDS.card, row as TouchedId))) return true;
  }
  return false;
}

/** It is a new object: what it did where it was before does not count, but for what it used if it is still on the field. */
export function forgetWhereItWas(duel: Duel, card: CardId, onField: boolean): void {
  const used = onField ? 0xff << TURN.used : 0;
  const kept = (0xff << TURN.activated) | (0xff << TURN.resolved) | used;
  duel.state.set(CARD.thisTurn, card, duel.state.get(CARD.thisTurn, card) & kept);
}

/** It was turned face-down: what it used face-up does not count. */
export function forgetUses(duel: Duel, card: CardId): void {
  const { state } = duel;
  state.set(CARD.thisTurn, card, state.get(CARD.thisTurn, card) & ~(0xff << TURN.used));
}

/** A new turn begins. */
export function forgetTurn(duel: Duel): void {
  const { state } = duel;
  for (let row = 0, n = state.count(MARKED_CARDS); row < n; row++) {
    state.set(CARD.thisTurn, state.get(MARKED_CARDS.card, row as TouchedId), 0);
  }
  state.truncate(MARKED_CARDS, 0);
}
