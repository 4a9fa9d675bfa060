import type { Verb } from "@chainwright/card-ir";
import {
  type CardId,
  type Duel,
  FORCE,
  type ForceId,
  IN_FORCE,
  NO_CARD,
  STAT,
} from "@chainwright/engine/state";
import { cardName, seatOf, type Told, zoneName } from "./happened.ts";
import { clausesWith, printedEffect, wordsFor } from "./words.ts";

export const nameIn = (table: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(table).find(([, number]) => number === value)?.[0] ?? "";

type Kind = (typeof FORCE)[keyof typeof FORCE];

/** What is not told as an effect: an event has said it, or it is only kept in mind. */
type Silent = (typeof FORCE)[
  | "away"
  | "control"
  | "counter"
  | "doomed"
  | "excavated"
  | "formerCounters"
  | "formerHost"
  | "formerMaterial"
  | "kept"
  | "madeAttack"
  | "specialSummoned"
  | "standsIn"
  | "usedInBattle"
  | "usedThere"
  | "usedThisTurn"];

interface Applying {
  /** The word of its message; of a change of a stat the word after the stat. */
  readonly what: string;
  /** The steps that leave it behind. */
  readonly verbs: readonly Verb[];
  readonly ofStat?: true;
  /** Its message hangs on the word that the row keeps, here a kind of monsters. */
  readonly ofKind?: true;
  /** It is about a place of a zone. */
  readonly ofPlace?: true;
  /** It is about a player. */
  readonly ofPlayer?: true;
}

const change = (what: string): Applying => ({
  what,
  verbs: ["change-stat", "swap-stats", "become-like"],
  ofStat: true,
});

/** All others: the type makes sure that no kind is forgotten. */
const KINDS: Readonly<Record<Exclude<Kind, Silent>, Applying>> = {
  [FORCE.statGain]: change("gain"),
  [FORCE.statBecome]: change("become"),
  [FORCE.originalBecome]: change("original"),
  [FORCE.statTimes]: change("times"),
  [FORCE.equipGain]: { what: "given", verbs: ["equip"], ofStat: true },
  [FORCE.negated]: { what: "negated", verbs: ["negate-effects"] },
  [FORCE.nameNegated]: { what: "effect", verbs: ["negate-effects"] },
  [FORCE.later]: { what: "later", verbs: ["later", "banish"] },
  [FORCE.eachTime]: { what: "effect", verbs: ["each-time"], ofPlayer: true },
  [FORCE.leavingTo]: { what: "leaving-to", verbs: ["bind-leaving"] },
  [FORCE.forbidActivate]: { what: "forbid-activate", verbs: ["forbid"], ofPlayer: true },
  [FORCE.forbidPut]: { what: "forbid-put", verbs: ["forbid"] },
  [FORCE.lingering]: { what: "effect", verbs: ["unaffected", "forbid", "change-damage", "fewer-tributes"] },
  [FORCE.boundToBanish]: { what: "bound", verbs: ["whenever"] },
  [FORCE.pierce]: { what: "pierce", verbs: ["pierce"] },
  [FORCE.extraAttack]: { what: "extra-attack", verbs: ["attack-again"] },
  [FORCE.activatable]: { what: "activatable", verbs: ["allow-activation"] },
  [FORCE.noBattlePhase]: { what: "no-battle-phase", verbs: ["no-battle-phase"], ofPlayer: true },
  [FORCE.closed]: { what: "closed", verbs: ["close-zones"], ofPlayer: true, ofPlace: true },
  [FORCE.noNormalDraw]: { what: "effect", verbs: ["give-up-draw"] },
  [FORCE.normalSummons]: { what: "effect", verbs: ["normal-summons"] },
  [FORCE.skipPhase]: { what: "effect", verbs: ["skip-phase"] },
  [FORCE.tossed]: { what: "effect", verbs: ["toss-coin"] },
  [FORCE.lent]: { what: "effect", verbs: [] },
  [FORCE.kind]: { what: "kind", verbs: ["treat-as-kind"], ofKind: true },
  [FORCE.named]: { what: "effect", verbs: ["change-name", "become-like"] },
  [FORCE.effectsOf]: { what: "effects-of", verbs: ["take-effects"] },
  [FORCE.typeBecome]: { what: "effect", verbs: ["change-type", "become-like"] },
  [FORCE.attributeBecome]: { what: "effect", verbs: ["change-attribute", "become-like"] },
  [FORCE.keyword]: { what: "effect", verbs: ["gain-keyword"] },
  [FORCE.standIn]: { what: "effect", verbs: [] },
  [FORCE.boundToDestroy]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToShuffle]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToSend]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToReturn]: { what: "bound", verbs: ["whenever"] },
  [FORCE.boundToDamage]: { what: "bound", verbs: ["whenever"] },
};

const isTold = (kind: number): kind is keyof typeof KINDS => kind in KINDS;

/** What an effect begins to do: the point comes right after its row was added to the effects in force. */
export function applied(duel: Duel, card: number, kind: number, value: number): Told | undefined {
  if (!isTold(kind)) return undefined;
  const { what, verbs, ofStat, ofKind, ofPlace, ofPlayer } = KINDS[kind];
  const { state } = duel;
  const row = (state.count(IN_FORCE) - 1) as ForceId;
  const detail = state.get(IN_FORCE.what, row);
  const source: CardId = state.get(IN_FORCE.source, row);
  const printed =
    source === NO_CARD ? undefined : printedEffect(duel, source, state.get(IN_FORCE.effect, row));
  const isBan = kind === FORCE.forbidActivate || kind === FORCE.forbidPut;
  return {
    what: {
      kind: "applied",
      ...(card === NO_CARD ? {} : { card: cardName(duel, card) }),
      ...(source === NO_CARD || source === card ? {} : { by: cardName(duel, source) }),
      what: ofKind ? duel.catalogue.textOf(detail) : ofStat ? `${nameIn(STAT, detail)}-${what}` : what,
      // Of a mask with one place its number. What others keep is for the engine: it may be the number of a hidden card.
      value: ofPlace ? 32 - Math.clz32(value) : ofStat ? value : 0,
      ...(kind === FORCE.leavingTo || ofPlace ? { zone: zoneName(duel, detail) } : {}),
      ...(ofPlayer ? { player: seatOf(state.get(IN_FORCE.player, row)) } : {}),
      ...(kind === FORCE.forbidPut ? { player: seatOf(value) } : {}),
      ...(isBan ? { name: duel.catalogue.textOf(detail) } : {}),
    },
    words: wordsFor(printed, "step", clausesWith(verbs, "resolution")),
  };
}

/** What an effect stops doing; which stat it changed is no longer known then. */
export function expired(duel: Duel, kind: number, card: number): Told | undefined {
  // A step that was put off was carried out.
  if (!isTold(kind) || kind === FORCE.later) return undefined;
  const { what, ofStat } = KINDS[kind];
  return {
    what: {
      kind: "expired",
      ...(card === NO_CARD ? {} : { card: cardName(duel, card) }),
      what: ofStat ? "stat" : what,
    },
    words: [],
  };
}
