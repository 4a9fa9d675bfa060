import type { Duel } from "@chainwright/engine/board";
import { closeTiming, closeWindow, linkCount } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  type CardId,
  EVENT,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  PASS,
  PENDING_TRIGGERS,
  type PendingId,
  type Player,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { activate, HOW } from "./activate.ts";
import { chain } from "./chain.ts";
import { rulesOfOneChain } from "./damage-step-activations.ts";
import { carryOutForTiming } from "./each-time-effects.ts";
import { countMandatoryChain, endMandatoryLoop, forgetMandatoryChains } from "./mandatory-loops.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { askFirst, firstResponder, passOn } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import {
  dropChoiceGroup,
  dropIllegal,
  inGroup,
  isSameEffect,
  nextGroup,
  playerOfGroup,
} from "./simultaneous-triggers.ts";
import { OCG } from "./state-tables.ts";
import { collectTriggers } from "./triggered-effects.ts";

/** How many chains a timing has room for. Once the only one has resolved, what it triggers may still make another. */
export const CHAINS_ALLOWED = {
  /** As long as something happens. */
  any: 0,
  /** One, with what it triggers. */
  one: 1,
  /** Until both players decline, also when nothing happened. */
  several: 2,
  /** The one is over. */
  none: 3,
} as const;

const REGISTERS = ["chains", "responder", "passes", "group", "placed"] as const;

/**
 * What follows every action and every chain: first the triggers, all on one chain, in the order
 * turn player's mandatory, opponent's mandatory, turn player's optional, opponent's optional (groups 1 to 4);
 * then the turn player, then the opponent may respond. Repeats after every chain until nothing follows.
 */
export const fastEffectTiming = ocgRoutines.define("timing", REGISTERS, {
  collect(duel, frame) {
    closeTiming(duel);
    duel.state.set(fastEffectTiming.reg.group, frame, 0);
    duel.state.set(fastEffectTiming.reg.placed, frame, 0);
    carryOutForTiming(duel);
  },
  gather(duel, frame) {
    if (duel.state.read(NOW.window) !== 0) collectTriggers(duel);
    if (duel.state.count(PENDING_TRIGGERS) === 0) duel.jump(frame, fastEffectTiming.at.window);
    else if (endMandatoryLoop(duel)) duel.jump(frame, fastEffectTiming.at.collect);
  },
  placeNext(duel, frame) {
    const { state } = duel;
    dropIllegal(duel);
    const group = nextGroup(duel);
    if (group === 0) {
      duel.jump(frame, fastEffectTiming.at.batchPlaced);
      return;
    }
    state.set(fastEffectTiming.reg.group, frame, group);
    const player = playerOfGroup(duel, group);
    const waiting = inGroup(duel, group);
    const [only] = waiting;
    const isOnly = waiting.every((one) => isSameEffect(duel, one, only));
    if (isOnly && only !== undefined && group <= 2) {
      state.write(
        NOW.answer,
        action(ACT.trigger, state.get(PENDING_TRIGGERS.card, only), state.get(PENDING_TRIGGERS.effect, only)),
      );
    } else duel.ask(orderTriggers, player, frame);
  },
  place(duel, frame) {
    const { state } = duel;
    const group = state.get(fastEffectTiming.reg.group, frame);
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      for (const row of inGroup(duel, group)) state.set(PENDING_TRIGGERS.card, row, 0 as CardId);
    } else {
      const row = inGroup(duel, group).find(
        (one) =>
          state.get(PENDING_TRIGGERS.card, one) === firstOf(choice) &&
          state.get(PENDING_TRIGGERS.effect, one) === secondOf(choice),
      );
      if (row === undefined) throw new Error("a trigger that does not wait was chosen");
      dropChoiceGroup(duel, row);
      if (state.read(OCG.batchFirst) === 0) state.write(OCG.batchFirst, linkCount(duel) + 1);
      state.write(OCG.batchLast, linkCount(duel) + 1);
      let how: number = HOW.member;
      const others = inGroup(duel, group).filter((one) => state.get(PENDING_TRIGGERS.card, one) !== NO_CARD);
      if (others.length > 0) how |= HOW.chosen;
      if (state.get(fastEffectTiming.reg.placed, frame) === group) how |= HOW.sameGroup;
      state.set(fastEffectTiming.reg.placed, frame, group);
      const atom = state.get(PENDING_TRIGGERS.atom, row);
      const placing = duel.call(activate, firstOf(choice), secondOf(choice), playerOfGroup(duel, group), how);
      state.set(activate.reg.atom, placing, atom);
    }
    state.retain<PendingId>(PENDING_TRIGGERS, (one) => state.get(PENDING_TRIGGERS.card, one) !== 0);
    duel.jump(frame, fastEffectTiming.at.placeNext);
  },
  batchPlaced(duel, frame) {
    duel.state.truncate(PENDING_TRIGGERS, 0);
    if (linkCount(duel) === 0) duel.jump(frame, fastEffectTiming.at.window);
    else {
      if (duel.state.get(fastEffectTiming.reg.placed, frame) <= 2) countMandatoryChain(duel);
      else forgetMandatoryChains(duel);
      buildChain(duel, frame);
    }
  },
  window(duel, frame) {
    const { state } = duel;
    const chains = state.get(fastEffectTiming.reg.chains, frame);
    if (chains === CHAINS_ALLOWED.none)
      duel.point(TRACE.noFurtherChain, rulesOfOneChain(ocgRules(duel), state.read(OCG.step)));
    const open =
      chains === CHAINS_ALLOWED.several || (chains !== CHAINS_ALLOWED.none && state.read(NOW.window) !== 0);
    const player = state.read(NOW.turnPlayer);
    const { law } = ocgRules(duel);
    const afterChain = (state.read(NOW.windowKinds) & (1 << EVENT.chainResolved)) !== 0;
    const rules = afterChain ? law.firstAfterChain : law.turnPlayerFirst;
    const responder = open ? firstResponder(duel, player) : null;
    if (responder === null) {
      duel.jump(frame, fastEffectTiming.at.over);
      return;
    }
    duel.point(TRACE.firstToRespond, rules, player, 0);
    askFirst(duel, frame, fastEffectTiming.reg, responder, responder.player !== player);
  },
  heard(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(
        frame,
        passOn(duel, frame, fastEffectTiming.reg) ? fastEffectTiming.at.heard : fastEffectTiming.at.over,
      );
      return;
    }
    const player = state.get(fastEffectTiming.reg.responder, frame) as Player;
    duel.call(activate, firstOf(choice), secondOf(choice), player);
  },
  responded(duel, frame) {
    forgetMandatoryChains(duel);
    buildChain(duel, frame);
  },
  over(duel) {
    forgetMandatoryChains(duel);
    closeWindow(duel);
  },
});

/** Goes on with the chain whose first links are there; afterwards with what it triggers. */
function buildChain(duel: Duel, frame: Parameters<Duel["jump"]>[0]): void {
  const { state } = duel;
  if (state.get(fastEffectTiming.reg.chains, frame) === CHAINS_ALLOWED.one)
    state.set(fastEffectTiming.reg.chains, frame, CHAINS_ALLOWED.none);
  duel.jump(frame, fastEffectTiming.at.collect);
  duel.call(chain);
}

/** Which trigger goes on the chain next, inside one group. Optional ones may be declined. */
const orderTriggers = ocgQuestions.define({
  name: "trigger",
  candidates(duel, frame, _player, offer) {
    const group = duel.state.get(fastEffectTiming.reg.group, frame);
    const waiting = inGroup(duel, group);
    for (const [i, row] of waiting.entries()) {
      if (waiting.slice(0, i).some((one) => isSameEffect(duel, one, row))) continue;
      offer(
        action(
          ACT.trigger,
          duel.state.get(PENDING_TRIGGERS.card, row),
          duel.state.get(PENDING_TRIGGERS.effect, row),
        ),
      );
    }
    if (group > 2) offer(PASS);
  },
  check(duel, frame, _player, choice, why) {
    const group = duel.state.get(fastEffectTiming.reg.group, frame);
    if (choice === PASS) return group > 2 || !no(why, ocgRules(duel).law.mandatoryTrigger);
    const waits = inGroup(duel, group).some(
      (row) =>
        duel.state.get(PENDING_TRIGGERS.card, row) === firstOf(choice) &&
        duel.state.get(PENDING_TRIGGERS.effect, row) === secondOf(choice),
    );
    return (
      (kindOf(choice) === ACT.trigger && waits) ||
      !no(why, ocgRules(duel).law.notInThisGroup, firstOf(choice) as CardId)
    );
  },
});
