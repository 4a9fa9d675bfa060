// npm run languages: compares what we read of the English text of each card with what its Japanese text says: which effects start a
// chain, by choice or not, what is done when a card that stays is activated, with targets, with "other" cards. Needs a collection of
// cards with texts in both languages (--cards FILE, JSON lines); see docs/reading.md.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { buildCatalogue } from "@chainwright/compiler";
import { importCards } from "@chainwright/formats";
import { ocgGame } from "@chainwright/ocg";
import { readCardAsOf } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import { bestOrder, byFamily, CHAINED } from "./align.mjs";
import { japaneseEffects } from "./japanese.mjs";
import { Tally } from "./tally.mjs";

const { values: given } = parseArgs({
  options: {
    cards: { type: "string", default: "../shared/corpus/ocg.jsonl.gz" },
    every: { type: "string", default: "1" },
    list: { type: "string", multiple: true, default: [] },
  },
});
if (!existsSync(given.cards)) {
  console.error("Skipped: say --cards FILE; see docs/reading.md.");
  process.exit(0);
}

/** The share that has to agree. */
const LABELS = { chains: 0.99, numbers: 0.99, played: 0.99, optional: 0.99, targets: 0.99, other: 0.97 };

const bytes = readFileSync(given.cards);
const lines = (given.cards.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString().trim().split("\n");
const saidOf = new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.passcode, one]));
const { records } = await importCards(bytes, { game: "ocg" });
const cards = records
  .filter((_, i) => i % Number(given.every) === 0)
  .map((record) => readCardAsOf(record, NEWEST))
  .filter(({ unread = [] }) => unread.length === 0);
const { definitions, notPlayable } = buildCatalogue(ocgGame, cards);
const refused = new Set(notPlayable.map(({ card }) => card));
const wanted = new Set(cards.filter((card) => !refused.has(card)));

const STAYING = ["continuous", "equip", "field"];
/** Kinds of effects that may have to be used. */
const CALLED = new Set(["trigger", "flip", "quick"]);
/** Sentences that say nothing that could be numbered. */
const UNNUMBERED = new Set(["limit", "heading", "materials", "remark", "assurance", "proviso", "rider"]);

const isOther = (node) =>
  typeof node === "object" &&
  node !== null &&
  (node.trait === "other" ||
    (Array.isArray(node) ? node : Object.values(node)).some((inner) => isOther(inner)));

const ourEffects = ({ effects }) =>
  byFamily(effects)
    .filter(([first]) => first.ir.span !== undefined)
    .map((modes) => ({
      played: modes[0].kind === "activation",
      // What is used by hand is so by choice, whether or not "you can" is said.
      optional: CALLED.has(modes[0].kind) ? modes[0].optional : null,
      targets: modes.some(({ targets }) => targets.length > 0),
      other: isOther(modes.map(({ ir: { conditions, cost, resolution } }) => [conditions, cost, resolution])),
    }));

const agreeing = (ours, theirs) =>
  ["played", "optional", "targets", "other"].map((label) => [
    label,
    ours[label],
    theirs[label],
    ours[label] === theirs[label] || ours[label] === null || theirs[label] === null,
  ]);

const tally = new Tally(LABELS);
let compared = 0;
let effects = 0;
for (const definition of definitions) {
  const { card } = definition;
  const said = saidOf.get(card.passcode);
  const theirs = wanted.has(card) && said !== undefined ? japaneseEffects(said) : null;
  if (theirs === null) continue;
  compared++;
  const ours = ourEffects(definition);
  const chained = theirs.filter((one) => one.chained);
  const name = card.name.en;
  tally.count(
    "chains",
    ours.length === chained.length,
    `${name}: ours ${ours.length}; theirs ${chained.length}`,
  );
  if (ours.length !== chained.length) continue;
  const unchained = card.program.sentences.some(
    (one) => !UNNUMBERED.has(one.sentence) && (one.sentence !== "effect" || !CHAINED.has(one.kind)),
  );
  const quiet = theirs.filter((one) => !one.chained);
  tally.count(
    "numbers",
    unchained || quiet.length === 0,
    `${name}: ours all start a chain; theirs not ${quiet.map(({ number }) => number)}`,
  );
  effects += ours.length;
  const stays = card.facts.kind !== "monster" && STAYING.some((kind) => card.facts.categories.includes(kind));
  for (const [i, [our, their]] of bestOrder(ours, chained, agreeing).entries())
    for (const [label, a, b, same] of agreeing(our, their))
      if (label !== "played" || stays)
        tally.count(label, same, `${name} ${i + 1}: ours ${a}; theirs ${b} (${their.text.trim()})`);
}

console.log(`${compared} cards number their effects, ${effects} of which that start a chain are compared.`);
process.exitCode = tally.print(given.list) ? 0 : 1;
