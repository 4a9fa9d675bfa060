import type { ActivationRule, Who } from "@chainwright/card-ir";
import { targetsOf, topLink } from "../history/chain-links.ts";
import { endForces } from "../history/lingering-effects.ts";
import { isRecorded } from "../history/step-records.ts";
import type { Standing, StandingOf } from "../program/continuous-effect.ts";
import type { CompiledEffect } from "../program/effect.ts";
import { allHold, asking, lingeringUse, type Using } from "../program/effect-context.ts";
import { ACTIVATED, means } from "../program/ir-vocabulary.ts";
import type { Duel } from "../state/duel.ts";
import { setTurnBit, TURN, turnBit } from "../state/per-turn-marks.ts";
import {
  CARD,
  type CardId,
  type ForceId,
  IN_FORCE,
  LINKS,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
} from "../state/schema.ts";
import { DOES, FORCE, type Player } from "../state/vocabulary.ts";
import { holderOf } from "../state/zone-contents.ts";

/**
 * Continuous effects: what applies as long as its card is there, without being activated.
 *
 * Cards that have any are in the watch list `STANDING`. Whenever something has changed that they may depend on
 * (`NOW.unsettled`), `settle` finds out which of them apply and keeps that in `CARD.began`: an order number from the
 * moment an effect begins to apply, `OVERRULED` while it is negated. What they do is never stored but asked: the
 * functions below look through those that apply, after one look at `NOW.standing`, the mask of what any of them does.
 */

/** `CARD.began` of a card that is there to apply, but negated. */
export const OVERRULED = -1;

/** When a card's continuous effects began to apply, as an order number. */
export const beginOf = (duel: Duel, card: CardId): number => duel.state.get(CARD.began, card);

export const anyStanding = (duel: Duel): boolean =>
  duel.state.get(PLAYER.standing, 0) !== NO_CARD || duel.state.get(PLAYER.standing, 1) !== NO_CARD;

/**
 * Visits what continuous effects of the given kind do now; with `concerns` only those of which it is true, so that the
 * conditions of others, which may ask for what is being reckoned, are not asked. Stops when `visit` returns true, and says whether it did. */
export function someApplying<D extends number>(
  duel: Duel,
  does: D,
  visit: (standing: StandingOf<D>, using: Using) => boolean,
  concerns?: (standing: StandingOf<D>) => boolean,
): boolean {
  // Asked often, and mostly nothing does it: no closure is made before that is known.
  return (duel.state.read(NOW.standing) & does) !== 0 && someStanding(duel, does, visit, concerns);
}

function someStanding<D extends number>(
  duel: Duel,
  does: D,
  visit: (standing: StandingOf<D>, using: Using) => boolean,
  concerns?: (standing: StandingOf<D>) => boolean,
): boolean {
  const { state } = duel;
  for (let player: Player = 0; player <= 1; player++) {
    let card = state.get(PLAYER.standing, player as Player);
    while (card !== NO_CARD) {
      const next = state.get(CARD.nextStanding, card);
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
  visit: (standing: StandingOf<D>, using: Using) => boolean,
  concerns?: (standing: StandingOf<D>) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.kind, force) !== FORCE.lingering) continue;
    const one = duel.catalogue.lingering[state.get(IN_FORCE.value, force)];
    const subject = state.get(IN_FORCE.card, force);
    if (one?.does !== does || concerns?.(one as StandingOf<D>) === false) continue;
    if (subject !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, subject)) continue;
    if (one.beginsLater === true && state.get(IN_FORCE.turn, force) === state.read(NOW.turn)) continue;
    const using = lingeringUse(duel, force);
    if (!allHold(duel, one.conditions, using)) continue;
    if (visit(one as StandingOf<D>, using)) return true;
  }
  return false;
}

/** What they do, as a mask of `DOES`. */
export function lingering(duel: Duel): number {
  const { state } = duel;
  let mask = 0;
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    if (state.get(IN_FORCE.kind, row as ForceId) === FORCE.lingering)
      mask |= duel.catalogue.lingering[state.get(IN_FORCE.value, row as ForceId)]?.does ?? 0;
  }
  return mask;
}

/** Visits what the effects of one card do, whether they apply or not; with `firm` only those that cannot be negated. */
export function someOf<D extends number>(
  duel: Duel,
  card: CardId,
  does: D,
  visit: (standing: StandingOf<D>, using: Using) => boolean,
  concerns?: (standing: StandingOf<D>) => boolean,
  firm = false,
): boolean {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  if (((firm ? definition.doesFirmly : definition.does) & does) === 0) return false;
  const zone = 1 << duel.state.get(CARD.zone, card);
  for (const effect of definition.effects) {
    if ((effect.stands & zone) === 0 || (firm && !effect.firm.effect)) continue;
    let using: Using | null = null;
    for (const one of effect.standing) {
      if (one.does !== does || concerns?.(one as StandingOf<D>) === false) continue;
      using ??= asking(card, effect.index, holderOf(duel, card));
      if (!allHold(duel, one.conditions, using)) continue;
      if (visit(one as StandingOf<D>, using)) return true;
    }
  }
  return false;
}

/** Whether a continuous effect is about a card, and the card is not unaffected by it. */
export const appliesTo = (duel: Duel, one: Standing, using: Using, card: CardId): boolean =>
  one.cards.test(duel, using, card) && !isUnaffected(duel, card, using.card, using.effect);

/** Visits what spares a player Tributes for the Normal Summon of a monster, without what was used up this turn. */
function eachSparing(
  duel: Duel,
  player: Player,
  card: CardId,
  visit: (one: StandingOf<typeof DOES.tributes>, using: Using) => void,
): void {
  someApplying(duel, DOES.tributes, (one, using) => {
    const isUsed =
      one.once && turnBit(duel, using.card, TURN.used, using.effect) && using.force === undefined;
    if (!isUsed && means(one.player, using.player, player) && appliesTo(duel, one, using, card))
      visit(one, using);
    return false;
  });
}

/** How many Tributes fewer a player may use to Normal Summon a monster, and whether none at all will do. */
export function tributesSpared(
  duel: Duel,
  player: Player,
  card: CardId,
): { readonly fewer: number; readonly none: boolean } {
  let [sum, none] = [0, false];
  eachSparing(duel, player, card, ({ fewer }) => {
    if (fewer === "all") none = true;
    else sum += fewer;
  });
  return { fewer: sum, none };
}

/** A monster is Normal Summoned with so many Tributes fewer, or with `none`: what may spare them for one a turn does so no more. */
export function noteSpared(duel: Duel, player: Player, card: CardId, spared: number, none: boolean): void {
  let left = spared;
  const once: { readonly fewer: number | "all"; readonly using: Using }[] = [];
  eachSparing(duel, player, card, ({ fewer, once: isOnce }, using) => {
    if (fewer === "all" && !none) return;
    if (isOnce) once.push({ fewer, using });
    else left -= fewer === "all" ? left : fewer;
  });
  for (const { fewer, using } of once) {
    if (left <= 0) return;
    left -= fewer === "all" ? left : fewer;
    if (using.force === undefined) setTurnBit(duel, using.card, TURN.used, using.effect);
    else endForces(duel, (force) => force === using.force);
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
    DOES.extraSummon,
    (one, using) =>
      using.player === player &&
      (one.way === way || (one.way === "normal" && way === "tribute")) &&
      one.cards.test(duel, using, card),
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
    DOES.activation,
    (one, using) => one.allows === allows && using.player === player && appliesTo(duel, one, using, card),
  );

/** Whether a continuous effect lets a card off activating an effect of the phase that moves the card away. */
export const isExcused = (duel: Duel, card: CardId, { ir }: CompiledEffect): boolean =>
  someApplying(
    duel,
    DOES.rule,
    (one, using) =>
      one.about === "phase" &&
      ir.conditions.some((condition) => condition.kind === "phase" && condition.phase === one.at) &&
      ir.resolution.some(
        ({ step }) => step.verb === "move" && duel.zonesOf(step.to) === duel.zonesOf(one.to),
      ) &&
      appliesTo(duel, one, using, card),
  );

/** Whether an effect says a player is unaffected by what the effects of a card would do to a player. */
export const isSpared = (duel: Duel, player: Player, source: CardId): boolean =>
  source !== NO_CARD &&
  someApplying(
    duel,
    DOES.rule,
    (one, using) =>
      one.about === "spared" && means(one.player, using.player, player) && one.by.test(duel, using, source),
  );

/** Whether what a continuous effect says of a player holds for this one. */
export const concerns = (duel: Duel, who: Who, using: Using, player: Player): boolean =>
  means(who, using.player, player) && !isSpared(duel, player, using.card);

/** Whether a player's hand lies open to both. */
export const isHandRevealed = (duel: Duel, player: Player): boolean =>
  someApplying(
    duel,
    DOES.rule,
    (one, using) => one.about === "hand" && one.revealed && concerns(duel, one.player, using, player),
  );

/** How many cards a player may hold at the end of the turn: what began to apply last says it, else the game. */
export function handLimitOf(duel: Duel, player: Player, usual: number): number {
  let limit = usual;
  let since = Number.NEGATIVE_INFINITY;
  someApplying(duel, DOES.rule, (one, using) => {
    if (one.about !== "hand" || one.limit === null || !concerns(duel, one.player, using, player))
      return false;
    const began = beginOf(duel, using.card);
    if (began > since) [since, limit] = [began, one.limit];
    return false;
  });
  return limit;
}

/** How many cards a player draws for their normal draw: several that say so of as many are one. */
export function normalDrawOf(duel: Duel, player: Player, usual: number): number {
  let count = usual;
  someApplying(duel, DOES.rule, (one, using) => {
    if (one.about === "draw" && concerns(duel, one.player, using, player)) count = Math.max(count, one.count);
    return false;
  });
  return count;
}

/** "The monster with the highest ATK": whom it is about is kept in the state, since what it does may change just that. */
export const hangsOnStats = ({ asks }: Standing): boolean => (asks & DOES.stat) !== 0;

/** A card leaves the field: whom it has made unaffected because of its stats is so no more. */
export function unshield({ state }: Duel, keeper: CardId): void {
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
  one: StandingOf<typeof DOES.unaffected>,
  using: Using,
  card: CardId,
  source: CardId,
  effect: number,
): boolean {
  const covered = hangsOnStats(one)
    ? duel.state.get(CARD.shielded, card) === using.card
    : one.cards.test(duel, using, card);
  if (!covered || !one.by.test(duel, using, source)) return false;
  if (one.activated && !isActivated(duel, source, effect)) return false;
  if (one.untargeted && isTargetOf(duel, source, card)) return false;
  return one.except === "own" ? source !== card : one.except?.test(duel, using, source) !== true;
}

/** … also from what that effect has done to the card before. */
export const keepsFrom: typeof shieldsFrom = (duel, one, using, card, source, effect) =>
  !staysOn(duel, source, effect) && shieldsFrom(duel, one, using, card, source, effect);

/** The card whose effect makes a card unaffected by an effect (number `effect`) of `source`, or none. */
export function unaffectedBy(duel: Duel, card: CardId, source: CardId, effect: number): CardId {
  let keeper = NO_CARD;
  if (source === NO_CARD || (duel.state.read(NOW.standing) & DOES.unaffected) === 0) return keeper;
  someApplying(duel, DOES.unaffected, (one, using) => {
    if (!shieldsFrom(duel, one, using, card, source, effect)) return false;
    keeper = using.card;
    return true;
  });
  return keeper;
}

/** Whether a card is unaffected by what an effect has left behind on it. */
export const isUnaffectedByNow = (duel: Duel, card: CardId, source: CardId, effect: number): boolean =>
  isUnaffected(duel, card, source, effect) && !staysOn(duel, source, effect);

const staysOn = (duel: Duel, source: CardId, effect: number): boolean =>
  duel.definition(duel.state.get(CARD.def, source)).effects[effect]?.stays === true;

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
