import type { Card, SummonRule } from "@chainwright/card-ir";
import {
  comesOnce,
  isProperlySummoned,
  summonForbiddenBy,
  textsAllowSummon,
} from "@chainwright/engine/applying";
import { type Definition, type Duel, definitionOf, eachInZones, type Game } from "@chainwright/engine/board";
import { destroy } from "@chainwright/engine/changes";
import { someEvent, someLingeringOn } from "@chainwright/engine/history";
import { effectContext, isOfSeries, isPrinted, KIND } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  FACE,
  LINGERING,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  type Player,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { ruleOf } from "@chainwright/engine/summons";
import { summonSlots } from "./monster-zones-and-columns.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

const FROM_EXTRA_DECK: readonly string[] = ["fusion", "synchro", "xyz", "link"];

const isExtra = (category: string): boolean => FROM_EXTRA_DECK.includes(category);

export const isExtraDeckCard = ({ facts }: Card): boolean => facts.categories.some(isExtra);

const EXTRA_DECK_KINDS = KIND.fusion | KIND.synchro | KIND.xyz | KIND.link;

export const isFromExtraDeck = (definition: Definition): boolean => isPrinted(definition, EXTRA_DECK_KINDS);

/**
 * Monsters that have a Summon of their own: until they have come to the field that way, no effect brings them back
 * from elsewhere.
 */
function hasProperSummon(definition: Definition): boolean {
  if (isPrinted(definition, EXTRA_DECK_KINDS | KIND.ritual)) return true;
  return (
    ruleOf(definition, "cannot-normal-summon") !== undefined &&
    ruleOf(definition, "only-by-effect") === undefined
  );
}

/** … and not by an effect of their own: they come by materials, by a Ritual, or as a procedure of their text says. */
function hasOtherWay(definition: Definition): boolean {
  if (ruleOf(definition, "only-by-own-effect") !== undefined) return false;
  return (
    isPrinted(definition, EXTRA_DECK_KINDS | KIND.ritual) ||
    definition.summonRules.some(
      ({ rule, must }) =>
        rule === "first-by" || ((rule === "procedure" || rule === "contact") && must !== undefined),
    )
  );
}

/** Whether the text of a card that says "only 1" means another one: of its name, or of a series. */
function meansAlso({ series }: SummonRule, { name }: Definition, other: Definition): boolean {
  if (series === undefined) return other.name === name;
  return other.kind === "monster" && isOfSeries(other.card, series);
}

/** "You can only control 1 “X”", "There can only be 1 “X” on the field": no second one comes to the field face-up. */
export function checkOnlyOne(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const definition = definitionOf(duel, card);
  if (definition.summonRules.length === 0) return true;
  const rule = ruleOf(definition, "only-one");
  if (rule === undefined) return true;
  const isFree = (side: Player): boolean =>
    eachInZones(duel, side, ON_FIELD, (other) => {
      if (other === card || duel.state.get(CARD.face, other) !== FACE.up) return true;
      return !meansAlso(rule, definition, definitionOf(duel, other));
    });
  const free = isFree(player) && (rule.anywhere !== true || isFree(opponentOf(player)));
  return free || !no(why, ocgRules(duel).law.onlyOne, card);
}

/** "Cannot be Summoned unless …", or not at all: whether that is so, of a Summon or a Set (`way`, a `WAY` bit). */
export function mayBeSummoned(
  duel: Duel,
  player: Player,
  card: CardId,
  way: number,
  why: Why | null,
): boolean {
  const { summonOnlyIf } = definitionOf(duel, card);
  if (summonOnlyIf.length === 0) return true;
  const context = effectContext(card, 0, player);
  return summonOnlyIf.every(({ conditions, ways }) => {
    if ((ways & way) === 0) return true;
    if (conditions.length === 0) return !no(why, ocgRules(duel).law.noNormalSummon, card);
    return conditions.every((one) => one(duel, context, why));
  });
}

/** "You can only Special Summon “X” once per turn.", "… Link Summon …": `way` is the one that is meant to come (`WAY` bits). */
export function checkSpecialOnce(
  duel: Duel,
  player: Player,
  card: CardId,
  way: number,
  why: Why | null,
): boolean {
  const definition = definitionOf(duel, card);
  if (definition.summonRules.length === 0 || !comesOnce(definition, way)) return true;
  const { state } = duel;
  const used = someLingeringOn(
    duel,
    LINGERING_KIND.specialSummoned,
    NO_CARD,
    (lingering) =>
      state.get(LINGERING.player, lingering) === player &&
      state.get(LINGERING.what, lingering) === definition.name,
  );
  return !used || !no(why, duel.law.usedUp, card);
}

/** Whether the text of a monster keeps it from coming together with the other: there is one of its name at a time, or in a turn. */
export function excludesSecond(duel: Duel, card: CardId, other: CardId): boolean {
  const definition = definitionOf(duel, card);
  const second = definitionOf(duel, other);
  if (definition.summonRules.length === 0) return false;
  const alone = ruleOf(definition, "only-one");
  if (alone !== undefined && meansAlso(alone, definition, second)) return true;
  return second.name === definition.name && comesOnce(definition, WAY.special | WAY.pendulum);
}

/** "You cannot Special Summon, except …": whether something keeps a player from it, in a way (`WAY` bits). */
export function isBarred(duel: Duel, player: Player, card: CardId, way: number, why: Why | null): boolean {
  const forbidding = summonForbiddenBy(duel, card, player, way);
  return forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding);
}

/** … and one that has been turned face-up, or come under control, all the same is destroyed by the rules. */
export function destroySecond(duel: Duel): void {
  const { state } = duel;
  someEvent(duel, state.read(NOW.timing), (event) => {
    const kind = state.get(EVENT_LOG.kind, event);
    if (kind !== EVENT.flipped && kind !== EVENT.controlChanged) return false;
    const card = state.get(EVENT_LOG.card, event);
    const isThere =
      (ON_FIELD & (1 << state.get(CARD.zone, card))) !== 0 && state.get(CARD.face, card) === FACE.up;
    if (!isThere || checkOnlyOne(duel, state.get(CARD.controller, card), card, null)) return false;
    if (destroy(duel, card, BY_RULE)) duel.point(TRACE.alsoBy, ocgRules(duel).law.onlyOne);
    return false;
  });
}

/** Summons by an effect that are the monster's own way. */
const WITH_MATERIALS = WAY.fusion | WAY.ritual;

/** Whether a monster with a Summon of its own has come that way before, where a Summon by an effect asks for it. */
function hasComeProperly(duel: Duel, card: CardId, by: CardId, way: number, why: Why | null): boolean {
  const definition = definitionOf(duel, card);
  const own = (way & WITH_MATERIALS) !== 0;
  const itself = by === card && !hasOtherWay(definition);
  if (!hasProperSummon(definition) || own || itself || isProperlySummoned(duel, card)) return true;
  // An effect may Summon from the Extra Deck what was never Summoned before, but it cannot bring it back.
  if (duel.state.get(CARD.zone, card) === ZONE.extra) return true;
  return !no(why, ocgRules(duel).law.neverProperlySummoned, card);
}

/** Whether nothing that stays so keeps an effect of the card `by` from Special Summoning a monster later. */
export const couldBeSummoned: Game["couldBeSummoned"] = (duel, card, by, why) =>
  textsAllowSummon(duel, card, by, WAY.special, why) && hasComeProperly(duel, card, by, WAY.special, why);

/** From where monsters are brought back. */
const BROUGHT_BACK = (1 << ZONE.graveyard) | (1 << ZONE.banished);

/** Whether an effect of the card `by` may Special Summon this one, to the field of `side`. */
export function maySpecialSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  by: CardId,
  way: number,
  why: Why | null,
  leaving: readonly CardId[] = [],
  side = player,
  ignoring = false,
  treated = 0,
): boolean {
  const { law } = ocgRules(duel);
  if (!ignoring) {
    if (!textsAllowSummon(duel, card, by, way, why, treated)) return false;
    if (!mayBeSummoned(duel, player, card, WAY.special, why)) return false;
  }
  // Whatever its text says may be ignored; that it never came properly may not, where it is to be brought back.
  const isBrought = !ignoring || (BROUGHT_BACK & (1 << duel.state.get(CARD.zone, card))) !== 0;
  if (isBrought && !hasComeProperly(duel, card, by, way, why)) return false;
  if (!checkOnlyOne(duel, side, card, why)) return false;
  if (!checkSpecialOnce(duel, player, card, way | treated, why)) return false;
  // Materials may make room when they are chosen.
  const own = (way & WITH_MATERIALS) !== 0;
  return own || summonSlots(duel, side, card, leaving) !== 0 || !no(why, law.noSlot, card);
}
