export { type Bot, randomBot } from "./bot.ts";
export { type Deck, type DeckSetup, Match, type MatchSetup } from "./match.ts";
export { ReplayError, type ReplayTable, readReplay, writeReplay } from "./replay.ts";
