import type { PlaceName } from "@chainwright/card-ir";
import type { ZoneId, ZoneInfo } from "@chainwright/engine/state";

/** The zones of one player, by number. Zone 0 is nowhere. */
export const ZONE = {
  hand: 1 as ZoneId,
  deck: 2 as ZoneId,
  graveyard: 3 as ZoneId,
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
  { name: "nowhere", field: false, slots: 0, seen: "all" },
  { name: "hand", field: false, slots: 0, seen: "owner" },
  { name: "deck", field: false, slots: 0, seen: "none" },
  { name: "graveyard", field: false, slots: 0, seen: "all" },
  { name: "banished", field: false, slots: 0, seen: "all" },
  { name: "extra", field: false, slots: 0, seen: "owner" },
  { name: "monster", field: true, slots: 5, positions: true, seen: "owner" },
  { name: "spell", field: true, slots: 5, seen: "owner" },
  { name: "field", field: true, slots: 1, seen: "owner" },
  { name: "material", field: false, slots: 0, seen: "all" },
  { name: "summoning", field: false, slots: 0, passing: true, seen: "all" },
  { name: "pendulum", field: true, slots: 2, seen: "owner" },
];

const bit = (zone: ZoneId): number => 1 << zone;
export const ON_FIELD = bit(ZONE.monster) | bit(ZONE.spell) | bit(ZONE.field) | bit(ZONE.pendulum);

const PLACES: Readonly<Partial<Record<PlaceName, number>>> = {
  field: ON_FIELD,
  "monster-zone": bit(ZONE.monster),
  "main-monster-zone": bit(ZONE.monster),
  "center-main-monster-zone": bit(ZONE.monster),
  "outer-main-monster-zone": bit(ZONE.monster),
  "extra-monster-zone": bit(ZONE.monster),
  "spell-trap-zone": bit(ZONE.spell),
  "field-zone": bit(ZONE.field),
  "pendulum-zone": bit(ZONE.pendulum),
  hand: bit(ZONE.hand),
  deck: bit(ZONE.deck),
  "main-deck": bit(ZONE.deck),
  "deck-top": bit(ZONE.deck),
  "deck-bottom": bit(ZONE.deck),
  graveyard: bit(ZONE.graveyard),
  banished: bit(ZONE.banished),
  "extra-deck": bit(ZONE.extra),
  "face-up-extra-deck": bit(ZONE.extra),
};

/** The zones that a place word of a card text means. */
export const zonesOf = (place: PlaceName): number => PLACES[place] ?? 0;
