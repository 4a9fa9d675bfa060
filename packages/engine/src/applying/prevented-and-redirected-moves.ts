import type { Duel } from "../board/duel.ts";
import type { Destination } from "../board/zone-contents.ts";
import { contextOfLink, type EffectContext } from "../program/effect-context.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, LINKS, NO_CARD, NO_LINK, NOW, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CONTINUOUS_ACTION, MANNER, NOBODY, type Player } from "../state/vocabulary.ts";
import { redirection } from "./destination-replacement.ts";
import { preventedBy } from "./forbidden-acts.ts";

/** What continuous effects say against a move, or make of it. */

/** Where a card goes by a continuous effect that would go to a zone: elsewhere, or null; says so, or what keeps it from that. */
export function redirected(duel: Duel, card: CardId, to: ZoneId): Elsewhere | null {
  const { by, forbidding, aside } = redirection(duel, card, to);
  if (forbidding !== NO_CARD)
    duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, CONTINUOUS_ACTION.forbid);
  else if (by !== NO_CARD)
    duel.point(TRACE.ruled, duel.law.continuousActs, card, by, CONTINUOUS_ACTION.redirect);
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

export interface Elsewhere {
  readonly to: Destination;
  readonly manner: number;
  /** Its Deck is shuffled when it has come there. */
  readonly shuffles?: true;
}

/** Whether a continuous effect forbids that something is done to a card; says so where it does. */
export function cannotBe(
  duel: Duel,
  act: "add" | "banish" | "change-control" | "destroy" | "draw" | "leave" | "return" | "send",
  card: CardId,
  cause: Cause,
  player = (cause.agent === NOBODY ? duel.state.get(CARD.controller, card) : cause.agent) as Player,
): boolean {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.forbid) === 0) return false;
  const forbidding = preventedBy(duel, act, card, player, cause.why, sourceOf(duel, cause));
  if (forbidding === NO_CARD) return false;
  if (cause.link !== NO_LINK && isFirmAgainst(duel, contextOfLink(duel, cause.link), forbidding))
    return false;
  duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, CONTINUOUS_ACTION.forbid);
  return true;
}

/** "This effect is unaffected by “X”": whether what a card forbids does not hold for what an effect does. */
export const isFirmAgainst = (duel: Duel, context: EffectContext, forbidding: CardId): boolean =>
  duel
    .definition(duel.state.get(CARD.def, context.card))
    .effects[context.effect]?.cannotBeNegatedIf.some(
      ({ unaffected, against }) => unaffected && against?.test(duel, context, forbidding) === true,
    ) === true;

/** The card whose effect is the cause. */
export const sourceOf = (duel: Duel, { link }: Cause): CardId =>
  link === NO_LINK ? NO_CARD : duel.state.get(LINKS.card, link);
