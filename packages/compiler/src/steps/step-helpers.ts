import type { Place, Step, Who } from "@chainwright/card-ir";
import { type Duel, roomIn } from "@chainwright/engine/board";
import { hasPositions } from "@chainwright/engine/changes";
import { type EffectContext, playerOf, WAYS } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  NOW,
  no,
  opponentOf,
  type Player,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import type { Exclusion } from "../nouns/illegal-choices.ts";
import { leavingFor, notToBeSummoned } from "../runtime/summonable.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";
import type { TurnTo } from "./planned-actions.ts";

/** How a verb becomes steps and checks of a part. */
export type Compile<V extends Step["verb"]> = (
  part: Part,
  step: Extract<Step, { verb: V }>,
  slot: number,
) => void;

/** The verbs of one kind. A verb without an entry anywhere makes a card unread. */
export type Verbs = { readonly [V in Step["verb"]]?: Compile<V> };

/** Who chooses the cards of a step that a text tells a player to do: the opponent, or the user of the effect. */
export function chooserOf(player: Who | undefined): "opponent" | undefined {
  if (player !== undefined && player !== "you" && player !== "opponent")
    throw new NotCarriedOut(`cards that "${player}" chooses`);
  return player === "opponent" ? player : undefined;
}

/** The use as each player who is meant makes it: of both, the turn player first. */
export function eachOf(who: Who): (duel: Duel, context: EffectContext) => readonly EffectContext[] {
  if (who === "both")
    return (duel, context) => {
      const first = duel.state.read(NOW.turnPlayer);
      return [first, opponentOf(first)].map((player) => ({ ...context, player }));
    };
  if (who !== "you" && who !== "opponent") throw new NotCarriedOut(`what is done to "${who}"`);
  return (_, context) => [{ ...context, player: playerOf(who, context.player) }];
}

/** For how many monsters there is room on a field. */
export const freeFor = (duel: Duel, player: Player): number => roomIn(duel, player, duel.game.zone.summon);

type SpecialSummon = Extract<Step, { verb: "special-summon" }>;

/** To whose field a step Special Summons. */
export const sideOf = ({ to, player }: SpecialSummon): NonNullable<Place["of"]> =>
  to?.of ?? (player === "opponent" ? player : "you");

/** To whose field each card comes: that of a player, or "to its owner's field". */
export function fieldOf(step: SpecialSummon): (context: EffectContext, duel: Duel, card: CardId) => Player {
  const side = sideOf(step);
  return side === "owner"
    ? (_, { state }, card) => state.get(CARD.owner, card)
    : ({ player }) => playerOf(side, player);
}

const ONLY_DEFENSE: ReadonlySet<SpecialSummon["position"]> = new Set<SpecialSummon["position"]>([
  ...(["defense", "face-down-defense", "any-defense"] as const),
]);

/** What a step may not Special Summon as it says, among it what has no Defense Position in that position; `leaving`: what makes way for it. */
export function notToBeSummonedBy(step: SpecialSummon, leaving = leavingFor): Exclusion {
  const { player, position, ignoring } = step;
  const side = fieldOf(step);
  return (duel, context, card, why) =>
    (ONLY_DEFENSE.has(position) &&
      !hasPositions(duel, card) &&
      no(why, duel.law.wouldDoNothing, card, context.effect)) ||
    notToBeSummoned(
      duel,
      // As the player who Summons makes it.
      player === "opponent" ? { ...context, player: playerOf(player, context.player) } : context,
      card,
      why,
      side(context, duel, card),
      WAY.special,
      ignoring === true,
      step.treated === undefined ? 0 : WAYS[step.treated],
      leaving(duel, context),
    );
}

/** A Link Monster has no Defense Position, nor one in Maximum Mode; a Token has no back to lie on. */
export function notToBeTurned(
  duel: Duel,
  context: EffectContext,
  card: CardId,
  to: TurnTo,
  why: Why | null,
): boolean {
  const isFlat = to === "face-down-defense" && duel.game.isOfKind(duel, card, "token");
  return (
    (!hasPositions(duel, card) || isFlat) && no(why, duel.law.wouldDoNothing, context.card, context.effect)
  );
}
