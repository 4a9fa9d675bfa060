import type { Duel } from "../board/duel.ts";
import { CONTINUOUS, eachWatched } from "../board/zone-contents.ts";
import { activationOf, hasFlag } from "../history/chain-links.ts";
import { doomedBy } from "../history/lingering-effects.ts";
import { CARD, type CardId, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { FACE, LINK, opponentOf } from "../state/vocabulary.ts";

/** The cards whose continuous effects could apply. */

export interface Candidate {
  readonly card: CardId;
  /** When it began, or would begin. */
  readonly order: number;
  /** It does not apply yet. */
  readonly fresh: boolean;
  status: "open" | "applies" | "overruled";
  /** By what it is overruled, and the rules by which it is. */
  by: Negation | null;
  rules: readonly number[];
  /** Something would negate it, but it is kept from that. */
  isExempt: boolean;
}

/** A negation of one candidate by another, or (`from` null) by what a resolved effect left behind. */
export interface Negation {
  readonly from: Candidate | null;
  readonly source: CardId;
  readonly order: number;
  readonly to: Candidate;
  /** Those that would keep it off: the card is unaffected, or cannot be negated. */
  readonly against: readonly Candidate[];
}

/** The cards whose continuous effects could apply; what begins now comes last, the turn player's first. */
export function candidatesOf(duel: Duel): Candidate[] {
  const { state } = duel;
  const found: Candidate[] = [];
  const next = state.read(NOW.order) + 1;
  const turnPlayer = state.read(NOW.turnPlayer);
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    eachWatched(duel, player, CONTINUOUS, (card) => {
      const began = state.get(CARD.began, card);
      if (isThere(duel, card)) {
        const fresh = began <= 0;
        const order = fresh ? next + (player === turnPlayer ? 0 : 1) : began;
        found.push({ card, order, fresh, status: "open", by: null, rules: [], isExempt: false });
      } else if (began !== 0) {
        state.set(CARD.began, card, 0);
        if (began > 0 && isOpen(duel, card)) duel.point(TRACE.ceases, 0, card);
      }
    });
  }
  return found.sort((a, b) => a.order - b.order);
}

/** Whether everybody sees that continuous effects of a card apply or not: it is in play, and not in a hand. */
export const isOpen = (duel: Duel, card: CardId): boolean =>
  duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true;

/** Whether a card is where its continuous effects apply: face-up, and not still waiting to resolve. */
export function isThere(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  const onField = duel.game.zones[state.get(CARD.zone, card)]?.field === true;
  if (onField && (state.get(CARD.face, card) !== FACE.up || doomedBy(duel, card) !== NO_CARD)) return false;
  if (duel.game.isDormant(duel, card)) return false;
  const activation = activationOf(duel, card);
  return (
    activation === NO_LINK ||
    (hasFlag(duel, activation, LINK.resolved) && !hasFlag(duel, activation, LINK.negatedActivation))
  );
}
