import type { Aside, Duel, Redirecting } from "../board/duel.ts";
import { holderOf } from "../board/zone-contents.ts";
import { CARD, type CardId, NO_CARD, NOW, type ZoneId } from "../state/schema.ts";
import { CONTINUOUS_ACTION } from "../state/vocabulary.ts";
import { appliesTo, someApplying } from "./continuous-effects.ts";
import { forbiddenBy } from "./forbidden-acts.ts";

/** What continuous effects have cards go elsewhere. */

/** The card whose effect has a card go elsewhere, the one that forbids that it is banished, and where it goes. */
interface Redirection {
  readonly by: CardId;
  readonly forbidding: CardId;
  readonly aside: Aside;
}

const NONE: readonly Redirecting[] = [];

function redirectingOf(duel: Duel, card: CardId): readonly Redirecting[] {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.redirect) === 0) return NONE;
  const all: Redirecting[] = [];
  someApplying(duel, CONTINUOUS_ACTION.redirect, (one, context) => {
    const zone = duel.state.get(CARD.zone, card);
    if (one.leaving !== null && (one.leaving(duel) & (1 << zone)) === 0) return false;
    if (appliesTo(duel, one, context, card))
      all.push({ by: context.card, from: one.from(duel), aside: one.aside });
    return false;
  });
  return all;
}

/** Where a card that would go to a zone goes by a continuous effect. */
export function redirection(duel: Duel, card: CardId, to: ZoneId): Redirection {
  const all = duel.redirecting.get(card) ?? redirectingOf(duel, card);
  const { by, aside } = all.find(({ from }) => (from & (1 << to)) !== 0) ?? { by: NO_CARD, aside: null };
  if (by === NO_CARD || aside !== null) return { by, forbidding: NO_CARD, aside };
  return { by, forbidding: forbiddenBy(duel, "banish", card, holderOf(duel, by)), aside };
}

/**
 * Does something to several cards at the same time: what has them go elsewhere is settled before the first of them moves,
 * since one of them may be what does it, or what keeps that from being done.
 */
export function atTheSameTime(duel: Duel, cards: readonly CardId[], act: () => void): void {
  const before = duel.redirecting;
  duel.redirecting = new Map(cards.map((card) => [card, redirectingOf(duel, card)]));
  try {
    act();
  } finally {
    duel.redirecting = before;
  }
}
