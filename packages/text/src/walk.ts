import type { Branch, Group, Reference } from "@chainwright/card-ir";

/** What the resolver writes into: slots of references and traits. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All references in a part of the IR, in the order of the words. */
export function* referencesIn(value: unknown): Generator<Mutable<Reference>> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
  else if (isNode(value)) {
    if (typeof value.ref === "string") yield value as unknown as Mutable<Reference>;
    for (const [key, below] of Object.entries(value)) if (key !== "span") yield* referencesIn(below);
  }
}

/** All groups of cards in a part of the IR, and the kinds of cards in them. */
export function* groupsIn(value: unknown): Generator<Group | Branch> {
  if (Array.isArray(value)) for (const item of value) yield* groupsIn(item);
  else if (isNode(value)) {
    if (isNode(value.quantity)) yield value as unknown as Group | Branch;
    for (const [key, below] of Object.entries(value)) if (key !== "span") yield* groupsIn(below);
  }
}

/** All groups of which a number is how many they are. */
export function* groupsCountedIn(value: unknown): Generator<Group> {
  if (Array.isArray(value)) for (const item of value) yield* groupsCountedIn(item);
  else if (isNode(value)) {
    if (value.value === "count" && isNode(value.of) && isNode(value.of.quantity))
      yield value.of as unknown as Group;
    for (const [key, below] of Object.entries(value)) if (key !== "span") yield* groupsCountedIn(below);
  }
}
