import { definitionOf } from "../board/card-definitions.ts";
import type { Duel, Loop } from "../board/duel.ts";
import type { CardSet } from "../board/duel-types.ts";
import { CONTINUOUS, eachInPile, holderOf } from "../board/zone-contents.ts";
import { activationOf } from "../history/chain-links.ts";
import { someEvent } from "../history/event-log.ts";
import { nextOrder } from "../history/lingering-effects.ts";
import type { EffectContext } from "../program/effect-context.ts";
import {
  CARD,
  type CardId,
  EVENT_LOG,
  LINGERING,
  type LingeringId,
  NO_CARD,
  NO_LINK,
  NOW,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CONTINUOUS_ACTION, EVENT, LINGERING_KIND, STAT } from "../state/vocabulary.ts";
import { type Candidate, candidatesOf, isOpen, isThere } from "./continuous-effect-candidates.ts";
import { dependsOnStats, lingeringMask, OVERRULED, someApplying } from "./continuous-effects.ts";
import { decide } from "./mutual-negation.ts";
import { changesOfStat } from "./stats.ts";

/** Which continuous effects apply: found out whenever something has changed that they may depend on. See `continuous-effects.ts`. */

/**
 * Finds out which continuous effects apply, after anything has changed. First all that nothing can keep from
 * applying, and what these negate; where effects would keep off each other, the one that began first goes first.
 * With `asks` a player may be asked which of their effects that begin together is first. Returns the loop where that has
 * no stable answer: until it is broken, what began first applies.
 */
export function settle(duel: Duel, asks: boolean): Loop | null {
  if (nothingBeginsOrEnds(duel)) return null;
  let now = settleOnce(duel, asks);
  // What is negated may hang on what the others do: with those that apply now it may be otherwise.
  for (let round = 1; now.hanging.length > 0 && now.switched.length > 0; round++) {
    const [source = NO_CARD, ...others] = now.hanging;
    const cards = [...new Set([...now.hanging, ...now.switched])];
    if (round === ROUNDS) return { cards, source: others.length > 0 ? NO_CARD : source };
    now = settleOnce(duel, false);
  }
  return now.loop;
}

/** What makes that what applies hangs on more than where cards are. */
const DECIDING = CONTINUOUS_ACTION.negate | CONTINUOUS_ACTION.unaffected;

/**
 * A quick look, since it settles most cases: all that is there applies already, nothing else does, and nothing is there that
 * negates effects or keeps cards unaffected. Then it goes on like that.
 */
function nothingBeginsOrEnds(duel: Duel): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const kind = state.get(LINGERING.kind, row as LingeringId);
    if (kind === LINGERING_KIND.negated || kind === LINGERING_KIND.nameNegated) return false;
  }
  let does = lingeringMask(duel);
  for (const player of [0, 1] as const) {
    for (
      let card = state.get(CONTINUOUS.head, player);
      card !== NO_CARD;
      card = state.get(CONTINUOUS.next, card)
    ) {
      const began = state.get(CARD.began, card);
      if (began < 0 || isThere(duel, card) !== began > 0) return false;
      if (began > 0) does |= definitionOf(duel, card).does;
    }
  }
  if ((does & DECIDING) !== 0) return false;
  state.write(NOW.applying, does);
  state.write(NOW.unsettled, 0);
  return true;
}

interface Settled {
  readonly loop: Loop | null;
  /** The cards whose effects have begun to apply, or to be negated. */
  readonly switched: readonly CardId[];
  /** Those that negate others because of what some effect changes. */
  readonly hanging: readonly CardId[];
}

const NOTHING_SETTLED: Settled = { loop: null, switched: [], hanging: [] };

function settleOnce(duel: Duel, asks: boolean): Settled {
  const { state } = duel;
  state.write(NOW.unsettled, 0);
  const candidates = candidatesOf(duel);
  const { tied, circle } = decide(duel, candidates);
  if (tied !== null && asks && duel.game.orderContinuousEffects !== undefined) {
    duel.game.orderContinuousEffects(duel, holderOf(duel, tied[0] as CardId), tied);
    return NOTHING_SETTLED;
  }
  // Those that begin, or would begin, at this moment.
  const together = candidates.filter(
    (one) => one.fresh && (one.status === "applies" || one.by?.from?.fresh) && isOpen(duel, one.card),
  );
  const switched: CardId[] = [];
  const negating: { readonly card: CardId; readonly asks: number }[] = [];
  let does = lingeringMask(duel);
  let idle = 0;
  // What is in a hand does not show, nor by which rules it is settled.
  let [openly, asked] = [does, 0];
  for (const candidate of candidates) {
    const { card } = candidate;
    if (candidate.status === "overruled") {
      if (overrule(duel, candidate)) switched.push(card);
      const overruled = definitionOf(duel, card);
      does |= overruled.doesUnnegatably;
      idle |= overruled.does;
    }
    if (candidate.status !== "applies") continue;
    const { does: own, dependencies: ownAsked, effects } = definitionOf(duel, card);
    if ((own & CONTINUOUS_ACTION.negate) !== 0 && ownAsked !== 0)
      for (const { continuous } of effects)
        for (const one of continuous)
          if (one.does === CONTINUOUS_ACTION.negate && one.dependencies !== 0)
            negating.push({ card, asks: one.dependencies });
    if (state.get(CARD.began, card) <= 0) {
      switched.push(card);
      begin(duel, card);
      if (isOpen(duel, card)) {
        if (candidate.isExempt) duel.point(TRACE.alsoBy, duel.law.unaffected);
        if (together.length > 1) duel.point(TRACE.alsoBy, duel.law.simultaneousOrder);
        if ((own & openly & CONTINUOUS_ACTION.stat) !== 0) duel.point(TRACE.alsoBy, duel.law.compatible);
        // Whichever began first: what one asks for is settled by the other before.
        if ((ownAsked & openly) !== 0 || (own & asked) !== 0)
          duel.point(TRACE.alsoBy, duel.law.independentFirst);
      }
    }
    does |= own;
    if (!isOpen(duel, card)) continue;
    openly |= own;
    asked |= ownAsked;
  }
  state.write(NOW.applying, does);
  const hanging = negating.filter((one) => (one.asks & (does | idle)) !== 0).map(({ card }) => card);
  if (circle.length > 0) return { loop: { cards: circle, source: NO_CARD }, switched, hanging };
  return {
    loop: (does & CONTINUOUS_ACTION.unaffected) === 0 ? null : settleByStats(duel),
    switched,
    hanging,
  };
}

/** More rounds than cards can come and go. */
const ROUNDS = 8;

/** Finds whom effects make unaffected because of their stats; returns the loop where that has no answer. */
function settleByStats(duel: Duel): Loop | null {
  let loop: Loop | null = null;
  someApplying(duel, CONTINUOUS_ACTION.unaffected, (one, context) => {
    if (!dependsOnStats(one)) return false;
    let changed = shield(duel, one.cards, context);
    for (let round = 1; changed.length > 0 && round < ROUNDS; round++)
      changed = shield(duel, one.cards, context);
    if (changed.length === 0) return false;
    const before = changed.flatMap((card) => changersOf(duel, card));
    shield(duel, one.cards, context);
    const after = changed.flatMap((card) => changersOf(duel, card));
    const switched = [...before, ...after].filter((card) => before.includes(card) !== after.includes(card));
    loop = { cards: [...new Set([context.card, ...changed, ...switched])], source: context.card };
    return true;
  });
  return loop;
}

/** Notes whom an effect makes unaffected now; returns those of whom that was not so before, or is no more. */
function shield(duel: Duel, cards: CardSet, context: EffectContext): readonly CardId[] {
  const { state } = duel;
  const shielded = new Set<CardId>();
  cards.each(duel, context, (card) => {
    shielded.add(card);
  });
  const changed: CardId[] = [];
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, duel.game.zone.summon, (card) => {
      const is = state.get(CARD.shielded, card) === context.card;
      if (is === shielded.has(card)) return;
      changed.push(card);
      state.set(CARD.shielded, card, is ? NO_CARD : context.card);
    });
  }
  return changed;
}

/** The cards whose effects change the ATK or DEF of a monster. */
const changersOf = (duel: Duel, card: CardId): CardId[] =>
  [STAT.atk, STAT.def].flatMap((stat) => changesOfStat(duel, card, stat).map(({ source }) => source));

/** A card's continuous effects apply from now on. */
export function begin(duel: Duel, card: CardId): void {
  const { state, law } = duel;
  state.set(CARD.began, card, nextOrder(duel));
  if (duel.trace === null || !isOpen(duel, card)) return;
  const summoned = someEvent(
    duel,
    state.read(NOW.timing),
    (event) =>
      state.get(EVENT_LOG.kind, event) === EVENT.summoned && state.get(EVENT_LOG.card, event) === card,
  );
  const activated = activationOf(duel, card) !== NO_LINK;
  const moment = summoned ? law.continuousAtSummon : activated ? law.continuousOfCard : [];
  duel.point(TRACE.begins, [...law.continuousApplies, ...moment], card);
}

/** Says whether its effects have applied, or would have begun to. */
function overrule(duel: Duel, { card, by, rules }: Candidate): boolean {
  if (duel.state.get(CARD.began, card) === OVERRULED) return false;
  duel.state.set(CARD.began, card, OVERRULED);
  if (isOpen(duel, card)) duel.point(TRACE.overruled, rules, card, by?.source ?? NO_CARD);
  return true;
}
