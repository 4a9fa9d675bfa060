import {
  type Condition,
  type EventPattern,
  type Group,
  isReference,
  type NounPhrase,
} from "@chainwright/card-ir";
import type { Duel, TriggerCondition } from "@chainwright/engine/board";
import { someEvent } from "@chainwright/engine/history";
import { type EffectContext, eitherOf, type TriggerOptions } from "@chainwright/engine/program";
import { EVENT_LOG, type EventId, LINKS } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileEvent } from "./event-patterns.ts";

/** What an effect waits for: an event or one of two, of some cards only, in some number. */

/** "When A, OR B": either of the two will do. */
export function compileOccasion(
  condition: Extract<Condition, { kind: "event" }>,
  waiting: TriggerOptions,
  scope: Scope,
): TriggerCondition {
  const { event, or } = condition;
  const word = isOfSummon(event) ? "if" : condition.word;
  const first = compileNarrowed(event, word, waiting, scope);
  if (or === undefined) return first;
  return eitherOf(first, compileNarrowed(withSubject(or, event), word, waiting, scope));
}

/** "When this card is sent to the GY for a Synchro Summon": that Summon comes after it, and is what it waits for. */
const isOfSummon = (event: EventPattern): boolean => event.event === "moved" && event.material !== undefined;

/** "… is destroyed by battle, or leaves the field …": what both are about is said once. */
function withSubject(or: EventPattern, { ...first }: EventPattern): EventPattern {
  if (!("subject" in or) || !isReference(or.subject) || or.subject.ref !== "same-subject") return or;
  if (!("subject" in first)) throw new NotCarriedOut("two events of which the first is about nothing");
  return { ...or, subject: first.subject };
}

/** An event, but in some phase, of some cards or in some number: "(except during the Damage Step)", "…, except “X”". */
function compileNarrowed(
  { outside, not, alone, ...pattern }: EventPattern,
  word: "when" | "if",
  waiting: TriggerOptions,
  scope: Scope,
): TriggerCondition {
  const compile = (of: object): TriggerCondition => compileEvent(of as EventPattern, word, waiting, scope);
  const occasion = compile(pattern);
  const number = "subject" in pattern ? numberOf(pattern.subject) : null;
  const others = alone === true ? compile({ ...pattern, subject: ANY_CARD }) : null;
  if (outside === undefined && not === undefined && number === null && others === null) return occasion;
  const barred = not ? scope.noun(not) : null;
  return {
    ...occasion,
    activation: (duel, context, link) =>
      barred?.test(duel, context, duel.state.get(LINKS.card, link)) !== true &&
      occasion.activation(duel, context, link),
    event: (duel, context, event) =>
      (outside === undefined || !duel.rules.isMoment(duel, outside)) &&
      barred?.test(duel, context, duel.state.get(EVENT_LOG.card, event)) !== true &&
      occasion.event(duel, context, event) &&
      number?.(howOften(duel, context, event, occasion)) !== false &&
      (others === null || howOften(duel, context, event, others) === 1),
  };
}

const ANY_CARD: Group = { quantity: { kind: "a" }, traits: [], noun: "card", where: [] };

/** "2 or more monsters are Summoned", "exactly 1 monster is destroyed": how many of them have to be at the same time. */
function numberOf(subject: NounPhrase): ((n: number) => boolean) | null {
  if (isReference(subject)) return null;
  const { quantity } = subject;
  switch (quantity.kind) {
    case "at-least":
      return (n) => n >= quantity.n;
    case "precisely":
      return (n) => n === quantity.n;
    default:
      return null;
  }
}

/** How often the same happens in the moment of an event: to how many cards at the same time. */
function howOften(duel: Duel, context: EffectContext, event: EventId, occasion: TriggerCondition): number {
  const { state } = duel;
  let n = 0;
  someEvent(duel, state.get(EVENT_LOG.timing, event), (one) => {
    if (
      state.get(EVENT_LOG.atom, one) === state.get(EVENT_LOG.atom, event) &&
      occasion.event(duel, context, one)
    )
      n++;
    return false;
  });
  return n;
}
