import {
  ACT,
  type Action,
  type CardId,
  type Duel,
  firstOf,
  kindOf,
  NOW,
  namesCards,
  type Player,
  type Reason,
  secondOf,
  verdict,
  Why,
} from "@chainwright/engine";
import { checkAttack } from "./attack.ts";
import { checkChangePosition, checkSet } from "./main-phase.ts";
import { checkActivation } from "./responses.ts";
import { checkSpecialSummon } from "./special-summon.ts";
import { checkSummon } from "./summon.ts";

/**
 * All reasons why a player cannot take an action now, whoever is asked and whatever is asked for: first that it is not
 * their chance, then what would stand against it if it were. Empty exactly for what the open question offers them.
 */
export function whyNot(duel: Duel, player: Player, choice: Action): readonly Reason[] {
  const { state } = duel;
  const asked = state.read(NOW.question) > 0 && state.read(NOW.asked) === player;
  const reasons = asked ? verdict(duel, choice) : [];
  if ((asked && reasons.length === 0) || !namesCards(duel, choice)) return reasons;
  const why = new Why();
  why.reasons.push(...reasons);
  // The question has said already what is against an activation; who is not asked might only have responded.
  if (kindOf(choice) !== ACT.activate) check(duel, player, choice, why);
  else if (!asked) checkActivation(duel, player, choice, "respond", why);
  if (why.reasons.length > 0) return why.reasons;
  return duel.law.notNow.map((rule) => ({ rule }));
}

function check(duel: Duel, player: Player, choice: Action, why: Why): void {
  const card = firstOf(choice) as CardId;
  switch (kindOf(choice)) {
    case ACT.summon:
      checkSummon(duel, player, card, why);
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
