import { answer, type SeenCard, view } from "@chainwright/engine";
import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, pileCount } from "@chainwright/engine/board";
import { CARD, type CardId, NOW, PLAYER, type Player, type ZoneId } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import { play, randomDuel } from "../../games/ocg/test/support/random.ts";
import { ME, Table, YOU } from "../../games/ocg/test/support/table.ts";
import { Witness } from "./support/witness.ts";

const cardsOf = (duel: Duel, viewer: Player | null): SeenCard[] =>
  view(duel, viewer).piles.flatMap((pile) => pile.cards);

describe("a view", () => {
  it("names just the cards that its player may know, all through random duels", () => {
    let hidden = 0;
    let remembered = 0;
    for (const [i, date] of ["2009-01-01", "2016-01-01", "2024-01-01"].entries()) {
      const duel = randomDuel(date, 40 + i);
      const witness = new Witness(duel);
      duel.trace = witness;
      play(duel, 40 + i, 250, (choice) => {
        witness.look();
        for (const viewer of [0, 1] as const) {
          for (const seen of cardsOf(duel, viewer)) {
            const named = seen.name !== null;
            // Else they remember it from where they have seen it before.
            const open = witness.liesOpen(seen.id, viewer);
            if (named && !open) remembered++;
            const may = open || (named && witness.has(viewer, seen.id));
            const valued = seen.atk !== null || seen.def !== null;
            if (mayKnow(duel, seen.id, viewer) !== may || named !== may || (valued && !may)) {
              expect.fail(`player ${viewer} and card ${seen.id}: ${JSON.stringify(seen)}`);
            }
            if (!may) hidden++;
          }
        }
        answer(duel, choice);
      });
    }
    expect(hidden).toBeGreaterThan(10_000);
    expect(remembered).toBeGreaterThan(50);
  });

  it("does not change when the cards that it hides are others", () => {
    const duel = randomDuel("2016-01-01", 77);
    play(duel, 77, 250, (choice) => {
      const viewer = duel.state.read(NOW.asked);
      const other = duel.fork();
      for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
        if (!mayKnow(duel, card, viewer)) other.state.set(CARD.def, card, 1 + (card % 7));
      }
      expect(other.state.equals(duel.state)).toBe(false);
      expect(view(other, viewer)).toEqual(view(duel, viewer));
      answer(duel, choice);
    });
  });

  it("of a judge names every card, in the order of the piles", () => {
    const duel = randomDuel("2024-01-01", 5);
    play(duel, 5, 100, (choice) => {
      answer(duel, choice);
    });
    const seen = view(duel, null);
    const names = seen.piles.flatMap((pile) => pile.cards.map((card) => card.name));
    expect(names).not.toContain(null);
    expect(names).toHaveLength(duel.state.count(CARD) - 1 - nowhere(duel));
    for (const { player, zone, cards } of seen.piles) {
      const number = duel.game.zones.findIndex((one) => one.name === zone) as ZoneId;
      expect(cards).toHaveLength(pileCount(duel, player, number));
    }
    expect(seen.lp).toEqual([duel.state.get(PLAYER.lp, 0), duel.state.get(PLAYER.lp, 1)]);
  });

  it("shows the chain to both, and what it targets", () => {
    const table = Table.lay({
      askAlways: true,
      me: { hand: ["Mystical Space Typhoon"] },
      you: { spells: ["Mirror Force"] },
    });
    table.activate("Mystical Space Typhoon").do("choose Mirror Force");
    const target = table.id("Mirror Force");
    for (const viewer of [ME, YOU, null]) {
      expect(view(table.duel, viewer).links).toEqual([
        {
          link: 1,
          card: table.id("Mystical Space Typhoon"),
          player: ME,
          speed: 2,
          targets: [target],
          state: "waiting",
        },
      ]);
    }
    const set = cardsOf(table.duel, ME).find(({ id }) => id === target);
    expect(set).toMatchObject({ name: null, face: "down", zone: "spell", controller: YOU });
  });

  it("gives present values, not printed ones", () => {
    const table = Table.lay({
      me: { hand: ["Forbidden Chalice"], monsters: ["Sangan"] },
    });
    const sangan = (): SeenCard | undefined => cardsOf(table.duel, YOU).find(({ name }) => name === "Sangan");
    expect(sangan()).toMatchObject({ atk: 1000, def: 600, negated: false });
    table.activate("Forbidden Chalice").settle();
    expect(sangan()).toMatchObject({ atk: 1400, def: 600, negated: true });
  });
});

const nowhere = (duel: Duel): number => {
  let n = 0;
  for (let card = 1 as CardId, all = duel.state.count(CARD); card < all; card++) {
    if (duel.state.get(CARD.zone, card) === 0) n++;
  }
  return n;
};
