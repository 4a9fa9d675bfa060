import { COMMON_ZONE, COMMON_ZONES, type ZoneInfo, zonesByPlace } from "@chainwright/engine/game";
import type { ZoneId } from "@chainwright/engine/state";

/** The zones of one player, by number (general rules 400). */
export const ZONE = {
  ...COMMON_ZONE,
  mana: 4 as ZoneId,
  shields: 5 as ZoneId,
  battle: 6 as ZoneId,
  /** A card that is being used: it belongs to no other zone until it has taken effect (general rules 409). */
  pending: 7 as ZoneId,
  /** Cards under an evolution creature: they are in the battle zone, but no creatures of their own. */
  under: 8 as ZoneId,
  hyperspatial: 9 as ZoneId,
  ultraGr: 10 as ZoneId,
} as const;

export const ZONES: readonly ZoneInfo[] = [
  ...COMMON_ZONES,
  { name: "mana", field: false, slots: 0, positions: true, seen: "all" },
  { name: "shields", field: false, slots: 0, seen: "none" },
  { name: "battle", field: true, slots: 0, positions: true, seen: "all" },
  { name: "pending", field: false, slots: 0, seen: "all" },
  { name: "material", field: false, slots: 0, seen: "all" },
  { name: "hyperspatial", field: false, slots: 0, seen: "all" },
  { name: "ultra-gr", field: false, slots: 0, seen: "none" },
];

/** The zones that a place word of a card text means. */
export const zonesOf = zonesByPlace({
  field: [ZONE.battle],
  "battle-zone": [ZONE.battle],
  mana: [ZONE.mana],
  shields: [ZONE.shields],
  "hyperspatial-zone": [ZONE.hyperspatial],
  "ultra-gr-zone": [ZONE.ultraGr],
});
