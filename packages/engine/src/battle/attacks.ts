import { appliesTo, someApplying } from "../applying/continuous-effects.ts";
import { attacksOf } from "../applying/effective-identity.ts";
import { forbiddenBy, isIgnoredByAttacks } from "../applying/forbidden-acts.ts";
import type { Duel } from "../board/duel.ts";
import { ACTED, setTurnBit, TURN, turnBit } from "../board/per-turn-marks.ts";
import { eachInPile, pileCount } from "../board/zone-contents.ts";
import { attackerOf, noteAttacker } from "../history/current-battle.ts";
import { addLingering, someLingeringOn } from "../history/lingering-effects.ts";
import { ACT, type Action, action, firstOf, secondOf } from "../state/action.ts";
import { allowed, no, type Why } from "../state/illegality-reasons.ts";
import { BATTLE, CARD, type CardId, LINGERING, type LingeringId, NO_CARD, NOW } from "../state/schema.ts";
import {
  CONTINUOUS_ACTION,
  FACE,
  LINGERING_KIND,
  opponentOf,
  type Player,
  POSITION,
  UNTIL,
} from "../state/vocabulary.ts";
import { canPayForAttack, hasAttackCost } from "./attack-costs.ts";

/** Of an attack that an effect allows in addition: on monsters only. */
export const ON_MONSTERS = 1;

/** … and before any other monster attacks. */
export const IN_A_ROW = 2;

/** Whether a player's monster can declare an attack on a monster, or a direct one. */
export function checkAttack(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  const { law } = duel;
  const attacked = turnBit(duel, attacker, TURN.acted, ACTED.attacked);
  if (!mayFight(duel, player, attacker) && no(why, law.cannotAttack, attacker)) return false;
  const again = mayAttackAgain(duel, attacker, target) || mayAttackMore(duel, attacker, target);
  if (attacked && !again && no(why, law.hasAttacked, attacker)) return false;
  const forbidding = forbiddenBy(duel, "declare-attack", attacker, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  if (!canPayForAttack(duel, player, attacker, why)) return false;
  return checkTarget(duel, player, attacker, target, why) && allowed(why);
}

/** Whether a player's monster may attack a monster of the opponent, or (none) the opponent directly. */
export function checkTarget(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  if (!mayTarget(duel, player, attacker, target, why)) return false;
  const obliging = obligedElsewhere(duel, player, attacker, target);
  return obliging === NO_CARD || !no(why, duel.law.forbidden, obliging);
}

/** "Must attack this card, if able": the card whose effect has the attacker attack others than the target, or none. */
function obligedElsewhere(duel: Duel, player: Player, attacker: CardId, target: CardId): CardId {
  let source = NO_CARD;
  someApplying(duel, CONTINUOUS_ACTION.mustAttack, (one, context) => {
    const { targets } = one;
    if (targets === null || !appliesTo(duel, one, context, attacker)) return false;
    if (target !== NO_CARD && targets.test(duel, context, target)) return false;
    eachInPile(duel, opponentOf(player), duel.game.zone.summon, (other) => {
      if (targets.test(duel, context, other) && mayTarget(duel, player, attacker, other, null))
        source = context.card;
    });
    return source !== NO_CARD;
  });
  return source;
}

/** The card whose effect has a monster of the player attack that has not attacked yet and could, or none. */
export function attackDemandedBy(duel: Duel, player: Player): CardId {
  let source = NO_CARD;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.mustAttack) === 0) return source;
  offerAttacks(duel, player, (attack) => {
    const attacker = firstOf(attack) as CardId;
    if (source !== NO_CARD || turnBit(duel, attacker, TURN.acted, ACTED.attacked)) return;
    // Nobody has to pay for what they have to do.
    if (hasAttackCost(duel, player, attacker)) return;
    someApplying(duel, CONTINUOUS_ACTION.mustAttack, (one, context) => {
      if (!appliesTo(duel, one, context, attacker)) return false;
      if (checkAttack(duel, player, attacker, secondOf(attack) as CardId, null)) source = context.card;
      return true;
    });
  });
  return source;
}

/** What a text says of whom a monster may attack; what it must attack is asked beside that. */
export function mayTarget(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  const open =
    isAttackable(duel, player, target) || (target === NO_CARD && mayAttackDirectly(duel, attacker));
  if (!open && no(why, duel.law.noSuchTarget, target || attacker)) return false;
  const spared =
    target === NO_CARD
      ? forbiddenBy(duel, "attack-directly", attacker, player)
      : forbiddenBy(duel, "be-attacked", target, player, 0, attacker);
  if (spared !== NO_CARD && no(why, duel.law.forbidden, spared)) return false;
  const limiting = limitedBy(duel, attacker, target);
  return limiting === NO_CARD || !no(why, duel.law.forbidden, limiting);
}

/** "Can attack your opponent directly": also while they control monsters. */
const mayAttackDirectly = (duel: Duel, attacker: CardId): boolean =>
  someApplying(duel, CONTINUOUS_ACTION.direct, (one, context) => appliesTo(duel, one, context, attacker));

/** The card whose effect lets the attacker attack only others than the target, or none. */
function limitedBy(duel: Duel, attacker: CardId, target: CardId): CardId {
  let source = NO_CARD;
  someApplying(duel, CONTINUOUS_ACTION.attackOnly, (one, context) => {
    if (!appliesTo(duel, one, context, attacker)) return false;
    if (target !== NO_CARD && one.targets.test(duel, context, target)) return false;
    source = context.card;
    return true;
  });
  return source;
}

/** A second attack that has not been made, or one that may be made on a monster only. */
const mayAttackAgain = (duel: Duel, attacker: CardId, target: CardId): boolean =>
  someLingeringOn(
    duel,
    LINGERING_KIND.extraAttack,
    attacker,
    (lingering) =>
      duel.state.get(LINGERING.value, lingering) === 0 &&
      (target !== NO_CARD || (duel.state.get(LINGERING.what, lingering) & ON_MONSTERS) === 0),
  );

/** A second attack in a row is lost when another monster attacks before it. */
function endRows(duel: Duel, attacker: CardId): void {
  const { state } = duel;
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (
      state.get(LINGERING.kind, lingering) !== LINGERING_KIND.extraAttack ||
      state.get(LINGERING.card, lingering) === attacker
    )
      continue;
    if ((state.get(LINGERING.what, lingering) & IN_A_ROW) !== 0) state.set(LINGERING.value, lingering, 1);
  }
}

/** "Can make up to 2 attacks on monsters", "can attack all of your opponent's monsters once each". */
function mayAttackMore(duel: Duel, attacker: CardId, target: CardId): boolean {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.moreAttacks) === 0) return false;
  const { count, onMonsters, eachMonster, filtered } = attacksOf(duel, attacker, target);
  let made = 0;
  let again = 0;
  // Attacks "on monsters" are instead of a direct one: none is left after that.
  let direct = target === NO_CARD;
  let others = false;
  someLingeringOn(duel, LINGERING_KIND.madeAttack, attacker, (lingering) => {
    made++;
    const attacked = duel.state.get(LINGERING.what, lingering);
    if (attacked === target) again++;
    direct ||= attacked === NO_CARD;
    others ||= duel.state.get(LINGERING.value, lingering) === 0;
    return false;
  });
  // Once each of some monsters: of those only.
  if (again < eachMonster && !direct && !(filtered && others)) return true;
  return Math.max(1, made) < count && !(onMonsters && direct);
}

/** Notes an attack: an effect may let its monster attack more often afterwards, too, and that attack counts. */
function noteAttack(duel: Duel, attacker: CardId, target: CardId): void {
  const hasMore = (duel.state.read(NOW.applying) & CONTINUOUS_ACTION.moreAttacks) !== 0;
  const value = hasMore && attacksOf(duel, attacker, target).eachMonster > 0 ? 1 : 0;
  addLingering(duel, {
    kind: LINGERING_KIND.madeAttack,
    card: attacker,
    source: attacker,
    effect: 0,
    what: target,
    value,
    until: UNTIL.endOfTurn,
  });
}

/** Notes the attack: the monster's own for the turn, or else one that an effect gave it. */
export function useUpAttack(duel: Duel, attacker: CardId, target: CardId): void {
  const { state } = duel;
  noteAttack(duel, attacker, target);
  endRows(duel, attacker);
  const player = state.get(CARD.controller, attacker);
  noteAttacker(duel, player, attacker);
  const how = target === NO_CARD ? ACTED.attackedDirectly : ACTED.attackedMonster;
  setTurnBit(duel, attacker, TURN.acted, how);
  if (!turnBit(duel, attacker, TURN.acted, ACTED.attacked)) {
    setTurnBit(duel, attacker, TURN.acted, ACTED.attacked);
    return;
  }
  someLingeringOn(duel, LINGERING_KIND.extraAttack, attacker, (lingering) => {
    duel.state.set(LINGERING.value, lingering, 1);
    return true;
  });
}

/** With what a monster fights as an attacker: its ATK; in Defense Position only what an effect lets it use, else null. */
export function attacksWith(duel: Duel, attacker: CardId): "atk" | "def" | null {
  if (duel.state.get(CARD.position, attacker) === POSITION.attack) return "atk";
  let stat: "atk" | "def" | null = null;
  someApplying(duel, CONTINUOUS_ACTION.attackInDefense, (one, context) => {
    if (appliesTo(duel, one, context, attacker)) ({ stat } = one);
    return stat !== null;
  });
  return stat;
}

/** Face-up in a position in which it attacks, and still its player's. */
export function mayFight(duel: Duel, player: Player, attacker: CardId): boolean {
  const { state } = duel;
  return (
    state.get(CARD.zone, attacker) === duel.game.zone.summon &&
    state.get(CARD.controller, attacker) === player &&
    state.get(CARD.face, attacker) === FACE.up &&
    attacksWith(duel, attacker) !== null
  );
}

/** Whether an attack that was declared comes to nothing: it was negated, or its monster cannot attack any more. */
export function isAttackStopped(duel: Duel, player: Player): boolean {
  const attacker = attackerOf(duel);
  return (
    duel.state.read(BATTLE.negated) !== 0 ||
    attacker === NO_CARD ||
    !mayFight(duel, player, attacker) ||
    forbiddenBy(duel, "attack", attacker, player) !== NO_CARD
  );
}

/** A monster of the opponent; none, for a direct attack, only where they have none: so far as no effect says otherwise. */
export function isAttackable(duel: Duel, player: Player, target: CardId): boolean {
  const { state } = duel;
  const zone = duel.game.zone.summon;
  const opponent = opponentOf(player);
  if (target === NO_CARD) {
    let between = pileCount(duel, opponent, zone);
    eachInPile(duel, opponent, zone, (monster) => {
      if (isIgnoredByAttacks(duel, monster, player)) between--;
    });
    return between === 0;
  }
  return state.get(CARD.zone, target) === zone && state.get(CARD.controller, target) === opponent;
}

/** Offers every attack that a player's monsters could declare, if any could. */
export function offerAttacks(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const zone = duel.game.zone.summon;
  eachInPile(duel, player, zone, (attacker) => {
    offer(action(ACT.attack, attacker, NO_CARD));
    eachInPile(duel, opponentOf(player), zone, (target) => {
      offer(action(ACT.attack, attacker, target));
    });
  });
}

/** A part of checks: a monster may be turned once a turn, and not when it has just come. */
export function checkTurn(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { state, law } = duel;
  const own =
    state.get(CARD.zone, card) === duel.game.zone.summon && state.get(CARD.controller, card) === player;
  if (!own && no(why, law.positionChange, card)) return false;
  if (state.get(CARD.since, card) === state.read(NOW.turn) && no(why, law.cameThisTurn, card)) return false;
  if (turnBit(duel, card, TURN.acted, ACTED.attacked) && no(why, law.positionAfterAttack, card)) return false;
  if (turnBit(duel, card, TURN.acted, ACTED.changedPosition) && no(why, law.positionChanged, card))
    return false;
  const forbidding = forbiddenBy(duel, "change-position", card, player);
  return forbidding === NO_CARD || !no(why, law.forbidden, forbidding);
}
