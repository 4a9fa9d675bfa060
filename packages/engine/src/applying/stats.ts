import type { ChangeAsked, Duel } from "../board/duel.ts";
import type { ContinuousEffect } from "../board/duel-types.ts";
import type { EffectContext } from "../program/effect-context.ts";
import { CARD, type CardId, LINGERING, type LingeringId, NOW } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND, STAT, UNTIL } from "../state/vocabulary.ts";
import { appliesTo, beginOf, isUnaffectedByNow, someApplying } from "./continuous-effects.ts";
import { isNegated } from "./negation.ts";

/** The printed value of a stat; 0 where the card has none. */
export function printed(duel: Duel, card: CardId, stat: number): number {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  if (stat === STAT.atk) return definition.atk;
  if (stat === STAT.def) return definition.def;
  if (stat === STAT.level) return definition.level;
  if (stat === STAT.rank) return definition.rank;
  if (stat === STAT.rating) return definition.rating;
  if (stat === STAT.scale) return definition.scale;
  if (stat === STAT.power) return definition.power;
  // What has to be paid is the printed cost, until something changes it.
  return definition.cost;
}

/** One change of a stat, by what a resolved effect left behind or by a continuous effect. */
interface Change {
  readonly order: number;
  readonly of: "original" | "current" | "last";
  readonly how: "gain" | "lose" | "become" | "halve" | "double";
  readonly value: number;
  /** The card whose effect it is, and which of its effects. */
  readonly source: CardId;
  readonly effect: number;
  /** When it ends (`UNTIL`). */
  readonly until: number;
}

/** A change of a stat, and what it changes it from and to; the end result may still be kept from falling below 0. */
export interface StatChange extends Change {
  readonly from: number;
  readonly to: number;
}

/**
 * The present value of a stat. Never stored: it is reckoned from the printed value over all changes, in this order.
 *
 * 1. Changes of the original value.
 * 2. All others in the order in which they began: gains add up, a "becomes" hides what came before it as long as it
 *    lasts. A halving or doubling by a resolved effect was fixed when it resolved, and is a "becomes".
 * 3. Continuous effects that hang on the outcome of those: halving, or a value read off other monsters. They see only
 *    those of their own kind that began before (`before`).
 *
 * Only the end result is kept from falling below 0.
 */
export function statOf(duel: Duel, card: CardId, stat: number, before = Number.POSITIVE_INFINITY): number {
  const changes = changesOf(duel, card, stat, before);
  const own = printed(duel, card, stat);
  const value = reckon(own, changes, LAYERS);
  // What has a Level or Rank has 1 at least.
  return value < 1 && own > 0 && (stat === STAT.level || stat === STAT.rank) ? 1 : value;
}

/** What makes a stat what it is: every change from the printed value to `statOf`, in the order in which they are reckoned. */
export function changesOfStat(duel: Duel, card: CardId, stat: number): readonly StatChange[] {
  const steps: StatChange[] = [];
  const changes = changesOf(duel, card, stat, Number.POSITIVE_INFINITY);
  reckon(printed(duel, card, stat), changes, LAYERS, (change, from, to) => {
    steps.push({ ...change, from, to });
  });
  return steps;
}

/** The original value: the printed one, unless an effect changes just that. */
export const originalOf = (duel: Duel, card: CardId, stat: number): number =>
  reckon(printed(duel, card, stat), changesOf(duel, card, stat, Number.POSITIVE_INFINITY, true), [
    "original",
  ]);

/** What an Equip Card gives was not activated. */
const NO_EFFECT = -1;
const UNCHANGED: readonly Change[] = [];

function changesOf(
  duel: Duel,
  card: CardId,
  stat: number,
  before: number,
  original = false,
): readonly Change[] {
  const { state } = duel;
  // Whether a card is kept from a change hangs on what it is before that change ("Level 3 or lower monsters are unaffected").
  const asked = duel.changesAsked.findLast((one) => one.card === card && one.stat === stat);
  const n = asked?.row ?? state.count(LINGERING);
  const which = original ? -1 - stat : stat;
  const applies =
    asked === undefined &&
    (state.read(NOW.applying) & CONTINUOUS_ACTION.stat) !== 0 &&
    !reckonedAlready(duel, card, which, before);
  if (n === 0 && !applies) return UNCHANGED;
  // Most cards have none: nothing is allocated for them.
  let changes: Change[] | null = null;
  for (let row = 0; row < n; row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.what, lingering) !== stat) continue;
    const on = state.get(LINGERING.card, lingering);
    const given = state.get(LINGERING.kind, lingering) === LINGERING_KIND.equipGain;
    if ((given ? state.get(CARD.host, on) : on) !== card) continue;
    if (state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, on)) continue;
    const change = changeOf(duel, lingering);
    // What an Equip Card gives is its own effect, whichever card it has that from.
    const source = given ? on : state.get(LINGERING.source, lingering);
    const effect = given ? NO_EFFECT : state.get(LINGERING.effect, lingering);
    if (change === null || isKeptFrom(duel, { card, stat, row }, source, effect)) continue;
    if (given && isNegated(duel, on)) continue;
    changes ??= [];
    changes.push(change);
  }
  if (applies) {
    duel.statsReckoned.push(card, which, before);
    const concerns = (one: ChangeOfStat): boolean => one.stats.includes(stat) && (one.original || !original);
    someApplying(
      duel,
      CONTINUOUS_ACTION.stat,
      (one, context) => {
        if (!one.cards.test(duel, context, card)) return false;
        if (isKeptFrom(duel, { card, stat, row: n }, context.card, context.effect)) return false;
        const { lingering } = context;
        const order =
          lingering === undefined ? beginOf(duel, context.card) : state.get(LINGERING.order, lingering);
        if (one.last && order >= before) return false;
        const change = continuousChange(
          duel,
          one,
          one.ofEach ? { ...context, subject: card } : context,
          order,
        );
        // Read off cards that are none, it is no number.
        if (Number.isNaN(change.value)) return false;
        changes ??= [];
        changes.push(change);
        return false;
      },
      concerns,
    );
    duel.statsReckoned.length -= 3;
  }
  return changes ?? UNCHANGED;
}

/** An ATK that hangs on the Level, and a Level that hangs on the ATK: the inner one is reckoned without continuous effects. */
function reckonedAlready(duel: Duel, card: CardId, which: number, before: number): boolean {
  const { statsReckoned: now } = duel;
  for (let i = 0; i < now.length; i += 3)
    if (now[i] === card && now[i + 1] === which && now[i + 2] === before) return true;
  return false;
}

/** Whether a card is unaffected by what would change a stat of it. */
function isKeptFrom(duel: Duel, change: ChangeAsked, source: CardId, effect: number): boolean {
  duel.changesAsked.push(change);
  const kept = isUnaffectedByNow(duel, change.card, source, effect);
  duel.changesAsked.pop();
  return kept;
}

function changeOf(duel: Duel, lingering: LingeringId): Change | null {
  const { state } = duel;
  const kind = state.get(LINGERING.kind, lingering);
  const order = state.get(LINGERING.order, lingering);
  const how = kind === LINGERING_KIND.statGain || kind === LINGERING_KIND.equipGain ? "gain" : "become";
  if (how !== "gain" && kind !== LINGERING_KIND.statBecome && kind !== LINGERING_KIND.originalBecome)
    return null;
  return {
    order,
    of: kind === LINGERING_KIND.originalBecome ? "original" : "current",
    how,
    value: state.get(LINGERING.value, lingering),
    source: state.get(LINGERING.source, lingering),
    effect: state.get(LINGERING.effect, lingering),
    until: state.get(LINGERING.until, lingering),
  };
}

function continuousChange(
  duel: Duel,
  one: Extract<ContinuousEffect, { does: typeof CONTINUOUS_ACTION.stat }>,
  context: EffectContext,
  order: number,
): Change {
  return {
    order,
    of: one.original ? "original" : one.last ? "last" : "current",
    how: one.change,
    value: one.change === "halve" || one.change === "double" ? 0 : one.value(duel, context, order),
    source: context.card,
    effect: context.effect,
    until:
      context.lingering === undefined
        ? UNTIL.sourceApplies
        : duel.state.get(LINGERING.until, context.lingering),
  };
}

type ChangeOfStat = Extract<ContinuousEffect, { does: typeof CONTINUOUS_ACTION.stat }>;

type Layer = Change["of"];

const LAYERS: readonly Layer[] = ["original", "current", "last"];

function reckon(
  printedValue: number,
  changes: readonly Change[],
  layers: readonly Layer[],
  note?: (change: Change, from: number, to: number) => void,
): number {
  if (changes.length === 0) return printedValue;
  const inOrder = changes.toSorted((a, b) => a.order - b.order);
  let value = printedValue;
  for (const layer of layers) {
    for (const change of inOrder) {
      if (change.of !== layer) continue;
      const from = value;
      value = changed(from, change);
      note?.(change, from, value);
    }
  }
  return Math.max(0, value);
}

function changed(value: number, { how, value: by }: Change): number {
  switch (how) {
    case "gain":
      return value + by;
    case "lose":
      return value - by;
    case "become":
      return by;
    case "halve":
      return Math.ceil(value / 2);
    case "double":
      return value * 2;
  }
}

/** Whether a continuous effect that is reckoned after all other changes changes a card's stat now. */
export const isChangedLast = (duel: Duel, card: CardId, stat: number): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.stat,
    (one, context) => one.last && one.stats.includes(stat) && appliesTo(duel, one, context, card),
  );
