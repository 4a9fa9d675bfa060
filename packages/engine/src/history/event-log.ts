import type { Cause } from "../state/cause.ts";
import type { Duel } from "../state/duel.ts";
import {
  CARD,
  type CardId,
  type EventId,
  HAPPENED,
  LINKS,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
  SPECIAL,
  type ZoneId,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CAUSE, EVENT, LINK, NOBODY, type Player, WAY } from "../state/vocabulary.ts";

export interface Happening {
  readonly kind: number;
  readonly card?: CardId;
  readonly from?: ZoneId;
  readonly to?: ZoneId;
  readonly face?: number;
  readonly position?: number;
  readonly controller?: Player;
  readonly how?: number;
  readonly way?: number;
  readonly came?: ZoneId;
  readonly other?: CardId;
  readonly amount?: number;
  readonly place?: number;
  /** What its card was then, where it may be another by now. */
  readonly stamp?: number;
}

/** Writes an event into the log. Only atoms call it. */
export function happen(duel: Duel, what: Happening, cause: Cause): EventId {
  const { state } = duel;
  const row = state.add(HAPPENED);
  const card = what.card ?? NO_CARD;
  state.set(HAPPENED.kind, row, what.kind);
  state.set(HAPPENED.timing, row, state.read(NOW.timing));
  state.set(HAPPENED.atom, row, state.read(NOW.atom));
  state.set(HAPPENED.order, row, state.read(NOW.order));
  state.set(HAPPENED.card, row, card);
  if (card !== NO_CARD) {
    state.set(HAPPENED.stamp, row, what.stamp ?? state.get(CARD.stamp, card));
    state.set(HAPPENED.controller, row, what.controller ?? state.get(CARD.controller, card));
  }
  // A new row is all zeros: only what differs is written.
  if (what.from !== undefined) state.set(HAPPENED.from, row, what.from);
  if (what.to !== undefined) state.set(HAPPENED.to, row, what.to);
  if (what.face !== undefined) state.set(HAPPENED.face, row, what.face);
  if (what.position !== undefined) state.set(HAPPENED.position, row, what.position);
  if (what.how !== undefined) state.set(HAPPENED.how, row, what.how);
  if (what.way !== undefined) state.set(HAPPENED.way, row, what.way);
  if (what.came !== undefined) state.set(HAPPENED.came, row, what.came);
  const other = what.other ?? cause.card;
  if (other !== undefined) state.set(HAPPENED.other, row, other);
  if (what.place !== undefined) state.set(HAPPENED.place, row, what.place);
  if (what.amount !== undefined) state.set(HAPPENED.amount, row, what.amount);
  state.set(HAPPENED.cause, row, cause.why);
  state.set(HAPPENED.link, row, cause.link);
  state.set(HAPPENED.agent, row, cause.agent);
  if (what.kind === EVENT.summoned || what.kind === EVENT.negatedSummon) countSummon(duel, row);
  if (duel.trace !== null) duel.point(TRACE.event, isPaid(duel, cause) ? duel.law.costAtActivation : 0, row);
  return row;
}

/** Whether it is paid for something that is being activated. */
function isPaid({ state }: Duel, { why, link }: Cause): boolean {
  return (
    (why & CAUSE.cost) !== 0 && link !== NO_LINK && (state.get(LINKS.flags, link) & LINK.chainless) === 0
  );
}

function countSummon(duel: Duel, row: EventId): void {
  const { state } = duel;
  const agent = state.get(HAPPENED.agent, row);
  const player = agent === NOBODY ? state.get(HAPPENED.controller, row) : (agent as Player);
  const [card, way] = [state.get(HAPPENED.card, row), state.get(HAPPENED.how, row)];
  noteSummoned(duel, card, player, way, state.read(NOW.turn), state.get(HAPPENED.from, row));
}

/** A player has Summoned a monster this turn. */
export function noteSummoned(
  { state }: Duel,
  card: CardId,
  player: Player,
  way: number,
  turn: number,
  from: ZoneId = state.get(CARD.from, card),
): void {
  state.set(PLAYER.summons, player, state.get(PLAYER.summons, player) + 1);
  if ((way & WAY.normal) !== 0) state.set(PLAYER.normalIn, player, turn);
  if ((way & WAY.special) === 0) return;
  const special = state.add(SPECIAL);
  state.set(SPECIAL.card, special, card);
  state.set(SPECIAL.player, special, player);
  state.set(SPECIAL.from, special, from);
  state.set(SPECIAL.way, special, way);
}

/** Visits the events of one timing; stops when `visit` returns true, and says whether it did. */
export function someEvent(duel: Duel, timing: number, visit: (event: EventId) => boolean): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(HAPPENED); row < n; row++) {
    const event = row as EventId;
    if (state.get(HAPPENED.timing, event) === timing && visit(event)) return true;
  }
  return false;
}

/** The newest event of which that is so, however long ago it was. */
export function newestEvent({ state }: Duel, fits: (event: EventId) => boolean): EventId | null {
  for (let row = state.count(HAPPENED) - 1; row >= 0; row--) if (fits(row as EventId)) return row as EventId;
  return null;
}
