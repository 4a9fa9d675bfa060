export { type Banlist, readBanlists } from "./banlist.ts";
export { readCardLines } from "./card-lines.ts";
export {
  blankCard,
  type Deck,
  type DeckCard,
  resolveDeck,
  type UnknownCard,
} from "./deck.ts";
export { readDeckFile } from "./deck-file.ts";
