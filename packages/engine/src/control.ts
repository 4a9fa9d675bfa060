import type { Duel } from "./duel.ts";
import { type Cause, happen } from "./events.ts";
import { putInForce, someForce } from "./force.ts";
import { freeSlot, hasRoom, link, unlink } from "./piles.ts";
import { CARD, type CardId, IN_FORCE } from "./schema.ts";
import { unsettle } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { EVENT, FORCE, type Player, WAY } from "./vocabulary.ts";

/** Who controls a card: atoms like those of `atoms.ts`. */

/** Moves a card in play to the other player's zone of the same kind; it stays the same card. */
export function changeControl(duel: Duel, card: CardId, player: Player, cause: Cause): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const before = state.get(CARD.controller, card);
  if (before === player || !hasRoom(duel, player, zone)) return false;
  if ((state.get(CARD.way, card) & WAY.maximum) !== 0) return false;
  unlink(duel, card);
  state.set(CARD.controller, card, player);
  state.set(CARD.slot, card, freeSlot(duel, player, zone));
  link(duel, card, player, zone, "bottom");
  unsettle(duel);
  happen(duel, { kind: EVENT.controlChanged, card, controller: before, how: player }, cause);
  duel.point(TRACE.alsoBy, duel.law.controlChanged);
  return true;
}

/** Gives control of a card to a player for as long as an effect says. */
export function takeControl(
  duel: Duel,
  card: CardId,
  player: Player,
  by: { readonly source: CardId; readonly effect: number; readonly until: number },
  cause: Cause,
): boolean {
  const { state } = duel;
  let base = state.get(CARD.controller, card);
  someForce(duel, FORCE.control, card, (force) => {
    base = state.get(IN_FORCE.what, force) as Player;
    return true;
  });
  if (!changeControl(duel, card, player, cause)) return false;
  putInForce(duel, { kind: FORCE.control, card, player, what: base, ...by });
  return true;
}
