import { move } from "./atoms.ts";
import type { Duel } from "./duel.ts";
import { type Cause, happen } from "./events.ts";
import { putInForce, someForce } from "./force.ts";
import { eachMaterial } from "./piles.ts";
import { sourceOf } from "./prohibitions.ts";
import { relocate } from "./relocate.ts";
import { CARD, type CardId, IN_FORCE, type ZoneId } from "./schema.ts";
import { unsettle } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { EVENT, FORCE, MANNER } from "./vocabulary.ts";

/** What is put under a monster, equipped to it or bound: atoms like those of `atoms.ts`. */

/** Puts a card under a monster, as its material: it is no card on the field any more, and has not left for elsewhere. */
export function attach(duel: Duel, card: CardId, host: CardId, cause: Cause): void {
  relocate(duel, card, { zone: duel.game.zone.material }, MANNER.material, cause);
  duel.state.set(CARD.host, card, host);
}

/** Puts a monster under another, and all that lay under it. */
export function attachWhole(duel: Duel, card: CardId, host: CardId, cause: Cause): void {
  const under: CardId[] = [];
  eachMaterial(duel, card, (material) => {
    under.push(material);
  });
  for (const material of under) attach(duel, material, host, cause);
  attach(duel, card, host, cause);
  duel.game.hasLeft(duel, card);
}

/** Takes a card from under a monster: it goes to the Graveyard. */
export function detach(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.detached | MANNER.sent, cause);
}

/** Visits the materials of a monster, or those that it had when it left the field; stops when `visit` returns false. */
export function eachMaterialLast(duel: Duel, host: CardId, visit: (card: CardId) => unknown): boolean {
  let gone = false;
  const stopped = someForce(duel, FORCE.formerMaterial, host, (force) => {
    gone = true;
    return visit(duel.state.get(IN_FORCE.value, force) as CardId) === false;
  });
  return gone ? !stopped : eachMaterial(duel, host, visit);
}

/** Binds a card that lies on the field to a monster: it is equipped to it. */
export function equip(
  duel: Duel,
  card: CardId,
  host: CardId,
  cause: Cause,
  by = sourceOf(duel, cause),
): boolean {
  duel.state.set(CARD.host, card, host);
  duel.state.set(CARD.broughtBy, card, by);
  unsettle(duel);
  happen(duel, { kind: EVENT.equipped, card, other: host }, cause);
  duel.point(TRACE.alsoBy, duel.law.equipped);
  return true;
}

/** Binds a card: when it leaves the field it is banished, or goes to the bottom of another pile. */
export function bindLeaving(duel: Duel, card: CardId, zone: ZoneId, source: CardId, effect: number): void {
  putInForce(duel, { kind: FORCE.leavingTo, card, source, effect, what: zone, until: 0 });
}
