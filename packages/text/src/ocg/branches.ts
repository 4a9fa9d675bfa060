import type { Grammar } from "../grammar.ts";

/** Cards of two kinds in one phrase: "1 “A” monster or 1 Wyrm monster", "1 LIGHT and 1 DARK monster from your GY". */
export function ocgBranches(g: Grammar): void {
  for (const n of ["sg", "pl"] as const) {
    g.rule(`branch[${n}]`, `{quantity:quantity[${n}]} {traits*:pre} {noun:noun[${n}]}`);
    g.rule(`branch[${n}]`, `{quantity:quantity[${n}]} {traits:pre-kind} {noun:kind-noun[${n}]}`);
    g.rule(`branch[${n}]`, `{quantity:quantity[${n}]} {traits:pre-card-kind} {noun:card-noun[${n}]}`);
  }
  g.rule("branch[sg]", "{quantity:quantity[sg]} {traits:named}", { noun: "card" }, { wording: "named" });
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch[sg]}", { where: [] });
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch[sg]} {where:place-first}");
  g.rule("obj", "{...:branch[N]} and {both:branch[sg]} {where:post}");
  g.rule("obj", "{...:branch[N]} and {both:branch[pl]} {where:post}");
  // "1 “A” monster, or 1 “B” Spell, from your hand"
  g.rule(
    "group[sg]",
    "{...:branch[sg]}, or {one:branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  g.rule("group[sg]", "{...:branch[sg]}, or {one:branch[sg]} {where:place-first}", {}, { wording: "comma" });
  g.rule("group[sg]", "{...:branch[sg]}, or {one:branch[sg]}", { where: [] }, { wording: "comma" });
  // "1 “A” or 1 monster that mentions it from your Deck": what is said of one of them alone.
  g.rule("own-branch[sg]", "{...:branch[sg]} {own:own-traits}");
  g.rule("own-traits", "{+:trait-that}");
  g.rule("own-traits", "{+:mentions-it}");
  g.rule("own-traits", "{+:mentions-it}{+:trait-except}");
  g.rule("mentions-it", "that mentions it", { trait: "mentions" }, { wording: "it" });
  g.rule("own-traits", "{+:trait-that}{+:trait-except}");
  g.rule("own-traits", "{+:trait-with}");
  g.rule(
    "group[sg]",
    "{...:branch[sg]}, or {one:own-branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  for (const [or, wording] of [
    [" or", ""],
    [", or", "comma"],
  ] as const) {
    const noted = wording === "" ? {} : { wording };
    g.rule("group[sg]", `{...:branch[sg]}${or} {one:own-branch[sg]}`, { where: [] }, noted);
    g.rule("group[sg]", `{...:own-branch[sg]}${or} {one:branch[sg]} {where:place-first}`, {}, noted);
    g.rule("group[sg]", `{...:branch[sg]}${or} {one:own-branch[sg]} {where:place-first}`, {}, noted);
    g.rule("group[sg]", `{...:own-branch[sg]}${or} {one:own-branch[sg]} {where:place-first}`, {}, noted);
  }
  for (const place of ["trait-from", "trait-in", "trait-controlled"]) {
    g.rule("place-first", `{+:${place}}`);
    g.rule("place-first", `{+:${place}}{+:trait-except}`);
    g.rule("place-first", `{+:${place}} {+:trait-with}`);
    g.rule("place-first", `{+:${place}}, {+:trait-with}`, undefined, { wording: "comma" });
  }
  // "a “A” monster or “B”"
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch-named}", { where: [] });
  g.rule("branch-named", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "just" });
  g.noted("branch-named");
  g.rule("obj", "{...:branch[sg]} and/or {each:branch[sg]} {where:post}");
  // "1 LIGHT and 1 DARK monster"
  g.rule(
    "bare-branch",
    "{quantity:quantity[sg]} {traits:bare-traits}",
    { noun: "monster" },
    { wording: "bare" },
  );
  g.rule("bare-traits", "{+:trait-attribute}");
  g.rule("bare-traits", "{+:trait-type}");
  g.rule("obj", "{...:bare-branch} and {both:branch[sg]} {where*:post}");
  g.rule("obj", "{...:bare-branch} and {both:branch[pl]} {where*:post}");
  // "1 monster you control and 1 card your opponent controls"
  for (const n of ["sg", "pl"] as const) {
    g.rule("placed-branch", `{quantity:quantity[${n}]} {traits*:pre} {noun:noun[${n}]} {own:post}`);
    g.rule("placed-branch", `{quantity:quantity[${n}]} {traits:pre-kind} {noun:kind-noun[${n}]} {own:post}`);
  }
  g.rule("obj", "{...:placed-branch} and {both:placed-branch}", { where: [] });
  g.noted("branch", "own-branch", "bare-branch", "placed-branch", "mentions-it");
}
