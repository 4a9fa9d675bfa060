import type { Effect, Span } from "@chainwright/card-ir";
import type { Unresolved } from "./scope.ts";
import { isNode } from "./walk.ts";

/** "The monsters used for that Link Summon": the Summon that the effect's event is about, of this card or with it as material. */
export function findSummon({ conditions, cost, resolution }: Effect, problems: Unresolved[]): void {
  const own = conditions.flatMap((condition) => {
    if (condition.kind !== "event" || condition.or !== undefined) return [];
    const { event } = condition;
    if (!("subject" in event) || !("ref" in event.subject) || event.subject.ref !== "this-card") return [];
    if (event.event === "summoned" && !event.would) return [{ key: "slot", ways: event.ways }];
    return event.event === "moved" && event.material ? [{ key: "otherSlot", ways: event.material }] : [];
  });
  const [summon] = own;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      if (value.trait === "used-for" && value.summoned === undefined) {
        const { way, span } = value;
        if (summon !== undefined && summon.ways?.some((one) => one === way) === true)
          value[summon.key] = "this-card";
        else
          problems.push({
            span: span as Span | undefined,
            fault: "no-antecedent",
            what: `that ${way} Summon`,
          });
      }
      for (const [key, below] of Object.entries(value)) if (key !== "span") visit(below);
    }
  };
  visit([cost, resolution]);
}
