import { bindCategory, isSlot, type Slot, type Symbol_, symbolsOf, withoutOptionals } from "./template.ts";
import type { Token } from "./tokens.ts";

/** Constant part of what a production builds: fields of a node, or a whole value. */
export type Constant = string | number | boolean | readonly Constant[] | { readonly [key: string]: Constant };

/** Words that are not listed one by one: numbers, names in quotes, names of counters. */
export interface Terminal {
  /** Of its first token. */
  readonly kind: Token["kind"];
  /** The value of the token, or `undefined` when it is not one of these. */
  readonly read: (token: Token) => Constant | undefined;
  /** How many tokens from `at` on are one word of this kind, where it may be more than one; `read` gets them as one. */
  readonly length?: (tokens: readonly Token[], at: number) => number;
  /** What says the value, or `undefined` when the value is not of this kind. */
  readonly write: (value: unknown) => string | undefined;
  /** How an error message calls it. */
  readonly called: string;
}

/** Which fields a production fills, and from where: a constant, the n-th slot, a node below, or a slot and more fields of its node. */
export type Shape =
  | { readonly constant: Constant }
  | { readonly slot: number; readonly below?: ReadonlyMap<string, Shape> }
  | { readonly below: ReadonlyMap<string, Shape> };

/** One way of saying one kind of thing; read forwards it parses, backwards it prints. */
export interface Production {
  readonly category: string;
  readonly builds: "object" | "value" | "pass" | "array";
  readonly symbols: readonly Symbol_[];
  readonly slots: readonly Slot[];
  readonly shape: Shape;
  /** Of `value`: the value itself. Of `array`: what the items are given besides. */
  readonly constant?: Constant;
  /** Another phrasing of what an earlier production says: the node notes it, and prints as it was written. */
  readonly wording?: string;
  /** The rule as it is written in the grammar; of one rule there are several productions. */
  readonly rule: string;
}

export interface RuleOptions {
  readonly wording?: string;
  /** What it is a part of, where one line of the grammar makes several productions. */
  readonly rule?: string;
}

type Domains = Readonly<Record<string, readonly string[]>>;

/** What a verb says of where something goes, that can be said before what goes there. */
const FIRST = ["to", "into", "on", "up", "as", "field", "turn", "set"];

/**
 * Feature letters and what they range over: number (with "s" for "monster(s)"), verb form, where something goes, the word
 * that joins a list, the preposition of a place, the way of Summoning with materials, many ("monsters", "monster(s)") or one
 * ("monster", "monster(s)"), a value as an amount or as what something is compared with, the word that joins two clauses, how
 * long something lasts, where several words say the same; the tense, the word of a condition, whose battle it
 * is, the player who acts, where cards are moved.
 */
const DOMAINS: Domains = {
  N: ["sg", "pl"],
  M: ["sg", "pl", "s"],
  F: ["bare", "s3", "past", "ger"],
  V: [...FIRST, "down"],
  W: FIRST,
  J: ["or", "and/or", "and"],
  P: ["from", "in", "on"],
  L: ["pl", "s"],
  O: ["sg", "s"],
  R: ["amount", "measured", "number"],
  S: ["fusion", "synchro", "xyz", "link"],
  D: ["and if you do", "then", "also", "but"],
  T: ["this-turn", "rest-of-turn", "battle-phase", "this-battle", "that-battle"],
  H: ["present", "past"],
  I: ["if", "when"],
  B: ["this-card", "equipped-monster"],
  Q: ["you", "opponent"],
  K: ["to", "into", "on"],
};

/** A wording that is a feature: its first value is what goes without saying. */
const wordingOf = (wording: string | undefined, binding: Readonly<Record<string, string>>) =>
  wording === undefined || (wording in DOMAINS && binding[wording] === DOMAINS[wording]?.[0])
    ? undefined
    : bindCategory(wording, binding);

const letters = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/[\w-]\[([^\]]*)\]|<([A-Z])>/g)].flatMap((m) =>
      [...((m[1] ?? m[2]) as string).matchAll(/\b[A-Z]\b/g)].map((l) => l[0]),
    ),
  ),
];

function bindings(names: readonly string[]): Readonly<Record<string, string>>[] {
  let all: Record<string, string>[] = [{}];
  for (const name of names)
    all = all.flatMap((b) => (DOMAINS[name] ?? []).map((value) => ({ ...b, [name]: value })));
  return all;
}

/** Every way to write a template; of one whose parts may all be missing those in which something stands. */
function waysOf(template: string): ReturnType<typeof withoutOptionals> {
  const ways = withoutOptionals(template);
  return ways.length === 1 ? ways : ways.filter((way) => way.template !== "");
}

const isFields = (value: Constant | undefined): value is { readonly [key: string]: Constant } =>
  typeof value === "object" && !Array.isArray(value);

/**
 * The words of one game's card texts, as productions. Filled by the files of `common/` and of the game;
 * `compileGrammar` makes it fit for reading.
 */
export class Grammar {
  readonly productions: Production[] = [];
  readonly terminals = new Map<string, Terminal>();
  readonly notedCategories = new Set<string>();

  /**
   * Adds one phrase: `rule("step[F]", "<destroy> {what:np}", { verb: "destroy" })`.
   * Capital letters in brackets are features; the rule holds for each of their values.
   * Optional parts make one production each, so that no production is empty; parts in free order one for each order,
   * which the node notes as its wording unless it is the order of the rule. Where all parts are optional, one of them is there.
   */
  rule(category: string, template: string, constant?: Constant, options: RuleOptions = {}): this {
    for (const binding of bindings(letters(`${category} ${template}`)))
      for (const way of waysOf(template))
        this.productions.push(
          this.#production(
            bindCategory(category, binding),
            way,
            binding,
            constant,
            options,
            options.rule ?? `${category}: ${template}`,
          ),
        );
    return this;
  }

  /** A closed list of words: what is written, and the value it stands for. */
  words(category: string, words: Readonly<Record<string, Constant>>, options: RuleOptions = {}): this {
    for (const [text, value] of Object.entries(words)) this.rule(category, text, value, options);
    return this;
  }

  terminal(category: string, terminal: Terminal): this {
    this.terminals.set(category, terminal);
    return this;
  }

  /** Nodes of these categories carry the span of their words. */
  noted(...categories: readonly string[]): this {
    for (const category of categories) this.notedCategories.add(category);
    return this;
  }

  #production(
    category: string,
    { template, empty, chosen = [], order }: ReturnType<typeof withoutOptionals>[number],
    binding: Readonly<Record<string, string>>,
    constant: Constant | undefined,
    options: RuleOptions,
    rule: string,
  ): Production {
    const symbols = symbolsOf(template, binding);
    const slots = symbols.filter(isSlot);
    const roles = new Set(slots.map((s) => s.role));
    // The words and the order belong to this category: a part of it may have some of its own.
    const noted = [
      wordingOf(options.wording, binding),
      ...[...chosen, ...(order ? [order] : [])].map((one) => `${category.replaceAll(" ", "-")}-${one}`),
    ];
    const wording = noted.filter(Boolean).join("-");
    const base = { category, symbols, slots, rule, ...(wording === "" ? {} : { wording }) };
    const given = constant === undefined ? {} : { constant };
    const nothing: Shape = { below: new Map() };
    if (roles.has("pass")) return { ...base, builds: "pass", shape: nothing };
    if (roles.has("push") || roles.has("concat"))
      return { ...base, ...given, builds: "array", shape: nothing };
    if (slots.length === 0 && constant !== undefined && !isFields(constant))
      return { ...base, constant, builds: "value", shape: nothing };
    return { ...base, builds: "object", shape: shapeOf(slots, isFields(constant) ? constant : {}, empty) };
  }
}

type Building = Map<string, Shape>;

function place(root: Building, path: readonly string[], leaf: Shape): void {
  const [key = "", ...rest] = path;
  const there = root.get(key);
  const known = there && "below" in there ? (there.below as Building) : undefined;
  if (rest.length === 0) {
    root.set(key, known && "slot" in leaf ? { ...leaf, below: known } : leaf);
    return;
  }
  const below: Building = known ?? new Map();
  root.set(key, there && "slot" in there ? { slot: there.slot, below } : { below });
  place(below, rest, leaf);
}

function shapeOf(
  slots: readonly Slot[],
  constant: { readonly [key: string]: Constant },
  empty: readonly string[],
): Shape {
  const below: Building = new Map();
  for (const [path, value] of Object.entries(constant)) place(below, path.split("."), { constant: value });
  for (const path of empty) place(below, path.split("."), { constant: [] });
  slots.forEach(({ role, paths }, slot) => {
    if (role === "field") for (const path of paths) place(below, path, { slot });
  });
  return { below };
}
