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

/** A duel from two decks of definition numbers: shuffled, five cards each, the first player's first turn. */
export function startDuel(
  rules: OcgRules,
  catalogue: Catalogue,
  decks: readonly [readonly number[], readonly number[]],
  seed: number,
): Duel {
  const duel = emptyDuel(ocgRoom, rules, catalogue);
  seedChance(duel.state, CHANCE, seed);
  for (const player of [0, 1] as const) {
    for (const def of decks[player]) place(duel, def, { zone: ZONE.deck, player });
    shuffle(duel, player, ZONE.deck);
    draw(duel, player, OPENING_HAND, BY_RULE);
  }
  startTurn(duel, 0, 1);
  duel.state.write(NOW.phase, PHASE.draw);
  duel.call(turn);
  run(duel);
  return duel;
}
