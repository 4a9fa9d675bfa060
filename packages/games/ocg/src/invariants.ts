import {
  CARD,
  type CardId,
  type Duel,
  broken as inAnyGame,
  NOW,
  PLAYER,
  POSITION,
  type Square,
  WIN,
} from "@chainwright/engine";
import { EXTRA_RIGHT, squareOf } from "./field-zones.ts";
import { ocgRules } from "./policy.ts";
import { ZONE } from "./zones.ts";

/** Everything that must be so in the OCG whenever somebody is asked; see the engine's. */
export function broken(duel: Duel): string[] {
  const wrong = inAnyGame(duel, square);
  cards(duel, wrong);
  for (const player of [0, 1] as const) {
    if (duel.state.get(PLAYER.lp, player) === 0 && duel.state.read(NOW.result) === WIN.none)
      wrong.push(`player ${player} has no LP and has not lost`);
  }
  return wrong;
}

/** The Extra Monster Zones are the same for both players. */
function square(duel: Duel, card: CardId): Square {
  const { state, game } = duel;
  const zone = state.get(CARD.zone, card);
  const [slot, controller] = [state.get(CARD.slot, card), state.get(CARD.controller, card)];
  if (zone === ZONE.monster && ocgRules(duel).extraMonsterZones)
    return { places: EXTRA_RIGHT + 1, key: `square ${squareOf(controller, slot)}` };
  return {
    places: game.zones[zone]?.slots ?? 0,
    key: `slot ${slot} of zone ${zone} of player ${controller}`,
  };
}

function cards(duel: Duel, wrong: string[]): void {
  const { state } = duel;
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    const zone = state.get(CARD.zone, card);
    const { kind } = duel.definition(state.get(CARD.def, card));
    if (zone === ZONE.monster && kind !== "monster") wrong.push(`card ${card}: a ${kind} in a Monster Zone`);
    if (zone === ZONE.spell && kind === "monster" && state.get(CARD.host, card) === 0)
      wrong.push(`card ${card}: a monster in a Spell & Trap Zone`);
    const onField = duel.game.zones[zone]?.field === true;
    if (!onField && zone !== ZONE.summoning && state.get(CARD.position, card) !== POSITION.none)
      wrong.push(`card ${card}: a position off the field`);
  }
}
