import type { Seat } from "@chainwright/explain";
import type { Board, Report } from "@chainwright/scenario";
import { extraMonsterZones, inPlaces, slotsOf } from "./layout.ts";

/** What a player comes to use in the whole run. The rest is drawn small; going by the run, nothing jumps between steps. */
export interface Use {
  readonly zones: ReadonlySet<string>;
  /** Places of zones with places, from 0. */
  readonly places: ReadonlySet<number>;
}

const boardsOf = (report: Report): readonly Board[] => [
  report.start,
  ...report.steps.map(({ board }) => board),
];

/** Zones whose cards lie in fixed places. */
const PLACED = new Set(["monster", "spell"]);

export function usedBy(report: Report, seat: Seat): Use {
  const zones = new Set<string>();
  const places = new Set<number>();
  for (const board of boardsOf(report)) {
    const player = board.players[seat];
    const held = report.game === "ocg" ? inPlaces(player, report.zones) : player.zones;
    for (const [zone, cards] of Object.entries(held)) {
      if (cards.length > 0) zones.add(zone);
      if (!PLACED.has(zone)) continue;
      const first = Math.min(0, ...cards.map(({ slot = 0 }) => slot));
      for (const { place, cards: there } of slotsOf(cards, 0, first)) if (there.length > 0) places.add(place);
    }
  }
  return { zones, places };
}

/** Whether a card comes to an Extra Monster Zone in the run. */
export const usesExtraMonsterZones = (report: Report): boolean =>
  boardsOf(report).some((board) => extraMonsterZones(board, "A").some(({ card }) => card !== undefined));
