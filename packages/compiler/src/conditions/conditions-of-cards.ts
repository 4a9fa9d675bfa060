import { isReference, type Trait } from "@chainwright/card-ir";
import { ACTED, type Duel, eachMaterial, TURN, turnBit } from "@chainwright/engine/board";
import { eachMaterialLast } from "@chainwright/engine/changes";
import { someLingeringOn } from "@chainwright/engine/history";
import { atLeast, someCard, waysMask } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  COIN,
  LINGERING,
  LINGERING_KIND,
  NOW,
  POSITION,
  WAY,
} from "@chainwright/engine/state";
import { compileAttached } from "../nouns/attached-cards.ts";
import { onlyZones } from "../nouns/face-up-places.ts";
import { summonedThisTurn } from "../nouns/last-move.ts";
import { type Conditions, controlledBy, isMet } from "./condition-helpers.ts";

/** What has to be so of cards, most of all of the card of the effect. */
export const cardConditions = {
  "maximum-mode": (condition) =>
    isMet(
      (duel, context) =>
        ((duel.state.get(CARD.way, context.card) & WAY.maximum) !== 0) !== (condition.not === true),
    ),

  "has-material"(condition, scope) {
    const { what, former } = condition;
    const visitEach = former === true ? eachMaterialLast : eachMaterial;
    const test = compileAttached(what, scope);
    const quantity = isReference(what) ? null : what.quantity;
    const absent = quantity?.kind === "no";
    const least = quantity?.kind === "at-least" ? quantity.n : 1;
    return isMet((duel, context) => {
      let n = 0;
      visitEach(duel, context.card, (card) => {
        if (test(duel, context, card)) n++;
        return n < least;
      });
      return n < least === absent;
    });
  },

  "activated-from"(condition) {
    onlyZones(condition.place);
    return isMet((duel, { card }) => {
      const from = 1 << duel.state.get(CARD.from, card);
      const turned = (duel.state.get(CARD.way, card) & WAY.turnedUp) !== 0;
      return (duel.zonesOf(condition.place) & from) !== 0 && !turned;
    });
  },

  "was-set": () => isMet(({ state }, { card }) => (state.get(CARD.way, card) & WAY.turnedUp) !== 0),

  is(condition, scope) {
    const cards = scope.noun(condition.what);
    const { noun = "card" } = condition.what;
    // A card that has been shown is looked at, also where it lies face-down.
    const being = condition.being ? scope.material(condition.being) : null;
    return isMet(
      (duel, context) =>
        someCard(cards, duel, context, (card) =>
          being === null
            ? noun === "card" || duel.game.isNoun(duel, card, noun)
            : being.test(duel, context, card),
        ) !==
        (condition.not === true),
    );
  },

  only(condition, scope) {
    const { traits, noun, where, being } = condition;
    const all = scope.noun({ quantity: { kind: "all" }, traits, noun, where });
    const so = scope.noun(being);
    const counted = being.quantity.kind === "exactly" || being.quantity.kind === "precisely";
    return isMet((duel, context) => {
      let n = 0;
      let every = true;
      all.each(duel, context, (card) => {
        n++;
        every &&= so.test(duel, context, card);
        return every;
      });
      return every && (counted ? n === so.min : n >= Math.max(1, so.min));
    });
  },

  "has-all"(condition, scope) {
    const up: readonly Trait[] = condition.faceUp === true ? [{ trait: "face", face: "up" }] : [];
    const groups = condition.names.map((name) =>
      scope.noun({
        quantity: { kind: "a" },
        traits: [...up, { trait: "name", name }],
        noun: "card",
        where: condition.where,
      }),
    );
    return isMet((duel, context) =>
      groups.every((cards) => atLeast(controlledBy(cards, condition.player), 1, duel, context)),
    );
  },

  "in-position": (condition) =>
    isMet((duel, context) => duel.state.get(CARD.position, context.card) === POSITION[condition.position]),

  "flipped-this-turn": () =>
    isMet((duel, context) => turnBit(duel, context.card, TURN.acted, ACTED.turnedUp)),

  tossed(condition) {
    const wanted = COIN[condition.result];
    return isMet((duel, { card }) =>
      someLingeringOn(
        duel,
        LINGERING_KIND.tossed,
        card,
        (row) => duel.state.get(LINGERING.value, row) === wanted,
      ),
    );
  },

  "came-up"(condition) {
    const ways = condition.ways ? waysMask(condition.ways) : WAY.normal | WAY.tribute | WAY.flip;
    const came = (duel: Duel, card: CardId): boolean =>
      turnBit(duel, card, TURN.acted, ACTED.turnedUp) ||
      (duel.state.get(CARD.since, card) === duel.state.read(NOW.turn) &&
        (duel.state.get(CARD.way, card) & ways) !== 0);
    return isMet((duel, { card }) => came(duel, card) !== (condition.not === true));
  },

  "summoned-this-turn"(condition) {
    const summoned = summonedThisTurn(condition.ways);
    return isMet((duel, { card }) => summoned(duel, card));
  },

  "not-the-turn-sent": () =>
    isMet((duel, context) => duel.state.get(CARD.since, context.card) !== duel.state.read(NOW.turn)),
} satisfies Conditions;
