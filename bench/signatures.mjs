// npm run signatures: plays the 200 duels of each game and compares their signatures with those that are pinned. With
// --every N only each N-th; with --update "why" pins those of now, for a reason that is kept.
import { parseArgs } from "node:util";
import {
  cards,
  decks,
  differences,
  everyNth,
  pin,
  pinnedLines,
  totalOf,
  unexplained,
} from "./signatures/pinned.mjs";
import { GAMES, linesOf } from "./signatures/signed.mjs";

const { values } = parseArgs({
  options: { every: { type: "string", default: "1" }, update: { type: "string" } },
});
const every = Number(values.every);
const why = values.update?.trim();
if (!(Number.isInteger(every) && every > 0) || why === "" || (why !== undefined && every !== 1)) {
  console.error('npm run signatures [-- --every N | -- --update "why"]');
  process.exit(2);
}

const lines = GAMES.flatMap((game) => linesOf(game, everyNth(every), cards, decks));
if (why !== undefined && totalOf(lines) !== totalOf(pinnedLines())) pin(lines, why);
const wrong = [differences(lines), unexplained()].filter((complaint) => complaint !== "");
console.log(wrong.length > 0 ? wrong.join("\n") : `${lines.length} duels as pinned: ${totalOf(lines)}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
