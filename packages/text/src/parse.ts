import { type Span, withoutSpans } from "@chainwright/card-ir";
import { type Category, type CompiledGrammar, canBegin, type Node, spacedRight } from "./compile.ts";
import type { Production, Shape } from "./grammar.ts";
import { isSlot } from "./template.ts";
import { articleBefore, clings, type Token } from "./tokens.ts";

/** A phrase that was found: the token after it, and what it says. */
interface Found {
  readonly end: number;
  readonly value: unknown;
}

/** All readings of one sentence; with none, the farthest token reached and what would have been read there. */
export interface Parse {
  readonly readings: readonly unknown[];
  readonly farthest: number;
  readonly expected: readonly string[];
}

export type SpanOf = (from: number, to: number) => Span;

type Fields = Record<string, unknown>;

function fill(shape: Shape, kids: readonly unknown[]): unknown {
  if ("constant" in shape) return shape.constant;
  if ("slot" in shape) return kids[shape.slot];
  const node: Fields = {};
  for (const [key, below] of shape.below) node[key] = fill(below, kids);
  return node;
}

const joinWordings = (one: unknown, other: unknown): string =>
  one ? `${String(one)} ${String(other)}` : String(other);

function merge(into: Fields, from: Fields): void {
  for (const [key, value] of Object.entries(from)) {
    if (key === "span") continue;
    into[key] = key === "wording" ? joinWordings(into[key], value) : value;
  }
}

const setPath = (node: Fields, [key = "", ...rest]: readonly string[], value: unknown): Fields => ({
  ...node,
  [key]: rest.length === 0 ? value : setPath((node[key] ?? {}) as Fields, rest, value),
});

function buildArray(production: Production, kids: readonly unknown[]): unknown[] {
  let items: unknown[] = [];
  const slots = production.symbols.filter(isSlot);
  slots.forEach((slot, i) => {
    if (slot.role === "push") items.push(kids[i]);
    else if (slot.role === "concat") items.push(...(kids[i] as unknown[]));
  });
  slots.forEach((slot, i) => {
    if (slot.role === "each") items = items.map((item) => setPath(item as Fields, slot.path, kids[i]));
  });
  const { wording } = production;
  if (wording === undefined) return items;
  // The first item notes how the whole list is worded.
  const [first, ...others] = items as [Fields, ...unknown[]];
  return [{ ...first, wording: joinWordings(first.wording, wording) }, ...others];
}

function build(production: Production, kids: readonly unknown[], span: Span | undefined): unknown {
  if (production.builds === "value") return production.constant;
  if (production.builds === "pass") {
    const value = kids[0];
    if (!production.wording) return value;
    return { ...(value as Fields), wording: joinWordings((value as Fields).wording, production.wording) };
  }
  if (production.builds === "array") return buildArray(production, kids);
  const node = fill(production.shape, kids) as Fields;
  production.symbols.filter(isSlot).forEach((slot, i) => {
    if (slot.role === "spread") merge(node, kids[i] as Fields);
  });
  if (production.wording) node.wording = joinWordings(node.wording, production.wording);
  if (span) node.span = span;
  return node;
}

/** One run over one sentence. Results are remembered by category and place, so that shared phrases are read once. */
class Run {
  readonly #memo: Map<number, readonly Found[]>[];
  readonly #grammar: CompiledGrammar;
  readonly #tokens: readonly Token[];
  readonly #spanOf: SpanOf;
  farthest = 0;
  readonly expected = new Set<string>();
  /** Noting what was expected costs time, so it is done in a second run, for texts that have no reading. */
  noting = false;

  constructor(grammar: CompiledGrammar, tokens: readonly Token[], spanOf: SpanOf) {
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#spanOf = spanOf;
    this.#memo = tokens.map(() => new Map());
  }

  category(category: Category, at: number): readonly Found[] {
    const memo = this.#memo[at] as Map<number, readonly Found[]>;
    const known = memo.get(category.id);
    if (known) return known;
    const found: Found[] = [];
    const { terminal } = category;
    if (terminal) {
      const token = this.#tokens[at] as Token;
      const value = token.kind === terminal.kind ? terminal.read(token) : undefined;
      if (value !== undefined) found.push({ end: at + 1, value });
      else if (this.noting) this.#note(at, terminal.called);
    }
    this.#walk(category, category.root, at, at, [], found);
    const distinct = found.length > 1 ? withoutDoubles(found) : found;
    memo.set(category.id, distinct);
    return distinct;
  }

  #note(at: number, what: string): void {
    if (at < this.farthest) return;
    if (at > this.farthest) this.expected.clear();
    this.farthest = at;
    this.expected.add(what);
  }

  #walk(category: Category, node: Node, from: number, at: number, kids: unknown[], found: Found[]): void {
    for (const production of node.ends) {
      const span = category.noted ? this.#spanOf(from, at) : undefined;
      found.push({ end: at, value: build(production, kids, span) });
    }
    const token = this.#tokens[at];
    if (!token) {
      if (this.noting) this.#noteAll(node, at);
      return;
    }
    let moved = this.#follow(category, node, token.key, token, from, at, kids, found);
    if (token.alt !== undefined)
      moved = this.#follow(category, node, token.alt, token, from, at, kids, found) || moved;
    const next = this.#tokens[at + 1];
    if (next && (token.alt ?? token.key) === articleBefore(next.text))
      moved = this.#follow(category, node, "@a", token, from, at, kids, found) || moved;
    for (const edge of node.slots) {
      const below = this.#grammar.categories[edge.category] as Category;
      if (!spacedRight(edge.glued, token) || !canBegin(below, token)) {
        if (this.noting) for (const word of below.first) this.#note(at, word);
        continue;
      }
      for (const kid of this.category(below, at)) {
        kids.push(kid.value);
        this.#walk(category, edge.to, from, kid.end, kids, found);
        kids.pop();
      }
    }
    if (!moved && this.noting) this.#noteAll(node, at);
  }

  #noteAll(node: Node, at: number): void {
    for (const word of node.words.keys()) this.#note(at, word);
    for (const edge of node.slots) {
      const below = this.#grammar.categories[edge.category] as Category;
      for (const word of below.first) this.#note(at, word);
      if (below.terminal) this.#note(at, below.terminal.called);
    }
  }

  #follow(
    category: Category,
    node: Node,
    key: string,
    token: Token,
    from: number,
    at: number,
    kids: unknown[],
    found: Found[],
  ): boolean {
    let moved = false;
    for (const edge of node.words.get(key) ?? []) {
      // At the very beginning of a phrase the words around it decide, except for marks that always cling.
      if (edge.glued === undefined ? clings(token.text) && !token.glued : !spacedRight(edge.glued, token))
        continue;
      moved = true;
      this.#walk(category, edge.to, from, at + 1, kids, found);
    }
    return moved;
  }
}

/** Two derivations of the same meaning are one reading. */
function withoutDoubles(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const keys = new Set<string>();
  const ends = new Map<number, number>();
  for (const { end } of found) ends.set(end, (ends.get(end) ?? 0) + 1);
  for (const one of found) {
    if ((ends.get(one.end) as number) > 1) {
      const key = `${one.end} ${meaning(one.value)}`;
      if (keys.has(key)) continue;
      keys.add(key);
    }
    kept.push(one);
  }
  return kept;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, below]) => [key, sorted(below)]),
  );
};

/** A key that is equal for equal meanings, whatever the order of fields and the spans. */
export const meaning = (value: unknown): string => JSON.stringify(sorted(withoutSpans(value)));

/** All ways to read the tokens, from the first to the last, as one phrase of the category. */
export function parseTokens(
  grammar: CompiledGrammar,
  category: string,
  tokens: readonly Token[],
  spanOf: SpanOf,
): Parse {
  const top = grammar.byName.get(category);
  if (!top) throw new Error(`grammar: nothing says how to write "${category}"`);
  if (tokens.length === 0) return { readings: [], farthest: 0, expected: [category] };
  const readings = new Run(grammar, tokens, spanOf)
    .category(top, 0)
    .filter((found) => found.end === tokens.length)
    .map((found) => found.value);
  if (readings.length > 0) return { readings, farthest: tokens.length, expected: [] };
  const again = new Run(grammar, tokens, spanOf);
  again.noting = true;
  const found = again.category(top, 0);
  const longest = Math.max(0, ...found.map((f) => f.end));
  return { readings, farthest: Math.max(again.farthest, longest), expected: [...again.expected].sort() };
}
