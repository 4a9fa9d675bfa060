import { type Duel, pileCount } from "@chainwright/engine/board";
import { CARD, type CardId, firstOf } from "@chainwright/engine/state";
import type { DeckSetup } from "@chainwright/players";
import { describe, expect, it } from "vitest";
import { setupOf } from "./support/twins.ts";
import { playRenumbered, playWithout } from "./support/unrelated.ts";

const ANSWERS = 50;
/** Few different cards, so that there are enough of each for some to be taken away. */
const DIFFERENT = 7;

describe.each(["ocg", "rush", "duel-masters"] as const)("a duel of %s", (game) => {
  it.each([1, 2])("does not hang on cards that nothing asks for, seed %i", (seed) => {
    const { answers, taken, difference } = playWithout(setupOf(game, seed, true, DIFFERENT), ANSWERS);
    expect(difference).toBeUndefined();
    expect(answers).toBeGreaterThan(20);
    expect(taken).toBeGreaterThan(20);
  });

  it.each([1])("does not hang on how the cards that there are are numbered, seed %i", (seed) => {
    const { answers, difference } = playRenumbered(setupOf(game, seed), setupOf(game, seed + 1000), ANSWERS);
    expect(difference).toBeUndefined();
    expect(answers).toBeGreaterThan(20);
  });
});

/** The same decks by rules against everything with cards of which something is so. */
function ruledBy(setup: DeckSetup, isSo: (duel: Duel, card: CardId) => boolean): DeckSetup {
  const { room } = setup;
  return {
    ...setup,
    room: {
      ...room,
      rulesAt(date, region) {
        const rules = room.rulesAt(date, region);
        return {
          ...rules,
          whyNot: (duel, player, act) =>
            isSo(duel, firstOf(act) as CardId) ? [{ rule: 1 }] : rules.whyNot(duel, player, act),
        };
      },
    },
  };
}

describe("a rule that hangs on what it should not is found", () => {
  it("how many cards there are in a Deck", () => {
    const setup = ruledBy(setupOf("ocg", 3), (duel) => pileCount(duel, 1, duel.game.zone.deck) % 2 === 0);
    expect(playWithout(setup, ANSWERS).difference).toContain("what stands against something");
  });

  it("how many cards there are in a Graveyard", () => {
    const setup = ruledBy(setupOf("ocg", 3), (duel) => pileCount(duel, 0, duel.game.zone.graveyard) > 27);
    expect(playWithout(setup, ANSWERS).difference).toContain("what stands against something");
  });

  it("how cards are numbered", () => {
    const setup = ruledBy(setupOf("ocg", 3), (duel, card) => duel.state.get(CARD.def, card) > 40);
    expect(playRenumbered(setup, setupOf("ocg", 4), ANSWERS).difference).toBeDefined();
  });
});
