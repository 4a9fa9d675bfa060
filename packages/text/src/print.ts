import type { Category, CompiledGrammar } from "./compile.ts";
import type { Constant, Production, Shape } from "./grammar.ts";
import { meaning } from "./parse.ts";
import { isSlot, type Slot } from "./template.ts";
import { articleBefore, capitalised, clings, opensSentence } from "./tokens.ts";

export interface Piece {
  readonly text: string;
  readonly glued: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the words were, and the records that `resolve` found. */
const NOTES: ReadonlySet<string> = new Set([
  "span",
  "slot",
  "secondSlot",
  "materialSlot",
  "otherSlot",
  "foundSlot",
]);

/** Without the notes that no words stand for: where the words were, and what `resolve` found out. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isFields(value)) return value;
  const node: Record<string, unknown> = {};
  for (const [key, below] of Object.entries(value))
    if (!NOTES.has(key) && below !== undefined) node[key] = said(below);
  return node;
}

const same = (value: unknown, constant: Constant): boolean =>
  value === constant || (typeof constant === "object" && meaning(value) === meaning(constant));

/** Takes a value apart by the shape of a production; `undefined` when it is not of that shape. */
function takeApart(shape: Shape, value: unknown, kids: unknown[]): boolean {
  if (value === undefined) return false;
  if ("constant" in shape) return same(value, shape.constant);
  if ("slot" in shape && shape.below === undefined) {
    const known = kids[shape.slot];
    kids[shape.slot] = value;
    return known === undefined || meaning(known) === meaning(value);
  }
  if (!isFields(value)) return false;
  const others = Object.entries(value).filter(([key]) => !shape.below?.has(key));
  if ("slot" in shape) kids[shape.slot] = Object.fromEntries(others);
  else if (others.length > 0) return false;
  for (const [key, below] of shape.below ?? []) if (!takeApart(below, value[key], kids)) return false;
  return true;
}

const wordingsOf = (value: Fields): string[] =>
  typeof value.wording === "string" ? value.wording.split(" ") : [];

const withWordings = (node: Fields, wordings: readonly string[]): Fields => {
  const { wording: _, ...rest } = node;
  return wordings.length > 0 ? { ...rest, wording: wordings.join(" ") } : rest;
};

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (isFields(node) ? node[key] : undefined), value);

function without(node: Fields, [key = "", ...rest]: readonly string[]): Fields {
  if (rest.length > 0) return { ...node, [key]: without(node[key] as Fields, rest) };
  const { [key]: _, ...left } = node;
  return left;
}

/** Every way to share out the items among the slots: one to each that is an item, at least one to each that is a list. */
function* shares(items: readonly unknown[], slots: readonly Slot[]): Generator<Map<Slot, unknown>> {
  const [slot, ...others] = slots;
  if (slot === undefined) {
    if (items.length === 0) yield new Map();
    return;
  }
  if (slot.role === "each" || slot.role === "first") {
    yield* shares(items, others);
    return;
  }
  const lengths = slot.role === "push" ? [1] : items.map((_, i) => i + 1);
  for (const n of lengths) {
    if (n < 1 || n > items.length) continue;
    const own = slot.role === "push" ? items[0] : items.slice(0, n);
    for (const rest of shares(items.slice(n), others)) yield rest.set(slot, own);
  }
}

class Printer {
  readonly #grammar: CompiledGrammar;

  constructor(grammar: CompiledGrammar) {
    this.#grammar = grammar;
  }

  /** Many productions share their parts: what was tried for a part is not tried again. */
  readonly #tried = new Map<string, WeakMap<object, Piece[] | null>>();

  category(name: string, value: unknown): Piece[] | undefined {
    if (typeof value !== "object" || value === null) return this.#first(name, value);
    let tried = this.#tried.get(name);
    if (tried === undefined) {
      tried = new WeakMap();
      this.#tried.set(name, tried);
    }
    const known = tried.get(value);
    if (known !== undefined) return known ?? undefined;
    const pieces = this.#first(name, value);
    tried.set(value, pieces ?? null);
    return pieces;
  }

  /** By the first production that says it. */
  #first(name: string, value: unknown): Piece[] | undefined {
    const category = this.#grammar.byName.get(name) as Category;
    const token = category.terminal?.write(value);
    if (token !== undefined) return [{ text: token, glued: false }];
    for (const production of category.productions) {
      const pieces = this.#production(production, value);
      if (pieces) return pieces;
    }
    return undefined;
  }

  #production(production: Production, value: unknown): Piece[] | undefined {
    if (production.builds === "array") {
      for (const kids of this.#array(production, value)) {
        const pieces = this.#pieces(production, kids);
        if (pieces) return pieces;
      }
      return undefined;
    }
    const kids = this.#kids(production, value);
    return kids && this.#pieces(production, kids);
  }

  #pieces(production: Production, kids: readonly unknown[]): Piece[] | undefined {
    const pieces: Piece[] = [];
    let slot = 0;
    for (const symbol of production.symbols) {
      if (!isSlot(symbol)) {
        pieces.push({ text: symbol.literal, glued: symbol.glued ?? false });
        continue;
      }
      const below = this.category(symbol.slot, kids[slot++]);
      if (!below) return undefined;
      below.forEach((piece, i) => {
        pieces.push(i === 0 ? { text: piece.text, glued: symbol.glued ?? false } : piece);
      });
    }
    return pieces;
  }

  /** What the slots of the production say of the value; `undefined` when the production does not say all of it. */
  #kids(production: Production, value: unknown): unknown[] | undefined {
    switch (production.builds) {
      case "array":
        return undefined;
      case "value":
        return same(value, production.constant as Constant) ? [] : undefined;
      case "pass":
        return this.#pass(production, value);
      case "object":
        return isFields(value) ? this.#object(production, value) : undefined;
    }
  }

  #pass(production: Production, value: unknown): unknown[] | undefined {
    if (production.wording === undefined) return [value];
    if (!isFields(value) || !wordingsOf(value).includes(production.wording)) return undefined;
    return [
      withWordings(
        value,
        wordingsOf(value).filter((w) => w !== production.wording),
      ),
    ];
  }

  /** What the slots of a list say: more than one way where the list is made of several lists. */
  *#array(production: Production, value: unknown): Generator<readonly unknown[]> {
    if (!Array.isArray(value) || value.length === 0) return;
    const { slots } = production;
    let items: readonly unknown[] = value;
    if (production.wording !== undefined) {
      const [first, ...others] = value as [Fields, ...unknown[]];
      const wordings = wordingsOf(first);
      if (!wordings.includes(production.wording)) return;
      items = [
        withWordings(
          first,
          wordings.filter((w) => w !== production.wording),
        ),
        ...others,
      ];
    }
    for (const [key, given] of Object.entries(isFields(production.constant) ? production.constant : {})) {
      const path = key.split(".");
      if (items.some((item) => !same(at(item, path), given as Constant))) return;
      items = items.map((item) => without(item as Fields, path));
    }
    const shared = new Map<Slot, unknown>();
    for (const slot of slots)
      if (slot.role === "each" || slot.role === "first") {
        const first = at(items[0], slot.paths[0] ?? []);
        const saidOf = slot.role === "each" ? items.length : 1;
        for (const path of slot.paths) {
          const lacks = (item: unknown, i: number) =>
            i < saidOf && meaning(at(item, path) ?? null) !== meaning(first);
          if (first === undefined || items.some(lacks)) return;
          items = items.map((item, i) => (i < saidOf ? without(item as Fields, path) : item));
        }
        shared.set(slot, first);
      }
    for (const parts of shares(items, slots)) yield slots.map((slot) => shared.get(slot) ?? parts.get(slot));
  }

  #object(production: Production, value: Fields): unknown[] | undefined {
    let wordings = wordingsOf(value);
    if (production.wording !== undefined) {
      if (!wordings.includes(production.wording)) return undefined;
      wordings = wordings.filter((w) => w !== production.wording);
    }
    const { below } = production.shape as { readonly below: ReadonlyMap<string, Shape> };
    const kids: unknown[] = [];
    for (const [key, shape] of below) if (!takeApart(shape, value[key], kids)) return undefined;
    const rest: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) {
      if (key === "wording") continue;
      if (!below.has(key)) rest[key] = part;
    }
    const { slots } = production;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i];
      if (slot?.role !== "spread") continue;
      const { fields, wordings: own } = this.#grammar.byName.get(slot.slot) as Category;
      const part: Record<string, unknown> = {};
      for (const key of Object.keys(rest))
        if (fields.has(key)) {
          part[key] = rest[key];
          delete rest[key];
        }
      kids[i] = withWordings(
        part,
        wordings.filter((w) => own.has(w)),
      );
      wordings = wordings.filter((w) => !own.has(w));
    }
    return Object.keys(rest).length === 0 && wordings.length === 0 ? kids : undefined;
  }
}

/** Joins the words: spaces, capital letters at the beginning of sentences, "a" or "an". */
export function joinPieces(pieces: readonly Piece[]): string {
  let text = "";
  let opening = true;
  pieces.forEach((piece, i) => {
    const close = i === 0 || piece.glued || clings(piece.text) || text.endsWith("\n");
    const word = piece.text === "@a" ? articleBefore(pieces[i + 1]?.text ?? "") : piece.text;
    text += (close ? "" : " ") + (opening ? capitalised(word) : word);
    opening = opensSentence(word);
  });
  return text;
}

/** The words for a value, or `undefined` when the grammar has none. */
export function printValue(grammar: CompiledGrammar, category: string, value: unknown): string | undefined {
  const pieces = new Printer(grammar).category(category, said(value));
  return pieces && joinPieces(pieces);
}
