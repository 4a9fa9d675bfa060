import {
  allowed,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  eachInPile,
  FACE,
  hasRoom,
  holderOf,
  MANNER,
  move,
  NO_LINK,
  no,
  type Player,
  TRACE,
  type Why,
} from "@chainwright/engine";
import { ocgRules } from "./policy.ts";
import { ZONE } from "./zones.ts";

/** The zone of a Spell or Trap on the field. */
export function zoneFor(duel: Duel, card: CardId): typeof ZONE.field | typeof ZONE.spell {
  const { categories } = duel.definition(duel.state.get(CARD.def, card)).card.facts;
  return categories.includes("field") ? ZONE.field : ZONE.spell;
}

/** Whether a Spell or Trap can be placed; a new Field Spell makes its own room. */
export const hasZone = (duel: Duel, player: Player, card: CardId): boolean =>
  zoneFor(duel, card) === ZONE.field || hasRoom(duel, player, ZONE.spell);

/** Whether a Spell or Trap in the hand can be Set. */
export function checkSetSpellTrap(duel: Duel, card: CardId, player: Player, why: Why | null): boolean {
  if (
    !(duel.state.get(CARD.zone, card) === ZONE.hand && holderOf(duel, card) === player) &&
    no(why, duel.law.wrongPlace, card)
  )
    return false;
  if (!hasZone(duel, player, card) && no(why, duel.law.noRoom, card)) return false;
  return allowed(why);
}

/** A player's new Field Spell sends their old one to the Graveyard. */
export function makeRoomForField(duel: Duel, player: Player): void {
  eachInPile(duel, player, ZONE.field, (old) => {
    move(duel, old, { zone: ZONE.graveyard }, MANNER.sent, { why: CAUSE.rule, agent: player, link: NO_LINK });
  });
}

export function setSpellTrap(duel: Duel, card: CardId, player: Player): void {
  const zone = zoneFor(duel, card);
  if (zone === ZONE.field) makeRoomForField(duel, player);
  move(duel, card, { zone, player, face: FACE.down }, MANNER.placed, {
    why: CAUSE.rule,
    agent: player,
    link: NO_LINK,
  });
  duel.point(TRACE.alsoBy, ocgRules(duel).law.noLink);
}
