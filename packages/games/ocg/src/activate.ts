import type { Condition } from "@chainwright/card-ir";
import { placeIn, whichPlace } from "@chainwright/engine/applying";
import { noteOccasion, waitsFor } from "@chainwright/engine/battle";
import { type CompiledEffect, type Duel, definitionOf } from "@chainwright/engine/board";
import { move, turnFace } from "@chainwright/engine/changes";
import {
  attackerOf,
  effectOf,
  happen,
  openLink,
  setFlag,
  someLingeringOn,
  tallyActivation,
  topLink,
} from "@chainwright/engine/history";
import {
  type Action,
  ATTEMPT,
  byRule,
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  EVERYBODY,
  FACE,
  LINGERING_KIND,
  LINK,
  LINKS,
  type LinkId,
  MANNER,
  NO_CARD,
  NO_LINK,
  NOW,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { rulesOfCounting } from "./activation-legality.ts";
import { rulesInPhase } from "./cited-rules-in-phase.ts";
import { isDamageStep, rulesOfDamageStep } from "./damage-step-activations.ts";
import { EFFECT_PROPERTY, hasEffectProperty, isPhaseEffect } from "./effect-properties.ts";
import { countHandTrigger, isFastHandTrigger } from "./hand-triggers.ts";
import { rulesOfMandatoryQuick } from "./mandatory-quick-effects.ts";
import { canMissTiming, happenedNow } from "./missed-timing.ts";
import { countUse } from "./once-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { isIgnitionForNow, rulesOfSpellSpeed } from "./spell-speed.ts";
import {
  destroyOtherField,
  makeRoomForField,
  placesOfSpell,
  slotFor,
  zoneFor,
} from "./spell-trap-placement.ts";
import { OCG } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** "As Chain Link 3 or higher", "if a Chain of 3 or more Links resolves". */
const asksChain = (condition: Condition): boolean =>
  condition.kind === "chain-link" ||
  (condition.kind === "event" && condition.event.event === "chain-resolved");

/** The rules by which a new link has its speed and may stand where it stands. */
function rulesOfLink(duel: Duel, link: LinkId, below: LinkId, handTrigger: boolean): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const { kind } = definitionOf(duel, state.get(LINKS.card, link));
  const effect = effectOf(duel, link);
  const slow = isIgnitionForNow(duel, state.get(LINKS.player, link), state.get(LINKS.card, link), effect);
  const rules = [...law.activated];
  if (kind === "monster" && effect.kind === "activation")
    rules.push(...law.speedOfSpell, ...law.pendulumScale);
  else if (effect.ir.part === "pendulum") rules.push(...law.speedOfSpellEffect, ...law.pendulumEffect);
  else if (kind === "monster")
    rules.push(...(effect.kind === "quick" && !slow ? law.speedOfQuickEffect : law.speedOfMonsterEffect));
  else if (effect.kind !== "activation")
    rules.push(...(kind === "spell" ? law.speedOfSpellEffect : law.speedOfTrapEffect));
  else if (effect.speed === 3) rules.push(...law.speedOfCounterTrap);
  else rules.push(...(effect.speed === 2 ? law.speedOfFastCard : law.speedOfSpell));
  rules.push(...rulesOfSpellSpeed(duel, state.get(LINKS.card, link), effect, state.get(LINKS.zone, link)));
  if (effect.ir.conditions.some(asksChain)) rules.push(...law.asksChain);
  rules.push(...rulesOfCounting(duel, effect));
  if (effect.ir.conditions.some((one) => one.kind === "own-occasion" && one.negated !== undefined))
    rules.push(...law.lastNegated);
  if (handTrigger) rules.push(...law.handTrigger);
  rules.push(...rulesOfBattle(duel, effect, below !== NO_LINK));
  if (effect.ir.conditions.some(({ kind }) => kind === "came-up")) rules.push(...law.spiritReturns);
  if (below === NO_LINK) {
    const priority = effect.kind === "ignition" && state.read(NOW.window) !== 0;
    return priority ? [...rules, ...law.ignitionPriority] : rules;
  }
  rules.push(...law.chained);
  if (effect.speed === 3) rules.push(...law.chainedAtSpeed3);
  else if (effect.speed === 2) rules.push(...law.chainedAtSpeed2);
  if (handTrigger) {
    rules.push(...law.handTriggerChained);
    if (effectOf(duel, below).kind !== "trigger") rules.push(...law.handTriggerOnFastCard);
  }
  if (state.get(LINKS.player, below) === state.get(LINKS.player, link)) {
    if (state.read(OCG.batchLast) !== link) rules.push(...law.chainedToOwnLink);
    if (state.get(LINKS.answers, link) === below) rules.push(...law.answersOwnLink);
  }
  const first = state.read(OCG.batchFirst);
  if (
    state.get(LINKS.answers, link) === below &&
    first !== 0 &&
    first < below &&
    state.read(OCG.batchLast) === below
  ) {
    rules.push(...law.lastOfBatch);
  }
  if (effect.kind === "quick" && effect.optional && state.read(OCG.batchLast) === below)
    rules.push(...law.quickAfterBatch);
  return rules;
}

/** A link 1 that answers what is no link itself. */
const rulesOfAnswer = (duel: Duel): readonly number[] => {
  const { law } = ocgRules(duel);
  return duel.state.read(NOW.attempt) === ATTEMPT.none ? law.answersEvent : law.answersAttempt;
};
/** The rules by which an effect is activated when it is, if that is in the Battle Phase. */
function rulesOfBattle(duel: Duel, effect: CompiledEffect, chained: boolean): readonly number[] {
  if (isDamageStep(duel)) return rulesOfDamageStep(duel, effect, chained);
  const { state } = duel;
  const { law } = ocgRules(duel);
  const rules: number[] = [];
  if (hasEffectProperty(effect, EFFECT_PROPERTY.namesBattleStep)) rules.push(...law.namesBattleStep);
  if (attackerOf(duel) === NO_CARD) return rules;
  if (waitsFor(effect.trigger, EVENT.attackDeclared)) rules.push(...law.answersAttack);
  if (effect.speed >= 2 && !hasEffectProperty(effect, EFFECT_PROPERTY.inDamageStep))
    rules.push(...law.lastChanceBeforeDamageStep);
  if (!chained && state.read(NOW.chainsDone) > state.read(OCG.chainsAtAttack))
    rules.push(...law.furtherChain);
  return rules;
}

/**
 * How a link is placed if nobody responds with it: bits of the routine's `how`. The first three are of a batch of
 * simultaneous triggers; the others of a mandatory Quick Effect, from bit 4 on the link that it answers.
 */
export const HOW = { member: 1, chosen: 2, sameGroup: 4, laterRound: 8, answers: 4 } as const;
const BATCH = HOW.member | HOW.chosen | HOW.sameGroup;

/** Whether the link is the effect of a Trap, which has Spell Speed 2 even where it is a trigger. */
const isTrap = (duel: Duel, link: LinkId): boolean =>
  definitionOf(duel, duel.state.get(LINKS.card, link)).kind === "trap";

function rulesOfBatch(duel: Duel, link: LinkId, how: number): readonly number[] {
  if ((how & BATCH) === 0) return [];
  const { law } = ocgRules(duel);
  return [
    ...(link > 1 ? law.batch : []),
    ...(link > 1 && (isTrap(duel, link) || isTrap(duel, (link - 1) as LinkId)) ? law.trapInBatch : []),
    ...((how & HOW.chosen) !== 0 ? law.ownOrder : []),
    ...((how & HOW.sameGroup) !== 0 ? law.noPassingInBatch : []),
  ];
}

/** In which zone a card that comes from the hand is activated. */
const choosePlace = ocgQuestions.define(
  whichPlace((duel, frame, player) =>
    placesOfSpell(duel, player, duel.state.get(activate.reg.card, frame) as CardId),
  ),
);

/**
 * Activates a card or effect: place it, make the link, pay the cost and choose the targets. Indivisible: nobody
 * responds in between.
 */
export const activate = ocgRoutines.define(
  "activate",
  ["card", "effect", "player", "how", "link", "negated", "slot", "atom"],
  {
    askPlace(duel, frame) {
      const { state } = duel;
      const card = state.get(activate.reg.card, frame) as CardId;
      const player = state.get(activate.reg.player, frame) as Player;
      const definition = definitionOf(duel, card);
      const isCard = definition.effects[state.get(activate.reg.effect, frame)]?.kind === "activation";
      const comes = isCard && state.get(CARD.zone, card) === ZONE.hand;
      state.set(activate.reg.slot, frame, -1);
      if (comes && placesOfSpell(duel, player, card) !== 0) duel.ask(choosePlace, player, frame);
      else duel.jump(frame, activate.at.place);
    },
    placeChosen(duel, frame) {
      duel.state.set(activate.reg.slot, frame, placeIn(duel.state.read(NOW.answer) as Action));
    },
    place(duel, frame) {
      const { state } = duel;
      const card = state.get(activate.reg.card, frame) as CardId;
      const index = state.get(activate.reg.effect, frame);
      const player = state.get(activate.reg.player, frame) as Player;
      const definition = definitionOf(duel, card);
      const effect = definition.effects[index];
      if (effect === undefined) throw new RangeError(`${definition.card.name.en} has no effect ${index}`);
      const from = state.get(CARD.zone, card);
      const below = topLink(duel);
      const how = state.get(activate.reg.how, frame);
      const inBatch = (how & BATCH) !== 0;
      const answers = (how >> HOW.answers) as LinkId;
      const handTrigger = !inBatch && isFastHandTrigger(duel, card, effect);
      const respondsToEvent = happenedNow(duel, player, card, effect);
      const cause = byRule(player);
      if (effect.kind === "activation") {
        if (from === ZONE.hand) {
          const zone = zoneFor(duel, card);
          if (zone === ZONE.field) makeRoomForField(duel, player);
          const chosen = state.get(activate.reg.slot, frame);
          const slot = chosen >= 0 ? chosen : slotFor(duel, player, zone);
          move(duel, card, { zone, player, face: FACE.up, slot }, MANNER.placed, cause);
        } else turnFace(duel, card, FACE.up, cause);
        if (zoneFor(duel, card) === ZONE.field) destroyOtherField(duel, player);
      }
      const inPhase =
        duel.trace === null || below !== NO_LINK || inBatch || respondsToEvent
          ? []
          : rulesInPhase(duel, player, card, effect);
      const link = openLink(duel, card, index, player);
      state.set(activate.reg.link, frame, link);
      state.set(LINKS.zone, link, from);
      // Whoever uses it in the hand has shown it.
      if (state.get(CARD.zone, card) === ZONE.hand) state.set(CARD.knownTo, card, EVERYBODY);
      const atom = state.get(activate.reg.atom, frame);
      noteOccasion(
        duel,
        link,
        answers === NO_LINK ? below : answers,
        state.read(NOW.lastTiming),
        // A "when" is about the last thing to happen, and about nothing that came before it.
        (event) =>
          atom === 0
            ? !canMissTiming(effect) || state.get(EVENT_LOG.atom, event) === state.read(NOW.lastAtom)
            : state.get(EVENT_LOG.atom, event) === atom,
      );
      const mandatory =
        answers === NO_LINK || duel.trace === null
          ? []
          : rulesOfMandatoryQuick(duel, (how & HOW.laterRound) !== 0);
      if (isPhaseEffect(effect)) state.write(OCG.phaseItems, state.read(OCG.phaseItems) + 1);
      countUse(duel, player, card, effect);
      tallyActivation(duel, link);
      const isCard = effect.kind === "activation" ? 1 : 0;
      const place = state.get(CARD.slot, card) + 1;
      happen(
        duel,
        { kind: EVENT.used, card, how: isCard, amount: link, from: state.get(CARD.zone, card), place },
        cause,
      );
      countHandTrigger(duel, player, from, effect);
      if (duel.trace !== null) {
        const rules = [
          ...rulesOfLink(duel, link, below, handTrigger),
          ...rulesOfBatch(duel, link, how),
          ...mandatory,
          ...inPhase,
        ];
        const answersEvent = respondsToEvent && below === NO_LINK && !inBatch;
        duel.point(
          TRACE.activated,
          answersEvent ? [...rules, ...rulesOfAnswer(duel)] : rules,
          link,
          card,
          index * 2 + player,
        );
      }
      const negated = someLingeringOn(duel, LINGERING_KIND.negated, card, () => true);
      state.set(activate.reg.negated, frame, negated ? state.get(CARD.stamp, card) : 0);
      duel.call(effect.cost, link);
    },
    // A monster whose effects are negated does not get rid of that by leaving the field as its own cost.
    paid(duel, frame) {
      const { state } = duel;
      const stamp = state.get(activate.reg.negated, frame);
      if (stamp === 0 || stamp === state.get(CARD.stamp, state.get(activate.reg.card, frame) as CardId))
        return;
      setFlag(duel, state.get(activate.reg.link, frame) as LinkId, LINK.negatedAsPaid);
    },
  },
);
