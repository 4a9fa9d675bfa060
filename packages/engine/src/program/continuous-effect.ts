import type {
  ActivationRule,
  CardKind,
  KeywordName,
  PhaseName,
  Place,
  Step,
  SummonWay,
  Who,
} from "@chainwright/card-ir";
import type { LinkId } from "../state/schema.ts";
import type { BoundAction, CONTINUOUS_ACTION } from "../state/vocabulary.ts";
import type { CardSet } from "./card-set.ts";
import type { CardTest, Check, EffectContext } from "./effect-context.ts";
import type { TriggerCondition } from "./trigger.ts";

export type StepOf<V extends Step["verb"]> = Extract<Step, { verb: V }>;

/** What somebody cannot do, or what cannot happen to a card. */
export type Act = StepOf<"forbid">["act"];

/** What may be negated of a card: that it is activated, what was activated, what applies by itself, and its Summon. */
export type Negated = "activation" | "effect" | "activated-effect" | "summon";

export type ContinuousAction<D> =
  /** `defeated`: of monsters that were destroyed by battle. */
  | { readonly does: typeof CONTINUOUS_ACTION.negate; readonly defeated: boolean }
  | {
      readonly does: typeof CONTINUOUS_ACTION.unaffected;
      readonly by: CardSet<D>;
      /** Only by effects that were activated. */
      readonly activated: boolean;
      /** Only by those that do not target it. */
      readonly untargeted: boolean;
      readonly except: CardSet<D> | "own" | null;
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.forbid;
      readonly act: Act;
      /** All acts that it may be on, as a mask of `actBit`s. */
      readonly acts: number;
      /** Of `material`, `special-summon`, and `negate` of Summons: which Summons; null for any. */
      readonly ways: readonly SummonWay[] | null;
      /** Of `special-summon`: `WAY` bits of those that are not meant. */
      readonly exceptWays: number;
      readonly player: StepOf<"forbid">["player"];
      /** `CAUSE` bits; 0 for whatever cause. */
      readonly causes: number;
      /** Each card so often in a turn; null for always. */
      readonly perTurn: number | null;
      /** What goes beyond a number of times in a turn; null for whatever is done. */
      readonly beyond: UseLimit<D> | null;
      /** Of attacks: with all but the first monster of a Battle Phase. */
      readonly onlyOne: boolean;
      /** All of the cards but these. */
      readonly except: CardSet<D> | null;
      /** Of Tributes and material: not for the Summon of these. */
      readonly exceptFor: CardSet<D> | null;
      /** Whose effect, or battle with which monster. */
      readonly by: CardSet<D> | null;
      /** Only by effects that were activated. */
      readonly activated: boolean;
      /** Only effects that do not target it. */
      readonly untargeted: boolean;
      /** Of attacks: as if its cards were not there. */
      readonly passedOver: boolean;
      /** Not by battle with one of these, or their effects. */
      readonly exceptBy: CardSet<D> | null;
      /** Only at the attack of one of these, or in this phase. */
      readonly whenAttacks: CardSet<D> | null;
      readonly answering: TriggerCondition<D> | null;
      readonly phase: PhaseName | null;
      /** Of a ban on activating: where effects are meant, too; null for everywhere. */
      readonly effectsIn: Place | null;
      /** Of a ban on negating: what of the cards, used by whom, and where it was activated. */
      readonly negating: readonly Negated[];
      readonly would: LinkTest<D> | null;
      readonly agent: Who | null;
      readonly where: Place | null;
      /** Of a ban on activating: whether it is on a monster that is activated as a Spell Card; null where it is on all alike. */
      readonly asSpell: CardTest<D> | null;
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.stat;
      readonly stats: readonly number[];
      readonly change: StepOf<"change-stat">["change"];
      /** What a resolved effect has left behind on monsters of a hand: they keep it when they come to the field. */
      readonly goesAlong: boolean;
      readonly original: boolean;
      /** Reckoned after all other changes, and again after each of them: what depends on the outcome of those. */
      readonly last: boolean;
      readonly value: NumberFunction<D>;
      /** The value is each card's own: it is the `subject` of the use. */
      readonly ofEach: boolean;
    }
  /** `replaces`: it has no other any more. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.attribute;
      readonly attribute: string;
      readonly replaces: boolean;
    }
  /** `type`: null for the declared one; `kind`: it is no other Type, but of a kind beside what it is. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.type;
      readonly type: string | null;
      readonly kind: CardKind | null;
    }
  /** `as`: whether that is its name, its name as material of a Fusion Summon, one beside its own as that, or a series it belongs to. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.name;
      readonly name: string;
      readonly as: "name" | "material" | "also-material" | "series";
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.moreAttacks;
      readonly count: NumberFunction<D>;
      /** The number is each monster's own: it is the `subject` of the use. */
      readonly ofEach: boolean;
      readonly on: "monsters" | "each-monster" | null;
      /** Which monsters it may attack once each. */
      readonly each: CardSet<D> | null;
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.worth;
      readonly count: number;
      readonly for: CardSet<D>;
      /** `POSITION`, or null for any. */
      readonly position: number | null;
    }
  | { readonly does: typeof CONTINUOUS_ACTION.extraSummon; readonly way: StepOf<"extra-summon">["way"] }
  | { readonly does: typeof CONTINUOUS_ACTION.activation; readonly allows: ActivationRule["allows"] }
  | {
      readonly does: typeof CONTINUOUS_ACTION.lent;
      readonly for: CardSet<D>;
      readonly position: number | null;
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.damage;
      readonly player: Who;
      /** What becomes of it; null where only another player takes it. */
      readonly times: 0 | 0.5 | 2 | null;
      readonly takenBy: Who | null;
      readonly alsoTakenBy: Who | null;
      /** `causes`: `CAUSE` bits. `by`: of damage by effects, only by those of that player. */
      readonly causes: number;
      readonly by: Who | null;
      /** Of battle damage: only that of battles of its cards, or that they inflict. */
      readonly of: "battles" | "attacked" | "dealt" | null;
      /** Only that of a direct attack past monsters that could be attacked. */
      readonly direct: boolean;
      /** Not that of a direct attack. */
      readonly againstMonsters: boolean;
      /** Only the next such damage. */
      readonly once: boolean;
      /** Two effects of one name do not do so to the same damage. */
      readonly notTwice: boolean;
    }
  | { readonly does: typeof CONTINUOUS_ACTION.position; readonly position: number }
  | {
      readonly does: typeof CONTINUOUS_ACTION.redirect;
      /** The zones for which the card would leave, and the one where it goes instead. */
      readonly from: (duel: D) => number;
      /** The zones that it would leave; null for any. */
      readonly leaving: ((duel: D) => number) | null;
      /** Where it goes instead: a hand or a Deck; null where it is banished. */
      readonly aside: "hand" | "deck" | "deck-top" | "deck-bottom" | null;
    }
  /** `sends`: its card is sent to the Graveyard without being destroyed. */
  | { readonly does: typeof CONTINUOUS_ACTION.destroy; readonly sends: boolean }
  /** `times`: how much of the difference it inflicts. */
  | { readonly does: typeof CONTINUOUS_ACTION.pierce; readonly times: number }
  | { readonly does: typeof CONTINUOUS_ACTION.control }
  | { readonly does: typeof CONTINUOUS_ACTION.win }
  /** Damage by effects becomes a gain of as much LP, or the other way round. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.exchange;
      readonly from: "damage" | "gain";
      readonly player: Who;
    }
  /**
   * When its card leaves the field, or one of others (`of`) in a manner (0: any), something is done to the cards, or its
   * player goes without the Battle Phase of the next turn.
   */
  | {
      readonly does: typeof CONTINUOUS_ACTION.onLeaving;
      readonly of: CardSet<D> | null;
      readonly manner: number;
      /** Null where it is about the Battle Phase. */
      readonly action: BoundAction | null;
    }
  | { readonly does: typeof CONTINUOUS_ACTION.direct }
  | { readonly does: typeof CONTINUOUS_ACTION.attackOnly; readonly targets: CardSet<D> }
  /** `targets`: what they must attack, if they can attack one of those; null for anything. */
  | { readonly does: typeof CONTINUOUS_ACTION.mustAttack; readonly targets: CardSet<D> | null }
  /** `stat`: with what they fight then. */
  | { readonly does: typeof CONTINUOUS_ACTION.attackInDefense; readonly stat: "atk" | "def" }
  | { readonly does: typeof CONTINUOUS_ACTION.attackCost }
  | {
      readonly does: typeof CONTINUOUS_ACTION.tributes;
      readonly fewer: number | "all";
      readonly player: Who;
      /** Only one of a turn. */
      readonly once: boolean;
    }
  | { readonly does: typeof CONTINUOUS_ACTION.brittle }
  | { readonly does: typeof CONTINUOUS_ACTION.keyword; readonly keyword: KeywordName }
  /** `once`: in a turn. Its player is asked. */
  | { readonly does: typeof CONTINUOUS_ACTION.halve; readonly once: boolean }
  | {
      readonly does: typeof CONTINUOUS_ACTION.rule;
      readonly about: "phase";
      readonly to: Place;
      readonly at: PhaseName;
    }
  /** `limit`: how many cards the hand may hold at the end of the turn; null where nothing is said of that. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.rule;
      readonly about: "hand";
      readonly player: Who;
      readonly revealed: boolean;
      readonly limit: number | null;
    }
  | {
      readonly does: typeof CONTINUOUS_ACTION.rule;
      readonly about: "draw";
      readonly player: Who;
      readonly count: NumberFunction<D>;
    }
  /** Who is unaffected by what the effects of which cards do to a player. */
  | {
      readonly does: typeof CONTINUOUS_ACTION.rule;
      readonly about: "player-unaffected";
      readonly player: Who;
      readonly by: CardSet<D>;
    }
  /** `causes`: `CAUSE` bits; 0 for whatever cause. */
  | { readonly does: typeof CONTINUOUS_ACTION.substitute; readonly causes: number };

/** One thing that a continuous effect does to cards as long as it applies. */
export type ContinuousEffect<D> = ContinuousAction<D> & {
  readonly cards: CardSet<D>;
  readonly conditions: readonly Check<D>[];
  /** What other effects do that it hangs on, as a mask of `CONTINUOUS_ACTION`: one that asks for Types comes after those that set them. */
  readonly dependencies: number;
  /** Of what a resolved effect has left behind: not in the turn in which it did. */
  readonly beginsLater?: boolean;
};

export type LinkTest<D> = (duel: D, context: EffectContext, link: LinkId) => boolean;

/** `before`: see `statOf`. */
export type NumberFunction<D> = (duel: D, context: EffectContext, before?: number) => number;

/** What a player may do only so often in a turn, and where that is counted: see `per-turn-tallies.ts`. */
export interface UseLimit<D> {
  readonly times: number;
  readonly tally: TriggerCondition<D>;
}

export type ContinuousEffectOf<D, K extends number> = Extract<ContinuousEffect<D>, { does: K }>;
