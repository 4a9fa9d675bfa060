import { type Condition, type EventPattern, isReference } from "@chainwright/card-ir";
import { CARD, NOW } from "../schema.ts";
import { MANNER_BIT, WAYS } from "./events.ts";
import { type Check, NotCarriedOut } from "./using.ts";

type Happened = Extract<Condition, { kind: "happened" }>;

/**
 * "If this card was destroyed and sent to the GY this turn": the card itself tells how it came to where it is, and
 * when. What happened to others, or before that, is not kept.
 */
export function compileHappened({ event, within }: Happened): Check {
  if (within !== "turn") throw new NotCarriedOut("what happened at any time before");
  const cameSo = event.event === "summoned" ? wasSummoned(event) : wasMoved(event);
  return (duel, using, why) =>
    duel.state.get(CARD.since, using.card) === duel.state.read(NOW.turn) && cameSo(duel, using, why);
}

function wasSummoned({ subject, ways, ...more }: Extract<EventPattern, { event: "summoned" }>): Check {
  if (!isReference(subject) || subject.ref !== "this-card" || more.from !== undefined)
    throw new NotCarriedOut("a Summon of another card, or from a place, earlier in the turn");
  const bits = ways.reduce((mask, way) => mask | WAYS[way], 0);
  return (duel, using) => {
    const way = duel.state.get(CARD.way, using.card);
    return bits === 0 ? way !== 0 : (way & bits) !== 0;
  };
}

function wasMoved(event: EventPattern): Check {
  const itself = event.event === "moved" && isReference(event.subject) ? event.subject : null;
  if (event.event !== "moved" || itself?.ref !== "this-card" || event.by || event.agent || event.byCard)
    throw new NotCarriedOut(`"${event.event}" earlier in the turn`);
  const needed = event.manner.map((manner) => MANNER_BIT[manner]);
  const places = [...(itself.traits ?? []), ...(itself.where ?? [])].map((trait) => {
    if (trait.trait === "in") return trait.place;
    throw new NotCarriedOut(`"${trait.trait}" earlier in the turn`);
  });
  if (event.from !== undefined) places.push(event.from);
  const { to } = event;
  return (duel, using) => {
    const { state } = duel;
    const manner = state.get(CARD.manner, using.card);
    const from = 1 << state.get(CARD.from, using.card);
    return (
      needed.every((need) => (manner & need) !== 0) &&
      places.every((place) => (duel.zonesOf(place) & from) !== 0) &&
      (to === undefined || (duel.zonesOf(to) & (1 << state.get(CARD.zone, using.card))) !== 0)
    );
  };
}
