import type { Grammar } from "../grammar.ts";

/** "with different Attributes", "with the same Type as that monster", "with a different name from this card" */
export function ocgAlike(g: Grammar): void {
  g.words("property", { name: "name", Type: "type", Attribute: "attribute", Level: "level" });
  // With the same Level as another: see `same-stat`.
  // "with the same Link Rating but a different name": than the last one that was named.
  g.rule("withs", "with the same {+:same-rating} but a different {+:other-name}");
  g.rule("same-rating", "Link Rating", {
    trait: "stat",
    stat: "rating",
    compare: "exactly",
    value: { value: "stat", stat: "rating", of: { ref: "that-card" } },
  });
  g.rule("other-name", "{by:quality}", { trait: "unlike" }, { wording: "but" });
  g.noted("same-rating", "other-name");
  g.words("quality", { name: "name", Type: "type", Attribute: "attribute" });
  g.words("properties", { names: "name", Types: "type", Attributes: "attribute", Levels: "level" });
  const unlike = { trait: "unlike" };
  g.rule("trait-with", "with different {by:properties}", unlike);
  g.rule("trait-with", "with different {by:properties} from each other", unlike, { wording: "each-other" });
  g.rule("trait-with", "with different original {by:properties}", { ...unlike, original: true });
  // Of one card: as the one that was named before (`resolve` looks which).
  for (const [but, wording] of [
    [" but a different", "but-one"],
    [", but a different", "but-one-comma"],
    [" but with a different", "but-with"],
    [", but with a different", "but-with-comma"],
  ] as const) {
    const noted = { wording };
    g.rule("trait-with", `with the same {by:property}${but} {differ:property}`, { trait: "alike" }, noted);
    g.rule(
      "trait-with",
      `with the same {by:property} as {as:compared}${but} {differ:property}`,
      { trait: "same" },
      noted,
    );
  }
  for (const [original, more] of [
    ["", {}],
    ["original ", { original: true }],
  ] as const) {
    const same = { trait: "same", ...more };
    // Of one card: from the one that was named before. In "for each" it is said of those that are counted.
    g.rule(
      "trait-with",
      `with @a different ${original}{by:property}`,
      { ...unlike, ...more },
      { wording: "one" },
    );
    const alike = { trait: "alike", ...more };
    g.rule("trait-with", `with the same ${original}{by:property}`, alike);
    g.rule("trait-with", `with the same ${original}{by:property} and {also:property}`, alike);
    g.rule("trait-with", `with the same ${original}{by:property} as each other`, alike, {
      wording: "each-other",
    });
    g.rule("trait-with", `with the same ${original}{by:property} and {also:property} as each other`, alike, {
      wording: "each-other",
    });
    g.rule("trait-with", `with the same ${original}{by:quality} as {as:compared}`, same);
    g.rule("trait-with", `with the same ${original}{by:property} and {also:property} as {as:compared}`, same);
    if (original !== "")
      g.rule("trait-with", "with the same original Level as {as:compared}", { ...same, by: "level" });
    for (const than of ["from", "than"])
      g.rule(
        "trait-with",
        `with @a different ${original}{by:property} ${than} {as:compared}`,
        { ...same, not: true },
        than === "than" ? { wording: "than" } : {},
      );
  }
  g.rule("compared", "{=:possessor}");
  g.rule("compared", "{...:possessor}'s", {}, { wording: "owner" });
  g.rule(
    "compared",
    "the {traits*:pre} {noun:noun[pl]} {where:post}",
    { quantity: { kind: "all" } },
    { wording: "the" },
  );
  g.rule(
    "compared",
    "each {traits*:pre} {noun:noun[sg]} {where:post}",
    { quantity: { kind: "all" } },
    { wording: "each" },
  );
  g.rule("compared", "those {noun:back-noun[pl]}", { ref: "those-cards" });
  g.rule("compared", "the {verb:done-each} card(s)", { ref: "this-way", some: true }, { wording: "done-s" });
  // Of one of them, whichever it is.
  const a = { quantity: { kind: "a" } };
  g.rule("compared", "{=:compared-one}");
  g.rule("compared-one", "@a {traits*:pre} {noun:noun[sg]} {where:post}", a, { wording: "a" });
  const one = { quantity: { kind: "exactly", n: 1 } };
  g.rule("compared-one", "1 {traits*:pre} {noun:noun[sg]} {where:post}", one, { wording: "one" });
  g.rule("compared-one", "@a {traits:described-sg} {where:post}", { ...a, noun: "card" }, { wording: "a" });
  g.rule("trait-with", "with the same Level as {as:compared-one}", { trait: "same", by: "level" });
  g.rule("compared", "it", { ref: "it" }, { wording: "it" });
  // "with a different Type and Attribute than this card": neither is the same.
  // "with the same Type, Attribute, and Level as that monster", "…, but a different name"
  for (const [has, h] of [
    ["with the same", "with"],
    ["that has the same", "has"],
  ] as const)
    for (const [original, o] of [
      ["", ""],
      ["original ", "original-"],
    ] as const) {
      const [one, that] = [`${o}same-in`, `${o}alike-in`];
      const same = { trait: "same", ...(o === "" ? {} : { original: true }) };
      const alike = { trait: "alike", ...(o === "" ? {} : { original: true }) };
      if (h === "with") {
        g.rule(one, "{by:property}", same, { wording: "listed" });
        g.rule(that, "{by:property}", alike, { wording: "listed" });
        g.noted(one, that);
      }
      const start = `${has} ${original}`;
      const noted = { wording: h };
      g.rule("withs", `${start}{+:${one}}, {+:${one}}, and {+:${one}} as {*as:compared}`, undefined, noted);
      g.rule("withs", `${start}{+:${that}}, {+:${that}}, and {+:${that}}`, undefined, noted);
      if (h === "has") {
        g.rule("withs", `${start}{+:${one}} as {*as:compared}`, undefined, noted);
        g.rule("withs", `${start}{+:${one}} and {+:${one}} as {*as:compared}`, undefined, noted);
      }
      g.rule(
        "withs",
        `${start}{+:${one}} and {+:${one}} as {*as:compared}, but {+:name-apart}`,
        undefined,
        noted,
      );
      if (o !== "" && h === "with")
        for (const comma of ["", ","])
          g.rule("withs", `${start}{+:${one}} as {*as:compared}${comma} but {+:name-apart}`, undefined, {
            wording: `with${comma}`,
          });
      g.rule("withs", `${start}{+:${that}} and {+:${that}}, but {+:name-unlike}`, undefined, noted);
      g.rule(
        "withs",
        `${start}{+:${that}}, {+:${that}}, and {+:${that}}, but {+:name-unlike}`,
        undefined,
        noted,
      );
    }
  // "…, but different names": of several.
  g.rule("name-unlike", "different names", { trait: "unlike", by: "name" }, { wording: "but-several" });
  g.rule("name-unlike", "different Levels", { trait: "unlike", by: "level" }, { wording: "but-levels" });
  g.rule(
    "name-unlike",
    "with different names",
    { trait: "unlike", by: "name" },
    { wording: "but-with-several" },
  );
  for (const [words, fields] of [
    ["a different name", {}],
    ["with a different name", {}],
    ["a different original name", { original: true }],
    ["with a different original name", { original: true }],
  ] as const) {
    const noted = { wording: words.startsWith("with") ? "but-with" : "but" };
    g.rule("name-apart", words, { trait: "same", by: "name", not: true, ...fields }, noted);
    g.rule("name-unlike", words, { trait: "unlike", by: "name", ...fields }, noted);
  }
  g.noted("name-apart", "name-unlike");
  for (const [original, o] of [
    ["", ""],
    ["original ", "original-"],
  ] as const) {
    const [apart, either, either_] = [`${o}apart-in`, `${o}either-in`, `${o}either-alike`];
    const more = o === "" ? {} : { original: true };
    g.rule("withs", `with @a different ${original}{+:${apart}} and {+:${apart}} than {*as:compared}`);
    g.rule(apart, "{by:quality}", { trait: "same", not: true, ...more }, { wording: "apart" });
    // "with the same Type or Attribute (as this card)": in one of the two.
    g.rule(
      "trait-with",
      `with the same ${original}{traits:${either}}`,
      { trait: "any-of" },
      { wording: "same" },
    );
    g.rule(either, `{+:${either}-one} or {+:${either}-one} as {*as:compared}`);
    g.rule(`${either}-one`, "{by:quality}", { trait: "same", ...more }, { wording: "either" });
    g.rule(
      "trait-with",
      `with the same ${original}{traits:${either_}}`,
      { trait: "any-of" },
      { wording: "same" },
    );
    g.rule(either_, `{+:${either_}-one} or {+:${either_}-one}`);
    g.rule(`${either_}-one`, "{by:quality}", { trait: "alike", ...more }, { wording: "either" });
    g.noted(apart, `${either}-one`, `${either_}-one`);
  }
  g.noted("compared-one");
  g.noted("compared");
}
