import type { ByNumber, Clause, Condition, Effect, Noted, SortedBy } from "@chainwright/card-ir";
import type { RawEffect } from "./raw.ts";

/** What is done at once for the side that a coin shows: "● Heads: Draw 2 cards." */

const LABEL = "label";

const isLabel = (condition: Noted): boolean => condition.wording === LABEL;

/** Clauses as what the effect before them goes on with, all of them under the condition that the label says. */
export function underLabel(clauses: readonly Clause[], label: Condition | undefined): readonly Clause[] {
  if (label?.kind !== "tossed") return clauses;
  const of = { ref: "this-way", verb: "toss-coin" } as const;
  const { result, n } = label;
  const condition: Condition =
    n === undefined
      ? { kind: "coin", result, of, wording: LABEL }
      : {
          kind: "value",
          value: { value: "coins", side: result, of },
          compare: "exactly",
          than: n,
          wording: LABEL,
        };
  return clauses.map((clause) => ({ ...clause, condition }));
}

/** The label and the clauses that stand under it, or the clauses alone: the opposite of `underLabel`. */
export function fromLabel(clauses: readonly Clause[]): Pick<Effect, "gainedIf" | "resolution"> {
  const label = clauses[0]?.condition;
  const gainedIf = label !== undefined && isLabel(label) ? tossedBy(label) : undefined;
  if (gainedIf === undefined) return { resolution: clauses };
  return { gainedIf, resolution: clauses.map(({ condition: _, ...clause }) => clause) };
}

function tossedBy(label: Condition): Condition | undefined {
  if (label.kind === "coin" && (label.result === "heads" || label.result === "tails"))
    return { kind: "tossed", result: label.result };
  if (label.kind !== "value" || typeof label.than !== "number" || typeof label.value === "number")
    return undefined;
  return label.value.value === "coins"
    ? { kind: "tossed", result: label.value.side, n: label.than }
    : undefined;
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
  if (label?.kind === "turn") return by === "turn";
  if (said === undefined) return label?.kind === "otherwise";
  const { noun } = said.what;
  const asked = by === "possessed" ? "controlled" : by;
  const traits = (said.being?.traits ?? []).flatMap((one) => (one.trait === "any-of" ? one.traits : [one]));
  return by === undefined
    ? noun !== undefined ||
        traits.every(({ trait }) => !["attribute", "type", "position", "controlled"].includes(trait))
    : noun === undefined && traits.every(({ trait }) => trait === asked);
}

type AppliedBy = Pick<ByNumber, "by">;
const WHILE = "while-stance";

/** "● Attack Position: …": while this card is in it, or, after "based on its battle position", if that card is. */
export function unlabelled({ labelled, ...sentence }: RawEffect, header: AppliedBy | undefined): RawEffect {
  if (labelled === undefined) return sentence;
  if (header?.by !== "position") return { ...sentence, stance: labelled };
  const traits = [{ trait: "position", position: labelled }] as const;
  const being = { quantity: { kind: "a" }, noun: "card", where: [], traits } as const;
  return { ...sentence, gainedIf: { kind: "is", what: { ref: "sorted" }, being } };
}

/** The opposite of `unlabelled`. */
export function withLabel(sentence: RawEffect): RawEffect {
  const { stance, gainedIf, ...rest } = sentence;
  if (stance !== undefined && sentence.wording?.includes(WHILE) !== true)
    return { ...rest, labelled: stance };
  const [trait] = sortSaid(gainedIf)?.being?.traits ?? [];
  return trait?.trait === "position" ? { ...rest, labelled: trait.position } : sentence;
}
