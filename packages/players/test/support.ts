import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Card, GameId } from "@chainwright/card-ir";
import { ocgRoom } from "@chainwright/ocg";
import { Pool, readCardFile } from "@chainwright/pool";
import { lateEntry, readCardAsOf } from "@chainwright/pool/reading";
import { type Position, type PositionOptions, readPosition } from "@chainwright/scenario";
import { Match, type MatchSetup, randomBot } from "../src/index.ts";

const CARDS = fileURLToPath(new URL("../../../cards/ocg/", import.meta.url));
const DATE = "2024-01-01";

/** The first cards of the pool that belong in a Main Deck, three of each. */
const NAMES = readdirSync(CARDS).filter((file) =>
  /^(alex|arch|battle-f|book|dark-hole|gemini|jar|luster|mirror|myst|raigeki-b|sangan|vorse|trap-hole)/.test(
    file,
  ),
);
const records = NAMES.map((file) => {
  const reading = readCardFile(readFileSync(CARDS + file, "utf8"), `ocg/${file}`);
  if (!reading.ok) throw new Error(file);
  return reading.record;
});
export const cards: readonly Card[] = records.map((record) => readCardAsOf(record, DATE));
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

const SCENARIO = `id: play-on
title: A position to play on from
game: ocg
players:
  A: { hand: [Vorse Raider, Dark Hole], monsters: [Gemini Elf], deck: [Sangan, Sangan, Sangan] }
  B: { spells: [{ card: Trap Hole, set: true }], monsters: [Sangan], deck: [Sangan, Sangan] }
plays: []
variants:
  - id: later
    title: In the Battle Phase
    turn: { phase: battle }
`;
const none = (game: GameId): Pool => new Pool(game, []);
const ocg = none("ocg").with(records.map(lateEntry));
const pools = { ocg, rush: none("rush"), "duel-masters": none("duel-masters") };

/** The position of a scenario file, of the one above where left out. */
export const position = (text = SCENARIO, options: PositionOptions = {}): Position =>
  readPosition(text, "", pools, options);

/** Plays with random bots for so many answers, or to the end. */
export function played(seed: number, most = Number.POSITIVE_INFINITY, from: MatchSetup = setup(seed)): Match {
  const match = new Match(from);
  const bot = randomBot(seed);
  for (let open = match.open; open !== null && match.answers.length < most; open = match.open)
    match.answer(bot.choose(open, match.duel));
  return match;
}
