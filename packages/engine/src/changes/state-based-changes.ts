import { settle } from "../applying/active-continuous-effects.ts";
import { appliesTo, beginOf, someApplying } from "../applying/continuous-effects.ts";
import { isNegated } from "../applying/negation.ts";
import type { Duel, Loop } from "../board/duel.ts";
import { eachInPile } from "../board/zone-contents.ts";
import { liesFaceUp, someLingeringOn } from "../history/lingering-effects.ts";
import { BY_RULE, type Cause } from "../state/cause.ts";
import {
  BATTLE,
  CARD,
  type CardId,
  FRAME,
  LINGERING,
  type LingeringId,
  NO_CARD,
  NO_LINK,
  NOW,
  REPLACING,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import {
  CAUSE,
  CONTINUOUS_ACTION,
  FACE,
  LINGERING_KIND,
  MANNER,
  opponentOf,
  type Player,
  UNTIL,
  WIN,
} from "../state/vocabulary.ts";
import { destroy, lift, move } from "./card-moves.ts";
import { takeControl } from "./control.ts";
import { removeCounters } from "./counters.ts";
import { changePosition } from "./face-and-position.ts";
import { lose } from "./life-points.ts";
import { breakLoop } from "./loops.ts";

/** More changes than ever lead to one another before they come to an end. */
const PATIENCE = 12;
/** In so many more all cards are watched whose effects go on and off. */
const WATCHED = 12;

/**
 * Brings the table in line with the continuous effects, after every step in which something changed: which of them
 * apply, and then what they do by themselves. That makes no link and nobody can respond to it; it belongs to the
 * moment in which it became so. What it changes is looked at again before the next step, until nothing changes any more;
 * where that has no end, the loop is broken.
 */
export function adjust(duel: Duel): void {
  const depth = duel.state.count(FRAME);
  for (let round = 1; ; round++) {
    if (round % PATIENCE === 0) adjustWatched(duel, depth);
    else adjustOnce(duel);
    if (!isToBeAdjusted(duel, depth)) return;
  }
}

/** Whether there is more to do; not while somebody has to decide first, or something takes the place of what was to happen. */
const isToBeAdjusted = ({ state }: Duel, depth: number): boolean =>
  state.read(NOW.unsettled) !== 0 &&
  state.count(FRAME) === depth &&
  state.count(REPLACING) === 0 &&
  state.read(NOW.result) === WIN.none;

/** Watches what goes on switching, and breaks the loop. */
function adjustWatched(duel: Duel, depth: number): void {
  const switching = new Set<CardId>();
  let before = situations(duel);
  for (let round = 0; round < WATCHED; round++) {
    adjustOnce(duel);
    if (!isToBeAdjusted(duel, depth)) return;
    const now = situations(duel);
    for (const [card, situation] of now) if (before.get(card) !== situation) switching.add(card);
    before = now;
  }
  // What is left as it is now goes on at the next change.
  if (!endLoop(duel, { cards: [...switching], source: NO_CARD })) duel.state.write(NOW.unsettled, 0);
}

/** All that continuous effects change by themselves of a card, or by which they hang on it. */
function situations({ state }: Duel): Map<CardId, string> {
  const found = new Map<CardId, string>();
  for (let row = 1, n = state.count(CARD); row < n; row++) {
    const card = row as CardId;
    const began = Math.sign(state.get(CARD.began, card));
    const words = [CARD.zone, CARD.controller, CARD.position, CARD.face, CARD.host].map((word) =>
      state.get(word, card),
    );
    found.set(card, [...words, began].join());
  }
  return found;
}

function adjustOnce(duel: Duel): void {
  const loop = settle(duel, true);
  if (loop !== null && endLoop(duel, loop)) return;
  const applying = duel.state.read(NOW.applying);
  loseCounters(duel);
  if ((applying & CONTINUOUS_ACTION.position) !== 0) turnMonsters(duel);
  if ((applying & CONTINUOUS_ACTION.destroy) !== 0) destroyThemselves(duel);
  if ((applying & CONTINUOUS_ACTION.win) !== 0) winByText(duel);
  if ((applying & CONTINUOUS_ACTION.control) !== 0 || duel.state.count(LINGERING) !== 0) settleControl(duel);
  duel.game.enforce(duel);
}

/** Ends a loop of continuous effects, and says whether that was possible. */
function endLoop(duel: Duel, loop: Loop): boolean {
  duel.onLoop?.(loop);
  return breakLoop(duel, loop);
}

const by = (duel: Duel, card: CardId): Cause => ({
  why: CAUSE.effect,
  agent: duel.state.get(CARD.controller, card),
  link: NO_LINK,
  card,
});

/** A card whose effects are negated cannot have counters any more that only its own text places on it. */
function loseCounters(duel: Duel): void {
  const { state } = duel;
  for (let row = 0; row < state.count(LINGERING); row++) {
    const lingering = row as LingeringId;
    if (state.get(LINGERING.kind, lingering) !== LINGERING_KIND.counter) continue;
    const card = state.get(LINGERING.card, lingering);
    const kind = state.get(LINGERING.what, lingering);
    if (
      !duel.definition(state.get(CARD.def, card)).ownCounters.has(duel.catalogue.textOf(kind)) ||
      !isNegated(duel, card)
    )
      continue;
    removeCounters(duel, card, kind, state.get(LINGERING.value, lingering), BY_RULE);
    duel.point(TRACE.alsoBy, duel.law.counterPlaced);
    row--;
  }
}

/** Of effects that keep a monster in a position, the latest decides: nothing is turned twice. */
function turnMonsters(duel: Duel): void {
  const { state } = duel;
  for (const player of [0, 1] as readonly Player[]) {
    eachInPile(duel, player, duel.game.zone.summon, (card) => {
      if (state.get(CARD.face, card) !== FACE.up) return;
      let latest = NO_CARD;
      let position = state.get(CARD.position, card);
      let others = 0;
      someApplying(duel, CONTINUOUS_ACTION.position, (one, context) => {
        if (!appliesTo(duel, one, context, card)) return false;
        if (latest !== NO_CARD && one.position !== position) others++;
        if (latest === NO_CARD || beginOf(duel, context.card) > beginOf(duel, latest)) {
          latest = context.card;
          position = one.position;
        }
        return false;
      });
      if (latest === NO_CARD || position === state.get(CARD.position, card)) return;
      const rules =
        others > 0 ? [...duel.law.continuousActs, ...duel.law.laterOverwrites] : duel.law.continuousActs;
      duel.point(TRACE.ruled, rules, card, latest, CONTINUOUS_ACTION.position);
      changePosition(duel, card, position, FACE.up, by(duel, latest));
    });
  }
}

/** "If you have … in your hand, you win the Duel." */
function winByText(duel: Duel): void {
  const losers: Player[] = [];
  someApplying(duel, CONTINUOUS_ACTION.win, (_, context) => {
    losers.push(opponentOf(context.player));
    return false;
  });
  for (const loser of losers) lose(duel, loser, duel.law.winByText);
}

/** "Take control of the equipped monster": as long as the effect applies; "while this card is face-up on the field". */
function settleControl(duel: Duel): void {
  const { state } = duel;
  const holds = (source: CardId, card: CardId): boolean =>
    someApplying(
      duel,
      CONTINUOUS_ACTION.control,
      (one, context) => context.card === source && appliesTo(duel, one, context, card),
    );
  lift(duel, (lingering) => {
    const until = state.get(LINGERING.until, lingering);
    const source = state.get(LINGERING.source, lingering);
    if (until === UNTIL.sourceApplies) return !holds(source, state.get(LINGERING.card, lingering));
    return (
      until === UNTIL.sourceFaceUp && !liesFaceUp(duel, source, state.get(LINGERING.sourceStamp, lingering))
    );
  });
  someApplying(duel, CONTINUOUS_ACTION.control, (one, context) => {
    one.cards.each(duel, context, (card) => {
      const held = someLingeringOn(
        duel,
        LINGERING_KIND.control,
        card,
        (lingering) => state.get(LINGERING.source, lingering) === context.card,
      );
      if (held || !appliesTo(duel, one, context, card)) return;
      const lasting = { source: context.card, effect: context.effect, until: UNTIL.sourceApplies };
      takeControl(duel, card, context.player, lasting, by(duel, context.card));
    });
    return false;
  });
}

/**
 * "If you do not control …, destroy this card.", "…, send this card to the GY." A monster that an attack has turned
 * face-up fights first.
 */
function destroyThemselves(duel: Duel): void {
  const doomed = new Map<CardId, boolean>();
  const fighting = duel.state.read(BATTLE.flipped);
  someApplying(duel, CONTINUOUS_ACTION.destroy, (one, context) => {
    if (context.card !== fighting && !doomed.has(context.card)) doomed.set(context.card, one.sends);
    return false;
  });
  for (const [card, sends] of doomed) {
    if (sends) {
      if (move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.sent, by(duel, card)))
        duel.point(TRACE.alsoBy, duel.law.continuousActs);
      continue;
    }
    duel.point(TRACE.ruled, duel.law.continuousActs, card, card, CONTINUOUS_ACTION.destroy);
    destroy(duel, card, by(duel, card));
  }
}
