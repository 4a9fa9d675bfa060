import { anyMatchups } from "../lib/measuring/duels.mjs";
import { firstDuel } from "../lib/measuring/first-duel.mjs";

export async function prepare({ cards }) {
  const [matchup] = await anyMatchups(cards);
  return [firstDuel("whole pool", matchup)];
}
