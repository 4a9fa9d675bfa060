import { BY_RULE, draw, layOut, NOW, type Room, run } from "@chainwright/engine";
import { placeName } from "./field-zones.ts";
import { ocgGame } from "./game.ts";
import { broken } from "./invariants.ts";
import { PHASE } from "./phases.ts";
import type { OcgRules } from "./policy.ts";
import { regions, rulesAt, rulesDates } from "./rules.ts";
import { OCG_PLAYER } from "./schema.ts";
import { resumeTurn, startTurn, turn } from "./turn.ts";

/** Cards in the opening hand. */
const OPENING_HAND = 5;

export const ocgRoom: Room = {
  game: ocgGame,
  phases: PHASE,
  mainPhase: "main1",
  startLp: 8000,
  regions,
  rulesAt,
  laterZones(rules) {
    const { extraMonsterZones, pendulumZones } = rules as OcgRules;
    return [...(extraMonsterZones ? ["extraMonster"] : []), ...(pendulumZones === "own" ? ["pendulum"] : [])];
  },
  changes: rulesDates,
  placeName,
  prepare(duel) {
    duel.state.add(OCG_PLAYER);
    duel.state.add(OCG_PLAYER);
  },
  deal(duel, player, deck) {
    layOut(duel, player, deck);
    draw(duel, player, OPENING_HAND, BY_RULE);
  },
  begin(duel) {
    startTurn(duel, 0, 1);
    duel.state.write(NOW.phase, PHASE.draw);
    duel.call(turn);
  },
  startAt(duel, player, turnNumber, phase) {
    duel.state.write(NOW.turnPlayer, player);
    duel.state.write(NOW.turn, turnNumber);
    resumeTurn(duel, phase);
    run(duel);
  },
  broken,
};
