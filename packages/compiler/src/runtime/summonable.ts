import { summonForbiddenBy } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId, NO_CARD, no, WAY, type Why } from "@chainwright/engine/state";

/** What cannot be Special Summoned now, and what makes room for it. */

/** What the effect that is used may not Special Summon in a way, to the field of `side`; `treated` as another as well. */
export function notToBeSummoned(
  duel: Duel,
  context: EffectContext,
  card: CardId,
  why: Why | null,
  side = context.player,
  way: number = WAY.special,
  ignoring = false,
  treated = 0,
  leaving = leavingFor(duel, context),
): boolean {
  const { player, card: by } = context;
  const forbidding = summonForbiddenBy(duel, card, player, way | treated, by);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return true;
  return !duel.game.maySpecialSummon(duel, player, card, by, way, why, leaving, side, ignoring, treated);
}

const NOBODY_LEAVES: readonly CardId[] = [];

/** What will have left the field, and its zone, when the effect that is considered Summons: its own card, or one that makes room. */
export function leavingFor(duel: Duel, context: EffectContext): readonly CardId[] {
  const { card, effect } = context;
  const compiled = definitionOf(duel, card).effects[effect];
  if (compiled === undefined) return NOBODY_LEAVES;
  if (compiled.leavesAsCost && duel.state.get(CARD.zone, card) === duel.game.zone.summon) return [card];
  return compiled.makesRoom(duel, context);
}
