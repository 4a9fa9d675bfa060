import type { Stat, Value } from "@chainwright/card-ir";
import { NotCarriedOut } from "./using.ts";

type Had = Extract<Value, { value: "had" }>;

const isHad = (node: object): node is Had => "value" in node && node.value === "had";

/** The name of the slot in which the step of the slot `done` notes what its cards had. */
export const slotOfHad = (done: string): string => `had of ${done}`;

/**
 * "The ATK the destroyed monster had on the field" is asked for when it has none any more: finds the values that
 * steps have to note beforehand, by the slots of these steps.
 */
export function valuesAskedLater(node: unknown, asked = new Map<string, Stat>()): ReadonlyMap<string, Stat> {
  if (node === null || typeof node !== "object") return asked;
  if (isHad(node)) {
    const { slot } = node.of;
    if (slot === undefined || slot === "event")
      throw new NotCarriedOut("what a card had before something else was done to it");
    if ((asked.get(slot) ?? node.stat) !== node.stat) throw new NotCarriedOut("two values of what is gone");
    asked.set(slot, node.stat);
  }
  for (const below of Object.values(node)) valuesAskedLater(below, asked);
  return asked;
}
