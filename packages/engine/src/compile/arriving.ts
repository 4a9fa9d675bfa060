import { ACT, type Action, action, firstOf } from "../action.ts";
import type { Duel } from "../duel.ts";
import { forgetPicked, pick } from "../materials.ts";
import { placeGivenTo, placeIn, placesGiven, WHICH_POSITION, whichPlace } from "../places.ts";
import { eachRecord, isSame } from "../records.ts";
import { type CardId, FRAME, NO_CARD, NOW, PICKED } from "../schema.ts";
import { type Player, POSITION } from "../vocabulary.ts";
import type { Part } from "./part.ts";
import { linkOf, type Using, usingOf } from "./using.ts";

/** How monsters come to the field: in which position, and to which places. */

/** In which position a monster comes, where the text leaves it to its player; the answer is kept in `r1`. */
export function askPosition(part: Part): void {
  const question = part.sink.addQuestion(WHICH_POSITION);
  part.add((duel, using, frame) => {
    if (duel.game.choosesPosition) duel.ask(question, using.player, frame);
    else duel.state.write(NOW.answer, action(ACT.number, POSITION.attack));
  });
  part.add((duel, _, frame) => {
    duel.state.set(FRAME.r1, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
}

const NOBODY_LEAVES: readonly CardId[] = [];

/**
 * Has the player say to which places the monsters of a slot come, where it makes a difference; the places are kept
 * with what is picked. `side`: on whose field.
 */
export function askPlaces(
  part: Part,
  slot: number,
  side: (using: Using) => Player = ({ player }) => player,
  within: (duel: Duel, using: Using) => number = () => -1,
): void {
  const seen = part.seenBy;
  const next = (duel: Duel, using: Using): CardId => {
    let found = NO_CARD;
    eachRecord(duel, using.link, slot, (row, card) => {
      if (isSame(duel, row) && placeGivenTo(duel, card) === undefined) found = card;
      return found === NO_CARD;
    });
    return found;
  };
  const placesFor = (duel: Duel, using: Using, card: CardId): number =>
    duel.game.summonSlots(duel, side(using), card, NOBODY_LEAVES, placesGiven(duel)) & within(duel, using);
  const question = part.sink.addQuestion(
    whichPlace((duel, frame) => {
      const using = seen(usingOf(duel, linkOf(duel, frame)));
      return placesFor(duel, using, next(duel, using));
    }),
  );
  const give = (duel: Duel, card: CardId, places: number): void =>
    duel.state.set(PICKED.slots, pick(duel, card), places);
  const ask = part.steps.length + 1;
  part.add((duel, _, frame) => {
    forgetPicked(duel);
    if (duel.game.placeMatters === null) duel.jump(frame, ask + 2);
  });
  part.add((duel, using, frame) => {
    const card = next(duel, using);
    if (card === NO_CARD) {
      duel.jump(frame, ask + 2);
      return;
    }
    const places = placesFor(duel, using, card);
    if (duel.game.placeMatters?.(duel, card, places)) {
      duel.ask(question, using.player, frame);
      return;
    }
    give(duel, card, places & -places);
    duel.jump(frame, ask);
  });
  part.add((duel, using, frame) => {
    give(duel, next(duel, using), 1 << placeIn(duel.state.read(NOW.answer) as Action));
    duel.jump(frame, ask);
  });
}
