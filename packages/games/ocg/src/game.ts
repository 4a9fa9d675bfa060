import type {
  Card,
  Clause,
  Condition,
  Effect,
  EventPattern,
  Group,
  NounPhrase,
  Place,
  Reference,
  Step,
} from "@chainwright/card-ir";
import { isReference, someNode } from "@chainwright/card-ir";
import { detach, NOWHERE } from "@chainwright/engine/changes";
import { ACTIVATED_TO_STAY, definitionOf, wearerOf } from "@chainwright/engine/program";
import {
  BY_RULE,
  CARD,
  eachMaterial,
  FACE,
  type Game,
  NO_CARD,
  NO_KEYWORDS,
  TRACE,
  WAY,
} from "@chainwright/engine/state";
import { activateDuringResolution, canBeActivatedDuringResolution } from "./activation-during-resolution.ts";
import { isOccasion } from "./activation-legality.ts";
import { orderContinuousEffects } from "./continuous-effect-order.ts";
import { destructionReplacement } from "./destruction-replacement.ts";
import { marksOf } from "./effect-properties.ts";
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
import { checkByKind, materialsFrom, specialSummon } from "./special-summon.ts";
import { canBePlaced, placeSpellTrap, placesOfSpell, takenSlots, zoneFor } from "./spell-trap-placement.ts";
import { endStatChangesOfNegated } from "./stat-changes-of-negated-monsters.ts";
import { ocgSchema } from "./state-tables.ts";
import { couldBeSummoned, destroySecond, isFromExtraDeck, maySpecialSummon } from "./summoning-conditions.ts";
import { rulesAgainstReturn } from "./used-spells-and-traps.ts";
import { ON_FIELD, ZONE, ZONES, zonesOf } from "./zones.ts";

const has = (card: Card, category: string): boolean => card.facts.categories.includes(category);

/** "If this card is a Continuous Trap": an effect that a monster has as a Trap. */
const isOfTrap = ({ conditions }: Effect): boolean =>
  conditions.some(
    (one) =>
      one.kind === "exists" &&
      isReference(one.what) &&
      one.what.ref === "this-card" &&
      one.what.where?.some((trait) => trait.trait === "described" && trait.noun === "trap"),
  );

/**
 * Spell Speed of an effect (OCG-SPEED-02 to -09): the card's activation by its kind,
 * later effects of Spells 1, of Traps 2, of monsters 1 unless they are Quick Effects.
 */
function speedOf(card: Card, effect: Effect): number {
  if (card.facts.kind === "monster") return effect.kind === "quick" || isOfTrap(effect) ? 2 : 1;
  if (card.facts.kind === "spell") {
    if (effect.kind === "quick") return 2;
    return effect.kind === "activation" && has(card, "quick-play") ? 2 : 1;
  }
  // A Trap that was Summoned is a monster.
  if (effect.kind === "ignition" && effect.conditions.some(asksForOwnSummon)) return 1;
  return effect.kind === "activation" && has(card, "counter") ? 3 : 2;
}

const maskOf = (place: Place): number => place.names.reduce((mask, name) => mask | zonesOf(name), 0);

const placeSaid = ({ where = [] }: NounPhrase): Place | undefined =>
  where.find((trait) => trait.trait === "from" || trait.trait === "in")?.place;

/** "This card equipped to a monster", "this card treated as a Continuous Spell": no monster any more. */
const liesAsSpell = ({ where = [] }: NounPhrase): boolean =>
  where.some(({ trait }) => trait === "equipped-to" || trait === "kind");

/**
 * "This card and 1 other monster from your hand": there it is as well, but not "this card you control". What is on the
 * field is not Summoned to it.
 */
const placeWith = ({ and, both, where = [] }: Reference, summoned: boolean): Place | undefined =>
  and !== undefined && (both !== true || summoned) && !where.some(({ trait }) => trait === "controlled")
    ? placeSaid(and)
    : undefined;

/** "This is the only card in your hand": there are no others. */
const isAloneInHand = (what: NounPhrase): boolean =>
  !isReference(what) &&
  what.quantity.kind === "no" &&
  what.traits.some(({ trait }) => trait === "other") &&
  placeSaid(what)?.names.join() === "hand";

/** "Special Summon this card from your hand to your field or your opponent's": what is done with it either way. */
const firstOption = (step: Step): Step =>
  step.verb === "or-if" ? step.then : step.verb === "either" ? (step.options[0] ?? step) : step;

/** Where this card is when its text moves it: "this card from your hand"; or asks for it: "if this card is in your GY". */
function ownPlace(effect: Effect): number {
  for (const condition of effect.conditions.flatMap((one) => (one.kind === "both" ? one.all : [one]))) {
    if (condition.kind === "holds") return maskOf(condition.at);
    // "Except the turn this card was sent to the GY"
    if (condition.kind === "not-the-turn-sent") return 1 << ZONE.graveyard;
    if (condition.kind === "exists" && isAloneInHand(condition.what)) return 1 << ZONE.hand;
    if (condition.kind !== "exists" || !isReference(condition.what) || condition.what.ref !== "this-card")
      continue;
    const place = condition.what.where?.find((trait) => trait.trait === "in")?.place;
    if (place) return maskOf(place);
    if (liesAsSpell(condition.what)) return 1 << ZONE.spell;
  }
  for (const clause of [...effect.cost, ...effect.resolution]) {
    const step = firstOption(clause.step);
    if (!("what" in step)) continue;
    const what: NounPhrase = step.what;
    // "2 cards from your hand, including this card"
    if (!isReference(what) && what.including !== undefined && "ref" in what.including) {
      const place = placeSaid(what);
      if (place) return maskOf(place);
      if (step.verb === "discard") return 1 << ZONE.hand;
    }
    if (isReference(what) && what.ref === "this-card") {
      if (step.verb === "discard") return 1 << ZONE.hand;
      const place = placeSaid(what) ?? placeWith(what, step.verb === "special-summon");
      if (place) return maskOf(place);
      if (liesAsSpell(what)) return 1 << ZONE.spell;
    }
  }
  return 0;
}

/**
 * An effect about destruction by battle acts after damage calculation if its text says so, if it lets its monster
 * attack again, or if it banishes the very monster; what has to be in the Graveyard cannot be meant.
 */
function actsOnSettledDestruction({ kind, conditions, resolution }: Effect): boolean {
  const event = conditions.find((condition) => condition.kind === "event")?.event;
  if (kind !== "trigger" || event?.event !== "moved") return false;
  if (event.by?.join() !== "battle" || event.manner.join() !== "destroyed") return false;
  const destroyed: Reference["slot"] = isReference(event.subject) ? "this-card" : "event";
  return (
    conditions.some((condition) => condition.kind === "phase" && condition.phase === "damage-calculation") ||
    resolution.some(
      ({ step }) =>
        step.verb === "attack-again" ||
        (step.verb === "banish" && isReference(step.what) && step.what.slot === destroyed),
    )
  );
}

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

/** Only a card that is equipped to a monster has an "equipped monster". */
const speaksOfEquipped = (part: unknown): boolean => someNode(part, ({ slot }) => slot === "equipped");

/** Where an effect can be activated: said by its words, or by the kind of card. */
function rangeOf(card: Card, effect: Effect): number {
  if (effect.kind === "activation") {
    if (card.facts.kind === "monster") return 1 << ZONE.hand;
    return (1 << ZONE.hand) | (1 << ZONE.spell) | (1 << ZONE.field);
  }
  if (effect.kind === "procedure") return effect.from ? maskOf(effect.from) : 1 << ZONE.hand;
  if (effect.kind === "flip") return 1 << ZONE.monster;
  // A monster that equipped itself is a Spell there.
  if (effect.conditions.some((one) => one.kind === "phase" && one.nextAfter !== undefined))
    return 1 << ZONE.spell;
  const own = ownPlace(effect);
  const home = homeOf(card, effect);
  // "From your hand or field": of the field, the zones in which it is what it is.
  if (own !== 0) return (own & home) === 0 ? own : own & (home | ~ON_FIELD);
  if (actsOnSettledDestruction(effect)) return home;
  const [event] = effect.conditions.flatMap((one) =>
    one.kind === "event" || one.kind === "happened" ? [one.event] : [],
  );
  const about = event !== undefined && "subject" in event ? event.subject : undefined;
  const ref = about !== undefined && isReference(about) ? about.ref : undefined;
  if (ref === "this-card") {
    if (event?.event === "moved") return event.to ? maskOf(event.to) : ~ON_FIELD;
    if (event?.event === "left-field") return ~ON_FIELD;
  }
  // What was Tributed or used for a Summon is gone by then, or lies under the monster.
  if (event?.event === "summoned" && [event.tributing, event.using].some(isThisCardSaid)) return ~ON_FIELD;
  if (ref === "this-card" && event?.event === "battles" && outlivesBattle(effect)) return home | ~ON_FIELD;
  // An Equip Card has gone to the Graveyard with its monster.
  if (ref === "equipped-monster" && event?.event === "left-field") return 1 << ZONE.graveyard;
  return home;
}

const isDoneToItself = ({ step }: Clause): boolean => {
  const done = firstOption(step);
  return "what" in done && isThisCardSaid(done.what);
};

/** At the end of the Damage Step a monster that lost its battle has gone. What is done to it by choice needs it there. */
const outlivesBattle = ({ conditions, optional, cost, resolution }: Effect): boolean =>
  conditions.some((one) => one.kind === "phase" && one.phase === "damage-step" && one.at === "end") &&
  !(optional && [...cost, ...resolution.slice(0, 1)].some(isDoneToItself));

const isThisCardSaid = (taken: NounPhrase | undefined): boolean =>
  taken !== undefined && isReference(taken) && taken.ref === "this-card";

const asksForOwnSummon = (condition: Condition): boolean =>
  (condition.kind === "event" || condition.kind === "happened") &&
  condition.event.event === "summoned" &&
  isThisCardSaid(condition.event.subject);

/** Where on the field a card has an effect. */
function homeOf(card: Card, effect: Effect): number {
  if (effect.part === "pendulum") return 1 << ZONE.pendulum;
  if (card.facts.kind === "monster") return 1 << (speaksOfEquipped(effect) ? ZONE.spell : ZONE.monster);
  // A Trap that was Summoned is a monster.
  if (effect.conditions.some(asksForOwnSummon)) return 1 << ZONE.monster;
  return (1 << ZONE.spell) | (1 << ZONE.field);
}

const USED_AT_ONCE: readonly Effect["kind"][] = ["ignition", "quick", "trigger"];

/** A Continuous Trap can be activated along with an effect that it will have there, if that takes nothing of the card itself. */
const usedOnActivation = (card: Card, effect: Effect): boolean =>
  card.facts.kind === "trap" &&
  has(card, "continuous") &&
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
    if (card.facts.kind === "monster") return has(card, "pendulum") ? ACTIVATED_TO_STAY : null;
    if (has(card, "equip")) return toBeEquipped(card);
    return has(card, "continuous") || has(card, "field") ? ACTIVATED_TO_STAY : null;
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
  marksOf,
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
  orderStanding(duel, player, cards) {
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
