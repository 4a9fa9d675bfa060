import { isReference, type Place, someNode } from "@chainwright/card-ir";
import { columnOf, type Duel, eachInPile } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, NO_CARD, type Player, type ZoneId } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** Those of a player's Monster Zones that are said, as a mask; `moved`: the monster that is to come there. */
export type ZonesSaid = (duel: Duel, context: EffectContext, side: Player, moved?: CardId) => number;

/** "To your zone a Link Monster points to", "to your center Main Monster Zone"; null where no such zone is said. */
export function compileZonesSaid(to: Place | undefined, scope: Scope): ZonesSaid | null {
  if (to === undefined) return null;
  const said = [pointedTo(to, scope), near(to, scope), crowded(to), named(to)].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (duel, context, side, moved) =>
    said.reduce((zones, one) => zones & one(duel, context, side, moved), -1);
}

function pointedTo({ pointedTo: pointer }: Place, scope: Scope): ZonesSaid | null {
  if (pointer === undefined) return null;
  const pointers = scope.noun(pointer);
  const several = !isReference(pointer) && pointer.quantity.kind === "at-least" ? pointers.min : 1;
  return (duel, context, side) => {
    // Those that one of them points to, two of them, and so on.
    const zones: number[] = [];
    pointers.each(duel, context, (by) => {
      let pointed = duel.game.zonesPointedTo?.(duel, by, side) ?? 0;
      for (let n = 0; n < several; n++) {
        const before = zones[n] ?? 0;
        zones[n] = before | pointed;
        pointed &= before;
      }
    });
    return zones[several - 1] ?? 0;
  };
}

/** Beside cards or in their column; beside what is moved itself, where no others are said. */
function near({ near: others, nearBy = [] }: Place, scope: Scope): ZonesSaid | null {
  if (nearBy.length === 0) return null;
  const cards = others === undefined ? null : scope.noun(others);
  const zonesNear = (duel: Duel, card: CardId, side: Player): number =>
    (nearBy.includes("beside") ? duel.game.zonesBeside(duel, card, side) : 0) |
    (nearBy.includes("column") ? duel.game.zonesInColumn(columnOf(duel, card), side) : 0);
  return (duel, context, side, moved = NO_CARD) => {
    if (cards === null) return moved === NO_CARD ? 0 : zonesNear(duel, moved, side);
    let zones = 0;
    cards.each(duel, context, (card) => {
      zones |= zonesNear(duel, card, side);
    });
    return zones;
  };
}

/** "In that column", of one in which so many cards are. */
function crowded({ crowded: least }: Place): ZonesSaid | null {
  if (least === undefined) return null;
  return (duel, _, side) => {
    const cards: number[] = [];
    for (const player of [0, 1] as const)
      for (const zone of duel.game.zones.keys())
        if (duel.game.zones[zone]?.field)
          eachInPile(duel, player, zone as ZoneId, (card) => {
            const column = columnOf(duel, card);
            if (column >= 0) cards[column] = (cards[column] ?? 0) + 1;
          });
    return cards.reduce(
      (zones, n, column) => (n >= least ? zones | duel.game.zonesInColumn(column, side) : zones),
      0,
    );
  };
}

function named({ names }: Place): ZonesSaid | null {
  return names.some((name) => name.endsWith("-monster-zone"))
    ? (duel) => names.reduce((mask, name) => mask | (duel.game.slotsOf(name) || -1), 0)
    : null;
}

const SPEAKING: ReadonlySet<unknown> = new Set(["center-main-monster-zone", "outer-main-monster-zone"]);

/** Whether a text makes a difference between the Monster Zones of a player. */
export const speaksOfPlaces = (text: unknown): boolean =>
  someNode(
    text,
    (node) =>
      "nearBy" in node ||
      node.verb === "choose-zones" ||
      node.manner === "shift" ||
      isAboutColumn(node) ||
      (Array.isArray(node.names) && node.names.some((name) => SPEAKING.has(name))),
  );

const isAboutColumn = (node: Readonly<Record<string, unknown>>): boolean =>
  "crowded" in node || node.trait === "in-column";

/** Whether it makes a difference to a text in which zone a Spell or Trap is. */
export const speaksOfColumns = (text: unknown): boolean =>
  someNode(text, (node) => isAboutColumn(node) || node.verb === "choose-zones");

/** The zone that a destination means. */
export const soleZone = (duel: Duel, place: Place): ZoneId =>
  (31 - Math.clz32(duel.zonesOf(place))) as ZoneId;
