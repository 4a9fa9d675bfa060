import type { Duel } from "../board/duel.ts";
import { redefine } from "../board/zone-contents.ts";
import { CARD, type CardId, LINGERING, type LingeringId, NO_CARD, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { FACE, LINGERING_KIND, NOBODY, type Player } from "../state/vocabulary.ts";

/** Lingering effects: what resolved effects leave behind until a moment comes or their card leaves. */
export interface NewLingering {
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

export function addLingering(duel: Duel, force: NewLingering): void {
  const { state } = duel;
  const card = force.card ?? NO_CARD;
  const row = state.add(LINGERING);
  state.set(LINGERING.kind, row, force.kind);
  state.set(LINGERING.card, row, card);
  state.set(LINGERING.stamp, row, card === NO_CARD ? 0 : state.get(CARD.stamp, card));
  state.set(LINGERING.player, row, force.player ?? NOBODY);
  state.set(LINGERING.source, row, force.source);
  state.set(LINGERING.sourceStamp, row, state.get(CARD.stamp, force.source));
  state.set(LINGERING.def, row, state.get(CARD.def, force.source));
  state.set(LINGERING.effect, row, force.effect);
  state.set(LINGERING.what, row, force.what ?? 0);
  state.set(LINGERING.value, row, force.value ?? 0);
  state.set(LINGERING.declared, row, force.declared ?? 0);
  state.set(LINGERING.until, row, force.until);
  state.set(LINGERING.turn, row, state.read(NOW.turn));
  state.set(LINGERING.order, row, nextOrder(duel));
  state.write(NOW.unsettled, 1);
  duel.point(TRACE.applied, 0, card, force.kind, force.value ?? 0);
}

/** Visits the lingering effects of a kind on a card; stops when `visit` returns true, and says whether it did. */
export function someLingeringOn(
  duel: Duel,
  kind: number,
  card: CardId,
  visit: (lingering: LingeringId) => boolean,
): boolean {
  const { state } = duel;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.kind, lingering) !== kind || state.get(LINGERING.card, lingering) !== card)
      continue;
    if (card !== NO_CARD && state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, card)) continue;
    if (visit(lingering)) return true;
  }
  return false;
}

/** A card whose controller no longer has it by an effect, and who has it without any. */
interface Returned {
  readonly card: CardId;
  readonly base: Player;
}

const NONE_RETURNED: readonly Returned[] = [];

/** Whether the card on which a lingering effect hangs is no longer what it was. */
function isGone({ state }: Duel, lingering: LingeringId): boolean {
  const card = state.get(LINGERING.card, lingering);
  return card !== NO_CARD && state.get(LINGERING.stamp, lingering) !== state.get(CARD.stamp, card);
}

/** Ends the lingering effects of which `ended`, which changes nothing itself, is true, and what hangs on cards that are gone. */
export function endLingering(duel: Duel, ended: (lingering: LingeringId) => boolean): readonly Returned[] {
  const { state } = duel;
  const before = state.count(LINGERING);
  let released = NONE_RETURNED;
  // Asked at every change, and mostly nothing ends.
  let first = 0;
  while (first < before && !isGone(duel, first as LingeringId) && !ended(first as LingeringId)) first++;
  if (first === before) return released;
  const restored = new Set<CardId>();
  state.retain<LingeringId>(LINGERING, (lingering) => {
    const card = state.get(LINGERING.card, lingering);
    if (isGone(duel, lingering)) return false;
    if (!ended(lingering)) return true;
    const kind = state.get(LINGERING.kind, lingering);
    duel.point(TRACE.expired, 0, kind, card);
    if (kind === LINGERING_KIND.effectsOf) restored.add(card);
    if (kind === LINGERING_KIND.control)
      released = [...released, { card, base: state.get(LINGERING.what, lingering) as Player }];
    return false;
  });
  if (state.count(LINGERING) !== before) state.write(NOW.unsettled, 1);
  for (const card of restored) {
    // What it has taken besides lasts on.
    let taken = 0;
    someLingeringOn(duel, LINGERING_KIND.effectsOf, card, (lingering) => {
      taken = state.get(LINGERING.value, lingering);
      return false;
    });
    const def = state.get(CARD.def, card);
    redefine(duel, card, taken || duel.definition(def).itself || def);
  }
  return released;
}

/** Who controls a card by the newest effect that says so; `base` where none does. */
export function controllerByLingering(duel: Duel, card: CardId, base: Player): Player {
  let controller = base;
  someLingeringOn(duel, LINGERING_KIND.control, card, (lingering) => {
    controller = duel.state.get(LINGERING.player, lingering) as Player;
    return false;
  });
  return controller;
}

/** The monster by which this one will be destroyed by battle; none where that is not settled. */
export function doomedBy(duel: Duel, card: CardId): CardId {
  let winner = NO_CARD;
  someLingeringOn(duel, LINGERING_KIND.doomed, card, (lingering) => {
    winner = duel.state.get(LINGERING.source, lingering);
    return true;
  });
  return winner;
}
