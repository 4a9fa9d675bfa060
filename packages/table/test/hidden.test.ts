import type { GameId } from "@chainwright/card-ir";
import { buildCatalogue, CARD, type CardId, holderOf, type Player, resample } from "@chainwright/engine";
import { askingEffect, nameReason, reasonSentence, sentence } from "@chainwright/explain";
import { numbers } from "@chainwright/kernel";
import { type DeckSetup, randomBot } from "@chainwright/players";
import { ROOMS } from "@chainwright/scenario";
import { describe, expect, it } from "vitest";
import { pools } from "../../scenario/test/files.ts";
import { Table } from "../src/index.ts";

const DATE = "2024-01-01";
const ANSWERS = 90;

/** Decks of forty by chance from all cards of the checkout that can be played. */
function setupOf(game: GameId, seed: number): DeckSetup {
  const room = ROOMS[game];
  const pool = pools[game];
  const { deck } = room.rulesAt(DATE);
  const all = pool.allNames.flatMap((name) => pool.card(name, DATE) ?? []);
  const refused = new Set(buildCatalogue(room.game, all).notPlayable.map(({ card }) => card));
  const main = all.filter(
    (card) => !refused.has(card) && !deck.isExtra(card) && !card.facts.categories.includes("token"),
  );
  const below = numbers(seed);
  const side = () => ({
    main: Array.from({ length: 40 }, () => main[below(main.length)] ?? never()),
    extra: [],
  });
  return { room, rules: { date: DATE, region: null }, seed, decks: [side(), side()], everyWindow: true };
}

const never = (): never => {
  throw new Error("a game without cards");
};

/** Everything that the page gets for a player: what they see, what is asked of them, what they may do and could not. */
function shown(table: Table, viewer: Player) {
  const { open, match } = table;
  const { duel } = match;
  const isAsked = open?.player === viewer;
  const cards = Array.from({ length: duel.state.count(CARD) - 1 }, (_, i) => (i + 1) as CardId);
  return {
    board: table.board(viewer),
    question: isAsked ? [open.question, askingEffect(duel)] : null,
    options: isAsked ? table.options(open, "en") : [],
    values: cards.map((card) => table.values(card, viewer, "en")),
    verdicts: cards.map((card) =>
      table
        .verdicts(card, viewer)
        .map(({ act, reasons }) => [
          act,
          reasons.map((reason) =>
            reasonSentence(nameReason(duel, reason), "en", table.cards.names, table.cards.texts),
          ),
        ]),
    ),
  };
}

const told = (table: Table): readonly string[] =>
  table.log.news().map((moment) => sentence(moment, "en", table.cards.names, table.cards.game));

/** Strings, since to compare the objects takes longer than to play; the objects only to show a difference. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

describe.each(["ocg", "rush", "duel-masters"] as const)("what the page shows a player of %s", (game) => {
  it.each([
    [1, 0],
    [2, 1],
  ] as const)("does not hang on cards that they may not know, seed %i, player %i", (seed, viewer) => {
    const table = new Table(setupOf(game, seed), [viewer]);
    const other = new Table(setupOf(game, seed), [viewer]);
    const bot = randomBot(seed);
    const below = numbers(seed);
    let [changed, alike] = [0, 0];
    for (let i = 0; i < ANSWERS; i++) {
      const { open } = table;
      if (open === null) break;
      const { duel } = other.match;
      duel.state.copyFrom(table.match.duel.state);
      duel.state.startJournal();
      // What one may do may hang on what there is in one's own Deck, which everybody knows of their own.
      resample(duel, viewer, below, (card) => holderOf(duel, card) === viewer);
      if (!duel.state.equals(table.match.duel.state)) changed++;
      other.log.takeBack(other.log.length, duel);
      expectSame(shown(other, viewer), shown(table, viewer));
      const choice = bot.choose(open, table.match.duel);
      told(table);
      told(other);
      table.answer(choice);
      if (!other.answer(choice)) continue;
      // Where all that one sees comes to the same, one is told and asked the same.
      const [here, there] = [shown(table, viewer), shown(other, viewer)];
      if (JSON.stringify(here.board) !== JSON.stringify(there.board)) continue;
      alike++;
      expectSame(told(other), told(table));
      expect(other.open?.player).toBe(table.open?.player);
      expectSame(there, here);
    }
    expect(changed).toBeGreaterThan(30);
    expect(alike).toBeGreaterThan(30);
  });
});
