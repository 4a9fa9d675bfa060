import type { Span } from "./span.ts";

/** A node of the IR, whatever fields it has. */
type AnyNode = Record<string, unknown>;

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a node in a part of the IR passes, however deep, in the order of the words; spans are no nodes. */
export function someNode(part: unknown, test: (node: AnyNode) => boolean): boolean {
  if (typeof part !== "object" || part === null) return false;
  // Many parts are looked through for many things: a list of the fields each time, or a function for each list, would cost
  // more than the rest.
  if (Array.isArray(part)) {
    for (const one of part) if (someNode(one, test)) return true;
    return false;
  }
  const node = part as AnyNode;
  if (test(node)) return true;
  for (const key in node) if (key !== "span" && someNode(node[key], test)) return true;
  return false;
}

/** Visits all nodes in a part of the IR, a node before those inside it. */
export function eachNode(part: unknown, visit: (node: AnyNode) => void): void {
  someNode(part, (node) => {
    visit(node);
    return false;
  });
}

/** All nodes in a part of the IR, each before those inside it: for what is asked of all of them more than once. */
export function nodesIn(part: unknown): readonly AnyNode[] {
  const nodes: AnyNode[] = [];
  eachNode(part, (node) => nodes.push(node));
  return nodes;
}

/** From the first of the words of a node, and of all nodes in it, to the last. */
export function extentOf(node: unknown): Span | undefined {
  const spans: Span[] = [];
  eachNode(node, ({ span }) => {
    if (Array.isArray(span)) spans.push(span as unknown as Span);
  });
  if (spans.length === 0) return undefined;
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}
