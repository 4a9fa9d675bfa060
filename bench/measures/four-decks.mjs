// The four decks, each against itself, played at random to the end.
import { ocgRoom } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { decksAt, poolOf } from "../lib/decks.mjs";
import { Matchup, playSpeed } from "../lib/measuring/duels.mjs";

const DECKS = ["vanilla", "goat", "chain-burn", "trigger"];
const DUELS = 6;
const WARM_UP = 5;

export async function prepare() {
  const pairs = decksAt(ocgRoom, await poolOf("ocg"), NEWEST);
  const mirrors = new Map();
  for (let n = 0; mirrors.size < DECKS.length; n++) {
    const [one, other] = pairs(n);
    if (one === other && DECKS.includes(one.name)) mirrors.set(one.name, new Matchup([one, other]));
  }
  const parts = DECKS.map((name) => {
    const starts = Array.from({ length: DUELS }, (_, i) => ({ matchup: mirrors.get(name), seed: i + 1 }));
    return () => playSpeed(name, starts);
  });
  for (let i = 0; i < WARM_UP; i++) for (const part of parts) part();
  return parts;
}
