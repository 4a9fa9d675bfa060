import { type Duel, definitionOf } from "@chainwright/engine/board";
import { turnOver } from "@chainwright/engine/changes";
import { attackTargetOf, happen } from "@chainwright/engine/history";
import {
  BATTLE,
  CARD,
  type Cause,
  CONTINUOUS_ACTION,
  EVENT,
  FACE,
  NO_CARD,
  TRACE,
} from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";

/**
 * The attacked monster is turned face-up, and its continuous effects begin. What would destroy it by itself, and what
 * its flip triggers, waits until damage is calculated.
 */
export function turnTargetUp(duel: Duel): void {
  const target = attackTargetOf(duel);
  if (target === NO_CARD || duel.state.get(CARD.face, target) === FACE.up) return;
  const { law } = ocgRules(duel);
  turnOver(duel, target, FACE.up);
  duel.point(TRACE.flippedByBattle, law.flippedByBattle, target);
  if ((definitionOf(duel, target).does & ~CONTINUOUS_ACTION.destroy) !== 0)
    duel.point(TRACE.alsoBy, law.effectsOfFlipped);
  duel.state.write(BATTLE.flipped, target);
}

/** Damage is calculated, or will not be: what the flip of the attacked monster brings with it waits no more. */
export function followFlip(duel: Duel, cause: Cause): void {
  const flipped = duel.state.read(BATTLE.flipped);
  if (flipped === NO_CARD) return;
  duel.state.write(BATTLE.flipped, NO_CARD);
  if ((definitionOf(duel, flipped).does & CONTINUOUS_ACTION.destroy) !== 0)
    duel.point(TRACE.alsoBy, ocgRules(duel).law.effectsOfFlipped);
  const stamp = duel.state.read(BATTLE.targetStamp);
  happen(duel, { kind: EVENT.flipped, card: flipped, face: FACE.up, stamp }, cause);
}
