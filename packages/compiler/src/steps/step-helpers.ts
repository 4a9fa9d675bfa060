import type { CardKind, Duration, Place, Step, Who } from "@chainwright/card-ir";
import { summonForbiddenBy } from "@chainwright/engine/applying";
import { hasPositions } from "@chainwright/engine/changes";
import { putInForce } from "@chainwright/engine/history";
import { definitionOf, playerOf, type Using, WAYS } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  FORCE,
  NO_CARD,
  NOW,
  no,
  type Player,
  UNTIL,
  WAY,
  type Why,
  type ZoneId,
} from "@chainwright/engine/state";
import type { Exclusion } from "../nouns/illegal-choices.ts";
import { NotCarriedOut } from "../unsupported.ts";
import type { Part, TurnTo } from "./effect-part.ts";

/** How a verb becomes steps and checks of a part. */
export type Compile<V extends Step["verb"]> = (
  part: Part,
  step: Extract<Step, { verb: V }>,
  slot: number,
) => void;

/** The verbs of one kind. A verb without an entry anywhere makes a card unread. */
export type Verbs = { readonly [V in Step["verb"]]?: Compile<V> };

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
  { card: source, effect, player }: Using,
  card: CardId,
  kind: CardKind,
  until?: Duration,
): void {
  putInForce(duel, {
    kind: FORCE.kind,
    what: duel.catalogue.word(kind),
    card,
    source,
    effect,
    player,
    until: untilOf(duel, player, until),
  });
}

/** Who chooses the cards of a step that a text tells a player to do: the opponent, or the user of the effect. */
export function chooserOf(player: Who | undefined): "opponent" | undefined {
  if (player !== undefined && player !== "you" && player !== "opponent")
    throw new NotCarriedOut(`cards that "${player}" chooses`);
  return player === "opponent" ? player : undefined;
}

/** The zone that a destination means. */
export const soleZone = (duel: Duel, place: Place): ZoneId =>
  (31 - Math.clz32(duel.zonesOf(place))) as ZoneId;

/** What the effect that is used may not Special Summon in a way, to the field of `side`; `treated` as another as well. */
export function notToBeSummoned(
  duel: Duel,
  using: Using,
  card: CardId,
  why: Why | null,
  side = using.player,
  way: number = WAY.special,
  ignoring = false,
  treated = 0,
  leaving = leavingFor(duel, using),
): boolean {
  const { player, card: by } = using;
  const forbidding = summonForbiddenBy(duel, card, player, way | treated, by);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return true;
  return !duel.game.maySpecialSummon(duel, player, card, by, way, why, leaving, side, ignoring, treated);
}

type SpecialSummon = Extract<Step, { verb: "special-summon" }>;

/** To whose field a step Special Summons. */
export const sideOf = ({ to, player }: SpecialSummon): NonNullable<Place["of"]> =>
  to?.of ?? (player === "opponent" ? player : "you");

const ONLY_DEFENSE: ReadonlySet<SpecialSummon["position"]> = new Set<SpecialSummon["position"]>([
  ...(["defense", "face-down-defense", "any-defense"] as const),
]);

/** What a step may not Special Summon as it says, among it what has no Defense Position in that position; `leaving`: what makes way for it. */
export function notToBeSummonedBy(step: SpecialSummon, leaving = leavingFor): Exclusion {
  const { player, position, ignoring } = step;
  const side = sideOf(step);
  return (duel, using, card, why) =>
    (ONLY_DEFENSE.has(position) &&
      !hasPositions(duel, card) &&
      no(why, duel.law.wouldDoNothing, card, using.effect)) ||
    notToBeSummoned(
      duel,
      // As the player who Summons makes it.
      player === "opponent" ? { ...using, player: playerOf(player, using.player) } : using,
      card,
      why,
      playerOf(side, using.player),
      WAY.special,
      ignoring === true,
      step.treated === undefined ? 0 : WAYS[step.treated],
      leaving(duel, using),
    );
}

const NOBODY_LEAVES: readonly CardId[] = [];

/** What will have left the field, and its zone, when the effect that is considered Summons: its own card, or one that makes room. */
export function leavingFor(duel: Duel, using: Using): readonly CardId[] {
  const { card, effect } = using;
  const compiled = definitionOf(duel, card).effects[effect];
  if (compiled === undefined) return NOBODY_LEAVES;
  if (compiled.leavesAsCost && duel.state.get(CARD.zone, card) === duel.game.zone.summon) return [card];
  return compiled.makesRoom(duel, using);
}

/** A Link Monster has no Defense Position, nor one in Maximum Mode; a Token has no back to lie on. */
export function notToBeTurned(duel: Duel, using: Using, card: CardId, to: TurnTo, why: Why | null): boolean {
  const isFlat = to === "face-down-defense" && duel.game.isOfKind(duel, card, "token");
  return (!hasPositions(duel, card) || isFlat) && no(why, duel.law.wouldDoNothing, using.card, using.effect);
}
