// Decks of 40 and 15 cards by chance from all cards that can be played, played at random to the end.
import { anyMatchups, playSpeed } from "../lib/measuring/duels.mjs";

const WARM_UP = 5;

export const kinds = async ({ cards }) => [{ name: "whole pool", matchups: await anyMatchups(cards) }];

export async function prepare(given) {
  const [{ name, matchups }] = await kinds(given);
  const starts = matchups.map((matchup, i) => ({ matchup, seed: i + 1 }));
  const part = () => playSpeed(name, starts);
  for (let i = 0; i < WARM_UP; i++) part();
  return [part];
}
