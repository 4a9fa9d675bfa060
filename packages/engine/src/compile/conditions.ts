import { type Condition, isReference } from "@chainwright/card-ir";
import { attackerOf } from "../battle.ts";
import type { Duel } from "../duel.ts";
import { linkCount, namesDiffer } from "../links.ts";
import { eachInZones, eachMaterial } from "../piles.ts";
import { wasDone } from "../records.ts";
import { anyCounts, noteResult } from "../results.ts";
import { CARD, type CardId, NO_CARD, NO_LINK, NOW, PLAYER } from "../schema.ts";
import { someTouched, TURN, TURNED_UP, turnBit } from "../turnbits.ts";
import { COIN, opponentOf, WAY } from "../vocabulary.ts";
import { no } from "../why.ts";
import { atLeast } from "./cards.ts";
import { compileHappened } from "./happened.ts";
import { compileNoun } from "./nouns.ts";
import { wasOwnOccasion } from "./own-occasion.ts";
import { recordOf } from "./references.ts";
import { referringOf } from "./referring.ts";
import type { Slots } from "./slots.ts";
import { type Check, definitionOf, NotCarriedOut } from "./using.ts";
import { resultOf } from "./values.ts";
import { means, WAYS } from "./words.ts";

/** Whether the card equipped itself in one of the last two turns. Players take turns: either's next one is among them. */
function isNextAfterOwnEquip({ state }: Duel, card: CardId): boolean {
  if (state.get(CARD.host, card) === NO_CARD || state.get(CARD.broughtBy, card) !== card) return false;
  const passed = state.read(NOW.turn) - state.get(CARD.since, card);
  return passed === 1 || passed === 2;
}

/** A condition of the present, as opposed to events and limits, which the effect as a whole keeps. */
export function compileCondition(condition: Condition, slots: Slots): Check {
  const check = (test: (...args: Parameters<Check>) => boolean): Check => {
    return (duel, using, why) =>
      test(duel, using, why) || !no(why, duel.law.conditionNotMet, using.card, using.effect);
  };
  switch (condition.kind) {
    case "event":
    case "once-per-turn":
    case "once-per-chain":
    case "once-per-battle":
      return () => true;
    case "phase": {
      const { phase, at, not, nextAfter } = condition;
      return check(
        (duel, using) =>
          duel.rules.isMoment(duel, phase, at) !== (not === true) &&
          means(condition.whose, using.player, duel.state.read(NOW.turnPlayer)) &&
          (nextAfter === undefined || isNextAfterOwnEquip(duel, using.card)),
      );
    }
    case "turn":
      return check((duel, using) => means(condition.whose, using.player, duel.state.read(NOW.turnPlayer)));
    case "maximum-mode":
      return check((duel, using) => (duel.state.get(CARD.way, using.card) & WAY.maximum) !== 0);
    case "result": {
      const { of } = condition;
      const where = recordOf(of, slots);
      const referring = referringOf(of, "whether", slots);
      return check((duel, using) => {
        noteResult(duel, using.link, where(using), referring);
        return anyCounts(duel, ...where(using), referring);
      });
    }
    case "attacking":
      return check((duel, using) => attackerOf(duel) === using.card);
    case "has-material": {
      // Under its host a material is no monster: what the words ask for is printed on it.
      const { what } = condition;
      const { test } = compileNoun(isReference(what) ? what : { ...what, noun: "card" }, slots);
      return check((duel, using) => !eachMaterial(duel, using.card, (card) => !test(duel, using, card)));
    }
    case "exists": {
      const cards = compileNoun(condition.what, slots);
      const none = !isReference(condition.what) && condition.what.quantity.kind === "no";
      const absent = none || condition.not === true;
      const wanted = absent ? 1 : Math.max(1, cards.min);
      return check((duel, using) => {
        const narrowed: typeof cards =
          condition.player === undefined
            ? cards
            : {
                ...cards,
                each: (d, u, visit) =>
                  cards.each(d, u, (card) =>
                    means(condition.player, u.player, d.state.get(CARD.controller, card))
                      ? visit(card)
                      : undefined,
                  ),
              };
        return atLeast(narrowed, wanted, duel, using) !== absent;
      });
    }
    case "activated-this-effect": {
      // "This effect" is the one of the sentence before.
      return check((duel, using) => {
        const byte = condition.notNegated === true ? TURN.resolved : TURN.activated;
        return turnBit(duel, using.card, byte, using.effect - 1);
      });
    }
    case "activated-card": {
      const cards = compileNoun(condition.what, slots);
      return check((duel, using) =>
        someTouched(
          duel,
          (card) =>
            // A Spell or Trap is activated by its owner, but for those that another player took over when they were Set.
            duel.state.get(CARD.owner, card) === using.player &&
            definitionOf(duel, card).effects.some(
              ({ kind, index }) => kind === "activation" && turnBit(duel, card, TURN.activated, index),
            ) &&
            cards.test(duel, using, card),
        ),
      );
    }
    case "this-way": {
      if (condition.slot === undefined)
        throw new NotCarriedOut(`"${condition.verb} this way" points at nothing`);
      const slot = slots.of(condition.slot);
      return check((duel, using) => wasDone(duel, using.link, slot));
    }
    case "is": {
      const cards = compileNoun(condition.what, slots);
      const { noun = "card" } = condition.what;
      return check((duel, using) => {
        let is = false;
        cards.each(duel, using, (card) => {
          is ||= noun === "card" || duel.game.isNoun(duel, card, noun);
        });
        return is;
      });
    }
    case "happened":
      return check(compileHappened(condition, slots));
    case "oath":
      return check((duel, using) => duel.state.get(PLAYER.summons, using.player) === 0);
    case "coin": {
      if (condition.of.slot === undefined) throw new NotCarriedOut("a coin that nobody tossed");
      const slot = slots.of(condition.of.slot);
      const wanted = COIN[condition.result];
      return check((duel, using) => (resultOf(duel, using, slot) & wanted) !== 0);
    }
    case "came-up": {
      const ways = WAY.normal | WAY.tribute | WAY.flip;
      return check(
        (duel, using) =>
          turnBit(duel, using.card, TURN.acted, TURNED_UP) ||
          (duel.state.get(CARD.since, using.card) === duel.state.read(NOW.turn) &&
            (duel.state.get(CARD.way, using.card) & ways) !== 0),
      );
    }
    case "summoned-this-turn": {
      const ways = condition.ways?.reduce((bits, way) => bits | WAYS[way], 0) ?? ~0;
      return check((duel, { card }) => {
        const way = duel.state.get(CARD.way, card) & ways;
        // A monster that is Flip Summoned has been there before.
        if ((way & WAY.flip) !== 0) return turnBit(duel, card, TURN.acted, TURNED_UP);
        const summons = WAY.normal | WAY.special;
        return (way & summons) !== 0 && duel.state.get(CARD.since, card) === duel.state.read(NOW.turn);
      });
    }
    case "lp-lower":
      return check((duel, using) => {
        const { state } = duel;
        const theirs = state.get(PLAYER.lp, opponentOf(using.player));
        return theirs - state.get(PLAYER.lp, using.player) >= condition.least;
      });
    case "holds":
      return check((duel, using) =>
        condition.names.every((name) => {
          let held = false;
          eachInZones(duel, using.player, duel.zonesOf(condition.at), (card) => {
            held ||= definitionOf(duel, card).card.name.en === name;
            return !held;
          });
          return held;
        }),
      );
    case "own-occasion":
      return check((duel, using) => wasOwnOccasion(duel, using, condition));
    case "not-the-turn-sent":
      return check((duel, using) => duel.state.get(CARD.since, using.card) !== duel.state.read(NOW.turn));
    case "chain-link":
      return check((duel, using) => {
        // What is asked after the activation has its own number.
        const number = using.link === NO_LINK ? linkCount(duel) + 1 : using.link;
        if (condition.distinct === true && !namesDiffer(duel, number)) return false;
        if (condition.compare === "exactly") return number === condition.n || number === condition.or;
        return condition.compare === "at-least" ? number >= condition.n : number <= condition.n;
      });
  }
}
