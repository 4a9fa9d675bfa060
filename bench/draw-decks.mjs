// node bench/draw-decks.mjs --cards FILE --scripts DIR: draws the decks of the measure `whole-pool` anew, by chance from all
// cards that can be played here and have a script there. They stay the same otherwise, so that figures can be compared.
import "../scripts/lib/patience.mjs";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ocgRoom } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { Known } from "../differential/duels/known.mjs";
import { anyDecks, poolOf } from "./lib/decks.mjs";

const PAIRS = 8;

const { values } = parseArgs({ options: { cards: { type: "string" }, scripts: { type: "string" } } });
if (values.cards === undefined || values.scripts === undefined) {
  console.error("node bench/draw-decks.mjs --cards FILE --scripts DIR");
  process.exit(2);
}
const pool = await poolOf("ocg", values.cards);
const { isScripted } = new Known(pool, values.scripts);
const pairs = anyDecks(ocgRoom, pool, NEWEST, isScripted);
const names = (part) => part.map(({ name }) => name.en);
const drawn = Array.from({ length: PAIRS }, (_, n) =>
  pairs(n).map(({ main, extra }) => ({ main: names(main), extra: names(extra) })),
);
writeFileSync(new URL("measures/whole-pool.json", import.meta.url), `${JSON.stringify(drawn, null, 1)}\n`);
