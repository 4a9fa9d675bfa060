import type { PlaceName } from "@chainwright/card-ir";
import type { ZoneId } from "../state/schema.ts";

/** One zone that each player has. */
export interface ZoneInfo {
  readonly name: string;
  /** In play: what leaves it becomes a new object, and "the field" includes it. */
  readonly field: boolean;
  /** Places for one card each; 0 for a pile without places. */
  readonly slots: number;
  /** Cards lie here upright or turned: attack or defense position, untapped or tapped. */
  readonly positions?: true;
  /** Nothing lies here but what is on its way to the field. */
  readonly passing?: true;
  /** Who may look at a card that lies face-down or unrevealed here. */
  readonly seen: "all" | "owner" | "none";
}

/** Zones that the engine's own verbs mean; nowhere where the game has none. */
export type ZoneName = "hand" | "deck" | "graveyard" | "banished" | "summon" | "equip" | "material" | "extra";

/** Of which zones a game consists, and which of them a word of a text means. */
export interface GameZones {
  readonly zones: readonly ZoneInfo[];
  readonly zone: Readonly<Record<ZoneName, ZoneId>>;
  /** The zones that a place word means, as a mask of zone numbers. */
  zonesOf(place: PlaceName): number;
  /** Of a place that is a part of its zone: which slots, as a mask; 0 where it is all of it. */
  slotsOf(place: PlaceName): number;
}
