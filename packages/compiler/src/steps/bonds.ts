import type { EventPattern } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { addLingering } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { BOUND_TO, LINGERING_KIND, MANNER, UNTIL } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { boundActionOf } from "../words/removal-verbs.ts";
import type { Verbs } from "./step-helpers.ts";

/** The manners of moving off the field that a bond waits for, as `MANNER` bits; 0 is any. */
function mannerOf(event: EventPattern): number {
  if (event.event === "left-field") return 0;
  if (event.event === "moved" && event.by === undefined) {
    const how = event.manner.join();
    if (how === "destroyed" && event.to === undefined) return MANNER.destroyed;
    const toGy = event.to?.of === undefined && event.to?.names.join() === "graveyard";
    if (how === "destroyed,sent" && toGy) return MANNER.destroyed | MANNER.sent;
  }
  throw new NotCarriedOut(`a bond that waits for "${event.event}"`);
}

/** What is bound to a card: it is destroyed, banished … when that one leaves. */
export const bondVerbs: Verbs = {
  // "When this card leaves the field, destroy that monster.": both are settled when the bond is made.
  whenever(part, step, slot) {
    const [only, ...others] = step.then;
    const sole = only !== undefined && others.length === 0;
    if (!("subject" in step.event) || !sole || only.condition !== undefined || only.optional === true)
      throw new NotCarriedOut("a bond of several steps");
    const what = mannerOf(step.event);
    const watched = part.scope.noun(step.event.subject);
    const bind = (duel: Duel, context: EffectContext, kind: number, value: number): void => {
      watched.each(duel, context, (card) => {
        const { card: source, effect, player } = context;
        addLingering(duel, { kind, card, player, source, effect, what, value, until: UNTIL.leaves });
      });
      part.done(duel, context, slot);
    };
    const { step: then } = only;
    const said = boundActionOf(then);
    if (said !== null) {
      const bound = part.scope.noun(said.what);
      part.add((duel, context) =>
        bound.each(duel, context, (card) => bind(duel, context, BOUND_TO[said.action], card)),
      );
    } else if (then.verb === "damage" && then.player === "controller" && typeof then.amount === "number") {
      const { amount } = then;
      part.add((duel, context) => bind(duel, context, LINGERING_KIND.boundToDamage, amount));
    } else throw new NotCarriedOut(`a bond that does "${then.verb}"`);
  },
};
