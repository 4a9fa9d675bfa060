import { appliesTo, appliesToPlayer, beginOf, someApplying } from "../applying/continuous-effects.ts";
import { judge } from "../battle/battle-outcome.ts";
import type { Duel } from "../board/duel.ts";
import type { ContinuousEffect } from "../board/duel-types.ts";
import { eachInPile } from "../board/zone-contents.ts";
import { hasFlag } from "../history/chain-links.ts";
import { attackerOf, attackTargetOf } from "../history/current-battle.ts";
import { endLingering } from "../history/lingering-effects.ts";
import type { EffectContext } from "../program/effect-context.ts";
import { means, playerOf } from "../program/ir-vocabulary.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, type LingeringId, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CAUSE, CONTINUOUS_ACTION, LINK, type Player } from "../state/vocabulary.ts";

/** What continuous effects make of damage before a player takes it. */

type Change = Extract<ContinuousEffect, { does: typeof CONTINUOUS_ACTION.damage }>;

/** Whether a change is about damage that a player is about to take; `dealer` has inflicted it in battle. */
function isMeant(
  duel: Duel,
  one: Change,
  context: EffectContext,
  player: Player,
  cause: Cause,
  dealer: CardId,
): boolean {
  if ((one.causes & cause.why) === 0 || !appliesToPlayer(duel, one.player, context, player)) return false;
  const about = (card: CardId): boolean => card !== NO_CARD && appliesTo(duel, one, context, card);
  if ((cause.why & CAUSE.battle) === 0)
    return one.by === null || means(one.by, context.player, cause.agent as Player);
  if (one.againstMonsters && attackTargetOf(duel) === NO_CARD) return false;
  if (one.direct && !isPastMonsters(duel, player)) return false;
  switch (one.of) {
    case "battles":
      return about(attackerOf(duel)) || about(attackTargetOf(duel));
    case "attacked":
      return about(attackTargetOf(duel));
    case "dealt":
      return about(dealer);
    default:
      return true;
  }
}

/** Whether the player is attacked directly although monsters could be attacked. */
function isPastMonsters(duel: Duel, player: Player): boolean {
  if (attackTargetOf(duel) !== NO_CARD) return false;
  let any = false;
  eachInPile(duel, player, duel.game.zone.summon, () => {
    any = true;
    return false;
  });
  return any;
}

/** By whose effect damage to a player is taken by whom; null where it stays theirs. */
function redirection(
  duel: Duel,
  player: Player,
  cause: Cause,
  dealer: CardId,
): { readonly taker: Player; readonly by: CardId } | null {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.damage) === 0) return null;
  let found: { taker: Player; by: CardId } | null = null;
  someApplying(duel, CONTINUOUS_ACTION.damage, (one, context) => {
    if (one.takenBy === null || !isMeant(duel, one, context, player, cause, dealer)) return false;
    found = { taker: playerOf(one.takenBy, context.player), by: context.card };
    return true;
  });
  return found;
}

/** Who takes damage: the other player where an effect has it so. */
export function takerOf(duel: Duel, player: Player, cause: Cause, dealer: CardId): Player {
  const found = redirection(duel, player, cause, dealer);
  if (found === null) return player;
  duel.point(TRACE.ruled, duel.law.continuousActs, found.by, found.by, CONTINUOUS_ACTION.damage);
  return found.taker;
}

/** Who takes as much damage as the player does: the other player, too, where an effect has it so. */
export function takersOf(duel: Duel, player: Player, cause: Cause, dealer: CardId): readonly Player[] {
  const takers: Player[] = [player];
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.damage) === 0) return takers;
  someApplying(duel, CONTINUOUS_ACTION.damage, (one, context) => {
    if (one.alsoTakenBy === null || !isMeant(duel, one, context, player, cause, dealer)) return false;
    const other = playerOf(one.alsoTakenBy, context.player);
    if (takers.includes(other)) return false;
    takers.push(other);
    duel.point(TRACE.ruled, duel.law.continuousActs, context.card, context.card, CONTINUOUS_ACTION.damage);
    return false;
  });
  return takers;
}

/** How often damage is taken: not at all where an effect spares the player, else halved and doubled; tells of each such effect. */
function timesTaken(
  duel: Duel,
  player: Player,
  cause: Cause,
  dealer: CardId,
  tell: (card: CardId, times: number) => void,
): number {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.damage) === 0) return 1;
  let times = 1;
  const done = new Set<string>();
  someApplying(duel, CONTINUOUS_ACTION.damage, (one, context) => {
    if (one.times === null || !isMeant(duel, one, context, player, cause, dealer)) return false;
    const which = `${duel.definition(duel.state.get(CARD.def, context.card)).name} ${context.effect}`;
    if (one.notTwice && done.has(which)) return false;
    done.add(which);
    times *= one.times;
    tell(context.card, one.times);
    return one.times === 0;
  });
  return times;
}

/** How much battle damage a player would take if the battle were judged now, and from which monster. */
export function battleDamageAhead(
  duel: Duel,
  player: Player,
): { readonly amount: number; readonly by: CardId } | null {
  if (attackerOf(duel) === NO_CARD) return null;
  const { damage } = judge(duel);
  if (damage === null || damage.amount === 0) return null;
  const { by } = damage;
  const agent = duel.state.get(CARD.controller, by);
  const cause = { why: CAUSE.battle, agent, link: NO_LINK, card: by };
  const taker = redirection(duel, damage.player, cause, by)?.taker ?? damage.player;
  const times = timesTaken(duel, taker, cause, by, () => {});
  return taker === player && times > 0 ? { amount: Math.ceil(damage.amount * times), by } : null;
}

/** "The next battle damage you would take": what was said of this damage is said of no other. */
export function spendNext(duel: Duel, player: Player, taker: Player, cause: Cause, dealer: CardId): void {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.damage) === 0) return;
  const spent: LingeringId[] = [];
  someApplying(duel, CONTINUOUS_ACTION.damage, (one, context) => {
    const whose = one.takenBy === null ? taker : player;
    if (one.once && context.lingering !== undefined && isMeant(duel, one, context, whose, cause, dealer))
      spent.push(context.lingering);
    return false;
  });
  if (spent.length > 0) endLingering(duel, (lingering) => spent.includes(lingering));
}

/** How much of damage a player takes. */
export function amountTaken(
  duel: Duel,
  player: Player,
  amount: number,
  cause: Cause,
  dealer: CardId,
): number {
  const { noDamage, continuousActs } = duel.law;
  const sparing = player === 0 ? LINK.sparesFirst : LINK.sparesSecond;
  if (cause.link !== NO_LINK && hasFlag(duel, cause.link, sparing)) return 0;
  const times = timesTaken(duel, player, cause, dealer, (card, times) => {
    if (times !== 0) duel.point(TRACE.ruled, continuousActs, card, card, CONTINUOUS_ACTION.damage);
    else
      duel.point(
        TRACE.noDamage,
        beginOf(duel, card) > 0 ? [...noDamage, ...continuousActs] : noDamage,
        player,
        card,
      );
  });
  return Math.ceil(amount * times);
}
