import type { Place } from "@chainwright/card-ir";
import { type CardTest, columnOf, type Duel, eachEquip, eachMaterial } from "@chainwright/engine/board";
import { countersOn } from "@chainwright/engine/changes";
import { means, someCard } from "@chainwright/engine/program";
import { CARD, type CardId, FACE, NO_CARD, POSITION, WAY } from "@chainwright/engine/state";
import { mayEquipItself } from "../runtime/equip-targets.ts";
import { meetsComparison } from "../runtime/recorded-numbers.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileAttached } from "./attached-cards.ts";
import { isFaceUpIn } from "./face-up-places.ts";
import type { Traits } from "./trait-helpers.ts";

function lyingIn(place: Place): CardTest {
  if (place.pointedTo !== undefined || place.near !== undefined || place.crowded !== undefined)
    throw new NotCarriedOut("cards in zones that are pointed to, or near others");
  let zones = 0;
  let slots = 0;
  return (duel, context, card) => {
    const { state } = duel;
    const zone = state.get(CARD.zone, card);
    if (zones === 0) {
      zones = duel.zonesOf(place);
      slots = place.names.reduce((mask, name) => mask | duel.game.slotsOf(name), 0);
    }
    if ((zones & (1 << zone)) === 0) return false;
    if (slots !== 0 && (slots & (1 << state.get(CARD.slot, card))) === 0) return false;
    const holder = duel.game.zones[zone]?.field
      ? state.get(CARD.controller, card)
      : state.get(CARD.owner, card);
    if (isFaceUpIn(duel, place, zone) && state.get(CARD.face, card) !== FACE.up) return false;
    return means(place.of, context.player, holder);
  };
}

/** Whether a Link Monster points to the Monster Zone in which another card is. */
function pointsTo(duel: Duel, by: CardId, card: CardId): boolean {
  const { state, game } = duel;
  if (state.get(CARD.zone, card) !== game.zone.summon) return false;
  const zones = game.zonesPointedTo?.(duel, by, state.get(CARD.controller, card)) ?? 0;
  return (zones & (1 << state.get(CARD.slot, card))) !== 0;
}

/** Where and how a card lies, and what belongs to it. */
export const traitsOfSituation: Traits = {
  face: (trait) => (duel, _, card) => duel.state.get(CARD.face, card) === FACE[trait.face],

  set: () => (duel, _, card) => duel.state.get(CARD.face, card) === FACE.down,

  position: (trait) => (duel, _, card) => duel.state.get(CARD.position, card) === POSITION[trait.position],

  in: ({ place }) => lyingIn(place),

  from: ({ place }) => lyingIn(place),

  controlled: (trait) => (duel, context, card) =>
    duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
    means(trait.by, context.player, duel.state.get(CARD.controller, card)),

  "controlled-beside"({ what }, scope) {
    const beside = scope.noun(what);
    return (duel, context, card) =>
      duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
      someCard(
        beside,
        duel,
        context,
        (other) => duel.state.get(CARD.controller, other) === duel.state.get(CARD.controller, card),
      );
  },

  possessed: (trait) => (duel, context, card) =>
    means(trait.by, context.player, duel.state.get(CARD.owner, card)),

  "with-counters": (trait) => (duel, _, card) =>
    meetsComparison(countersOn(duel, card, duel.catalogue.word(trait.counter)), trait.compare, trait.value),

  "has-material"({ what, least = 1, not = false }, scope) {
    if (what === undefined)
      return (duel, _, card) => {
        let n = 0;
        return eachMaterial(duel, card, () => ++n < least) === not;
      };
    const test = compileAttached(what, scope);
    return (duel, context, card) => eachMaterial(duel, card, (one) => !test(duel, context, one)) === not;
  },

  "maximum-mode": (trait) => (duel, _, card) =>
    ((duel.state.get(CARD.way, card) & WAY.maximum) !== 0) !== (trait.not === true),

  equipped(trait, scope) {
    const equips = scope.noun(trait.with);
    const least = trait.with.quantity.kind === "at-least" ? equips.min : 1;
    return (duel, context, card) => {
      let n = 0;
      eachEquip(duel, card, (equip) => {
        if (equips.test(duel, context, equip)) n++;
        return n < least;
      });
      return n >= least !== (trait.not === true);
    };
  },

  "equipped-to"(trait, scope) {
    const host = scope.noun(trait.host);
    return (duel, context, card) => {
      const on = duel.state.get(CARD.host, card);
      return (
        on !== NO_CARD &&
        (trait.by === undefined ||
          duel.state.get(CARD.broughtBy, card) === (trait.by === "own-effect" ? card : on)) &&
        duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
        host.test(duel, context, on)
      );
    };
  },

  "can-equip"(trait, scope) {
    const hosts = scope.noun(trait.to);
    return (duel, context, card) =>
      someCard(
        hosts,
        duel,
        context,
        (host) => duel.state.get(CARD.host, card) !== host && mayEquipItself(duel, context, card, host),
      );
  },

  "pointed-to"(trait, scope) {
    const pointers = scope.noun(trait.by);
    return (duel, context, card) => someCard(pointers, duel, context, (by) => pointsTo(duel, by, card));
  },

  "pointing-to"(trait, scope) {
    const pointed = scope.noun(trait.to);
    return (duel, context, card) => someCard(pointed, duel, context, (to) => pointsTo(duel, card, to));
  },

  "in-column"(trait, scope) {
    if (trait.settled === true)
      return (duel, { remembered }, card) => remembered > 0 && columnOf(duel, card) === remembered - 1;
    const others = scope.noun(trait.of);
    return (duel, context, card) => {
      const column = columnOf(duel, card);
      if (column < 0) return false;
      return (
        someCard(others, duel, context, (other) => columnOf(duel, other) === column) !== (trait.not === true)
      );
    };
  },

  linked(trait, scope) {
    const linked = scope.noun(trait.to);
    const { mutually, not } = trait;
    return (duel, context, card) =>
      someCard(linked, duel, context, (to) => {
        const [there, back] = [pointsTo(duel, card, to), pointsTo(duel, to, card)];
        return mutually === true ? there && back : there || back;
      }) !==
      (not === true);
  },
};
