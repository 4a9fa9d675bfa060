import {
  type Action,
  answer,
  CARD,
  type CardId,
  changesOfStat,
  type Definition,
  type Duel,
  decision,
  eachInPile,
  leftovers,
  NOW,
  printed,
  STAT,
  statOf,
  TRACE,
  WIN,
} from "@chainwright/engine";
import { State } from "@chainwright/kernel";
import { describe, expect, it } from "vitest";
import { broken } from "../src/invariants.ts";
import { ZONE } from "../src/zones.ts";
import { catalogueAt, play, randomDuel, randomStage } from "./support/random.ts";

const DATES = ["2009-01-01", "2013-01-01", "2016-01-01", "2024-01-01"] as const;
const DUELS = 75;
/** Two decks are drawn in some 70 turns; the longest duels have about 500 decisions. */
const CAP = 3000;

/** One whole duel to three stages, for which cards can be favoured. */
const start = (date: string, seed: number, favoured?: (definition: Definition) => boolean): Duel =>
  seed % 4 === 1 ? randomDuel(date, seed) : randomStage(date, seed, favoured);

/** Kinds of effect that apply or are done without an activation. */
const NEVER_ACTIVATED: ReadonlySet<string> = new Set([
  "continuous",
  "duty",
  "each-time",
  "replacement",
  "procedure",
]);

/** The effects of a card that can be activated. */
const usesOf = ({ card, effects }: Definition): string[] =>
  effects.filter(({ kind }) => !NEVER_ACTIVATED.has(kind)).map(({ index }) => `${card.name.en} ${index + 1}`);

/** Cards of a player that are no Tokens. */
function owned(duel: Duel): [number, number] {
  const counts: [number, number] = [0, 0];
  for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
    const { categories } = duel.definition(duel.state.get(CARD.def, card)).card.facts;
    const there = duel.state.get(CARD.zone, card) !== 0;
    if (there && !categories.includes("token")) counts[duel.state.get(CARD.owner, card)]++;
  }
  return counts;
}

/** Answers in three more ways, which must come to the same. */
function answeredAlike(duel: Duel, choice: Action): string[] {
  const wrong: string[] = [];
  const before = duel.state.fork();
  const fork = duel.fork();
  answer(fork, choice);
  if (!duel.state.equals(before)) wrong.push("a fork changed the original");
  const saved = duel.fork();
  saved.state.copyFrom(State.load(duel.state.save(), duel.game.schema));
  answer(saved, choice);
  if (!saved.state.equals(fork.state)) wrong.push("a saved duel went on differently");
  const undone = duel.fork();
  undone.state.startJournal();
  const { mark } = undone.state;
  answer(undone, choice);
  if (!undone.state.equals(fork.state)) wrong.push("a duel with a journal went on differently");
  undone.state.undoTo(mark);
  if (!undone.state.equals(before)) wrong.push("undo did not bring the state back");
  return wrong;
}

/** Monsters whose ATK is not what its sources add up to. */
function unexplained(duel: Duel): string[] {
  const wrong: string[] = [];
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.monster, (card) => {
      const sum = changesOfStat(duel, card, STAT.atk).reduce(
        (value, { how, value: by, from, to }) => {
          const change = { gain: by, lose: -by, become: by - from, halve: to - from, double: from }[how];
          return from === value ? value + change : Number.NaN;
        },
        printed(duel, card, STAT.atk),
      );
      const atk = statOf(duel, card, STAT.atk);
      if (Math.max(0, sum) !== atk) wrong.push(`ATK ${atk} of card ${card}, but ${sum} by its sources`);
    });
  }
  return wrong;
}

/** Plays a duel with all checks, rather with cards not all of whose effects are in `used`; adds those activated. */
function check(date: string, seed: number, used: Set<string>): Duel {
  const duel = start(date, seed, (definition) => usesOf(definition).some((one) => !used.has(one)));
  const cards = owned(duel).join();
  duel.trace = {
    point(at, kind, _rule, _link, card, code) {
      if (kind !== TRACE.activated) return;
      used.add(`${at.definition(at.state.get(CARD.def, card as CardId)).card.name.en} ${(code >> 1) + 1}`);
    },
  };
  const answers = play(duel, seed, CAP, (choice, open, i) => {
    const wrong: string[] = [];
    if (i % 7 === seed % 7) wrong.push(...answeredAlike(duel, choice));
    const answered = answer(duel, choice);
    if (!answered.ok) wrong.push(`an option of "${open.question}" was refused`);
    wrong.push(...broken(duel), ...unexplained(duel));
    if (owned(duel).join() !== cards) wrong.push(`cards were lost: ${owned(duel)} of ${cards}`);
    const next = decision(duel);
    if (next !== null && ["main", "battle"].includes(next.question)) wrong.push(...leftovers(duel));
    if (wrong.length > 0) throw new Error(`${date}, seed ${seed}, answer ${i}:\n${wrong.join("\n")}`);
  });
  if (answers >= CAP) throw new Error(`${date}, seed ${seed}: no end after ${CAP} answers`);
  return duel;
}

describe("random duels", () => {
  const used = new Set<string>();
  const results = new Map<number, number>();

  it.each(DATES)("of %s keep every invariant and come to an end", (date) => {
    for (let seed = 1; seed <= DUELS; seed++) {
      const duel = check(date, seed, used);
      const result = duel.state.read(NOW.result);
      expect(result).not.toBe(WIN.none);
      results.set(result, (results.get(result) ?? 0) + 1);
    }
  });

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
    expect(unused.length, unused.join(", ")).toBeLessThanOrEqual(reachable.size / 8);
    expect(results.get(WIN.player0)).toBeGreaterThan(20);
    expect(results.get(WIN.player1)).toBeGreaterThan(20);
  });

  it.each(DATES)("of %s are the same again for the same seed and answers", (date) => {
    for (const seed of [3, 4]) {
      const answers: Action[] = [];
      const first = start(date, seed);
      play(first, seed, CAP, (choice) => {
        answers.push(choice);
        answer(first, choice);
      });
      const again = start(date, seed);
      for (const choice of answers) answer(again, choice);
      expect(again.state.hash()).toBe(first.state.hash());
      expect(again.state.equals(first.state)).toBe(true);
      expect(start(date, seed + 2).state.hash()).not.toBe(start(date, seed).state.hash());
    }
  });
});
