import {
  type Clause,
  type Group,
  isReference,
  type Reference,
  type Step,
  type Value,
} from "@chainwright/card-ir";

type StatValue = Extract<Value, { value: "stat" }>;

/** Where a step keeps how much. */
const AMOUNTS = ["value", "amount", "count"] as const;

/** "The ATK of the monster with the highest ATK" leaves nothing to choose. */
const isChosen = (value: unknown): value is StatValue & { readonly of: Group } => {
  if (typeof value !== "object" || value === null) return false;
  const { value: kind, of } = value as Partial<StatValue>;
  if (kind !== "stat" || of === undefined || isReference(of) || of.quantity.kind !== "exactly") return false;
  return ![...of.traits, ...of.where].some(({ trait }) => trait === "highest" || trait === "lowest");
};

/**
 * "Gain LP equal to [the ATK of 1 monster in your Graveyard]": the monster is chosen first, by what the step is hung on;
 * the number is that of the chosen one.
 */
export function valuesChosen(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause, i) => {
    const step = clause.step as Step & Partial<Record<(typeof AMOUNTS)[number], Value>>;
    const field = AMOUNTS.find((name) => isChosen(step[name]));
    const value = field === undefined ? undefined : step[field];
    if (field === undefined || !isChosen(value)) return [clause];
    const slot = value.slot ?? `chosen value ${i}`;
    const one: Reference = { ref: "this-way", verb: "choose", slot };
    const choice: Clause = { ...clause, step: { verb: "choose", what: value.of, slot } };
    return [choice, { join: "and", step: { ...step, [field]: { ...value, of: one } } as Step }];
  });
}
