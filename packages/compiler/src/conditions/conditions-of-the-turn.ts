import { type Duel, definitionOf, eachInZones, type NumberFunction } from "@chainwright/engine/board";
import { battleDamageAhead, isThisTurn, phaseNumber } from "@chainwright/engine/changes";
import { attackerOf, linkCount, namesDiffer } from "@chainwright/engine/history";
import { means, playerOf } from "@chainwright/engine/program";
import {
  BATTLE,
  CARD,
  type CardId,
  FACE,
  NO_CARD,
  NO_LINK,
  NOW,
  opponentOf,
  PLAYER,
} from "@chainwright/engine/state";
import { wasOwnOccasion } from "../runtime/own-trigger.ts";
import { meetsComparison } from "../runtime/recorded-numbers.ts";
import { comparedValues } from "../words/count-comparisons.ts";
import { type Conditions, isMet } from "./condition-helpers.ts";

/** What has to be so of the turn, the phase, the battle, the Chain and the players. */
export const turnConditions = {
  phase(condition) {
    const { phase, at, not, nextAfter } = condition;
    return isMet(
      (duel, context) =>
        duel.rules.isMoment(duel, phase, at) !== (not === true) &&
        means(condition.whose, context.player, duel.state.read(NOW.turnPlayer)) &&
        (nextAfter === undefined || isNextAfterOwnEquip(duel, context.card)),
    );
  },

  turn: (condition) =>
    isMet((duel, context) => means(condition.whose, context.player, duel.state.read(NOW.turnPlayer))),

  attacking: () => isMet((duel, context) => attackerOf(duel) === context.card),

  "lay-at-battle"(condition) {
    // Only what was attacked can have been face-down.
    return isMet(({ state }, { card }) =>
      state.read(BATTLE.target) === card
        ? state.read(BATTLE.targetFace) === FACE[condition.face]
        : condition.face === "up" && state.read(BATTLE.attacker) === card,
    );
  },

  lp: (condition) =>
    isMet((duel, context) => {
      const lp = duel.state.get(PLAYER.lp, playerOf(condition.of, context.player));
      return meetsComparison(lp, condition.compare, condition.n);
    }),

  value(condition, scope) {
    const [value, than] = comparedValues(condition).map((one) => scope.value(one)) as [
      NumberFunction,
      NumberFunction,
    ];
    return isMet(
      (duel, context) =>
        meetsComparison(value(duel, context), condition.compare, than(duel, context)) !==
        (condition.not === true),
    );
  },

  "first-turn-of-second": () => isMet((duel) => duel.state.read(NOW.turn) === 2),

  drew: (condition) =>
    isMet((duel, context) => {
      const last = duel.state.get(PLAYER.drewAt, playerOf(condition.player, context.player));
      const drew = condition.within === "turn" ? isThisTurn(duel, last) : last === phaseNumber(duel);
      return drew !== (condition.not === true);
    }),

  "would-take"(condition, scope) {
    const from = condition.from ? scope.noun(condition.from) : null;
    const { least = 1 } = condition;
    return isMet((duel, context) => {
      const ahead = battleDamageAhead(duel, playerOf(condition.player, context.player));
      return ahead !== null && ahead.amount >= least && (from === null || from.test(duel, context, ahead.by));
    });
  },

  "lp-lower": (condition) =>
    isMet((duel, context) => {
      const { state } = duel;
      const theirs = state.get(PLAYER.lp, opponentOf(context.player));
      return theirs - state.get(PLAYER.lp, context.player) >= condition.least;
    }),

  holds: (condition) =>
    isMet((duel, context) =>
      condition.names.every((name) => {
        let held = false;
        eachInZones(duel, context.player, duel.zonesOf(condition.at), (card) => {
          held ||= definitionOf(duel, card).card.name.en === name;
          return !held;
        });
        return held;
      }),
    ),

  "own-occasion": (condition) => isMet((duel, context) => wasOwnOccasion(duel, context, condition)),

  "chain-link": (condition) =>
    isMet((duel, context) => {
      // What is asked after the activation has its own number.
      const number = context.link === NO_LINK ? linkCount(duel) + 1 : context.link;
      if (condition.distinct === true && !namesDiffer(duel, number)) return false;
      return meetsComparison(number, condition.compare, condition.n) || number === condition.or;
    }),
} satisfies Conditions;

/** Whether the card equipped itself in one of the last two turns. Players take turns: either's next one is among them. */
function isNextAfterOwnEquip({ state }: Duel, card: CardId): boolean {
  if (state.get(CARD.host, card) === NO_CARD || state.get(CARD.broughtBy, card) !== card) return false;
  const passed = state.read(NOW.turn) - state.get(CARD.since, card);
  return passed === 1 || passed === 2;
}
