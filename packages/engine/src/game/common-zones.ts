import type { PlaceName } from "@chainwright/card-ir";
import type { ZoneId } from "../state/schema.ts";
import type { ZoneInfo } from "./zones.ts";

/** The zones that each player has in every game; a game numbers its own from 4 on. Zone 0 is nowhere. */
export const COMMON_ZONE = { hand: 1 as ZoneId, deck: 2 as ZoneId, graveyard: 3 as ZoneId } as const;

export const COMMON_ZONES: readonly ZoneInfo[] = [
  { name: "nowhere", field: false, slots: 0, seen: "all" },
  { name: "hand", field: false, slots: 0, seen: "owner" },
  { name: "deck", field: false, slots: 0, seen: "none" },
  { name: "graveyard", field: false, slots: 0, seen: "all" },
];

type Places = Readonly<Partial<Record<PlaceName, readonly ZoneId[]>>>;

const COMMON_PLACES: Places = {
  hand: [COMMON_ZONE.hand],
  deck: [COMMON_ZONE.deck],
  "deck-top": [COMMON_ZONE.deck],
  "deck-bottom": [COMMON_ZONE.deck],
  graveyard: [COMMON_ZONE.graveyard],
};

export const maskOf = (zones: readonly ZoneId[]): number =>
  zones.reduce((mask, zone) => mask | (1 << zone), 0);

/** The zones that a place word of a card text means: those that every game has, and a game's own. */
export function zonesByPlace(own: Places): (place: PlaceName) => number {
  const masks = new Map(
    Object.entries({ ...COMMON_PLACES, ...own }).map(([place, zones]) => [place, maskOf(zones)]),
  );
  return (place) => masks.get(place) ?? 0;
}
