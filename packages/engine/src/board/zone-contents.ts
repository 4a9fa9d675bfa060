import { CARD, type CardId, NO_CARD, NOW, PILE, type PileId, PLAYER, type ZoneId } from "../state/schema.ts";
import { FACE, type Player } from "../state/vocabulary.ts";
import type { Duel } from "./duel.ts";
import type { Definition } from "./duel-types.ts";

/** Which player's pile a card lies in: its controller's while in play, else its owner's. */
export function holderOf(duel: Duel, card: CardId): Player {
  const zone = duel.state.get(CARD.zone, card);
  return duel.game.zones[zone]?.field
    ? duel.state.get(CARD.controller, card)
    : duel.state.get(CARD.owner, card);
}

/** Whether a card is in a player's hand. */
export const isInHand = (duel: Duel, player: Player, card: CardId): boolean =>
  duel.state.get(CARD.zone, card) === duel.game.zone.hand && holderOf(duel, card) === player;

export const pileOf = (player: Player, zone: ZoneId): PileId => (player * 16 + zone) as PileId;

export function pileCount(duel: Duel, player: Player, zone: ZoneId): number {
  return duel.state.get(PILE.count, pileOf(player, zone));
}

export function topOf(duel: Duel, player: Player, zone: ZoneId): CardId {
  return duel.state.get(PILE.head, pileOf(player, zone));
}

/** Visits the cards of a pile from the top; stops when `visit` returns false. */
export function eachInPile(
  duel: Duel,
  player: Player,
  zone: ZoneId,
  visit: (card: CardId) => unknown,
): boolean {
  const { state } = duel;
  let card = state.get(PILE.head, pileOf(player, zone));
  while (card !== NO_CARD) {
    const next = state.get(CARD.next, card);
    if (visit(card) === false) return false;
    card = next;
  }
  return true;
}

/** Visits the materials under a card, whoever owns them; stops when `visit` returns false. */
export function eachMaterial(duel: Duel, host: CardId, visit: (card: CardId) => unknown): boolean {
  const under = (card: CardId): unknown =>
    duel.state.get(CARD.host, card) === host ? visit(card) : undefined;
  const { material } = duel.game.zone;
  return eachInPile(duel, 0, material, under) && eachInPile(duel, 1, material, under);
}

/** Visits what is equipped to a monster; stops when `visit` returns false. */
export function eachEquip(duel: Duel, host: CardId, visit: (card: CardId) => unknown): boolean {
  const on = (card: CardId): unknown => (duel.state.get(CARD.host, card) === host ? visit(card) : undefined);
  const { equip } = duel.game.zone;
  return eachInPile(duel, 0, equip, on) && eachInPile(duel, 1, equip, on);
}

/** Visits the cards of all zones in the mask. */
export function eachInZones(
  duel: Duel,
  player: Player,
  zones: number,
  visit: (card: CardId) => unknown,
): boolean {
  for (let zone = 0, mask = zones; mask !== 0; zone++, mask >>>= 1) {
    if ((mask & 1) !== 0 && !eachInPile(duel, player, zone as ZoneId, visit)) return false;
  }
  return true;
}

/** A list of a player's cards that have to be looked at on some occasion, wherever they are. */
export interface Watch {
  readonly head: typeof PLAYER.responders;
  readonly next: typeof CARD.nextResponder;
  readonly previous: typeof CARD.previousResponder;
  /** The zones in which the card belongs to the list. */
  readonly zones: (definition: Definition) => number;
}

/** Cards with an effect that may be used at all from where they are. */
export const USERS: Watch = {
  head: PLAYER.users,
  next: CARD.nextUser,
  previous: CARD.previousUser,
  zones: (definition) => definition.range,
};

/** Cards with an effect that may answer something from where they are. */
export const RESPONDERS: Watch = {
  head: PLAYER.responders,
  next: CARD.nextResponder,
  previous: CARD.previousResponder,
  zones: (definition) => definition.responds,
};

/** Cards with an effect that events trigger from where they are. */
export const LISTENERS: Watch = {
  head: PLAYER.listeners,
  next: CARD.nextListener,
  previous: CARD.previousListener,
  zones: (definition) => (definition.triggerEvents === 0 ? 0 : definition.range),
};

/** Visits a player's cards of a list; stops when `visit` returns false. */
export function eachWatched(
  duel: Duel,
  player: Player,
  watch: Watch,
  visit: (card: CardId) => unknown,
): boolean {
  const { state } = duel;
  let card = state.get(watch.head, player);
  while (card !== NO_CARD) {
    const next = state.get(watch.next, card);
    if (visit(card) === false) return false;
    card = next;
  }
  return true;
}

/** Whether a card lies where it belongs to such a list. */
export function isWatched(duel: Duel, card: CardId, watch: Watch): boolean {
  const zones = watch.zones(duel.definition(duel.state.get(CARD.def, card)));
  return (zones & (1 << duel.state.get(CARD.zone, card))) !== 0;
}

/** Cards on the field with effects that apply without being activated. */
export const CONTINUOUS: Watch = {
  head: PLAYER.continuous,
  next: CARD.nextContinuous,
  previous: CARD.previousContinuous,
  zones: (definition) => definition.appliesIn,
};

/** Banished face-down: nobody can ask what it is, and it has no effects. */
export const isBanishedDown = ({ state, game }: Duel, card: CardId): boolean =>
  state.get(CARD.face, card) === FACE.down && state.get(CARD.zone, card) === game.zone.banished;

/** All such lists. */
export const WATCHES = [USERS, RESPONDERS, LISTENERS, CONTINUOUS] as const;

function startWatching(duel: Duel, card: CardId, player: Player, zone: ZoneId): void {
  const { state } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  if (((definition.range | definition.appliesIn) & (1 << zone)) === 0 || isBanishedDown(duel, card)) return;
  for (const watch of WATCHES) {
    if ((watch.zones(definition) & (1 << zone)) === 0) continue;
    const head = state.get(watch.head, player);
    state.set(watch.next, card, head);
    if (head !== NO_CARD) state.set(watch.previous, head, card);
    state.set(watch.head, player, card);
  }
}

function stopWatching(duel: Duel, card: CardId, player: Player, zone: ZoneId): void {
  const { state } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  if (((definition.range | definition.appliesIn) & (1 << zone)) === 0 || isBanishedDown(duel, card)) return;
  for (const watch of WATCHES) {
    if ((watch.zones(definition) & (1 << zone)) === 0) continue;
    const before = state.get(watch.previous, card);
    const after = state.get(watch.next, card);
    if (before === NO_CARD) state.set(watch.head, player, after);
    else state.set(watch.next, before, after);
    if (after !== NO_CARD) state.set(watch.previous, after, before);
    state.set(watch.next, card, NO_CARD);
    state.set(watch.previous, card, NO_CARD);
  }
}

/** Makes a card another one, where it lies and as it lies. */
export function redefine(duel: Duel, card: CardId, def: number): void {
  const { state } = duel;
  const [holder, zone] = [holderOf(duel, card), state.get(CARD.zone, card)];
  stopWatching(duel, card, holder, zone);
  state.set(CARD.def, card, def);
  startWatching(duel, card, holder, zone);
}

export function unlink(duel: Duel, card: CardId): void {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  if (zone === 0) return;
  const holder = holderOf(duel, card);
  const pile = pileOf(holder, zone);
  const before = state.get(CARD.previous, card);
  const after = state.get(CARD.next, card);
  if (before === NO_CARD) state.set(PILE.head, pile, after);
  else state.set(CARD.next, before, after);
  if (after === NO_CARD) state.set(PILE.tail, pile, before);
  else state.set(CARD.previous, after, before);
  state.set(CARD.next, card, NO_CARD);
  state.set(CARD.previous, card, NO_CARD);
  state.set(PILE.count, pile, state.get(PILE.count, pile) - 1);
  state.set(PILE.changes, pile, state.get(PILE.changes, pile) + 1);
  stopWatching(duel, card, holder, zone);
  state.write(NOW.unsettled, 1);
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
  state.set(PILE.changes, pile, state.get(PILE.changes, pile) + 1);
  startWatching(duel, card, player, zone);
  state.write(NOW.unsettled, 1);
}

/** Shuffles a pile: nobody knows any more which card is where. */
export function shuffle(duel: Duel, player: Player, zone: ZoneId): void {
  const { state } = duel;
  const lying: CardId[] = [];
  eachInPile(duel, player, zone, (card) => {
    lying.push(card);
  });
  const cards = duel.shuffled(lying);
  const pile = pileOf(player, zone);
  for (const [i, card] of cards.entries()) {
    state.set(CARD.previous, card, cards[i - 1] ?? NO_CARD);
    state.set(CARD.next, card, cards[i + 1] ?? NO_CARD);
    state.set(CARD.knownTo, card, 0);
  }
  state.set(PILE.head, pile, cards[0] ?? NO_CARD);
  state.set(PILE.tail, pile, cards[cards.length - 1] ?? NO_CARD);
}

/** The free places of a zone with places, a bit for each; a pile may hold cards in other places as well. */
export function freeSlots(duel: Duel, player: Player, zone: ZoneId): number {
  const slots = duel.game.zones[zone]?.slots ?? 0;
  let taken = duel.game.takenSlots(duel, player, zone);
  eachInPile(duel, player, zone, (card) => {
    taken |= 1 << duel.state.get(CARD.slot, card);
  });
  return ~taken & ((1 << slots) - 1);
}

/** The lowest free place of a zone with places, or -1. */
export function freeSlot(duel: Duel, player: Player, zone: ZoneId): number {
  const free = freeSlots(duel, player, zone);
  return 31 - Math.clz32(free & -free);
}

export const hasRoom = (duel: Duel, player: Player, zone: ZoneId): boolean => roomIn(duel, player, zone) > 0;

/** For how many cards there is room in a zone. */
export function roomIn(duel: Duel, player: Player, zone: ZoneId): number {
  if ((duel.game.zones[zone]?.slots ?? 0) === 0) return Infinity;
  let n = 0;
  for (let free = freeSlots(duel, player, zone); free !== 0; free &= free - 1) n++;
  return n;
}

export interface Destination {
  readonly zone: ZoneId;
  /** Whose zone; the card's owner where left out. */
  readonly player?: Player;
  readonly face?: number;
  readonly position?: number;
  readonly where?: "top" | "bottom";
  readonly slot?: number;
}
