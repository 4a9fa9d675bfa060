import type { CompiledEffect } from "./compile/effect.ts";
import { asking } from "./compile/using.ts";
import { means } from "./compile/words.ts";
import type { Duel } from "./duel.ts";
import { effectOf, topLink } from "./links.ts";
import { type CardId, LINKS, NO_CARD, NO_LINK } from "./schema.ts";
import type { Player } from "./vocabulary.ts";

/** "Your opponent cannot activate cards or effects in response to this card's activation": the card that says so, or none. */
export function silencedBy(duel: Duel, player: Player, card: CardId, { kind }: CompiledEffect): CardId {
  const link = topLink(duel);
  if (link === NO_LINK) return NO_CARD;
  const { silences, index } = effectOf(duel, link);
  if (silences.length === 0) return NO_CARD;
  const source = duel.state.get(LINKS.card, link);
  const user = duel.state.get(LINKS.player, link) as Player;
  const using = asking(source, index, user);
  const silenced = silences.some(
    ({ player: who, act, cards }) =>
      means(who, user, player) &&
      (act === "activate" || kind === "activation") &&
      cards.test(duel, using, card),
  );
  return silenced ? source : NO_CARD;
}
