import type { NounPhrase, Who } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { damage, gainLp, loseLp, payLp, setLp } from "@chainwright/engine/changes";
import { record } from "@chainwright/engine/history";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, NO_CARD, no, PLAYER, type Player } from "@chainwright/engine/state";
import { controllerOf } from "../nouns/agents.ts";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { eachOf, type Verbs } from "./step-helpers.ts";

/** The use as the player makes it who controls, or owns, what the words mean. */
function playersOf(
  whose: Who,
  what: NounPhrase,
  part: Part,
): (duel: Duel, context: EffectContext) => readonly EffectContext[] {
  const cards = part.scope.noun(what);
  return (duel, context) => {
    const players = new Set<Player>();
    cards.each(
      duel,
      context,
      (card) =>
        void players.add(
          whose === "owner" ? (duel.state.get(CARD.owner, card) as Player) : controllerOf(duel, card),
        ),
    );
    return [...players].map((player) => ({ ...context, player }));
  };
}

/** Verbs about Life Points. */
export const lifePointVerbs: Verbs = {
  damage(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = step.of === undefined ? eachOf(step.player) : playersOf(step.player, step.of, part);
    if (step.player !== "you") part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, context) => {
      const taken = amount(duel, context);
      for (const { player } of each(duel, context))
        if (damage(duel, player, taken, part.causeOf(context), context.card))
          record(duel, context.link, slot, NO_CARD, taken);
    });
  },

  "gain-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = eachOf(step.player);
    part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, context) => {
      const gained = amount(duel, context);
      for (const { player } of each(duel, context))
        if (gainLp(duel, player, gained, part.causeOf(context)))
          record(duel, context.link, slot, NO_CARD, gained);
    });
  },

  "lose-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = eachOf(step.player);
    if (step.player !== "you") part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, context) => {
      const lost = amount(duel, context);
      if (!(lost > 0)) return;
      for (const { player } of each(duel, context)) {
        loseLp(duel, player, lost);
        record(duel, context.link, slot, NO_CARD, lost);
      }
    });
  },

  "pay-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    // How much it will be is not known yet where that hangs on a card that is still to be paid or targeted.
    part.check(
      (duel, context, why) =>
        !(duel.state.get(PLAYER.lp, context.player) < amount(duel, context)) ||
        !no(why, duel.law.cannotPay, context.card, context.effect),
    );
    const pay = (duel: Duel, context: EffectContext, lp: number): void => {
      payLp(duel, context.player, lp);
      record(duel, context.link, slot, NO_CARD, lp);
    };
    if (step.multiples !== true) {
      part.add((duel, context) => pay(duel, context, amount(duel, context)));
      return;
    }
    const { max = Number.POSITIVE_INFINITY } = step;
    const times = (duel: Duel, context: EffectContext): number =>
      Math.floor(Math.min(max, duel.state.get(PLAYER.lp, context.player)) / amount(duel, context));
    askHowMany(part, times, (duel, context, n) => pay(duel, context, n * amount(duel, context)));
  },

  // The paid amount is rounded down; the half that stays is never 0.
  "pay-half-lp": (part, _step, slot) =>
    part.add((duel, context) => {
      payLp(duel, context.player, Math.floor(duel.state.get(PLAYER.lp, context.player) / 2));
      part.done(duel, context, slot);
    }),

  "halve-lp": (part, { player }, slot) =>
    part.add((duel, context) => {
      const whose = playerOf(player, context.player);
      loseLp(duel, whose, Math.floor(duel.state.get(PLAYER.lp, whose) / 2));
      part.done(duel, context, slot);
    }),

  // "Both players' LP become 0."
  "set-lp": (part, step, slot) =>
    part.add((duel, context) => {
      for (const player of [0, 1] as const) setLp(duel, player, step.amount);
      part.done(duel, context, slot);
    }),
};
