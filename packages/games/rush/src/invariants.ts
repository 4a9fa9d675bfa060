import { broken as inAnyGame, noLifePoints } from "@chainwright/engine";
import { type Duel, definitionOf, pileCount } from "@chainwright/engine/board";
import { CARD, type CardId, FACE, NO_CARD, POSITION } from "@chainwright/engine/state";
import { isInMaximumMode } from "./maximum-monsters.ts";
import { ZONE } from "./zones.ts";

/** Everything that must be so in Rush Duel whenever somebody is asked; see the engine's. */
export function broken(duel: Duel): string[] {
  const wrong = inAnyGame(duel);
  const { state } = duel;
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    const zone = state.get(CARD.zone, card);
    const host = state.get(CARD.host, card);
    const { kind } = definitionOf(duel, card).card.facts;
    if (zone === ZONE.monster && kind !== "monster") wrong.push(`card ${card}: a ${kind} in a Monster Zone`);
    if (zone === ZONE.spell && kind === "monster" && host === NO_CARD)
      wrong.push(`card ${card}: a monster in a Spell & Trap Zone`);
    if (
      zone === ZONE.material &&
      !(isInMaximumMode(duel, card) && state.get(CARD.zone, host) === ZONE.monster)
    )
      wrong.push(`card ${card}: a part of no monster`);
    if (zone !== ZONE.monster || !isInMaximumMode(duel, card)) continue;
    if (pileCount(duel, state.get(CARD.controller, card), ZONE.monster) !== 1)
      wrong.push(`card ${card}: in Maximum Mode, but not alone`);
    if (state.get(CARD.position, card) !== POSITION.attack || state.get(CARD.face, card) !== FACE.up)
      wrong.push(`card ${card}: in Maximum Mode, but not in face-up Attack Position`);
  }
  noLifePoints(duel, wrong);
  return wrong;
}
