import { forbiddenBy, hasKeyword, statOf } from "@chainwright/engine/applying";
import { battles, byBattle } from "@chainwright/engine/battle";
import { type Duel, eachInPile, pileCount, type Question } from "@chainwright/engine/board";
import { changePosition, destroy, expire, lose } from "@chainwright/engine/changes";
import {
  attackerOf,
  attackTargetOf,
  endBattle,
  happen,
  nextMoment,
  setBattle,
} from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  allowed,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  FACE,
  firstOf,
  kindOf,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  POSITION,
  STAT,
  secondOf,
  TRACE,
  UNTIL,
  type Why,
} from "@chainwright/engine/state";
import { breakShields } from "./breaking-shields.ts";
import { dmLaw } from "./cited-rules.ts";
import { breaks, inBattleZone, isCreature, isNew, isSummoningSick, isTapped } from "./creatures.ts";
import { declareNinjaStrike } from "./g-strike-and-ninja-strike.ts";
import { declareInvasions } from "./invasion.ts";
import { useTriggeredAbilities } from "./pending-abilities.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

const isOwn = (duel: Duel, player: Player, card: CardId): boolean =>
  inBattleZone(duel, card) && isCreature(duel, card) && duel.state.get(CARD.controller, card) === player;

/** Whether a creature can attack a creature, or without one (0) the opponent. */
export function checkAttack(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  const law = dmLaw(duel);
  if (!isOwn(duel, player, attacker)) return !no(why, law.wrongPlace, attacker) && allowed(why);
  if (isTapped(duel, attacker) && no(why, law.tapped, attacker)) return false;
  const mach = target !== NO_CARD && isNew(duel, attacker) && hasKeyword(duel, attacker, "mach-fighter");
  if (isSummoningSick(duel, attacker) && !mach && no(why, law.summoningSickness, attacker)) return false;
  if (hasKeyword(duel, attacker, "cannot-attack") && no(why, law.cannotAttack, attacker)) return false;
  const forbidding = forbiddenBy(duel, "attack", attacker, player);
  if (forbidding !== NO_CARD && no(why, law.forbidden, forbidding)) return false;
  if (target === NO_CARD) {
    const kept = hasKeyword(duel, attacker, "cannot-attack-players");
    return !(kept && no(why, law.cannotAttack, attacker)) && allowed(why);
  }
  const fits = isOwn(duel, opponentOf(player), target) && (mach || isTapped(duel, target));
  if (!fits && no(why, law.attackTarget, target)) return false;
  return allowed(why);
}

function eachTarget(duel: Duel, player: Player, visit: (target: CardId) => unknown): void {
  visit(NO_CARD);
  eachInPile(duel, opponentOf(player), ZONE.battle, visit);
}

/** A creature that has to attack and still can; none where there is no such. */
function mustAttack(duel: Duel, player: Player): CardId {
  let found = NO_CARD;
  eachInPile(duel, player, ZONE.battle, (card) => {
    if (!hasKeyword(duel, card, "attacks-if-able")) return;
    eachTarget(duel, player, (target) => {
      if (checkAttack(duel, player, card, target, null)) found = card;
    });
  });
  return found;
}

/** Whether a player may go on to the end of the turn. */
export function checkEnd(duel: Duel, player: Player, why: Why | null): boolean {
  const forced = mustAttack(duel, player);
  return forced === NO_CARD || !no(why, dmLaw(duel).mustAttack, forced);
}

/** The attack step asks for one attack after another. `end`: the answer by which it is over. */
export const attackQuestion = (end: Action): Question =>
  dmQuestions.define({
    name: "attack",
    candidates(duel, _frame, player, offer) {
      eachInPile(duel, player, ZONE.battle, (attacker) => {
        eachTarget(duel, player, (target) => offer(action(ACT.attack, attacker, target)));
      });
      offer(end);
    },
    check(duel, _frame, player, choice, why) {
      if (choice === end) return checkEnd(duel, player, why);
      if (kindOf(choice) !== ACT.attack) return !no(why, duel.law.notNow);
      return checkAttack(duel, player, firstOf(choice) as CardId, secondOf(choice) as CardId, why);
    },
  });

/** A blocker meets any attack, a guardman those on creatures (general rules 507). */
const mayChangeTarget = (duel: Duel, card: CardId): boolean =>
  hasKeyword(duel, card, "blocker") ||
  (duel.state.read(DM.onCreature) !== 0 && hasKeyword(duel, card, "guardman"));

/** Whether a creature can block the attack that is going on. */
export function checkBlock(duel: Duel, player: Player, blocker: CardId, why: Why | null): boolean {
  const law = dmLaw(duel);
  const attacker = attackerOf(duel);
  const able =
    isOwn(duel, player, blocker) &&
    mayChangeTarget(duel, blocker) &&
    !isTapped(duel, blocker) &&
    attackTargetOf(duel) !== blocker;
  if (!able && no(why, law.cannotBlock, blocker)) return false;
  if (hasKeyword(duel, blocker, "cannot-block") && no(why, law.forbidden, blocker)) return false;
  if (hasKeyword(duel, attacker, "cannot-be-blocked") && no(why, law.cannotBlock, attacker)) return false;
  return allowed(why);
}

const blockQuestion = dmQuestions.define({
  name: "block",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.battle, (card) => offer(action(ACT.block, card)));
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) !== ACT.block) return !no(why, duel.law.notNow);
    return checkBlock(duel, player, firstOf(choice) as CardId, why);
  },
});

/** An attack from its declaration to its end (general rules 506 to 510). */
export const attack = dmRoutines.define("attack", ["attacker", "target", "player"], {
  declare(duel, frame) {
    const { state } = duel;
    const attacker = state.get(attack.reg.attacker, frame) as CardId;
    const target = state.get(attack.reg.target, frame) as CardId;
    const player = state.get(attack.reg.player, frame) as Player;
    changePosition(duel, attacker, POSITION.defense, FACE.up, byRule(player));
    setBattle(duel, attacker, target);
    state.write(DM.retargeted, target === NO_CARD ? 0 : 1);
    state.write(DM.onCreature, target === NO_CARD ? 0 : 1);
    happen(duel, { kind: EVENT.attackDeclared, card: attacker, other: target }, byRule(player));
    duel.point(TRACE.alsoBy, dmLaw(duel).attack);
    duel.call(useTriggeredAbilities);
    duel.call(declareInvasions, player);
  },
  strike(duel, frame) {
    duel.call(useTriggeredAbilities);
    duel.call(declareNinjaStrike, opponentOf(duel.state.get(attack.reg.player, frame) as Player));
  },
  block(duel, frame) {
    const player = opponentOf(duel.state.get(attack.reg.player, frame) as Player);
    let able = false;
    if (attackerOf(duel) !== NO_CARD) {
      eachInPile(duel, player, ZONE.battle, (card) => {
        able ||= checkBlock(duel, player, card, null);
      });
    }
    if (able) duel.ask(blockQuestion, player, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  blocked(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) return;
    const blocker = firstOf(choice) as CardId;
    const attacker = attackerOf(duel);
    const player = state.get(CARD.controller, blocker);
    changePosition(duel, blocker, POSITION.defense, FACE.up, byRule(player));
    setBattle(duel, attacker, blocker);
    state.write(DM.retargeted, 1);
    happen(duel, { kind: EVENT.blocked, card: blocker, other: attacker }, byRule(player));
    const { block, guardman } = dmLaw(duel);
    duel.point(TRACE.alsoBy, hasKeyword(duel, blocker, "blocker") ? block : [...block, ...guardman]);
    // Another creature may block as well: the last one decides whom the attacker meets.
    duel.jump(frame, attack.at.block);
  },
  afterBlock(duel, frame) {
    const { state } = duel;
    duel.call(useTriggeredAbilities);
    const target = attackTargetOf(duel);
    if (target !== NO_CARD && target !== state.get(attack.reg.target, frame))
      duel.call(declareNinjaStrike, state.get(attack.reg.player, frame));
  },
  battle(duel, frame) {
    if (duel.state.read(DM.retargeted) === 0) {
      duel.jump(frame, attack.at.direct);
      return;
    }
    const attacker = attackerOf(duel);
    const target = attackTargetOf(duel);
    if (attacker !== NO_CARD && target !== NO_CARD) fight(duel, attacker, target);
    duel.jump(frame, attack.at.end);
    duel.call(useTriggeredAbilities);
  },
  direct(duel, frame) {
    const { state } = duel;
    const attacker = attackerOf(duel);
    if (attacker === NO_CARD) return;
    const player = state.get(attack.reg.player, frame) as Player;
    const shields = pileCount(duel, opponentOf(player), ZONE.shields);
    nextMoment(duel);
    if (shields === 0) lose(duel, opponentOf(player), dmLaw(duel).directAttack);
    else duel.call(breakShields, attacker, player, Math.min(shields, breaks(duel, attacker)));
  },
  broken(duel) {
    duel.call(useTriggeredAbilities);
  },
  end(duel) {
    expire(duel, UNTIL.battle);
    endBattle(duel);
  },
});

/** Two creatures battle: the one with less power is destroyed, or both; a slayer destroys the other in any case. */
function fight(duel: Duel, attacker: CardId, target: CardId): void {
  const { state } = duel;
  const law = dmLaw(duel);
  const player = state.get(CARD.controller, attacker);
  nextMoment(duel);
  battles(duel, 0, { why: CAUSE.battle, agent: player, link: NO_LINK });
  const mine = statOf(duel, attacker, STAT.power);
  const theirs = statOf(duel, target, STAT.power);
  duel.point(TRACE.battle, law.battle, attacker, target, 0);
  const kills = (one: CardId, other: CardId, stronger: boolean): boolean => {
    const slays = !stronger && hasKeyword(duel, one, "slayer");
    if (slays) duel.point(TRACE.slays, law.slayer, one, other);
    return stronger || slays;
  };
  const targetDies = kills(attacker, target, mine >= theirs);
  const attackerDies = kills(target, attacker, theirs >= mine);
  const won = (winner: CardId, loser: CardId): void => {
    const agent = state.get(CARD.controller, winner);
    happen(duel, { kind: EVENT.battleWon, card: winner, other: loser }, byRule(agent));
  };
  if (mine > theirs) won(attacker, target);
  if (theirs > mine) won(target, attacker);
  if (targetDies) destroy(duel, target, byBattle(duel, attacker));
  if (attackerDies) destroy(duel, attacker, byBattle(duel, target));
}
