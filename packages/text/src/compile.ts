import type { Grammar, Production, Terminal } from "./grammar.ts";
import { isSlot } from "./template.ts";
import { clings, type Token } from "./tokens.ts";

/** Productions of one category that begin alike share their beginning. */
export interface Node {
  readonly words: Map<string, { readonly glued: boolean | undefined; readonly to: Node }[]>;
  readonly slots: { readonly category: number; readonly glued: boolean | undefined; readonly to: Node }[];
  readonly ends: Production[];
}

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly noted: boolean;
  readonly productions: readonly Production[];
  readonly root: Node;
  readonly terminal?: Terminal;
  /** Words, and kinds of words, that can come first. */
  readonly first: Set<string>;
  readonly firstKinds: Set<Token["kind"]>;
  /** Fields and wordings that nodes of this category can have; for taking merged nodes apart. */
  readonly fields: Set<string>;
  readonly wordings: Set<string>;
}

export interface CompiledGrammar {
  readonly categories: readonly Category[];
  readonly byName: ReadonlyMap<string, Category>;
}

const newNode = (): Node => ({ words: new Map(), slots: [], ends: [] });

function insert(root: Node, production: Production, idOf: (name: string) => number): void {
  let node = root;
  for (const symbol of production.symbols) {
    if (isSlot(symbol)) {
      const category = idOf(symbol.slot);
      const known = node.slots.find((e) => e.category === category && e.glued === symbol.glued);
      const edge = known ?? { category, glued: symbol.glued, to: newNode() };
      if (!known) node.slots.push(edge);
      node = edge.to;
    } else {
      const edges = node.words.get(symbol.literal) ?? [];
      const known = edges.find((e) => e.glued === symbol.glued);
      const edge = known ?? { glued: symbol.glued, to: newNode() };
      if (!known) edges.push(edge);
      node.words.set(symbol.literal, edges);
      node = edge.to;
    }
  }
  node.ends.push(production);
}

/** Repeats `step` until nothing grows any more. */
function untilStable(step: () => boolean): void {
  while (step());
}

function addAll<T>(to: Set<T>, from: Iterable<T>): boolean {
  const before = to.size;
  for (const item of from) to.add(item);
  return to.size > before;
}

function computeFirst(categories: readonly Category[], of: (name: string) => Category): void {
  untilStable(() => {
    let grew = false;
    for (const category of categories) {
      if (category.terminal) grew = addAll(category.firstKinds, [category.terminal.kind]) || grew;
      for (const { symbols } of category.productions) {
        const symbol = symbols[0];
        if (!symbol) continue;
        if (!isSlot(symbol)) grew = addAll(category.first, [symbol.literal]) || grew;
        else {
          const first = of(symbol.slot);
          grew = addAll(category.first, first.first) || grew;
          grew = addAll(category.firstKinds, first.firstKinds) || grew;
        }
      }
    }
    return grew;
  });
}

function computeFields(categories: readonly Category[], of: (name: string) => Category): void {
  untilStable(() => {
    let grew = false;
    for (const category of categories)
      for (const { shape, symbols, wording } of category.productions) {
        if (wording) grew = addAll(category.wordings, [wording]) || grew;
        if ("below" in shape) grew = addAll(category.fields, shape.below.keys()) || grew;
        for (const symbol of symbols)
          if (isSlot(symbol) && (symbol.role === "spread" || symbol.role === "pass")) {
            grew = addAll(category.fields, of(symbol.slot).fields) || grew;
            grew = addAll(category.wordings, of(symbol.slot).wordings) || grew;
          }
      }
    return grew;
  });
}

/** A production whose first symbol leads back to its own category would never end. */
function refuseLeftRecursion(categories: readonly Category[], of: (name: string) => Category): void {
  const state = new Map<string, "open" | "done">();
  const visit = (category: Category, trail: readonly string[]): void => {
    if (state.get(category.name) === "done") return;
    if (state.get(category.name) === "open")
      throw new Error(`grammar: ${[...trail, category.name].join(" > ")} begins with itself`);
    state.set(category.name, "open");
    for (const { symbols } of category.productions) {
      const symbol = symbols[0];
      if (symbol && isSlot(symbol)) visit(of(symbol.slot), [...trail, category.name]);
    }
    state.set(category.name, "done");
  };
  for (const category of categories) visit(category, []);
}

/**
 * Makes the tables for reading. Throws on a mistake in the grammar itself:
 * an unknown category, an empty production, left recursion.
 */
export function compileGrammar(grammar: Grammar): CompiledGrammar {
  const byName = new Map<string, Category>();
  const grouped = new Map<string, Production[]>();
  for (const production of grammar.productions) {
    const list = grouped.get(production.category);
    if (list) list.push(production);
    else grouped.set(production.category, [production]);
  }
  const names = [...new Set([...grouped.keys(), ...grammar.terminals.keys()])];
  const categories = names.map((name, id): Category => {
    const terminal = grammar.terminals.get(name);
    return {
      id,
      name,
      noted: grammar.notedCategories.has(name.replace(/\[.*/, "")),
      productions: grouped.get(name) ?? [],
      root: newNode(),
      ...(terminal ? { terminal } : {}),
      first: new Set(),
      firstKinds: new Set(),
      fields: new Set(),
      wordings: new Set(),
    };
  });
  for (const category of categories) byName.set(category.name, category);
  const of = (name: string): Category => {
    const category = byName.get(name);
    if (!category) throw new Error(`grammar: nothing says how to write "${name}"`);
    return category;
  };
  for (const category of categories)
    for (const production of category.productions) {
      if (production.symbols.length === 0) throw new Error(`grammar: a "${category.name}" without words`);
      insert(category.root, production, (name) => of(name).id);
    }
  computeFirst(categories, of);
  computeFields(categories, of);
  refuseLeftRecursion(categories, of);
  return { categories, byName };
}

/** Whether a phrase of the category can begin with this token. */
export function canBegin(category: Category, token: Token): boolean {
  if (category.first.has(token.key) || (token.alt !== undefined && category.first.has(token.alt)))
    return true;
  if (category.firstKinds.has(token.kind)) return true;
  return category.first.has("@a") && /^[Aa]n?$/.test(token.text);
}

/** Whether the space before a token is as the grammar wants it. */
export const spacedRight = (glued: boolean | undefined, token: Token): boolean =>
  glued === undefined || glued === token.glued || (token.glued && clings(token.text));
