import { statOf } from "@chainwright/engine/applying";
import { type Duel, eachInPile, pileCount } from "@chainwright/engine/board";
import { breakLoop, countersOn } from "@chainwright/engine/changes";
import { linkCount } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  FACE,
  LINKS,
  type LinkId,
  NO_CARD,
  PENDING_TRIGGERS,
  type PendingId,
  PLAYER,
  STAT,
  type ZoneId,
} from "@chainwright/engine/state";
import { LEAST, type LeastId, MANDATORY_USE, type MandatoryUseId, OCG } from "./state-tables.ts";

/**
 * Chains of nothing but mandatory triggers, each of which brings the next about: nobody can stop that. Where nothing is
 * used up by it, it is an endless change; that is looked at only after many of them.
 */

/** So many chains in a row lie between two looks. */
const SPAN = 16;

/** One more chain has been begun, and nobody chose anything of it. */
export function countMandatoryChain(duel: Duel): void {
  const { state } = duel;
  state.write(OCG.mandatoryChains, state.read(OCG.mandatoryChains) + 1);
  for (let link = 1; link <= linkCount(duel); link++) countUse(duel, state.get(LINKS.card, link as LinkId));
}

function countUse({ state }: Duel, card: CardId): void {
  for (let i = 0, n = state.count(MANDATORY_USE); i < n; i++) {
    const row = i as MandatoryUseId;
    if (state.get(MANDATORY_USE.card, row) !== card) continue;
    state.set(MANDATORY_USE.times, row, state.get(MANDATORY_USE.times, row) + 1);
    return;
  }
  const row = state.add<MandatoryUseId>(MANDATORY_USE);
  state.set(MANDATORY_USE.card, row, card);
  state.set(MANDATORY_USE.times, row, 1);
}

/** Somebody has chosen something, or nothing more follows: what comes after that is counted anew. */
export function forgetMandatoryChains({ state }: Duel): void {
  if (state.read(OCG.mandatoryChains) === 0) return;
  state.write(OCG.mandatoryChains, 0);
  state.write(OCG.lessLeft, 0);
  state.truncate(MANDATORY_USE, 0);
  state.truncate(LEAST, 0);
}

/** Ends what would go on without end, and says whether it had to. */
export function endMandatoryLoop(duel: Duel): boolean {
  const { state } = duel;
  const count = state.read(OCG.mandatoryChains);
  if (count < SPAN) return false;
  noteAmounts(duel);
  if (count % SPAN !== 0) return false;
  const cards = recurring(duel);
  const lessLeft = state.read(OCG.lessLeft) !== 0;
  state.write(OCG.lessLeft, 0);
  state.truncate(MANDATORY_USE, 0);
  if (count === SPAN || lessLeft) return false;
  const isOver = breakLoop(duel, { cards, source: NO_CARD });
  // Where no cause can leave, none of them is activated any more; else only what has left is not.
  const isDropped = (card: CardId): boolean => cards.includes(card) && !(isOver && isOnField(duel, card));
  state.retain<PendingId>(PENDING_TRIGGERS, (row) => !isDropped(state.get(PENDING_TRIGGERS.card, row)));
  forgetMandatoryChains(duel);
  return true;
}

const isOnField = (duel: Duel, card: CardId): boolean =>
  duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true;

/** Notes how much there is of all that may be used up: LP, the cards in each place, and what face-up cards have. */
function noteAmounts(duel: Duel): void {
  const { state, game, catalogue } = duel;
  const counters = catalogue.counterKinds.map((kind) => catalogue.word(kind));
  const zones = game.zones.length;
  const perCard = counters.length + 2;
  for (const player of [0, 1] as const) {
    const first = player * zones;
    noteAmount(duel, first, state.get(PLAYER.lp, player));
    for (let i = 1; i < zones; i++) {
      const zone = i as ZoneId;
      noteAmount(duel, first + zone, pileCount(duel, player, zone));
      if (game.zones[zone]?.field !== true) continue;
      eachInPile(duel, player, zone, (card) => {
        if (state.get(CARD.face, card) !== FACE.up) return;
        const own = 2 * zones + card * perCard;
        noteAmount(duel, own, statOf(duel, card, STAT.atk));
        noteAmount(duel, own + 1, statOf(duel, card, STAT.def));
        for (const [n, kind] of counters.entries())
          noteAmount(duel, own + 2 + n, countersOn(duel, card, kind));
      });
    }
  }
}

/** Keeps the least there was of one of them: what goes to and fro comes to no new least. */
function noteAmount({ state }: Duel, what: number, amount: number): void {
  for (let i = 0, n = state.count(LEAST); i < n; i++) {
    const row = i as LeastId;
    if (state.get(LEAST.what, row) !== what) continue;
    if (amount >= state.get(LEAST.amount, row)) return;
    state.set(LEAST.amount, row, amount);
    state.write(OCG.lessLeft, 1);
    return;
  }
  const row = state.add<LeastId>(LEAST);
  state.set(LEAST.what, row, what);
  state.set(LEAST.amount, row, amount);
}

/** The cards that were activated more than once since the last look. */
function recurring({ state }: Duel): readonly CardId[] {
  const cards: CardId[] = [];
  for (let i = 0, n = state.count(MANDATORY_USE); i < n; i++) {
    const row = i as MandatoryUseId;
    if (state.get(MANDATORY_USE.times, row) > 1) cards.push(state.get(MANDATORY_USE.card, row));
  }
  return cards;
}
