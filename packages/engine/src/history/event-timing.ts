import type { Duel } from "../board/duel.ts";
import { EVENT_LOG, type EventId, NOW } from "../state/schema.ts";
import { ATTEMPT, EVENT } from "../state/vocabulary.ts";
import { someEvent } from "./event-log.ts";
import { tallyEvents } from "./per-turn-tallies.ts";

/** What happens next belongs to the moment of what happened last, so that this stays the last thing to happen. */
export function stayInMoment(duel: Duel): void {
  const { state } = duel;
  let last = state.read(NOW.tookTime);
  someEvent(duel, state.read(NOW.timing), (event) => {
    last = Math.max(last, state.get(EVENT_LOG.atom, event));
    return false;
  });
  if (last !== 0) state.write(NOW.atom, last);
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
  for (let row = 0, n = state.count(EVENT_LOG); row < n; row++) {
    const event = row as EventId;
    if (state.get(EVENT_LOG.timing, event) !== timing) continue;
    kinds |= 1 << state.get(EVENT_LOG.kind, event);
    lastAtom = Math.max(lastAtom, state.get(EVENT_LOG.atom, event));
  }
  if (kinds === 0 && lastAtom === 0) {
    closeWindow(duel);
    return;
  }
  tallyEvents(duel, timing);
  state.retain<EventId>(EVENT_LOG, (event) => state.get(EVENT_LOG.timing, event) >= timing - 1);
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
  state.retain<EventId>(EVENT_LOG, (event) => state.get(EVENT_LOG.kind, event) !== EVENT.attempted);
  closeWindow(duel);
}

/** The moment has passed: nothing of the last timing may be answered any more. */
export function closeWindow(duel: Duel): void {
  duel.state.write(NOW.window, 0);
  duel.state.write(NOW.windowKinds, 0);
}
