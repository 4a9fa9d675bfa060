import { type Effect, type EventPattern, isReference } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Battle, EventCondition } from "./end-of-battle.ts";

/** "Each time a Spell Card is activated, …": when that has resolved, whether the words add it or not. */
export const onceResolved = (said: EventCondition): EventCondition =>
  said.event.event === "activated" && said.event.resolves === undefined
    ? { ...said, event: { ...said.event, resolves: true } }
    : said;

/** "Negate any Spell effects that target this card": done each time that one of them is about to resolve. */
export function asItResolves(effect: Effect): Effect {
  const [first, ...others] = effect.resolution;
  if (first?.step.verb !== "negate-effect" || first.step.of === undefined) return effect;
  if (effect.kind !== "continuous") throw new NotCarriedOut("what is negated from now on as it resolves");
  const { of, ...step } = first.step;
  const event: EventCondition = { kind: "event", word: "if", event: { ...of, resolves: "as" } };
  return {
    ...effect,
    kind: "each-time",
    conditions: [...effect.conditions, event],
    resolution: [{ ...first, step }, ...others],
  };
}

/** What may be done each time that it happens: at once, for all to which it happens at the same moment. */
export function mustBeOfEachTime(said: EventCondition | undefined, isOnField: boolean): void {
  // What happens to this card happens to it one at a time.
  if (said === undefined || (said.or !== undefined && !(isOfThis(said.event) && isOfThis(said.or))))
    throw new NotCarriedOut("something done each time that one of two things happens");
  // Off the field these words are of old texts, whose effects are activated.
  if (!isOnField) throw new NotCarriedOut("something done each time by a card that is not on the field");
  mustBeDoneEachTime(said.event);
  if (said.or) mustBeDoneEachTime(said.or);
}

const isOfThis = (event: EventPattern): boolean =>
  "subject" in event && isReference(event.subject) && event.subject.ref === "this-card";

export function mustBeDoneEachTime(event: EventPattern): void {
  if (!EACH_TIME.has(event.event)) throw new NotCarriedOut(`something done each time ("${event.event}")`);
  if (event.event === "summoned" && event.would === true)
    throw new NotCarriedOut("something done each time that a monster would be Summoned");
  // Of several at once: once for each of them, or once for all? The words don't say.
  if (event.event === "moved" && !isReference(event.subject) && event.subject.quantity.kind === "a")
    throw new NotCarriedOut("something done each time that one card is moved");
}

const EACH_TIME: ReadonlySet<EventPattern["event"]> = new Set([
  "chain-resolved",
  "battles",
  "activated",
  "summoned",
  "moved",
  "left-field",
  "attack-declared",
  "damage",
  "drawn",
  "turned",
  "set",
]);

/** "If this card attacks, it is changed to Defense Position at the end of the Damage Step.": of the battle that goes on then. */
export function battleAtTheEnd({ resolution }: Effect, said: EventCondition | undefined): Battle | null {
  const atTheEnd = resolution.some(
    ({ condition }) =>
      condition?.kind === "phase" && condition.at === "end" && condition.phase === "damage-step",
  );
  return atTheEnd && said?.event.event === "battles" ? said.event : null;
}
