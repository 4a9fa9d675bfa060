import { openLink, routineOf, setFlag } from "../history/chain-links.ts";
import { record } from "../history/step-records.ts";
import { means } from "../program/ir-vocabulary.ts";
import { BATTLE_END, FOLLOWING, PHASES, slotOf, WHOSE } from "../program/phase-words.ts";
import type { Duel } from "../state/duel.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { FORCE, LIFTED, LINK, type Player } from "../state/vocabulary.ts";
import { lift } from "./card-moves.ts";

/** Whether the moment has come of a step that was put off. */
function isItsTime(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  const what = state.get(IN_FORCE.what, force);
  const number = what & 0xf;
  const phase = PHASES[number];
  const isIt =
    number === BATTLE_END
      ? duel.rules.isMoment(duel, "battle", "end")
      : phase !== undefined && duel.rules.isMoment(duel, phase);
  if (!isIt) return false;
  const whose = WHOSE[(what >> 4) & 0xf];
  if (!means(whose, state.get(IN_FORCE.player, force) as Player, state.read(NOW.turnPlayer))) return false;
  const turn = (what >> 8) & 0xf;
  // Players take turns: every other turn is that player's.
  const passed = state.read(NOW.turn) - state.get(IN_FORCE.turn, force);
  return turn === 0 || (turn === FOLLOWING ? passed === 1 : Math.ceil(passed / 2) === turn);
}

/**
 * Whether an effect in force has something to do in this phase: a delayed step, or the end of what lasts
 * "until the End Phase". Its player carries it out.
 */
function isDue(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  const card = state.get(IN_FORCE.card, force);
  if (card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) return false;
  const lifted = LIFTED[state.get(IN_FORCE.until, force)];
  if (lifted !== undefined) {
    const [phase, turns] = lifted;
    const passed = state.read(NOW.turn) - state.get(IN_FORCE.turn, force);
    return passed >= turns && duel.rules.isMoment(duel, phase);
  }
  return state.get(IN_FORCE.kind, force) === FORCE.later && isItsTime(duel, force);
}

/** Whether an effect in force before this one is left by the same effect, and due as well: both are one matter. */
function isRepeated(duel: Duel, force: ForceId): boolean {
  const { state } = duel;
  for (let row = 0; row < force; row++) {
    const before = row as ForceId;
    if (
      state.get(IN_FORCE.source, before) === state.get(IN_FORCE.source, force) &&
      state.get(IN_FORCE.effect, before) === state.get(IN_FORCE.effect, force) &&
      state.get(IN_FORCE.player, before) === state.get(IN_FORCE.player, force) &&
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
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.player, force) !== player || !isDue(duel, force)) continue;
    if (isRepeated(duel, force)) continue;
    if (visit(state.get(IN_FORCE.source, force), state.get(IN_FORCE.effect, force))) return true;
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
  const isPart = (force: ForceId): boolean =>
    state.get(IN_FORCE.source, force) === source &&
    state.get(IN_FORCE.effect, force) === effect &&
    state.get(IN_FORCE.player, force) === player &&
    isDue(duel, force) &&
    // Of two steps that were put off, one after the other.
    (state.get(IN_FORCE.kind, force) !== FORCE.later ||
      link === NO_LINK ||
      state.get(IN_FORCE.value, force) === routine);
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (!isPart(force)) continue;
    const card = state.get(IN_FORCE.card, force);
    if (state.get(IN_FORCE.kind, force) !== FORCE.later) continue;
    if (link === NO_LINK) {
      link = openLink(duel, source, effect, player, state.get(IN_FORCE.def, force));
      setFlag(duel, link, LINK.chainless);
      routine = state.get(IN_FORCE.value, force);
    }
    const slot = slotOf(state.get(IN_FORCE.what, force));
    if (slot !== 0) record(duel, link, slot, card, 1);
  }
  lift(duel, isPart);
  if (link === NO_LINK) return;
  duel.call(routineOf(duel, routine), link);
}
