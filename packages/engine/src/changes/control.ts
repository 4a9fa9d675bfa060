import { cannotBe } from "../applying/prevented-and-redirected-moves.ts";
import { type Duel, unsettle } from "../board/duel.ts";
import { freeSlot, hasRoom, link, unlink } from "../board/zone-contents.ts";
import { happen } from "../history/event-log.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, LINGERING } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVENT, LINGERING_KIND, type Player, WAY } from "../state/vocabulary.ts";

/** Who controls a card: atoms like those of `card-moves.ts`. */

/** Moves a card in play to the other player's zone of the same kind, to `slot` or the first free place; it stays the same card. */
export function changeControl(
  duel: Duel,
  card: CardId,
  player: Player,
  cause: Cause,
  slot?: number,
): boolean {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const before = state.get(CARD.controller, card);
  if (duel.game.zones[zone]?.field !== true) return false;
  if (before === player || !hasRoom(duel, player, zone)) return false;
  if ((state.get(CARD.way, card) & WAY.maximum) !== 0) return false;
  unlink(duel, card);
  state.set(CARD.controller, card, player);
  state.set(CARD.slot, card, slot ?? freeSlot(duel, player, zone));
  link(duel, card, player, zone, "bottom");
  unsettle(duel);
  happen(
    duel,
    { kind: EVENT.controlChanged, card, controller: before, how: player, face: state.get(CARD.face, card) },
    cause,
  );
  duel.point(TRACE.alsoBy, duel.law.controlChanged);
  return true;
}

/** What gives control, and for how long. */
interface Giver {
  readonly source: CardId;
  readonly effect: number;
  readonly until: number;
}

/** Each of two cards in play goes to the zone of the other, and to its controller; both stay the same cards. */
export function switchControl(duel: Duel, a: CardId, b: CardId, by: Giver, cause: Cause): boolean {
  const { state } = duel;
  const both = [a, b].map((card) => ({
    card,
    zone: state.get(CARD.zone, card),
    controller: state.get(CARD.controller, card),
    slot: state.get(CARD.slot, card),
  }));
  const [one, other] = both;
  if (one === undefined || other === undefined) return false;
  if (one.zone !== other.zone || one.controller === other.controller) return false;
  if (both.some(({ card }) => cannotBe(duel, "change-control", card, cause))) return false;
  const bases = both.map(({ card, controller }) => baseOf(duel, card, controller));
  for (const { card } of both) unlink(duel, card);
  for (const [{ card, zone }, to] of [
    [one, other],
    [other, one],
  ] as const) {
    state.set(CARD.controller, card, to.controller);
    state.set(CARD.slot, card, to.slot);
    link(duel, card, to.controller, zone, "bottom");
  }
  unsettle(duel);
  for (const [i, { card, controller }] of both.entries()) {
    const player = state.get(CARD.controller, card);
    happen(
      duel,
      { kind: EVENT.controlChanged, card, controller, how: player, face: state.get(CARD.face, card) },
      cause,
    );
    duel.point(TRACE.alsoBy, duel.law.controlChanged);
    addLingering(duel, { kind: LINGERING_KIND.control, card, player, what: bases[i] ?? controller, ...by });
  }
  return true;
}

/** Who would control a card without any effect. */
function baseOf(duel: Duel, card: CardId, controller: Player): Player {
  let base = controller;
  someLingeringOn(duel, LINGERING_KIND.control, card, (lingering) => {
    base = duel.state.get(LINGERING.what, lingering) as Player;
    return true;
  });
  return base;
}

/**
 * Gives control of a card to a player for as long as an effect says; what was given so returns whatever keeps it from more.
 * `slot`: the place to which it comes; without it the first that is free.
 */
export function takeControl(
  duel: Duel,
  card: CardId,
  player: Player,
  by: Giver,
  cause: Cause,
  slot?: number,
): boolean {
  if (cannotBe(duel, "change-control", card, cause)) return false;
  const base = baseOf(duel, card, duel.state.get(CARD.controller, card));
  if (!changeControl(duel, card, player, cause, slot)) return false;
  addLingering(duel, { kind: LINGERING_KIND.control, card, player, what: base, ...by });
  return true;
}
