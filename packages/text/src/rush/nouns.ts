import { inOrder } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** At least two, as a list: "A or B", "A, B, or C". */
function several(g: Grammar, category: string, item: string, word: string): void {
  g.rule(category, `{+:${item}} ${word} {+:${item}}`);
  g.rule(category, `{+:${item}}, {++:${category}@tail}`);
  g.rule(`${category}@tail`, `{+:${item}}, ${word} {+:${item}}`);
  g.rule(`${category}@tail`, `{+:${item}}, {++:${category}@tail}`);
}

/** The words between alternatives, and how the list that has them is noted. */
const BETWEEN = [
  ["or", {}],
  ["and/or", { wording: "and-or" }],
  ["and", { wording: "and" }],
] as const;

/** What narrows a group down in Rush Duel texts, and the phrases that name groups there. */
export function rushNouns(g: Grammar): void {
  inOrder(g, "pre", [
    "trait-random",
    "trait-excavated",
    "trait-other",
    "trait-face",
    "trait-position",
    "trait-summoned",
    "trait-level",
    "trait-attribute",
    "trait-type",
    "trait-series",
    "trait-kind",
  ]);
  inOrder(g, "post", ["trait-with", "trait-apart", "trait-in", "trait-from", "trait-apart", "trait-except"]);
  // "face-up on your field"
  g.rule("post", "{+:trait-face-up} {+:trait-in}");
  g.rule("post", "{+:trait-with} {+:trait-face-up} {+:trait-in}");
  g.rule("post", "{+:trait-in} {+:trait-in-position}");
  g.rule("trait-in-position", "in {position:position}", { trait: "position" }, { wording: "in" });
  g.noted("trait-in-position");
  g.rule(
    "trait-except",
    ", except a Maximum Monster",
    { trait: "kind", kind: "maximum", not: true },
    { wording: "except" },
  );
  g.rule("post", "{+:trait-in} {+:trait-with}");
  g.rule("post", "{+:trait-from} {+:trait-with}");
  g.rule("pre", "{+:trait-level} {+:trait-face}");
  g.rule("pre", "{+:trait-level} {+:trait-position}");
  g.rule("pre", "{+:trait-level} {+:trait-face} {+:trait-position}");
  kinds(g);
  alternatives(g);
  values(g);
  apart(g);
  groups(g);
  pointing(g);
}

function kinds(g: Grammar): void {
  g.rule("trait-from", "from among {group:ref[pl]}", { trait: "one-of" }, { wording: "among" });
  g.rule("trait-from", "from {group:done-cards}", { trait: "one-of" }, { wording: "from" });
  g.rule("trait-excavated", "excavated", { trait: "one-of", "group.ref": "excavated" });
  g.rule("trait-face-up", "face-up", { trait: "face", face: "up" }, { wording: "after" });
  g.noted("trait-excavated", "trait-face-up", "trait-apart");
  g.rule("trait-kind", "Legend", { trait: "kind", kind: "legend" }, { wording: "adjective" });
  g.rule("trait-kind", "non-Legend", { trait: "kind", kind: "legend", not: true }, { wording: "adjective" });
  // "a non-Effect Fusion Monster"
  g.rule("pre-kind", "{+:trait-named-kind} {+:trait-named-kind}");
  g.rule("pre-kind", "{++:pre} {+:trait-named-kind} {+:trait-named-kind}");
  // "a non-Effect Fiend Type Ritual Monster"
  g.rule("pre-kind", "{+:trait-named-kind} {+:trait-type} {+:trait-named-kind}");
  g.rule("pre-kind", "{++:pre} {+:trait-named-kind} {+:trait-type} {+:trait-named-kind}");
}

/** "Warrior or Beast Type", "Fish/Aqua Type", "Level 7 or 8". */
function alternatives(g: Grammar): void {
  g.rule("trait-type", "{type:type} Type", { trait: "type" });
  g.rule("trait-type", "non-{type:type} Type", { trait: "type", not: true });
  g.rule("type-item", "{type:type}", { trait: "type" });
  g.rule("trait-attribute", "{attribute:attribute} Attribute", { trait: "attribute" });
  g.rule("trait-attribute", "non-{attribute:attribute} Attribute", { trait: "attribute", not: true });
  g.rule("attribute-item", "{attribute:attribute}", { trait: "attribute" });
  for (const [word, noted] of BETWEEN) {
    several(g, `types[${word}]`, "type-item", word);
    several(g, `attributes[${word}]`, "attribute-item", word);
    several(g, `names[${word}]`, "trait-name", word);
    g.rule("trait-type", `{traits:types[${word}]} Type`, { trait: "any-of" }, noted);
    g.rule("trait-attribute", `{traits:attributes[${word}]} Attribute`, { trait: "any-of" }, noted);
    if (word !== "and") g.rule("trait-names", `{traits:names[${word}]}`, { trait: "any-of" }, noted);
  }
  g.rule("both-names", "{+:trait-both-names}");
  g.rule("both-names", "{++:pre} {+:trait-both-names}");
  g.rule("trait-both-names", "{traits:names[and]}", { trait: "any-of" }, { wording: "and" });
  g.noted("trait-both-names");
  g.rule("type-long", "{type:type} Type", { trait: "type" });
  for (const [word, noted] of BETWEEN) {
    several(g, `types-long[${word}]`, "type-long", word);
    const wording = `long-${"wording" in noted ? noted.wording : "or"}`;
    g.rule("trait-type", `{traits:types-long[${word}]}`, { trait: "any-of" }, { wording });
  }
  g.rule("types[/]", "{+:type-item}/{+:type-item}");
  g.rule("types[/]", "{+:type-item}/{++:types[/]}");
  g.rule("trait-type", "{traits:types[/]} Type", { trait: "any-of" }, { wording: "slash" });
  several(g, "levels", "level-item", "or");
  g.rule("level-item", "{value:int}", { trait: "stat", stat: "level", compare: "exactly" });
  g.rule("trait-level", "Level {traits:levels}", { trait: "any-of" });
  g.rule("trait-level", "non-Level {value:int}", {
    trait: "stat",
    stat: "level",
    compare: "exactly",
    not: true,
  });
  g.noted("trait-names", "type-item", "attribute-item", "level-item");
}

/** "with 2500 ATK/1600 DEF", "whose original Level is 6 or lower" */
function values(g: Grammar): void {
  g.rule("trait-with", "with {traits:value-pair}", { trait: "all-of" });
  g.rule("value-pair", "{+:value-item}/{+:value-item}");
  g.rule("value-item", "{value:int} {stat:battle-stat}", { trait: "stat", compare: "exactly" });
  g.rule("value-item", "{low:int} or {high:int} {stat:battle-stat}", { trait: "either-stat" });
  g.rule(
    "trait-with",
    "with {value:int} or higher {stat:battle-stat}",
    { trait: "stat", compare: "at-least" },
    { wording: "higher" },
  );
  g.rule("value-item", "{value:int} {compare:or-less} {stat:battle-stat}", { trait: "stat" });
  const original = { trait: "stat", original: true };
  g.rule("trait-with", "with {value:int} original {stat:battle-stat}", { ...original, compare: "exactly" });
  g.rule("trait-with", "with {value:int} {compare:or-less} original {stat:battle-stat}", original);
  g.rule(
    "trait-with",
    "whose original Level is {value:int} {compare:or-lower}",
    { ...original, stat: "level" },
    { wording: "whose" },
  );
  g.rule("trait-with", "with {low:int} or {high:int} {stat:battle-stat}", { trait: "either-stat" });
  g.rule(
    "trait-with",
    "that has {value:int} {compare:or-less} {stat:battle-stat}",
    { trait: "stat" },
    { wording: "has" },
  );
  // "with 500 DEF and different Attributes", "with 500 DEF, but with different names,"
  g.rule("post", "{+:trait-with} and {+:trait-unlike} {+:trait-from}");
  g.rule("trait-unlike", "different {by:property-names}", { trait: "unlike" }, { wording: "and" });
  g.rule("post", "{+:trait-with}, {+:trait-but-unlike} {+:trait-from}");
  g.rule(
    "trait-but-unlike",
    "but with different {by:property-names},",
    { trait: "unlike" },
    { wording: "but" },
  );
  g.noted("trait-unlike", "trait-but-unlike");
  g.rule("trait-with", "with ATK greater than your LP", {
    ...{ trait: "stat", stat: "atk", compare: "above" },
    ...{ "value.value": "lp", "value.of": "you" },
  });
  const above = { trait: "stat", stat: "atk", compare: "above", "value.value": "stat", "value.stat": "atk" };
  g.rule("trait-with", "with higher ATK than {value.of:one-card}", above);
  g.rule("trait-with", "with the same {by:property} as {as:compared}", { trait: "same" });
  // Where it is itself, and not where those are that are compared with it.
  for (const n of ["sg", "pl"]) {
    g.rule("compared", `{=:ref[${n}]}`);
    g.rule("compared", `{quantity:quantity[${n}]} {traits*:pre} {noun:noun[${n}]} {where:one-place}`);
    g.rule(
      "compared",
      `{quantity:quantity[${n}]} {traits:pre-kind} {noun:kind-noun[${n}]} {where:one-place}`,
    );
  }
  g.rule("one-place", "{+:trait-in}");
  g.noted("compared");
  g.rule(
    "trait-with",
    "with a Level between {low:int} and {high:int}",
    { trait: "between", stat: "level" },
    { wording: "between" },
  );
  g.rule("trait-level", "Level {low:int}-{high:int}", { trait: "between", stat: "level" });
  g.rule(
    "trait-level",
    "Level {low:int} to {high:int}",
    { trait: "between", stat: "level" },
    { wording: "to" },
  );
  g.rule(
    "trait-with",
    "whose original Level is {value:int}",
    { ...original, stat: "level", compare: "exactly" },
    { wording: "whose" },
  );
  g.rule(
    "trait-with",
    "whose original Levels are {value:int} {compare:or-lower}",
    { ...original, stat: "level" },
    { wording: "whose-pl" },
  );
  g.rule("trait-with", "that can only be {ways:ways} Summoned", { trait: "only-by" });
  for (const [verb, noted] of [
    ["mentions", {}],
    ["lists", { wording: "lists" }],
  ] as const) {
    g.rule("trait-with", `that ${verb} {name:name} as material`, { trait: "lists-material" }, noted);
    g.rule("trait-with", `that ${verb} {traits:materials-listed} as material`, { trait: "any-of" }, noted);
  }
  several(g, "materials-listed", "material-listed", "or");
  g.rule("material-listed", "{name:name}", { trait: "lists-material" });
  g.rule("trait-with", "whose original name is {name:name}", { trait: "name", original: true });
  g.rule("trait-with", "whose original Type is {type:type}", { trait: "type", original: true });
  g.rule("trait-with", "in Maximum Mode", { trait: "maximum-mode" });
  g.rule("trait-with", "that is not in Maximum Mode", { trait: "maximum-mode", not: true });
  g.rule("trait-with", "with the lowest {stat:battle-stat}", { trait: "lowest" });
  g.rule("trait-with", "with different {by:property-names}", { trait: "unlike" });
  g.rule("trait-with", "with the same {by:property}", { trait: "alike" });
  g.words("property-names", { names: "name", Types: "type", Attributes: "attribute", Levels: "level" });
  g.words("property", { name: "name", Type: "type", Attribute: "attribute", Level: "level" });
  g.noted("value-item", "material-listed");
}

/** "other than this card", "except this card" */
function apart(g: Grammar): void {
  g.rule("trait-apart", "other than {than:apart-from}", { trait: "other" }, { wording: "than" });
  g.rule(
    "trait-except",
    ", except this card",
    { trait: "other", "than.ref": "this-card" },
    { wording: "except" },
  );
  g.rule("apart-from", "this card", { ref: "this-card" });
  g.noted("apart-from");
}

function groups(g: Grammar): void {
  // 1 "A", 2 "A", up to 2 "A", 1 "A" or "B", 1 Level 7 "A".
  g.rule("named", "{+:trait-names}");
  g.rule("named", "{++:pre} {+:trait-name}");
  g.rule("named", "{++:pre} {+:trait-names}");
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  // 1 "A" or 1 "B": one of the two; where they are is said at the end.
  for (const [word, several] of [
    ["or", "one"],
    ["and/or", "each"],
    ["and", "both"],
  ] as const) {
    const group = `group[${word === "or" ? "sg" : "pl"}]`;
    g.rule(group, `{...:branch} ${word} {${several}:last-branch} {where*:post}`);
    // "You have 1 card in your hand and 1 monster on your field" is two conditions, to send those is one cost.
    const category = word === "and" ? "obj" : group;
    g.rule(category, `{...:placed-branch} ${word} {${several}:last-branch} {where*:post}`);
  }
  g.rule("group[pl]", "{...:branch}, and {both:last-branch}, {where:placed}", {}, { wording: "comma" });
  for (const [category, own] of [
    ["branch", ""],
    ["placed-branch", " {own:post}"],
    ["last-branch", ""],
  ] as const) {
    g.rule(category, `{quantity:quantity[N]} {traits*:pre} {noun:noun[N]}${own}`);
    g.rule(category, `{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]}${own}`);
    g.rule(category, `{quantity:quantity[N]} {traits:named}${own}`, { noun: "card" });
  }
  g.noted("branch", "placed-branch", "last-branch");
  // "“A” or a DARK monster with 1200 DEF in your Graveyard"
  g.rule("group[sg]", "{...:bare-branch} or {one:second-branch} {where:placed}");
  g.rule("second-branch", "{quantity:quantity[sg]} {traits*:pre} {noun:noun[sg]} {own?:with-list}");
  g.rule("second-branch", "{quantity:quantity[sg]} {traits:pre-kind} {noun:kind-noun[sg]} {own?:with-list}");
  g.rule("placed", "{+:trait-in}");
  g.rule("placed", "{+:trait-from}");
  g.rule("placed", "{+:trait-face-up} {+:trait-in}");
  g.rule("bare-branch", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "bare" });
  g.noted("second-branch", "bare-branch");
  // "up to 3 monster(s)"
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[s]} {where*:post}",
    {},
    { wording: "s" },
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
  // How many is reckoned: "…, up to [the number of …]", "… equal to [the number of …]"
  for (const [words, kind] of [
    [", up to", "one"],
    [" equal to", "all"],
    [" up to", "one"],
  ] as const) {
    const reckoned = { "quantity.kind": "reckoned", "quantity.least": kind };
    const noted = words === " up to" ? { wording: "close" } : {};
    g.rule(
      "obj",
      `{traits*:pre} {noun:noun[pl]} {where*:post}${words} {quantity.amount:bracket}`,
      reckoned,
      noted,
    );
    g.rule(
      "obj",
      `{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}${words} {quantity.amount:bracket}`,
      reckoned,
      noted,
    );
  }
  g.noted("obj");
  // "another face-up Dragon Type monster on your field"
  g.rule("group[sg]", "{traits:another} {noun:noun[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.rule("another", "{+:trait-another}");
  g.rule("another", "{+:trait-another} {++:pre}");
  g.rule("trait-another", "another", { trait: "other", "than.ref": "this-card" }, { wording: "another" });
  g.noted("trait-another");
  g.rule("quantity[sg]", "1 additional", { kind: "exactly", n: 1 }, { wording: "additional" });
  g.rule("quantity[pl]", "{n:int} or less", { kind: "at-most" });
  g.rule("quantity[pl]", "{n:int} to {most:int}", { kind: "between" });
  bare(g);
}

/** Without a number: "face-up Machine Type monsters on your field", "your Level 4 or lower monsters". */
function bare(g: Grammar): void {
  const all = { quantity: { kind: "every" } };
  g.rule("bare-group", "{traits*:pre} {noun:noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:your-own} {noun:noun[pl]} {where*:post}", all, { wording: "bare" });
  g.rule("bare-group", "{traits:named} {where*:post}", { ...all, noun: "card" }, { wording: "bare" });
  g.rule("subj[pl]", "{traits:both-names} {where*:post}", { ...all, noun: "card" }, { wording: "both" });
  g.rule("your-own", "{+:trait-your}");
  g.rule("your-own", "{+:trait-your} {++:pre}");
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]}",
    { quantity: { kind: "a" }, where: [] },
    { wording: "your" },
  );
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]} {where:with-list}",
    { quantity: { kind: "a" } },
    { wording: "your" },
  );
  g.rule("with-list", "{+:trait-with}");
  // "your face-up Wyrm Type monster on your field", "your face-up “A”"
  g.rule(
    "group[sg]",
    "{traits:your-own} {noun:noun[sg]} {where:placed}",
    { quantity: { kind: "a" } },
    { wording: "your" },
  );
  g.rule(
    "group[sg]",
    "{traits:your-face-up-named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "your" },
  );
  g.rule("your-face-up-named", "{+:trait-your} {+:trait-face} {+:trait-name}");
  g.rule("group[sg]", "an {traits:opponents-kind} {noun:kind-noun[sg]} {where*:post}", {
    quantity: { kind: "a" },
  });
  g.rule("opponents-kind", "{+:trait-opponents} {++:pre-kind}");
  g.rule(
    "group[sg]",
    "{traits:your-own-kind} {noun:kind-noun[sg]}",
    { quantity: { kind: "a" }, where: [] },
    { wording: "your" },
  );
  g.rule("your-own-kind", "{+:trait-your} {++:pre-kind}");
  g.rule("bare-group", "{traits:your-named}", { ...all, noun: "card", where: [] }, { wording: "bare" });
  g.rule("your-named", "{+:trait-your} {+:trait-name}");
  g.rule("subj[pl]", "{=:bare-group}");
  g.rule("free", "{=:np}");
  g.rule("free", "{=:bare-group}");
  g.noted("bare-group");
}

/** Words that point back. */
function pointing(g: Grammar): void {
  g.rule(
    "ref[sg]",
    "that opponent's {traits?:pre} {noun:ref-noun[sg]}",
    { ref: "that-card" },
    { wording: "opponents" },
  );
  g.rule("owner", "those {noun:ref-noun[pl]}'", { ref: "those-cards" });
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  g.rule("ref[sg]", "the excavated card", { ref: "excavated" });
  g.rule("ref[pl]", "the excavated cards", { ref: "excavated" }, { wording: "pl" });
  g.rule("ref[sg]", "the other card", { ref: "excavated", others: true }, { wording: "card" });
  g.rule("ref[pl]", "the rest", { ref: "excavated", others: true }, { wording: "rest" });
  g.rule("ref[pl]", "the other cards", { ref: "excavated", others: true });
  g.rule("ref[pl]", "the remaining cards", { ref: "excavated", others: true }, { wording: "remaining" });
  const done = { ref: "this-way", voice: "done" };
  for (const n of ["sg", "pl"] as const) {
    const noted = n === "pl" ? { wording: "pl" } : {};
    g.rule(`ref[${n}]`, `the chosen {noun:back-noun[${n}]}`, { ...done, verb: "choose" }, noted);
    g.rule(`ref[${n}]`, `the revealed {noun:back-noun[${n}]}`, { ...done, verb: "reveal" }, noted);
    g.rule(`ref[${n}]`, `the {noun:back-noun[${n}]} {...:done-by}`, done, noted);
    g.rule(`ref[${n}]`, `those {noun:back-noun[${n}]} {...:done-by}`, done, { wording: `those-${n}` });
    g.rule(
      `ref[${n}]`,
      `the {noun:back-noun[${n}]} chosen`,
      { ...done, verb: "choose" },
      { wording: `after-${n}` },
    );
    g.rule(`ref[${n}]`, `the {traits:pre} {noun:back-noun[${n}]} {...:done-by}`, done, noted);
  }
  backNouns(g);
  // "1 Equip Spell Card sent to the Graveyard by this effect"
  g.rule("group[N]", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where:sent-so}");
  g.rule("group[N]", "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} {where:sent-so}");
  g.rule("sent-so", "{+:trait-sent}");
  g.noted("trait-sent");
  g.rule("trait-sent", "sent to {group.to:place[in]} by this effect", {
    trait: "one-of",
    "group.ref": "this-way",
    "group.voice": "done",
    "group.verb": "send",
    "group.part": "effect",
  });
  g.rule("trait-from", "from among {group:sent-cards}", { trait: "one-of" }, { wording: "among" });
  g.rule("sent-cards", "the cards sent", { ...done, verb: "send" });
  g.noted("sent-cards");
  g.rule("done-cards", "the {noun:back-noun[pl]} {...:done-by}", done);
  g.noted("done-cards");
  g.rule("done-by", "{verb:done-verb} by this effect", { part: "effect" });
  g.rule("done-by", "{verb:done-verb} to meet the requirement", { part: "requirement" });
  g.rule("done-by", "sent to {to:place[in]} by this effect", { verb: "send", part: "effect" });
  g.rule("done-by", "sent to {to:place[in]} to meet the requirement", { verb: "send", part: "requirement" });
  g.rule("done-by", "shuffled into {to:place[in]} by this effect", { verb: "shuffle", part: "effect" });
  g.rule("done-by", "shuffled into {to:place[in]} to meet the requirement", {
    verb: "shuffle",
    part: "requirement",
  });
  g.rule("done-by", "added to {to:place[in]} by this effect", { verb: "add", part: "effect" });
  g.rule("done-by", "returned to {to:place[in]} by this effect", { verb: "return", part: "effect" });
  g.rule("done-by", "changed to face-up {position:position} by this effect", {
    verb: "change-position",
    part: "effect",
  });
  g.rule("done-by", "placed on {to:deck-end} by this effect", { verb: "put", part: "effect" });
  g.rule("done-by", "placed to meet the requirement", { verb: "put", part: "requirement" });
  g.rule("done-by", "shuffled by this effect", { verb: "shuffle", part: "effect" });
  g.words("done-verb", {
    "Special Summoned": "special-summon",
    "Fusion Summoned": "fusion-summon",
    destroyed: "destroy",
    revealed: "reveal",
    excavated: "excavate",
    drawn: "draw",
    chosen: "choose",
    changed: "change-position",
  });
  g.noted("ref");
}

/** "The card", "the Spell Card" in words that point back. */
function backNouns(g: Grammar): void {
  for (const n of ["sg", "pl"] as const) {
    const s = n === "pl" ? "s" : "";
    g.rule(`ref-noun[${n}]`, `Spell Card${s}`, "spell");
    g.rule(`ref-noun[${n}]`, `Trap Card${s}`, "trap");
    g.rule(`ref-noun[${n}]`, `Spell/Trap Card${s}`, "spell-or-trap");
    g.rule(`back-noun[${n}]`, `{=:ref-noun[${n}]}`);
    g.rule(`back-noun[${n}]`, `card${s}`, "card");
  }
}
