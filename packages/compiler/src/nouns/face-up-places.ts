import type { Place } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import type { ZoneId } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** How cards have to lie in a place for its words to mean them. */

const EXTRA = "face-up-extra-deck";

/** "Your hand or face-up field", "your face-up Extra Deck": its words leave out what lies face-down. */
export const saysFace = (place: Place | undefined): boolean =>
  place !== undefined && (place.faceUp === true || place.faceDown === true || place.names.includes(EXTRA));

/** Whether only what lies face-up is meant in such a zone of the place. */
export const isFaceUpIn = (duel: Duel, place: Place, zone: ZoneId): boolean =>
  duel.game.zones[zone]?.field === true
    ? place.faceUp === true
    : place.names.includes(EXTRA) && (duel.game.zonesOf(EXTRA) & (1 << zone)) !== 0;

/** Of where a card was before, how it lay there is not kept. */
export function onlyZones(...places: readonly (Place | undefined)[]): void {
  if (places.some((place) => place?.names.includes(EXTRA))) throw new NotCarriedOut("how a card lay before");
}
