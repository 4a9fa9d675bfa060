import type { ActivationRule, Card, Effect, KeywordName, Step, SummonRule } from "@chainwright/card-ir";
import type { Routine } from "@chainwright/kernel";
import type { Question } from "../state/question.ts";
import type { CardSet } from "./card-set.ts";
import type { ContinuousEffect } from "./continuous-effect.ts";
import type { CompiledEffect } from "./effect.ts";
import type { CardTest, Check } from "./effect-context.ts";
import type { TriggerCondition } from "./trigger.ts";

/** What a keyword says beside the word: a number, and the cards it speaks of. */
export interface KeywordParameters<D> {
  readonly n: number;
  readonly what: CardSet<D> | null;
}

/** As what a card is treated for the Summon of a monster, if its player likes. */
export interface TreatedAs<D> {
  readonly ways: NonNullable<SummonRule["ways"]>;
  readonly for: CardTest<D>;
  /** Which materials; null for the card that says so itself. */
  readonly what: CardTest<D> | null;
  readonly levels: readonly number[];
  readonly tuner: boolean;
  /** For any Tuner of that series. */
  readonly series: string | null;
}

/** A card that the engine can play: facts as numbers, effects as programs. */
export interface Definition<D> {
  readonly id: number;
  readonly card: Card;
  /** As printed; here as well as in `card`, since every look at a card asks for them. */
  readonly kind: Card["facts"]["kind"];
  readonly categories: Card["facts"]["categories"];
  /** The kinds printed on it, as a mask of `KIND`. */
  readonly kinds: number;
  readonly name: number;
  readonly type: number;
  readonly attribute: number;
  readonly atk: number;
  readonly def: number;
  /** Level, Rank, Link Rating: 0 where it has none. */
  readonly level: number;
  readonly rank: number;
  readonly rating: number;
  /** Link arrows, a bit each in the order of `ARROWS`. */
  readonly arrows: number;
  readonly scale: number;
  readonly cost: number;
  readonly power: number;
  /** By the effects of what cards its Special Summons are said to be, in the words of `compiler/nouns/last-move.ts`. */
  readonly summonsFor: readonly string[];
  /** What tests of what is printed on it have come to: each is asked once. */
  readonly printedTests: Map<(definition: Definition<D>) => boolean, boolean>;
  readonly effects: readonly CompiledEffect<D>[];
  /** Its activations as effects of other cards may copy them; none where no card of the catalogue does. */
  readonly copies: readonly Copy<D>[];
  /** Zones from which any of its effects may be activated, as a mask. */
  readonly range: number;
  /** Zones from which one may be used as a response, as a mask. */
  readonly responds: number;
  /** The effects that may ever be used to answer something. */
  readonly responses: readonly CompiledEffect<D>[];
  /** The kinds of event that make one trigger, as a mask of `EVENT` numbers. */
  readonly triggerEvents: number;
  /** What it is as a monster, and the other way round: what a Trap becomes and is again when it leaves. 0: nothing else. */
  readonly otherSelf: number;
  /** Of a card with the effects of another: what it is without them; 0 for all others. */
  readonly itself: number;
  /** The keywords printed on it, a bit each in the order of `KEYWORDS`. */
  readonly keywords: number;
  /** What they say beside the word. */
  readonly keywordParameters: ReadonlyMap<KeywordName, KeywordParameters<D>>;
  /** What it may be equipped to and stay equipped to, whoever controls that; null where its text doesn't say. */
  readonly equipsTo: CardTest<D> | null;
  /** The counters that its text places on itself. */
  readonly ownCounters: ReadonlySet<string>;
  /** What a monster has itself equipped to by its own effects, and what it gives it then. */
  readonly ownEquips: readonly OwnEquip<D>[];
  /** The zones in which its continuous effects apply, as a mask; 0 where it has none. */
  readonly appliesIn: number;
  /** What its continuous effects do, whether they apply or not, as a mask of `CONTINUOUS_ACTION`; and those that cannot be negated. */
  readonly does: number;
  readonly doesUnnegatably: number;
  /** What other effects do that these hang on, as a mask of `CONTINUOUS_ACTION`. */
  readonly dependencies: number;
  /** What its text says about how it may be Summoned. */
  readonly summonRules: readonly SummonRule[];
  /** Whose effects alone may Special Summon it; null where its text doesn't say. */
  readonly onlyByCard: CardTest<D> | null;
  /** As which materials it cannot be used, and for which monsters it can all the same. */
  readonly notMaterial: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly except: CardTest<D> | null;
  }[];
  /** What it is treated as where it is a material, or its materials (`what`) are where it is Summoned. */
  readonly treatedAs: readonly TreatedAs<D>[];
  /** What is none of its own materials where it is Ritual Summoned. */
  readonly neverMadeOf: readonly CardTest<D>[];
  /** What all that is Tributed for its Tribute Summon is, and what besides monsters may be Tributed for it. */
  readonly tributesMustBe: readonly CardTest<D>[];
  readonly alsoTributes: readonly CardTest<D>[];
  /** For which Synchro Monsters it can be a non-Tuner; null for none. */
  readonly nonTunerFor: CardTest<D> | null;
  /** For which Ritual Monsters it can be all that is Tributed, in which zones (a mask). */
  readonly entireTribute: readonly { readonly for: CardTest<D>; zones(duel: D): number }[];
  /** For which Ritual Monsters it can be banished from the Graveyard as a Tribute. */
  readonly graveTribute: readonly CardTest<D>[];
  /** What can be used from the hand beside it, for which Summons of which monsters. */
  readonly handMaterial: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly for: CardTest<D>;
    readonly cards: CardTest<D>;
  }[];
  /** For which Summons of which monsters it can be used from the hand, beside which material, and whether by one of its name a turn. */
  readonly usedFromHand: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly for: CardTest<D>;
    readonly beside: CardTest<D>;
    readonly once: boolean;
  }[];
  /** What else on the field can be a material for it, and how many of that at most. */
  readonly alsoMaterials: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly cards: CardTest<D>;
    readonly most: number;
  }[];
  /** What all the other materials must be where it is one. */
  readonly otherMaterials: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly cards: CardTest<D>;
  }[];
  /** What has to be so for it to be Summoned, or Set, in one of the `ways` (`WAY` bits). */
  readonly summonOnlyIf: readonly { readonly conditions: readonly Check<D>[]; readonly ways: number }[];
  /** "You can activate this card from your hand.", "… the turn it was Set." */
  readonly activationsAllowed: readonly ActivationAllowed<D>[];
  /** Other ways in which its text lets it be Normal Summoned. */
  readonly normalSummons: readonly NormalSummonWay<D>[];
  /** "1 Tuner + 1+ non-Tuner monsters": what it is Summoned with. */
  readonly materials: readonly CardSet<D>[];
  /** Its text speaks of what it was before it left the field: equipped to a monster, with counters. */
  readonly asksFormer: boolean;
  /** "This card's name becomes “A” while in the Graveyard": what it is called, or counts as, in the zones of a mask. */
  readonly elsewhere: readonly {
    readonly name: string | null;
    readonly legend: boolean;
    /** In the turn of its owner's opponent only. */
    readonly inTheirTurn: boolean;
    zones(duel: D): number;
  }[];
}

/** What of a compiled card the state speaks of by number. */
export type NumberedPart<D> = Routine<D> | Question<D> | ContinuousEffect<D> | TriggerCondition<D>;

/** Everything about the cards of a duel that never changes. */
export interface Catalogue<D> {
  readonly definitions: readonly Definition<D>[];
  /** A card with the effects of another: see `definitionWithEffectsOf` in the compiler. @throws RangeError for what is no definition. */
  mixed(def: number): Definition<D>;
  /** What resolved effects may leave behind that applies like a continuous effect. */
  readonly lingering: readonly ContinuousEffect<D>[];
  /** What cards of the duel ask how often it happened this turn. */
  readonly tallies: readonly TriggerCondition<D>[];
  /** What resolved effects wait for: `LINGERING_KIND.eachTime`. */
  readonly watches: readonly TriggerCondition<D>[];
  readonly routines: readonly Routine<D>[];
  readonly questions: readonly Question<D>[];
  /** Whether a card of the duel does something "each time". */
  readonly hasEachTimeEffects: boolean;
  /** Whether a card of the duel may take the place of another's destruction. */
  readonly hasDestructionReplacements: boolean;
  /** Whether a card of the duel points to zones: only then does it matter where on the field others lie. */
  readonly placesMatter: boolean;
  /** Some card speaks of columns. */
  readonly columnsMatter: boolean;
  /** The kinds of counters of which the cards of the duel speak. */
  readonly counterKinds: readonly string[];
  /**
   * The number by which the state speaks of a part of a compiled card.
   * @throws Error for a part of a card that is not in the catalogue.
   */
  numberOf(part: NumberedPart<D>): number;
  /** The definition of the Token of that name; 0 where no card of the duel speaks of it. */
  token(name: string): number;
  /** Names, Types, attributes as numbers. */
  word(text: string): number;
  textOf(word: number): string;
}

/** The effect of an activation as it is where another effect does the same. */
export interface Copy<D> {
  /** What it targets is targeted as the other effect is activated. */
  readonly asOwn: CompiledEffect<D>;
  /** What it targets is chosen as the other effect resolves; null where it answers something. */
  readonly applied: CompiledEffect<D> | null;
  /** As its own card says it. */
  readonly said: Effect;
}

/** An effect by which a monster becomes an Equip Card: of what, and what it gives it. */
export interface OwnEquip<D> {
  readonly to: CardTest<D>;
  readonly gives: Extract<Step, { verb: "equip" }>["gives"] | null;
}

/** What a text lets its card do that Spells and Traps cannot do otherwise, and what has to be so. */
export interface ActivationAllowed<D> {
  readonly allows: ActivationRule["allows"];
  readonly conditions: readonly Check<D>[];
}

/** Another way in which the text of a monster lets it be Normal Summoned. */
export interface NormalSummonWay<D> {
  readonly conditions: readonly Check<D>[];
  /** What is Tributed instead of as many monsters as its Level asks for. */
  readonly tributes: CardSet<D> | null;
  /** How many Tributes fewer than its Level asks for. */
  readonly fewer: number;
  /** It may be Set so as well. */
  readonly set: boolean;
  /** Its original ATK from then on. */
  readonly originalAtk: number | null;
}
