import { inPhase, phaseMoments, type Room, startingAt } from "@chainwright/engine";
import { eachInPile, shuffle, topOf } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { attackerOf } from "@chainwright/engine/history";
import { BY_RULE, MANNER, NO_CARD, NOW, STAT } from "@chainwright/engine/state";
import { factsOf } from "./creatures.ts";
import { dmGame } from "./game.ts";
import { actsWith } from "./illegal-action-reasons.ts";
import { broken } from "./invariants.ts";
import { PHASE } from "./phases.ts";
import { regions, rulesAt, rulesDates } from "./rules-at-date.ts";
import { shieldsArrived } from "./shield-triggers.ts";
import { DM_PLAYER } from "./state-tables.ts";
import { resumeTurn, turn } from "./turn.ts";
import { ZONE } from "./zones.ts";

/** What each player begins with. */
const SHIELDS = 5;

export const duelMastersRoom: Room = {
  game: dmGame,
  phases: PHASE,
  mainPhase: "main",
  startPhases: Object.keys(PHASE),
  // Nobody answers anything else.
  stops: [
    { name: "attackDeclared", isNow: (duel) => attackerOf(duel) !== NO_CARD },
    { name: "shields", isNow: shieldsArrived },
    inPhase("end", PHASE.end),
  ],
  moments: {
    ...phaseMoments(PHASE),
    "after-attack": (duel) => attackerOf(duel) !== NO_CARD,
    shields: shieldsArrived,
  },
  // Duel Masters has no Life Points: a player without shields who is attacked loses.
  startLp: 0,
  openingHand: 5,
  regions,
  rulesAt,
  changes: rulesDates,
  worth: {
    lp: 0,
    cards: { hand: 0.7, mana: 0.7, battle: 0.8, shields: 1.6 },
    strength: STAT.power,
    point: 1 / 4000,
  },
  placeName: () => "",
  prepare(duel) {
    duel.state.add(DM_PLAYER);
    duel.state.add(DM_PLAYER);
  },
  layOut(duel, player) {
    eachInPile(duel, player, ZONE.hyperspatial, (card) => {
      const isGr = factsOf(duel, card).categories.includes("gr");
      if (isGr) move(duel, card, { zone: ZONE.ultraGr }, MANNER.placed, BY_RULE);
    });
    shuffle(duel, player, ZONE.ultraGr);
    for (let i = 0; i < SHIELDS; i++)
      move(duel, topOf(duel, player, ZONE.deck), { zone: ZONE.shields, player }, MANNER.placed, BY_RULE);
  },
  begin(duel) {
    duel.state.write(NOW.turn, 1);
    duel.call(turn);
  },
  startAt: startingAt(resumeTurn),
  actsWith,
  broken,
};
