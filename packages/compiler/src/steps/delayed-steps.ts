import type { PhaseAhead, Step } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { addLingering, eachRecord, isSame } from "@chainwright/engine/history";
import {
  BATTLE_END,
  type EffectContext,
  FOLLOWING,
  means,
  PHASES,
  packed,
  WHOSE,
} from "@chainwright/engine/program";
import { type CardId, LINGERING_KIND, NOW, type Player, UNTIL } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Part } from "./effect-part.ts";

/** Leaves in force what is put off, for each card that it is about; `fits` may leave some of them out. */
type PutOff = (duel: Duel, context: EffectContext, fits?: (card: CardId) => boolean) => void;

/**
 * What is done once when a phase comes, without starting a chain: one matter for each card of the slot `from`. For 0 it
 * is about no card named before, or with `ofThis` about this card.
 */
export function delayed(
  part: Part,
  { at, whose: who, turn = 0, nth, next, nextTurn, end }: PhaseAhead,
  from: number,
  compile: (then: Part) => void,
  ofThis = false,
): PutOff {
  if (end === true && at !== "battle")
    throw new NotCarriedOut("the end of another phase than the Battle Phase");
  const then = part.child("later");
  compile(then);
  const routine = part.builder.addRoutine(then.name, then.steps);
  const whose = Math.max(0, WHOSE.indexOf(who as (typeof WHOSE)[number]));
  const phase = end === true ? BATTLE_END : PHASES.indexOf(at);
  const due = packed(phase, whose, nextTurn === true ? FOLLOWING : turn, from);
  // "Your next Standby Phase" is not the one that it is now.
  const second = packed(phase, whose, whose === 0 ? FOLLOWING : 1, from);
  // Of this turn it is over.
  const isOver = (duel: Duel): boolean =>
    (at === "draw" || at === "standby") &&
    !duel.rules.isMoment(duel, "draw") &&
    !duel.rules.isMoment(duel, at);
  // Counted from one in this turn, or from the next turn of that player.
  const counted = (duel: Duel, player: Player): number | null =>
    nth === undefined
      ? null
      : packed(
          phase,
          whose,
          means(WHOSE[whose], player, duel.state.read(NOW.turnPlayer)) && !isOver(duel) ? nth - 1 : nth,
          from,
        );
  const isNow = (duel: Duel, player: Player): boolean =>
    duel.rules.isMoment(duel, at) && means(WHOSE[whose], player, duel.state.read(NOW.turnPlayer));
  return (duel, context, fits) => {
    const { player, card: source, effect } = context;
    const force = {
      kind: LINGERING_KIND.later,
      player,
      source,
      effect,
      what: counted(duel, player) ?? (next === true && isNow(duel, player) ? second : due),
      value: duel.catalogue.numberOf(routine),
      until: end === true ? UNTIL.endOfBattlePhase : UNTIL.once,
    };
    if (from === 0) addLingering(duel, ofThis ? { ...force, card: source } : force);
    else
      eachRecord(duel, context.link, from, (row, card) => {
        if (isSame(duel, row) && (fits?.(card) ?? true)) addLingering(duel, { ...force, card });
      });
  };
}

/**
 * "During the End Phase, destroy it": the step leaves a lingering effect for each card, or one if it is about no card named
 * before; when the phase comes it is done once, without starting a chain.
 */
export function delayedStep(part: Part, step: Extract<Step, { verb: "later" }>, slot: number): void {
  const [first] = step.then;
  const what = first && "what" in first.step ? first.step.what : undefined;
  const about = what && isReference(what) ? what : undefined;
  if (about && about.ref !== "this-card" && about.slot === undefined)
    throw new NotCarriedOut("a later step about a card that was not named before");
  const from = about?.slot === undefined || about.ref === "this-card" ? 0 : part.scope.slotOf(about.slot);
  const put = delayed(part, step.when, from, (then) => then.clauses(step.then), about !== undefined);
  part.add((duel, context) => {
    put(duel, context);
    part.done(duel, context, slot);
  });
}
