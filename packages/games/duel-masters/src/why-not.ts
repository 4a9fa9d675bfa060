import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  firstOf,
  kindOf,
  opponentOf,
  type Player,
  type Reason,
  reasonsAgainst,
  secondOf,
  type Why,
} from "@chainwright/engine";
import { checkAttack, checkBlock } from "./attack.ts";
import { isCreature } from "./cards.ts";
import { checkCast, checkSummon } from "./use.ts";
import { ZONE } from "./zones.ts";

/** All reasons why a player cannot take an action now. */
export const whyNot = (duel: Duel, player: Player, choice: Action): readonly Reason[] =>
  reasonsAgainst(duel, player, choice, (why) => check(duel, player, choice, why));

function check(duel: Duel, player: Player, choice: Action, why: Why): void {
  const card = firstOf(choice) as CardId;
  switch (kindOf(choice)) {
    case ACT.cast:
      checkCast(duel, player, card, why);
      break;
    case ACT.summon:
      checkSummon(duel, player, card, why);
      break;
    case ACT.attack:
      checkAttack(duel, player, card, secondOf(choice) as CardId, why);
      break;
    case ACT.block:
      checkBlock(duel, player, card, why);
      break;
  }
}

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
