import type { ActivationRule, Card, Effect, EffectKind, Limit, Who } from "@chainwright/card-ir";
import type { Routine } from "@chainwright/kernel";
import type { CardId, LinkId } from "../state/schema.ts";
import type { CardSet } from "./card-set.ts";
import type { ContinuousEffect } from "./continuous-effect.ts";
import type { CardTest, Check, EffectContext } from "./effect-context.ts";
import type { EffectReplacement } from "./effect-replacement.ts";
import type { TriggerCondition } from "./trigger.ts";

/** An effect that the engine can activate, resolve and explain. */
export interface CompiledEffect<D>
  extends EffectHead,
    EffectActivation<D>,
    EffectLimits,
    EffectProtection<D>,
    EffectRoutines<D>,
    EffectSummons<D>,
    EffectReplacement<D>,
    EffectApplying<D> {}

/** What an effect is, by its words and its place on the card. */
interface EffectHead {
  readonly index: number;
  /** The index of the first of the effects of which one is activated: using one uses all; else its own. */
  readonly choiceGroup: number;
  /** The index of the activation of its card that is made along with this effect; else null. */
  readonly activatedWith: number | null;
  /** Of an activation that costs more: what that is paid for; else null. */
  readonly paidFor: ActivationRule["allows"] | null;
  readonly ir: Effect;
  readonly kind: EffectKind;
  readonly optional: boolean;
  /** What may answer what; 0 where the game knows no speeds. */
  readonly speed: number;
  /** See `Game.effectProperties`. */
  readonly properties: number;
}

/** When and from where it can be activated. */
interface EffectActivation<D> {
  /** The zones from which it may be activated, as a mask. */
  readonly range: number;
  readonly trigger: TriggerCondition<D> | null;
  /** "… while you control this monster": it has to have been there before what happens. */
  readonly mustHaveBeenThere: boolean;
  /** It misses the timing by a ruling about its card, although its text says "if". */
  readonly missesTimingByRuling: boolean;
  /** Of what is a Quick Effect only under a condition: that condition; without it an Ignition Effect. */
  readonly quickIf: Check<D> | null;
  /** In the order of the words of `ir`, then what else has to hold. */
  readonly conditions: readonly Check<D>[];
  /** Costs can be paid, targets exist, something would happen. */
  readonly checks: readonly Check<D>[];
}

/** How often it can be used. */
interface EffectLimits {
  /** What a limit by name counts: its choice group, or it by itself ("but you can only use each effect of “X” once per turn"). */
  readonly limitGroup: number;
  /** "You can only use this effect of “X” once per turn": this name. */
  readonly limit: Limit | null;
  /** "Once per turn": this copy. */
  readonly oncePerTurn: boolean;
  /** "Up to twice per turn": this copy; 0 where it is not said. */
  readonly timesPerTurn: number;
  /** "Once per Chain": this copy. */
  readonly oncePerChain: boolean;
  /** "Once per battle": this copy. */
  readonly oncePerBattle: boolean;
  /** "Once while face-up on the field": this copy. */
  readonly oncePerStay: boolean;
  /** "This card cannot use this effect next turn" */
  readonly skipsNextTurn: boolean;
}

/** What cannot be done against it. */
interface EffectProtection<D> {
  /** Neither it nor, with `activation`, its activation can be negated. */
  readonly cannotBeNegated: { readonly activation: boolean; readonly effect: boolean };
  /** Firm where something was so as it was activated, or by the effects of some cards. */
  readonly cannotBeNegatedIf: readonly NegationProtection<D>[];
  /** What it leaves behind stays, also where a card becomes unaffected by it. */
  readonly remainsOnUnaffected: boolean;
  /** Who cannot respond to it, and with what. */
  readonly responseBans: readonly ResponseBan<D>[];
}

/** What is done as it is activated and as it resolves. */
interface EffectRoutines<D> {
  readonly targets: readonly Target<D>[];
  readonly cost: Routine<D>;
  readonly resolution: Routine<D>;
  /** Whether it would do `verb` to a card that passes, were it to resolve now. */
  wouldDo(duel: D, link: LinkId, verb: string, test: (card: CardId) => boolean): boolean;
}

/** What there is to know of it where it Summons, or where its card is Summoned with. */
interface EffectSummons<D> {
  /** Its own card leaves the field as its cost, and so makes room. */
  readonly leavesAsCost: boolean;
  /** What can be taken from the field before it Summons, and so makes room. */
  makesRoom(duel: D, context: EffectContext): readonly CardId[];
  /** Of a procedure: to which of its player's zones it Summons, as a mask; null for any. */
  readonly summonZones: ((duel: D, context: EffectContext) => number) | null;
  /** What it gives to a monster that is Summoned with its card. */
  readonly summonGrants: readonly SummonGrant<D>[];
}

/** What it does without being activated, and for which monsters. */
interface EffectApplying<D> {
  /** For continuous effects: what they do as long as they apply. */
  readonly continuous: readonly ContinuousEffect<D>[];
  /** The zones in which they apply, as a mask. */
  readonly appliesIn: number;
  /** Of a continuous effect that has something paid for attacks: the cards of which that takes some. */
  readonly attackCostCards: readonly CardSet<D>[];
  /** The effect that it lends to other monsters; null where it is its card's own. */
  readonly lends: Lending<D> | null;
  /** Of an effect that another card lends: whose it is. */
  readonly lent: Lent<D> | null;
}

/** `against`: whose effects do not negate it; with `unaffected` they do not keep it from what it does, either. */
export interface NegationProtection<D> {
  readonly protects: "both" | "effect";
  readonly wasSo: Check<D>;
  readonly against: CardSet<D> | undefined;
  readonly unaffected: boolean;
}

export interface ResponseBan<D> {
  readonly player: Who;
  /** Also effects, or cards only. */
  readonly act: "activate" | "activate-card";
  readonly cards: CardSet<D>;
  readonly wasSo: Check<D>;
}

/** What a card gives to a monster that is Summoned with it, as long as that stays face-up. */
export interface SummonGrant<D> {
  /** To which monsters. */
  readonly fits: CardTest<D>;
  give(duel: D, context: EffectContext): void;
}

/** What a card lends: as it will be of the monsters that have it. */
export interface Lending<D> {
  readonly effect: CompiledEffect<D>;
  /** Whether a monster has it from so many cards. */
  has(lender: number, times: number): (duel: D, monster: CardId) => boolean;
  /** Which kinds of monsters may ever have it. */
  mayBe(card: Card): boolean;
}

/** Whose effect it is. */
export interface Lent<D> {
  readonly by: Card;
  readonly name: number;
  /** Among the effects of its card: by which its uses count. */
  readonly limitGroup: number;
  has(duel: D, monster: CardId): boolean;
}

/** What the words that a target was chosen by say of it: how it lies, whose it is, or anything else (its kind, its ATK …). */
export type AboutTarget = "face" | "position" | "controller" | "what";

/** The record slot of targets, and whether a card fits the words that they were chosen by: all of them, or those about one thing. */
export interface Target<D> {
  readonly slot: number;
  readonly fits: CardTest<D>;
  readonly fitsIn: Readonly<Record<AboutTarget, CardTest<D>>>;
}
