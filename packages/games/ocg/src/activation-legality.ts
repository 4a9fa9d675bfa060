import { type ActivationRule, isInPart } from "@chainwright/card-ir";
import { activationForbiddenBy, isActivationAllowed, silencedBy } from "@chainwright/engine/applying";
import { waitsFor } from "@chainwright/engine/battle";
import { type CompiledEffect, type Duel, definitionOf, holderOf } from "@chainwright/engine/board";
import { effectOf, linkCount, someLingeringOn, topLink } from "@chainwright/engine/history";
import { type EffectContext, effectContext } from "@chainwright/engine/program";
import {
  ATTEMPT,
  allowed,
  CARD,
  type CardId,
  EVENT,
  FACE,
  LINGERING,
  LINGERING_KIND,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  sayAlso,
  type Why,
} from "@chainwright/engine/state";
import type { ActivationTiming } from "./activation-timing.ts";
import { answersActivations, nothingToAnswer, occasionMet } from "./answered-events.ts";
import { isDamageStep, mayActivateInDamageStep } from "./damage-step-activations.ts";
import { EFFECT_PROPERTY, hasEffectProperty, isPhaseEffect } from "./effect-properties.ts";
import { isGeminiWithoutEffects } from "./gemini-and-trap-monsters.ts";
import { isSecondHandTrigger } from "./hand-triggers.ts";
import { isUsedUp } from "./once-per-turn.ts";
import { STEP } from "./phases.ts";
import { ocgRules } from "./rule-revisions.ts";
import { rulesOfSpellSpeed, spellSpeedFits } from "./spell-speed.ts";
import { hasZone } from "./spell-trap-placement.ts";
import { OCG } from "./state-tables.ts";
import { checkOnlyOne } from "./summoning-conditions.ts";
import { ZONE } from "./zones.ts";

/**
 * Whether a card or effect may be activated: one function for the options, the verdicts and the answers. `atom`: of the
 * event, where an effect triggers more than once.
 *
 * `if (objection && no(why, …)) return false` ends here at the first objection; where `why` collects reasons, it notes this one
 * and goes on to the next.
 */
export function checkActivate(
  duel: Duel,
  player: Player,
  card: CardId,
  index: number,
  timing: ActivationTiming,
  why: Why | null,
  atom = 0,
): boolean {
  const { law } = duel;
  const definition = definitionOf(duel, card);
  const effect = definition.effects[index];
  if (effect === undefined) {
    no(why, isInPart(definition.card) ? law.unread : law.conditionNotMet, card, index);
    return false;
  }
  if (hasEffectProperty(effect, EFFECT_PROPERTY.notActivated)) {
    const { law: ocg } = ocgRules(duel);
    no(why, definition.kind === "monster" ? ocg.doesNotActivate : ocg.cardDoesNotActivate, card, index);
    return false;
  }
  if (!fitsMoment(duel, card, effect, timing, why)) return false;
  if (!isHeldBy(duel, player, card, effect, timing, why)) return false;
  if (!inPlace(duel, player, card, effect, timing, why)) return false;
  if (isGeminiWithoutEffects(duel, card) && no(why, ocgRules(duel).law.geminiDormant, card, index))
    return false;
  if (isDamageStep(duel) && !mayActivateInDamageStep(duel, card, effect, why)) return false;
  if (
    isSecondHandTrigger(duel, player, card, effect) &&
    no(why, ocgRules(duel).law.oneHandTrigger, card, index)
  )
    return false;
  if (!isFastEnough(duel, player, card, effect, timing, why)) return false;
  if (!occasionMet(duel, player, card, effect, timing, why)) return false;
  const context = effectContext(card, index, player, topLink(duel), atom);
  if (!conditionsMet(duel, effect, context, why)) return false;
  if (isUsedUp(duel, player, card, effect) && no(why, law.usedUp, card, index)) return false;
  if (!noneForbids(duel, player, card, effect, timing, why)) return false;
  if (effect.kind === "activation" && !checkOnlyOne(duel, player, card, why)) return false;
  for (const check of effect.checks) if (!check(duel, context, why)) return false;
  return allowed(why);
}

/** What may begin or join a chain at this moment, whatever its own text asks for; what has triggered, always. */
function fitsMoment(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  if (timing === "trigger") return true;
  const { index } = effect;
  const responds = timing === "respond";
  if (responds && isMandatoryQuick(effect) && no(why, ocgRules(duel).law.mandatoryQuick, card, index))
    return false;
  if (
    responds &&
    !fitsSummonNegationWindow(duel, effect) &&
    no(why, ocgRules(duel).law.onlyNegation, card, index)
  )
    return false;
  // A short cut for most effects; with its reason `occasionMet` says the same.
  if (why === null && nothingToAnswer(duel, effect)) return false;
  if (isBeforeDraw(duel, effect) && no(why, ocgRules(duel).law.beforeDraw, card, index)) return false;
  return !(
    responds &&
    isHandAdjusted(duel, effect) &&
    no(why, ocgRules(duel).law.handIsAdjusted, card, index)
  );
}

/** Whether it is this player's to use. Where a trigger may have moved, it is that of the player whose card it was. */
function isHeldBy(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  const mayBeOther = timing === "trigger" && !ocgRules(duel).triggerNeedsCardInPlace;
  return mayBeOther || holderOf(duel, card) === player || !no(why, duel.law.wrongPlace, card, effect.index);
}

/** Its Spell Speed; with the objection, by which rules it has that. */
function isFastEnough(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  const reasonsBefore = why?.reasons.length;
  if (!spellSpeedFits(duel, player, card, effect, timing, why)) return false;
  if (why !== null && why.reasons.length !== reasonsBefore) {
    const zone = duel.state.get(CARD.zone, card);
    sayAlso(why, rulesOfSpellSpeed(duel, card, effect, zone), card, effect.index);
  }
  return true;
}

/** The conditions of its text; with the objection, the rules about the card and about what they count. */
function conditionsMet(duel: Duel, effect: CompiledEffect, context: EffectContext, why: Why | null): boolean {
  const reasonsBefore = why?.reasons.length;
  for (const condition of effect.conditions) if (!condition(duel, context, why)) return false;
  if (why !== null && why.reasons.length !== reasonsBefore) {
    const { card } = context;
    const rules = [...duel.rulesAbout(definitionOf(duel, card)), ...rulesOfCounting(duel, effect)];
    sayAlso(why, rules, card, effect.index);
  }
  return true;
}

/** Whether no effect forbids it: to its player by name, as what it is, or as an answer to what was activated before. */
function noneForbids(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  const { law } = duel;
  const forbidding = forbiddenByName(duel, player, definitionOf(duel, card).name);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  const answered = timing === "respond" ? topLink(duel) : NO_LINK;
  if (!isNotForbidden(duel, player, card, effect, answered, why)) return false;
  const silencing = timing === "respond" ? silencedBy(duel, player, card, effect) : NO_CARD;
  return silencing === NO_CARD || !no(why, law.forbidden, silencing);
}

/** Whether the activation of a card could be done as an effect resolves: whatever does not ask for a chance of its player. */
export function mayBeActivatedDuringResolution(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
): boolean {
  const context = effectContext(card, effect.index, player);
  const { name } = definitionOf(duel, card);
  return (
    effect.trigger === null &&
    effect.conditions.every((condition) => condition(duel, context, null)) &&
    !isUsedUp(duel, player, card, effect) &&
    forbiddenByName(duel, player, name) === NO_CARD &&
    isNotForbidden(duel, player, card, effect, NO_LINK, null) &&
    checkOnlyOne(duel, player, card, null) &&
    effect.checks.every((check) => check(duel, context, null))
  );
}

/** Of an effect that counts links: whether link 1 answers a Summon, which is no link itself. */
export function rulesOfCounting(duel: Duel, { ir }: CompiledEffect): readonly number[] {
  const { law } = ocgRules(duel);
  if (linkCount(duel) === 0 || !ir.conditions.some(({ kind }) => kind === "chain-link")) return [];
  return waitsFor(effectOf(duel, 1 as LinkId).trigger, EVENT.summoned) ? law.summonNotCounted : [];
}

/** A mandatory Quick Effect is put on the chain by the rules when it is due; no player chooses to use it. */
export const isMandatoryQuick = ({ kind, optional, trigger }: CompiledEffect): boolean =>
  kind === "quick" && !optional && answersActivations(trigger);

/** While a Summon is attempted, only what negates it may begin a chain. */
const fitsSummonNegationWindow = (duel: Duel, { trigger }: CompiledEffect): boolean =>
  duel.state.read(NOW.attempt) === ATTEMPT.none ||
  topLink(duel) !== NO_LINK ||
  waitsFor(trigger, EVENT.attempted);

/** Whether events trigger it: a Trigger Effect or a Flip Effect, which is looked for when a timing has closed. */
export const isTrigger = ({ kind }: CompiledEffect): boolean => kind === "trigger" || kind === "flip";

/** Place and face, and what follows from how the card came there. What has triggered was in its place then. */
function inPlace(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  const { state, law } = duel;
  const zone = state.get(CARD.zone, card);
  const face = state.get(CARD.face, card);
  const { kind } = definitionOf(duel, card);
  const hasTriggered = timing === "trigger" && isTrigger(effect);
  if ((effect.range & (1 << zone)) === 0 && !hasTriggered) {
    if (why !== null && effect.ir.part === "pendulum")
      sayAlso(why, ocgRules(duel).law.pendulumEffect, card, effect.index);
    if (no(why, law.wrongPlace, card, effect.index)) return false;
  }
  if (effect.kind !== "activation") {
    const hidden =
      face === FACE.down && (zone === ZONE.monster || zone === ZONE.spell || zone === ZONE.field);
    return !(hidden && no(why, law.wrongPlace, card, effect.index));
  }
  const quickPlay = kind === "spell" && effect.speed === 2;
  const ownTurn = state.read(NOW.turnPlayer) === player;
  if (zone === ZONE.hand) {
    const barred = kind === "trap" || (quickPlay && !ownTurn);
    // Where nothing else allows it, only the activation that pays for it is left; where something does, nobody pays.
    const mustPay = barred && !isAllowed(duel, player, card, "from-hand");
    if (effect.paidFor !== (mustPay ? "from-hand" : null) && no(why, law.wrongPlace, card, effect.index))
      return false;
    if (!hasZone(duel, player, card) && no(why, law.noRoom, card)) return false;
    // Of monsters only a Pendulum Monster is activated as a card.
    const { pendulum } = ocgRules(duel).notYetIntroduced;
    if (kind === "monster" && pendulum.length > 0 && no(why, pendulum, card)) return false;
  } else {
    if (face !== FACE.down && no(why, law.wrongPlace, card, effect.index)) return false;
    const setNow = state.get(CARD.since, card) === state.read(NOW.turn);
    const mustPay =
      setNow &&
      (kind === "trap" || quickPlay) &&
      !isAllowed(duel, player, card, "turn-set") &&
      !someLingeringOn(duel, LINGERING_KIND.activatable, card, () => true);
    // The same in the turn in which it was Set.
    if (effect.paidFor !== (mustPay ? "turn-set" : null) && no(why, ocgRules(duel).law.setThisTurn, card))
      return false;
  }
  return true;
}

/** Whether its own text or another card lets a card be activated from the hand, or in the turn in which it was Set. */
const isAllowed = (duel: Duel, player: Player, card: CardId, allows: ActivationRule["allows"]): boolean =>
  isActivationAllowed(duel, player, card, allows) ||
  definitionOf(duel, card).activationsAllowed.some(
    (rule) =>
      rule.allows === allows &&
      rule.conditions.every((holds) => holds(duel, effectContext(card, 0, player), null)),
  );

/** Before the draw of the turn a chain begins only with what says that it is used then. */
const isBeforeDraw = (duel: Duel, effect: CompiledEffect): boolean =>
  duel.state.read(OCG.step) === STEP.drawStart &&
  topLink(duel) === NO_LINK &&
  !hasEffectProperty(effect, EFFECT_PROPERTY.beforeDraw);

/** After the discard for the hand limit a chain begins only with what triggers. */
const isHandAdjusted = (duel: Duel, effect: CompiledEffect): boolean =>
  duel.state.read(OCG.step) === STEP.handLimit &&
  topLink(duel) === NO_LINK &&
  (effect.kind !== "trigger" || isPhaseEffect(effect));

/** Bans by continuous effects, or by what resolved effects left behind. */
function isNotForbidden(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  answered: LinkId,
  why: Why | null,
): boolean {
  const act = effect.kind === "activation" ? "activate-card" : "activate-effect";
  const source = activationForbiddenBy(duel, act, card, player, answered);
  return source === NO_CARD || !no(why, duel.law.forbidden, source);
}

/** The card whose effect forbids activating cards of this name, or none. */
function forbiddenByName(duel: Duel, player: Player, name: number): CardId {
  const { state } = duel;
  let source = NO_CARD;
  someLingeringOn(duel, LINGERING_KIND.forbidActivate, NO_CARD, (lingering) => {
    if (state.get(LINGERING.player, lingering) !== player || state.get(LINGERING.what, lingering) !== name)
      return false;
    source = state.get(LINGERING.source, lingering);
    return true;
  });
  return source;
}
