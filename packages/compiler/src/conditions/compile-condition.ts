import { type Condition, isReference, type NounPhrase, type Trait, type Who } from "@chainwright/card-ir";
import { battleDamageAhead, eachMaterialLast, isThisTurn, phaseNumber } from "@chainwright/engine/changes";
import {
  attackerOf,
  countRecords,
  linkCount,
  namesDiffer,
  noteResult,
  someForce,
  wasDone,
} from "@chainwright/engine/history";
import {
  atLeast,
  type Cards,
  type Check,
  canBeTogether,
  definitionOf,
  MANY,
  means,
  playerOf,
  type Reckon,
  someCard,
  type Using,
  waysMask,
} from "@chainwright/engine/program";
import {
  ACTED,
  BATTLE,
  CARD,
  type CardId,
  COIN,
  type Duel,
  eachInZones,
  eachMaterial,
  FACE,
  FORCE,
  IN_FORCE,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PLAYER,
  POSITION,
  someTouched,
  TURN,
  turnBit,
  WAY,
} from "@chainwright/engine/state";
import { compileAttached } from "../nouns/attached-cards.ts";
import { onlyZones } from "../nouns/face-up-places.ts";
import { summonedThisTurn } from "../nouns/last-move.ts";
import { recordOf } from "../nouns/references.ts";
import { thanCounted } from "../rewrites/implicit-other.ts";
import { wasOwnOccasion } from "../runtime/own-trigger.ts";
import { meetsComparison, recordedNumber } from "../runtime/recorded-numbers.ts";
import { referringOf } from "../scope/result-references.ts";
import type { Scope } from "../scope/scope.ts";
import { comparedValues } from "../words/count-comparisons.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { compileOath, hasSpecialSummoned } from "./activation-turn-restrictions.ts";
import { didSo } from "./done-this-way.ts";
import { compileHappened } from "./past-events.ts";

/** Whether the card equipped itself in one of the last two turns. Players take turns: either's next one is among them. */
function isNextAfterOwnEquip({ state }: Duel, card: CardId): boolean {
  if (state.get(CARD.host, card) === NO_CARD || state.get(CARD.broughtBy, card) !== card) return false;
  const passed = state.read(NOW.turn) - state.get(CARD.since, card);
  return passed === 1 || passed === 2;
}

/** Of some cards, those that a player controls or has. */
const controlledBy = (cards: Cards, who: Who | undefined): Cards => ({
  ...cards,
  each: (duel, using, visit) =>
    cards.each(duel, using, (card) =>
      means(who, using.player, duel.state.get(CARD.controller, card)) ? visit(card) : undefined,
    ),
});

/** Whether the player has activated such a card, or an effect of one, this turn. */
const hasActivated = (duel: Duel, { player }: Using, test: (card: CardId) => boolean): boolean =>
  someTouched(
    duel,
    (card) =>
      duel.state.get(CARD.owner, card) === player &&
      test(card) &&
      definitionOf(duel, card).effects.some(({ index }) => turnBit(duel, card, TURN.activated, index)),
  );

/** "You have not Special Summoned a monster (from the Graveyard)": which monster is not kept, but from where. */
function zonesSummonedFrom(what: NounPhrase): (duel: Duel) => number {
  if (isReference(what) || what.noun !== "monster" || what.quantity.kind !== "a" || what.traits.length > 0)
    throw new NotCarriedOut("which monsters were Special Summoned this turn");
  const places = what.where.map((trait) => {
    if (trait.trait === "from" || trait.trait === "in") return trait.place;
    throw new NotCarriedOut("which monsters were Special Summoned this turn");
  });
  onlyZones(...places);
  return (duel) => places.reduce((zones, place) => zones & duel.zonesOf(place), ~0);
}

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
  compileWords(condition, () => checkOf(condition, scope));

/** "You have a banished “X” monster": whose it is is not said of the place. */
const liesBanishedSomewhere = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [...what.traits, ...what.where].some(
    (one) => one.trait === "in" && one.place.of === undefined && one.place.names.join() === "banished",
  );

function checkOf(condition: Condition, scope: Scope): Check {
  const check = (test: (...args: Parameters<Check>) => boolean): Check => {
    return (duel, using, why) =>
      test(duel, using, why) || !no(why, duel.law.conditionNotMet, using.card, using.effect);
  };
  switch (condition.kind) {
    case "event":
    case "once-per-turn":
    case "once-per-chain":
    case "once-per-battle":
    case "once-per-stay":
      throw new NotCarriedOut(`"${condition.kind}" where it is no condition of a whole effect`);
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
      return check(
        (duel, using) =>
          ((duel.state.get(CARD.way, using.card) & WAY.maximum) !== 0) !== (condition.not === true),
      );
    case "result": {
      const { of } = condition;
      const where = recordOf(of, scope);
      const referring = referringOf(of, "whether", scope);
      const cards = scope.noun(of, "whether");
      return check((duel, using) => {
        noteResult(duel, using.link, where(using), referring);
        return atLeast(cards, 1, duel, using);
      });
    }
    case "attacking":
      return check((duel, using) => attackerOf(duel) === using.card);
    case "has-material": {
      const { what, former } = condition;
      const visitEach = former === true ? eachMaterialLast : eachMaterial;
      const test = compileAttached(what, scope);
      const quantity = isReference(what) ? null : what.quantity;
      const absent = quantity?.kind === "no";
      const least = quantity?.kind === "at-least" ? quantity.n : 1;
      return check((duel, using) => {
        let n = 0;
        visitEach(duel, using.card, (card) => {
          if (test(duel, using, card)) n++;
          return n < least;
        });
        return n < least === absent;
      });
    }
    case "exists": {
      const { what, player, not, each, alone } = condition;
      if (alone === true) {
        const one = compileCondition({ kind: "exists", player: player ?? "you", what }, scope);
        return (duel, using, why) =>
          one(duel, using, why) && !one(duel, { ...using, player: opponentOf(using.player) }, null);
      }
      if (each === true) {
        const one = compileCondition({ kind: "exists", ...(player && { player }), what }, scope);
        return (duel, using, why) =>
          one(duel, using, why) && one(duel, { ...using, player: opponentOf(using.player) }, why);
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
        return check((duel, using) => canBeTogether(duel, using, controlledBy(cards, player), [], least));
      return check((duel, using) => {
        let n = 0;
        cards.each(duel, using, (card) => {
          if (means(player, using.player, duel.state.get(CARD.controller, card))) n++;
          return n <= most && (bounded || n < least);
        });
        return (n >= least && n <= most) !== absent;
      });
    }
    case "number": {
      const { number } = scope;
      if (number === null) throw new NotCarriedOut("how much a number is that is not said");
      const any = typeof condition.n === "number" ? [condition.n] : condition.n;
      return check((duel, using) => {
        const now = number(duel, using);
        // Not known yet.
        return Number.isNaN(now) || any.some((n) => meetsComparison(now, condition.compare, n));
      });
    }
    case "at-activation": {
      const slot = scope.noteAtActivation(compileCondition(condition.is, scope));
      return check((duel, using) => countRecords(duel, using.link, slot) > 0);
    }
    case "lay-at-battle":
      // Only what was attacked can have been face-down.
      return check(({ state }, { card }) =>
        state.read(BATTLE.target) === card
          ? state.read(BATTLE.targetFace) === FACE[condition.face]
          : condition.face === "up" && state.read(BATTLE.attacker) === card,
      );
    case "activated-from": {
      onlyZones(condition.place);
      return check((duel, { card }) => {
        const from = 1 << duel.state.get(CARD.from, card);
        const turned = (duel.state.get(CARD.way, card) & WAY.turnedUp) !== 0;
        return (duel.zonesOf(condition.place) & from) !== 0 && !turned;
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
      const cards = scope.noun(condition.what);
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
      const slot = scope.slotOf(condition.slot);
      if (condition.what !== undefined) return check(didSo(condition, slot, scope));
      if (condition.to !== undefined || condition.position !== undefined)
        throw new NotCarriedOut("where something was done to nothing");
      return check((duel, using) => wasDone(duel, using.link, slot));
    }
    case "is": {
      const cards = scope.noun(condition.what);
      const { noun = "card" } = condition.what;
      // A card that has been shown is looked at, also where it lies face-down.
      const being = condition.being ? scope.material(condition.being) : null;
      return check(
        (duel, using) =>
          someCard(cards, duel, using, (card) =>
            being === null
              ? noun === "card" || duel.game.isNoun(duel, card, noun)
              : being.test(duel, using, card),
          ) !==
          (condition.not === true),
      );
    }
    case "happened":
      return check(compileHappened(condition, scope));
    case "only": {
      const { traits, noun, where, being } = condition;
      const all = scope.noun({ quantity: { kind: "all" }, traits, noun, where });
      const so = scope.noun(being);
      const counted = being.quantity.kind === "exactly" || being.quantity.kind === "precisely";
      return check((duel, using) => {
        let n = 0;
        let every = true;
        all.each(duel, using, (card) => {
          n++;
          every &&= so.test(duel, using, card);
          return every;
        });
        return every && (counted ? n === so.min : n >= Math.max(1, so.min));
      });
    }
    case "has-all": {
      const up: readonly Trait[] = condition.faceUp === true ? [{ trait: "face", face: "up" }] : [];
      const groups = condition.names.map((name) =>
        scope.noun({
          quantity: { kind: "a" },
          traits: [...up, { trait: "name", name }],
          noun: "card",
          where: condition.where,
        }),
      );
      return check((duel, using) =>
        groups.every((cards) => atLeast(controlledBy(cards, condition.player), 1, duel, using)),
      );
    }
    case "lp":
      return check((duel, using) => {
        const lp = duel.state.get(PLAYER.lp, playerOf(condition.of, using.player));
        return meetsComparison(lp, condition.compare, condition.n);
      });
    case "value": {
      const [value, than] = comparedValues(condition).map((one) => scope.value(one)) as [Reckon, Reckon];
      return check(
        (duel, using) =>
          meetsComparison(value(duel, using), condition.compare, than(duel, using)) !==
          (condition.not === true),
      );
    }
    case "in-position":
      return check(
        (duel, using) => duel.state.get(CARD.position, using.card) === POSITION[condition.position],
      );
    case "both": {
      const all = thanCounted(condition.all).map((one) => compileCondition(one, scope));
      return (duel, using, why) => all.every((one) => one(duel, using, why));
    }
    case "either": {
      const any = condition.any.map((one) => compileCondition(one, scope));
      return check((duel, using) => any.some((one) => one(duel, using, null)));
    }
    case "unless": {
      const than = compileCondition(condition.than, scope);
      return check((duel, using) => !than(duel, using, null));
    }
    case "flipped-this-turn":
      return check((duel, using) => turnBit(duel, using.card, TURN.acted, ACTED.turnedUp));
    case "first-turn-of-second":
      return check((duel) => duel.state.read(NOW.turn) === 2);
    case "not-activated":
      return check(
        (duel, using) =>
          !hasActivated(duel, using, (card) =>
            condition.names.includes(definitionOf(duel, card).card.name.en),
          ),
      );
    case "not-activated-any":
      return check(
        (duel, using) =>
          !hasActivated(duel, using, (card) => definitionOf(duel, card).kind === condition.noun),
      );
    case "not-summoned": {
      const from = zonesSummonedFrom(condition.what);
      return check((duel, using) => !hasSpecialSummoned(duel, using.player, from(duel), () => true));
    }
    case "drew":
      return check((duel, using) => {
        const last = duel.state.get(PLAYER.drewAt, playerOf(condition.player, using.player));
        const drew = condition.within === "turn" ? isThisTurn(duel, last) : last === phaseNumber(duel);
        return drew !== (condition.not === true);
      });
    // It says when the effect may be activated besides: see `permitOf` of the game.
    case "even-during":
      return () => true;
    case "otherwise":
    case "cannot":
      throw new NotCarriedOut("what is done otherwise, but not among clauses");
    case "oath":
      return check(compileOath(condition, scope));
    case "coin": {
      if (condition.of.slot === undefined) throw new NotCarriedOut("a coin that nobody tossed");
      const slot = scope.slotOf(condition.of.slot);
      const wanted = COIN[condition.result];
      return check((duel, using) => (recordedNumber(duel, using, slot) & wanted) !== 0);
    }
    case "tossed": {
      const wanted = COIN[condition.result];
      return check((duel, { card }) =>
        someForce(duel, FORCE.tossed, card, (row) => duel.state.get(IN_FORCE.value, row) === wanted),
      );
    }
    case "came-up": {
      const ways = condition.ways ? waysMask(condition.ways) : WAY.normal | WAY.tribute | WAY.flip;
      const came = (duel: Duel, card: CardId): boolean =>
        turnBit(duel, card, TURN.acted, ACTED.turnedUp) ||
        (duel.state.get(CARD.since, card) === duel.state.read(NOW.turn) &&
          (duel.state.get(CARD.way, card) & ways) !== 0);
      return check((duel, { card }) => came(duel, card) !== (condition.not === true));
    }
    case "summoned-this-turn": {
      const summoned = summonedThisTurn(condition.ways);
      return check((duel, { card }) => summoned(duel, card));
    }
    case "would-take": {
      const from = condition.from ? scope.noun(condition.from) : null;
      const { least = 1 } = condition;
      return check((duel, using) => {
        const ahead = battleDamageAhead(duel, playerOf(condition.player, using.player));
        return ahead !== null && ahead.amount >= least && (from === null || from.test(duel, using, ahead.by));
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
        return meetsComparison(number, condition.compare, condition.n) || number === condition.or;
      });
  }
}
