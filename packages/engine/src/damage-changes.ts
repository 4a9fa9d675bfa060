import { attackerOf, attackTargetOf } from "./battle.ts";
import type { Standing } from "./compile/standing.ts";
import type { Using } from "./compile/using.ts";
import { means, playerOf } from "./compile/words.ts";
import type { Duel } from "./duel.ts";
import type { Cause } from "./events.ts";
import { endForces } from "./force.ts";
import { judge } from "./judge.ts";
import { eachInPile } from "./piles.ts";
import { CARD, type CardId, type ForceId, NO_CARD, NO_LINK, NOW } from "./schema.ts";
import { appliesTo, beginOf, someApplying } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { CAUSE, DOES, type Player } from "./vocabulary.ts";

/** What continuous effects make of damage before a player takes it. */

type Change = Extract<Standing, { does: typeof DOES.damage }>;

/** Whether a change is about damage that a player is about to take; `dealer` has inflicted it in battle. */
function isMeant(
  duel: Duel,
  one: Change,
  using: Using,
  player: Player,
  cause: Cause,
  dealer: CardId,
): boolean {
  if ((one.causes & cause.why) === 0 || !means(one.player, using.player, player)) return false;
  const about = (card: CardId): boolean => card !== NO_CARD && appliesTo(duel, one, using, card);
  if ((cause.why & CAUSE.battle) === 0) return !(one.opponents && cause.agent === player);
  if (one.againstMonsters && attackTargetOf(duel) === NO_CARD) return false;
  if (one.direct && !isPastMonsters(duel, player)) return false;
  switch (one.of) {
    case "battles":
      return about(attackerOf(duel)) || about(attackTargetOf(duel));
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

/** Who takes battle damage: the other player where an effect has it so. */
export function takerOf(duel: Duel, player: Player, cause: Cause, dealer: CardId): Player {
  let taker = player;
  if ((duel.state.read(NOW.standing) & DOES.damage) === 0 || (cause.why & CAUSE.battle) === 0) return taker;
  someApplying(duel, DOES.damage, (one, using) => {
    if (one.takenBy === null || !isMeant(duel, one, using, player, cause, dealer)) return false;
    taker = playerOf(one.takenBy, using.player);
    duel.point(TRACE.ruled, duel.law.standingActs, using.card, using.card, DOES.damage);
    return true;
  });
  return taker;
}

/** How much battle damage a player would take if the battle were judged now, and from which monster. */
export function battleDamageAhead(
  duel: Duel,
  player: Player,
): { readonly amount: number; readonly by: CardId } | null {
  const { state } = duel;
  if (attackerOf(duel) === NO_CARD) return null;
  const { damage } = judge(duel);
  if (damage === null || damage.amount === 0) return null;
  const { by } = damage;
  const cause = { why: CAUSE.battle, agent: state.get(CARD.controller, by), link: NO_LINK, card: by };
  let taker = damage.player;
  let times = 1;
  if ((state.read(NOW.standing) & DOES.damage) !== 0) {
    someApplying(duel, DOES.damage, (one, using) => {
      const taken = one.takenBy !== null && isMeant(duel, one, using, damage.player, cause, by);
      if (taken) taker = playerOf(one.takenBy, using.player);
      return taken;
    });
    someApplying(duel, DOES.damage, (one, using) => {
      if (one.times !== null && isMeant(duel, one, using, taker, cause, by)) times *= one.times;
      return times === 0;
    });
  }
  return taker === player && times > 0 ? { amount: Math.ceil(damage.amount * times), by } : null;
}

/** "The next battle damage you would take": what was said of this damage is said of no other. */
export function spendNext(duel: Duel, player: Player, taker: Player, cause: Cause, dealer: CardId): void {
  if ((duel.state.read(NOW.standing) & DOES.damage) === 0) return;
  const spent: ForceId[] = [];
  someApplying(duel, DOES.damage, (one, using) => {
    const whose = one.takenBy === null ? taker : player;
    if (one.once && using.force !== undefined && isMeant(duel, one, using, whose, cause, dealer))
      spent.push(using.force);
    return false;
  });
  if (spent.length > 0) endForces(duel, (force) => spent.includes(force));
}

/** How much of damage a player takes: none of it where an effect spares them, else halved and doubled as often as effects say. */
export function amountTaken(
  duel: Duel,
  player: Player,
  amount: number,
  cause: Cause,
  dealer: CardId,
): number {
  if ((duel.state.read(NOW.standing) & DOES.damage) === 0) return amount;
  let times = 1;
  someApplying(duel, DOES.damage, (one, using) => {
    if (one.times === null || !isMeant(duel, one, using, player, cause, dealer)) return false;
    const { card } = using;
    times *= one.times;
    if (one.times !== 0) duel.point(TRACE.ruled, duel.law.standingActs, card, card, DOES.damage);
    else {
      const { spared, standingActs } = duel.law;
      duel.point(TRACE.spared, beginOf(duel, card) > 0 ? [...spared, ...standingActs] : spared, player, card);
    }
    return one.times === 0;
  });
  return Math.ceil(amount * times);
}
