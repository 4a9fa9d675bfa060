import type { Grammar, Production, Terminal } from "./grammar.ts";
import { isSlot } from "./template.ts";
import { articleBefore, clings, type Token } from "./tokens.ts";

interface WordEdge {
  readonly glued: boolean | undefined;
  readonly to: Node;
}

interface SlotEdge extends WordEdge {
  readonly category: number;
}

/**
 * Productions of one category that begin alike share their beginning. Reading spends most of its time on fetching these
 * from memory, so that what a node does not have is null, not empty.
 */
export interface Node {
  /** By the number of the word. */
  words: Map<number, WordEdge[]> | null;
  /** The bits of all its words. */
  bits: number;
  slots: SlotEdge[] | null;
  ends: Production[] | null;
}

/** The bit of a number among 32 that follow each other. Of words it tells only that a node has none of them. */
const bitOf = (number: number): number => 1 << (number & 31);

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
  /** The words of all productions: numbers are compared faster. */
  readonly words: readonly string[];
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** By the number of a word: the categories of which a phrase can begin with it. */
  readonly begunBy: readonly (readonly number[])[];
  /** What can begin with a token, by its kind and the words that it can be; filled as tokens come. */
  readonly beginnings: Map<number, Uint32Array>;
}

/** What of a token decides how it can be read. */
export interface Sign {
  readonly token: Token;
  /** The words of the grammar that it can be. */
  readonly words: readonly number[];
  /** Their bits. */
  readonly bits: number;
  /** By the number of a category, a bit for each: whether a phrase of it can begin with this token. */
  readonly begins: Uint32Array;
}

/** Stands in the grammar for "a" or "an", by the word that follows. */
const ARTICLE = "@a";

const KINDS: readonly Token["kind"][] = ["word", "number", "name", "mark"];

const newNode = (): Node => ({ words: null, bits: 0, slots: null, ends: null });

function insert(
  root: Node,
  production: Production,
  idOf: (name: string) => number,
  numberOf: (word: string) => number,
): void {
  let node = root;
  for (const symbol of production.symbols) {
    if (isSlot(symbol)) {
      const category = idOf(symbol.slot);
      node.slots ??= [];
      const known = node.slots.find((e) => e.category === category && e.glued === symbol.glued);
      const edge = known ?? { category, glued: symbol.glued, to: newNode() };
      if (!known) node.slots.push(edge);
      node = edge.to;
    } else {
      const word = numberOf(symbol.literal);
      node.words ??= new Map();
      node.bits |= bitOf(word);
      const edges = node.words.get(word) ?? [];
      const known = edges.find((e) => e.glued === symbol.glued);
      const edge = known ?? { glued: symbol.glued, to: newNode() };
      if (!known) edges.push(edge);
      node.words.set(word, edges);
      node = edge.to;
    }
  }
  node.ends ??= [];
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

function computeFirst(categories: readonly Category[], words: readonly string[]): void {
  for (const { root, terminal, first, firstKinds } of categories) {
    if (terminal) firstKinds.add(terminal.kind);
    for (const word of root.words?.keys() ?? []) first.add(words[word] as string);
  }
  untilStable(() => {
    let grew = false;
    for (const { root, first, firstKinds } of categories)
      for (const slot of root.slots ?? []) {
        const below = categories[slot.category] as Category;
        grew = addAll(first, below.first) || grew;
        grew = addAll(firstKinds, below.firstKinds) || grew;
      }
    return grew;
  });
}

function computeFields(categories: readonly Category[], of: (name: string) => Category): void {
  // The categories whose nodes are merged into this one's.
  const merged = categories.map(({ productions, fields, wordings }) => {
    const below = new Set<Category>();
    for (const { shape, slots, wording } of productions) {
      if (wording) wordings.add(wording);
      if ("below" in shape) addAll(fields, shape.below.keys());
      for (const { role, slot } of slots) if (role === "spread" || role === "pass") below.add(of(slot));
    }
    return below;
  });
  untilStable(() => {
    let grew = false;
    for (const { id, fields, wordings } of categories)
      for (const below of merged[id] as Set<Category>) {
        grew = addAll(fields, below.fields) || grew;
        grew = addAll(wordings, below.wordings) || grew;
      }
    return grew;
  });
}

/** A production whose first symbol leads back to its own category would never end. */
function refuseLeftRecursion(categories: readonly Category[]): void {
  const state = new Map<string, "open" | "done">();
  const visit = (category: Category, trail: readonly string[]): void => {
    if (state.get(category.name) === "done") return;
    if (state.get(category.name) === "open")
      throw new Error(`grammar: ${[...trail, category.name].join(" > ")} begins with itself`);
    state.set(category.name, "open");
    for (const slot of category.root.slots ?? [])
      visit(categories[slot.category] as Category, [...trail, category.name]);
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
  const words: string[] = [];
  const wordNumbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = wordNumbers.get(word) ?? words.push(word) - 1;
    wordNumbers.set(word, number);
    return number;
  };
  for (const category of categories)
    for (const production of category.productions) {
      if (production.symbols.length === 0) throw new Error(`grammar: a "${category.name}" without words`);
      insert(category.root, production, (name) => of(name).id, numberOf);
    }
  computeFirst(categories, words);
  computeFields(categories, of);
  refuseLeftRecursion(categories);
  const begunBy = words.map((): number[] => []);
  for (const { id, first } of categories)
    for (const word of first) begunBy[wordNumbers.get(word) as number]?.push(id);
  return { categories, byName, words, wordNumbers, begunBy, beginnings: new Map() };
}

/** How the grammar sees a token, before the one that follows it. */
export function signOf(grammar: CompiledGrammar, token: Token, next: Token | undefined): Sign {
  const { wordNumbers, beginnings } = grammar;
  const words: number[] = [];
  let which = 1 + KINDS.indexOf(token.kind);
  const add = (word: string): void => {
    const number = wordNumbers.get(word);
    if (number !== undefined) words.push(number);
    which = which * (wordNumbers.size + 1) + (number ?? wordNumbers.size);
  };
  add(token.key);
  if (token.alt !== undefined) add(token.alt);
  if (next !== undefined && isArticle(token.alt ?? token.key, next.text)) add(ARTICLE);
  let begins = beginnings.get(which);
  if (!begins) {
    begins = beginningsOf(grammar, token.kind, words);
    beginnings.set(which, begins);
  }
  return { token, words, bits: words.reduce((bits, word) => bits | bitOf(word), 0), begins };
}

const isArticle = (word: string, next: string): boolean =>
  (word === "a" || word === "an") && word === articleBefore(next);

function beginningsOf(
  { categories, begunBy }: CompiledGrammar,
  kind: Token["kind"],
  words: readonly number[],
): Uint32Array {
  const begins = new Uint32Array(Math.ceil(categories.length / 32));
  const add = (category: number): void => {
    begins[category >>> 5] = (begins[category >>> 5] as number) | bitOf(category);
  };
  for (const { id, firstKinds } of categories) if (firstKinds.has(kind)) add(id);
  for (const word of words) for (const category of begunBy[word] ?? []) add(category);
  return begins;
}

/** Whether a phrase of the category can begin with what the bits are of. */
export const canBegin = (begins: Uint32Array, category: number): boolean =>
  ((begins[category >>> 5] as number) & bitOf(category)) !== 0;

/** Whether the space before a token is as the grammar wants it. */
export const spacedRight = (glued: boolean | undefined, token: Token): boolean =>
  glued === undefined || glued === token.glued || (token.glued && clings(token.text));
