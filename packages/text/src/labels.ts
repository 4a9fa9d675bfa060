import type { Clause, Condition, Effect, Noted, SortedBy } from "@chainwright/card-ir";

/** What is done at once for the side that a coin shows: "● Heads: Draw 2 cards." */

const LABEL = "label";

const isLabel = (condition: Noted): boolean => condition.wording === LABEL;

/** Clauses as what the effect before them goes on with, all of them under the condition that the label says. */
export function underLabel(clauses: readonly Clause[], label: Condition | undefined): readonly Clause[] {
  if (label?.kind !== "tossed") return clauses;
  const of = { ref: "this-way", verb: "toss-coin" } as const;
  const condition = { kind: "coin", result: label.result, of, wording: LABEL } as const;
  return clauses.map((clause) => ({ ...clause, condition }));
}

/** The label and the clauses that stand under it, or the clauses alone: the opposite of `underLabel`. */
export function fromLabel(clauses: readonly Clause[]): Pick<Effect, "gainedIf" | "resolution"> {
  const label = clauses[0]?.condition;
  if (label?.kind !== "coin" || !isLabel(label) || (label.result !== "heads" && label.result !== "tails"))
    return { resolution: clauses };
  const resolution = clauses.map(({ condition: _, ...clause }) => clause);
  return { gainedIf: { kind: "tossed", result: label.result }, resolution };
}

/** Whether an effect ends with what is done under a label: nothing that is said after it goes on with that. */
export const endsWithLabel = ({ resolution }: Pick<Effect, "resolution">): boolean => {
  const condition = resolution.at(-1)?.condition;
  return condition !== undefined && isLabel(condition);
};

type OfSort = Extract<Condition, { kind: "is" }>;

/** "● Monster: …", "● DARK: …": what the card has to be by which the effects are told apart. */
export const sortSaid = (label: Condition | undefined): OfSort | undefined =>
  label?.kind === "is" && label.what.ref === "sorted" ? label : undefined;

/** Whether it says that of a card, or of what no other label says ("● Other: …"). */
export const saysSort = (label: Condition | undefined): boolean =>
  label?.kind === "otherwise" || sortSaid(label) !== undefined;

/** "based on its Attribute. ● DARK: …": whether a label is of the kind by which the effects are told apart. */
export function fitsBasis(label: Condition | undefined, by: SortedBy | undefined): boolean {
  const said = sortSaid(label);
  if (said === undefined) return label?.kind === "otherwise";
  const { noun } = said.what;
  const traits = (said.being?.traits ?? []).flatMap((one) => (one.trait === "any-of" ? one.traits : [one]));
  return by === undefined
    ? noun !== undefined || traits.every(({ trait }) => trait !== "attribute" && trait !== "type")
    : noun === undefined && traits.every(({ trait }) => trait === by);
}
