import type { Language } from "@chainwright/card-ir";
import { byHandAction, type Decision, type Deed, phaseNameIn } from "@chainwright/engine";
import type { Action, Player } from "@chainwright/engine/state";
import type { Saying } from "@chainwright/explain";
import { type Line, Match, type MatchSetup, type Played, ReplayError } from "@chainwright/players";
import { cardsOfDuel, type DuelCards } from "./cards.ts";
import { DuelLog } from "./log.ts";
import { PlayerView } from "./player-view.ts";
import { type Draw, secretly, ViewerIds } from "./viewer-ids.ts";

/** An answer that was given. The way to it from the first one is a line of play; `after` are the lines that go on from it. */
export interface Given {
  /** Null for the beginning of the duel, before any answer. */
  readonly before: Given | null;
  readonly answer: Action;
  readonly player: Player;
  /** How many answers lead here. */
  readonly depth: number;
  readonly after: Given[];
  /** How many answers there were to choose from; one where there was nothing to decide. */
  readonly choices: number;
  /** The hash of the state that it led to. */
  readonly fingerprint: number;
  /** The entries of the log before and after what came of it. */
  readonly logged: readonly [from: number, to: number];
}

/** A duel being played and all the lines of it that have been tried. */
export class Table {
  readonly match: Match;
  readonly log: DuelLog;
  readonly cards: DuelCards;
  readonly start: Given;
  readonly phaseName: (phase: number) => string;
  readonly #viewers: readonly Player[];
  readonly #draw: Draw;
  readonly #playerViews = new Map<Player | null, PlayerView>();
  #at: Given;

  /**
   * @param viewers the people who read the log; with none, it tells everything
   * @param draw what ids are drawn by
   */
  constructor(setup: MatchSetup, viewers: readonly Player[], draw: Draw = secretly) {
    const { room } = setup;
    this.#viewers = viewers;
    this.#draw = draw;
    this.log = new DuelLog(room, viewers, draw);
    this.match = new Match(setup, this.log.trace);
    this.phaseName = phaseNameIn(room);
    this.cards = cardsOfDuel(
      room.game.id,
      this.match.duel.catalogue.definitions.map(({ card }) => card),
    );
    const { length } = this.log;
    this.start = {
      before: null,
      answer: 0 as Action,
      player: 0,
      depth: 0,
      after: [],
      choices: 0,
      fingerprint: 0,
      logged: [0, length],
    };
    this.#at = this.start;
  }

  /** The answer that led to where the duel stands. */
  get at(): Given {
    return this.#at;
  }

  get open(): Decision | null {
    return this.match.open;
  }

  /** The answers that led to where the duel stands, the first one first. */
  get line(): readonly Given[] {
    const line: Given[] = [];
    for (let one = this.#at; one.before !== null; one = one.before) line.push(one);
    return line.reverse();
  }

  /** Gives an answer. One that was given here before leads to the same line. False for an illegal one, which changes nothing. */
  answer(choice: Action): boolean {
    const { open, log, match } = this;
    if (open === null) return false;
    const from = log.length;
    if (!match.answer(choice).ok) return false;
    const before = this.#at;
    const known = before.after.find(({ answer }) => answer === choice);
    if (known !== undefined) {
      this.#at = known;
      return true;
    }
    this.#at = {
      before,
      answer: choice,
      player: open.player,
      depth: before.depth + 1,
      after: [],
      choices: open.options.length,
      fingerprint: match.fingerprints.at(-1) as number,
      logged: [from, log.length],
    };
    before.after.push(this.#at);
    return true;
  }

  /**
   * Does what the players do themselves of a text that is not carried out, where both agree; false where they do not, or where it
   * cannot be done now. It is an answer as any other.
   */
  byHand(deed: Deed, agreed: readonly Player[]): boolean {
    const choice = byHandAction(deed);
    return choice !== null && agreed.includes(0) && agreed.includes(1) && this.answer(choice);
  }

  /** Every place that was tried, as the lines of a replay number them. */
  get places(): readonly Given[] {
    return this.#tried().places;
  }

  /** Everything that was tried: the newest line on which the duel stands, and all others. */
  played(): Required<Played> {
    const { main, lines } = this.#tried();
    return {
      setup: this.match.setup,
      answers: main.map(({ answer }) => answer),
      fingerprints: main.map(({ fingerprint }) => fingerprint),
      lines,
      at: this.#at.depth,
    };
  }

  #tried(): { readonly main: readonly Given[]; readonly lines: Line[]; readonly places: Given[] } {
    const main: Given[] = [];
    for (let one = endOf(this.#at); one.before !== null; one = one.before) main.push(one);
    main.reverse();
    const places = [this.start, ...main];
    const known = new Set(places);
    const lines: Line[] = [];
    // Lines of lines come to the end, and have their turn there.
    for (let after = 0; after < places.length; after++) {
      for (const first of (places[after] as Given).after) {
        if (known.has(first)) continue;
        const line: Given[] = [];
        for (let one: Given | undefined = first; one !== undefined; one = one.after[0]) line.push(one);
        for (const one of line) known.add(one);
        places.push(...line);
        lines.push({ after, answers: line.map(({ answer }) => answer) });
      }
    }
    return { main, lines, places };
  }

  /** Adds the other lines of a replay, at the end of whose answers the duel stands. @throws ReplayError */
  addLines(lines: readonly Line[]): void {
    const here = this.#at;
    const places: Given[] = [this.start, ...this.line];
    for (const [i, { after, answers }] of lines.entries()) {
      const from = places[after];
      if (from === undefined) throw new ReplayError({ key: "replay.line-place", values: { line: i + 1 } });
      this.goTo(from);
      for (const answer of answers) {
        if (!this.answer(answer))
          throw new ReplayError({ key: "replay.line-answer", values: { line: i + 1, choice: answer } });
        places.push(this.#at);
      }
    }
    this.goTo(here);
    // It is the one that was tried last, as it was when it was saved.
    for (let one = here; one.before !== null; one = one.before) {
      const { after } = one.before;
      after.push(...after.splice(after.indexOf(one), 1));
    }
  }

  /** Goes to where the duel stood after an answer, of this line or of another. */
  goTo(there: Given): void {
    const forward: Given[] = [];
    let common = there;
    for (; common.depth > this.#at.depth; common = common.before as Given) forward.push(common);
    this.#backTo(common.depth);
    while (common !== this.#at) {
      forward.push(common);
      common = common.before as Given;
      this.#backTo(common.depth);
    }
    for (const { answer } of forward.reverse()) this.answer(answer);
  }

  #backTo(depth: number): void {
    if (this.#at.depth === depth) return;
    while (this.#at.depth > depth) {
      this.match.undo();
      this.#at = this.#at.before as Given;
    }
    this.log.takeBack(this.#at.logged[1], this.match.duel);
  }

  /**
   * Takes back a player's last answer and all that came after it; false where there is none.
   * @param isForegone whether an answer was given for them, and has to be taken back with the one before
   */
  undo(player: Player, isForegone: (given: Given) => boolean = () => false): boolean {
    let last: Given | null = this.#at;
    while (last.before !== null && (last.player !== player || isForegone(last))) last = last.before;
    if (last.before === null) return false;
    this.#backTo(last.depth - 1);
    return true;
  }

  /** The table as a player sees it, or a judge (null). */
  playerView(viewer: Player | null): PlayerView {
    let playerView = this.#playerViews.get(viewer);
    if (playerView === undefined) {
      const isReader = this.#viewers.length === 1 && this.#viewers[0] === viewer;
      const viewerIds = isReader
        ? this.log.viewerIds
        : new ViewerIds(viewer === null ? [] : [viewer], this.#draw);
      if (!isReader) this.log.watch(viewerIds);
      playerView = new PlayerView(this, viewer, viewerIds);
      this.#playerViews.set(viewer, playerView);
    }
    return playerView;
  }

  saying(language: Language): Saying {
    const { placeName } = this.match.setup.room;
    return { language, names: this.cards.names, phaseName: this.phaseName, placeName };
  }
}

/** The newest place of the line that was tried last after an answer. */
export function endOf(given: Given): Given {
  let end = given;
  for (let next = end.after.at(-1); next !== undefined; next = next.after.at(-1)) end = next;
  return end;
}
