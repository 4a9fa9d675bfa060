import { sourceOf } from "../applying/prevented-and-redirected-moves.ts";
import { definitionOf } from "../board/card-definitions.ts";
import { type Duel, unsettle } from "../board/duel.ts";
import { eachInPile, eachMaterial } from "../board/zone-contents.ts";
import { happen } from "../history/event-log.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import { effectContext } from "../program/effect-context.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, LINGERING, NO_CARD, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVENT, LINGERING_KIND, MANNER } from "../state/vocabulary.ts";
import { move } from "./card-moves.ts";
import { relocate } from "./relocate-card.ts";

/** What is put under a monster, equipped to it or bound: atoms like those of `card-moves.ts`. */

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
  const stopped = someLingeringOn(duel, LINGERING_KIND.formerMaterial, host, (lingering) => {
    gone = true;
    return visit(duel.state.get(LINGERING.value, lingering) as CardId) === false;
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
  addLingering(duel, { kind: LINGERING_KIND.leavingTo, card, source, effect, what: zone, until: 0 });
}

/** Visits what is equipped to a monster. */
export function eachEquippedTo(duel: Duel, monster: CardId, visit: (card: CardId) => unknown): void {
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, duel.game.zone.equip, (card) => {
      if (duel.state.get(CARD.host, card) === monster) visit(card);
    });
  }
}

/** Visits what no longer fits the monster that it is equipped to; that may have become an Equip Card itself. */
export function eachUnfitEquip(duel: Duel, visit: (card: CardId) => unknown): void {
  const { state, game } = duel;
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, game.zone.equip, (card) => {
      const host = state.get(CARD.host, card);
      if (host === NO_CARD) return;
      const { equipsTo } = definitionOf(duel, card);
      const fits = equipsTo === null || equipsTo(duel, effectContext(card, 0, player), host);
      if (!fits || state.get(CARD.zone, host) !== game.zone.summon) visit(card);
    });
  }
}
