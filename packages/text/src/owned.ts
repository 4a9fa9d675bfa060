import { type Group, isNode, type NounPhrase, type Reference, type Step } from "@chainwright/card-ir";
import type { Mutable } from "./walk.ts";

/** How a reference is noted that is said as a group is: "your monster". */
const OWNED = "owned";

/**
 * "Target 1 monster you control …; destroy your monster": what something is done to has been spoken of, and is that
 * monster you control. As what an event is about, "your monster" is any of them.
 */
export function pointsAtOwn(step: Mutable<Step>): void {
  if (!("what" in step) || !("quantity" in step.what)) return;
  const { quantity, traits, noun, where, span } = step.what;
  const [whose, ...others] = traits;
  if (quantity.kind !== "a" || where.length > 0) return;
  // "A monster you control" says whose it is after it.
  if (whose?.trait !== "controlled" || whose.by !== "you") return;
  const that: Reference = {
    ref: "that-card",
    noun,
    traits: others,
    where: [whose],
    wording: OWNED,
    ...(span ? { span } : {}),
  };
  (step as { what: NounPhrase }).what = that;
}

/** The opposite of it: what was said. */
export function asGroups<Said>(value: Said): Said {
  if (Array.isArray(value)) return value.map(asGroups) as Said;
  if (!isNode(value)) return value;
  const { ref, wording, noun, traits = [], where = [], span } = value as Partial<Reference>;
  if (ref === "that-card" && wording === OWNED && noun !== undefined) {
    const group: Group = { quantity: { kind: "a" }, traits: [...where, ...traits], noun, where: [], wording };
    return { ...group, ...(span ? { span } : {}) } as Said;
  }
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, asGroups(below)])) as Said;
}
