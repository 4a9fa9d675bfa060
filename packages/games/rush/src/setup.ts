import { afterEvent, answersEvent, inPhase, phaseMoments, type Room, startingAt } from "@chainwright/engine";
import { beginTurn } from "@chainwright/engine/changes";
import { EVENT, STAT } from "@chainwright/engine/state";
import { rushGame } from "./game.ts";
import { broken } from "./invariants.ts";
import { PHASE } from "./phases.ts";
import { RUSH_REGIONS, rulesAt, rulesDates } from "./rules-at-date.ts";
import { resumeTurn, turn } from "./turn.ts";

export const rushRoom: Room = {
  game: rushGame,
  phases: PHASE,
  mainPhase: "main",
  startPhases: Object.keys(PHASE),
  stops: [
    inPhase("draw", PHASE.draw),
    inPhase("main", PHASE.main),
    inPhase("battle", PHASE.battle),
    inPhase("end", PHASE.end),
    afterEvent("summon", EVENT.summoned),
    afterEvent("attackDeclared", EVENT.attackDeclared),
    afterEvent("activation", EVENT.activated),
  ],
  moments: {
    ...phaseMoments(PHASE),
    "after-summon": answersEvent(EVENT.summoned),
    "after-attack": answersEvent(EVENT.attackDeclared),
    "after-activation": answersEvent(EVENT.activated),
  },
  startLp: 8000,
  openingHand: 4,
  regions: RUSH_REGIONS,
  rulesAt,
  changes: rulesDates,
  worth: {
    lp: 1 / 1000,
    cards: { hand: 0.5, monster: 0.6, spell: 0.8, field: 0.8 },
    strength: STAT.atk,
    point: 1 / 2000,
  },
  placeName: () => "",
  prepare() {},
  begin(duel) {
    beginTurn(duel, 0, 1);
    duel.call(turn);
  },
  startAt: startingAt(resumeTurn),
  broken,
};
