import type { FrameId } from "@chainwright/kernel";
import type { Duel } from "../board/duel.ts";
import type { Question } from "../board/duel-types.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { ACT, type Action, action, firstOf, kindOf } from "../state/action.ts";
import { no } from "../state/illegality-reasons.ts";
import { type CardId, LINGERING, NO_CARD, PICKED, type PickedId, type ZoneId } from "../state/schema.ts";
import { LINGERING_KIND, type Player, POSITION } from "../state/vocabulary.ts";

/** Answers that name a place are numbers counted from here, apart from other numbers. */
export const FIRST_PLACE = 16;

/** The place that such an answer means. */
export const placeIn = (answer: Action): number => firstOf(answer) - FIRST_PLACE;

/** The places of a player's zone that cannot be used, as a mask. */
export function closedPlaces(duel: Duel, player: Player, zone: ZoneId): number {
  const { state } = duel;
  let mask = 0;
  someLingeringOn(duel, LINGERING_KIND.closed, NO_CARD, (lingering) => {
    if (state.get(LINGERING.player, lingering) === player && state.get(LINGERING.what, lingering) === zone)
      mask |= state.get(LINGERING.value, lingering);
    return false;
  });
  return mask;
}

/**
 * A place of either player's Monster Zones or Spell & Trap Zones as a number: of one's own Monster Zones it is the place
 * itself, as in the answers above.
 */
export const toldPlace = (opponents: boolean, spells: boolean, place: number): number =>
  (opponents ? 16 : 0) + (spells ? 8 : 0) + place;

/** Asks to which of several places, a mask, a monster is to come. */
export const whichPlace = (
  placesAt: (duel: Duel, frame: FrameId, player: Player) => number,
): Omit<Question, "id"> => ({
  name: "choose zone",
  candidates(duel, frame, player, offer) {
    const places = placesAt(duel, frame, player);
    for (let place = 0; places >>> place !== 0; place++) {
      if ((places & (1 << place)) !== 0) offer(action(ACT.number, FIRST_PLACE + place));
    }
  },
  check(duel, frame, player, choice, why) {
    const fits =
      kindOf(choice) === ACT.number && (placesAt(duel, frame, player) & (1 << placeIn(choice))) !== 0;
    return fits || !no(why, duel.law.notAChoice);
  },
});

/** The answer that means face-down Defense Position, where that is one of those a player chooses from. */
export const FACE_DOWN_DEFENSE = 3;

/** Asks in which position a monster comes, where its player may choose. */
export const WHICH_POSITION: Omit<Question, "id"> = {
  name: "position",
  candidates(_duel, _frame, _player, offer) {
    offer(action(ACT.number, POSITION.attack));
    offer(action(ACT.number, POSITION.defense));
  },
  check: (duel, _frame, _player, choice, why) =>
    choice === action(ACT.number, POSITION.attack) ||
    choice === action(ACT.number, POSITION.defense) ||
    !no(why, duel.law.notAChoice),
};

/** The places that are given already to the monsters picked for a Summon, as a mask. */
export function placesGiven({ state }: Duel): number {
  let mask = 0;
  for (let row = 0, n = state.count(PICKED); row < n; row++) mask |= state.get(PICKED.slots, row as PickedId);
  return mask;
}

/** What is noted as the place of a card that may go to any. */
export const ANY_PLACE = -1;

/** Where it is noted that a card is picked, if it is. */
export function pickedRow({ state }: Duel, card: CardId): PickedId | undefined {
  for (let row = 0, n = state.count(PICKED); row < n; row++) {
    const one = row as PickedId;
    if (state.get(PICKED.card, one) === card) return one;
  }
  return undefined;
}

/** The place given to a monster that is to come now, as a mask; undefined where none was given. */
export function placeGivenTo(duel: Duel, card: CardId): number | undefined {
  const row = pickedRow(duel, card);
  const places = row === undefined ? ANY_PLACE : duel.state.get(PICKED.slots, row);
  return places === ANY_PLACE ? undefined : places;
}

/** The position given to a monster that is to come now, as the answer of its player says it; none where none was given. */
export function positionGivenTo(duel: Duel, card: CardId): number {
  const row = pickedRow(duel, card);
  return row === undefined ? POSITION.none : duel.state.get(PICKED.position, row);
}
