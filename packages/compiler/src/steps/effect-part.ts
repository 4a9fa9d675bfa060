import {
  type Clause,
  type Condition,
  type Step as Instruction,
  isReference,
  type NounPhrase,
  type Quantity,
  type Trait,
  type Value,
  type Who,
} from "@chainwright/card-ir";
import { atTheSameTime, statOf, unaffectedBy } from "@chainwright/engine/applying";
import { answersEvent } from "@chainwright/engine/battle";
import { countRecords, eachRecord, isSame, placeOf, record } from "@chainwright/engine/history";
import {
  atLeast,
  type Cards,
  type CardTest,
  type Check,
  canBeTogether,
  linkOf,
  slotsIn,
  someCard,
  type Target,
  type Using,
  usingOf,
} from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  DOES,
  type Duel,
  FACE,
  NO_CARD,
  NO_LINK,
  no,
  opponentOf,
  pileCount,
  RECORD,
  type RecordId,
  shuffle,
  TRACE,
} from "@chainwright/engine/state";
import type { FrameId, Step } from "@chainwright/kernel";
import { compileCondition } from "../conditions/compile-condition.ts";
import { compileClauses } from "../conjunctions/clauses.ts";
import type { Substitutable } from "../costs/substitute-payments.ts";
import {
  type Exclusion,
  isLeaving,
  isSettled,
  notToBeTargeted,
  ofHiddenCards,
  without,
} from "../nouns/illegal-choices.ts";
import { asksOfTogether } from "../runtime/joint-payments.ts";
import type { Payment } from "../scope/payments.ts";
import type { Sink } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { asksForTotal, onlyTotalsAsked } from "../scope/totals-asked.ts";
import { whenKnown } from "../scope/when-known.ts";
import { placesIn } from "../words/places-said.ts";
import { choose, pickAtRandom, type Stops, takeUpTo } from "./choosing.ts";
import type { Alternative, Outcome } from "./feasibility.ts";
import { targetConditions } from "./target-conditions.ts";

const own = (_: Duel, using: Using): Using => using;

/** To which position a monster is changed. */
export type TurnTo = Extract<Instruction, { verb: "change-position" }>["to"];

/** What an effect is going to do to its targets, by their slots: no target for it is what that cannot be done to. */
export interface Aims {
  readonly summoned: ReadonlyMap<string, Extract<Instruction, { verb: "special-summon" }>>;
  /** They are going to be Special Summoned when another phase comes. */
  readonly summonedLater: ReadonlySet<string>;
  /** Its card is going to be equipped to them. */
  readonly equipped: ReadonlySet<string>;
  readonly turned: ReadonlyMap<string, TurnTo>;
  readonly set: ReadonlyMap<string, Extract<Instruction, { verb: "set" }>>;
  /** They are going to be returned, and nothing else is done to them. */
  readonly returned: ReadonlySet<string>;
  /** They are going to be changed, and nothing else is done to them: which of them would stay as they are. */
  readonly changed: ReadonlyMap<string, Exclusion>;
}

const NO_AIMS: Aims = {
  summoned: new Map(),
  summonedLater: new Set(),
  equipped: new Set(),
  turned: new Map(),
  set: new Map(),
  returned: new Set(),
  changed: new Map(),
};

const HIDDEN = ["deck", "hand"] as const;
type HiddenPlace = (typeof HIDDEN)[number];

/** "1 Equip Spell from their Deck": the opponent's places of which words speak, where they speak of no others. */
function hiddenPlaces(what: NounPhrase): readonly HiddenPlace[] {
  const places = isReference(what) ? [] : placesIn(what);
  const hidden = HIDDEN.filter((one) => places.some(({ names }) => names.includes(one)));
  const areAll = places.every(
    ({ of, names }) => of === "opponent" && names.every((name) => hidden.some((one) => one === name)),
  );
  return areAll ? hidden : [];
}

/**
 * Turns one part of an effect (what is done at activation, or at resolution) into the steps of a routine,
 * and into the checks that tell beforehand whether it can be done.
 */
export class Part {
  readonly steps: Step<Duel>[] = [];
  readonly checks: Check[] = [];
  /** What was targeted. */
  readonly targets: Target[] = [];

  constructor(
    readonly name: string,
    readonly role: "cost" | "resolution",
    readonly scope: Scope,
    readonly sink: Sink,
    /** A card that is being activated is no cost and no target of its own, and none of the cards that its words mean. */
    readonly excludesItself: boolean,
    readonly aims: Aims = NO_AIMS,
  ) {}

  /** A part of its own that shares this one's slots: for what is done at another time, or instead of something else. */
  child(name: string, excludesItself = false): Part {
    return new Part(`${this.name} ${name}`, this.role, this.scope, this.sink, excludesItself);
  }

  get cause(): number {
    return this.role === "cost" ? CAUSE.cost : CAUSE.effect;
  }

  causeOf(using: Using): Cause {
    return { why: this.cause, agent: using.user ?? using.player, link: using.link };
  }

  /** Of what takes these cards from where they are: who takes them by what they are shows them. */
  causeOfTaking(what: NounPhrase): (using: Using) => Cause {
    return saysWhat(what, this.scope)
      ? (using) => ({ ...this.causeOf(using), describes: true })
      : (using) => this.causeOf(using);
  }

  add(step: (duel: Duel, using: Using, frame: FrameId) => void): void {
    const seen = this.seenBy;
    this.steps.push((duel, frame) => step(duel, seen(duel, usingOf(duel, linkOf(duel, frame))), frame));
  }

  /** As whose use the steps that are being compiled see it: the effect's player's, or with "each player" each one's. */
  seenBy: (duel: Duel, using: Using) => Using = own;

  /** "Each player can …": whether the clause being compiled is left to each of them. */
  isLeftToEach = false;

  /** The cost of a Summon, to whose field: where there is no room for the monster, what is taken has to make some. */
  paysForSummon: Who | null = null;

  /** Whether it is the cost of an activation, in a duel in which something may be paid instead of one. */
  paysForActivation = false;

  /** What may be paid instead of the clause being compiled. */
  substitutable: Substitutable | null = null;

  /** Called by verbs: what is asked of all the cards together that the next phrase means. */
  together(change: (cards: Cards) => Cards): void {
    this.#together = change;
  }

  #together: (cards: Cards) => Cards = (cards) => cards;

  /** Called by verbs: cards that the next phrase cannot mean, whatever it says. */
  exclude(test: Exclusion): void {
    const before = this.#excluded;
    this.#excluded = before === null ? test : (...about) => before(...about) || test(...about);
  }

  #excluded: Exclusion | null = null;

  /** Called by verbs: the next phrase means cards that their player knows, also where they lie face-down. */
  knowing(): void {
    this.#isKnown = true;
  }

  #isKnown = false;

  /** Whether its player may stop choosing after so many cards; as a rule they may once there are enough. */
  mayStop(test: Stops): void {
    this.#stops = test;
  }

  #stops: Stops | null = null;

  /** Whether the effect cannot be used unless the clause being compiled can be done. */
  isNeeded = true;

  /** Whether something that follows has to be there that fits the cards to which the clause being compiled does something. */
  isMatched = false;

  /** Whether what the clause being compiled is about has to be there, though something is done before. */
  mustMatch = false;

  /** What is done beside what the clause being compiled does instead, if that is done: "B instead, but negate its effects". */
  withInstead: readonly Clause[] = [];

  /** Where the verb being compiled does something to all that there are of some cards: whether there are none (any more). */
  none: Check | null = null;

  /** Whether the verb being compiled takes cards from where they are. */
  takes = false;

  /** … or has its player discard them. */
  leaves = false;

  /** What the verb being compiled needs beforehand. */
  beforehand: Check[] = [];

  /** Called by verbs: what has to be so for them to be possible. */
  check(check: Check): void {
    this.beforehand.push(check);
  }

  /** What the verb being compiled would do. */
  outcomes: Outcome[] = [];

  /** Called by verbs: whether they would do anything, where that hangs on what the words `said` come to. */
  needsEffect(said: readonly (Value | NounPhrase)[], does: Outcome["does"]): void {
    const known = whenKnown(said, this.scope);
    if (known !== "later") this.outcomes.push({ ...known, does });
  }

  /** What can be done independently of each other. */
  alternatives: readonly Alternative[] = [];

  /** Compiles clauses in order. See `compileClauses`. */
  clauses(clauses: readonly Clause[]): void {
    compileClauses(this, clauses);
  }

  /** Nothing of the part is done unless the conditions hold when it begins. */
  onlyWhile(conditions: readonly Condition[]): void {
    const checks = conditions.map((condition) => compileCondition(condition, this.scope));
    if (checks.length === 0) return;
    this.add((duel, using, frame) => {
      if (!checks.every((check) => check(duel, using, null))) duel.jump(frame, this.steps.length);
    });
  }

  /**
   * Fills `slot` with the cards that the words mean: settled ones, all there are, or chosen ones.
   * Afterwards `act` is done to each; what it returns is what was really done.
   */
  onEach(
    what: NounPhrase,
    slot: number,
    act: (duel: Duel, using: Using, card: CardId, frame: FrameId) => boolean,
    chooser?: "opponent",
  ): void {
    this.fill(what, slot, chooser);
    this.doTo(slot, act);
  }

  /** Who took cards out of a Deck has looked through it. It is shuffled first, since the cards may go to its top. */
  #shuffleSearched(slot: number): void {
    this.add((duel, using) => {
      const { deck } = duel.game.zone;
      let searched = 0;
      eachRecord(duel, using.link, slot, (_, card) => {
        if (duel.state.get(CARD.zone, card) === deck) searched |= 1 << duel.state.get(CARD.owner, card);
      });
      for (const player of [0, 1] as const) if ((searched & (1 << player)) !== 0) shuffle(duel, player, deck);
    });
  }

  /** Does something to each card of a slot that has been filled. See `doAll`. */
  doTo(
    slot: number,
    act: (duel: Duel, using: Using, card: CardId, frame: FrameId) => boolean,
    spared?: (duel: Duel, using: Using, card: CardId) => boolean,
  ): void {
    this.doAll(slot, (duel, using, frame) => (card) => act(duel, using, card, frame), spared);
  }

  /**
   * Does something to all cards of a slot at once: which of them it cannot be done to (`spared`), and what `begin`
   * reckons, is settled before it is done to any.
   */
  doAll(
    slot: number,
    begin: (duel: Duel, using: Using, frame: FrameId) => (card: CardId) => boolean,
    spared: (duel: Duel, using: Using, card: CardId) => boolean = () => false,
  ): void {
    const had = this.scope.noteHad(slot);
    this.add((duel, using, frame) => {
      const moved: CardId[] = [];
      eachRecord(duel, using.link, slot, (row, card) => {
        if (!isSame(duel, row)) return;
        moved.push(card);
        const kept = this.role === "resolution" && isKeptOff(duel, using, card);
        if (kept || spared(duel, using, card)) duel.state.set(RECORD.done, row, SPARED);
      });
      const act = begin(duel, using, frame);
      const doTo = (row: RecordId, card: CardId): void => {
        if (!isSame(duel, row)) return;
        const hidden = had?.faceUp === true && duel.state.get(CARD.face, card) !== FACE.up;
        const value = had === null || hidden ? 0 : statOf(duel, card, had.stat);
        const done = duel.state.get(RECORD.done, row) !== SPARED && act(card);
        if (done && had !== null) record(duel, using.link, had.slot, NO_CARD, value);
        duel.state.set(RECORD.done, row, done ? 1 : 0);
        duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
      };
      atTheSameTime(duel, moved, () => eachRecord(duel, using.link, slot, doTo));
    });
  }

  /** Fills `slot`, and does nothing to the cards. */
  pick(what: NounPhrase, slot: number, chooser?: "opponent"): void {
    this.fill(what, slot, chooser);
    this.add((duel, using) => {
      eachRecord(duel, using.link, slot, (row) => duel.state.set(RECORD.done, row, 1));
    });
  }

  /** `room`: for how many there is room; of "as many as possible" so many are chosen. */
  fill(
    what: NounPhrase,
    slot: number,
    chooser?: "opponent",
    room?: (duel: Duel, using: Using) => number,
  ): Cards {
    if (saysWhat(what, this.scope)) this.scope.described.add(slot);
    const cards = this.#fill(what, slot, chooser, room);
    if (isSearched(what)) this.#shuffleSearched(slot);
    return cards;
  }

  #fill(
    what: NounPhrase,
    slot: number,
    chooser?: "opponent",
    room?: (duel: Duel, using: Using) => number,
  ): Cards {
    if (isReference(what) && what.and !== undefined && !isReference(what.and) && !isEvery(what.and)) {
      const { and, ...one } = what;
      return this.#fillBoth(one, and, slot, chooser);
    }
    const said = this.#leastOne(what, this.#isKnown ? this.scope.knownNoun(what) : this.scope.noun(what));
    this.#isKnown = false;
    const exclusion = this.#excluded;
    const isTopOfDeck = said.settled && !isReference(what);
    const excluded = exclusion !== null && isTopOfDeck ? ofHiddenCards(exclusion) : exclusion;
    const cards = this.#together(without(said, excluded));
    this.#excluded = null;
    this.#together = (cards) => cards;
    if (this.takes) this.scope.taken.add(slot);
    if (this.role === "cost") {
      if (this.leaves) this.scope.leaving.add(slot);
      const itself: Exclusion | null = this.excludesItself ? (_, using, card) => card === using.card : null;
      const together = { cards: without(cards, itself), along: null, serves: [], totals: new Set<number>() };
      const payment = { cards, serves: [], together, ...this.#orInstead() };
      this.scope.payments.set(slot, payment);
    }
    if (this.isMatched && chooser === undefined) this.#offer(what, cards, slot);
    this.#asksForPayment(what, cards);
    if (room !== undefined && isAsMany(what)) {
      const bounds = (duel: Duel, using: Using) => {
        const n = room(duel, using);
        return { min: n, max: n };
      };
      this.choose({ ...cards, bounds }, slot, chooser);
      this.#mustExist(cards, 1, said, excluded);
      return cards;
    }
    if (cards.settled && !isReference(what) && isUpTo(what.quantity)) {
      takeUpTo(this, cards, slot);
      this.#mustExist(cards, 1, said, excluded);
      return cards;
    }
    if (!cards.settled && isEvery(what)) {
      const seen = this.seenBy;
      // Asked after the step: what was tried and failed is noted, and need not be there any more.
      this.none = (duel, using) =>
        countRecords(duel, using.link, slot) === 0 && !someCard(said, duel, seen(duel, using), () => true);
    }
    if (cards.settled || isAll(what)) {
      const excludesItself = this.excludesItself && !cards.settled;
      this.add((duel, using) => {
        cards.each(duel, using, (card) => {
          if (!excludesItself || card !== using.card) record(duel, using.link, slot, card);
        });
      });
      if (!cards.settled) this.#mustExist(cards, 1, said, excluded);
      // "The top 3 cards of your Deck" have to be there.
      else if (!isReference(what)) this.#mustExist(cards, cards.min, said, excluded);
      // "This card with 3 counters on it" has to be so to be paid with.
      else if (this.role === "cost" && what.ref === "this-card" && !this.excludesItself)
        this.#mustExist(cards, 1, said, excluded);
      // "Target that monster" is about the one of the event, as long as it is there.
      else if (this.role === "cost" && what.slot === "event" && this.scope.battler === null)
        this.#mustBeThereStill(without(said, excluded));
      return cards;
    }
    if (isRandom(what)) pickAtRandom(this, cards, slot);
    else this.choose(cards, slot, chooser);
    // Of "any number" nothing is done where there is none; which go together may show when it is paid.
    const isAny = isAnyNumber(what) && cards.together === undefined;
    const least = this.role === "resolution" && isAny ? 1 : cards.min;
    const hidden = chooser === "opponent" && this.role === "resolution" ? hiddenPlaces(what) : [];
    if (hidden.length > 0) this.#mayExist(hidden);
    else if (!isAmongNamed(what)) this.#mustExist(cards, least, said, excluded);
    return cards;
  }

  /** Nothing is paid with none, and none is no target: "any number" are one at least, but beside what is paid anyway. */
  #leastOne(what: NounPhrase, cards: Cards): Cards {
    return isAnyNumber(what) && this.role === "cost" && !this.#besides
      ? { ...cards, min: Math.max(1, cards.min) }
      : cards;
  }

  /** The cards that are being filled in are chosen along with others that are meant. */
  #besides = false;

  /** "this card and 1 other monster": the one that is meant, and those that are chosen with it. */
  #fillBoth(one: NounPhrase, others: NounPhrase, slot: number, chooser?: "opponent"): Cards {
    const excluded = this.#excluded;
    const cards = this.fill(one, slot, chooser);
    this.#excluded = excluded;
    const meant = this.scope.noun(one);
    this.exclude((duel, using, card) => meant.test(duel, using, card));
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
    this.add((duel, using) =>
      eachRecord(duel, using.link, chosen, (_, card) => void record(duel, using.link, slot, card)),
    );
    return cards;
  }

  /** What follows looks at the card to which the clause being compiled does something as at one that is paid with. */
  #offer(what: NounPhrase, cards: Cards, slot: number): void {
    const { payments } = this.scope;
    if (isReference(what)) {
      const target = what.slot === undefined ? undefined : payments.get(this.scope.slotOf(what.slot));
      if (target?.cards.max === 1) payments.set(slot, target);
    } else if (cards.max === 1 && !cards.settled && !payments.has(slot)) {
      const together = { cards, along: null, serves: [], totals: new Set<number>() };
      payments.set(slot, { cards, serves: [], together });
    }
  }

  /** Whether the clause being compiled can be paid otherwise. */
  #orInstead(): Pick<Payment, "orInstead"> {
    const { substitutable } = this;
    return substitutable === null ? {} : { orInstead: substitutable.isThere };
  }

  /** "With the same Level as the sent monster": the cost is paid with a card to which there is one, and such a card is targeted. */
  #asksForPayment(what: NounPhrase, cards: Cards): void {
    if (isReference(what)) return;
    // How many are asked for is no matter of which.
    const { quantity: _, ...described } = what;
    const asking =
      this.isNeeded || this.mustMatch
        ? described
        : [...what.traits, ...what.where].filter(({ trait }) => trait === "same-stat");
    // Of "all such cards" there has to be one.
    const least = this.isNeeded && isEvery(what) ? Math.max(1, cards.min) : cards.min;
    for (const name of new Set(slotsIn(asking))) {
      const slot = this.scope.slotOf(name);
      const payment = this.scope.payments.get(slot);
      if (payment !== undefined && asksForTotal(asking, slot, this.scope)) {
        asksOfTogether(
          payment.together,
          (duel, so) => atLeast(cards, least, duel, so) && canBeTogether(duel, so, cards, [], least),
          onlyTotalsAsked(asking, slot, this.scope),
        );
        continue;
      }
      const leaves = this.scope.taken.has(slot);
      payment?.serves.push((duel, using, card) => {
        const so = { ...using, link: NO_LINK, paidWith: card };
        const left = leaves ? without(cards, (_duel, _using, one) => one === card) : cards;
        return atLeast(left, least, duel, so) && canBeTogether(duel, so, left, [], least);
      });
      this.scope.numbers
        .get(slot)
        ?.serves.push((duel, using, paidCount) =>
          atLeast(cards, least, duel, { ...using, link: NO_LINK, paidCount }),
        );
    }
  }

  /** "Tribute 1 monster, then target 1 monster you control": what is paid with must leave one that can be targeted. */
  #leaves(payment: Payment, cards: Cards): void {
    const { min } = cards;
    const left = (duel: Duel, so: Using, paid: readonly CardId[]): boolean => {
      const others = without(cards, (_duel, _using, card) => paid.includes(card));
      return atLeast(others, min, duel, so) && canBeTogether(duel, so, others, [], min);
    };
    const serves: CardTest = (duel, using, card) =>
      left(duel, { ...using, link: NO_LINK, paidWith: card }, [card]);
    payment.serves.push(serves);
    if (payment.cards.max > 1)
      asksOfTogether(payment.together, (duel, so) => left(duel, so, so.paidTogether ?? []), null);
    this.check(
      (duel, using, why) =>
        someCard(payment.cards, duel, using, (card) => serves(duel, using, card)) ||
        payment.orInstead?.(duel, using) === true ||
        !no(why, duel.law.noTarget, using.card, using.effect),
    );
  }

  /** What another player chooses where nobody else looks may be there, as long as there are cards. */
  #mayExist(places: readonly HiddenPlace[]): void {
    this.check((duel, using, why) => {
      const player = opponentOf(using.player);
      const some = places.some((place) => pileCount(duel, player, duel.game.zone[place]) > 0);
      return some || !no(why, duel.law.nothingToActOn, using.card, using.effect);
    });
  }

  /** Beforehand there have to be enough cards; a settled phrase is checked by the verb. */
  #mustExist(all: Cards, n: number, said: Cards, excluded: Exclusion | null): void {
    const { role, excludesItself } = this;
    const spares = this.substitutable?.sparesOne;
    if (role === "resolution") this.scope.needed.push(all);
    this.check((duel, using, why) => {
      const cards = using.leaving === undefined ? all : without(all, isLeaving);
      if (cards.together !== undefined && !canBeTogether(duel, using, cards, [], n)) {
        const law = role === "cost" ? duel.law.noTarget : duel.law.wouldDoNothing;
        return !no(why, law, using.card, using.effect);
      }
      const isNone = cards.isKnownAhead === true && cards.bounds?.(duel, using).max === 0;
      let found = 0;
      cards.each(duel, using, (card) => {
        if (isNone) return false;
        if (excludesItself && card === using.card) return true;
        return ++found < n;
      });
      if (found >= n || (found === n - 1 && spares?.(duel, using) === true)) return true;
      // Those that the words mean are there, but something else stands against them.
      if (why !== null) said.each(duel, using, (card) => excluded?.(duel, using, card, why));
      const law = role === "cost" ? duel.law.noTarget : duel.law.nothingToActOn;
      return !no(why, law, using.card, using.effect);
    });
  }

  /** What an effect has become by another card answers nothing that could be known beforehand. */
  #mustBeThereStill(answered: Cards): void {
    this.check(
      (duel, using, why) =>
        !answersEvent(duel, using) ||
        someCard(answered, duel, using, () => true) ||
        !no(why, duel.law.noTarget, using.card, using.effect),
    );
  }

  /** Has a player choose as many of the cards as the words ask for. */
  choose(cards: Cards, slot: number, chooser?: "opponent"): void {
    choose(this, cards, slot, this.#stops, chooser);
  }

  /** Marks a step that is not about cards as done. */
  done(duel: Duel, using: Using, slot: number): void {
    record(duel, using.link, slot, NO_CARD, 1);
  }

  target(what: NounPhrase, slot: number, ifPossible: boolean): void {
    this.targets.push(targetConditions(what, slot, this.scope));
    const needed = [...this.beforehand];
    this.exclude(isSettled);
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
    else if (!isReference(what)) for (const [, payment] of paid) this.#leaves(payment, cards);
    this.add((duel, using) => {
      eachRecord(duel, using.link, slot, (row, card) => {
        duel.state.set(RECORD.done, row, 1);
        duel.state.set(RECORD.place, row, placeOf(duel, card));
        duel.point(TRACE.targeted, duel.law.targetAtActivation, using.link, card);
      });
    });
  }
}

/** "1 of them", which the effect itself targets or pays with: who they are is not known beforehand, but there they are. */
const isAmongNamed = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [...what.traits, ...what.where].some(
    (trait) =>
      trait.trait === "one-of" &&
      isReference(trait.group) &&
      trait.group.slot !== undefined &&
      trait.group.slot !== "event",
  );

/** `RECORD.done` of a card to which something is not going to be done. */
export const SPARED = -1;

/** Whether a card is unaffected by the effect of another that would do something to it. */
function isKeptOff(duel: Duel, { card: source, effect }: Using, card: CardId): boolean {
  const keeper = unaffectedBy(duel, card, source, effect);
  if (keeper === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.unaffected, card, keeper, DOES.unaffected);
  return true;
}

/** Whether the words have a player look through a Deck. */
const isSearched = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [what.where, what.own, what.one?.own, what.both?.own]
    .flatMap((traits = []) => [...what.traits, ...traits])
    .some((trait) => "place" in trait && trait.place.names.includes("deck"));

/** What says only where cards are, or which of those that are there. */
const TELLS_NOTHING: ReadonlySet<Trait["trait"]> = new Set([
  "in",
  "from",
  "face",
  "set",
  "random",
  "other",
  "one-of",
  "controlled",
  "possessed",
]);

/** Whether words say of what kind the cards are that they mean: "1 Spell", and not "1 card". */
function saysWhat(what: NounPhrase, scope: Scope): boolean {
  if (isReference(what))
    return (
      what.ref === "this-card" || (what.slot !== undefined && scope.described.has(scope.slotOf(what.slot)))
    );
  const { one, each, both, own = [], where, except } = what;
  if (except !== undefined) return true;
  return [{ ...what, traits: [...what.traits, ...where, ...own] }, one, each, both].every(
    (branch) =>
      branch === undefined ||
      branch.noun !== "card" ||
      [...branch.traits, ...(branch.own ?? [])].some((trait) =>
        trait.trait === "one-of" ? saysWhat(trait.group, scope) : !TELLS_NOTHING.has(trait.trait),
      ),
  );
}

/** "All monsters on the field", "your entire hand", "Spells on the field": also where that is none. */
const isEvery = (what: NounPhrase): boolean =>
  "quantity" in what && (what.quantity.kind === "every" || what.quantity.kind === "all");

/** "up to 3", "up to the number of …": how many is left to their player. */
const isUpTo = (quantity: Quantity): boolean =>
  quantity.kind === "up-to" || (quantity.kind === "reckoned" && quantity.least === "one");

/** "Up to 2 cards", where the effect is used without a target, too: none is left to its player as well. */
const orNone = (what: NounPhrase): NounPhrase =>
  isReference(what) || what.quantity.kind !== "up-to"
    ? what
    : { ...what, quantity: { kind: "at-most" as const, n: what.quantity.n } };

const isAnyNumber = (what: NounPhrase): boolean => "quantity" in what && what.quantity.kind === "any-number";

const isAsMany = (what: NounPhrase): boolean => "quantity" in what && what.quantity.kind === "as-many";

const isRandom = (what: NounPhrase): boolean =>
  "quantity" in what && what.traits.some((trait) => trait.trait === "random");

/** Nothing is chosen: all are meant. */
const isAll = (what: NounPhrase): boolean => isEvery(what) || isAsMany(what);
