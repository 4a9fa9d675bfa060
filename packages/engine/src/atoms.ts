import { changeControl } from "./control.ts";
import type { Duel } from "./duel.ts";
import { BY_RULE, type Cause, happen } from "./events.ts";
import { controllerByForce, doomedBy, endForces, putInForce, someForce } from "./force.ts";
import { freeSlot, link, pileOf, shuffle, unlink } from "./piles.ts";
import { damage, lose } from "./points.ts";
import { isRecorded } from "./records.ts";
import { replaceMove } from "./replace.ts";
import {
  CARD,
  type CardId,
  type ForceId,
  IN_FORCE,
  LINKS,
  NO_CARD,
  NO_LINK,
  NOW,
  PILE,
  PLAYER,
  type ZoneId,
} from "./schema.ts";
import {
  appliesTo,
  forbiddenBy,
  isNegated,
  isUnaffected,
  redirection,
  someApplying,
  unsettle,
} from "./standing.ts";
import { TRACE } from "./trace.ts";
import { forgetWhereItWas } from "./turnbits.ts";
import {
  CAUSE,
  DOES,
  EVENT,
  FACE,
  FORCE,
  MANNER,
  NOBODY,
  type Player,
  POSITION,
  UNTIL,
  WAY,
} from "./vocabulary.ts";

/**
 * Atoms: the only functions that change what players can see. Each one changes, writes its event, and
 * says whether anything changed. Nothing else writes cards, piles or Life Points.
 */

/** Outside of the duel: what is not a card any more. */
export const NOWHERE = 0 as ZoneId;

export interface Destination {
  readonly zone: ZoneId;
  /** Whose zone; the card's owner where left out. */
  readonly player?: Player;
  readonly face?: number;
  readonly position?: number;
  readonly where?: "top" | "bottom";
  readonly slot?: number;
}

/** Moves a card to another zone, unless a replacement takes the move's place. */
export function move(duel: Duel, card: CardId, to: Destination, manner: number, cause: Cause): boolean {
  const { state } = duel;
  const from = state.get(CARD.zone, card);
  // A card that is already there does not move; above all nothing in the Graveyard is destroyed or sent there.
  const withinDeck = from === duel.game.zone.deck && to.where !== undefined;
  if (from === to.zone && duel.game.zones[from]?.field !== true && !withinDeck) return false;
  const leavesField = duel.game.zones[from]?.field === true && duel.game.zones[to.zone]?.field !== true;
  if (leavesField && (to.zone === duel.game.zone.hand || to.zone === duel.game.zone.deck)) {
    const rules = duel.game.notReturned(duel, card, cause.link);
    if (rules !== null) {
      duel.point(TRACE.notReturned, rules, card);
      return false;
    }
  }
  if (leavesField && cannotBe(duel, "leave", card, cause)) return false;
  if (leavesField && (manner & MANNER.returned) !== 0 && cannotBe(duel, "return", card, cause)) return false;
  let destination = to;
  let how = manner;
  if (leavesField) {
    someForce(duel, FORCE.leavingTo, card, (force) => {
      // What cannot be banished goes where it would have gone.
      if (
        state.get(IN_FORCE.what, force) === duel.game.zone.banished &&
        cannotBe(duel, "banish", card, cause)
      )
        return true;
      destination = { zone: state.get(IN_FORCE.what, force) as ZoneId };
      how = (manner & ~MANNER.sent) | MANNER.banished;
      return true;
    });
  }
  if ((state.read(NOW.standing) & DOES.redirect) !== 0 && (how & MANNER.banished) === 0) {
    const instead = redirected(duel, card, destination.zone);
    if (instead) {
      destination = { zone: duel.game.zone.banished };
      how = (how & ~MANNER.sent) | MANNER.banished;
    }
  }
  if ((how & MANNER.banished) !== 0 && cannotBe(duel, "banish", card, cause)) return false;
  if (cause.unreplaced !== true) {
    const bottom = destination.where === "bottom";
    if (replaceMove(duel, { card, to: destination.zone, bottom, manner: how, cause })) return false;
  }
  const { hand, deck } = duel.game.zone;
  const mayDiffer = leavesField || destination.zone === hand || destination.zone === deck;
  const zone = mayDiffer ? duel.game.destination(duel, card, destination.zone) : destination.zone;
  const bound = leavesField ? boundTo(duel, card, how) : NOTHING_BOUND;
  const last = leavesField ? farewellOf(duel, card, how) : NOTHING_BOUND;
  relocate(
    duel,
    card,
    zone === destination.zone ? destination : elsewhere(duel, zone, destination.zone),
    how,
    cause,
  );
  // A monster that has become an Equip Card is not what effects have bound, either.
  if (from !== zone && duel.game.zones[from]?.field === true) letGo(duel, card);
  if (!leavesField) return true;
  duel.game.hasLeft(duel, card);
  for (const act of bound) act();
  for (const act of last) act();
  return true;
}

const BONDS = [FORCE.boundToDestroy, FORCE.boundToShuffle, FORCE.boundToDamage] as const;
const NOTHING_BOUND: readonly (() => void)[] = [];

/** What has to be done when a card leaves the field in this manner, because effects have bound it. */
function boundTo(duel: Duel, card: CardId, manner: number): readonly (() => void)[] {
  const { state } = duel;
  if (state.count(IN_FORCE) === 0) return NOTHING_BOUND;
  let bound = NOTHING_BOUND;
  for (const kind of BONDS) {
    someForce(duel, kind, card, (force) => {
      const needed = state.get(IN_FORCE.what, force);
      if ((needed !== 0 && (manner & needed) === 0) || isNegated(duel, state.get(IN_FORCE.source, force)))
        return false;
      const value = state.get(IN_FORCE.value, force);
      const by = { agent: state.get(IN_FORCE.player, force), card: state.get(IN_FORCE.source, force) };
      const cause = { why: CAUSE.effect, link: NO_LINK, ...by };
      const controller = state.get(CARD.controller, card);
      const act =
        kind === FORCE.boundToDamage
          ? () => void damage(duel, controller, value, cause)
          : kind === FORCE.boundToShuffle
            ? () => intoDeck(duel, value as CardId, cause)
            : () => {
                if (destroy(duel, value as CardId, cause)) duel.point(TRACE.alsoBy, duel.law.bound);
              };
      bound = [...bound, act];
      return false;
    });
  }
  return bound;
}

/** What continuous effects do when a card leaves the field in this manner: whom they are about is settled before. */
function farewellOf(duel: Duel, card: CardId, manner: number): readonly (() => void)[] {
  const { state } = duel;
  if ((state.read(NOW.standing) & DOES.farewell) === 0) return NOTHING_BOUND;
  const acts: (() => void)[] = [];
  someApplying(duel, DOES.farewell, (one, using) => {
    if (one.of === null ? using.card !== card : !one.of.test(duel, using, card)) return false;
    if (one.manner !== 0 && (one.manner & manner) === 0) return false;
    const cause = { why: CAUSE.effect, agent: using.player, link: NO_LINK };
    one.cards.each(duel, using, (other) => {
      if (isUnaffected(duel, other, using.card)) return;
      acts.push(() => {
        duel.point(TRACE.ruled, duel.law.standingActs, other, card, DOES.farewell);
        destroy(duel, other, cause);
      });
    });
    return false;
  });
  return acts;
}

function intoDeck(duel: Duel, card: CardId, cause: Cause): void {
  const { deck } = duel.game.zone;
  move(duel, card, { zone: deck }, MANNER.returned, cause);
  shuffle(duel, duel.state.get(CARD.owner, card), deck);
}

/** Whether an effect in force is to do something to the card. */
export const isBoundTo = ({ state }: Duel, force: ForceId, card: CardId): boolean =>
  (state.get(IN_FORCE.kind, force) === FORCE.boundToDestroy ||
    state.get(IN_FORCE.kind, force) === FORCE.boundToShuffle) &&
  state.get(IN_FORCE.value, force) === card;

/** A card that has left the field, or its zone there, is bound to nothing any more. */
function letGo(duel: Duel, card: CardId): void {
  lift(duel, (force) => isBoundTo(duel, force, card));
}

/** Ends effects in force; cards that somebody controlled by them go to whoever controls them now. */
export function lift(duel: Duel, ended: (force: ForceId) => boolean): void {
  for (const { card, base } of endForces(duel, ended)) {
    const controller = controllerByForce(duel, card, base);
    if (changeControl(duel, card, controller, BY_RULE)) continue;
    if (duel.state.get(CARD.controller, card) === controller) continue;
    // Nowhere to go back to.
    if (duel.game.noWayBack === "destroyed") destroy(duel, card, BY_RULE);
    else move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.sent, BY_RULE);
    duel.point(TRACE.alsoBy, duel.law.noZoneToReturn);
  }
}

/** Ends what lasts until the given moment. */
export function expire(duel: Duel, until: number): void {
  const { state } = duel;
  const turn = state.read(NOW.turn);
  const isOver = (force: ForceId): boolean => {
    const lasted = turn - state.get(IN_FORCE.turn, force);
    if (until === UNTIL.endOfOpponentsTurn) return lasted >= 1;
    const opponents = state.get(IN_FORCE.player, force) !== state.read(NOW.turnPlayer);
    if (until === UNTIL.startOfNextTurn) return lasted >= 1 && !opponents;
    if (until === UNTIL.endOfNextTurn) return lasted >= 1 && !opponents;
    return until !== UNTIL.endOfOpponentsSecondTurn || (lasted >= 2 && opponents);
  };
  lift(duel, (force) => state.get(IN_FORCE.until, force) === until && isOver(force));
}

/** Whether a continuous effect banishes a card that would go to a zone; says so, or what keeps it from that. */
function redirected(duel: Duel, card: CardId, to: ZoneId): boolean {
  const { by, forbidding } = redirection(duel, card, to);
  if (forbidding !== NO_CARD)
    duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  else if (by !== NO_CARD) duel.point(TRACE.ruled, duel.law.standingActs, card, by, DOES.redirect);
  return by !== NO_CARD && forbidding === NO_CARD;
}

/** Whether a continuous effect forbids that something is done to a card; says so where it does. */
export function cannotBe(
  duel: Duel,
  act: "banish" | "destroy" | "leave" | "return",
  card: CardId,
  cause: Cause,
): boolean {
  if ((duel.state.read(NOW.standing) & DOES.forbid) === 0) return false;
  const player = (cause.agent === NOBODY ? duel.state.get(CARD.controller, card) : cause.agent) as Player;
  const forbidding = forbiddenBy(duel, act, card, player, cause.why, sourceOf(duel, cause));
  if (forbidding === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.prohibitionPrevails, card, forbidding, DOES.forbid);
  return true;
}

/** Another zone than it was to go to, where it lies as it would have lain there: seen by all or not. */
const elsewhere = (duel: Duel, zone: ZoneId, than: ZoneId): Destination => ({
  zone,
  face: duel.game.zones[than]?.seen === "all" ? FACE.up : FACE.down,
});

/** The move itself, past all replacements. */
function relocate(duel: Duel, card: CardId, to: Destination, manner: number, cause: Cause): void {
  const { state } = duel;
  const from = state.get(CARD.zone, card);
  const controller = state.get(CARD.controller, card);
  const face = state.get(CARD.face, card);
  const position = state.get(CARD.position, card);
  // What destroys it by battle, or whose effect moves it; where none does, what it was equipped to.
  const source = cause.link === NO_LINK ? state.get(CARD.host, card) : state.get(LINKS.card, cause.link);
  const other = cause.card ?? source;
  const info = duel.game.zones[to.zone];
  const player = to.player ?? state.get(CARD.owner, card);
  unlink(duel, card);
  becomeOtherSelf(duel, card, to.zone);
  state.set(CARD.zone, card, to.zone);
  state.set(CARD.controller, card, player);
  if (info?.slots) state.set(CARD.slot, card, to.slot ?? freeSlot(duel, player, to.zone));
  if (to.zone !== NOWHERE) link(duel, card, player, to.zone, to.where ?? "bottom");
  const onField = duel.game.zones[from]?.field === true && info?.field === true;
  becomeNew(duel, card, onField);
  state.set(CARD.manner, card, manner);
  state.set(CARD.from, card, from);
  state.set(CARD.face, card, to.face ?? (info?.seen === "all" ? FACE.up : FACE.down));
  state.set(
    CARD.position,
    card,
    to.position ?? (info?.positions ? duel.game.arrivesAs(duel, card, to.zone) : POSITION.none),
  );
  happen(
    duel,
    { kind: EVENT.moved, card, from, to: to.zone, face, position, controller, how: manner, other },
    cause,
  );
}

/** A Trap that its text makes a monster is one in a Monster Zone, and a Trap everywhere else. */
function becomeOtherSelf(duel: Duel, card: CardId, to: ZoneId): void {
  const { otherSelf, card: printed } = duel.definition(duel.state.get(CARD.def, card));
  if (otherSelf === 0) return;
  if ((to === duel.game.zone.summon) !== (printed.facts.kind === "monster"))
    duel.state.set(CARD.def, card, otherSelf);
}

/** The card is a new object: nothing that was true of it holds any more; on the field, what it used stays used. */
export function becomeNew(duel: Duel, card: CardId, onField: boolean): void {
  const { state } = duel;
  const stamp = state.read(NOW.stamp) + 1;
  state.write(NOW.stamp, stamp);
  state.set(CARD.stamp, card, stamp);
  state.set(CARD.since, card, state.read(NOW.turn));
  // How it came to the field is forgotten; that it was Summoned properly only where nobody can see it.
  const { zones } = duel.game;
  const info = zones[state.get(CARD.zone, card)];
  const known = info?.field === true || info?.seen === "all";
  state.set(CARD.way, card, known ? state.get(CARD.way, card) & WAY.proper : 0);
  state.set(CARD.host, card, NO_CARD);
  state.set(CARD.broughtBy, card, NO_CARD);
  forgetWhereItWas(duel, card, onField);
  state.set(CARD.began, card, 0);
  state.set(CARD.declared, card, 0);
  state.set(CARD.shielded, card, NO_CARD);
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
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.destroyed | MANNER.sent, cause);
}

/**
 * Whether another card is destroyed in its place, as a continuous effect of that one says. What cannot be destroyed, or
 * is to be destroyed along with it, cannot take its place.
 */
export function destroyInstead(duel: Duel, card: CardId, cause: Cause): boolean {
  const { state } = duel;
  if ((state.read(NOW.standing) & DOES.substitute) === 0) return false;
  let substitute = NO_CARD;
  someApplying(duel, DOES.substitute, (one, using) => {
    if (one.causes !== 0 && (one.causes & cause.why) === 0) return false;
    if (!appliesTo(duel, one, using, card)) return false;
    const { link, among } = cause;
    if (among !== undefined && isRecorded(duel, link, among, using.card)) return false;
    if (forbiddenBy(duel, "destroy", using.card, using.player, CAUSE.effect) !== NO_CARD) return false;
    substitute = using.card;
    return true;
  });
  if (substitute === NO_CARD) return false;
  duel.point(TRACE.ruled, duel.law.destroyedInstead, card, substitute, DOES.substitute);
  const agent = state.get(CARD.controller, substitute);
  const to = { zone: duel.game.zone.graveyard };
  const own = { why: CAUSE.effect, agent, link: NO_LINK };
  // What takes the place of something is not replaced in its turn.
  return move(duel, substitute, to, MANNER.destroyed | MANNER.sent, own);
}

export function banish(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.banished }, MANNER.banished, cause);
}

export function discard(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.discarded | MANNER.sent, cause);
}

/** Draws up to `count` cards; a player who cannot draw them all loses. Returns how many were drawn. */
export function draw(duel: Duel, player: Player, count: number, cause: Cause): number {
  const { hand, deck } = duel.game.zone;
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    const top = duel.state.get(PILE.head, pileOf(player, deck));
    if (top === NO_CARD) {
      lose(duel, player, duel.law.deckedOut);
      break;
    }
    if (replaceMove(duel, { card: top, to: hand, bottom: false, manner: MANNER.drawn, cause })) continue;
    relocate(duel, top, { zone: hand, player }, MANNER.drawn, cause);
    drawn++;
  }
  if (drawn > 0) duel.state.set(PLAYER.drewAt, player, phaseNumber(duel));
  if (drawn > 0) happen(duel, { kind: EVENT.drawn, amount: drawn, controller: player, how: player }, cause);
  return drawn;
}

/** This phase of this turn, as a number. */
export const phaseNumber = ({ state }: Duel): number => state.read(NOW.turn) * 64 + state.read(NOW.phase);

/** Whether the number is that of a phase of this turn. */
export const isThisTurn = ({ state }: Duel, phase: number): boolean =>
  Math.floor(phase / 64) === state.read(NOW.turn);

/** A Summon begins that may still be negated. */
export function attemptSummon(duel: Duel, card: CardId, from: ZoneId, way: number, cause: Cause): void {
  happen(duel, { kind: EVENT.attempted, card, how: way, from }, cause);
}

/**
 * Brings a monster to the field by a successful Summon, to the side of `player`. `from`: where it was before the attempt;
 * `slots`: the places it may go to; `face`: how it lies then.
 */
export function comeIntoPlay(
  duel: Duel,
  card: CardId,
  player: Player,
  position: number,
  way: number,
  cause: Cause,
  from = duel.state.get(CARD.zone, card),
  slots = duel.game.summonSlots(duel, player, card),
  face: number = FACE.up,
): boolean {
  const zone = duel.game.zone.summon;
  if (slots === 0) return false;
  // The lowest of the places; a Link Monster knows no Defense Position.
  const slot = 31 - Math.clz32(slots & -slots);
  const upright = duel.definition(duel.state.get(CARD.def, card)).rating > 0 ? POSITION.attack : position;
  if (
    !move(duel, card, { zone, player, face, position: upright, slot }, MANNER.placed, {
      ...cause,
      why: cause.why | CAUSE.summon,
    })
  ) {
    return false;
  }
  duel.state.set(CARD.way, card, duel.state.get(CARD.way, card) | way);
  // With the card whose effect did it: "Special Summoned by its own effect".
  const other = sourceOf(duel, cause);
  duel.state.set(CARD.broughtBy, card, other);
  happen(duel, { kind: EVENT.summoned, card, how: way, from, to: zone, face: FACE.up, other }, cause);
  if (duel.definition(duel.state.get(CARD.def, card)).otherSelf !== 0)
    duel.point(TRACE.alsoBy, duel.law.becomesMonster);
  return true;
}

/** Puts a card under a monster, as its material: it is no card on the field any more, and has not left for elsewhere. */
export function attach(duel: Duel, card: CardId, host: CardId, cause: Cause): void {
  relocate(duel, card, { zone: duel.game.zone.material }, MANNER.material, cause);
  duel.state.set(CARD.host, card, host);
}

/** Takes a card from under a monster: it goes to the Graveyard. */
export function detach(duel: Duel, card: CardId, cause: Cause): boolean {
  return move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.detached | MANNER.sent, cause);
}

/** The card whose effect is the cause. */
const sourceOf = (duel: Duel, { link }: Cause): CardId =>
  link === NO_LINK ? NO_CARD : duel.state.get(LINKS.card, link);

/** Binds a card that lies on the field to a monster: it is equipped to it. */
export function equip(duel: Duel, card: CardId, host: CardId, cause: Cause): boolean {
  duel.state.set(CARD.host, card, host);
  duel.state.set(CARD.broughtBy, card, sourceOf(duel, cause));
  unsettle(duel);
  happen(duel, { kind: EVENT.equipped, card, other: host }, cause);
  duel.point(TRACE.alsoBy, duel.law.equipped);
  return true;
}

/** Binds a card: when it leaves the field it goes to another zone instead. */
export function bindLeaving(duel: Duel, card: CardId, zone: ZoneId, source: CardId, effect: number): void {
  putInForce(duel, { kind: FORCE.leavingTo, card, source, effect, what: zone, until: 0 });
}

/** Makes a new card out of nothing, outside of every pile. */
export function createCard(duel: Duel, def: number, owner: Player): CardId {
  const { state } = duel;
  if (state.count(CARD) === 0) state.add(CARD);
  const card = state.add(CARD);
  state.set(CARD.def, card, def);
  state.set(CARD.owner, card, owner);
  state.set(CARD.controller, card, owner);
  return card;
}
