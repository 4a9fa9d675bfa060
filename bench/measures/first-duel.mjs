import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { firstDuel } from "../lib/measuring/first-duel.mjs";

export async function prepare() {
  const goat = (await decksByName()).get("goat");
  return [firstDuel("goat", new Matchup([goat, goat]))];
}
