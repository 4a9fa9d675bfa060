import {
  asking,
  CARD,
  type CardId,
  type CompiledEffect,
  type Duel,
  eachWatched,
  FACE,
  holderOf,
  isHeard,
  isNegated,
  LINK,
  LISTENERS,
  NOW,
  openLink,
  opponentOf,
  setFlag,
  someEvent,
  TRACE,
} from "@chainwright/engine";
import { ocgRules } from "./policy.ts";

/**
 * "Each time a Chain of 2 or more Links resolves, this card gains 500 ATK.": nothing is activated, so that nobody can
 * answer it. The turn player's cards come first. What is done each time that monsters battle is done in damage calculation.
 */
export function carryOutEachTime(duel: Duel, event: number): void {
  if (!isHeard(duel, event)) return;
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  // The last that is called runs first.
  for (const player of [opponentOf(turnPlayer), turnPlayer]) {
    eachWatched(duel, player, LISTENERS, (card) => {
      for (const effect of duel.definition(duel.state.get(CARD.def, card)).effects) {
        if (appliesNow(duel, card, effect)) carryOut(duel, card, effect);
      }
    });
  }
}

function appliesNow(duel: Duel, card: CardId, effect: CompiledEffect): boolean {
  const { state } = duel;
  if (effect.kind !== "each-time" || isNegated(duel, card)) return false;
  if ((effect.range & (1 << state.get(CARD.zone, card))) === 0) return false;
  if (state.get(CARD.face, card) !== FACE.up) return false;
  const using = asking(card, effect.index, holderOf(duel, card));
  return (
    someEvent(duel, state.read(NOW.timing), (event) => effect.occasion?.event(duel, using, event) === true) &&
    effect.conditions.every((condition) => condition(duel, using, null))
  );
}

function carryOut(duel: Duel, card: CardId, { index, resolution }: CompiledEffect): void {
  const player = holderOf(duel, card);
  const link = openLink(duel, card, index, player);
  setFlag(duel, link, LINK.chainless);
  if (duel.trace !== null) {
    const about = duel.rulesAbout(duel.definition(duel.state.get(CARD.def, card)));
    duel.point(TRACE.eachTime, [...ocgRules(duel).law.doesNotActivate, ...about], card, index * 2 + player);
  }
  duel.call(resolution, link);
}
