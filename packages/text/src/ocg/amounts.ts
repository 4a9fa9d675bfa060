import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** How much: numbers read off Life Points, damage, and what was done before. */
export function ocgAmounts(g: Grammar): void {
  g.noted("damage-done");

  g.rule("amount", "that {...:damage-word}", { value: "that-damage" });
  const damage = { ref: "this-way", verb: "damage" };
  g.rule(
    "damage-done",
    "[[{...:amount-of} ]]{...:damage-word} {...:dealt-so}[[ {part:by-this-effect}]]",
    damage,
  );
  const gained = { ref: "this-way", verb: "gain-lp" };
  g.rule("damage-done", "[[{...:amount-of} ]]LP {...:gained-so}[[ {part:by-this-effect}]]", gained);
  alike(g, "gained-so", ["gained", "you gained", "your opponent gained"]);
  g.rule("damage-done", "[[{...:amount-of} ]]{...:lp-paid}", {});
  g.rule("lp-paid", "LP {...:paid-so}[[ {...:for-activation}]]", { ref: "this-way", verb: "pay-lp" });
  alike(g, "paid-so", ["paid", "you paid"]);
  g.rule("amount-of", "amount of", {}, { wording: "amount" });
  g.rule("damage-word", "damage", {});
  g.rule("damage-word", "battle damage", {}, { wording: "battle" });
  g.rule("dealt-so", "you took", {}, { wording: "took" });
  g.rule("dealt-so", "they took", {}, { wording: "they-took" });
  g.rule("dealt-so", "inflicted", {}, { wording: "inflicted" });
  g.rule("dealt-so", "inflicted to your opponent", {}, { wording: "inflicted-to" });

  // "…, then, if it was a Flip monster, …"
  g.rule("link", "{...:joint[D]} {...:conditional}", {}, { wording: "conditional" });
  g.rule("conditional", "{condition:clause-condition}, you can {step:step[bare]}", { optional: true });
  g.rule("clause-condition", "if {what:it-was}", { kind: "is" });
  g.rule("clause-condition", "if {what:it-was-not}", { kind: "is", not: true });
  g.rule(
    "conditional",
    "you can {step:step[bare]} {condition:clause-condition}",
    { optional: true },
    { wording: "after" },
  );
  g.rule(
    "conditional",
    "you can {step:step[bare]} {condition:trailing-if}",
    { optional: true },
    { wording: "after-if" },
  );
  g.rule("trailing-if", "if {...:state}", {}, { wording: "trailing" });
  g.noted("trailing-if");
  // "…, then send it to the GY unless it is a “X” monster"
  g.rule("only-if", "{...:first-clause} {condition:only-when}", {}, { wording: "after-all" });
  g.rule("only-when", "{=:clause-condition}");
  g.rule("only-when", "{=:unless-it}");
  g.rule("only-when", "unless {than:state-at-activation}", { kind: "unless" }, { wording: "then" });
  g.rule("link", "{...:joint[D]} {...:only-if}", {}, { wording: "only-if" });
  g.noted("only-if");
  g.rule("unless-it", "unless {what:it-was}", { kind: "is", not: true }, { wording: "unless" });
  g.noted("unless-it");
  // "Excavate the top card of your Deck, and if it is a Plant monster, …"
  g.rule("link", ", and {...:conditional}", { join: "and-if-you-do" });
  g.rule("such-one", "{...:called[sg]} {where?:post}");
  g.rule("such-one", "[[{traits:pre} ]]{noun:printed-monster}");
  g.rule("it-was", "it {...:is-or-was} @a {...:such-one}", { ref: "it" });
  g.rule("it-was-not", "it {...:is-or-was} not @a {...:such-one}", { ref: "it" });
  // "… and if it was a “X” that was Special Summoned": by that name.
  g.rule(
    "it-was",
    "it was @a {traits:only-name} that was Special Summoned",
    { ref: "it" },
    { wording: "came" },
  );
  g.rule("it-was-not", "the discarded card was not {traits:named}", { ref: "this-way", verb: "discard" });
  // "the detached material was a “X” card", "that monster is a Normal Monster"
  g.rule("clause-condition", "if {what:was-one} {...:is-or-was} {being:being-one}", { kind: "is" });
  g.rule("clause-condition", "if {what:was-one} {...:is-or-was} not {being:being-one}", {
    kind: "is",
    not: true,
  });
  g.rule("being-one", "@a {...:cards[sg]} {where*:post}", { quantity: { kind: "a" } });
  const such = { quantity: { kind: "a" }, noun: "card", traits: [] };
  g.rule("being-one", "{where:so-leveled}", such, { wording: "leveled" });
  g.rule("was-one", "{=:pointed-at}");
  g.rule("was-one", "that {noun:back-noun[sg]}", { ref: "that-card" });
  g.rule("was-one", "that target", { ref: "that-target" });
  g.rule("was-one", "the detached material", { ref: "this-way", verb: "detach" });
  g.noted("being-one", "was-one");
  g.words("printed-monster", { "Monster Card": "monster-card" });
  otherwise(g);
  g.rule("trait-with", "{...:having} that name", { trait: "same-name", "as.ref": "that-card" });
  g.rule("trait-with", "{...:having} {as:possessor}'s name", { trait: "same-name" }, { wording: "owners" });
  g.rule(
    "trait-with",
    "{...:having} the same name {as:ref[sg]} had in the GY",
    { trait: "same-name" },
    { wording: "had-in-gy" },
  );
  g.noted("it-was", "it-was-not");

  g.rule("place-bottom", "their Deck", { of: "opponent", pronoun: true, names: ["deck-bottom"] });
}

/** "…. Otherwise, place it on the bottom of your Deck." */
function otherwise(g: Grammar): void {
  g.rule("rider", "otherwise, {clauses:otherwise}.", { sentence: "rider" }, { wording: "otherwise" });
  g.rule("rider", "if you cannot, {clauses:if-not}.", { sentence: "rider" }, { wording: "cannot" });
  g.rule("if-not", "{+:if-not-clause}");
  g.rule("if-not-clause", "{step:step[bare]}", { condition: { kind: "cannot" } });
  g.noted("if-not-clause");
  g.rule("otherwise", "{+:otherwise-clause}[[ {++:links}]]");
  const condition = { kind: "otherwise" };
  g.rule("otherwise-clause", "{...:clause}", { condition });
  for (const link of ["link", "otherwise-link"])
    g.rule(link, ", otherwise[[,]] {...:otherwise-clause}", { join: "also" });
  g.noted("otherwise-clause", "otherwise-link");
}
