import { opposing } from "@chainwright/engine/battle";
import { type CardSet, type Duel, eachInPile } from "@chainwright/engine/board";
import {
  eachRecord,
  isRecorded,
  isSame,
  linkCount,
  SLOT_BATTLED,
  SLOT_EVENT,
  someLingeringOn,
  targetsOf,
} from "@chainwright/engine/history";
import { type EffectContext, MANY } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  LINGERING,
  LINGERING_KIND,
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
export function single(find: (duel: Duel, context: EffectContext) => CardId): CardSet {
  return {
    settled: true,
    min: 1,
    max: 1,
    test: (duel, context, card) => find(duel, context) === card,
    each(duel, context, visit) {
      const card = find(duel, context);
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
export function thisCard(duel: Duel, { card, link }: EffectContext): CardId {
  const { state } = duel;
  if (link === NO_LINK || state.get(LINKS.stamp, link) === state.get(CARD.stamp, card))
    return whole(duel, card);
  return isOwnDoing(duel, link, card) ? card : NO_CARD;
}

/**
 * The cards of a record that are still what they were: of the effect itself, or of another link. `follows`: or became what they
 * are by the effect's own doing.
 */
export function recorded(slot: number, of?: LinkId, follows = false): CardSet {
  return {
    settled: true,
    min: 1,
    max: MANY,
    test: (duel, context, card) => isRecorded(duel, of ?? context.link, slot, card),
    each(duel, context, visit) {
      eachRecord(duel, of ?? context.link, slot, (row, card) =>
        card !== NO_CARD && (isSame(duel, row) || (follows && isOwnDoing(duel, context.link, card)))
          ? visit(card)
          : undefined,
      );
    },
  };
}

/** The cards that were excavated; of "the others", those that still lie where they were, and that nothing was done to (in `picked`). */
export function excavated(slot: number, others: boolean, picked: readonly number[]): CardSet {
  const cards = recorded(slot);
  const isLeft = (duel: Duel, context: EffectContext, card: CardId): boolean =>
    card !== context.subject && !picked.some((one) => isRecorded(duel, context.link, one, card));
  return others
    ? {
        ...cards,
        each: (duel, context, visit) =>
          cards.each(duel, context, (card) => (isLeft(duel, context, card) ? visit(card) : undefined)),
      }
    : {
        ...cards,
        each: (duel, context, visit) =>
          eachRecord(duel, context.link, slot, (_, card) => (card === NO_CARD ? undefined : visit(card))),
      };
}

/** What a card is equipped to, or was before it left the field, where that is still the same monster. */
export function lastHost(duel: Duel, card: CardId): CardId {
  const { state } = duel;
  let host = state.get(CARD.host, card);
  someLingeringOn(duel, LINGERING_KIND.formerHost, card, (lingering) => {
    const was = state.get(LINGERING.value, lingering) as CardId;
    if (state.get(CARD.stamp, was) === state.get(LINGERING.what, lingering)) host = was;
    return true;
  });
  return host;
}

const isOwnEquip = ({ state }: Duel, context: EffectContext, card: CardId): boolean =>
  state.get(CARD.host, card) === context.card && state.get(CARD.broughtBy, card) === context.card;

/** What this card has equipped to itself. */
export const ownEquip: CardSet = {
  settled: true,
  min: 1,
  max: MANY,
  test: isOwnEquip,
  each(duel, context, visit) {
    for (const player of [0, 1] as const)
      eachInPile(duel, player, duel.game.zone.equip, (card) =>
        isOwnEquip(duel, context, card) ? visit(card) : undefined,
      );
  },
};

const inBattle = single((duel, context) => opposing(duel, context.card));

const wasBattled = recorded(SLOT_BATTLED);

/** "The monster it battles": of the event that an effect answers; a continuous effect means the battle of its own card. */
export const battled: CardSet = {
  ...wasBattled,
  test: (duel, context, card) => (context.link === NO_LINK ? inBattle : wasBattled).test(duel, context, card),
  each: (duel, context, visit) =>
    (context.link === NO_LINK ? inBattle : wasBattled).each(duel, context, visit),
};

/** "That card": of the answered link, or the one whose Summon is answered. */
export const answered: CardSet = {
  ...recorded(SLOT_EVENT),
  test: (duel, context, card) =>
    context.answers === NO_LINK
      ? isRecorded(duel, context.link, SLOT_EVENT, card)
      : answeredCard(duel, context) === card,
  each(duel, context, visit) {
    if (context.answers === NO_LINK) recorded(SLOT_EVENT).each(duel, context, visit);
    else single(answeredCard).each(duel, context, visit);
  },
};

/** "Those monsters": what the answered link has targeted, while they are still the same. */
export const aimedAt: CardSet = {
  settled: true,
  min: 1,
  max: MANY,
  test: (duel, context, card) =>
    context.answers !== NO_LINK &&
    targetsOf(duel, context.answers).some(({ slot }) => isRecorded(duel, context.answers, slot, card)),
  each(duel, context, visit) {
    if (context.answers === NO_LINK) return;
    for (const { slot } of targetsOf(duel, context.answers))
      recorded(slot, context.answers).each(duel, context, visit);
  },
};

/** The card of the answered link, while it is still the same object. */
function answeredCard(duel: Duel, context: EffectContext): CardId {
  const { state } = duel;
  if (context.answers === NO_LINK || context.answers > linkCount(duel)) return NO_CARD;
  const card = state.get(LINKS.card, context.answers);
  return state.get(LINKS.stamp, context.answers) === state.get(CARD.stamp, card) ? card : NO_CARD;
}
