import type { Condition } from "@chainwright/card-ir";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import { someEvent } from "@chainwright/engine/history";
import { causesOf, type EffectContext } from "@chainwright/engine/program";
import { CARD, EVENT, EVENT_LOG, type EventId, NOW } from "@chainwright/engine/state";

/**
 * What the effect answered that Summoned its own card: the newest such event of the timing before the Summon. It is
 * still in the log when the card's next effect triggers by that Summon, and resolves.
 */
export function ownOccasion(duel: Duel, context: EffectContext): EventId | null {
  const { effects } = definitionOf(duel, context.card);
  let found: EventId | null = null;
  someEvent(duel, duel.state.read(NOW.lastTiming) - 1, (event) => {
    const answered = effects.some(
      ({ index, trigger }) => index < context.effect && trigger?.event(duel, context, event) === true,
    );
    if (answered) found = event;
    return false;
  });
  return found;
}

/** "Battle damage: …", "Spell: …" */
export function wasOwnOccasion(
  duel: Duel,
  context: EffectContext,
  { damage, negated }: Extract<Condition, { kind: "own-occasion" }>,
): boolean {
  const { state } = duel;
  const event = ownOccasion(duel, context);
  if (event === null) return false;
  if (damage !== undefined) {
    return (
      state.get(EVENT_LOG.kind, event) === EVENT.damage &&
      (state.get(EVENT_LOG.cause, event) & causesOf([damage])) !== 0
    );
  }
  const { card } = duel.definition(state.get(CARD.def, state.get(EVENT_LOG.card, event)));
  return state.get(EVENT_LOG.kind, event) === EVENT.activationNegated && card.facts.kind === negated;
}
