import { inOrder, several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What narrows a group down, and in which order it is said; values are in `values.ts`. */
export function rushTraits(g: Grammar): void {
  inOrder(g, "pre", [
    ...[
      "trait-random",
      "trait-excavated",
      "trait-other",
      "trait-face",
      "trait-position",
      "trait-summoned",
      "trait-not-kind",
    ],
    ...["trait-level", "trait-attribute", "trait-type", "trait-series", "trait-kind"],
  ]);
  // "Level 4 or lower face-up Attack Position monsters", "face-up Level 4, LIGHT Attribute, Dragon Type monsters"
  g.rule("pre", "{+:trait-level} {++:lying}");
  inOrder(g, "lying", ["trait-face", "trait-position"]);
  g.rule("pre", "[[{+:trait-face} ]]{+:trait-level}, [[{+:trait-attribute}, ]]{+:trait-type}", undefined, {
    wording: "commas",
  });
  // After the noun in any order.
  g.rule("post", "{++:post-one}[[ {++:post}]]");
  for (const one of ["with", "in", "from", "apart"])
    g.rule("post-one", `{+:trait-${one}}`, undefined, { rule: "post-one: a trait" });
  // "on your opponent's field and in their Graveyard"
  g.rule("post-one", "{+:trait-in-two}");
  g.rule("trait-in-two", "{traits:in-two}", { trait: "any-of" }, { wording: "in-two" });
  g.rule("in-two", "{+:trait-in} and {+:trait-in}");
  g.noted("trait-in-two");
  for (const last of ["except", "except-kind"]) {
    g.rule("post", `{+:trait-${last}}`, undefined, { rule: "post: what is excepted" });
    g.rule("trailing", `{+:trait-${last}}`, undefined, { rule: "trailing: what is excepted" });
  }
  // "face-up on your field": said after where it comes from it is how a card is Summoned.
  g.rule("post", "[[{+:trait-with} ]]{+:trait-face-up} {+:trait-in}[[ {++:post}]]");
  g.rule("post-one", "{+:trait-in} {+:trait-in-position}");
  g.rule("trait-face-up", "face-up", { trait: "face", face: "up" }, { wording: "after" });
  g.rule("trait-in-position", "in {position:position}", { trait: "position" }, { wording: "in" });
  g.noted("trait-face-up", "trait-in-position");
  kinds(g);
  alternatives(g);
  apart(g);
  said(g);
}

function kinds(g: Grammar): void {
  g.rule("trait-excavated", "excavated", { trait: "one-of", "group.ref": "excavated" });
  g.noted("trait-excavated");
  g.rule("trait-kind", "Legend", { trait: "kind", kind: "legend" }, { wording: "adjective" });
  g.rule("trait-not-kind", "non-{kind:named-kind}", { trait: "kind", not: true }, { wording: "adjective" });
  g.noted("trait-not-kind");
  // "a non-Effect Fusion Monster", "a non-Effect Fiend Type Ritual Monster"
  g.rule("trait-non-effect", "non-Effect", { trait: "kind", kind: "effect", not: true });
  g.rule("pre-kind", "[[{++:pre} ]]{+:trait-non-effect} [[{+:trait-type} ]]{+:trait-named-kind}");
}

/** "Warrior or Beast Type", "Fish/Aqua Type", "Level 7 or 8". */
function alternatives(g: Grammar): void {
  g.rule("trait-type", "{type:type} Type", { trait: "type" });
  g.rule("trait-type", "non-{type:type} Type", { trait: "type", not: true });
  g.rule("type-item", "{type:type}", { trait: "type" });
  g.rule("type-long", "{type:type} Type", { trait: "type" });
  g.rule("trait-attribute", "{attribute:attribute} Attribute", { trait: "attribute" });
  g.rule("trait-attribute", "non-{attribute:attribute} Attribute", { trait: "attribute", not: true });
  g.rule("attribute-item", "{attribute:attribute}", { trait: "attribute" });
  for (const [category, item] of [
    ["types", "type-item"],
    ["types-long", "type-long"],
    ["attributes", "attribute-item"],
    ["names", "trait-name"],
  ] as const)
    several(g, `${category}[J]`, item, "<J>");
  const any = { trait: "any-of" };
  g.rule("trait-type", "{traits:types[J]} Type", any, { wording: "J" });
  g.rule("trait-type", "{traits:types-long[J]}", any, { wording: "long-J" });
  g.rule("trait-attribute", "{traits:attributes[J]} Attribute", any, { wording: "J" });
  g.rule("trait-names", "{traits:names[and/or]}", any, { wording: "and/or" });
  g.rule("both-names", "[[{++:pre} ]]{+:trait-both-names}");
  g.rule("trait-both-names", "{traits:names[and]}", { trait: "any-of" }, { wording: "and" });
  g.noted("trait-both-names");
  g.rule("types[/]", "{+:type-item}/{+:type-item}");
  g.rule("types[/]", "{+:type-item}/{++:types[/]}");
  g.rule("trait-type", "{traits:types[/]} Type", { trait: "any-of" }, { wording: "slash" });
  // "WIND Attribute Warrior Type or WIND Attribute Beast Type monsters"
  g.rule("trait-type", "{traits:whole-kinds}", { trait: "any-of" }, { wording: "kinds" });
  several(g, "whole-kinds", "whole-kind", "or");
  g.rule("whole-kind", "{traits:attribute-type}", { trait: "all-of" });
  g.rule("attribute-type", "{+:trait-attribute} {+:trait-type-one}");
  g.rule("trait-type-one", "{type:type} Type", { trait: "type" });
  g.noted("whole-kind", "trait-type-one");
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

/** "other than this card", "except this card", "except a Maximum Monster" */
function apart(g: Grammar): void {
  g.rule("trait-apart", "other than {than:apart-from}", { trait: "other" }, { wording: "than" });
  g.rule("apart-from", "this card", { ref: "this-card" });
  const except = { wording: "except" };
  g.rule("trait-except", ", except {than:apart-from}", { trait: "other" }, except);
  const described = { trait: "described", not: true };
  g.rule("trait-except", ", except @a {traits*:pre} {noun:noun[sg]} {where*:with-list}", described, except);
  g.rule("trait-except", ", except {traits*:pre} {noun:noun[pl]} {where*:with-list}", described, {
    wording: "except-pl",
  });
  g.rule("trait-except-kind", ", except @a {kind:named-kind} Monster", { trait: "kind", not: true }, except);
  g.noted("apart-from", "trait-apart", "trait-except-kind");
}

/** "that can only be Fusion Summoned", "whose original name is “A”", "with a Continuous Effect" */
function said(g: Grammar): void {
  g.rule("trait-with", "that can only be {ways:ways} Summoned", { trait: "only-by" });
  g.rule("trait-with", "that <<mentions|mention|lists|list>> {=:listed-material}", undefined);
  g.rule("listed-material", "{name:name} as material", { trait: "lists-material" });
  g.rule("listed-material", "{traits:materials-listed} as material", { trait: "any-of" });
  several(g, "materials-listed", "material-listed", "or");
  g.rule("material-listed", "{name:name}", { trait: "lists-material" });
  g.rule("trait-with", "whose original name is {name:name}", { trait: "name", original: true });
  g.rule("trait-with", "whose original Type is {type:type}", { trait: "type", original: true });
  g.rule("trait-with", "{...:being-so}");
  g.rule("trait-with", "{...:that-is} {...:being-so}", {}, { wording: "that" });
  g.rule("trait-with", "{...:that-is} not {...:being-so}", { not: true });
  g.rule("that-is", "<<that is|that are>>", {});
  g.rule("being-so", "in Maximum Mode", { trait: "maximum-mode" });
  g.noted("material-listed");
  const rolls = { trait: "has-effect", effect: "roll-die" };
  g.rule("trait-with", "with an effect that requires a die roll", rolls);
}
