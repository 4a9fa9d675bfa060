import { eachNode, type Stat, type Value } from "@chainwright/card-ir";
import { NotCarriedOut } from "./not-carried-out.ts";

export type LastKnown = Extract<Value, { value: "had" }>;

export const isLastKnown = (node: object): node is LastKnown => "value" in node && node.value === "had";

/** The name of the slot in which the step of the slot `done` notes what its cards had. */
export const slotOfLastKnown = (done: string): string => `had of ${done}`;

/** Which value, and whether only of cards that lay face-up. */
export interface AskedLater {
  readonly stat: Stat;
  readonly faceUp: boolean;
}

/**
 * "The ATK the destroyed monster had on the field" is asked for when it has none any more: finds the values that
 * steps have to note beforehand, by the slots of these steps.
 */
export function valuesAskedLater(part: unknown): ReadonlyMap<string, AskedLater> {
  const asked = new Map<string, AskedLater>();
  eachNode(part, (node) => {
    if (!isLastKnown(node)) return;
    const { slot } = node.of;
    if (slot === undefined || slot === "event")
      throw new NotCarriedOut("what a card had before something else was done to it");
    const { stat, faceUp = false } = node;
    const other = asked.get(slot);
    if (other !== undefined && (other.stat !== stat || other.faceUp !== faceUp))
      throw new NotCarriedOut("two values of what is gone");
    asked.set(slot, { stat, faceUp });
  });
  return asked;
}
