// npm run differential -- --effects: every effect of every card used in a made-up position, in both engines in step
// (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCatalogue, emptyDuel, view } from "@chainwright/engine";
import { numbers } from "@chainwright/kernel";
import { ocgRoom, PHASE, rulesAt } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { poolOf } from "../bench/lib/decks.mjs";
import { fitter } from "../bench/lib/fitting.mjs";
import { needsOf } from "../bench/lib/needs.mjs";
import { stageRound } from "../bench/lib/stage.mjs";
import { SCRIPT_ERROR } from "./duels/both.mjs";
import { Known } from "./duels/known.mjs";
import { Ours } from "./duels/ours.mjs";
import { EARLY, Lockstep } from "./duels/play.mjs";
import { Theirs } from "./duels/theirs.mjs";
import { reportOf } from "./effects/classes.mjs";
import { FLAGS, positionOf } from "./effects/position.mjs";
import { Seek } from "./effects/seek.mjs";

/** What is used by activating it, or triggers. */
const KINDS = new Set(["activation", "ignition", "quick", "trigger", "flip"]);
/** Answers after which a position has had its chance. */
const LONG = 60;

/** "Sangan 1" or "Sangan 1 #1003": effects, and the position in which each is tried. */
const wantedOf = (only) =>
  new Map(
    only
      .map((said) => [said.replace(/ #\d+$/, ""), / #(\d+)$/.exec(said)?.[1]])
      .map(([id, seed]) => [id, seed && Number(seed)]),
  );

/** Tries every effect and writes down what differs, a line for each; those that are written down are not tried again. */
export async function playEffects(given) {
  const wanted = wantedOf(given.only);
  const { oracle, scripts, cards, seed: first, minutes, every, from, tries, out, verbose } = given;
  const rules = rulesAt(NEWEST);
  const known = new Known(await poolOf("ocg", cards), scripts);
  const { pool, nameOf, codeOf } = known;
  const all = pool.allNames.map((name) => pool.card(name, NEWEST));
  const { notPlayable } = buildCatalogue(ocgRoom.game, all);
  const refused = new Set(notPlayable.map(({ card }) => card));
  const playable = all.filter((card) => !refused.has(card) && known.isScripted(card));
  const catalogue = buildCatalogue(ocgRoom.game, playable);
  const definitions = catalogue.definitions.filter(({ card }) => playable.includes(card));
  const at = { catalogue, definitions, fits: fitter(catalogue, definitions, rules) };
  console.error(`${definitions.length} of ${all.length} cards can be played on both sides.`);
  const tokens = new Ours(ocgRoom, emptyDuel(ocgRoom, rules, catalogue)).tokens;
  /** The Tokens of the cards that take part. */
  const tokensIn = (duel) => {
    const names = view(duel, null).piles.flatMap(({ cards }) => cards.map(({ name }) => name));
    return known.tokensOf(
      [...new Set(names)].flatMap((name) => (tokens.has(name) ? [[name, tokens.get(name)]] : [])),
    );
  };
  const theirs = new Theirs(oracle, scripts, cards);

  /** One position round an effect, played in step; null where there is none. */
  async function tryOnce(target, effect, needs, seed) {
    const { duel, means } = stageRound(target, effect, needs, at, rules, seed);
    const position = positionOf(duel, codeOf);
    const ours = new Ours(ocgRoom, duel);
    ocgRoom.startAt(duel, 0, 5, PHASE.main1);
    ours.ready();
    const below = numbers(seed);
    const seek = new Seek(target, effect.index, means, below);
    const play = new Lockstep({ ours, theirs, nameOf, codeOf, below, most: LONG, seek });
    await play.play({ do: "start", seed, position, flags: FLAGS, tokens: tokensIn(duel) });
    return { play, used: seek.used, position: named(position) };
  }

  /** A position by the names of its cards, for those who look at it. */
  const named = ({ players }) =>
    JSON.parse(
      JSON.stringify(players, (_key, value) =>
        typeof value === "number" && value > 1e5 ? nameOf(value) : value,
      ),
    );

  async function tryEffect(target, effect, given) {
    // Counters cannot be laid there.
    const needs = { ...needsOf(effect, target, definitions, at.fits), counters: [] };
    let last = { verdict: "no position" };
    for (let i = 0; i < (given === undefined ? tries : 1); i++) {
      const seed = given ?? first * 1000 + i;
      try {
        const { play, used, position } = await tryOnce(target, effect, needs, seed);
        const { divergences, ended, answers } = play;
        if (ended === EARLY || ended === SCRIPT_ERROR) continue;
        const found = divergences.filter(({ filter }) => filter === undefined);
        const verdict = found.length > 0 ? "differs" : used ? "same" : "not used";
        last = { verdict, seed, ended, used, divergences, answers, ...(verbose ? { position } : {}) };
        if (used) break;
      } catch (error) {
        last = { verdict: "failed", seed, error: String(error.stack ?? error).slice(0, 600) };
      }
    }
    return last;
  }

  mkdirSync(out, { recursive: true });
  const log = join(out, `effects-${first}-${every}-${from}.jsonl`);
  const lines = () =>
    existsSync(log)
      ? readFileSync(log, "utf8")
          .trim()
          .split("\n")
          .map((one) => JSON.parse(one))
      : [];
  const done = new Set(wanted.size > 0 ? [] : lines().map(({ effect }) => effect));
  const until = Date.now() + minutes * 60_000;
  const targets = definitions.filter(({ card, effects }, i) =>
    wanted.size > 0
      ? effects.some(({ index }) => wanted.has(`${card.name.en} ${index + 1}`))
      : effects.length > 0 && i % every === from,
  );
  for (const target of targets) {
    for (const effect of target.effects) {
      const id = `${target.card.name.en} ${effect.index + 1}`;
      if (!KINDS.has(effect.kind) || effect.lent !== null || done.has(id)) continue;
      if (wanted.size > 0 && !wanted.has(id)) continue;
      const line = { effect: id, kind: effect.kind, ...(await tryEffect(target, effect, wanted.get(id))) };
      appendFileSync(log, `${JSON.stringify(line)}\n`);
      if (verbose) console.log(JSON.stringify(line, null, 1));
    }
    if (Date.now() > until) break;
  }
  theirs.end();
  const report = reportOf(lines());
  writeFileSync(join(out, "effects.txt"), `${report}\n`);
  console.log(report);
}
