import { whyNotBy, withCard, withTwoCards } from "@chainwright/engine";
import { type Duel, eachInPile } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  opponentOf,
  type Player,
} from "@chainwright/engine/state";
import { checkAttack, checkBlock } from "./attack-and-block.ts";
import { checkCast, checkSummon } from "./casting-and-summoning.ts";
import { isCreature } from "./creatures.ts";
import { ZONE } from "./zones.ts";

/** All reasons why a player cannot take an action now. */
export const whyNot = whyNotBy({
  [ACT.cast]: withCard(checkCast),
  [ACT.summon]: withCard(checkSummon),
  [ACT.attack]: withTwoCards(checkAttack),
  [ACT.block]: withCard(checkBlock),
});

/** What a player can ever do with a card where it is: use it, put it into the mana zone, attack, block. */
export function actsWith(duel: Duel, player: Player, card: CardId): readonly Action[] {
  const zone = duel.state.get(CARD.zone, card);
  if (zone === ZONE.hand)
    return [action(isCreature(duel, card) ? ACT.summon : ACT.cast, card), action(ACT.charge, card)];
  if (zone !== ZONE.battle) return [];
  const acts = [action(ACT.attack, card)];
  eachInPile(duel, opponentOf(player), ZONE.battle, (target) => {
    acts.push(action(ACT.attack, card, target));
  });
  return [...acts, action(ACT.block, card)];
}
