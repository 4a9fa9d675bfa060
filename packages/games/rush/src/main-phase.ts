import { checkTurn } from "@chainwright/engine/battle";
import { type Duel, definitionOf, eachEffectOf, eachInPile, USERS } from "@chainwright/engine/board";
import { enterPhase, turnMonster } from "@chainwright/engine/changes";
import { closeWindow } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  NOW,
  no,
  type Player,
  secondOf,
  TRACE,
  type Why,
} from "@chainwright/engine/state";
import { offerNormalSummons } from "@chainwright/engine/summons";
import { activate } from "./activate.ts";
import { checkActivate } from "./activation-legality.ts";
import { battlePhase } from "./battle-phase.ts";
import { rushLaw } from "./cited-rules.ts";
import { isInMaximumMode } from "./maximum-monsters.ts";
import { checkNormalSummon, normalSummon } from "./normal-summon.ts";
import { PHASE } from "./phases.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { beginSpecialSummon, checkSpecialSummon, offerSpecialSummons } from "./special-summon.ts";
import { checkSetSpellTrap, placeSpellTrap } from "./spell-trap-placement.ts";
import { trapTiming } from "./trap-timing.ts";
import { ZONE } from "./zones.ts";

const isMonster = (duel: Duel, card: CardId): boolean =>
  definitionOf(duel, card).card.facts.kind === "monster";

/** Whether a player may change the position of a monster now, or turn it face-up. */
export function checkChangePosition(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  if (!checkTurn(duel, player, card, why)) return false;
  if (isInMaximumMode(duel, card) && no(why, rushLaw(duel).maximumParts, card)) return false;
  return allowed(why);
}

/** Whether a card in the hand can be Set now. */
export const checkSet = (duel: Duel, player: Player, card: CardId, why: Why | null): boolean =>
  isMonster(duel, card)
    ? checkNormalSummon(duel, player, card, true, why)
    : checkSetSpellTrap(duel, player, card, why);

const mainPhaseAction = rushQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => {
      if (isMonster(duel, card)) offerNormalSummons(duel, card, offer);
      offer(action(ACT.set, card));
    });
    eachInPile(duel, player, ZONE.monster, (card) => offer(action(ACT.changePosition, card)));
    eachEffectOf(duel, player, USERS, (card, { index }) => offer(action(ACT.activate, card, index)));
    offerSpecialSummons(duel, player, offer);
    offer(action(ACT.phase, PHASE.battle));
    offer(action(ACT.phase, PHASE.end));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    switch (kindOf(choice)) {
      case ACT.summon:
        return checkNormalSummon(duel, player, card, false, why, secondOf(choice));
      case ACT.set:
        return checkSet(duel, player, card, why);
      case ACT.special:
        return checkSpecialSummon(duel, player, choice, why);
      case ACT.activate:
        return checkActivate(duel, player, card, secondOf(choice), "main", why);
      case ACT.changePosition:
        return checkChangePosition(duel, player, card, why);
      case ACT.phase: {
        if (card === (PHASE.end as number)) return true;
        const allowedNow = card === (PHASE.battle as number) && duel.state.read(NOW.turn) > 1;
        return allowedNow || !no(why, rushLaw(duel).noBattlePhase);
      }
      default:
        return !no(why, duel.law.notNow);
    }
  },
});

/** The Main Phase: everything its player may do, one after another. */
export const mainPhase = rushRoutines.define("main phase", [], {
  open(duel, frame) {
    closeWindow(duel);
    duel.ask(mainPhaseAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const player = state.read(NOW.turnPlayer);
    const card = firstOf(choice) as CardId;
    const kind = kindOf(choice);
    if (kind === ACT.phase) {
      if (card !== (PHASE.battle as number)) return;
      enterPhase(duel, PHASE.battle);
      duel.call(battlePhase);
      return;
    }
    duel.jump(frame, mainPhase.at.open);
    if (kind === ACT.summon || (kind === ACT.set && isMonster(duel, card))) {
      duel.call(normalSummon, card, player, kind === ACT.set ? 1 : 0, secondOf(choice));
      return;
    }
    duel.call(trapTiming);
    if (kind === ACT.activate) duel.call(activate, card, secondOf(choice), player);
    else if (kind === ACT.special) beginSpecialSummon(duel, player, choice);
    else if (kind === ACT.set) placeSpellTrap(duel, player, card, FACE.down);
    else {
      // What lies face-down is turned face-up, and is not Summoned by that.
      const hidden = state.get(CARD.face, card) === FACE.down;
      turnMonster(duel, card);
      if (hidden) duel.point(TRACE.alsoBy, rushLaw(duel).turnedUp);
    }
  },
});
