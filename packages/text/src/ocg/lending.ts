import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** "An Xyz Monster that has this card as material gains this effect: …": what is the effect of another monster. */
export function ocgLending(g: Grammar): void {
  g.rule("sentence", "{lentTo:borrower} gains this effect: {...:effect}", {}, { wording: "lent" });
  g.rule("borrower", "{=:group[sg]}");
  // "A “Zoo” monster Ritual Summoned using this card on the field"
  g.rule("borrower", "@a {...:cards[sg]} {where:summoned-using}", { quantity: { kind: "a" } });
  g.rule("summoned-using", "{+:using-this}");
  usingThis(g);
  theOne(g);
  holding(g);
  g.noted("borrower", "using-this", "summoned-with-this");
  // "If you Tribute this card for the Tribute Summon of a Level 7 or higher monster, that monster cannot be …"
  for (const said of ["pred[sg]", "gift[sg]"])
    g.rule(
      "tributed-for",
      `If you {what.where:tributing-this} of @a {what.traits*:pre} {what.noun:noun[sg]}, that monster {...:${said}}`,
      { "what.quantity": { kind: "a" }, until: "while-face-up" },
      { wording: said.slice(0, 4) },
    );
  g.rule("tributing-this", "{+:tributed-itself}");
  g.rule("tributed-itself", "Tribute this card for the Tribute Summon", {
    trait: "summoned-with",
    material: { ref: "this-card" },
    ways: ["tribute"],
  });
  g.rule("tributed-for-clause", "{step:tributed-for}");
  g.rule("tributed-fors", "{+:tributed-for-clause}");
  g.rule(
    "effect",
    "{resolution:tributed-fors}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-tributed-for" },
  );
  g.noted("tributed-for", "tributed-itself", "tributed-for-clause");
}

/** "that was Xyz Summoned using this card on the field as material" */
function usingThis(g: Grammar): void {
  const own = { trait: "summoned-with", material: { ref: "this-card" } };
  const there = "{from:on-field}";
  g.words("on-field", { "on the field": { names: ["field"] } });
  g.rule("as-lent-material", "as <<material|materials|a material>>", {}, { wording: "as" });
  g.rule(
    "as-lent-way",
    "as[[ @a]] {ways:one-proper-way} <<Material|Materials>>",
    {},
    {
      wording: "as-way",
    },
  );
  g.rule("one-proper-way", "{+:proper-way}");
  // "that was Xyz Summoned using this card on the field", "that was Summoned using this card as Xyz Material"
  g.rule("using-this", `{ways:ways} Summoned using this card[[ ${there}]][[ {...:as-lent-material}]]`, own);
  for (const as of ["as-lent-material", "as-lent-way"])
    g.rule("summoned-with-this", `Summoned using this card[[ ${there}]] {...:${as}}`, own);
  g.rule("trait-that", "that was {=:using-this}", undefined, { wording: "was" });
  g.rule("trait-that", "that was {=:summoned-with-this}", undefined, { wording: "was" });
  for (const as of ["as-lent-material", "as-lent-way"])
    g.rule(
      "trait-that",
      `that was Summoned using {with:group[pl]}, including this card ${there}, {...:${as}}`,
      own,
      {
        wording: "among",
      },
    );
  // "… using only this card and other “X” monsters as material": it is one of them itself.
  g.rule(
    "trait-that",
    "that was Summoned using only this card and other {with:barred} as material",
    { ...own, only: true },
    { wording: "and-others" },
  );
  // There is one such monster at most.
  g.rule(
    "one-with-this",
    "the {...:cards[sg]} {where:that-has-used}",
    { quantity: { kind: "all" } },
    {
      wording: "the-one",
    },
  );
  g.rule("that-has-used", "{+:used-this}");
  // The way is known: there was one such Summon.
  g.rule("used-this", "that used this card as material", own);
  g.rule("used-this", "that used this card as[[ @a]] <<Fusion|Ritual|Synchro|Link>> Material", own, {
    wording: "of-way",
  });
  // "The monster Ritual Summoned using this card"
  g.rule("that-has-used", "{+:using-this}");
  // "… using only WATER monsters as material, including this card on the field,"
  g.rule(
    "trait-that",
    `that was Summoned using only {with:barred} as material, including this card ${there},`,
    { ...own, only: true },
    { wording: "among-only" },
  );
}

/** What is said of the one monster that was Summoned with this card. */
function theOne(g: Grammar): void {
  g.rule("group[sg]", "{=:one-with-this}");
  g.rule("possessor", "{=:one-with-this}");
  g.noted("one-with-this");
}

/** "that has this card as material", "whose original Type is Beast-Warrior and has this card as material" */
function holding(g: Grammar): void {
  const bears = { trait: "has-material" };
  g.rule("trait-that", "that has {what:held-as-material} as material", bears, { wording: "held" });
  g.rule("held-as-material", "{=:group[M]}");
  g.rule("held-as-material", "{=:just-named}");
  g.rule("held-as-material", "this card", { ref: "this-card" });
  g.rule("trait-that", "with {what:group-held} as material", bears, { wording: "with" });
  g.rule("trait-that", "with {least:int2} or more materials", bears, { wording: "with-several" });
  g.rule("group-held", "{=:group[sg]}");
  g.rule(
    "trait-that",
    "that has both {traits:both-held} as material",
    { trait: "all-of" },
    { wording: "both-held" },
  );
  g.rule("both-held", "{+:one-held} and {+:one-held}");
  g.rule("one-held", "{what:group[sg]}", bears, { wording: "both" });
  g.noted("one-held");
  const held = { trait: "has-material", what: { ref: "this-card" } };
  g.rule("after", "{+:trait-with} and {+:has-this}");
  g.rule("has-this", "has this card as material", held);
  g.noted("has-this", "used-this");
}
