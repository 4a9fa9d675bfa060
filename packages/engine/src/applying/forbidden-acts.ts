import type { Duel } from "../board/duel.ts";
import type { ContinuousEffectOf, TriggerCondition, UseLimit } from "../board/duel-types.ts";
import { effectOf, topLink } from "../history/chain-links.ts";
import { attackerOf, attackTargetOf, hasAnotherAttacked } from "../history/current-battle.ts";
import { someEvent } from "../history/event-log.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import { occasionsThisTurn } from "../history/per-turn-tallies.ts";
import { actBit, type ForbiddenAct } from "../program/act-bits.ts";
import type { EffectContext } from "../program/effect-context.ts";
import { ACTIVATED, means, waysMask } from "../program/ir-vocabulary.ts";
import { CARD, type CardId, LINGERING, LINKS, type LinkId, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { CAUSE, CONTINUOUS_ACTION, EVENT, LINGERING_KIND, type Player, UNTIL } from "../state/vocabulary.ts";
import {
  appliesTo,
  beginOf,
  isPlayerUnaffected,
  isTargetOf,
  isUnaffected,
  someApplying,
} from "./continuous-effects.ts";

/** What continuous effects forbid: whether one is on an act, a card and its cause. */

/**
 * The card whose effect forbids something, or none: that a player does it, or that it is done to the card for a cause
 * (`CAUSE` bits; 0 where the cause does not matter). Activating a card is one act, an effect of it another.
 */
export const forbiddenBy = (
  duel: Duel,
  act: ForbiddenAct,
  card: CardId,
  player: Player,
  cause = 0,
  by: CardId = NO_CARD,
): CardId => banOn(duel, act, card, player, cause, by)?.context.card ?? NO_CARD;

/** The card whose effect forbids that a player Special Summons a card in a way (`WAY` bits), by the effect of `by`, or none. */
export const summonForbiddenBy = (
  duel: Duel,
  card: CardId,
  player: Player,
  way: number,
  by: CardId = NO_CARD,
): CardId => banOn(duel, "special-summon", card, player, 0, by, way)?.context.card ?? NO_CARD;

/** … that a player activates a card, or an effect of it, in response to a link or to none. */
export const activationForbiddenBy = (
  duel: Duel,
  act: "activate-card" | "activate-effect",
  card: CardId,
  player: Player,
  answered: LinkId,
): CardId => banOn(duel, act, card, player, 0, NO_CARD, 0, answered)?.context.card ?? NO_CARD;

/** The same where it is about to happen: what keeps a card from it only so often in a turn has then done so. */
export function preventedBy(
  duel: Duel,
  act: ForbiddenAct,
  card: CardId,
  player: Player,
  cause: number,
  by: CardId = NO_CARD,
): CardId {
  const ban = banOn(duel, act, card, player, cause, by);
  if (ban === null) return NO_CARD;
  const { card: source, effect } = ban.context;
  if (ban.one.perTurn !== null)
    addLingering(duel, { kind: LINGERING_KIND.prevented, card, source, effect, until: UNTIL.endOfTurn });
  return source;
}

/** Whether a monster is for a player's attacks as if it were not there. */
export const isIgnoredByAttacks = (duel: Duel, card: CardId, player: Player): boolean =>
  someApplying(
    duel,
    CONTINUOUS_ACTION.forbid,
    (one, context) =>
      one.passedOver && means(one.player, context.player, player) && appliesTo(duel, one, context, card),
  );

/** How often an effect has kept a card from something this turn. */
function timesPrevented(duel: Duel, card: CardId, { card: source, effect }: EffectContext): number {
  const { state } = duel;
  let times = 0;
  someLingeringOn(duel, LINGERING_KIND.prevented, card, (lingering) => {
    if (
      state.get(LINGERING.source, lingering) === source &&
      state.get(LINGERING.effect, lingering) === effect
    )
      times++;
    return false;
  });
  return times;
}

interface Ban {
  readonly one: ContinuousEffectOf<typeof CONTINUOUS_ACTION.forbid>;
  readonly context: EffectContext;
}

/** What forbids something, first of all what does so as often as it happens. Asked often, and mostly nothing forbids. */
function banOn(
  duel: Duel,
  act: ForbiddenAct,
  card: CardId,
  player: Player,
  cause: number,
  by: CardId,
  way = 0,
  answered = NO_LINK,
): Ban | null {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.forbid) === 0) return null;
  return banAmong(duel, act, card, player, cause, by, way, answered);
}

function banAmong(
  duel: Duel,
  act: ForbiddenAct,
  card: CardId,
  player: Player,
  cause: number,
  by: CardId,
  way: number,
  answered: LinkId,
): Ban | null {
  let ban: Ban | null = null;
  const bit = actBit(act);
  const isBanOn = ({ acts }: Ban["one"]): boolean => (acts & bit) !== 0;
  const forbids = (one: Ban["one"], context: EffectContext): boolean => {
    if (!isAct(duel, one, act, card) || !means(one.player, context.player, player)) return false;
    if (one.causes !== 0 && (one.causes & cause) === 0) return false;
    if (act === "special-summon" && !isWayMeant(one, way)) return false;
    if (!isOn(duel, one, context, act, card) || one.except?.test(duel, context, card)) return false;
    if (one.beyond !== null && !isUseLimitReached(duel, one.beyond, context, player)) return false;
    if (one.onlyOne && !hasAnotherAttacked(duel, player, card)) return false;
    if (one.answering !== null && !isAnswered(duel, context, one.answering, answered)) return false;
    // Nothing targets but what is activated.
    const byEffect = act !== "target" && (cause & CAUSE.effect) !== 0;
    if (one.activated && byEffect && !isByActivated(duel, by)) return false;
    if (!isMeant(duel, one, context, card, cause, by)) return false;
    // What is said of a player is not about the card, and what attackers cannot do is about them.
    const about = act === "be-attacked" && one.by !== null ? by : card;
    if (one.player !== "opponent" && isUnaffected(duel, about, context.card, context.effect)) return false;
    if (isPlayerUnaffected(duel, player, context.card)) return false;
    if (one.perTurn !== null && (ban !== null || timesPrevented(duel, card, context) >= one.perTurn))
      return false;
    ban = { one, context };
    return one.perTurn === null;
  };
  someApplying(duel, CONTINUOUS_ACTION.forbid, forbids, isBanOn);
  return ban;
}

/** Whether a player has done as much as was left to be done since the ban began to hold. */
function isUseLimitReached(
  duel: Duel,
  { times, tally }: UseLimit,
  { card, lingering }: EffectContext,
  player: Player,
): boolean {
  const since = lingering === undefined ? beginOf(duel, card) : duel.state.get(LINGERING.order, lingering);
  return occasionsThisTurn(duel, tally, player, since) >= times;
}

/** Whether a card is one of those that a ban is on; a monster that is activated itself is so as a Spell Card. */
function isOn(
  duel: Duel,
  one: ContinuousEffectOf<typeof CONTINUOUS_ACTION.forbid>,
  context: EffectContext,
  act: ForbiddenAct,
  card: CardId,
): boolean {
  const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
  const test = act === "activate-card" && facts.kind === "monster" ? one.asSpell : null;
  return (test ?? one.cards.test)(duel, context, card);
}

/** Whether a ban is about Special Summons in this way. */
const isWayMeant = (
  { ways, exceptWays }: ContinuousEffectOf<typeof CONTINUOUS_ACTION.forbid>,
  way: number,
): boolean => (exceptWays & way) === 0 && (ways === null || (waysMask(ways) & way) !== 0);

/** Whether a ban is about this cause and this moment. */
function isMeant(
  duel: Duel,
  {
    by,
    exceptBy,
    untargeted,
    causes,
    exceptFor,
    whenAttacks,
    phase,
  }: ContinuousEffectOf<typeof CONTINUOUS_ACTION.forbid>,
  context: EffectContext,
  card: CardId,
  cause: number,
  source: CardId,
): boolean {
  if (phase !== null && !duel.rules.isMoment(duel, phase)) return false;
  if (whenAttacks !== null) {
    const attacker = attackerOf(duel);
    if (attacker === NO_CARD || !whenAttacks.test(duel, context, attacker)) return false;
  }
  // What a Tribute or a material is used for is what it is asked about.
  if (exceptFor !== null && source !== NO_CARD && exceptFor.test(duel, context, source)) return false;
  if (untargeted && isTargetOf(duel, source, card)) return false;
  if (by === null && exceptBy === null) return true;
  const isBattle = (cause & CAUSE.battle) !== 0;
  const opponent = attackerOf(duel) === card ? attackTargetOf(duel) : attackerOf(duel);
  const other = isBattle ? opponent : source;
  if (exceptBy !== null && other !== NO_CARD && exceptBy.test(duel, context, other)) return false;
  if (by === null) return true;
  // "By battle or your opponent's card effects": the words after "or" are about effects.
  if (isBattle && (cause & causes) !== 0 && (causes & CAUSE.effect) !== 0) return true;
  return other !== NO_CARD && by.test(duel, context, other);
}

/** Whether it is an activated effect of the card that does it now: what is done without a chain has a link as well. */
function isByActivated(duel: Duel, source: CardId): boolean {
  const link = topLink(duel);
  return (
    link !== NO_LINK &&
    duel.state.get(LINKS.card, link) === source &&
    ACTIVATED.has(effectOf(duel, link).kind)
  );
}

/** Whether what is answered, the link or else what happened, is among what is meant. */
function isAnswered(
  duel: Duel,
  context: EffectContext,
  { kinds, event, activation }: TriggerCondition,
  answered: LinkId,
): boolean {
  if ((kinds & (1 << EVENT.activated)) !== 0)
    return answered !== NO_LINK && activation(duel, context, answered);
  // Once something is activated, what answers that does not answer the event.
  if (topLink(duel) !== NO_LINK || (duel.state.read(NOW.windowKinds) & kinds) === 0) return false;
  return someEvent(duel, duel.state.read(NOW.window), (one) => event(duel, context, one));
}

/** Whether a ban on acts of this kind is on this one: of material for some Summons, of effects in some places. */
function isAct(
  duel: Duel,
  { act, ways, causes, effectsIn }: Ban["one"],
  asked: ForbiddenAct,
  card: CardId,
): boolean {
  if (act === "material") return ways?.some((way) => asked === `material-${way}`) ?? true;
  if (act === "change-position" && asked === "turn-by-effect")
    return causes !== 0 || duel.game.holdsAgainstEffects;
  if (act !== "activate" || asked !== "activate-effect" || effectsIn === null) return true;
  return (duel.zonesOf(effectsIn) & (1 << duel.state.get(CARD.zone, card))) !== 0;
}
