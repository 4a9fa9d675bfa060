import { ACT, type Action, kindOf } from "./action.ts";
import type { Duel } from "./duel.ts";
import { namesCards, verdict } from "./run.ts";
import { NOW } from "./schema.ts";
import type { Player } from "./vocabulary.ts";
import { type Reason, Why } from "./why.ts";

/**
 * All reasons why a player cannot take an action now, whoever is asked and whatever is asked for: first that it is not
 * their chance, then what would stand against it if it were, as `check` says by the checks that make the options.
 * Empty exactly for what the open question offers them.
 */
export function reasonsAgainst(
  duel: Duel,
  player: Player,
  choice: Action,
  check: (why: Why) => void,
): readonly Reason[] {
  const { state } = duel;
  const asked = state.read(NOW.question) > 0 && state.read(NOW.asked) === player;
  const reasons = asked ? verdict(duel, choice) : [];
  if ((asked && reasons.length === 0) || !namesCards(duel, choice)) return reasons;
  const why = new Why();
  why.reasons.push(...reasons);
  // The question that is open has said already what is against an activation.
  if (!asked || kindOf(choice) !== ACT.activate) check(why);
  if (why.reasons.length > 0) return why.reasons;
  return duel.law.notNow.map((rule) => ({ rule }));
}
