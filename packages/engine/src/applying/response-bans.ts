import { effectOf, topLink } from "../history/chain-links.ts";
import type { CompiledEffect } from "../program/effect.ts";
import { usingOf } from "../program/effect-context.ts";
import { means } from "../program/ir-vocabulary.ts";
import type { Duel } from "../state/duel.ts";
import { type CardId, NO_CARD, NO_LINK } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** "Your opponent cannot activate cards or effects in response to this card's activation": the card that says so, or none. */
export function silencedBy(duel: Duel, player: Player, card: CardId, { kind }: CompiledEffect): CardId {
  const link = topLink(duel);
  if (link === NO_LINK) return NO_CARD;
  const { silences } = effectOf(duel, link);
  if (silences.length === 0) return NO_CARD;
  // "The targeted card" is what that activation has targeted.
  const using = usingOf(duel, link);
  const { card: source, player: user } = using;
  const silenced = silences.some(
    ({ player: who, act, cards, wasSo }) =>
      means(who, user, player) &&
      (act === "activate" || kind === "activation") &&
      wasSo(duel, using, null) &&
      cards.test(duel, using, card),
  );
  return silenced ? source : NO_CARD;
}
