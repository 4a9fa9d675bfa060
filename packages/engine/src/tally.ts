import type { Occasion } from "./compile/occasion.ts";
import { asking } from "./compile/using.ts";
import type { Duel } from "./duel.ts";
import { someEvent } from "./events.ts";
import { type EventId, HAPPENED, type LinkId, NO_CARD, NO_LINK, NOW, TALLY, type TallyId } from "./schema.ts";
import { unsettle } from "./standing.ts";
import { EVENT } from "./vocabulary.ts";

/**
 * How often something happened this turn, where a card of the duel asks for it: "if your opponent Special Summoned 3
 * or more monsters this turn". It is judged when it has happened, by what the cards were then.
 */

const PLAYERS = [0, 1] as const;

const isOf = ({ kinds }: Occasion, kind: number): boolean => (kinds & (1 << kind)) !== 0;

function note(duel: Duel, what: number, player: number, link: LinkId): void {
  const { state } = duel;
  const row = state.add<TallyId>(TALLY);
  state.set(TALLY.what, row, what);
  state.set(TALLY.player, row, player as 0 | 1);
  state.set(TALLY.link, row, link);
  state.set(TALLY.chain, row, state.read(NOW.chainsDone));
  unsettle(duel);
}

/** The events of a timing have come to an end. */
export function tallyEvents(duel: Duel, timing: number): void {
  const { tallies } = duel.catalogue;
  if (tallies.length === 0) return;
  someEvent(duel, timing, (event) => {
    eachHit(duel, event, (what, player) => note(duel, what, player, NO_LINK));
    return false;
  });
}

function eachHit(duel: Duel, event: EventId, visit: (what: number, player: 0 | 1) => void): void {
  const kind = duel.state.get(HAPPENED.kind, event);
  for (const [what, tally] of duel.catalogue.tallies.entries()) {
    if (!isOf(tally, kind)) continue;
    for (const player of PLAYERS)
      if (tally.event(duel, asking(NO_CARD, 0, player), event)) visit(what, player);
  }
}

/** A card or effect has been activated. */
export function tallyActivation(duel: Duel, link: LinkId): void {
  for (const [what, tally] of duel.catalogue.tallies.entries()) {
    if (!isOf(tally, EVENT.activated)) continue;
    for (const player of PLAYERS)
      if (tally.activation(duel, asking(NO_CARD, 0, player), link)) note(duel, what, player, link);
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

/** How often it has happened this turn, with what happens just now. */
export function timesThisTurn(duel: Duel, what: number, player: 0 | 1): number {
  const { state } = duel;
  let n = 0;
  for (let row = 0, count = state.count(TALLY); row < count; row++) {
    const one = row as TallyId;
    if (state.get(TALLY.what, one) === what && state.get(TALLY.player, one) === player) n++;
  }
  someEvent(duel, state.read(NOW.timing), (event) => {
    eachHit(duel, event, (hit, who) => {
      if (hit === what && who === player) n++;
    });
    return false;
  });
  return n;
}

export const forgetTallies = ({ state }: Duel): void => state.truncate(TALLY, 0);
