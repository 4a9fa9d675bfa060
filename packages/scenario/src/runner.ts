import type { Card } from "@chainwright/card-ir";
import { type Decision, decision, type Room } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { deckFaults } from "@chainwright/engine/game";
import { linkCount } from "@chainwright/engine/history";
import {
  type Action,
  ATTEMPT,
  NO_LINK,
  NOW,
  nearestToPossible,
  PASS,
  type Player,
  type Reason,
  TRACE,
} from "@chainwright/engine/state";
import type { MessageKey } from "@chainwright/explain";
import {
  canDecline,
  isChoice,
  isOpen,
  isSettled,
  meanings,
  onlyPicks,
  optionFor,
  pickMeanings,
  picksOf,
} from "./actions.ts";
import type { Budget } from "./budget.ts";
import { inDoubt, inPartAmong, stringsIn } from "./cards-in-part.ts";
import type { Verdict } from "./expect.ts";
import { answerIn, type Mode } from "./modes.ts";
import { afterwards, bindTo, type Ended, endedBy, newPick, type Pick, refuse } from "./picks.ts";
import { playerOf, SEATS, type SeatName, seatOf } from "./seats.ts";
import type { ActSource, BringSource, ExpectSource, PlaySource, QuestionSource } from "./source.ts";
import { isAt, spanOf } from "./span.ts";
import { asksSomething, type Value } from "./titles.ts";

/** What is said when a run stops; the sentences are in the locales of `explain`. */
export type StopKey = Extract<MessageKey, `stop.${string}`>;

/** Why a run stopped before its plays were done. */
export class Stopped extends Error {
  constructor(
    readonly play: number,
    readonly reasons: readonly Reason[],
    readonly why: StopKey,
    readonly values: Readonly<Record<string, string>>,
    /** What was to be done, where that has to be said. */
    readonly act?: Partial<ActSource>,
    /** The cards of the play that are played in part. */
    readonly inPart: readonly Card[] = [],
  ) {
    super(why);
  }
}

/** An inline question of the file, answered where it stands. */
export interface Asked {
  readonly ok: boolean;
  /** What was found instead, as a file would say it, or a word of the messages' group "found". */
  readonly found?: Value;
  readonly play: number;
  readonly reasons: readonly Reason[];
  /** By which rules it can be done, where it can. */
  readonly grounds: readonly Reason[];
  /** The cards that it is about and that are played in part. */
  readonly inPart: readonly Card[];
  /** One of them, where what is not carried out of it may be what is asked about. */
  readonly unanswered?: Card;
}

const NOTHING_ENDED: ReadonlyMap<number, Ended> = new Map();

/**
 * Plays a scenario's plays, one decision after another. What the file does not mention is declined where it may be,
 * and otherwise decided by the first option.
 */
export class Runner {
  readonly asked: Asked[] = [];
  /** The play being made, from 0; -1 before the first. */
  play = -1;
  readonly answers: Action[] = [];
  /** How many answers had been given at the end of each play. */
  readonly ends: number[] = [];
  /** Whether the last play was to pass: the file has gone to a certain window then. */
  #passed = false;
  /** The cards of the present play that are played in part. */
  #inPart: readonly Card[] = [];
  readonly #picks: Record<SeatName, Pick[]> = { A: [], B: [] };

  constructor(
    readonly duel: Duel,
    readonly room: Room,
    readonly mode: Mode,
    /** The rule numbers of rule ids, for "because". */
    readonly ruleNumber: (id: string) => number | undefined,
    /** The cards of decks that the file asks about. */
    readonly cardCalled: (name: string) => Card | undefined,
    /** Whether an expectation holds as the run stands. */
    readonly hold: (source: ExpectSource) => Verdict,
    readonly budget: Budget,
  ) {}

  run(plays: readonly PlaySource[]): void {
    for (const [i, play] of plays.entries()) {
      this.play = i;
      this.#make(play);
      this.ends.push(this.answers.length);
    }
    this.#settle();
    for (const [seat, [pick]] of Object.entries(this.#picks)) {
      if (pick !== undefined) throw this.#stop([], "stop.left-over", { player: seat, pick: pick.name });
    }
  }

  #make(play: PlaySource): void {
    this.#inPart = inPartAmong(this.duel, stringsIn(play));
    if (!asksSomething(play)) this.#passed = isPass(play);
    if (play === "resolve") this.#resolve();
    else if (play === "end of turn") this.#endTurn();
    else if ("cannot" in play) this.#cannot(play.cannot, play.because ?? []);
    else if ("can" in play) this.#can(play.can);
    else if ("asked" in play) this.#whoIsAsked(play.asked);
    else if ("orders" in play) this.#countOrders(play.orders);
    else if ("so" in play) this.#isSo(play.so);
    else if ("A" in play) this.#player("A", play.A);
    else this.#player("B", play.B);
  }

  #player(seat: SeatName, act: "pass" | "decline" | ActSource): void {
    if (act === "pass" || act === "decline") this.#pass(seat);
    else this.#act(seat, act);
  }

  get #open(): Decision {
    const open = decision(this.duel);
    if (open === null) throw this.#stop([], "stop.over");
    return open;
  }

  #stop(
    reasons: readonly Reason[],
    why: StopKey,
    values: Readonly<Record<string, string>> = {},
    act?: Partial<ActSource>,
  ): Stopped {
    return new Stopped(this.play, reasons, why, values, act, this.#inPart);
  }

  /** @throws Stopped where the file has asked for too much */
  #spend(decisions: number): void {
    const over = this.budget.spend(decisions);
    if (over !== undefined) throw this.#stop([], over.why, { most: String(over.most) });
  }

  #answer(choice: Action): void {
    this.#spend(1);
    this.answers.push(choice);
    const ends = this.#isAwaited() ? endedBy(this.duel, choice) : NOTHING_ENDED;
    const answered = answerIn(this.mode, this.duel, choice);
    if (answered.ok) {
      for (const seat of SEATS) this.#picks[seat] = afterwards(this.#picks[seat], ends);
      return;
    }
    this.answers.pop();
    throw this.#stop(answered.reasons, "stop.illegal");
  }

  /** Whether a pick waits for something that a link may still ask. */
  #isAwaited(): boolean {
    return SEATS.some((seat) => this.#picks[seat].some(({ link }) => link !== NO_LINK));
  }

  /** Answers a question that the current play says nothing about. */
  #unscripted(open: Decision): void {
    const seat = seatOf(open.player);
    // A pick answers the first question that it fits; one that fits none is an error at the end, if its link asked for anything.
    const picks = this.#picks[seat];
    for (const [i, pick] of isChoice(open) ? picks.entries() : []) {
      const option = optionFor(this.duel, open, pick.name);
      if (option === undefined) continue;
      picks.splice(i, 1);
      this.#answer(option);
      return;
    }
    if (isChoice(open)) refuse(this.duel, open, picks);
    if (canDecline(open)) this.#answer(PASS);
    else {
      const [first] = open.options;
      if (first === undefined) throw this.#stop([], "stop.nothing");
      this.#answer(first);
    }
  }

  #act(seat: SeatName, act: ActSource): void {
    const picks = picksFor(act);
    this.#picks[seat].push(...picks);
    if (onlyPicks(act)) {
      this.#takePicks(seat);
      return;
    }
    // Why it could not be made when its player was asked first: later reasons are about other moments.
    let reasons: readonly Reason[] | null = null;
    for (;;) {
      const open = this.#open;
      const isMeant = act.at === undefined || isAt(act.at, this.duel, this.room, open);
      if (open.player === playerOf(seat) && !isChoice(open) && isMeant) {
        const meant = meanings(this.duel, this.room, open.player, act);
        const legal = this.#taking(
          seat,
          meant.filter((one) => open.options.includes(one)),
          act,
        );
        if (legal !== undefined) {
          const links = linkCount(this.duel);
          this.#answer(legal);
          this.#takePicks(seat);
          if (linkCount(this.duel) > links)
            bindTo(
              this.duel,
              picks.filter((pick) => this.#picks[seat].includes(pick)),
            );
          return;
        }
        if (meant.length === 0) throw this.#stop([], "stop.no-card", { player: seat }, act);
        if (reasons === null || this.#onlyNotNow(reasons)) reasons = this.#leastAgainst(open.player, meant);
      }
      if (isOpen(open)) {
        if (open.player === playerOf(seat)) throw this.#stop(reasons ?? [], "stop.illegal");
        throw this.#stop(reasons ?? [], "stop.not-asked", { player: seat, asked: seatOf(open.player) });
      }
      this.#unscripted(open);
    }
  }

  /** Of several things that the words of a play can mean, the first that asks for the most of its picks. */
  #taking(seat: SeatName, legal: readonly Action[], act: ActSource): Action | undefined {
    if (legal.length < 2 || picksFor(act).length === 0) return legal[0];
    const left = new Map(legal.map((one) => [one, this.#fork().#leftOf(seat, one, picksFor(act))]));
    return legal.reduce((best, one) => ((left.get(one) ?? 0) < (left.get(best) ?? 0) ? one : best));
  }

  /** How many of these picks nothing asks for when this is done and, where it is put on a chain, resolves. */
  #leftOf(seat: SeatName, choice: Action, picks: Pick[]): number {
    this.#picks[seat] = picks;
    const links = linkCount(this.duel);
    try {
      this.#answer(choice);
      this.#takePicks(seat);
      if (linkCount(this.duel) > links) {
        bindTo(this.duel, this.#picks[seat]);
        this.#resolve();
      }
    } catch (stopped) {
      if (!(stopped instanceof Stopped)) throw stopped;
    }
    return this.#picks[seat].length;
  }

  /** "Not now" says less than what was in the way when it could have been done. */
  #onlyNotNow(reasons: readonly Reason[]): boolean {
    return reasons.every(({ rule }) => this.duel.law.notNow.includes(rule));
  }

  /** Of several meanings of a play, the one that comes nearest to being possible is the one that was meant. */
  #leastAgainst(player: Player, meant: readonly Action[]): readonly Reason[] {
    return this.#nearest(meant.map((one) => this.duel.rules.whyNot(this.duel, player, one)));
  }

  #nearest(all: readonly (readonly Reason[])[]): readonly Reason[] {
    return nearestToPossible(this.duel.rules.reasonRanks, all);
  }

  /** A run that goes on from here by itself: this one does not notice. */
  #fork(): Runner {
    this.#spend(1);
    const fork = new Runner(
      this.duel.fork(),
      this.room,
      "plain",
      this.ruleNumber,
      this.cardCalled,
      this.hold,
      this.budget,
    );
    fork.play = this.play;
    return fork;
  }

  /** What stands against each meaning of a play: against its action, or against the first of its picks that is refused. */
  #objections(player: Player, act: ActSource): (readonly Reason[])[] {
    const picks = picksOf(act);
    if (onlyPicks(act)) return [this.#fork().#refusal(player, picks)];
    const meant = meanings(this.duel, this.room, player, act);
    this.#spend(meant.length);
    return meant.map((meaning) => {
      const reasons = this.duel.rules.whyNot(this.duel, player, meaning);
      if (reasons.length > 0 || picks.length === 0) return reasons;
      const trial = this.#fork();
      trial.#answer(meaning);
      return trial.#refusal(player, picks);
    });
  }

  /** Makes the picks one after another, each where it is due, and says what stands against the first that is refused. */
  #refusal(player: Player, picks: readonly string[]): readonly Reason[] {
    for (const pick of picks) {
      if (isSettled(this.duel, player, pick)) continue;
      let open = decision(this.duel);
      while (open !== null && !(open.player === player && isChoice(open)) && canDecline(open)) {
        this.#answer(PASS);
        open = decision(this.duel);
      }
      const option = open?.player === player ? optionFor(this.duel, open, pick) : undefined;
      if (option === undefined) return this.#leastAgainst(player, pickMeanings(this.duel, open, pick));
      this.#answer(option);
    }
    return [];
  }

  /** Answers the choices that follow a play with its picks. */
  #takePicks(seat: SeatName): void {
    // What the text settles by itself ("that monster") may be named, too.
    this.#picks[seat] = this.#picks[seat].filter(({ name }) => !isSettled(this.duel, playerOf(seat), name));
    for (;;) {
      const open = decision(this.duel);
      // What a card costs is paid as a part of the play, whether the file says how or not.
      if (this.#picks[seat].length === 0 && open?.question !== "mana") return;
      // Picks for the resolution wait until the chain resolves.
      if (open === null || !isChoice(open)) return;
      this.#unscripted(open);
    }
  }

  #chainIsOpen(): boolean {
    return linkCount(this.duel) > 0;
  }

  #pass(seat: SeatName): void {
    for (;;) {
      const open = this.#open;
      if (open.player === playerOf(seat) && open.options.includes(PASS)) {
        this.#answer(PASS);
        for (const one of SEATS) this.#takePicks(one);
        return;
      }
      if (!canDecline(open) && !isChoice(open))
        throw this.#stop([], "stop.not-asked", { player: seat, asked: seatOf(open.player) });
      this.#unscripted(open);
    }
  }

  /** Everybody passes until the chain has resolved. */
  #resolve(): void {
    // A Summon that is still attempted succeeds first; what it triggers is the chain that is meant. And a card is activated
    // when it is known in which zone.
    const goesOn = (): boolean => this.duel.state.read(NOW.attempt) !== ATTEMPT.none || isChoice(this.#open);
    while (!this.#chainIsOpen() && goesOn()) this.#unscripted(this.#open);
    if (!this.#chainIsOpen()) throw this.#stop([], "stop.no-chain");
    const done = this.duel.state.read(NOW.chainsDone);
    while (this.duel.state.read(NOW.chainsDone) === done && decision(this.duel) !== null)
      this.#unscripted(this.#open);
  }

  #endTurn(): void {
    const turn = this.duel.state.read(NOW.turn);
    while (this.duel.state.read(NOW.turn) === turn) this.#leave(this.#open);
  }

  /** After the last play: windows are passed and chains resolved until somebody could act of their own accord. */
  #settle(): void {
    for (let open = decision(this.duel); open !== null; open = decision(this.duel)) {
      if (isOpen(open)) return;
      this.#unscripted(open);
    }
  }

  /**
   * Runs on from here as nobody does more than they must, and stops at every decision of the player within what the question
   * asks about. This run stays where it is.
   */
  *#chances(question: QuestionSource): Generator<Runner> {
    const { player } = question;
    const span = spanOf(this.duel, question, this.#passed);
    const { at } = span;
    const trial = this.#fork();
    for (const seat of SEATS) trial.#picks[seat].push(...this.#picks[seat].map((pick) => ({ ...pick })));
    for (let open = decision(trial.duel); open !== null; open = decision(trial.duel)) {
      if (span.isOver(trial.duel)) return;
      const isTheirs = open.player === playerOf(player) && (onlyPicks(question) || !isChoice(open));
      if (isTheirs && (at === undefined || isAt(at, trial.duel, this.room, open))) {
        yield trial;
        if (at === "now") return;
      }
      if (span.isLast(open)) return;
      if (isOpen(open)) trial.#leave(open, at);
      else trial.#unscripted(open);
    }
  }

  /** Goes on to the end of the turn, or as far towards the phase that is named as a step leads. */
  #leave(open: Decision, towards = "end"): void {
    const phases = Object.keys(this.room.phases);
    const wanted = phases.slice(0, phases.indexOf(towards) + 1).reverse();
    const leads = [...wanted, "end"].flatMap(
      (phase) => meanings(this.duel, this.room, open.player, { phase })[0] ?? [],
    );
    const next = [...leads, PASS].find((one) => open.options.includes(one));
    if (next === undefined) this.#unscripted(open);
    else this.#answer(next);
  }

  /** The rules against a deck. */
  #againstDeck({ bring }: BringSource): readonly Reason[] {
    const cards = (part: BringSource["bring"]["main"]): Card[] =>
      Object.entries(part ?? {}).flatMap(([name, copies]) => {
        const card = this.cardCalled(name);
        return card === undefined ? [] : Array.from({ length: copies }, () => card);
      });
    const deck = { main: cards(bring.main), extra: cards(bring.extra), side: cards(bring.side) };
    return deckFaults(this.duel.rules.deck, deck).flatMap(({ rules }) => rules.map((rule) => ({ rule })));
  }

  /** What stands against each meaning of a question, at each moment that it asks about; null where no such moment comes. */
  #against(question: QuestionSource): (readonly Reason[])[] | null {
    const player = playerOf(question.player);
    const found: (readonly Reason[])[] = [];
    let asked = false;
    for (const chance of this.#chances(question)) {
      asked = true;
      found.push(...chance.#objections(player, question));
    }
    if (asked) return found;
    // Who has no chance at all is told what stands against it now.
    return question.at === undefined ? this.#objections(player, question) : null;
  }

  #cannot(question: QuestionSource | BringSource, because: readonly string[]): void {
    const against = "bring" in question ? [this.#againstDeck(question)] : this.#against(question);
    if (against === null) {
      this.#note(false, "no-such-moment", []);
      return;
    }
    const wanted = because.map((id) => this.ruleNumber(id));
    const cited = wanted.every((rule) => against.flat().some((reason) => reason.rule === rule));
    const forbidden = against.length > 0 && against.every((reasons) => reasons.length > 0);
    if (this.#isUnanswered(question, !forbidden)) return;
    const best = against.find((reasons) => reasons.some(({ rule }) => wanted.includes(rule)));
    this.#note(forbidden && cited, forbidden ? "other-reasons" : "it-can", best ?? this.#nearest(against));
  }

  #can(question: QuestionSource | BringSource): void {
    const against = "bring" in question ? [this.#againstDeck(question)] : this.#against(question);
    const ok = against?.some((reasons) => reasons.length === 0) === true;
    if (this.#isUnanswered(question, ok)) return;
    const found = against === null ? "no-such-moment" : "it-cannot";
    const grounds = ok && !("bring" in question) ? this.#grounds(question) : [];
    this.#note(ok, found, ok ? [] : this.#nearest(against ?? []), grounds);
  }

  /** The rules by which what is asked about can be done, at the first moment at which it can: those that the trace of doing it names. */
  #grounds(question: QuestionSource): readonly Reason[] {
    const player = playerOf(question.player);
    for (const chance of this.#chances(question)) {
      const legal = chance.#objections(player, question).findIndex((reasons) => reasons.length === 0);
      const meaning = meanings(chance.duel, this.room, player, question)[legal];
      if (meaning === undefined) continue;
      const trial = chance.#fork();
      const rules = new Set<number>();
      let isOver = false;
      trial.duel.trace = {
        point(_duel, kind, rule) {
          isOver ||= kind === TRACE.firstToRespond || kind === TRACE.chainClosed;
          if (!isOver && rule !== 0) rules.add(rule);
        },
      };
      trial.#answer(meaning);
      trial.#refusal(player, picksOf(question));
      for (
        let open = decision(trial.duel);
        open !== null && isChoice(open) && !isOver;
        open = decision(trial.duel)
      )
        trial.#unscripted(open);
      return [...rules].map((rule) => ({ rule }));
    }
    return [];
  }

  #whoIsAsked(seat: SeatName): void {
    const open = this.#open;
    this.#note(seatOf(open.player) === seat, seatOf(open.player), []);
  }

  /** Whether an expectation holds by now. */
  #isSo(source: ExpectSource): void {
    const { ok, found } = this.hold(source);
    this.#note(ok, found ?? "", []);
  }

  /** In how many ways the waiting triggers can be put on the chain, all of them used. */
  #countOrders(wanted: number): void {
    const count = this.#ordersFrom(this.duel);
    this.#note(count === wanted, count, []);
  }

  #ordersFrom(duel: Duel): number {
    const open = decision(duel);
    if (open === null || open.question !== "trigger") return 1;
    let count = 0;
    for (const option of open.options) {
      if (option === PASS) continue;
      this.#spend(1);
      count += duel.tryOut((next) => {
        answerIn("plain", next, option);
        return this.#ordersFrom(next);
      });
    }
    return count;
  }

  #note(ok: boolean, found: Value, reasons: readonly Reason[], grounds: readonly Reason[] = []): void {
    this.asked.push({
      ok,
      ...(ok ? {} : { found }),
      play: this.play,
      reasons,
      grounds,
      inPart: this.#inPart,
    });
  }

  /** Notes that a question has no answer, where what is not carried out of a card may be what it asks about; false where it has one. */
  #isUnanswered(question: QuestionSource | BringSource, isPossible: boolean): boolean {
    if ("bring" in question) return false;
    const unanswered = inDoubt(this.duel, question, isPossible);
    if (unanswered === undefined) return false;
    const { play } = this;
    this.asked.push({ ok: false, play, reasons: [], grounds: [], inPart: [], unanswered });
    return true;
  }
}

const picksFor = (act: ActSource): Pick[] =>
  picksOf(act).map((name) => newPick(name, act.target?.includes(name) === true));

const isPass = (play: PlaySource): boolean =>
  typeof play === "object" && Object.values(play).some((act) => act === "pass" || act === "decline");
