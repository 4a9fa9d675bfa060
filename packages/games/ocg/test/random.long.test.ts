import { NOW, WIN } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { checkedDuel, DATES, replayedDuel, usesOf } from "./support/checked.ts";
import { catalogueAt } from "./support/random.ts";

const DUELS = 75;
/** Taken back as a whole they take longer the longer they are. */
const TAKEN_BACK = 15;

describe("many random duels", { timeout: 600_000 }, () => {
  const used = new Set<string>();
  const results = new Map<number, number>();

  it.each(DATES)("of %s keep every invariant and come to an end", (date) => {
    for (let seed = 1; seed <= DUELS; seed++) {
      const duel = checkedDuel(date, seed, used);
      const result = duel.state.read(NOW.result);
      expect(result).not.toBe(WIN.none);
      results.set(result, (results.get(result) ?? 0) + 1);
    }
  });

  it.each(DATES)(
    "of %s can be taken back to the beginning, and given again, at every tenth answer",
    (date) => {
      for (let seed = 1; seed <= TAKEN_BACK; seed++) replayedDuel(date, seed);
    },
  );

  it("used nearly every effect that can be activated", () => {
    // There is no other "Mermail" and so on, no other Psychic monster, no Level 6 Machine, and not the card that is named.
    const outOfReach = [
      ...["Mermail Abysslinde 1", "Mind Master 1", "Psychic Shockwave 1", "Battlin' Boxing Spirits 1"],
      ...["Brotherhood of the Fire Fist - Swallow 1", "Dragonmaid Hospitality 1", "Gogogo Gigas 1"],
      ...["Hieratic Seal of Reflection 1", "Invoked Baybarron 1", "Koa'ki Meiru Urnight 2"],
      ...["Prank-Kids Bow-Wow-Bark 2", "Ritual Beast's Bond 1", "Scrap Sheen 1"],
    ];
    const all = DATES.flatMap((date) => catalogueAt(date).definitions.flatMap(usesOf));
    const reachable = new Set(all.filter((one) => !outOfReach.includes(one)));
    const unused = [...reachable].filter((one) => !used.has(one));
    // What is rare may be left out when a new card changes the decks, but only that.
    expect(unused.length, unused.join(", ")).toBeLessThanOrEqual(reachable.size / 7);
    expect(results.get(WIN.player0)).toBeGreaterThan(20);
    expect(results.get(WIN.player1)).toBeGreaterThan(20);
  });
});
