import { type Clause, type Duration, type Join, someNode } from "@chainwright/card-ir";

/** How clauses hang together, by their conjunctions alone. */

/** Conjunctions whose clause is done only if the one before was. */
const NEEDS_THE_FORMER: ReadonlySet<Join> = new Set(["and-if-you-do", "then"]);

/**
 * The clauses in groups: each clause that stands on its own with those that need or join it. What needs something that is
 * done later is done then: "during the End Phase of this turn, destroy …, and if you do, inflict …".
 */
export function hangingTogether(clauses: readonly Clause[]): Clause[][] {
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

/** "Your opponent can discard 1 Spell to negate this, otherwise …": whether they can is theirs to know. */
export const isRansom = ([first]: readonly Clause[], next: readonly Clause[] | undefined): boolean =>
  first?.optional === true && first.decides === "opponent" && next?.[0]?.condition?.kind === "otherwise";

/** "Special Summon A, or if C, B instead, but negate its effects": said of what is done instead, and done with it. */
export const isOfInstead = (group: readonly Clause[], before: readonly Clause[] | undefined): boolean =>
  group[0]?.join === "but" && before?.at(-1)?.step.verb === "or-if";

/** "…, also you cannot Special Summon for the rest of this turn": nobody uses an effect for that. */
export const bindsItsPlayer = (group: readonly Clause[]): boolean =>
  group.every(({ step }) => step.verb === "forbid" && step.player === "you" && step.act !== "destroy");

/** "Roll a six-sided die. All monsters … lose ATK equal to the result x 100": what is rolled for has to be possible. */
export const isThrownFor = (group: readonly Clause[], next: readonly Clause[] | undefined): boolean =>
  group.every(({ step }) => step.verb === "roll-die" || step.verb === "toss-coin") &&
  next?.[0]?.condition === undefined &&
  someNode(next?.[0]?.step, ({ value }) => value === "die" || value === "coins");

/** "Take control of it until the End Phase, but it cannot attack": as long as it is under that control. */
export function whileControlled(clauses: readonly Clause[]): readonly Clause[] {
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
