import {
  afterEvent,
  answersEvent,
  inPhase,
  phaseMoments,
  type Room,
  type Stop,
  startingAt,
} from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import { linkCount } from "@chainwright/engine/history";
import { ATTEMPT, EVENT, NOW, STAT } from "@chainwright/engine/state";
import { ocgGame } from "./game.ts";
import { broken } from "./invariants.ts";
import { placeName } from "./monster-zones-and-columns.ts";
import { countUseByName } from "./once-per-turn.ts";
import { isPhase, PHASE, STEP } from "./phases.ts";
import type { OcgRules } from "./rule-revisions.ts";
import { regions, rulesAt, rulesDates } from "./rules-at-date.ts";
import { OCG, OCG_PLAYER } from "./state-tables.ts";
import { resumeTurn, startTurn, turn } from "./turn.ts";

/** The Damage Step counts as a phase of its own; it is called a step. */
const { damage, ...PHASES } = PHASE;

const atStep =
  (step: number) =>
  ({ state }: Duel): boolean =>
    state.read(OCG.step) === step;

/** The windows of a step of the Battle Phase. */
const inStep = (name: string, step: number): Stop => ({
  name,
  isNow: ({ state }) => state.read(NOW.phase) === PHASE.battle && state.read(OCG.step) === step,
});

export const ocgRoom: Room = {
  game: ocgGame,
  phases: PHASE,
  mainPhase: "main1",
  // The Damage Step follows from an attack.
  startPhases: Object.keys(PHASE).filter((phase) => phase !== "damage"),
  stops: [
    inPhase("draw", PHASE.draw),
    inPhase("standby", PHASE.standby),
    inPhase("main1", PHASE.main1),
    inStep("battleStart", STEP.start),
    inStep("battleStep", STEP.battle),
    inPhase("damage", PHASE.damage),
    inStep("battleEnd", STEP.end),
    inPhase("main2", PHASE.main2),
    inPhase("end", PHASE.end),
    afterEvent("summon", EVENT.summoned, EVENT.attempted),
    afterEvent("attackDeclared", EVENT.attackDeclared),
    { name: "activation", isNow: (duel) => linkCount(duel) > 0 },
  ],
  moments: {
    ...phaseMoments(PHASES),
    battle: ({ state }) => isPhase(state.read(NOW.phase), "battle"),
    "before-draw": atStep(STEP.drawStart),
    "start-step": atStep(STEP.start),
    "battle-step": atStep(STEP.battle),
    "damage-step": ({ state }) => state.read(NOW.phase) === damage,
    "start-of-damage-step": atStep(STEP.damageStart),
    "before-damage-calculation": atStep(STEP.beforeCalculation),
    "damage-calculation": atStep(STEP.calculation),
    "after-damage-calculation": atStep(STEP.afterCalculation),
    "end-of-damage-step": atStep(STEP.damageEnd),
    "end-step": atStep(STEP.end),
    "summon-attempt": ({ state }) => state.read(NOW.attempt) !== ATTEMPT.none,
    "after-summon": answersEvent(EVENT.summoned),
    "after-attack": answersEvent(EVENT.attackDeclared),
    chain: (duel) => linkCount(duel) > 0,
  },
  startLp: 8000,
  openingHand: 5,
  regions,
  rulesAt,
  laterZones(rules) {
    const { extraMonsterZones, pendulumZones } = rules as OcgRules;
    return [...(extraMonsterZones ? ["extraMonster"] : []), ...(pendulumZones === "own" ? ["pendulum"] : [])];
  },
  changes: rulesDates,
  worth: {
    lp: 1 / 1000,
    cards: { hand: 1, monster: 0.6, spell: 0.8, field: 0.8 },
    strength: STAT.atk,
    point: 1 / 2000,
  },
  placeName,
  prepare(duel) {
    duel.state.add(OCG_PLAYER);
    duel.state.add(OCG_PLAYER);
  },
  begin(duel) {
    startTurn(duel, 0, 1);
    duel.state.write(NOW.phase, PHASE.draw);
    duel.call(turn);
  },
  startAt: startingAt(resumeTurn),
  countUse: countUseByName,
  setNormalSummons(duel, player, made) {
    duel.state.set(OCG_PLAYER.normalSummons, player, made);
  },
  broken,
};
