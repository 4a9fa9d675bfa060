// The four decks, each against itself, played at random to the end.
import { decksByName, Matchup, playSpeed } from "../lib/measuring/duels.mjs";

const DECKS = ["vanilla", "goat", "chain-burn", "trigger"];
const DUELS = 6;
const WARM_UP = 8;

/** What is played, each with its matchups; an outside engine plays the same. */
export async function kinds() {
  const decks = await decksByName();
  return DECKS.map((name) => ({ name, matchups: [new Matchup([decks.get(name), decks.get(name)])] }));
}

export async function prepare() {
  const parts = (await kinds()).map(({ name, matchups: [matchup] }) => {
    const starts = Array.from({ length: DUELS }, (_, i) => ({ matchup, seed: i + 1 }));
    return () => playSpeed(name, starts);
  });
  for (let i = 0; i < WARM_UP; i++) for (const part of parts) part();
  return parts;
}
