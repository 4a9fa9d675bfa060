import type { ActivationRule, Card, Effect, EffectKind, Limit, Manner, Who } from "@chainwright/card-ir";
import type { Routine } from "@chainwright/kernel";
import type { Cause } from "../state/cause.ts";
import type { Duel } from "../state/duel.ts";
import type { CardId, LinkId, ZoneId } from "../state/schema.ts";
import type { CardSet } from "./card-set.ts";
import type { ContinuousEffect } from "./continuous-effect.ts";
import type { CardTest, Check, EffectContext } from "./effect-context.ts";
import type { TriggerCondition } from "./trigger.ts";

/** An effect that the engine can activate, resolve and explain. */
export interface CompiledEffect {
  readonly index: number;
  /** The index of the first of the effects of which one is activated: using one uses all; else its own. */
  readonly choiceGroup: number;
  /** What a limit by name counts: its choice group, or it by itself ("but you can only use each effect of “X” once per turn"). */
  readonly limitGroup: number;
  /** Of an activation that costs more: what that is paid for; else null. */
  readonly paidFor: ActivationRule["allows"] | null;
  /** The index of the activation of its card that is made along with this effect; else null. */
  readonly activatedWith: number | null;
  readonly ir: Effect;
  readonly kind: EffectKind;
  readonly optional: boolean;
  /** What may answer what; 0 where the game knows no speeds. */
  readonly speed: number;
  /** See `Game.effectProperties`. */
  readonly properties: number;
  /** The zones from which it may be activated, as a mask. */
  readonly range: number;
  readonly trigger: TriggerCondition | null;
  /** "… while you control this monster": it has to have been there before what happens. */
  readonly mustHaveBeenThere: boolean;
  /** Of what is a Quick Effect only under a condition: that condition; without it an Ignition Effect. */
  readonly quickIf: Check | null;
  /** In the order of the words of `ir`, then what else has to hold. */
  readonly conditions: readonly Check[];
  /** It misses the timing by a ruling about its card, although its text says "if". */
  readonly missesTimingByRuling: boolean;
  /** Neither it nor, with `activation`, its activation can be negated. */
  readonly cannotBeNegated: { readonly activation: boolean; readonly effect: boolean };
  /** What it leaves behind stays, also where a card becomes unaffected by it. */
  readonly remainsOnUnaffected: boolean;
  /** Firm where something was so as it was activated, or by the effects of some cards. */
  readonly cannotBeNegatedIf: readonly NegationProtection[];
  /** Who cannot respond to it, and with what. */
  readonly responseBans: readonly ResponseBan[];
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
  /** "You can only use this effect of “X” once per turn": this name. */
  readonly limit: Limit | null;
  /** Costs can be paid, targets exist, something would happen. */
  readonly checks: readonly Check[];
  /** Its own card leaves the field as its cost, and so makes room. */
  readonly leavesAsCost: boolean;
  /** What can be taken from the field before it Summons, and so makes room. */
  makesRoom(duel: Duel, context: EffectContext): readonly CardId[];
  /** Of a procedure: to which of its player's zones it Summons, as a mask; null for any. */
  readonly summonZones: ((duel: Duel, context: EffectContext) => number) | null;
  readonly targets: readonly Target[];
  readonly cost: Routine<Duel>;
  readonly resolution: Routine<Duel>;
  /** Whether it would do `verb` to a card that passes, were it to resolve now. */
  wouldDo(duel: Duel, link: LinkId, verb: string, test: (card: CardId) => boolean): boolean;
  /** For replacements: whether this move is the one it replaces. */
  readonly replaces: ((duel: Duel, context: EffectContext, moving: PendingMove) => boolean) | null;
  /** For what a player may let take the place of a destruction. */
  readonly destructionReplacement: DestructionReplacement | null;
  /** For what a player may pay instead of a part of another effect's cost. */
  readonly costReplacement: CostReplacement | null;
  /** For effects of a payment: the most that they can take off it. */
  readonly costReduction: ((duel: Duel, context: EffectContext) => number) | null;
  /** For continuous effects: what they do as long as they apply. */
  readonly continuous: readonly ContinuousEffect[];
  /** The zones in which they apply, as a mask. */
  readonly appliesIn: number;
  /** What it gives to a monster that is Summoned with its card. */
  readonly summonGrants: readonly SummonGrant[];
  /** The effect that it lends to other monsters; null where it is its card's own. */
  readonly lends: Lending | null;
  /** Of an effect that another card lends: whose it is. */
  readonly lent: Lent | null;
  /** Of a continuous effect that has something paid for attacks: the cards of which that takes some. */
  readonly attackCostCards: readonly CardSet[];
}

/** `against`: whose effects do not negate it; with `unaffected` they do not keep it from what it does, either. */
export interface NegationProtection {
  readonly protects: "both" | "effect";
  readonly wasSo: Check;
  readonly against: CardSet | undefined;
  readonly unaffected: boolean;
}

export interface ResponseBan {
  readonly player: Who;
  /** Also effects, or cards only. */
  readonly act: "activate" | "activate-card";
  readonly cards: CardSet;
  readonly wasSo: Check;
}

/** What a card gives to a monster that is Summoned with it, as long as that stays face-up. */
export interface SummonGrant {
  /** To which monsters. */
  readonly fits: CardTest;
  give(duel: Duel, context: EffectContext): void;
}

/** What is paid instead of a part of a cost: "If you would discard to activate the effect of a “X” monster, you can … instead." */
export interface CostReplacement {
  /** Whether it is about such a part of a cost, of an effect of such a card. */
  isMeant(duel: Duel, context: EffectContext, payable: Payable, paidFor: CardId): boolean;
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

export type MoveTest = (duel: Duel, context: EffectContext, moving: PendingMove) => boolean;

/** What a player may let take the place of a destruction. */
export interface DestructionReplacement {
  /** Whether it is about such a destruction. */
  readonly isMeant: MoveTest;
  /** "Monster(s)": it keeps all of those that would be destroyed together. */
  readonly several: boolean;
  /** It does something with its own card. */
  readonly takesItself: boolean;
}

/** What a card lends: as it will be of the monsters that have it. */
export interface Lending {
  readonly effect: CompiledEffect;
  /** Whether a monster has it from so many cards. */
  has(lender: number, times: number): (duel: Duel, monster: CardId) => boolean;
  /** Which kinds of monsters may ever have it. */
  mayBe(card: Card): boolean;
}

/** Whose effect it is. */
export interface Lent {
  readonly by: Card;
  readonly name: number;
  /** Among the effects of its card: by which its uses count. */
  readonly limitGroup: number;
  has(duel: Duel, monster: CardId): boolean;
}

/** What the words that a target was chosen by say of it: how it lies, whose it is, or anything else (its kind, its ATK …). */
export type AboutTarget = "face" | "position" | "controller" | "what";

/** The record slot of targets, and whether a card fits the words that they were chosen by: all of them, or those about one thing. */
export interface Target {
  readonly slot: number;
  readonly fits: CardTest;
  readonly fitsIn: Readonly<Record<AboutTarget, CardTest>>;
}

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
