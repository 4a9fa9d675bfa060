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
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch[sg]} {where:post}");
  g.rule("obj", "{...:branch[N]} and {both:branch[sg]} {where:post}");
  g.rule("obj", "{...:branch[N]} and {both:branch[pl]} {where:post}");
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
  // "1 monster you control and 1 card your opponent controls"
  for (const n of ["sg", "pl"] as const) {
    g.rule("placed-branch", `{quantity:quantity[${n}]} {traits*:pre} {noun:noun[${n}]} {own:post}`);
    g.rule("placed-branch", `{quantity:quantity[${n}]} {traits:pre-kind} {noun:kind-noun[${n}]} {own:post}`);
  }
  g.rule("obj", "{...:placed-branch} and {both:placed-branch}", { where: [] });
  g.noted("branch", "bare-branch", "placed-branch");
}
