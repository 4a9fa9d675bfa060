// The texts of the checkout's cards, read.
import { NEWEST } from "@chainwright/rulebook";
import { read } from "@chainwright/text";
import { poolOf } from "../lib/decks.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const EVERY = 4;

export async function prepare() {
  const pool = await poolOf("ocg");
  const cards = pool.allNames
    .filter((_, i) => i % EVERY === 0)
    .map((name) => pool.card(name, NEWEST))
    .filter(({ text }) => text !== "");
  return [
    () => {
      let checksum = 0;
      const times = cards.map(({ game, facts, text }) =>
        cpuTime(() => {
          checksum = mixed(checksum, read(text, { game, facts }).ok ? 1 : 0);
        }),
      );
      return [{ what: "card texts read", unit: "cards/s", work: cards.length, times, checksum }];
    },
  ];
}
