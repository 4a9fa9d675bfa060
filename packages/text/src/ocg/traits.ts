import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What narrows a group down: kinds, Types and names of several sorts, what it points to, what is excepted. */
export function ocgTraits(g: Grammar): void {
  g.rule("trait-that", "that has material", { trait: "has-material" });
  g.rule("trait-that", "with material", { trait: "has-material" }, { wording: "with" });
  g.rule("trait-that", "that has no material", { trait: "has-material", not: true });
  g.rule("trait-that", "with no material", { trait: "has-material", not: true }, { wording: "with" });
  // "Fusion or Synchro Monster", "Normal or Quick-Play Spell"
  for (const [category, word] of [
    ["trait-named-kind", "named-kind"],
    ["trait-card-kind", "card-kind"],
  ] as const) {
    g.rule(category, `{traits:two-${word}s}`, { trait: "any-of" });
    g.rule(`one-${word}`, `{kind:${word}}`, { trait: "kind" });
    several(g, `two-${word}s`, `one-${word}`, "or");
    g.rule(category, `{traits:and-or-${word}s}`, { trait: "any-of" }, { wording: "and-or" });
    several(g, `and-or-${word}s`, `one-${word}`, "and/or");
    g.noted(`one-${word}`);
  }
  g.rule("trait-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true });
  // "1 Normal or Union monster": a kind that stands before "Monster" and one that stands before "monster".
  g.rule("trait-kind", "{traits:kind-of-either}", { trait: "any-of" });
  g.rule("kind-of-either", "{+:one-named-kind} or {+:one-kind}");
  g.rule("one-kind", "{kind:kind}", { trait: "kind" });
  g.noted("one-kind");
  // "Warrior and/or Beast-Warrior monsters"
  g.rule("trait-type", "{traits:types-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "types-and-or", "one-type", "and/or");
  g.rule("trait-attribute", "{traits:attributes-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "attributes-and-or", "one-attribute", "and/or");
  // "EARTH and/or Dragon monsters"
  g.rule("trait-attribute", "{traits:attribute-and-or-type}", { trait: "any-of" }, { wording: "or-type" });
  g.rule("attribute-and-or-type", "{+:one-attribute} and/or {+:one-type}");
  g.rule("trait-series", "{traits:series-and-or}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "series-and-or", "one-series", "and/or");
  // "1 Dragon or EARTH monster"
  g.rule("trait-type", "{traits:type-or-attribute}", { trait: "any-of" }, { wording: "attribute" });
  g.rule("type-or-attribute", "{+:one-type} or {+:one-attribute}");
  // "“A” monsters and/or “B” Spells/Traps"
  g.rule("described[M,J]", "{+:trait-kinds[M,J]}");
  g.rule("trait-kinds[M,J]", "{traits:kinds[M,J]}", { trait: "any-of" }, { wording: "kinds-M-J" });
  several(g, "kinds[M,J]", "one-described[M]", "<J>");
  // A name without a noun stands last: "“A” monsters or “B”".
  g.rule("kinds[pl,J]", "{+:one-described[pl]} <J> {+:one-so-named}");
  for (const n of ["sg", "s"])
    g.rule(`one-described[${n}]`, `{...:cards-so[${n}]}`, { trait: "described", where: [] });
  g.rule("one-described[pl]", "{...:cards[pl]}", { trait: "described", where: [] });
  g.noted("one-described", "trait-kinds");
  g.rule("group[M]", "{quantity:quantity[M]} {traits:described[M,or]} {where*:post}", { noun: "card" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:described[pl,and/or]} {where*:post}", {
    noun: "card",
  });
  // "“A” or “B” monster"
  g.rule("trait-series", "{traits:two-series}", { trait: "any-of" });
  several(g, "two-series", "one-series", "or");
  g.rule("one-series", "{series:name}", { trait: "series" });
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
  for (const [name, wording] of [
    ["in its original name", "its"],
    ["in their original name", "their"],
    ["in their original names", "theirs"],
  ] as const) {
    g.rule("trait-with", `with {series:name} ${name}`, { trait: "series", original: true }, { wording });
    g.rule("trait-with", `with {traits:named-originally} ${name}`, { trait: "any-of" }, { wording });
  }
  for (const [name, wording] of [
    ["in its name", "in-its"],
    ["in their names", "in-their"],
  ] as const)
    g.rule("trait-with", `with {series:name} ${name}`, { trait: "series" }, { wording });
  // Of a group alone: this card is not what has a number in "… to this card that has a number …".
  for (const [words, wording] of [
    ["that has a number", "has"],
    ["with a number", "with"],
  ] as const)
    for (const name of ["its name", "their name"])
      g.rule(
        "trait-numbered",
        `${words} between {least:int} and {most:int} in ${name}`,
        { trait: "numbered" },
        { wording: `${wording}-${name.split(" ")[0]}` },
      );
  g.noted("trait-numbered");
  g.rule("numbered", "{+:trait-numbered}");
  g.rule("numbered", "{+:trait-numbered}{+:trait-except}");
  for (const place of ["trait-controlled", "trait-in", "trait-from"])
    g.rule("numbered", `{+:${place}} {+:trait-numbered}`);
  g.rule("group[N]", "{quantity:quantity[N]} {...:cards[N]} {where:numbered}", {}, { wording: "numbered" });
  several(g, "named-originally", "one-original-name", "or");
  g.rule("one-original-name", "{series:name}", { trait: "series", original: true });
  g.noted("one-original-name");
  // "Fish, Sea Serpent, or Aqua monster"
  g.rule("two-types", "{+:one-type}, {++:two-types@tail}");
  g.rule("two-types@tail", "{+:one-type}, or {+:one-type}");
  g.rule("two-types@tail", "{+:one-type}, {++:two-types@tail}");
  g.rule("two-attributes", "{+:one-attribute}, {++:two-attributes@tail}");
  g.rule("two-attributes@tail", "{+:one-attribute}, or {+:one-attribute}");
  g.rule("two-attributes@tail", "{+:one-attribute}, {++:two-attributes@tail}");
  g.noted("one-series");
  // "1 monster “Fur Hire”", "1 LIGHT monster (Beast, Plant, or Fairy)"
  g.rule("trait-series-after", "{series:name}", { trait: "series" }, { wording: "after" });
  for (const kinds of ["two-types", "two-attributes", "two-named-kinds"])
    g.rule("trait-bracketed", `({traits:${kinds}})`, { trait: "any-of" }, { wording: "brackets" });
  g.rule(
    "trait-bracketed",
    "(except Tokens)",
    { trait: "described", not: true, traits: [], noun: "token", where: [] },
    { wording: "except-tokens" },
  );
  g.noted("trait-series-after", "trait-bracketed");
  // "all Insect, Plant, and Beast monsters": each of them is of one of these Types.
  g.rule("trait-type", "{traits:types-and}", { trait: "any-of" }, { wording: "and" });
  several(g, "types-and", "one-type", "and");
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
  // "that mentions “A” or “B”"
  g.rule("trait-printed", "{traits:mentions-any}", { trait: "any-of" }, { wording: "mentions" });
  g.rule("mentions-any", "{+:mentions-first} or {+:mentions-other}");
  g.rule("mentions-first", "that mentions {name:name}", { trait: "mentions" });
  g.rule("mentions-other", "{name:name}", { trait: "mentions" }, { wording: "other" });
  g.rule("trait-printed", "{traits:mentions-all}", { trait: "all-of" }, { wording: "mentions" });
  g.rule("mentions-all", "{+:mentions-first}, {+:mentions-other}, AND {+:mentions-other}");
  g.noted("mentions-first", "mentions-other");
  // "that mention “A” or are WATER Normal Monsters"
  g.rule("trait-printed", "{traits:mentions-or-is}", { trait: "any-of" }, { wording: "or-is" });
  g.rule("mentions-or-is", "{+:mentions-first}, or is {+:being-one}");
  g.rule("trait-printed", "{traits:mention-or-are}", { trait: "any-of" }, { wording: "or-are" });
  g.rule("mention-or-are", "{+:mention-several} or are {+:being-several}");
  g.rule("mention-several", "that mention {name:name}", { trait: "mentions" });
  const described = { trait: "described", where: [] };
  g.rule("being-one", "@a {...:cards-so[sg]}", described);
  g.rule("being-several", "{...:cards-so[pl]}", described);
  g.noted("mention-several", "being-one", "being-several");
  // "whose original Type is Beast or Winged Beast"
  const original = { trait: "type", original: true };
  g.rule("trait-with", "whose original Type is {type:type}", original, { wording: "whose" });
  g.rule(
    "trait-with",
    "whose original Type is {traits:original-types}",
    { trait: "any-of" },
    { wording: "whose" },
  );
  several(g, "original-types", "original-type", "or");
  const attribute = { trait: "attribute", original: true };
  g.rule("trait-with", "whose original Attribute is {attribute:attribute}", attribute, { wording: "whose" });
  g.rule("original-type", "{type:type}", original, { wording: "of-several" });
  g.noted("original-type");
  // "that was originally an EARTH Fairy"
  const was = { wording: "originally" };
  g.rule("after", "that was originally {++:originals}");
  g.rule("originals", "{+:original-attribute}");
  g.rule("originals", "{+:originally-type}");
  g.rule("originals", "@a {+:original-attribute} {+:originally-type}", undefined, { wording: "article" });
  g.rule("original-attribute", "{attribute:attribute}", { trait: "attribute", original: true }, was);
  g.rule("originally-type", "{type:type}", original, was);
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
  // "2 cards in your GY, that are “A” cards and/or Dinosaur monsters"
  g.rule(
    "trait-are-kinds",
    "that are {traits:kinds[pl,and/or]}",
    { trait: "any-of" },
    { wording: "that-are-kinds" },
  );
  g.rule("after", ", {+:trait-are-kinds}", undefined, { wording: "are-kinds" });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {noun:noun[pl]}, {where:kinds-from}",
    { traits: [] },
    { wording: "are-kinds" },
  );
  g.rule("kinds-from", "{+:trait-are-kinds}, {+:trait-from}");
  g.noted("trait-are-kinds");
  g.rule("trait-that", "that was {ways:ways} Summoned from {from:place}", { trait: "summoned" });
  g.rule(
    "trait-that",
    "that were {ways:ways} Summoned from {from:place}",
    { trait: "summoned" },
    { wording: "were" },
  );
  g.rule("trait-that", "{ways:ways} Summoned from {from:place}", { trait: "summoned" }, { wording: "short" });
  g.rule("trait-that", "that was {ways:ways} Summoned", { trait: "summoned" }, { wording: "that" });
  g.rule("trait-that", "{=:trait-printed}");
  g.rule("trait-printed", "that mentions {name:name}", { trait: "mentions" });
  g.rule("trait-printed", "that mention {name:name}", { trait: "mentions" }, { wording: "plural" });
  for (const [mentions, wording] of [
    ["that mentions", "mentions"],
    ["that mention", "mention"],
    ["that lists", "lists"],
    ["that list", "list"],
  ] as const) {
    const lists = { trait: "lists-material" };
    g.rule("trait-printed", `${mentions} {name:name} as material`, lists, { wording });
    g.rule("trait-printed", `${mentions} @a {series:name} monster as material`, lists, { wording });
  }
  g.rule("trait-printed", "that cannot be Normal Summoned/Set", { trait: "no-normal-summon" });
  g.rule(
    "trait-printed",
    "that cannot be Normal Summoned",
    { trait: "no-normal-summon" },
    { wording: "bare" },
  );
  g.rule("trait-printed", "that can be Normal Summoned/Set", { trait: "no-normal-summon", not: true });
  // Of a Monster Card: one that lies in a Spell & Trap Zone without being equipped.
  g.rule(
    "trait-that",
    "treated as a Continuous Spell",
    { trait: "kind", kind: "continuous" },
    { wording: "treated" },
  );
  g.rule("trait-that", "{...:that-is} owned by your opponent", { trait: "possessed", by: "opponent" });
  g.rule("trait-that", "that you own", { trait: "possessed", by: "you" }, { wording: "own" });
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
  g.rule("excepted", "{traits:described[pl,and]}", { noun: "card", where: [] }, { wording: "kinds-and" });
  g.rule("trailing", ", but not {+:not-such}", undefined, { wording: "but-not" });
  // "…, except a Level 8 monster or the discarded card"
  g.rule("trailing", "{+:trait-except} or {+:or-that-one}");
  g.rule("or-that-one", "{than:ref[sg]}", { trait: "other" }, { wording: "or" });
  g.noted("or-that-one");
  g.rule("not-such", "@a {...:cards[sg]} {where:such}", { trait: "described", not: true });
  g.noted("not-such");
  g.rule("excepted", "{noun:noun[pl]} {where:such-summoned}", { traits: [] }, { wording: "summoned" });
  g.rule("such-summoned", "{+:trait-that}");
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
  for (const are of ["that is not", "that are not"])
    g.rule(
      "trait-that",
      `${are} {...:excepted}`,
      { trait: "described", not: true },
      { wording: are.split(" ")[1] as string },
    );
  g.rule("trait-that", "not named {name:name}", { trait: "name", not: true }, { wording: "not-named" });
  // "the monsters you control that are Fish, Sea Serpent, or Aqua monsters"
  g.rule("trait-that", "that are {traits:two-types}", { trait: "any-of" }, { wording: "that-are" });
  g.rule(
    "trait-that",
    "that are {traits:two-types} monsters",
    { trait: "any-of" },
    { wording: "that-are-monsters" },
  );
  // "any number of Dragon monsters that are Level 7 or higher and/or WIND from your GY"
  g.rule("before-from", "{+:so-or-so}");
  g.rule("so-or-so", "that are {traits:level-or-attribute}", { trait: "any-of" }, { wording: "that-are-so" });
  g.noted("so-or-so");
  g.rule("level-or-attribute", "{+:trait-level} and/or {+:one-attribute}");
  g.rule("trait-except", ", except {than:ref[sg]}", { trait: "other" }, { wording: "except" });
  g.rule(
    "trait-except",
    ", except this one",
    { trait: "other", "than.ref": "this-card" },
    { wording: "one" },
  );
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
  g.rule("trait-with", "with the lowest {stat:any-stat}", { trait: "lowest" });
  g.rule("trait-with", "that has the highest {stat:any-stat}", { trait: "highest" }, { wording: "has" });
  g.rule(
    "group[sg]",
    "the 1 {...:cards[sg]} {where:post}",
    { quantity: { kind: "exactly", n: 1 } },
    { wording: "the" },
  );
  for (const [words, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
    ["Level", "level"],
    ["current Pendulum Scale", "scale"],
  ] as const)
    for (const [is, fields] of [
      ["different from", { not: true }],
      ["higher than", { compare: "above" }],
      ["lower than", { compare: "below" }],
    ] as const) {
      const own = { trait: "own-stat", stat, with: stat, original: true, ...fields };
      const original = words.replace("current ", "");
      g.rule("own-stat", `${words} is ${is} its original ${original}`, own, {
        rule: "own-stat: {any-stat} is {other} than its original {any-stat}",
      });
    }
  g.rule("trait-with", "whose {=:own-stat}");
  g.rule("own-stats", "{+:own-stat}");
  g.rule("state", "this card's {what.traits:own-stats}", { kind: "exists", "what.ref": "this-card" });
  g.noted("own-stat");
  g.words("level-or-rank", { Level: "level", Rank: "rank" });
  g.rule("trait-with", "with the highest {stat:level-or-rank}", { trait: "highest" });
  g.rule("trait-with", "with the highest original {stat:battle-stat}", { trait: "highest", original: true });
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
  g.rule("kinds[sg,or]", "{+:one-bare} or {+:one-described[sg]}");
  g.rule("one-bare", "{noun:noun[sg]}", { trait: "described", traits: [], where: [] });
  g.noted("one-bare");
  // "this card points to", "a Link Monster points to"
  g.rule("trait-that", "{by:pointer} points to", { trait: "pointed-to" });
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
  g.rule("pointer", "{=:ref[sg]}");
  g.rule("pointer", "{=:group[sg]}");
  g.rule("pointers", "{=:group[pl]}");
  g.rule("pointer", "{=:group[s]}");
  const own = { of: "you", names: ["field"] };
  for (const [zone, wording] of [
    ["your zone", undefined],
    ["a zone", "a"],
    ["your zone that", "that"],
    ["your zones", "zones"],
    ["your zone(s)", "s"],
    ["any zone(s)", "any"],
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
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:pointed-place}[[ in {position:position}]]", summon);
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} to {to:pointed-place}, in {position:summon-position}",
    summon,
    {
      wording: "zone-comma",
    },
  );
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} in {position:summon-position}<C> to {to:pointed-place}",
    summon,
    { wording: "position-C" },
  );
}
