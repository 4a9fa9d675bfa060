import { ANY_SUMMON, CARD, type Game, NOWHERE } from "@chainwright/engine";
import { dmQuestions, dmRoutines, dmSchema } from "./registry.ts";
import { ZONE, ZONES, zonesOf } from "./zones.ts";

export const dmGame: Game = {
  id: "duel-masters",
  schema: dmSchema,
  zones: ZONES,
  steps: [],
  routines: dmRoutines.list,
  questions: dmQuestions.list,
  zonesOf,
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.graveyard,
    summon: ZONE.battle,
    equip: NOWHERE,
    material: NOWHERE,
    extra: NOWHERE,
  },
  choosesPosition: false,
  activationByKind: () => null,
  summonRules: [],
  ...ANY_SUMMON,
  // Abilities wait and resolve; none answers another.
  speedOf: () => 0,
  rangeOf: (card) => (card.facts.kind === "spell" ? 1 << ZONE.hand : 1 << ZONE.battle),
  destination: (_duel, _card, zone) => zone,
  notReturned: () => null,
  hasLeft() {},
  turnedDown() {},
  enforce() {},
  isOfKind: (duel, card, kind) =>
    duel.definition(duel.state.get(CARD.def, card)).card.facts.categories.includes(kind),
  isDormant: () => false,
  maySummonTokens: () => true,
  actsOnSettledDestruction: () => false,
  canRespond: () => true,
  isNoun(duel, card, noun) {
    const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
    return noun === "card" || facts.kind === noun;
  },
};
