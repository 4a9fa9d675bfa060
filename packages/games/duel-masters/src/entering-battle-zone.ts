import { hasPrinted } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { someLingeringOn } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  CAUSE,
  type CardId,
  firstOf,
  kindOf,
  LINGERING,
  LINGERING_KIND,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  POSITION,
  RECORD,
  type RecordId,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import { dmLaw } from "./cited-rules.ts";
import { isEvolution, someOpposing } from "./creatures.ts";
import { evolutionBases, evolve } from "./evolution.ts";
import { takeLife } from "./ex-life.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM_PLAYER } from "./state-tables.ts";

/** Whether an effect keeps a player from putting creatures of this name into the battle zone, by any way at all. */
const isForbidden = (duel: Duel, player: Player, card: CardId): boolean =>
  someLingeringOn(
    duel,
    LINGERING_KIND.forbidPut,
    NO_CARD,
    (lingering) =>
      duel.state.get(LINGERING.value, lingering) === player &&
      duel.state.get(LINGERING.what, lingering) === definitionOf(duel, card).name,
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
