import { type Condition, type Effect, type EventPattern, isReference } from "@chainwright/card-ir";
import { saysMore } from "../ir-schema/ir-schema.ts";

/** Equip Cards that tell by their own leaving what became of their monster. */

const SELF = { ref: "this-card", slot: "this-card" } as const;

/** "When the equipped monster is destroyed …": by then the rules have sent its Equip Card to the Graveyard for that. */
function lostSo(event: EventPattern): EventPattern {
  if (event.event !== "moved") return event;
  const { event: _, subject, manner, by, from, to, ...more } = event;
  if (!isReference(subject) || subject.ref !== "equipped-monster" || manner.length === 0) return event;
  const narrowed =
    [...(subject.traits ?? []), ...(subject.where ?? [])].length > 0 || subject.and !== undefined;
  if (narrowed || saysMore(more)) return event;
  const place = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return {
    event: "moved",
    subject: SELF,
    manner: ["sent"],
    to: { names: ["graveyard"] },
    lost: { manner, ...(by === undefined ? {} : { by }), ...place },
  };
}

/** What speaks of the equipped monster means the one that the card was equipped to. */
function asFormer<T>(node: T): T {
  if (node === null || typeof node !== "object") return node;
  if (Array.isArray(node)) return node.map(asFormer) as T;
  const inside = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asFormer(value)]));
  return ("ref" in inside && inside.slot === "equipped" ? { ...inside, former: true } : inside) as T;
}

/** An effect that waits for what becomes of the equipped monster, as one of the card that lost it. */
export function withEquipCardsOwnLeaving(effect: Effect): Effect {
  let lost = false;
  const conditions = effect.conditions.map((one): Condition => {
    const event = one.kind === "event" && one.or === undefined ? lostSo(one.event) : undefined;
    if (one.kind !== "event" || event === undefined) return one;
    lost ||= event.event === "moved" && event.lost !== undefined;
    if (event === one.event) return one;
    return { ...one, event };
  });
  if (!lost || effect.kind !== "trigger") return effect;
  return { ...effect, conditions, resolution: asFormer(effect.resolution) };
}
