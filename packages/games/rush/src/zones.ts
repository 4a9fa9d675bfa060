import { COMMON_ZONE, COMMON_ZONES, type ZoneInfo, zonesByPlace } from "@chainwright/engine/game";
import type { ZoneId } from "@chainwright/engine/state";

/** The zones of one player, by number. There is no banished zone in Rush Duel. */
export const ZONE = {
  ...COMMON_ZONE,
  extra: 4 as ZoneId,
  monster: 5 as ZoneId,
  spell: 6 as ZoneId,
  field: 7 as ZoneId,
  /** The other parts of a monster in Maximum Mode: with it they are one monster. */
  material: 8 as ZoneId,
} as const;

export const ZONES: readonly ZoneInfo[] = [
  ...COMMON_ZONES,
  { name: "extra", field: false, slots: 0, seen: "owner" },
  { name: "monster", field: true, slots: 3, positions: true, seen: "owner" },
  { name: "spell", field: true, slots: 3, seen: "owner" },
  { name: "field", field: true, slots: 1, seen: "owner" },
  { name: "material", field: false, slots: 0, seen: "all" },
];

/** The zones that a place word of a card text means. */
export const zonesOf = zonesByPlace({
  field: [ZONE.monster, ZONE.spell, ZONE.field],
  "monster-zone": [ZONE.monster],
  "spell-trap-zone": [ZONE.spell],
  "field-zone": [ZONE.field],
  "extra-deck": [ZONE.extra],
});
