import { type Effect, eachNode, isNode } from "@chainwright/card-ir";

type Node = Readonly<Record<string, unknown>>;

/** The slot of the cards of which a step picks some: "halve the ATK of 1 of them". */
function pickedFrom({ verb, what }: Node): string | undefined {
  if (typeof verb !== "string" || !isNode(what) || !Array.isArray(what.where)) return undefined;
  const of = (what.where as Node[]).find(({ trait }) => trait === "one-of")?.group;
  return isNode(of) && typeof of.slot === "string" ? of.slot : undefined;
}

/** The part with slots for the steps that pick some of these cards; their names are put down. */
function noting(part: unknown, picked: ReadonlyMap<string, string[]>): unknown {
  if (Array.isArray(part)) return part.map((one) => noting(one, picked));
  if (!isNode(part)) return part;
  const noted = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, noting(one, picked)]));
  const from = pickedFrom(part) ?? "";
  const names = picked.get(from);
  if (names === undefined) return noted;
  const slot = typeof part.slot === "string" ? part.slot : `picked${names.length + 1} of ${from}`;
  names.push(slot);
  return { ...noted, slot };
}

/**
 * "Halve the ATK of 1 of them, and if you do, the other gains that lost ATK": what picks some of the cards notes which, also
 * where they stay what they are. With the effect, the slots of those that pick by that of the cards they pick from.
 */
export function withPickedCardsNoted(
  effect: Effect,
): readonly [Effect, ReadonlyMap<string, readonly string[]>] {
  const picked = new Map<string, string[]>();
  eachNode(effect, ({ ref, others, slot }) => {
    if (ref === "excavated" && others === true && typeof slot === "string") picked.set(slot, []);
  });
  return [picked.size === 0 ? effect : (noting(effect, picked) as Effect), picked];
}
