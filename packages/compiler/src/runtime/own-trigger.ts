import type { Condition } from "@chainwright/card-ir";
import { someEvent } from "@chainwright/engine/history";
import { causesOf, definitionOf, type Using } from "@chainwright/engine/program";
import { CARD, type Duel, EVENT, type EventId, HAPPENED, NOW } from "@chainwright/engine/state";

/**
 * What the effect answered that Summoned its own card: the newest such event of the timing before the Summon. It is
 * still in the log when the card's next effect triggers by that Summon, and resolves.
 */
export function ownOccasion(duel: Duel, using: Using): EventId | null {
  const { effects } = definitionOf(duel, using.card);
  let found: EventId | null = null;
  someEvent(duel, duel.state.read(NOW.lastTiming) - 1, (event) => {
    const answered = effects.some(
      ({ index, occasion }) => index < using.effect && occasion?.event(duel, using, event) === true,
    );
    if (answered) found = event;
    return false;
  });
  return found;
}

/** "Battle damage: …", "Spell: …" */
export function wasOwnOccasion(
  duel: Duel,
  using: Using,
  { damage, negated }: Extract<Condition, { kind: "own-occasion" }>,
): boolean {
  const { state } = duel;
  const event = ownOccasion(duel, using);
  if (event === null) return false;
  if (damage !== undefined) {
    return (
      state.get(HAPPENED.kind, event) === EVENT.damage &&
      (state.get(HAPPENED.cause, event) & causesOf([damage])) !== 0
    );
  }
  const { card } = duel.definition(state.get(CARD.def, state.get(HAPPENED.card, event)));
  return state.get(HAPPENED.kind, event) === EVENT.activationNegated && card.facts.kind === negated;
}
