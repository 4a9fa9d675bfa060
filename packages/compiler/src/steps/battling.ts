import { IN_A_ROW, mayTarget, ON_MONSTERS } from "@chainwright/engine/battle";
import type { Duel } from "@chainwright/engine/board";
import {
  addLingering,
  attackerOf,
  attackTargetOf,
  setBattle,
  someLingeringOn,
  wasDone,
} from "@chainwright/engine/history";
import { BATTLE, CARD, type CardId, LINGERING_KIND, NO_CARD, no } from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import type { Verbs } from "./step-helpers.ts";

/** Where damage is calculated at once, a monster may be made to battle one of its own side. */
function mayBeTarget(duel: Duel, attacker: CardId, card: CardId, calculated: boolean): boolean {
  const player = duel.state.get(CARD.controller, attacker);
  if (calculated && card !== attacker && duel.state.get(CARD.controller, card) === player)
    return duel.state.get(CARD.zone, card) === duel.game.zone.summon;
  return mayTarget(duel, player, attacker, card, null);
}

/** Verbs about attacks and battle damage. */
export const battlingVerbs: Verbs = {
  "negate-attack": (part, _step, slot) =>
    part.add((duel, context) => {
      if (attackerOf(duel) === NO_CARD) return;
      duel.state.write(BATTLE.negated, 1);
      part.done(duel, context, slot);
    }),

  "redirect-attack"(part, step, slot) {
    part.onEach(step.to, slot, (duel, _using, card) => {
      const attacker = attackerOf(duel);
      if (attacker === NO_CARD || card === attackTargetOf(duel)) return false;
      if (!mayBeTarget(duel, attacker, card, step.calculate === true)) return false;
      setBattle(duel, attacker, card);
      duel.state.write(BATTLE.redirected, 1);
      return true;
    });
    if (step.calculate === true)
      part.add((duel, context) => {
        if (wasDone(duel, context.link, slot)) duel.rules.calculateDamage(duel);
      });
  },

  // A second attack, no third: what was used up stays noted until the end of the turn.
  "attack-again"(part, step, slot) {
    const has = (duel: Duel, card: CardId): boolean =>
      someLingeringOn(duel, LINGERING_KIND.extraAttack, card, () => true);
    part.check(
      (duel, context, why) =>
        !has(duel, context.card) || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
    );
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      if (has(duel, card)) return false;
      addLingering(duel, {
        kind: LINGERING_KIND.extraAttack,
        card,
        source,
        effect,
        what: (step.on === "monsters" ? ON_MONSTERS : 0) | (step.inARow === true ? IN_A_ROW : 0),
        until: untilOf(duel, player, step.until ?? "end-of-turn"),
      });
      return true;
    });
  },

  pierce: (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      addLingering(duel, {
        kind: LINGERING_KIND.pierce,
        card,
        source,
        effect,
        value: step.times ?? 1,
        until: untilOf(duel, player, step.until),
      });
      return true;
    }),
};
