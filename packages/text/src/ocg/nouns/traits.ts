import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** Which of several words of one sort it is, as one trait: the list that each sort has, and one of it. */
const SORTS = [
  ["trait-type", "types", "one-type"],
  ["trait-attribute", "attributes", "one-attribute"],
  ["trait-series", "names-of-series", "one-series"],
  ["trait-named-kind", "named-kinds", "one-named-kind"],
  ["trait-card-kind", "card-kinds", "one-card-kind"],
  ["trait-kind", "kinds-listed", "one-kind"],
] as const;

const ANY = { trait: "any-of" };

/** What cards are: kinds, Types and names, of several sorts, as they are printed and as they are now. */
export function ocgTraits(g: Grammar): void {
  lists(g);
  descriptions(g);
  originals(g);
  positions(g);
  control(g);
  g.rule("feature", "material", { trait: "has-material" });
  g.rule("feature", "no material", { trait: "has-material", not: true });
  // Older texts: "1 Gemini Monster".
  g.rule("trait-named-kind", "{=:trait-kind}", undefined, { wording: "capital" });
  g.rule("trait-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true });
  g.rule("trait-series", "non-{series:name}", { trait: "series", not: true }, { wording: "non" });
  g.rule("feature", "{series:name} in its name", { trait: "series" }, { wording: "in-its" });
  // "1 monster “Fur Hire”", "1 LIGHT monster (Beast, Plant, or Fairy)"
  g.rule("trait-series-after", "{series:name}", { trait: "series" }, { wording: "after" });
  for (const [, list] of SORTS.slice(0, 4))
    g.rule("trait-bracketed", `({traits:${list}[or]})`, ANY, {
      wording: "brackets",
      rule: "trait-bracketed: one of several, in brackets",
    });
  g.noted("trait-series-after", "trait-bracketed");
  // Of a group alone: this card is not what has a number in "… to this card that has a number …".
  g.rule("trait-numbered", "{...:having} a number between {least:int} and {most:int} in its name", {
    trait: "numbered",
  });
  g.rule("numbered", "[[{++:own-place} ]]{+:trait-numbered}[[{+:trait-except}]]");
  g.rule("group[N]", "{quantity:quantity[N]} {...:cards[N]} {where:numbered}", {}, { wording: "numbered" });
  g.noted("trait-numbered");
  // Of a Monster Card in a Spell & Trap Zone: as what it lies there.
  g.rule(
    "trait-that",
    "treated as @a {kind:card-kind} <<Spell|Card|Trap>>",
    { trait: "kind" },
    { wording: "as" },
  );
  g.rule("feature", "the {trait:extreme} [[{original:is-original} ]]{stat:level-word}");
  g.rule("feature", "the {trait:extreme} {original:is-original} {stat:battle-stat}");
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
}

/** "Fusion or Synchro Monster", "Fish, Sea Serpent, and/or Aqua monsters", "“A” and “B” monsters"; of two sorts: "EARTH and/or Dragon monsters" */
function lists(g: Grammar): void {
  for (const [trait, list, one] of SORTS) {
    several(g, `${list}[J]`, one, "<J>");
    for (const or of ["or", "and/or"])
      g.rule(trait, `{traits:${list}[${or}]}`, ANY, {
        ...(or === "and/or" && { wording: or }),
        rule: "any of several of one sort",
      });
    g.noted(one);
  }
  // Of all that are meant each is of one of them: "all Insect, Plant, and Beast monsters", "the number of Fusion and Synchro Monsters".
  g.rule("trait-type", "{traits:types[and]}", ANY, { wording: "and" });
  for (const [sort, list] of [
    ["", "attributes"],
    ["", "names-of-series"],
    ["-kind", "named-kinds"],
  ] as const)
    g.rule(`trait-either${sort}`, `{traits:${list}[and]}`, ANY, {
      wording: "and",
      rule: "each of one of several of one sort",
    });
  g.noted("trait-either", "trait-either-kind");
  for (const [lead, list] of [
    ["[[{++:pre} ]]", "of-either"],
    ["{+:trait-your} ", "your-either"],
  ] as const) {
    g.rule(list, `${lead}{+:trait-either}[[ {+:trait-kind}]]`);
    g.rule(`${list}-kind`, `${lead}{+:trait-either} {+:trait-named-kind}`);
    g.rule(`${list}-kind`, `${lead}{+:trait-either-kind}`);
  }
  for (const [cards, list] of [
    ["either-cards", "of-either"],
    ["owned-cards", "your-either"],
  ] as const) {
    g.rule(`${cards}[M]`, `{traits:${list}} {noun:noun[M]}`, {}, { rule: "either-cards[M]" });
    g.rule(`${cards}[M]`, `{traits:${list}-kind} {noun:kind-noun[M]}`, {}, { rule: "either-cards[M]" });
  }
  g.rule("called[M]", "{=:either-cards[M]}");
  g.rule("of-such[M]", "{=:either-cards[M]}");
  g.rule("group[pl]", "all {...:either-cards[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule("excepted", "{...:either-cards[pl]}", { where: [] }, { wording: "either" });
  g.rule(
    "subj[pl]",
    "{...:either-cards[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "bare" },
  );
  g.rule("one-series", "{series:name}", { trait: "series" });
  for (const word of ["named-kind", "card-kind", "kind"])
    g.rule(`one-${word}`, `{kind:${word}}`, { trait: "kind" });
  // "1 Normal or Union monster": a kind that stands before "Monster" and one that stands before "monster".
  g.rule("kinds-listed[or]", "{+:one-named-kind} or {+:one-kind}");
  const sorts = SORTS.slice(0, 3).map(([, , one]) => one);
  for (const one of sorts)
    for (const other of sorts)
      if (one !== other)
        g.rule("of-two-sorts[J]", `{+:${one}} <J> {+:${other}}`, undefined, { rule: "of-two-sorts[J]" });
  // "all face-down and non-DARK monsters": each of them is the one or the other.
  g.rule("of-two-sorts[J]", "{+:lying-face-down} <J> {+:of-other-attribute}");
  g.rule("lying-face-down", "face-down", { trait: "face", face: "down" });
  g.rule("of-other-attribute", "non-{attribute:attribute}", { trait: "attribute", not: true });
  g.noted("lying-face-down", "of-other-attribute");
  g.rule("trait-type", "{traits:of-two-sorts[J]}", ANY, { wording: "two-sorts-J" });
}

/** "“A” monsters and/or “B” Spells/Traps": of one description or another. */
function descriptions(g: Grammar): void {
  g.rule("described[M,J]", "{+:trait-kinds[M,J]}");
  g.rule("trait-kinds[M,J]", "{traits:kinds[M,J]}", ANY, { wording: "J" });
  several(g, "kinds[M,J]", "one-described[M]", "<J>");
  // A name without a noun stands last: "“A” monsters or “B”", "“A” monster, “B” monster, or “C”".
  g.rule("kinds[pl,J]", "{+:one-described[pl]} <J> {+:one-so-named}");
  g.rule("kinds[M,J]@tail", "{+:one-described[M]}, <J> {+:one-so-named}");
  // "1 monster or “A” card", "an “A” monster(s) and/or a “B” card(s) you control"
  g.rule("kinds[sg,J]", "{+:one-bare} <J> {+:one-described[sg]}");
  g.rule("kinds[s,J]", "{+:one-described[s]} <J> @a {+:one-described[s]}", undefined, {
    wording: "articles",
  });
  // "“A”, and monsters that mention it, you control": what mentions another stands behind it. "“A” monster, or Wyrm monster, you control"
  g.rule("kinds[M,J]", "{+:name-apart} <J> {+:mentioning-apart[M]}");
  g.rule("kinds[M,J]", "{+:one-described[M]}, <J> {+:one-described[M]},", undefined, { wording: "commas" });
  for (const [part, whole] of [
    ["name-apart", "one-so-named"],
    ["mentioning-apart[M]", "one-mentioning[M]"],
  ] as const) {
    g.rule(part, `{=:${whole}}`);
    g.rule(part, `{=:${whole}},`, undefined, { wording: "apart", rule: "set off by a comma" });
  }
  g.rule("one-mentioning[M]", "{...:cards[M]} {where:mentioning}", { trait: "described" });
  g.rule("mentioning", "{+:trait-printed}");
  const described = { trait: "described", where: [] };
  for (const n of ["sg", "s"])
    g.rule(`one-described[${n}]`, `{...:cards-so[${n}]}`, described, { rule: "one-described" });
  g.rule("one-described[pl]", "{...:cards[pl]}", described, { rule: "one-described" });
  g.rule("one-bare", "{noun:noun[sg]}", { ...described, traits: [] });
  g.rule("one-so-named", "{traits:named}", { ...described, noun: "card" });
  g.noted("one-mentioning", "one-described", "trait-kinds", "one-bare", "one-so-named");
  g.rule("group[M]", "{quantity:quantity[M]} {traits:described[M,or]} {where*:post}", { noun: "card" });
  for (const n of ["pl", "s"])
    g.rule(
      `group[${n}]`,
      `{quantity:quantity[${n}]} {traits:described[${n},and/or]} {where*:post}`,
      { noun: "card" },
      { rule: "group[M]: {quantity:quantity[M]} {traits:described[M,and/or]} {where*:post}" },
    );
  orMentioning(g);
}

/** "“A”, or a monster(s) that mentions it, that you control": one of the two, without how many before. */
function orMentioning(g: Grammar): void {
  for (const [n, kind] of [
    ["sg", "a"],
    ["s", "some"],
  ] as const) {
    const noted = { wording: `such-${n}`, rule: "a name, or a card that mentions it" };
    g.rule(`name-or-such[${n}]`, `{+:name-apart} or @a {+:mentioning-apart[${n}]}`);
    g.rule(`such-or-named[${n}]`, `{+:name-or-mentioning[${n}]}`);
    g.rule(`name-or-mentioning[${n}]`, `{traits:name-or-such[${n}]}`, ANY, noted);
    const some = { quantity: { kind }, noun: "card" };
    for (const category of ["subj[sg]", "obj"])
      g.rule(category, `{traits:such-or-named[${n}]} {where*:post}`, some, noted);
    g.rule("had", `{traits:such-or-named[${n}]} {where:post}`, some, noted);
  }
  g.noted("name-or-mentioning");
}

/** "whose original name is “A” or “B”", "whose original Type is Beast", "that was originally an EARTH Fairy" */
function originals(g: Grammar): void {
  for (const [word, by, list] of [
    ["name", "name", "names"],
    ["Type", "type", "types[or]"],
    ["Attribute", "attribute", "attributes[or]"],
  ] as const) {
    const rule = "trait-with: whose original name, Type, or Attribute is";
    g.rule("trait-with", `whose {original:is-original} ${word} is {${by}:${by}}`, { trait: by }, { rule });
    g.rule("originally", `{*original:is-original} ${word} is {++:${list}}`, undefined, { rule });
  }
  g.rule("trait-with", "whose {traits:originally}", ANY);
  // "with “Warrior” or “Stardust” in its original name"
  g.rule("feature", "{series:name} in its {original:is-original} name", { trait: "series" });
  g.rule("feature", "{traits:named-originally} name", ANY);
  g.rule("named-originally", "{++:names-of-series[or]} in its {*original:is-original}");
  g.rule("was-originally", "[[{+:attribute-then} ]]{+:type-then}");
  g.rule("was-originally", "{+:attribute-then}");
  for (const by of ["attribute", "type"])
    g.rule(`${by}-then`, `{=:one-${by}}`, undefined, { wording: "then", rule: "was-originally: one" });
  g.rule("after", "that was {*original:was-original} {++:was-originally}");
  g.rule("after", "that was {*original:was-original} @a {+:attribute-then} {+:type-then}", undefined, {
    wording: "article",
  });
  g.words("was-original", { originally: true });
}

/** "1 monster your opponent controls in face-up Attack Position", "(that was) Special Summoned from the Extra Deck" */
function positions(g: Grammar): void {
  g.rule("post", "{+:trait-controlled} {++:in-what-position}[[ {++:afters}]]");
  g.rule("in-what-position", "{+:in-position}");
  g.rule("in-what-position", "in {+:lying-up} {+:lying-bare}");
  g.rule("in-position", "in {position:position}", { trait: "position" }, { wording: "in" });
  g.rule("lying-up", "{face:face}", { trait: "face" }, { wording: "in" });
  g.rule("lying-bare", "{position:position}", { trait: "position" }, { wording: "bare" });
  g.noted("in-position", "lying-up", "lying-bare");
  g.rule("trait-that", "{...:that-was} {...:was-summoned}", {}, { wording: "that-was" });
  g.rule("trait-that", "{...:summoned-from}", {});
  g.rule("was-summoned", "{...:summoned-from}");
  g.rule("summoned-from", "{ways:ways} Summoned from {from:place}", { trait: "summoned" });
  g.rule("was-summoned", "{ways:ways} Summoned", { trait: "summoned" });
  g.rule("was-summoned", "Normal Summoned/Set", { trait: "summoned", ways: ["normal"], orSet: true });
}

/** "your opponent owns", "in its owner's control", "they currently control" */
function control(g: Grammar): void {
  const theirs = { trait: "possessed", by: "opponent" };
  const yours = { trait: "possessed", by: "you" };
  g.rule("trait-that", "{...:that-is} owned by your opponent", theirs);
  g.rule("trait-that", "[[that ]]your opponent owns<<| and possesses>>", theirs, { wording: "own" });
  g.rule("trait-that", "[[that ]]you own", yours, { wording: "own" });
  g.rule("trait-in", "in its owner's <<possession|control>>", yours, { wording: "owners" });
  g.rule("trait-controlled", "the controller of {what:ref[sg]} controls", { trait: "controlled-beside" });
  g.rule("trait-controlled", "they control", { trait: "controlled", by: "opponent", pronoun: true });
  g.rule("trait-controlled", "{=:trait-current}");
  g.noted("trait-current");
  const current = { trait: "controlled", current: true };
  g.rule("trait-current", "you currently control", { ...current, by: "you" });
  g.rule("trait-current", "your opponent currently controls", { ...current, by: "opponent" });
  g.rule("trait-current", "they currently control", { ...current, by: "opponent", pronoun: true });
  g.rule("post", "{+:that-controlled}");
  g.rule("that-controlled", "that you control", { trait: "controlled", by: "you" }, { wording: "that" });
  g.noted("that-controlled");
}
