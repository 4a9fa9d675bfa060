import { statOf } from "../applying/stats.ts";
import type { Duel } from "../board/duel.ts";
import { attackerOf, attackTargetOf } from "../history/current-battle.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, NO_CARD, NO_LINK } from "../state/schema.ts";
import { CAUSE, opponentOf, type Player, POSITION, STAT } from "../state/vocabulary.ts";
import { attacksWith } from "./attacks.ts";
import { piercing } from "./battling-monsters.ts";

/** What a battle comes to: who takes how much, and which monsters lose. `by` is the monster that does it. */
export interface Judgement {
  readonly attacker: CardId;
  readonly target: CardId;
  /** Of attacker over target; of a direct attack the attacker's ATK. */
  readonly difference: number;
  readonly damage: { readonly player: Player; readonly amount: number; readonly by: CardId } | null;
  readonly losers: readonly { readonly card: CardId; readonly by: CardId }[];
}

/** Judges the battle that is going on, by the values that the monsters have now. */
export function judge(duel: Duel): Judgement {
  const { state } = duel;
  const attacker = attackerOf(duel);
  const target = attackTargetOf(duel);
  const atk = statOf(duel, attacker, STAT[attacksWith(duel, attacker) ?? "atk"]);
  const player = state.get(CARD.controller, attacker);
  if (target === NO_CARD) {
    const damage = { player: opponentOf(player), amount: atk, by: attacker };
    return { attacker, target, difference: atk, damage, losers: [] };
  }
  const defending = state.get(CARD.position, target) === POSITION.defense;
  const difference = atk - statOf(duel, target, defending ? STAT.def : STAT.atk);
  const won = { card: target, by: attacker };
  const lost = { card: attacker, by: target };
  if (difference > 0) {
    const amount = difference * (defending ? piercing(duel, attacker) : 1);
    const damage = amount > 0 ? { player: state.get(CARD.controller, target), amount, by: attacker } : null;
    return { attacker, target, difference, damage, losers: [won] };
  }
  if (difference < 0) {
    const damage = { player, amount: -difference, by: target };
    return { attacker, target, difference, damage, losers: defending ? [] : [lost] };
  }
  // Two monsters without ATK do nothing to each other.
  return { attacker, target, difference, damage: null, losers: defending || atk === 0 ? [] : [won, lost] };
}

/** What a monster does by battle is done by its player. */
export const byBattle = (duel: Duel, winner: CardId): Cause => ({
  why: CAUSE.battle,
  agent: duel.state.get(CARD.controller, winner),
  link: NO_LINK,
  card: winner,
});
