import { skipNextBattle, skipNextTurnsBattle } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { addLingering, countMoment, effectOf, someLingeringOn } from "@chainwright/engine/history";
import { type EffectContext, PHASES, playerOf } from "@chainwright/engine/program";
import { LINGERING, LINGERING_KIND, NO_CARD, NOW, no, UNTIL } from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Verbs } from "./step-helpers.ts";

/** Verbs about what a player does in a turn, and about its phases. */
export const turnVerbs: Verbs = {
  "normal-summons"(part, step, slot) {
    // In the opponent's turn, or once an effect allows as many, it would change nothing.
    const adds = (duel: Duel, { player }: EffectContext): boolean =>
      duel.state.read(NOW.turnPlayer) === player &&
      !someLingeringOn(
        duel,
        LINGERING_KIND.normalSummons,
        NO_CARD,
        (lingering) =>
          duel.state.get(LINGERING.player, lingering) === player &&
          duel.state.get(LINGERING.value, lingering) >= step.count,
      );
    part.check(
      (duel, context, why) =>
        adds(duel, context) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
    );
    part.add((duel, context) => {
      addLingering(duel, {
        kind: LINGERING_KIND.normalSummons,
        player: context.player,
        source: context.card,
        effect: context.effect,
        value: step.count,
        until: untilOf(duel, context.player, step.until),
      });
      part.done(duel, context, slot);
    });
  },

  "give-up-draw": (part, _step, slot) =>
    part.add((duel, context) => {
      const { player, card: source, effect } = context;
      addLingering(duel, {
        kind: LINGERING_KIND.noNormalDraw,
        player,
        source,
        effect,
        until: UNTIL.endOfTurn,
      });
      part.done(duel, context, slot);
    }),

  "skip-phase"(part, step, slot) {
    if (step.player !== "you" && step.player !== "opponent")
      throw new NotCarriedOut(`"${step.player}" skipping a phase`);
    if (step.phase === "battle" && step.count === 1) {
      const skip = step.nextTurn === true ? skipNextTurnsBattle : skipNextBattle;
      part.add((duel, context) => {
        skip(duel, playerOf(step.player, context.player), context.card, context.effect);
        part.done(duel, context, slot);
      });
      return;
    }
    if (step.nextTurn === true) throw new NotCarriedOut(`skipping the ${step.phase} phase of the next turn`);
    if (step.phase !== "draw" && step.phase !== "standby" && step.phase !== "main1")
      throw new NotCarriedOut(`skipping the ${step.phase} phase`);
    part.add((duel, context) => {
      addLingering(duel, {
        kind: LINGERING_KIND.skipPhase,
        player: playerOf(step.player, context.player),
        source: context.card,
        effect: context.effect,
        what: PHASES.indexOf(step.phase),
        value: step.count,
        until: UNTIL.once,
      });
      part.done(duel, context, slot);
    });
  },

  "no-battle-phase": (part, step, slot) =>
    part.add((duel, context) => {
      addLingering(duel, {
        kind: LINGERING_KIND.noBattlePhase,
        player: playerOf(step.player, context.player),
        source: context.card,
        effect: context.effect,
        until: untilOf(duel, context.player, step.until),
      });
      part.done(duel, context, slot);
    }),

  "end-battle-phase": (part, step, slot) =>
    part.add((duel, context) => {
      countMoment(duel);
      if (step.turn === true) duel.rules.becomeEndPhase(duel);
      else duel.rules.endBattlePhase(duel);
      part.done(duel, context, slot);
    }),

  "rest-effect": (part, _step, slot) =>
    part.add((duel, context) => {
      const { card, effect, link } = context;
      const what = effectOf(duel, link).choiceGroup;
      addLingering(duel, {
        kind: LINGERING_KIND.usedThere,
        card,
        source: card,
        effect,
        what,
        until: UNTIL.endOfNextTurn,
      });
      part.done(duel, context, slot);
    }),
};
