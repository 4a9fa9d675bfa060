import { expect, it } from "vitest";
import { exchange, renumber, setupOf } from "./support/twins.ts";

const DUELS = 8;
const ANSWERS = 150;

const duels = (["ocg", "rush", "duel-masters"] as const).flatMap((game) =>
  Array.from({ length: DUELS }, (_, i) => [game, 100 + i] as const),
);

it.each(duels)(
  "what a player is told does not hang on hidden cards, nor on numbers: %s, seed %i",
  (game, seed) => {
    const setup = setupOf(game, seed);
    expect(exchange(setup, seed % 2 === 0 ? 0 : 1, ANSWERS).leak).toBeUndefined();
    expect(renumber(setup, ANSWERS).leak).toBeUndefined();
  },
  180_000,
);
