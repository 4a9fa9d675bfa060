import type { ActivationRule, Who } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect, ContinuousEffect, ContinuousEffectOf } from "../board/duel-types.ts";
import { setTurnBit, TURN, turnBit } from "../board/per-turn-marks.ts";
import { holderOf } from "../board/zone-contents.ts";
import { targetsOf, topLink } from "../history/chain-links.ts";
import { endLingering } from "../history/lingering-effects.ts";
import { isRecorded } from "../history/step-records.ts";
import { allHold, contextOfLingering, type EffectContext, effectContext } from "../program/effect-context.ts";
import { ACTIVATED, means } from "../program/ir-vocabulary.ts";
import {
  CARD,
  type CardId,
  LINGERING,
  LINKS,
  type LingeringId,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
} from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND, type Player } from "../state/vocabulary.ts";

/**
 * Continuous effects: what applies as long as its card is there, without being activated.
 *
 * Cards that have any are in the watch list `CONTINUOUS`. Whenever something has changed that they may depend on
 * (`NOW.unsettled`), `settle` finds out which of them apply and keeps that in `CARD.began`: an order number from the
 * moment an effect begins to apply, `OVERRULED` while it is negated. What they do is never stored but asked: the
 * functions below look through those that apply, after one look at `NOW.applying`, the mask of what any of them does.
 */

/** `CARD.began` of a card that is there to apply, but negated. */
export const OVERRULED = -1;

/** When a card's continuous effects began to apply, as an order number. */
export const beginOf = (duel: Duel, card: CardId): number => duel.state.get(CARD.began, card);

/**
 * Visits what continuous effects of the given kind do now; with `concerns` only those of which it is true, so that the
 * conditions of others, which may ask for what is being reckoned, are not asked. Stops when `visit` returns true, and says
 * whether it did.
 */
export function someApplying<D extends number>(
  duel: Duel,
  does: D,
  visit: (one: ContinuousEffectOf<D>, context: EffectContext) => boolean,
  concerns?: (one: ContinuousEffectOf<D>) => boolean,
): boolean {
  // Asked often, and mostly nothing does it: no closure is made before that is known.
  return (duel.state.read(NOW.applying) & does) !== 0 && someOnField(duel, does, visit, concerns);
}

function someOnField<D extends number>(
  duel: Duel,
  does: D,
  visit: (one: ContinuousEffectOf<D>, context: EffectContext) => boolean,
  concerns?: (one: ContinuousEffectOf<D>) => boolean,
): boolean {
  const { state } = duel;
  for (let player: Player = 0; player <= 1; player++) {
    let card = state.get(PLAYER.continuous, player as Player);
    while (card !== NO_CARD) {
      const next = state.get(CARD.nextContinuous, card);
      const began = state.get(CARD.began, card);
      const applies = began > 0 || began === OVERRULED;
      if (applies && someOf(duel, card, does, visit, concerns, began === OVERRULED)) return true;
      card = next;
    }
  }
  return someLingering(duel, does, visit, concerns);
}

/** What resolved effects have left behind that applies like a continuous effect. */
export function someLingering<D extends number>(
  duel: Duel,
  does: D,
  visit: (one: ContinuousEffectOf<D>, context: EffectContext) => boolean,
  concerns?: (one: ContinuousEffectOf<D>) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.kind, lingering) !== LINGERING_KIND.continuous) continue;
    const one = duel.catalogue.lingering[state.get(LINGERING.value, lingering)];
    const subject = state.get(LINGERING.card, lingering);
    if (one?.does !== does || concerns?.(one as ContinuousEffectOf<D>) === false) continue;
    if (subject !== NO_CARD && state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, subject))
      continue;
    if (one.beginsLater === true && state.get(LINGERING.turn, lingering) === state.read(NOW.turn)) continue;
    const context = contextOfLingering(duel, lingering);
    if (!allHold(duel, one.conditions, context)) continue;
    if (visit(one as ContinuousEffectOf<D>, context)) return true;
  }
  return false;
}

/** What they do, as a mask of `CONTINUOUS_ACTION`. */
export function lingeringMask(duel: Duel): number {
  const { state } = duel;
  let mask = 0;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    if (state.get(LINGERING.kind, row as LingeringId) === LINGERING_KIND.continuous)
      mask |= duel.catalogue.lingering[state.get(LINGERING.value, row as LingeringId)]?.does ?? 0;
  }
  return mask;
}

/** Visits what the effects of one card do, whether they apply or not; with `firm` only those that cannot be negated. */
export function someOf<D extends number>(
  duel: Duel,
  card: CardId,
  does: D,
  visit: (one: ContinuousEffectOf<D>, context: EffectContext) => boolean,
  concerns?: (one: ContinuousEffectOf<D>) => boolean,
  firm = false,
): boolean {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  if (((firm ? definition.doesUnnegatably : definition.does) & does) === 0) return false;
  const zone = 1 << duel.state.get(CARD.zone, card);
  for (const effect of definition.effects) {
    if ((effect.appliesIn & zone) === 0 || (firm && !effect.cannotBeNegated.effect)) continue;
    let context: EffectContext | null = null;
    for (const one of effect.continuous) {
      if (one.does !== does || concerns?.(one as ContinuousEffectOf<D>) === false) continue;
      context ??= effectContext(card, effect.index, holderOf(duel, card));
      if (!allHold(duel, one.conditions, context)) continue;
      if (visit(one as ContinuousEffectOf<D>, context)) return true;
    }
  }
  return false;
}

/** Whether a continuous effect is about a card, and the card is not unaffected by it. */
export const appliesTo = (duel: Duel, one: ContinuousEffect, context: EffectContext, card: CardId): boolean =>
  one.cards.test(duel, context, card) && !isUnaffected(duel, card, context.card, context.effect);

/** Visits what spares a player Tributes for the Normal Summon of a monster, without what was used up this turn. */
function eachTributeReduction(
  duel: Duel,
  player: Player,
  card: CardId,
  visit: (one: ContinuousEffectOf<typeof CONTINUOUS_ACTION.tributes>, context: EffectContext) => void,
): void {
  someApplying(duel, CONTINUOUS_ACTION.tributes, (one, context) => {
    const isUsed =
      one.once && turnBit(duel, context.card, TURN.used, context.effect) && context.lingering === undefined;
    if (!isUsed && means(one.player, context.player, player) && appliesTo(duel, one, context, card))
      visit(one, context);
    return false;
  });
}

/** How many Tributes fewer a player may use to Normal Summon a monster, and whether none at all will do. */
export function tributeReduction(
  duel: Duel,
  player: Player,
  card: CardId,
): { readonly fewer: number; readonly none: boolean } {
  let [sum, none] = [0, false];
  eachTributeReduction(duel, player, card, ({ fewer }) => {
    if (fewer === "all") none = true;
    else sum += fewer;
  });
  return { fewer: sum, none };
}

/** A monster is Normal Summoned with so many Tributes fewer, or with `none`: what may spare them for one a turn does so no more. */
export function useTributeReduction(
  duel: Duel,
  player: Player,
  card: CardId,
  spared: number,
  none: boolean,
): void {
  let left = spared;
  const once: { readonly fewer: number | "all"; readonly context: EffectContext }[] = [];
  eachTributeReduction(duel, player, card, ({ fewer, once: isOnce }, context) => {
    if (fewer === "all" && !none) return;
    if (isOnce) once.push({ fewer, context });
    else left -= fewer === "all" ? left : fewer;
  });
  for (const { fewer, context } of once) {
    if (left <= 0) return;
    left -= fewer === "all" ? left : fewer;
    if (context.lingering === undefined) setTurnBit(duel, context.card, TURN.used, context.effect);
    else endLingering(duel, (lingering) => lingering === context.lingering);
  }
}

/** Whether an effect lets a player Summon this monster so beside the one such Summon of a turn. */
export const isExtraSummon = (
  duel: Duel,
  player: Player,
  card: CardId,
  way: "normal" | "tribute" | "pendulum",
): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.extraSummon,
    (one, context) =>
      context.player === player &&
      (one.way === way || (one.way === "normal" && way === "tribute")) &&
      one.cards.test(duel, context, card),
  );

/** Whether an effect lets a player activate a card from the hand, or in the turn in which it was Set. */
export const isActivationAllowed = (
  duel: Duel,
  player: Player,
  card: CardId,
  allows: ActivationRule["allows"],
): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.activation,
    (one, context) =>
      one.allows === allows && context.player === player && appliesTo(duel, one, context, card),
  );

/** Whether a continuous effect lets a card off activating an effect of the phase that moves the card away. */
export const isWaived = (duel: Duel, card: CardId, { ir }: CompiledEffect): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.rule,
    (one, context) =>
      one.about === "phase" &&
      ir.conditions.some((condition) => condition.kind === "phase" && condition.phase === one.at) &&
      ir.resolution.some(
        ({ step }) => step.verb === "move" && duel.zonesOf(step.to) === duel.zonesOf(one.to),
      ) &&
      appliesTo(duel, one, context, card),
  );

/** Whether an effect says a player is unaffected by what the effects of a card would do to a player. */
export const isPlayerUnaffected = (duel: Duel, player: Player, source: CardId): boolean =>
  source !== NO_CARD &&
  someApplying(
    duel,
    CONTINUOUS_ACTION.rule,
    (one, context) =>
      one.about === "player-unaffected" &&
      means(one.player, context.player, player) &&
      one.by.test(duel, context, source),
  );

/** Whether what a continuous effect says of a player holds for this one. */
export const appliesToPlayer = (duel: Duel, who: Who, context: EffectContext, player: Player): boolean =>
  means(who, context.player, player) && !isPlayerUnaffected(duel, player, context.card);

/** Whether a player's hand lies open to both. */
export const isHandRevealed = (duel: Duel, player: Player): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.rule,
    (one, context) =>
      one.about === "hand" && one.revealed && appliesToPlayer(duel, one.player, context, player),
  );

/** How many cards a player may hold at the end of the turn: what began to apply last says it, else the game. */
export function handLimitOf(duel: Duel, player: Player, usual: number): number {
  let limit = usual;
  let since = Number.NEGATIVE_INFINITY;
  someApplying(duel, CONTINUOUS_ACTION.rule, (one, context) => {
    if (one.about !== "hand" || one.limit === null || !appliesToPlayer(duel, one.player, context, player))
      return false;
    const began = beginOf(duel, context.card);
    if (began > since) [since, limit] = [began, one.limit];
    return false;
  });
  return limit;
}

/** How many cards a player draws for their normal draw: several that say so of as many are one. */
export function normalDrawOf(duel: Duel, player: Player, usual: number): number {
  let count = usual;
  someApplying(duel, CONTINUOUS_ACTION.rule, (one, context) => {
    if (one.about === "draw" && appliesToPlayer(duel, one.player, context, player))
      count = Math.max(count, one.count(duel, context));
    return false;
  });
  return count;
}

/** "The monster with the highest ATK": whom it is about is kept in the state, since what it does may change just that. */
export const dependsOnStats = ({ dependencies }: ContinuousEffect): boolean =>
  (dependencies & CONTINUOUS_ACTION.stat) !== 0;

/** A card leaves the field: whom it has made unaffected because of its stats is so no more. */
export function clearUnaffectedByStats({ state }: Duel, keeper: CardId): void {
  for (let row = 1, n = state.count(CARD); row < n; row++) {
    if (state.get(CARD.shielded, row as CardId) === keeper) state.set(CARD.shielded, row as CardId, NO_CARD);
  }
}

const isActivated = (duel: Duel, source: CardId, effect: number): boolean => {
  const kind = duel.definition(duel.state.get(CARD.def, source)).effects[effect]?.kind;
  return kind !== undefined && ACTIVATED.has(kind);
};

/** Whether what makes cards unaffected, if it applies, does so for a card and an effect (number `effect`) of `source`. */
function shieldsFrom(
  duel: Duel,
  one: ContinuousEffectOf<typeof CONTINUOUS_ACTION.unaffected>,
  context: EffectContext,
  card: CardId,
  source: CardId,
  effect: number,
): boolean {
  const covered = dependsOnStats(one)
    ? duel.state.get(CARD.shielded, card) === context.card
    : one.cards.test(duel, context, card);
  if (!covered || !one.by.test(duel, context, source)) return false;
  if (one.activated && !isActivated(duel, source, effect)) return false;
  if (one.untargeted && isTargetOf(duel, source, card)) return false;
  return one.except === "own" ? source !== card : one.except?.test(duel, context, source) !== true;
}

/** … also from what that effect has done to the card before. */
export const keepsFrom: typeof shieldsFrom = (duel, one, context, card, source, effect) =>
  !remainsOn(duel, source, effect) && shieldsFrom(duel, one, context, card, source, effect);

/** The card whose effect makes a card unaffected by an effect (number `effect`) of `source`, or none. */
export function unaffectedBy(duel: Duel, card: CardId, source: CardId, effect: number): CardId {
  let keeper = NO_CARD;
  if (source === NO_CARD || (duel.state.read(NOW.applying) & CONTINUOUS_ACTION.unaffected) === 0)
    return keeper;
  someApplying(duel, CONTINUOUS_ACTION.unaffected, (one, context) => {
    if (!shieldsFrom(duel, one, context, card, source, effect)) return false;
    keeper = context.card;
    return true;
  });
  return keeper;
}

/** Whether a card is unaffected by what an effect has left behind on it. */
export const isUnaffectedByNow = (duel: Duel, card: CardId, source: CardId, effect: number): boolean =>
  isUnaffected(duel, card, source, effect) && !remainsOn(duel, source, effect);

const remainsOn = (duel: Duel, source: CardId, effect: number): boolean =>
  duel.definition(duel.state.get(CARD.def, source)).effects[effect]?.remainsOnUnaffected === true;

export const isUnaffected = (duel: Duel, card: CardId, source: CardId, effect: number): boolean =>
  unaffectedBy(duel, card, source, effect) !== NO_CARD;

/** Whether a card was targeted by the effect of another that resolves. */
export function isTargetOf(duel: Duel, source: CardId, card: CardId): boolean {
  const link = topLink(duel);
  return (
    link !== NO_LINK &&
    duel.state.get(LINKS.card, link) === source &&
    targetsOf(duel, link).some(({ slot }) => isRecorded(duel, link, slot, card))
  );
}
