import {
  type Clause,
  type Duration,
  type Step as Instruction,
  isOfChosen,
  isReference,
  type Join,
  type Reference,
  someNode,
} from "@chainwright/card-ir";
import { nextMoment, noteResult, wasDone } from "@chainwright/engine/history";
import { atLeast, type Check, slotsIn } from "@chainwright/engine/program";
import { no } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { payableOf, substitutable } from "../costs/substitute-payments.ts";
import { canMakeRoom, mustMakeRoom } from "../costs/zones-freed-by-cost.ts";
import { compileActor } from "../nouns/agents.ts";
import { fillsDeck, TAKING_VERBS } from "../nouns/illegal-choices.ts";
import { recordOf } from "../nouns/references.ts";
import type { Substitutable } from "../scope/payments.ts";
import { processOfStep, referringOf, resultsAskedBy } from "../scope/result-references.ts";
import type { Part } from "../steps/effect-part.ts";
import { type Alternative, mayBring, mustHaveEffect, type Outcome } from "../steps/feasibility.ts";
import { placesIn } from "../words/places-said.ts";
import { compileVerb } from "./compile-step.ts";
import {
  type Gate,
  gate,
  gatesLandHere,
  ifDone,
  ifYouDo,
  mayDecline,
  onlyIf,
  unlessDone,
  whileFaceUp,
} from "./gates.ts";

/** How the clauses of a text hang on each other: its conjunctions, conditions and what players may decline. */

/** Conjunctions whose clause is done only if the one before was, and those that begin a new moment. */
const NEEDS_THE_FORMER: ReadonlySet<Join> = new Set(["and-if-you-do", "then"]);
const NEXT_MOMENT: ReadonlySet<Join> = new Set(["then", "also-after-that", "next"]);

/**
 * Compiles clauses in order, each hanging on the one before as its conjunction says. Beforehand, what a clause needs
 * counts for a cost; in a resolution only for the first of what hangs together, and what is joined to it by "and".
 */
export function compileClauses(part: Part, clauses: readonly Clause[]): void {
  const alternatives: (Alternative & { readonly checks: Check[] })[] = [];
  // What the condition found to be so, where something is done otherwise.
  const held = clauses.some(({ condition }) => condition?.kind === "otherwise")
    ? part.scope.freshSlot()
    : null;
  const last = { slot: 0 };
  const said = whileControlled(clauses);
  const instead = substitutablesIn(part, said);
  const groups = hangingTogether(said);
  const counts = (group: readonly Clause[], i: number): boolean =>
    !bindsItsPlayer(group) && !isRansom(group, groups[i + 1]);
  const begin = Math.max(0, groups.findIndex(counts));
  for (const [i, group] of groups.entries()) {
    if (isOfInstead(group, groups[i - 1])) continue;
    const next = groups[i + 1];
    part.withInstead = next !== undefined && isOfInstead(next, group) ? next : [];
    const isOnly = groups.slice(i + 1).every((other) => bindsItsPlayer(other) || other[0]?.join === "but");
    const needed = compileGroup(part, group, i === begin, isOnly, held, last, instead);
    const before = alternatives.at(-1);
    if (part.role === "cost") part.checks.push(...needed.checks, ...needed.outcomes.map(mustHaveEffect));
    else if (group[0]?.join === "listed" && before !== undefined) {
      // "Discard 1 card, Special Summon 1 “X” from your Deck": each of them has to be possible.
      if (mustBeThere(group[0], groups.slice(0, i).flat())) before.checks.push(...needed.checks);
    } else if (
      i >= begin &&
      group[0]?.join !== "but" &&
      !isThrownFor(group, next) &&
      !(groups.length > 1 && bindsItsPlayer(group))
    )
      alternatives.push(needed);
  }
  // "A, also B": one of them is enough.
  const asked = alternatives.map(({ checks, outcomes }) => [...checks, ...outcomes.map(mustHaveEffect)]);
  const [first, ...others] = asked.filter((checks, i) => i === 0 || checks.length > 0);
  if (first === undefined || first.length === 0) return;
  part.alternatives = alternatives.filter((_, i) => i === 0 || asked[i]?.length !== 0);
  part.checks.push((duel, using, why) => {
    const possible = [first, ...others].some((checks) => checks.every((check) => check(duel, using, null)));
    return possible || first.every((check) => check(duel, using, why));
  });
}

/** "Your opponent can discard 1 Spell to negate this, otherwise …": whether they can is theirs to know. */
const isRansom = ([first]: readonly Clause[], next: readonly Clause[] | undefined): boolean =>
  first?.optional === true && first.decides === "opponent" && next?.[0]?.condition?.kind === "otherwise";

/** "Special Summon A, or if C, B instead, but negate its effects": said of what is done instead, and done with it. */
const isOfInstead = (group: readonly Clause[], before: readonly Clause[] | undefined): boolean =>
  group[0]?.join === "but" && before?.at(-1)?.step.verb === "or-if";

/** "…, also you cannot Special Summon for the rest of this turn": nobody uses an effect for that. */
const bindsItsPlayer = (group: readonly Clause[]): boolean =>
  group.every(({ step }) => step.verb === "forbid" && step.player === "you" && step.act !== "destroy");

/** "Roll a six-sided die. All monsters … lose ATK equal to the result x 100": what is rolled for has to be possible. */
const isThrownFor = (group: readonly Clause[], next: readonly Clause[] | undefined): boolean =>
  group.every(({ step }) => step.verb === "roll-die" || step.verb === "toss-coin") &&
  next?.[0]?.condition === undefined &&
  someNode(next?.[0]?.step, ({ value }) => value === "die" || value === "coins");

/** The clauses of a cost instead of which something else may be paid. */
function substitutablesIn(part: Part, clauses: readonly Clause[]): ReadonlyMap<Clause, Substitutable> {
  const found = new Map<Clause, Substitutable>();
  if (!part.paysForActivation) return found;
  for (const clause of clauses) {
    const payable = payableOf(clause.step);
    if (payable !== null) found.set(clause, substitutable(part, payable));
  }
  return found;
}

/** "Take control of it until the End Phase, but it cannot attack": as long as it is under that control. */
function whileControlled(clauses: readonly Clause[]): readonly Clause[] {
  let until: Duration | undefined;
  return clauses.map((clause) => {
    const { step, join } = clause;
    if (step.verb === "take-control") until = step.until;
    else if (step.verb !== "forbid" || (join !== "but" && join !== "and")) until = undefined;
    else if (until !== undefined && step.until === "while-face-up")
      return { ...clause, step: { ...step, until } };
    return clause;
  });
}

/**
 * A clause and all that needs it to have been done; returns what has to be possible beforehand. `last`: what was done before,
 * in a group of its own.
 */
function compileGroup(
  part: Part,
  clauses: readonly Clause[],
  isFirst: boolean,
  isOnly: boolean,
  held: number | null,
  last: { slot: number },
  instead: ReadonlyMap<Clause, Substitutable>,
): Alternative & { readonly checks: Check[] } {
  const waiting: Gate[] = [];
  let previous = 0;
  let paidOtherwise: number | null = null;
  let least = 1;
  const needed: Check[] = [];
  const outcomes: Outcome[] = [];
  let together: { readonly gate: number; readonly checks: Check[] } | null = null;
  for (const [i, clause] of clauses.entries()) {
    const { join } = clause;
    if (join !== undefined && NEXT_MOMENT.has(join)) part.steps.push((duel) => nextMoment(duel));
    part.scope.ifYouDo = join === "and-if-you-do" || (join === "and" && part.scope.ifYouDo);
    if (join === "then") waiting.push(ifDone(part, previous, least, paidOtherwise, part.none));
    else if (join === "and-if-you-do")
      waiting.push(least > 1 ? ifDone(part, previous, least, null, null) : ifYouDo(part, previous));
    const { slot: before } = last;
    if (clause.condition?.kind === "otherwise")
      waiting.push(gate(part, (duel, using) => held !== null && !wasDone(duel, using.link, held)));
    else if (clause.condition?.kind === "cannot")
      waiting.push(gate(part, (duel, using) => !wasDone(duel, using.link, before)));
    else if (clause.condition !== undefined)
      waiting.push(onlyIf(part, compileCondition(clause.condition, part.scope), held));
    if ("until" in clause.step && clause.step.until === "while-source-face-up")
      waiting.push(whileFaceUp(part));
    noteResults(part, [clause.condition, clause.step]);
    let possible: Check = () => true;
    const { seenBy } = part;
    const actor = typeof clause.by === "object" ? compileActor(clause.by, part.scope) : null;
    if (actor !== null) part.seenBy = actor;
    part.isLeftToEach = clause.decides === "each";
    if (clause.optional === true && part.role === "resolution" && clause.decides !== "each")
      waiting.push(
        mayDecline(
          part,
          clause.decides ?? "you",
          (...about) => possible(...about),
          // "Your opponent can discard 1 card, otherwise …"
          clause.decides === undefined ? null : held,
        ),
      );
    // "Choose 1 and destroy it" is one act; other "A and B" are done both or not at all.
    if (clauses[i + 1]?.join === "and" && join !== "and" && clause.step.verb !== "choose") {
      together = { gate: part.steps.length, checks: [] };
      part.steps.push(() => {});
    }
    previous = clause.step.slot === undefined ? part.scope.freshSlot() : part.scope.slotOf(clause.step.slot);
    last.slot = previous;
    least = numberSaid(clause.step);
    part.isMatched = part.role === "resolution" && isFirst && isOnly && i === 0 && isMatched(clauses);
    part.isNeeded =
      clause.optional !== true && (part.role === "cost" || (isFirst && (i === 0 || join === "and")));
    part.beforehand = [];
    part.outcomes = [];
    part.none = null;
    if (part.paysForSummon !== null && clause === clauses.findLast(canMakeRoom))
      mustMakeRoom(part, clause.step);
    const step = withChosen(part, clause.step);
    part.takes = TAKING_VERBS.has(step.verb);
    part.leaves = part.takes || step.verb === "discard";
    const follows = mustBeThere(clause, clauses.slice(0, i), isFirst ? clauses[0]?.step.slot : undefined);
    part.mustMatch = follows && FETCHING.has(step.verb);
    // "Special Summon this card from your hand, and if you do, banish 1 card from your hand": that is another one.
    const comesBack = follows && bringsItself(step, clauses.slice(0, i));
    if (follows && !comesBack && clauses.slice(0, i).some((one) => isItself(one.step)))
      part.exclude((_, using, card) => card === using.card);
    // "Discard 1 monster, and if you do, Special Summon this card from your hand": it is not discarded itself.
    if (part.leaves && !isItself(step) && clauses.slice(i + 1).some((one) => comesItself(one)))
      part.exclude((_, using, card) => card === using.card);
    if (part.role === "resolution" && isFirst && i === 0 && isItself(step) && IN_PLACE.has(step.verb))
      mustStay(part, step);
    part.substitutable = instead.get(clause) ?? null;
    paidOtherwise = part.substitutable?.slot ?? null;
    const isPaid = paidOtherwise === null ? [] : [gate(part, unlessDone(paidOtherwise))];
    // "If your LP are lower than your opponent's, gain LP equal to the difference": its own condition, before those of the effect.
    const { compared } = part.scope;
    if (clause.condition?.kind === "value") part.scope.compares([clause.condition]);
    compileVerb(part, step, previous);
    part.scope.compared = compared;
    gatesLandHere(part, isPaid);
    if (part.substitutable !== null) {
      const [paid, otherwise] = [previous, part.substitutable];
      part.add((duel, using) => otherwise.count(duel, using, paid));
      part.beforehand = [otherwise.orInstead(part.beforehand)];
    }
    if (actor !== null) {
      part.beforehand = part.beforehand.map(
        (check) => (duel, using, why) => check(duel, actor(duel, using), why),
      );
      part.outcomes = part.outcomes.map(({ does, dependsOn }) => ({
        dependsOn,
        does: (duel, using) => does(duel, actor(duel, using)),
      }));
      part.seenBy = seenBy;
    }
    if (step.slot !== undefined && "what" in step && isReference(step.what))
      part.scope.doneTo.set(step.slot, step.what);
    const process = processOfStep(clause.step);
    if (clause.step.slot !== undefined && process !== undefined)
      part.scope.processes.set(clause.step.slot, process);
    possible = canBeDone(part, step, [...part.beforehand, ...part.outcomes.map(mustHaveEffect)]);
    const asked =
      part.role === "cost" ||
      i === 0 ||
      join === "and" ||
      mustBeDrawn(clause, clauses.slice(0, i)) ||
      mustBeEquipped(clause) ||
      follows;
    // What may be declined altogether needs nothing to begin with.
    const isLeft = i === 0 && clause.optional === true && clause.decides === undefined;
    // "Shuffle this card into the Deck, and if you do, Special Summon 1 monster from your Deck": it may be this card.
    const orItself = comesBack ? itselfFits(part, step) : null;
    const beforehand =
      orItself === null
        ? part.beforehand
        : part.beforehand.map(
            (check): Check =>
              (...about) =>
                orItself(...about) || check(...about),
          );
    if (asked && !(isLeft && part.role === "resolution")) needed.push(...beforehand);
    // "Destroy it and inflict damage equal to its ATK": also where that is 0, something is done.
    if (i === 0 && !isLeft) outcomes.push(...part.outcomes);
    together?.checks.push(...part.beforehand);
    if (together !== null && clauses[i + 1]?.join !== "and") {
      const { gate: at, checks } = together;
      // "A and B": both or neither.
      waiting.push({
        at,
        goesOn: (duel, using) => checks.every((check) => check(duel, using, null)),
      });
      together = null;
    }
  }
  gatesLandHere(part, waiting);
  return { checks: needed, outcomes };
}

/** Cards that a player draws afterwards have to be in the Deck already, unless something is put back there before. */
const mustBeDrawn = ({ step, optional, condition }: Clause, before: readonly Clause[]): boolean =>
  step.verb === "draw" &&
  (step.player ?? "you") === "you" &&
  typeof step.count === "number" &&
  optional !== true &&
  condition === undefined &&
  !before.some(({ step }) => fillsDeck(step));

/** "… and if you do, equip this card to that monster": for this card there has to be a zone already. */
const mustBeEquipped = ({ step, join, optional, condition }: Clause): boolean =>
  step.verb === "equip" &&
  join === "and-if-you-do" &&
  optional !== true &&
  condition === undefined &&
  isReference(step.what) &&
  step.what.ref === "this-card" &&
  isReference(step.to);

/** Verbs that take cards from where nobody plays them. */
const FETCHING: ReadonlySet<string> = new Set(["special-summon", "move", "banish", "set"]);

/** Places from which they are taken, and which are no part of the field. */
const KEPT_APART: ReadonlySet<string> = new Set([
  ...["deck", "extra-deck", "face-up-extra-deck"],
  ...["hand", "graveyard", "banished"],
]);

/**
 * "…, and if you do, add 1 “X” from your Deck to your hand", "…, then Special Summon 1 monster from your GY": it has to be there
 * already, where nothing comes there before, and nothing that is asked of it is settled before, but by what is done `first`.
 */
function mustBeThere(
  { step, optional, condition }: Clause,
  before: readonly Clause[],
  first?: string,
): boolean {
  if (step.verb === "or-if") return mustBeThere({ step: step.then }, before, first);
  if (step.verb === "summon-afterwards")
    return optional !== true && condition === undefined && step.way !== "normal" && step.way !== "tribute";
  if (!FETCHING.has(step.verb) || !("what" in step) || optional === true || condition !== undefined)
    return false;
  if (isReference(step.what))
    return step.verb === "special-summon" && isItself(step) && !before.some(({ step: one }) => isItself(one));
  if (step.what.quantity.kind !== "exactly" && step.what.quantity.kind !== "up-to") return false;
  const places = placesIn(step.what).flatMap(({ names }) => names);
  const asked = slotsIn(step.what);
  return (
    places.length > 0 &&
    places.every((name) => KEPT_APART.has(name)) &&
    !before.some(
      (one) =>
        (!isItself(one.step) && places.some((name) => mayBring(one.step, name))) ||
        (one.step.slot !== first && asked.includes(slotOf(one.step))),
    )
  );
}

/** "Tribute it, and if you do, Special Summon 1 monster whose Level is 2 higher": something has to fit what that is done to. */
function isMatched([first, ...others]: readonly Clause[]): boolean {
  if (first === undefined || first.optional === true) return false;
  const { slot } = first.step;
  return (
    slot !== undefined &&
    others.some(
      (clause, i) =>
        "what" in clause.step &&
        slotsIn(clause.step.what).includes(slot) &&
        mustBeThere(clause, [first, ...others.slice(0, i)], slot),
    )
  );
}

/** Whether this card itself is brought to where a step takes its cards from. */
const bringsItself = (step: Instruction, before: readonly Clause[]): boolean =>
  "what" in step &&
  !isReference(step.what) &&
  placesIn(step.what).some(({ names }) =>
    before.some((one) => isItself(one.step) && names.some((name) => mayBring(one.step, name))),
  );

/** Whether the card of the effect is one that the step takes, wherever it lies now. */
function itselfFits(part: Part, step: Instruction): Check | null {
  if (!("what" in step) || isReference(step.what)) return null;
  const where = step.what.where.filter(({ trait }) => trait !== "from" && trait !== "in");
  const cards = part.scope.noun({ ...step.what, where });
  return (duel, using) => cards.test(duel, using, using.card);
}

/** Whether a step does something to the card of the effect. */
const isItself = (step: Instruction): boolean =>
  "what" in step && isReference(step.what) && step.what.ref === "this-card";

/** "…, and if you do, Special Summon this card from your hand." */
const comesItself = ({ step, optional, condition }: Clause): boolean =>
  step.verb === "special-summon" && isItself(step) && optional !== true && condition === undefined;

/** Verbs that do something to a monster that stays where it is. */
const IN_PLACE: ReadonlySet<string> = new Set([
  ...["change-stat", "change-attribute", "change-type", "change-name", "change-position", "place-counter"],
  ...["more-attacks", "attack-directly", "pierce", "unaffected"],
]);

/** "You can Tribute 1 monster; this card gains 500 ATK": it is not paid with this card. */
function mustStay(part: Part, step: Instruction): void {
  if (!("what" in step)) return;
  part.scope.needed.push(part.scope.noun(step.what));
  part.check(
    (duel, using, why) =>
      using.leaving?.includes(using.card) !== true ||
      !no(why, duel.law.wouldDoNothing, using.card, using.effect),
  );
}

const slotOf = (step: Instruction): string => step.slot ?? "";

/**
 * The clauses in groups: each clause that stands on its own with those that need or join it. What needs something that is
 * done later is done then: "during the End Phase of this turn, destroy …, and if you do, inflict …".
 */
function hangingTogether(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const hangs = clause.join !== undefined && (NEEDS_THE_FORMER.has(clause.join) || clause.join === "and");
    const last = groups[groups.length - 1];
    const before = last?.[last.length - 1];
    if (
      last &&
      before?.step.verb === "later" &&
      clause.join !== undefined &&
      NEEDS_THE_FORMER.has(clause.join)
    )
      // biome-ignore lint/suspicious/noThenProperty: the clauses of a step, and no promise.
      last[last.length - 1] = { ...before, step: { ...before.step, then: [...before.step.then, clause] } };
    else if (hangs && last) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

/** "The Level of 1 monster": that monster is chosen before the step is done. */
function withChosen(part: Part, step: Instruction): Instruction {
  const value = "amount" in step ? step.amount : "value" in step ? step.value : 0;
  if (!isOfChosen(value)) return step;
  const slot = value.slot ?? `chosen for ${part.scope.freshSlot()}`;
  part.pick(value.of, part.scope.slotOf(slot));
  const chosen = { ...value, of: { ref: "that-card", slot } };
  return { ...step, ["amount" in step ? "amount" : "value"]: chosen } as Instruction;
}

/** The card that is meant, without those that are chosen along with it. */
const alone = ({ and, ...one }: Reference): Reference =>
  and === undefined || isReference(and) ? { ...one, ...(and === undefined ? {} : { and }) } : one;

/** Whether there is anything to do for a step: what its words point at is there, and its checks hold. */
function canBeDone(part: Part, step: Instruction, checks: readonly Check[]): Check {
  const pointed = "what" in step && isReference(step.what) ? part.scope.noun(alone(step.what)) : null;
  return (duel, using) =>
    checks.every((check) => check(duel, using, null)) &&
    (pointed === null || atLeast(pointed, 1, duel, using));
}

/** "Shuffle all 3 into the Deck, then …": how many of them have to be done for what follows. */
const numberSaid = (step: Instruction): number =>
  "what" in step && isReference(step.what) ? (step.what.count ?? 1) : 1;

/** Says in the trace whether what really happened lets the rest apply. */
function noteResults(part: Part, said: readonly unknown[]): void {
  for (const { reference, asks } of resultsAskedBy(said)) {
    const where = recordOf(reference, part.scope);
    const referring = referringOf(reference, asks, part.scope);
    part.add((duel, using) => noteResult(duel, using.link, where(using), referring));
  }
}
