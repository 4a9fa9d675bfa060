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
import { checkAttack, checkBlock } from "./attack.ts";
import { checkCast, checkSummon } from "./use.ts";

/**
 * All reasons why a player cannot take an action now, whoever is asked and whatever is asked for: first that it is not
 * their chance, then what would stand against it if it were.
 */
export function whyNot(duel: Duel, player: Player, choice: Action): readonly Reason[] {
  const { state } = duel;
  const asked = state.read(NOW.question) > 0 && state.read(NOW.asked) === player;
  const reasons = asked ? verdict(duel, choice) : [];
  if ((asked && reasons.length === 0) || !namesCards(duel, choice)) return reasons;
  const why = new Why();
  why.reasons.push(...reasons);
  check(duel, player, choice, why);
  return why.reasons.length > 0 ? why.reasons : duel.law.notNow.map((rule) => ({ rule }));
}

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
