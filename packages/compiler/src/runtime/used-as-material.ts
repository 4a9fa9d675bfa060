import type { MaterialWay } from "@chainwright/card-ir";
import { someEvent } from "@chainwright/engine/history";
import {
  CAUSE,
  type CardId,
  type Duel,
  EVENT,
  type EventId,
  HAPPENED,
  MANNER,
  NO_CARD,
  NO_LINK,
  WAY,
} from "@chainwright/engine/state";
import { includesWay, isSummonedAs } from "./material-ways.ts";

/** For which Summon something was taken. */

/** "As Synchro Material": what the monster was that was Summoned with it. */
export function wasMaterial(duel: Duel, event: EventId, ways: readonly MaterialWay[]): boolean {
  const { state } = duel;
  if ((state.get(HAPPENED.how, event) & MANNER.material) === 0) return false;
  const summoned = state.get(HAPPENED.other, event);
  // By an effect, only Fusion Monsters take materials that are not Tributed.
  if ((state.get(HAPPENED.cause, event) & CAUSE.effect) !== 0) return includesWay(ways, "fusion");
  if (summoned === NO_CARD || !isSummonedAs(duel, summoned, ways)) return false;
  // Nothing was material of a Summon that was negated.
  return someEvent(
    duel,
    state.get(HAPPENED.timing, event),
    (one) => state.get(HAPPENED.kind, one) === EVENT.summoned && state.get(HAPPENED.card, one) === summoned,
  );
}

/** The monster that was Summoned with a card: by an effect, the one that came by the same link. */
export function summonedWith(duel: Duel, event: EventId): CardId {
  const { state } = duel;
  const link = state.get(HAPPENED.link, event);
  if (link === NO_LINK) return state.get(HAPPENED.other, event);
  let summoned = NO_CARD;
  someEvent(duel, state.get(HAPPENED.timing, event), (one) => {
    const came = state.get(HAPPENED.kind, one) === EVENT.summoned && state.get(HAPPENED.link, one) === link;
    if (came) summoned = state.get(HAPPENED.card, one);
    return came;
  });
  return summoned;
}

/** "Tributed for a Tribute Summon": by the rules, and not for a Set or in a monster's own way of coming; "for a Ritual Summon": by the effect that Summons a monster so. */
export function wasTributedFor(duel: Duel, event: EventId, way: "tribute" | "ritual"): boolean {
  const { state } = duel;
  if (way === "tribute")
    return state.get(HAPPENED.cause, event) === CAUSE.summon && state.get(HAPPENED.other, event) !== NO_CARD;
  const link = state.get(HAPPENED.link, event);
  return (
    link !== NO_LINK &&
    (state.get(HAPPENED.cause, event) & CAUSE.effect) !== 0 &&
    someEvent(
      duel,
      state.get(HAPPENED.timing, event),
      (one) =>
        state.get(HAPPENED.kind, one) === EVENT.summoned &&
        state.get(HAPPENED.link, one) === link &&
        (state.get(HAPPENED.how, one) & WAY.ritual) !== 0,
    )
  );
}
