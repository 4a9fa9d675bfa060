// npm run differential -- --duels N: the same duels in an independent engine, in step (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { numbers } from "@chainwright/kernel";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { anyDecks, decksAt, poolOf } from "../bench/lib/decks.mjs";
import { deckOf, pairsOf, shuffled } from "./duels/decks.mjs";
import { Ours } from "./duels/ours.mjs";
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
  const names = new Map();
  for (const name of pool.allNames) {
    const { passcode } = pool.record(name);
    if (passcode !== undefined) names.set(passcode, name);
  }
  const nameOf = (code, name) => {
    if (name !== undefined && !names.has(code)) names.set(code, name);
    return names.get(code) ?? String(code);
  };
  const codeOf = (name) => pool.record(name)?.passcode;
  const pairs = any
    ? anyDecks(room, pool, NEWEST, isScripted(scripts, codeOf))
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
    const ours = new Ours(room, rules, sides);
    const tokens = tokensOf(ours, codeOf, names);
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

/** Where scripts are of the cards that the other engine knows. */
const FOLDERS = ["official", "rush"];

/** Whether the other engine knows a card: it needs no script for a Normal Monster. */
const isScripted = (scripts, codeOf) => {
  const known = new Set(FOLDERS.flatMap((folder) => readdirSync(join(scripts, folder))));
  return ({ name, facts }) =>
    codeOf(name.en) !== undefined &&
    (facts.categories.includes("normal") || known.has(`c${codeOf(name.en)}.lua`));
};

/** A card's Tokens have the numbers after its own, and pictures of one Token several. */
const PICTURES = 8;

/** The Tokens of a duel as card data for the other engine. */
function tokensOf(ours, codeOf, names) {
  return [...ours.tokens].flatMap(([card, tokens]) =>
    Array.from({ length: PICTURES }, (_, i) => {
      const { name, type, attribute, level = 1, atk, def, tuner } = tokens[Math.min(i, tokens.length - 1)];
      const code = codeOf(card) + i + 1;
      if (!names.has(code)) names.set(code, name);
      const types = ["monster", "normal", "token", ...(tuner ? ["tuner"] : [])];
      return { code, name, type: types, race: type, attribute, level, atk, def };
    }),
  );
}
