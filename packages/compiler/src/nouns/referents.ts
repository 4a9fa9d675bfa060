import { opposing } from "@chainwright/engine/battle";
import {
  eachRecord,
  isRecorded,
  isSame,
  linkCount,
  SLOT_BATTLED,
  SLOT_EVENT,
  someForce,
  targetsOf,
} from "@chainwright/engine/history";
import { type Cards, MANY, type Using } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  FORCE,
  IN_FORCE,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  RECORD,
  type RecordId,
  WAY,
} from "@chainwright/engine/state";

/** The cards that words like "this card", "it" and "that monster" mean, by what is recorded of them. */

/** One card, or none. */
export function single(find: (duel: Duel, using: Using) => CardId): Cards {
  return {
    settled: true,
    min: 1,
    max: 1,
    test: (duel, using, card) => find(duel, using) === card,
    each(duel, using, visit) {
      const card = find(duel, using);
      if (card !== NO_CARD) visit(card);
    },
  };
}

/** A part of a monster in Maximum Mode speaks of that monster as itself. */
function whole({ state }: Duel, card: CardId): CardId {
  const host = state.get(CARD.host, card);
  return host !== NO_CARD && (state.get(CARD.way, card) & WAY.maximum) !== 0 ? host : card;
}

/** Whether a card became what it is by the effect's own doing. */
function isOwnDoing(duel: Duel, link: LinkId, card: CardId): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(RECORD); row < n; row++) {
    const one = row as RecordId;
    if (state.get(RECORD.link, one) === link && state.get(RECORD.card, one) === card && isSame(duel, one))
      return true;
  }
  return false;
}

/** The card itself, as long as it is what was activated, or became what it is by the effect's own doing. */
export function thisCard(duel: Duel, { card, link }: Using): CardId {
  const { state } = duel;
  if (link === NO_LINK || state.get(LINKS.stamp, link) === state.get(CARD.stamp, card))
    return whole(duel, card);
  return isOwnDoing(duel, link, card) ? card : NO_CARD;
}

/**
 * The cards of a record that are still what they were: of the effect itself, or of another link. `follows`: or became what they
 * are by the effect's own doing.
 */
export function recorded(slot: number, of?: LinkId, follows = false): Cards {
  return {
    settled: true,
    min: 1,
    max: MANY,
    test: (duel, using, card) => isRecorded(duel, of ?? using.link, slot, card),
    each(duel, using, visit) {
      eachRecord(duel, of ?? using.link, slot, (row, card) =>
        card !== NO_CARD && (isSame(duel, row) || (follows && isOwnDoing(duel, using.link, card)))
          ? visit(card)
          : undefined,
      );
    },
  };
}

/** The cards that were excavated; of "the others", those that still lie where they were, and that nothing was done to (in `picked`). */
export function excavated(slot: number, others: boolean, picked: readonly number[]): Cards {
  const cards = recorded(slot);
  const isLeft = (duel: Duel, using: Using, card: CardId): boolean =>
    card !== using.subject && !picked.some((one) => isRecorded(duel, using.link, one, card));
  return others
    ? {
        ...cards,
        each: (duel, using, visit) =>
          cards.each(duel, using, (card) => (isLeft(duel, using, card) ? visit(card) : undefined)),
      }
    : {
        ...cards,
        each: (duel, using, visit) =>
          eachRecord(duel, using.link, slot, (_, card) => (card === NO_CARD ? undefined : visit(card))),
      };
}

/** What a card is equipped to, or was before it left the field, where that is still the same monster. */
export function lastHost(duel: Duel, card: CardId): CardId {
  const { state } = duel;
  let host = state.get(CARD.host, card);
  someForce(duel, FORCE.formerHost, card, (force) => {
    const was = state.get(IN_FORCE.value, force) as CardId;
    if (state.get(CARD.stamp, was) === state.get(IN_FORCE.what, force)) host = was;
    return true;
  });
  return host;
}

const isOwnEquip = ({ state }: Duel, using: Using, card: CardId): boolean =>
  state.get(CARD.host, card) === using.card && state.get(CARD.broughtBy, card) === using.card;

/** What this card has equipped to itself. */
export const ownEquip: Cards = {
  settled: true,
  min: 1,
  max: MANY,
  test: isOwnEquip,
  each(duel, using, visit) {
    for (const player of [0, 1] as const)
      eachInPile(duel, player, duel.game.zone.equip, (card) =>
        isOwnEquip(duel, using, card) ? visit(card) : undefined,
      );
  },
};

const inBattle = single((duel, using) => opposing(duel, using.card));

const wasBattled = recorded(SLOT_BATTLED);

/** "The monster it battles": of the event that an effect answers; a continuous effect means the battle of its own card. */
export const battled: Cards = {
  ...wasBattled,
  test: (duel, using, card) => (using.link === NO_LINK ? inBattle : wasBattled).test(duel, using, card),
  each: (duel, using, visit) => (using.link === NO_LINK ? inBattle : wasBattled).each(duel, using, visit),
};

/** "That card": of the answered link, or the one whose Summon is answered. */
export const answered: Cards = {
  ...recorded(SLOT_EVENT),
  test: (duel, using, card) =>
    using.answers === NO_LINK
      ? isRecorded(duel, using.link, SLOT_EVENT, card)
      : answeredCard(duel, using) === card,
  each(duel, using, visit) {
    if (using.answers === NO_LINK) recorded(SLOT_EVENT).each(duel, using, visit);
    else single(answeredCard).each(duel, using, visit);
  },
};

/** "Those monsters": what the answered link has targeted, while they are still the same. */
export const aimedAt: Cards = {
  settled: true,
  min: 1,
  max: MANY,
  test: (duel, using, card) =>
    using.answers !== NO_LINK &&
    targetsOf(duel, using.answers).some(({ slot }) => isRecorded(duel, using.answers, slot, card)),
  each(duel, using, visit) {
    if (using.answers === NO_LINK) return;
    for (const { slot } of targetsOf(duel, using.answers))
      recorded(slot, using.answers).each(duel, using, visit);
  },
};

/** The card of the answered link, while it is still the same object. */
function answeredCard(duel: Duel, using: Using): CardId {
  const { state } = duel;
  if (using.answers === NO_LINK || using.answers > linkCount(duel)) return NO_CARD;
  const card = state.get(LINKS.card, using.answers);
  return state.get(LINKS.stamp, using.answers) === state.get(CARD.stamp, card) ? card : NO_CARD;
}
