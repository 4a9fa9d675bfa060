import { randomBot } from "@chainwright/players";
import { describe, expect, it } from "vitest";
import { setup } from "../../players/test/support.ts";
import { Table } from "../src/index.ts";

const idsIn = (table: Table, viewer: 0 | 1, seat: "A" | "B", zone: string): number[] =>
  (table.playerView(viewer).board().players[seat].zones[zone] ?? []).map(({ id }) => id);

/** Those of the other player's hand that player A does not know. */
const hiddenIn = (table: Table): number[] =>
  (table.playerView(0).board().players.B.zones.hand ?? []).flatMap(({ id, card }) => (card === "" ? id : []));

const common = (some: readonly number[], others: readonly number[]): number[] =>
  some.filter((id) => others.includes(id));

describe("ids of cards", () => {
  it("are others for each viewer and in each duel, also of the same seed", () => {
    const [one, other] = [new Table(setup(3), [0]), new Table(setup(3), [0])];
    const own = idsIn(one, 0, "A", "hand");
    expect(own.length).toBeGreaterThan(0);
    expect(common(own, idsIn(other, 0, "A", "hand"))).toEqual([]);
    expect(common(own, idsIn(one, 1, "A", "hand"))).toEqual([]);
  });

  it("stay while a card can be followed, and are others where it lies hidden among others", () => {
    const table = new Table(setup(3), [0]);
    const bot = randomBot(5);
    let [kept, changed] = [0, 0];
    for (let i = 0; i < 150; i++) {
      const { open } = table;
      if (open === null) break;
      const before = {
        field: idsIn(table, 0, "B", "monster"),
        hand: hiddenIn(table),
        own: idsIn(table, 0, "A", "hand"),
      };
      table.answer(bot.choose(open, table.match.duel));
      const hand = hiddenIn(table);
      if (hand.length !== before.hand.length) {
        expect(common(before.hand, hand)).toEqual([]);
        // Nor does what was played show from where in the hand it came.
        expect(common(before.hand, idsIn(table, 0, "B", "monster"))).toEqual([]);
        changed++;
      }
      kept += common(before.field, idsIn(table, 0, "B", "monster")).length;
      const own = idsIn(table, 0, "A", "hand");
      if (own.length >= before.own.length) expect(common(before.own, own)).toEqual(before.own);
    }
    expect(kept).toBeGreaterThan(20);
    expect(changed).toBeGreaterThan(5);
  });

  it("are others after an answer was taken back", () => {
    const table = new Table(setup(3), [0]);
    const before = idsIn(table, 0, "A", "hand");
    const { open } = table;
    if (open === null) throw new Error("somebody is asked");
    table.answer(randomBot(1).choose(open, table.match.duel));
    table.undo(open.player);
    expect(common(before, idsIn(table, 0, "A", "hand"))).toEqual([]);
  });

  it("mean nothing once they are others: an answer with an old one is refused", () => {
    const table = new Table(setup(3), [0]);
    const { open } = table;
    if (open === null) throw new Error("somebody is asked");
    const playerView = table.playerView(open.player);
    const old = playerView.options("en").find(({ card }) => card !== undefined);
    if (old === undefined) throw new Error("nothing can be done with a card");
    table.answer(randomBot(1).choose(open, table.match.duel));
    table.undo(open.player);
    expect(playerView.answer(old.answer)).toBe(false);
    expect(playerView.options("en").some(({ answer }) => playerView.answer(answer))).toBe(true);
  });
});
