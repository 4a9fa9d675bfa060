import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { discard } from "@chainwright/engine/changes";
import { someEvent } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  byRule,
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { checkCast, checkSummon } from "./casting-and-summoning.ts";
import { dmLaw } from "./cited-rules.ts";
import { isCreature } from "./creatures.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { isWaiting, letWait, WAITS } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** The shields that have just come to a player's hand. */
function arrived(duel: Duel, player: Player): CardId[] {
  const { state } = duel;
  const found: CardId[] = [];
  someEvent(duel, state.read(NOW.window), (event) => {
    const card = state.get(EVENT_LOG.card, event);
    const came =
      state.get(EVENT_LOG.kind, event) === EVENT.moved &&
      state.get(EVENT_LOG.from, event) === ZONE.shields &&
      state.get(EVENT_LOG.to, event) === ZONE.hand &&
      state.get(EVENT_LOG.stamp, event) === state.get(CARD.stamp, card);
    if (came && state.get(CARD.owner, card) === player) found.push(card);
    return false;
  });
  return found;
}

/** Whether shields have just come to a hand. */
export const shieldsArrived = (duel: Duel): boolean =>
  arrived(duel, 0).length > 0 || arrived(duel, 1).length > 0;

/** Whether a card that came from the shields can be used as a shield trigger. */
function mayTrigger(duel: Duel, player: Player, card: CardId): boolean {
  if (!hasPrinted(duel, card, "shield-trigger")) return false;
  return isCreature(duel, card)
    ? checkSummon(duel, player, card, null, true)
    : checkCast(duel, player, card, null, true);
}

const AT_ONCE: readonly number[] = [WAITS.shieldTrigger, WAITS.gStrike];

const isDeclared = (duel: Duel, card: CardId): boolean => isWaiting(duel, card, AT_ONCE);

/** All that a player can declare about shields that have come to the hand. */
function declarations(duel: Duel, player: Player): Action[] {
  const found: Action[] = [];
  for (const card of arrived(duel, player)) {
    if (isDeclared(duel, card)) continue;
    if (mayTrigger(duel, player, card))
      found.push(action(isCreature(duel, card) ? ACT.summon : ACT.cast, card));
    if (hasPrinted(duel, card, "g-strike")) found.push(action(ACT.strike, card));
    eachInPile(duel, player, ZONE.hand, (striker) => {
      if (mayStrikeBack(duel, player, striker, card)) found.push(action(ACT.strike, striker, card));
    });
  }
  return found;
}

/** Whether a card in the hand strikes back when this shield is discarded. */
function mayStrikeBack(duel: Duel, player: Player, card: CardId, shield: CardId): boolean {
  if (card === shield || !hasPrinted(duel, card, "strike-back") || isDeclared(duel, card)) return false;
  const what = definitionOf(duel, card).keywordParameters.get("strike-back")?.what ?? null;
  return (
    what?.test(duel, effectContext(card, 0, player), shield) === true &&
    checkSummon(duel, player, card, null, true)
  );
}

/** Where every window is shown, whoever took shields is asked: what they are must not show by that. */
const mustAsk = (duel: Duel, player: Player): boolean =>
  duel.state.read(NOW.askAlways) !== 0
    ? arrived(duel, player).length > 0
    : declarations(duel, player).length > 0;

const triggerQuestion = dmQuestions.define({
  name: "shield trigger",
  candidates(duel, _frame, player, offer) {
    for (const one of declarations(duel, player)) offer(one);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    const fits = choice === PASS || declarations(duel, player).includes(choice);
    return fits || !no(why, dmLaw(duel).notBroken, firstOf(choice) as CardId);
  },
});

/** Declares a shield trigger, a G-strike or a Strike Back; what is discarded for that one is discarded now. */
function declare(duel: Duel, player: Player, choice: Action): void {
  const law = dmLaw(duel);
  const card = firstOf(choice) as CardId;
  const shield = secondOf(choice) as CardId;
  if (kindOf(choice) !== ACT.strike) {
    letWait(duel, WAITS.shieldTrigger, card, player);
    duel.point(TRACE.shieldTrigger, law.shieldTrigger, card, player);
  } else if (shield === NO_CARD) {
    letWait(duel, WAITS.gStrike, card, player);
    duel.point(TRACE.strikes, law.gStrike, card, player);
  } else {
    letWait(duel, WAITS.shieldTrigger, card, player);
    duel.point(TRACE.strikes, law.strikeBack, card, player);
    discard(duel, shield, byRule(player));
  }
}

/**
 * Whoever took shields to the hand says which of them they use as shield triggers, or strike with, before any of them is
 * used: the player whose turn it is first.
 */
export const declareShieldTriggers = dmRoutines.define("declare shield triggers", ["player", "asked"], {
  begin(duel, frame) {
    duel.state.set(declareShieldTriggers.reg.player, frame, duel.state.read(NOW.turnPlayer));
  },
  ask(duel, frame) {
    const { state } = duel;
    const player = state.get(declareShieldTriggers.reg.player, frame) as Player;
    if (mustAsk(duel, player)) duel.ask(triggerQuestion, player, frame);
    else state.write(NOW.answer, PASS);
  },
  declare(duel, frame) {
    const { state } = duel;
    const player = state.get(declareShieldTriggers.reg.player, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) declare(duel, player, choice);
    else if (player !== state.read(NOW.turnPlayer)) return;
    else state.set(declareShieldTriggers.reg.player, frame, opponentOf(player));
    duel.jump(frame, declareShieldTriggers.at.ask);
  },
});
