import { type Effect, eachNode, type Span } from "@chainwright/card-ir";
import type { Unresolved } from "./walk.ts";

/** "The monsters used for that Link Summon": the Summon that the effect's event is about, of this card, with it as material, or of others. */
export function findSummon({ conditions, cost, resolution }: Effect, problems: Unresolved[]): void {
  const own = conditions.flatMap((condition) => {
    if (condition.kind !== "event" || condition.or !== undefined) return [];
    const { event } = condition;
    if (!("subject" in event)) return [];
    const isThis = "ref" in event.subject && event.subject.ref === "this-card";
    if (event.event === "summoned" && !event.would)
      return [{ key: "slot", slot: isThis ? "this-card" : "event", ways: event.ways }];
    return isThis && event.event === "moved" && event.material
      ? [{ key: "otherSlot", slot: "this-card", ways: event.material }]
      : [];
  });
  const [summon] = own;
  eachNode([cost, resolution], (node) => {
    if (node.trait !== "used-for" || node.summoned !== undefined) return;
    const { way, span } = node;
    if (summon !== undefined && summon.ways?.some((one) => one === way) === true)
      node[summon.key] = summon.slot;
    else
      problems.push({
        span: span as Span | undefined,
        fault: "no-antecedent",
        what: `that ${way} Summon`,
      });
  });
}
