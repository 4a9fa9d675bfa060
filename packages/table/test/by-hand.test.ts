import type { Deed } from "@chainwright/engine";
import { ACT, kindOf } from "@chainwright/engine/state";
import { sentence } from "@chainwright/explain";
import { randomBot, readReplay, writeReplay } from "@chainwright/players";
import { expect, it } from "vitest";
import { cards, setup } from "../../players/test/support.ts";
import { deedOf, Table } from "../src/index.ts";

const BOTH = [0, 1] as const;

/** A table at the first chance to act freely. */
function tableAt(seed = 3): Table {
  const table = new Table(setup(seed), []);
  const bot = randomBot(1);
  while (!table.open?.options.some((one) => kindOf(one) === ACT.phase))
    table.answer(bot.choose(table.open as NonNullable<typeof table.open>, table.match.duel));
  return table;
}

const told = (table: Table, from: number): string[] =>
  table.log.since(from).map((moment) => sentence(moment, "en", table.cards.names));

const meant = (table: Table, text: string): Deed => {
  const deed = deedOf(table.match.duel, 0, text);
  if (deed === undefined) throw new Error(`means nothing: ${text}`);
  return deed;
};

const boardOf = (table: Table) => table.playerView(null).board().players;

it("does what both agree on, says that it was by hand, and asks the same again", () => {
  const table = tableAt();
  const { length } = table.log;
  const asked = table.open?.question;
  const before = boardOf(table).A;
  expect(table.byHand(meant(table, "draw 2"), [0])).toBe(false);
  expect(table.log.length).toBe(length);
  expect(table.byHand(meant(table, "draw 2"), BOTH)).toBe(true);
  expect(told(table, length)).toEqual([
    "By hand, as both players agree:",
    expect.stringMatching(/^A draws “/),
    expect.stringMatching(/^A draws “/),
    "A draws 2 cards.",
  ]);
  expect(boardOf(table).A.zones.hand?.length).toBe((before.zones.hand?.length ?? 0) + 2);
  expect(table.open?.question).toBe(asked);
});

it("moves, Summons, destroys, and changes LP and ATK", () => {
  const table = tableAt();
  const { A } = boardOf(table);
  const body = A.zones.hand?.find(({ card }) =>
    cards.some((one) => one.name.en === card && one.facts.atk !== undefined),
  );
  if (body === undefined) throw new Error("no monster in this hand");
  const done = (text: string): boolean => table.byHand(meant(table, text), BOTH);
  expect(done("lp -1000")).toBe(true);
  expect(boardOf(table).A.lp).toBe(7000);
  expect(done(`summon ${body.card}`)).toBe(true);
  expect(done(`atk ${body.card} +500`)).toBe(true);
  const printed = cards.find((one) => one.name.en === body.card)?.facts.atk ?? 0;
  expect(boardOf(table).A.zones.monster).toMatchObject([{ card: body.card, atk: printed + 500 }]);
  expect(done(`destroy ${body.card}`)).toBe(true);
  expect(done(`move ${body.card} to banished`)).toBe(true);
  expect(boardOf(table).A.zones.banished).toMatchObject([{ card: body.card }]);
  expect(done(`move ${body.card} to hand of B`)).toBe(true);
});

it("is undone, gone to and replayed like any answer", () => {
  const table = tableAt();
  const { at } = table;
  const hash = () => table.match.duel.state.hash();
  const before = hash();
  table.byHand(meant(table, "lp +500"), BOTH);
  const [after, there] = [hash(), table.at];
  expect(table.undo(table.at.player)).toBe(true);
  expect(hash()).toBe(before);
  expect(table.at).toBe(at);
  table.goTo(there);
  expect(hash()).toBe(after);
  const again = readReplay(writeReplay(table.match), () => ({
    room: table.match.setup.room,
    card: (name) => cards.find((one) => one.name.en === name),
    blank: () => {
      throw new Error("no blank card");
    },
    position: () => {
      throw new Error("no position");
    },
  }));
  expect(again.duel.state.hash()).toBe(after);
});

it("does nothing that cannot be done", () => {
  const table = tableAt();
  const none: Deed = { deed: "destroy", card: 8000 as Extract<Deed, { deed: "destroy" }>["card"] };
  expect(table.byHand(none, BOTH)).toBe(false);
  expect(table.byHand({ deed: "draw", player: 0, amount: 100_000 }, BOTH)).toBe(false);
  for (const text of ["", "sing", "draw many", "lp 500", "lp +7", "move X to nowhere", "counters X +1 Song"])
    expect(deedOf(table.match.duel, 0, text)).toBeUndefined();
});
