import { battles } from "@chainwright/engine/battle";
import type { Duel } from "@chainwright/engine/board";
import { expire } from "@chainwright/engine/changes";
import { attackerOf, attackTargetOf } from "@chainwright/engine/history";
import { CARD, CAUSE, EVENT, NO_CARD, NO_LINK, NOW, PASS, UNTIL } from "@chainwright/engine/state";
import { askWhetherHalved, settleBattle } from "./damage-calculation.ts";
import { carryOutEachTime } from "./each-time-effects.ts";
import { followFlip, turnTargetUp } from "./flipped-by-attack.ts";
import { enterPhase, enterStep, PHASE, STEP } from "./phases.ts";
import { ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/**
 * "Change the attack target to it and perform damage calculation": as the effect resolves, so that nothing can be
 * activated before or during it. What destroys monsters, and the end of the Damage Step, come when the chain is over.
 */
const calculationAtOnce = ocgRoutines.define("damage calculation at once", [], {
  start(duel) {
    const { law } = ocgRules(duel);
    enterPhase(duel, PHASE.damage);
    enterStep(duel, STEP.calculation, law.calculation);
    turnTargetUp(duel);
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
    followFlip(duel, causeOf(duel));
    duel.state.write(OCG.calculated, 1);
  },
});

const causeOf = (duel: Duel) => ({
  why: CAUSE.battle,
  agent: duel.state.get(CARD.controller, attackerOf(duel)),
  link: NO_LINK,
});

/** Only of an attack whose damage has not been calculated. */
export function calculateDamageByEffect(duel: Duel): void {
  const { state } = duel;
  const open = state.read(NOW.phase) === PHASE.battle || state.read(OCG.step) === STEP.damageStart;
  if (open && attackerOf(duel) !== NO_CARD) duel.call(calculationAtOnce);
}
