import type { FrameId } from "@chainwright/kernel";
import type { Duel } from "../board/duel.ts";
import { redefine } from "../board/zone-contents.ts";
import { CARD, type CardId, FRAME, PENDING_TRIGGERS, type PendingId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import { couldBe, mayKnow } from "./knowledge.ts";

/**
 * Makes the cards that a player may not know others that they could be, as far as they can tell: those of each owner are
 * mixed. What comes of it hangs on the numbers drawn and not on where the cards were. Those of which `kept` is true stay.
 */
export function resample(
  duel: Duel,
  viewer: Player,
  below: (n: number) => number,
  kept: (card: CardId) => boolean,
): void {
  const { state, game } = duel;
  // What waits has been shown, or will be.
  const waiting = new Set<CardId>();
  for (let row = 0, n = state.count(PENDING_TRIGGERS); row < n; row++)
    waiting.add(state.get(PENDING_TRIGGERS.card, row as PendingId));
  // So has what is being played, as far as it is told: in the middle of it, it can be no other.
  for (let row = 0, n = state.count(FRAME); row < n; row++) {
    const frame = row as FrameId;
    const card = game.routines[state.get(FRAME.routine, frame)]?.reg?.card;
    if (card !== undefined) waiting.add(state.get(card, frame) as CardId);
  }
  const hidden: [CardId[], CardId[]] = [[], []];
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    if (state.get(CARD.zone, card) === 0 || mayKnow(duel, card, viewer)) continue;
    if (!waiting.has(card) && !kept(card)) hidden[state.get(CARD.owner, card)].push(card);
  }
  const inPlay = (card: CardId): boolean => game.zones[state.get(CARD.zone, card)]?.field === true;
  for (const cards of hidden) {
    const pool = cards.map((card) => state.get(CARD.def, card)).sort((a, b) => a - b);
    for (let i = pool.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [pool[i], pool[j]] = [pool[j] as number, pool[i] as number];
    }
    // What lies in play is of a kind that everybody knows: it is chosen before what may be anything.
    for (const card of [...cards.filter(inPlay), ...cards.filter((one) => !inPlay(one))]) {
      const fits = pool.findIndex((def) => couldBe(duel, card, def));
      for (const def of pool.splice(fits, 1)) redefine(duel, card, def);
    }
  }
}
