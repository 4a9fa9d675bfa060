import { type Condition, isReference, type NounPhrase } from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import { countRecords } from "@chainwright/engine/history";
import { canBeTogether, MANY, means } from "@chainwright/engine/program";
import { CARD, opponentOf } from "@chainwright/engine/state";
import { thanCounted } from "../rewrites/implicit-other.ts";
import type { Scope } from "../scope/scope.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { type AllConditions, controlledBy, isMet } from "./condition-helpers.ts";
import { cardConditions } from "./conditions-of-cards.ts";
import { turnConditions } from "./conditions-of-the-turn.ts";
import { deedConditions } from "./conditions-of-what-was-done.ts";

/** Events and limits, which an effect as a whole keeps; all else is a condition of the present. */
const OF_THE_EFFECT: ReadonlySet<Condition["kind"]> = new Set([
  "event",
  "once-per-turn",
  "once-per-chain",
  "once-per-battle",
  "once-per-stay",
]);

export const isOfThePresent = ({ kind }: Condition): boolean => !OF_THE_EFFECT.has(kind);

/** A condition of the present. @throws NotCarriedOut for an event or a limit, which nothing but a whole effect can keep. */
export const compileCondition = (condition: Condition, scope: Scope): Check =>
  compileWords(condition, () => CONDITIONS[condition.kind](condition as never, scope));

/** "You have a banished “X” monster": whose it is is not said of the place. */
const liesBanishedSomewhere = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [...what.traits, ...what.where].some(
    (one) => one.trait === "in" && one.place.of === undefined && one.place.names.join() === "banished",
  );

function ofWholeEffect({ kind }: Condition): never {
  throw new NotCarriedOut(`"${kind}" where it is no condition of a whole effect`);
}

function ofClauses(): never {
  throw new NotCarriedOut("what is done otherwise, but not among clauses");
}

const CONDITIONS: AllConditions = {
  ...turnConditions,
  ...cardConditions,
  ...deedConditions,

  event: ofWholeEffect,
  "once-per-turn": ofWholeEffect,
  "once-per-chain": ofWholeEffect,
  "once-per-battle": ofWholeEffect,
  "once-per-stay": ofWholeEffect,

  exists(condition, scope) {
    const { what, player, not, each, alone } = condition;
    if (alone === true) {
      const one = compileCondition({ kind: "exists", player: player ?? "you", what }, scope);
      return (duel, context, why) =>
        one(duel, context, why) && !one(duel, { ...context, player: opponentOf(context.player) }, null);
    }
    if (each === true) {
      const one = compileCondition({ kind: "exists", ...(player && { player }), what }, scope);
      return (duel, context, why) =>
        one(duel, context, why) && one(duel, { ...context, player: opponentOf(context.player) }, why);
    }
    if (player === undefined && liesBanishedSomewhere(what))
      throw new NotCarriedOut("whose banished card it is");
    const cards = scope.noun(what);
    const kind = isReference(what) ? undefined : what.quantity.kind;
    const absent = kind === "no" || not === true;
    const bounded = kind === "at-most" || kind === "between" || kind === "precisely";
    const least = bounded ? cards.min : Math.max(1, cards.min);
    const most = bounded ? cards.max : MANY;
    if (cards.together !== undefined && !bounded && !absent)
      return isMet((duel, context) => canBeTogether(duel, context, controlledBy(cards, player), [], least));
    return isMet((duel, context) => {
      let n = 0;
      cards.each(duel, context, (card) => {
        if (means(player, context.player, duel.state.get(CARD.controller, card))) n++;
        return n <= most && (bounded || n < least);
      });
      return (n >= least && n <= most) !== absent;
    });
  },

  "at-activation"(condition, scope) {
    const slot = scope.noteAtActivation(compileCondition(condition.is, scope));
    return isMet((duel, context) => countRecords(duel, context.link, slot) > 0);
  },

  both(condition, scope) {
    const all = thanCounted(condition.all).map((one) => compileCondition(one, scope));
    return (duel, context, why) => all.every((one) => one(duel, context, why));
  },

  either(condition, scope) {
    const any = condition.any.map((one) => compileCondition(one, scope));
    return isMet((duel, context) => any.some((one) => one(duel, context, null)));
  },

  unless(condition, scope) {
    const than = compileCondition(condition.than, scope);
    return isMet((duel, context) => !than(duel, context, null));
  },

  // It says when the effect may be activated besides: the game reads it (`Game.effectProperties`).
  "even-during": () => () => true,

  otherwise: ofClauses,
  cannot: ofClauses,
};
