import type { Duel } from "./duel.ts";
import {
  CARD,
  type CardId,
  type EventId,
  HAPPENED,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  PLAYER,
  SPECIAL,
  type ZoneId,
} from "./schema.ts";
import { tallyEvents } from "./tally.ts";
import { TRACE } from "./trace.ts";
import { ATTEMPT, CAUSE, EVENT, LINK, NOBODY, type Player, WAY } from "./vocabulary.ts";

/** Why something happens: what it counts as, who does it, and by which link. */
export interface Cause {
  readonly why: number;
  readonly agent: number;
  readonly link: LinkId;
  /** The monster that did it by battle, or for whose Summon it is; the card whose effect in force does it, without a link. */
  readonly card?: CardId;
  /** Nothing takes its place any more: that has been settled. */
  readonly unreplaced?: true;
  /** The words by which the card was taken say what it is: whoever takes it shows it. */
  readonly describes?: true;
  /** The slot of its link with all the cards that it does this to. */
  readonly among?: number;
}

export const BY_RULE: Cause = { why: 1, agent: NOBODY, link: NO_LINK };

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

/** What happens next belongs to the moment of what happened last, so that this stays the last thing to happen. */
export function stayInMoment(duel: Duel): void {
  const { state } = duel;
  let last = state.read(NOW.tookTime);
  someEvent(duel, state.read(NOW.timing), (event) => {
    last = Math.max(last, state.get(HAPPENED.atom, event));
    return false;
  });
  if (last !== 0) state.write(NOW.atom, last);
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

/** What happens from here on is no longer simultaneous with what happened before. */
export function nextMoment(duel: Duel): void {
  duel.state.write(NOW.atom, duel.state.read(NOW.atom) + 1);
}

/** A moment that counts as one even if nothing happens in it: what happened before is no longer the last thing. */
export function takeTime(duel: Duel): void {
  nextMoment(duel);
  countMoment(duel);
}

/** Something is done now that is no event: where it came after something else, that is no longer the last thing. */
export function countMoment(duel: Duel): void {
  duel.state.write(NOW.tookTime, duel.state.read(NOW.atom));
}

/**
 * Closes the timing: its events may now be answered ("the window"), and new events belong to the next timing.
 * Events of the timing before are kept once more, to say what came too late; older ones are forgotten.
 */
export function closeTiming(duel: Duel): void {
  const { state } = duel;
  const timing = state.read(NOW.timing);
  let lastAtom = state.read(NOW.tookTime);
  let kinds = 0;
  for (let row = 0, n = state.count(HAPPENED); row < n; row++) {
    const event = row as EventId;
    if (state.get(HAPPENED.timing, event) !== timing) continue;
    kinds |= 1 << state.get(HAPPENED.kind, event);
    lastAtom = Math.max(lastAtom, state.get(HAPPENED.atom, event));
  }
  if (kinds === 0 && lastAtom === 0) {
    closeWindow(duel);
    return;
  }
  tallyEvents(duel, timing);
  state.retain<EventId>(HAPPENED, (event) => state.get(HAPPENED.timing, event) >= timing - 1);
  state.write(NOW.window, timing);
  state.write(NOW.windowKinds, kinds);
  state.write(NOW.lastTiming, timing);
  state.write(NOW.lastAtom, lastAtom);
  state.write(NOW.timing, timing + 1);
  state.write(NOW.tookTime, 0);
  nextMoment(duel);
}

/**
 * A Summon is attempted: until it succeeds or is negated, that is all that may be answered. What it took (Tributes,
 * materials) waits with it: the timing goes on.
 */
export function openAttempt(duel: Duel): void {
  const { state } = duel;
  const timing = state.read(NOW.timing);
  state.write(NOW.attempt, ATTEMPT.open);
  state.write(NOW.window, timing);
  state.write(NOW.windowKinds, 1 << EVENT.attempted);
  state.write(NOW.lastTiming, timing);
  state.write(NOW.lastAtom, state.read(NOW.atom));
}

/** The attempt is over and cannot be answered any more. */
export function closeAttempt(duel: Duel): void {
  const { state } = duel;
  state.write(NOW.attempt, ATTEMPT.none);
  state.retain<EventId>(HAPPENED, (event) => state.get(HAPPENED.kind, event) !== EVENT.attempted);
  closeWindow(duel);
}

/** The moment has passed: nothing of the last timing may be answered any more. */
export function closeWindow(duel: Duel): void {
  duel.state.write(NOW.window, 0);
  duel.state.write(NOW.windowKinds, 0);
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
