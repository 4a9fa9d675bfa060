import {
  breakLoop,
  CARD,
  type CardId,
  type Duel,
  LINKS,
  type LinkId,
  linkCount,
  NO_CARD,
  PENDING,
  type PendingId,
  PLAYER,
  pileCount,
} from "@chainwright/engine";
import { FORCED, type ForcedId, LEAST, type LeastId, OCG } from "./schema.ts";
import { ZONE } from "./zones.ts";

/**
 * Chains of nothing but mandatory triggers, each of which brings the next about: nobody can stop that. Where nothing is
 * used up by it, it is an endless change; that is looked at only after many of them.
 */

/** So many chains in a row lie between two looks. */
const SPAN = 16;

/** Where what is used up lies. */
const PILES = [ZONE.hand, ZONE.deck, ZONE.extra, ZONE.graveyard, ZONE.banished, ZONE.monster, ZONE.spell];

/** One more chain has been begun, and nobody chose anything of it. */
export function countForcedChain(duel: Duel): void {
  const { state } = duel;
  state.write(OCG.forced, state.read(OCG.forced) + 1);
  for (let link = 1; link <= linkCount(duel); link++) noteForced(duel, state.get(LINKS.card, link as LinkId));
}

function noteForced({ state }: Duel, card: CardId): void {
  for (let i = 0, n = state.count(FORCED); i < n; i++) {
    const row = i as ForcedId;
    if (state.get(FORCED.card, row) !== card) continue;
    state.set(FORCED.times, row, state.get(FORCED.times, row) + 1);
    return;
  }
  const row = state.add<ForcedId>(FORCED);
  state.set(FORCED.card, row, card);
  state.set(FORCED.times, row, 1);
}

/** Somebody has chosen something, or nothing more follows: what comes after that is counted anew. */
export function forgetForcedChains({ state }: Duel): void {
  if (state.read(OCG.forced) === 0) return;
  state.write(OCG.forced, 0);
  state.write(OCG.lessLeft, 0);
  state.truncate(FORCED, 0);
  state.truncate(LEAST, 0);
}

/** Ends what would go on without end, and says whether it had to. */
export function endEndlessChains(duel: Duel): boolean {
  const { state } = duel;
  const count = state.read(OCG.forced);
  if (count === 0) return false;
  noteLeast(duel);
  if (count % SPAN !== 0) return false;
  const cards = recurring(duel);
  const lessLeft = state.read(OCG.lessLeft) !== 0;
  state.write(OCG.lessLeft, 0);
  state.truncate(FORCED, 0);
  if (count === SPAN || lessLeft) return false;
  const isOver = breakLoop(duel, { cards, source: NO_CARD });
  // Where no cause can leave, none of them is activated any more; else only what has left is not.
  const isDropped = (card: CardId): boolean => cards.includes(card) && !(isOver && isOnField(duel, card));
  state.retain<PendingId>(PENDING, (row) => !isDropped(state.get(PENDING.card, row)));
  forgetForcedChains(duel);
  return true;
}

const isOnField = (duel: Duel, card: CardId): boolean =>
  duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true;

/** Notes the least there was of everything: what goes to and fro comes to no new least. */
function noteLeast(duel: Duel): void {
  const { state } = duel;
  const left = ([0, 1] as const).flatMap((player) => [
    state.get(PLAYER.lp, player),
    ...PILES.map((zone) => pileCount(duel, player, zone)),
  ]);
  const isFirst = state.count(LEAST) === 0;
  for (const [i, amount] of left.entries()) {
    const row = isFirst ? state.add<LeastId>(LEAST) : (i as LeastId);
    if (isFirst) state.set(LEAST.amount, row, amount);
    else if (amount < state.get(LEAST.amount, row)) {
      state.set(LEAST.amount, row, amount);
      state.write(OCG.lessLeft, 1);
    }
  }
}

/** The cards that were activated more than once since the last look. */
function recurring({ state }: Duel): readonly CardId[] {
  const cards: CardId[] = [];
  for (let i = 0, n = state.count(FORCED); i < n; i++) {
    const row = i as ForcedId;
    if (state.get(FORCED.times, row) > 1) cards.push(state.get(FORCED.card, row));
  }
  return cards;
}
