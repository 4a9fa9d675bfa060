import type { Verb } from "@chainwright/card-ir";
import { type CardId, type Duel, FORCE, type ForceId, IN_FORCE, NO_CARD, STAT } from "@chainwright/engine";
import { cardName, seatOf, type Told, zoneName } from "./happened.ts";
import { clausesWith, printedEffect, wordsFor } from "./words.ts";

export const nameIn = (table: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(table).find(([, number]) => number === value)?.[0] ?? "";

const CHANGES: Readonly<Record<number, string>> = {
  [FORCE.statGain]: "gain",
  [FORCE.statBecome]: "become",
  [FORCE.originalBecome]: "original",
  [FORCE.statTimes]: "times",
};

const KINDS: Readonly<Record<number, { readonly what: string; readonly verbs: readonly Verb[] }>> = {
  [FORCE.negated]: { what: "negated", verbs: ["negate-effects"] },
  [FORCE.later]: { what: "later", verbs: ["later"] },
  [FORCE.leavingTo]: { what: "leaving-to", verbs: ["bind-leaving"] },
  [FORCE.forbidActivate]: { what: "forbid-activate", verbs: ["forbid"] },
  [FORCE.forbidPut]: { what: "forbid-put", verbs: ["forbid"] },
  [FORCE.lingering]: { what: "effect", verbs: ["unaffected", "forbid"] },
  [FORCE.pierce]: { what: "pierce", verbs: ["pierce"] },
  [FORCE.extraAttack]: { what: "extra-attack", verbs: ["attack-again"] },
  [FORCE.noDamage]: { what: "no-damage", verbs: ["no-damage"] },
  [FORCE.boundToDestroy]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToShuffle]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToDamage]: { what: "bound", verbs: ["whenever"] },
};

/** What an effect begins to do: the point comes right after its row was added to the effects in force. */
export function applied(duel: Duel, card: number, kind: number, value: number): Told | undefined {
  // The event has said it.
  if (
    kind === FORCE.control ||
    kind === FORCE.counter ||
    kind === FORCE.doomed ||
    kind === FORCE.usedInBattle
  )
    return undefined;
  const { state } = duel;
  const row = (state.count(IN_FORCE) - 1) as ForceId;
  const detail = state.get(IN_FORCE.what, row);
  const source: CardId = state.get(IN_FORCE.source, row);
  const printed =
    source === NO_CARD ? undefined : printedEffect(duel, source, state.get(IN_FORCE.effect, row));
  const change = CHANGES[kind];
  const other = KINDS[kind];
  const verbs: readonly Verb[] = change === undefined ? (other?.verbs ?? ["later"]) : ["change-stat"];
  return {
    what: {
      kind: "applied",
      ...(card === NO_CARD ? {} : { card: cardName(duel, card) }),
      what: change === undefined ? (other?.what ?? "effect") : `${nameIn(STAT, detail)}-${change}`,
      value: kind === FORCE.later ? 0 : value,
      ...(kind === FORCE.leavingTo ? { zone: zoneName(duel, detail) } : {}),
      ...(kind === FORCE.noDamage ? { player: seatOf(state.get(IN_FORCE.player, row)) } : {}),
      ...(kind === FORCE.forbidActivate
        ? { player: seatOf(state.get(IN_FORCE.player, row)), name: duel.catalogue.textOf(detail) }
        : {}),
      ...(kind === FORCE.forbidPut ? { player: seatOf(value), name: duel.catalogue.textOf(detail) } : {}),
    },
    words: wordsFor(printed, "step", clausesWith(verbs, "resolution")),
  };
}

/** What an effect stops doing; which stat it changed is no longer known then. */
export function expired(duel: Duel, kind: number, card: number): Told | undefined {
  // The event says who controls it, and a step that was put off was carried out.
  if (
    kind === FORCE.control ||
    kind === FORCE.counter ||
    kind === FORCE.later ||
    kind === FORCE.doomed ||
    kind === FORCE.usedInBattle
  )
    return undefined;
  return {
    what: {
      kind: "expired",
      ...(card === NO_CARD ? {} : { card: cardName(duel, card) }),
      what: CHANGES[kind] === undefined ? (KINDS[kind]?.what ?? "effect") : "stat",
    },
    words: [],
  };
}
