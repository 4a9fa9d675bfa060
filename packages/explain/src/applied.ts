import type { Verb } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import {
  type CardId,
  LINGERING,
  LINGERING_KIND,
  type LingeringId,
  NO_CARD,
  STAT,
} from "@chainwright/engine/state";
import { cardName, seatOf, type Told, zoneName } from "./happened.ts";
import { clausesWith, printedEffect, wordsFor } from "./words.ts";

export const nameIn = (table: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(table).find(([, number]) => number === value)?.[0] ?? "";

type Kind = (typeof LINGERING_KIND)[keyof typeof LINGERING_KIND];

/** What is not told as an effect: an event has said it, or it is only kept in mind. */
type Silent = (typeof LINGERING_KIND)[
  | "away"
  | "control"
  | "counter"
  | "doomed"
  | "excavated"
  | "formerCounters"
  | "formerHost"
  | "formerMaterial"
  | "prevented"
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
  [LINGERING_KIND.statGain]: change("gain"),
  [LINGERING_KIND.statBecome]: change("become"),
  [LINGERING_KIND.originalBecome]: change("original"),
  [LINGERING_KIND.statTimes]: change("times"),
  [LINGERING_KIND.equipGain]: { what: "given", verbs: ["equip"], ofStat: true },
  [LINGERING_KIND.negated]: { what: "negated", verbs: ["negate-effects"] },
  [LINGERING_KIND.nameNegated]: { what: "effect", verbs: ["negate-effects"] },
  [LINGERING_KIND.later]: { what: "later", verbs: ["later", "banish"] },
  [LINGERING_KIND.eachTime]: { what: "effect", verbs: ["each-time"], ofPlayer: true },
  [LINGERING_KIND.leavingTo]: { what: "leaving-to", verbs: ["bind-leaving"] },
  [LINGERING_KIND.forbidActivate]: { what: "forbid-activate", verbs: ["forbid"], ofPlayer: true },
  [LINGERING_KIND.forbidPut]: { what: "forbid-put", verbs: ["forbid"] },
  [LINGERING_KIND.continuous]: {
    what: "effect",
    verbs: ["unaffected", "forbid", "change-damage", "fewer-tributes"],
  },
  [LINGERING_KIND.boundToBanish]: { what: "bound", verbs: ["whenever"] },
  [LINGERING_KIND.pierce]: { what: "pierce", verbs: ["pierce"] },
  [LINGERING_KIND.extraAttack]: { what: "extra-attack", verbs: ["attack-again"] },
  [LINGERING_KIND.activatable]: { what: "activatable", verbs: ["allow-activation"] },
  [LINGERING_KIND.noBattlePhase]: { what: "no-battle-phase", verbs: ["no-battle-phase"], ofPlayer: true },
  [LINGERING_KIND.closed]: { what: "closed", verbs: ["close-zones"], ofPlayer: true, ofPlace: true },
  [LINGERING_KIND.noNormalDraw]: { what: "effect", verbs: ["give-up-draw"] },
  [LINGERING_KIND.normalSummons]: { what: "effect", verbs: ["normal-summons"] },
  [LINGERING_KIND.skipPhase]: { what: "effect", verbs: ["skip-phase"] },
  [LINGERING_KIND.tossed]: { what: "effect", verbs: ["toss-coin"] },
  [LINGERING_KIND.lent]: { what: "effect", verbs: [] },
  [LINGERING_KIND.kind]: { what: "kind", verbs: ["treat-as-kind"], ofKind: true },
  [LINGERING_KIND.named]: { what: "effect", verbs: ["change-name", "become-like"] },
  [LINGERING_KIND.effectsOf]: { what: "effects-of", verbs: ["take-effects"] },
  [LINGERING_KIND.typeBecome]: { what: "effect", verbs: ["change-type", "become-like"] },
  [LINGERING_KIND.attributeBecome]: { what: "effect", verbs: ["change-attribute", "become-like"] },
  [LINGERING_KIND.keyword]: { what: "effect", verbs: ["gain-keyword"] },
  [LINGERING_KIND.standIn]: { what: "effect", verbs: [] },
  [LINGERING_KIND.boundToDestroy]: { what: "bound", verbs: ["whenever"] },
  [LINGERING_KIND.boundToShuffle]: { what: "bound", verbs: ["whenever"] },
  [LINGERING_KIND.boundToSend]: { what: "bound", verbs: ["whenever"] },
  [LINGERING_KIND.boundToReturn]: { what: "bound", verbs: ["whenever"] },
  [LINGERING_KIND.boundToDamage]: { what: "bound", verbs: ["whenever"] },
};

const isTold = (kind: number): kind is keyof typeof KINDS => kind in KINDS;

/** What an effect begins to do: the point comes right after its row was added to the effects in force. */
export function applied(duel: Duel, card: number, kind: number, value: number): Told | undefined {
  if (!isTold(kind)) return undefined;
  const { what, verbs, ofStat, ofKind, ofPlace, ofPlayer } = KINDS[kind];
  const { state } = duel;
  const row = (state.count(LINGERING) - 1) as LingeringId;
  const detail = state.get(LINGERING.what, row);
  const source: CardId = state.get(LINGERING.source, row);
  const printed =
    source === NO_CARD ? undefined : printedEffect(duel, source, state.get(LINGERING.effect, row));
  const isBan = kind === LINGERING_KIND.forbidActivate || kind === LINGERING_KIND.forbidPut;
  return {
    what: {
      kind: "applied",
      ...(card === NO_CARD ? {} : { card: cardName(duel, card) }),
      ...(source === NO_CARD || source === card ? {} : { by: cardName(duel, source) }),
      what: ofKind ? duel.catalogue.textOf(detail) : ofStat ? `${nameIn(STAT, detail)}-${what}` : what,
      // Of a mask with one place its number. What others keep is for the engine: it may be the number of a hidden card.
      value: ofPlace ? 32 - Math.clz32(value) : ofStat ? value : 0,
      ...(kind === LINGERING_KIND.leavingTo || ofPlace ? { zone: zoneName(duel, detail) } : {}),
      ...(ofPlayer ? { player: seatOf(state.get(LINGERING.player, row)) } : {}),
      ...(kind === LINGERING_KIND.forbidPut ? { player: seatOf(value) } : {}),
      ...(isBan ? { name: duel.catalogue.textOf(detail) } : {}),
    },
    words: wordsFor(printed, "step", clausesWith(verbs, "resolution")),
  };
}

/** What an effect stops doing; which stat it changed is no longer known then. */
export function expired(duel: Duel, kind: number, card: number): Told | undefined {
  // A step that was put off was carried out.
  if (!isTold(kind) || kind === LINGERING_KIND.later) return undefined;
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
