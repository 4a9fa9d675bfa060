// npm run effects: uses every effect of every card of the pool at least once, in positions laid out
// round the card; lists those that never were, with the rules that stood against them. With --cards FILE those of
// a collection instead, as far as they are read and carried out and not in the pool; --every N takes every N-th card.
import { parseArgs } from "node:util";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, decision } from "@chainwright/engine";
import { holderOf } from "@chainwright/engine/board";
import { ACT, action, CARD, firstOf, kindOf } from "@chainwright/engine/state";
import { ocgRoom, rulesAt, ZONE } from "@chainwright/ocg";
import { NEWEST, RULES } from "@chainwright/rulebook";
import { poolOf } from "./lib/decks.mjs";
import { fitter } from "./lib/fitting.mjs";
import { needsOf, sayingsOf } from "./lib/needs.mjs";
import { isUseOf, seeker, stageRound } from "./lib/stage.mjs";
import { standInsFor } from "./lib/stand-ins.mjs";
import { boardOf, Uses } from "./lib/watch.mjs";

const { values } = parseArgs({
  options: {
    tries: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    card: { type: "string", multiple: true },
    cards: { type: "string" },
    every: { type: "string", default: "1" },
  },
});
const tries = Number(values.tries);
const own = await poolOf("ocg");
const pool = values.cards === undefined ? own : await poolOf("ocg", values.cards);
/** The cards whose effects are sought. */
const sought = new Set(pool.allNames);
if (pool !== own) for (const name of own.allNames) sought.delete(name);
/** Answers after which a position has had its chance. */
const LONG = 120;

/** The days on which some text of the pool begins, and the newest; a collection knows its texts of today only. */
const DATES = [
  NEWEST,
  ...new Set(
    values.cards !== undefined
      ? []
      : pool.records.flatMap(({ versions }) =>
          versions.slice(0, -1).map(({ until, from }) => (until === undefined ? from : dayBefore(until))),
        ),
  ),
];

function dayBefore(date) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** A catalogue of what can be played as of a day, with cards made up where an effect asks for one, and the rest with the reasons. */
function catalogueAt(date, rules) {
  const cards = pool.allNames.map((name) => pool.card(name, date));
  const { notPlayable } = buildCatalogue(ocgRoom.game, cards);
  const refused = new Set(notPlayable.map(({ card }) => card));
  const playable = cards.filter((card) => !refused.has(card));
  const of = (list) => {
    const catalogue = buildCatalogue(ocgRoom.game, list);
    // Without those of Tokens and Trap Monsters.
    const definitions = catalogue.definitions.filter(({ card }) => list.includes(card));
    return { catalogue, definitions, fits: fitter(catalogue, definitions, rules) };
  };
  const { definitions, fits } = of(playable);
  const targets = definitions
    .filter(({ card }) => sought.has(card.name.en) && playable.includes(card))
    .filter(({ card }, i) => i % Number(values.every) === 0 && (values.card?.includes(card.name.en) ?? true))
    .map(({ card }) => card);
  const standIns = new Map();
  for (const target of definitions.filter(({ card }) => targets.includes(card)))
    for (const effect of target.effects)
      for (const card of standInsFor(sayingsOf(effect, target), fits, date)) standIns.set(card.name.en, card);
  return { ...of([...playable, ...standIns.values()]), targets, standIns, notPlayable };
}

/** Tries to have an effect used; says whether it came to it, and if not why. */
function seek(target, effect, at, rules, problems) {
  const { index } = effect;
  const needs = needsOf(effect, target, at.definitions, at.fits);
  const against = new Map();
  for (let i = 0; i < tries; i++) {
    const seed = Number(values.seed) * 1000 + i;
    const uses = new Uses();
    let laid = null;
    try {
      const { duel, start, means } = stageRound(target, effect, needs, at, rules, seed);
      laid = duel;
      duel.trace = uses.trace;
      start();
      const choose = seeker(target, index, means, seed);
      for (let n = 0; n < LONG; n++) {
        const open = decision(duel);
        if (open === null) break;
        if (open.options.length === 0) throw new Error(`"${open.question}" leaves no option`);
        if (open.question === "main") note(duel, open.player, target, index, against);
        const choice = choose(duel, open.options);
        if (kindOf(choice) === ACT.special && isUseOf(duel, choice, target, index))
          uses.count(duel, firstOf(choice), index);
        if (!answer(duel, choice).ok) throw new Error(`an option of "${open.question}" was refused`);
        const wrong = ocgRoom.broken(duel);
        if (wrong.length > 0) throw new Error(wrong.join("; "));
        if (uses.counts.has(`${target.card.name.en} ${index + 1}`)) return null;
      }
    } catch (error) {
      const where = error.stack?.split("\n").slice(0, 4).join(" ") ?? error;
      problems.push(
        `${target.card.name.en} ${index + 1}, seed ${seed}: ${where}\n  ${laid && boardOf(laid)}`,
      );
    }
  }
  const most = [...against].sort((a, b) => b[1] - a[1]).slice(0, 4);
  return `against it stood ${most.map(([id, n]) => `${id} ×${n}`).join(", ")}`;
}

/** Which rules stand against an effect in its player's Main Phase. */
function note(duel, player, target, index, against) {
  for (let card = 1, n = duel.state.count(CARD); card < n; card++) {
    if (duel.state.get(CARD.def, card) !== target.id || duel.state.get(CARD.zone, card) === ZONE.deck)
      continue;
    if (holderOf(duel, card) !== player) continue;
    for (const { rule } of duel.rules.whyNot(duel, player, action(ACT.activate, card, index))) {
      const id = RULES[rule]?.id ?? "";
      against.set(id, (against.get(id) ?? 0) + 1);
    }
  }
}

/** So often, in milliseconds, how far it is is told. */
const TOLD = 10_000;

const unused = [];
const problems = [];
let told = Date.now();
let used = 0;
let texts = 0;
const seen = new Set();
for (const date of DATES) {
  const rules = rulesAt(date);
  const at = catalogueAt(date, rules);
  if (date === NEWEST) {
    for (const { card, reason } of values.cards === undefined ? at.notPlayable : [])
      console.log(`– ${card.name.en} cannot be played: ${reason}`);
    for (const name of at.standIns.keys()) console.log(`– made up: ${name}`);
  }
  const targets = at.definitions.filter(({ card }) => at.targets.includes(card));
  for (const [i, target] of targets.entries()) {
    const { card } = target;
    if (seen.has(`${card.name.en}\n${card.text}`)) continue;
    seen.add(`${card.name.en}\n${card.text}`);
    texts++;
    if (Date.now() - told > TOLD) {
      told = Date.now();
      console.error(`${i} of ${targets.length} cards, ${used} effects used, ${unused.length} never`);
    }
    for (const effect of target.effects.filter(({ lent }) => lent === null)) {
      const why = seek(target, effect, at, rules, problems);
      if (why === null) used++;
      else unused.push(`${card.name.en} ${effect.index + 1} (${effect.kind}, ${date}): ${why}`);
    }
  }
}
for (const problem of problems) console.log(`✗ ${problem}`);
for (const line of unused) console.log(`✗ never used: ${line}`);
const share = (100 * used) / Math.max(1, used + unused.length);
console.log(
  `${texts} texts, ${used} effects used (${share.toFixed(1)} %), ${unused.length} never, ${problems.length} problems.`,
);
process.exitCode = unused.length + problems.length > 0 ? 1 : 0;
