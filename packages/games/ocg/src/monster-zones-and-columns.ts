import type { PlaceName } from "@chainwright/card-ir";
import { closedPlaces, FIRST_PLACE, toldPlace } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { CARD, type CardId, FACE, opponentOf, type Player, type ZoneId } from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";
import { PENDULUM_PLACES } from "./spell-trap-placement.ts";
import { ZONE } from "./zones.ts";

/** The five Main Monster Zones, and behind them the two Extra Monster Zones, from their player's left. */
const MAIN = 0b11111;
const EXTRA_LEFT = 5;
export const EXTRA_RIGHT = 6;

/** The Monster Zones that a place word of a card text means, where it is not all of them. */
export const slotsNamed = (place: PlaceName): number => SLOTS[place] ?? 0;

const SLOTS: Readonly<Partial<Record<PlaceName, number>>> = {
  "main-monster-zone": MAIN,
  "center-main-monster-zone": 0b00100,
  "outer-main-monster-zone": 0b10001,
  "extra-monster-zone": (1 << EXTRA_LEFT) | (1 << EXTRA_RIGHT),
};

/** The words for the places of a zone with places, from its player's left, in the order of the answers. */
export const PLACES = [
  "zone-1",
  "zone-2",
  "zone-3",
  "zone-4",
  "zone-5",
  "extra-left",
  "extra-right",
] as const;

/** The words for the places of either player, by the numbers of `toldPlace`. */
export const TOLD_PLACES: ReadonlyMap<number, string> = new Map<number, string>([
  ...PLACES.map((name, place) => [place, name] as const),
  ...[1, 2, 3, 4, 5].flatMap((n) => [
    [toldPlace(false, true, n - 1), `spell-zone-${n}`] as const,
    [toldPlace(true, false, n - 1), `their-zone-${n}`] as const,
    [toldPlace(true, true, n - 1), `their-spell-zone-${n}`] as const,
  ]),
]);

/** The place that such an answer means. */
export const placeName = (answer: number): string => TOLD_PLACES.get(answer - FIRST_PLACE) ?? "";

const NOBODY_LEAVES: readonly CardId[] = [];

/**
 * Zones as squares of a table with five columns, seen by player 0: row 0 their Main Monster Zones, row 1 the Extra ones,
 * row 2 the opponent's. Each square has a number.
 */
const COLUMNS = 5;

export function squareOf(player: Player, slot: number): number {
  const x = slot <= 4 ? slot : slot === EXTRA_LEFT ? 1 : 3;
  const y = slot <= 4 ? 0 : 1;
  return player === 0 ? y * COLUMNS + x : (2 - y) * COLUMNS + (4 - x);
}

/** The column of a Monster Zone or Spell & Trap Zone of a player, from player 0's left. */
const columnOfSlot = (player: Player, slot: number): number => squareOf(player, slot) % COLUMNS;

/** The column of a place on the field; the Field Zone is in none, nor are Pendulum Zones of their own. */
export function columnAt(duel: Duel, zone: ZoneId, player: Player, place: number): number {
  if (zone === ZONE.monster || zone === ZONE.spell) return columnOfSlot(player, place);
  if (zone !== ZONE.pendulum || ocgRules(duel).pendulumZones !== "outer") return -1;
  return columnOfSlot(player, PENDULUM_PLACES[place] ?? 0);
}

/** A player's Monster Zones in a column, as a mask. */
export function zonesInColumn(column: number, player: Player): number {
  let mask = 0;
  for (let slot = 0; slot <= EXTRA_RIGHT; slot++)
    if (columnOfSlot(player, slot) === column) mask |= 1 << slot;
  return mask;
}

/** The Main Monster Zones to the left and right of a monster of a player in one of them, as a mask. */
export function zonesBeside({ state }: Duel, card: CardId, player: Player): number {
  const slot = state.get(CARD.slot, card);
  const isBeside = state.get(CARD.zone, card) === ZONE.monster && state.get(CARD.controller, card) === player;
  return isBeside && slot < EXTRA_LEFT ? (((1 << slot) << 1) | ((1 << slot) >> 1)) & MAIN : 0;
}

/** Where each arrow leads, as its owner sees it; the bits of `Definition.arrows` in their order. */
const ARROWS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** The squares to which the arrows of a monster of a player on a square point, as a mask. */
function squaresAimedAt(player: Player, square: number, arrows: number): number {
  const ahead = player === 0 ? 1 : -1;
  let mask = 0;
  for (let i = 0; i < ARROWS.length; i++) {
    if ((arrows & (1 << i)) === 0) continue;
    const [dx, dy] = ARROWS[i] as (typeof ARROWS)[number];
    const x = (square % COLUMNS) + dx * ahead;
    const y = Math.floor(square / COLUMNS) + dy * ahead;
    if (x >= 0 && x < COLUMNS && y >= 0 && y <= 2) mask |= 1 << (y * COLUMNS + x);
  }
  return mask;
}

/** Visits the face-up Link Monsters of both players: on which square each is, and to which ones it points. */
function eachLinkMonster(
  duel: Duel,
  leaving: readonly CardId[],
  visit: (square: number, aimedAt: number) => void,
): void {
  const { state } = duel;
  for (const owner of [0, 1] as const) {
    eachInPile(duel, owner, ZONE.monster, (card) => {
      const { arrows } = definitionOf(duel, card);
      if (arrows === 0 || state.get(CARD.face, card) !== FACE.up || leaving.includes(card)) return;
      const square = squareOf(owner, state.get(CARD.slot, card));
      visit(square, squaresAimedAt(owner, square, arrows));
    });
  }
}

/** The player's Monster Zones to which a face-up Link Monster on the field points, as a mask. */
export function zonesPointedTo(duel: Duel, by: CardId, player: Player): number {
  const { state } = duel;
  const { arrows } = definitionOf(duel, by);
  if (arrows === 0 || state.get(CARD.zone, by) !== ZONE.monster || state.get(CARD.face, by) !== FACE.up)
    return 0;
  const owner = state.get(CARD.controller, by);
  const squares = squaresAimedAt(owner, squareOf(owner, state.get(CARD.slot, by)), arrows);
  let mask = 0;
  for (let slot = 0; slot <= EXTRA_RIGHT; slot++)
    if ((squares & (1 << squareOf(player, slot))) !== 0) mask |= 1 << slot;
  return mask;
}

/** The player's zones to which a face-up Link Monster points, as a mask. */
function linkedSlots(duel: Duel, player: Player, leaving: readonly CardId[] = NOBODY_LEAVES): number {
  let squares = 0;
  eachLinkMonster(duel, leaving, (_, aimedAt) => {
    squares |= aimedAt;
  });
  let mask = 0;
  for (let slot = 0; slot <= EXTRA_RIGHT; slot++) {
    if ((squares & (1 << squareOf(player, slot))) !== 0) mask |= 1 << slot;
  }
  return mask;
}

/**
 * Whether a Link Monster, were it in one Extra Monster Zone, would be linked with the monster in the other one by Link
 * Monsters of which each and the next point to each other, whosever they are.
 */
function formsExtraLink(
  duel: Duel,
  player: Player,
  card: CardId,
  slot: number,
  leaving: readonly CardId[],
): boolean {
  const { arrows } = definitionOf(duel, card);
  if (arrows === 0) return false;
  const start = squareOf(player, slot);
  const aims = new Map([[start, squaresAimedAt(player, start, arrows)]]);
  eachLinkMonster(duel, leaving, (square, aimedAt) => {
    aims.set(square, aimedAt);
  });
  const pointsTo = (from: number, to: number): boolean => ((aims.get(from) ?? 0) & (1 << to)) !== 0;
  // Grows while it is walked through.
  const linked = [start];
  for (const square of linked) {
    for (const other of aims.keys()) {
      if (!linked.includes(other) && pointsTo(square, other) && pointsTo(other, square)) linked.push(other);
    }
  }
  return linked.includes(squareOf(player, EXTRA_LEFT + EXTRA_RIGHT - slot));
}

export const isInExtraZone = ({ state }: Duel, card: CardId): boolean =>
  state.get(CARD.zone, card) === ZONE.monster && state.get(CARD.slot, card) >= EXTRA_LEFT;

/** The player's Monster Zones with a monster in them, as a mask. */
export function occupied(duel: Duel, player: Player, leaving: readonly CardId[] = NOBODY_LEAVES): number {
  let mask = 0;
  eachInPile(duel, player, ZONE.monster, (card) => {
    if (!leaving.includes(card)) mask |= 1 << duel.state.get(CARD.slot, card);
  });
  return mask;
}

/**
 * The Monster Zones to which a monster could be Summoned from where it is, as a mask; without the monsters that
 * leave for it, and without zones that are given to others.
 */
export function summonSlots(
  duel: Duel,
  player: Player,
  card: CardId,
  leaving: readonly CardId[] = NOBODY_LEAVES,
  given = 0,
): number {
  const { state } = duel;
  const taken = occupied(duel, player, leaving) | closedPlaces(duel, player, ZONE.monster) | given;
  const main = MAIN & ~taken;
  const { extraMonsterZones, linkedZoneNeeded } = ocgRules(duel);
  if (!extraMonsterZones || state.get(CARD.zone, card) !== ZONE.extra) return main;
  const definition = definitionOf(duel, card);
  const needsLink =
    linkedZoneNeeded === "all" ||
    (linkedZoneNeeded === "link and pendulum" &&
      (definition.rating > 0 || state.get(CARD.face, card) === FACE.up));
  return (
    (needsLink ? main & linkedSlots(duel, player, leaving) : main) |
    extraSlots(duel, player, card, leaving, taken)
  );
}

/** The Extra Monster Zones that are free for a player, who may use one of the two, and the other by an Extra Link. */
function extraSlots(
  duel: Duel,
  player: Player,
  card: CardId,
  leaving: readonly CardId[],
  taken: number,
): number {
  const theirs = occupied(duel, opponentOf(player), leaving);
  let free = ~(MAIN | taken) & ((1 << EXTRA_LEFT) | (1 << EXTRA_RIGHT));
  if ((theirs & (1 << EXTRA_RIGHT)) !== 0) free &= ~(1 << EXTRA_LEFT);
  if ((theirs & (1 << EXTRA_LEFT)) !== 0) free &= ~(1 << EXTRA_RIGHT);
  if ((taken & ~MAIN) === 0 || free === 0) return free;
  return formsExtraLink(duel, player, card, 31 - Math.clz32(free), leaving) ? free : 0;
}

/** The rules by which a monster from the Extra Deck may come to the first of these zones. */
export function rulesOfZone(duel: Duel, player: Player, card: CardId, slots: number): readonly number[] {
  const { law, extraMonsterZones } = ocgRules(duel);
  if (!extraMonsterZones || duel.state.get(CARD.zone, card) !== ZONE.extra) return [];
  const slot = slots & -slots;
  if ((slot & ~MAIN) !== 0) {
    const second = (occupied(duel, player) & ~MAIN) !== 0;
    return second ? law.extraLink : law.extraMonsterZone;
  }
  return (slot & linkedSlots(duel, player)) === 0 ? [] : law.linkedZone;
}

/**
 * Whether it makes a difference to which of several zones a monster goes: an Extra Monster Zone leaves a main one free,
 * and where Link Monsters point or may come to point, each zone is another one.
 */
export function placeMatters(duel: Duel, _card: CardId, slots: number): boolean {
  if ((slots & (slots - 1)) === 0 || !ocgRules(duel).extraMonsterZones) return false;
  return duel.catalogue.placesMatter || (slots & ~MAIN) !== 0;
}
