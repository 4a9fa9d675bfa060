import { type Condition, isReference, type NounPhrase } from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import type { TriggerOptions } from "@chainwright/engine/program";
import type { Scope } from "../scope/scope.ts";
import { compileTimesDone } from "../scope/times-done.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

type Happened = Extract<Condition, { kind: "happened" }>;

/** "If your opponent Special Summoned 3 or more monsters this turn": of whatever cards, counted as it happens. */
export function compileTallied(
  { event, times, whileUp }: Happened,
  scope: Scope,
  counting: Pick<TriggerOptions, "countsNegated"> = {},
): Check {
  const subject = "subject" in event ? event.subject : undefined;
  const least = times ?? (subject === undefined ? 1 : numberOf(subject));
  const done = compileTimesDone(event, whileUp === true, scope, counting);
  return (duel, context) => done(duel, context) >= least;
}

/** "5 or more monsters", "a monster(s)": at least how many. */
function numberOf(subject: NounPhrase): number {
  if (isReference(subject)) return 1;
  const { quantity } = subject;
  if (quantity.kind === "at-least") return quantity.n;
  if (quantity.kind === "a" || quantity.kind === "some") return 1;
  throw new NotCarriedOut("how many of them it happened to earlier in the turn");
}
