export { type Bot, randomBot, type ThinkingBot, thinkingBot } from "./bot.ts";
export { type Deck, type DeckSetup, Match, type MatchSetup } from "./match.ts";
export {
  addedAnswer,
  addedUndo,
  isTorn,
  type Line,
  linesOf,
  type Played,
  ReplayError,
  type ReplayTable,
  readReplay,
  writeReplay,
} from "./replay.ts";
