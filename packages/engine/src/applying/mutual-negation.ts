import { definitionOf } from "../board/card-definitions.ts";
import type { Duel } from "../board/duel.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { CARD, type CardId, LINGERING, type LingeringId } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND } from "../state/vocabulary.ts";
import type { Candidate, Negation } from "./continuous-effect-candidates.ts";
import { keepsFrom, someLingering, someOf } from "./continuous-effects.ts";
import { isKeptFromNegation, nameNegation } from "./negation.ts";

/** Who negates whom: which of the continuous effects that could apply do. */

/** What came of deciding. */
export interface Decided {
  /** Cards of one player between which that player would have to decide, or null. */
  readonly tied: readonly CardId[] | null;
  /** The cards that have no stable answer together; none as a rule. */
  readonly circle: readonly CardId[];
}

/** Decides which of all apply. */
export function decide(duel: Duel, candidates: readonly Candidate[]): Decided {
  const { law } = duel;
  const negations = negationsAmong(duel, candidates);
  let tied: readonly CardId[] | null = null;
  let circle: readonly CardId[] = [];
  for (;;) {
    decideTheClear(duel, candidates, negations);
    const open = candidates.find(({ status }) => status === "open");
    if (open === undefined) return { tied, circle };
    const ruled = bySpecialRuling(duel, candidates);
    if (ruled !== null) continue;
    const answers = settleOnOnlyAnswer(candidates, negations);
    if (answers === "one") continue;
    if (answers === "none" && circle.length === 0) circle = circleAmong(candidates, negations);
    // Of what keeps off each other, what began first: a candidate that applies, or a negation that is carried out.
    const carried = negations
      .filter((one) => one.to.status === "open" && isPossible(one) && one.from?.status !== "open")
      .sort((a, b) => a.order - b.order)[0];
    if (carried === undefined || carried.order >= open.order) {
      tied ??= tiedWith(open, candidates, negations);
      open.status = "applies";
    } else
      doom(carried, [
        ...law.prohibitionsInOrder,
        ...(carried.from?.fresh && carried.to.fresh ? law.simultaneousOrder : law.earlierFirst),
      ]);
  }
}

/** More undecided effects than ever keep off each other. */
const MOST_OPEN = 8;

/** Where just one answer is stable, it holds, whatever began first; says whether there is one, none, or several. */
function settleOnOnlyAnswer(
  candidates: readonly Candidate[],
  negations: readonly Negation[],
): "one" | "none" | "several" {
  const open = candidates.filter(({ status }) => status === "open");
  if (open.length > MOST_OPEN) return "several";
  const settleOn = (answer: number): void => {
    for (const [i, one] of open.entries()) one.status = (answer & (1 << i)) === 0 ? "overruled" : "applies";
  };
  let only = 0;
  let found = 0;
  for (let answer = 0; answer < 1 << open.length && found < 2; answer++) {
    settleOn(answer);
    const isStable = open.every(
      (one) =>
        (one.status === "overruled") ===
        negations.some((negation) => negation.to === one && isPossible(negation)),
    );
    if (!isStable) continue;
    only = answer;
    found++;
  }
  // Those that apply decide about the others.
  const isAnswered = found === 1 && only !== 0;
  for (const [i, one] of open.entries())
    one.status = isAnswered && (only & (1 << i)) !== 0 ? "applies" : "open";
  if (isAnswered) return "one";
  return found === 0 ? "none" : "several";
}

/** Of what is undecided, the cards on which others hang that are undecided in their turn, and what they keep off each other. */
function circleAmong(candidates: readonly Candidate[], negations: readonly Negation[]): readonly CardId[] {
  let circle = candidates.filter(({ status }) => status === "open");
  let within: readonly Negation[] = [];
  for (let before = 0; before !== circle.length; ) {
    before = circle.length;
    within = negations.filter(({ to }) => circle.includes(to));
    circle = circle.filter((one) =>
      within.some(({ from, against }) => from === one || against.includes(one)),
    );
  }
  const keptOff = within.filter(({ against }) => against.some((one) => circle.includes(one)));
  return [...new Set([...circle.map(({ card }) => card), ...keptOff.map(({ source }) => source)])];
}

/** Decides all that does not hang on anything undecided. */
function decideTheClear(duel: Duel, candidates: readonly Candidate[], negations: readonly Negation[]): void {
  const { law } = duel;
  for (let changed = true; changed; ) {
    changed = false;
    for (const candidate of candidates) {
      if (candidate.status !== "open") continue;
      const possible = negations.filter((negation) => negation.to === candidate && isPossible(negation));
      const certain = possible.find(isCertain);
      if (certain !== undefined) {
        if (certain.order > candidate.order) doom(certain, law.negationPrevails);
        else if (certain.from?.fresh && candidate.fresh) doom(certain, law.simultaneousOrder);
        else doom(certain, law.earlierFirst);
      } else if (possible.length === 0) {
        candidate.status = "applies";
        candidate.isExempt ||= negations.some(
          (one) => one.to === candidate && one.from?.status !== "overruled",
        );
      }
      changed ||= candidate.status !== "open";
    }
  }
}

const isPossible = ({ from, against }: Negation): boolean =>
  from?.status !== "overruled" && against.every(({ status }) => status !== "applies");

const isCertain = ({ from, against }: Negation): boolean =>
  (from === null || from.status === "applies") && against.every(({ status }) => status === "overruled");

function doom(negation: Negation, rules: readonly number[]): void {
  const { to } = negation;
  to.status = "overruled";
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
    if (!other.fresh || other.order !== first.order || other.status === "overruled") return false;
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
    const found = candidates.find((one) => one.status === "open" && nameOf(one) === negated);
    if (found === undefined) continue;
    if (!cards.every((name) => candidates.some((one) => one.status !== "overruled" && nameOf(one) === name)))
      continue;
    found.status = "overruled";
    found.rules = [rule, ...duel.law.undecidable];
    return found;
  }
  return null;
}

function negationsAmong(duel: Duel, candidates: readonly Candidate[]): Negation[] {
  const found: Negation[] = [];
  const { state } = duel;
  const add = (
    from: Candidate | null,
    source: CardId,
    effect: number,
    order: number,
    to: Candidate,
  ): void => {
    if (isKeptFromNegation(duel, to.card) || isShieldedForNow(duel, to.card, source, effect)) {
      to.isExempt = true;
      return;
    }
    const against = candidates.filter(({ card }) => keepsOff(duel, card, to.card, source, effect));
    // That a card itself cannot be negated holds whatever would negate it.
    if (against.includes(to) && cannotNegate(duel, to.card, to.card)) return;
    found.push({ from, source, order, to, against });
  };
  const addLingering = (lingering: LingeringId, to: Candidate): void =>
    add(
      null,
      state.get(LINGERING.source, lingering),
      state.get(LINGERING.effect, lingering),
      state.get(LINGERING.order, lingering),
      to,
    );
  for (const to of candidates) {
    someLingeringOn(duel, LINGERING_KIND.negated, to.card, (lingering: LingeringId) => {
      addLingering(lingering, to);
      return false;
    });
    const byName = nameNegation(duel, to.card);
    if (byName !== null) addLingering(byName, to);
  }
  // "For the rest of this turn all other Spell/Trap effects in this column are negated": of those that come later, too.
  someLingering(duel, CONTINUOUS_ACTION.negate, (one, context) => {
    const { lingering } = context;
    for (const to of candidates)
      if (lingering !== undefined && one.cards.test(duel, context, to.card)) addLingering(lingering, to);
    return false;
  });
  for (const from of candidates) {
    if ((definitionOf(duel, from.card).does & CONTINUOUS_ACTION.negate) === 0) continue;
    someOf(duel, from.card, CONTINUOUS_ACTION.negate, (one, context) => {
      for (const to of candidates) {
        if (to !== from && one.cards.test(duel, context, to.card))
          add(from, from.card, context.effect, from.order, to);
      }
      return false;
    });
  }
  return found;
}

/** Whether what a resolved effect has left behind makes a card unaffected by an effect of `source`. */
const isShieldedForNow = (duel: Duel, card: CardId, source: CardId, effect: number): boolean =>
  someLingering(duel, CONTINUOUS_ACTION.unaffected, (one, context) =>
    keepsFrom(duel, one, context, card, source, effect),
  );

/** Whether a card's effects, if they apply, keep an effect of `source` from negating another card. */
const keepsOff = (duel: Duel, card: CardId, other: CardId, source: CardId, effect: number): boolean =>
  cannotNegate(duel, card, other) ||
  someOf(duel, card, CONTINUOUS_ACTION.unaffected, (one, context) =>
    keepsFrom(duel, one, context, other, source, effect),
  );

/** Whether a card's effects say of another that it cannot be negated. */
const cannotNegate = (duel: Duel, card: CardId, other: CardId): boolean =>
  someOf(
    duel,
    card,
    CONTINUOUS_ACTION.forbid,
    (one, context) =>
      one.act === "negate" && one.negating.includes("effect") && one.cards.test(duel, context, other),
  );
