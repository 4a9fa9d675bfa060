import { attackerOf } from "../../battle.ts";
import type { Duel } from "../../duel.ts";
import { putInForce, someForce } from "../../force.ts";
import { BATTLE, type CardId, NO_CARD } from "../../schema.ts";
import { FORCE } from "../../vocabulary.ts";
import { no } from "../../why.ts";
import { sparedCauses } from "../doing.ts";
import { NotCarriedOut } from "../using.ts";
import { playerOf } from "../words.ts";
import { untilOf, type Verbs } from "./common.ts";

/** Verbs about attacks and battle damage. */
export const battling: Verbs = {
  "negate-attack": (part, _step, slot) =>
    part.add((duel, using) => {
      if (attackerOf(duel) === NO_CARD) return;
      duel.state.write(BATTLE.negated, 1);
      part.done(duel, using, slot);
    }),

  // A second attack, no third: what was used up stays noted until the end of the turn.
  "attack-again"(part, step, slot) {
    const has = (duel: Duel, card: CardId): boolean => someForce(duel, FORCE.extraAttack, card, () => true);
    part.check(
      (duel, using, why) =>
        !has(duel, using.card) || !no(why, duel.law.wouldDoNothing, using.card, using.effect),
    );
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      if (has(duel, card)) return false;
      putInForce(duel, {
        kind: FORCE.extraAttack,
        card,
        source,
        effect,
        until: untilOf(duel, player, step.until ?? "end-of-turn"),
      });
      return true;
    });
  },

  pierce: (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      putInForce(duel, {
        kind: FORCE.pierce,
        card,
        source,
        effect,
        until: untilOf(duel, player, step.until),
      });
      return true;
    }),

  "no-damage": (part, step, slot) => {
    if (step.involving !== undefined || step.by !== undefined)
      throw new NotCarriedOut("no damage from certain battles or players for a time");
    if (step.player !== "you" && step.player !== "opponent")
      throw new NotCarriedOut(`no damage to "${step.player}" for a time`);
    part.add((duel, using) => {
      putInForce(duel, {
        kind: FORCE.noDamage,
        player: playerOf(step.player, using.player),
        source: using.card,
        effect: using.effect,
        what: sparedCauses(step),
        until: untilOf(duel, using.player, step.until),
      });
      part.done(duel, using, slot);
    });
  },
};
