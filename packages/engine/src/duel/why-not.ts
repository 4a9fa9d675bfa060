import type { Duel } from "../board/duel.ts";
import { ACT, type Action, type ActKind, firstOf, kindOf, secondOf } from "../state/action.ts";
import { byRank } from "../state/illegality-ranks.ts";
import { type Reason, Why } from "../state/illegality-reasons.ts";
import { type CardId, NOW } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import { namesCards, verdict } from "./decision.ts";

/** What stands against an action if it were its player's chance: the check that makes the options of its kind. */
type Check = (duel: Duel, player: Player, choice: Action, why: Why) => boolean;

/** The check of what is done with one card. */
export const withCard =
  (check: (duel: Duel, player: Player, card: CardId, why: Why) => boolean): Check =>
  (duel, player, choice, why) =>
    check(duel, player, firstOf(choice) as CardId, why);

/** … and of what is done with one card to another. */
export const withTwoCards =
  (check: (duel: Duel, player: Player, card: CardId, other: CardId, why: Why) => boolean): Check =>
  (duel, player, choice, why) =>
    check(duel, player, firstOf(choice) as CardId, secondOf(choice) as CardId, why);

/**
 * All reasons why a player cannot take an action now, whoever is asked and whatever is asked for: that it is not
 * their chance, and what would stand against it if it were, as the game's checks say; the most telling first.
 * Empty exactly for what the open question offers them.
 */
export const whyNotBy =
  (checks: Readonly<Partial<Record<ActKind, Check>>>) =>
  (duel: Duel, player: Player, choice: Action): readonly Reason[] =>
    byRank(duel.rules.reasonRanks, reasonsAgainst(duel, player, choice, checks[kindOf(choice)]));

function reasonsAgainst(
  duel: Duel,
  player: Player,
  choice: Action,
  check: Check | undefined,
): readonly Reason[] {
  const { state } = duel;
  const asked = state.read(NOW.question) > 0 && state.read(NOW.asked) === player;
  const reasons = asked ? verdict(duel, choice) : [];
  if ((asked && reasons.length === 0) || !namesCards(duel, choice)) return reasons;
  const why = new Why();
  why.reasons.push(...reasons);
  // The question that is open has said already what is against an activation.
  if (!asked || kindOf(choice) !== ACT.activate) check?.(duel, player, choice, why);
  if (why.reasons.length > 0) return why.reasons;
  return duel.law.notNow.map((rule) => ({ rule }));
}
