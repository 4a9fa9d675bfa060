import {
  attackerOf,
  attackTargetOf,
  BATTLE,
  battles,
  CARD,
  CAUSE,
  type Duel,
  EVENT,
  expire,
  FACE,
  happen,
  NO_CARD,
  NO_LINK,
  NOW,
  PASS,
  TRACE,
  turnOver,
  UNTIL,
} from "@chainwright/engine";
import { askWhetherHalved, settleBattle } from "./calculation.ts";
import { carryOutEachTime } from "./each-time.ts";
import { enterPhase, enterStep, PHASE, STEP } from "./phases.ts";
import { ocgRules } from "./policy.ts";
import { ocgRoutines } from "./registry.ts";
import { OCG } from "./schema.ts";

/**
 * "Change the attack target to it and perform damage calculation": as the effect resolves, so that nothing can be
 * activated before or during it. What destroys monsters, and the end of the Damage Step, come when the chain is over.
 */
const calculationAtOnce = ocgRoutines.define("damage calculation at once", [], {
  start(duel) {
    const { law } = ocgRules(duel);
    enterPhase(duel, PHASE.damage);
    enterStep(duel, STEP.calculation, law.calculation);
    const target = attackTargetOf(duel);
    if (target !== NO_CARD && duel.state.get(CARD.face, target) === FACE.down) {
      turnOver(duel, target, FACE.up);
      duel.point(TRACE.flippedByBattle, law.flippedByBattle, target);
      duel.state.write(BATTLE.flipped, target);
    }
    battles(duel, STEP.calculation, causeOf(duel));
    carryOutEachTime(duel, EVENT.battles);
  },
  judgement(duel, frame) {
    const goesOn = attackerOf(duel) !== NO_CARD && attackTargetOf(duel) !== NO_CARD;
    if (goesOn) askWhetherHalved(duel, frame);
    else duel.jump(frame, calculationAtOnce.at.over);
  },
  damage(duel) {
    settleBattle(duel, duel.state.read(NOW.answer) !== PASS, causeOf(duel));
  },
  over(duel) {
    expire(duel, UNTIL.damageCalculation);
    enterStep(duel, STEP.afterCalculation);
    const flipped = duel.state.read(BATTLE.flipped);
    duel.state.write(BATTLE.flipped, NO_CARD);
    if (flipped !== NO_CARD)
      happen(
        duel,
        { kind: EVENT.flipped, card: flipped, face: FACE.up, stamp: duel.state.read(BATTLE.targetStamp) },
        causeOf(duel),
      );
    duel.state.write(OCG.calculated, 1);
  },
});

const causeOf = (duel: Duel) => ({
  why: CAUSE.battle,
  agent: duel.state.get(CARD.controller, attackerOf(duel)),
  link: NO_LINK,
});

/** Only of an attack whose damage has not been calculated. */
export function calculateAtOnce(duel: Duel): void {
  const { state } = duel;
  const open = state.read(NOW.phase) === PHASE.battle || state.read(OCG.step) === STEP.damageStart;
  if (open && attackerOf(duel) !== NO_CARD) duel.call(calculationAtOnce);
}
