import type { Grammar } from "../../grammar.ts";

/** Whether a card is of a kind, asked in the middle of what is done: "…, then, if it was a Flip monster, …". */
export function ocgIdentityTests(g: Grammar): void {
  g.rule("link", "{...:joint[D]} {...:conditional}", {}, { wording: "conditional" });
  const optional = { optional: true };
  g.rule("conditional", "{condition:clause-condition}, you can {step:step[bare]}", optional);
  g.rule("conditional", "you can {step:step[bare]} {condition:asked-if}", optional, { wording: "after" });
  for (const condition of ["clause-condition", "trailing-if"])
    g.rule("asked-if", `{=:${condition}}`, undefined, { rule: "asked-if" });
  g.rule("trailing-if", "if {...:state}", {}, { wording: "trailing" });
  // "…, then send it to the GY unless it is a “X” monster"
  g.rule("only-if", "{...:first-clause} {condition:only-when}", {}, { wording: "after-all" });
  g.rule("only-when", "{=:clause-condition}");
  g.rule("only-when", "{=:unless-it}");
  g.rule("only-when", "unless {than:state-at-activation}", { kind: "unless" }, { wording: "then" });
  g.rule("link", "{...:joint[D]} {...:only-if}", {}, { wording: "only-if" });
  const is = { kind: "is" };
  const isNot = { kind: "is", not: true };
  g.rule("clause-condition", "if {what:it-was}", is);
  g.rule("clause-condition", "if {what:it-was-not}", isNot);
  g.rule("unless-it", "unless {what:it-was}", isNot, { wording: "unless" });
  g.noted("trailing-if", "only-if", "unless-it");
  // "Excavate the top card of your Deck, and if it is a Plant monster, …"
  g.rule("link", ", and {...:conditional}", { join: "and-if-you-do" });
  g.rule("such-one", "{...:called[sg]} {where?:post}");
  g.rule("such-one", "[[{traits:pre} ]]{noun:printed-monster}");
  g.rule("it-was", "it {...:is-or-was} @a {...:such-one}", { ref: "it" });
  g.rule("it-was-not", "it {...:is-or-was} not @a {...:such-one}", { ref: "it" });
  // "… and if it was a “X” that was Special Summoned": by that name.
  const came = "it was @a {traits:only-name} that was Special Summoned";
  g.rule("it-was", came, { ref: "it" }, { wording: "came" });
  const discarded = { ref: "this-way", verb: "discard" };
  g.rule("it-was-not", "the discarded card was not {traits:named}", discarded);
  // "the detached material was a “X” card", "that monster is a Normal Monster"
  g.rule("clause-condition", "if {what:was-one} {...:is-or-was} {being:being-one}", is);
  g.rule("clause-condition", "if {what:was-one} {...:is-or-was} not {being:being-one}", isNot);
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
  const name = { trait: "same-name" };
  g.rule("feature", "that name", { ...name, "as.ref": "that-card" });
  g.rule("feature", "{as:possessor}'s name", name, { wording: "owners" });
  g.rule("feature", "the same name {as:ref[sg]} had in the GY", name, { wording: "had-in-gy" });
  g.noted("it-was", "it-was-not");
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
