import type { Duel } from "./duel.ts";
import type { Cause } from "./events.ts";
import { CARD, type CardId, LINKS, NO_CARD, NO_LINK, NOW, type ZoneId } from "./schema.ts";
import { keptBy, redirection } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { DOES, NOBODY, type Player } from "./vocabulary.ts";

/** What continuous effects say against a move, or make of it. */

/** Whether a continuous effect banishes a card that would go to a zone; says so, or what keeps it from that. */
export function redirected(duel: Duel, card: CardId, to: ZoneId): boolean {
  const { by, forbidding } = redirection(duel, card, to);
  if (forbidding !== NO_CARD)
    duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  else if (by !== NO_CARD) duel.point(TRACE.ruled, duel.law.standingActs, card, by, DOES.redirect);
  return by !== NO_CARD && forbidding === NO_CARD;
}

/** Whether a continuous effect forbids that something is done to a card; says so where it does. */
export function cannotBe(
  duel: Duel,
  act: "add" | "banish" | "change-control" | "destroy" | "leave" | "return" | "send",
  card: CardId,
  cause: Cause,
): boolean {
  if ((duel.state.read(NOW.standing) & DOES.forbid) === 0) return false;
  const player = (cause.agent === NOBODY ? duel.state.get(CARD.controller, card) : cause.agent) as Player;
  const forbidding = keptBy(duel, act, card, player, cause.why, sourceOf(duel, cause));
  if (forbidding === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  return true;
}

/** The card whose effect is the cause. */
export const sourceOf = (duel: Duel, { link }: Cause): CardId =>
  link === NO_LINK ? NO_CARD : duel.state.get(LINKS.card, link);
