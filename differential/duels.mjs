// npm run differential -- --duels N: the same duels in an independent engine, in step (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { numbers } from "@chainwright/kernel";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { anyDecks, decksAt, poolOf } from "../bench/lib/decks.mjs";
import { deckOf, pairsOf, shuffled } from "./duels/decks.mjs";
import { Known } from "./duels/known.mjs";
import { dealt, Ours } from "./duels/ours.mjs";
import { Lockstep } from "./duels/play.mjs";
import { Theirs } from "./duels/theirs.mjs";

/** Plays duels in step and writes down what differs, a line for each duel; those that are written down are not played again. */
export async function playDuels(given) {
  const {
    oracle,
    scripts,
    cards,
    game,
    any,
    duels,
    seed: first,
    minutes,
    decks: files,
    out,
    verbose,
  } = given;
  const room = ROOMS[game];
  const rules = room.rulesAt(NEWEST);
  const pool = await poolOf(game, any ? cards : undefined);
  const known = new Known(pool, scripts);
  const { nameOf, codeOf, isScripted } = known;
  const pairs = any
    ? anyDecks(room, pool, NEWEST, isScripted)
    : files === undefined
      ? decksAt(room, pool, NEWEST)
      : pairsOf(files.map((file) => deckOf(file, pool, NEWEST, rules.deck)));
  const theirs = new Theirs(oracle, scripts, cards);
  mkdirSync(out, { recursive: true });
  const log = join(out, "duels.jsonl");
  const done = new Set(
    existsSync(log)
      ? readFileSync(log, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line).seed)
      : [],
  );
  const until = Date.now() + minutes * 60_000;
  for (let seed = first; seed < first + duels && Date.now() < until; seed++) {
    if (done.has(seed)) continue;
    const sides = shuffled(pairs(seed), seed);
    const codes = (part) => part.map((card) => pool.record(card.name.en).passcode);
    const ours = new Ours(room, dealt(room, rules, sides));
    ours.begin();
    const tokens = known.tokensOf(ours.tokens);
    const play = new Lockstep({
      ours,
      theirs,
      nameOf,
      codeOf,
      below: numbers(seed),
      watch: verbose ? watch : null,
    });
    await play.play({
      do: "start",
      seed,
      decks: sides.map(({ main, extra }) => ({ main: codes(main), extra: codes(extra) })),
      flags: ["MR5"],
      tokens,
      ...{ lp: room.startLp, hand: room.openingHand, draw: 1 },
    });
    const { answers, divergences, ended } = play;
    const line = {
      seed,
      decks: sides.map(({ name }) => name),
      ended,
      turns: ours.turn,
      n: answers.length,
      divergences,
      answers,
    };
    appendFileSync(log, `${JSON.stringify(line)}\n`);
  }
  theirs.end();
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
