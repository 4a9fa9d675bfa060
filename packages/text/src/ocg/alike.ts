import type { Grammar } from "../grammar.ts";

/** "with different Attributes", "with the same Type as that monster", "with a different name from this card" */
export function ocgAlike(g: Grammar): void {
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
  g.words("properties", { Levels: "level", Ranks: "rank" });
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
  const unlike = { trait: "unlike" };
  g.rule("trait-with", "{...:having-or-of} different {...:its-properties}", unlike);
  g.rule("trait-with", "{...:having} different {...:its-properties} from each other", unlike, {
    wording: "each-other",
  });
  // Of one card: from the one that was named before. In "for each" it is said of those that are counted.
  g.rule("trait-with", "{...:having} @a different {...:its-property}", unlike, { wording: "one" });
  for (const said of ["property", "property-two"]) {
    const alike = { trait: "alike" };
    g.rule("trait-with", `[[, all ]]{...:having-or-of} the same {...:its-${said}}`, alike);
    g.rule("trait-with", `{...:having} the same {...:its-${said}} as each other`, alike, {
      wording: "each-other",
    });
  }
  for (const said of ["quality", "property-two"])
    g.rule("trait-with", `{...:having-or-of} the same {...:its-${said}} as {as:compared}`, { trait: "same" });
  for (const than of ["from", "than"])
    g.rule(
      "trait-with",
      `{...:having} @a different {...:its-property} ${than} {as:compared}`,
      { trait: "same", not: true },
      than === "than" ? { wording: "than" } : {},
    );
  for (const [whose, as] of [
    ["{as:possessor}'s", {}],
    ["its", { "as.ref": "it" }],
  ] as const)
    g.rule("trait-with", `whose name includes ${whose} name`, {
      trait: "same",
      by: "name",
      containing: true,
      ...as,
    });
  // "with its original Type": as it. "That Type" may have been said of something else.
  g.rule("of-its", "{by:property}");
  g.rule("of-its", "{original:is-original} {by:quality}");
  g.rule(
    "trait-with",
    "{...:having} its {...:of-its}",
    { trait: "same", "as.ref": "it" },
    { wording: "its" },
  );
  // Of one card: as the one that was named before (`resolve` looks which).
  g.rule("trait-with", "{...:having} the same {by:property} {...:but-differing}", { trait: "alike" });
  g.rule("trait-with", "{...:having} the same {by:property} as {as:compared} {...:but-differing}", {
    trait: "same",
  });
  g.rule("but-differing", "[[,]] but[[ with]] @a different {differ:property}", {}, { wording: "one" });
  g.rule("but-differing", "[[,]] but[[ with]] different {differ:properties}", {}, { wording: "several" });
}

/** Several at once: "with the same Type, Attribute, and Level as that monster, but a different name". */
function lists(g: Grammar): void {
  for (const [trait, what] of [
    ["same", { trait: "same" }],
    ["alike", { trait: "alike" }],
  ] as const) {
    const one = `${trait}-in`;
    g.rule(one, "{by:property}", what, { wording: "listed" });
    g.noted(one);
    g.rule(`${trait}-two`, `{+:${one}} and {+:${one}}`);
    g.rule(`${trait}-three`, `{+:${one}}, {+:${one}}, and {+:${one}}`);
    g.rule(`${trait}-either`, `{+:${one}} or {+:${one}}`);
    for (const list of ["two", "three", "either"])
      g.rule(`${trait}-${list}-said`, `[[{*original:is-original} ]]{++:${trait}-${list}}`);
    g.rule(`${trait}-one-original`, `{*original:is-original} {+:${one}}`);
  }
  const as = " as {*as:compared}";
  for (const [has, h] of [
    ["with the same", "with"],
    ["that has the same", "has"],
  ] as const) {
    const noted = { wording: h };
    g.rule("withs", `${has} {++:same-three-said}${as}`, undefined, noted);
    g.rule("withs", `${has} {++:alike-three-said}`, undefined, noted);
    for (const list of ["one-original", "two-said", "three-said"]) {
      g.rule("withs", `${has} {++:same-${list}}${as} {+:but-apart}`, undefined, noted);
      g.rule("withs", `${has} {++:alike-${list}} {+:but-unlike}`, undefined, noted);
    }
  }
  // How a difference follows what is the same.
  const but = "[[,]] but[[ with]]";
  g.rule(
    "but-apart",
    `${but} @a different {...:its-property}`,
    { trait: "same", not: true },
    { wording: "but" },
  );
  g.rule("but-unlike", `${but} @a different {...:its-property}`, { trait: "unlike" }, { wording: "but" });
  // Of several.
  g.rule("but-unlikes", `${but} different {...:its-properties}`, { trait: "unlike" }, { wording: "but-s" });
  g.rule("but-unlike", "{=:but-unlikes}");
  g.noted("but-apart", "but-unlike", "but-unlikes");
  // "with the same Link Rating but a different name": than the last one that was named.
  g.rule("withs", "with the same {+:same-rating} {+:but-unlike}");
  g.rule("same-rating", "Link Rating", {
    trait: "stat",
    stat: "rating",
    compare: "exactly",
    value: { value: "stat", stat: "rating", of: { ref: "that-card" } },
  });
  g.noted("same-rating");
  // "with a different Type and Attribute than this card": neither is the same.
  for (const than of ["than", "from"])
    g.rule("withs", `with @a different {++:apart-said} ${than} {*as:compared}`, undefined, { wording: than });
  // As the one that was named before: "with a different original Type and Attribute".
  g.rule("withs", "with @a different {++:unlike-said}");
  for (const [trait, what] of [
    ["apart", { trait: "same", not: true }],
    ["unlike", { trait: "unlike" }],
  ] as const) {
    g.rule(`${trait}-said`, `[[{*original:is-original} ]]{++:${trait}-two}`);
    g.rule(`${trait}-two`, `{+:${trait}-in} and {+:${trait}-in}`);
    g.rule(`${trait}-in`, "{by:quality}", what, { wording: "apart" });
    g.noted(`${trait}-in`);
  }
  // "with the same Type or Attribute (as this card)": in one of the two.
  g.rule(
    "trait-with",
    "{...:having} the same {traits:either-same}",
    { trait: "any-of" },
    { wording: "same" },
  );
  g.rule("either-same", `{++:same-either-said}${as}`);
  g.rule("either-same", "{++:alike-either-said}");
}

/** With what it is compared: "that monster", "that monster's", "the cards you control", "the destroyed card(s)". */
function compared(g: Grammar): void {
  g.rule("compared", "{=:possessor}");
  g.rule("compared", "{...:possessor}'s", {}, { wording: "owner" });
  g.rule("compared", "the {...:of-such[pl]} {where:post}", { quantity: { kind: "all" } }, { wording: "the" });
  g.rule(
    "compared",
    "each {...:of-such[sg]} {where:post}",
    { quantity: { kind: "all" } },
    { wording: "each" },
  );
  g.rule("compared", "{=:those-named}");
  for (const the of ["the", "those"])
    g.rule(
      "compared",
      `${the} {...:called[pl]} {...:done-by}`,
      { ref: "this-way", voice: "done" },
      { wording: `${the}-done` },
    );
  g.rule("compared", "the {verb:done-each} card(s)", { ref: "this-way", some: true }, { wording: "done-s" });
  // Of one of them, whichever it is.
  const a = { quantity: { kind: "a" } };
  g.rule("compared", "{=:compared-one}");
  g.rule("compared-one", "@a {...:cards[sg]} {where:post}", a, { wording: "a" });
  const one = { quantity: { kind: "exactly", n: 1 } };
  g.rule("compared-one", "1 {...:cards[sg]} {where:post}", one, { wording: "one" });
  g.rule(
    "compared-one",
    "@a {traits:described[sg,or]} {where:post}",
    { ...a, noun: "card" },
    { wording: "a" },
  );
  g.rule("compared-one", "1 of {where:part-group}", { ...one, traits: [], noun: "card" }, { wording: "of" });
  g.rule("trait-with", "{...:having} the same Level as {as:compared-one}", { trait: "same", by: "level" });
  g.rule("compared", "it", { ref: "it" }, { wording: "it" });
  g.noted("compared-one", "compared");
}
