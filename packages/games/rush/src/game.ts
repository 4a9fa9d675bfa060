import type { Card, Effect, Group } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { countsAsLegend } from "@chainwright/engine/applying";
import {
  type Duel,
  definitionOf,
  type Game,
  NO_CHAIN,
  NO_COLUMNS,
  NO_KEYWORDS,
} from "@chainwright/engine/board";
import { ACTIVATED_TO_STAY, hasCategory } from "@chainwright/engine/program";
import { CARD, type CardId } from "@chainwright/engine/state";
import { isExtra } from "./deck-construction.ts";
import { sendEquips } from "./equip.ts";
import { takePartsAlong } from "./maximum-monsters.ts";
import { summonSlots, takenSlots } from "./monster-zones.ts";
import { rushQuestions, rushRoutines, rushSchema } from "./registry.ts";
import { setting } from "./spell-trap-placement.ts";
import { maySpecialSummon } from "./summoning-conditions.ts";
import { ZONE, ZONES, zonesOf } from "./zones.ts";

const OWN_FACE_UP_MONSTER: Group = {
  quantity: { kind: "exactly", n: 1 },
  traits: [{ trait: "face", face: "up" }],
  noun: "monster",
  where: [{ trait: "in", place: { of: "you", names: ["monster-zone"] } }],
};

/** Using an Equip Spell: it is equipped to a monster that its text allows. */
function toBeEquipped(card: Card): Effect {
  const rule = card.program.sentences.find((sentence) => sentence.sentence === "equip-rule");
  const what = rule === undefined || isReference(rule.to) ? OWN_FACE_UP_MONSTER : rule.to;
  const slot = "host";
  return {
    ...ACTIVATED_TO_STAY,
    cost: [{ step: { verb: "choose", what, slot } }],
    resolution: [{ step: { verb: "equip", what: { ref: "this-card" }, to: { ref: "that-card", slot } } }],
  };
}

const factsOf = (duel: Duel, card: CardId) => definitionOf(duel, card).card.facts;

export const rushGame: Game = {
  id: "rush",
  schema: rushSchema,
  zones: ZONES,
  steps: [],
  routines: rushRoutines.list,
  questions: rushQuestions.list,
  zonesOf,
  slotsOf: () => 0,
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.graveyard,
    summon: ZONE.monster,
    equip: ZONE.spell,
    material: ZONE.material,
    extra: ZONE.extra,
  },
  choosesPosition: true,
  holdsAgainstEffects: true,
  noWayBack: "sent",
  activationByKind(card) {
    if (hasCategory(card, "equip")) return toBeEquipped(card);
    return hasCategory(card, "field") ? ACTIVATED_TO_STAY : null;
  },
  ...NO_CHAIN,
  ...NO_KEYWORDS,
  requirementsAtUse: true,
  summonRules: [
    "procedure",
    "contact",
    "tribute-by",
    "without-tribute",
    "cannot-normal-summon",
    "cannot-special-summon",
    "cannot-special-summon-from",
    "only-by-own-effect",
    "only-by-effect",
    "first-by",
    "only-by",
    "maximum",
  ],
  takenSlots,
  summonSlots,
  maySpecialSummon,
  // No effect of its texts Summons later what it targets now.
  couldBeSummoned: () => true,
  byMaterials: null,
  normalSummon: null,
  placeMatters: null,
  zonesPointedTo: null,
  ...NO_COLUMNS,
  setting,
  activatingThere: null,
  rangeOf(card, effect) {
    if (effect.part === "equip") return 1 << ZONE.spell;
    if (effect.kind === "procedure")
      return (effect.from?.names ?? ["hand"]).reduce((zones, name) => zones | zonesOf(name), 0);
    if (card.facts.kind === "monster") return (1 << ZONE.monster) | (1 << ZONE.material);
    if (effect.kind !== "activation") return (1 << ZONE.spell) | (1 << ZONE.field);
    const set = (1 << ZONE.spell) | (1 << ZONE.field);
    return card.facts.kind === "trap" ? set : set | (1 << ZONE.hand);
  },
  destination(duel, card, zone) {
    const { card: printed } = definitionOf(duel, card);
    return (zone === ZONE.hand || zone === ZONE.deck) && isExtra(printed) ? ZONE.extra : zone;
  },
  hasLeft(duel, card) {
    takePartsAlong(duel, card);
    sendEquips(duel, card);
  },
  turnedDown: sendEquips,
  enforce() {},
  isOfKind(duel, card, kind) {
    const { categories, kind: printed, legend } = factsOf(duel, card);
    if (kind === "legend") return legend === true || countsAsLegend(duel, card);
    // A Union monster that is equipped to another.
    const equipped =
      kind === "equip" && printed === "monster" && duel.state.get(CARD.zone, card) === ZONE.spell;
    return equipped || categories.includes(kind);
  },
  canRespond: ({ trigger }) => trigger !== null,
  isNoun(duel, card, noun) {
    const { kind } = factsOf(duel, card);
    // A monster that is equipped to another is a Spell as long as it lies there.
    const asSpell = kind === "monster" && duel.state.get(CARD.zone, card) === ZONE.spell;
    if (noun === "spell-or-trap") return asSpell || kind === "spell" || kind === "trap";
    if (asSpell) return noun === "spell" || noun === "card";
    return noun === "card" || kind === noun;
  },
};
