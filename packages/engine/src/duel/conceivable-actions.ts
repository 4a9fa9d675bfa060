import type { Duel } from "../board/duel.ts";
import { eachInPile } from "../board/zone-contents.ts";
import { ACT, type Action, action } from "../state/action.ts";
import { CARD, type CardId } from "../state/schema.ts";
import { opponentOf, type Player } from "../state/vocabulary.ts";
import type { Room } from "./game-setup.ts";

/** Everything that a player could ever want to do with a card where it is, legal or not. */
export function actsWith(room: Room, duel: Duel, player: Player, card: CardId): readonly Action[] {
  const own = room.actsWith?.(duel, player, card);
  if (own !== undefined) return own;
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const { card: printed, effects, normalSummons, summonRules } = duel.definition(state.get(CARD.def, card));
  const acts = effects.map(({ kind, index }) =>
    kind === "procedure" ? action(ACT.special, card, index + 1) : action(ACT.activate, card, index),
  );
  if (effects.length === 0 && printed.facts.kind !== "monster") acts.push(action(ACT.activate, card, 0));
  const monster = printed.facts.kind === "monster";
  const { zone: at } = duel.game;
  if (zone === at.hand) {
    if (monster) acts.push(action(ACT.summon, card));
    acts.push(...normalSummons.map((_, i) => action(ACT.summon, card, i + 1)), action(ACT.set, card));
    acts.push(...normalSummons.flatMap(({ set }, i) => (set ? [action(ACT.set, card, i + 2)] : [])));
    if (summonRules.some(({ rule }) => rule === "set-as-spell")) acts.push(action(ACT.set, card, 1));
  }
  if (zone === at.extra) acts.push(action(ACT.special, card));
  if (zone === at.summon) {
    acts.push(action(ACT.changePosition, card));
    eachInPile(duel, opponentOf(player), at.summon, (target) => {
      acts.push(action(ACT.attack, card, target));
    });
    acts.push(action(ACT.attack, card));
  }
  return acts;
}
