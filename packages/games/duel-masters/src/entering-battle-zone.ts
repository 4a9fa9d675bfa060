import { hasPrinted } from "@chainwright/engine/applying";
import { attach, move } from "@chainwright/engine/changes";
import { attackerOf, attackTargetOf, putInForce, someForce } from "@chainwright/engine/history";
import { asking, definitionOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  allowed,
  BATTLE,
  BY_RULE,
  byRule,
  CARD,
  CAUSE,
  type CardId,
  type Duel,
  EVENT,
  type EventId,
  eachInPile,
  FACE,
  FORCE,
  type ForceId,
  firstOf,
  HAPPENED,
  IN_FORCE,
  kindOf,
  type LinkId,
  MANNER,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  POSITION,
  RECORD,
  type RecordId,
  type RuleReplacement,
  TRACE,
  topOf,
  UNTIL,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import { dmLaw } from "./cited-rules.ts";
import { isEvolution, someOpposing } from "./creatures.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM_PLAYER } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** The creatures of a player on which an evolution creature can be put. */
function evolutionBases(duel: Duel, player: Player, card: CardId): CardId[] {
  const { spoken } = definitionOf(duel, card);
  const what = (spoken.get("evolution") ?? spoken.get("star-evolution"))?.what ?? null;
  const found: CardId[] = [];
  eachInPile(duel, player, ZONE.battle, (base) => {
    if (what?.test(duel, asking(card, 0, player), base) === true) found.push(base);
  });
  return found;
}

/** Whether an effect keeps a player from putting creatures of this name into the battle zone, by any way at all. */
const isForbidden = (duel: Duel, player: Player, card: CardId): boolean =>
  someForce(
    duel,
    FORCE.forbidPut,
    NO_CARD,
    (force) =>
      duel.state.get(IN_FORCE.value, force) === player &&
      duel.state.get(IN_FORCE.what, force) === definitionOf(duel, card).name,
  );

/** Whether a card can be put into the battle zone: an evolution creature needs something to be put on. */
export function canEnterBattleZone(
  duel: Duel,
  player: Player,
  card: CardId,
  why: Why | null = null,
): boolean {
  if (isForbidden(duel, player, card) && no(why, duel.law.forbidden, card)) return false;
  if (
    isEvolution(duel, card) &&
    evolutionBases(duel, player, card).length === 0 &&
    no(why, dmLaw(duel).noEvolutionBase, card)
  )
    return false;
  return allowed(why);
}

const baseQuestion = dmQuestions.define({
  name: "choose base",
  candidates(duel, frame, player, offer) {
    for (const base of evolutionBases(
      duel,
      player,
      duel.state.get(enterBattleZone.reg.card, frame) as CardId,
    ))
      offer(action(ACT.choose, base));
  },
  check(duel, frame, player, choice, why) {
    const card = duel.state.get(enterBattleZone.reg.card, frame) as CardId;
    const fits =
      kindOf(choice) === ACT.choose && evolutionBases(duel, player, card).includes(firstOf(choice) as CardId);
    return fits || !no(why, dmLaw(duel).noEvolutionBase, card);
  },
});

/**
 * A creature comes to the battle zone. An evolution creature is put on another one and is the same creature: it lies as
 * that one lay, goes on with its attack, and keeps what effects have done to it (general rules 801).
 */
export const enterBattleZone = dmRoutines.define("enter", ["card", "player", "link", "row", "way", "base"], {
  chooseBase(duel, frame) {
    const { state } = duel;
    const card = state.get(enterBattleZone.reg.card, frame) as CardId;
    const player = state.get(enterBattleZone.reg.player, frame) as Player;
    if (!isEvolution(duel, card)) {
      duel.jump(frame, isForbidden(duel, player, card) ? enterBattleZone.at.over : enterBattleZone.at.come);
      return;
    }
    const [first, ...others] = evolutionBases(duel, player, card);
    if (first === undefined) duel.jump(frame, enterBattleZone.at.over);
    else if (others.length === 0) state.write(NOW.answer, action(ACT.choose, first));
    else duel.ask(baseQuestion, player, frame);
  },
  baseChosen(duel, frame) {
    duel.state.set(enterBattleZone.reg.base, frame, firstOf(duel.state.read(NOW.answer) as Action));
  },
  come(duel, frame) {
    const { state } = duel;
    const card = state.get(enterBattleZone.reg.card, frame) as CardId;
    const player = state.get(enterBattleZone.reg.player, frame) as Player;
    const base = state.get(enterBattleZone.reg.base, frame) as CardId;
    const link = state.get(enterBattleZone.reg.link, frame) as LinkId;
    const way = state.get(enterBattleZone.reg.way, frame) || WAY.special;
    const cause = { why: link === NO_LINK ? CAUSE.rule : CAUSE.effect, agent: player, link };
    const position = base === NO_CARD ? entersAs(duel, player) : state.get(CARD.position, base);
    if (!comeIntoPlay(duel, card, player, position, way, cause)) return;
    if (base !== NO_CARD) evolve(duel, card, base);
    if ((way & WAY.special) !== 0)
      state.set(DM_PLAYER.putFree, player, state.get(DM_PLAYER.putFree, player) + 1);
    if ((way & WAY.normal) !== 0) duel.point(TRACE.alsoBy, dmLaw(duel).summon);
    const row = (state.get(enterBattleZone.reg.row, frame) - 1) as RecordId;
    if (row >= 0) {
      state.set(RECORD.done, row, 1);
      state.set(RECORD.stamp, row, state.get(CARD.stamp, card));
    }
    if (hasPrinted(duel, card, "ex-life")) takeLife(duel, card);
  },
  over() {},
});

/** EX life: the top card of its player's deck becomes a shield that goes in its place once. */
function takeLife(duel: Duel, card: CardId): void {
  const { state } = duel;
  const player = state.get(CARD.controller, card);
  const shield = topOf(duel, player, ZONE.deck);
  if (shield === NO_CARD) return;
  move(duel, shield, { zone: ZONE.shields }, MANNER.put, byRule(player));
  duel.point(TRACE.alsoBy, dmLaw(duel).exLife);
  const what = state.get(CARD.stamp, shield);
  putInForce(duel, {
    kind: FORCE.standIn,
    card,
    source: card,
    effect: 0,
    value: shield,
    what,
    until: UNTIL.leaves,
  });
}

/** The shield that would go in the place of a creature with EX life; none where it is there no more. */
function lifeOf(duel: Duel, card: CardId): CardId {
  const { state } = duel;
  let life = NO_CARD;
  someForce(duel, FORCE.standIn, card, (force) => {
    const shield = state.get(IN_FORCE.value, force) as CardId;
    const there =
      state.get(CARD.zone, shield) === ZONE.shields &&
      state.get(CARD.stamp, shield) === state.get(IN_FORCE.what, force);
    if (there) life = shield;
    return there;
  });
  return life;
}

/** "When this creature would leave the battle zone, put that shield into the graveyard instead." */
export const exLife: RuleReplacement = {
  law: (duel) => dmLaw(duel).exLife,
  applies: (duel, card, to) =>
    duel.state.get(CARD.zone, card) === ZONE.battle &&
    to !== ZONE.battle &&
    hasPrinted(duel, card, "ex-life") &&
    lifeOf(duel, card) !== NO_CARD,
  carryOut(duel, card) {
    const cause = byRule(duel.state.get(CARD.controller, card));
    move(duel, lifeOf(duel, card), { zone: ZONE.graveyard }, MANNER.put, cause);
    duel.point(TRACE.alsoBy, dmLaw(duel).exLife);
  },
};

/** "GR summon": the top card of the ultra GR zone comes as if it had been paid for. */
export const grSummon = dmRoutines.define("gr summon", ["player", "link"], {
  come(duel, frame) {
    const { state } = duel;
    const player = state.get(grSummon.reg.player, frame) as Player;
    const card = topOf(duel, player, ZONE.ultraGr);
    if (card === NO_CARD) return;
    const entering = duel.call(enterBattleZone, card, player, state.get(grSummon.reg.link, frame));
    state.set(enterBattleZone.reg.way, entering, WAY.normal);
    duel.point(TRACE.grSummon, dmLaw(duel).grSummon, card, player);
  },
});

/** Puts a card onto a creature that is there, as an evolution of just that one. */
export function putOnto(duel: Duel, card: CardId, base: CardId, player: Player): void {
  const frame = duel.call(enterBattleZone, card, player);
  duel.state.set(enterBattleZone.reg.base, frame, base);
  duel.jump(frame, enterBattleZone.at.come);
}

/** How a creature lies that a player puts into the battle zone. */
const entersAs = (duel: Duel, player: Player): number =>
  someOpposing(duel, player, "opponents-enter-tapped", () => true) ? POSITION.defense : POSITION.attack;

/** Starts a creature's way into the battle zone; `way`: bits of `WAY`, normal for what was paid for. */
export function putIntoBattleZone(duel: Duel, card: CardId, player: Player, way: number): void {
  duel.state.set(enterBattleZone.reg.way, duel.call(enterBattleZone, card, player), way);
}

function evolve(duel: Duel, card: CardId, base: CardId): void {
  const { state } = duel;
  const stamp = state.get(CARD.stamp, card);
  if (attackerOf(duel) === base) {
    state.write(BATTLE.attacker, card);
    state.write(BATTLE.attackerStamp, stamp);
  } else if (attackTargetOf(duel) === base) {
    state.write(BATTLE.target, card);
    state.write(BATTLE.targetStamp, stamp);
  }
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.card, force) !== base) continue;
    if (state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, base)) continue;
    state.set(IN_FORCE.card, force, card);
    state.set(IN_FORCE.stamp, force, stamp);
  }
  for (const lower of under(duel, base)) state.set(CARD.host, lower, card);
  // It is the same creature, and has been there since that one has.
  const since = state.get(CARD.since, base);
  state.set(CARD.since, card, since);
  attach(duel, base, card, byRule(state.get(CARD.controller, card)));
  duel.point(TRACE.alsoBy, dmLaw(duel).evolution);
  state.set(CARD.since, base, since);
}

/** The cards under a creature. */
function under(duel: Duel, card: CardId): CardId[] {
  const found: CardId[] = [];
  eachInPile(duel, duel.state.get(CARD.owner, card), ZONE.under, (lower) => {
    if (duel.state.get(CARD.host, lower) === card) found.push(lower);
  });
  return found;
}

/** What lay under a creature goes where it went; under a star evolution it stays, and is the creature again. */
export function moveCardsUnder(duel: Duel, card: CardId): void {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const lower = under(duel, card);
  const top = lower.at(-1);
  if (top === undefined) return;
  const law = dmLaw(duel);
  const cause = { ...BY_RULE, card };
  if (!hasPrinted(duel, card, "star-evolution")) {
    for (const one of lower) {
      move(duel, one, { zone }, MANNER.put, cause);
      duel.point(TRACE.alsoBy, law.pileMoves);
    }
    return;
  }
  const since = state.get(CARD.since, top);
  const player = state.get(CARD.owner, top);
  const position = positionBefore(duel, card);
  move(duel, top, { zone: ZONE.battle, player, face: FACE.up, position }, MANNER.placed, cause);
  duel.point(TRACE.alsoBy, law.starEvolution);
  state.set(CARD.since, top, since);
  for (const one of lower) if (one !== top) state.set(CARD.host, one, top);
}

/** How a card lay before it moved just now. */
function positionBefore({ state }: Duel, card: CardId): number {
  for (let row = (state.count(HAPPENED) - 1) as EventId; row >= 0; row--) {
    const moved = state.get(HAPPENED.kind, row) === EVENT.moved && state.get(HAPPENED.card, row) === card;
    if (moved) return state.get(HAPPENED.position, row);
  }
  return POSITION.attack;
}
