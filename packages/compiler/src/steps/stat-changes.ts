import { isReference, type Step, type Value } from "@chainwright/card-ir";
import { originalOf, statOf } from "@chainwright/engine/applying";
import type { Duel, NumberFunction } from "@chainwright/engine/board";
import { addLingering, eachRecord } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, someCard, statNumber } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  LINGERING,
  LINGERING_KIND,
  type LingeringId,
  NO_CARD,
  NOW,
  no,
  UNTIL,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { withComparedCardKept, withNamesCompared } from "../nouns/compared-card.ts";
import { lackingStat } from "../nouns/traits-of-values.ts";
import { untilOf } from "../runtime/durations.ts";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { numbersTo } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { comparedCard, leaveBehind } from "./lingering.ts";
import { hasLevels } from "./unchanging-cards.ts";

/** Changes of values for a time. */

/** What a value of so much becomes. */
function newValue(change: ChangeStat["change"], now: number, amount: number): number {
  switch (change) {
    case "become":
      return amount;
    case "halve":
      return Math.ceil(now / 2);
    case "double":
      return now * 2;
    case "gain":
      return now + amount;
    case "lose":
      return Math.max(0, now - amount);
  }
}

export type ChangeStat = Extract<Step, { verb: "change-stat" }>;

export function changeStat(
  duel: Duel,
  context: EffectContext,
  card: CardId,
  step: ChangeStat,
  stat: number,
  amount: number,
  counter: number | null,
): void {
  const { card: source, effect, player } = context;
  const until = counter === null ? untilOf(duel, player, step.until) : UNTIL.withoutCounter + counter;
  const base = { card, source, effect, player, what: stat, until };
  if (step.original !== true && (step.change === "gain" || step.change === "lose")) {
    const now = statOf(duel, card, stat);
    const room = step.max !== undefined ? step.max - now : step.min !== undefined ? now - step.min : amount;
    const by = Math.min(amount, Math.max(0, room));
    addLingering(duel, { ...base, kind: LINGERING_KIND.statGain, value: step.change === "gain" ? by : -by });
    return;
  }
  const now = step.original === true ? originalOf(duel, card, stat) : statOf(duel, card, stat);
  const becomes = newValue(step.change, now, amount);
  const kind = step.original === true ? LINGERING_KIND.originalBecome : LINGERING_KIND.statBecome;
  // A new original value takes away for good what the value had become before; what was added stays.
  if (step.original === true) forgetBecome(duel, card, stat);
  addLingering(duel, { ...base, kind, value: becomes });
}

function forgetBecome(duel: Duel, card: CardId, stat: number): void {
  const { state } = duel;
  state.retain<LingeringId>(
    LINGERING,
    (lingering) =>
      state.get(LINGERING.kind, lingering) !== LINGERING_KIND.statBecome ||
      state.get(LINGERING.card, lingering) !== card ||
      state.get(LINGERING.what, lingering) !== stat,
  );
}

const isStat = (value: ChangeStat["value"]): value is Extract<Value, { value: "stat" }> =>
  typeof value === "object" && "value" in value && value.value === "stat";

/** No change is one by nothing, or of nothing: 0 that is halved or becomes 0. */
export function wouldChange(part: Part, step: ChangeStat, value: NumberFunction, ofEach: boolean): void {
  const { what, change, original } = step;
  if (change === "gain" || change === "lose") {
    if (!ofEach && step.value !== undefined && typeof step.value !== "number")
      part.needsEffect([step.value], isAboveZero(value));
    return;
  }
  const cards = part.scope.noun(what);
  const lacks = hasLevels(step.stat) ? lackingStat(step.stat) : null;
  if (change === "become" && isStat(step.value) && lacks !== null && !isReference(what)) {
    // "The Levels of all become that monster's": of one of them at least it has to be another. See also `alikeAlready`.
    const stat = statNumber(step.stat);
    if (!ofEach)
      part.needsEffect([what, step.value], (duel, context) => {
        const wanted = value(duel, context);
        const differs = (card: CardId): boolean =>
          !lacks(duel, context, card) && statOf(duel, card, stat) !== wanted;
        return someCard(cards, duel, context, differs);
      });
    return;
  }
  if (change === "become" && step.value !== 0) return;
  const stats = [step.stat, ...(step.also ? [step.also] : [])].map(statNumber);
  const read = original === true ? originalOf : statOf;
  part.needsEffect([what], (duel, context) => {
    // Which ones they are may show later.
    let isNone = false;
    cards.each(duel, context, (card) => {
      isNone = stats.every((stat) => read(duel, card, stat) === 0);
      return isNone;
    });
    return !isNone;
  });
}

/** "Increase its Level by up to 3": asks by how much. No Level is reduced below 1. */
export function askUpTo(part: Part, step: ChangeStat, slot: number): (duel: Duel) => number {
  const { value: most, change } = step;
  const stat = statNumber(step.stat);
  const reckoned = part.scope.value(most ?? 0);
  const numbers = (duel: Duel, frame: FrameId): readonly Action[] =>
    numbersTo(reckoned(duel, contextOfLink(duel, linkOf(duel, frame)))).map((n) => action(ACT.number, n));
  const leaves = (duel: Duel, frame: FrameId, choice: Action): boolean => {
    if (change !== "lose" || firstOf(choice) === 1) return true;
    let enough = true;
    eachRecord(duel, linkOf(duel, frame), slot, (_, card) => {
      if (card !== NO_CARD && statOf(duel, card, stat) <= firstOf(choice)) enough = false;
    });
    return enough;
  };
  const question = part.builder.addQuestion({
    name: "choose amount",
    candidates(duel, frame, _player, offer) {
      for (const one of numbers(duel, frame)) if (leaves(duel, frame, one)) offer(one);
    },
    check: (duel, frame, _player, choice, why) =>
      (numbers(duel, frame).includes(choice) && leaves(duel, frame, choice)) || !no(why, duel.law.notAChoice),
  });
  part.add((duel, context, frame) => {
    if (numbers(duel, frame).length > 0) duel.ask(question, context.player, frame);
    else duel.state.write(NOW.answer, action(ACT.number, 0));
  });
  return (duel) => firstOf(duel.state.read(NOW.answer) as Action);
}

/** "Reduce the Levels of all monsters in your hand by 2 (even after they are Summoned)": kept by those that come to the field. */
export function changeInHand(part: Part, step: ChangeStat, slot: number): void {
  if (step.change !== "gain" && step.change !== "lose")
    throw new NotCarriedOut("a value set in the hand that monsters keep on the field");
  if (typeof step.value !== "number" || step.original === true || step.upTo === true)
    throw new NotCarriedOut("a change in the hand of other values than so much");
  const { step: asked, card } = withComparedCardKept(withNamesCompared(step));
  leaveBehind(part, asked, slot, card === null ? undefined : comparedCard(card, part));
}
