import type { MaterialWay } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { someEvent } from "@chainwright/engine/history";
import {
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
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
  if ((state.get(EVENT_LOG.how, event) & MANNER.material) === 0) return false;
  const summoned = state.get(EVENT_LOG.other, event);
  // By an effect, only Fusion Monsters take materials that are not Tributed.
  if ((state.get(EVENT_LOG.cause, event) & CAUSE.effect) !== 0) return includesWay(ways, "fusion");
  if (summoned === NO_CARD || !isSummonedAs(duel, summoned, ways)) return false;
  // Nothing was material of a Summon that was negated.
  return someEvent(
    duel,
    state.get(EVENT_LOG.timing, event),
    (one) => state.get(EVENT_LOG.kind, one) === EVENT.summoned && state.get(EVENT_LOG.card, one) === summoned,
  );
}

/** The monster that was Summoned with a card: by an effect, the one that came by the same link. */
export function summonedWith(duel: Duel, event: EventId): CardId {
  const { state } = duel;
  const link = state.get(EVENT_LOG.link, event);
  if (link === NO_LINK) return state.get(EVENT_LOG.other, event);
  let summoned = NO_CARD;
  someEvent(duel, state.get(EVENT_LOG.timing, event), (one) => {
    const came = state.get(EVENT_LOG.kind, one) === EVENT.summoned && state.get(EVENT_LOG.link, one) === link;
    if (came) summoned = state.get(EVENT_LOG.card, one);
    return came;
  });
  return summoned;
}

/** "Tributed for a Tribute Summon": by the rules, and not for a Set or in a monster's own way of coming; "for a Ritual Summon": by the effect that Summons a monster so. */
export function wasTributedFor(duel: Duel, event: EventId, way: "tribute" | "ritual"): boolean {
  const { state } = duel;
  if (way === "tribute")
    return (
      state.get(EVENT_LOG.cause, event) === CAUSE.summon && state.get(EVENT_LOG.other, event) !== NO_CARD
    );
  const link = state.get(EVENT_LOG.link, event);
  return (
    link !== NO_LINK &&
    (state.get(EVENT_LOG.cause, event) & CAUSE.effect) !== 0 &&
    someEvent(
      duel,
      state.get(EVENT_LOG.timing, event),
      (one) =>
        state.get(EVENT_LOG.kind, one) === EVENT.summoned &&
        state.get(EVENT_LOG.link, one) === link &&
        (state.get(EVENT_LOG.how, one) & WAY.ritual) !== 0,
    )
  );
}
