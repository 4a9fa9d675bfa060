import {
  allowed,
  BY_RULE,
  CARD,
  type CardId,
  type Duel,
  destroy,
  eachInPile,
  FACE,
  hasRoom,
  holderOf,
  MANNER,
  move,
  no,
  opponentOf,
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

/** A player's new Field Spell takes the place of their old one: by the older rules it destroys it, by the newer the rules send it. */
export function makeRoomForField(duel: Duel, player: Player): void {
  const cause = { ...BY_RULE, agent: player };
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
    destroy(duel, other, { ...BY_RULE, agent: player });
    duel.point(TRACE.alsoBy, ocgRules(duel).law.fieldReplaced);
  });
}

export function setSpellTrap(duel: Duel, card: CardId, player: Player): void {
  const zone = zoneFor(duel, card);
  if (zone === ZONE.field) makeRoomForField(duel, player);
  move(duel, card, { zone, player, face: FACE.down }, MANNER.placed, { ...BY_RULE, agent: player });
  duel.point(TRACE.alsoBy, ocgRules(duel).law.noLink);
}
