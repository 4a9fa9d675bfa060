import { whyNotBy, withCard, withTwoCards } from "@chainwright/engine";
import { checkAttack } from "@chainwright/engine/battle";
import { ACT } from "@chainwright/engine/state";
import { checkSet } from "./main-phase.ts";
import { checkSummon } from "./normal-summon.ts";
import { checkChangePosition } from "./position-change-and-flip-summon.ts";
import { checkActivation } from "./responses.ts";
import { checkSpecialSummon } from "./special-summon.ts";
import { checkTrigger } from "./triggered-effects.ts";

/** All reasons why a player cannot take an action now; who is not asked might only have responded. */
export const whyNot = whyNotBy({
  [ACT.activate]: (duel, player, choice, why) => checkActivation(duel, player, choice, "respond", why),
  [ACT.trigger]: checkTrigger,
  [ACT.summon]: withCard(checkSummon),
  [ACT.set]: checkSet,
  [ACT.special]: checkSpecialSummon,
  [ACT.changePosition]: withCard(checkChangePosition),
  [ACT.attack]: withTwoCards(checkAttack),
});
