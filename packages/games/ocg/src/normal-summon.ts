import {
  forbiddenBy,
  placeIn,
  tributeReduction,
  tributeWorth,
  useTributeReduction,
  whichPlace,
} from "@chainwright/engine/applying";
import {
  type Duel,
  definitionOf,
  eachInPile,
  hasRoom,
  isInHand,
  type NormalSummonWay,
} from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { noteUsed, topLink } from "@chainwright/engine/history";
import { effectContext, isPrinted, KIND } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  FACE,
  MANNER,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  PLAYER,
  type Player,
  POSITION,
  SET_SO,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import {
  BY_LEVEL,
  comeIntoPlay,
  countTributes,
  defineMaterials,
  defineTributes,
  forgetPicked,
  haveMaterials,
  namedTributes,
  picked,
  ruleOf,
  tributeForbiddenBy,
  wayOf,
} from "@chainwright/engine/summons";
import type { FrameId } from "@chainwright/kernel";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { isGemini, isGeminiWithoutEffects } from "./gemini-and-trap-monsters.ts";
import { isInExtraZone, placeMatters, summonSlots } from "./monster-zones-and-columns.ts";
import {
  countNormalSummon,
  hasNormalSummon,
  isNormalSummonUsed,
  tributesFor,
} from "./normal-summons-per-turn.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { beginSummon, summonNegationWindow } from "./summon-negation-window.ts";
import { checkOnlyOne, isFromExtraDeck, mayBeSummoned } from "./summoning-conditions.ts";
import { ZONE } from "./zones.ts";

/** Offers to Set a monster as its Level asks for, and in the other ways of its text in which that can be done. */
export function offerMonsterSets(duel: Duel, card: CardId, offer: (action: Action) => void): void {
  offer(action(ACT.set, card));
  definitionOf(duel, card).normalSummons.forEach(({ set }, i) => {
    if (set) offer(action(ACT.set, card, i + SET_SO));
  });
}

/** The way of its text in which a monster is Set, counted from 1 as in `ACT.summon`. */
export const wayOfSet = (second: number): number => Math.max(BY_LEVEL, second - SET_SO + 1);

/** Whether a monster can be Set now, in that way. */
export function checkMonsterSet(
  duel: Duel,
  player: Player,
  card: CardId,
  why: Why | null,
  way: number,
): boolean {
  if (why === null && isNormalSummonUsed(duel, player, card, false)) return false;
  const other = wayOf(duel, card, way);
  if (way !== BY_LEVEL && other?.set !== true && no(why, ocgRules(duel).law.noNormalSummon, card))
    return false;
  const context = effectContext(card, 0, player);
  for (const condition of other?.conditions ?? []) if (!condition(duel, context, why)) return false;
  return checkNormalSummon(duel, player, card, true, why, other?.fewer ?? 0);
}

const namesTributes = (way: NormalSummonWay | undefined): boolean =>
  way !== undefined && way.tributes !== null;

/** Whether a monster in the hand can be Normal Summoned or Set now; `spared` Tributes fewer will do, or those that its text names. */
function checkNormalSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  set: boolean,
  why: Why | null,
  spared = 0,
  named = false,
): boolean {
  const definition = definitionOf(duel, card);
  if (!isInHand(duel, player, card) && no(why, duel.law.wrongPlace, card)) return false;
  if (definition.kind !== "monster") {
    no(why, ocgRules(duel).law.noNormalSummon, card);
    return false;
  }
  const special = isFromExtraDeck(definition) || isPrinted(definition, KIND.ritual);
  if (
    (special || ruleOf(definition, "cannot-normal-summon") !== undefined) &&
    no(why, ocgRules(duel).law.noNormalSummon, card)
  )
    return false;
  if (!mayBeSummoned(duel, player, card, set ? WAY.set : WAY.normal, why)) return false;
  if (!hasNormalSummon(duel, player, card, !set, why)) return false;
  if (!checkOnlyOne(duel, player, card, why)) return false;
  const unset = set ? forbiddenBy(duel, "set", card, player) : NO_CARD;
  if (unset !== NO_CARD && no(why, duel.law.forbidden, unset)) return false;
  if (named && !mayTributeSummon(duel, player, card, why)) return false;
  if (named)
    return haveMaterials(duel, NAMED, player, card) ? allowed(why) : !no(why, duel.law.tributes, card);
  const needed = tributesFor(duel, card) - spared;
  if (!set && needed > 0 && !mayTributeSummon(duel, player, card, why)) return false;
  if (needed > 0 && countTributes(duel, player, card, set) < needed && no(why, duel.law.tributes, card))
    return false;
  if (!mayHaveRoom(duel, player, card, set, needed > 0) && no(why, duel.law.noRoom, card)) return false;
  return allowed(why);
}

/** Whether a monster can be Normal Summoned now: one in the hand, or a Gemini monster once more on the field. */
export function checkSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  why: Why | null,
  way = BY_LEVEL,
): boolean {
  const { state, law } = duel;
  if (state.get(CARD.zone, card) !== ZONE.monster) {
    // A quick look before all others: mostly it has been used.
    if (why === null && isNormalSummonUsed(duel, player, card, true)) return false;
    const other = wayOf(duel, card, way);
    if (way !== BY_LEVEL && other === undefined && no(why, ocgRules(duel).law.noNormalSummon, card))
      return false;
    const context = effectContext(card, 0, player);
    for (const condition of other?.conditions ?? []) if (!condition(duel, context, why)) return false;
    const { fewer, none } = tributeReduction(duel, player, card);
    const possible = (spared: number, whyNot: Why | null): boolean =>
      checkNormalSummon(duel, player, card, false, whyNot, spared, namesTributes(other));
    return (
      (other === undefined && none && possible(tributesFor(duel, card), null)) ||
      possible(other?.fewer ?? fewer, why)
    );
  }
  const ready = state.get(CARD.controller, card) === player && state.get(CARD.face, card) === FACE.up;
  if (!(ready && isGemini(duel, card))) {
    no(why, law.wrongPlace, card);
    return false;
  }
  if (!isGeminiWithoutEffects(duel, card) && no(why, ocgRules(duel).law.geminiSummon, card)) return false;
  return hasNormalSummon(duel, player, card, true, why) && allowed(why);
}

/** Whether an effect can Normal Summon a monster in the hand: that is one more than the one a turn. */
export function checkSummonByEffect(duel: Duel, player: Player, card: CardId, withTribute: boolean): boolean {
  const definition = definitionOf(duel, card);
  const needed = tributesFor(duel, card);
  return (
    isInHand(duel, player, card) &&
    definition.kind === "monster" &&
    ruleOf(definition, "cannot-normal-summon") === undefined &&
    mayBeSummoned(duel, player, card, WAY.normal, null) &&
    checkOnlyOne(duel, player, card, null) &&
    forbiddenBy(duel, "normal-summon", card, player) === NO_CARD &&
    (needed > 0 || !withTribute) &&
    (needed === 0 || mayTributeSummon(duel, player, card, null)) &&
    mayHaveRoom(duel, player, card, false, needed > 0) &&
    countTributes(duel, player, card) >= needed
  );
}

/** "Neither player can Tribute Summon monsters, except Zombie monsters.": with what it takes, it may be Set. */
function mayTributeSummon(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const forbidding = forbiddenBy(duel, "tribute-summon", card, player);
  return forbidding === NO_CARD || !no(why, duel.law.forbidden, forbidding);
}

/** A Gemini monster is Normal Summoned once more. */
export function summonGemini(duel: Duel, player: Player, card: CardId): void {
  countNormalSummon(duel, player, card, true);
  duel.call(summonNegationWindow, player, WAY.normal, card);
}

/** Whether a Main Monster Zone is free, or becomes free by a Tribute. */
const mayHaveRoom = (
  duel: Duel,
  player: Player,
  card: CardId,
  set: boolean,
  withTributes: boolean,
): boolean =>
  hasRoom(duel, player, ZONE.monster) ||
  (withTributes &&
    !eachInPile(
      duel,
      player,
      ZONE.monster,
      (tribute) =>
        isInExtraZone(duel, tribute) || tributeForbiddenBy(duel, player, tribute, card, set) !== NO_CARD,
    ));

const NAMED = namedTributes((duel) => duel.law.tributes);

const chooseNamed = defineMaterials(ocgRoutines, ocgQuestions, NAMED);

/** What spares some Tributes is about Summons, not Sets. */
const tributes = defineTributes(ocgRoutines, ocgQuestions, (duel, card, player, set) => {
  const most = tributesFor(duel, card);
  const { fewer, none } = set ? { fewer: 0, none: false } : tributeReduction(duel, player, card);
  return { most, least: most - fewer, none };
});

/** With fewer Tributes than its Level asks for, effects have spared the others. */
function noteFewer(duel: Duel, player: Player, card: CardId, tributes: readonly CardId[]): void {
  const worth = (tribute: CardId): number => tributeWorth(duel, tribute, card, POSITION.attack);
  const given = tributes.reduce((sum, tribute) => sum + worth(tribute), 0);
  useTributeReduction(duel, player, card, tributesFor(duel, card) - given, given === 0);
}

/** The zones to which the monster can come when its Tributes have left. */
const slotsFor = (duel: Duel, frame: FrameId): number =>
  summonSlots(
    duel,
    duel.state.get(normalSummon.reg.player, frame) as Player,
    duel.state.get(normalSummon.reg.card, frame) as CardId,
    picked(duel),
  );

const choosePlace = ocgQuestions.define(whichPlace(slotsFor));

/**
 * Normal Summon or Set of a monster: its Tributes are chosen, then they leave and it comes to the field in one step, so
 * that nothing else takes the zones that they leave.
 */
export const normalSummon = ocgRoutines.define("normal summon", ["card", "player", "set", "way", "slots"], {
  chooseTributes(duel, frame) {
    const { state } = duel;
    const { player, set, way } = normalSummon.reg;
    const card = state.get(normalSummon.reg.card, frame) as CardId;
    const other = wayOf(duel, card, state.get(way, frame));
    if (namesTributes(other)) duel.call(chooseNamed, card, state.get(player, frame), NO_CARD);
    else duel.call(tributes, card, state.get(player, frame), state.get(set, frame), other?.fewer ?? 0);
  },
  askPlace(duel, frame) {
    const slots = slotsFor(duel, frame);
    const card = duel.state.get(normalSummon.reg.card, frame) as CardId;
    const player = duel.state.get(normalSummon.reg.player, frame) as Player;
    duel.state.set(normalSummon.reg.slots, frame, slots & -slots);
    if (placeMatters(duel, card, slots)) duel.ask(choosePlace, player, frame);
    else duel.jump(frame, normalSummon.at.place);
  },
  placeChosen(duel, frame) {
    duel.state.set(normalSummon.reg.slots, frame, 1 << placeIn(duel.state.read(NOW.answer) as Action));
  },
  place(duel, frame) {
    const { state } = duel;
    const card = state.get(normalSummon.reg.card, frame) as CardId;
    const player = state.get(normalSummon.reg.player, frame) as Player;
    const cause = byRule(player);
    const slots = state.get(normalSummon.reg.slots, frame);
    const tributes = picked(duel);
    const ownWay = wayOf(duel, card, state.get(normalSummon.reg.way, frame)) !== undefined;
    const way = WAY.normal | (tributes.length > 0 ? WAY.tribute : 0) | (ownWay ? WAY.bySelf : 0);
    noteUsed(duel, card, tributes);
    const isSet = state.get(normalSummon.reg.set, frame) !== 0;
    if (!isSet && !ownWay) noteFewer(duel, player, card, tributes);
    for (const tribute of tributes) {
      // It was a Tribute for this monster's Summon, if it is not Set.
      const forSummon = { ...cause, why: CAUSE.summon, ...(isSet ? {} : { card }) };
      move(duel, tribute, { zone: ZONE.graveyard }, MANNER.tributed | MANNER.sent, forSummon);
    }
    forgetPicked(duel);
    const byEffect = topLink(duel) !== NO_LINK;
    if (!byEffect) countNormalSummon(duel, player, card, !isSet);
    if (isSet) state.set(PLAYER.normalIn, player, state.read(NOW.turn));
    // Tributes leave before the Summon: what they trigger is no longer the last thing to happen.
    state.write(NOW.atom, state.read(NOW.atom) + 1);
    if (isSet) {
      const slot = 31 - Math.clz32(slots);
      const place = { zone: ZONE.monster, player, face: FACE.down, position: POSITION.defense, slot };
      move(duel, card, place, MANNER.placed, cause);
      state.set(CARD.way, card, state.get(CARD.way, card) | WAY.set | (ownWay ? WAY.bySelf : 0));
      duel.point(TRACE.alsoBy, ocgRules(duel).law.noLink);
      duel.call(fastEffectTiming);
    } else if (byEffect) {
      // In the middle of a chain nobody can negate it.
      const byIt = { why: CAUSE.effect, agent: player, link: topLink(duel) };
      comeIntoPlay(duel, card, player, POSITION.attack, way, byIt, ZONE.hand, slots);
    } else {
      beginSummon(duel, player, card, way, POSITION.attack, slots);
      duel.call(summonNegationWindow, player, way);
    }
  },
});
