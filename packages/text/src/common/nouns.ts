import type { Grammar } from "../grammar.ts";

/** Singular, plural, and the form for "one or more": "monster(s)". */
export function noun(g: Grammar, word: string, value: string, category = "noun"): void {
  const form = { rule: `${category}[M]: ${word}` };
  g.rule(`${category}[sg]`, word, value, form);
  g.rule(`${category}[pl]`, `${word}s`, value, form);
  g.rule(`${category}[s]`, `${word}(s)`, value, form);
}

/**
 * A list category whose items come in a fixed order, each at most once: "face-up LIGHT Warrior monster".
 * The order is what keeps jumbled words from being read. A part "++several" is a list of its own.
 */
export function inOrder(g: Grammar, category: string, parts: readonly string[]): void {
  const slots = parts.map((part) => (part.startsWith("++") ? `{++:${part.slice(2)}}` : `{+:${part}}`));
  const options = { rule: `${category}: ${parts.join(", ")}, in this order` };
  slots.forEach((_, i) => {
    const here = i === 0 ? category : `${category}@${i}`;
    for (let j = i; j < slots.length; j++) {
      g.rule(here, slots[j] as string, undefined, options);
      if (j + 1 < slots.length) g.rule(here, `${slots[j]} {++:${category}@${j + 1}}`, undefined, options);
    }
  });
}

/** "A", "A or B", "A, B, or C" as a list. */
export function series(g: Grammar, category: string, item: string, word: string): void {
  g.rule(category, `{+:${item}}`);
  several(g, category, item, word);
}

/** "A or B", "A, B, or C" as a list. */
export function several(g: Grammar, category: string, item: string, word: string): void {
  const options = { rule: `${category}: several ${item}, ${word}` };
  g.rule(category, `{+:${item}} ${word} {+:${item}}`, undefined, options);
  g.rule(category, `{+:${item}}, {++:${category}@tail}`, undefined, options);
  g.rule(`${category}@tail`, `{+:${item}}, ${word} {+:${item}}`, undefined, options);
  g.rule(`${category}@tail`, `{+:${item}}, {++:${category}@tail}`, undefined, options);
}

/** The same of which one, wherever it stands, is of another kind than the others. */
export function withOne(g: Grammar, category: string, one: string, other: string, word: string): void {
  const options = { rule: `${category}: several ${other} with one ${one}, ${word}` };
  g.rule(category, `{${one}} ${word} {${other}}`, undefined, options);
  g.rule(category, `{${other}} ${word} {${one}}`, undefined, options);
  for (const list of [category, `${category}@tail`]) {
    g.rule(list, `{${one}}, {++:${category}@rest}`, undefined, options);
    g.rule(list, `{${other}}, {++:${category}@tail}`, undefined, options);
  }
  g.rule(`${category}@tail`, `{${one}}, ${word} {${other}}`, undefined, options);
  g.rule(`${category}@tail`, `{${other}}, ${word} {${one}}`, undefined, options);
  g.rule(`${category}@rest`, `{${other}}, ${word} {${other}}`, undefined, options);
  g.rule(`${category}@rest`, `{${other}}, {++:${category}@rest}`, undefined, options);
}

/** What cards are called: what is said before the noun, and the noun. A game may have more of these. */
export type Called = readonly (readonly [pre: string, noun: string])[];

/**
 * Cards as they are called after other words: "your monsters", "an opponent's face-up monster". `word` is what stands before
 * them and before a noun of another category, `word`-cards the whole, with `of` as its number after "1 of".
 */
export function led(g: Grammar, word: string, first: string, called: Called = [["pre", "noun"]]): void {
  const options = { rule: `${word}-cards: cards as they are called after ${first}` };
  for (const [pre, noun] of called) {
    const list = pre === "pre" ? word : `${word}-${pre}`;
    if (pre === "pre") {
      g.rule(list, first, undefined, options);
      g.rule(`${word}-cards[of]`, `{=:${word}-cards[pl]}`, undefined, options);
    }
    g.rule(list, `${first} {++:${pre}}`, undefined, options);
    g.rule(`${word}-cards[M]`, `{traits:${list}} {noun:${noun}[M]}`, {}, options);
  }
}

/** How many: the number of the noun follows from it. */
function quantities(g: Grammar): void {
  g.rule("quantity[sg]", "1", { kind: "exactly", n: 1 });
  g.rule("quantity[sg]", "@a", { kind: "a" });
  g.rule("quantity[s]", "@a", { kind: "some" });
  g.rule("quantity[pl]", "{n:int2}", { kind: "exactly" });
  g.rule("quantity[pl]", "up to {n:int2}", { kind: "up-to" });
  g.rule("quantity[sg]", "up to 1", { kind: "up-to", n: 1 });
  g.rule("quantity[pl]", "{n:int}+", { kind: "at-least" });
  g.rule("quantity[pl]", "{n:int} or more", { kind: "at-least" }, { wording: "or-more" });
  g.rule("quantity[pl]", "any number of", { kind: "any-number" });
  g.rule("quantity[pl]", "all", { kind: "all" });
  g.rule("quantity[pl]", "no", { kind: "no" });
}

/** "2 face-up DARK monsters your opponent controls" */
function groups(g: Grammar): void {
  // Without how many: "face-up DARK monsters".
  g.rule("cards[M]", "{=:cards-so[M]}");
  g.rule("cards[M]", "{noun:noun[M]}", { traits: [] });
  g.rule("cards-so[M]", "{traits:pre} {noun:noun[M]}");
  g.rule("group[M]", "{quantity:quantity[M]} {...:cards[M]} {where*:post}");
  // A card's own name needs no noun: 1 "Peten the Dark Clown".
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:named} {where*:post}", { noun: "card" });
  g.rule("named", "{+:trait-name}");
  g.rule("named", "{+:trait-other} {+:trait-name}");
  // 1 "X-Head Cannon" or "Y-Dragon Head"
  g.rule("named", "{+:trait-names}");
  g.rule("trait-names", "{traits:names}", { trait: "any-of" });
  several(g, "names", "trait-name", "or");
  g.noted("trait-names");
  // "an opponent's monster", "all your opponent's Attack Position monsters": the owner comes first.
  for (const [n, kind] of [
    ["sg", "a"],
    ["s", "some"],
  ] as const) {
    g.rule(`article[${n}]`, "@a", { kind }, { rule: "article[M]: @a" });
    g.rule(`group[${n}]`, `{quantity:article[${n}]} {...:opponents-cards[${n}]} {where*:post}`, undefined, {
      rule: "group[M]: {quantity:article[M]} {...:opponents-cards[M]} {where*:post}",
    });
  }
  g.rule("group[pl]", "{quantity:quantity-of[pl]} {...:owned-cards[pl]} {where*:post}");
  g.rule("quantity-of[pl]", "all", { kind: "all" });
  led(g, "opponents", "{+:trait-opponents}");
  led(g, "owned", "{+:trait-your}");
  g.rule("trait-opponents", "opponent's", { trait: "controlled", by: "opponent" });
  g.rule("trait-your", "your opponent's", { trait: "controlled", by: "opponent" });
  g.rule("trait-your", "your", { trait: "controlled", by: "you" });
  // "1 of those cards", "1 of your opponent's creatures"
  g.rule("group[N]", "{quantity:part-quantity[N]} of {where:part-group}", { traits: [], noun: "card" });
  g.rule("part-group", "{+:trait-one-of}");
  g.rule("trait-one-of", "{group:ref[pl]}", { trait: "one-of" });
  g.rule("part-quantity[sg]", "1", { kind: "exactly", n: 1 });
  g.rule("part-quantity[sg]", "up to 1", { kind: "up-to", n: 1 });
  g.rule("part-quantity[pl]", "{n:int2}", { kind: "exactly" });
  g.rule("part-quantity[pl]", "up to {n:int2}", { kind: "up-to" });
  // "the top card of your Deck"
  const cards = { traits: [], noun: "card" };
  g.rule("group[N]", "{quantity:top-cards[N]} of {where:top}", cards);
  g.rule("top-cards[sg]", "the top card", { kind: "exactly", n: 1 });
  g.rule("top-cards[pl]", "the top {n:int2} cards", { kind: "exactly" });
  g.rule("top", "{+:trait-top}");
  g.rule("trait-top", "{place:place-top}", { trait: "from" });
}

/** Words that point at something; which thing is found out by `resolve`. */
function references(g: Grammar): void {
  g.rule("ref[sg]", "it", { ref: "it" });
  g.rule("ref[sg]", "that target", { ref: "that-target" });
  g.rule("ref[pl]", "those targets", { ref: "those-targets" });
  g.rule("ref[sg]", "that card {where?:post}", { ref: "that-card" });
  g.rule("ref[sg]", "that {traits?:pre} {noun:ref-noun[sg]} {where?:post}", { ref: "that-card" });
  g.rule("ref[pl]", "those cards {where?:post}", { ref: "those-cards" });
  g.rule("ref[pl]", "those {traits?:pre} {noun:ref-noun[pl]} {where?:post}", { ref: "those-cards" });
  g.rule("ref[pl]", "that {traits?:pre} {noun:ref-noun[s]} {where?:post}", {
    ref: "those-cards",
    some: true,
  });
  g.rule("obj-pronoun", "them", { ref: "them" });
  g.rule("subj-pronoun", "they", { ref: "them" });
  g.rule("owner-pronoun", "their", { ref: "them" });
}

/** Noun phrases by their place in the sentence: object, subject, owner ("its", "that target's"). */
function phrases(g: Grammar): void {
  g.rule("np[N]", "{=:ref[N]}");
  g.rule("np[N]", "{=:group[N]}");
  g.rule("np[sg]", "{=:group[s]}");
  g.rule("np", "{=:np[N]}");
  g.rule("obj", "{=:np}");
  g.rule("obj", "{=:obj-pronoun}");
  g.rule("subj[N]", "{=:np[N]}");
  g.rule("subj[pl]", "{=:subj-pronoun}");
  g.rule("owner", "its", { ref: "it" });
  g.rule("owner", "{=:owner-pronoun}");
  g.rule("owner", "{=:possessor}'s");
  g.rule("possessor", "that target", { ref: "that-target" });
  g.rule("possessor", "this card", { ref: "this-card" });
  g.rule("possessor", "that {noun:ref-noun[sg]}", { ref: "that-card" });
}

/** Noun phrases that are said alike in all three games. */
export function commonNouns(g: Grammar): void {
  g.noted(
    "group",
    "ref",
    "np",
    "obj",
    "subj",
    "owner",
    "possessor",
    "obj-pronoun",
    "subj-pronoun",
    "owner-pronoun",
  );
  quantities(g);
  groups(g);
  references(g);
  phrases(g);
}
