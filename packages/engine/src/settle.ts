import type { Duel } from "./duel.ts";
import { someEvent } from "./events.ts";
import { doomedBy, nextOrder, someForce } from "./force.ts";
import { effectOf, hasFlag, linkCount } from "./links.ts";
import { eachInPile, eachWatched, holderOf, link, STANDING, unlink } from "./piles.ts";
import {
  BATTLE,
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
  type ZoneId,
} from "./schema.ts";
import { anyStanding, hangsOnStats, lingering, OVERRULED, someApplying, someOf } from "./standing.ts";
import { TRACE } from "./trace.ts";
import { DOES, EVENT, FACE, FORCE, LINK, opponentOf, type Player } from "./vocabulary.ts";

/** Which continuous effects apply: found out whenever something has changed that they may depend on. See `standing.ts`. */

interface Candidate {
  readonly card: CardId;
  /** When it began, or would begin. */
  readonly order: number;
  /** It does not apply yet. */
  readonly fresh: boolean;
  fate: "open" | "applies" | "overruled";
  /** By what it is overruled, and the rules by which it is. */
  by: Negation | null;
  rules: readonly number[];
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
    if (candidate.fate === "overruled") overrule(duel, candidate);
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

/** More rounds than cards can come and go. */
const ROUNDS = 8;

/** Finds whom effects make unaffected because of their stats; false where that has no answer. */
function settleByStats(duel: Duel): boolean {
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

/** The cards whose continuous effects could apply; what begins now comes last, the turn player's first. */
function candidatesOf(duel: Duel): Candidate[] {
  const { state } = duel;
  const found: Candidate[] = [];
  const next = state.read(NOW.order) + 1;
  const turnPlayer = state.read(NOW.turnPlayer);
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    eachWatched(duel, player, STANDING, (card) => {
      const began = state.get(CARD.began, card);
      if (isThere(duel, card)) {
        const fresh = began <= 0;
        const order = fresh ? next + (player === turnPlayer ? 0 : 1) : began;
        found.push({ card, order, fresh, fate: "open", by: null, rules: [] });
      } else if (began !== 0) {
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
  if (state.read(BATTLE.flipped) === card) return false;
  if (duel.game.isDormant(duel, card)) return false;
  const activation = activationOf(duel, card);
  return (
    activation === NO_LINK ||
    (hasFlag(duel, activation, LINK.resolved) && !hasFlag(duel, activation, LINK.negatedActivation))
  );
}

/** The link of a card's own activation, while there is one. */
function activationOf(duel: Duel, card: CardId): LinkId {
  const { state } = duel;
  for (let row = linkCount(duel); row > 0; row--) {
    const id = row as LinkId;
    const same =
      state.get(LINKS.card, id) === card && state.get(LINKS.stamp, id) === state.get(CARD.stamp, card);
    if (same && effectOf(duel, id).kind === "activation") return id;
  }
  return NO_LINK;
}

/** Decides the fate of all; returns cards of one player between which that player would have to decide, or null. */
function decide(duel: Duel, candidates: readonly Candidate[]): readonly CardId[] | null {
  const { law } = duel;
  const negations = negationsAmong(duel, candidates);
  let tied: readonly CardId[] | null = null;
  for (;;) {
    decideTheClear(duel, candidates, negations);
    const open = candidates.find(({ fate }) => fate === "open");
    if (open === undefined) return tied;
    const ruled = bySpecialRuling(duel, candidates);
    if (ruled !== null) continue;
    if (settleOnOnlyAnswer(candidates, negations)) continue;
    // Of what keeps off each other, what began first: a candidate that applies, or a negation that is carried out.
    const carried = negations
      .filter((one) => one.to.fate === "open" && isPossible(one) && one.from?.fate !== "open")
      .sort((a, b) => a.order - b.order)[0];
    if (carried === undefined || carried.order >= open.order) {
      tied ??= tiedWith(open, candidates, negations);
      open.fate = "applies";
    } else
      doom(carried, [
        ...law.prohibitionsInOrder,
        ...(carried.from?.fresh && carried.to.fresh ? law.simultaneousOrder : law.earlierFirst),
      ]);
  }
}

/** More undecided effects than ever keep off each other. */
const MOST_OPEN = 8;

/** Where just one answer is stable, it holds, whatever began first; says whether there is one. */
function settleOnOnlyAnswer(candidates: readonly Candidate[], negations: readonly Negation[]): boolean {
  const open = candidates.filter(({ fate }) => fate === "open");
  if (open.length > MOST_OPEN) return false;
  const settleOn = (answer: number): void => {
    for (const [i, one] of open.entries()) one.fate = (answer & (1 << i)) === 0 ? "overruled" : "applies";
  };
  let only = 0;
  let found = 0;
  for (let answer = 0; answer < 1 << open.length && found < 2; answer++) {
    settleOn(answer);
    const isStable = open.every(
      (one) =>
        (one.fate === "overruled") ===
        negations.some((negation) => negation.to === one && isPossible(negation)),
    );
    if (!isStable) continue;
    only = answer;
    found++;
  }
  // Those that apply decide about the others.
  const isAnswered = found === 1 && only !== 0;
  for (const [i, one] of open.entries())
    one.fate = isAnswered && (only & (1 << i)) !== 0 ? "applies" : "open";
  return isAnswered;
}

/** Decides all that does not hang on anything undecided. */
function decideTheClear(duel: Duel, candidates: readonly Candidate[], negations: readonly Negation[]): void {
  const { law } = duel;
  for (let changed = true; changed; ) {
    changed = false;
    for (const candidate of candidates) {
      if (candidate.fate !== "open") continue;
      const possible = negations.filter((negation) => negation.to === candidate && isPossible(negation));
      const certain = possible.find(isCertain);
      if (certain !== undefined) {
        if (certain.order > candidate.order) doom(certain, law.negationPrevails);
        else if (certain.from?.fresh && candidate.fresh) doom(certain, law.simultaneousOrder);
        else doom(certain, law.earlierFirst);
      } else if (possible.length === 0) candidate.fate = "applies";
      changed ||= candidate.fate !== "open";
    }
  }
}

const isPossible = ({ from, against }: Negation): boolean =>
  from?.fate !== "overruled" && against.every(({ fate }) => fate !== "applies");

const isCertain = ({ from, against }: Negation): boolean =>
  (from === null || from.fate === "applies") && against.every(({ fate }) => fate === "overruled");

function doom(negation: Negation, rules: readonly number[]): void {
  const { to } = negation;
  to.fate = "overruled";
  to.by = negation;
  to.rules = rules;
}

/** The cards that begin at the same moment as `first`, under the same player, and between which the order decides. */
function tiedWith(
  first: Candidate,
  candidates: readonly Candidate[],
  negations: readonly Negation[],
): readonly CardId[] | null {
  if (!first.fresh) return null;
  const tied = candidates.filter((other) => {
    if (!other.fresh || other.order !== first.order || other.fate === "overruled") return false;
    return other === first || negations.some((one) => isBetween(one, first, other));
  });
  return tied.length > 1 ? tied.map(({ card }) => card) : null;
}

const isBetween = ({ from, to }: Negation, a: Candidate, b: Candidate): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** What was laid down for the cards that are there together: one of them stays negated. */
function bySpecialRuling(duel: Duel, candidates: readonly Candidate[]): Candidate | null {
  const nameOf = ({ card }: Candidate) => duel.definition(duel.state.get(CARD.def, card)).card.name.en;
  for (const { cards, negated, rule } of duel.rules.rulings) {
    if (negated === undefined) continue;
    const found = candidates.find((one) => one.fate === "open" && nameOf(one) === negated);
    if (found === undefined) continue;
    if (!cards.every((name) => candidates.some((one) => one.fate !== "overruled" && nameOf(one) === name)))
      continue;
    found.fate = "overruled";
    found.rules = [rule, ...duel.law.undecidable];
    return found;
  }
  return null;
}

/**
 * Whether what applies gives no stable answer: something is kept from applying by what does not hold after all, or
 * applies although it is negated. To be asked of a duel that is played out only in thought.
 */
function isUndecidable(duel: Duel): boolean {
  const candidates = candidatesOf(duel);
  decide(duel, candidates);
  settle(duel, false);
  if ((duel.state.read(NOW.standing) & DOES.unaffected) !== 0 && !settleByStats(duel)) return true;
  return (
    candidates.some(({ by }) => by !== null && !isPossible(by)) ||
    negationsAmong(duel, candidates).some((one) => one.to.fate === "applies" && isPossible(one))
  );
}

/**
 * The rules against bringing a card face-up to a zone, or equipping it to a monster, where the continuous effects would then give no stable answer:
 * what was laid down for the cards that would be there, or for such cases. Null where nothing is against it.
 */
export function wouldBeUndecidable(
  duel: Duel,
  card: CardId,
  player: Player,
  zone: ZoneId,
  host: CardId = NO_CARD,
): readonly number[] | null {
  const keeping = DOES.negate | DOES.unaffected;
  if ((duel.state.read(NOW.standing) & keeping) === 0) {
    if ((doesOf(duel, card) & DOES.unaffected) === 0 || !anyStanding(duel)) return null;
  } else if ((doesOf(duel, card) & (keeping | DOES.stat | DOES.forbid)) === 0) return null;
  const trial = duel.fork();
  const { state } = trial;
  unlink(trial, card);
  state.set(CARD.zone, card, zone);
  state.set(CARD.controller, card, player);
  state.set(CARD.face, card, FACE.up);
  state.set(CARD.host, card, host);
  link(trial, card, player, zone, "bottom");
  if (!isUndecidable(trial)) return null;
  const there = new Set<string>();
  for (const seat of [0, 1] as const) {
    eachWatched(trial, seat, STANDING, (one) => {
      there.add(trial.definition(state.get(CARD.def, one)).card.name.en);
    });
  }
  const laidDown = duel.rules.rulings.filter(({ cards }) => cards.every((name) => there.has(name)));
  return [...laidDown.map(({ rule }) => rule), ...duel.law.undecidable];
}

const doesOf = (duel: Duel, card: CardId): number =>
  duel
    .definition(duel.state.get(CARD.def, card))
    .effects.reduce((mask, { standing }) => standing.reduce((own, { does }) => own | does, mask), 0);

function negationsAmong(duel: Duel, candidates: readonly Candidate[]): Negation[] {
  const found: Negation[] = [];
  const { state } = duel;
  const add = (from: Candidate | null, source: CardId, order: number, to: Candidate): void => {
    const against = candidates.filter(({ card }) => keepsOff(duel, card, to.card, source));
    // That a card itself cannot be negated holds whatever would negate it.
    if (against.includes(to) && cannotNegate(duel, to.card, to.card)) return;
    found.push({ from, source, order, to, against });
  };
  for (const to of candidates) {
    someForce(duel, FORCE.negated, to.card, (force: ForceId) => {
      add(null, state.get(IN_FORCE.source, force), state.get(IN_FORCE.order, force), to);
      return false;
    });
  }
  for (const from of candidates) {
    someOf(duel, from.card, DOES.negate, (one, using) => {
      for (const to of candidates) {
        if (to !== from && one.cards.test(duel, using, to.card)) add(from, from.card, from.order, to);
      }
      return false;
    });
  }
  return found;
}

/** Whether a card's effects, if they apply, keep `source` from negating another card. */
const keepsOff = (duel: Duel, card: CardId, other: CardId, source: CardId): boolean =>
  cannotNegate(duel, card, other) ||
  someOf(
    duel,
    card,
    DOES.unaffected,
    (one, using) => one.cards.test(duel, using, other) && one.by.test(duel, using, source),
  );

/** Whether a card's effects say of another that it cannot be negated. */
const cannotNegate = (duel: Duel, card: CardId, other: CardId): boolean =>
  someOf(duel, card, DOES.forbid, (one, using) => one.act === "negate" && one.cards.test(duel, using, other));
