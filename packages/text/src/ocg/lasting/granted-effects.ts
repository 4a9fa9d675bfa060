import type { Grammar } from "../../grammar.ts";

/** Of which this card is material. */
const OWN = { trait: "summoned-with", material: { ref: "this-card" } };
const BEARS = { trait: "has-material" };

/** "An Xyz Monster that has this card as material gains this effect: …": what is the effect of another monster. */
export function grantedEffects(g: Grammar): void {
  borrowers(g);
  usingThis(g);
  holding(g);
}

function borrowers(g: Grammar): void {
  g.rule("sentence", "{lentTo:borrower} gains this effect: {...:effect}", {}, { wording: "lent" });
  g.rule("borrower", "{=:group[sg]}");
  // "A “Zoo” monster Ritual Summoned using this card on the field"
  g.rule("borrower", "@a {...:cards[sg]} {where:summoned-using}", { quantity: { kind: "a" } });
  g.rule("summoned-using", "{+:using-this}");
  // There is one such monster at most: "the monster Ritual Summoned using this card", "… that used this card as material".
  const one = "the {...:cards[sg]} {where:that-has-used}";
  g.rule("one-with-this", one, { quantity: { kind: "all" } }, { wording: "the-one" });
  for (const noun of ["group[sg]", "the-other"]) g.rule(noun, "{=:one-with-this}");
  const its = "the {...:said-stat} of {of:one-with-this}";
  g.rule("value-to-compare", its, { value: "stat" }, { wording: "of" });
  for (const how of ["used-this", "using-this"]) g.rule("that-has-used", `{+:${how}}`);
  // The way is known: there was one such Summon.
  g.rule("used-this", "that used this card {...:as-material-of}", OWN);
  // "If you Tribute this card for the Tribute Summon of a Level 7 or higher monster, that monster cannot be …"
  const tributing =
    "If you {what.where:tributing-this} of @a {what.traits*:pre} {what.noun:noun[sg]}, that monster";
  const tied = { "what.quantity": { kind: "a" }, until: "while-face-up" };
  g.rule("said-alone", `${tributing} {...:pred[sg]}`, tied, { wording: "tributed-for" });
  g.rule("tributing-this", "{+:tributed-itself}");
  g.rule("tributed-itself", "Tribute this card for the Tribute Summon", { ...OWN, ways: ["tribute"] });
  g.noted("borrower", "one-with-this", "used-this", "using-this", "tributed-itself");
}

/** "that was Xyz Summoned using this card on the field as material" */
function usingThis(g: Grammar): void {
  g.words("on-field", { "on the field": { names: ["field"] } });
  const there = "[[ {from:on-field}]]";
  g.rule("as-material-of", "{...:as-plain-material}");
  g.rule("as-plain-material", "as <<material|materials|a material>>", {}, { wording: "as" });
  g.rule("as-material-of", "{...:as-lent-way}");
  const way = "as[[ {...:a-word}]] {ways:one-proper-way} <<Material|Materials>>";
  g.rule("as-lent-way", way, {}, { wording: "as-way" });
  g.rule("a-word", "@a", {}, { wording: "a" });
  g.rule("one-proper-way", "{+:proper-way}");
  // "that was Xyz Summoned using this card on the field", "that was Summoned using this card as Xyz Material"
  g.rule("using-this", `{ways:ways} Summoned using this card${there}[[ {...:as-plain-material}]]`, OWN);
  g.rule("summoned-with-this", `Summoned using this card${there} {...:as-material-of}`, OWN);
  for (const how of ["using-this", "summoned-with-this"])
    g.rule("trait-that", `that was {=:${how}}`, undefined, { wording: "was" });
  const said = (words: string, fields: Readonly<Record<string, boolean>>, wording: string): void => {
    g.rule("trait-that", `that was Summoned using ${words}`, { ...OWN, ...fields }, { wording });
  };
  said("{with:group[pl]}, including this card {from:on-field}, {...:as-material-of}", {}, "among");
  // "… using only this card and other “X” monsters as material": it is one of them itself.
  const only = { only: true };
  said("only this card and other {with:barred} {...:as-material-of}", only, "and-others");
  said("only {with:barred} {...:as-material-of}, including this card {from:on-field},", only, "among-only");
  g.noted("summoned-with-this");
}

/** "that has this card as material", "whose original Type is Beast-Warrior and has this card as material" */
function holding(g: Grammar): void {
  g.rule("trait-that", "{...:having-it} {what:held-as-material} as material", BEARS);
  g.rule("having-it", "that has", {});
  g.rule("having-it", "with", {}, { wording: "with" });
  g.rule("held-as-material", "{=:group[M]}");
  g.rule("held-as-material", "{=:just-named}");
  g.rule("held-as-material", "this card", { ref: "this-card" });
  g.rule("trait-that", "with {least:int2} or more materials", BEARS, { wording: "with-several" });
  const both = "that has both {traits:both-held} as material";
  g.rule("trait-that", both, { trait: "all-of" }, { wording: "both-held" });
  g.rule("both-held", "{+:one-held} and {+:one-held}");
  g.rule("one-held", "{what:group[sg]}", BEARS, { wording: "both" });
  g.rule("after", "{+:trait-with} and {+:has-this}");
  g.rule(
    "has-this",
    "has this card as material",
    { ...BEARS, what: { ref: "this-card" } },
    { wording: "and-has" },
  );
  g.noted("one-held", "has-this");
}
