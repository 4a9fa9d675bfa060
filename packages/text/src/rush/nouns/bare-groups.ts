import type { Grammar } from "../../grammar.ts";

/** Without a number: "face-up Machine Type monsters on your field", "your Level 4 or lower monsters". */
export function rushBareGroups(g: Grammar): void {
  const all = { quantity: { kind: "every" } };
  g.rule("bare-group", "{traits*:pre} {noun:noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:your-own} {noun:noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:named} {where*:post}", { ...all, noun: "card" }, { wording: "bare" });
  g.rule("subj[pl]", "{traits:both-names} {where*:post}", { ...all, noun: "card" }, { wording: "both" });
  g.rule("your-own", "{+:trait-your}");
  g.rule("your-own", "{+:trait-your} {++:pre}");
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]}",
    { quantity: { kind: "a" }, where: [] },
    { wording: "your" },
  );
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]} {where:with-list}",
    { quantity: { kind: "a" } },
    { wording: "your" },
  );
  g.rule("with-list", "{+:trait-with}");
  // "your face-up Wyrm Type monster on your field", "your face-up “A”"
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]} {where:placed}",
    { quantity: { kind: "a" } },
    { wording: "your" },
  );
  g.rule(
    "group[sg]",
    "{traits:your-face-up-named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "your" },
  );
  g.rule("your-face-up-named", "{+:trait-your} {+:trait-face} {+:trait-name}");
  g.rule(
    "group[sg]",
    "{traits:your-own-kind} {noun:kind-noun[sg]}",
    { quantity: { kind: "a" }, where: [] },
    { wording: "your" },
  );
  g.rule("your-own-kind", "{+:trait-your} {++:pre-kind}");
  g.rule("bare-group", "{traits:your-named}", { ...all, noun: "card", where: [] }, { wording: "bare" });
  g.rule("your-named", "{+:trait-your} {+:trait-name}");
  g.rule("subj[pl]", "{=:bare-group}");
  g.rule("free", "{=:np}");
  g.rule("free", "{=:bare-group}");
  g.noted("bare-group");
  together(g);
  kinds(g);
}

/** "face-up monsters and face-down Spell/Trap Cards on your field" */
function together(g: Grammar): void {
  g.rule(
    "bare-group",
    "{traits*:pre} {noun:noun[pl]} and {both:bare-more} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "two" },
  );
  g.rule("bare-more", "{traits*:pre} {noun:noun[pl]}", { quantity: { kind: "every" } });
  g.noted("bare-more");
}

/** "WIND Attribute Warrior Type or WIND Attribute Beast Type monsters" */
function kinds(g: Grammar): void {
  // "WIND Attribute Warrior Type or WIND Attribute Beast Type monsters"
  g.rule(
    "bare-group",
    "{traits:either-kind} {noun:noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "kinds" },
  );
  g.rule("either-kind", "{+:trait-either-kind}");
  g.rule("trait-either-kind", "{traits:two-kinds}", { trait: "any-of" });
  g.rule("two-kinds", "{+:whole-kind} or {+:whole-kind}");
  g.rule("whole-kind", "{traits:attribute-type}", { trait: "all-of" });
  g.rule("attribute-type", "{+:trait-attribute} {+:trait-type}");
  g.noted("trait-either-kind", "whole-kind");
}
