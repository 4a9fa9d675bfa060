import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, decision, leftovers, loadDuel, options, saveDuel, startDuel } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { type Action, CARD, type CardId, NOW, WIN } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { readCardFile } from "@chainwright/pool";
import { readCardAsOf } from "@chainwright/pool/reading";
import { describe, expect, it } from "vitest";
import { History } from "../../../engine/test/support/history.ts";
import { Witness } from "../../../engine/test/support/witness.ts";
import { rulesAt, rushRoom } from "../src/index.ts";

const CARDS = fileURLToPath(new URL("../../../../cards/rush/", import.meta.url));
const DATE = "2026-01-01";
const DUELS = 30;
const CAP = 2000;
/** All of whose answers are taken back, over and over. */
const TAKEN_BACK = 4;

const cards = readdirSync(CARDS).map((file) => {
  const reading = readCardFile(readFileSync(CARDS + file, "utf8"), `rush/${file}`);
  if (!reading.ok) throw new Error(file);
  return readCardAsOf(reading.record, DATE);
});
const catalogue = buildCatalogue(rushRoom.game, cards);
const rules = rulesAt(DATE);

/** Two decks of forty by chance, with the monsters of the Extra Deck. */
function randomDuel(seed: number): Duel {
  const below = numbers(seed);
  const ids = (extra: boolean): number[] =>
    cards.flatMap((card, i) => (rules.deck.isExtra(card) === extra ? [i + 1] : []));
  const main = ids(false);
  const deck = () => ({
    main: Array.from({ length: 40 }, () => main[below(main.length)] as number),
    extra: ids(true),
  });
  return startDuel(rushRoom, rules, catalogue, [deck(), deck()], seed);
}

const cardsOf = (duel: Duel): number => {
  let n = 0;
  for (let card = 1 as CardId; card < duel.state.count(CARD); card++)
    if (duel.state.get(CARD.zone, card) !== 0) n++;
  return n;
};

/** Answers in three more ways, which must come to the same. */
function answeredAlike(duel: Duel, choice: Action): void {
  const before = duel.state.fork();
  const fork = duel.fork();
  answer(fork, choice);
  expect(duel.state.equals(before)).toBe(true);
  const saved = duel.fork();
  saved.state.copyFrom(loadDuel(rushRoom, duel.rules, duel.catalogue, saveDuel(duel)).state);
  answer(saved, choice);
  expect(saved.state.equals(fork.state)).toBe(true);
  const undone = duel.fork();
  undone.state.startJournal();
  const { mark } = undone.state;
  answer(undone, choice);
  undone.state.undoTo(mark);
  expect(undone.state.equals(before)).toBe(true);
}

describe("random duels", () => {
  it("keep every invariant, hide what is hidden, come to an end, and can be undone, copied and saved anywhere", () => {
    const results = new Set<number>();
    let remembered = 0;
    for (let seed = 1; seed <= DUELS; seed++) {
      const duel = randomDuel(seed);
      const below = numbers(seed * 7919);
      const count = cardsOf(duel);
      const witness = new Witness(duel);
      duel.trace = witness;
      let made = 0;
      for (let open = decision(duel); open !== null; open = decision(duel)) {
        const choice = open.options[below(open.options.length)] as Action;
        if (made++ % 11 === seed % 11) answeredAlike(duel, choice);
        expect(answer(duel, choice).ok, `seed ${seed}, answer ${made}`).toBe(true);
        const seen = witness.leaks();
        remembered += seen.remembered;
        const wrong = [...rushRoom.broken(duel), ...seen.leaks];
        if (decision(duel)?.question === "main") wrong.push(...leftovers(duel));
        expect(wrong, `seed ${seed}, answer ${made}`).toEqual([]);
        expect(cardsOf(duel)).toBe(count);
        expect(made).toBeLessThan(CAP);
      }
      expect(options(duel, [])).toBe(0);
      results.add(duel.state.read(NOW.result));
    }
    expect(results.has(WIN.player0) && results.has(WIN.player1)).toBe(true);
    expect(remembered).toBeGreaterThan(100);
  });

  it("can be taken back to the beginning, and given again, at every tenth answer", () => {
    for (let seed = 1; seed <= TAKEN_BACK; seed++) {
      const duel = randomDuel(seed);
      const below = numbers(seed);
      const history = new History(duel);
      for (let open = decision(duel); open !== null; open = decision(duel))
        expect(history.answer(open.options[below(open.options.length)] as Action)).toEqual([]);
      expect(duel.state.read(NOW.result)).not.toBe(WIN.none);
    }
  });

  it("give a reason to the player not asked against everything that is offered, and none to the one asked", () => {
    const duel = randomDuel(4);
    const below = numbers(5);
    for (let i = 0; i < 40; i++) {
      const open = decision(duel);
      if (open === null) break;
      for (const option of open.options) expect(rules.whyNot(duel, open.player, option)).toEqual([]);
      const other = open.player === 0 ? 1 : 0;
      for (const option of open.options) expect(rules.whyNot(duel, other, option)).not.toEqual([]);
      answer(duel, open.options[below(open.options.length)] as Action);
    }
  });
});
