import type { CompiledEffect } from "../program/effect.ts";
import type { EffectContext } from "../program/effect-context.ts";
import type { Cause } from "../state/cause.ts";
import type { CardId, ZoneId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** What effects do and cost that differs from game to game. */
export interface GameEffects<D> {
  /**
   * Whether what an effect waits for is there: the link `context.answers`, or an event; null where no effect does what the
   * activation of another card would.
   */
  readonly isOccasion: ((duel: D, context: EffectContext, effect: CompiledEffect<D>) => boolean) | null;
  /** Whether a player can pay for a card if that costs so much less; null where nothing is paid. */
  canPay: ((duel: D, player: Player, card: CardId, less: number) => boolean) | null;
  /** Whether an effect that takes the place of a destruction, or of a payment, can still be used by a player this turn. */
  readonly maySubstitute:
    | ((duel: D, player: Player, card: CardId, effect: CompiledEffect<D>) => boolean)
    | null;
  /** Counts that it was. */
  readonly countUse: ((duel: D, player: Player, card: CardId, effect: CompiledEffect<D>) => void) | null;
  /** Setting a Spell or Trap by an effect, or placing it face-up (`FACE`); null where the game has no such effects. */
  readonly setting: {
    /** The zone in which it lies by its kind. */
    zone(duel: D, card: CardId): ZoneId;
    /** `spare`: how many more places of that zone there will be by then, or fewer. */
    check(duel: D, player: Player, card: CardId, by: CardId, spare?: number): boolean;
    set(duel: D, player: Player, card: CardId, face: number, cause: Cause, place?: number): boolean;
  } | null;
  /** Activating a Field Spell as an effect resolves; null where the game has no such effects. */
  readonly activatingThere: {
    check(duel: D, player: Player, card: CardId, by: CardId): boolean;
    activate(duel: D, player: Player, card: CardId, cause: Cause): boolean;
  } | null;
}
