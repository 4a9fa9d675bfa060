import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Noun phrases of OCG texts beside those of all games. */
export function ocgPhrases(g: Grammar): void {
  groups(g);
  numbers(g);
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
  g.rule("group[M]", "{quantity:quantity[M]} {traits:lying-banished-kind} {noun:kind-noun[M]} {where*:post}");
  g.rule("lying-banished-kind", "{+:trait-lying-banished} {++:pre-kind}");
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:banished-kind} {noun:kind-noun[pl]} {where*:post}",
  );
  g.rule("banished-kind", "{+:trait-banished} {++:pre-kind}");
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:banished-card-kind} {noun:card-noun[pl]} {where*:post}",
  );
  g.rule("banished-card-kind", "{+:trait-banished} {++:pre-card-kind}");
  g.rule("group[pl]", "{quantity:part-quantity} of {traits:banished-named} {where*:post}", { noun: "card" });
  g.rule("banished-named", "{+:trait-banished} {+:trait-name}");
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:owned} {noun:noun[pl]} {where*:post}",
    {},
    {
      wording: "of-owned",
    },
  );
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:owned-kind} {noun:kind-noun[pl]} {where*:post}",
    {},
    {
      wording: "of-owned",
    },
  );
  g.rule("lying-banished", "{+:trait-lying-banished}");
  g.rule("lying-banished", "{+:trait-lying-banished} {++:pre}");
  g.rule("trait-lying-banished", "banished", { trait: "in", "place.names": ["banished"] });
}

/** How many, said in other ways: "2 “A”", "up to 3 monster(s)", "as many … as possible". */
function numbers(g: Grammar): void {
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} copies of {traits:named} {where*:post}",
    { noun: "card" },
    { wording: "copies" },
  );
  const several = { wording: "s" };
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits*:pre} {noun:noun[s]} {where*:post}", {}, several);
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits:pre-kind} {noun:kind-noun[s]} {where*:post}",
    {},
    several,
  );
  const possible = { quantity: { kind: "as-many" } };
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} {where*:post} as possible", possible);
  g.rule("group[pl]", "as many {traits:pre-kind} {noun:kind-noun[pl]} {where*:post} as possible", possible);
  g.rule("group[pl]", "as many {traits*:pre} {noun:noun[pl]} as possible {where:post}", possible, {
    wording: "early",
  });
  g.rule(
    "obj",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    {
      wording: "bare-name",
    },
  );
  g.rule(
    "obj",
    "your entire hand",
    {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "entire" },
  );
  // "1 of your “A” monsters that is banished or in your GY"
  for (const [kind, noun] of [
    ["{traits*:pre}", " {noun:noun[pl]}"],
    ["{traits:pre-kind}", " {noun:kind-noun[pl]}"],
    ["{traits:pre-card-kind}", " {noun:card-noun[pl]}"],
    ["{traits:named}", ""],
  ] as const)
    g.rule(
      "group[pl]",
      `{quantity:part-quantity} of your ${kind}${noun} {where:lying-so}`,
      noun === "" ? { noun: "card" } : {},
      { wording: "of-yours" },
    );
  g.rule("lying-so", "{+:trait-lying}");
  g.rule("lying-so", "{+:trait-lying}{+:trait-except}");
  g.rule("lying-so", "{+:trait-except} {+:trait-lying}", undefined, { wording: "except-first" });
  g.rule("lying-so", "{+:trait-with}, {+:trait-lying}", undefined, { wording: "with-first" });
  g.rule("lying-so", "{+:trait-lying}, {+:trait-with}", undefined, { wording: "with-after" });
  g.noted("trait-lying", "lying-place");
  for (const [is, wording] of [
    ["that is", "is"],
    ["that are", "are"],
    [", that is", "comma-is"],
    [", that are", "comma-are"],
  ] as const)
    g.rule("trait-lying", `${is} {place:lying-place}`, { trait: "in" }, { wording });
  for (const [or, wording] of [
    ["or", "or"],
    [", or", "comma"],
    ["and/or", "and-or"],
  ] as const) {
    g.rule("lying-place", `{names:banished-${wording}}`, { of: "you" }, { wording });
    g.rule(
      `banished-${wording}`,
      `{+:banished-word}${or.startsWith(",") ? "" : " "}${or} in your {++:places[in]}`,
    );
  }
  g.words("banished-word", { banished: "banished" });
  // "1 monster you control or in your GY"
  g.rule("trait-controlled", "{place:field-or-else}", { trait: "in" });
  g.rule("field-or-else", "{names:own-field-or}", { of: "you" }, { wording: "control" });
  g.rule("field-or-else", "{names:their-field-or}", { of: "opponent" }, { wording: "control" });
  g.rule("own-field-or", "{+:you-control} or in your {++:places[in]}");
  g.rule("field-or-else", "{names:own-field-and}", { of: "you" }, { wording: "control-and" });
  g.rule("own-field-and", "{+:you-control} and in your {++:places[in]}");
  g.rule("their-field-or", "{+:they-control} or in their {++:places[in]}");
  g.words("you-control", { "you control": "field" });
  g.words("they-control", { "your opponent controls": "field" });
  g.noted("field-or-else");
}

function traits(g: Grammar): void {
  g.rule("trait-that", "that has material", { trait: "has-material" });
  g.rule("trait-that", "with material", { trait: "has-material" }, { wording: "with" });
  // "Fusion or Synchro Monster", "Normal or Quick-Play Spell"
  for (const [category, word] of [
    ["trait-named-kind", "named-kind"],
    ["trait-card-kind", "card-kind"],
  ] as const) {
    g.rule(category, `{traits:two-${word}s}`, { trait: "any-of" });
    g.rule(`one-${word}`, `{kind:${word}}`, { trait: "kind" });
    several(g, `two-${word}s`, `one-${word}`, "or");
    g.noted(`one-${word}`);
  }
  g.rule("trait-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true });
  // "Warrior and/or Beast-Warrior monsters"
  g.rule("trait-type", "{traits:types-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "types-and-or", "one-type", "and/or");
  g.rule("trait-attribute", "{traits:attributes-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "attributes-and-or", "one-attribute", "and/or");
  g.rule("trait-series", "{traits:series-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "series-and-or", "one-series", "and/or");
  // "“A” monsters and/or “B” Spells/Traps"
  for (const [word, wording] of [
    ["and/or", "and-or"],
    ["and", "and"],
    ["or", "or"],
  ] as const) {
    g.rule(`trait-kinds-${wording}`, `{traits:kinds-${wording}}`, { trait: "any-of" }, { wording });
    several(g, `kinds-${wording}`, "one-described", word);
    g.rule(`described-${wording}`, `{+:trait-kinds-${wording}}`);
    if (word === "and/or")
      g.rule("group[pl]", `{quantity:quantity[pl]} {traits:described-${wording}} {where*:post}`, {
        noun: "card",
      });
    else
      g.rule("those-by", `{traits:described-${wording}} {where:post}`, {
        quantity: { kind: "all" },
        noun: "card",
      });
  }
  g.rule("one-described", "{traits*:pre} {noun:noun[pl]}", { trait: "described", where: [] });
  g.rule("one-described", "{traits:pre-kind} {noun:kind-noun[pl]}", { trait: "described", where: [] });
  g.rule("one-described", "{traits:pre-card-kind} {noun:card-noun[pl]}", { trait: "described", where: [] });
  g.noted("one-described");
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
  // "all face-down and non-DARK monsters": each of them is the one or the other.
  g.rule("trait-attribute", "{traits:face-down-and}", { trait: "any-of" }, { wording: "face-down" });
  g.rule("face-down-and", "{+:lying-face-down} and {+:of-other-attribute}");
  g.rule("lying-face-down", "face-down", { trait: "face", face: "down" });
  g.rule("of-other-attribute", "non-{attribute:attribute}", { trait: "attribute", not: true });
  g.noted("lying-face-down", "of-other-attribute");
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
  g.rule("trailing", ", {+:trait-with}", undefined, { wording: "trailing" });
  g.rule("trailing", "{+:trait-except}, {+:trait-with}");
  g.rule("trailing", ", {+:trait-with}{+:trait-except}", undefined, { wording: "trailing" });
  g.rule("trailing-from", "{+:trait-from}");
  g.rule("trailing-from", "{+:trait-from}{+:trait-except}");
  // "1 monster you control with 2000 or less ATK"
  for (const before of ["trait-controlled", "trait-in", "trait-from"]) {
    g.rule("post", `{+:${before}} {+:trait-with}`);
    g.rule("post", `{+:${before}} {+:trait-with}{+:trait-except}`);
    g.rule("post", `{+:${before}}, {+:trait-with}`, undefined, { wording: "comma" });
    g.rule("post", `{+:${before}}{+:trait-except}, {+:trait-with}`, undefined, { wording: "comma" });
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
  g.rule("trait-except", ", except {than:ref[sg]}", { trait: "other" }, { wording: "except" });
  g.rule("trait-that", "that cannot be Normal Summoned/Set", { trait: "no-normal-summon" });
  g.rule("trait-with", "with the lowest {stat:any-stat}", { trait: "lowest" });
  g.words("level-or-rank", { Level: "level", Rank: "rank" });
  g.rule("trait-with", "with the highest {stat:level-or-rank}", { trait: "highest" });
  g.rule("trait-with", "with the highest original {stat:battle-stat}", { trait: "highest", original: true });
  g.rule("trait-controlled", "they control", { trait: "controlled", by: "opponent" }, { wording: "they" });
  g.rule("ref[sg]", "that target {where:post}", { ref: "that-target" });
  g.rule("trailing-that", "{+:trait-that}");
  g.rule("trailing-that", "{+:trait-with}");
  for (const [word, manner] of [
    ["add", "add"],
    ["send", "send"],
  ] as const)
    g.rule("step[F]", `<${word}> {what:group[N]} to {to:place[in]} {besides:trailing-that}`, {
      verb: "move",
      manner,
    });
  // "1 “A” Spell or “B” Spell"
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:described-sg} {where*:post}", { noun: "card" });
  g.rule("described-sg", "{+:trait-kinds-sg}");
  g.rule("trait-kinds-sg", "{traits:kinds-sg}", { trait: "any-of" }, { wording: "sg" });
  several(g, "kinds-sg", "one-described-sg", "or");
  g.rule("one-described-sg", "{traits:pre} {noun:noun[sg]}", { trait: "described", where: [] });
  g.rule("one-described-sg", "{traits:pre-kind} {noun:kind-noun[sg]}", { trait: "described", where: [] });
  g.rule("one-described-sg", "{traits:pre-card-kind} {noun:card-noun[sg]}", {
    trait: "described",
    where: [],
  });
  g.noted("one-described-sg");
  // "this card points to", "a Link Monster points to"
  g.rule("trait-that", "{by:pointer} points to", { trait: "pointed-to" });
  g.rule("trait-that", "{by:pointers} point to", { trait: "pointed-to" });
  g.rule("pointer", "{=:ref[sg]}");
  g.rule("pointer", "{=:group[sg]}");
  g.rule("pointers", "{=:group[pl]}");
  g.rule("pointed-place", "your zone {pointedTo:pointer} points to", { of: "you", names: ["field"] });
  g.rule(
    "pointed-place",
    "a zone {pointedTo:pointer} points to",
    { of: "you", names: ["field"] },
    { wording: "a" },
  );
  g.rule(
    "pointed-place",
    "your zone that {pointedTo:pointer} points to",
    { of: "you", names: ["field"] },
    {
      wording: "that",
    },
  );
  g.rule("pointed-place", "your opponent's zone {pointedTo:pointer} points to", {
    of: "opponent",
    names: ["field"],
  });
  g.noted("pointed-place");
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:pointed-place}[[ in {position:position}]]", {
    verb: "special-summon",
  });
  g.rule("trait-that", "equipped to {host:ref[sg]}", { trait: "equipped-to" });
  g.rule("trait-that", "equipped to {host:group[sg]}", { trait: "equipped-to" });
  g.rule(
    "trait-that",
    "that is equipped to {host:ref[sg]}",
    { trait: "equipped-to" },
    { wording: "that-is" },
  );
  g.rule(
    "trait-that",
    "that is equipped to {host:group[sg]}",
    { trait: "equipped-to" },
    { wording: "that-is" },
  );
}

/** "from your hand or face-up field" */
function places(g: Grammar): void {
  g.rule("trait-in", "on the field or in {place:field-or-gy}", { trait: "in" }, { wording: "field-or" });
  g.rule("field-or-gy", "either GY", { names: ["field", "graveyard"] }, { wording: "either" });
  g.rule("field-or-gy", "the GY", { names: ["field", "graveyard"] });
  g.noted("field-or-gy");
  // Whose that is shows what was said before: `resolve` looks.
  const theirs = { wording: "their" };
  for (const way of ["in", "on"])
    g.rule(`place[${way}]`, `their {names:places[${way}]}`, { of: "opponent" }, theirs);
  g.rule("place-mixed", "their {names:places-mixed}", { of: "opponent" }, theirs);
  g.rule("place-top", "their Deck", { of: "opponent", names: ["deck-top"] }, theirs);
  g.rule("place[in]", "a {names:a-field-zone}", {}, { wording: "a" });
  g.rule("a-field-zone", "{+:field-zone}");
  g.words("field-zone", { "Field Zone": "field-zone" });
  // "sent from the hand or field to the GY"
  g.rule("place-mixed", "the {names:places-mixed}");
  g.rule("place-mixed", "your {names:face-up-places}", { of: "you", faceUp: true });
  g.words("place-word[in]", { banishment: "banished" });
  // "your field or GY", "your field and GY"
  g.rule("places-mixed", "{+:place-word[on]} or {+:place-word[in]}");
  g.rule("places-mixed", "{+:place-word[on]}, {++:places[in]@tail}");
  g.rule("and-or-mixed", "{+:place-word[on]} and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[on]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("place-mixed", "your {names:and-places}", { of: "you" }, { wording: "and" });
  g.rule("and-places", "{+:place-word[on]} and {+:place-word[in]}");
  g.rule("and-places", "{+:place-word[in]} and {+:place-word[in]}");
  g.rule("and-places", "{+:place-word[in]} and {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]} or face-up {+:place-word[on]}");
  g.rule("face-up-places", "{+:place-word[in]}, {+:place-word[in]}, or face-up {+:place-word[on]}");
  for (const list of ["place-word[in]", "place-word"])
    g.rule(
      "place-mixed",
      `your {names:${list === "place-word" ? "and-or-mixed" : "and-or"}}`,
      { of: "you" },
      { wording: "and-or" },
    );
  g.rule("and-or", "{+:place-word[in]} and/or {+:place-word[in]}");
  g.rule("and-or", "{+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[in]} and/or {+:place-word[on]}");
  g.rule("and-or-mixed", "{+:place-word[in]}, {+:place-word[on]}, and/or {+:place-word[in]}");
  g.rule("and-or-mixed", "{+:place-word[in]}, {+:place-word[in]}, and/or {+:place-word[on]}");
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
  g.rule("ref[sg]", "this banished card", { ref: "this-card" }, { wording: "banished" });
  g.rule("ref[sg]", "this equipped card", { ref: "this-card" }, { wording: "equipped" });
  g.rule(
    "obj",
    "both cards in your Pendulum Zones",
    {
      quantity: { kind: "exactly", n: 2 },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["pendulum-zone"] } }],
    },
    { wording: "both-scales" },
  );
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
  // "this card and 1 other Fairy monster from your hand", "both that monster and this card"
  g.rule("obj", "{...:ref[sg]} and {and:np}", {}, { wording: "and" });
  g.rule("obj", "both {...:ref[sg]} and {and:np}", { both: true });
  together(g);
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
}

/** Several that are meant at once: "all 3", "both those targets", "that Synchro Monster". */
function together(g: Grammar): void {
  g.rule("ref[pl]", "all {count:int2}", { ref: "them" }, { wording: "all" });
  g.rule("ref[pl]", "both", { ref: "them", count: 2 }, { wording: "both" });
  g.rule("ref[pl]", "both of them", { ref: "them", count: 2 }, { wording: "both-of" });
  g.rule("ref[pl]", "all {count:int2} of them", { ref: "them" }, { wording: "all-of" });
  for (const [targets, wording] of [
    ["targets", ""],
    ["those targets", "those-"],
  ] as const) {
    g.rule("ref[pl]", `both ${targets}`, { ref: "those-targets", count: 2 }, { wording: `${wording}both` });
    g.rule("ref[pl]", `all {count:int2} ${targets}`, { ref: "those-targets" }, { wording: `${wording}all` });
  }
  g.rule("ref[pl]", "those {count:int2} targets", { ref: "those-targets" }, { wording: "n" });
  g.rule("ref[pl]", "both {noun:back-noun[pl]}", { ref: "those-cards", count: 2 }, { wording: "both" });
  g.rule(
    "ref[pl]",
    "both those {noun:back-noun[pl]}",
    { ref: "those-cards", count: 2 },
    { wording: "both-those" },
  );
  g.rule("ref[pl]", "those {count:int2} {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "n" });
  g.rule("ref[pl]", "all those {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "all" });
  g.rule(
    "ref[sg]",
    "that targeted {noun:back-noun[sg]}",
    { ref: "that-target" },
    { wording: "that-targeted" },
  );
  g.rule(
    "ref[pl]",
    "those targeted {noun:back-noun[pl]}",
    { ref: "those-targets" },
    { wording: "those-targeted" },
  );
  g.rule(
    "possessor",
    "that targeted {noun:back-noun[sg]}",
    { ref: "that-target" },
    { wording: "that-targeted" },
  );
  g.rule("ref[pl]", "all those targets", { ref: "those-targets" }, { wording: "all-those" });
  g.rule(
    "ref[sg]",
    "that {traits:pre-kind} {noun:kind-noun[sg]} {where?:post}",
    { ref: "that-card" },
    {
      wording: "kind",
    },
  );
  g.rule(
    "ref[pl]",
    "those {traits:pre-kind} {noun:kind-noun[pl]} {where?:post}",
    { ref: "those-cards" },
    {
      wording: "kind",
    },
  );
  g.rule(
    "possessor",
    "that {traits:pre-kind} {noun:kind-noun[sg]}",
    { ref: "that-card" },
    { wording: "kind" },
  );
  g.rule("possessor", "that {traits:pre} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("possessor", "that card", { ref: "that-card" });
  g.rule("possessor", "that opponent's {noun:ref-noun[sg]}", { ref: "that-card" }, { wording: "opponents" });
  g.rule(
    "possessor",
    "the opponent's {noun:ref-noun[sg]}",
    { ref: "that-card" },
    { wording: "the-opponents" },
  );
  g.rule("possessor", "the targeted {noun:back-noun[sg]}", { ref: "that-target" }, { wording: "targeted" });
  g.rule("possessor", "this monster", { ref: "this-card", noun: "monster" });
  g.rule("possessor", "the attack target", { ref: "attack-target" });
  g.rule("ref[pl]", "the targeted {noun:back-noun[s]}", { ref: "those-targets" }, { wording: "targeted-s" });
}
