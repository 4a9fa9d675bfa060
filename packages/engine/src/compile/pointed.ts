import type { Place } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import type { Player } from "../vocabulary.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import type { Using } from "./using.ts";

/** "To your zone a Link Monster points to": those zones of a player, as a mask; null where no such zone is said. */
export function compilePointedZones(
  to: Place | undefined,
  slots: Slots,
): ((duel: Duel, using: Using, side: Player) => number) | null {
  if (to?.pointedTo === undefined) return null;
  const pointers = compileNoun(to.pointedTo, slots);
  return (duel, using, side) => {
    let zones = 0;
    pointers.each(duel, using, (by) => {
      zones |= duel.game.zonesPointedTo?.(duel, by, side) ?? 0;
    });
    return zones;
  };
}
