import { isNegated } from "@chainwright/engine/applying";
import { lift } from "@chainwright/engine/changes";
import { CARD, type Duel, FORCE, IN_FORCE, NO_CARD } from "@chainwright/engine/state";
import { ON_FIELD } from "./zones.ts";

const CHANGES: ReadonlySet<number> = new Set([FORCE.statGain, FORCE.statBecome, FORCE.originalBecome]);

/** What a monster's effects, used on the field, have changed of its own values ends when they are negated, for good. */
export function endStatChangesOfNegated(duel: Duel): void {
  const { state } = duel;
  if (state.count(IN_FORCE) === 0) return;
  lift(duel, (force) => {
    const card = state.get(IN_FORCE.card, force);
    if (card === NO_CARD || card !== state.get(IN_FORCE.source, force)) return false;
    if (!CHANGES.has(state.get(IN_FORCE.kind, force))) return false;
    if (state.get(IN_FORCE.sourceStamp, force) !== state.get(CARD.stamp, card)) return false;
    const { range = 0 } =
      duel.definition(state.get(IN_FORCE.def, force)).effects[state.get(IN_FORCE.effect, force)] ?? {};
    return (range & ON_FIELD) !== 0 && isNegated(duel, card);
  });
}
