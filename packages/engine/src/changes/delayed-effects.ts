import type { Duel } from "../board/duel.ts";
import { openLink, routineOf, setFlag } from "../history/chain-links.ts";
import { record } from "../history/step-records.ts";
import { means } from "../program/ir-vocabulary.ts";
import { BATTLE_END, FOLLOWING, PHASES, slotOf, WHOSE } from "../program/phase-words.ts";
import { CARD, type CardId, LINGERING, type LingeringId, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { LIFTED, LINGERING_KIND, LINK, type Player } from "../state/vocabulary.ts";
import { lift } from "./card-moves.ts";

/** Whether the moment has come of a step that was put off. */
function isItsTime(duel: Duel, lingering: LingeringId): boolean {
  const { state } = duel;
  const what = state.get(LINGERING.what, lingering);
  const number = what & 0xf;
  const phase = PHASES[number];
  const isIt =
    number === BATTLE_END
      ? duel.rules.isMoment(duel, "battle", "end")
      : phase !== undefined && duel.rules.isMoment(duel, phase);
  if (!isIt) return false;
  const whose = WHOSE[(what >> 4) & 0xf];
  if (!means(whose, state.get(LINGERING.player, lingering) as Player, state.read(NOW.turnPlayer)))
    return false;
  const turn = (what >> 8) & 0xf;
  // Players take turns: every other turn is that player's.
  const passed = state.read(NOW.turn) - state.get(LINGERING.turn, lingering);
  return turn === 0 || (turn === FOLLOWING ? passed === 1 : Math.ceil(passed / 2) === turn);
}

/**
 * Whether a lingering effect has something to do in this phase: a delayed step, or the end of what lasts
 * "until the End Phase". Its player carries it out.
 */
function isDue(duel: Duel, lingering: LingeringId): boolean {
  const { state } = duel;
  const card = state.get(LINGERING.card, lingering);
  if (card !== NO_CARD && state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, card)) return false;
  const lifted = LIFTED[state.get(LINGERING.until, lingering)];
  if (lifted !== undefined) {
    const [phase, turns] = lifted;
    const passed = state.read(NOW.turn) - state.get(LINGERING.turn, lingering);
    return passed >= turns && duel.rules.isMoment(duel, phase);
  }
  return state.get(LINGERING.kind, lingering) === LINGERING_KIND.later && isItsTime(duel, lingering);
}

/** Whether a lingering effect before this one is left by the same effect, and due as well: both are one matter. */
function isRepeated(duel: Duel, lingering: LingeringId): boolean {
  const { state } = duel;
  for (let row = 0; row < lingering; row++) {
    const before = row as LingeringId;
    if (
      state.get(LINGERING.source, before) === state.get(LINGERING.source, lingering) &&
      state.get(LINGERING.effect, before) === state.get(LINGERING.effect, lingering) &&
      state.get(LINGERING.player, before) === state.get(LINGERING.player, lingering) &&
      isDue(duel, before)
    )
      return true;
  }
  return false;
}

/** Visits the effects that left a player something to carry out in this phase; stops when `visit` returns true, and says whether it did. */
export function someDue(
  duel: Duel,
  player: Player,
  visit: (source: CardId, effect: number) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.player, lingering) !== player || !isDue(duel, lingering)) continue;
    if (isRepeated(duel, lingering)) continue;
    if (visit(state.get(LINGERING.source, lingering), state.get(LINGERING.effect, lingering))) return true;
  }
  return false;
}

/**
 * Carries out what an effect has due for a player in this phase. A delayed step is done to all its cards at once; it
 * makes no link of a chain, but "you" and "it" mean what they meant.
 */
export function carryOutDue(duel: Duel, player: Player, source: CardId, effect: number): void {
  const { state } = duel;
  let link = NO_LINK;
  let routine = 0;
  const isPart = (lingering: LingeringId): boolean =>
    state.get(LINGERING.source, lingering) === source &&
    state.get(LINGERING.effect, lingering) === effect &&
    state.get(LINGERING.player, lingering) === player &&
    isDue(duel, lingering) &&
    // Of two steps that were put off, one after the other.
    (state.get(LINGERING.kind, lingering) !== LINGERING_KIND.later ||
      link === NO_LINK ||
      state.get(LINGERING.value, lingering) === routine);
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (!isPart(lingering)) continue;
    const card = state.get(LINGERING.card, lingering);
    if (state.get(LINGERING.kind, lingering) !== LINGERING_KIND.later) continue;
    if (link === NO_LINK) {
      link = openLink(duel, source, effect, player, state.get(LINGERING.def, lingering));
      setFlag(duel, link, LINK.chainless);
      routine = state.get(LINGERING.value, lingering);
    }
    const slot = slotOf(state.get(LINGERING.what, lingering));
    if (slot !== 0) record(duel, link, slot, card, 1);
  }
  lift(duel, isPart);
  if (link === NO_LINK) return;
  duel.call(routineOf(duel, routine), link);
}
