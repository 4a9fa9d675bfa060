import { eachInPile } from "@chainwright/engine/board";
import { CARD, type Player } from "@chainwright/engine/state";
import { describe, expect, it } from "vitest";
import type { Table } from "../src/index.ts";
import { exchange, type Leak, renumber, setupOf } from "./support/twins.ts";

const ANSWERS = 60;

describe.each(["ocg", "rush", "duel-masters"] as const)("what a player of %s is told", (game) => {
  it.each([
    [1, 0],
    [2, 1],
  ] as const)("does not hang on cards that they may not know, seed %i, player %i", (seed, viewer) => {
    const { exchanged, alike, leak } = exchange(setupOf(game, seed), viewer, ANSWERS);
    expect(leak).toBeUndefined();
    expect(exchanged).toBeGreaterThan(20);
    expect(alike).toBeGreaterThan(20);
  });

  it.each([1, 2])("does not hang on how cards are numbered, seed %i", (seed) => {
    const { alike, leak } = renumber(setupOf(game, seed), ANSWERS);
    expect(leak).toBeUndefined();
    expect(alike).toBeGreaterThan(20);
  });
});

const handOf = ({ match: { duel } }: Table, player: Player) => {
  const cards: number[] = [];
  eachInPile(
    duel,
    player,
    duel.game.zone.hand,
    (card) => void cards.push(card, duel.state.get(CARD.slot, card)),
  );
  return cards;
};

/** Leaks of several kinds, each by the test that has to find it. */
const PLANTED: readonly (readonly [what: string, test: typeof exchange | "numbers", leak: Leak])[] = [
  ["the engine's numbers of cards", "numbers", (table, viewer) => handOf(table, viewer === 0 ? 1 : 0)],
  ["how many answers the other has", exchange, ({ open }) => open?.options.length],
  ["what is told to a judge", exchange, ({ log }) => log.trace.moments.slice(-3)],
  ["the state's hash", exchange, ({ match }) => match.duel.state.hash()],
];

describe("a leak that is planted is found", () => {
  it.each(PLANTED)("%s", (_, test, leak) => {
    const setup = setupOf("ocg", 3);
    const found = test === "numbers" ? renumber(setup, ANSWERS, leak) : test(setup, 0, ANSWERS, leak);
    expect(found.leak).toBeDefined();
  });

  it("who is asked", () => {
    expect(exchange(setupOf("ocg", 3, false), 0, ANSWERS).leak).toBeDefined();
  });
});
