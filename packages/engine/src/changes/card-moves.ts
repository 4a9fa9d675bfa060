import {
  appliesTo,
  clearUnaffectedByStats,
  isUnaffected,
  someApplying,
} from "../applying/continuous-effects.ts";
import { forbiddenBy } from "../applying/forbidden-acts.ts";
import { isNegated } from "../applying/negation.ts";
import { cannotBe, type Elsewhere, redirected } from "../applying/prevented-and-redirected-moves.ts";
import { skipNextTurnsBattle } from "../applying/skipped-phases.ts";
import type { Duel } from "../board/duel.ts";
import { type Destination, isBanishedDown, shuffle } from "../board/zone-contents.ts";
import {
  controllerByLingering,
  doomedBy,
  endLingering,
  someLingeringOn,
} from "../history/lingering-effects.ts";
import { isRecorded } from "../history/step-records.ts";
import { BY_RULE, type Cause } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  LINGERING,
  type LingeringId,
  NO_CARD,
  NO_LINK,
  NOW,
  type ZoneId,
} from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import {
  BOUND_TO,
  type BoundAction,
  CAUSE,
  CONTINUOUS_ACTION,
  FACE,
  LINGERING_KIND,
  MANNER,
  type Player,
} from "../state/vocabulary.ts";
import { changeControl } from "./control.ts";
import { damage } from "./life-points.ts";
import { elsewhere, NOWHERE, relocate } from "./relocate-card.ts";
import { awaitsStandIn, replaceMove } from "./replacements.ts";

/**
 * Atoms: the only functions that change what players can see. Each one changes, writes its event, and
 * says whether anything changed. Nothing else writes cards, piles or Life Points.
 */

/**
 * Moves a card to another zone and says whether it did. In this order: what has nothing to do or is forbidden does not happen;
 * lingering and continuous effects send the card elsewhere ("banish it instead"); replacements take the move's place;
 * the card moves; what was bound to it, or waits for it to leave, follows.
 */
export function move(duel: Duel, card: CardId, to: Destination, manner: number, cause: Cause): boolean {
  const { zone, zones } = duel.game;
  const from = duel.state.get(CARD.zone, card);
  if (changesNothing(duel, from, to)) return false;
  const leavesField = zones[from]?.field === true && zones[to.zone]?.field !== true;
  if (isKeptFrom(duel, card, to.zone, manner, cause, leavesField)) return false;
  const instead = sentElsewhere(duel, card, to, manner, cause, leavesField);
  const destination = instead?.to ?? to;
  const how = instead?.manner ?? manner;
  if ((how & MANNER.banished) !== 0 && cannotBe(duel, "banish", card, cause)) return false;
  if (cause.unreplaced !== true) {
    const bottom = destination.where === "bottom";
    if (replaceMove(duel, { card, to: destination.zone, bottom, manner: how, cause })) return false;
  }
  const mayDiffer = leavesField || destination.zone === zone.hand || destination.zone === zone.deck;
  const goal = mayDiffer ? duel.game.destination(duel, card, destination.zone) : destination.zone;
  // Found before the card moves, and done after it has.
  const bound = leavesField ? boundTo(duel, card, how) : NOTHING_TO_DO;
  const onLeaving = leavesField ? actionsOnLeaving(duel, card, how) : NOTHING_TO_DO;
  const place = goal === destination.zone ? destination : elsewhere(duel, goal, destination.zone);
  relocate(duel, card, place, how, cause);
  if (instead?.shuffles === true) shuffle(duel, duel.state.get(CARD.owner, card), zone.deck);
  // Also where it stays on the field as something else, as a monster that becomes an Equip Card: effects have bound the monster.
  if (from !== goal && zones[from]?.field === true) letGo(duel, card);
  // What lay under a card stays with it only as long as it is a monster on the field.
  const isMonsterNoMore = leavesField || (from === zone.summon && from !== goal);
  if (isMonsterNoMore) duel.game.hasLeft(duel, card);
  for (const act of bound) act();
  for (const act of onLeaving) act();
  return true;
}

/** A card that is already there does not move; above all nothing in the Graveyard is destroyed or sent there. */
function changesNothing({ game }: Duel, from: ZoneId, to: Destination): boolean {
  if (game.zones[to.zone]?.field === true) return false;
  // A Token that has left is nowhere, and comes from there only to the field.
  if (from === NOWHERE) return true;
  const withinDeck = from === game.zone.deck && to.where !== undefined;
  return from === to.zone && !withinDeck;
}

/** Whether a rule or a continuous effect forbids the move; says so where it does. */
function isKeptFrom(
  duel: Duel,
  card: CardId,
  to: ZoneId,
  manner: number,
  cause: Cause,
  leavesField: boolean,
): boolean {
  const { zone } = duel.game;
  if (leavesField && (to === zone.hand || to === zone.deck)) {
    const rules = duel.game.notReturned(duel, card, cause.link);
    if (rules !== null) {
      duel.point(TRACE.notReturned, rules, card);
      return true;
    }
  }
  return (
    (leavesField && cannotBe(duel, "leave", card, cause)) ||
    ((manner & MANNER.added) !== 0 && cannotBe(duel, "add", card, cause)) ||
    ((manner & MANNER.sent) !== 0 && cannotBe(duel, "send", card, cause)) ||
    (leavesField && (manner & MANNER.returned) !== 0 && cannotBe(duel, "return", card, cause))
  );
}

/** Where effects send a card instead, and in which manner it goes there; null where none does. */
function sentElsewhere(
  duel: Duel,
  card: CardId,
  to: Destination,
  manner: number,
  cause: Cause,
  leavesField: boolean,
): Elsewhere | null {
  const left = leavesField ? leavingTo(duel, card, to, manner, cause) : null;
  const how = left?.manner ?? manner;
  if ((how & MANNER.banished) !== 0) return left;
  const instead = redirected(duel, card, left?.to.zone ?? to.zone);
  return instead === null ? left : { ...instead, manner: (how & ~MANNER.sent) | instead.manner };
}

/** Where a lingering effect sends a card when it leaves the field; null where none does. */
function leavingTo(
  duel: Duel,
  card: CardId,
  to: Destination,
  manner: number,
  cause: Cause,
): Elsewhere | null {
  let zone = NOWHERE;
  someLingeringOn(duel, LINGERING_KIND.leavingTo, card, (lingering) => {
    zone = duel.state.get(LINGERING.what, lingering) as ZoneId;
    return true;
  });
  if (zone === NOWHERE) return null;
  const how = manner & ~MANNER.sent;
  if (zone !== duel.game.zone.banished) return { to: { zone, where: "bottom" }, manner: how | MANNER.put };
  // What cannot be banished goes where it would have gone.
  if (cannotBe(duel, "banish", card, cause)) return null;
  // What was to be banished anyway is banished as it was to be: perhaps face-down.
  return { to: to.zone === zone ? to : { zone }, manner: how | MANNER.banished };
}

/** "When it leaves the field, destroy that monster": what is done to the card that is the row's `value`, or with so much damage. */
interface Bond {
  readonly kind: number;
  readonly toCard: boolean;
  readonly act: (duel: Duel, value: number, cause: Cause, controller: Player) => void;
}

/** What can be done to a card because another one leaves; each says whether it was done. */
const BOUND_ACTIONS: Readonly<Record<BoundAction, (duel: Duel, card: CardId, cause: Cause) => boolean>> = {
  destroy,
  banish: (duel, card, cause) => banish(duel, card, cause),
  send: (duel, card, cause) => move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.sent, cause),
  return: (duel, card, cause) => move(duel, card, { zone: duel.game.zone.hand }, MANNER.returned, cause),
  shuffle(duel, card, cause) {
    const { deck } = duel.game.zone;
    const done = move(duel, card, { zone: deck }, MANNER.returned, cause);
    shuffle(duel, duel.state.get(CARD.owner, card), deck);
    return done;
  },
};

const BONDS: readonly Bond[] = [
  ...(Object.keys(BOUND_ACTIONS) as BoundAction[]).map((action) => ({
    kind: BOUND_TO[action],
    toCard: true,
    act(duel: Duel, card: number, cause: Cause) {
      if (BOUND_ACTIONS[action](duel, card as CardId, cause)) duel.point(TRACE.alsoBy, duel.law.bound);
    },
  })),
  {
    kind: LINGERING_KIND.boundToDamage,
    toCard: false,
    act: (duel, amount, cause, controller) => void damage(duel, controller, amount, cause),
  },
];
const NOTHING_TO_DO: readonly (() => void)[] = [];

/** What has to be done when a card leaves the field in this manner, because effects have bound it. */
function boundTo(duel: Duel, card: CardId, manner: number): readonly (() => void)[] {
  const { state } = duel;
  if (state.count(LINGERING) === 0) return NOTHING_TO_DO;
  let bound = NOTHING_TO_DO;
  for (const { kind, act } of BONDS) {
    someLingeringOn(duel, kind, card, (lingering) => {
      const needed = state.get(LINGERING.what, lingering);
      if ((manner & needed) !== needed || isNegated(duel, state.get(LINGERING.source, lingering)))
        return false;
      const value = state.get(LINGERING.value, lingering);
      const by = {
        agent: state.get(LINGERING.player, lingering),
        card: state.get(LINGERING.source, lingering),
      };
      const cause = { why: CAUSE.effect, link: NO_LINK, ...by };
      const controller = state.get(CARD.controller, card);
      bound = [...bound, () => act(duel, value, cause, controller)];
      return false;
    });
  }
  return bound;
}

/** What continuous effects do when a card leaves the field in this manner: whom they are about is settled before. */
function actionsOnLeaving(duel: Duel, card: CardId, manner: number): readonly (() => void)[] {
  const { state } = duel;
  const applying = state.read(NOW.applying);
  if ((applying & CONTINUOUS_ACTION.onLeaving) === 0) return NOTHING_TO_DO;
  // "The monster with the highest ATK": as it is without what the card has kept off it.
  if ((applying & CONTINUOUS_ACTION.unaffected) !== 0) clearUnaffectedByStats(duel, card);
  const acts: (() => void)[] = [];
  someApplying(duel, CONTINUOUS_ACTION.onLeaving, (one, context) => {
    if (one.of === null ? context.card !== card : !one.of.test(duel, context, card)) return false;
    if (one.manner !== 0 && (one.manner & manner) === 0) return false;
    const cause = { why: CAUSE.effect, agent: context.player, link: NO_LINK, card: context.card };
    const { action } = one;
    if (action === null) {
      acts.push(() => skipNextTurnsBattle(duel, context.player, context.card, context.effect));
      return false;
    }
    one.cards.each(duel, context, (other) => {
      if (isUnaffected(duel, other, context.card, context.effect)) return;
      acts.push(() => {
        if (action === "destroy")
          duel.point(TRACE.ruled, duel.law.continuousActs, other, card, CONTINUOUS_ACTION.onLeaving);
        else duel.point(TRACE.alsoBy, duel.law.continuousActs);
        BOUND_ACTIONS[action](duel, other, cause);
      });
    });
    return false;
  });
  return acts;
}

/** Whether a lingering effect is to do something to the card. */
export const isBoundTo = ({ state }: Duel, lingering: LingeringId, card: CardId): boolean =>
  BONDS_TO_CARDS.has(state.get(LINGERING.kind, lingering)) && state.get(LINGERING.value, lingering) === card;

const BONDS_TO_CARDS: ReadonlySet<number> = new Set(
  BONDS.filter(({ toCard }) => toCard).map(({ kind }) => kind),
);

/** A card that has left the field, or its zone there, is bound to nothing any more. */
function letGo(duel: Duel, card: CardId): void {
  lift(duel, (lingering) => isBoundTo(duel, lingering, card));
}

/** Ends lingering effects; cards that somebody controlled by them go to whoever controls them now. */
export function lift(duel: Duel, ended: (lingering: LingeringId) => boolean): void {
  for (const { card, base } of endLingering(duel, ended)) {
    const controller = controllerByLingering(duel, card, base);
    if (changeControl(duel, card, controller, BY_RULE)) continue;
    if (duel.state.get(CARD.controller, card) === controller) continue;
    // Its own player has no free zone for it.
    if (duel.game.noWayBack === "destroyed") destroy(duel, card, BY_RULE);
    else move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.sent, BY_RULE);
    duel.point(TRACE.alsoBy, duel.law.noZoneToReturn);
  }
}

/** Ends what lasts until the given moment; `turns`: how many turns after the one in which it was left behind. */
export function expire(duel: Duel, until: number, turns = 0): void {
  const { state } = duel;
  lift(
    duel,
    (lingering) =>
      state.get(LINGERING.until, lingering) === until &&
      state.read(NOW.turn) - state.get(LINGERING.turn, lingering) >= turns,
  );
}

/** What was to be destroyed by battle goes to the Graveyard: nothing can keep it any more. */
export function sendDestroyed(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.destroyed | MANNER.sent, cause);
}

/** Destroys a card: it goes to the Graveyard. What is to be destroyed by battle cannot be destroyed by anything else. */
export function destroy(duel: Duel, card: CardId, cause: Cause): boolean {
  if (cannotBe(duel, "destroy", card, cause)) return false;
  if (doomedBy(duel, card) !== NO_CARD) {
    duel.point(TRACE.settledAlready, duel.law.settledAlready, card);
    return false;
  }
  if (destroyInstead(duel, card, cause)) return false;
  const to = duel.game.zone.graveyard;
  const manner = MANNER.destroyed | MANNER.sent;
  if (awaitsStandIn(duel, { card, to, bottom: false, manner, cause })) return false;
  return move(duel, card, { zone: to }, manner, cause);
}

/**
 * Whether another card is destroyed in its place, as a continuous effect of that one says. What cannot be destroyed, or
 * is to be destroyed along with it, cannot take its place.
 */
export function destroyInstead(duel: Duel, card: CardId, cause: Cause): boolean {
  const { state } = duel;
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.substitute) === 0) return false;
  let substitute = NO_CARD;
  someApplying(duel, CONTINUOUS_ACTION.substitute, (one, context) => {
    if (one.causes !== 0 && (one.causes & cause.why) === 0) return false;
    if (!appliesTo(duel, one, context, card)) return false;
    const { link, among } = cause;
    if (among !== undefined && isRecorded(duel, link, among, context.card)) return false;
    if (forbiddenBy(duel, "destroy", context.card, context.player, CAUSE.effect) !== NO_CARD) return false;
    substitute = context.card;
    return true;
  });
  if (substitute === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.destroyedInstead, card, substitute, CONTINUOUS_ACTION.substitute);
  const agent = state.get(CARD.controller, substitute);
  const to = { zone: duel.game.zone.graveyard };
  const own = { why: CAUSE.effect, agent, link: NO_LINK, card: substitute };
  // What takes the place of something is not replaced in its turn.
  return move(duel, substitute, to, MANNER.destroyed | MANNER.sent, own);
}

export function banish(duel: Duel, card: CardId, cause: Cause, face: number = FACE.up): boolean {
  const gone = move(duel, card, { zone: duel.game.zone.banished, face }, MANNER.banished, cause);
  if (gone && isBanishedDown(duel, card)) duel.point(TRACE.alsoBy, duel.law.banishedDown);
  return gone;
}

export function discard(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.discarded | MANNER.sent, cause);
}
