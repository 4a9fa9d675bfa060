import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  eachWatched,
  holderOf,
  isBanishedDown,
  isWatched,
  LISTENERS,
} from "@chainwright/engine/board";
import { NOWHERE } from "@chainwright/engine/changes";
import { someEvent } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  type Action,
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  firstOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PENDING_TRIGGERS,
  type PendingId,
  type Player,
  secondOf,
  TRACE,
  Why,
} from "@chainwright/engine/state";
import { checkActivate, isTrigger } from "./activation-legality.ts";
import {
  isDamageStep,
  isTimingOfBattleTrigger,
  rulesOfDamageStepTrigger,
} from "./damage-step-activations.ts";
import { isFastHandTrigger } from "./hand-triggers.ts";
import { rulesOfMiss } from "./missed-timing.ts";
import { isUsableAgainInChain } from "./once-per-turn.ts";
import { ocgRules } from "./rule-revisions.ts";
import { groupOf } from "./simultaneous-triggers.ts";
import { holderAt, isWhereItTriggers, triggerLocationAt } from "./trigger-location.ts";
import { ZONE } from "./zones.ts";

/** Puts every trigger that met its condition in the timing just closed into `PENDING_TRIGGERS`. */
export function collectTriggers(duel: Duel): void {
  const { state } = duel;
  const kinds = state.read(NOW.windowKinds);
  const turnPlayer = state.read(NOW.turnPlayer);
  const considerAll = (card: CardId): void => {
    const definition = definitionOf(duel, card);
    if ((definition.triggerEvents & kinds) === 0) return;
    for (const effect of definition.effects) {
      if (effect.trigger !== null && (kinds & effect.trigger.kinds) !== 0)
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
    const card = state.get(EVENT_LOG.card, event);
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
  if (effect === undefined || effect.trigger === null)
    return checkActivate(duel, player, card, index, "trigger", why);
  const before = why.reasons.length;
  const isPending = duel.tryOut((trial) => {
    trial.state.truncate(PENDING_TRIGGERS, 0);
    let isNoted = false;
    trial.trace = {
      point(_duel, kind, rule) {
        if (kind !== TRACE.alsoBy) isNoted = kind === TRACE.missed || kind === TRACE.notTriggered;
        if (isNoted) no(why, [rule], card, index);
      },
    };
    considerTrigger(trial, card, effect);
    return trial.state.count(PENDING_TRIGGERS) > 0;
  });
  if (why.reasons.length > before) return false;
  if (isPending) return true;
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
  const own = effectContext(card, effect.index, holderOf(duel, card));
  const lastAtom = state.read(NOW.lastAtom);
  // The first event of each moment.
  const met: EventId[] = [];
  const atomOf = (event: EventId): number => state.get(EVENT_LOG.atom, event);
  let movedOn = false;
  let cameLater = false;
  someEvent(duel, state.read(NOW.lastTiming), (event) => {
    const context = triggerNeedsCardInPlace ? own : { ...own, player: holderAt(duel, card, event) };
    if (!effect.trigger?.event(duel, context, event)) return false;
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
  const atOnce = effect.trigger?.word === "when" && effect.optional;
  const last = met.find((event) => atomOf(event) === lastAtom);
  if (atOnce && last === undefined) {
    if (duel.trace !== null)
      duel.point(TRACE.missed, rulesOfMiss(duel, card, effect, first), card, effect.index * 2 + own.player);
    return;
  }
  if (isFastHandTrigger(duel, card, effect)) return;
  // What is used once answers all of it together; else each moment is one time.
  if (!isUsableAgainInChain(effect) || effect.trigger?.ofChain === true)
    letWait(duel, card, effect, last ?? first, 0);
  else if (atOnce) letWait(duel, card, effect, last ?? first, lastAtom);
  else for (const event of met) letWait(duel, card, effect, event, atomOf(event));
}

/** A trigger waits to be put on the chain, if it can be. */
function letWait(duel: Duel, card: CardId, effect: CompiledEffect, met: EventId, atom: number): void {
  const { state } = duel;
  const player = ocgRules(duel).triggerNeedsCardInPlace ? holderOf(duel, card) : holderAt(duel, card, met);
  if (!checkActivate(duel, player, card, effect.index, "trigger", null, atom)) return;
  const pending = state.add(PENDING_TRIGGERS) as PendingId;
  state.set(PENDING_TRIGGERS.card, pending, card);
  state.set(PENDING_TRIGGERS.effect, pending, effect.index);
  state.set(PENDING_TRIGGERS.player, pending, player);
  state.set(PENDING_TRIGGERS.mandatory, pending, effect.optional ? 0 : 1);
  state.set(PENDING_TRIGGERS.stamp, pending, state.get(CARD.stamp, card));
  state.set(PENDING_TRIGGERS.atom, pending, atom);
  if (duel.trace === null) return;
  const last = state.get(EVENT_LOG.atom, met) === state.read(NOW.lastAtom);
  noteTrigger(duel, pending, effect, met, last);
}

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
  const waited = !last || state.get(EVENT_LOG.link, met) > 1;
  if (waited && (!effect.optional || effect.trigger?.word === "if"))
    rules.push(...(effect.optional ? law.ifWaits : law.mandatoryWaits), ...law.waitingOrder);
  // An action that made no link: triggers come before anybody uses priority.
  if (state.get(EVENT_LOG.link, met) === 0) {
    rules.push(...law.triggersBeforePriority);
    if (state.get(EVENT_LOG.kind, met) === EVENT.summoned) rules.push(...law.summonTriggers);
  }
  if (effect.ir.byDoing === true) rules.push(...law.byDoing);
  if (effect.optional && state.get(CARD.zone, state.get(PENDING_TRIGGERS.card, pending)) === ZONE.hand)
    rules.push(...law.handTriggerInBatch);
  const others =
    pending > 0 &&
    state.get(PENDING_TRIGGERS.player, 0 as PendingId) !== state.get(PENDING_TRIGGERS.player, pending);
  if (others) rules.push(...law.triggersOfBoth);
  const card = state.get(PENDING_TRIGGERS.card, pending);
  if (definitionOf(duel, card).kind !== "monster") rules.push(...law.triggerOfSpellOrTrap);
  const groups = new Set(Array.from({ length: pending + 1 }, (_, row) => groupOf(duel, row as PendingId)));
  if (groups.has(1) && groups.has(2)) rules.push(...law.mandatoryTriggersOfBoth);
  if ((groups.has(1) || groups.has(2)) && (groups.has(3) || groups.has(4)))
    rules.push(...law.mandatoryTriggersFirst);
  const code = state.get(PENDING_TRIGGERS.effect, pending) * 2 + state.get(PENDING_TRIGGERS.player, pending);
  duel.point(TRACE.triggered, rules, card, code, groupOf(duel, pending));
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

function noteNotTriggered(duel: Duel, card: CardId, effect: CompiledEffect, rules: readonly number[]): void {
  duel.point(TRACE.notTriggered, rules, card, effect.index * 2 + holderOf(duel, card));
}
