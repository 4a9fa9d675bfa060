import type { Duel } from "../board/duel.ts";
import { holderOf } from "../board/zone-contents.ts";
import { effectOf } from "../history/chain-links.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import type { Negated } from "../program/continuous-effect.ts";
import { means, waysMask } from "../program/ir-vocabulary.ts";
import {
  CARD,
  type CardId,
  LINGERING,
  LINKS,
  type LingeringId,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
} from "../state/schema.ts";
import { CONTINUOUS_ACTION, FACE, LINGERING_KIND, type Player } from "../state/vocabulary.ts";
import {
  appliesTo,
  isUnaffectedByNow,
  OVERRULED,
  someApplying,
  someLingering,
} from "./continuous-effects.ts";

/** Whose effects are negated, and what keeps them, or an activation, from it. */

/** The card whose continuous effect negates a card's effects now, or none. */
export function negatedBy(duel: Duel, card: CardId): CardId {
  let negator = NO_CARD;
  const { state } = duel;
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.negate) === 0 || state.get(CARD.face, card) !== FACE.up)
    return negator;
  if (cannotBeNegated(duel, card)) return negator;
  someApplying(duel, CONTINUOUS_ACTION.negate, (one, context) => {
    if (!appliesTo(duel, one, context, card)) return false;
    negator = context.card;
    return true;
  });
  return negator;
}

/**
 * The card whose continuous effect negates what a Spell or Trap has activated on the field, as the card was there: that it has
 * left since, for its own cost or otherwise, changes nothing. None where its card is still there, or was a monster.
 */
export function negatedWhereActivated(duel: Duel, link: LinkId): CardId {
  const { state } = duel;
  const card = state.get(LINKS.card, link);
  const zone = state.get(LINKS.zone, link);
  const isThere = state.get(CARD.stamp, card) === state.get(LINKS.stamp, link);
  const { zones, zone: named } = duel.game;
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.negate) === 0 || isThere) return NO_CARD;
  if (zones[zone]?.field !== true || zone === named.summon) return NO_CARD;
  return duel.tryOut((before) => {
    before.state.set(CARD.def, card, state.get(LINKS.def, link));
    before.state.set(CARD.zone, card, zone);
    before.state.set(CARD.controller, card, state.get(LINKS.player, link));
    before.state.set(CARD.face, card, FACE.up);
    return negatedBy(before, card);
  });
}

/** What lingering effect negates the effects on the field of all cards with this one's original name, or nothing. */
export function nameNegation(duel: Duel, card: CardId): LingeringId | null {
  if (duel.game.zones[duel.state.get(CARD.zone, card)]?.field !== true) return null;
  return namesNegation(duel, card, duel.game.isNoun(duel, card, "monster"));
}

/** … or those that are activated, wherever. */
export function linkNegatedByName(duel: Duel, link: LinkId): boolean {
  const card = duel.state.get(LINKS.card, link);
  const { kind, ir } = effectOf(duel, link);
  const { kind: printed } = duel.definition(duel.state.get(CARD.def, card));
  const ofMonster = printed === "monster" && kind !== "activation" && ir.part === undefined;
  const lingering = namesNegation(duel, card, ofMonster);
  return lingering !== null && !isUnaffectedByLingering(duel, card, lingering);
}

function namesNegation(duel: Duel, card: CardId, isMonster: boolean): LingeringId | null {
  const { state } = duel;
  const { name } = duel.definition(state.get(CARD.def, card));
  let found: LingeringId | null = null;
  someLingeringOn(duel, LINGERING_KIND.nameNegated, NO_CARD, (lingering) => {
    if (state.get(LINGERING.what, lingering) !== name) return false;
    if (state.get(LINGERING.value, lingering) === 1 && !isMonster) return false;
    found = lingering;
    return true;
  });
  return found;
}

const isUnaffectedByLingering = (duel: Duel, card: CardId, lingering: LingeringId): boolean =>
  isUnaffectedByNow(
    duel,
    card,
    duel.state.get(LINGERING.source, lingering),
    duel.state.get(LINGERING.effect, lingering),
  );

const cannotBeNegated = (duel: Duel, card: CardId): boolean =>
  negationForbiddenBy(duel, card, holderOf(duel, card), "effect") !== NO_CARD;

/** The card whose effect forbids that this of a card, or of its activation as a link, is negated, or none. */
export function negationForbiddenBy(
  duel: Duel,
  card: CardId,
  player: Player,
  what: Negated,
  link: LinkId = NO_LINK,
): CardId {
  const { state } = duel;
  let keeper = NO_CARD;
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.forbid) === 0) return keeper;
  const user = link === NO_LINK ? holderOf(duel, card) : state.get(LINKS.player, link);
  const zone = link === NO_LINK ? state.get(CARD.zone, card) : state.get(LINKS.zone, link);
  someApplying(duel, CONTINUOUS_ACTION.forbid, (one, context) => {
    if (one.act !== "negate" || !one.negating.includes(what)) return false;
    if (!means(one.player, context.player, player)) return false;
    if (one.agent !== null && !means(one.agent, context.player, user)) return false;
    if (one.where !== null && (duel.zonesOf(one.where) & (1 << zone)) === 0) return false;
    if (one.would !== null && (link === NO_LINK || !one.would(duel, context, link))) return false;
    if (!appliesTo(duel, one, context, card)) return false;
    keeper = context.card;
    return true;
  });
  return keeper;
}

/** "Pendulum Summons of your monsters cannot be negated.": the card that says so of a Summon, or its own, by a player (`way`: `WAY` bits), or none. */
export function summonKeptBy(duel: Duel, card: CardId, player: Player, way: number): CardId {
  let keeper = NO_CARD;
  const { summonRules } = duel.definition(duel.state.get(CARD.def, card));
  const isOwn = summonRules.some(
    ({ rule, ways = [] }) => rule === "firm-summon" && (waysMask(ways) & way) !== 0,
  );
  if (isOwn) return card;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.forbid) === 0) return keeper;
  someApplying(duel, CONTINUOUS_ACTION.forbid, (one, context) => {
    if (one.act !== "negate" || !one.negating.includes("summon")) return false;
    if (one.ways !== null && (waysMask(one.ways) & way) === 0) return false;
    if (one.agent !== null && !means(one.agent, context.player, player)) return false;
    if (!appliesTo(duel, one, context, card)) return false;
    keeper = context.card;
    return true;
  });
  return keeper;
}

/** Whether what a resolved effect has left behind keeps a card's effects from being negated. */
export const isKeptFromNegation = (duel: Duel, card: CardId): boolean =>
  someLingering(
    duel,
    CONTINUOUS_ACTION.forbid,
    (one, context) =>
      one.act === "negate" && one.negating.includes("effect") && appliesTo(duel, one, context, card),
  );

/** Whether the card's effects are negated while it is where it is. */
export function isNegated(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  const began = state.get(CARD.began, card);
  if (began !== 0) return began === OVERRULED;
  const byName = nameNegation(duel, card);
  const negated =
    someLingeringOn(
      duel,
      LINGERING_KIND.negated,
      card,
      (lingering) => !isUnaffectedByLingering(duel, card, lingering),
    ) ||
    (byName !== null && !isUnaffectedByLingering(duel, card, byName));
  return (negated && !cannotBeNegated(duel, card)) || negatedBy(duel, card) !== NO_CARD;
}
