import { type Span, withoutSpans } from "@chainwright/card-ir";
import {
  type Category,
  type CompiledGrammar,
  canBegin,
  EDGE,
  HEAD,
  type Place,
  type Sign,
  signOf,
} from "./compile.ts";
import type { Production, Shape } from "./grammar.ts";
import { joinTokens, type Token } from "./tokens.ts";

/** All readings of one sentence, and the farthest token that any way of reading it reached. */
export interface Parse {
  readonly readings: readonly unknown[];
  readonly farthest: number;
  /** There are more ways to read it than are tried. */
  readonly gaveUp: boolean;
}

export type SpanOf = (from: number, to: number) => Span;

type Fields = Record<string, unknown>;

function fill(shape: Shape, kids: readonly unknown[]): unknown {
  if ("constant" in shape) return shape.constant;
  if ("slot" in shape && shape.below === undefined) return kids[shape.slot];
  const node: Fields = "slot" in shape ? { ...(kids[shape.slot] as Fields) } : {};
  shape.below?.forEach((below, key) => {
    node[key] = fill(below, kids);
  });
  return node;
}

const joinWordings = (one: unknown, other: unknown): string =>
  one ? `${String(one)} ${String(other)}` : String(other);

function merge(into: Fields, from: Fields): void {
  for (const key in from) {
    if (key === "span") continue;
    into[key] = key === "wording" ? joinWordings(into[key], from[key]) : from[key];
  }
}

const setPath = (node: Fields, [key = "", ...rest]: readonly string[], value: unknown): Fields => ({
  ...node,
  [key]: rest.length === 0 ? value : setPath((node[key] ?? {}) as Fields, rest, value),
});

function buildArray(production: Production, kids: readonly unknown[]): unknown[] {
  let items: unknown[] = [];
  const { slots } = production;
  slots.forEach((slot, i) => {
    if (slot.role === "push") items.push(kids[i]);
    else if (slot.role === "concat") items.push(...(kids[i] as unknown[]));
  });
  slots.forEach((slot, i) => {
    if (slot.role !== "each" && slot.role !== "first") return;
    for (const path of slot.paths)
      items = items.map((item, at) =>
        at === 0 || slot.role === "each" ? setPath(item as Fields, path, kids[i]) : item,
      );
  });
  const { constant, wording } = production;
  for (const [path, value] of Object.entries((constant ?? {}) as Fields))
    items = items.map((item) => setPath(item as Fields, path.split("."), value));
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
  production.slots.forEach((slot, i) => {
    if (slot.role === "spread") merge(node, kids[i] as Fields);
  });
  if (production.wording) node.wording = joinWordings(node.wording, production.wording);
  if (span) node.span = span;
  return node;
}

/**
 * Words that were found to be a phrase, up to the token `end`. What they say is built when it is asked for, since most
 * phrases are part of nothing in the end.
 */
interface Found {
  readonly category: Category;
  readonly from: number;
  readonly end: number;
  /** Of a terminal there is only the value. */
  readonly production: Production | undefined;
  readonly kids: readonly Found[];
  value: unknown;
}

const NOTHING: readonly Found[] = [];

/**
 * What was found by place and category, as numbers: to begin anew for each sentence would take longer than to read it, so
 * that what earlier sentences left is told by its being smaller. It is the newest run's, and no other may go on with it.
 */
class Memo {
  readonly #categories: number;
  readonly #rows: Int32Array[] = [];
  #results: (readonly Found[])[] = [NOTHING];
  #first = 1;

  constructor(categories: number) {
    this.#categories = categories;
  }

  forget(): void {
    this.#first += this.#results.length;
    this.#results = [NOTHING];
    // Before the numbers are more than the rows can hold.
    if (this.#first < 1 << 30) return;
    this.#rows.length = 0;
    this.#first = 1;
  }

  get(category: number, at: number): readonly Found[] | undefined {
    const number = (this.#rows[at]?.[category] ?? 0) - this.#first;
    return number < 0 ? undefined : this.#results[number];
  }

  set(category: number, at: number, found: readonly Found[]): void {
    this.#rows[at] ??= new Int32Array(this.#categories);
    const number = found === NOTHING ? 0 : this.#results.push(found) - 1;
    this.#rows[at][category] = this.#first + number;
  }
}

const MEMOS = new WeakMap<CompiledGrammar, Memo>();

function emptyMemo(grammar: CompiledGrammar): Memo {
  const memo = MEMOS.get(grammar) ?? new Memo(grammar.categories.length);
  MEMOS.set(grammar, memo);
  memo.forget();
  return memo;
}

/** So many steps a sentence takes at most: eighty times what the longest of cards do. */
const MOST_STEPS = 200_000;

/** One run over one sentence. Results are remembered by category and place, so that shared phrases are read once. */
class Run {
  readonly #memo: Memo;
  readonly #grammar: CompiledGrammar;
  readonly #tokens: readonly Token[];
  readonly #signs: readonly Sign[];
  readonly #spanOf: SpanOf;
  /** The phrases found so far on the way that is being tried, of all categories that are being tried. */
  readonly #kids: Found[] = [];
  /** What has been found so far of all categories that are being tried. */
  readonly #found: Found[] = [];
  /** Where to note what could stand there. */
  readonly #noteAt: number | undefined;
  readonly expected = new Set<string>();
  /** Pairs of productions that said the same of the same words. */
  readonly doubles: (readonly [Production, Production])[] = [];
  /** The farthest token that was reached, or one beyond the last. */
  farthest = 0;
  /** How many steps are left. */
  #left = MOST_STEPS;

  constructor(grammar: CompiledGrammar, tokens: readonly Token[], spanOf: SpanOf, noteAt?: number) {
    this.#memo = emptyMemo(grammar);
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#signs = tokens.map((token, at) => signOf(grammar, token, tokens[at + 1]));
    this.#spanOf = spanOf;
    this.#noteAt = noteAt;
  }

  get gaveUp(): boolean {
    return this.#left <= 0;
  }

  category(category: Category, at: number): readonly Found[] {
    const known = this.#memo.get(category.id, at);
    if (known) return known;
    const before = this.#found.length;
    const { terminal } = category;
    if (terminal) {
      const n = terminal.length?.(this.#tokens, at) ?? 1;
      const token = joinTokens(this.#tokens.slice(at, at + n));
      const value = token?.kind === terminal.kind ? terminal.read(token) : undefined;
      if (value !== undefined)
        this.#found.push({ category, from: at, end: at + n, production: undefined, kids: [], value });
    }
    this.#walk(category, category.root, at, at, this.#kids.length);
    const found = this.#found.length === before ? NOTHING : this.#withoutDoubles(this.#found.splice(before));
    this.#memo.set(category.id, at, found);
    return found;
  }

  #walk(category: Category, node: Place, from: number, at: number, firstKid: number): void {
    if (--this.#left <= 0) return;
    if (at > this.farthest) this.farthest = at;
    if (at === this.#noteAt) this.#note(node);
    const { table, productions, categories } = this.#grammar;
    const firstWord = table[node + 1] as number;
    for (let place = node + HEAD; place < firstWord; place++) {
      const production = productions[table[place] as number];
      const kids = this.#kids.slice(firstKid);
      this.#found.push({ category, from, end: at, production, kids, value: undefined });
    }
    const sign = this.#signs[at];
    if (!sign) return;
    const { spacing } = sign;
    const firstSlot = table[node + 2] as number;
    if (((table[node] as number) & sign.bits) !== 0)
      for (const word of sign.words)
        for (let edge = firstWord; edge < firstSlot; edge += EDGE)
          if (table[edge] === word && ((table[edge + 1] as number) & spacing) !== 0)
            this.#walk(category, table[edge + 2] as Place, from, at + 1, firstKid);
    const end = table[node + 3] as number;
    for (let edge = firstSlot; edge < end; edge += EDGE) {
      const below = table[edge] as number;
      if (!canBegin(sign.begins, below) || ((table[edge + 1] as number) & spacing) === 0) continue;
      for (const kid of this.category(categories[below] as Category, at)) {
        this.#kids.push(kid);
        this.#walk(category, table[edge + 2] as Place, from, kid.end, firstKid);
        this.#kids.pop();
      }
    }
  }

  #note(node: Place): void {
    const { table, words, categories } = this.#grammar;
    const firstSlot = table[node + 2] as number;
    for (let edge = table[node + 1] as number; edge < firstSlot; edge += EDGE)
      this.expected.add(words[table[edge] as number] as string);
    for (let edge = firstSlot; edge < (table[node + 3] as number); edge += EDGE) {
      const below = categories[table[edge] as number] as Category;
      for (const word of below.first) this.expected.add(word);
      if (below.terminal) this.expected.add(below.terminal.called);
    }
  }

  /** What a phrase says. */
  value(found: Found): unknown {
    const { category, production, from, end } = found;
    if (production === undefined || found.value !== undefined) return found.value;
    const span = category.noted ? this.#spanOf(from, end) : undefined;
    found.value = build(
      production,
      found.kids.map((kid) => this.value(kid)),
      span,
    );
    return found.value;
  }

  /** Two derivations of the same meaning are one reading. */
  #withoutDoubles(found: readonly Found[]): readonly Found[] {
    if (allEndApart(found)) return found;
    const kept: Found[] = [];
    const known = new Map<string, Found>();
    for (const one of found) {
      if (found.some((other) => other !== one && other.end === one.end)) {
        const key = `${one.end} ${meaning(this.value(one))}`;
        const before = known.get(key);
        if (before) {
          this.doubles.push([before.production as Production, one.production as Production]);
          continue;
        }
        known.set(key, one);
      }
      kept.push(one);
    }
    return kept;
  }
}

function allEndApart(found: readonly Found[]): boolean {
  for (let i = 1; i < found.length; i++)
    for (let j = 0; j < i; j++) if (found[i]?.end === found[j]?.end) return false;
  return true;
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

const topOf = (grammar: CompiledGrammar, category: string): Category => {
  const top = grammar.byName.get(category);
  if (!top) throw new Error(`grammar: nothing says how to write "${category}"`);
  return top;
};

/** All ways to read the tokens, from the first to the last, as one phrase of the category. */
export function parseTokens(
  grammar: CompiledGrammar,
  category: string,
  tokens: readonly Token[],
  spanOf: SpanOf,
): Parse {
  const top = topOf(grammar, category);
  if (tokens.length === 0) return { readings: [], farthest: 0, gaveUp: false };
  const run = new Run(grammar, tokens, spanOf);
  const whole = run.category(top, 0).filter((found) => found.end === tokens.length);
  if (run.gaveUp) return { readings: [], farthest: run.farthest, gaveUp: true };
  return { readings: whole.map((found) => run.value(found)), farthest: run.farthest, gaveUp: false };
}

/** The words and kinds of words that would be understood as token `at`, when the tokens are no phrase of the category. */
export function expectedAt(
  grammar: CompiledGrammar,
  category: string,
  tokens: readonly Token[],
  at: number,
): readonly string[] {
  const run = new Run(grammar, tokens, (from, to) => [from, to], at);
  const whole = run.category(topOf(grammar, category), 0).some((found) => found.end === tokens.length);
  return whole ? [] : [...run.expected].sort();
}

/** How a sentence is read, for whoever looks after the grammar. */
export interface Derivation {
  /** The productions that its readings are made of. */
  readonly used: ReadonlySet<Production>;
  /** Pairs of productions that said the same of the same words: one of the two is needless there. */
  readonly doubles: readonly (readonly [Production, Production])[];
}

export function derivationOf(
  grammar: CompiledGrammar,
  category: string,
  tokens: readonly Token[],
): Derivation {
  const run = new Run(grammar, tokens, (from, to) => [from, to]);
  const used = new Set<Production>();
  const visit = ({ production, kids }: Found): void => {
    if (production) used.add(production);
    kids.forEach(visit);
  };
  if (tokens.length > 0)
    for (const found of run.category(topOf(grammar, category), 0))
      if (found.end === tokens.length) visit(found);
  return { used, doubles: run.doubles };
}
