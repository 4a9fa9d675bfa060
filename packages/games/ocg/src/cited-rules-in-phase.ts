import type { CompiledEffect, Duel } from "@chainwright/engine/board";
import { someLingeringOn } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  type CardId,
  LINGERING,
  LINGERING_KIND,
  NOW,
  type Player,
  UNTIL,
} from "@chainwright/engine/state";
import { isPhaseEffect } from "./effect-properties.ts";
import { offerMandatoryInPhase } from "./maintenance-and-expiry.ts";
import { isPhase } from "./phases.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/** The rules by which a player with priority begins a chain of their own accord with this effect, before the phase ends. */
export function rulesInPhase(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const own = player === state.read(NOW.turnPlayer);
  const ofPhase = isPhaseEffect(effect);
  const inMain = isPhase(state.read(NOW.phase), "main");
  const rules: number[] = [];
  if (ofPhase) {
    rules.push(...law.phaseEffect, ...rulesOfNegated(duel, card, effect));
    if (!own) rules.push(...(effect.optional ? law.othersPhaseEffect : law.othersMandatory));
    if (state.read(OCG.phaseItems) > 0)
      rules.push(...law.nextPhaseEffect, ...(effect.optional ? [] : law.mandatoryInSequence));
  }
  if (!own) rules.push(...law.opponentWithPriority, ...(inMain ? law.declaredEnd : []));
  if ((effect.optional || !ofPhase) && hasForced(duel, player, action(ACT.activate, card, effect.index)))
    rules.push(...law.beforeForced);
  return rules;
}

function hasForced(duel: Duel, player: Player, except: Action): boolean {
  let found = false;
  offerMandatoryInPhase(duel, player, (forced) => {
    found ||= forced !== except;
  });
  return found;
}

/** The rules about how long a negation lasts, where one is on the card whose effect of the End Phase is used. */
function rulesOfNegated(duel: Duel, card: CardId, effect: CompiledEffect): readonly number[] {
  if (!isPhase(duel.state.read(NOW.phase), "end")) return [];
  const { law } = ocgRules(duel);
  const until = (moment: number) =>
    someLingeringOn(
      duel,
      LINGERING_KIND.negated,
      card,
      (lingering) => duel.state.get(LINGERING.until, lingering) === moment,
    );
  if (until(UNTIL.endPhase)) return effect.optional ? law.liftedInEndPhase : law.liftedForMandatory;
  return until(UNTIL.endOfTurn) ? law.lastsTheTurn : [];
}
