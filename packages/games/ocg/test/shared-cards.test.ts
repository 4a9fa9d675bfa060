import type { Card } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, options, startDuel } from "@chainwright/engine";
import { type Action, NOW } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { expect, test } from "vitest";
import { ocgRoom, rulesAt } from "../src/index.ts";
import { pool } from "./support/cards.ts";

const DATE = "2026-01-01";
const EXTRA = ["fusion", "synchro", "xyz", "link"];

/** Some cards of the pool, others for each `first`. */
const drawn = (first: number): Card[] =>
  pool.allNames
    .filter((_, i) => i % 9 === first)
    .flatMap((name) => pool.card(name, DATE) ?? [])
    .slice(0, 120);

/** All words of the state after a duel played at random. */
function played(cards: readonly Card[], seed: number): Int32Array {
  const { definitions, ...catalogue } = buildCatalogue(ocgRoom.game, cards);
  const all = definitions.slice(1, cards.length + 1);
  const isExtra = ({ card }: (typeof all)[number]): boolean =>
    card.facts.categories.some((one) => EXTRA.includes(one));
  const deck = {
    main: all.filter((one) => !isExtra(one)).map(({ id }) => id),
    extra: all.filter(isExtra).map(({ id }) => id),
  };
  const duel = startDuel(ocgRoom, rulesAt(DATE), { definitions, ...catalogue }, [deck, deck], seed);
  const below = numbers(seed);
  const offered: Action[] = [];
  for (let i = 0; i < 400 && duel.state.read(NOW.result) === 0; i++)
    answer(duel, offered[below(options(duel, offered))] as Action);
  return duel.state.words();
}

test("cards that other catalogues hold play as cards that were never compiled", () => {
  for (let seed = 1; seed <= 6; seed++) {
    const cards = drawn(seed);
    const anew = played(structuredClone(cards), seed);
    // In another order, with other cards, and both at once.
    played([...cards].reverse(), seed);
    played([...drawn(seed + 1), ...cards].slice(60, 180), seed);
    expect(played(cards, seed)).toEqual(anew);
  }
});

test("a card is compiled once for all catalogues", () => {
  const cards = drawn(0);
  const [one, other] = [
    buildCatalogue(ocgRoom.game, cards),
    buildCatalogue(ocgRoom.game, [...cards].reverse()),
  ];
  const of = (catalogue: typeof one, card: Card | undefined) =>
    catalogue.definitions
      .find((definition) => definition.card === card)
      ?.effects.map(({ resolution }) => resolution);
  const [card] = cards.filter((one) => one.program.sentences.length > 0);
  expect(of(one, card)?.length).toBeGreaterThan(0);
  expect(of(one, card)).toEqual(of(other, card));
  for (const [i, routine] of (of(one, card) ?? []).entries()) {
    expect(of(other, card)?.[i]).toBe(routine);
    expect(one.routines[one.numberOf(routine) - ocgRoom.game.routines.length]).toBe(routine);
    expect(other.routines[other.numberOf(routine) - ocgRoom.game.routines.length]).toBe(routine);
  }
});
