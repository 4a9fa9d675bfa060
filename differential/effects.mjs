// npm run differential -- --effects: every effect of every card used in a made-up position, in both engines in step
// (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, decision, emptyDuel, view } from "@chainwright/engine";
import { PASS } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { ocgRoom, PHASE, rulesAt } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { poolOf } from "../bench/lib/decks.mjs";
import { fitter } from "../bench/lib/fitting.mjs";
import { needsOf } from "../bench/lib/needs.mjs";
import { stageRound } from "../bench/lib/stage.mjs";
import { SCRIPT_ERROR } from "./duels/both.mjs";
import { FILTERS } from "./duels/filters.mjs";
import { Known } from "./duels/known.mjs";
import { Ours } from "./duels/ours.mjs";
import { EARLY, Lockstep } from "./duels/play.mjs";
import { Theirs } from "./duels/theirs.mjs";
import { reportOf } from "./effects/classes.mjs";
import { FLAGS, positionOf, summon } from "./effects/position.mjs";
import { rehearse } from "./effects/rehearse.mjs";
import { Seek } from "./effects/seek.mjs";
import { seriesIn, speaksOfUnknown } from "./effects/series.mjs";
import { Uses } from "./effects/uses.mjs";

/** What is used by activating it, or triggers. */
const KINDS = new Set(["activation", "ignition", "quick", "trigger", "flip"]);
/** Answers after which a position has had its chance. */
const LONG = 60;
/** Positions in which our side is tried alone, and how many ways are enough. */
const [REHEARSALS, ENOUGH] = [24, 2];
/** So many answers are few: whatever else happens before it can differ. */
const FEW = 4;

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
  const catalogue = buildCatalogue(ocgRoom.game, all);
  const refused = new Set(catalogue.notPlayable.map(({ card }) => card));
  const playable = new Set(all.filter((card) => !refused.has(card) && known.isScripted(card)));
  const definitions = catalogue.definitions.filter(({ card }) => playable.has(card));
  const at = { catalogue, definitions, fits: fitter(catalogue, definitions, rules) };
  const speaks = speaksOfUnknown(await seriesIn(cards));
  const unknown = new Set(definitions.filter(({ card }) => speaks(card.text)));
  console.error(
    `${definitions.length} of ${all.length} cards can be played on both sides; ${unknown.size} speak of a series that card data there does not have.`,
  );
  const tokens = new Ours(ocgRoom, emptyDuel(ocgRoom, rules, catalogue)).tokens;
  /** The Tokens of the cards that take part. */
  const tokensIn = (duel) => {
    const names = view(duel, null).piles.flatMap(({ cards }) => cards.map(({ name }) => name));
    return known.tokensOf(
      [...new Set(names)].flatMap((name) => (tokens.has(name) ? [[name, tokens.get(name)]] : [])),
    );
  };
  const theirs = new Theirs(oracle, scripts, cards);

  /** Lets what comes before the Main Phase be; false where something has to be done. */
  function toMainPhase(duel) {
    ocgRoom.startAt(duel, 0, 5, PHASE.standby);
    for (let open = decision(duel); open?.question !== "main"; open = decision(duel))
      if (!open?.options.includes(PASS) || !answer(duel, PASS).ok) return false;
    return true;
  }

  /** One position round an effect; null where something happens before the Main Phase. */
  function stage(target, effect, needs, seed) {
    const { duel, means } = stageRound(target, effect, needs, at, rules, seed);
    summon(duel, numbers(seed));
    const position = positionOf(duel, codeOf);
    const uses = new Uses(target, effect.index);
    const ours = new Ours(ocgRoom, duel, uses);
    if (!toMainPhase(duel)) return null;
    ours.ready();
    return { ours, uses, means, position };
  }

  /** The positions in which our side comes to use an effect, the shortest way first; with a given one no other. */
  function rehearsed(target, effect, needs, given) {
    const found = [];
    for (let i = 0; i < (given === undefined ? REHEARSALS : 1); i++) {
      const seed = given ?? first * 1000 + i;
      const staged = stage(target, effect, needs, seed);
      if (staged === null) continue;
      const path = rehearse(staged.ours, staged.uses, target, effect.index, staged.means, seed);
      if (path !== null) found.push({ seed, path });
      if (found.length >= ENOUGH || path?.length <= FEW) break;
    }
    return found.sort((a, b) => a.path.length - b.path.length);
  }

  /** One position round an effect, played in step; `none`: why it is not. */
  async function tryOnce(target, effect, needs, { seed, path = [] }) {
    const staged = stage(target, effect, needs, seed);
    if (staged === null) return { none: EARLY };
    const { ours, uses, means, position } = staged;
    const below = numbers(seed);
    const seek = new Seek({ target, index: effect.index, means, uses, path, below });
    let usedAt = Number.POSITIVE_INFINITY;
    const watch = () => {
      if (seek.used) usedAt = Math.min(usedAt, play.answers.length);
    };
    const play = new Lockstep({
      ...{ ours, theirs, nameOf, codeOf, below, seek, watch },
      ...{ most: LONG, filters: FILTERS },
    });
    await play.play({ do: "start", seed, position, flags: FLAGS, tokens: tokensIn(ours.duel) });
    const { ended } = play;
    if (ended === EARLY || ended === SCRIPT_ERROR) return { none: ended };
    // What is said of other cards, or happened before, says nothing about this effect.
    const isOwn = ({ name, act, at }) => (act === undefined ? at >= usedAt : name === target.card.name.en);
    const [own, others] = [true, false].map((wanted) =>
      play.divergences.filter((one) => isOwn(one) === wanted),
    );
    return { play, used: seek.used, own, others, position: named(position) };
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
    const others = [];
    const found = rehearsed(target, effect, needs, given);
    // What only the other engine lets be used is found in any position.
    const any = Array.from({ length: tries }, (_, i) => ({ seed: first * 1000 + i }));
    const positions = found.length > 0 ? found : given === undefined ? any : [{ seed: given }];
    for (const one of positions) {
      const { seed } = one;
      try {
        const tried = await tryOnce(target, effect, needs, one);
        if (tried.none !== undefined) {
          if (last.verdict === "no position") last.ended = tried.none;
          continue;
        }
        const { play, used, own, position } = tried;
        others.push(...tried.others.map((one) => ({ ...one, seed })));
        const differs = own.some(({ filter }) => filter === undefined);
        const verdict = differs ? "differs" : used ? "same" : "not used";
        const { ended, answers } = play;
        last = { verdict, seed, ended, used, divergences: own, answers, ...(verbose ? { position } : {}) };
        if (used || differs) break;
      } catch (error) {
        last = { verdict: "failed", seed, error: String(error.stack ?? error).slice(0, 600) };
      }
    }
    return { ...last, others };
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
      : effects.length > 0 && i % every === from && !unknown.has(definitions[i]),
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
