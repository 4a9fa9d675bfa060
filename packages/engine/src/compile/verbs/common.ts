import type { Duration, Place, Step, Who } from "@chainwright/card-ir";
import type { Duel } from "../../duel.ts";
import { hasPositions } from "../../faces.ts";
import { CARD, type CardId, NO_CARD, type ZoneId } from "../../schema.ts";
import { forbiddenBy } from "../../standing.ts";
import { wouldBeUndecidable } from "../../undecidable.ts";
import { UNTIL, WAY } from "../../vocabulary.ts";
import { no, type Why } from "../../why.ts";
import type { Part, TurnTo } from "../part.ts";
import { definitionOf, NotCarriedOut, type Using } from "../using.ts";

/** How a verb becomes steps and checks of a part. */
export type Compile<V extends Step["verb"]> = (
  part: Part,
  step: Extract<Step, { verb: V }>,
  slot: number,
) => void;

/** The verbs of one kind. A verb without an entry anywhere makes a card unread. */
export type Verbs = { readonly [V in Step["verb"]]?: Compile<V> };

export const untilOf = (duration: Duration | undefined): number => {
  if (duration === "end-of-turn") return UNTIL.endOfTurn;
  if (duration === "end-phase") return UNTIL.endPhase;
  if (duration === "end-of-opponents-turn" || duration === "opponents-next-turn")
    return UNTIL.endOfOpponentsTurn;
  if (duration === "damage-calculation") return UNTIL.damageCalculation;
  if (duration === "this-battle") return UNTIL.battle;
  if (duration === "end-of-battle-phase") return UNTIL.endOfBattlePhase;
  if (duration === "start-of-next-turn") return UNTIL.startOfNextTurn;
  if (duration === "end-of-next-turn") return UNTIL.endOfNextTurn;
  if (duration === "end-of-opponents-second-turn") return UNTIL.endOfOpponentsSecondTurn;
  return UNTIL.leaves;
};

/** Who chooses the cards of a step that a text tells a player to do: the opponent, or the user of the effect. */
export function chooserOf(player: Who | undefined): "opponent" | undefined {
  if (player !== undefined && player !== "you" && player !== "opponent")
    throw new NotCarriedOut(`cards that "${player}" chooses`);
  return player === "opponent" ? player : undefined;
}

/** The zone that a destination means. */
export const soleZone = (duel: Duel, place: Place): ZoneId =>
  (31 - Math.clz32(duel.zonesOf(place))) as ZoneId;

/** What the effect that is used may not Special Summon in a way, to the field of `side`. */
export function notToBeSummoned(
  duel: Duel,
  using: Using,
  card: CardId,
  why: Why | null,
  side = using.player,
  way: number = WAY.special,
  ignoring = false,
): boolean {
  const { player, card: by } = using;
  const forbidding = forbiddenBy(duel, "special-summon", card, player);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return true;
  return !duel.game.maySpecialSummon(
    duel,
    player,
    card,
    by,
    way,
    why,
    leavingFor(duel, using),
    side,
    ignoring,
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

/** Equipped to this monster, the card would give continuous effects no stable answer. */
export function notToBeEquipped(duel: Duel, using: Using, host: CardId, why: Why | null): boolean {
  const against = wouldBeUndecidable(duel, using.card, using.player, duel.game.zone.equip, host);
  return against !== null && no(why, against, using.card);
}

/** A Link Monster has no Defense Position, nor one in Maximum Mode; a Token has no back to lie on. */
export function notToBeTurned(duel: Duel, using: Using, card: CardId, to: TurnTo, why: Why | null): boolean {
  const isFlat = to === "face-down-defense" && duel.game.isOfKind(duel, card, "token");
  return (!hasPositions(duel, card) || isFlat) && no(why, duel.law.wouldDoNothing, using.card, using.effect);
}
