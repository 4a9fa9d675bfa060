import type { Decision } from "@chainwright/engine";
import { type Action, NOW, PASS, type Player } from "@chainwright/engine/state";
import { isTorn, linesOf, type MatchSetup, randomBot, thinkingBot, writeReplay } from "@chainwright/players";
import type { Pools } from "@chainwright/scenario";
import { deedOf, endOf, type Given, isWindow, type PlayerView, soleAnswer, Table } from "@chainwright/table";
import { replayed } from "./read-replay.ts";

/**
 * Who sits at the table: one person against a bot that thinks ahead, or one that answers by chance; two at one screen; or
 * one who plays both sides and sees everything.
 */
export const SEATINGS = ["bot", "random", "two", "alone"] as const;
export type Seating = (typeof SEATINGS)[number];

export const isAgainstBot = (seating: Seating): boolean => seating === "bot" || seating === "random";

/** Whether bots answer without a pause: for those who want no motion, and for tests. */
export const isInstant = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * When a person is asked whether to respond: where something can be done, at every window, never, or wherever the other could
 * think that something can be done.
 */
export const RESPONDS = ["auto", "on", "off", "strict"] as const;
export type Respond = (typeof RESPONDS)[number];

/** How a player wants to be asked in windows. */
export interface Wishes {
  readonly respond: Respond;
  /** Kinds of windows of the game at which they are asked in any case: see `stopKey`. */
  readonly stops: readonly string[];
}

const NO_WISHES: Wishes = { respond: "auto", stops: [] };

/** Two at one screen see who is asked. */
const STRICT: Wishes = { respond: "strict", stops: [] };

/** The windows of a kind in one's own turns, or in those of the other player. */
export const stopKey = (stop: string, isOwnTurn: boolean): string => `${isOwnTurn ? "own" : "other"}:${stop}`;

/** Before an answer of a bot, so that one sees what it does. */
const PACE_MS = 250;

/** How long a bot thinks before the page has its turn. */
const SLICE_MS = 12;

/** A duel at the table of the page: who plays, what is shown, and where in it one looks. */
export class Session {
  readonly table: Table;
  /** Passes that were given for a person who did not want to be asked. */
  readonly #passed = new WeakSet<Given>();
  /** Whether it was read from a file whose last answer was cut off. */
  isTorn = false;
  readonly #listeners = new Set<() => void>();
  /** Of each player at the screen; who plays both sides has one for both. */
  readonly #wishes: [Wishes, Wishes] = [NO_WISHES, NO_WISHES];
  /** Of two at one screen: who sits before it; after a break nobody does until they say so. */
  #sitting: Player = 0;
  #isSeated = true;
  /** Counts what changes; of this the newest that is shown, and the newest that is kept. */
  #version = 0;
  #shown = 0;
  #kept = -1;
  /** Puts the duel as it stands where it outlives the page; without it nothing does. */
  #keep: (() => Promise<void>) | undefined;
  #isKeeping = false;
  #isHeld = false;
  /** Whether the duel goes on by itself; not while one looks back. */
  #live = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The longest time that the bot has thought. */
  #slowest: number;

  constructor(
    setup: MatchSetup,
    readonly seating: Seating,
    /** Without a pause between a bot's answers. */
    readonly instant: boolean,
  ) {
    this.table = new Table(setup, seating === "two" ? [0, 1] : seating === "alone" ? [] : [0]);
    this.#slowest = instant ? 0 : PACE_MS;
    if (seating === "two") this.everyWishes = [STRICT, STRICT];
  }

  /** Sees to it that whoever can answer without a person does. */
  begin(): void {
    this.#goOn();
  }

  /** A duel as it was saved. @throws ReplayError */
  static load(text: string, pools: Pools, seating: Seating, instant: boolean): Session {
    const match = replayed(text, pools);
    const session = Session.goneOn(match.setup, match.answers, seating, instant);
    const { lines, at } = linesOf(text);
    session.table.addLines(lines);
    session.#isSeated = seating !== "two";
    session.isTorn = isTorn(text);
    const there = session.table.line[at - 1] ?? session.table.start;
    if (at < match.answers.length) session.#goTo(there, false);
    return session;
  }

  /** A duel in which some answers have been given. */
  static goneOn(setup: MatchSetup, answers: readonly Action[], seating: Seating, instant: boolean): Session {
    const session = new Session(setup, seating, instant);
    for (const answer of answers) session.table.answer(answer);
    return session;
  }

  save(): string {
    return writeReplay(this.table.played());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly version = (): number => this.#shown;

  /** Whether something was answered and is not shown yet, since it has to be kept first. */
  readonly isHeld = (): boolean => this.#isHeld;

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #show(): void {
    this.#shown = this.#version;
    this.#isHeld = false;
    this.#notify();
  }

  #changed(): void {
    this.#version++;
    // What follows upon an answer is not shown before it.
    if (!this.#isHeld) this.#show();
    void this.#keepAll();
  }

  /** Something was answered: nothing is shown of it before it is kept. */
  #answered(): void {
    this.#version++;
    this.#isHeld = this.#keep !== undefined;
    if (this.#isHeld) this.#notify();
    else this.#show();
    void this.#keepAll();
  }

  /** Keeps the duel until the newest state of it is kept. */
  async #keepAll(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    while (this.#keep !== undefined && this.#kept !== this.#version) {
      const version = this.#version;
      await this.#keep();
      this.#kept = version;
    }
    this.#isKeeping = false;
    if (this.#isHeld) this.#show();
  }

  /** Has the duel kept from now on, each answer before it is shown, until what is given back is called. */
  keptBy(keep: () => Promise<void>): () => void {
    this.#keep = keep;
    this.#kept = -1;
    void this.#keepAll();
    return () => {
      if (this.#keep === keep) this.#keep = undefined;
    };
  }

  /** Has the newest state kept, whatever is still on its way. */
  keepNow(): void {
    if (this.#kept !== this.#version) void this.#keep?.();
  }

  get live(): boolean {
    return this.#live;
  }

  /** The wishes of who sits before the screen. */
  get wishes(): Wishes {
    return this.#wishes[this.#sitting];
  }

  set wishes(wishes: Wishes) {
    this.#wishes[this.#sitting] = wishes;
    this.#changed();
    this.#goOn();
  }

  /** Of both players, for those who keep them. */
  get everyWishes(): readonly [Wishes, Wishes] {
    return this.#wishes;
  }

  set everyWishes([first, second]: readonly [Wishes, Wishes]) {
    this.#wishes[0] = first;
    this.#wishes[1] = second;
  }

  /** The passes that nobody decided, by the numbers of their places in a replay. */
  get passed(): readonly number[] {
    return this.table.places.flatMap((given, i) => (this.#passed.has(given) ? [i] : []));
  }

  set passed(numbers: readonly number[]) {
    const { places } = this.table;
    for (const number of numbers) {
      const given = places[number];
      if (given !== undefined) this.#passed.add(given);
    }
  }

  #wishesOf(player: Player): Wishes {
    return this.seating === "two" ? this.#wishes[player] : this.wishes;
  }

  /** Who looks at the table; null sees everything. */
  get viewer(): Player | null {
    return this.seating === "alone" ? null : this.#sitting;
  }

  /** What they see, and may say. */
  get playerView(): PlayerView {
    return this.table.playerView(this.viewer);
  }

  /** Whether the one who is asked has to take the other's place before the screen first. */
  get isOthersTurn(): boolean {
    return this.seating === "two" && this.asked !== null && this.asked.player !== this.#sitting;
  }

  /** Of two at one screen: who has to sit down before anything is shown. */
  get awaited(): Player | undefined {
    if (!this.#isSeated) return this.asked?.player ?? 0;
    return this.isOthersTurn && this.#live ? this.asked?.player : undefined;
  }

  sit(player: Player): void {
    this.#sitting = player;
    this.#isSeated = true;
    this.#changed();
  }

  get isAgainstBot(): boolean {
    return isAgainstBot(this.seating);
  }

  #isBot(player: Player): boolean {
    return this.isAgainstBot && player === 1;
  }

  /** What a person is asked now; null while a bot plays, or when the duel is over. */
  get asked(): Decision | null {
    const { open } = this.table;
    return open === null || this.#isBot(open.player) ? null : open;
  }

  /** @param answer as an option has it */
  answer(answer: string): void {
    // What was seen when it was given is another question.
    if (this.#isHeld || !this.playerView.answer(answer)) return;
    this.#live = true;
    this.#answered();
    this.#goOn();
  }

  /** Does by hand what the player says who is asked; that the other agrees is settled before. */
  byHand(text: string): "done" | "unknown" | "impossible" {
    const { asked, table } = this;
    const deed = asked === null ? undefined : deedOf(table.match.duel, asked.player, text);
    if (deed === undefined) return "unknown";
    if (this.#isHeld || !table.byHand(deed, [0, 1])) return "impossible";
    this.#live = true;
    this.#answered();
    this.#goOn();
    return "done";
  }

  /** Back to the last thing that a person decided. */
  undo(): void {
    const last = this.#lastDecided();
    if (last !== null) this.#goTo(last.before as Given, true);
  }

  get canUndo(): boolean {
    return this.#lastDecided() !== null;
  }

  #lastDecided(): Given | null {
    for (let one: Given | null = this.table.at; one?.before != null; one = one.before) {
      if (!this.#isBot(one.player) && this.#isDecided(one)) return one;
    }
    return null;
  }

  /** Looks at another place of the duel, where next something was decided; nothing goes on by itself there. */
  look(there: Given): void {
    let stop = there;
    for (let next = stop.after.at(-1); next !== undefined && !this.#isDecided(next); next = next.after.at(-1))
      stop = next;
    this.#goTo(stop, false);
  }

  /** The places of a line at which something was decided next, the first one first. */
  stopsTo(end: Given): readonly Given[] {
    const stops: Given[] = [end];
    for (let one = end; one.before !== null; one = one.before)
      if (this.#isDecided(one)) stops.push(one.before);
    return stops.reverse();
  }

  /**
   * Whether an answer was somebody's decision: a bot that passes, or a person with no choice, decides nothing. How many choices
   * the other had is not for everybody.
   */
  #isDecided(given: Given): boolean {
    if (this.#passed.has(given)) return false;
    if (this.#isBot(given.player)) return given.answer !== PASS;
    return this.seating === "two" || given.choices > 1;
  }

  /** Plays on from where one looks. */
  playOn(): void {
    this.#live = true;
    this.#changed();
    this.#goOn();
  }

  #goTo(there: Given, live: boolean): void {
    clearTimeout(this.#timer);
    this.table.goTo(there);
    this.#live = live;
    this.#changed();
  }

  /** The newest place of the line on which one looks. */
  get newest(): Given {
    return endOf(this.table.at);
  }

  /** Bots answer, and people where there is nothing to decide. */
  #goOn(): void {
    clearTimeout(this.#timer);
    while (this.#live) {
      const { open } = this.table;
      if (open === null) return;
      if (!this.#isBot(open.player)) {
        const choice = this.#forcedAnswer(open);
        if (choice === undefined) return;
        this.table.answer(choice);
        this.#passed.add(this.table.at);
        this.#answered();
      } else if (!this.#answerAsBot(open)) return;
    }
  }

  /** By where the duel stands: whoever goes back and does the same again meets the same answer. */
  get #seed(): number {
    return this.table.match.duel.state.hash() >>> 0;
  }

  /** False where the answer is still to come: it takes the same time whatever the bot holds. */
  #answerAsBot(open: Decision): boolean {
    const { duel, setup } = this.table.match;
    const only = soleAnswer(duel, open);
    if (only !== undefined) this.#give(only);
    else if (this.seating === "bot") {
      this.#think(thinkingBot(setup.room, this.#seed).consider(open, duel), performance.now());
      return false;
    } else {
      const choice = randomBot(this.#seed).choose(open, duel);
      if (!this.instant) return this.#giveIn(PACE_MS, choice);
      this.#give(choice);
    }
    return true;
  }

  /** Thinks in slices, so that the page stays awake, and answers no sooner than it ever has. */
  #think(thought: Generator<undefined, Action, undefined>, since: number): void {
    this.#timer = setTimeout(() => {
      const end = performance.now() + SLICE_MS;
      let step = thought.next();
      while (!step.done && performance.now() < end) step = thought.next();
      if (!step.done) {
        this.#think(thought, since);
        return;
      }
      const took = performance.now() - since;
      this.#slowest = Math.max(this.#slowest, took);
      this.#giveIn(this.#slowest - took, step.value);
    });
  }

  #giveIn(ms: number, choice: Action): false {
    this.#timer = setTimeout(() => {
      this.#give(choice);
      this.#goOn();
    }, ms);
    return false;
  }

  #give(choice: Action): void {
    this.table.answer(choice);
    this.#answered();
  }

  #forcedAnswer(open: Decision): Action | undefined {
    const { respond } = this.#wishesOf(open.player);
    if (isWindow(open)) {
      if (respond === "on" || this.#isStop(open.player)) return undefined;
      if (respond === "off") return PASS;
    }
    if (respond === "strict") return soleAnswer(this.table.match.duel, open);
    return open.options.length === 1 ? open.options[0] : undefined;
  }

  /** Whether the window that is open is of a kind at which the player wants to be asked in any case. */
  #isStop(player: Player): boolean {
    const { duel, setup } = this.table.match;
    const { stops } = this.#wishesOf(player);
    const isOwnTurn = duel.state.read(NOW.turnPlayer) === player;
    return setup.room.stops.some(
      ({ name, isNow }) => stops.includes(stopKey(name, isOwnTurn)) && isNow(duel),
    );
  }

  /** Stops what would still go on by itself. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
