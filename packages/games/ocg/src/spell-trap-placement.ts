import { closedPlaces, forbiddenBy } from "@chainwright/engine/applying";
import {
  type Duel,
  definitionOf,
  eachInPile,
  freeSlot,
  freeSlots,
  isInHand,
  roomIn,
} from "@chainwright/engine/board";
import { destroy, move } from "@chainwright/engine/changes";
import {
  allowed,
  byRule,
  CARD,
  type CardId,
  type Cause,
  FACE,
  MANNER,
  NO_CARD,
  no,
  opponentOf,
  type Player,
  TRACE,
  type Why,
  type ZoneId,
} from "@chainwright/engine/state";
import { ruleOf } from "@chainwright/engine/summons";
import { slotsOfTrapMonsters } from "./gemini-and-trap-monsters.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

/** The zone of a Spell or Trap on the field, and of a Pendulum Monster as a Pendulum Scale. */
export function zoneFor(duel: Duel, card: CardId): ZoneId {
  const { categories } = definitionOf(duel, card);
  if (categories.includes("pendulum")) return ZONE.pendulum;
  return categories.includes("field") ? ZONE.field : ZONE.spell;
}

/** Whether a Spell or Trap can be placed; a new Field Spell makes its own room. `spare`: so many more places, or fewer. */
export function hasZone(duel: Duel, player: Player, card: CardId, spare = 0): boolean {
  const zone = zoneFor(duel, card);
  return zone === ZONE.field || roomIn(duel, player, zone) + spare > 0;
}

/** The outer Spell & Trap Zones and the Pendulum Zones, where these are the same: what lies in one takes up the other. */
export const PENDULUM_PLACES = [0, 4] as const;

export function takenSlots(duel: Duel, player: Player, zone: ZoneId): number {
  const closed = closedPlaces(duel, player, zone);
  if (zone !== ZONE.spell && zone !== ZONE.pendulum) return closed;
  const { pendulumZones } = ocgRules(duel);
  // Places that there are not yet.
  if (zone === ZONE.pendulum && pendulumZones === "none") return (1 << PENDULUM_PLACES.length) - 1;
  let mask = closed | (zone === ZONE.spell ? slotsOfTrapMonsters(duel, player) : 0);
  if (pendulumZones !== "outer") return mask;
  if (zone === ZONE.pendulum) {
    const closedSpells = closedPlaces(duel, player, ZONE.spell);
    for (const [slot, place] of PENDULUM_PLACES.entries())
      if ((closedSpells & (1 << place)) !== 0) mask |= 1 << slot;
  }
  eachInPile(duel, player, zone === ZONE.spell ? ZONE.pendulum : ZONE.spell, (card) => {
    const slot = duel.state.get(CARD.slot, card);
    const same = zone === ZONE.spell ? (PENDULUM_PLACES[slot] ?? -1) : PENDULUM_PLACES.indexOf(slot as 0 | 4);
    if (same >= 0) mask |= 1 << same;
  });
  return mask;
}

/** The place to which a Spell or Trap goes: the first free one, and one that is a Pendulum Zone as well only as the last. */
export function slotFor(duel: Duel, player: Player, zone: ZoneId): number {
  const first = freeSlot(duel, player, zone);
  if (zone !== ZONE.spell || first !== PENDULUM_PLACES[0] || ocgRules(duel).pendulumZones !== "outer")
    return first;
  const free = freeSlots(duel, player, zone);
  const inner = [1, 2, 3].find((slot) => (free & (1 << slot)) !== 0);
  return inner ?? first;
}

/** Its free places, where it makes a difference to which of them a Spell or Trap goes. */
export function placesOfSpell(
  duel: Duel,
  player: Player,
  card: CardId,
  given = 0,
  zone = zoneFor(duel, card),
): number {
  if (!duel.catalogue.columnsMatter || zone === ZONE.field) return 0;
  const free = freeSlots(duel, player, zone) & ~given;
  return (free & (free - 1)) === 0 ? 0 : free;
}

/** Whether a Spell or Trap in the hand can be Set. */
export function checkSetSpellTrap(duel: Duel, card: CardId, player: Player, why: Why | null): boolean {
  if (!isInHand(duel, player, card) && no(why, duel.law.wrongPlace, card)) return false;
  if (!mayPlace(duel, card, NO_CARD) && no(why, duel.law.conditionNotMet, card)) return false;
  if (!hasZone(duel, player, card) && no(why, duel.law.noRoom, card)) return false;
  const forbidding = forbiddenBy(duel, "set", card, player);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return false;
  return allowed(why);
}

/** A player's new Field Spell takes the place of their old one: by the older rules it destroys it, by the newer the rules send it. */
export function makeRoomForField(duel: Duel, player: Player): void {
  const cause = byRule(player);
  eachInPile(duel, player, ZONE.field, (old) => {
    if (ocgRules(duel).fieldSpells === "one") destroy(duel, old, cause);
    else move(duel, old, { zone: ZONE.graveyard }, MANNER.sent, cause);
    duel.point(TRACE.alsoBy, ocgRules(duel).law.fieldReplaced);
  });
}

/** By the older rules a Field Spell that becomes face-up destroys the opponent's. */
export function destroyOtherField(duel: Duel, player: Player): void {
  if (ocgRules(duel).fieldSpells !== "one") return;
  eachInPile(duel, opponentOf(player), ZONE.field, (other) => {
    if (duel.state.get(CARD.face, other) !== FACE.up) return;
    destroy(duel, other, byRule(player));
    duel.point(TRACE.alsoBy, ocgRules(duel).law.fieldReplaced);
  });
}

/** "Can only be placed on the field by the effect of “X”.": whether the card `by` may do it; by hand nobody may. */
function mayPlace(duel: Duel, card: CardId, by: CardId): boolean {
  const only = ruleOf(definitionOf(duel, card), "only-placed-by");
  if (only === undefined) return true;
  return by !== NO_CARD && definitionOf(duel, by).card.name.en === only.by;
}

/** Whether the effect of a card may put another in a Spell & Trap Zone or Field Zone: no monster, whose zone is another. */
export const canBePlaced = (duel: Duel, player: Player, card: CardId, by: CardId, spare = 0): boolean =>
  definitionOf(duel, card).kind !== "monster" &&
  mayPlace(duel, card, by) &&
  hasZone(duel, player, card, spare);

/** Places a Spell or Trap in its zone, without activating it. */
export function placeSpellTrap(
  duel: Duel,
  player: Player,
  card: CardId,
  face: number,
  cause: Cause,
  place = -1,
): boolean {
  const zone = zoneFor(duel, card);
  if (zone === ZONE.field) makeRoomForField(duel, player);
  const slot = place >= 0 ? place : slotFor(duel, player, zone);
  const placed = move(duel, card, { zone, player, face, slot }, MANNER.placed, cause);
  if (zone === ZONE.field && face === FACE.up) destroyOtherField(duel, player);
  return placed;
}

export function setSpellTrap(duel: Duel, card: CardId, player: Player, place: number): void {
  placeSpellTrap(duel, player, card, FACE.down, byRule(player), place);
  duel.point(TRACE.alsoBy, ocgRules(duel).law.noLink);
}
