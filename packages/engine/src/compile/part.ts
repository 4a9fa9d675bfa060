import type {
  Asks,
  Clause,
  Condition,
  Step as Instruction,
  Join,
  NounPhrase,
  Reference,
  Who,
} from "@chainwright/card-ir";
import { isOfChosen, isReference } from "@chainwright/card-ir";
import type { FrameId, Routine, Step } from "@chainwright/kernel";
import { ACT, type Action, action, firstOf, kindOf, PASS } from "../action.ts";
import type { Duel } from "../duel.ts";
import { type Cause, nextMoment } from "../events.ts";
import { doomedBy } from "../force.ts";
import { forgetPicked, pick } from "../materials.ts";
import { placeGivenTo, placeIn, placesGiven, WHICH_POSITION, whichPlace } from "../places.ts";
import type { Question } from "../question.ts";
import { countRecords, eachRecord, isRecorded, isSame, placeOf, record, wasDone } from "../records.ts";
import { anyCounts, noteResult } from "../results.ts";
import { CARD, type CardId, FRAME, type LinkId, NO_CARD, NO_LINK, NOW, PICKED, RECORD } from "../schema.ts";
import { unaffectedBy } from "../standing.ts";
import { TRACE } from "../trace.ts";
import { CAUSE, DOES, opponentOf, type Player, POSITION } from "../vocabulary.ts";
import { allowed, no, type Why } from "../why.ts";
import { atLeast, type Cards, canBeTogether, MANY } from "./cards.ts";
import { compileCondition } from "./conditions.ts";
import { compileNoun } from "./nouns.ts";
import { recordOf } from "./references.ts";
import { IF_YOU_DO, processOfStep, referringOf } from "./referring.ts";
import type { Slots } from "./slots.ts";
import type { Standing } from "./standing.ts";
import { type CardTest, type Check, type Using, usingOf } from "./using.ts";
import { compileVerb } from "./verbs.ts";
import { playerOf } from "./words.ts";

/** Where compiled routines and questions are numbered. */
export interface Sink {
  addRoutine(name: string, steps: readonly Step<Duel>[]): Routine<Duel>;
  addQuestion(question: Omit<Question, "id">): Question;
  /** What a resolved effect may leave behind; its number is kept with the force. */
  addLingering(standing: Standing): number;
  token(name: string): number;
  /** A word as a number of the catalogue. */
  word(text: string): number;
}

/** Programs keep their link in the first register. */
export const linkOf = (duel: Duel, frame: FrameId): LinkId => duel.state.get(FRAME.r0, frame) as LinkId;

/** Whether a verb cannot be done to a card, and why. */
type Exclusion = (duel: Duel, using: Using, card: CardId, why: Why | null) => boolean;
const own = (using: Using): Using => using;
const opponents = (using: Using): Using => ({ ...using, player: opponentOf(using.player) });

/** Conjunctions whose clause is done only if the one before was, and those that begin a new moment. */
const NEEDS_THE_FORMER: ReadonlySet<Join> = new Set(["and-if-you-do", "then"]);
const NEXT_MOMENT: ReadonlySet<Join> = new Set(["then", "also-after-that", "next"]);

/** The record slot of targets, and whether a card fits the words that they were chosen by. */
export interface Target {
  readonly slot: number;
  readonly fits: CardTest;
}

/** "You can …" in the middle of an effect: yes or no. */
export const MAY: Omit<Question, "id"> = {
  name: "may",
  candidates(_duel, _frame, _player, offer) {
    offer(action(ACT.number, 1));
    offer(PASS);
  },
  check: (_duel, _frame, _player, choice) => choice === PASS || choice === action(ACT.number, 1),
};

/** To which position a monster is changed. */
export type TurnTo = Extract<Instruction, { verb: "change-position" }>["to"];

/** What an effect is going to do to its targets, by their slots: no target for it is what that cannot be done to. */
export interface Aims {
  readonly summoned: ReadonlySet<string>;
  /** Its card is going to be equipped to them. */
  readonly equipped: ReadonlySet<string>;
  readonly turned: ReadonlyMap<string, TurnTo>;
}

const NO_AIMS: Aims = { summoned: new Set(), equipped: new Set(), turned: new Map() };
const NOBODY_LEAVES: readonly CardId[] = [];

/** A step that may skip to the next clause that stands on its own. */
interface Gate {
  readonly at: number;
  readonly goesOn: (duel: Duel, using: Using) => boolean;
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
    readonly slots: Slots,
    readonly sink: Sink,
    /** A card that is being activated is no cost and no target of its own, and none of the cards that its words mean. */
    readonly excludesItself: boolean,
    readonly aims: Aims = NO_AIMS,
  ) {}

  /** A part of its own that shares this one's slots: for what is done at another time, or instead of something else. */
  child(name: string, excludesItself = false): Part {
    return new Part(`${this.name} ${name}`, this.role, this.slots, this.sink, excludesItself);
  }

  get cause(): number {
    return this.role === "cost" ? CAUSE.cost : CAUSE.effect;
  }

  causeOf(using: Using): Cause {
    return { why: this.cause, agent: using.player, link: using.link };
  }

  add(step: (duel: Duel, using: Using, frame: FrameId) => void): void {
    const seen = this.#seenBy;
    this.steps.push((duel, frame) => step(duel, seen(usingOf(duel, linkOf(duel, frame))), frame));
  }

  /** "Each player …": first the player of the effect, then the opponent, for whom "you" are they. */
  eachPlayer(slot: number, compile: (slot: number) => void): void {
    compile(slot);
    const beforehand = this.#beforehand;
    this.#beforehand = [];
    this.#seenBy = opponents;
    compile(this.slots.fresh());
    this.#seenBy = own;
    // Only the player of the effect has to be able to do it.
    this.#beforehand = beforehand;
  }

  #seenBy: (using: Using) => Using = own;

  /** The cost of a Summon without an effect: where there is no room for the monster, what is taken has to make some. */
  paysForSummon = false;

  /** Called by verbs: cards that the next phrase cannot mean, whatever it says. */
  exclude(test: Exclusion): void {
    const before = this.#excluded;
    this.#excluded = before === null ? test : (...about) => before(...about) || test(...about);
  }

  #excluded: Exclusion | null = null;

  /** Whether its player may stop choosing after so many cards; as a rule they may once there are enough. */
  mayStop(test: (duel: Duel, using: Using, chosen: number) => boolean): void {
    this.#stops = test;
  }

  #stops: ((duel: Duel, using: Using, chosen: number) => boolean) | null = null;

  /** Called by verbs: what has to be so for them to be possible. */
  check(check: Check): void {
    this.#beforehand.push(check);
  }

  /**
   * Compiles clauses in order, each hanging on the one before as its conjunction says. Beforehand, what a clause needs
   * counts for a cost; in a resolution only for the first of what hangs together, and what is joined to it by "and".
   */
  clauses(clauses: readonly Clause[]): void {
    const alternatives: (readonly Check[])[] = [];
    for (const group of hangingTogether(clauses)) {
      const needed = this.#group(group);
      if (this.role === "cost") this.checks.push(...needed);
      else if (group[0]?.join !== "but") alternatives.push(needed);
    }
    // "A, also B": one of them is enough.
    const [first, ...others] = alternatives.filter((checks, i) => i === 0 || checks.length > 0);
    if (first === undefined || first.length === 0) return;
    this.checks.push((duel, using, why) => {
      const possible = [first, ...others].some((checks) => checks.every((check) => check(duel, using, null)));
      return possible || first.every((check) => check(duel, using, why));
    });
  }

  /** A clause and all that needs it to have been done; returns what has to be possible beforehand. */
  #group(clauses: readonly Clause[]): readonly Check[] {
    const waiting: Gate[] = [];
    let previous = 0;
    const needed: Check[] = [];
    let together: { readonly gate: number; readonly checks: Check[] } | null = null;
    for (const [i, clause] of clauses.entries()) {
      const { join } = clause;
      if (join !== undefined && NEXT_MOMENT.has(join)) this.steps.push((duel) => nextMoment(duel));
      this.slots.ifYouDo = join === "and-if-you-do" || (join === "and" && this.slots.ifYouDo);
      if (join === "then") waiting.push(this.#ifDone(previous));
      else if (join === "and-if-you-do") waiting.push(this.#ifYouDo(previous));
      if (clause.condition !== undefined)
        waiting.push(this.#onlyIf(compileCondition(clause.condition, this.slots)));
      this.#noteResults([clause.condition, clause.step]);
      let possible: Check = () => true;
      if (clause.optional === true && this.role === "resolution")
        waiting.push(this.#mayDecline(clause.decides ?? "you", (...about) => possible(...about)));
      // "Choose 1 and destroy it" is one act; other "A and B" are done both or not at all.
      if (clauses[i + 1]?.join === "and" && join !== "and" && clause.step.verb !== "choose") {
        together = { gate: this.steps.length, checks: [] };
        this.steps.push(() => {});
      }
      previous = clause.step.slot === undefined ? this.slots.fresh() : this.slots.of(clause.step.slot);
      this.#beforehand = [];
      if (this.paysForSummon && takesOne(clause.step)) this.exclude(leavesNoRoom);
      const step = this.#withChosen(clause.step);
      compileVerb(this, step, previous);
      const process = processOfStep(clause.step);
      if (clause.step.slot !== undefined && process !== undefined)
        this.slots.processes.set(clause.step.slot, process);
      possible = this.#possible(step, this.#beforehand);
      if (this.role === "cost" || i === 0 || join === "and") needed.push(...this.#beforehand);
      together?.checks.push(...this.#beforehand);
      if (together !== null && clauses[i + 1]?.join !== "and") {
        const { gate, checks } = together;
        // "A and B": both or neither.
        waiting.push({
          at: gate,
          goesOn: (duel, using) => checks.every((check) => check(duel, using, null)),
        });
        together = null;
      }
    }
    this.#landHere(waiting);
    return needed;
  }

  /** "The Level of 1 monster": that monster is chosen before the step is done. */
  #withChosen(step: Instruction): Instruction {
    const value = "amount" in step ? step.amount : "value" in step ? step.value : 0;
    if (!isOfChosen(value)) return step;
    const slot = value.slot ?? `chosen for ${this.slots.fresh()}`;
    this.pick(value.of, this.slots.of(slot));
    const chosen = { ...value, of: { ref: "that-card", slot } };
    return { ...step, ["amount" in step ? "amount" : "value"]: chosen } as Instruction;
  }

  /** What the verb being compiled needs beforehand. */
  #beforehand: Check[] = [];

  /** Those that don't go on continue here. */
  #landHere(waiting: readonly Gate[]): void {
    const end = this.steps.length;
    for (const { at, goesOn } of waiting) {
      this.steps[at] = (duel, frame) => {
        if (!goesOn(duel, usingOf(duel, linkOf(duel, frame)))) duel.jump(frame, end);
      };
    }
  }

  /** Whether there is anything to do for a step: what its words point at is there, and its checks hold. */
  #possible(step: Instruction, checks: readonly Check[]): Check {
    const pointed = "what" in step && isReference(step.what) ? compileNoun(step.what, this.slots) : null;
    return (duel, using) =>
      checks.every((check) => check(duel, using, null)) &&
      (pointed === null || atLeast(pointed, 1, duel, using));
  }

  #gate(goesOn: Gate["goesOn"]): Gate {
    this.steps.push(() => {});
    return { at: this.steps.length - 1, goesOn };
  }

  /** Nothing of the part is done unless the conditions hold when it begins. */
  onlyWhile(conditions: readonly Condition[]): void {
    const checks = conditions.map((condition) => compileCondition(condition, this.slots));
    if (checks.length === 0) return;
    this.add((duel, using, frame) => {
      if (!checks.every((check) => check(duel, using, null))) duel.jump(frame, this.steps.length);
    });
  }

  #ifDone(slot: number): Gate {
    return this.#gate((duel, using) => wasDone(duel, using.link, slot));
  }

  #ifYouDo(slot: number): Gate {
    return this.#gate((duel, using) => {
      if (duel.rules.result(IF_YOU_DO, "done").rules.length > 0)
        noteResult(duel, using.link, [using.link, slot], IF_YOU_DO);
      return anyCounts(duel, using.link, slot, IF_YOU_DO);
    });
  }

  #onlyIf(condition: Check): Gate {
    return this.#gate((duel, using) => condition(duel, using, null));
  }

  /** "You may …", "your opponent can …": that player says whether, unless it is not `possible`. */
  #mayDecline(who: Who, possible: Check): Gate {
    const question = this.sink.addQuestion(MAY);
    this.add((duel, using, frame) => {
      if (possible(duel, using, null)) duel.ask(question, playerOf(who, using.player), frame);
      else duel.state.write(NOW.answer, PASS);
    });
    return this.#gate((duel) => duel.state.read(NOW.answer) !== PASS);
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

  /**
   * Does something to each card of a slot that has been filled, all at once: which of them it cannot be done to
   * (`spared`) is settled before it is done to any.
   */
  doTo(
    slot: number,
    act: (duel: Duel, using: Using, card: CardId, frame: FrameId) => boolean,
    spared: (duel: Duel, using: Using, card: CardId) => boolean = () => false,
  ): void {
    this.add((duel, using, frame) => {
      eachRecord(duel, using.link, slot, (row, card) => {
        if (!isSame(duel, row)) return;
        const kept = this.role === "resolution" && isKeptOff(duel, using.card, card);
        if (kept || spared(duel, using, card)) duel.state.set(RECORD.done, row, SPARED);
      });
      eachRecord(duel, using.link, slot, (row, card) => {
        if (!isSame(duel, row)) return;
        const done = duel.state.get(RECORD.done, row) !== SPARED && act(duel, using, card, frame);
        duel.state.set(RECORD.done, row, done ? 1 : 0);
        duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
      });
    });
  }

  /** Fills `slot`, and does nothing to the cards. */
  pick(what: NounPhrase, slot: number, chooser?: "opponent"): void {
    this.fill(what, slot, chooser);
    this.add((duel, using) => {
      eachRecord(duel, using.link, slot, (row) => duel.state.set(RECORD.done, row, 1));
    });
  }

  fill(what: NounPhrase, slot: number, chooser?: "opponent"): Cards {
    const said = compileNoun(what, this.slots);
    const excluded = this.#excluded;
    const cards = without(said, excluded);
    this.#excluded = null;
    if (this.role === "cost") this.slots.payments.set(slot, { cards, serves: [] });
    this.#asksForPayment(what, cards);
    if (cards.settled || isAll(what)) {
      const excludesItself = this.excludesItself && !cards.settled;
      this.add((duel, using) => {
        cards.each(duel, using, (card) => {
          if (!excludesItself || card !== using.card) record(duel, using.link, slot, card);
        });
      });
      if (!cards.settled) this.#mustExist(cards, 1, said, excluded);
      return cards;
    }
    if (isRandom(what)) this.#pickAtRandom(cards, slot);
    else this.choose(cards, slot, chooser);
    const least = Math.max(cards.min, this.role === "cost" ? cards.min : Math.min(1, cards.min));
    this.#mustExist(cards, least, said, excluded);
    return cards;
  }

  /** "With the same Level as the sent monster": the cost is paid with a card to which there is one. */
  #asksForPayment(what: NounPhrase, cards: Cards): void {
    if (isReference(what)) return;
    for (const trait of [...what.traits, ...what.where]) {
      if (trait.trait !== "same-stat" || trait.as.slot === undefined) continue;
      this.slots.payments
        .get(this.slots.of(trait.as.slot))
        ?.serves.push((duel, using, card) =>
          atLeast(cards, cards.min, duel, { ...using, link: NO_LINK, paidWith: card }),
        );
    }
  }

  /** Says in the trace whether what really happened lets the rest apply. */
  #noteResults(said: readonly unknown[]): void {
    for (const { reference, asks } of resultsAskedBy(said)) {
      const where = recordOf(reference, this.slots);
      const referring = referringOf(reference, asks, this.slots);
      this.add((duel, using) => noteResult(duel, using.link, where(using), referring));
    }
  }

  /** Beforehand there have to be enough cards; a settled phrase is checked by the verb. */
  #mustExist(cards: Cards, n: number, said: Cards, excluded: Exclusion | null): void {
    const { role, excludesItself } = this;
    this.check((duel, using, why) => {
      if (cards.together !== undefined && !canBeTogether(duel, using, cards, [], n)) {
        const law = role === "cost" ? duel.law.noTarget : duel.law.wouldDoNothing;
        return !no(why, law, using.card, using.effect);
      }
      let found = 0;
      cards.each(duel, using, (card) => {
        if (excludesItself && card === using.card) return true;
        return ++found < n;
      });
      if (found >= n) return true;
      // Those that the words mean are there, but something else stands against them.
      if (why !== null) said.each(duel, using, (card) => excluded?.(duel, using, card, why));
      const law = role === "cost" ? duel.law.noTarget : duel.law.nothingToActOn;
      return !no(why, law, using.card, using.effect);
    });
  }

  /** Has a player choose as many of the cards as the words ask for. */
  choose(cards: Cards, slot: number, chooser?: "opponent"): void {
    const { excludesItself } = this;
    const seen = this.#seenBy;
    const serves = this.slots.payments.get(slot)?.serves ?? [];
    const eligible = (duel: Duel, using: Using, card: CardId): boolean =>
      !(excludesItself && card === using.card) &&
      !isRecorded(duel, using.link, slot, card) &&
      serves.every((test) => test(duel, using, card)) &&
      fitsTogether(duel, using, cards, slot, card);
    const boundsOf = cards.bounds ?? (() => cards);
    const stops = this.#stops;
    const enough = (duel: Duel, using: Using): boolean => {
      const chosen = countRecords(duel, using.link, slot);
      return (
        chosen >= Math.min(boundsOf(duel, using).min, MANY) &&
        (stops === null || stops(duel, using, chosen)) &&
        cards.complete?.(duel, using, chosenIn(duel, using, slot)) !== false
      );
    };
    const question = this.sink.addQuestion({
      name: this.role === "cost" ? "choose at activation" : "choose",
      candidates(duel, frame, _player, offer) {
        const using = seen(usingOf(duel, linkOf(duel, frame)));
        cards.each(duel, using, (card) => {
          if (eligible(duel, using, card)) offer(action(ACT.choose, card));
        });
        offer(PASS);
      },
      check(duel, frame, _player, choice, why) {
        const using = seen(usingOf(duel, linkOf(duel, frame)));
        if (choice === PASS) {
          if (!enough(duel, using) && no(why, duel.law.notAChoice, using.card, using.effect)) return false;
          return allowed(why);
        }
        const card = firstOf(choice) as CardId;
        let listed = false;
        if (kindOf(choice) === ACT.choose) {
          cards.each(duel, using, (candidate) => {
            listed ||= candidate === card;
            return !listed;
          });
        }
        if (
          !(listed && eligible(duel, using, card)) &&
          no(why, duel.law.notAChoice, using.card, using.effect)
        )
          return false;
        return allowed(why);
      },
    });
    const ask = this.steps.length;
    this.add((duel, using, frame) => {
      const player = chooser === undefined ? using.player : playerOf(chooser, using.player);
      const chosen = countRecords(duel, using.link, slot);
      const left: CardId[] = [];
      cards.each(duel, using, (card) => {
        if (eligible(duel, using, card)) left.push(card);
      });
      const { min, max } = boundsOf(duel, using);
      if (chosen >= max || left.length === 0) duel.jump(frame, ask + 2);
      else if (
        cards.together === undefined &&
        chosen + left.length <= min &&
        duel.state.read(NOW.askAlways) === 0
      ) {
        for (const card of left) this.#take(duel, using, slot, card);
        duel.jump(frame, ask + 2);
      } else duel.ask(question, player, frame);
    });
    this.add((duel, using, frame) => {
      const choice = duel.state.read(NOW.answer) as ReturnType<typeof action>;
      if (choice === PASS) return;
      this.#take(duel, using, slot, firstOf(choice) as CardId);
      duel.jump(frame, ask);
    });
  }

  #pickAtRandom(cards: Cards, slot: number): void {
    this.add((duel, using) => {
      const left: CardId[] = [];
      cards.each(duel, using, (card) => {
        left.push(card);
      });
      for (let i = 0; i < cards.max && left.length > 0; i++) {
        const [card] = left.splice(duel.chance(left.length), 1);
        if (card !== undefined) this.#take(duel, using, slot, card);
      }
    });
  }

  #take(duel: Duel, using: Using, slot: number, card: CardId): void {
    record(duel, using.link, slot, card);
  }

  /** In which position a monster comes, where the text leaves it to its player; the answer is kept in `r1`. */
  askPosition(): void {
    const question = this.sink.addQuestion(WHICH_POSITION);
    this.add((duel, using, frame) => {
      if (duel.game.choosesPosition) duel.ask(question, using.player, frame);
      else duel.state.write(NOW.answer, action(ACT.number, POSITION.attack));
    });
    this.add((duel, _, frame) => {
      duel.state.set(FRAME.r1, frame, firstOf(duel.state.read(NOW.answer) as Action));
    });
  }

  /**
   * Has the player say to which places the monsters of a slot come, where it makes a difference; the places are kept
   * with what is picked. `side`: on whose field.
   */
  askPlaces(slot: number, side: (using: Using) => Player = ({ player }) => player): void {
    const seen = this.#seenBy;
    const next = (duel: Duel, using: Using): CardId => {
      let found = NO_CARD;
      eachRecord(duel, using.link, slot, (row, card) => {
        if (isSame(duel, row) && placeGivenTo(duel, card) === undefined) found = card;
        return found === NO_CARD;
      });
      return found;
    };
    const placesFor = (duel: Duel, using: Using, card: CardId): number =>
      duel.game.summonSlots(duel, side(using), card, NOBODY_LEAVES, placesGiven(duel));
    const question = this.sink.addQuestion(
      whichPlace((duel, frame) => {
        const using = seen(usingOf(duel, linkOf(duel, frame)));
        return placesFor(duel, using, next(duel, using));
      }),
    );
    const give = (duel: Duel, card: CardId, places: number): void =>
      duel.state.set(PICKED.slots, pick(duel, card), places);
    const ask = this.steps.length + 1;
    this.add((duel, _, frame) => {
      forgetPicked(duel);
      if (duel.game.placeMatters === null) duel.jump(frame, ask + 2);
    });
    this.add((duel, using, frame) => {
      const card = next(duel, using);
      if (card === NO_CARD) {
        duel.jump(frame, ask + 2);
        return;
      }
      const places = placesFor(duel, using, card);
      if (duel.game.placeMatters?.(duel, card, places)) {
        duel.ask(question, using.player, frame);
        return;
      }
      give(duel, card, places & -places);
      duel.jump(frame, ask);
    });
    this.add((duel, using, frame) => {
      give(duel, next(duel, using), 1 << placeIn(duel.state.read(NOW.answer) as Action));
      duel.jump(frame, ask);
    });
  }

  /** Marks a step that is not about cards as done. */
  done(duel: Duel, using: Using, slot: number): void {
    record(duel, using.link, slot, NO_CARD, 1);
  }

  target(what: NounPhrase, slot: number, ifPossible: boolean): void {
    const { test } = compileNoun(what, this.slots);
    this.targets.push({ slot, fits: test });
    const needed = [...this.#beforehand];
    this.exclude(isSettled);
    this.fill(what, slot);
    if (ifPossible) this.#beforehand = needed;
    this.add((duel, using) => {
      eachRecord(duel, using.link, slot, (row, card) => {
        duel.state.set(RECORD.done, row, 1);
        duel.state.set(RECORD.place, row, placeOf(duel, card));
        duel.point(TRACE.targeted, duel.law.targetAtActivation, using.link, card);
      });
    });
  }
}

/** The cards of a slot so far. */
function chosenIn(duel: Duel, using: Using, slot: number): readonly CardId[] {
  const chosen: CardId[] = [];
  eachRecord(duel, using.link, slot, (_, card) => {
    chosen.push(card);
  });
  return chosen;
}

function fitsTogether(duel: Duel, using: Using, cards: Cards, slot: number, card: CardId): boolean {
  if (cards.together === undefined) return true;
  const chosen = chosenIn(duel, using, slot);
  return (
    cards.together(duel, using, chosen, card) &&
    canBeTogether(duel, using, cards, [...chosen, card], cards.min)
  );
}
/** `RECORD.done` of a card to which something is not going to be done. */
const SPARED = -1;

/** Whether a card is unaffected by the effect of another that would do something to it. */
function isKeptOff(duel: Duel, source: CardId, card: CardId): boolean {
  const keeper = unaffectedBy(duel, card, source);
  if (keeper === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.unaffected, card, keeper, DOES.unaffected);
  return true;
}

/** The references of a step to what an earlier part did, however deep; not those of what is done later. */
function resultsAskedBy(node: unknown, asks: Asks = "value"): { reference: Reference; asks: Asks }[] {
  if (Array.isArray(node)) return node.flatMap((one) => resultsAskedBy(one));
  if (node === null || typeof node !== "object") return [];
  // A condition says so itself.
  if ("kind" in node && node.kind === "result") return [];
  if ("ref" in node && node.ref === "this-way") return [{ reference: node as Reference, asks }];
  const counts = ("value" in node && node.value === "count") || ("kind" in node && node.kind === "per");
  const below = counts ? "count" : "value";
  return Object.entries(node).flatMap(([key, one]) => (key === "then" ? [] : resultsAskedBy(one, below)));
}

/** What is to be destroyed by battle cannot be targeted any more. */
const isSettled: Exclusion = (duel, _using, card, why) =>
  doomedBy(duel, card) !== NO_CARD && no(why, duel.law.settledAlready, card);

/** Verbs by which cards leave where they are. */
export const TAKING: ReadonlySet<string> = new Set(["banish", "move", "tribute"]);

const takesOne = (step: Instruction): boolean =>
  TAKING.has(step.verb) &&
  "what" in step &&
  !isReference(step.what) &&
  (step.what.quantity.kind === "a" || (step.what.quantity.kind === "exactly" && step.what.quantity.n === 1));

const leavesNoRoom: Exclusion = (duel, using, card, why) =>
  duel.game.summonSlots(duel, using.player, using.card, [card]) === 0 &&
  no(why, duel.law.noRoom, using.card, using.effect);

/** The same phrase, less some cards. */
function without(cards: Cards, excluded: Exclusion | null): Cards {
  if (excluded === null) return cards;
  return {
    ...cards,
    test: (duel, using, card) => cards.test(duel, using, card) && !excluded(duel, using, card, null),
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) => (excluded(duel, using, card, null) ? undefined : visit(card))),
  };
}

/** The clauses in groups: each clause that stands on its own with those that need or join it. */
function hangingTogether(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const hangs = clause.join !== undefined && (NEEDS_THE_FORMER.has(clause.join) || clause.join === "and");
    const last = groups[groups.length - 1];
    if (hangs && last) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

const isRandom = (what: NounPhrase): boolean =>
  "quantity" in what && what.traits.some((trait) => trait.trait === "random");

/** Nothing is chosen: all are meant. */
const isAll = (what: NounPhrase): boolean => "quantity" in what && what.quantity.kind === "all";
