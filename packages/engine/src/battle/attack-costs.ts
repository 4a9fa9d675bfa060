import { appliesTo, someApplying } from "../applying/continuous-effects.ts";
import type { Duel } from "../board/duel.ts";
import type { CardSet, CompiledEffect } from "../board/duel-types.ts";
import { openLink, setFlag } from "../history/chain-links.ts";
import { forgetRecords } from "../history/step-records.ts";
import { someCard } from "../program/card-set.ts";
import { type EffectContext, effectContext } from "../program/effect-context.ts";
import { no, type Why } from "../state/illegality-reasons.ts";
import { CARD, type CardId, LINKS, type LinkId, NO_LINK, PLAYER } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINK, type Player } from "../state/vocabulary.ts";

/** What an effect has a player pay for an attack. */
interface AttackCost {
  readonly context: EffectContext;
  readonly effect: CompiledEffect;
}

/** Everything that a player has to pay for an attack of a monster. */
function attackCosts(duel: Duel, player: Player, attacker: CardId): AttackCost[] {
  const costs: AttackCost[] = [];
  someApplying(duel, CONTINUOUS_ACTION.attackCost, (one, saying) => {
    const { card, effect: index } = saying;
    const effect = duel.definition(duel.state.get(CARD.def, card)).effects[index];
    if (effect !== undefined && appliesTo(duel, one, saying, attacker))
      costs.push({ context: effectContext(card, index, player), effect });
    return false;
  });
  return costs;
}

export const hasAttackCost = (duel: Duel, player: Player, attacker: CardId): boolean =>
  attackCosts(duel, player, attacker).length > 0;

const isPayable = (duel: Duel, { context, effect }: AttackCost, why: Why | null): boolean =>
  effect.checks.every((check) => check(duel, context, why));

/** Whether a player can pay for the attack of a monster: each cost, and all of them together. */
export function canPayForAttack(duel: Duel, player: Player, attacker: CardId, why: Why | null): boolean {
  const costs = attackCosts(duel, player, attacker);
  if (!costs.every((one) => isPayable(duel, one, why))) return false;
  const steps = costs.flatMap(({ effect }) => effect.ir.cost);
  const lp = steps.reduce((sum, { step }) => sum + (step.verb === "pay-lp" ? Number(step.amount) : 0), 0);
  const together = duel.state.get(PLAYER.lp, player) >= lp && eachFindsItsOwn(duel, costs);
  return together || !no(why, duel.law.cannotPay, attacker);
}

/** Whether there are cards for each cost: what is taken for one cannot be for another, which may have to make do with others. */
function eachFindsItsOwn(duel: Duel, costs: readonly AttackCost[]): boolean {
  const needed: readonly { readonly cards: CardSet; readonly context: EffectContext }[] = costs.flatMap(
    ({ effect, context }) =>
      effect.attackCostCards.flatMap((cards) =>
        Array.from({ length: cards.min }, () => ({ cards, context })),
      ),
  );
  if (needed.length < 2) return true;
  const takenFor = new Map<CardId, number>();
  const finds = (nth: number, seen: Set<CardId>): boolean => {
    const need = needed[nth];
    return (
      need !== undefined &&
      someCard(need.cards, duel, need.context, (card) => {
        if (seen.has(card)) return false;
        seen.add(card);
        const other = takenFor.get(card);
        if (other !== undefined && !finds(other, seen)) return false;
        takenFor.set(card, nth);
        return true;
      })
    );
  };
  return needed.every((_, nth) => finds(nth, new Set()));
}

/**
 * Begins to pay one cost after another of those that there are; null where there are no more, and no link where what was
 * chosen for one before was the last with which this could be paid.
 */
export function payForAttack(duel: Duel, player: Player, attacker: CardId, nth: number): LinkId | null {
  const cost = attackCosts(duel, player, attacker)[nth];
  if (cost === undefined) return null;
  if (!isPayable(duel, cost, null)) return NO_LINK;
  const link = openLink(duel, cost.context.card, cost.context.effect, player);
  setFlag(duel, link, LINK.chainless);
  duel.call(cost.effect.cost, link);
  return link;
}

export function endPayment(duel: Duel, link: LinkId): void {
  duel.state.truncate(LINKS, link);
  forgetRecords(duel, link);
}
