import {
  ACT,
  type Action,
  type CardId,
  checkAttack,
  type Duel,
  firstOf,
  kindOf,
  type Player,
  type Reason,
  reasonsAgainst,
  secondOf,
  type Why,
} from "@chainwright/engine";
import { checkActivate } from "./activation.ts";
import { checkChangePosition, checkSet } from "./main-phase.ts";
import { checkSpecialSummon } from "./special-summon.ts";
import { checkNormalSummon } from "./summon.ts";

/** All reasons why a player cannot take an action now; who is not asked might only have used a Trap. */
export const whyNot = (duel: Duel, player: Player, choice: Action): readonly Reason[] =>
  reasonsAgainst(duel, player, choice, (why) => check(duel, player, choice, why));

function check(duel: Duel, player: Player, choice: Action, why: Why): void {
  const card = firstOf(choice) as CardId;
  switch (kindOf(choice)) {
    case ACT.activate:
      checkActivate(duel, player, card, secondOf(choice), "trap", why);
      break;
    case ACT.summon:
      checkNormalSummon(duel, player, card, false, why, secondOf(choice));
      break;
    case ACT.set:
      checkSet(duel, player, card, why);
      break;
    case ACT.special:
      checkSpecialSummon(duel, player, choice, why);
      break;
    case ACT.changePosition:
      checkChangePosition(duel, player, card, why);
      break;
    case ACT.attack:
      checkAttack(duel, player, card, secondOf(choice) as CardId, why);
      break;
  }
}
