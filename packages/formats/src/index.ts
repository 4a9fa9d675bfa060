export { type Banlist, readBanlists } from "./banlist.ts";
export {
  blankCard,
  type Deck,
  type DeckCard,
  type DeckSizes,
  resolveDeck,
  type UnknownCard,
} from "./deck.ts";
export { readYdk } from "./ydk.ts";
