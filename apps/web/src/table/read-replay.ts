import type { GameId } from "@chainwright/card-ir";
import { blankCard } from "@chainwright/formats";
import { type Match, readReplay } from "@chainwright/players";
import { type Pools, ROOMS, readPosition } from "@chainwright/scenario";

/** A saved duel, gone through answer by answer with the page's cards. @throws ReplayError */
export const replayed = (text: string, pools: Pools): Match =>
  readReplay(text, (game: GameId) => ({
    room: ROOMS[game],
    card: pools[game].card.bind(pools[game]),
    blank: (passcode, name) => blankCard(pools[game], { passcode, name }),
    position: (scenario, options) => readPosition(scenario, "", pools, options),
  }));
