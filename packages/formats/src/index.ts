export { type Banlist, readBanlists } from "./banlist.ts";
export { readCardLines } from "./card-lines.ts";
export {
  blankCard,
  type Deck,
  type DeckCard,
  type ResolvedDeck,
  resolveDeck,
  type UnknownCard,
} from "./deck.ts";
export { type DeckFile, type DeckLine, readDeckFile } from "./deck-file.ts";
export { type DeckEntries, type DeckEntry, writeDeckList, writeYdk } from "./write-deck.ts";
export { type DeckCodes, readYdke, writeYdke, type YdkeFault } from "./ydke.ts";
