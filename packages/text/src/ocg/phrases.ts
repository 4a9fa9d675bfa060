import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Noun phrases of OCG texts beside those of all games. */
export function ocgPhrases(g: Grammar): void {
  groups(g);
  traits(g);
  references(g);
  done(g);
  places(g);
}

function groups(g: Grammar): void {
  // "your opponent's monster", "your LIGHT monster"
  g.rule(
    "group[sg]",
    "{traits:owned} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    { wording: "owned" },
  );
  g.rule(
    "group[pl]",
    "{traits:owned} {noun:noun[pl]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "owned" },
  );
  g.rule(
    "group[sg]",
    "{traits:owned-kind} {noun:kind-noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    { wording: "owned" },
  );
  // "another “D/D” monster(s)", "another Effect Monster"
  g.rule(
    "group[sg]",
    "{traits:another-kind} {noun:kind-noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    {
      wording: "another",
    },
  );
  g.rule(
    "group[s]",
    "{traits:another-pre} {noun:noun[s]} {where*:post}",
    { quantity: { kind: "some" } },
    {
      wording: "another",
    },
  );
  g.rule(
    "group[sg]",
    "{traits:another-pre} {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "a" } },
    {
      wording: "another",
    },
  );
  g.rule("another-kind", "{+:trait-another} {++:pre-kind}");
  g.rule("another-pre", "{+:trait-another}");
  g.rule("another-pre", "{+:trait-another} {++:pre}");
  g.rule("group[s]", "an {traits:opponents} {noun:noun[s]} {where*:post}", { quantity: { kind: "some" } });
  // "Dragon monsters you control": all that fit.
  g.rule(
    "subj[pl]",
    "{traits*:pre} {noun:noun[pl]} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "bare" },
  );
  g.rule(
    "subj[pl]",
    "{traits:pre-kind} {noun:kind-noun[pl]} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "bare" },
  );
  g.rule(
    "subj[pl]",
    "{traits:pre} {noun:noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "bare" },
  );
  // "1 of your banished monsters" is said in the singular as well: "1 banished card".
  g.rule("group[M]", "{quantity:quantity[M]} {traits:lying-banished} {noun:noun[M]} {where*:post}");
  g.rule("lying-banished", "{+:trait-lying-banished}");
  g.rule("lying-banished", "{+:trait-lying-banished} {++:pre}");
  g.rule("trait-lying-banished", "banished", { trait: "in", "place.names": ["banished"] });
}

function traits(g: Grammar): void {
  // "“A” or “B” monster"
  g.rule("trait-series", "{traits:two-series}", { trait: "any-of" });
  several(g, "two-series", "one-series", "or");
  g.rule("one-series", "{series:name}", { trait: "series" });
  // "Fish, Sea Serpent, or Aqua monster"
  g.rule("two-types", "{+:one-type}, {++:two-types@tail}");
  g.rule("two-types@tail", "{+:one-type}, or {+:one-type}");
  g.rule("two-types@tail", "{+:one-type}, {++:two-types@tail}");
  g.noted("one-series");
  // "all Insect, Plant, and Beast monsters": each of them is of one of these Types.
  g.rule("trait-type", "{traits:types-and}", { trait: "any-of" }, { wording: "and" });
  g.rule("types-and", "{+:one-type} and {+:one-type}");
  g.rule("types-and", "{+:one-type}, {++:types-and@tail}");
  g.rule("types-and@tail", "{+:one-type}, and {+:one-type}");
  g.rule("types-and@tail", "{+:one-type}, {++:types-and@tail}");
  // "1 Level 3 or 4 monster"
  g.rule("trait-level", "{traits:two-levels}", { trait: "any-of" });
  g.rule("two-levels", "{+:first-level} or {+:other-level}");
  const level = { trait: "stat", stat: "level", compare: "exactly" };
  g.rule("first-level", "Level {value:int}", level);
  g.rule("other-level", "{value:int}", level);
  g.noted("first-level", "other-level");
  g.rule("trait-that", "other than {name:name}", { trait: "name", not: true }, { wording: "other" });
  g.rule(
    "trait-that",
    "that is banished",
    { trait: "in", place: { names: ["banished"] } },
    { wording: "banished" },
  );
  // "1 monster you control with 2000 or less ATK"
  for (const before of ["trait-controlled", "trait-in", "trait-from"]) {
    g.rule("post", `{+:${before}} {+:trait-with}`);
    g.rule("post", `{+:${before}} {+:trait-with}{+:trait-except}`);
  }
  g.rule("trait-that", "that was {ways:ways} Summoned from {from:place}", { trait: "summoned" });
  g.rule(
    "trait-that",
    "that were {ways:ways} Summoned from {from:place}",
    { trait: "summoned" },
    { wording: "were" },
  );
  g.rule("trait-that", "{ways:ways} Summoned from {from:place}", { trait: "summoned" }, { wording: "short" });
  g.rule("trait-that", "that was {ways:ways} Summoned", { trait: "summoned" }, { wording: "that" });
  g.rule("trait-that", "that mentions {name:name}", { trait: "mentions" });
  g.rule("trait-that", "that mention {name:name}", { trait: "mentions" }, { wording: "plural" });
  for (const after of ["trait-in", "trait-controlled"]) g.rule("post", `{+:trait-that} {+:${after}}`);
  g.rule("trait-in", "in its owner's possession", { trait: "possessed", by: "you" }, { wording: "owners" });
  g.rule(
    "trait-in",
    "in its owner's control",
    { trait: "possessed", by: "you" },
    { wording: "owners-control" },
  );
  g.rule("trait-with", "with {value:int} {stat:battle-stat} or {or:battle-stat}", {
    trait: "stat",
    compare: "exactly",
  });
  g.rule("trait-with", "with {value:int} original {stat:battle-stat}", {
    trait: "stat",
    compare: "exactly",
    original: true,
  });
  g.rule("trait-with", "with {value:int} original {stat:battle-stat} or {or:battle-stat}", {
    trait: "stat",
    compare: "exactly",
    original: true,
  });
  // ", except a Link Monster", ", except this card"
  g.rule("trait-except", ", except {...:excepted}", { trait: "described", not: true }, { wording: "except" });
  g.rule("excepted", "@a {traits:pre} {noun:noun[sg]}", { where: [] });
  g.rule("excepted", "@a {traits:pre-kind} {noun:kind-noun[sg]}", { where: [] });
  g.rule("excepted", "{traits:pre-kind} {noun:kind-noun[pl]}", { where: [] }, { wording: "pl" });
  g.rule("excepted", "{traits:pre} {noun:noun[pl]}", { where: [] }, { wording: "pl" });
  g.rule("excepted", "Tokens", { traits: [], noun: "token", where: [] }, { wording: "tokens" });
  g.rule("excepted", "a Token", { traits: [], noun: "token", where: [] }, { wording: "token" });
  g.rule(
    "trait-except",
    ", except this card",
    { trait: "other", "than.ref": "this-card" },
    { wording: "except" },
  );
  g.rule("trait-with", "with different names", { trait: "unlike", by: "name" });
  g.rule("trait-with", "with the same name", { trait: "alike", by: "name" });
}

/** "from your hand or face-up field" */
function places(g: Grammar): void {
  g.rule("place[in]", "a {names:a-field-zone}", {}, { wording: "a" });
  g.rule("a-field-zone", "{+:field-zone}");
  g.words("field-zone", { "Field Zone": "field-zone" });
  // "sent from the hand or field to the GY"
  g.rule("place-mixed", "the {names:places-mixed}");
  g.rule("place-mixed", "your {names:face-up-places}", { of: "you", faceUp: true });
  g.words("place-word[in]", { banishment: "banished" });
  g.rule("face-up-places", "{+:place-word[in]} or face-up {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]}, {+:place-word[in]}, or face-up {+:place-word[on]}");
  for (const list of ["place-word[in]", "place-word"])
    g.rule(
      "place",
      `your {names:${list === "place-word" ? "and-or-mixed" : "and-or"}}`,
      { of: "you" },
      { wording: "and-or" },
    );
  g.rule("and-or", "{+:place-word[in]} and/or {+:place-word[in]}");
  g.rule("and-or", "{+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[in]} and/or {+:place-word[on]}");
}

/** What was done by the effect itself: "the destroyed monster", "the sent card". */
function done(g: Grammar): void {
  for (const [word, verb] of [
    ["destroyed", "destroy"],
    ["sent", "send"],
    ["discarded", "discard"],
    ["banished", "banish"],
    ["Tributed", "tribute"],
    ["Special Summoned", "special-summon"],
    ["Summoned", "special-summon"],
    ["revealed", "reveal"],
    ["added", "add"],
  ] as const) {
    const fields = { ref: "this-way", verb };
    const noted = { wording: word.toLowerCase().replace(" ", "-") };
    g.rule("ref[sg]", `the ${word} {noun:ref-noun[sg]}`, fields, noted);
    g.rule("possessor", `the ${word} {noun:ref-noun[sg]}`, fields, noted);
    if (verb !== "special-summon") {
      g.rule("ref[sg]", `the ${word} card`, { ...fields, noun: "card" }, noted);
      g.rule("ref[pl]", `the ${word} cards`, { ...fields, noun: "card" }, { wording: `${noted.wording}-pl` });
    }
    g.rule("ref[pl]", `the ${word} {noun:ref-noun[pl]}`, fields, { wording: `${noted.wording}-pl` });
  }
}

function references(g: Grammar): void {
  g.rule("ref[sg]", "this monster", { ref: "this-card", noun: "monster" });
  g.rule("ref[sg]", "the targeted {noun:ref-noun[sg]}", { ref: "that-target" }, { wording: "targeted" });
  g.rule("ref[sg]", "the targeted card", { ref: "that-target" }, { wording: "targeted" });
  g.rule("ref[pl]", "the targeted {noun:ref-noun[pl]}", { ref: "those-targets" }, { wording: "targeted" });
  g.rule("ref[pl]", "the targeted cards", { ref: "those-targets" }, { wording: "targeted" });
  g.rule("ref[sg]", "that opponent's {noun:ref-noun[sg]}", { ref: "that-card" }, { wording: "opponents" });
  g.rule("ref[sg]", "the opponent's {noun:ref-noun[sg]}", { ref: "that-card" }, { wording: "the-opponents" });
  g.rule(
    "subj[sg]",
    "@a {noun:noun[sg]} equipped with this card",
    { ref: "equipped-monster" },
    { wording: "with-this" },
  );
  g.rule(
    "subj[sg]",
    "@a {traits:pre} {noun:noun[sg]} equipped with this card",
    { ref: "equipped-monster" },
    { wording: "with-this" },
  );
  // "this card and 1 other Fairy monster from your hand"
  g.rule("obj", "this card and {and:group[N]}", { ref: "this-card" }, { wording: "and" });
  g.rule("obj", "both this card and {and:group[N]}", { ref: "this-card" }, { wording: "both" });
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
}
