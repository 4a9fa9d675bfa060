import { inflect, type VerbForm } from "./inflect.ts";
import { clings, tokenise } from "./tokens.ts";

/**
 * What a slot of a template does with the value of its category:
 *
 * | written | role | meaning |
 * |---|---|---|
 * | `{what:np}`, `{a.b:np}`, `{a&b.c:np}` | `field` | becomes a field of the node, or the same of several |
 * | `{...:np}` | `spread` | its fields become fields of this node |
 * | `{=:np}` | `pass` | is the value |
 * | `{+:np}` | `push` | is one item of the list |
 * | `{++:np}` | `concat` | is a list, its items are items of this list |
 * | `{*a.b:np}` | `each` | becomes a field of every item of the list |
 * | `{^a:np}` | `first` | becomes a field of the first item of the list |
 *
 * `{what:np}` with `{what.quantity:many}` after it: the second adds a field to what the first is.
 * `{what?:np}` may be missing; `{what*:np}` may be missing and is then the empty list.
 */
type Role = "field" | "spread" | "pass" | "push" | "concat" | "each" | "first";

interface Literal {
  readonly literal: string;
  /** No space before it; `undefined` for the first symbol, where the rule above decides. */
  readonly glued: boolean | undefined;
}

export interface Slot {
  readonly slot: string;
  readonly role: Role;
  /** Where its value goes. */
  readonly paths: readonly (readonly string[])[];
  readonly glued: boolean | undefined;
}

export type Symbol_ = Literal | Slot;

export const isSlot = (symbol: Symbol_): symbol is Slot => "slot" in symbol;

/** Values of the features that a category name mentions as capital letters: `np[N]`. */
export type Binding = Readonly<Record<string, string>>;

export const bindCategory = (category: string, binding: Binding): string =>
  category.replace(/\b[A-Z]\b/g, (name) => binding[name] ?? name);

/** One way to write a template: what of it is an empty list then, which words were chosen, in which order free parts stand. */
interface Way {
  readonly template: string;
  readonly empty: readonly string[];
  /** Words that could as well be others, or be missing, beside those that go without saying. */
  readonly chosen?: readonly string[];
  /** Left out where the parts stand as the rule lists them. */
  readonly order?: string;
}

const MARKS: Readonly<Record<string, string>> = { ",": "comma", ".": "stop", ":": "colon" };

/** A choice of words as a wording: of the `nth` choice of its template. */
const chosenAs = (words: string, nth: number): string =>
  `${MARKS[words] ?? (words.trim().replaceAll(/\W+/g, "-") || "none")}${nth === 1 ? "" : `-${nth}`}`;

const choosing = (way: Way, word: string): Way => ({ ...way, chosen: [word, ...(way.chosen ?? [])] });

/** Every choice of these parts, in every order. */
function arrangements(parts: readonly string[]): (readonly number[])[] {
  const further = (chosen: readonly number[]): (readonly number[])[] => [
    chosen,
    ...parts.flatMap((_, i) => (chosen.includes(i) ? [] : further([...chosen, i]))),
  ];
  return further([]);
}

/**
 * Every way to write a template without optional parts. `[[ a & b & c]]`: any of them, in any order. Words that may be
 * missing (`[[,]]`) and those after the first of several that say the same (`<<the|that>>`) are noted.
 */
export function withoutOptionals(template: string, nth = 1): Way[] {
  const choice = /\[\[([^{}<&]*?)\]\]|<<([^<>]*)>>/.exec(template);
  const group = /\[\[(.*?)\]\]/.exec(template);
  if (choice && choice.index <= (group?.index ?? choice.index)) {
    const [all, optional, several] = choice;
    const words = several?.split("|") ?? ["", optional as string];
    return words.flatMap((word, i) =>
      withoutOptionals(
        `${template.slice(0, choice.index)}${word}${template.slice(choice.index + all.length)}`.trimStart(),
        nth + 1,
      ).map((way) => (i === 0 ? way : choosing(way, chosenAs(word, nth)))),
    );
  }
  if (group) {
    const before = template.slice(0, group.index);
    const after = template.slice(group.index + group[0].length);
    const parts = (group[1] as string).split(" & ");
    if (parts.length === 1)
      return [before + group[1] + after, before + after].flatMap((way) => withoutOptionals(way, nth));
    return arrangements(parts).flatMap((chosen) => {
      const words = chosen.map((i) => ` ${(parts[i] as string).trim()}`).join("");
      const isListed = chosen.every((part, i) => i === 0 || part > (chosen[i - 1] as number));
      return withoutOptionals(before === "" ? (words + after).trimStart() : before + words + after, nth).map(
        (way) => (isListed ? way : { ...way, order: `order-${chosen.join("")}` }),
      );
    });
  }
  const slot = /( ?)\{([\w.-]+)([?*]):([^}]*)\}/.exec(template);
  if (!slot) return [{ template, empty: [] }];
  const [all, space, path = "", mark, category] = slot;
  const before = template.slice(0, slot.index);
  const after = template.slice(slot.index + all.length);
  const present = withoutOptionals(`${before}${space}{${path}:${category}}${after}`);
  // At the very start the space after the missing part goes with it.
  const absent = withoutOptionals(before === "" ? after.trimStart() : before + after).map((t) =>
    mark === "*" ? { ...t, empty: [...t.empty, path] } : t,
  );
  return [...present, ...absent];
}

function slotOf(inner: string, glued: boolean | undefined, binding: Binding): Slot {
  const cut = inner.indexOf(":");
  const name = inner.slice(0, cut);
  const slot = bindCategory(inner.slice(cut + 1), binding);
  const plain = { slot, glued, paths: [] };
  const pathsOf = (names: string) => names.split("&").map((path) => path.split("."));
  if (name === "...") return { ...plain, role: "spread" };
  if (name === "=") return { ...plain, role: "pass" };
  if (name === "+") return { ...plain, role: "push" };
  if (name === "++") return { ...plain, role: "concat" };
  if (name.startsWith("*")) return { ...plain, role: "each", paths: pathsOf(name.slice(1)) };
  if (name.startsWith("^")) return { ...plain, role: "first", paths: pathsOf(name.slice(1)) };
  return { ...plain, role: "field", paths: pathsOf(name) };
}

/**
 * `<destroy>` follows the verb form F of the category, `<is/are>` its number N, `<is|was>` its tense H; `<J>` is the word that the
 * feature J stands for.
 */
function wordOf(words: string, binding: Binding): string {
  const feature = binding[words];
  if (feature !== undefined) return feature;
  const [now, then] = words.split("|");
  const inner = (binding.H === "past" && then !== undefined ? then : now) as string;
  const [one, many, doubtful] = inner.split("/");
  if (many === undefined)
    return then === undefined ? inflect(inner, (binding.F ?? "bare") as VerbForm) : inner;
  const number = binding.M ?? binding.N;
  return (number === "pl" ? many : number === "s" ? (doubtful ?? one) : one) as string;
}

/** Reads a template (without optional parts) into symbols, for one choice of features. */
export function symbolsOf(template: string, binding: Binding): Symbol_[] {
  const symbols: Symbol_[] = [];
  let glued: boolean | undefined;
  for (const [part] of template.matchAll(/\{[^}]*\}|<[^>]*>| +|[^{<]+/g)) {
    if (part.startsWith("{")) symbols.push(slotOf(part.slice(1, -1), glued, binding));
    else {
      const text = part.startsWith("<") ? wordOf(part.slice(1, -1), binding) : part;
      for (const token of tokenise(text, false)) {
        const close = token.start > 0 ? token.glued : text.startsWith(" ") ? false : glued;
        symbols.push({ literal: token.text, glued: clings(token.text) ? true : close });
      }
    }
    glued = !part.endsWith(" ");
  }
  return symbols;
}
