import { type Group, isNode, type NounPhrase, type Reference, type Step } from "@chainwright/card-ir";
import type { Mutable } from "./walk.ts";

/** How a reference is noted that is said as a group is: "your monster". */
const OWNED = "owned";

/**
 * "Target 1 monster you control …; destroy your monster": what something is done to has been spoken of, and is that
 * monster you control; so is what something is equipped to, and "your opponent's monster" there. As what an event is
 * about, "your monster" is any of them.
 */
export function pointsAtOwn(step: Mutable<Step>): void {
  if ("what" in step && "quantity" in step.what && !isTheirs(step.what))
    (step as { what: NounPhrase }).what = pointing(step.what) ?? step.what;
  if ((step.verb === "equip" || step.verb === "attach") && "quantity" in step.to)
    (step as { to: NounPhrase }).to = pointing(step.to) ?? step.to;
}

const isTheirs = ({ traits: [whose] }: Group): boolean =>
  whose?.trait === "controlled" && whose.by === "opponent";

function pointing(group: Group & { readonly wording?: string }): Reference | undefined {
  const { quantity, traits, noun, where, span, wording } = group;
  const [whose, ...others] = traits;
  if (quantity.kind !== "a" || where.length > 0) return undefined;
  // "A monster you control" says whose it is after it, "an opponent's monster" that it may be any.
  if (whose?.trait !== "controlled" || (isTheirs(group) && wording?.split(" ").includes(OWNED) !== true))
    return undefined;
  if (whose.by !== "you" && whose.by !== "opponent") return undefined;
  return {
    ref: "that-card",
    noun,
    traits: others,
    where: [whose],
    wording: OWNED,
    ...(span ? { span } : {}),
  };
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
