import { type Duel, definitionOf, eachInPile, type Game, hasRoom, isInHand } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import {
  allowed,
  byRule,
  type CardId,
  type Cause,
  MANNER,
  no,
  type Player,
  TRACE,
  type Why,
  type ZoneId,
} from "@chainwright/engine/state";
import { rushLaw } from "./cited-rules.ts";
import { ZONE } from "./zones.ts";

/** The zone of a Spell or Trap on the field. */
const zoneFor = (duel: Duel, card: CardId): ZoneId =>
  definitionOf(duel, card).card.facts.categories.includes("field") ? ZONE.field : ZONE.spell;

/** Whether there is a zone for a Spell or Trap; a new Field Spell makes its own room. */
export function checkZone(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const free = zoneFor(duel, card) === ZONE.field || hasRoom(duel, player, ZONE.spell);
  return free || !no(why, rushLaw(duel).noSpellZone, card);
}

/** Whether a Spell or Trap in the hand can be Set. */
export function checkSetSpellTrap(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  if (!isInHand(duel, player, card) && no(why, duel.law.wrongPlace, card)) return false;
  if (!checkZone(duel, player, card, why)) return false;
  return allowed(why);
}

/** Puts a Spell or Trap into its zone; an older Field Spell is sent to the Graveyard. */
export function placeSpellTrap(
  duel: Duel,
  player: Player,
  card: CardId,
  face: number,
  cause: Cause = byRule(player),
): boolean {
  const zone = zoneFor(duel, card);
  if (zone === ZONE.field) {
    eachInPile(duel, player, ZONE.field, (old) => {
      move(duel, old, { zone: ZONE.graveyard }, MANNER.sent, cause);
      duel.point(TRACE.alsoBy, rushLaw(duel).fieldReplaced);
    });
  }
  const placed = move(duel, card, { zone, player, face }, MANNER.placed, cause);
  if (placed) duel.point(TRACE.alsoBy, rushLaw(duel).placed);
  return placed;
}

/** Setting a Spell or Trap by an effect. */
export const setting: NonNullable<Game["setting"]> = {
  zone: zoneFor,
  check: (duel, player, card) =>
    definitionOf(duel, card).card.facts.kind !== "monster" && checkZone(duel, player, card, null),
  set: placeSpellTrap,
};
