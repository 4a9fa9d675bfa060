import { isNegated, isWaived } from "@chainwright/engine/applying";
import {
  type CompiledEffect,
  type Duel,
  definitionOf,
  eachEffectOf,
  holderOf,
  RESPONDERS,
  setTurnBit,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { carryOutDue, forgetLinks, someDue } from "@chainwright/engine/changes";
import { openLink, setFlag } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  LINGERING,
  LINK,
  type LingeringId,
  type LinkId,
  NOW,
  no,
  type Player,
  secondOf,
  TRACE,
  UNTIL,
  type Why,
} from "@chainwright/engine/state";
import { checkActivate } from "./activation-legality.ts";
import { isPhaseEffect } from "./effect-properties.ts";
import { ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/**
 * What is done in a phase without a link of a chain: maintenance costs and the like, steps that were put off, the end
 * of what lasts "until the End Phase". The player whose it is carries it out when they have priority.
 */

/** A card's own duty: once in the phase, while its effects apply. */
function isDutyNow(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  if (effect.kind !== "duty") return false;
  const { state } = duel;
  const context = effectContext(card, effect.index, player);
  return (
    holderOf(duel, card) === player &&
    (effect.range & (1 << state.get(CARD.zone, card))) !== 0 &&
    state.get(CARD.face, card) === FACE.up &&
    !turnBit(duel, card, TURN.used, effect.index) &&
    effect.conditions.every((condition) => condition(duel, context, null)) &&
    !isNegated(duel, card)
  );
}

/** Whether a player has something to carry out in this phase without a link; stops at the first. */
export function someDueInPhase(
  duel: Duel,
  player: Player,
  visit: (card: CardId, effect: number) => boolean,
): boolean {
  if (someDue(duel, player, visit)) return true;
  return !eachEffectOf(
    duel,
    player,
    RESPONDERS,
    (card, effect) => !(isDutyNow(duel, player, card, effect) && visit(card, effect.index)),
  );
}

export function checkDueInPhase(duel: Duel, player: Player, choice: Action, why: Why | null): boolean {
  const card = firstOf(choice) as CardId;
  const effect = secondOf(choice);
  return (
    (kindOf(choice) === ACT.process &&
      someDueInPhase(duel, player, (due, index) => due === card && index === effect)) ||
    !no(why, duel.law.notNow, card, effect)
  );
}

/** Offers what a player still has to do in this phase: mandatory effects of the phase, and what makes no link. */
export function offerMandatoryInPhase(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachEffectOf(duel, player, RESPONDERS, (card, effect) => {
    if (effect.optional || !isPhaseEffect(effect) || isWaived(duel, card, effect)) return;
    if (checkActivate(duel, player, card, effect.index, "phase", null))
      offer(action(ACT.activate, card, effect.index));
  });
  someDueInPhase(duel, player, (card, effect) => {
    offer(action(ACT.process, card, effect));
    return false;
  });
}

/** The rules by which what an effect does until the End Phase is lifted now. */
function rulesOfLifting(duel: Duel, source: CardId, effect: number): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  for (let row = 0, n = state.count(LINGERING); row < n; row++) {
    const lingering = row as LingeringId;
    if (
      state.get(LINGERING.source, lingering) !== source ||
      state.get(LINGERING.effect, lingering) !== effect
    )
      continue;
    if (state.get(LINGERING.until, lingering) !== UNTIL.endPhase) continue;
    const { effects } = definitionOf(duel, state.get(LINGERING.card, lingering));
    const mandatory = effects.some((one) => isPhaseEffect(one) && !one.optional);
    return mandatory ? law.liftedForMandatory : law.liftedInEndPhase;
  }
  return [];
}

/** Carries out what a card has due: its program runs like a link's, but there is no chain that could be added to. */
export const carryOutDueInPhase = ocgRoutines.define("process", ["card", "effect", "player"], {
  begin(duel, frame) {
    const { state } = duel;
    const card = state.get(carryOutDueInPhase.reg.card, frame) as CardId;
    const index = state.get(carryOutDueInPhase.reg.effect, frame);
    const player = state.get(carryOutDueInPhase.reg.player, frame) as Player;
    const effect = definitionOf(duel, card).effects[index];
    state.write(OCG.phaseItems, state.read(OCG.phaseItems) + 1);
    const { law } = ocgRules(duel);
    duel.point(TRACE.processed, law.processed, card, index * 2 + player);
    if (player !== state.read(NOW.turnPlayer)) duel.point(TRACE.alsoBy, law.othersProcess);
    if (duel.trace !== null) duel.point(TRACE.alsoBy, rulesOfLifting(duel, card, index));
    if (effect?.kind !== "duty") {
      carryOutDue(duel, player, card, index);
      return;
    }
    setTurnBit(duel, card, TURN.used, index);
    const link = openLink(duel, card, index, player);
    setFlag(duel, link, LINK.chainless);
    duel.call(effect.resolution, link);
  },
  end(duel) {
    forgetLinks(duel, 1 as LinkId);
  },
});
