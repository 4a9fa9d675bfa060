import { inOrder } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** "1 Level 5 or lower Normal Monster, “Fusion”, or “Polymerization” from your Graveyard": cards of one of several descriptions. */
export function rushDescriptions(g: Grammar): void {
  for (const [word, noted] of [
    ["or", {}],
    ["and/or", { wording: "and-or" }],
  ] as const) {
    const list = `descriptions[${word}-N]`;
    const [one, name] = ["{+:description[N]}", "{+:trait-name}"];
    // One of them at least is no name: names alone are a list of their own.
    for (const [first, last] of [
      [one, one],
      [one, name],
      [name, one],
    ] as const) {
      g.rule(list, `${first} ${word} ${last}`);
      g.rule(`${list}@tail`, `${first}, ${word} ${last}`);
    }
    g.rule(`${list}@rest`, `${name}, ${word} ${name}`);
    for (const category of [list, `${list}@tail`]) {
      g.rule(category, `${one}, {++:${list}@tail}`);
      g.rule(category, `${one}, {++:${list}@rest}`);
      g.rule(category, `${name}, {++:${list}@tail}`);
    }
    g.rule(`${list}@rest`, `${name}, {++:${list}@rest}`);
    g.rule("any-description[N]", `{traits:${list}}`, { trait: "any-of" }, noted);
  }
  const described = { trait: "described" };
  // What is excavated is said before all of the descriptions.
  inOrder(g, "plain", [
    ...["trait-random", "trait-other", "trait-face", "trait-position", "trait-summoned", "trait-level"],
    ...["trait-attribute", "trait-type", "trait-series", "trait-kind"],
  ]);
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:excavated-described}", { noun: "card", where: [] });
  g.rule("excavated-described", "{+:trait-excavated} {+:any-description[pl]}");
  g.rule("description[N]", "{traits*:plain} {noun:noun[N]}", { ...described, where: [] });
  g.rule("description[N]", "{traits*:plain} {noun:noun[N]} {where:with-list}", described);
  g.rule("description[N]", "{traits:pre-kind} {noun:kind-noun[N]}", { ...described, where: [] });
  g.rule("described[N]", "{+:any-description[N]}");
  g.rule("group[N]", "{quantity:quantity[N]} {traits:described[N]}", { noun: "card", where: [] });
  g.rule("group[N]", "{quantity:quantity[N]} {traits:described[N]} {where:placed}", { noun: "card" });
  g.noted("any-description", "description");
}
