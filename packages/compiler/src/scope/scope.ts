import {
  type Asks,
  type Clause,
  type Condition,
  type EventPattern,
  type Group,
  isReference,
  type NounPhrase,
  type Process,
  type Reference,
  type Trait,
  type Value,
  type Who,
} from "@chainwright/card-ir";
import type {
  CardSet,
  CardTest,
  Check,
  Duel,
  NumberFunction,
  TriggerCondition,
} from "@chainwright/engine/board";
import { FIRST_SLOT } from "@chainwright/engine/history";
import { type EffectContext, someCard, statNumber, type TriggerOptions } from "@chainwright/engine/program";
import { type CardId, no } from "@chainwright/engine/state";
import { canServe } from "../runtime/joint-payments.ts";
import { comparedValues } from "../words/count-comparisons.ts";
import { type AskedLater, slotOfLastKnown } from "../words/last-known-values.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { comparedByCondition, comparedByTarget } from "../words/own-values-compared.ts";
import type { PaidNumber, Payment } from "./payments.ts";

/** The record of how many counters a step has removed. */
export const removedBy = (step: string): string => `${step} removed`;

/** Where it is noted what cards had, and what. */
interface Noted {
  readonly slot: number;
  readonly stat: number;
  readonly faceUp: boolean;
}

/**
 * What compiles phrases that may hold any other: a noun is described by traits, a trait compares a value, a value counts
 * a noun. Their modules do not import each other; each asks its scope, and the scope is given all of them at the top.
 */
export interface PhraseCompilers {
  noun(phrase: NounPhrase, scope: Scope, asks: Asks): CardSet;
  group(group: Group, scope: Scope, known: boolean): CardSet;
  trait(trait: Trait, scope: Scope, known: boolean): CardTest;
  value(value: Value, scope: Scope, exact: boolean): NumberFunction;
  occasion(event: EventPattern, options: TriggerOptions, scope: Scope): TriggerCondition;
}

/**
 * Where the words of one effect are compiled: what has been said of it so far, the slots (names from its text's reading,
 * numbers in the state), and how phrases are compiled that may hold any other.
 */
export class Scope {
  readonly #phrases: PhraseCompilers;
  readonly #numbers = new Map<string, number>();
  #next: number;

  constructor(phrases: PhraseCompilers, first = FIRST_SLOT) {
    this.#phrases = phrases;
    this.#next = first;
  }

  /** `asks`: what is asked of the cards, where the words refer to an earlier result. */
  noun(phrase: NounPhrase, asks: Asks = "value"): CardSet {
    return this.#phrases.noun(phrase, this, asks);
  }

  /** Cards whose player knows them, or that did something: what they are is known, also where they lie face-down. */
  knownNoun(phrase: NounPhrase): CardSet {
    return isReference(phrase) ? this.noun(phrase) : this.material(phrase);
  }

  /** `known`: by the one who is asked, also where they lie face-down. */
  group(group: Group, known = false): CardSet {
    return this.#phrases.group(group, this, known);
  }

  /** What a Summon takes: cards that its player knows, also where they lie face-down. */
  material(group: Group): CardSet {
    return this.group(group, true);
  }

  /** `known`: of cards that the one who is asked may look at, also where they lie face-down. */
  trait(trait: Trait, known = false): CardTest {
    return this.#phrases.trait(trait, this, known);
  }

  /** `exact`: of what is compared with it half a Level is more than the Level below. */
  value(value: Value, exact = false): NumberFunction {
    return this.#phrases.value(value, this, exact);
  }

  /** What happens, as something waits for it. */
  occasion(event: EventPattern, options: TriggerOptions): TriggerCondition {
    return this.#phrases.occasion(event, options, this);
  }

  /** What is paid and targeted for the effect. */
  cost: readonly Clause[] = [];
  /** Of an effect that answers a Summon: the words for what was Summoned. */
  summoned: NounPhrase | null = null;
  /** It is the activation of its card, which goes to the field for it or is turned face-up. */
  activates = false;
  /** What the steps with these slots are to do to their cards. */
  readonly processes = new Map<string, Process>();

  /** What was spoken of before, by the names of steps that are done to it. */
  readonly doneTo = new Map<string, Reference>();

  /** The targets, if a reference means what is done to them later: "those 2 monsters" that were Special Summoned. */
  targetsMeant(what: Reference): Reference | undefined {
    const { slot } = what;
    if (slot === undefined) return undefined;
    if (slot.startsWith("target")) return what;
    const before = this.doneTo.get(slot);
    return before && this.targetsMeant(before);
  }
  /** The clause being compiled is done "if you do" the one before it. */
  ifYouDo = false;
  /** Where the effect has what happens counted; null for what is no effect. */
  tally: ((occasion: TriggerCondition) => TriggerCondition) | null = null;
  /** Whether a Type is declared for the effect itself: until then it can be any. */
  declares = false;

  /** How many cards from the top of one's Deck go somewhere after a draw: they have to be there beforehand, too. */
  sentAfterDraw = 0;
  /** Whether a step before draws. */
  draws = false;

  /** Whose entire hands the steps of these names discard, and what later steps that count them need for it. */
  readonly handsEmptied = new Map<string, { readonly whose: Who; readonly checks: Check[] }>();

  /** The words name what a Summon takes: a card may be called otherwise as material. */
  asMaterial = false;

  /** Of a continuous effect that applies in a battle: the monster of which its words say that it battles. */
  battler: ((duel: Duel, context: EffectContext) => CardId) | null = null;

  /** Of a continuous effect: the cards of which its condition says that they are there. */
  cardsThere: CardSet | null = null;

  /** The text gives its card an effect for what a coin shows: that is kept as long as the card stays face-up. */
  keepsToss = false;

  /**
   * What the conditions of the effect compare, or what it says of its target: "…, gain LP equal to the difference". The
   * higher one comes first, where the words say which it is (`inOrder`).
   */
  compared: readonly [Value, Value] | null = null;
  inOrder = true;

  /** Of two comparisons the words would not say which is meant. */
  noteCompared(conditions: readonly Condition[], cost: readonly Clause[] = []): void {
    const all = conditions.flatMap((condition) => (condition.kind === "both" ? condition.all : [condition]));
    const own = [...all.map(comparedByCondition), ...cost.map(({ step }) => comparedByTarget(step))].filter(
      (one) => one !== null,
    );
    const [first, ...more] = own;
    if (first !== undefined && more.length === 0) {
      this.compared = first.values;
      this.inOrder = first.inOrder;
    }
    const [one, ...others] = all.filter((condition) => condition.kind === "value");
    if (one === undefined || others.length > 0 || one.not === true) return;
    const [value, than] = comparedValues(one);
    // "At least 2 more than …": of how many more it has to be is not said again.
    const bare = typeof than === "number" ? than : { ...than, plus: 0, less: 0 };
    if (one.compare === "above" || one.compare === "at-least") this.compared = [value, bare];
    if (one.compare === "below" || one.compare === "at-most") this.compared = [bare, value];
  }

  /** The effect triggers as its own card moves: of that it can be asked how. */
  movesItself = false;

  /** What is being compiled is by how much cards are changed, which is reckoned for each of them. */
  isReckonedForEach = false;

  /** Whether cards are excavated. */
  excavates = false;

  /** Of steps whose words say what cards they take. */
  readonly described = new Set<number>();

  /** See `withPickedCardsNoted`. */
  picked: ReadonlyMap<string, readonly string[]> = new Map();

  /** See `valuesAskedLater`. */
  askedLater: ReadonlyMap<string, AskedLater> = new Map();
  readonly #noted = new Set<string>();

  /** Where a step has to note what its cards had before, and which of their values; null where nobody asks. */
  noteLastKnown(slot: number): Noted | null {
    for (const [name, { stat, faceUp }] of this.askedLater) {
      if (this.#numbers.get(name) !== slot) continue;
      this.#noted.add(name);
      return { slot: this.slotOf(slotOfLastKnown(name)), stat: statNumber(stat), faceUp };
    }
    return null;
  }

  /** The same of cards that were spoken of before, and stay what they are. */
  noteLastKnownOf(what: NounPhrase): Noted | null {
    if (!isReference(what) || what.slot === undefined || !this.#numbers.has(what.slot)) return null;
    if (this.#noted.has(what.slot)) throw new NotCarriedOut("what a card had before one of several changes");
    return this.noteLastKnown(this.slotOf(what.slot));
  }

  /** Whether all values that are asked for later are noted. */
  get notesAll(): boolean {
    return this.#noted.size === this.askedLater.size;
  }

  /** Of steps that take their cards from where they are: none of them can be targeted, or asked what it had there, afterwards. */
  readonly taken = new Set<number>();

  /** Of steps of the cost after which their cards are no longer where they were: a discard too. */
  readonly leaving = new Set<number>();

  /** What the effect needs, of which what is paid with may be one. */
  readonly needed: CardSet[] = [];

  /** By the slots of the cost's steps. */
  readonly payments = new Map<number, Payment>();

  /** By the slots of the cost's steps, where the number is left open. */
  readonly paidNumbers = new Map<number, PaidNumber>();

  /** There has to be something with which it can be paid, or that can be targeted, for which all that is asked is there. */
  get paymentChecks(): readonly Check[] {
    const payments = [...this.payments.values()];
    const each = payments
      .filter(({ serves }) => serves.length > 0)
      .map(
        ({ cards, serves }): Check =>
          (duel, context) =>
            someCard(cards, duel, context, (card) => serves.every((test) => test(duel, context, card))),
      );
    const whole = [...new Set(payments.map(({ together }) => together))]
      .filter(({ serves }) => serves.length > 0)
      .map(
        (together): Check =>
          (duel, context) =>
            canServe(together, duel, context, []),
      );
    return [...each, ...whole].map(
      (check) => (duel, context, why) =>
        check(duel, context, why) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
    );
  }

  /** The number on which it hangs which effects are applied; null where none does. */
  decidingNumber: ((duel: Duel, context: EffectContext) => number) | null = null;

  /** What is asked about the time of the activation, each with the slot that has a record if it was so. */
  readonly atActivation: { readonly slot: number; readonly wasSo: Check }[] = [];

  noteAtActivation(wasSo: Check): number {
    const slot = this.freshSlot();
    this.atActivation.push({ slot, wasSo });
    return slot;
  }

  /** Of steps that take one card that is meant and others that are chosen with it. */
  readonly joined = new Set<number>();

  /** The number of a slot by its name; a new one, where nothing has it yet. */
  slotOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const slot = this.#next++;
    this.#numbers.set(name, slot);
    return slot;
  }

  /** The slot of that name, where something has it already. */
  knownSlot(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  freshSlot(): number {
    return this.#next++;
  }
}
