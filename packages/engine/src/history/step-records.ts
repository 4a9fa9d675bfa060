import type { Duel } from "../board/duel.ts";
import { holderOf } from "../board/zone-contents.ts";
import { CARD, type CardId, type LinkId, NO_CARD, NO_LINK, RECORD, type RecordId } from "../state/schema.ts";

/**
 * The record of a link: for every step (slot) which cards it tried to act on and whether it did.
 * "Then", "if you do", "this way" and "that was …" are questions to this record.
 */

/** The slot of the cards whose event made an effect trigger. */
export const SLOT_EVENT = 1;
/** The slot of the card that the event's card battled, or was destroyed by. */
export const SLOT_BATTLED = 2;
/** The slots of what was declared for the effect. */
export const SLOT_DECLARED = { type: 3, attribute: 4, level: 5, "card-type": 6, name: 7 } as const;
/** Slots of an effect's own steps start here. */
export const FIRST_SLOT = 8;

export function record(duel: Duel, link: LinkId, slot: number, card: CardId, done = 0): RecordId {
  const { state } = duel;
  const row = state.add(RECORD);
  state.set(RECORD.link, row, link);
  state.set(RECORD.slot, row, slot);
  state.set(RECORD.card, row, card);
  state.set(RECORD.stamp, row, card === NO_CARD ? 0 : state.get(CARD.stamp, card));
  state.set(RECORD.done, row, done);
  state.set(RECORD.way, row, card === NO_CARD ? 0 : state.get(CARD.way, card));
  return row;
}

/** Visits a slot's rows in order; stops when `visit` returns false. */
export function eachRecord(
  duel: Duel,
  link: LinkId,
  slot: number,
  visit: (row: RecordId, card: CardId) => unknown,
): void {
  const { state } = duel;
  for (let row = 0, n = state.count(RECORD); row < n; row++) {
    const id = row as RecordId;
    if (state.get(RECORD.link, id) !== link || state.get(RECORD.slot, id) !== slot) continue;
    if (visit(id, state.get(RECORD.card, id)) === false) return;
  }
}

export function countRecords(duel: Duel, link: LinkId, slot: number): number {
  let n = 0;
  eachRecord(duel, link, slot, () => {
    n++;
  });
  return n;
}

export function isRecorded(duel: Duel, link: LinkId, slot: number, card: CardId): boolean {
  let found = false;
  eachRecord(duel, link, slot, (_, recorded) => {
    found ||= recorded === card;
    return !found;
  });
  return found;
}

/** Whether a step did anything of what it tried, or as much as it has to. */
export function wasDone(duel: Duel, link: LinkId, slot: number, least = 1): boolean {
  let done = 0;
  eachRecord(duel, link, slot, (row) => {
    if (duel.state.get(RECORD.done, row) !== 0) done++;
    return done < least;
  });
  return done >= least;
}

/** How often a link has done something of what its text says, with what was paid for it. */
export function countDone({ state }: Duel, link: LinkId): number {
  let done = 0;
  for (let row = 0 as RecordId, n = state.count(RECORD); row < n; row++) {
    const isStep = state.get(RECORD.link, row) === link && state.get(RECORD.slot, row) >= FIRST_SLOT;
    if (isStep && state.get(RECORD.done, row) !== 0) done++;
  }
  return done;
}

/** Whether a card is still the same object as when it was recorded. */
export function isSame(duel: Duel, row: RecordId): boolean {
  const card = duel.state.get(RECORD.card, row);
  return card !== NO_CARD && duel.state.get(CARD.stamp, card) === duel.state.get(RECORD.stamp, row);
}

/** A zone of a player and the place in it as one number. */
export function placeOf(duel: Duel, card: CardId): number {
  const { state } = duel;
  const slot = state.get(CARD.slot, card) * 2 + holderOf(duel, card);
  return slot * 32 + state.get(CARD.zone, card);
}

/** The slot of what one ability of a card did, for its others; of no link. No step has a negative one. */
export const keptFor = (card: CardId): number => -card;

/** Keeps what a link did to other cards for the other abilities of its card, until `forgetKept`. */
export function keepRecords(duel: Duel, link: LinkId, card: CardId): void {
  const { state } = duel;
  for (let row = 0 as RecordId, n = state.count(RECORD); row < n; row++) {
    const other = state.get(RECORD.card, row);
    if (state.get(RECORD.link, row) !== link || other === NO_CARD || other === card) continue;
    state.set(RECORD.link, row, NO_LINK);
    state.set(RECORD.slot, row, keptFor(card));
  }
}

export function forgetKept(duel: Duel): void {
  duel.state.retain<RecordId>(RECORD, (row) => duel.state.get(RECORD.link, row) !== NO_LINK);
}

/** Forgets what the links from `link` on did. */
export function forgetRecords(duel: Duel, link: LinkId): void {
  duel.state.retain<RecordId>(RECORD, (row) => duel.state.get(RECORD.link, row) < link);
}
