export { type Banlist, readBanlists } from "./banlist.ts";
export { type ImportedCards, importCards } from "./cards/import.ts";
export { type CardPlace, type CardProblem, cardProblemText } from "./cards/problem.ts";
export {
  blankCard,
  type Deck,
  type DeckCard,
  nearText,
  type ResolvedDeck,
  resolveDeck,
  type UnknownCard,
} from "./deck.ts";
export { type DeckFile, type DeckLine, type DeckLineProblem, readDeckFile } from "./deck-file.ts";
export { type DeckFileProblem, deckProblemText } from "./problem.ts";
export { type DeckEntries, type DeckEntry, writeDeckList, writeYdk } from "./write-deck.ts";
export { type DeckCodes, readYdke, writeYdke, type YdkeFault } from "./ydke.ts";
