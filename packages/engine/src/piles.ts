import type { Duel } from "./duel.ts";
import { CARD, type CardId, NO_CARD, PILE, type PileId, type ZoneId } from "./schema.ts";
import type { Player } from "./vocabulary.ts";

/** Which player's pile a card lies in: its controller's while in play, else its owner's. */
export function holderOf(duel: Duel, card: CardId): Player {
  const zone = duel.state.get(CARD.zone, card);
  return duel.game.zones[zone]?.field ? duel.state.get(CARD.controller, card) : duel.state.get(CARD.owner, card);
}

export const pileOf = (player: Player, zone: ZoneId): PileId => (player * 16 + zone) as PileId;

export function pileCount(duel: Duel, player: Player, zone: ZoneId): number {
  return duel.state.get(PILE.count, pileOf(player, zone));
}

export function topOf(duel: Duel, player: Player, zone: ZoneId): CardId {
  return duel.state.get(PILE.head, pileOf(player, zone));
}

/** Visits the cards of a pile from the top; stops when `visit` returns false. */
export function eachInPile(duel: Duel, player: Player, zone: ZoneId, visit: (card: CardId) => boolean | void): boolean {
  const { state } = duel;
  let card = state.get(PILE.head, pileOf(player, zone));
  while (card !== NO_CARD) {
    const next = state.get(CARD.next, card);
    if (visit(card) === false) return false;
    card = next;
  }
  return true;
}

/** Visits the cards of all zones in the mask. */
export function eachInZones(duel: Duel, player: Player, zones: number, visit: (card: CardId) => boolean | void): boolean {
  for (let zone = 0, mask = zones; mask !== 0; zone++, mask >>>= 1) {
    if ((mask & 1) !== 0 && !eachInPile(duel, player, zone as ZoneId, visit)) return false;
  }
  return true;
}

export function unlink(duel: Duel, card: CardId): void {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  if (zone === 0) return;
  const pile = pileOf(holderOf(duel, card), zone);
  const before = state.get(CARD.previous, card);
  const after = state.get(CARD.next, card);
  if (before === NO_CARD) state.set(PILE.head, pile, after);
  else state.set(CARD.next, before, after);
  if (after === NO_CARD) state.set(PILE.tail, pile, before);
  else state.set(CARD.previous, after, before);
  state.set(CARD.next, card, NO_CARD);
  state.set(CARD.previous, card, NO_CARD);
  state.set(PILE.count, pile, state.get(PILE.count, pile) - 1);
}

/** Puts a card that is in no pile on top or at the bottom of one. */
export function link(duel: Duel, card: CardId, player: Player, zone: ZoneId, where: "top" | "bottom"): void {
  const { state } = duel;
  const pile = pileOf(player, zone);
  if (where === "top") {
    const head = state.get(PILE.head, pile);
    state.set(CARD.next, card, head);
    state.set(CARD.previous, card, NO_CARD);
    if (head === NO_CARD) state.set(PILE.tail, pile, card);
    else state.set(CARD.previous, head, card);
    state.set(PILE.head, pile, card);
  } else {
    const tail = state.get(PILE.tail, pile);
    state.set(CARD.previous, card, tail);
    state.set(CARD.next, card, NO_CARD);
    if (tail === NO_CARD) state.set(PILE.head, pile, card);
    else state.set(CARD.next, tail, card);
    state.set(PILE.tail, pile, card);
  }
  state.set(PILE.count, pile, state.get(PILE.count, pile) + 1);
}

/** Shuffles a pile through the door of chance (Fisher-Yates). */
export function shuffle(duel: Duel, player: Player, zone: ZoneId): void {
  const { state } = duel;
  const cards: CardId[] = [];
  eachInPile(duel, player, zone, (card) => {
    cards.push(card);
  });
  for (let i = cards.length - 1; i > 0; i--) {
    const j = duel.chance(i + 1);
    [cards[i], cards[j]] = [cards[j] as CardId, cards[i] as CardId];
  }
  const pile = pileOf(player, zone);
  for (const [i, card] of cards.entries()) {
    state.set(CARD.previous, card, cards[i - 1] ?? NO_CARD);
    state.set(CARD.next, card, cards[i + 1] ?? NO_CARD);
  }
  state.set(PILE.head, pile, cards[0] ?? NO_CARD);
  state.set(PILE.tail, pile, cards[cards.length - 1] ?? NO_CARD);
}

/** The lowest free place of a zone with places, or -1. */
export function freeSlot(duel: Duel, player: Player, zone: ZoneId): number {
  const slots = duel.game.zones[zone]?.slots ?? 0;
  let taken = 0;
  eachInPile(duel, player, zone, (card) => {
    taken |= 1 << duel.state.get(CARD.slot, card);
  });
  for (let slot = 0; slot < slots; slot++) if ((taken & (1 << slot)) === 0) return slot;
  return -1;
}

export function hasRoom(duel: Duel, player: Player, zone: ZoneId): boolean {
  const slots = duel.game.zones[zone]?.slots ?? 0;
  return slots === 0 || pileCount(duel, player, zone) < slots;
}
