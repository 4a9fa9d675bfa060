// npm run differential -- --duels N: the same duels in an independent engine, in step (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { numbers } from "@chainwright/kernel";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { anyDecks, decksAt, poolOf } from "../bench/lib/decks.mjs";
import { deckOf, pairsOf, shuffled } from "./duels/decks.mjs";
import { FILTERS } from "./duels/filters.mjs";
import { Known } from "./duels/known.mjs";
import { dealt, Ours } from "./duels/ours.mjs";
import { Lockstep } from "./duels/play.mjs";
import { reportOf } from "./duels/report.mjs";
import { fewerCards, fewerChoices, firstOf } from "./duels/shrink.mjs";
import { Theirs } from "./duels/theirs.mjs";

/** How often a duel is played again to find a shorter way to what differs. */
const TRIES = 60;
/** More cards than are ever broken in two decks. */
const MOST_BROKEN = 12;
/** Monsters that say nothing, for cards that nobody needs: one is in the pool of each game. */
const BLANKS = ["Gemini Elf", "The Dragias"];

/** The rules of each game, in the words of that engine; it plays Rush Duels on a chain. */
const FLAGS = {
  ocg: ["MR5"],
  rush: [
    ...["THREE_COLUMNS_FIELD", "DRAW_UNTIL_5", "NO_HAND_LIMIT", "UNLIMITED_SUMMONS", "NO_STANDBY_PHASE"],
    ...["NO_MAIN_PHASE_2", "FIRST_TURN_DRAW"],
  ],
};

/** The two engines, ready for duels of some game. */
class Table {
  constructor({ oracle, scripts, cards, game, verbose }, pool) {
    this.room = ROOMS[game];
    this.rules = this.room.rulesAt(NEWEST);
    this.pool = pool;
    this.verbose = verbose;
    this.theirs = new Theirs(oracle, scripts, cards);
    this.known = new Known(pool, scripts);
    this.blank = pool.card(
      BLANKS.find((name) => pool.record(name) !== undefined),
      NEWEST,
    );
  }

  async play(seed, sides, more = {}) {
    const { room, rules, theirs, verbose } = this;
    const { nameOf, codeOf } = this.known;
    const ours = new Ours(room, dealt(room, rules, sides));
    ours.begin();
    const cards = sides.flatMap(({ main, extra }) => [...main, ...extra]);
    const tokens = [...this.known.plain(cards), ...this.known.tokensOf(ours.tokens)];
    const codes = (part) => part.map((card) => codeOf(card.name.en));
    const play = new Lockstep({
      ...{ ours, theirs, nameOf, codeOf, below: numbers(seed), filters: FILTERS },
      ...{ watch: verbose ? watch : null, ...more },
    });
    return play.play({
      do: "start",
      seed,
      decks: sides.map(({ main, extra }) => ({ main: codes(main), extra: codes(extra) })),
      flags: FLAGS[room.game.id],
      tokens,
      ...{ lp: room.startLp, hand: room.openingHand, draw: 1 },
    });
  }

  /** Decks with a card that says nothing in the place of one. */
  without(sides, code) {
    const { blank } = this;
    const other = (part, instead) =>
      part.flatMap((card) => (this.known.codeOf(card.name.en) === code ? instead : [card]));
    return sides.map(({ name, main, extra }) => ({
      name,
      main: other(main, [blank]),
      extra: other(extra, []),
    }));
  }

  /** The shortest start and choices found that come to the same divergence. */
  async shorten(seed, sides, choices, { cause }) {
    const again = async (tried, script) => {
      try {
        return firstOf(await this.play(seed, tried, { script, stopAtFirst: true }))?.cause;
      } catch {
        return undefined;
      }
    };
    const fewer = await fewerChoices(choices, cause, (script) => again(sides, script), TRIES);
    const decks = await fewerCards(sides, fewer, this.blank, cause, (tried) => again(tried, fewer));
    const { answers, divergences } = await this.play(seed, decks, { script: fewer, stopAtFirst: true });
    const names = (part) => part.map(({ name }) => name.en);
    return {
      ...{ cause, seed, choices: fewer, answers, divergence: firstOf({ divergences }) },
      decks: decks.map(({ main, extra }) => ({ main: names(main), extra: names(extra) })),
    };
  }
}

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line))
    : [];

/** The cards of the checkout; with those of the file where all cards are drawn from, or a deck has others. */
async function poolFor({ game, any, decks: files = [], cards }) {
  const own = await poolOf(game);
  const { deck: rules } = ROOMS[game].rulesAt(NEWEST);
  const isKnown = ({ name }) => !name.en.startsWith("#");
  const isOwn = ({ main, extra }) => [...main, ...extra].every(isKnown);
  return !any && files.every((file) => isOwn(deckOf(file, own, NEWEST, rules))) ? own : poolOf(game, cards);
}

/** Plays duels in step and writes down what differs, a line for each duel; those that are written down are not played again. */
export async function playDuels(given) {
  const { any, duels, seed: first, minutes, decks: files, out, shrink } = given;
  const pool = await poolFor(given);
  const table = new Table(given, pool);
  const { room, rules } = table;
  const pairs = any
    ? anyDecks(room, pool, NEWEST, table.known.isScripted)
    : files === undefined
      ? decksAt(room, pool, NEWEST)
      : pairsOf(files.map((file) => deckOf(file, pool, NEWEST, rules.deck)));
  mkdirSync(out, { recursive: true });
  const [log, cases] = [join(out, "duels.jsonl"), join(out, "cases.jsonl")];
  const done = new Set(linesOf(log).map(({ seed }) => seed));
  const known = new Set(linesOf(cases).map(({ cause }) => cause));
  const until = Date.now() + minutes * 60_000;
  for (let seed = first; seed < first + duels && Date.now() < until; seed++) {
    if (done.has(seed)) continue;
    let sides = shuffled(pairs(seed), seed);
    let line = { seed, decks: sides.map(({ name }) => name) };
    try {
      let play = await table.play(seed, sides);
      // A card whose script does not run there is left out.
      for (let i = 0; i < MOST_BROKEN && play.broken !== undefined; i++) {
        sides = table.without(sides, play.broken);
        play = await table.play(seed, sides);
      }
      const { answers, choices, divergences, ended, turn } = play;
      line = { ...line, ended, turns: turn, n: answers.length, divergences, answers };
      const found = firstOf({ divergences });
      if (shrink && found !== undefined && !known.has(found.cause)) {
        known.add(found.cause);
        appendFileSync(cases, `${JSON.stringify(await table.shorten(seed, sides, choices, found))}\n`);
      }
    } catch (error) {
      const cause = `crash: ${String(error.message ?? error).split("\n")[0]}`;
      line = {
        ...line,
        ended: "crash",
        n: 0,
        divergences: [{ what: "crash", cause, detail: String(error.stack) }],
        answers: [],
      };
    }
    appendFileSync(log, `${JSON.stringify(line)}\n`);
  }
  table.theirs.end();
  const report = reportOf(linesOf(log), FILTERS);
  writeFileSync(join(out, "report.txt"), `${report}\n`);
  console.log(report);
}

/** Says what both are asked. */
function watch(prompt, ours, last) {
  const here =
    ours.open === null
      ? "over"
      : `${"AB"[ours.player]} ${ours.open.question}: ${[...ours.words.keys()].join(", ")}`;
  const there = prompt.over
    ? "over"
    : `${"AB"[prompt.player]} ${prompt.type} ${prompt.min}-${prompt.max}: ${[...prompt.words.keys()].join(", ")}`;
  console.log(`after ${last}\n  ours:   ${here}\n  theirs: ${there}`);
}
