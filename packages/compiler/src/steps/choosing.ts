import { countRecords, eachRecord, isRecorded, record } from "@chainwright/engine/history";
import {
  type Cards,
  canBeTogether,
  linkOf,
  MANY,
  playerOf,
  someCard,
  type Using,
  usingOf,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  type CardId,
  type Duel,
  firstOf,
  kindOf,
  NOW,
  no,
  PASS,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { canServe, servesAlone } from "../runtime/joint-payments.ts";
import type { PartRoutine } from "./part-routine.ts";

/** How cards come to be chosen. */

/** Whether a player may stop choosing after so many cards. */
export type Stops = (duel: Duel, using: Using, chosen: number) => boolean;

/** Has a player choose as many of the cards as the words ask for. */
export function choose(
  part: PartRoutine,
  cards: Cards,
  slot: number,
  stops: Stops | null,
  chooser?: "opponent",
): void {
  const { excludesItself } = part;
  const seen = part.seenBy;
  const payment = part.scope.payments.get(slot);
  const serves = payment?.serves ?? [];
  const together = payment?.together;
  const isWhole = (duel: Duel, using: Using, chosen: readonly CardId[]): boolean =>
    together === undefined || servesAlone(together, duel, using, chosen);
  const canBeWhole = (duel: Duel, using: Using, chosen: readonly CardId[]): boolean =>
    together === undefined || canServe(together, duel, using, chosen);
  const isWholeNow = (duel: Duel, using: Using): boolean =>
    together !== undefined && together.serves.length > 0 && isWhole(duel, using, chosenIn(duel, using, slot));
  const isOpen = (duel: Duel, using: Using, card: CardId): boolean =>
    !(excludesItself && card === using.card) &&
    !isRecorded(duel, using.link, slot, card) &&
    fitsTogether(duel, using, cards, slot, card);
  const doesServe = (duel: Duel, using: Using, card: CardId): boolean =>
    serves.every((test) => test(duel, using, card)) &&
    canBeWhole(duel, using, [...chosenIn(duel, using, slot), card]);
  // What must be activated is, also where nothing will come of it.
  const eligible = (duel: Duel, using: Using, card: CardId): boolean =>
    isOpen(duel, using, card) &&
    (doesServe(duel, using, card) ||
      (!isWholeNow(duel, using) &&
        !someCard(cards, duel, using, (one) => isOpen(duel, using, one) && doesServe(duel, using, one))));
  const { bounds = () => cards } = cards;
  const spares = part.substitutable?.sparesOne;
  const boundsOf = (duel: Duel, using: Using): { readonly min: number; readonly max: number } => {
    const { min, max } = bounds(duel, using);
    return spares?.(duel, using) === true ? { min: min - 1, max: max - 1 } : { min, max };
  };
  const enough = (duel: Duel, using: Using): boolean => {
    const chosen = chosenIn(duel, using, slot);
    return (
      chosen.length >= Math.min(boundsOf(duel, using).min, MANY) &&
      (stops === null || stops(duel, using, chosen.length)) &&
      cards.complete?.(duel, using, chosen) !== false &&
      (isWhole(duel, using, chosen) || !canBeWhole(duel, using, chosen))
    );
  };
  const question = part.builder.addQuestion({
    name: part.role === "cost" ? "choose at activation" : "choose",
    candidates(duel, frame, _player, offer) {
      const using = seen(duel, usingOf(duel, linkOf(duel, frame)));
      cards.each(duel, using, (card) => {
        if (eligible(duel, using, card)) offer(action(ACT.choose, card));
      });
      offer(PASS);
    },
    check(duel, frame, _player, choice, why) {
      const using = seen(duel, usingOf(duel, linkOf(duel, frame)));
      if (choice === PASS) {
        if (!enough(duel, using) && no(why, duel.law.notAChoice, using.card, using.effect)) return false;
        return allowed(why);
      }
      const card = firstOf(choice) as CardId;
      const listed =
        kindOf(choice) === ACT.choose && someCard(cards, duel, using, (candidate) => candidate === card);
      if (listed && eligible(duel, using, card)) return allowed(why);
      if (why !== null && !listed) cards.sayAgainst?.(duel, using, card, why);
      return !no(why, duel.law.notAChoice, using.card, using.effect) && allowed(why);
    },
  });
  const ask = part.steps.length;
  part.add((duel, using, frame) => {
    const player = chooser === undefined ? using.player : playerOf(chooser, using.player);
    const chosen = countRecords(duel, using.link, slot);
    const left: CardId[] = [];
    cards.each(duel, using, (card) => {
      if (eligible(duel, using, card)) left.push(card);
    });
    const { min, max } = boundsOf(duel, using);
    const lacks = cards.precise === true && chosen + left.length < min;
    if (chosen >= max || left.length === 0 || lacks) duel.jump(frame, ask + 2);
    else if (
      cards.together === undefined &&
      chosen + left.length <= min &&
      duel.state.read(NOW.askAlways) === 0
    ) {
      for (const card of left) take(duel, using, slot, card);
      duel.jump(frame, ask + 2);
    } else duel.ask(question, player, frame);
  });
  part.add((duel, using, frame) => {
    const choice = duel.state.read(NOW.answer) as ReturnType<typeof action>;
    if (choice === PASS) return;
    take(duel, using, slot, firstOf(choice) as CardId);
    duel.jump(frame, ask);
  });
}

/** 1, 2, … up to `most`. */
export const numbersTo = (most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);

/** Has the player say how many it shall be, from 1 to as many as there can be, and goes on with that; without any, passes it over. */
export function askHowMany(
  part: PartRoutine,
  most: (duel: Duel, using: Using) => number,
  goOn: (duel: Duel, using: Using, n: number) => void,
): void {
  askNumber(part, (duel, using) => numbersTo(most(duel, using)), goOn);
}

/** … or one of certain numbers. */
export function askNumber(
  part: PartRoutine,
  possible: (duel: Duel, using: Using) => readonly number[],
  goOn: (duel: Duel, using: Using, n: number) => void,
): void {
  const now = (duel: Duel, frame: FrameId) => possible(duel, usingOf(duel, linkOf(duel, frame)));
  const question = part.builder.addQuestion({
    name: "choose number",
    candidates(duel, frame, _player, offer) {
      for (const n of now(duel, frame)) offer(action(ACT.number, n));
    },
    check(duel, frame, _player, choice, why) {
      const isOne = kindOf(choice) === ACT.number && now(duel, frame).includes(firstOf(choice));
      return isOne || !no(why, duel.law.notAChoice);
    },
  });
  const ask = part.steps.length;
  part.add((duel, using, frame) => {
    if (possible(duel, using).length > 0) duel.ask(question, using.player, frame);
    else duel.jump(frame, ask + 2);
  });
  part.add((duel, using) => goOn(duel, using, firstOf(duel.state.read(NOW.answer) as Action)));
}

/** "Up to 3 cards from the top of your Deck": how many of them, taken as they lie. */
export function takeUpTo(part: PartRoutine, cards: Cards, slot: number): void {
  const there = (duel: Duel, using: Using): number => {
    let n = 0;
    cards.each(duel, using, () => void n++);
    return n;
  };
  askHowMany(part, there, (duel, using, n) => {
    let left = n;
    cards.each(duel, using, (card) => {
      record(duel, using.link, slot, card);
      return --left > 0;
    });
  });
}

export function pickAtRandom(part: PartRoutine, cards: Cards, slot: number): void {
  part.add((duel, using) => {
    const left: CardId[] = [];
    cards.each(duel, using, (card) => {
      left.push(card);
    });
    const { max } = (cards.bounds ?? (() => cards))(duel, using);
    for (let i = 0; i < max && left.length > 0; i++) {
      const [card] = left.splice(duel.chance(left.length), 1);
      if (card !== undefined) take(duel, using, slot, card);
    }
  });
}

function take(duel: Duel, using: Using, slot: number, card: CardId): void {
  record(duel, using.link, slot, card);
}

/** The cards of a slot so far. */
function chosenIn(duel: Duel, using: Using, slot: number): readonly CardId[] {
  const chosen: CardId[] = [];
  eachRecord(duel, using.link, slot, (_, card) => {
    chosen.push(card);
  });
  return chosen;
}

function fitsTogether(duel: Duel, using: Using, cards: Cards, slot: number, card: CardId): boolean {
  if (cards.together === undefined) return true;
  const chosen = chosenIn(duel, using, slot);
  return (
    cards.together(duel, using, chosen, card) &&
    canBeTogether(duel, using, cards, [...chosen, card], cards.min)
  );
}
