import { isReference } from "@chainwright/card-ir";
import { redefine } from "@chainwright/engine/board";
import { addLingering, liesFaceUp } from "@chainwright/engine/history";
import { CARD, type CardId, LINGERING_KIND, NO_CARD } from "@chainwright/engine/state";
import { numberWithEffectsOf } from "../runtime/definition-numbers.ts";
import { untilOf } from "../runtime/durations.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Verbs } from "./step-helpers.ts";

export const effectTakingVerbs: Verbs = {
  "take-effects"(part, step, slot) {
    if (!isReference(step.of) || !isReference(step.what) || step.what.ref !== "this-card")
      throw new NotCarriedOut("the effects of a card that another has");
    const others = part.scope.noun(step.of);
    part.onEach(step.what, slot, (duel, context, card) => {
      let other: CardId = NO_CARD;
      others.each(duel, context, (one) => {
        other = one;
      });
      if (other === NO_CARD || !liesFaceUp(duel, card, duel.state.get(CARD.stamp, card))) return false;
      const { effect, player } = context;
      const value = numberWithEffectsOf(duel, context, other, step.replaced === true);
      const until = untilOf(duel, player, step.until);
      redefine(duel, card, value);
      addLingering(duel, {
        kind: LINGERING_KIND.effectsOf,
        card,
        source: card,
        effect,
        player,
        value,
        until,
      });
      return true;
    });
  },
};
