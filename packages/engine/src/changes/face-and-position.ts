import { type Duel, unsettle } from "../board/duel.ts";
import { ACTED, forgetUses, setTurnBit, TURN } from "../board/per-turn-marks.ts";
import { happen } from "../history/event-log.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { byRule, type Cause } from "../state/cause.ts";
import { CARD, type CardId, EVENT_LOG, type EventId, LINGERING, NOW } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVENT, FACE, LINGERING_KIND, POSITION, UNTIL, WAY } from "../state/vocabulary.ts";
import { isBoundTo, lift } from "./card-moves.ts";
import { becomeNew } from "./relocate-card.ts";
/** Faces and positions of cards on the field: atoms like those of `card-moves.ts`. */

/** Turns a card over without an event: what that triggers is to wait. */
export function turnOver(duel: Duel, card: CardId, face: number): boolean {
  const { state } = duel;
  if (state.get(CARD.face, card) === face) return false;
  state.set(CARD.face, card, face);
  state.set(CARD.arrived, card, state.read(NOW.atom));
  const way = state.get(CARD.way, card);
  state.set(CARD.way, card, face === FACE.up ? way | WAY.turnedUp : way & ~WAY.turnedUp);
  if (face === FACE.up) setTurnBit(duel, card, TURN.acted, ACTED.turnedUp);
  unsettle(duel);
  return true;
}

export function turnFace(duel: Duel, card: CardId, face: number, cause: Cause, how = 0): boolean {
  if (!turnOver(duel, card, face)) return false;
  happen(duel, { kind: EVENT.flipped, card, face, how }, cause);
  if (face === FACE.down) forgetFace(duel, card);
  return true;
}

/** What was put on the face-up card is gone when it is turned face-down: counters, changes, what was equipped to it. */
function forgetFace(duel: Duel, card: CardId): void {
  const { state } = duel;
  duel.point(TRACE.alsoBy, duel.law.faceForgotten);
  forgetUses(duel, card);
  lift(
    duel,
    (lingering) =>
      state.get(LINGERING.kind, lingering) !== LINGERING_KIND.control &&
      (state.get(LINGERING.card, lingering) === card || isBoundTo(duel, lingering, card)),
  );
  // What took it over is gone as well, and with it what would end that.
  someLingeringOn(duel, LINGERING_KIND.control, card, (lingering) => {
    if (state.get(LINGERING.until, lingering) === UNTIL.sourceApplies)
      state.set(LINGERING.until, lingering, UNTIL.leaves);
    return false;
  });
  duel.game.turnedDown(duel, card);
}

/** Turns a card on the field face-down as if it were newly Set: what it was before is over. */
export function setAgain(duel: Duel, card: CardId, cause: Cause): boolean {
  if (duel.game.zones[duel.state.get(CARD.zone, card)]?.field !== true) return false;
  const turned = duel.state.count(EVENT_LOG) as EventId;
  if (!turnFace(duel, card, FACE.down, cause)) return false;
  becomeNew(duel, card, false);
  // As which it was turned down, and lies there.
  duel.state.set(EVENT_LOG.stamp, turned, duel.state.get(CARD.stamp, card));
  return true;
}

/** Whether a card could be in either battle position: not a Link Monster, nor one in Maximum Mode, over all zones. */
export const hasPositions = (duel: Duel, card: CardId): boolean =>
  duel.definition(duel.state.get(CARD.def, card)).rating === 0 &&
  (duel.state.get(CARD.way, card) & WAY.maximum) === 0;

/** `how`: `WITHOUT_FLIPS` where the effects of Flip monsters do not answer that. */
export function changePosition(
  duel: Duel,
  card: CardId,
  position: number,
  face: number,
  cause: Cause,
  how = 0,
): boolean {
  const { state } = duel;
  // What left the field meanwhile has no position.
  if (duel.game.zones[state.get(CARD.zone, card)]?.positions !== true) return false;
  if (!hasPositions(duel, card)) return false;
  // A Token has no back to lie on.
  if (face === FACE.down && duel.game.isOfKind(duel, card, "token")) return false;
  const before = state.get(CARD.position, card);
  const faceBefore = state.get(CARD.face, card);
  const turned = turnFace(duel, card, face, cause, how);
  // Turned face-down, it may be no monster any more.
  if (before === position || duel.game.zones[state.get(CARD.zone, card)]?.positions !== true) return turned;
  state.set(CARD.position, card, position);
  unsettle(duel);
  happen(duel, { kind: EVENT.positionChanged, card, position: before, face: faceBefore }, cause);
  return true;
}

/** Turns a face-down monster face-up in Attack Position by a Flip Summon, unless it left the field meanwhile. */
export function flipSummon(duel: Duel, card: CardId, cause: Cause): void {
  const { state } = duel;
  if (duel.game.zones[state.get(CARD.zone, card)]?.field !== true) return;
  changePosition(duel, card, POSITION.attack, FACE.up, cause);
  const kept = WAY.proper | WAY.set | WAY.turnedUp | WAY.bySelf;
  state.set(CARD.way, card, WAY.flip | (state.get(CARD.way, card) & kept));
  summonedWhereItIs(duel, card, WAY.flip, cause);
}

/** A monster that is face-up on the field is Normal Summoned once more: it stays where it is. */
export function summonAgain(duel: Duel, card: CardId, cause: Cause): void {
  const { state } = duel;
  if (duel.game.zones[state.get(CARD.zone, card)]?.field !== true || state.get(CARD.face, card) !== FACE.up)
    return;
  state.set(
    CARD.way,
    card,
    WAY.normal | WAY.gemini | (state.get(CARD.way, card) & (WAY.proper | WAY.turnedUp)),
  );
  // It was Summoned in this turn: its position cannot be changed any more.
  state.set(CARD.since, card, state.read(NOW.turn));
  unsettle(duel);
  summonedWhereItIs(duel, card, WAY.normal, cause);
}

/** A Gemini monster on the field has its effects from now on, without a Summon. */
export function becomeEffectMonster(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  if (state.get(CARD.face, card) !== FACE.up || !duel.game.isDormant(duel, card)) return false;
  state.set(CARD.way, card, state.get(CARD.way, card) | WAY.gemini);
  unsettle(duel);
  return true;
}

/** A Summon of a monster that was on the field before; with its place, as of every Summon. */
function summonedWhereItIs(duel: Duel, card: CardId, how: number, cause: Cause): void {
  const zone = duel.state.get(CARD.zone, card);
  const amount = duel.state.get(CARD.slot, card);
  happen(duel, { kind: EVENT.summoned, card, how, from: zone, to: zone, face: FACE.up, amount }, cause);
}

/** A player turns a monster, once a turn: from Attack to Defense Position or back, face-up in any case. */
export function turnMonster(duel: Duel, card: CardId): void {
  const { state } = duel;
  const attacking = state.get(CARD.position, card) === POSITION.attack;
  const position = attacking ? POSITION.defense : POSITION.attack;
  changePosition(duel, card, position, FACE.up, byRule(state.get(CARD.controller, card)));
  setTurnBit(duel, card, TURN.acted, ACTED.changedPosition);
}
