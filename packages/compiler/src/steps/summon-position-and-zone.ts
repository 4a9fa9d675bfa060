import type { Who } from "@chainwright/card-ir";
import {
  ANY_PLACE,
  pickedRow,
  placeGivenTo,
  placeIn,
  placesGiven,
  positionGivenTo,
  WHICH_POSITION,
  whichPlace,
} from "@chainwright/engine/applying";
import type { Duel, Question } from "@chainwright/engine/board";
import { hasPositions } from "@chainwright/engine/changes";
import { eachRecord, isSame } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, playerOf } from "@chainwright/engine/program";
import {
  type Action,
  CARD,
  type CardId,
  firstOf,
  NO_CARD,
  NOW,
  PICKED,
  type PickedId,
  type Player,
  POSITION,
  type ZoneId,
} from "@chainwright/engine/state";
import { forgetPicked, pick } from "@chainwright/engine/summons";
import type { Part } from "./effect-part.ts";

/** How monsters come to the field: in which position, and to which places. */

/**
 * Has the player say of each monster of a slot, in turn, in which position it comes, where the text leaves that open; the
 * answer is kept with what is picked. `question`: in which of them; `who`: who says it.
 */
export function askPositions(
  part: Part,
  slot: number,
  question: Omit<Question, "id"> = WHICH_POSITION,
  who: Who = "you",
): void {
  const asked = part.builder.addQuestion(question);
  const next = (duel: Duel, context: EffectContext): CardId =>
    firstPicked(duel, context, slot, (card) => positionGivenTo(duel, card) === POSITION.none);
  const give = (duel: Duel, card: CardId, position: number): void =>
    duel.state.set(PICKED.position, pickedRow(duel, card) ?? pickAnywhere(duel, card), position);
  const ask = part.steps.length;
  part.add((duel, context, frame) => {
    const card = next(duel, context);
    if (card === NO_CARD) duel.jump(frame, ask + 2);
    else if (duel.game.choosesPosition && hasPositions(duel, card))
      duel.ask(asked, playerOf(who, context.player), frame);
    else {
      give(duel, card, POSITION.attack);
      duel.jump(frame, ask);
    }
  });
  part.add((duel, context, frame) => {
    give(duel, next(duel, context), firstOf(duel.state.read(NOW.answer) as Action));
    duel.jump(frame, ask);
  });
}

function pickAnywhere(duel: Duel, card: CardId): PickedId {
  const row = pick(duel, card);
  duel.state.set(PICKED.slots, row, ANY_PLACE);
  return row;
}

/** The first card of a slot, where it was, of which something is still to be said, or none. */
function firstPicked(
  duel: Duel,
  { link }: EffectContext,
  slot: number,
  isOpen: (card: CardId) => boolean,
): CardId {
  let found = NO_CARD;
  eachRecord(duel, link, slot, (row, card) => {
    if (isSame(duel, row) && isOpen(card)) found = card;
    return found === NO_CARD;
  });
  return found;
}

const NOBODY_LEAVES: readonly CardId[] = [];

/**
 * Has the player say to which places the monsters of a slot come, where it makes a difference; the places are kept
 * with what is picked. `side`: on whose field; `leaving`: what leaves a place for them.
 */
export function askZones(
  part: Part,
  slot: number,
  side: (context: EffectContext, duel: Duel, card: CardId) => Player = ({ player }) => player,
  within: (duel: Duel, context: EffectContext, card: CardId) => number = () => -1,
  leaving: (duel: Duel, context: EffectContext) => readonly CardId[] = () => NOBODY_LEAVES,
): void {
  ask(part, slot, {
    never: (duel) => duel.game.placeMatters === null,
    free: (duel, context, card) =>
      duel.game.summonSlots(
        duel,
        side(context, duel, card),
        card,
        leaving(duel, context),
        placesGiven(duel),
      ) & within(duel, context, card),
    matters: (duel, card, places) => duel.game.placeMatters?.(duel, card, places) === true,
  });
}

/** The same of cards that come among Spells and Traps, to the zone of their kind or to another that is said. */
export function askSpellZones(
  part: Part,
  slot: number,
  side: (duel: Duel, context: EffectContext, card: CardId) => Player,
  zone?: (duel: Duel) => ZoneId,
): void {
  ask(part, slot, {
    never: (duel) => !duel.catalogue.columnsMatter,
    // What lies there already stays where it is.
    free: (duel, context, card) =>
      duel.state.get(CARD.zone, card) === zone?.(duel)
        ? 0
        : duel.game.placesOfSpell(duel, side(duel, context, card), card, placesGiven(duel), zone?.(duel)),
    matters: (_duel, _card, places) => places !== 0,
  });
}

/** The place that was given to a card that is to come now; -1 where none was. */
export function zoneAsked(duel: Duel, card: CardId): number {
  const places = placeGivenTo(duel, card) ?? 0;
  return 31 - Math.clz32(places & -places);
}

interface Asking {
  /** Places make no difference in this duel. */
  never(duel: Duel): boolean;
  free(duel: Duel, context: EffectContext, card: CardId): number;
  matters(duel: Duel, card: CardId, places: number): boolean;
}

function ask(part: Part, slot: number, { never, free, matters }: Asking): void {
  const seen = part.seenBy;
  const next = (duel: Duel, context: EffectContext): CardId =>
    firstPicked(duel, context, slot, (card) => placeGivenTo(duel, card) === undefined);
  const question = part.builder.addQuestion(
    whichPlace((duel, frame) => {
      const context = seen(duel, contextOfLink(duel, linkOf(duel, frame)));
      return free(duel, context, next(duel, context));
    }),
  );
  const give = (duel: Duel, card: CardId, places: number): void =>
    duel.state.set(PICKED.slots, pick(duel, card), places);
  const ask = part.steps.length + 1;
  part.add((duel, _, frame) => {
    forgetPicked(duel);
    if (never(duel)) duel.jump(frame, ask + 2);
  });
  part.add((duel, context, frame) => {
    const card = next(duel, context);
    if (card === NO_CARD) {
      duel.jump(frame, ask + 2);
      return;
    }
    const places = free(duel, context, card);
    if (matters(duel, card, places)) {
      duel.ask(question, context.player, frame);
      return;
    }
    give(duel, card, places & -places);
    duel.jump(frame, ask);
  });
  part.add((duel, context, frame) => {
    give(duel, next(duel, context), 1 << placeIn(duel.state.read(NOW.answer) as Action));
    duel.jump(frame, ask);
  });
}
