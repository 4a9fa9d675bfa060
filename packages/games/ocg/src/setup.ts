import {
  BY_RULE,
  type Catalogue,
  CHANCE,
  type Duel,
  draw,
  emptyDuel,
  NOW,
  place,
  type Room,
  run,
  shuffle,
  type Trace,
} from "@chainwright/engine";
import { seedChance } from "@chainwright/kernel";
import { REGIONS } from "@chainwright/rulebook";
import { ocgGame } from "./game.ts";
import { PHASE } from "./phases.ts";
import type { OcgRules } from "./policy.ts";
import { rulesAt, rulesDates } from "./rules.ts";
import { OCG_PLAYER } from "./schema.ts";
import { resumeTurn, startTurn, turn } from "./turn.ts";
import { ZONE } from "./zones.ts";

/** Cards in the opening hand. */
const OPENING_HAND = 5;

export const ocgRoom: Room = {
  game: ocgGame,
  phases: PHASE,
  mainPhase: "main1",
  startLp: 8000,
  regions: REGIONS,
  rulesAt,
  laterZones(rules) {
    const { extraMonsterZones, pendulumZones } = rules as OcgRules;
    return [...(extraMonsterZones ? ["extraMonster"] : []), ...(pendulumZones === "own" ? ["pendulum"] : [])];
  },
  changes: rulesDates,
  prepare(duel) {
    duel.state.add(OCG_PLAYER);
    duel.state.add(OCG_PLAYER);
  },
  startAt(duel, player, turnNumber, phase) {
    duel.state.write(NOW.turnPlayer, player);
    duel.state.write(NOW.turn, turnNumber);
    resumeTurn(duel, phase);
    run(duel);
  },
};

/** A deck of definition numbers. */
export interface DeckNumbers {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}

/** A duel from two decks: shuffled, five cards each, the first player's first turn. The trace begins with that turn. */
export function startDuel(
  rules: OcgRules,
  catalogue: Catalogue,
  decks: readonly [DeckNumbers, DeckNumbers],
  seed: number,
  trace: Trace | null = null,
): Duel {
  const duel = emptyDuel(ocgRoom, rules, catalogue);
  seedChance(duel.state, CHANCE, seed);
  for (const player of [0, 1] as const) {
    for (const def of decks[player].main) place(duel, def, { zone: ZONE.deck, player });
    for (const def of decks[player].extra) place(duel, def, { zone: ZONE.extra, player });
    shuffle(duel, player, ZONE.deck);
    draw(duel, player, OPENING_HAND, BY_RULE);
  }
  duel.trace = trace;
  startTurn(duel, 0, 1);
  duel.state.write(NOW.phase, PHASE.draw);
  duel.call(turn);
  run(duel);
  return duel;
}
