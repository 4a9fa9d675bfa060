import { alike } from "../common/alike.ts";
import { several } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** Which of several words of one sort it is, as one trait: the list that each sort has, and one of it. */
const SORTS = [
  ["trait-type", "types", "one-type"],
  ["trait-attribute", "attributes", "one-attribute"],
  ["trait-series", "names-of-series", "one-series"],
  ["trait-named-kind", "named-kinds", "one-named-kind"],
  ["trait-card-kind", "card-kinds", "one-card-kind"],
] as const;

/** "Fusion or Synchro Monster", "Fish, Sea Serpent, and/or Aqua monsters", "“A” or “B” monster"; of two sorts: "EARTH and/or Dragon monsters" */
function lists(g: Grammar): void {
  for (const [trait, list, one] of SORTS) {
    several(g, `${list}[J]`, one, "<J>");
    const rule = `${trait}: {traits:${list}[J]}`;
    g.rule(trait, `{traits:${list}[or]}`, { trait: "any-of" }, { rule });
    g.rule(trait, `{traits:${list}[and/or]}`, { trait: "any-of" }, { wording: "and-or", rule });
    g.noted(one);
  }
  // "all Insect, Plant, and Beast monsters": each of them is of one of these Types.
  g.rule("trait-type", "{traits:types[and]}", { trait: "any-of" }, { wording: "and" });
  g.rule("one-series", "{series:name}", { trait: "series" });
  for (const word of ["named-kind", "card-kind"]) g.rule(`one-${word}`, `{kind:${word}}`, { trait: "kind" });
  const sorts = SORTS.slice(0, 3).map(([, , one]) => one);
  for (const one of sorts)
    for (const other of sorts)
      if (one !== other)
        g.rule("of-two-sorts[J]", `{+:${one}} <J> {+:${other}}`, undefined, { rule: "of-two-sorts[J]" });
  g.rule("trait-type", "{traits:of-two-sorts[or]}", { trait: "any-of" }, { wording: "two-sorts" });
  g.rule("trait-type", "{traits:of-two-sorts[and/or]}", { trait: "any-of" }, { wording: "two-sorts-and-or" });
}

/** What narrows a group down: kinds, Types and names of several sorts, what it points to, what is excepted. */
export function ocgTraits(g: Grammar): void {
  g.rule("trait-that", "that <<has|have>> material", { trait: "has-material" });
  g.rule("trait-that", "with material", { trait: "has-material" }, { wording: "with" });
  g.rule("trait-that", "that <<has|have>> no material", { trait: "has-material", not: true });
  g.rule("trait-that", "with no material", { trait: "has-material", not: true }, { wording: "with" });
  lists(g);
  orMentioning(g);
  g.rule("trait-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true });
  // "1 Normal or Union monster": a kind that stands before "Monster" and one that stands before "monster".
  g.rule("trait-kind", "{traits:kind-of-either}", { trait: "any-of" });
  g.rule("kind-of-either", "{+:one-named-kind} or {+:one-kind}");
  g.rule("one-kind", "{kind:kind}", { trait: "kind" });
  g.noted("one-kind");
  // "“A” monsters and/or “B” Spells/Traps"
  g.rule("described[M,J]", "{+:trait-kinds[M,J]}");
  g.rule("trait-kinds[M,J]", "{traits:kinds[M,J]}", { trait: "any-of" }, { wording: "kinds-M-J" });
  several(g, "kinds[M,J]", "one-described[M]", "<J>");
  // A name without a noun stands last: "“A” monsters or “B”", "“A” monster, “B” monster, or “C”".
  g.rule("kinds[pl,J]", "{+:one-described[pl]} <J> {+:one-so-named}");
  g.rule("kinds[M,J]@tail", "{+:one-described[M]}, <J> {+:one-so-named}");
  // "“A”, and monsters that mention it, you control": what mentions another stands behind it.
  g.rule("kinds[M,J]", "{+:one-so-named}[[,]] <J> {+:one-mentioning[M]}[[,]]", undefined, {
    wording: "mentioning",
  });
  g.rule("one-mentioning[M]", "{...:cards[M]} {where:mentioning}", { trait: "described" });
  g.rule("mentioning", "{+:trait-printed}");
  g.noted("one-mentioning");
  for (const n of ["sg", "s"])
    g.rule(`one-described[${n}]`, `{...:cards-so[${n}]}`, { trait: "described", where: [] });
  g.rule("one-described[pl]", "{...:cards[pl]}", { trait: "described", where: [] });
  g.noted("one-described", "trait-kinds");
  g.rule("group[M]", "{quantity:quantity[M]} {traits:described[M,or]} {where*:post}", { noun: "card" });
  for (const n of ["pl", "s"])
    g.rule(
      `group[${n}]`,
      `{quantity:quantity[${n}]} {traits:described[${n},and/or]} {where*:post}`,
      { noun: "card" },
      { rule: "group[M]: {quantity:quantity[M]} {traits:described[M,and/or]} {where*:post}" },
    );
  // "an “A” monster(s) and/or a “B” card(s) you control"
  g.rule("kinds[s,J]", "{+:one-described[s]} <J> @a {+:one-described[s]}", undefined, {
    wording: "articles",
  });
  g.rule("trait-series", "non-{series:name}", { trait: "series", not: true }, { wording: "non" });
  // "whose original name is “A” or “B”"
  g.rule(
    "trait-with",
    "whose original name is {traits:original-names}",
    { trait: "any-of" },
    { wording: "whose" },
  );
  several(g, "original-names", "original-name", "or");
  g.rule("original-name", "{name:name}", { trait: "name", original: true });
  g.noted("original-name");
  // "with “Warrior” or “Stardust” in its original name"
  const original = { original: true };
  g.rule("having-or-of", "{...:having}");
  g.rule("having-or-of", "of", {}, { wording: "of" });
  g.rule("trait-with", "{...:having} {series:name} in its original name", { trait: "series", ...original });
  g.rule("trait-with", "{...:having} {traits:named-originally} in its original name", { trait: "any-of" });
  g.rule("trait-with", "{...:having} {series:name} in its name", { trait: "series" }, { wording: "in-its" });
  // Of a group alone: this card is not what has a number in "… to this card that has a number …".
  g.rule("trait-numbered", "{...:with-number} a number between {least:int} and {most:int} in its name", {
    trait: "numbered",
  });
  alike(g, "with-number", ["with", "that has"]);
  g.noted("trait-numbered");
  g.rule("numbered", "[[{+:numbered-place} ]]{+:trait-numbered}[[{+:trait-except}]]");
  for (const place of ["trait-controlled", "trait-in", "trait-from"])
    g.rule("numbered-place", `{=:${place}}`, undefined, { rule: "numbered-place: a place" });
  g.rule("group[N]", "{quantity:quantity[N]} {...:cards[N]} {where:numbered}", {}, { wording: "numbered" });
  several(g, "named-originally", "one-original-name", "or");
  g.rule("one-original-name", "{series:name}", { trait: "series", original: true });
  g.noted("one-original-name");
  // "1 monster “Fur Hire”", "1 LIGHT monster (Beast, Plant, or Fairy)"
  g.rule("trait-series-after", "{series:name}", { trait: "series" }, { wording: "after" });
  for (const kinds of ["types[or]", "attributes[or]", "named-kinds[or]"])
    g.rule("trait-bracketed", `({traits:${kinds}})`, { trait: "any-of" }, { wording: "brackets" });
  g.rule(
    "trait-bracketed",
    "(except Tokens)",
    { trait: "described", not: true, traits: [], noun: "token", where: [] },
    { wording: "except-tokens" },
  );
  g.rule("trait-bracketed", "(except {than:ref[sg]})", { trait: "other" }, { wording: "in-brackets" });
  g.rule(
    "trait-bracketed",
    "(except {name:name})",
    { trait: "name", not: true },
    { wording: "named-in-brackets" },
  );
  g.noted("trait-series-after", "trait-bracketed");
  // "all face-down and non-DARK monsters": each of them is the one or the other.
  g.rule("trait-attribute", "{traits:face-down-and}", { trait: "any-of" }, { wording: "face-down" });
  g.rule("face-down-and", "{+:lying-face-down} and {+:of-other-attribute}");
  g.rule("lying-face-down", "face-down", { trait: "face", face: "down" });
  g.rule("of-other-attribute", "non-{attribute:attribute}", { trait: "attribute", not: true });
  g.noted("lying-face-down", "of-other-attribute");
  g.rule("trait-that", "other than {name:name}", { trait: "name", not: true }, { wording: "other" });
  g.rule(
    "trait-that",
    "other than {traits:names-or}",
    { trait: "described", not: true, noun: "card", where: [] },
    { wording: "other-names" },
  );
  g.rule(
    "trait-that",
    "that is banished",
    { trait: "in", place: { names: ["banished"] } },
    { wording: "banished" },
  );
  g.rule("trailing", ", {++:withs}[[ {++:trailing}]]", undefined, { wording: "trailing" });
  g.rule("trailing", ", {+:trait-printed}[[ {++:trailing}]]", undefined, { wording: "trailing" });
  g.rule("trailing", "{+:trait-except} {++:trailing}");
  clauses(g);
  // "whose original Type is Beast or Winged Beast", "whose original Attribute is DARK"
  for (const [word, by] of [
    ["Type", "type"],
    ["Attribute", "attribute"],
  ] as const) {
    const original = { trait: by, original: true };
    const said = `whose original ${word} is`;
    g.rule("trait-with", `${said} {${by}:${by}}`, original, { wording: "whose" });
    g.rule("trait-with", `${said} {traits:original-${by}s}`, { trait: "any-of" }, { wording: "whose" });
    several(g, `original-${by}s`, `one-original-${by}`, "or");
    g.rule(`one-original-${by}`, `{${by}:${by}}`, original, { wording: "of-several" });
    g.noted(`one-original-${by}`);
  }
  // "that was originally an EARTH Fairy"
  const was = { wording: "originally" };
  g.rule("after", "that was originally {++:originals}");
  g.rule("originals", "{+:original-attribute}");
  g.rule("originals", "{+:originally-type}");
  g.rule("originals", "@a {+:original-attribute} {+:originally-type}", undefined, { wording: "article" });
  g.rule("original-attribute", "{attribute:attribute}", { trait: "attribute", original: true }, was);
  g.rule("originally-type", "{type:type}", { trait: "type", original: true }, was);
  g.noted("original-attribute", "originally-type");
  g.rule("trailing-from", "{+:trait-from}");
  g.rule("trailing-from", "{+:trait-from}{+:trait-except}");
  // "1 monster your opponent controls in face-up Attack Position"
  g.rule("post", "{+:trait-controlled} {++:in-what-position}[[ {++:afters}]]");
  g.rule("in-what-position", "{+:in-position}");
  g.rule("in-what-position", "{+:lying-up} {+:lying-bare}");
  g.rule("in-position", "in {position:position}", { trait: "position" }, { wording: "in" });
  g.rule("lying-up", "in face-up", { trait: "face", face: "up" }, { wording: "in" });
  g.rule("lying-bare", "{position:position}", { trait: "position" }, { wording: "bare" });
  g.noted("in-position", "lying-up", "lying-bare");
  // "(that was) Special Summoned from the Extra Deck"
  g.rule("trait-that", "{...:that-was} {...:was-summoned}", {}, { wording: "that-was" });
  g.rule("trait-that", "{...:summoned-from}", {});
  g.rule("was-summoned", "{...:summoned-from}");
  g.rule("summoned-from", "{ways:ways} Summoned from {from:place}", { trait: "summoned" });
  g.rule("was-summoned", "{ways:ways} Summoned", { trait: "summoned" });
  g.rule("was-summoned", "Normal Summoned/Set", { trait: "summoned", ways: ["normal"], orSet: true });
  g.rule("trait-that", "{=:trait-printed}");
  // Of a Monster Card in a Spell & Trap Zone: as what it lies there.
  g.rule(
    "trait-that",
    "treated as an Equip <<Spell|Card>>",
    { trait: "kind", kind: "equip" },
    { wording: "equip" },
  );
  g.rule(
    "trait-that",
    "treated as a Continuous Spell",
    { trait: "kind", kind: "continuous" },
    { wording: "treated" },
  );
  g.rule("trait-that", "{...:that-is} owned by your opponent", { trait: "possessed", by: "opponent" });
  g.rule(
    "trait-that",
    "[[that ]]your opponent owns<<| and possesses>>",
    { trait: "possessed", by: "opponent" },
    { wording: "own" },
  );
  g.rule("trait-that", "[[that ]]you own", { trait: "possessed", by: "you" }, { wording: "own" });
  g.rule("trait-in", "in its owner's possession", { trait: "possessed", by: "you" }, { wording: "owners" });
  g.rule(
    "trait-in",
    "in its owner's control",
    { trait: "possessed", by: "you" },
    { wording: "owners-control" },
  );
  // ", except a Link Monster", ", except this card"
  g.rule("trait-except", ", except {...:excepted}", { trait: "described", not: true }, { wording: "except" });
  for (const [a, n, noted] of [
    ["@a ", "sg", {}],
    ["", "pl", { wording: "pl" }],
  ] as const) {
    const rule = "excepted: {...:cards[N]} {where*:such}";
    g.rule("excepted", `${a}{...:cards-so[${n}]}`, { where: [] }, { ...noted, rule });
    g.rule("excepted", `${a}{...:cards[${n}]} {where:such}`, {}, { ...noted, rule });
  }
  // "… except “Nekroz” and “Zefra” monsters": of the one or of the other.
  g.rule("excepted", "{...:either-cards[pl]}", { where: [] }, { wording: "either" });
  for (const and of ["and", "or"])
    g.rule(
      "excepted",
      `{traits:described[pl,${and}]}`,
      { noun: "card", where: [] },
      { wording: `kinds-${and}` },
    );
  g.rule("trailing", ", but not {+:not-such}", undefined, { wording: "but-not" });
  // "…, except a Level 8 monster or the discarded card"
  g.rule("trailing", "{+:trait-except} or {+:or-that-one}");
  g.rule("or-that-one", "{than:ref[sg]}", { trait: "other" }, { wording: "or" });
  g.noted("or-that-one");
  g.rule("not-such", "@a {...:cards[sg]} {where:such}", { trait: "described", not: true });
  g.noted("not-such");
  // It belongs into the Main Deck; "Main" is folded.
  g.rule(
    "trait-that",
    "that began the Duel in the Deck",
    {
      trait: "described",
      not: true,
      noun: "monster",
      where: [],
      traits: [
        {
          trait: "any-of",
          traits: [
            { trait: "kind", kind: "fusion" },
            { trait: "kind", kind: "synchro" },
            { trait: "kind", kind: "xyz" },
            { trait: "kind", kind: "link" },
            { trait: "kind", kind: "token" },
          ],
        },
      ],
    },
    { wording: "main-deck" },
  );
  g.rule("excepted", "Tokens", { traits: [], noun: "token", where: [] }, { wording: "tokens" });
  g.rule("excepted", "{where:such}", { traits: [], noun: "card" }, { wording: "such" });
  g.rule("excepted", "a Token", { traits: [], noun: "token", where: [] }, { wording: "token" });
  // "a monster that is not a “A” monster"
  g.rule("trait-that", "{...:that-is} not {...:excepted}", { trait: "described", not: true });
  g.rule("trait-that", "not named {name:name}", { trait: "name", not: true }, { wording: "not-named" });
  g.rule("trait-except", ", except {than:ref[sg]}", { trait: "other" }, { wording: "except" });
  g.rule(
    "trait-except",
    ", except this one",
    { trait: "other", "than.ref": "this-card" },
    { wording: "one" },
  );
  // Of a target, too: it is other than that one.
  g.rule("trait-except", ", except itself", { trait: "other", "than.ref": "it" }, { wording: "itself" });
  // "1 “A” monster, except this card, from your hand or field"
  g.rule("trait-except-closed", ", except {than:ref[sg]},", { trait: "other" }, { wording: "except-closed" });
  g.rule(
    "trait-except-closed",
    ", except {...:excepted},",
    { trait: "described", not: true },
    { wording: "except-closed" },
  );
  // "a monster other than this card", "1 monster from your GY, other than the sent monster"
  for (const [other, wording] of [
    ["other than {than:ref[sg]}", "than"],
    ["(other than {than:ref[sg]})", "than-brackets"],
  ] as const)
    g.rule("trait-that", other, { trait: "other" }, { wording });
  g.rule("trait-except", ", other than {than:ref[sg]}", { trait: "other" }, { wording: "than-comma" });
  g.rule(
    "trait-except",
    ", other than {...:excepted}",
    { trait: "described", not: true },
    { wording: "other-than" },
  );
  g.rule("trait-with", "{...:having} the {trait:extreme} {stat:level-word}");
  g.rule("trait-with", "{...:having} the {trait:extreme} original {stat:any-stat}", { original: true });
  g.rule(
    "group[sg]",
    "the 1 {...:cards[sg]} {where:post}",
    { quantity: { kind: "exactly", n: 1 } },
    { wording: "the" },
  );
  g.words("current-stat", { "current Pendulum Scale": "scale" });
  for (const stat of ["owned-stat", "current-stat"]) g.rule(stat, "{=:level-word}");
  g.rule("own-stats", "{+:own-stat}");
  g.rule("state", "this card's {what.traits:own-stats}", { kind: "exists", "what.ref": "this-card" });
  g.words("level-or-rank", { Level: "level", Rank: "rank" });
  g.rule("trait-controlled", "the controller of {what:ref[sg]} controls", { trait: "controlled-beside" });
  g.rule("trait-controlled", "they control", { trait: "controlled", by: "opponent", pronoun: true });
  const current = { trait: "controlled", current: true };
  g.rule("trait-controlled", "you currently control", { ...current, by: "you" });
  g.rule("trait-controlled", "your opponent currently controls", { ...current, by: "opponent" });
  g.rule("trait-controlled", "they currently control", { ...current, by: "opponent", pronoun: true });
  for (const said of ["+:trait-that", "++:withs"]) g.rule("trailing-that", `{${said}}[[ {++:trailing}]]`);
  // "1 “A” monster, or Wyrm monster, you control"
  g.rule("kinds[sg,or]", "{+:one-described[sg]}, or {+:one-described[sg]},", undefined, {
    wording: "commas",
  });
  // "1 monster or “A” card"
  g.rule("kinds[sg,or]", "{+:one-bare[sg]} or {+:one-described[sg]}");
  g.rule("one-bare[sg]", "{noun:noun[sg]}", { trait: "described", traits: [], where: [] });
  g.noted("one-bare");
  // "this card points to", "a Link Monster points to"
  g.rule("trait-that", "{by:pointer} points to", { trait: "pointed-to" });
  g.rule("trait-that", "that {by:pointer} points to", { trait: "pointed-to" }, { wording: "that" });
  g.rule("trait-that", "{by:pointers} point to", { trait: "pointed-to" });
  for (const [words, wording] of [
    ["that points to", ""],
    ["that point to", "several"],
    ["pointing to", "participle"],
  ] as const)
    g.rule(
      "trait-that",
      `${words} {to:pointer}`,
      { trait: "pointing-to" },
      wording === "" ? {} : { wording },
    );
  g.rule("pointer", "{=:np[sg]}");
  g.rule("pointers", "{=:np[pl]}");
  const own = { of: "you", names: ["field"] };
  for (const [zone, wording] of [
    ["your zone", undefined],
    ["a zone", "a"],
    ["your zone that", "that"],
    ["your zones", "zones"],
    ["your zone(s)", "s"],
  ] as const)
    g.rule(
      "pointed-place",
      `${zone} {pointedTo:pointer} points to`,
      own,
      wording === undefined ? {} : { wording },
    );
  g.rule("pointed-place", "your zone that {pointedTo:pointers} point to", own, { wording: "several" });
  g.rule("pointed-place", "your opponent's zone {pointedTo:pointer} points to", {
    of: "opponent",
    names: ["field"],
  });
  // Where something comes to: on either side, if it is not said on which.
  for (const [zone, fields, wording] of [
    ["a zone", {}, "a"],
    ["a zone(s)", {}, "s"],
    ["the zone", {}, "the"],
    ["the zone(s)", {}, "the-s"],
    ["the zones", {}, "the-pl"],
    ["your zone", { of: "you" }, "your"],
    ["your opponent's zone", { of: "opponent" }, "theirs"],
  ] as const)
    g.rule(
      "some-pointed",
      `${zone} {pointedTo:pointer} points to`,
      { names: ["field"], ...fields },
      { wording },
    );
  g.rule("opponents-pointed", "an opponent's Main Monster Zone your Link Monster points to", {
    of: "opponent",
    names: ["main-monster-zone"],
    pointedTo: {
      quantity: { kind: "a" },
      traits: [{ trait: "kind", kind: "link" }],
      noun: "monster",
      where: [{ trait: "controlled", by: "you" }],
    },
  });
  g.rule("step[F]", "<Special Summon> {what:obj} in {to:opponents-pointed}", { verb: "special-summon" });
  g.noted("pointed-place", "some-pointed");
  const summon = { verb: "special-summon" };
  for (const step of ["step", "lone-step"]) g.rule(`${step}[F]`, "{=:placed-summon[F]}");
  g.rule(
    "placed-summon[F]",
    "<Special Summon> {what:obj} to {to:pointed-place}[[ in {position:position}]]",
    summon,
  );
  g.rule(
    "placed-summon[F]",
    "<Special Summon> {what:obj} to {to:pointed-place}, in {position:summon-position}",
    summon,
    {
      wording: "zone-comma",
    },
  );
  g.rule(
    "placed-summon[F]",
    "<Special Summon> {what:obj} in {position:summon-position}[[,]] to {to:pointed-place}",
    summon,
    { wording: "position-then" },
  );
}

/** "“A”, or a monster(s) that mentions it, that you control": one of the two, without how many before. */
function orMentioning(g: Grammar): void {
  for (const [n, kind] of [
    ["sg", "a"],
    ["s", "some"],
  ] as const) {
    g.rule(`name-or-such[${n}]`, `{+:one-so-named}[[,]] or @a {+:one-mentioning[${n}]}[[,]]`, undefined, {
      wording: n,
    });
    g.rule(`such-or-named[${n}]`, `{+:name-or-mentioning[${n}]}`);
    g.rule(
      `name-or-mentioning[${n}]`,
      `{traits:name-or-such[${n}]}`,
      { trait: "any-of" },
      { wording: `such-${n}` },
    );
    for (const category of ["subj[sg]", "obj"])
      g.rule(
        category,
        `{traits:such-or-named[${n}]} {where*:post}`,
        { quantity: { kind }, noun: "card" },
        { wording: `such-${n}` },
      );
    g.rule(
      "had",
      `{traits:such-or-named[${n}]} {where:post}`,
      { quantity: { kind }, noun: "card" },
      { wording: `such-${n}` },
    );
  }
  g.rule("post", "{+:that-controlled}");
  g.rule("that-controlled", "that you control", { trait: "controlled", by: "you" }, { wording: "that" });
  g.noted("name-or-mentioning", "that-controlled");
}

/** What is said of a card in a clause with "that": "that mentions “A” or “B”", "that are “A” cards and/or Dinosaur monsters". */
function clauses(g: Grammar): void {
  g.rule("trait-printed", "that {=:clause[N]}");
  // "that mentions “A”, or is a WATER Normal Monster": the one or the other.
  g.rule("trait-printed", "that {traits:two-clauses[N]}", { trait: "any-of" }, { wording: "two-clauses" });
  g.rule("two-clauses[N]", "{+:clause[N]} or {+:clause[N]}");
  g.rule("two-clauses[N]", "{+:clause[N]}, or {+:clause[N]}", undefined, { wording: "comma" });
  for (const [n, mention, list] of [
    ["sg", "mentions", "lists"],
    ["pl", "mention", "list"],
  ] as const) {
    // How many cards it is said of is a wording.
    const rule = (words: string, fields: { readonly [key: string]: Constant }, besides = "said"): void => {
      const wording = n === "pl" ? `${besides}-pl` : besides === "said" ? undefined : besides;
      g.rule(`clause[${n}]`, words, fields, { ...(wording && { wording }), rule: `clause[N]: ${words}` });
    };
    rule(`${mention} {name:name}`, { trait: "mentions" });
    rule(`${mention} {traits:mentioned[or]}`, { trait: "any-of" });
    rule(`${n === "pl" ? "are" : "is"} {name:name}`, { trait: "name" }, "is-called");
    rule(`${mention} {traits:mentioned[all]}`, { trait: "all-of" });
    rule(`${mention} all of {traits:all-mentioned}`, { trait: "all-of" }, "all-of");
    for (const [word, said] of [
      [mention, "mentioned"],
      [list, "listed"],
    ] as const) {
      rule(`${word} {name:name} as material`, { trait: "lists-material" }, said);
      rule(`${word} @a {...:cards-so[sg]} as material`, { trait: "lists-material" }, said);
    }
  }
  several(g, "mentioned[or]", "one-mentioned", "or");
  several(g, "mentioned[all]", "one-mentioned", "AND");
  several(g, "all-mentioned", "one-mentioned", "and");
  g.rule("one-mentioned", "{name:name}", { trait: "mentions" }, { wording: "other" });
  for (const [words, fields] of [
    ["cannot be Normal Summoned/Set", {}],
    ["can be Normal Summoned/Set", { not: true }],
  ] as const)
    g.rule("clause[sg]", words, { trait: "no-normal-summon", ...fields });
  g.rule("clause[N]", "can be Special Summoned", { trait: "can-be-summoned" });
  g.rule("clause[sg]", "cannot be Normal Summoned", { trait: "no-normal-summon" }, { wording: "bare" });
  // "that is a WATER Normal Monster", "that are “A” cards and/or Dinosaur monsters", "that are Level 7 or higher and/or WIND"
  const described = { trait: "described", where: [] };
  const any = { trait: "any-of" };
  g.rule("clause[sg]", "is @a {...:cards[sg]}", described, { wording: "is" });
  g.rule("clause[sg]", "is @a {traits:kinds[sg,or]}", any, { wording: "is" });
  g.rule("clause[pl]", "are {...:cards[pl]}", described, { wording: "are" });
  g.rule("clause[pl]", "are {traits:kinds[pl,J]}", any, { wording: "are-J" });
  for (const [n, is] of [
    ["sg", "is"],
    ["pl", "are"],
  ] as const)
    g.rule(`clause[${n}]`, `${is} {traits:qualities[J]}`, any, {
      wording: `${is}-J`,
      rule: "clause[N]: is {traits:qualities[J]}",
    });
  several(g, "qualities[J]", "quality-of-several", "<J>");
  for (const so of ["trait-level", "one-attribute", "one-type"])
    g.rule("quality-of-several", `{=:${so}}`, undefined, { rule: "quality-of-several: a quality" });
  g.noted("clause", "one-mentioned");
}
