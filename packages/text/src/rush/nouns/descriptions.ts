import { inOrder } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** "1 Level 5 or lower Normal Monster, “Fusion”, or “Polymerization” from your Graveyard": cards of one of several descriptions. */
export function rushDescriptions(g: Grammar): void {
  for (const [word, noted] of [
    ["or", {}],
    ["and/or", { wording: "and-or" }],
  ] as const) {
    const list = `descriptions[${word}-N]`;
    const [one, more] = ["{+:description[N]}", `{++:${list}@tail}`];
    g.rule(list, `${one} ${word} ${one}`);
    g.rule(list, `${one}, ${more}`);
    g.rule(`${list}@tail`, `${one}, ${word} ${one}`);
    g.rule(`${list}@tail`, `${one}, ${more}`);
    g.rule("any-description[N]", `{traits:${list}}`, { trait: "any-of" }, noted);
  }
  const described = { trait: "described" };
  g.rule("description[N]", "{...:trait-name}");
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
