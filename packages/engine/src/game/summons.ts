import type { SummonRule } from "@chainwright/card-ir";
import type { Routine } from "@chainwright/kernel";
import type { Materials } from "../program/material-requirements.ts";
import type { Why } from "../state/illegality-reasons.ts";
import type { CardId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** Which monsters may be Summoned, and how. */
export interface GameSummons<D> {
  /** The summoning conditions that its procedures keep. */
  readonly summonRules: readonly SummonRule["rule"][];
  /** Whether a player chooses the position of a monster they Special Summon. */
  readonly choosesPosition: boolean;
  /** Whether the effect of a card may Special Summon this one, in a way (`WAY`), to the field of `side` (as a rule `player`); some cards leave before it does. */
  maySpecialSummon(
    duel: D,
    player: Player,
    card: CardId,
    by: CardId,
    way: number,
    why: Why | null,
    leaving?: readonly CardId[],
    side?: Player,
    /** Whatever its Summoning conditions say. */
    ignoring?: boolean,
    /** What it is treated as, beside what it is: a Summon that a monster's text may ask for. */
    treated?: number,
  ): boolean;
  /** Whether what a monster says of its Summon, and how it came before, lets the effect of a card Special Summon it at some other time. */
  couldBeSummoned(duel: D, card: CardId, by: CardId, why: Why | null): boolean;
  /** Summons with materials by the kind of the monster; null where the game has none. */
  readonly byMaterials: {
    /** What such a Summon takes; `from`: of nothing but these cards. */
    materials(from?: readonly CardId[]): Materials<D>;
    /** `using`: what has to be among the materials; `from`: nothing else can be, but what is `brought` before. */
    check(
      duel: D,
      player: Player,
      card: CardId,
      why: Why | null,
      using: readonly CardId[],
      from?: readonly CardId[],
      brought?: readonly CardId[],
    ): boolean;
    /** Of the card, its player, 0 and `ALL_PICKED` where the materials have been chosen. */
    readonly routine: Routine<D>;
  } | null;
  /** Normal Summons, for effects that conduct one; null where the game has none. */
  readonly normalSummon: {
    check(duel: D, player: Player, card: CardId, withTribute: boolean): boolean;
    /** Of the card and the player. */
    readonly routine: Routine<D>;
  } | null;
  /**
   * Puts a card into play for a player, where that takes more than a move: of the card, the player, the link whose
   * effect does it and the row, counted from 1, of what it records. Null where a Special Summon is all there is.
   */
  readonly putIntoPlay: Routine<D> | null;
  /** "GR summon", of the player and the link; null where the game has none. */
  readonly grSummon: Routine<D> | null;
}
