import { type Clause, KEYWORDS } from "@chainwright/card-ir";
import { printed, statOf } from "@chainwright/engine/applying";
import {
  ANY_SUMMON,
  type Duel,
  definitionOf,
  eachInPile,
  type Game,
  NO_CHAIN,
  pileOf,
} from "@chainwright/engine/board";
import { destroy, lose, move, NOWHERE, replacementChoice } from "@chainwright/engine/changes";
import {
  BY_RULE,
  type CardId,
  CONTINUOUS_ACTION,
  LINGERING,
  MANNER,
  NOW,
  PILE,
  type Player,
  POSITION,
  STAT,
  TRACE,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { factsOf, isCreature } from "./creatures.ts";
import { canEnterBattleZone, enterBattleZone } from "./entering-battle-zone.ts";
import { moveCardsUnder } from "./evolution.ts";
import { exLife } from "./ex-life.ts";
import { grSummon } from "./gr-summon.ts";
import { canPay } from "./mana-payment.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { dmSchema } from "./state-tables.ts";
import { zoneFull } from "./zone-limits.ts";
import { ZONE, ZONES, zonesOf } from "./zones.ts";

/** What the rules do by themselves, whenever it becomes so, also in the middle of an effect (general rules 703.4). */
function enforce(duel: Duel): void {
  const { state } = duel;
  destroyPowerless(duel);
  for (const player of [0, 1] as const) {
    const pile = pileOf(player, ZONE.deck);
    // A deck that nobody put anything into is none.
    if (state.get(PILE.count, pile) === 0 && state.get(PILE.changes, pile) > 0)
      lose(duel, player, dmLaw(duel).emptyDeck);
  }
}

function destroyPowerless(duel: Duel): void {
  const { state } = duel;
  // Nothing but an effect changes what is printed.
  const power =
    state.count(LINGERING) > 0 || (state.read(NOW.applying) & CONTINUOUS_ACTION.stat) !== 0
      ? statOf
      : printed;
  for (const player of [0, 1] as readonly Player[]) {
    eachInPile(duel, player, ZONE.battle, (card) => {
      if (power(duel, card, STAT.power) > 0) return;
      if (destroy(duel, card, BY_RULE)) duel.point(TRACE.alsoBy, dmLaw(duel).powerZero);
    });
  }
}

/** A psychic creature goes back to the hyperspatial zone, a GR creature under the ultra GR zone, from wherever it went. */
function goBack(duel: Duel, card: CardId): void {
  const { categories } = factsOf(duel, card);
  const law = dmLaw(duel);
  const cause = BY_RULE;
  if (categories.includes("psychic")) {
    if (move(duel, card, { zone: ZONE.hyperspatial }, MANNER.returned, cause))
      duel.point(TRACE.alsoBy, law.psychic);
  } else if (categories.includes("gr")) {
    if (move(duel, card, { zone: ZONE.ultraGr, where: "bottom" }, MANNER.returned, cause))
      duel.point(TRACE.alsoBy, law.grReturns);
  }
}

/** "Power attacker +N": while it attacks, it has that much more power. */
const POWER_ATTACKER = {
  sentence: "effect",
  kind: "continuous",
  conditions: [{ kind: "attacking" }],
  optional: false,
  cost: [],
} as const;

const gains = (value: number): Clause => ({
  step: {
    verb: "change-stat",
    what: { ref: "this-card", slot: "this-card" },
    stat: "power",
    change: "gain",
    value,
  },
});

export const dmGame: Game = {
  id: "duel-masters",
  schema: dmSchema,
  zones: ZONES,
  steps: [],
  routines: dmRoutines.list,
  questions: dmQuestions.list,
  zonesOf,
  slotsOf: () => 0,
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.graveyard,
    summon: ZONE.battle,
    equip: NOWHERE,
    material: ZONE.under,
    extra: ZONE.hyperspatial,
  },
  choosesPosition: false,
  holdsAgainstEffects: true,
  noWayBack: "destroyed",
  activationByKind: () => null,
  requirementsAtUse: false,
  summonRules: [],
  keywords: KEYWORDS,
  abilityOf: ({ keyword, n = 0, span }) =>
    keyword === "power-attacker"
      ? { ...POWER_ATTACKER, ...(span ? { span } : {}), resolution: [gains(n)] }
      : null,
  arrivesAs: (duel, card, zone) =>
    zone === ZONE.mana && (factsOf(duel, card).civilizations?.length ?? 0) > 1
      ? POSITION.defense
      : POSITION.attack,
  putIntoPlay: enterBattleZone,
  grSummon,
  canPay,
  insteads: [exLife, zoneFull],
  maySubstitute: null,
  countUse: null,
  isOccasion: null,
  chooseReplacement: { of: "moves", routine: replacementChoice(dmRoutines, dmQuestions) },
  // Abilities wait and resolve; none answers another.
  ...NO_CHAIN,
  ...ANY_SUMMON,
  maySpecialSummon: (duel, player, card) => isCreature(duel, card) && canEnterBattleZone(duel, player, card),
  rangeOf: (card) => (card.facts.kind === "spell" ? 1 << ZONE.hand : 1 << ZONE.battle),
  destination: (_duel, _card, zone) => zone,
  hasLeft(duel, card) {
    moveCardsUnder(duel, card);
    goBack(duel, card);
  },
  turnedDown() {},
  enforce,
  isOfKind: (duel, card, kind) => definitionOf(duel, card).card.facts.categories.includes(kind),
  canRespond: () => true,
  isNoun(duel, card, noun) {
    const { facts } = definitionOf(duel, card).card;
    return noun === "card" || facts.kind === noun;
  },
};
