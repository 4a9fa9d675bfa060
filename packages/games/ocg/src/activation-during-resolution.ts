import { type CompiledEffect, type Duel, definitionOf } from "@chainwright/engine/board";
import { effectOf, happen, openLink, setFlag, tallyActivation } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  type Cause,
  EVENT,
  FACE,
  LINK,
  LINKS,
  type LinkId,
  type Player,
} from "@chainwright/engine/state";
import { mayBeActivatedDuringResolution } from "./activation-legality.ts";
import { countUse } from "./once-per-turn.ts";
import { ocgRoutines } from "./registry.ts";
import { canBePlaced, placeSpellTrap } from "./spell-trap-placement.ts";

/**
 * "Activate 1 Field Spell directly from your Deck": a card that is activated as an effect resolves. Nobody can answer that; what it
 * costs is paid, and what it does as it is activated is done, before the effect goes on.
 */

/** How a Field Spell is activated; of others no effect says that they are. */
function activationOf(duel: Duel, card: CardId): CompiledEffect | undefined {
  const { categories, effects } = definitionOf(duel, card);
  if (!categories.includes("field")) return undefined;
  return effects.find(({ kind, paidFor }) => kind === "activation" && paidFor === null);
}

/** Whether the effect of the card `by` may have a player activate this one. */
export function canBeActivatedDuringResolution(
  duel: Duel,
  player: Player,
  card: CardId,
  by: CardId,
): boolean {
  const effect = activationOf(duel, card);
  return (
    effect !== undefined &&
    canBePlaced(duel, player, card, by) &&
    mayBeActivatedDuringResolution(duel, player, card, effect)
  );
}

export function activateDuringResolution(duel: Duel, player: Player, card: CardId, cause: Cause): boolean {
  const effect = activationOf(duel, card);
  const from = duel.state.get(CARD.zone, card);
  if (effect === undefined || !placeSpellTrap(duel, player, card, FACE.up, cause)) return false;
  countUse(duel, player, card, effect);
  const link = openLink(duel, card, effect.index, player);
  setFlag(duel, link, LINK.chainless);
  duel.state.set(LINKS.zone, link, from);
  tallyActivation(duel, link);
  const zone = duel.state.get(CARD.zone, card);
  const place = duel.state.get(CARD.slot, card) + 1;
  happen(duel, { kind: EVENT.used, card, how: 1, amount: link, from: zone, place }, cause);
  duel.call(carryOutActivation, link);
  return true;
}

const carryOutActivation = ocgRoutines.define("activated there", ["link"], {
  pay(duel, frame) {
    const link = duel.state.get(carryOutActivation.reg.link, frame) as LinkId;
    duel.call(effectOf(duel, link).cost, link);
  },
  takeEffect(duel, frame) {
    const link = duel.state.get(carryOutActivation.reg.link, frame) as LinkId;
    duel.call(effectOf(duel, link).resolution, link);
  },
  done(duel, frame) {
    setFlag(duel, duel.state.get(carryOutActivation.reg.link, frame) as LinkId, LINK.resolved);
  },
});
