import type { PlaceName } from "@chainwright/card-ir";
import type { ZoneId, ZoneInfo } from "@chainwright/engine/state";

/** The zones of one player, by number (general rules 400). Zone 0 is nowhere. */
export const ZONE = {
  hand: 1 as ZoneId,
  deck: 2 as ZoneId,
  graveyard: 3 as ZoneId,
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
  { name: "nowhere", field: false, slots: 0, seen: "all" },
  { name: "hand", field: false, slots: 0, seen: "owner" },
  { name: "deck", field: false, slots: 0, seen: "none" },
  { name: "graveyard", field: false, slots: 0, seen: "all" },
  { name: "mana", field: false, slots: 0, positions: true, seen: "all" },
  { name: "shields", field: false, slots: 0, seen: "none" },
  { name: "battle", field: true, slots: 0, positions: true, seen: "all" },
  { name: "pending", field: false, slots: 0, seen: "all" },
  { name: "material", field: false, slots: 0, seen: "all" },
  { name: "hyperspatial", field: false, slots: 0, seen: "all" },
  { name: "ultra-gr", field: false, slots: 0, seen: "none" },
];

const bit = (zone: ZoneId): number => 1 << zone;

const PLACES: Readonly<Partial<Record<PlaceName, number>>> = {
  field: bit(ZONE.battle),
  "battle-zone": bit(ZONE.battle),
  hand: bit(ZONE.hand),
  deck: bit(ZONE.deck),
  "deck-top": bit(ZONE.deck),
  "deck-bottom": bit(ZONE.deck),
  graveyard: bit(ZONE.graveyard),
  mana: bit(ZONE.mana),
  shields: bit(ZONE.shields),
  "hyperspatial-zone": bit(ZONE.hyperspatial),
  "ultra-gr-zone": bit(ZONE.ultraGr),
};

/** The zones that a place word of a card text means. */
export const zonesOf = (place: PlaceName): number => PLACES[place] ?? 0;
