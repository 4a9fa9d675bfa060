import type { Act, Standing } from "./compile/standing.ts";
import { asking, type Using } from "./compile/using.ts";
import { means } from "./compile/words.ts";
import type { Duel } from "./duel.ts";
import { someEvent } from "./events.ts";
import { doomedBy, nextOrder, someForce } from "./force.ts";
import { effectOf, hasFlag, linkCount } from "./links.ts";
import { eachWatched, holderOf, STANDING } from "./piles.ts";
import {
  CARD,
  type CardId,
  type ForceId,
  HAPPENED,
  IN_FORCE,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
} from "./schema.ts";
import { TRACE } from "./trace.ts";
import { DOES, EVENT, FACE, FORCE, LINK, opponentOf, type Player } from "./vocabulary.ts";

/**
 * Continuous effects: what applies as long as its card is there, without being activated.
 *
 * Cards that have any are in the watch list `STANDING`. Whenever something has changed that they may depend on
 * (`NOW.unsettled`), `settle` finds out which of them apply and keeps that in `CARD.began`: an order number from the
 * moment an effect begins to apply, `OVERRULED` while it is negated. What they do is never stored but asked: the
 * functions below look through those that apply, after one look at `NOW.standing`, the mask of what any of them does.
 */

/** `CARD.began` of a card that is there to apply, but negated. */
const OVERRULED = -1;

type StandingOf<D extends number> = Extract<Standing, { does: D }>;

/** Something that the table's continuous effects may depend on has changed. */
export const unsettle = (duel: Duel): void => duel.state.write(NOW.unsettled, 1);

/** When a card's continuous effects began to apply, as an order number. */
export const beginOf = (duel: Duel, card: CardId): number => duel.state.get(CARD.began, card);

const anyStanding = (duel: Duel): boolean =>
  duel.state.get(PLAYER.standing, 0) !== NO_CARD || duel.state.get(PLAYER.standing, 1) !== NO_CARD;

// What applies.

/** Visits what continuous effects of the given kind do now; stops when `visit` returns true, and says whether it did. */
export function someApplying<D extends number>(
  duel: Duel,
  does: D,
  visit: (standing: StandingOf<D>, using: Using) => boolean,
): boolean {
  const { state } = duel;
  if ((state.read(NOW.standing) & does) === 0) return false;
  for (const player of [0, 1] as const) {
    const done = !eachWatched(duel, player, STANDING, (card) => {
      if (state.get(CARD.began, card) <= 0) return true;
      return !someOf(duel, card, does, visit);
    });
    if (done) return true;
  }
  return false;
}

/** The same for one card, whether its effects apply or not. */
function someOf<D extends number>(
  duel: Duel,
  card: CardId,
  does: D,
  visit: (standing: StandingOf<D>, using: Using) => boolean,
): boolean {
  const { effects } = duel.definition(duel.state.get(CARD.def, card));
  const zone = 1 << duel.state.get(CARD.zone, card);
  for (const effect of effects) {
    if ((effect.stands & zone) === 0) continue;
    const using = asking(card, effect.index, holderOf(duel, card));
    for (const one of effect.standing) {
      if (one.does !== does || !one.conditions.every((condition) => condition(duel, using, null))) continue;
      if (visit(one as StandingOf<D>, using)) return true;
    }
  }
  return false;
}

/** Whether a continuous effect is about a card, and the card is not unaffected by it. */
export const appliesTo = (duel: Duel, one: Standing, using: Using, card: CardId): boolean =>
  one.cards.test(duel, using, card) && !isUnaffected(duel, card, using.card);

/** Whether a card is unaffected by the effects of another. */
export function isUnaffected(duel: Duel, card: CardId, source: CardId): boolean {
  if (source === NO_CARD) return false;
  return someApplying(
    duel,
    DOES.unaffected,
    (one, using) => one.cards.test(duel, using, card) && one.by.test(duel, using, source),
  );
}

/** The card whose continuous effect negates a card's effects now, or none. */
export function negatedBy(duel: Duel, card: CardId): CardId {
  let negator = NO_CARD;
  if (duel.state.get(CARD.face, card) !== FACE.up) return negator;
  someApplying(duel, DOES.negate, (one, using) => {
    if (!appliesTo(duel, one, using, card)) return false;
    negator = using.card;
    return true;
  });
  return negator;
}

/** Whether the card's effects are negated while it is where it is. */
export function isNegated(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  const began = state.get(CARD.began, card);
  if (began !== 0) return began === OVERRULED;
  const negated = someForce(
    duel,
    FORCE.negated,
    card,
    (force) => !isUnaffected(duel, card, state.get(IN_FORCE.source, force)),
  );
  return negated || negatedBy(duel, card) !== NO_CARD;
}

/**
 * The card whose effect forbids something, or none: that a player does it, or that it is done to the card for a cause
 * (`CAUSE` bits; 0 where the cause does not matter).
 */
export function forbiddenBy(duel: Duel, act: Act, card: CardId, player: Player, cause = 0): CardId {
  let source = NO_CARD;
  someApplying(duel, DOES.forbid, (one, using) => {
    if (one.act !== act || !means(one.player, using.player, player)) return false;
    if (one.causes !== 0 && (one.causes & cause) === 0) return false;
    if (!one.cards.test(duel, using, card)) return false;
    // A ban on activating is about the player.
    if (act !== "activate" && isUnaffected(duel, card, using.card)) return false;
    source = using.card;
    return true;
  });
  return source;
}

// Which of them apply.

interface Candidate {
  readonly card: CardId;
  /** When it began, or would begin. */
  readonly order: number;
  fate: "open" | "applies" | "overruled";
}

/** A negation of one candidate by another, or (`from` null) by what a resolved effect left behind. */
interface Negation {
  readonly from: Candidate | null;
  readonly source: CardId;
  readonly order: number;
  readonly to: Candidate;
  /** Those that would keep it off: the card is unaffected, or cannot be negated. */
  readonly against: readonly Candidate[];
}

/**
 * Finds out which continuous effects apply, after anything has changed. First all that nothing can keep from
 * applying, and what these negate; where effects would keep off each other, the one that began first goes first.
 */
export function settle(duel: Duel): void {
  const { state } = duel;
  state.write(NOW.unsettled, 0);
  if (!anyStanding(duel)) {
    state.write(NOW.standing, 0);
    return;
  }
  const candidates = candidatesOf(duel);
  decide(duel, candidates);
  let does = 0;
  let asks = 0;
  for (const { card, fate } of candidates) {
    if (fate !== "applies") continue;
    let own = 0;
    let asked = 0;
    for (const effect of duel.definition(state.get(CARD.def, card)).effects) {
      for (const one of effect.standing) {
        own |= one.does;
        asked |= one.asks;
      }
    }
    if (state.get(CARD.began, card) <= 0) {
      begin(duel, card);
      // Whichever began first: what one asks for is settled by the other before.
      if ((asked & does) !== 0 || (own & asks) !== 0) duel.point(TRACE.alsoBy, duel.law.independentFirst);
    }
    does |= own;
    asks |= asked;
  }
  state.write(NOW.standing, does);
}

function begin(duel: Duel, card: CardId): void {
  const { state, law } = duel;
  state.set(CARD.began, card, nextOrder(duel));
  // What is in a hand does not show.
  if (duel.trace === null || duel.game.zones[state.get(CARD.zone, card)]?.field !== true) return;
  const summoned = someEvent(
    duel,
    state.read(NOW.timing),
    (event) => state.get(HAPPENED.kind, event) === EVENT.summoned && state.get(HAPPENED.card, event) === card,
  );
  const moment = summoned
    ? law.standingAtSummon
    : activationOf(duel, card) !== NO_LINK
      ? law.standingOfCard
      : [];
  duel.point(TRACE.begins, [...law.standing, ...moment], card);
}

/** The cards whose continuous effects could apply; what begins now comes last, the turn player's first. */
function candidatesOf(duel: Duel): Candidate[] {
  const { state } = duel;
  const found: Candidate[] = [];
  const fresh = state.read(NOW.order) + 1;
  const turnPlayer = state.read(NOW.turnPlayer);
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    eachWatched(duel, player, STANDING, (card) => {
      const began = state.get(CARD.began, card);
      if (isThere(duel, card))
        found.push({
          card,
          order: began > 0 ? began : fresh + (player === turnPlayer ? 0 : 1),
          fate: "open",
        });
      else if (began !== 0) {
        state.set(CARD.began, card, 0);
        if (began > 0) duel.point(TRACE.ceases, 0, card);
      }
    });
  }
  return found.sort((a, b) => a.order - b.order);
}

/** Whether a card is where its continuous effects apply: face-up, and not still waiting to resolve. */
function isThere(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  const onField = duel.game.zones[state.get(CARD.zone, card)]?.field === true;
  if (onField && (state.get(CARD.face, card) !== FACE.up || doomedBy(duel, card) !== NO_CARD)) return false;
  const link = activationOf(duel, card);
  return (
    link === NO_LINK || (hasFlag(duel, link, LINK.resolved) && !hasFlag(duel, link, LINK.negatedActivation))
  );
}

/** The link of a card's own activation, while there is one. */
function activationOf(duel: Duel, card: CardId): LinkId {
  const { state } = duel;
  for (let row = linkCount(duel); row > 0; row--) {
    const link = row as LinkId;
    const same =
      state.get(LINKS.card, link) === card && state.get(LINKS.stamp, link) === state.get(CARD.stamp, card);
    if (same && effectOf(duel, link).kind === "activation") return link;
  }
  return NO_LINK;
}

function decide(duel: Duel, candidates: readonly Candidate[]): void {
  const negations = negationsAmong(duel, candidates);
  for (;;) {
    decideTheClear(duel, candidates, negations);
    const first = firstUnclear(candidates, negations);
    if (first === null) break;
    if (first.to === null) first.of.fate = "applies";
    else overrule(duel, first.to, [...duel.law.prohibitionsInOrder, ...duel.law.earlierFirst]);
  }
}

/** Decides all that does not hang on anything undecided. */
function decideTheClear(duel: Duel, candidates: readonly Candidate[], negations: readonly Negation[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const candidate of candidates) {
      if (candidate.fate !== "open") continue;
      const possible = negations.filter((negation) => negation.to === candidate && isPossible(negation));
      const certain = possible.find(isCertain);
      if (certain !== undefined) {
        const later = certain.order > candidate.order;
        overrule(duel, certain, later ? duel.law.negationPrevails : duel.law.earlierFirst);
      } else if (possible.length === 0) candidate.fate = "applies";
      changed ||= candidate.fate !== "open";
    }
  }
}

const isPossible = ({ from, against }: Negation): boolean =>
  from?.fate !== "overruled" && against.every(({ fate }) => fate !== "applies");

const isCertain = ({ from, against }: Negation): boolean =>
  (from === null || from.fate === "applies") && against.every(({ fate }) => fate === "overruled");

/** Of what keeps off each other, what began first: a candidate that applies, or a negation that is carried out. */
function firstUnclear(
  candidates: readonly Candidate[],
  negations: readonly Negation[],
): { readonly of: Candidate; readonly to: null } | { readonly to: Negation } | null {
  const candidate = candidates.find(({ fate }) => fate === "open");
  if (candidate === undefined) return null;
  const carried = negations
    .filter((one) => one.to.fate === "open" && isPossible(one) && one.from?.fate !== "open")
    .sort((a, b) => a.order - b.order)[0];
  return carried !== undefined && carried.order < candidate.order
    ? { to: carried }
    : { of: candidate, to: null };
}

function overrule(duel: Duel, { to, source }: Negation, rules: readonly number[]): void {
  to.fate = "overruled";
  if (duel.state.get(CARD.began, to.card) === OVERRULED) return;
  duel.state.set(CARD.began, to.card, OVERRULED);
  duel.point(TRACE.overruled, rules, to.card, source);
}

function negationsAmong(duel: Duel, candidates: readonly Candidate[]): Negation[] {
  const found: Negation[] = [];
  const { state } = duel;
  const against = (to: Candidate, source: CardId): Candidate[] =>
    candidates.filter(({ card }) => keepsOff(duel, card, to.card, source));
  for (const to of candidates) {
    someForce(duel, FORCE.negated, to.card, (force: ForceId) => {
      const source = state.get(IN_FORCE.source, force);
      const order = state.get(IN_FORCE.order, force);
      found.push({ from: null, source, order, to, against: against(to, source) });
      return false;
    });
  }
  for (const from of candidates) {
    someOf(duel, from.card, DOES.negate, (one, using) => {
      for (const to of candidates) {
        if (to === from || !one.cards.test(duel, using, to.card)) continue;
        found.push({ from, source: from.card, order: from.order, to, against: against(to, from.card) });
      }
      return false;
    });
  }
  return found;
}

/** Whether a card's effects, if they apply, keep `source` from negating another card. */
const keepsOff = (duel: Duel, card: CardId, other: CardId, source: CardId): boolean =>
  someOf(
    duel,
    card,
    DOES.unaffected,
    (one, using) => one.cards.test(duel, using, other) && one.by.test(duel, using, source),
  );
