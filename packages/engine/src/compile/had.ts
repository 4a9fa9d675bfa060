import { eachNode, type Stat, type Value } from "@chainwright/card-ir";
import { NotCarriedOut } from "./using.ts";

type Had = Extract<Value, { value: "had" }>;

const isHad = (node: object): node is Had => "value" in node && node.value === "had";

/** The name of the slot in which the step of the slot `done` notes what its cards had. */
export const slotOfHad = (done: string): string => `had of ${done}`;

/**
 * "The ATK the destroyed monster had on the field" is asked for when it has none any more: finds the values that
 * steps have to note beforehand, by the slots of these steps.
 */
export function valuesAskedLater(part: unknown): ReadonlyMap<string, Stat> {
  const asked = new Map<string, Stat>();
  eachNode(part, (node) => {
    if (!isHad(node)) return;
    const { slot } = node.of;
    if (slot === undefined || slot === "event")
      throw new NotCarriedOut("what a card had before something else was done to it");
    if ((asked.get(slot) ?? node.stat) !== node.stat) throw new NotCarriedOut("two values of what is gone");
    asked.set(slot, node.stat);
  });
  return asked;
}
