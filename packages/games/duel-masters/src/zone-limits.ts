import { type Duel, pileCount, type RuleReplacement } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import { BY_RULE, CARD, type CardId, MANNER, type ZoneId } from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { factsOf, isEvolution } from "./creatures.ts";
import { ZONE } from "./zones.ts";

/** The most cards that a zone holds where zones are limited: in Duel Masters Play's. */
const MOST: ReadonlyMap<ZoneId, number> = new Map([
  [ZONE.battle, 7],
  [ZONE.hand, 10],
  [ZONE.shields, 10],
]);

/** Creatures that come back from wherever they are put: they never lie in a hand or among shields. */
function returns(duel: Duel, card: CardId): boolean {
  const { categories } = factsOf(duel, card);
  return categories.includes("psychic") || categories.includes("gr");
}

/** A card for which a zone has no room is put into the graveyard, and nothing but that has happened to it. */
export const zoneFull: RuleReplacement = {
  rules: (duel) => dmLaw(duel).zoneFull,
  applies(duel, card, to) {
    if (dmLaw(duel).zoneFull.length === 0) return false;
    const most = MOST.get(to);
    if (most === undefined || duel.state.get(CARD.zone, card) === to) return false;
    if (to === ZONE.battle ? isEvolution(duel, card) : returns(duel, card)) return false;
    return pileCount(duel, duel.state.get(CARD.owner, card), to) >= most;
  },
  carryOut(duel, card) {
    const cause = BY_RULE;
    move(duel, card, { zone: ZONE.graveyard }, MANNER.put | MANNER.overflowed, cause);
    duel.game.hasLeft(duel, card);
    // That was all: it triggers nothing.
  },
};
