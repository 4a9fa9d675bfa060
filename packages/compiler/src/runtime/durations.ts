import type { CardKind, Duration } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { addLingering } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, LINGERING_KIND, NOW, type Player, UNTIL } from "@chainwright/engine/state";

/** How long what an effect leaves behind lasts. */

/** When what lasts so long ends: left behind in its user's own turn, and in the opponent's. */
const ENDS: Readonly<Record<Duration, readonly [own: number, opponents: number]>> = {
  "damage-calculation": [UNTIL.damageCalculation, UNTIL.damageCalculation],
  "damage-step": [UNTIL.battle, UNTIL.battle],
  "this-battle": [UNTIL.battle, UNTIL.battle],
  "end-of-battle-phase": [UNTIL.endOfBattlePhase, UNTIL.endOfBattlePhase],
  "end-of-turn": [UNTIL.endOfTurn, UNTIL.endOfTurn],
  "end-phase": [UNTIL.endPhase, UNTIL.endPhase],
  "end-phase-of-next-turn": [UNTIL.endPhaseOfNextTurn, UNTIL.endPhaseOfNextTurn],
  "your-next-standby": [UNTIL.standbyOfSecondTurn, UNTIL.standbyOfNextTurn],
  "your-next-end-phase": [UNTIL.endPhase, UNTIL.endPhaseOfNextTurn],
  "opponents-next-end-phase": [UNTIL.endPhaseOfNextTurn, UNTIL.endPhase],
  "next-standby": [UNTIL.standbyOfNextTurn, UNTIL.standbyOfNextTurn],
  "end-of-your-turn": [UNTIL.endOfTurn, UNTIL.endOfNextTurn],
  "end-of-opponents-turn": [UNTIL.endOfNextTurn, UNTIL.endOfTurn],
  "end-of-opponents-next-turn": [UNTIL.endOfNextTurn, UNTIL.endOfSecondTurn],
  "opponents-next-turn": [UNTIL.endOfNextTurn, UNTIL.endOfSecondTurn],
  "end-of-next-turn": [UNTIL.endOfSecondTurn, UNTIL.endOfNextTurn],
  "end-of-following-turn": [UNTIL.endOfNextTurn, UNTIL.endOfNextTurn],
  "start-of-next-turn": [UNTIL.startOfSecondTurn, UNTIL.startOfNextTurn],
  "end-of-opponents-second-turn": [UNTIL.endOfThirdTurn, UNTIL.endOfSecondTurn],
  // On no card it never ends.
  "rest-of-duel": [UNTIL.leaves, UNTIL.leaves],
  "while-face-up": [UNTIL.leaves, UNTIL.leaves],
  "while-source-face-up": [UNTIL.sourceFaceUp, UNTIL.sourceFaceUp],
};

/** When something ends that an effect of the player leaves behind now. */
export function untilOf(duel: Duel, player: Player, duration: Duration = "while-face-up"): number {
  const own = duel.state.read(NOW.turnPlayer) === player;
  // In an End Phase of that player the next one is that of two turns later.
  if (
    duration === (own ? "your-next-end-phase" : "opponents-next-end-phase") &&
    duel.rules.isMoment(duel, "end")
  )
    return UNTIL.endPhaseOfSecondTurn;
  const isAhead = (own ? AHEAD_IN_OWN : AHEAD).has(duration) && duel.rules.isMoment(duel, "draw");
  return isAhead ? UNTIL.standby : ENDS[duration][own ? 0 : 1];
}

/** In the Draw Phase the next Standby Phase is that of the same turn. */
const AHEAD: ReadonlySet<Duration> = new Set<Duration>(["next-standby"]);

const AHEAD_IN_OWN: ReadonlySet<Duration> = new Set<Duration>([...AHEAD, "your-next-standby"]);

/** A monster is treated as a Tuner, or one of another kind, for a time or as long as it stays face-up. */
export function treatAsKind(
  duel: Duel,
  { card: source, effect, player }: EffectContext,
  card: CardId,
  kind: CardKind,
  until?: Duration,
): void {
  addLingering(duel, {
    kind: LINGERING_KIND.kind,
    what: duel.catalogue.word(kind),
    card,
    source,
    effect,
    player,
    until: untilOf(duel, player, until),
  });
}
