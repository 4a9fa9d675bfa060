import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";

/** "An Xyz Monster that has this card as material gains this effect: …": what is the effect of another monster. */
export function ocgLending(g: Grammar): void {
  g.rule("sentence", "{lentTo:borrower} gains this effect: {...:effect}", {}, { wording: "lent" });
  g.rule("borrower", "{=:group[sg]}");
  // "A “Zoo” monster Ritual Summoned using this card on the field"
  g.rule("borrower", "@a {traits*:pre} {noun:noun[sg]} {where:summoned-using}", { quantity: { kind: "a" } });
  g.rule("summoned-using", "{+:using-this}");
  usingThis(g);
  holding(g);
  g.noted("borrower", "using-this");
}

/** "that was Xyz Summoned using this card on the field as material" */
function usingThis(g: Grammar): void {
  const own = { trait: "summoned-with", material: { ref: "this-card" } };
  const there = "{from:on-field}";
  g.words("on-field", { "on the field": { names: ["field"] } });
  for (const [as, wording] of [
    ["", "bare"],
    [" as material", "as"],
    [" as Material", "as-capital"],
  ] as const) {
    g.rule("using-this", `{ways:ways} Summoned using this card ${there}${as}`, own, { wording });
    g.rule("using-this", `{ways:ways} Summoned using this card${as}`, own, { wording });
    const was = { wording: `there-${wording}` };
    g.rule("trait-that", `that was {ways:ways} Summoned using this card ${there}${as}`, own, was);
    if (as !== "") g.rule("trait-that", `that was Summoned using this card ${there}${as}`, own, was);
  }
  g.rule("trait-that", "that was Summoned using this card as material", own, { wording: "was-any" });
  for (const [word, way] of Object.entries(PROPER_WAYS))
    g.rule(
      "trait-that",
      `that was Summoned using this card ${there} as ${word} Material`,
      { ...own, ways: [way] },
      { wording: "there-way" },
    );
  // "… using only WATER monsters as material, including this card on the field,"
  g.rule(
    "trait-that",
    `that was Summoned using only {with:barred} as material, including this card ${there},`,
    { ...own, only: true },
    { wording: "among-only" },
  );
  for (const as of ["material", "materials"])
    g.rule(
      "trait-that",
      `that was Summoned using {with:group[pl]}, including this card ${there}, as ${as}`,
      own,
      { wording: `among-${as}` },
    );
}

/** "that has this card as material", "whose original Type is Beast-Warrior and has this card as material" */
function holding(g: Grammar): void {
  const bears = { trait: "has-material" };
  g.rule("trait-that", "that has {what:material-held} as material", bears, { wording: "held" });
  g.rule("material-held", "this card", { ref: "this-card" });
  g.rule("material-held", "{=:group[N]}");
  g.rule("material-held", "{=:just-named}");
  const held = { trait: "has-material", what: { ref: "this-card" } };
  g.rule("post", "{+:trait-original} and {+:has-this}");
  g.rule("trait-original", "whose original Type is {type:type}", { trait: "type", original: true });
  g.rule("trait-original", "whose original Attribute is {attribute:attribute}", {
    trait: "attribute",
    original: true,
  });
  g.rule("has-this", "has this card as material", held);
  g.noted("trait-original", "has-this");
}
