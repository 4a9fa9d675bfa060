import { isNegated } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { lift } from "@chainwright/engine/changes";
import { CARD, LINGERING, LINGERING_KIND, NO_CARD } from "@chainwright/engine/state";
import { ON_FIELD } from "./zones.ts";

const CHANGES: ReadonlySet<number> = new Set([
  LINGERING_KIND.statGain,
  LINGERING_KIND.statBecome,
  LINGERING_KIND.originalBecome,
]);

/** What a monster's effects, used on the field, have changed of its own values ends when they are negated, for good. */
export function endStatChangesOfNegated(duel: Duel): void {
  const { state } = duel;
  if (state.count(LINGERING) === 0) return;
  lift(duel, (lingering) => {
    const card = state.get(LINGERING.card, lingering);
    if (card === NO_CARD || card !== state.get(LINGERING.source, lingering)) return false;
    if (!CHANGES.has(state.get(LINGERING.kind, lingering))) return false;
    if (state.get(LINGERING.sourceStamp, lingering) !== state.get(CARD.stamp, card)) return false;
    const { range = 0 } =
      duel.definition(state.get(LINGERING.def, lingering)).effects[state.get(LINGERING.effect, lingering)] ??
      {};
    return (range & ON_FIELD) !== 0 && isNegated(duel, card);
  });
}
