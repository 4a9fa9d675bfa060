import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Card } from "@chainwright/card-ir";
import { ocgRoom } from "@chainwright/ocg";
import { cardAsOf, readCardFile } from "@chainwright/pool";
import { Match, type MatchSetup, randomBot } from "../src/index.ts";

const CARDS = fileURLToPath(new URL("../../../cards/ocg/", import.meta.url));
const DATE = "2024-01-01";

/** The first cards of the pool that belong in a Main Deck, three of each. */
const NAMES = readdirSync(CARDS).filter((file) =>
  /^(alex|arch|battle-f|book|dark-hole|gemini|jar|luster|mirror|myst|raigeki-b|sangan|vorse|trap-hole)/.test(
    file,
  ),
);
export const cards: readonly Card[] = NAMES.map((file) => {
  const reading = readCardFile(readFileSync(CARDS + file, "utf8"), `ocg/${file}`);
  if (!reading.ok) throw new Error(file);
  return cardAsOf(reading.record, DATE);
});
const main = cards.flatMap((card) => [card, card, card]);

export const setup = (seed: number): MatchSetup => ({
  room: ocgRoom,
  rules: { date: DATE, region: null },
  seed,
  decks: [
    { main, extra: [] },
    { main, extra: [] },
  ],
});

/** Plays with random bots for so many answers, or to the end. */
export function played(seed: number, most = Number.POSITIVE_INFINITY): Match {
  const match = new Match(setup(seed));
  const bot = randomBot(seed);
  for (let open = match.open; open !== null && match.answers.length < most; open = match.open)
    match.answer(bot.choose(open, match.duel));
  return match;
}
