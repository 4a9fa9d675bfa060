import { type Using, usingOf } from "../program/effect-context.ts";
import type { Cause } from "../state/cause.ts";
import type { Duel } from "../state/duel.ts";
import { CARD, type CardId, LINKS, NO_CARD, NO_LINK, NOW, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { DOES, MANNER, NOBODY, type Player } from "../state/vocabulary.ts";
import type { Destination } from "../state/zone-contents.ts";
import { redirection } from "./destination-replacement.ts";
import { keptBy } from "./forbidden-acts.ts";

/** What continuous effects say against a move, or make of it. */

/** Where a card goes by a continuous effect that would go to a zone: elsewhere, or null; says so, or what keeps it from that. */
export function redirected(duel: Duel, card: CardId, to: ZoneId): Elsewhere | null {
  const { by, forbidding, aside } = redirection(duel, card, to);
  if (forbidding !== NO_CARD)
    duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  else if (by !== NO_CARD) duel.point(TRACE.ruled, duel.law.standingActs, card, by, DOES.redirect);
  if (by === NO_CARD || forbidding !== NO_CARD) return null;
  const { banished, hand, deck } = duel.game.zone;
  if (aside === null) return { to: { zone: banished }, manner: MANNER.banished };
  if (aside === "hand") return { to: { zone: hand }, manner: MANNER.returned };
  if (aside === "deck") return { to: { zone: deck }, manner: MANNER.returned, shuffles: true };
  return {
    to: { zone: deck, where: aside === "deck-top" ? "top" : "bottom" },
    manner: MANNER.put,
  };
}

interface Elsewhere {
  readonly to: Destination;
  readonly manner: number;
  /** Its Deck is shuffled when it has come there. */
  readonly shuffles?: true;
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
  if (cause.link !== NO_LINK && isFirmAgainst(duel, usingOf(duel, cause.link), forbidding)) return false;
  duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  return true;
}

/** "This effect is unaffected by “X”": whether what a card forbids does not hold for what an effect does. */
export const isFirmAgainst = (duel: Duel, using: Using, forbidding: CardId): boolean =>
  duel
    .definition(duel.state.get(CARD.def, using.card))
    .effects[using.effect]?.firmIf.some(
      ({ unaffected, against }) => unaffected && against?.test(duel, using, forbidding) === true,
    ) === true;

/** The card whose effect is the cause. */
export const sourceOf = (duel: Duel, { link }: Cause): CardId =>
  link === NO_LINK ? NO_CARD : duel.state.get(LINKS.card, link);
