import type { Who } from "@chainwright/card-ir";
import type { Check, Duel } from "@chainwright/engine/board";
import { anyCounts, liesFaceUp, noteResult, wasDone } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, playerOf, someCard } from "@chainwright/engine/program";
import { CARD, MAY, NOW, PASS, TRACE } from "@chainwright/engine/state";
import { IF_YOU_DO } from "../scope/result-references.ts";
import type { Part } from "../steps/effect-part.ts";

/** Steps that skip what follows them: where the clause before was not done, a condition does not hold, or a player declines. */

/** A step that may skip to the next clause that stands on its own. */
export interface Gate {
  readonly at: number;
  readonly goesOn: (duel: Duel, context: EffectContext) => boolean;
}

/** Those that don't go on continue here. */
export function gatesLandHere(part: Part, waiting: readonly Gate[]): void {
  const end = part.steps.length;
  for (const { at, goesOn } of waiting) {
    part.steps[at] = (duel, frame) => {
      if (!goesOn(duel, contextOfLink(duel, linkOf(duel, frame)))) duel.jump(frame, end);
    };
  }
}

export function gate(part: Part, goesOn: Gate["goesOn"]): Gate {
  part.steps.push(() => {});
  return { at: part.steps.length - 1, goesOn };
}

export const unlessDone =
  (slot: number): Gate["goesOn"] =>
  (duel, context) =>
    !wasDone(duel, context.link, slot);

/** `instead`: where it is noted that something else was paid; `none`: whether there was nothing to do it to. */
export function ifDone(
  part: Part,
  slot: number,
  least: number,
  instead: number | null,
  none: Check | null,
): Gate {
  return gate(part, (duel, context) => {
    if (wasDone(duel, context.link, slot, least)) return true;
    if (instead !== null && wasDone(duel, context.link, instead)) return true;
    const hadNothing = none?.(duel, context, null) === true;
    duel.point(hadNothing ? TRACE.alsoBy : TRACE.referred, duel.law.needsTheFormer, context.link);
    return hadNothing;
  });
}

export function ifYouDo(part: Part, slot: number): Gate {
  return gate(part, (duel, context) => {
    const isTold = duel.rules.result(IF_YOU_DO, "done").rules.length > 0;
    if (isTold) noteResult(duel, context.link, [context.link, slot], IF_YOU_DO);
    const counts = anyCounts(duel, context.link, slot, IF_YOU_DO);
    if (!counts) duel.point(isTold ? TRACE.alsoBy : TRACE.referred, duel.law.needsTheFormer, context.link);
    return counts;
  });
}

export function onlyIf(part: Part, condition: Check, held: number | null): Gate {
  return gate(part, (duel, context) => {
    const holds = condition(duel, context, null);
    if (holds && held !== null) part.done(duel, context, held);
    return holds;
  });
}

/** "While this card is face-up on the field": if it is not any more, nothing is done at all. */
export function whileFaceUp(part: Part): Gate {
  const itself = part.scope.noun({ ref: "this-card", slot: "this-card" });
  return gate(part, (duel, context) =>
    someCard(itself, duel, context, (card) => liesFaceUp(duel, card, duel.state.get(CARD.stamp, card))),
  );
}

/** "You may …", "your opponent can …": that player says whether, unless it is not `possible`. */
export function mayDecline(part: Part, who: Who, possible: Check, held: number | null): Gate {
  const question = part.builder.addQuestion(MAY);
  part.add((duel, context, frame) => {
    if (possible(duel, context, null)) duel.ask(question, playerOf(who, context.player), frame);
    else duel.state.write(NOW.answer, PASS);
  });
  return gate(part, (duel, context) => {
    const does = duel.state.read(NOW.answer) !== PASS;
    if (does && held !== null) part.done(duel, context, held);
    return does;
  });
}
