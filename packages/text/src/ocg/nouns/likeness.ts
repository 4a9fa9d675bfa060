import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** "with different Attributes", "with the same Type as that monster", "with a different name from this card" */
export function ocgLikeness(g: Grammar): void {
  // What all cards have, what monsters have, and what else there is that they can have alike.
  for (const s of ["", "s"]) {
    const [kind, quality, property] =
      s === "" ? ["monster-kind", "quality", "property"] : ["monster-kinds", "qualities", "properties"];
    g.words(kind, { [`Type${s}`]: "type", [`Attribute${s}`]: "attribute" });
    g.rule(quality, `name${s}`, "name");
    g.rule(quality, `{=:${kind}}`);
    g.rule(property, `{=:${quality}}`);
  }
  for (const stat of ["level-word", "battle-stat"]) g.rule("property", `{=:${stat}}`);
  g.words("properties", { Levels: "level", Ranks: "rank", Scales: "scale" }, { rule: "properties: levels" });
  g.words("is-original", { original: true });
  one(g);
  lists(g);
  compared(g);
}

/** One property, or two that are the same together: "with the same original Type and Attribute as that monster". */
function one(g: Grammar): void {
  for (const [said, by] of [
    ["property", "{by:property}"],
    ["properties", "{by:properties}"],
    ["property-two", "{by:property} and {also:property}"],
  ] as const)
    g.rule(`its-${said}`, `[[{original:is-original} ]]${by}`);
  // With the same Level as another: see `same-stat`.
  g.rule("its-quality", "{by:quality}");
  g.rule("its-quality", "{original:is-original} {by:property}");
  g.rule("feature", "{...:resemblance}");
  g.rule("trait-with", "of {...:resemblance}", {}, { wording: "of" });
  g.rule("trait-with", ", all {...:having} {...:resemblance}", {}, { wording: "all" });
  const unlike = { trait: "unlike" };
  g.rule("resemblance", "different {...:its-properties}[[ {...:each-other}]]", unlike);
  g.rule("resemblance", "different {by:properties} and {also:properties}", unlike);
  g.rule("each-other", "<<from|as>> each other", {}, { wording: "each-other" });
  for (const said of ["property", "property-two"])
    g.rule("resemblance", `the same {...:its-${said}}[[ {...:each-other}]]`, { trait: "alike" });
  for (const said of ["quality", "property-two"])
    g.rule("resemblance", `the same {...:its-${said}} as {as:compared}`, { trait: "same" });
  // Of one card: from the one that was named before. In "for each" it is said of those that are counted.
  g.rule("feature", "@a different {...:its-property}", unlike, { wording: "one" });
  g.rule("feature", "@a different {...:its-property} <<from|than>> {as:compared}", {
    trait: "same",
    not: true,
  });
  g.rule("trait-with", "whose name includes {as:owner} name", {
    trait: "same",
    by: "name",
    containing: true,
  });
  // "with its original Type": as it. "That Type" may have been said of something else.
  g.rule("of-its", "{by:property}");
  g.rule("of-its", "{original:is-original} {by:quality}");
  g.rule("feature", "its {...:of-its}", { trait: "same", "as.ref": "it" }, { wording: "its" });
  // Of one card: as the one that was named before (`resolve` looks which).
  g.rule("feature", "the same {by:property} {...:but-differing}", { trait: "alike" });
  g.rule("feature", "the same {by:property} as {as:compared} {...:but-differing}", { trait: "same" });
  g.rule("but-differing", "{...:but} @a different {differ:property}");
  g.rule("but-differing", "{...:but} different {differ:properties}", {}, { wording: "several" });
  g.rule("but", "[[{...:pause} ]]{...:but-word}");
  g.rule("but-word", "but[[ with]]", {}, { wording: "but" });
  g.rule("pause", ",", {}, { wording: "pause" });
}

/** Several at once: "with the same Type, Attribute, and Level as that monster, but a different name". */
function lists(g: Grammar): void {
  for (const [trait, fields, by, as] of [
    ["same", { trait: "same" }, "property", " as {*as:compared}"],
    ["alike", { trait: "alike" }, "property", ""],
    ["apart", { trait: "same", not: true }, "quality", " <<from|than>> {*as:compared}"],
    ["unlike", { trait: "unlike" }, "quality", ""],
  ] as const) {
    const item = `${trait}-in`;
    g.rule(item, `{by:${by}}`, fields, { wording: "listed" });
    g.noted(item);
    several(g, `${trait}-all`, item, "and");
    const original = "[[{*original:is-original} ]]";
    if (by === "quality") {
      g.rule("withs", `with @a different {++:${trait}-said}${as}`);
      g.rule(`${trait}-said`, `${original}{++:${trait}-all}`);
      continue;
    }
    // Two are one feature: see `its-property-two`; more than three are only said of Tokens.
    g.rule(`${trait}-three`, `${original}{+:${item}}, {+:${item}}, and {+:${item}}`);
    g.rule(`${trait}-said`, `${original}{++:${trait}-all}`);
    g.rule(`${trait}-said`, `{*original:is-original} {+:${item}}`);
    const has = "<<with|that has>> the same";
    g.rule("withs", `${has} {++:${trait}-three}${as}`);
    g.rule("withs", `${has} {++:${trait}-said}${as} {+:but-${trait}}`);
    // "with the same Type or Attribute (as this card)": in one of the two.
    several(g, `${trait}-either`, item, "or");
    g.rule("either-same", `${original}{++:${trait}-either}${as}`);
  }
  g.rule("feature", "the same {traits:either-same}", { trait: "any-of" }, { wording: "same" });
  // How a difference follows what is the same; the last is of several.
  const but = "[[,]] but[[ with]]";
  g.rule(
    "but-same",
    `${but} @a different {...:its-property}`,
    { trait: "same", not: true },
    { wording: "but" },
  );
  g.rule("but-alike", `${but} @a different {...:its-property}`, { trait: "unlike" }, { wording: "but" });
  g.rule("but-alike", "{=:but-unlikes}");
  g.rule("but-unlikes", `${but} different {...:its-properties}`, { trait: "unlike" }, { wording: "but-s" });
  g.noted("but-same", "but-alike", "but-unlikes");
  // "with the same Link Rating but a different name": than the last one that was named.
  g.rule("withs", "with the same {+:same-rating} {+:but-alike}");
  g.rule("same-rating", "Link Rating", {
    trait: "stat",
    stat: "rating",
    compare: "exactly",
    value: { value: "stat", stat: "rating", of: { ref: "that-card" } },
  });
  g.noted("same-rating");
}

/** With what it is compared: "that monster", "that monster's", "the cards you control", "the destroyed card(s)". */
function compared(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  g.rule("compared", "{=:possessor}");
  g.rule("compared", "{...:possessor}'s", {}, { wording: "owner" });
  g.rule("compared", "the {...:of-such[pl]} {where:post}", all, { wording: "the" });
  g.rule("compared", "each {...:of-such[sg]} {where:post}", all, { wording: "each" });
  g.rule("compared", "{=:those-named}");
  const done = { ref: "this-way", voice: "done" };
  g.rule("compared", "{...:definite[pl]} {...:called-some} {...:was-done}", done, { wording: "done" });
  g.rule("compared", "it", { ref: "it" }, { wording: "it" });
  // Of one of them, whichever it is.
  g.rule("compared", "{=:compared-one}");
  g.rule("compared-one", "{quantity:quantity[sg]} {...:cards[sg]} {where:post}");
  g.rule("compared-one", "{quantity:quantity[sg]} {traits:described[sg,or]} {where:post}", { noun: "card" });
  g.rule("compared-one", "{quantity:part-quantity[sg]} of {where:part-group}", { traits: [], noun: "card" });
  g.rule("feature", "the same {by:level-word} as {as:compared-one}", { trait: "same" });
  g.noted("compared-one", "compared");
}
