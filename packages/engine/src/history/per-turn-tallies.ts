import { type Duel, unsettle } from "../board/duel.ts";
import type { TriggerCondition } from "../board/duel-types.ts";
import { effectContext } from "../program/effect-context.ts";
import {
  CARD,
  type CardId,
  EVENT_LOG,
  type EventId,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  TALLY,
  type TallyId,
} from "../state/schema.ts";
import { EVENT } from "../state/vocabulary.ts";
import { someEvent } from "./event-log.ts";

/**
 * How often something happened this turn, where a card of the duel asks for it: "if your opponent Special Summoned 3
 * or more monsters this turn". It is judged when it has happened, by what the cards were then.
 */

const PLAYERS = [0, 1] as const;

const isOf = ({ kinds }: TriggerCondition, kind: number): boolean => (kinds & (1 << kind)) !== 0;

interface When {
  readonly atom: number;
  readonly order: number;
}

function note(duel: Duel, what: number, player: number, link: LinkId, { atom, order }: When): void {
  const { state } = duel;
  const row = state.add<TallyId>(TALLY);
  state.set(TALLY.what, row, what);
  state.set(TALLY.player, row, player as 0 | 1);
  const card = link === NO_LINK ? NO_CARD : state.get(LINKS.card, link);
  state.set(TALLY.card, row, card);
  state.set(TALLY.stamp, row, card === NO_CARD ? 0 : state.get(CARD.stamp, card));
  state.set(TALLY.link, row, link);
  state.set(TALLY.chain, row, state.read(NOW.chainsDone));
  state.set(TALLY.atom, row, atom);
  state.set(TALLY.order, row, order);
  unsettle(duel);
}

/** The events of a timing have come to an end. */
export function tallyEvents(duel: Duel, timing: number): void {
  const { tallies } = duel.catalogue;
  if (tallies.length === 0) return;
  someEvent(duel, timing, (event) => {
    const when = whenOf(duel, event);
    eachHit(duel, event, (what, player) => note(duel, what, player, NO_LINK, when));
    return false;
  });
}

function eachHit(duel: Duel, event: EventId, visit: (what: number, player: 0 | 1) => void): void {
  const kind = duel.state.get(EVENT_LOG.kind, event);
  for (const [what, tally] of duel.catalogue.tallies.entries()) {
    if (!isOf(tally, kind)) continue;
    for (const player of PLAYERS)
      if (tally.event(duel, effectContext(NO_CARD, 0, player), event)) visit(what, player);
  }
}

const whenOf = ({ state }: Duel, event: EventId): When => ({
  atom: state.get(EVENT_LOG.atom, event),
  order: state.get(EVENT_LOG.order, event),
});

/** A card or effect has been activated. */
export function tallyActivation(duel: Duel, link: LinkId): void {
  const when = { atom: duel.state.read(NOW.atom), order: duel.state.read(NOW.order) };
  for (const [what, tally] of duel.catalogue.tallies.entries()) {
    if (!isOf(tally, EVENT.activated)) continue;
    for (const player of PLAYERS)
      if (tally.activation(duel, effectContext(NO_CARD, 0, player), link))
        note(duel, what, player, link, when);
  }
}

/** Its activation was negated: it does not count as activated. */
export function untallyActivation(duel: Duel, link: LinkId): void {
  const { state } = duel;
  const chain = state.read(NOW.chainsDone);
  if (state.count(TALLY) === 0) return;
  state.retain<TallyId>(
    TALLY,
    (row) => state.get(TALLY.link, row) !== link || state.get(TALLY.chain, row) !== chain,
  );
}

/** Whether this card, as it is there, has activated so this turn. */
export function hasActivated(duel: Duel, tally: TriggerCondition, player: 0 | 1, card: CardId): boolean {
  const { state } = duel;
  const what = duel.catalogue.numberOf(tally);
  for (let row = 0, count = state.count(TALLY); row < count; row++) {
    const one = row as TallyId;
    if (state.get(TALLY.what, one) !== what || state.get(TALLY.player, one) !== player) continue;
    if (state.get(TALLY.card, one) !== card) continue;
    if (state.get(TALLY.stamp, one) === state.get(CARD.stamp, card)) return true;
  }
  return false;
}

/** How often it has happened this turn, with what happens just now; `after`: only what came after this moment. */
export function timesThisTurn(duel: Duel, tally: TriggerCondition, player: 0 | 1, after = 0): number {
  const { state } = duel;
  const what = duel.catalogue.numberOf(tally);
  let n = 0;
  for (let row = 0, count = state.count(TALLY); row < count; row++) {
    const one = row as TallyId;
    if (state.get(TALLY.what, one) !== what || state.get(TALLY.player, one) !== player) continue;
    if (state.get(TALLY.atom, one) > after) n++;
  }
  someEvent(duel, state.read(NOW.timing), (event) => {
    if (whenOf(duel, event).atom <= after) return false;
    eachHit(duel, event, (hit, who) => {
      if (hit === what && who === player) n++;
    });
    return false;
  });
  return n;
}

/**
 * On how many occasions it has happened this turn, since `order`: several monsters that are Summoned at the same time are
 * Summoned once, and what happens at this very moment still belongs together.
 */
export function occasionsThisTurn(duel: Duel, tally: TriggerCondition, player: 0 | 1, order: number): number {
  const { state } = duel;
  const what = duel.catalogue.numberOf(tally);
  const moments = new Set<number>();
  let activations = 0;
  for (let row = 0, count = state.count(TALLY); row < count; row++) {
    const one = row as TallyId;
    if (state.get(TALLY.what, one) !== what || state.get(TALLY.player, one) !== player) continue;
    if (state.get(TALLY.order, one) < order) continue;
    if (state.get(TALLY.link, one) !== NO_LINK) activations++;
    else moments.add(state.get(TALLY.atom, one));
  }
  someEvent(duel, state.read(NOW.timing), (event) => {
    const when = whenOf(duel, event);
    if (when.order < order || when.atom === state.read(NOW.atom)) return false;
    eachHit(duel, event, (hit, who) => {
      if (hit === what && who === player) moments.add(when.atom);
    });
    return false;
  });
  return moments.size + activations;
}

export const forgetTallies = ({ state }: Duel): void => state.truncate(TALLY, 0);
