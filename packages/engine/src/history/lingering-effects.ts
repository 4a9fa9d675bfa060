import type { Duel } from "../state/duel.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NO_CARD, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { FACE, FORCE, NOBODY, type Player } from "../state/vocabulary.ts";
import { redefine } from "../state/zone-contents.ts";

/** Effects in force: what resolved effects leave behind until a moment comes or their card leaves. */
export interface NewForce {
  readonly kind: number;
  readonly card?: CardId;
  readonly player?: number;
  readonly source: CardId;
  readonly effect: number;
  readonly what?: number;
  readonly value?: number;
  readonly declared?: number;
  readonly until: number;
}

export const isOnField = ({ state, game }: Duel, card: CardId): boolean =>
  game.zones[state.get(CARD.zone, card)]?.field === true;

/** Whether a card is face-up on the field, and has been there since it had that stamp. */
export const liesFaceUp = (duel: Duel, card: CardId, stamp: number): boolean =>
  duel.state.get(CARD.stamp, card) === stamp &&
  duel.state.get(CARD.face, card) === FACE.up &&
  isOnField(duel, card);

/** The place of what begins to apply now among all that apply. */
export function nextOrder(duel: Duel): number {
  const order = duel.state.read(NOW.order) + 1;
  duel.state.write(NOW.order, order);
  return order;
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
  state.set(IN_FORCE.sourceStamp, row, state.get(CARD.stamp, force.source));
  state.set(IN_FORCE.def, row, state.get(CARD.def, force.source));
  state.set(IN_FORCE.effect, row, force.effect);
  state.set(IN_FORCE.what, row, force.what ?? 0);
  state.set(IN_FORCE.value, row, force.value ?? 0);
  state.set(IN_FORCE.declared, row, force.declared ?? 0);
  state.set(IN_FORCE.until, row, force.until);
  state.set(IN_FORCE.turn, row, state.read(NOW.turn));
  state.set(IN_FORCE.order, row, nextOrder(duel));
  state.write(NOW.unsettled, 1);
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

/** A card whose controller no longer has it by an effect, and who has it without any. */
interface Released {
  readonly card: CardId;
  readonly base: Player;
}

const NOBODY_RELEASED: readonly Released[] = [];

/** Whether the card on which an effect in force hangs is no longer what it was. */
function isGone({ state }: Duel, force: ForceId): boolean {
  const card = state.get(IN_FORCE.card, force);
  return card !== NO_CARD && state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card);
}

/** Ends the effects in force of which `ended` is true, and what hangs on cards that are gone. */
export function endForces(duel: Duel, ended: (force: ForceId) => boolean): readonly Released[] {
  const { state } = duel;
  const before = state.count(IN_FORCE);
  let released = NOBODY_RELEASED;
  // Asked at every change, and mostly nothing ends.
  let first = 0;
  while (first < before && !isGone(duel, first as ForceId) && !ended(first as ForceId)) first++;
  if (first === before) return released;
  const restored = new Set<CardId>();
  state.retain<ForceId>(IN_FORCE, (force) => {
    const card = state.get(IN_FORCE.card, force);
    if (isGone(duel, force)) return false;
    if (!ended(force)) return true;
    const kind = state.get(IN_FORCE.kind, force);
    duel.point(TRACE.expired, 0, kind, card);
    if (kind === FORCE.effectsOf) restored.add(card);
    if (kind === FORCE.control)
      released = [...released, { card, base: state.get(IN_FORCE.what, force) as Player }];
    return false;
  });
  if (state.count(IN_FORCE) !== before) state.write(NOW.unsettled, 1);
  for (const card of restored) {
    // What it has taken besides lasts on.
    let taken = 0;
    someForce(duel, FORCE.effectsOf, card, (force) => {
      taken = state.get(IN_FORCE.value, force);
      return false;
    });
    const def = state.get(CARD.def, card);
    redefine(duel, card, taken || duel.definition(def).itself || def);
  }
  return released;
}

/** Who controls a card by the newest effect that says so; `base` where none does. */
export function controllerByForce(duel: Duel, card: CardId, base: Player): Player {
  let controller = base;
  someForce(duel, FORCE.control, card, (force) => {
    controller = duel.state.get(IN_FORCE.player, force) as Player;
    return false;
  });
  return controller;
}

/** The monster by which this one will be destroyed by battle; none where that is not settled. */
export function doomedBy(duel: Duel, card: CardId): CardId {
  let winner = NO_CARD;
  someForce(duel, FORCE.doomed, card, (force) => {
    winner = duel.state.get(IN_FORCE.source, force);
    return true;
  });
  return winner;
}
