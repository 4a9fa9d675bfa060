import type { Asks, PlaceName, Process, Reference, Referring, Step, Wording } from "@chainwright/card-ir";
import type { Slots } from "./slots.ts";

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
export function referringOf(reference: Reference, asks: Asks, { ifYouDo, processes }: Slots): Referring {
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

/** The references of a step to what an earlier part did, however deep; not those of what is done later. */
export function resultsAskedBy(node: unknown, asks: Asks = "value"): { reference: Reference; asks: Asks }[] {
  if (Array.isArray(node)) return node.flatMap((one) => resultsAskedBy(one));
  if (node === null || typeof node !== "object") return [];
  // A condition says so itself.
  if ("kind" in node && node.kind === "result") return [];
  if ("ref" in node && node.ref === "this-way") return [{ reference: node as Reference, asks }];
  const counts = ("value" in node && node.value === "count") || ("kind" in node && node.kind === "per");
  const below = counts ? "count" : "value";
  return Object.entries(node).flatMap(([key, one]) => (key === "then" ? [] : resultsAskedBy(one, below)));
}
