import { isReference, type NounPhrase, type Who } from "@chainwright/card-ir";
import { skipNextBattle, skipNextTurnsBattle } from "@chainwright/engine/applying";
import { damage, draw, gainLp, loseLp, payLp } from "@chainwright/engine/changes";
import { countMoment, effectOf, putInForce, record, someForce } from "@chainwright/engine/history";
import { PHASES, playerOf, type Using } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  FORCE,
  holderOf,
  IN_FORCE,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PLAYER,
  type Player,
  pileCount,
  shuffle,
  topOf,
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
function eachOf(who: Who): (duel: Duel, using: Using) => readonly Using[] {
  if (who === "both")
    return (duel, using) => {
      const first = duel.state.read(NOW.turnPlayer);
      return [first, opponentOf(first)].map((player) => ({ ...using, player }));
    };
  if (who !== "you" && who !== "opponent") throw new NotCarriedOut(`what is done to "${who}"`);
  return (_, using) => [{ ...using, player: playerOf(who, using.player) }];
}

/** The use as the player makes it who controls, or owns, what the words mean. */
function playersOf(whose: Who, what: NounPhrase, part: Part): (duel: Duel, using: Using) => readonly Using[] {
  const cards = part.scope.noun(what);
  return (duel, using) => {
    const players = new Set<Player>();
    cards.each(
      duel,
      using,
      (card) =>
        void players.add(
          whose === "owner" ? (duel.state.get(CARD.owner, card) as Player) : controllerOf(duel, card),
        ),
    );
    return [...players].map((player) => ({ ...using, player }));
  };
}

/** How many cards a player's hand will have when the effect resolves: the card that is activated from it has left it. */
const handBeforehand =
  ({ scope: { activates } }: Part) =>
  (duel: Duel, { card }: Using, player: Player): number => {
    const { hand } = duel.game.zone;
    const leaves = activates && holderOf(duel, card) === player && duel.state.get(CARD.zone, card) === hand;
    return pileCount(duel, player, hand) - (leaves ? 1 : 0);
  };

/** Draws, and notes which cards: "show it", "[the number of cards drawn by this effect]". */
function drawNoted(part: Part, duel: Duel, using: Using, player: Player, count: number, slot: number): void {
  const { deck, hand } = duel.game.zone;
  const top: CardId[] = [];
  eachInPile(duel, player, deck, (card) => top.push(card) < count);
  draw(duel, player, count, part.causeOf(using));
  for (const card of top)
    if (duel.state.get(CARD.zone, card) === hand) record(duel, using.link, slot, card, 1);
}

/** Verbs about players and the turn. */
export const playerVerbs: Verbs = {
  "draw-until"(part, step, slot) {
    const each = eachOf(step.player);
    const there = handBeforehand(part);
    if (!changes(part.scope.cost, "hand"))
      part.needsEffect([], (duel, using) => {
        const numbers = each(duel, using).map(
          ({ player }) => [player, step.hand - there(duel, using, player)] as const,
        );
        const { deck } = duel.game.zone;
        return (
          numbers.some(([, n]) => n > 0) && numbers.every(([player, n]) => pileCount(duel, player, deck) >= n)
        );
      });
    part.add((duel, using) => {
      for (const one of each(duel, using)) {
        const n = step.hand - pileCount(duel, one.player, duel.game.zone.hand);
        if (n > 0) drawNoted(part, duel, using, one.player, n, slot);
      }
    });
  },

  draw(part, step, slot) {
    const count = part.scope.value(step.count);
    const each = eachOf(step.player);
    if (typeof step.count !== "number")
      part.needsEffect([step.count], (duel, using) =>
        each(duel, using).some((one) => !(count(duel, one) <= 0)),
      );
    if (step.player === "you") part.scope.draws = true;
    // "Each player": the number is reckoned for each of them as "you".
    part.check((duel, using, why) => {
      // How many it will be is not known yet where that hangs on a card that is still to be paid or targeted.
      const enough = each(duel, using).every(
        (one) =>
          !(pileCount(duel, one.player, duel.game.zone.deck) < count(duel, one) + part.scope.sentAfterDraw),
      );
      return enough || !no(why, duel.law.wouldDoNothing, using.card, using.effect);
    });
    // "… discard their entire hands, then draw the same number": as many as there are beforehand. The other player may run out.
    const { of } = typeof step.count === "object" && step.count.value === "count" ? step.count : {};
    const emptied =
      of !== undefined && isReference(of) ? part.scope.handsEmptied.get(of.slot ?? "") : undefined;
    if (emptied !== undefined && emptied.whose === step.player) {
      const there = handBeforehand(part);
      emptied.checks.push(
        (duel, using, why) =>
          pileCount(duel, using.player, duel.game.zone.deck) >= there(duel, using, using.player) ||
          !no(why, duel.law.wouldDoNothing, using.card, using.effect),
      );
    }
    part.add((duel, using) => {
      for (const one of each(duel, using)) drawNoted(part, duel, using, one.player, count(duel, one), slot);
    });
  },

  damage(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = step.of === undefined ? eachOf(step.player) : playersOf(step.player, step.of, part);
    if (step.player !== "you") part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, using) => {
      const taken = amount(duel, using);
      for (const { player } of each(duel, using))
        if (damage(duel, player, taken, part.causeOf(using), using.card))
          record(duel, using.link, slot, NO_CARD, taken);
    });
  },

  "gain-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = eachOf(step.player);
    part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, using) => {
      const gained = amount(duel, using);
      for (const { player } of each(duel, using))
        if (gainLp(duel, player, gained, part.causeOf(using)))
          record(duel, using.link, slot, NO_CARD, gained);
    });
  },

  "lose-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    const each = eachOf(step.player);
    if (step.player !== "you") part.needsEffect([step.amount], isAboveZero(amount));
    part.add((duel, using) => {
      const lost = amount(duel, using);
      if (!(lost > 0)) return;
      for (const { player } of each(duel, using)) {
        loseLp(duel, player, lost);
        record(duel, using.link, slot, NO_CARD, lost);
      }
    });
  },

  "pay-lp"(part, step, slot) {
    const amount = part.scope.value(step.amount);
    // How much it will be is not known yet where that hangs on a card that is still to be paid or targeted.
    part.check(
      (duel, using, why) =>
        !(duel.state.get(PLAYER.lp, using.player) < amount(duel, using)) ||
        !no(why, duel.law.cannotPay, using.card, using.effect),
    );
    const pay = (duel: Duel, using: Using, lp: number): void => {
      payLp(duel, using.player, lp);
      record(duel, using.link, slot, NO_CARD, lp);
    };
    if (step.multiples !== true) {
      part.add((duel, using) => pay(duel, using, amount(duel, using)));
      return;
    }
    const { max = Number.POSITIVE_INFINITY } = step;
    const times = (duel: Duel, using: Using): number =>
      Math.floor(Math.min(max, duel.state.get(PLAYER.lp, using.player)) / amount(duel, using));
    askHowMany(part, times, (duel, using, n) => pay(duel, using, n * amount(duel, using)));
  },

  // The paid amount is rounded down; the half that stays is never 0.
  "pay-half-lp": (part, _step, slot) =>
    part.add((duel, using) => {
      payLp(duel, using.player, Math.floor(duel.state.get(PLAYER.lp, using.player) / 2));
      part.done(duel, using, slot);
    }),

  "halve-lp": (part, { player }, slot) =>
    part.add((duel, using) => {
      const whose = playerOf(player, using.player);
      loseLp(duel, whose, Math.floor(duel.state.get(PLAYER.lp, whose) / 2));
      part.done(duel, using, slot);
    }),

  "normal-summons"(part, step, slot) {
    // In the opponent's turn, or once an effect allows as many, it would change nothing.
    const adds = (duel: Duel, { player }: Using): boolean =>
      duel.state.read(NOW.turnPlayer) === player &&
      !someForce(
        duel,
        FORCE.normalSummons,
        NO_CARD,
        (force) =>
          duel.state.get(IN_FORCE.player, force) === player &&
          duel.state.get(IN_FORCE.value, force) >= step.count,
      );
    part.check(
      (duel, using, why) => adds(duel, using) || !no(why, duel.law.wouldDoNothing, using.card, using.effect),
    );
    part.add((duel, using) => {
      putInForce(duel, {
        kind: FORCE.normalSummons,
        player: using.player,
        source: using.card,
        effect: using.effect,
        value: step.count,
        until: untilOf(duel, using.player, step.until),
      });
      part.done(duel, using, slot);
    });
  },

  "skip-phase"(part, step, slot) {
    if (step.player !== "you" && step.player !== "opponent")
      throw new NotCarriedOut(`"${step.player}" skipping a phase`);
    if (step.phase === "battle" && step.count === 1) {
      const skip = step.nextTurn === true ? skipNextTurnsBattle : skipNextBattle;
      part.add((duel, using) => {
        skip(duel, playerOf(step.player, using.player), using.card, using.effect);
        part.done(duel, using, slot);
      });
      return;
    }
    if (step.nextTurn === true) throw new NotCarriedOut(`skipping the ${step.phase} phase of the next turn`);
    if (step.phase !== "draw" && step.phase !== "standby" && step.phase !== "main1")
      throw new NotCarriedOut(`skipping the ${step.phase} phase`);
    part.add((duel, using) => {
      putInForce(duel, {
        kind: FORCE.skipPhase,
        player: playerOf(step.player, using.player),
        source: using.card,
        effect: using.effect,
        what: PHASES.indexOf(step.phase),
        value: step.count,
        until: UNTIL.once,
      });
      part.done(duel, using, slot);
    });
  },

  "give-up-draw": (part, _step, slot) =>
    part.add((duel, using) => {
      const { player, card: source, effect } = using;
      putInForce(duel, { kind: FORCE.noNormalDraw, player, source, effect, until: UNTIL.endOfTurn });
      part.done(duel, using, slot);
    }),

  "no-battle-phase": (part, step, slot) =>
    part.add((duel, using) => {
      putInForce(duel, {
        kind: FORCE.noBattlePhase,
        player: playerOf(step.player, using.player),
        source: using.card,
        effect: using.effect,
        until: untilOf(duel, using.player, step.until),
      });
      part.done(duel, using, slot);
    }),

  "rest-effect": (part, _step, slot) =>
    part.add((duel, using) => {
      const { card, effect, link } = using;
      const what = effectOf(duel, link).family;
      putInForce(duel, {
        kind: FORCE.usedThere,
        card,
        source: card,
        effect,
        what,
        until: UNTIL.endOfNextTurn,
      });
      part.done(duel, using, slot);
    }),

  "end-battle-phase": (part, step, slot) =>
    part.add((duel, using) => {
      countMoment(duel);
      if (step.turn === true) duel.rules.becomeEndPhase(duel);
      else duel.rules.endBattlePhase(duel);
      part.done(duel, using, slot);
    }),

  "reveal-until"(part, step, slot) {
    const { test } = part.scope.noun(step.what);
    part.add((duel, using) => {
      const { deck } = duel.game.zone;
      eachInPile(duel, using.player, deck, (card) => {
        const found = test(duel, using, card);
        if (found) record(duel, using.link, slot, card, 1);
        return !found;
      });
    });
  },

  "shuffle-deck"(part, step, slot) {
    const shufflers = eachOf(step.player ?? "you");
    part.add((duel, using) => {
      for (const { player } of shufflers(duel, using)) shuffle(duel, player, duel.game.zone.deck);
      part.done(duel, using, slot);
    });
  },

  look: (part, step, slot) =>
    part.add((duel, using) => {
      const zone = soleZone(duel, step.at);
      let card = topOf(duel, playerOf(step.at.of ?? "you", using.player), zone);
      for (let i = 0; i < step.count && card !== NO_CARD; i++) {
        record(duel, using.link, slot, card, 1);
        card = duel.state.get(CARD.next, card);
      }
    }),
};
