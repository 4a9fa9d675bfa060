import type { Duel } from "../board/duel.ts";
import type { Cause } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  EVENT_LOG,
  type EventId,
  LINKS,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
  SPECIAL_SUMMONS,
  type ZoneId,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CAUSE, EVENT, LINK, NOBODY, type Player, WAY } from "../state/vocabulary.ts";

export interface EventFields {
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
export function happen(duel: Duel, what: EventFields, cause: Cause): EventId {
  const { state } = duel;
  const row = state.add(EVENT_LOG);
  const card = what.card ?? NO_CARD;
  state.set(EVENT_LOG.kind, row, what.kind);
  state.set(EVENT_LOG.timing, row, state.read(NOW.timing));
  state.set(EVENT_LOG.atom, row, state.read(NOW.atom));
  state.set(EVENT_LOG.order, row, state.read(NOW.order));
  state.set(EVENT_LOG.card, row, card);
  if (card !== NO_CARD) {
    state.set(EVENT_LOG.stamp, row, what.stamp ?? state.get(CARD.stamp, card));
    state.set(EVENT_LOG.controller, row, what.controller ?? state.get(CARD.controller, card));
  }
  // A new row is all zeros: only what differs is written.
  if (what.from !== undefined) state.set(EVENT_LOG.from, row, what.from);
  if (what.to !== undefined) state.set(EVENT_LOG.to, row, what.to);
  if (what.face !== undefined) state.set(EVENT_LOG.face, row, what.face);
  if (what.position !== undefined) state.set(EVENT_LOG.position, row, what.position);
  if (what.how !== undefined) state.set(EVENT_LOG.how, row, what.how);
  if (what.way !== undefined) state.set(EVENT_LOG.way, row, what.way);
  if (what.came !== undefined) state.set(EVENT_LOG.came, row, what.came);
  const other = what.other ?? cause.card;
  if (other !== undefined) state.set(EVENT_LOG.other, row, other);
  if (what.place !== undefined) state.set(EVENT_LOG.place, row, what.place);
  if (what.amount !== undefined) state.set(EVENT_LOG.amount, row, what.amount);
  state.set(EVENT_LOG.cause, row, cause.why);
  state.set(EVENT_LOG.link, row, cause.link);
  state.set(EVENT_LOG.agent, row, cause.agent);
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
  const agent = state.get(EVENT_LOG.agent, row);
  const player = agent === NOBODY ? state.get(EVENT_LOG.controller, row) : (agent as Player);
  const [card, way] = [state.get(EVENT_LOG.card, row), state.get(EVENT_LOG.how, row)];
  noteSummoned(duel, card, player, way, state.read(NOW.turn), state.get(EVENT_LOG.from, row));
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
  const special = state.add(SPECIAL_SUMMONS);
  state.set(SPECIAL_SUMMONS.card, special, card);
  state.set(SPECIAL_SUMMONS.player, special, player);
  state.set(SPECIAL_SUMMONS.from, special, from);
  state.set(SPECIAL_SUMMONS.way, special, way);
}

/** Visits the events of one timing; stops when `visit` returns true, and says whether it did. */
export function someEvent(duel: Duel, timing: number, visit: (event: EventId) => boolean): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(EVENT_LOG); row < n; row++) {
    const event = row as EventId;
    if (state.get(EVENT_LOG.timing, event) === timing && visit(event)) return true;
  }
  return false;
}

/** The newest event of which that is so, however long ago it was. */
export function newestEvent({ state }: Duel, fits: (event: EventId) => boolean): EventId | null {
  for (let row = state.count(EVENT_LOG) - 1; row >= 0; row--) if (fits(row as EventId)) return row as EventId;
  return null;
}
