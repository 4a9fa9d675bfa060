import type { Duel } from "./duel.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NO_CARD, NOW } from "./schema.ts";
import { TRACE } from "./trace.ts";
import { FORCE, NOBODY, STAT, UNTIL } from "./vocabulary.ts";

/**
 * Effects in force: what resolved effects leave behind until a moment comes or their card leaves.
 * Printed values are in the definitions; present values are asked here and never stored.
 */
export interface NewForce {
  readonly kind: number;
  readonly card?: CardId;
  readonly player?: number;
  readonly source: CardId;
  readonly effect: number;
  readonly what?: number;
  readonly value?: number;
  readonly until: number;
}

export function putInForce(duel: Duel, force: NewForce): void {
  const { state } = duel;
  const card = force.card ?? NO_CARD;
  const row = state.add(IN_FORCE);
  state.set(IN_FORCE.kind, row, force.kind);
  state.set(IN_FORCE.card, row, card);
  state.set(IN_FORCE.stamp, row, card === NO_CARD ? 0 : state.get(CARD.stamp, card));
  state.set(IN_FORCE.player, row, force.player ?? NOBODY);
  state.set(IN_FORCE.source, row, force.source);
  state.set(IN_FORCE.effect, row, force.effect);
  state.set(IN_FORCE.what, row, force.what ?? 0);
  state.set(IN_FORCE.value, row, force.value ?? 0);
  state.set(IN_FORCE.until, row, force.until);
  state.set(IN_FORCE.turn, row, state.read(NOW.turn));
  state.write(NOW.version, state.read(NOW.version) + 1);
  duel.point(TRACE.applied, 0, card, force.kind, force.value ?? 0);
}

/** Visits the effects in force of a kind on a card; stops when `visit` returns true, and says whether it did. */
export function someForce(
  duel: Duel,
  kind: number,
  card: CardId,
  visit: (force: ForceId) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.kind, force) !== kind || state.get(IN_FORCE.card, force) !== card) continue;
    if (card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) continue;
    if (visit(force)) return true;
  }
  return false;
}

/** Ends what lasts until the given moment, and what hangs on cards that are gone. */
export function expire(duel: Duel, until: number): void {
  const { state } = duel;
  const turn = state.read(NOW.turn);
  const before = state.count(IN_FORCE);
  state.retain<ForceId>(IN_FORCE, (force) => {
    const card = state.get(IN_FORCE.card, force);
    if (card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) return false;
    if (state.get(IN_FORCE.until, force) !== until) return true;
    if (until === UNTIL.endOfOpponentsTurn && state.get(IN_FORCE.turn, force) === turn) return true;
    duel.point(TRACE.expired, 0, state.get(IN_FORCE.kind, force), card);
    return false;
  });
  if (state.count(IN_FORCE) !== before) state.write(NOW.version, state.read(NOW.version) + 1);
}

/** Ends everything that effects have left on a card. */
export function liftFrom(duel: Duel, card: CardId): void {
  const { state } = duel;
  const before = state.count(IN_FORCE);
  if (before === 0) return;
  state.retain<ForceId>(IN_FORCE, (force) => {
    if (state.get(IN_FORCE.card, force) !== card) return true;
    duel.point(TRACE.expired, 0, state.get(IN_FORCE.kind, force), card);
    return false;
  });
  if (state.count(IN_FORCE) !== before) state.write(NOW.version, state.read(NOW.version) + 1);
}

/** Whether the card's effects are negated while it is where it is. */
export function isNegated(duel: Duel, card: CardId): boolean {
  return someForce(duel, FORCE.negated, card, () => true);
}

/** The printed value of a stat; 0 where the card has none. */
export function printed(duel: Duel, card: CardId, stat: number): number {
  const definition = duel.definition(duel.state.get(CARD.def, card));
  if (stat === STAT.atk) return definition.atk;
  if (stat === STAT.def) return definition.def;
  if (stat === STAT.level) return definition.level;
  if (stat === STAT.power) return definition.power;
  return definition.cost;
}

/** The present value of a stat: later "becomes" wipe earlier changes, later gains come on top. Never below 0. */
export function statOf(duel: Duel, card: CardId, stat: number): number {
  const { state } = duel;
  let value = printed(duel, card, stat);
  const n = state.count(IN_FORCE);
  if (n === 0) return value;
  const stamp = state.get(CARD.stamp, card);
  for (let row = 0; row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.card, force) !== card || state.get(IN_FORCE.what, force) !== stat) continue;
    if (state.get(IN_FORCE.stamp, force) !== stamp) continue;
    const kind = state.get(IN_FORCE.kind, force);
    if (kind === FORCE.statGain) value += state.get(IN_FORCE.value, force);
    else if (kind === FORCE.statBecome) value = state.get(IN_FORCE.value, force);
  }
  return Math.max(0, value);
}
