import { isExtraSummon, placeIn, placesGiven, statOf, whichPlace } from "@chainwright/engine/applying";
import {
  type Duel,
  definitionOf,
  eachInPile,
  eachInZones,
  pileCount,
  topOf,
} from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  PASS,
  PICKED,
  type PickedId,
  type Player,
  STAT,
  TRACE,
  WAY,
  type Why,
} from "@chainwright/engine/state";
import { forgetPicked, pick, picked, ruleOf } from "@chainwright/engine/summons";
import { placeMatters, rulesOfZone, summonSlots } from "./monster-zones-and-columns.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { choosePosition } from "./special-summon.ts";
import { OCG_PLAYER } from "./state-tables.ts";
import { beginSummon, summonNegationWindow } from "./summon-negation-window.ts";
import { excludesSecond, isBarred, maySpecialSummon } from "./summoning-conditions.ts";
import { ZONE } from "./zones.ts";

const SOURCES = (1 << ZONE.hand) | (1 << ZONE.extra);

/** Whether a Level lies between the player's two Pendulum Scales, without them. */
function isBetweenScales(duel: Duel, player: Player, level: number): boolean {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  eachInPile(duel, player, ZONE.pendulum, (card) => {
    const scale = statOf(duel, card, STAT.scale);
    low = Math.min(low, scale);
    high = Math.max(high, scale);
  });
  return level > low && level < high;
}

/** "If you can Pendulum Summon Level 7": with which Level a monster comes, whatever Rank or Level it has. */
function levelOf(duel: Duel, card: CardId): number {
  const definition = definitionOf(duel, card);
  const inExtraDeck = duel.state.get(CARD.zone, card) === ZONE.extra;
  const said = inExtraDeck ? ruleOf(definition, "pendulum-level")?.level : undefined;
  return said ?? (definition.level === 0 ? 0 : statOf(duel, card, STAT.level));
}

/** Whether the player has the one Pendulum Summon of the turn left; else it would be one in addition. */
const hasOwnSummon = ({ state }: Duel, player: Player): boolean =>
  state.get(OCG_PLAYER.pendulumSummons, player) === state.get(OCG_PLAYER.extraPendulum, player);

/** Whether a monster can be among those of a Pendulum Summon in addition: only one a turn comes so. */
const isExtra = (duel: Duel, player: Player, card: CardId): boolean =>
  duel.state.get(OCG_PLAYER.extraPendulum, player) === 0 && isExtraSummon(duel, player, card, "pendulum");

/** The zones that are left for a monster. */
const slotsFor = (duel: Duel, player: Player, card: CardId): number =>
  summonSlots(duel, player, card, [], placesGiven(duel));

/** Whether a monster can be among those of a Pendulum Summon. */
function canCome(duel: Duel, player: Player, card: CardId): boolean {
  const { state } = duel;
  const definition = definitionOf(duel, card);
  if (definition.kind !== "monster") return false;
  if (state.get(CARD.zone, card) === ZONE.extra && state.get(CARD.face, card) !== FACE.up) return false;
  return (
    isBetweenScales(duel, player, levelOf(duel, card)) &&
    (hasOwnSummon(duel, player) || isExtra(duel, player, card)) &&
    slotsFor(duel, player, card) !== 0 &&
    !picked(duel).some((other) => excludesSecond(duel, card, other)) &&
    !isBarred(duel, player, card, WAY.special | WAY.pendulum, null) &&
    maySpecialSummon(duel, player, card, NO_CARD, WAY.special | WAY.pendulum, null)
  );
}

/** A Pendulum Summon is offered as a Special Summon with the player's first Pendulum Scale. */
export function offerPendulumSummon(duel: Duel, player: Player, offer: (action: Action) => void): void {
  const scale = topOf(duel, player, ZONE.pendulum);
  if (scale !== NO_CARD) offer(action(ACT.special, scale));
}

export function checkPendulumSummon(duel: Duel, player: Player, scale: CardId, why: Why | null): boolean {
  const { law } = ocgRules(duel);
  if (pileCount(duel, player, ZONE.pendulum) < 2 && no(why, law.pendulumSummon, scale)) return false;
  const none = eachInZones(duel, player, SOURCES, (card) => !canCome(duel, player, card));
  if (none && no(why, law.pendulumSummon, scale)) return false;
  return allowed(why);
}

/** Which monster comes next, and whether those that are picked are all. */
const chooseMonster = ocgQuestions.define({
  name: "choose monster",
  candidates(duel, _frame, player, offer) {
    eachInZones(duel, player, SOURCES, (card) => {
      offer(action(ACT.choose, card));
    });
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return duel.state.count(PICKED) > 0 || !no(why, duel.law.notAChoice);
    const card = firstOf(choice) as CardId;
    const fits = kindOf(choice) === ACT.choose && !picked(duel).includes(card) && canCome(duel, player, card);
    return fits || !no(why, ocgRules(duel).law.pendulumSummon, card);
  },
});

/** To which zone the monster picked last goes, where it makes a difference. */
const chooseZone = ocgQuestions.define(
  whichPlace((duel, frame, player) =>
    slotsFor(duel, player, duel.state.get(pendulumSummon.reg.card, frame) as CardId),
  ),
);

/** The Pendulum Summon: any number of monsters from the hand and from the face-up Extra Deck, as one Summon. */
export const pendulumSummon = ocgRoutines.define("pendulum summon", ["player", "card", "slots"], {
  begin(duel) {
    forgetPicked(duel);
  },
  ask(duel, frame) {
    const player = duel.state.get(pendulumSummon.reg.player, frame) as Player;
    let open = false;
    chooseMonster.candidates(duel, frame, player, (choice) => {
      open ||= choice !== PASS && chooseMonster.check(duel, frame, player, choice, null);
    });
    if (open) duel.ask(chooseMonster, player, frame);
    else duel.jump(frame, pendulumSummon.at.come);
  },
  chosen(duel, frame) {
    const { state } = duel;
    const player = state.get(pendulumSummon.reg.player, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(frame, pendulumSummon.at.come);
      return;
    }
    const card = firstOf(choice) as CardId;
    state.set(pendulumSummon.reg.card, frame, card);
    const slots = slotsFor(duel, player, card);
    state.set(pendulumSummon.reg.slots, frame, slots & -slots);
    if (placeMatters(duel, card, slots)) duel.ask(chooseZone, player, frame);
    else duel.jump(frame, pendulumSummon.at.askPosition);
  },
  zoneChosen(duel, frame) {
    duel.state.set(pendulumSummon.reg.slots, frame, 1 << placeIn(duel.state.read(NOW.answer) as Action));
  },
  askPosition(duel, frame) {
    duel.ask(choosePosition, duel.state.get(pendulumSummon.reg.player, frame) as Player, frame);
  },
  positionChosen(duel, frame) {
    const { state } = duel;
    const position = firstOf(state.read(NOW.answer) as Action);
    const row = pick(duel, state.get(pendulumSummon.reg.card, frame) as CardId);
    state.set(PICKED.slots, row, state.get(pendulumSummon.reg.slots, frame));
    state.set(PICKED.position, row, position);
    duel.jump(frame, pendulumSummon.at.ask);
  },
  come(duel, frame) {
    const { state } = duel;
    const player = state.get(pendulumSummon.reg.player, frame) as Player;
    const way = WAY.special | WAY.pendulum;
    // What could come in addition does: the Summon of the turn is left for others.
    if (picked(duel).every((card) => isExtra(duel, player, card)))
      state.set(OCG_PLAYER.extraPendulum, player, 1);
    state.set(OCG_PLAYER.pendulumSummons, player, state.get(OCG_PLAYER.pendulumSummons, player) + 1);
    for (let row = 0; row < state.count(PICKED); row++) {
      const one = row as PickedId;
      const position = state.get(PICKED.position, one);
      const card = state.get(PICKED.card, one);
      const slots = state.get(PICKED.slots, one);
      const zone = rulesOfZone(duel, player, card, slots);
      beginSummon(duel, player, card, way, position, slots);
      const { law } = ocgRules(duel);
      duel.point(TRACE.alsoBy, [...zone, ...law.procedure, ...law.pendulumSummon]);
    }
    forgetPicked(duel);
    duel.call(summonNegationWindow, player, way);
  },
});
