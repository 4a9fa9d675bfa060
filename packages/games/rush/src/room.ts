import {
  ACT,
  ANY_SUMMON,
  BY_RULE,
  broken,
  CARD,
  type CardId,
  draw,
  firstOf,
  type Game,
  kindOf,
  type Law,
  layOut,
  NO_KEYWORDS,
  NO_LAW,
  NOW,
  NOWHERE,
  onlyWhatWasDone,
  type Room,
  type Rules,
  run,
  secondOf,
  verdict,
  Why,
} from "@chainwright/engine";
import { lawAt, RULE } from "@chainwright/rulebook";
import { deckRulesAt } from "./deck.ts";
import { rushQuestions, rushRoutines, rushSchema } from "./registry.ts";
import { checkTrap } from "./trap.ts";
import { PHASE, resumeTurn, turn } from "./turn.ts";
import { ZONE, ZONES, zonesOf } from "./zones.ts";

const LAW = {
  ...NO_LAW,
  notNow: [RULE.RUSH_BASIC_01],
  wrongPlace: [RULE.RUSH_BASIC_02],
  conditionNotMet: [RULE.RUSH_BASIC_03],
  cannotPay: [RULE.RUSH_BASIC_04],
  noTarget: [RULE.RUSH_BASIC_05],
  wouldDoNothing: [RULE.RUSH_BASIC_06],
  unread: [RULE.RUSH_BASIC_09],
  noRoom: [RULE.RUSH_BASIC_07],
  notAChoice: [RULE.RUSH_BASIC_08],
  resolve: [RULE.RUSH_DIFF_05],
  replaced: [RULE.RUSH_BASIC_10],
  lpZero: [RULE.RUSH_BASIC_12],
} satisfies Law;

export const rushGame: Game = {
  id: "rush",
  schema: rushSchema,
  zones: ZONES,
  steps: [],
  routines: rushRoutines.list,
  questions: rushQuestions.list,
  zonesOf,
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.graveyard,
    summon: ZONE.monster,
    equip: ZONE.spell,
    material: NOWHERE,
    extra: NOWHERE,
  },
  choosesPosition: true,
  activationByKind: () => null,
  ...NO_KEYWORDS,
  summonRules: [],
  ...ANY_SUMMON,
  // No chain, no Spell Speeds.
  speedOf: () => 0,
  rangeOf: (card) =>
    card.facts.kind === "monster" ? 1 << ZONE.monster : (1 << ZONE.spell) | (1 << ZONE.hand),
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
  marksOf: () => 0,
  canRespond: () => true,
  isNoun(duel, card, noun) {
    const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
    if (noun === "spell-or-trap") return facts.kind === "spell" || facts.kind === "trap";
    return noun === "card" || facts.kind === noun;
  },
};

/** The rules of Rush Duel as of a date (ISO). */
export function rulesAt(date: string): Rules {
  return Object.freeze({
    game: rushGame,
    date,
    law: lawAt(LAW, date),
    deck: deckRulesAt(date),
    result: onlyWhatWasDone,
    isMoment: (duel, word, at) =>
      at === undefined && (PHASE as Readonly<Record<string, number>>)[word] === duel.state.read(NOW.phase),
    rulings: [],
    endPhase(_duel, word) {
      throw new Error(`no effect ends the ${word} phase yet`);
    },
    whyNot(duel, player, choice) {
      if (duel.state.read(NOW.question) !== 0 && duel.state.read(NOW.asked) === player)
        return verdict(duel, choice);
      const why = new Why();
      if (kindOf(choice) === ACT.activate)
        checkTrap(duel, player, firstOf(choice) as CardId, secondOf(choice), why);
      return why.reasons.length > 0 ? why.reasons : [{ rule: RULE.RUSH_BASIC_01 }];
    },
  } satisfies Rules);
}

/** Cards in the opening hand. */
const OPENING_HAND = 4;

export const rushRoom: Room = {
  game: rushGame,
  phases: PHASE,
  mainPhase: "main",
  startLp: 8000,
  regions: [],
  rulesAt,
  changes: [],
  placeName: () => "",
  prepare() {},
  deal(duel, player, deck) {
    layOut(duel, player, deck);
    draw(duel, player, OPENING_HAND, BY_RULE);
  },
  begin(duel) {
    duel.state.write(NOW.turn, 1);
    duel.call(turn);
  },
  startAt(duel, player, turn, phase) {
    duel.state.write(NOW.turnPlayer, player);
    duel.state.write(NOW.turn, turn);
    resumeTurn(duel, phase);
    run(duel);
  },
  broken,
};
