import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import { CARD, type CardId, type Player } from "@chainwright/engine/state";

/**
 * The cards that a player sees and that a name may mean: the whole name, else its beginning, else a part of it. `withDeck`: those
 * of their own Deck as well, after the others.
 */
export function cardsCalled(duel: Duel, viewer: Player | null, text: string, withDeck = false): CardId[] {
  const wanted = text.trim().toLowerCase();
  const seen: CardId[] = [];
  const own: CardId[] = [];
  for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
    const zone = duel.state.get(CARD.zone, card);
    if (zone !== 0 && zone !== duel.game.zone.deck && mayKnow(duel, card, viewer)) seen.push(card);
    if (withDeck && zone === duel.game.zone.deck && holderOf(duel, card) === viewer) own.push(card);
  }
  seen.push(...own);
  const named = (fits: (name: string) => boolean): CardId[] =>
    seen.filter((card) => {
      const { name } = duel.definition(duel.state.get(CARD.def, card)).card;
      return Object.values(name).some((one) => fits(one.toLowerCase()));
    });
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  return fits.map(named).find((found) => found.length > 0) ?? [];
}
