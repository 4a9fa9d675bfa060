import { type EventPattern, type Group, isReference, type Place } from "@chainwright/card-ir";
import type { UseLimit } from "@chainwright/engine/board";
import type { StepOf } from "@chainwright/engine/program";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "Each player can only Special Summon once per turn": the ban is on what goes beyond that. */
export function compileBanBeyond(step: StepOf<"forbid">, scope: Scope): UseLimit | null {
  const { beyond, what, except, exceptWays, ways, until } = step;
  if (beyond === undefined) return null;
  const narrowed = except ?? exceptWays ?? ways ?? step.byCards ?? step.answering ?? step.phase;
  if (scope.tally === null || isReference(what) || narrowed !== undefined)
    throw new NotCarriedOut("what can be done only so often, of some cards");
  // It is counted by the turn: what goes on to the next one would begin anew there.
  if (until !== "while-face-up" && until !== "end-of-turn")
    throw new NotCarriedOut("what can be done only so often in more than one turn");
  const event = eventOf(step.act, { ...what, quantity: { kind: "some" } });
  const waiting = { fast: event.event === "activated", settled: false, countsNegated: true } as const;
  const tally = scope.tally(compileOccasion({ kind: "event", word: "if", event }, waiting, scope));
  return { times: beyond, tally };
}

const WAYS = {
  "special-summon": ["special"],
  summon: ["normal", "special"],
  "summon-in-any-way": ["normal", "flip", "special"],
} as const;

/** What is counted, of whoever does it. */
function eventOf(act: StepOf<"forbid">["act"], cards: Group): EventPattern {
  const agent = "you";
  switch (act) {
    case "special-summon":
    case "summon":
    case "summon-in-any-way": {
      const from = placeLeft(cards);
      const where = cards.where.filter((trait) => trait.trait !== "from");
      const ways = WAYS[act];
      return { event: "summoned", agent, ways, subject: { ...cards, where }, ...(from && { from }) };
    }
    case "activate":
    case "activate-card": {
      const { quantity: _, ...whose } = cards;
      const what = act === "activate-card" ? "card" : "effect";
      return { event: "activated", agent, what: { what, ...whose } };
    }
    default:
      throw new NotCarriedOut(`how often a player may ${act}`);
  }
}

const placeLeft = ({ where }: Group): Place | undefined =>
  where.flatMap((trait) => (trait.trait === "from" ? [trait.place] : []))[0];
