import { expect, it } from "vitest";
import { setupOf } from "./support/twins.ts";
import { playRenumbered, playWithout } from "./support/unrelated.ts";

const DUELS = 20;
const ANSWERS = 150;

const duels = (["ocg", "rush", "duel-masters"] as const).flatMap((game) =>
  Array.from({ length: DUELS }, (_, i) => [game, 100 + i] as const),
);

it.each(duels)(
  "a duel does not hang on cards that nothing asks for, nor on their numbers: %s, seed %i",
  (game, seed) => {
    const setup = setupOf(game, seed, true, seed % 2 === 0 ? 7 : Infinity);
    expect(playWithout(setup, ANSWERS).difference).toBeUndefined();
    expect(playRenumbered(setup, setupOf(game, seed + 1000), ANSWERS).difference).toBeUndefined();
  },
  180_000,
);
