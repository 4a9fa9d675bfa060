import type { Grammar, Production, Terminal } from "./grammar.ts";
import { isSlot } from "./template.ts";
import { articleBefore, clings, type Token } from "./tokens.ts";

/** Productions of one category that begin alike share their beginning. */
interface Node {
  readonly words: Edge[];
  readonly slots: Edge[];
  readonly ends: Production[];
}

interface Edge {
  /** The number of the word, or of the category. */
  readonly number: number;
  readonly glued: boolean | undefined;
  readonly to: Node;
}

/**
 * Where in the table a node is. Reading spends most of its time on fetching nodes from memory, so that all of them are one
 * row of numbers:
 *
 *     the bits of its words | where its words begin | where its slots begin | where they end
 *     the productions that end here, by number
 *     its words: number, bit of `Sign.spacing`, node that follows
 *     its slots: number of the category, bit of `Sign.spacing`, node that follows
 */
export type Place = number;

/** How many numbers come before the productions of a node, and how many an edge has. */
export const HEAD = 4;
export const EDGE = 3;

/** The bit of a number among 32 that follow each other. Of words it tells only that a node has none of them. */
const bitOf = (number: number): number => 1 << (number & 31);

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly noted: boolean;
  readonly productions: readonly Production[];
  readonly root: Place;
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
  readonly table: Int32Array;
  /** As the table numbers them. */
  readonly productions: readonly Production[];
  /** The words of all productions: numbers are compared faster. */
  readonly words: readonly string[];
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** By the number of a word: the categories of which a phrase can begin with it. */
  readonly begunBy: readonly (readonly number[])[];
  /** How tokens are seen, by all that decides it as a number; filled as tokens come. */
  readonly signs: Map<number, Sign>;
}

/** What of a token decides how it can be read. */
export interface Sign {
  /** The words of the grammar that it can be. */
  readonly words: readonly number[];
  /** Their bits. */
  readonly bits: number;
  /** By the number of a category, a bit for each: whether a phrase of it can begin with this token. */
  readonly begins: Uint32Array;
  /** A bit for each way of saying whether there is a space before a word: whether the token is as it says. */
  readonly spacing: number;
}

/** Stands in the grammar for "a" or "an", by the word that follows. */
const ARTICLE = "@a";

const KINDS: readonly Token["kind"][] = ["word", "number", "name", "mark"];

const newNode = (): Node => ({ words: [], slots: [], ends: [] });

function insert(
  root: Node,
  production: Production,
  idOf: (name: string) => number,
  numberOf: (word: string) => number,
): void {
  let node = root;
  for (const symbol of production.symbols) {
    const { glued } = symbol;
    const edges = isSlot(symbol) ? node.slots : node.words;
    const number = isSlot(symbol) ? idOf(symbol.slot) : numberOf(symbol.literal);
    const known = edges.find((one) => one.number === number && one.glued === glued);
    const edge = known ?? { number, glued, to: newNode() };
    if (!known) edges.push(edge);
    node = edge.to;
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

function computeFirst(
  categories: readonly Category[],
  roots: readonly Node[],
  words: readonly string[],
): void {
  for (const { id, terminal, first, firstKinds } of categories) {
    if (terminal) firstKinds.add(terminal.kind);
    for (const { number } of (roots[id] as Node).words) first.add(words[number] as string);
  }
  untilStable(() => {
    let grew = false;
    for (const { id, first, firstKinds } of categories)
      for (const { number } of (roots[id] as Node).slots) {
        const below = categories[number] as Category;
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
function refuseLeftRecursion(categories: readonly Category[], roots: readonly Node[]): void {
  const state = new Map<string, "open" | "done">();
  const visit = (category: Category, trail: readonly string[]): void => {
    if (state.get(category.name) === "done") return;
    if (state.get(category.name) === "open")
      throw new Error(`grammar: ${[...trail, category.name].join(" > ")} begins with itself`);
    state.set(category.name, "open");
    for (const { number } of (roots[category.id] as Node).slots)
      visit(categories[number] as Category, [...trail, category.name]);
    state.set(category.name, "done");
  };
  for (const category of categories) visit(category, []);
}

/** Lays out the productions of the categories; says where each of them begins. */
function layOut(roots: readonly Node[]): {
  readonly table: Int32Array;
  readonly productions: readonly Production[];
  readonly places: readonly Place[];
} {
  const table: number[] = [];
  const productions: Production[] = [];
  const put = ({ words, slots, ends }: Node): Place => {
    const at = table.length;
    const firstWord = at + HEAD + ends.length;
    const firstSlot = firstWord + EDGE * words.length;
    const bits = words.reduce((all, { number }) => all | bitOf(number), 0);
    table.push(bits, firstWord, firstSlot, firstSlot + EDGE * slots.length);
    for (const production of ends) table.push(productions.push(production) - 1);
    for (const { number, glued } of words) table.push(number, spacingOfWord(glued), 0);
    for (const { number, glued } of slots) table.push(number, spacingOfSlot(glued), 0);
    for (const [i, { to }] of [...words, ...slots].entries()) table[firstWord + EDGE * i + 2] = put(to);
    return at;
  };
  const places = roots.map(put);
  return { table: Int32Array.from(table), productions, places };
}

/**
 * Makes the tables for reading. Throws on a mistake in the grammar itself:
 * an unknown category, an empty production, left recursion.
 */
export function compileGrammar(grammar: Grammar): CompiledGrammar {
  const grouped = new Map<string, Production[]>();
  for (const production of grammar.productions) {
    const list = grouped.get(production.category);
    if (list) list.push(production);
    else grouped.set(production.category, [production]);
  }
  const names = [...new Set([...grouped.keys(), ...grammar.terminals.keys()])];
  const ids = new Map(names.map((name, id) => [name, id]));
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`grammar: nothing says how to write "${name}"`);
    return id;
  };
  const words: string[] = [];
  const wordNumbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = wordNumbers.get(word) ?? words.push(word) - 1;
    wordNumbers.set(word, number);
    return number;
  };
  const roots = names.map((name): Node => {
    const root = newNode();
    for (const production of grouped.get(name) ?? []) {
      if (production.symbols.length === 0) throw new Error(`grammar: a "${name}" without words`);
      insert(root, production, idOf, numberOf);
    }
    return root;
  });
  const { table, productions, places } = layOut(roots);
  const categories = names.map((name, id): Category => {
    const terminal = grammar.terminals.get(name);
    return {
      id,
      name,
      noted: grammar.notedCategories.has(name.replace(/\[.*/, "")),
      productions: grouped.get(name) ?? [],
      root: places[id] as Place,
      ...(terminal ? { terminal } : {}),
      first: new Set(),
      firstKinds: new Set(),
      fields: new Set(),
      wordings: new Set(),
    };
  });
  const of = (name: string): Category => categories[idOf(name)] as Category;
  computeFirst(categories, roots, words);
  computeFields(categories, of);
  refuseLeftRecursion(categories, roots);
  const begunBy = words.map((): number[] => []);
  for (const { id, first } of categories)
    for (const word of first) begunBy[wordNumbers.get(word) as number]?.push(id);
  const byName = new Map(categories.map((category) => [category.name, category]));
  return { categories, byName, table, productions, words, wordNumbers, begunBy, signs: new Map() };
}

/** How the grammar sees a token, before the one that follows it. */
export function signOf(grammar: CompiledGrammar, token: Token, next: Token | undefined): Sign {
  const { wordNumbers, signs } = grammar;
  const none = wordNumbers.size;
  const word = wordNumbers.get(token.key) ?? none;
  const alt = token.alt === undefined ? none : (wordNumbers.get(token.alt) ?? none);
  const article = next !== undefined && isArticle(token.alt ?? token.key, next.text);
  const kind = KINDS.indexOf(token.kind);
  const spacing = spacingOf(token);
  const which =
    (((word * (none + 1) + alt) * 2 + Number(article)) * KINDS.length + kind) * ALL_SPACINGS + spacing;
  const known = signs.get(which);
  if (known !== undefined) return known;
  const words = [word, alt, article ? (wordNumbers.get(ARTICLE) ?? none) : none].filter(
    (one) => one !== none,
  );
  const bits = words.reduce((all, one) => all | bitOf(one), 0);
  const sign = { words, bits, begins: beginningsOf(grammar, token.kind, words), spacing };
  signs.set(which, sign);
  return sign;
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

/** No bit of `Sign.spacing` but these is ever asked for: a space, none, either, and at the very beginning of a phrase. */
const SPACED = 1;
const GLUED = 2;
const EITHER = 4;
/** There the words around it decide, except for marks that always cling. */
const OUTSIDE = 8;
/** How many ways there are to set these bits. */
const ALL_SPACINGS = 16;

const spacingOfSlot = (glued: boolean | undefined): number =>
  glued === undefined ? EITHER : glued ? GLUED : SPACED;

const spacingOfWord = (glued: boolean | undefined): number =>
  glued === undefined ? OUTSIDE : spacingOfSlot(glued);

function spacingOf({ glued, text }: Token): number {
  const clinging = clings(text);
  return (
    EITHER | (glued ? GLUED : SPACED) | (glued && clinging ? SPACED : 0) | (glued || !clinging ? OUTSIDE : 0)
  );
}
