import type { CardSet, Duel } from "@chainwright/engine/board";
import { countRecords, eachRecord, isRecorded, record } from "@chainwright/engine/history";
import {
  canBeTogether,
  contextOfLink,
  type EffectContext,
  linkOf,
  MANY,
  playerOf,
  someCard,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  type CardId,
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
export type Stops = (duel: Duel, context: EffectContext, chosen: number) => boolean;

/** Has a player choose as many of the cards as the words ask for. */
export function choose(
  part: PartRoutine,
  cards: CardSet,
  slot: number,
  stops: Stops | null,
  chooser?: "opponent",
): void {
  const { excludesItself } = part;
  const seen = part.seenBy;
  const payment = part.scope.payments.get(slot);
  const serves = payment?.serves ?? [];
  const together = payment?.together;
  const isWhole = (duel: Duel, context: EffectContext, chosen: readonly CardId[]): boolean =>
    together === undefined || servesAlone(together, duel, context, chosen);
  const canBeWhole = (duel: Duel, context: EffectContext, chosen: readonly CardId[]): boolean =>
    together === undefined || canServe(together, duel, context, chosen);
  const isWholeNow = (duel: Duel, context: EffectContext): boolean =>
    together !== undefined &&
    together.serves.length > 0 &&
    isWhole(duel, context, chosenIn(duel, context, slot));
  const isOpen = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    !(excludesItself && card === context.card) &&
    !isRecorded(duel, context.link, slot, card) &&
    fitsTogether(duel, context, cards, slot, card);
  const doesServe = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    serves.every((test) => test(duel, context, card)) &&
    canBeWhole(duel, context, [...chosenIn(duel, context, slot), card]);
  // What must be activated is, also where nothing will come of it.
  const eligible = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    isOpen(duel, context, card) &&
    (doesServe(duel, context, card) ||
      (!isWholeNow(duel, context) &&
        !someCard(
          cards,
          duel,
          context,
          (one) => isOpen(duel, context, one) && doesServe(duel, context, one),
        )));
  const { bounds = () => cards } = cards;
  const spares = part.substitutable?.sparesOne;
  const boundsOf = (duel: Duel, context: EffectContext): { readonly min: number; readonly max: number } => {
    const { min, max } = bounds(duel, context);
    return spares?.(duel, context) === true ? { min: min - 1, max: max - 1 } : { min, max };
  };
  const enough = (duel: Duel, context: EffectContext): boolean => {
    const chosen = chosenIn(duel, context, slot);
    return (
      chosen.length >= Math.min(boundsOf(duel, context).min, MANY) &&
      (stops === null || stops(duel, context, chosen.length)) &&
      cards.complete?.(duel, context, chosen) !== false &&
      (isWhole(duel, context, chosen) || !canBeWhole(duel, context, chosen))
    );
  };
  const question = part.builder.addQuestion({
    name: part.role === "cost" ? "choose at activation" : "choose",
    candidates(duel, frame, _player, offer) {
      const context = seen(duel, contextOfLink(duel, linkOf(duel, frame)));
      cards.each(duel, context, (card) => {
        if (eligible(duel, context, card)) offer(action(ACT.choose, card));
      });
      offer(PASS);
    },
    check(duel, frame, _player, choice, why) {
      const context = seen(duel, contextOfLink(duel, linkOf(duel, frame)));
      if (choice === PASS) {
        if (!enough(duel, context) && no(why, duel.law.notAChoice, context.card, context.effect))
          return false;
        return allowed(why);
      }
      const card = firstOf(choice) as CardId;
      const listed =
        kindOf(choice) === ACT.choose && someCard(cards, duel, context, (candidate) => candidate === card);
      if (listed && eligible(duel, context, card)) return allowed(why);
      if (why !== null && !listed) cards.sayAgainst?.(duel, context, card, why);
      return !no(why, duel.law.notAChoice, context.card, context.effect) && allowed(why);
    },
  });
  const ask = part.steps.length;
  part.add((duel, context, frame) => {
    const player = chooser === undefined ? context.player : playerOf(chooser, context.player);
    const chosen = countRecords(duel, context.link, slot);
    const left: CardId[] = [];
    cards.each(duel, context, (card) => {
      if (eligible(duel, context, card)) left.push(card);
    });
    const { min, max } = boundsOf(duel, context);
    const lacks = cards.precise === true && chosen + left.length < min;
    if (chosen >= max || left.length === 0 || lacks) duel.jump(frame, ask + 2);
    else if (
      cards.together === undefined &&
      chosen + left.length <= min &&
      duel.state.read(NOW.askAlways) === 0
    ) {
      for (const card of left) take(duel, context, slot, card);
      duel.jump(frame, ask + 2);
    } else duel.ask(question, player, frame);
  });
  part.add((duel, context, frame) => {
    const choice = duel.state.read(NOW.answer) as ReturnType<typeof action>;
    if (choice === PASS) return;
    take(duel, context, slot, firstOf(choice) as CardId);
    duel.jump(frame, ask);
  });
}

/** 1, 2, … up to `most`. */
export const numbersTo = (most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);

/** Has the player say how many it shall be, from 1 to as many as there can be, and goes on with that; without any, passes it over. */
export function askHowMany(
  part: PartRoutine,
  most: (duel: Duel, context: EffectContext) => number,
  goOn: (duel: Duel, context: EffectContext, n: number) => void,
): void {
  askNumber(part, (duel, context) => numbersTo(most(duel, context)), goOn);
}

/** … or one of certain numbers. */
export function askNumber(
  part: PartRoutine,
  possible: (duel: Duel, context: EffectContext) => readonly number[],
  goOn: (duel: Duel, context: EffectContext, n: number) => void,
): void {
  const now = (duel: Duel, frame: FrameId) => possible(duel, contextOfLink(duel, linkOf(duel, frame)));
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
  part.add((duel, context, frame) => {
    if (possible(duel, context).length > 0) duel.ask(question, context.player, frame);
    else duel.jump(frame, ask + 2);
  });
  part.add((duel, context) => goOn(duel, context, firstOf(duel.state.read(NOW.answer) as Action)));
}

/** "Up to 3 cards from the top of your Deck": how many of them, taken as they lie. */
export function takeUpTo(part: PartRoutine, cards: CardSet, slot: number): void {
  const there = (duel: Duel, context: EffectContext): number => {
    let n = 0;
    cards.each(duel, context, () => void n++);
    return n;
  };
  askHowMany(part, there, (duel, context, n) => {
    let left = n;
    cards.each(duel, context, (card) => {
      record(duel, context.link, slot, card);
      return --left > 0;
    });
  });
}

export function pickAtRandom(part: PartRoutine, cards: CardSet, slot: number): void {
  const there = (duel: Duel, context: EffectContext): CardId[] => {
    const left: CardId[] = [];
    cards.each(duel, context, (card) => {
      left.push(card);
    });
    return left;
  };
  const pick = (duel: Duel, context: EffectContext, n: number): void => {
    const left = there(duel, context);
    for (let i = 0; i < n && left.length > 0; i++) {
      const [card] = left.splice(duel.chance(left.length), 1);
      if (card !== undefined) take(duel, context, slot, card);
    }
  };
  const { numbers } = cards;
  if (numbers === undefined)
    part.add((duel, context) => pick(duel, context, (cards.bounds ?? (() => cards))(duel, context).max));
  else askNumber(part, (duel, context) => numbers.filter((n) => n <= there(duel, context).length), pick);
}

function take(duel: Duel, context: EffectContext, slot: number, card: CardId): void {
  record(duel, context.link, slot, card);
}

/** The cards of a slot so far. */
function chosenIn(duel: Duel, context: EffectContext, slot: number): readonly CardId[] {
  const chosen: CardId[] = [];
  eachRecord(duel, context.link, slot, (_, card) => {
    chosen.push(card);
  });
  return chosen;
}

function fitsTogether(
  duel: Duel,
  context: EffectContext,
  cards: CardSet,
  slot: number,
  card: CardId,
): boolean {
  if (cards.together === undefined) return true;
  const chosen = chosenIn(duel, context, slot);
  return (
    cards.together(duel, context, chosen, card) &&
    canBeTogether(duel, context, cards, [...chosen, card], cards.min)
  );
}
