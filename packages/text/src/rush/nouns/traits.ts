import { inOrder } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** The words between alternatives, and how the list that has them is noted. */
const BETWEEN = [
  ["or", {}],
  ["and/or", { wording: "and-or" }],
  ["and", { wording: "and" }],
] as const;

/** What narrows a group down, and in which order it is said; values are in `values.ts`. */
export function rushTraits(g: Grammar): void {
  inOrder(g, "pre", [
    "trait-random",
    "trait-excavated",
    "trait-other",
    "trait-face",
    "trait-position",
    "trait-summoned",
    "trait-level",
    "trait-attribute",
    "trait-type",
    "trait-series",
    "trait-kind",
  ]);
  inOrder(g, "post", ["trait-with", "trait-in", "trait-from", "trait-apart", "trait-except"]);
  g.rule("post", "{+:trait-apart} {+:trait-in}");
  g.rule("post", "{+:trait-apart} {+:trait-from}");
  // "face-up on your field"
  g.rule("post", "{+:trait-face-up} {+:trait-in}");
  g.rule("post", "{+:trait-with} {+:trait-face-up} {+:trait-in}");
  g.rule("post", "{+:trait-in} {+:trait-in-position}");
  g.rule("trait-in-position", "in {position:position}", { trait: "position" }, { wording: "in" });
  g.noted("trait-in-position");
  g.rule(
    "trait-except",
    ", except a Maximum Monster",
    { trait: "kind", kind: "maximum", not: true },
    { wording: "except" },
  );
  g.rule("post", "{+:trait-in} {+:trait-with}");
  g.rule("post", "{+:trait-from} {+:trait-with}");
  g.rule("pre", "{+:trait-level} {+:trait-face}");
  g.rule("pre", "{+:trait-level} {+:trait-position}");
  g.rule("pre", "{+:trait-level} {+:trait-face} {+:trait-position}");
  g.rule("pre", "{+:trait-level}, {+:trait-attribute}, {+:trait-type}", undefined, { wording: "commas" });
  kinds(g);
  alternatives(g);
  apart(g);
  said(g);
}

/** At least two, as a list: "A or B", "A, B, or C". */
function several(g: Grammar, category: string, item: string, word: string): void {
  g.rule(category, `{+:${item}} ${word} {+:${item}}`);
  g.rule(category, `{+:${item}}, {++:${category}@tail}`);
  g.rule(`${category}@tail`, `{+:${item}}, ${word} {+:${item}}`);
  g.rule(`${category}@tail`, `{+:${item}}, {++:${category}@tail}`);
}

function kinds(g: Grammar): void {
  g.rule("trait-excavated", "excavated", { trait: "one-of", "group.ref": "excavated" });
  g.rule("trait-face-up", "face-up", { trait: "face", face: "up" }, { wording: "after" });
  g.noted("trait-excavated", "trait-face-up", "trait-apart");
  g.rule("trait-kind", "Legend", { trait: "kind", kind: "legend" }, { wording: "adjective" });
  g.rule("trait-kind", "non-Legend", { trait: "kind", kind: "legend", not: true }, { wording: "adjective" });
  // "a non-Effect Fusion Monster", "a non-Effect Fiend Type Ritual Monster"
  g.rule("trait-non-effect", "non-Effect", { trait: "kind", kind: "effect", not: true });
  for (const rest of ["{+:trait-named-kind}", "{+:trait-type} {+:trait-named-kind}"]) {
    g.rule("pre-kind", `{+:trait-non-effect} ${rest}`);
    g.rule("pre-kind", `{++:pre} {+:trait-non-effect} ${rest}`);
  }
}

/** "Warrior or Beast Type", "Fish/Aqua Type", "Level 7 or 8". */
function alternatives(g: Grammar): void {
  g.rule("trait-type", "{type:type} Type", { trait: "type" });
  g.rule("trait-type", "non-{type:type} Type", { trait: "type", not: true });
  g.rule("type-item", "{type:type}", { trait: "type" });
  g.rule("trait-attribute", "{attribute:attribute} Attribute", { trait: "attribute" });
  g.rule("trait-attribute", "non-{attribute:attribute} Attribute", { trait: "attribute", not: true });
  g.rule("attribute-item", "{attribute:attribute}", { trait: "attribute" });
  for (const [word, noted] of BETWEEN) {
    several(g, `types[${word}]`, "type-item", word);
    several(g, `attributes[${word}]`, "attribute-item", word);
    if (word !== "or") several(g, `names[${word}]`, "trait-name", word);
    g.rule("trait-type", `{traits:types[${word}]} Type`, { trait: "any-of" }, noted);
    g.rule("trait-attribute", `{traits:attributes[${word}]} Attribute`, { trait: "any-of" }, noted);
    if (word === "and/or") g.rule("trait-names", `{traits:names[${word}]}`, { trait: "any-of" }, noted);
  }
  g.rule("both-names", "{+:trait-both-names}");
  g.rule("both-names", "{++:pre} {+:trait-both-names}");
  g.rule("trait-both-names", "{traits:names[and]}", { trait: "any-of" }, { wording: "and" });
  g.noted("trait-both-names");
  g.rule("type-long", "{type:type} Type", { trait: "type" });
  for (const [word, noted] of BETWEEN) {
    several(g, `types-long[${word}]`, "type-long", word);
    const wording = `long-${"wording" in noted ? noted.wording : "or"}`;
    g.rule("trait-type", `{traits:types-long[${word}]}`, { trait: "any-of" }, { wording });
  }
  g.rule("types[/]", "{+:type-item}/{+:type-item}");
  g.rule("types[/]", "{+:type-item}/{++:types[/]}");
  g.rule("trait-type", "{traits:types[/]} Type", { trait: "any-of" }, { wording: "slash" });
  several(g, "levels", "level-item", "or");
  g.rule("level-item", "{value:int}", { trait: "stat", stat: "level", compare: "exactly" });
  g.rule("trait-level", "Level {traits:levels}", { trait: "any-of" });
  g.rule("trait-level", "non-Level {value:int}", {
    trait: "stat",
    stat: "level",
    compare: "exactly",
    not: true,
  });
  g.noted("trait-names", "type-item", "attribute-item", "level-item");
}

/** "other than this card", "except this card" */
function apart(g: Grammar): void {
  g.rule("trait-apart", "other than {than:apart-from}", { trait: "other" }, { wording: "than" });
  g.rule(
    "trait-except",
    ", except this card",
    { trait: "other", "than.ref": "this-card" },
    { wording: "except" },
  );
  g.rule("apart-from", "this card", { ref: "this-card" });
  g.noted("apart-from");
}

/** "that can only be Fusion Summoned", "whose original name is “A”", "with a Continuous Effect" */
function said(g: Grammar): void {
  g.rule("trait-with", "that can only be {ways:ways} Summoned", { trait: "only-by" });
  for (const [verb, noted] of [
    ["mentions", {}],
    ["lists", { wording: "lists" }],
  ] as const) {
    g.rule("trait-with", `that ${verb} {name:name} as material`, { trait: "lists-material" }, noted);
    g.rule("trait-with", `that ${verb} {traits:materials-listed} as material`, { trait: "any-of" }, noted);
  }
  several(g, "materials-listed", "material-listed", "or");
  g.rule("material-listed", "{name:name}", { trait: "lists-material" });
  g.rule("trait-with", "whose original name is {name:name}", { trait: "name", original: true });
  g.rule("trait-with", "whose original Type is {type:type}", { trait: "type", original: true });
  g.rule("trait-with", "in Maximum Mode", { trait: "maximum-mode" });
  g.rule("trait-with", "that is not in Maximum Mode", { trait: "maximum-mode", not: true });
  g.noted("material-listed");
  for (const [words, effect] of [
    ["with a Continuous Effect", "continuous"],
    ["with an effect that requires a die roll", "roll-die"],
  ] as const)
    g.rule("trait-with", words, { trait: "has-effect", effect });
}
