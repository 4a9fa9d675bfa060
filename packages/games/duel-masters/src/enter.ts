import {
  ACT,
  type Action,
  action,
  allowed,
  asking,
  attach,
  attackerOf,
  attackTargetOf,
  BATTLE,
  CARD,
  CAUSE,
  type CardId,
  comeIntoPlay,
  type Duel,
  eachInPile,
  FORCE,
  type ForceId,
  firstOf,
  IN_FORCE,
  kindOf,
  type LinkId,
  MANNER,
  move,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  POSITION,
  RECORD,
  type RecordId,
  someForce,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine";
import { isEvolution } from "./cards.ts";
import { dmLaw } from "./policy.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM_PLAYER } from "./schema.ts";
import { ZONE } from "./zones.ts";

/** The creatures of a player on which an evolution creature can be put. */
function bases(duel: Duel, player: Player, card: CardId): CardId[] {
  const { spoken } = duel.definition(duel.state.get(CARD.def, card));
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
      duel.state.get(IN_FORCE.what, force) === duel.definition(duel.state.get(CARD.def, card)).name,
  );

/** Whether a card can be put into the battle zone: an evolution creature needs something to be put on. */
export function canEnter(duel: Duel, player: Player, card: CardId, why: Why | null = null): boolean {
  if (isForbidden(duel, player, card) && no(why, duel.law.forbidden, card)) return false;
  if (isEvolution(duel, card) && bases(duel, player, card).length === 0 && no(why, dmLaw(duel).noBase, card))
    return false;
  return allowed(why);
}

const baseQuestion = dmQuestions.define({
  name: "choose base",
  candidates(duel, frame, player, offer) {
    for (const base of bases(duel, player, duel.state.get(enter.reg.card, frame) as CardId))
      offer(action(ACT.choose, base));
  },
  check(duel, frame, player, choice, why) {
    const card = duel.state.get(enter.reg.card, frame) as CardId;
    const fits =
      kindOf(choice) === ACT.choose && bases(duel, player, card).includes(firstOf(choice) as CardId);
    return fits || !no(why, dmLaw(duel).noBase, card);
  },
});

/**
 * A creature comes to the battle zone. An evolution creature is put on another one and is the same creature: it lies as
 * that one lay, goes on with its attack, and keeps what effects have done to it (general rules 801).
 */
export const enter = dmRoutines.define("enter", ["card", "player", "link", "row", "way", "base"], {
  chooseBase(duel, frame) {
    const { state } = duel;
    const card = state.get(enter.reg.card, frame) as CardId;
    const player = state.get(enter.reg.player, frame) as Player;
    if (!isEvolution(duel, card)) {
      duel.jump(frame, isForbidden(duel, player, card) ? enter.at.over : enter.at.come);
      return;
    }
    const [first, ...others] = bases(duel, player, card);
    if (first === undefined) duel.jump(frame, enter.at.over);
    else if (others.length === 0) state.write(NOW.answer, action(ACT.choose, first));
    else duel.ask(baseQuestion, player, frame);
  },
  baseChosen(duel, frame) {
    duel.state.set(enter.reg.base, frame, firstOf(duel.state.read(NOW.answer) as Action));
  },
  come(duel, frame) {
    const { state } = duel;
    const card = state.get(enter.reg.card, frame) as CardId;
    const player = state.get(enter.reg.player, frame) as Player;
    const base = state.get(enter.reg.base, frame) as CardId;
    const link = state.get(enter.reg.link, frame) as LinkId;
    const way = state.get(enter.reg.way, frame) || WAY.special;
    const cause = { why: link === NO_LINK ? CAUSE.rule : CAUSE.effect, agent: player, link };
    const position = base === NO_CARD ? POSITION.attack : state.get(CARD.position, base);
    if (!comeIntoPlay(duel, card, player, position, way, cause)) return;
    if (base !== NO_CARD) evolve(duel, card, base);
    if ((way & WAY.special) !== 0)
      state.set(DM_PLAYER.putFree, player, state.get(DM_PLAYER.putFree, player) + 1);
    else duel.point(TRACE.alsoBy, dmLaw(duel).summon);
    const row = state.get(enter.reg.row, frame) as RecordId;
    if (link !== NO_LINK) {
      state.set(RECORD.done, row, 1);
      state.set(RECORD.stamp, row, state.get(CARD.stamp, card));
    }
  },
  over() {},
});

/** Starts a creature's way into the battle zone; `way`: bits of `WAY`, normal for what was paid for. */
export function putIntoBattleZone(duel: Duel, card: CardId, player: Player, way: number): void {
  duel.state.set(enter.reg.way, duel.call(enter, card, player), way);
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
  attach(duel, base, card, { why: CAUSE.rule, agent: state.get(CARD.controller, card), link: NO_LINK });
  duel.point(TRACE.alsoBy, dmLaw(duel).evolution);
}

/** The cards under a creature. */
export function under(duel: Duel, card: CardId): CardId[] {
  const found: CardId[] = [];
  eachInPile(duel, duel.state.get(CARD.owner, card), ZONE.under, (lower) => {
    if (duel.state.get(CARD.host, lower) === card) found.push(lower);
  });
  return found;
}

/** What lay under a creature goes where it went. */
export function moveAlong(duel: Duel, card: CardId): void {
  const zone = duel.state.get(CARD.zone, card);
  for (const lower of under(duel, card)) {
    move(duel, lower, { zone }, MANNER.put, { why: CAUSE.rule, agent: -1, link: NO_LINK });
    duel.point(TRACE.alsoBy, dmLaw(duel).pileMoves);
  }
}
