import {
  type Clause,
  type Step as Instruction,
  isOfChosen,
  isReference,
  type Join,
} from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import { nextMoment, noteResult, wasDone } from "@chainwright/engine/history";
import { compileCondition } from "../conditions/compile-condition.ts";
import { canMakeRoom, mustMakeRoom } from "../costs/zones-freed-by-cost.ts";
import { compileActor } from "../nouns/agents.ts";
import { TAKING_VERBS } from "../nouns/illegal-choices.ts";
import { recordOf } from "../nouns/references.ts";
import type { Substitutable } from "../scope/payments.ts";
import { processOfStep, referringOf, resultsAskedBy } from "../scope/result-references.ts";
import type { Part } from "../steps/effect-part.ts";
import { type Alternative, mustHaveEffect, type Outcome } from "../steps/feasibility.ts";
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
import {
  bringsItself,
  canBeDone,
  comesItself,
  FETCHING,
  IN_PLACE,
  isItself,
  isMatched,
  itselfFits,
  mustBeDrawn,
  mustBeEquipped,
  mustBeThere,
  mustStay,
} from "./needed-beforehand.ts";

/** A clause and all that needs it to have been done: one clause after another, and what has to be possible beforehand. */

/** Conjunctions that begin a new moment. */
const NEXT_MOMENT: ReadonlySet<Join> = new Set(["then", "also-after-that", "next"]);

/** What the clauses of a text have in common, in whichever group they are. */
export interface ClauseSequence {
  /** Where it is noted that the condition of a clause held, if a later one says "otherwise". */
  readonly held: number | null;
  /** What may be paid instead of a clause. */
  readonly substitutables: ReadonlyMap<Clause, Substitutable>;
  /** The clause before: its slot, to how many cards it has to have been done, and where it is noted that something else was paid. */
  former: { readonly slot: number; readonly least: number; readonly paidOtherwise: number | null };
}

/** A group while it is compiled. */
interface Group {
  readonly part: Part;
  readonly clauses: readonly Clause[];
  /** It is what the effect is used for. */
  readonly isPurpose: boolean;
  /** Nothing else is. */
  readonly isOnly: boolean;
  readonly sequence: ClauseSequence;
  /** All of them lead past the end of the group. */
  readonly gates: Gate[];
  /** What has to be possible beforehand, and what would be done. */
  readonly checks: Check[];
  readonly outcomes: Outcome[];
  /** Of "A and B", which are done both or not at all: where that is asked, and what each of them needs. */
  both: { readonly at: number; readonly checks: Check[] } | null;
}

/** What has to be possible beforehand for a group, and what it would do. */
export interface Needed extends Alternative {
  readonly checks: Check[];
}

/** Compiles the clauses of a group. */
export function compileGroup(
  part: Part,
  clauses: readonly Clause[],
  isPurpose: boolean,
  isOnly: boolean,
  sequence: ClauseSequence,
): Needed {
  const gates: Gate[] = [];
  const checks: Check[] = [];
  const outcomes: Outcome[] = [];
  const group: Group = { part, clauses, isPurpose, isOnly, sequence, gates, checks, outcomes, both: null };
  for (const i of clauses.keys()) compileClause(group, i);
  gatesLandHere(part, gates);
  return { checks, outcomes };
}

/** In this order at the table, too: the clause before, the condition, the question whether to do it, the step itself. */
function compileClause(group: Group, i: number): void {
  const { part, clauses, isPurpose } = group;
  const clause = clauses[i] as Clause;
  const joinsNext = clauses[i + 1]?.join === "and";
  hangOnFormer(group, clause);
  hangOnCondition(group, clause);
  noteResults(part, [clause.condition, clause.step]);
  const { seenBy } = part;
  const actor = typeof clause.by === "object" ? compileActor(clause.by, part.scope) : null;
  if (actor !== null) part.seenBy = actor;
  // Known once the verb is compiled; the question whether to do it comes before.
  let possible: Check = () => true;
  askWhether(group, clause, (...about) => possible(...about));
  // "Choose 1 and destroy it" is one act; other "A and B" are done both or not at all.
  if (joinsNext && clause.join !== "and" && clause.step.verb !== "choose") beginBoth(group);
  const takesWhatIsThere = mustBeThere(
    clause,
    clauses.slice(0, i),
    isPurpose ? clauses[0]?.step.slot : undefined,
  );
  const step = compileStep(group, clause, i, takesWhatIsThere);
  if (actor !== null) {
    foreseenBy(part, actor);
    part.seenBy = seenBy;
  }
  noteForLater(part, clause, step);
  possible = canBeDone(part, step, [...part.beforehand, ...part.outcomes.map(mustHaveEffect)]);
  foresee(group, clause, i, step, takesWhatIsThere);
  if (!joinsNext) endBoth(group);
}

/** What the conjunction of a clause asks of the one before it. */
function hangOnFormer({ part, gates, sequence }: Group, { join }: Clause): void {
  const { slot, least, paidOtherwise } = sequence.former;
  if (join !== undefined && NEXT_MOMENT.has(join)) part.steps.push((duel) => nextMoment(duel));
  part.scope.ifYouDo = join === "and-if-you-do" || (join === "and" && part.scope.ifYouDo);
  if (join === "then") gates.push(ifDone(part, slot, least, paidOtherwise, part.noneLeft));
  else if (join === "and-if-you-do")
    gates.push(least > 1 ? ifDone(part, slot, least, null, null) : ifYouDo(part, slot));
}

/** What has to be so when a clause is done, else it is not done. */
function hangOnCondition({ part, gates, sequence }: Group, { condition, step }: Clause): void {
  const { held, former } = sequence;
  const { slot } = former;
  if (condition?.kind === "otherwise")
    gates.push(gate(part, (duel, context) => held !== null && !wasDone(duel, context.link, held)));
  else if (condition?.kind === "cannot")
    gates.push(gate(part, (duel, context) => !wasDone(duel, context.link, slot)));
  else if (condition !== undefined) gates.push(onlyIf(part, compileCondition(condition, part.scope), held));
  if ("until" in step && step.until === "while-source-face-up") gates.push(whileFaceUp(part));
}

/** "You can …": asked where it is possible. What each player decides for themselves is asked by the step. */
function askWhether({ part, gates, sequence }: Group, { optional, decides }: Clause, possible: Check): void {
  part.isLeftToEach = decides === "each";
  if (optional !== true || part.role === "cost" || decides === "each") return;
  // "Your opponent can discard 1 card, otherwise …"
  const held = decides === undefined ? null : sequence.held;
  gates.push(mayDecline(part, decides ?? "you", possible, held));
}

function beginBoth(group: Group): void {
  const { part } = group;
  group.both = { at: part.steps.length, checks: [] };
  part.steps.push(() => {});
}

function endBoth(group: Group): void {
  if (group.both === null) return;
  const { at, checks } = group.both;
  const goesOn: Gate["goesOn"] = (duel, context) => checks.every((check) => check(duel, context, null));
  group.gates.push({ at, goesOn });
  group.both = null;
}

/** Compiles the step of a clause, after all that it has to know of the clauses around it; returns it as it was compiled. */
function compileStep(group: Group, clause: Clause, i: number, takesWhatIsThere: boolean): Instruction {
  const { part, clauses, isPurpose, isOnly, sequence } = group;
  const { scope } = part;
  const isFirst = isPurpose && i === 0;
  const slot = clause.step.slot === undefined ? scope.freshSlot() : scope.slotOf(clause.step.slot);
  const substitutable = sequence.substitutables.get(clause) ?? null;
  sequence.former = { slot, least: numberSaid(clause.step), paidOtherwise: substitutable?.slot ?? null };
  part.isMatched = part.role === "resolution" && isFirst && isOnly && isMatched(clauses);
  part.isNeeded =
    clause.optional !== true && (part.role === "cost" || isFirst || (isPurpose && clause.join === "and"));
  part.beforehand = [];
  part.outcomes = [];
  part.noneLeft = null;
  if (part.paysForSummon !== null && clause === clauses.findLast(canMakeRoom))
    mustMakeRoom(part, clause.step);
  const step = withChosen(part, clause.step);
  part.takes = TAKING_VERBS.has(step.verb);
  part.leaves = part.takes || step.verb === "discard";
  part.mustMatch = takesWhatIsThere && FETCHING.has(step.verb);
  if (isAnotherCard(group, i, step, takesWhatIsThere))
    part.exclude((_, context, card) => card === context.card);
  if (part.role === "resolution" && isFirst && isItself(step) && IN_PLACE.has(step.verb))
    mustStay(part, step);
  compileUnlessPaidOtherwise(part, clause, step, slot, substitutable);
  return step;
}

/** Compiles a verb; what may be paid instead of it is not done where that was paid, and is as good beforehand. */
function compileUnlessPaidOtherwise(
  part: Part,
  { condition }: Clause,
  step: Instruction,
  slot: number,
  substitutable: Substitutable | null,
): void {
  const { scope } = part;
  part.substitutable = substitutable;
  const skipsWhatIsPaid = substitutable === null ? [] : [gate(part, unlessDone(substitutable.slot))];
  // "If your LP are lower than your opponent's, gain LP equal to the difference": its own condition, before those of the effect.
  const { compared } = scope;
  if (condition?.kind === "value") scope.noteCompared([condition]);
  compileVerb(part, step, slot);
  scope.compared = compared;
  gatesLandHere(part, skipsWhatIsPaid);
  if (substitutable === null) return;
  part.add((duel, context) => substitutable.count(duel, context, slot));
  part.beforehand = [substitutable.orInstead(part.beforehand)];
}

/** Whether a step cannot mean the card of the effect, since that is used otherwise. */
function isAnotherCard(
  { part, clauses }: Group,
  i: number,
  step: Instruction,
  takesWhatIsThere: boolean,
): boolean {
  const before = clauses.slice(0, i);
  // "Special Summon this card from your hand, and if you do, banish 1 card from your hand": that is another one.
  const wasUsed = before.some((one) => isItself(one.step));
  if (takesWhatIsThere && wasUsed && !bringsItself(step, before)) return true;
  // "Discard 1 monster, and if you do, Special Summon this card from your hand": it is not discarded itself.
  return part.leaves && !isItself(step) && clauses.slice(i + 1).some(comesItself);
}

/** What is looked at beforehand is looked at as that player sees it who does it. */
function foreseenBy(part: Part, actor: Part["seenBy"]): void {
  part.beforehand = part.beforehand.map(
    (check) => (duel, context, why) => check(duel, actor(duel, context), why),
  );
  part.outcomes = part.outcomes.map(({ does, dependsOn }) => ({
    dependsOn,
    does: (duel, context) => does(duel, actor(duel, context)),
  }));
}

/** What later words may point at: what was done to what, and how. */
function noteForLater({ scope }: Part, clause: Clause, step: Instruction): void {
  if (step.slot !== undefined && "what" in step && isReference(step.what))
    scope.doneTo.set(step.slot, step.what);
  const process = processOfStep(clause.step);
  if (clause.step.slot !== undefined && process !== undefined) scope.processes.set(clause.step.slot, process);
}

/**
 * Adds what has to be possible beforehand for a clause, and what it would do, to that of its group. `takesWhatIsThere`: see
 * `mustBeThere`.
 */
function foresee(
  group: Group,
  clause: Clause,
  i: number,
  step: Instruction,
  takesWhatIsThere: boolean,
): void {
  const { part, clauses } = group;
  const before = clauses.slice(0, i);
  const isNeeded =
    part.role === "cost" ||
    i === 0 ||
    clause.join === "and" ||
    mustBeDrawn(clause, before) ||
    mustBeEquipped(clause) ||
    takesWhatIsThere;
  // What may be declined altogether needs nothing to begin with.
  const isDeclinable = i === 0 && clause.optional === true && clause.decides === undefined;
  if (isNeeded && !(isDeclinable && part.role === "resolution")) {
    // "Shuffle this card into the Deck, and if you do, Special Summon 1 monster from your Deck": it may be this card.
    const fits = takesWhatIsThere && bringsItself(step, before) ? itselfFits(part, step) : null;
    const orItself = (check: Check): Check =>
      fits === null ? check : (...about) => fits(...about) || check(...about);
    group.checks.push(...part.beforehand.map(orItself));
  }
  // "Destroy it and inflict damage equal to its ATK": also where that is 0, something is done.
  if (i === 0 && !isDeclinable) group.outcomes.push(...part.outcomes);
  group.both?.checks.push(...part.beforehand);
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

/** "Shuffle all 3 into the Deck, then …": how many of them have to be done for what follows. */
const numberSaid = (step: Instruction): number =>
  "what" in step && isReference(step.what) ? (step.what.count ?? 1) : 1;

/** Says in the trace whether what really happened lets the rest apply. */
function noteResults(part: Part, said: readonly unknown[]): void {
  for (const { reference, asks } of resultsAskedBy(said)) {
    const where = recordOf(reference, part.scope);
    const referring = referringOf(reference, asks, part.scope);
    part.add((duel, context) => noteResult(duel, context.link, where(context), referring));
  }
}
