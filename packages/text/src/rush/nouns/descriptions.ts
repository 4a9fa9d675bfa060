import { inOrder } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** "1 Level 5 or lower Normal Monster, “Fusion”, or “Polymerization” from your Graveyard": cards of one of several descriptions. */
export function rushDescriptions(g: Grammar): void {
  for (const [word, noted] of [
    ["or", {}],
    ["and/or", { wording: "and-or" }],
  ] as const) {
    const list = `descriptions[${word}-N]`;
    const options = { rule: "descriptions[N]: several, of which one at least is no name" };
    const [one, name] = ["{+:description[N]}", "{+:trait-name}"];
    for (const [first, last] of [
      [one, one],
      [one, name],
      [name, one],
    ] as const) {
      g.rule(list, `${first} ${word} ${last}`, undefined, options);
      g.rule(`${list}@tail`, `${first}, ${word} ${last}`, undefined, options);
    }
    g.rule(`${list}@rest`, `${name}, ${word} ${name}`, undefined, options);
    for (const category of [list, `${list}@tail`]) {
      g.rule(category, `${one}, {++:${list}@tail}`, undefined, options);
      g.rule(category, `${one}, {++:${list}@rest}`, undefined, options);
      g.rule(category, `${name}, {++:${list}@tail}`, undefined, options);
    }
    g.rule(`${list}@rest`, `${name}, {++:${list}@rest}`, undefined, options);
    g.rule("any-description[N]", `{traits:${list}}`, { trait: "any-of" }, noted);
  }
  const described = { trait: "described" };
  inOrder(g, "plain", [
    ...[
      "trait-random",
      "trait-other",
      "trait-face",
      "trait-position",
      "trait-summoned",
      "trait-not-kind",
      "trait-level",
    ],
    ...["trait-attribute", "trait-type", "trait-series", "trait-kind"],
  ]);
  g.rule("description[N]", "{traits*:plain} {noun:noun[N]} {where*:with-list}", described);
  g.rule("description[N]", "{traits:plain-kind} {noun:kind-noun[N]} {where*:with-list}", described);
  g.rule("plain-kind", "[[{++:plain} ]]{+:trait-named-kind}");
  g.rule("plain-kind", "[[{++:plain} ]]{+:trait-non-effect} [[{+:trait-type} ]]{+:trait-named-kind}");
  // What is excavated is said before all of the descriptions.
  g.rule("described[N]", "[[{+:trait-excavated} ]]{+:any-description[N]}");
  g.rule("group[N]", "{quantity:quantity[N]} {traits:described[N]} {where*:placed}", { noun: "card" });
  g.noted("any-description", "description");
}
