import { isReference, type NounPhrase, type Who } from "@chainwright/card-ir";
import { skipNextBattle, skipNextTurnsBattle } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, pileCount, shuffle, topOf } from "@chainwright/engine/board";
import { damage, draw, gainLp, loseLp, payLp, setLp } from "@chainwright/engine/changes";
import { addLingering, countMoment, effectOf, record, someLingeringOn } from "@chainwright/engine/history";
import { type EffectContext, PHASES, playerOf } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  LINGERING,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PLAYER,
  type Player,
  UNTIL,
} from "@chainwright/engine/state";
import { controllerOf } from "../nouns/agents.ts";
import { soleZone } from "../nouns/zones.ts";
import { untilOf } from "../runtime/durations.ts";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { changes } from "../scope/when-known.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

/** The use as each player who is meant makes it: of both, the turn player first. */
function eachOf(who: Who): (duel: Duel, context: EffectContext) => readonly EffectContext[] {
  if (who === "both")
    return (duel, context) => {
      const first = duel.state.read(NOW.turnPlayer);
      return [first, opponentOf(first)].map((player) => ({ ...context, player }));
    };
  if (who !== "you" && who !== "opponent") throw new NotCarriedOut(`what is done to "${who}"`);
  return (_, context) => [{ ...context, player: playerOf(who, context.player) }];
}

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

/** How many cards a player's hand will have when the effect resolves: the card that is activated from it has left it. */
const handBeforehand =
  ({ scope: { activates } }: Part) =>
  (duel: Duel, { card }: EffectContext, player: Player): number => {
    const { hand } = duel.game.zone;
    const leaves = activates && holderOf(duel, card) === player && duel.state.get(CARD.zone, card) === hand;
    return pileCount(duel, player, hand) - (leaves ? 1 : 0);
  };

/** Draws, and notes which cards: "show it", "[the number of cards drawn by this effect]". */
function drawNoted(
  part: Part,
  duel: Duel,
  context: EffectContext,
  player: Player,
  count: number,
  slot: number,
): void {
  const { deck, hand } = duel.game.zone;
  const top: CardId[] = [];
  eachInPile(duel, player, deck, (card) => top.push(card) < count);
  draw(duel, player, count, part.causeOf(context));
  for (const card of top)
    if (duel.state.get(CARD.zone, card) === hand) record(duel, context.link, slot, card, 1);
}

/** Verbs about players and the turn. */
export const playerVerbs: Verbs = {
  "draw-until"(part, step, slot) {
    const each = eachOf(step.player);
    const there = handBeforehand(part);
    if (!changes(part.scope.cost, "hand"))
      part.needsEffect([], (duel, context) => {
        const numbers = each(duel, context).map(
          ({ player }) => [player, step.hand - there(duel, context, player)] as const,
        );
        const { deck } = duel.game.zone;
        return (
          numbers.some(([, n]) => n > 0) && numbers.every(([player, n]) => pileCount(duel, player, deck) >= n)
        );
      });
    part.add((duel, context) => {
      for (const one of each(duel, context)) {
        const n = step.hand - pileCount(duel, one.player, duel.game.zone.hand);
        if (n > 0) drawNoted(part, duel, context, one.player, n, slot);
      }
    });
  },

  draw(part, step, slot) {
    const count = part.scope.value(step.count);
    const each = eachOf(step.player);
    if (typeof step.count !== "number")
      part.needsEffect([step.count], (duel, context) =>
        each(duel, context).some((one) => !(count(duel, one) <= 0)),
      );
    if (step.player === "you") part.scope.draws = true;
    // "Each player": the number is reckoned for each of them as "you".
    part.check((duel, context, why) => {
      // How many it will be is not known yet where that hangs on a card that is still to be paid or targeted.
      const enough = each(duel, context).every(
        (one) =>
          !(pileCount(duel, one.player, duel.game.zone.deck) < count(duel, one) + part.scope.sentAfterDraw),
      );
      return enough || !no(why, duel.law.wouldDoNothing, context.card, context.effect);
    });
    // "… discard their entire hands, then draw the same number": as many as there are beforehand. The other player may run out.
    const { of } = typeof step.count === "object" && step.count.value === "count" ? step.count : {};
    const emptied =
      of !== undefined && isReference(of) ? part.scope.handsEmptied.get(of.slot ?? "") : undefined;
    if (emptied !== undefined && emptied.whose === step.player) {
      const there = handBeforehand(part);
      emptied.checks.push(
        (duel, context, why) =>
          pileCount(duel, context.player, duel.game.zone.deck) >= there(duel, context, context.player) ||
          !no(why, duel.law.wouldDoNothing, context.card, context.effect),
      );
    }
    part.add((duel, context) => {
      for (const one of each(duel, context))
        drawNoted(part, duel, context, one.player, count(duel, one), slot);
    });
  },

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

  "end-battle-phase": (part, step, slot) =>
    part.add((duel, context) => {
      countMoment(duel);
      if (step.turn === true) duel.rules.becomeEndPhase(duel);
      else duel.rules.endBattlePhase(duel);
      part.done(duel, context, slot);
    }),

  "reveal-until"(part, step, slot) {
    const { test } = part.scope.noun(step.what);
    part.add((duel, context) => {
      const { deck } = duel.game.zone;
      eachInPile(duel, context.player, deck, (card) => {
        const found = test(duel, context, card);
        if (found) record(duel, context.link, slot, card, 1);
        return !found;
      });
    });
  },

  "shuffle-deck"(part, step, slot) {
    const shufflers = eachOf(step.player ?? "you");
    part.add((duel, context) => {
      for (const { player } of shufflers(duel, context)) shuffle(duel, player, duel.game.zone.deck);
      part.done(duel, context, slot);
    });
  },

  look: (part, step, slot) =>
    part.add((duel, context) => {
      const zone = soleZone(duel, step.at);
      let card = topOf(duel, playerOf(step.at.of ?? "you", context.player), zone);
      for (let i = 0; i < step.count && card !== NO_CARD; i++) {
        record(duel, context.link, slot, card, 1);
        card = duel.state.get(CARD.next, card);
      }
    }),
};
