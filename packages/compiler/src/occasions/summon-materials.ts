import { type EventPattern, type Group, isReference, type Reference } from "@chainwright/card-ir";
import { type Duel, eachMaterial } from "@chainwright/engine/board";
import {
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  MANNER,
  NO_LINK,
} from "@chainwright/engine/state";
import { wasSummonedWith } from "../nouns/summoned-with.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import type { EventTest } from "./moves-of-events.ts";

/** What a Summon took. */

/** What a Summon was made with. Of all of them together, or of one that is called as the monster, the monster itself tells. */
export function compileMaterialsUsed(
  { using, usingOnly, sameName, would }: Extract<EventPattern, { event: "summoned" }>,
  scope: Scope,
): EventTest | null {
  if (using === undefined) return null;
  if (usingOnly !== true && sameName !== true) return compileTakenForSummon(using, MANNER.material, scope);
  if (isReference(using) || would === true)
    throw new NotCarriedOut("all materials of a Summon that is not made yet");
  const made = wasSummonedWith(using, scope, { only: usingOnly, sameName });
  return (duel, said, event) => made(duel, said, duel.state.get(EVENT_LOG.card, event));
}

/** "Using a “Magician” monster as material", "by Tributing a Dragon monster": what the log still has of the Summon. */
export function compileTakenForSummon(taken: Group | Reference, manner: number, scope: Scope): EventTest {
  if (isReference(taken)) {
    if (!isThisCardAlone(taken)) throw new NotCarriedOut("a Summon with another card that is meant");
    return (duel, context, event) => wasTaken(duel, event, manner, (card) => card === context.card);
  }
  // Under an Xyz Monster it is no monster: what the words ask for is printed on it.
  const { test } = scope.noun({ ...taken, noun: "card" });
  const { quantity } = taken;
  if (quantity.kind === "at-least" || (quantity.kind === "exactly" && quantity.n > 1)) {
    const made = wasSummonedWith(taken, scope, {});
    return (duel, context, event) => made(duel, context, duel.state.get(EVENT_LOG.card, event));
  }
  if (quantity.kind !== "a" && quantity.kind !== "some" && quantity.kind !== "exactly")
    throw new NotCarriedOut("how many of some kind were used for a Summon");
  return (duel, context, event) => wasTaken(duel, event, manner, (card) => test(duel, context, card));
}

/** Whether one of those that a Summon took passes a test. */
function wasTaken(duel: Duel, event: EventId, manner: number, test: (card: CardId) => boolean): boolean {
  const { state } = duel;
  const monster = state.get(EVENT_LOG.card, event);
  const link = state.get(EVENT_LOG.link, event);
  if (manner === MANNER.material && !eachMaterial(duel, monster, (card) => !test(card))) return true;
  for (let row = 0, n = state.count(EVENT_LOG); row < n; row++) {
    const one = row as EventId;
    if (state.get(EVENT_LOG.kind, one) !== EVENT.moved || (state.get(EVENT_LOG.how, one) & manner) === 0)
      continue;
    const forIt =
      manner === MANNER.tributed
        ? (state.get(EVENT_LOG.cause, one) & CAUSE.summon) !== 0
        : link === NO_LINK
          ? state.get(EVENT_LOG.other, one) === monster
          : state.get(EVENT_LOG.link, one) === link;
    if (forIt && test(state.get(EVENT_LOG.card, one))) return true;
  }
  return false;
}
