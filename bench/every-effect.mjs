// npm run effects -- --tries 400: uses every effect of every card of the pool at least once, in positions laid out
// round the card; lists those that never were, with the rules that stood against them.
import { parseArgs } from "node:util";
import {
  ACT,
  action,
  answer,
  buildCatalogue,
  CARD,
  decision,
  firstOf,
  holderOf,
  kindOf,
} from "@chainwright/engine";
import { ocgRoom, rulesAt, ZONE } from "@chainwright/ocg";
import { NEWEST, RULES } from "@chainwright/rulebook";
import { friendsOf, isUseOf, seeker, stageRound } from "./lib/stage.mjs";
import { Uses } from "./lib/watch.mjs";
import { pool } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    tries: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    card: { type: "string" },
  },
});
const tries = Number(values.tries);
/** Answers after which a position has had its chance. */
const LONG = 120;

/** The days on which some text of the pool begins, and the newest. */
const DATES = [
  NEWEST,
  ...new Set(
    pool.records.flatMap(({ versions }) =>
      versions.slice(0, -1).map(({ until, from }) => (until === undefined ? from : dayBefore(until))),
    ),
  ),
];

function dayBefore(date) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** A catalogue of what can be played as of a day, and the rest with the reasons. */
function catalogueAt(date) {
  const cards = pool.allNames.map((name) => pool.card(name, date));
  const { notPlayable } = buildCatalogue(ocgRoom.game, cards);
  const refused = new Set(notPlayable.map(({ card }) => card));
  return {
    catalogue: buildCatalogue(
      ocgRoom.game,
      cards.filter((card) => !refused.has(card)),
    ),
    notPlayable,
  };
}

/** Tries to have an effect used; gives the number of positions it took, or null and what stood against it. */
function seek(target, index, { catalogue }, rules, problems) {
  const definitions = catalogue.definitions.slice(1);
  const friends = friendsOf(target, definitions);
  const against = new Map();
  for (let i = 0; i < tries; i++) {
    const seed = Number(values.seed) * 1000 + i;
    const uses = new Uses();
    try {
      const { duel, start } = stageRound(target, definitions, friends, catalogue, rules, seed);
      duel.trace = uses.trace;
      start();
      const choose = seeker(target, index, seed);
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
        if (uses.counts.has(`${target.card.name.en} ${index + 1}`)) return { after: i + 1, against };
      }
    } catch (error) {
      problems.push(
        `${target.card.name.en} ${index + 1}, seed ${seed}: ${error.stack?.split("\n").slice(0, 4).join(" ") ?? error}`,
      );
    }
  }
  return { after: null, against };
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

const unused = [];
const problems = [];
let used = 0;
let texts = 0;
const seen = new Set();
for (const date of DATES) {
  const rules = rulesAt(date);
  const at = catalogueAt(date);
  if (date === NEWEST)
    for (const { card, reason } of at.notPlayable)
      console.log(`– ${card.name.en} cannot be played: ${reason}`);
  for (const target of at.catalogue.definitions.slice(1)) {
    const { card } = target;
    if (
      seen.has(`${card.name.en}\n${card.text}`) ||
      (values.card !== undefined && card.name.en !== values.card)
    )
      continue;
    seen.add(`${card.name.en}\n${card.text}`);
    texts++;
    for (const { index } of target.effects) {
      const { after, against } = seek(target, index, at, rules, problems);
      if (after !== null) {
        used++;
        continue;
      }
      const most = [...against].sort((a, b) => b[1] - a[1]).slice(0, 4);
      const rulesAgainst = most.map(([id, n]) => `${id} ×${n}`).join(", ");
      unused.push(`${card.name.en} ${index + 1} (${target.effects[index].kind}, ${date}): ${rulesAgainst}`);
    }
  }
}
for (const problem of problems) console.log(`✗ ${problem}`);
for (const line of unused) console.log(`✗ never used: ${line}`);
console.log(`${texts} texts, ${used} effects used, ${unused.length} never, ${problems.length} problems.`);
process.exitCode = unused.length + problems.length > 0 ? 1 : 0;
