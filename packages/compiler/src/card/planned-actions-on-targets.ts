import { type Clause, type Effect, eachNode, isNode, isReference, type Step } from "@chainwright/card-ir";
import { isReturned } from "../nouns/illegal-choices.ts";
import type { PlannedActions, TurnTo } from "../steps/planned-actions.ts";
import { alikeAlready, leavesAsItIs } from "../steps/unchanging-cards.ts";
import { meansThisCard } from "../words/this-card.ts";

export function plannedActionsOn({ resolution }: Effect): PlannedActions {
  const summoned = new Map<string, Extract<Step, { verb: "special-summon" }>>();
  const summonedLater = new Set<string>();
  const equipped = new Set<string>();
  const turned = new Map<string, TurnTo>();
  const set = new Map<string, Extract<Step, { verb: "set" }>>();
  for (const { step } of resolution) {
    if (step.verb === "later")
      for (const { step: then } of step.then)
        if (then.verb === "special-summon" && isReference(then.what) && then.ignoring !== true)
          summonedLater.add(then.what.slot ?? "");
    if (step.verb === "equip" && meansThisCard(step.what) && isReference(step.to) && step.to.slot)
      equipped.add(step.to.slot);
    if (!("what" in step) || !isReference(step.what) || step.what.slot === undefined) continue;
    if (step.verb === "special-summon") summoned.set(step.what.slot, step);
    if (step.verb === "change-position") turned.set(step.what.slot, step.to);
    if (step.verb === "set" && step.stays !== true && step.activated !== true) set.set(step.what.slot, step);
  }
  return {
    ...{ summoned, summonedLater, equipped, turned, set },
    returned: new Set(onlyDone(resolution, (step) => (isReturned(step) ? true : null)).keys()),
    changed: new Map([...onlyDone(resolution, leavesAsItIs), ...alikeAlready(resolution)]),
  };
}

/** What `found` says of steps that do something to cards meant before, by their slots, where nothing else is done to those. */
function onlyDone<T>(resolution: readonly Clause[], found: (step: Step) => T | null): ReadonlyMap<string, T> {
  const done = new Map<string, T>();
  const others = new Set<string>();
  for (const { step } of resolution)
    for (const one of step.verb === "either" ? step.options : [step]) {
      const said = "what" in one && isReference(one.what) ? found(one) : null;
      if (said !== null && "what" in one && isReference(one.what)) done.set(one.what.slot ?? "", said);
      else eachNode(one, ({ what }) => void (isNode(what) && others.add(String(what.slot))));
    }
  return new Map([...done].filter(([slot]) => !others.has(slot)));
}
