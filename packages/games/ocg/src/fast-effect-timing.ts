import { NOWHERE } from "@chainwright/engine/changes";
import { closeTiming, closeWindow, linkCount, someEvent } from "@chainwright/engine/history";
import { asking, type CompiledEffect, definitionOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  EVENT,
  type EventId,
  eachWatched,
  FACE,
  firstOf,
  HAPPENED,
  holderOf,
  isBanishedDown,
  isWatched,
  kindOf,
  LISTENERS,
  MANNER,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  PENDING,
  type PendingId,
  type Player,
  secondOf,
  TRACE,
  Why,
} from "@chainwright/engine/state";
import { activate, HOW } from "./activate.ts";
import { checkActivate, isTrigger } from "./activation-legality.ts";
import { chain } from "./chain.ts";
import {
  isDamageStep,
  isTimingOfBattleTrigger,
  rulesOfDamageStepTrigger,
  rulesOfOneChain,
} from "./damage-step-activations.ts";
import { carryOutForTiming } from "./each-time-effects.ts";
import { isFastHandTrigger } from "./hand-triggers.ts";
import { countMandatoryChain, endMandatoryLoop, forgetMandatoryChains } from "./mandatory-loops.ts";
import { isUsableAgainInChain } from "./once-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { askResponder, letRespond, passOn } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";
import { holderAt, isWhereItTriggers, triggerLocationAt } from "./trigger-location.ts";
import { ZONE } from "./zones.ts";

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
    if (duel.state.count(PENDING) === 0) duel.jump(frame, fastEffectTiming.at.window);
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
        action(ACT.trigger, state.get(PENDING.card, only), state.get(PENDING.effect, only)),
      );
    } else duel.ask(orderTriggers, player, frame);
  },
  place(duel, frame) {
    const { state } = duel;
    const group = state.get(fastEffectTiming.reg.group, frame);
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      for (const row of inGroup(duel, group)) state.set(PENDING.card, row, 0 as CardId);
    } else {
      const row = inGroup(duel, group).find(
        (one) =>
          state.get(PENDING.card, one) === firstOf(choice) &&
          state.get(PENDING.effect, one) === secondOf(choice),
      );
      if (row === undefined) throw new Error("a trigger that does not wait was chosen");
      dropFamily(duel, row);
      if (state.read(OCG.batchFirst) === 0) state.write(OCG.batchFirst, linkCount(duel) + 1);
      state.write(OCG.batchLast, linkCount(duel) + 1);
      let how: number = HOW.member;
      const others = inGroup(duel, group).filter((one) => state.get(PENDING.card, one) !== NO_CARD);
      if (others.length > 0) how |= HOW.chosen;
      if (state.get(fastEffectTiming.reg.placed, frame) === group) how |= HOW.sameGroup;
      state.set(fastEffectTiming.reg.placed, frame, group);
      const atom = state.get(PENDING.atom, row);
      const placing = duel.call(activate, firstOf(choice), secondOf(choice), playerOfGroup(duel, group), how);
      state.set(activate.reg.atom, placing, atom);
    }
    state.retain<PendingId>(PENDING, (one) => state.get(PENDING.card, one) !== 0);
    duel.jump(frame, fastEffectTiming.at.placeNext);
  },
  batchPlaced(duel, frame) {
    duel.state.truncate(PENDING, 0);
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
    if (open && letRespond(duel, frame, fastEffectTiming.reg, player))
      duel.point(TRACE.firstToRespond, rules, player, 0);
    else duel.jump(frame, fastEffectTiming.at.over);
  },
  offer(duel, frame) {
    askResponder(duel, frame, fastEffectTiming.reg);
  },
  heard(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(
        frame,
        passOn(duel, frame, fastEffectTiming.reg) ? fastEffectTiming.at.offer : fastEffectTiming.at.over,
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
      offer(action(ACT.trigger, duel.state.get(PENDING.card, row), duel.state.get(PENDING.effect, row)));
    }
    if (group > 2) offer(PASS);
  },
  check(duel, frame, _player, choice, why) {
    const group = duel.state.get(fastEffectTiming.reg.group, frame);
    if (choice === PASS) return group > 2 || !no(why, ocgRules(duel).law.mandatoryTrigger);
    const waits = inGroup(duel, group).some(
      (row) =>
        duel.state.get(PENDING.card, row) === firstOf(choice) &&
        duel.state.get(PENDING.effect, row) === secondOf(choice),
    );
    return (
      (kindOf(choice) === ACT.trigger && waits) ||
      !no(why, ocgRules(duel).law.notInThisGroup, firstOf(choice) as CardId)
    );
  },
});

/** Whether two triggers that wait are one effect that has triggered more than once. */
function isSameEffect({ state }: Duel, one: PendingId, other: PendingId | undefined): boolean {
  if (other === undefined) return false;
  return (
    state.get(PENDING.card, one) === state.get(PENDING.card, other) &&
    state.get(PENDING.effect, one) === state.get(PENDING.effect, other)
  );
}

/** Puts every trigger that met its condition in the timing just closed into `PENDING`. */
function collectTriggers(duel: Duel): void {
  const { state } = duel;
  const kinds = state.read(NOW.windowKinds);
  const turnPlayer = state.read(NOW.turnPlayer);
  const considerAll = (card: CardId): void => {
    const definition = definitionOf(duel, card);
    if ((definition.hears & kinds) === 0) return;
    for (const effect of definition.effects) {
      if (effect.occasion !== null && (kinds & effect.occasion.kinds) !== 0)
        considerTrigger(duel, card, effect);
    }
  };
  // Those trigger nothing where a trigger stays where it was; why is said.
  const gone = ocgRules(duel).triggerNeedsCardInPlace && duel.trace === null ? [] : listenersGone(duel);
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    eachWatched(duel, player, LISTENERS, considerAll);
    for (const card of gone) if (holderOf(duel, card) === player) considerAll(card);
  }
}

/** The cards to which something happened and that no longer lie where events trigger them. */
function listenersGone(duel: Duel): ReadonlySet<CardId> {
  const { state } = duel;
  const gone = new Set<CardId>();
  someEvent(duel, state.read(NOW.lastTiming), (event) => {
    const card = state.get(HAPPENED.card, event);
    const isSomewhere = card !== NO_CARD && state.get(CARD.zone, card) !== NOWHERE;
    if (isSomewhere && !isBanishedDown(duel, card) && !isWatched(duel, card, LISTENERS)) gone.add(card);
    return false;
  });
  return gone;
}

/**
 * Whether a trigger would wait to be put on the chain; if not, why: what is said when it is considered, here on a fork, or else
 * what is missing for its activation.
 */
export function checkTrigger(duel: Duel, player: Player, choice: Action, why: Why): boolean {
  const card = firstOf(choice) as CardId;
  const index = secondOf(choice);
  const effect = definitionOf(duel, card).effects[index];
  if (effect === undefined || effect.occasion === null)
    return checkActivate(duel, player, card, index, "trigger", why);
  const trial = duel.fork();
  trial.state.truncate(PENDING, 0);
  let isNoted = false;
  trial.trace = {
    point(_duel, kind, rule) {
      if (kind !== TRACE.alsoBy) isNoted = kind === TRACE.missed || kind === TRACE.notTriggered;
      if (isNoted) no(why, [rule], card, index);
    },
  };
  const before = why.reasons.length;
  considerTrigger(trial, card, effect);
  if (why.reasons.length > before) return false;
  if (trial.state.count(PENDING) > 0) return true;
  const lacking = new Why();
  if (checkActivate(duel, player, card, index, "trigger", lacking))
    no(why, duel.law.conditionNotMet, card, index);
  why.reasons.push(...lacking.reasons);
  return false;
}

function considerTrigger(duel: Duel, card: CardId, effect: CompiledEffect): void {
  if (!isTrigger(effect) || !isTimingOfBattleTrigger(duel, effect)) return;
  const { triggerNeedsCardInPlace } = ocgRules(duel);
  // What has moved triggers nothing then, but why is said.
  if (triggerNeedsCardInPlace && duel.trace === null && !isWhereItTriggers(duel, card, effect)) return;
  considerEvents(duel, card, effect, triggerNeedsCardInPlace);
}

function considerEvents(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  triggerNeedsCardInPlace: boolean,
): void {
  const { state } = duel;
  const own = asking(card, effect.index, holderOf(duel, card));
  const lastAtom = state.read(NOW.lastAtom);
  // The first event of each moment.
  const met: EventId[] = [];
  const atomOf = (event: EventId): number => state.get(HAPPENED.atom, event);
  let movedOn = false;
  let cameLater = false;
  someEvent(duel, state.read(NOW.lastTiming), (event) => {
    const using = triggerNeedsCardInPlace ? own : { ...own, player: holderAt(duel, card, event) };
    if (!effect.occasion?.event(duel, using, event)) return false;
    const presence = triggerLocationAt(duel, card, effect, event);
    cameLater ||= presence === "later";
    movedOn ||= presence === "moved";
    if (presence !== "there" && (presence !== "moved" || triggerNeedsCardInPlace)) return false;
    if (!met.some((one) => atomOf(one) === atomOf(event))) met.push(event);
    return false;
  });
  const [first] = met;
  if (first === undefined) {
    if (movedOn) noteNotTriggered(duel, card, effect, ocgRules(duel).law.triggerMovedOn);
    else if (cameLater) noteNotTriggered(duel, card, effect, ocgRules(duel).law.triggerCameLater);
    return;
  }
  if (isBackInDeck(duel, card) && !ocgRules(duel).triggersInDeck && !saysWhereItIs(duel, card, effect)) {
    noteNotTriggered(duel, card, effect, ocgRules(duel).law.noTriggerInDeck);
    return;
  }
  const atOnce = effect.occasion?.word === "when" && effect.optional;
  const last = met.find((event) => atomOf(event) === lastAtom);
  if (atOnce && last === undefined) {
    if (duel.trace !== null)
      duel.point(TRACE.missed, rulesOfMiss(duel, card, effect, first), card, effect.index * 2 + own.player);
    return;
  }
  if (isFastHandTrigger(duel, card, effect)) return;
  // What is used once answers all of it together; else each moment is one time.
  if (!isUsableAgainInChain(effect) || effect.occasion?.ofChain === true)
    letWait(duel, card, effect, last ?? first, 0);
  else if (atOnce) letWait(duel, card, effect, last ?? first, lastAtom);
  else for (const event of met) letWait(duel, card, effect, event, atomOf(event));
}

/** A trigger waits to be put on the chain, if it can be. */
function letWait(duel: Duel, card: CardId, effect: CompiledEffect, met: EventId, atom: number): void {
  const { state } = duel;
  const player = ocgRules(duel).triggerNeedsCardInPlace ? holderOf(duel, card) : holderAt(duel, card, met);
  if (!checkActivate(duel, player, card, effect.index, "trigger", null, atom)) return;
  const pending = state.add(PENDING) as PendingId;
  state.set(PENDING.card, pending, card);
  state.set(PENDING.effect, pending, effect.index);
  state.set(PENDING.player, pending, player);
  state.set(PENDING.mandatory, pending, effect.optional ? 0 : 1);
  state.set(PENDING.stamp, pending, state.get(CARD.stamp, card));
  state.set(PENDING.atom, pending, atom);
  if (duel.trace === null) return;
  const last = state.get(HAPPENED.atom, met) === state.read(NOW.lastAtom);
  noteTrigger(duel, pending, effect, met, last);
}

/** By which rules it is too late for a trigger whose event was not the last thing to happen. */
function rulesOfMiss(duel: Duel, card: CardId, effect: CompiledEffect, met: EventId): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const cause = state.get(HAPPENED.cause, met);
  const tributed = (state.get(HAPPENED.how, met) & MANNER.tributed) !== 0;
  const how =
    (cause & CAUSE.summon) !== 0 && tributed
      ? law.missedByTributeSummon
      : (cause & CAUSE.cost) !== 0 && tributed
        ? law.missedByCost
        : state.get(HAPPENED.link, met) > 1
          ? law.missedInChain
          : law.missedBeforeOther;
  return [
    ...law.missed,
    ...(effect.ruledToMiss ? law.ruledToMiss : []),
    ...how,
    ...(effect.ir.byDoing === true ? law.byDoing : []),
    ...(isMonster(duel, card) ? [] : law.triggerOfSpellOrTrap),
  ];
}

const isMonster = (duel: Duel, card: CardId): boolean => definitionOf(duel, card).kind === "monster";

/** Says why a trigger waits, and in which of the four groups. */
function noteTrigger(
  duel: Duel,
  pending: PendingId,
  effect: CompiledEffect,
  met: EventId,
  last: boolean,
): void {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const rules = [...law.triggers, ...(isDamageStep(duel) ? rulesOfDamageStepTrigger(duel, effect) : [])];
  // It happened in the middle of the chain and waited for its end.
  const waited = !last || state.get(HAPPENED.link, met) > 1;
  if (waited && (!effect.optional || effect.occasion?.word === "if"))
    rules.push(...(effect.optional ? law.ifWaits : law.mandatoryWaits), ...law.waitingOrder);
  // An action that made no link: triggers come before anybody uses priority.
  if (state.get(HAPPENED.link, met) === 0) {
    rules.push(...law.triggersBeforePriority);
    if (state.get(HAPPENED.kind, met) === EVENT.summoned) rules.push(...law.summonTriggers);
  }
  if (effect.ir.byDoing === true) rules.push(...law.byDoing);
  if (effect.optional && state.get(CARD.zone, state.get(PENDING.card, pending)) === ZONE.hand)
    rules.push(...law.handTriggerInBatch);
  const others =
    pending > 0 && state.get(PENDING.player, 0 as PendingId) !== state.get(PENDING.player, pending);
  if (others) rules.push(...law.triggersOfBoth);
  const card = state.get(PENDING.card, pending);
  if (!isMonster(duel, card)) rules.push(...law.triggerOfSpellOrTrap);
  const groups = new Set(Array.from({ length: pending + 1 }, (_, row) => groupOf(duel, row as PendingId)));
  if (groups.has(1) && groups.has(2)) rules.push(...law.mandatoryTriggersOfBoth);
  if ((groups.has(1) || groups.has(2)) && (groups.has(3) || groups.has(4)))
    rules.push(...law.mandatoryTriggersFirst);
  const code = state.get(PENDING.effect, pending) * 2 + state.get(PENDING.player, pending);
  duel.point(TRACE.triggered, rules, card, code, groupOf(duel, pending));
}

/** One of the effects to choose from was chosen: for that time neither it nor the others wait any more. */
function dropFamily(duel: Duel, chosen: PendingId): void {
  const { state } = duel;
  const card = state.get(PENDING.card, chosen);
  const { effects } = definitionOf(duel, card);
  const familyOf = (row: PendingId) => effects[state.get(PENDING.effect, row)]?.family;
  const family = familyOf(chosen);
  const atom = state.get(PENDING.atom, chosen);
  for (let row = 0 as PendingId; row < state.count(PENDING); row++) {
    const isIt = state.get(PENDING.card, row) === card && state.get(PENDING.atom, row) === atom;
    if (isIt && familyOf(row) === family) state.set(PENDING.card, row, NO_CARD);
  }
}

/** In the Main Deck, or face-down in the Extra Deck. */
function isBackInDeck(duel: Duel, card: CardId): boolean {
  const zone = duel.state.get(CARD.zone, card);
  return zone === ZONE.deck || (zone === ZONE.extra && duel.state.get(CARD.face, card) === FACE.down);
}

/** "If this card is returned to the Extra Deck this way": the text says so itself. */
function saysWhereItIs(duel: Duel, card: CardId, { ir }: CompiledEffect): boolean {
  const zone = 1 << duel.state.get(CARD.zone, card);
  return ir.conditions.some(
    (one) =>
      one.kind === "event" &&
      one.event.event === "moved" &&
      one.event.to !== undefined &&
      (duel.zonesOf(one.event.to) & zone) !== 0,
  );
}

function noteNotTriggered(duel: Duel, card: CardId, effect: CompiledEffect, law: readonly number[]): void {
  duel.point(TRACE.notTriggered, law, card, effect.index * 2 + holderOf(duel, card));
}

function groupOf(duel: Duel, row: PendingId): number {
  const { state } = duel;
  const own = state.get(PENDING.player, row) === state.read(NOW.turnPlayer);
  return (state.get(PENDING.mandatory, row) !== 0 ? 1 : 3) + (own ? 0 : 1);
}

function playerOfGroup(duel: Duel, group: number): Player {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  return group % 2 === 1 ? turnPlayer : opponentOf(turnPlayer);
}

function inGroup(duel: Duel, group: number): PendingId[] {
  const rows: PendingId[] = [];
  for (let row = 0, n = duel.state.count(PENDING); row < n; row++) {
    if (groupOf(duel, row as PendingId) === group) rows.push(row as PendingId);
  }
  return rows;
}

function nextGroup(duel: Duel): number {
  let first = 5;
  for (let row = 0, n = duel.state.count(PENDING); row < n; row++)
    first = Math.min(first, groupOf(duel, row as PendingId));
  return first === 5 ? 0 : first;
}

/** A trigger that has become impossible (no target left, card gone) does not go on the chain. */
function dropIllegal(duel: Duel): void {
  const { state } = duel;
  const { triggerNeedsCardInPlace } = ocgRules(duel);
  state.retain<PendingId>(PENDING, (row) => {
    const card = state.get(PENDING.card, row);
    const isSame = state.get(CARD.stamp, card) === state.get(PENDING.stamp, row);
    return (
      (isSame || !triggerNeedsCardInPlace) &&
      checkActivate(
        duel,
        state.get(PENDING.player, row),
        card,
        state.get(PENDING.effect, row),
        "trigger",
        null,
        state.get(PENDING.atom, row),
      )
    );
  });
}
