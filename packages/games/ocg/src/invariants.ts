import { broken as inAnyGame, noLifePoints, type Square } from "@chainwright/engine";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { countersOn, NOWHERE } from "@chainwright/engine/changes";
import { CARD, type CardId, FACE, NO_CARD, POSITION } from "@chainwright/engine/state";
import { ruleOf } from "@chainwright/engine/summons";
import { EXTRA_RIGHT, squareOf } from "./monster-zones-and-columns.ts";
import { ocgRules } from "./rule-revisions.ts";
import { PENDULUM_PLACES } from "./spell-trap-placement.ts";
import { ZONE } from "./zones.ts";

/** Everything that must be so in the OCG whenever somebody is asked; see the engine's. */
export function broken(duel: Duel): string[] {
  const wrong = inAnyGame(duel, square);
  cards(duel, wrong);
  noLifePoints(duel, wrong);
  return wrong;
}

/** The Extra Monster Zones are the same for both players, and Pendulum Zones may be Spell & Trap Zones. */
function square(duel: Duel, card: CardId): Square {
  const { state, game } = duel;
  const zone = state.get(CARD.zone, card);
  const [slot, controller] = [state.get(CARD.slot, card), state.get(CARD.controller, card)];
  if (zone === ZONE.monster && ocgRules(duel).extraMonsterZones)
    return { places: EXTRA_RIGHT + 1, key: `square ${squareOf(controller, slot)}` };
  const outer = zone === ZONE.pendulum && ocgRules(duel).pendulumZones === "outer";
  if (outer)
    return { places: 2, key: `slot ${PENDULUM_PLACES[slot]} of zone ${ZONE.spell} of player ${controller}` };
  return {
    places: game.zones[zone]?.slots ?? 0,
    key: `slot ${slot} of zone ${zone} of player ${controller}`,
  };
}

function cards(duel: Duel, wrong: string[]): void {
  const { state } = duel;
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    const zone = state.get(CARD.zone, card);
    const definition = definitionOf(duel, card);
    const { kind, categories, arrows } = definition;
    const [host, faceUp] = [state.get(CARD.host, card), state.get(CARD.face, card) === FACE.up];
    if (zone === ZONE.pendulum && !(categories.includes("pendulum") && faceUp))
      wrong.push(`card ${card}: no Pendulum Scale, in a Pendulum Zone`);
    if (zone === ZONE.material && !isXyz(duel, host)) wrong.push(`card ${card}: a material of ${host}`);
    if (zone === ZONE.spell && host !== NO_CARD && state.get(CARD.zone, host) !== ZONE.monster)
      wrong.push(`card ${card}: equipped to ${host}, which is no monster on the field`);
    const onField = duel.game.zones[zone]?.field === true;
    if (!onField && zone !== NOWHERE && categories.includes("token"))
      wrong.push(`card ${card}: a Token in zone ${zone}`);
    if (zone === ZONE.monster && arrows !== 0 && state.get(CARD.position, card) !== POSITION.attack)
      wrong.push(`card ${card}: a Link Monster in Defense Position`);
    if (zone === ZONE.monster && kind !== "monster") wrong.push(`card ${card}: a ${kind} in a Monster Zone`);
    if (
      zone === ZONE.spell &&
      kind === "monster" &&
      !faceUp &&
      ruleOf(definition, "set-as-spell") === undefined
    )
      wrong.push(`card ${card}: a monster face-down in a Spell & Trap Zone`);
    if (countersOn(duel, card) > 0 && !(onField && faceUp)) wrong.push(`card ${card}: counters on it`);
    if (!onField && zone !== ZONE.summoning && state.get(CARD.position, card) !== POSITION.none)
      wrong.push(`card ${card}: a position off the field`);
  }
}

const isXyz = (duel: Duel, card: CardId): boolean => definitionOf(duel, card).categories.includes("xyz");
