import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf, isInHand } from "@chainwright/engine/board";
import { attackerOf } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  firstOf,
  NO_CARD,
  NOW,
  opponentOf,
  PASS,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { declaringFromHand } from "./declaring-from-hand.ts";
import { dmRoutines } from "./registry.ts";
import { DM_PLAYER, isWaiting, letWait, WAITS } from "./state-tables.ts";

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
  const what = definitionOf(duel, card).keywordParameters.get("invasion")?.what ?? null;
  return (
    state.get(CARD.controller, attacker) === player &&
    what?.test(duel, effectContext(card, 0, player), attacker) === true
  );
}

const askForInvasion = declaringFromHand(
  "invasion",
  ACT.invade,
  (duel, player, card) => mayInvade(duel, player, card) && !isWaiting(duel, card, [WAITS.invasion]),
  "invasion",
);

/**
 * A player says which cards of the hand they are going to use because of the attack, or because of what the opponent has
 * put into the battle zone this turn. What has been said waits with the abilities that were triggered.
 */
export const declareInvasions = dmRoutines.define("declare invasions", ["player"], {
  ask(duel, frame) {
    askForInvasion(duel, frame, duel.state.get(declareInvasions.reg.player, frame) as Player);
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
