import type { Duel } from "@chainwright/engine/board";
import { NOW } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { randomDuel } from "../../games/ocg/test/support/random.ts";

describe("what is tried out", () => {
  it("is done to a copy, which is gone afterwards", () => {
    const duel = randomDuel("2024-01-01", 3);
    const before = duel.state.words();
    let kept: Duel | undefined;
    const turn = duel.tryOut((trial) => {
      kept = trial;
      trial.state.write(NOW.turn, 99);
      return trial.tryOut((inner) => inner.state.read(NOW.turn));
    });
    expect(turn).toBe(99);
    expect(duel.state.words()).toEqual(before);
    expect(() => kept?.fork()).toThrow("a released state is forked");
  });

  it("is gone also where it fails", () => {
    const duel = randomDuel("2024-01-01", 3);
    let kept: Duel | undefined;
    const fail = (): void =>
      duel.tryOut((trial) => {
        kept = trial;
        throw new Error("no way");
      });
    expect(fail).toThrow("no way");
    expect(() => kept?.fork()).toThrow("a released state is forked");
  });
});
