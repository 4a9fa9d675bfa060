import {
  ACT,
  type Action,
  action,
  allowed,
  asking,
  CARD,
  CAUSE,
  type CardId,
  closeTiming,
  closeWindow,
  type Duel,
  eachInPile,
  effectOf,
  endResolving,
  FACE,
  firstOf,
  forgetLinks,
  kindOf,
  LINKS,
  type LinkId,
  MANNER,
  metIn,
  move,
  NO_LINK,
  NOW,
  no,
  noteOccasion,
  openLink,
  opponentOf,
  PASS,
  type Player,
  resolveNow,
  secondOf,
  TRACE,
  turnFace,
  type Why,
} from "@chainwright/engine";
import { RULE } from "@chainwright/rulebook";
import { RUSH, rushQuestions, rushRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

/** Whether a Trap may be used at this timing: its requirement has to match something that happened in it. */
export function checkTrap(duel: Duel, player: Player, card: CardId, index: number, why: Why | null): boolean {
  const { state, law } = duel;
  const definition = duel.definition(state.get(CARD.def, card));
  const effect = definition.effects[index];
  const isTrap = definition.card.facts.kind === "trap" && effect !== undefined;
  const placed = state.get(CARD.zone, card) === ZONE.spell && state.get(CARD.controller, card) === player;
  if (!(isTrap && placed)) {
    no(why, law.wrongPlace, card, index);
    return false;
  }
  if (state.get(CARD.since, card) === state.read(NOW.turn) && no(why, [RULE.RUSH_BASIC_13], card))
    return false;
  // Everything of one timing counts as simultaneous: nothing can be missed.
  const met = metIn(duel, player, card, effect, state.read(NOW.window));
  const tooLate = !met && metIn(duel, player, card, effect, state.read(RUSH.trapTiming));
  if (tooLate && no(why, [RULE.RUSH_TRAP_02], card, index)) return false;
  if (!met && !tooLate && no(why, law.conditionNotMet, card, index)) return false;
  const using = asking(card, index, player);
  for (const condition of effect.conditions) if (!condition(duel, using, why)) return false;
  for (const check of effect.checks) if (!check(duel, using, why)) return false;
  return allowed(why);
}

/** The one chance to use a Trap at this timing. */
const trapQuestion = rushQuestions.define({
  name: "trap",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.spell, (card) => {
      for (const effect of duel.definition(duel.state.get(CARD.def, card)).effects) {
        offer(action(ACT.activate, card, effect.index));
      }
    });
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) !== ACT.activate) return !no(why, duel.law.notNow);
    return checkTrap(duel, player, firstOf(choice) as CardId, secondOf(choice), why);
  },
});

function hasTrap(duel: Duel, player: Player): boolean {
  if (duel.state.read(NOW.askAlways) !== 0) return true;
  return !eachInPile(duel, player, ZONE.spell, (card) => {
    const { effects } = duel.definition(duel.state.get(CARD.def, card));
    return !effects.some((effect) => checkTrap(duel, player, card, effect.index, null));
  });
}

/**
 * After each complete action there is one timing: the player whose turn it is not decides first, then the other;
 * one Trap in total. A Trap resolves at once and wholly, and what it did is a timing of its own.
 */
export const timing = rushRoutines.define("timing", ["asked", "link"], {
  close(duel, frame) {
    closeTiming(duel);
    if (duel.state.read(NOW.window) === 0) {
      duel.jump(frame, timing.at.over);
      return;
    }
    const first = opponentOf(duel.state.read(NOW.turnPlayer));
    duel.state.set(timing.reg.asked, frame, first);
    duel.point(TRACE.firstToRespond, [RULE.RUSH_TRAP_01], first, 0);
  },
  offer(duel, frame) {
    const player = duel.state.get(timing.reg.asked, frame) as Player;
    if (hasTrap(duel, player)) duel.ask(trapQuestion, player, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  heard(duel, frame) {
    const { state } = duel;
    const player = state.get(timing.reg.asked, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      state.write(RUSH.trapTiming, state.read(NOW.window));
      state.set(timing.reg.link, frame, activate(duel, firstOf(choice) as CardId, secondOf(choice), player));
      return;
    }
    if (player === state.read(NOW.turnPlayer)) duel.jump(frame, timing.at.over);
    else {
      state.set(timing.reg.asked, frame, state.read(NOW.turnPlayer));
      duel.jump(frame, timing.at.offer);
    }
  },
  resolve(duel, frame) {
    resolveNow(duel, duel.state.get(timing.reg.link, frame) as LinkId);
  },
  spent(duel, frame) {
    const { state } = duel;
    const link = state.get(timing.reg.link, frame) as LinkId;
    const card = state.get(LINKS.card, link);
    endResolving(duel, link);
    if (state.get(CARD.stamp, card) === state.get(LINKS.stamp, link)) {
      duel.point(TRACE.spent, duel.law.spentCards, card);
      move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, { why: CAUSE.rule, agent: -1, link: NO_LINK });
    }
    forgetLinks(duel, link);
    // One Trap in total: this timing is over, the next one asks what the Trap did.
    duel.jump(frame, timing.at.close);
  },
  over(duel) {
    closeWindow(duel);
  },
});

/** Turns the Trap face-up and meets its requirement; nobody can answer it. */
function activate(duel: Duel, card: CardId, index: number, player: Player): LinkId {
  turnFace(duel, card, FACE.up, { why: CAUSE.rule, agent: player, link: NO_LINK });
  const link = openLink(duel, card, index, player);
  noteOccasion(duel, link, NO_LINK);
  duel.point(TRACE.activated, [...duel.law.activated, RULE.RUSH_TRAP_02], link, card, index * 2 + player);
  duel.call(effectOf(duel, link).cost, link);
  return link;
}
