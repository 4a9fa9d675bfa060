// npm run readings: what each text of a collection is read as, for comparing two states of the grammar. With --against, which
// texts are lost, are gained, mean something else, or are no longer carried out since FILE was written; see docs/reading.md.
import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { withoutSpans } from "@chainwright/card-ir";
import { refusedOf } from "@chainwright/compiler";
import { importCards } from "@chainwright/formats";
import { cardAsOf } from "@chainwright/pool";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { read } from "@chainwright/text";
import initSqlJs from "sql.js";

const { values: given } = parseArgs({
  options: {
    cards: { type: "string" },
    game: { type: "string", default: "ocg" },
    out: { type: "string" },
    against: { type: "string" },
  },
});
if (given.cards === undefined) {
  console.error(
    "Say which texts: npm run readings -- --cards FILE [--game rush] [--out FILE] [--against FILE]",
  );
  process.exit(2);
}

const { game } = given;
const { records } = await importCards(readFileSync(given.cards), { game, sqlite: () => initSqlJs() });

/** By the name of each card: its meaning, or why it has none. */
const readings = {};
const cards = [];
for (const record of records) {
  const { text = "" } = record.versions.at(-1) ?? {};
  if (text === "") continue;
  const reading = read(text, { game, facts: record.facts });
  if (reading.ok) {
    readings[record.name.en] = { meaning: withoutSpans(reading.program) };
    cards.push(cardAsOf({ record, readings: record.versions.map(() => reading) }, NEWEST));
  } else {
    const unread = reading.unread.map(({ start, end }) => text.slice(start, end));
    readings[record.name.en] = { unread };
  }
}
for (const { card, reason } of refusedOf(ROOMS[game].game, cards)) readings[card.name.en].refused = reason;

const all = Object.values(readings);
const readTexts = all.filter(({ meaning }) => meaning !== undefined);
const carriedOut = readTexts.filter(({ refused }) => refused === undefined);
console.log(`${all.length} texts: ${readTexts.length} read, ${carriedOut.length} carried out`);
if (given.out !== undefined) writeFileSync(given.out, JSON.stringify(readings));

if (given.against !== undefined) {
  const before = JSON.parse(readFileSync(given.against, "utf8"));
  const both = Object.entries(readings).filter(([name]) => name in before);
  const changes = {
    lost: ([name, now]) => before[name].meaning !== undefined && now.meaning === undefined,
    gained: ([name, now]) => before[name].meaning === undefined && now.meaning !== undefined,
    "other meaning": ([name, now]) =>
      before[name].meaning !== undefined &&
      now.meaning !== undefined &&
      !isDeepStrictEqual(before[name].meaning, JSON.parse(JSON.stringify(now.meaning))),
    "no longer carried out": ([name, now]) =>
      before[name].meaning !== undefined && before[name].refused === undefined && now.refused !== undefined,
  };
  for (const [what, has] of Object.entries(changes)) {
    const found = both.filter(has);
    console.log(`\n${what}: ${found.length}`);
    for (const [name, { unread = [], refused = "" }] of found)
      console.log(`  ${[name, ...unread, refused].filter(Boolean).join(" | ")}`);
  }
}
