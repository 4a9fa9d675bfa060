import { type Clause, isReference, type NounPhrase } from "@chainwright/card-ir";
import { type CardSet, type Duel, shuffle } from "@chainwright/engine/board";
import { countRecords, eachRecord, placeOf, record } from "@chainwright/engine/history";
import { type EffectContext, someCard } from "@chainwright/engine/program";
import { CARD, type CardId, RECORD, TRACE } from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import {
  type Exclusion,
  isBattleDestroyed,
  notToBeTargeted,
  ofHiddenCards,
  withoutExcluded,
} from "../nouns/illegal-choices.ts";
import { saysWhatKind } from "../scope/kinds-said.ts";
import type { Payment } from "../scope/payments.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { asksForTotal } from "../scope/totals-asked.ts";
import { hiddenPlaces } from "../words/places-said.ts";
import {
  isAll,
  isAmongNamed,
  isAnyNumber,
  isAsMany,
  isEvery,
  isRandom,
  isSearched,
  isUpTo,
  orNone,
} from "../words/quantities-said.ts";
import {
  askForPayment,
  mayExist,
  mustBeThereStill,
  mustExist,
  mustLeaveTarget,
  offerAsPayment,
} from "./cards-needed.ts";
import { choose, pickAtRandom, type Stops, takeUpTo } from "./choosing.ts";
import { PartRoutine } from "./part-routine.ts";
import { NO_PLANNED_ACTIONS, type PlannedActions } from "./planned-actions.ts";
import { targetConditions } from "./target-conditions.ts";

/**
 * Turns one part of an effect (what is done at activation, or at resolution) into the steps of a routine,
 * and into the checks that tell beforehand whether it can be done.
 */
export class Part extends PartRoutine {
  constructor(
    /** How clauses become a part: they hold steps, which hold clauses. */
    readonly compileClauses: (part: Part, clauses: readonly Clause[]) => void,
    name: string,
    role: "cost" | "resolution",
    scope: Scope,
    builder: ProgramBuilder,
    excludesItself: boolean,
    readonly aims: PlannedActions = NO_PLANNED_ACTIONS,
  ) {
    super(name, role, scope, builder, excludesItself);
  }

  /** A part of its own that shares this one's slots: for what is done at another time, or instead of something else. */
  child(name: string, excludesItself = false): Part {
    return new Part(
      this.compileClauses,
      `${this.name} ${name}`,
      this.role,
      this.scope,
      this.builder,
      excludesItself,
    );
  }

  /** Called by verbs: what is asked of all the cards together that the next phrase means. */
  together(change: (cards: CardSet) => CardSet): void {
    this.#together = change;
  }

  #together: (cards: CardSet) => CardSet = (cards) => cards;

  /** Called by verbs: cards that the next phrase cannot mean, whatever it says. */
  exclude(test: Exclusion): void {
    const before = this.#excluded;
    this.#excluded = before === null ? test : (...about) => before(...about) || test(...about);
  }

  #excluded: Exclusion | null = null;

  /** Called by verbs: the next phrase means cards that their player knows, also where they lie face-down. */
  meansKnownCards(): void {
    this.#isKnown = true;
  }

  #isKnown = false;

  /** Whether its player may stop choosing after so many cards; as a rule they may once there are enough. */
  mayStop(test: Stops): void {
    this.#stops = test;
  }

  #stops: Stops | null = null;

  /** Compiles clauses in order. */
  clauses(clauses: readonly Clause[]): void {
    this.compileClauses(this, clauses);
  }

  /**
   * Fills `slot` with the cards that the words mean: settled ones, all there are, or chosen ones.
   * Afterwards `act` is done to each; what it returns is what was really done.
   */
  onEach(
    what: NounPhrase,
    slot: number,
    act: (duel: Duel, context: EffectContext, card: CardId, frame: FrameId) => boolean,
    chooser?: "opponent",
  ): void {
    this.fill(what, slot, chooser);
    this.doTo(slot, act);
  }

  /** Who took cards out of a Deck has looked through it. It is shuffled first, since the cards may go to its top. */
  #shuffleSearched(slot: number): void {
    this.add((duel, context) => {
      const { deck } = duel.game.zone;
      let searched = 0;
      eachRecord(duel, context.link, slot, (_, card) => {
        if (duel.state.get(CARD.zone, card) === deck) searched |= 1 << duel.state.get(CARD.owner, card);
      });
      for (const player of [0, 1] as const) if ((searched & (1 << player)) !== 0) shuffle(duel, player, deck);
    });
  }

  /** Fills `slot`, and does nothing to the cards. */
  pick(what: NounPhrase, slot: number, chooser?: "opponent"): void {
    this.fill(what, slot, chooser);
    this.add((duel, context) => {
      eachRecord(duel, context.link, slot, (row) => duel.state.set(RECORD.done, row, 1));
    });
  }

  /** `room`: for how many there is room; of "as many as possible" so many are chosen. */
  fill(
    what: NounPhrase,
    slot: number,
    chooser?: "opponent",
    room?: (duel: Duel, context: EffectContext) => number,
  ): CardSet {
    if (saysWhatKind(what, this.scope)) this.scope.described.add(slot);
    const cards = this.#fill(what, slot, chooser, room);
    if (isSearched(what)) this.#shuffleSearched(slot);
    return cards;
  }

  #fill(
    what: NounPhrase,
    slot: number,
    chooser?: "opponent",
    room?: (duel: Duel, context: EffectContext) => number,
  ): CardSet {
    if (isReference(what) && what.and !== undefined && !isReference(what.and) && !isEvery(what.and)) {
      const { and, ...one } = what;
      return this.#fillBoth(one, and, slot, chooser);
    }
    const said = this.#leastOne(what, this.#isKnown ? this.scope.knownNoun(what) : this.scope.noun(what));
    this.#isKnown = false;
    const exclusion = this.#excluded;
    const isTopOfDeck = said.settled && !isReference(what);
    const excluded = exclusion !== null && isTopOfDeck ? ofHiddenCards(exclusion) : exclusion;
    const cards = this.#together(withoutExcluded(said, excluded));
    this.#excluded = null;
    this.#together = (cards) => cards;
    if (this.takes) this.scope.taken.add(slot);
    if (this.role === "cost") {
      if (this.leaves) this.scope.leaving.add(slot);
      const itself: Exclusion | null = this.excludesItself
        ? (_, context, card) => card === context.card
        : null;
      const together = {
        cards: withoutExcluded(cards, itself),
        along: null,
        serves: [],
        totals: new Set<number>(),
      };
      const payment = { cards, serves: [], together, ...this.#orInstead() };
      this.scope.payments.set(slot, payment);
    }
    if (this.isMatched && chooser === undefined) offerAsPayment(this, what, cards, slot);
    askForPayment(this, what, cards);
    if (room !== undefined && isAsMany(what)) {
      const bounds = (duel: Duel, context: EffectContext) => {
        const n = room(duel, context);
        return { min: n, max: n };
      };
      this.choose({ ...cards, bounds }, slot, chooser);
      mustExist(this, cards, 1, said, excluded);
      return cards;
    }
    if (cards.settled && !isReference(what) && isUpTo(what.quantity)) {
      takeUpTo(this, cards, slot);
      mustExist(this, cards, 1, said, excluded);
      return cards;
    }
    if (!cards.settled && isEvery(what)) {
      const seen = this.seenBy;
      // Asked after the step: what was tried and failed is noted, and need not be there any more.
      this.noneLeft = (duel, context) =>
        countRecords(duel, context.link, slot) === 0 &&
        !someCard(said, duel, seen(duel, context), () => true);
    }
    if (cards.settled || isAll(what)) {
      const excludesItself = this.excludesItself && !cards.settled;
      this.add((duel, context) => {
        cards.each(duel, context, (card) => {
          if (!excludesItself || card !== context.card) record(duel, context.link, slot, card);
        });
      });
      if (!cards.settled) mustExist(this, cards, 1, said, excluded);
      // "The top 3 cards of your Deck" have to be there.
      else if (!isReference(what)) mustExist(this, cards, cards.min, said, excluded);
      // "This card with 3 counters on it" has to be so to be paid with.
      else if (this.role === "cost" && what.ref === "this-card" && !this.excludesItself)
        mustExist(this, cards, 1, said, excluded);
      // "Target that monster" is about the one of the event, as long as it is there.
      else if (this.role === "cost" && what.slot === "event" && this.scope.battler === null)
        mustBeThereStill(this, withoutExcluded(said, excluded));
      return cards;
    }
    if (isRandom(what)) pickAtRandom(this, cards, slot);
    else this.choose(cards, slot, chooser);
    // Of "any number" nothing is done where there is none; which go together may show when it is paid.
    const isAny = isAnyNumber(what) && cards.together === undefined;
    const least = this.role === "resolution" && isAny ? 1 : cards.min;
    const hidden = chooser === "opponent" && this.role === "resolution" ? hiddenPlaces(what) : [];
    if (hidden.length > 0) mayExist(this, hidden);
    else if (!isAmongNamed(what)) mustExist(this, cards, least, said, excluded);
    return cards;
  }

  /** Nothing is paid with none, and none is no target: "any number" are one at least, but beside what is paid anyway. */
  #leastOne(what: NounPhrase, cards: CardSet): CardSet {
    return isAnyNumber(what) && this.role === "cost" && !this.#besides
      ? { ...cards, min: Math.max(1, cards.min) }
      : cards;
  }

  /** The cards that are being filled in are chosen along with others that are meant. */
  #besides = false;

  /** "this card and 1 other monster": the one that is meant, and those that are chosen with it. */
  #fillBoth(one: NounPhrase, others: NounPhrase, slot: number, chooser?: "opponent"): CardSet {
    const excluded = this.#excluded;
    const cards = this.fill(one, slot, chooser);
    this.#excluded = excluded;
    const meant = this.scope.noun(one);
    this.exclude((duel, context, card) => meant.test(duel, context, card));
    const chosen = this.scope.freshSlot();
    this.#besides = true;
    this.fill(others, chosen, chooser);
    this.#besides = false;
    const { payments } = this.scope;
    const [alone, whole] = [payments.get(slot), payments.get(chosen)];
    if (alone !== undefined && whole !== undefined) {
      this.scope.joined.add(slot);
      whole.together.along = meant;
      payments.set(slot, { ...alone, together: whole.together });
    }
    this.add((duel, context) =>
      eachRecord(duel, context.link, chosen, (_, card) => void record(duel, context.link, slot, card)),
    );
    return cards;
  }

  /** Whether the clause being compiled can be paid otherwise. */
  #orInstead(): Pick<Payment, "orInstead"> {
    const { substitutable } = this;
    return substitutable === null ? {} : { orInstead: substitutable.isThere };
  }

  /** Has a player choose as many of the cards as the words ask for. */
  choose(cards: CardSet, slot: number, chooser?: "opponent"): void {
    choose(this, cards, slot, this.#stops, chooser);
  }

  target(what: NounPhrase, slot: number, ifPossible: boolean): void {
    this.targets.push(targetConditions(what, slot, this.scope));
    const needed = [...this.beforehand];
    this.exclude(isBattleDestroyed);
    this.exclude(notToBeTargeted);
    const { taken } = this.scope;
    const payments = [...this.scope.payments];
    const asWhole = payments.filter(([paidSlot]) => asksForTotal(what, paidSlot, this.scope));
    const paid = payments.filter(
      ([paidSlot, { together }]) =>
        taken.has(paidSlot) && !asWhole.some(([, whole]) => whole.together === together),
    );
    const cards = this.fill(ifPossible ? orNone(what) : what, slot);
    if (ifPossible) this.beforehand = needed;
    // What an event brought along is known when there is a link, and not before.
    else if (!isReference(what)) for (const [, payment] of paid) mustLeaveTarget(this, payment, cards);
    this.add((duel, context) => {
      eachRecord(duel, context.link, slot, (row, card) => {
        duel.state.set(RECORD.done, row, 1);
        duel.state.set(RECORD.place, row, placeOf(duel, card));
        duel.point(TRACE.targeted, duel.law.targetAtActivation, context.link, card);
      });
    });
  }
}
