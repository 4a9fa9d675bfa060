import { answer } from "@chainwright/engine";
import { type Action, NOW, WIN } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { CAP, checkedDuel, DATES, replayedDuel, start } from "./support/checked.ts";
import { play } from "./support/random.ts";

const DUELS = 15;

describe("random duels", () => {
  it.each(DATES)("of %s keep every invariant and come to an end", (date) => {
    const used = new Set<string>();
    for (let seed = 1; seed <= DUELS; seed++)
      expect(checkedDuel(date, seed, used).state.read(NOW.result)).not.toBe(WIN.none);
    expect(used.size).toBeGreaterThan(DUELS);
  });

  it.each(DATES)("of %s are the same again for the same seed and answers", (date) => {
    for (const seed of [3, 4]) {
      const answers: Action[] = [];
      const first = start(date, seed);
      play(first, seed, CAP, (choice) => {
        answers.push(choice);
        answer(first, choice);
      });
      const again = start(date, seed);
      for (const choice of answers) answer(again, choice);
      expect(again.state.hash()).toBe(first.state.hash());
      expect(again.state.equals(first.state)).toBe(true);
      expect(start(date, seed + 2).state.hash()).not.toBe(start(date, seed).state.hash());
    }
  });

  it.each(DATES)(
    "of %s can be taken back to the beginning, and given again, at every tenth answer",
    (date) => {
      expect(replayedDuel(date, 2)).toBeGreaterThan(50);
    },
  );
});
