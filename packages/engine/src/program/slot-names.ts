import { eachNode } from "@chainwright/card-ir";

/** Slots of what is there without anything having been chosen or done. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set([
  "this-card",
  "itself",
  "equipped",
  "there",
  "own-equip",
  "battled",
  "fighters",
]);

/** The names of the slots that a part of a text speaks of, by its references and its traits ("with the same name"). */
export function slotsIn(part: unknown): readonly string[] {
  const slots: string[] = [];
  eachNode(part, ({ ref, trait, slot }) => {
    if ((ref !== undefined || trait !== undefined) && typeof slot === "string") slots.push(slot);
  });
  return slots;
}
