import { whyNotBy, withCard, withTwoCards } from "@chainwright/engine";
import { checkAttack } from "@chainwright/engine/battle";
import { ACT, type CardId, firstOf, secondOf } from "@chainwright/engine/state";
import { checkActivate } from "./activation-legality.ts";
import { checkChangePosition, checkSet } from "./main-phase.ts";
import { checkNormalSummon } from "./normal-summon.ts";
import { checkSpecialSummon } from "./special-summon.ts";

/** All reasons why a player cannot take an action now; who is not asked might only have used a Trap. */
export const whyNot = whyNotBy({
  [ACT.activate]: (duel, player, choice, why) =>
    checkActivate(duel, player, firstOf(choice) as CardId, secondOf(choice), "trap", why),
  [ACT.summon]: (duel, player, choice, why) =>
    checkNormalSummon(duel, player, firstOf(choice) as CardId, false, why, secondOf(choice)),
  [ACT.set]: withCard(checkSet),
  [ACT.special]: checkSpecialSummon,
  [ACT.changePosition]: withCard(checkChangePosition),
  [ACT.attack]: withTwoCards(checkAttack),
});
