import { decide } from "./decide.ts";
import type { Duel } from "./duel.ts";
import { someEvent } from "./events.ts";
import { nextOrder } from "./force.ts";
import { eachInPile, holderOf } from "./piles.ts";
import { CARD, type CardId, HAPPENED, IN_FORCE, NO_CARD, NO_LINK, NOW } from "./schema.ts";
import { activationOf, type Candidate, candidatesOf } from "./settle-candidates.ts";
import { anyStanding, hangsOnStats, lingering, OVERRULED, someApplying } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { DOES, EVENT } from "./vocabulary.ts";

/** Which continuous effects apply: found out whenever something has changed that they may depend on. See `standing.ts`. */

/**
 * Finds out which continuous effects apply, after anything has changed. First all that nothing can keep from
 * applying, and what these negate; where effects would keep off each other, the one that began first goes first.
 * With `asks` a player may be asked which of their effects that begin together is first.
 */
export function settle(duel: Duel, asks: boolean): void {
  const { state } = duel;
  state.write(NOW.unsettled, 0);
  if (!anyStanding(duel)) {
    state.write(NOW.standing, state.count(IN_FORCE) === 0 ? 0 : lingering(duel));
    return;
  }
  const candidates = candidatesOf(duel);
  const tied = decide(duel, candidates);
  if (tied !== null && asks && duel.game.orderStanding !== undefined) {
    duel.game.orderStanding(duel, holderOf(duel, tied[0] as CardId), tied);
    return;
  }
  // Those that begin, or would begin, at this moment.
  const together = candidates.filter((one) => one.fresh && (one.fate === "applies" || one.by?.from?.fresh));
  let does = lingering(duel);
  let asked = 0;
  for (const candidate of candidates) {
    const { card } = candidate;
    if (candidate.fate === "overruled") {
      overrule(duel, candidate);
      does |= firmOf(duel, card);
    }
    if (candidate.fate !== "applies") continue;
    let own = 0;
    let ownAsked = 0;
    for (const effect of duel.definition(state.get(CARD.def, card)).effects) {
      for (const one of effect.standing) {
        own |= one.does;
        ownAsked |= one.asks;
      }
    }
    if (state.get(CARD.began, card) <= 0) {
      begin(duel, card);
      if (together.length > 1) duel.point(TRACE.alsoBy, duel.law.simultaneousOrder);
      if ((own & does & DOES.stat) !== 0) duel.point(TRACE.alsoBy, duel.law.compatible);
      // Whichever began first: what one asks for is settled by the other before.
      if ((ownAsked & does) !== 0 || (own & asked) !== 0) duel.point(TRACE.alsoBy, duel.law.independentFirst);
    }
    does |= own;
    asked |= ownAsked;
  }
  state.write(NOW.standing, does);
  if ((does & DOES.unaffected) !== 0) settleByStats(duel);
}

/** What a card that is negated does all the same, as a mask: "This effect cannot be negated." */
function firmOf(duel: Duel, card: CardId): number {
  let does = 0;
  for (const { firm, standing } of duel.definition(duel.state.get(CARD.def, card)).effects)
    if (firm.effect) for (const one of standing) does |= one.does;
  return does;
}

/** More rounds than cards can come and go. */
const ROUNDS = 8;

/** Finds whom effects make unaffected because of their stats; false where that has no answer. */
export function settleByStats(duel: Duel): boolean {
  const { state } = duel;
  let stable = true;
  someApplying(duel, DOES.unaffected, (one, using) => {
    if (!hangsOnStats(one)) return false;
    let changed = true;
    for (let round = 0; changed && round < ROUNDS; round++) {
      const shielded = new Set<CardId>();
      one.cards.each(duel, using, (card) => {
        shielded.add(card);
      });
      changed = false;
      for (const player of [0, 1] as const) {
        eachInPile(duel, player, duel.game.zone.summon, (card) => {
          const is = state.get(CARD.shielded, card) === using.card;
          if (is === shielded.has(card)) return;
          changed = true;
          state.set(CARD.shielded, card, is ? NO_CARD : using.card);
        });
      }
    }
    stable &&= !changed;
    return false;
  });
  return stable;
}

/** A card's continuous effects apply from now on. */
export function begin(duel: Duel, card: CardId): void {
  const { state, law } = duel;
  state.set(CARD.began, card, nextOrder(duel));
  // What is in a hand does not show.
  if (duel.trace === null || duel.game.zones[state.get(CARD.zone, card)]?.field !== true) return;
  const summoned = someEvent(
    duel,
    state.read(NOW.timing),
    (event) => state.get(HAPPENED.kind, event) === EVENT.summoned && state.get(HAPPENED.card, event) === card,
  );
  const activated = activationOf(duel, card) !== NO_LINK;
  const moment = summoned ? law.standingAtSummon : activated ? law.standingOfCard : [];
  duel.point(TRACE.begins, [...law.standing, ...moment], card);
}

function overrule(duel: Duel, { card, by, rules }: Candidate): void {
  if (duel.state.get(CARD.began, card) === OVERRULED) return;
  duel.state.set(CARD.began, card, OVERRULED);
  duel.point(TRACE.overruled, rules, card, by?.source ?? NO_CARD);
}
