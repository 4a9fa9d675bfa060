import { hasPrinted } from "@chainwright/engine/applying";
import { attackerOf } from "@chainwright/engine/history";
import { asking, definitionOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  firstOf,
  isInHand,
  kindOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM_PLAYER, letWait, WAITING, WAITS, type WaitingId } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** Whether a card in the hand can be declared as an invasion now: onto the creature that attacks, or at the end of a turn. */
function mayInvade(duel: Duel, player: Player, card: CardId): boolean {
  const { state } = duel;
  if (!isInHand(duel, player, card)) return false;
  const attacker = attackerOf(duel);
  if (attacker === NO_CARD) {
    const opponent = opponentOf(player);
    return (
      opponent === state.read(NOW.turnPlayer) &&
      state.get(DM_PLAYER.putFree, opponent) > 0 &&
      hasPrinted(duel, card, "invasion-zero")
    );
  }
  const what = definitionOf(duel, card).spoken.get("invasion")?.what ?? null;
  return (
    state.get(CARD.controller, attacker) === player &&
    what?.test(duel, asking(card, 0, player), attacker) === true
  );
}

const isDeclared = ({ state }: Duel, card: CardId): boolean => {
  for (let row = 0 as WaitingId; row < state.count(WAITING); row++) {
    if (state.get(WAITING.card, row) === card && state.get(WAITING.kind, row) === WAITS.invasion) return true;
  }
  return false;
};

const question = dmQuestions.define({
  name: "invasion",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => offer(action(ACT.invade, card)));
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    const card = firstOf(choice) as CardId;
    const fits = kindOf(choice) === ACT.invade && mayInvade(duel, player, card) && !isDeclared(duel, card);
    return fits || !no(why, dmLaw(duel).invasion, card);
  },
});

/**
 * A player says which cards of the hand they are going to use because of the attack, or because of what the opponent has
 * put into the battle zone this turn. What has been said waits with the abilities that were triggered.
 */
export const declareInvasions = dmRoutines.define("declare invasions", ["player"], {
  ask(duel, frame) {
    const player = duel.state.get(declareInvasions.reg.player, frame) as Player;
    let any = duel.state.read(NOW.askAlways) !== 0;
    eachInPile(duel, player, ZONE.hand, (card) => {
      any ||= mayInvade(duel, player, card) && !isDeclared(duel, card);
    });
    if (any) duel.ask(question, player, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  declare(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) return;
    const card = firstOf(choice) as CardId;
    const player = state.get(declareInvasions.reg.player, frame) as Player;
    letWait(duel, WAITS.invasion, card, player);
    const { invasion, invasionZero } = dmLaw(duel);
    duel.point(TRACE.invades, attackerOf(duel) === NO_CARD ? invasionZero : invasion, card, player);
    duel.jump(frame, declareInvasions.at.ask);
  },
});
