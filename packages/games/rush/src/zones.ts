import type { PlaceName } from "@chainwright/card-ir";
import type { ZoneId, ZoneInfo } from "@chainwright/engine/state";

/** The zones of one player, by number. There is no banished zone in Rush Duel. Zone 0 is nowhere. */
export const ZONE = {
  hand: 1 as ZoneId,
  deck: 2 as ZoneId,
  graveyard: 3 as ZoneId,
  extra: 4 as ZoneId,
  monster: 5 as ZoneId,
  spell: 6 as ZoneId,
  field: 7 as ZoneId,
  /** The other parts of a monster in Maximum Mode: with it they are one monster. */
  material: 8 as ZoneId,
} as const;

export const ZONES: readonly ZoneInfo[] = [
  { name: "nowhere", field: false, slots: 0, seen: "all" },
  { name: "hand", field: false, slots: 0, seen: "owner" },
  { name: "deck", field: false, slots: 0, seen: "none" },
  { name: "graveyard", field: false, slots: 0, seen: "all" },
  { name: "extra", field: false, slots: 0, seen: "owner" },
  { name: "monster", field: true, slots: 3, positions: true, seen: "owner" },
  { name: "spell", field: true, slots: 3, seen: "owner" },
  { name: "field", field: true, slots: 1, seen: "owner" },
  { name: "material", field: false, slots: 0, seen: "all" },
];

const bit = (zone: ZoneId): number => 1 << zone;

const PLACES: Readonly<Partial<Record<PlaceName, number>>> = {
  field: bit(ZONE.monster) | bit(ZONE.spell) | bit(ZONE.field),
  "monster-zone": bit(ZONE.monster),
  "spell-trap-zone": bit(ZONE.spell),
  "field-zone": bit(ZONE.field),
  hand: bit(ZONE.hand),
  deck: bit(ZONE.deck),
  "deck-top": bit(ZONE.deck),
  "deck-bottom": bit(ZONE.deck),
  graveyard: bit(ZONE.graveyard),
  "extra-deck": bit(ZONE.extra),
};

/** The zones that a place word of a card text means. */
export const zonesOf = (place: PlaceName): number => PLACES[place] ?? 0;
