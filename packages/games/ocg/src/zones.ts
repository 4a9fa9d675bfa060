import { COMMON_ZONE, COMMON_ZONES, maskOf, type ZoneInfo, zonesByPlace } from "@chainwright/engine/game";
import type { ZoneId } from "@chainwright/engine/state";

/** The zones of one player, by number. */
export const ZONE = {
  ...COMMON_ZONE,
  banished: 4 as ZoneId,
  extra: 5 as ZoneId,
  monster: 6 as ZoneId,
  spell: 7 as ZoneId,
  field: 8 as ZoneId,
  /** Under a monster, as its material. */
  material: 9 as ZoneId,
  /** Being Summoned, not on the field yet: the Summon may still be negated. */
  summoning: 10 as ZoneId,
  pendulum: 11 as ZoneId,
} as const;

export const ZONES: readonly ZoneInfo[] = [
  ...COMMON_ZONES,
  { name: "banished", field: false, slots: 0, seen: "all" },
  { name: "extra", field: false, slots: 0, seen: "owner" },
  { name: "monster", field: true, slots: 5, positions: true, seen: "owner" },
  { name: "spell", field: true, slots: 5, seen: "owner" },
  { name: "field", field: true, slots: 1, seen: "owner" },
  { name: "material", field: false, slots: 0, seen: "all" },
  { name: "summoning", field: false, slots: 0, passing: true, seen: "all" },
  { name: "pendulum", field: true, slots: 2, seen: "owner" },
];

const FIELD = [ZONE.monster, ZONE.spell, ZONE.field, ZONE.pendulum];
export const ON_FIELD = maskOf(FIELD);

/** The zones that a place word of a card text means. */
export const zonesOf = zonesByPlace({
  field: FIELD,
  "monster-zone": [ZONE.monster],
  "main-monster-zone": [ZONE.monster],
  "center-main-monster-zone": [ZONE.monster],
  "outer-main-monster-zone": [ZONE.monster],
  "extra-monster-zone": [ZONE.monster],
  "spell-trap-zone": [ZONE.spell],
  "field-zone": [ZONE.field],
  "pendulum-zone": [ZONE.pendulum],
  "main-deck": [ZONE.deck],
  banished: [ZONE.banished],
  "extra-deck": [ZONE.extra],
  "face-up-extra-deck": [ZONE.extra],
});
