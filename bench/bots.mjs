// npm run bots -- --count 20 --seed 1: the thinking bot against the random one in each game, with the decks of the checkout;
// they change seats. Says how many duels it won, and how long it thought about an answer.
import { parseArgs } from "node:util";
import { NOW, WIN } from "@chainwright/engine/state";
import { Match, randomBot, thinkingBot } from "@chainwright/players";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { decksAt, poolOf } from "./lib/decks.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const [count, first] = [Number(values.count), Number(values.seed)];

for (const room of values.game === undefined ? Object.values(ROOMS) : [ROOMS[values.game]]) {
  const decks = decksAt(room, await poolOf(room.game.id), NEWEST);
  const tally = { won: 0, lost: 0, drawn: 0 };
  const times = [];
  for (let i = 0; i < count; i++) {
    const seed = first + i;
    const seat = i % 2;
    const sides = decks(Math.floor(i / 2)).map(({ main, extra }) => ({ main, extra }));
    const match = new Match({ room, rules: { date: NEWEST, region: null }, seed, decks: sides });
    const random = randomBot(seed);
    for (let { open } = match; open !== null; open = match.open) {
      if (open.player !== seat) match.answer(random.choose(open, match.duel));
      else {
        const since = performance.now();
        const choice = thinkingBot(room, match.duel.state.hash()).choose(open, match.duel);
        times.push(performance.now() - since);
        match.answer(choice);
      }
    }
    const result = match.duel.state.read(NOW.result);
    tally[result === WIN.draw ? "drawn" : result === [WIN.player0, WIN.player1][seat] ? "won" : "lost"]++;
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part)]?.toFixed(0);
  console.log(
    `${room.game.id}: won ${tally.won}, lost ${tally.lost}, drawn ${tally.drawn} of ${count}; ` +
      `an answer took ${at(0.5)} ms in the middle, ${at(0.95)} ms at most in 95 of 100.`,
  );
}
