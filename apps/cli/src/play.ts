import { type GameId, lookup } from "@chainwright/card-ir";
import type { Decision } from "@chainwright/engine";
import { opponentOf, PASS, type Player } from "@chainwright/engine/state";
import { byHandSentence, message, zoneTitle } from "@chainwright/explain";
import {
  addedAnswer,
  addedUndo,
  type Bot,
  type Match,
  type MatchSetup,
  randomBot,
  writeReplay,
} from "@chainwright/players";
import { NEWEST, type Profile, readProfile, writeProfile } from "@chainwright/rulebook";
import { ROOMS, SEATS } from "@chainwright/scenario";
import {
  type Asked,
  DEED_FORMS,
  type DuelCards,
  deedOf,
  distinct,
  type Given,
  isWindow,
  type Option,
  type Privacy,
  soleAnswer,
  Table,
} from "@chainwright/table";
import { InvalidArgumentError } from "commander";
import { boardLines, momentOf } from "./board.ts";
import { loadBanlist, loadDeck, unknownText } from "./decks.ts";
import { GrowingFile } from "./durable.ts";
import { Events } from "./events.ts";
import { type Io, indent, type Look, Trouble } from "./look.ts";
import { momentLines } from "./moments.ts";
import { allPools, cardsIn, GAME_TITLES } from "./pools.ts";
import { profileText } from "./print.ts";
import { whyLines } from "./why.ts";

const KINDS = ["human", "random"] as const;
type Kind = (typeof KINDS)[number];
type Seats = readonly [Kind, Kind];

export interface PlayOptions {
  readonly game: GameId;
  readonly deck: readonly string[];
  readonly seed: number;
  /** A profile (`2014-03-21`, `tcg:2014-07-14`); the newest rules where left out. */
  readonly rules?: string;
  readonly bots: Seats;
  /** A file of further cards. */
  readonly cards?: string;
  readonly allowUnread?: boolean;
  /** Cards of which not all is carried out are refused, and not played in part. */
  readonly strict?: boolean;
  readonly banlist?: string;
  readonly list?: string;
  readonly save?: string;
  readonly json?: boolean;
  readonly privacy: Privacy;
}

/** Collects `--deck` options. */
export const deckFile = (file: string, before: readonly string[]): string[] => [...before, file];

/** Reads "human,random". @throws InvalidArgumentError */
export function seatsOf(text: string): Seats {
  const named = text.split(",").map((one) => one.trim());
  const wrong = named.find((one) => !KINDS.some((kind) => kind === one));
  if (wrong !== undefined)
    throw new InvalidArgumentError(`"${wrong}" is no player (one of ${KINDS.join(", ")}).`);
  if (named.length > 2) throw new InvalidArgumentError("There are two players.");
  const [a = "random", b = "random"] = named as Kind[];
  return [a, b];
}

/** Reads a seed. @throws InvalidArgumentError */
export function count(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 0x7fffffff)
    throw new InvalidArgumentError("A whole number from 0 to 2147483647.");
  return number;
}

/** What the duel begins with, and the lines about cards that cannot be played. */
async function setUp(
  options: PlayOptions,
  io: Io,
): Promise<{ setup: MatchSetup; unknown: readonly string[] }> {
  if (options.deck.length !== 2)
    throw new Trouble(`A duel needs two decks (--deck A.ydk --deck B.ydk), not ${options.deck.length}.`);
  if (options.list !== undefined && options.banlist === undefined)
    throw new Trouble("--list names a list of the file that --banlist gives.");
  const rules: Profile = readProfile(options.rules ?? NEWEST) ?? { date: NEWEST, region: null };
  const banlist = options.banlist === undefined ? undefined : loadBanlist(options.banlist, options.list);
  const room = ROOMS[options.game];
  if (rules.region !== null && !room.regions.includes(rules.region))
    throw new Trouble(
      `${GAME_TITLES[options.game]} has no rules of its own for the region "${rules.region}".`,
    );
  const { game, cards: file } = options;
  const further = file === undefined ? undefined : { file, records: await cardsIn(file, io, game) };
  const pool = allPools(io, further)[game];
  const { deck: deckRules } = room.rulesAt(rules.date, rules.region);
  const [first, second] = options.deck.map((file) => ({
    file,
    ...loadDeck(file, pool, rules.date, deckRules, banlist),
  }));
  const cards = ({ deck }: NonNullable<typeof first>) => ({
    main: deck.main.map(({ card }) => card),
    extra: deck.extra.map(({ card }) => card),
  });
  if (first === undefined || second === undefined) throw new Error("two decks were read");
  return {
    setup: {
      room,
      rules,
      seed: options.seed,
      decks: [cards(first), cards(second)],
      inPart: options.strict !== true,
      everyWindow: options.privacy === "strict" && options.bots.includes("human"),
    },
    unknown: [first, second].flatMap(({ file, unknown }) =>
      unknown
        .filter((one, i) => unknown.findIndex(({ passcode }) => passcode === one.passcode) === i)
        .map((one) => unknownText(file, one)),
    ),
  };
}

/** Cards that would take part without their effects, one line each, the unknown ones by file and line. */
const bodyLines = (match: Match, unknown: readonly string[]): string[] => [
  ...unknown,
  ...match.bodies
    .filter(({ card }) => card.text !== "")
    .map(({ card, reason }) => `"${card.name.en}": ${reason}`),
];

/** How many cards of each deck are played in part, then what of each card is done by hand. */
function inPartLines(
  { deck: files }: PlayOptions,
  { setup }: Match,
  { cards, names }: DuelCards,
  { language }: Look,
): string[] {
  if (!("decks" in setup)) return [];
  const inDecks = setup.decks.map(({ main, extra }) => [...main, ...extra].map(({ name }) => name.en));
  const isInPart = (card: string): boolean => lookup(cards, card)?.byHand !== undefined;
  const decks = inDecks.flatMap((all, i) => {
    const found = all.filter(isInPart);
    const listed = [...new Set(found)].map((card) => names(card, language));
    const values = { deck: files[i] ?? "", count: found.length, all: all.length };
    return found.length === 0
      ? []
      : [
          message("ui.in-part-of-deck", language, {
            ...values,
            cards: listed.join(message("play.comma", language)),
          }),
        ];
  });
  const words = [...new Set(inDecks.flat().filter(isInPart))].map((card) => {
    const { text = "", byHand = [] } = lookup(cards, card) ?? {};
    return byHandSentence({ name: names(card, language), text, byHand }, language);
  });
  return [...decks, ...indent(words)];
}

/** `chainwright play`. Gives the exit code: 0 the duel was played or left, 1 the engine failed. */
export async function play(options: PlayOptions, look: Look, io: Io): Promise<number> {
  const { setup, unknown } = await setUp(options, io);
  const humans = ([0, 1] as const).filter((player) => options.bots[player] === "human");
  const table = new Table(setup, humans);
  const bodies = bodyLines(table.match, unknown);
  if (bodies.length > 0 && options.allowUnread !== true) {
    const hint = `--allow-unread plays them as cards without effects${options.strict === true ? "; without --strict what is read of them is played" : ""}.`;
    throw new Trouble([...bodies, `These cards cannot be played. ${hint}`].join("\n"));
  }
  const { save } = options;
  const kept =
    save === undefined ? undefined : new GrowingFile(save, writeReplay(table.match), look.language);
  return new Terminal(table, options, look, io, kept).play(bodies);
}

/** How a person agrees, in whichever language. */
const YES: readonly string[] = ["y", "yes", "예", "네", "はい"];

/** Answers between two looks whether the user wants to stop. */
const BREATH = 100;

/** A table of whose players some sit before the terminal. */
class Terminal {
  readonly #lines: ReturnType<typeof momentLines>;
  readonly #events: Events;
  readonly #bots: readonly (Bot | null)[];
  /** Passes of people who had nothing else. */
  readonly #passed = new WeakSet<Given>();

  constructor(
    readonly table: Table,
    readonly options: PlayOptions,
    readonly look: Look,
    readonly io: Io,
    /** Where each answer is kept before it is shown. */
    readonly kept: GrowingFile | undefined,
  ) {
    this.#lines = momentLines(table.cards, look);
    const { names, game } = table.cards;
    this.#events = new Events(io, look, game, names, !options.bots.includes("human"));
    this.#bots = options.bots.map((kind, i) => (kind === "random" ? randomBot(options.seed * 2 + i) : null));
  }

  #say(...lines: readonly string[]): void {
    if (this.options.json) this.#events.write("said", { lines });
    else this.io.out(`${lines.join("\n")}\n`);
  }

  async play(bodies: readonly string[]): Promise<number> {
    this.#begin(bodies);
    let code = 0;
    try {
      await this.#playOut();
    } catch (error) {
      if (error instanceof Trouble) throw error;
      this.#tellNews();
      this.io.err(`the engine failed: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
      code = 1;
    }
    this.#saved();
    return code;
  }

  #begin(bodies: readonly string[]): void {
    const { json, bots, deck, seed } = this.options;
    if (json) {
      this.#events.start(this.table.match);
      return;
    }
    const [a, b] = deck.map((file, i) => `${file} (${bots[i]})`);
    const rules = writeProfile(this.table.match.setup.rules);
    const said = profileText(rules, this.look);
    const date = rules.includes(NEWEST) ? said : message("ui.rules-of", this.look.language, { date: said });
    this.#say(this.look.paint.dim(`A: ${a} · B: ${b} · ${date} · --seed ${seed}`));
    if (bodies.length > 0) this.#say(message("ui.bodies", this.look.language), ...indent(bodies));
    const { match, cards } = this.table;
    const inPart = inPartLines(this.options, match, cards, this.look);
    if (inPart.length > 0) this.#say(...inPart);
  }

  async #playOut(): Promise<void> {
    for (let i = 0; ; i++) {
      const { open } = this.table;
      this.#tellNews();
      if (open === null) break;
      if (open.options.length === 0) throw new Error(`the question "${open.question}" leaves no option`);
      const bot = this.#bots[open.player];
      if (bot) {
        this.#answerAsBot(open, bot);
        if (i % BREATH === 0 && (await this.io.stopping())) break;
      } else if (this.#isForegone(open)) {
        this.#give(open.question, () => this.table.answer(PASS));
        this.#passed.add(this.table.at);
      } else if (!(await this.#human(open))) break;
    }
    if (this.options.json) this.#events.end(this.table.match);
    else if (this.table.open !== null) this.#say("", message("ui.quit", this.look.language));
  }

  #tellNews(): void {
    const news = this.table.log.news();
    if (news.length === 0) return;
    if (this.options.json) this.#events.moments(news);
    else {
      const lines = this.#lines(news);
      if (lines.length > 0) this.#say(...lines);
    }
  }

  /** Whether a person has nothing but to pass, and nobody at the terminal learns from it that they do. */
  #isForegone(open: Decision): boolean {
    if (!isWindow(open) || open.options.length > 1) return false;
    const isWatched = this.#bots.every((bot) => bot === null) && this.options.privacy === "strict";
    return !isWatched || soleAnswer(this.table.match.duel, open) !== undefined;
  }

  #answerAsBot(open: Decision, bot: Bot): void {
    const choice = bot.choose(open, this.table.match.duel);
    // What a bot answers would tell a person which cards it has.
    const playerView = this.#bots.every((one) => one !== null) ? this.table.playerView(null) : undefined;
    const asked = playerView?.asked(this.look.language);
    const option = playerView?.optionOf(choice, this.look.language);
    this.#give(open.question, () => this.table.answer(choice));
    if (this.options.json && asked && option) this.#events.answer(asked, option);
  }

  /** Gives an answer and keeps it before anything of it is shown. */
  #give(question: string, give: () => boolean): void {
    if (!give()) throw new Error(`an option of "${question}" was refused`);
    this.kept?.add(addedAnswer(this.table.match));
  }

  /** Asks a person until they take an option or take one back; false when they leave. */
  async #human({ player, question }: Decision): Promise<boolean> {
    const playerView = this.table.playerView(player);
    const { language } = this.look;
    const asked = playerView.asked(language);
    if (asked === null) throw new Error("who is asked is asked nothing");
    const options = distinct(playerView.options(language));
    this.#ask(asked, options);
    while (true) {
      const input = await this.io.ask("> ");
      if (input === null || input.trim() === "quit") return false;
      const text = input.trim();
      const option = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined;
      if (option !== undefined) {
        this.#give(question, () => playerView.answer(option.answer));
        if (this.options.json) this.#events.answer(asked, option);
        return true;
      }
      if (text === "undo") {
        if (this.#undo(player)) return true;
      } else if (text === "hand" || text.startsWith("hand ")) {
        if (await this.#byHand(player, text.slice("hand ".length))) return true;
      } else if (text === "options") this.#ask(asked, options);
      else if (text !== "") this.#tell(text, player, options.length);
    }
  }

  #ask(asked: Asked, options: readonly Option[]): void {
    if (this.options.json) {
      this.#events.asked(asked, options);
      return;
    }
    const { look, table } = this;
    const board = table.playerView(asked.player).board();
    const { room } = table.match.setup;
    // Where there are no Life Points it is shields that keep a player in the game.
    const left = (seat: "A" | "B"): number =>
      room.startLp > 0 ? board.players[seat].lp : (board.players[seat].zones.shields?.length ?? 0);
    const title = room.startLp > 0 ? "LP" : zoneTitle("shields", look.language, room.game.id);
    this.#say(
      "",
      look.paint.dim(`${momentOf(board, table.cards, look)} · ${title} A ${left("A")} : B ${left("B")}`),
      ...(asked.by === undefined ? [] : [look.paint.italic(this.#wordsOf(asked.by))]),
      look.paint.bold(asked.text),
      ...options.map(({ text }, i) => `${String(i + 1).padStart(3)}. ${text}`),
    );
  }

  #wordsOf({ card, words }: { readonly card: string; readonly words: string }): string {
    const { language } = this.look;
    return message("reason.words", language, { card: this.table.cards.names(card, language), words });
  }

  #undo(player: Player): boolean {
    const { language } = this.look;
    if (!this.table.undo(player, (given) => this.#passed.has(given))) {
      this.#say(message("ui.nothing-to-undo", language));
      return false;
    }
    this.kept?.add(addedUndo(this.table.match));
    this.#say(message("ui.undone", language));
    return true;
  }

  /** Does by hand what a person says, where the other player agrees; a bot does. */
  async #byHand(player: Player, text: string): Promise<boolean> {
    const { language } = this.look;
    const { duel } = this.table.match;
    const deed = deedOf(duel, player, text);
    if (deed === undefined) {
      const zones = duel.game.zones.flatMap(({ name }, i) => (i === 0 ? [] : [name]));
      this.#say(
        message("ui.by-hand-help", language, {
          forms: DEED_FORMS.join(message("play.comma", language)),
          zones: zones.join(message("play.comma", language)),
          counters: duel.catalogue.counterKinds.join(message("play.comma", language)) || "–",
        }),
      );
      return false;
    }
    const other = opponentOf(player);
    if (this.#bots[other] === null) {
      this.#say(message("ui.by-hand-agree", language, { player: SEATS[other], text }));
      const said = (await this.io.ask("> "))?.trim().toLowerCase() ?? "";
      if (!YES.includes(said)) {
        this.#say(message("ui.by-hand-refused", language));
        return false;
      }
    }
    if (!this.table.byHand(deed, [player, other])) {
      this.#say(message("ui.by-hand-impossible", language));
      return false;
    }
    this.kept?.add(addedAnswer(this.table.match));
    return true;
  }

  #tell(text: string, player: Player, count: number): void {
    const lines = this.#answerTo(text, player) ?? [
      message("ui.not-an-option", this.look.language, { input: text, count }),
    ];
    this.#say(...lines);
  }

  /** What a command wants to know; undefined where it is none. */
  #answerTo(text: string, player: Player): string[] | undefined {
    const { look } = this;
    const [command = "", ...rest] = text.split(/\s+/);
    switch (command) {
      case "why":
        if (rest.length === 0) return [message("ui.play-help", look.language)];
        return this.#why(rest.join(" "), player);
      case "board":
        return boardLines(this.table.playerView(player).board(), this.table.cards, look);
      case "chain":
        return this.#chain(player);
      case "log":
        return momentLines(this.table.cards, look)(this.table.log.since(0));
      case "help":
        return [message("ui.play-help", look.language)];
      default:
        return undefined;
    }
  }

  #why(name: string, viewer: Player): string[] {
    const playerView = this.table.playerView(viewer);
    const cards = name === "" ? [] : playerView.cardsCalled(name);
    if (cards.length === 0) return [message("ui.no-such-card", this.look.language, { card: name })];
    const texts = cards.map((card) => whyLines(playerView, card, this.table.cards, this.look).join("\n"));
    return [...new Set(texts)].sort();
  }

  #chain(viewer: Player): string[] {
    const { chain } = this.table.playerView(viewer).board();
    const { language } = this.look;
    if (chain.length === 0) return [message("ui.no-chain", language, {}, this.table.cards.game)];
    const named = (card: string): string => `“${this.table.cards.names(card, language)}”`;
    return chain.map(({ link, card, player, targets }) => {
      const at =
        targets.length === 0
          ? ""
          : ` · ${message("ui.targets", language, { targets: targets.map(named).join(message("play.comma", language)) })}`;
      return `${message("ui.chain-link", language, { link })}: ${named(card)} (${player})${at}`;
    });
  }

  #saved(): void {
    const { kept } = this;
    if (kept === undefined) return;
    kept.close();
    if (!this.options.json) this.#say(message("ui.saved", this.look.language, { file: kept.file }));
  }
}
