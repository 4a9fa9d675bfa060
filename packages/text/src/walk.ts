import {
  type Branch,
  eachNode,
  type Group,
  isNode,
  type Reference,
  type Span,
  type UnreadSpan,
} from "@chainwright/card-ir";

/** What the resolver writes into: slots of references and traits. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What it reports: a pronoun that nothing before it can be. */
export interface Unresolved {
  readonly span: Span | undefined;
  readonly fault: UnreadSpan["fault"];
  readonly what?: string;
}

/** All references in a part of the IR, in the order of the words. */
export function referencesIn(part: unknown): readonly Mutable<Reference>[] {
  const found: Mutable<Reference>[] = [];
  eachNode(part, (node) => {
    if (typeof node.ref === "string") found.push(node as unknown as Mutable<Reference>);
  });
  return found;
}

/** All groups of cards in a part of the IR, and the kinds of cards in them. */
export function groupsIn(part: unknown): readonly (Group | Branch)[] {
  const found: (Group | Branch)[] = [];
  eachNode(part, (node) => {
    if (isNode(node.quantity)) found.push(node as unknown as Group | Branch);
  });
  return found;
}

/** All groups of which a number is how many they are. */
export function groupsCountedIn(part: unknown): readonly Group[] {
  const found: Group[] = [];
  eachNode(part, ({ value, of }) => {
    if (value === "count" && isNode(of) && isNode(of.quantity)) found.push(of as unknown as Group);
  });
  return found;
}
