import {
  ACT,
  type Action,
  action,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  EVENT,
  eachInPile,
  firstOf,
  forgetPicked,
  HAPPENED,
  hasPrinted,
  kindOf,
  MANNER,
  move,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  pick,
  picked,
  pileCount,
  someEvent,
  TRACE,
} from "@chainwright/engine";
import { isCreature } from "./cards.ts";
import { dmLaw } from "./policy.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { WAITING, WAITS, type WaitingId } from "./schema.ts";
import { checkCast, checkSummon } from "./use.ts";
import { ZONE } from "./zones.ts";

const shieldQuestion = dmQuestions.define({
  name: "choose shield",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, opponentOf(player), ZONE.shields, (shield) => offer(action(ACT.choose, shield)));
  },
  check(duel, _frame, player, choice, why) {
    const shield = firstOf(choice) as CardId;
    const { state } = duel;
    const fits =
      kindOf(choice) === ACT.choose &&
      state.get(CARD.zone, shield) === ZONE.shields &&
      state.get(CARD.owner, shield) === opponentOf(player) &&
      !picked(duel).includes(shield);
    return fits || !no(why, duel.law.notAChoice, shield);
  },
});

/**
 * An attack breaks shields: its player chooses which, and all of them go to the hand at once, also when the attacker is
 * gone by then (general rules 509.4).
 */
export const breakShields = dmRoutines.define("break shields", ["attacker", "player", "count"], {
  begin(duel) {
    forgetPicked(duel);
  },
  choose(duel, frame) {
    const { state } = duel;
    const player = state.get(breakShields.reg.player, frame) as Player;
    const count = state.get(breakShields.reg.count, frame);
    const others = opponentOf(player);
    if (picked(duel).length >= count) duel.jump(frame, breakShields.at.break);
    else if (pileCount(duel, others, ZONE.shields) > count) duel.ask(shieldQuestion, player, frame);
    else {
      eachInPile(duel, others, ZONE.shields, (shield) => void pick(duel, shield));
      duel.jump(frame, breakShields.at.break);
    }
  },
  chosen(duel, frame) {
    pick(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, breakShields.at.choose);
  },
  break(duel, frame) {
    const { state } = duel;
    const player = state.get(breakShields.reg.player, frame) as Player;
    const shields = picked(duel);
    forgetPicked(duel);
    const attacker = state.get(breakShields.reg.attacker, frame) as CardId;
    duel.point(TRACE.breaks, dmLaw(duel).breakShields, attacker, shields.length, player);
    const cause = { why: CAUSE.rule, agent: player, link: NO_LINK, card: attacker };
    for (const shield of shields)
      move(duel, shield, { zone: ZONE.hand }, MANNER.broken | MANNER.added, cause);
  },
});

/** The shields that have just come to a player's hand and may be used without paying. */
function triggersOf(duel: Duel, player: Player): CardId[] {
  const { state } = duel;
  const found: CardId[] = [];
  someEvent(duel, state.read(NOW.window), (event) => {
    const card = state.get(HAPPENED.card, event);
    const came =
      state.get(HAPPENED.kind, event) === EVENT.moved &&
      state.get(HAPPENED.from, event) === ZONE.shields &&
      state.get(HAPPENED.to, event) === ZONE.hand &&
      state.get(HAPPENED.stamp, event) === state.get(CARD.stamp, card);
    if (came && state.get(CARD.owner, card) === player && mayTrigger(duel, player, card)) found.push(card);
    return false;
  });
  return found;
}

/** Whether a card that came from the shields can be used as a shield trigger. */
function mayTrigger(duel: Duel, player: Player, card: CardId): boolean {
  if (!hasPrinted(duel, card, "shield-trigger")) return false;
  return isCreature(duel, card)
    ? checkSummon(duel, player, card, null, true)
    : checkCast(duel, player, card, null, true);
}

const isDeclared = ({ state }: Duel, card: CardId): boolean => {
  for (let row = 0 as WaitingId; row < state.count(WAITING); row++) {
    if (state.get(WAITING.card, row) === card && state.get(WAITING.kind, row) === WAITS.shieldTrigger)
      return true;
  }
  return false;
};

const triggerQuestion = dmQuestions.define({
  name: "shield trigger",
  candidates(duel, _frame, player, offer) {
    for (const card of triggersOf(duel, player))
      offer(action(isCreature(duel, card) ? ACT.summon : ACT.cast, card));
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    const card = firstOf(choice) as CardId;
    const fits = triggersOf(duel, player).includes(card) && !isDeclared(duel, card);
    return fits || !no(why, dmLaw(duel).notBroken, card);
  },
});

/**
 * Whoever took shields to the hand says which of them they use as shield triggers, before any of them is used: the
 * player whose turn it is first.
 */
export const declareShieldTriggers = dmRoutines.define("declare shield triggers", ["player", "asked"], {
  begin(duel, frame) {
    duel.state.set(declareShieldTriggers.reg.player, frame, duel.state.read(NOW.turnPlayer));
  },
  ask(duel, frame) {
    const { state } = duel;
    const player = state.get(declareShieldTriggers.reg.player, frame) as Player;
    if (triggersOf(duel, player).some((card) => !isDeclared(duel, card)))
      duel.ask(triggerQuestion, player, frame);
    else state.write(NOW.answer, PASS);
  },
  declare(duel, frame) {
    const { state } = duel;
    const player = state.get(declareShieldTriggers.reg.player, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      const card = firstOf(choice) as CardId;
      const row = state.add(WAITING);
      state.set(WAITING.kind, row, WAITS.shieldTrigger);
      state.set(WAITING.card, row, card);
      state.set(WAITING.stamp, row, state.get(CARD.stamp, card));
      state.set(WAITING.player, row, player);
      duel.point(TRACE.shieldTrigger, dmLaw(duel).shieldTrigger, card, player);
    } else if (player !== state.read(NOW.turnPlayer)) return;
    else state.set(declareShieldTriggers.reg.player, frame, opponentOf(player));
    duel.jump(frame, declareShieldTriggers.at.ask);
  },
});
