import { answer, decision, leftovers, loadDuel, saveDuel } from "@chainwright/engine";
import { changesOfStat, printed, statOf } from "@chainwright/engine/applying";
import { type Definition, type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { ACT, type Action, action, CARD, type CardId, STAT, TRACE } from "@chainwright/engine/state";
import { candidatesOf } from "../../../../engine/src/applying/continuous-effect-candidates.ts";
import { decide } from "../../../../engine/src/applying/mutual-negation.ts";
import { History } from "../../../../engine/test/support/history.ts";
import { Witness } from "../../../../engine/test/support/witness.ts";
import { ocgRoom } from "../../src/index.ts";
import { broken } from "../../src/invariants.ts";
import { checkSet } from "../../src/main-phase.ts";
import { checkSummon } from "../../src/normal-summon.ts";
import { areNormalSummonsUsed } from "../../src/normal-summons-per-turn.ts";
import { ZONE } from "../../src/zones.ts";
import { play, randomDuel, randomStage } from "./random.ts";

/** Days of different rules. */
export const DATES = ["2009-01-01", "2013-01-01", "2016-01-01", "2024-01-01"] as const;
/** Two decks are drawn in some 70 turns; the longest duels have about 500 decisions. */
export const CAP = 3000;

/** One whole duel to three stages, for which cards can be favoured. */
export const start = (date: string, seed: number, favoured?: (definition: Definition) => boolean): Duel =>
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
export const usesOf = ({ card, effects }: Definition): string[] =>
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
  saved.state.copyFrom(loadDuel(ocgRoom, duel.rules, duel.catalogue, saveDuel(duel)).state);
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

/** What is known of the answers without looking at each, and is not so. */
function wronglyKnown(duel: Duel): string[] {
  const next = decision(duel);
  if (next === null) return [];
  const wrong: string[] = [];
  // A copy knows nothing yet.
  if (decision(duel.fork())?.options.join() !== next.options.join())
    wrong.push(`the answers to "${next.question}" are others than were known`);
  if (next.question === "main" && areNormalSummonsUsed(duel, next.player))
    eachInPile(duel, next.player, ZONE.hand, (card) => {
      if (
        checkSummon(duel, next.player, card, null) ||
        checkSet(duel, next.player, action(ACT.set, card), null)
      )
        if (definitionOf(duel, card).kind === "monster")
          wrong.push(`a Normal Summon of card ${card} is left`);
    });
  return wrong;
}

/** Cards whose continuous effects apply though they do not once all are decided anew, or the other way round. */
function wronglySettled(duel: Duel): string[] {
  const copy = duel.fork();
  const candidates = candidatesOf(copy);
  decide(copy, candidates);
  return candidates
    .filter(({ card, status }) => (status === "applies") !== duel.state.get(CARD.began, card) > 0)
    .map(({ card, status }) => `continuous effects of card ${card}: ${status} once decided anew`);
}

/** Plays a duel with all checks, rather with cards not all of whose effects are in `used`; adds those activated. */
export function checkedDuel(date: string, seed: number, used: Set<string>): Duel {
  const duel = start(date, seed, (definition) => usesOf(definition).some((one) => !used.has(one)));
  return playChecked(duel, seed, `${date}, seed ${seed}`, used);
}

/** Plays a duel to its end with all checks; `told`: how a fault names the duel. Adds the effects that are activated to `used`. */
export function playChecked(duel: Duel, seed: number, told: string, used = new Set<string>()): Duel {
  const cards = owned(duel).join();
  const witness = new Witness(duel);
  duel.trace = {
    point(at, kind, rule, link, card, code) {
      witness.point(at, kind, rule, link, card);
      if (kind !== TRACE.activated) return;
      used.add(`${at.definition(at.state.get(CARD.def, card as CardId)).card.name.en} ${(code >> 1) + 1}`);
    },
  };
  const answers = play(duel, seed, CAP, (choice, open, i) => {
    const wrong: string[] = [];
    if (i % 7 === seed % 7) wrong.push(...answeredAlike(duel, choice));
    const answered = answer(duel, choice);
    if (!answered.ok) wrong.push(`an option of "${open.question}" was refused`);
    wrong.push(
      ...wronglyKnown(duel),
      ...wronglySettled(duel),
      ...broken(duel),
      ...unexplained(duel),
      ...witness.leaks().leaks,
    );
    if (owned(duel).join() !== cards) wrong.push(`cards were lost: ${owned(duel)} of ${cards}`);
    const next = decision(duel);
    if (next !== null && ["main", "battle"].includes(next.question)) wrong.push(...leftovers(duel));
    if (wrong.length > 0) throw new Error(`${told}, answer ${i}:\n${wrong.join("\n")}`);
  });
  if (answers >= CAP) throw new Error(`${told}: no end after ${CAP} answers`);
  return duel;
}

/** Plays a duel all of whose answers are taken back and given again, over and over; returns how many they were. */
export function replayedDuel(date: string, seed: number): number {
  const duel = start(date, seed);
  const history = new History(duel);
  return play(duel, seed, CAP, (choice) => {
    const wrong = history.answer(choice);
    if (wrong.length > 0) throw new Error(`${date}, seed ${seed}: ${wrong.join("; ")}`);
  });
}
