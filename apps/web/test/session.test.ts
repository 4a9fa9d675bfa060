import { numbers } from "@chainwright/kernel";
import { soleAnswer } from "@chainwright/table";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setupOf } from "../../../packages/table/test/support/twins.ts";
import { Session } from "../src/table/session.ts";

const PACE_MS = 250;
const ANSWERS = 60;

/** The milliseconds that a bot takes for each answer at the table, and whether it had a choice. */
function answersOf(seating: "bot" | "random", seed: number): { waited: number; hadChoice: boolean }[] {
  const below = numbers(seed);
  const seen: { waited: number; hadChoice: boolean }[] = [];
  const session = new Session(setupOf("ocg", seed), seating, false);
  session.begin();
  for (let i = 0; i < ANSWERS && session.table.open !== null; i++) {
    const { open, match, at } = session.table;
    if (session.asked !== null) {
      const options = session.playerView.options("en");
      session.answer(options[below(options.length)]?.answer ?? "");
      continue;
    }
    const isForAll = soleAnswer(match.duel, open) !== undefined;
    const since = Date.now();
    while (session.table.at === at) vi.advanceTimersByTime(1);
    if (!isForAll) seen.push({ waited: Date.now() - since, hadChoice: open.options.length > 1 });
  }
  session.close();
  return seen;
}

describe("a bot at the table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(["bot", "random"] as const)(
    "takes its time whether it has something to do or not: %s",
    (seating) => {
      const seen = (seating === "bot" ? [1] : [1, 2, 3]).flatMap((seed) => answersOf(seating, seed));
      for (const hadChoice of [true, false]) {
        const waits = seen.filter((one) => one.hadChoice === hadChoice).map(({ waited }) => waited);
        expect(waits.length).toBeGreaterThan(2);
        expect(Math.min(...waits)).toBeGreaterThanOrEqual(PACE_MS);
        // A timer more or less, for the thought.
        expect(Math.max(...waits)).toBeLessThan(PACE_MS + 10);
      }
    },
  );
});
