import type { Duel } from "../board/duel.ts";
import type { CompiledEffect } from "../board/duel-types.ts";
import { effectOf, topLink } from "../history/chain-links.ts";
import { contextOfLink } from "../program/effect-context.ts";
import { means } from "../program/ir-vocabulary.ts";
import { type CardId, NO_CARD, NO_LINK } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** "Your opponent cannot activate cards or effects in response to this card's activation": the card that says so, or none. */
export function silencedBy(duel: Duel, player: Player, card: CardId, { kind }: CompiledEffect): CardId {
  const link = topLink(duel);
  if (link === NO_LINK) return NO_CARD;
  const { responseBans } = effectOf(duel, link);
  if (responseBans.length === 0) return NO_CARD;
  // "The targeted card" is what that activation has targeted.
  const context = contextOfLink(duel, link);
  const { card: source, player: user } = context;
  const silenced = responseBans.some(
    ({ player: who, act, cards, wasSo }) =>
      means(who, user, player) &&
      (act === "activate" || kind === "activation") &&
      wasSo(duel, context, null) &&
      cards.test(duel, context, card),
  );
  return silenced ? source : NO_CARD;
}
