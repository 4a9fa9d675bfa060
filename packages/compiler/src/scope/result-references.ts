import {
  type Asks,
  isNode,
  type PlaceName,
  type Process,
  type Reference,
  type Referring,
  type Step,
  type Wording,
} from "@chainwright/card-ir";
import type { Scope } from "./scope.ts";

/** The process of a move, by where it leads. */
const MOVES: Readonly<Partial<Record<PlaceName, Process>>> = {
  hand: "to-hand",
  deck: "to-deck",
  "deck-bottom": "to-deck",
  "battle-zone": "to-battle-zone",
  mana: "to-mana",
  graveyard: "to-graveyard",
};

function wordingOf({ verb, voice, ability }: Reference): Wording {
  if (ability === "other") return "other-ability";
  if (verb === undefined) return "that";
  if (verb !== "destroy") return "named";
  return voice === "active" ? "destroyed" : "was-destroyed";
}

function processOf({ verb, to, noun }: Reference): Process | undefined {
  if (verb === "destroy" || verb === "discard") return verb;
  const process = to?.names[0] === undefined ? undefined : MOVES[to.names[0]];
  return process === "to-hand" && noun === "shield" ? "shields-to-hand" : process;
}

/** What a step is to do to its cards, for words that point at it without naming that. */
export function processOfStep(step: Step): Process | undefined {
  if (step.verb === "destroy" || step.verb === "discard") return step.verb;
  return step.verb === "move" ? MOVES[step.to.names[0] as PlaceName] : undefined;
}

/** How the words "… this way" and "that …" refer to what an earlier part did. */
export function referringOf(reference: Reference, asks: Asks, { ifYouDo, processes }: Scope): Referring {
  const process = processOf(reference) ?? processes.get(reference.slot ?? "");
  return {
    wording: wordingOf(reference),
    ...(process === undefined ? {} : { process }),
    asks,
    ...(ifYouDo ? { within: "if-you-do" as const } : {}),
  };
}

/** "If you do": asks whether the clause before it was carried out. */
export const IF_YOU_DO: Referring = { wording: "if-you-do", asks: "whether" };

interface Asked {
  readonly reference: Reference;
  readonly asks: Asks;
}

/** The references of a step to what an earlier part did, however deep; not those of what is done later. */
export function resultsAskedBy(part: unknown, asks: Asks = "value", results: Asked[] = []): readonly Asked[] {
  if (Array.isArray(part)) for (const one of part) resultsAskedBy(one, "value", results);
  else if (isNode(part)) {
    const { kind, ref, value } = part;
    // A condition says so itself.
    if (kind === "result") return results;
    if (ref === "this-way") results.push({ reference: part as unknown as Reference, asks });
    else {
      const below = value === "count" || kind === "per" ? "count" : "value";
      for (const key in part) if (key !== "then" && key !== "span") resultsAskedBy(part[key], below, results);
    }
  }
  return results;
}
