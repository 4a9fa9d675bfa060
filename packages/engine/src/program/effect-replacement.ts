import type { Manner } from "@chainwright/card-ir";
import type { Cause } from "../state/cause.ts";
import type { CardId, ZoneId } from "../state/schema.ts";
import type { EffectContext } from "./effect-context.ts";

/** What it takes the place of. */
export interface EffectReplacement<D> {
  /** For replacements: whether this move is the one it replaces. */
  readonly replaces: MoveTest<D> | null;
  /** For what a player may let take the place of a destruction. */
  readonly destructionReplacement: DestructionReplacement<D> | null;
  /** For what a player may pay instead of a part of another effect's cost. */
  readonly costReplacement: CostReplacement<D> | null;
  /** For effects of a payment: the most that they can take off it. */
  readonly costReduction: ((duel: D, context: EffectContext) => number) | null;
}

export type MoveTest<D> = (duel: D, context: EffectContext, moving: PendingMove) => boolean;

/** A move that is to happen, as far as replacements ask for it. */
export interface PendingMove {
  readonly card: CardId;
  readonly to: ZoneId;
  readonly bottom: boolean;
  readonly manner: number;
  readonly cause: Cause;
  /** Others are destroyed at the same moment; not known before all of them are. */
  readonly among?: boolean;
}

/** What a player may let take the place of a destruction. */
export interface DestructionReplacement<D> {
  /** Whether it is about such a destruction. */
  readonly isMeant: MoveTest<D>;
  /** "Monster(s)": it keeps all of those that would be destroyed together. */
  readonly several: boolean;
  /** It does something with its own card. */
  readonly takesItself: boolean;
}

/** What is paid instead of a part of a cost: "If you would discard to activate the effect of a “X” monster, you can … instead." */
export interface CostReplacement<D> {
  /** Whether it is about such a part of a cost, of an effect of such a card. */
  isMeant(duel: D, context: EffectContext, payable: Payable, paidFor: CardId): boolean;
  /** "… instead of 1 of those cards": the others are paid all the same. */
  readonly justOne: boolean;
}

/** A part of a cost as its words have it, whatever there is to pay it with. */
export interface Payable {
  readonly manners: readonly Manner[];
  /** Where the cards are that it takes; empty where nothing is said. */
  readonly from: readonly string[];
  /** How many; null where that is left open, or more than one kind is taken. */
  readonly count: number | null;
  /** It takes the very card whose effect it is. */
  readonly itself: boolean;
}
