import type { CardFacts, KeywordName } from "@chainwright/card-ir";
import { hasKeyword, hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { CARD, type CardId, NOW, opponentOf, type Player, POSITION } from "@chainwright/engine/state";
import { ZONE } from "./zones.ts";

export const factsOf = (duel: Duel, card: CardId): CardFacts => definitionOf(duel, card).card.facts;

export const isCreature = (duel: Duel, card: CardId): boolean => factsOf(duel, card).kind === "creature";

export const isTapped = (duel: Duel, card: CardId): boolean =>
  duel.state.get(CARD.position, card) === POSITION.defense;

export const inBattleZone = (duel: Duel, card: CardId): boolean =>
  duel.state.get(CARD.zone, card) === ZONE.battle;

/** A creature that is put on another one. */
export const isEvolution = (duel: Duel, card: CardId): boolean =>
  hasPrinted(duel, card, "evolution") || hasPrinted(duel, card, "star-evolution");

/** It came to the battle zone this turn. */
export const isNew = ({ state }: Duel, card: CardId): boolean =>
  state.get(CARD.since, card) === state.read(NOW.turn);

/** It came this turn and has to wait: not so for evolution creatures and those with speed (general rules 301.5). */
export const isSummoningSick = (duel: Duel, card: CardId): boolean =>
  isNew(duel, card) && !isEvolution(duel, card) && !hasKeyword(duel, card, "speed-attacker");

/** Visits the creatures of a player's opponent that have a keyword; stops when `visit` returns true. */
export const someOpposing = (
  duel: Duel,
  player: Player,
  keyword: KeywordName,
  visit: (card: CardId) => boolean,
): boolean =>
  !eachInPile(
    duel,
    opponentOf(player),
    ZONE.battle,
    (card) => !(hasPrinted(duel, card, keyword) && visit(card)),
  );

const BREAKERS = [
  ["world-breaker", Number.POSITIVE_INFINITY],
  ["q-breaker", 4],
  ["t-breaker", 3],
  ["w-breaker", 2],
] as const;

/** How many shields it breaks: the most that any of its words allows, and one without any. */
export function breaks(duel: Duel, card: CardId): number {
  for (const [keyword, shields] of BREAKERS) if (hasKeyword(duel, card, keyword)) return shields;
  return 1;
}
