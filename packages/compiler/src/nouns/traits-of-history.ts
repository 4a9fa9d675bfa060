import { isReference } from "@chainwright/card-ir";
import {
  ACTED,
  type CardSet,
  type CardTest,
  type Duel,
  eachInPile,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { doomedBy, effectOf, linkCount, wasUsedFor } from "@chainwright/engine/history";
import { type EffectContext, someCard, WAYS, waysMask, waysOf } from "@chainwright/engine/program";
import { BATTLE, CARD, CAUSE, type CardId, LINKS, type LinkId, NO_CARD } from "@chainwright/engine/state";
import { compileHasActivated } from "../scope/times-done.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { saysFace } from "./face-up-places.ts";
import {
  broughtBy,
  cameAsMaterial,
  cameSo,
  cameThisTurn,
  fromOwn,
  isWay,
  summonedThisTurn,
} from "./last-move.ts";
import { wasSummonedWith } from "./summoned-with.ts";
import type { Traits } from "./trait-helpers.ts";
import { summonedUsing } from "./used-for-summon.ts";

/** By an effect of one of these, as it notes of its last move. */
function movedBy(source: CardSet, duel: Duel, context: EffectContext, card: CardId): boolean {
  const by = duel.state.get(CARD.broughtBy, card);
  return (
    (duel.state.get(CARD.cause, card) & CAUSE.effect) !== 0 &&
    by !== NO_CARD &&
    source.test(duel, context, by)
  );
}

/** Whether such a card has come to the same place later. */
function someNewer(duel: Duel, card: CardId, test: (one: CardId) => boolean): boolean {
  const { state } = duel;
  const isNewer = (one: CardId): boolean =>
    state.get(CARD.stamp, one) > state.get(CARD.stamp, card) && test(one);
  const zone = state.get(CARD.zone, card);
  return ([0, 1] as const).some((player) => !eachInPile(duel, player, zone, (one) => !isNewer(one)));
}

/** What a card went through and what it does. */
export const traitsOfHistory: Traits = {
  activated: () => (duel, _, card) => {
    for (let row = linkCount(duel); row > 0; row--) {
      const link = row as LinkId;
      const isIt = duel.state.get(LINKS.card, link) === card;
      if (isIt && effectOf(duel, link).kind === "activation") return true;
    }
    return false;
  },

  "activated-effect": ({ where = [] }, scope) => compileHasActivated(where, scope),

  summoned(trait, scope) {
    const ways = waysOf(trait);
    const { from, not, within, byEffectOf, by } = trait;
    if (by !== undefined) {
      if (from !== undefined || not === true || within !== undefined || by === "this-way")
        throw new NotCarriedOut("how else a monster was Summoned by its own effect");
      return (duel, _, card) => isWay(duel.state.get(CARD.way, card), ways, by);
    }
    if (byEffectOf !== undefined) {
      if (from !== undefined || not === true || within !== undefined || trait.ways.join() !== "special")
        throw new NotCarriedOut("how else a monster was Summoned by an effect");
      return broughtBy(scope.knownNoun(byEffectOf), byEffectOf);
    }
    if (trait.orSet && (from !== undefined || within !== undefined || not === true))
      throw new NotCarriedOut("when or from where a monster was Normal Set");
    if (within !== undefined) {
      if (from !== undefined) throw new NotCarriedOut("from where a monster was Summoned this turn");
      const summoned = summonedThisTurn(trait.ways);
      return (duel, _, card) => summoned(duel, card) !== (not === true);
    }
    if (not === true) throw new NotCarriedOut("monsters that were never Summoned so");
    if (saysFace(from)) throw new NotCarriedOut("how a card lay that was Summoned");
    const isOwn = fromOwn(from);
    return (duel, context, card) =>
      (duel.state.get(CARD.way, card) & ways) !== 0 &&
      isOwn(duel, context, card) &&
      (from === undefined || (duel.zonesOf(from) & (1 << duel.state.get(CARD.from, card))) !== 0);
  },

  came(trait, scope) {
    const { manner, by, from, within, material, byEffectOf, latest } = trait;
    if (from?.of !== undefined || saysFace(from)) throw new NotCarriedOut("from whose zone a card came");
    const came = cameSo({ manner, by, from: from === undefined ? [] : [from] });
    const source = byEffectOf === undefined ? null : scope.noun(byEffectOf);
    const asMaterial = material === undefined ? null : cameAsMaterial(material);
    const isSo: CardTest = (duel, context, card) =>
      came(duel, card) &&
      (source === null || movedBy(source, duel, context, card)) &&
      (asMaterial === null || asMaterial(duel, card)) &&
      (within === undefined || cameThisTurn(duel, card));
    if (latest !== true) return isSo;
    return (duel, context, card) =>
      isSo(duel, context, card) && !someNewer(duel, card, (one) => isSo(duel, context, one));
  },

  "summoned-with"(trait, scope) {
    const { ways } = trait;
    const mask = ways === undefined ? 0 : waysMask(ways);
    const cameSo = (duel: Duel, card: CardId): boolean =>
      ways === undefined || (duel.state.get(CARD.way, card) & mask) !== 0;
    if (!isReference(trait.material)) {
      const made = wasSummonedWith(trait.material, scope, trait);
      const recently = trait.within === undefined ? () => true : summonedThisTurn(undefined);
      return (duel, context, card) => cameSo(duel, card) && recently(duel, card) && made(duel, context, card);
    }
    if (trait.within !== undefined)
      throw new NotCarriedOut("a Summon of this turn with a card that is meant");
    const material = scope.noun(trait.material);
    return (duel, context, card) =>
      cameSo(duel, card) && someCard(material, duel, context, (one) => wasUsedFor(duel, card, one));
  },

  "used-for"(trait, scope) {
    const summoned = summonedUsing(trait, scope);
    const { way } = trait;
    // What it was Summoned with is known still when it has gone, but not how it was Summoned.
    const cameIn = (duel: Duel, monster: CardId): boolean =>
      way === undefined || (duel.state.get(CARD.way, monster) & WAYS[way]) !== 0;
    return (duel, context, card) =>
      someCard(
        summoned,
        duel,
        context,
        (monster) => cameIn(duel, monster) && wasUsedFor(duel, monster, card),
      );
  },

  "destroyed-by-battle"(trait, scope) {
    const victor = scope.noun(trait.byCard);
    return (duel, context, card) => {
      const by = doomedBy(duel, card);
      return by !== NO_CARD && victor.test(duel, context, by);
    };
  },

  attacking:
    () =>
    ({ state }, _, card) =>
      state.read(BATTLE.attacker) === card,

  "did-not-attack": () => (duel, _, card) => !turnBit(duel, card, TURN.acted, ACTED.attacked),
};
