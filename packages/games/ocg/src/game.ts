import type { Card, Effect, EventPattern, Group } from "@chainwright/card-ir";
import { isReference, someNode } from "@chainwright/card-ir";
import { definitionOf, eachMaterial, type Game, NO_KEYWORDS } from "@chainwright/engine/board";
import { detach, NOWHERE } from "@chainwright/engine/changes";
import { ACTIVATED_TO_STAY, hasCategory, wearerOf } from "@chainwright/engine/program";
import { BY_RULE, CARD, FACE, NO_CARD, TRACE, WAY } from "@chainwright/engine/state";
import { activateDuringResolution, canBeActivatedDuringResolution } from "./activation-during-resolution.ts";
import { actsOnSettledDestruction, rangeOf } from "./activation-locations.ts";
import { isOccasion } from "./answered-events.ts";
import { orderContinuousEffects } from "./continuous-effect-order.ts";
import { destructionReplacement } from "./destruction-replacement.ts";
import { effectProperties } from "./effect-properties.ts";
import { destroyEquips, destroyUnfitEquips } from "./equip.ts";
import {
  becomeTrapAgain,
  isGeminiWithoutEffects,
  isOfKind,
  isTrapMonster,
  liesAsTrap,
} from "./gemini-and-trap-monsters.ts";
import {
  columnAt,
  placeMatters,
  slotsNamed,
  summonSlots,
  zonesBeside,
  zonesInColumn,
  zonesPointedTo,
} from "./monster-zones-and-columns.ts";
import { checkSummonByEffect, normalSummon } from "./normal-summon.ts";
import { countUse, isUsedUp } from "./once-per-turn.ts";
import { STEPS } from "./phases.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { checkByKind, specialSummon } from "./special-summon.ts";
import { speedOf } from "./spell-speed.ts";
import { canBePlaced, placeSpellTrap, placesOfSpell, takenSlots, zoneFor } from "./spell-trap-placement.ts";
import { endStatChangesOfNegated } from "./stat-changes-of-negated-monsters.ts";
import { ocgSchema } from "./state-tables.ts";
import { couldBeSummoned, destroySecond, isFromExtraDeck, maySpecialSummon } from "./summoning-conditions.ts";
import { materialsFrom } from "./synchro-xyz-link-materials.ts";
import { rulesAgainstReturn } from "./used-spells-and-traps.ts";
import { ZONE, ZONES, zonesOf } from "./zones.ts";

/**
 * "When an opponent's monster declares an attack while this card is in your GY: Special Summon this card": nothing has
 * happened to the Trap, and its player uses it as one that is Set, also without "you can".
 */
const isUsedLikeSet = ({ facts }: Card, { kind, conditions }: Effect): boolean =>
  facts.kind === "trap" &&
  (kind === "trigger" || kind === "quick") &&
  conditions
    .flatMap((one) => (one.kind === "both" ? one.all : [one]))
    .some(
      (one) =>
        one.kind === "exists" &&
        isReference(one.what) &&
        one.what.ref === "this-card" &&
        one.what.where?.some((trait) => trait.trait === "in" && trait.place.names.includes("graveyard")),
    );

/** "Immediately after this effect resolves, you can Normal Summon …": all of it is left to its player. */
const isOnlyOffered = ({ cost, resolution }: Effect): boolean =>
  cost.length === 0 &&
  resolution.length > 0 &&
  resolution.every(({ optional, decides, by }) => optional === true && (decides ?? by) === undefined);

/** "When a card or effect is activated: You can …": a Trap can answer it while it waits; what is to come has triggered nothing yet. */
function kindOf({ facts }: Card, { kind, conditions }: Effect): Effect["kind"] {
  const answers = conditions.some(
    (one) =>
      one.kind === "would-take" ||
      (one.kind === "event" &&
        one.word === "when" &&
        [one.event, one.or].every((event) => event === undefined || isWaiting(event))),
  );
  return facts.kind === "trap" && kind === "trigger" && answers ? "quick" : kind;
}

const isWaiting = (event: EventPattern): boolean =>
  event.event === "activated" && event.resolves !== true && event.chained !== true;

const USED_AT_ONCE: readonly Effect["kind"][] = ["ignition", "quick", "trigger"];

/** A Continuous Trap can be activated along with an effect that it will have there, if that takes nothing of the card itself. */
const usedOnActivation = (card: Card, effect: Effect): boolean =>
  card.facts.kind === "trap" &&
  hasCategory(card, "continuous") &&
  effect.optional &&
  USED_AT_ONCE.includes(effect.kind) &&
  rangeOf(card, effect) === ((1 << ZONE.spell) | (1 << ZONE.field)) &&
  !someNode(effect.cost, (node) => "ref" in node && node.ref === "this-card");

const FACE_UP_MONSTER: Group = {
  quantity: { kind: "exactly", n: 1 },
  traits: [{ trait: "face", face: "up" }],
  noun: "monster",
  where: [{ trait: "in", place: { names: ["monster-zone"] } }],
};

/** Activating an Equip Spell: it targets a face-up monster that it may be equipped to, and is equipped to it. */
function toBeEquipped(card: Card): Effect {
  const said = wearerOf(card) ?? FACE_UP_MONSTER;
  const what = { ...FACE_UP_MONSTER, traits: [...FACE_UP_MONSTER.traits, ...said.traits], where: said.where };
  const slot = "target1";
  return {
    ...ACTIVATED_TO_STAY,
    cost: [{ step: { verb: "target", what, slot } }],
    resolution: [{ step: { verb: "equip", what: { ref: "this-card" }, to: { ref: "that-target", slot } } }],
  };
}

export const ocgGame: Game = {
  id: "ocg",
  schema: ocgSchema,
  zones: ZONES,
  steps: STEPS,
  routines: ocgRoutines.list,
  questions: ocgQuestions.list,
  zonesOf,
  slotsOf: slotsNamed,
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.banished,
    summon: ZONE.monster,
    equip: ZONE.spell,
    material: ZONE.material,
    extra: ZONE.extra,
  },
  choosesPosition: true,
  holdsAgainstEffects: false,
  noWayBack: "destroyed",
  activationByKind(card) {
    if (card.program.sentences.some((one) => one.sentence === "summon-rule" && one.rule === "only-placed-by"))
      return null;
    // A Pendulum Monster is activated as a Spell, to be a Pendulum Scale.
    if (card.facts.kind === "monster") return hasCategory(card, "pendulum") ? ACTIVATED_TO_STAY : null;
    if (hasCategory(card, "equip")) return toBeEquipped(card);
    return hasCategory(card, "continuous") || hasCategory(card, "field") ? ACTIVATED_TO_STAY : null;
  },
  ...NO_KEYWORDS,
  chooseReplacement: { of: "destructions", routine: destructionReplacement },
  maySubstitute: (duel, player, card, effect) => !isUsedUp(duel, player, card, effect),
  countUse,
  isOccasion,
  requirementsAtUse: false,
  summonRules: [
    "cannot-normal-summon",
    "normal-summon-only-if",
    "without-tribute",
    "tribute-by",
    "cannot-special-summon",
    "cannot-special-summon-from",
    "cannot-be-material",
    "ritual-with",
    "only-placed-by",
    "special-once",
    "pendulum-level",
    "as-non-tuner",
    "treated-as-material",
    "entire-tribute",
    "fusion-substitute",
    "tributes-must-be",
    "also-tribute",
    "also-material",
    "grave-tribute",
    "hand-material",
    "used-from-hand",
    "other-materials",
    "only-by",
    "only-by-own-effect",
    "only-by-effect",
    "firm-summon",
    "first-by",
    "procedure",
    "three-tributes",
    "named-materials",
    "only-one",
    "contact",
    "treated-as-normal",
    "gemini",
    "remains-on-field",
    "once-per-turn",
    "set-as-spell",
  ],
  isOfKind,
  isDormant: isGeminiWithoutEffects,
  takenSlots,
  summonSlots,
  placeMatters,
  zonesPointedTo,
  columnAt,
  zonesInColumn,
  zonesBeside,
  placesOfSpell,
  maySpecialSummon,
  couldBeSummoned,
  byMaterials: { materials: materialsFrom, check: checkByKind, routine: specialSummon },
  normalSummon: { check: checkSummonByEffect, routine: normalSummon },
  setting: { zone: zoneFor, check: canBePlaced, set: placeSpellTrap },
  activatingThere: { check: canBeActivatedDuringResolution, activate: activateDuringResolution },
  speedOf,
  effectProperties: effectProperties,
  rangeOf,
  kindOf,
  isByChoice: (card, effect) => effect.optional || isOnlyOffered(effect) || isUsedLikeSet(card, effect),
  usedOnActivation,
  actsOnSettledDestruction,
  destination(duel, card, zone) {
    const definition = definitionOf(duel, card);
    const { categories } = definition;
    if (zone === ZONE.hand || zone === ZONE.deck) {
      if (categories.includes("token")) return NOWHERE;
      return isFromExtraDeck(definition) ? ZONE.extra : zone;
    }
    const isPendulum =
      categories.includes("pendulum") && ocgRules(duel).notYetIntroduced.pendulum.length === 0;
    if (zone === ZONE.graveyard && isPendulum) return ZONE.extra;
    return categories.includes("token") ? NOWHERE : zone;
  },
  notReturned: rulesAgainstReturn,
  hasLeft(duel, card) {
    const { state } = duel;
    if (state.get(CARD.zone, card) === NOWHERE) duel.point(TRACE.alsoBy, ocgRules(duel).law.tokenGone);
    if (state.get(CARD.zone, card) === ZONE.extra && state.get(CARD.face, card) === FACE.up)
      duel.point(TRACE.alsoBy, ocgRules(duel).law.pendulumLeaves);
    eachMaterial(duel, card, (material) => {
      detach(duel, material, BY_RULE);
    });
    destroyEquips(duel, card);
  },
  turnedDown(duel, card) {
    // How its own text had it Summoned tells no more.
    duel.state.set(CARD.way, card, duel.state.get(CARD.way, card) & ~(WAY.bySelf | WAY.byOwnEffect));
    destroyEquips(duel, card);
    if (isTrapMonster(duel, card)) becomeTrapAgain(duel, card);
  },
  enforce(duel) {
    endStatChangesOfNegated(duel);
    destroyUnfitEquips(duel);
    destroySecond(duel);
  },
  orderContinuousEffects(duel, player, cards) {
    const [a = NO_CARD, b = NO_CARD, c = NO_CARD] = cards;
    duel.call(orderContinuousEffects, player, a, b, c);
  },
  canRespond: (effect) =>
    effect.speed >= 2 ||
    (effect.kind === "trigger" && effect.optional) ||
    effect.ir.conditions.some((condition) => condition.kind === "phase" && condition.not !== true),
  isNoun(duel, card, noun) {
    const { kind, categories, otherSelf } = definitionOf(duel, card);
    const zone = duel.state.get(CARD.zone, card);
    // An Xyz Material is no monster, nor anything else but a card.
    if (zone === ZONE.material) return noun === "card";
    if (noun === "monster-card") return kind === "monster" && otherSelf === 0;
    if (noun === "equip-card") return zone === ZONE.spell && duel.state.get(CARD.host, card) !== NO_CARD;
    // A monster that is equipped to another, or a Pendulum Scale, is a Spell as long as it lies there.
    const asSpell = kind === "monster" && (zone === ZONE.spell || zone === ZONE.pendulum);
    if ((noun === "trap" || noun === "spell-or-trap") && isTrapMonster(duel, card)) return true;
    if (noun === "spell-or-trap") return asSpell || kind === "spell" || kind === "trap";
    if (asSpell) return noun === "card" || noun === (liesAsTrap(duel, card) ? "trap" : "spell");
    if (noun === "token") return categories.includes("token");
    if (noun === "player") return false;
    return noun === "card" || kind === noun;
  },
};
