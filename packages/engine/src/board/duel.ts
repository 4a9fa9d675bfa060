import { lookup, type Place } from "@chainwright/card-ir";
import { call, drawBelow, type FrameId, jump, type Routine, State } from "@chainwright/kernel";
import type { Game } from "../game/game.ts";
import type { Rules } from "../game/rules.ts";
import type { ContinuousEffectOf } from "../program/continuous-effect.ts";
import type { Catalogue, Definition } from "../program/definition.ts";
import type { Action } from "../state/action.ts";
import type { Question } from "../state/question.ts";
import type { Law } from "../state/rule-points.ts";
import { type CardId, CHANCE, FRAME, NOW } from "../state/schema.ts";
import { TRACE, type Trace } from "../state/trace.ts";
import { type CONTINUOUS_ACTION, type Player, WIN } from "../state/vocabulary.ts";
import { KnownAnswers } from "./known-answers.ts";

/** A change of what a monster is, and what it is before it. */
export interface Becoming {
  readonly card: CardId;
  readonly property: "type" | "attribute";
  readonly before: string | null | undefined;
}

const NO_RULES: readonly number[] = [];
const NOTHING_REDIRECTED: ReadonlyMap<CardId, readonly Redirecting[]> = new Map();

/** A change of a card's stat: what a resolved effect left behind, by its row, or after those all continuous effects. */
export interface ChangeAsked {
  readonly card: CardId;
  readonly stat: number;
  readonly row: number;
}

/** A duel: its state, and what the state is read with. */
export class Duel {
  trace: Trace<Duel> | null = null;
  readonly answers = new KnownAnswers();
  /** The series for which it is being asked now which cards belong to them, from the outermost question on. */
  readonly identityAsked: string[] = [];
  /** Whether it is being asked now what continuous effects call some card. */
  nameAsked = false;
  /** The changes of stats from which it is being asked now whether a card is kept, from the outermost question on. */
  readonly changesAsked: ChangeAsked[] = [];
  /** The stats that are being reckoned now, from the outermost on: three numbers each, see `reckonedAlready`. */
  readonly statsReckoned: number[] = [];
  /** The monsters of which it is being asked now whether they become something else, from the outermost question on. */
  readonly becoming: Becoming[] = [];
  /** Whether it is being asked now if the numbers of a battle are as some continuous effect wants them. */
  measuring = false;
  /** What has cards go elsewhere that are being moved now at the same time. */
  redirecting: ReadonlyMap<CardId, readonly Redirecting[]> = NOTHING_REDIRECTED;
  /** Told of each loop of continuous effects that comes up, where something is tried out on a fork. */
  onLoop: ((loop: Loop) => void) | null = null;

  constructor(
    readonly rules: Rules<Duel>,
    readonly catalogue: Catalogue<Duel>,
    readonly state: State,
  ) {}

  static create(rules: Rules<Duel>, catalogue: Catalogue<Duel>): Duel {
    return new Duel(rules, catalogue, State.create(rules.game.schema));
  }

  get game(): Game<Duel> {
    return this.rules.game;
  }

  get law(): Law {
    return this.rules.law;
  }

  /** A copy that goes its own way. The trace is not taken along. */
  fork(): Duel {
    return new Duel(this.rules, this.catalogue, this.state.fork());
  }

  /** Whether or what something would do, found out on a copy that is gone afterwards. */
  tryOut<T>(work: (trial: Duel) => T): T {
    const trial = this.fork();
    try {
      return work(trial);
    } finally {
      trial.release();
    }
  }

  /** Gives its memory to forks to come; it may not be used any more. */
  release(): void {
    this.state.release();
  }

  definition(def: number): Definition<Duel> {
    return this.catalogue.definitions[def] ?? this.catalogue.mixed(def);
  }

  call(routine: Routine<Duel>, a = 0, b = 0, c = 0, e = 0): FrameId {
    return call(this.state, FRAME, routine.id ?? this.catalogue.numberOf(routine), a, b, c, e);
  }

  jump(frame: FrameId, step: number): void {
    jump(this.state, FRAME, frame, step);
  }

  /**
   * Stops the machine until `player` has answered; the next step of the frame finds the answer in `NOW.answer`. `answers`: all
   * that the check of the question lets pass, where they have been found already.
   */
  ask(
    question: Question<Duel>,
    player: Player,
    frame: FrameId,
    answers: readonly Action[] | null = null,
  ): void {
    // A step that ended the duel has nobody left to ask.
    if (this.state.read(NOW.result) !== WIN.none) return;
    const id = question.id ?? this.catalogue.numberOf(question);
    this.state.write(NOW.question, id + 1);
    this.state.write(NOW.asked, player);
    this.state.write(NOW.askedFrame, frame);
    if (answers !== null) this.answers.keep(this.state, answers, answers.length, false);
    if (this.trace !== null) this.point(TRACE.asked, 0, player, id, frame);
  }

  /** Notes that something happened, and the rules by which it did. */
  point(kind: number, rules: readonly number[] | 0, a = 0, b = 0, c = 0): void {
    const trace = this.trace;
    if (trace === null) return;
    if (rules === 0 || rules.length === 0) trace.point(this, kind, 0, a, b, c);
    else {
      trace.point(this, kind, rules[0] as number, a, b, c);
      for (let i = 1; i < rules.length; i++) trace.point(this, TRACE.alsoBy, rules[i] as number, a, b, c);
    }
  }

  /** The rules about a card. */
  rulesAbout({ card }: Definition<Duel>): readonly number[] {
    return lookup(this.rules.rulesByCard, card.name.en) ?? NO_RULES;
  }

  /** A whole number in [0, below): the one door of chance. */
  chance(below: number): number {
    return this.#script?.(below) ?? drawBelow(this.state, CHANCE, below);
  }

  #script: ((below: number) => number | undefined) | null = null;
  #order: ((cards: readonly CardId[]) => CardId[] | undefined) | null = null;

  /** Lets a test or a search decide what chance gives, and with `order` how the cards of a pile lie once it is shuffled. */
  scriptChance(
    next: ((below: number) => number | undefined) | null,
    order: ((cards: readonly CardId[]) => CardId[] | undefined) | null = null,
  ): void {
    this.#script = next;
    this.#order = order;
  }

  /** Cards in an order by chance (Fisher-Yates). */
  shuffled(cards: readonly CardId[]): CardId[] {
    const scripted = this.#order?.(cards);
    if (scripted !== undefined) return scripted;
    const left = [...cards];
    for (let i = left.length - 1; i > 0; i--) {
      const j = this.chance(i + 1);
      [left[i], left[j]] = [left[j] as CardId, left[i] as CardId];
    }
    return left;
  }

  zonesOf(place: Place): number {
    let mask = 0;
    for (const name of place.names) mask |= this.game.zonesOf(name);
    return mask;
  }
}

/** An endless change: continuous effects that go on switching each other on and off, and nobody can stop them. */
export interface Loop {
  /** The cards through which it goes. */
  readonly cards: readonly CardId[];
  /** The one among them that is its cause; `NO_CARD` where several are alike. */
  readonly source: CardId;
}

export type Aside = ContinuousEffectOf<Duel, typeof CONTINUOUS_ACTION.redirect>["aside"];

/** A continuous effect that applies to a card: in the place of which zones, as a mask, it says another, and which. */
export interface Redirecting {
  readonly by: CardId;
  readonly from: number;
  readonly aside: Aside;
}

/** Something that the table's continuous effects may depend on has changed. */
export const unsettle = (duel: Duel): void => duel.state.write(NOW.unsettled, 1);
