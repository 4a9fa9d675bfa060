import {
  type Condition,
  type EventPattern,
  type Group,
  isReference,
  type NounPhrase,
} from "@chainwright/card-ir";
import { someEvent } from "@chainwright/engine/history";
import { eitherOf, type Occasion, type Using, type Waiting } from "@chainwright/engine/program";
import { type Duel, type EventId, HAPPENED, LINKS } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileEvent } from "./event-patterns.ts";

/** What an effect waits for: an event or one of two, of some cards only, in some number. */

/** "When A, OR B": either of the two will do. */
export function compileOccasion(
  condition: Extract<Condition, { kind: "event" }>,
  waiting: Waiting,
  scope: Scope,
): Occasion {
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
  waiting: Waiting,
  scope: Scope,
): Occasion {
  const compile = (of: object): Occasion => compileEvent(of as EventPattern, word, waiting, scope);
  const occasion = compile(pattern);
  const number = "subject" in pattern ? numberOf(pattern.subject) : null;
  const others = alone === true ? compile({ ...pattern, subject: ANY_CARD }) : null;
  if (outside === undefined && not === undefined && number === null && others === null) return occasion;
  const barred = not ? scope.noun(not) : null;
  return {
    ...occasion,
    activation: (duel, using, link) =>
      barred?.test(duel, using, duel.state.get(LINKS.card, link)) !== true &&
      occasion.activation(duel, using, link),
    event: (duel, using, event) =>
      (outside === undefined || !duel.rules.isMoment(duel, outside)) &&
      barred?.test(duel, using, duel.state.get(HAPPENED.card, event)) !== true &&
      occasion.event(duel, using, event) &&
      number?.(howOften(duel, using, event, occasion)) !== false &&
      (others === null || howOften(duel, using, event, others) === 1),
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
function howOften(duel: Duel, using: Using, event: EventId, occasion: Occasion): number {
  const { state } = duel;
  let n = 0;
  someEvent(duel, state.get(HAPPENED.timing, event), (one) => {
    if (state.get(HAPPENED.atom, one) === state.get(HAPPENED.atom, event) && occasion.event(duel, using, one))
      n++;
    return false;
  });
  return n;
}
