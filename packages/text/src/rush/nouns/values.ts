import type { Grammar } from "../../grammar.ts";

/** What narrows a group down by ATK, DEF, and Level, and by what its cards have alike. */
export function rushValues(g: Grammar): void {
  own(g);
  pairs(g);
  compared(g);
  ranked(g);
  against(g);
  together(g);
  alike(g);
}

/** "with 2500 ATK or 1600 DEF", "whose original Level is 6 or lower" */
function own(g: Grammar): void {
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
  g.noted("value-item");
  const either = { trait: "stat", stat: "atk", or: "def", compare: "exactly" };
  g.rule("trait-with", "with {value:int} ATK or DEF", either);
  g.rule("trait-with", "with {value:int} original ATK or DEF", { ...either, original: true });
}

/** "with 2500 ATK/1600 DEF", "with 1100 ATK and 500 DEF", "with 2000 ATK and/or 2100 DEF", "with 0 original ATK and DEF" */
function pairs(g: Grammar): void {
  g.rule("trait-with", "with {traits:value-pair}", { trait: "all-of" });
  g.rule("value-pair", "{+:value-item}/{+:value-item}");
  g.rule("value-item", "{value:int} {stat:battle-stat}", { trait: "stat", compare: "exactly" });
  g.rule("trait-with", "with {traits:pairs}", { trait: "any-of" }, { wording: "pairs" });
  g.rule("pairs", "{+:trait-pair} or {+:trait-pair}");
  g.rule("trait-pair", "{traits:value-pair}", { trait: "all-of" });
  g.noted("trait-pair");
  g.rule("trait-with", "with {traits:value-and}", { trait: "all-of" }, { wording: "and" });
  g.rule("value-and", "{+:value-item} and {+:value-item}");
  g.rule("trait-with", "with {traits:value-and-or}", { trait: "any-of" }, { wording: "and-or" });
  g.rule("value-and-or", "{+:value-item} and/or {+:value-item}");
  g.rule("trait-with", "with {value:int} original ATK and DEF", {
    trait: "stat",
    stat: "atk",
    also: "def",
    original: true,
    compare: "exactly",
  });
}

/** "with a lower Level than that monster's Level", "with DEF less than or equal to [that monster's ATK]" */
function compared(g: Grammar): void {
  g.rule("trait-with", "with ATK greater than your LP", {
    ...{ trait: "stat", stat: "atk", compare: "above" },
    ...{ "value.value": "lp", "value.of": "you" },
  });
  const above = { trait: "stat", stat: "atk", compare: "above", "value.value": "stat", "value.stat": "atk" };
  g.rule("trait-with", "with higher ATK than {value.of:one-card}", above);
  g.rule("trait-with", "with a Level equal to or lower than {value:bracket}", {
    trait: "stat",
    stat: "level",
    compare: "at-most",
  });
  g.rule("trait-with", "with a Level lower than {value.of:owner} Level", {
    trait: "stat",
    stat: "level",
    compare: "below",
    "value.value": "stat",
    "value.stat": "level",
  });
  g.rule("measured", "{=:bracket}");
  const bare = { wording: "bare" };
  g.rule("measured", "{of:owner} {stat:any-stat}", { value: "stat" }, bare);
  g.rule("measured", "{of:owner} original {stat:any-stat}", { value: "stat", original: true }, bare);
  g.noted("measured");
  const below = { trait: "stat", stat: "level", compare: "below" };
  for (const [words, noted] of [
    ["with a lower", {}],
    ["that have a lower", { wording: "have" }],
  ] as const)
    g.rule("trait-with", `${words} Level than {value:measured}`, below, noted);
  g.rule(
    "trait-with",
    "with an equal or lower Level than {value:measured}",
    { ...below, compare: "at-most" },
    { wording: "equal" },
  );
  g.rule("trait-with", "with {stat:battle-stat} less than or equal to {value:measured}", {
    trait: "stat",
    compare: "at-most",
  });
  g.rule("trait-with", "with the same {stat:battle-stat} as {value:measured}", {
    trait: "stat",
    compare: "exactly",
  });
}

/** "with the lowest ATK", "with the highest original DEF" */
function ranked(g: Grammar): void {
  g.rule("trait-with", "with the lowest {stat:battle-stat}", { trait: "lowest" });
  g.rule("trait-with", "with the highest original {stat:battle-stat}", { trait: "highest", original: true });
  g.rule("trait-with", "with the highest Level", { trait: "highest", stat: "level" });
  g.rule("trait-with", "with the lowest Level", { trait: "lowest", stat: "level" });
}

/** "whose current ATK is different from its original ATK" */
function against(g: Grammar): void {
  g.rule(
    "own-stat",
    "current {stat:battle-stat} {...:than-own} {...:its-own} {with:owned-stat}",
    { trait: "own-stat" },
    { wording: "current" },
  );
}

/** "whose combined ATK is less than or equal to this monster's ATK" */
function together(g: Grammar): void {
  const total = { trait: "total" };
  g.rule("trait-with", "whose combined {stat:battle-stat} is less than or equal to {value:measured}", total);
  g.rule("trait-with", "whose total Levels equal {value:int} or less", { ...total, stat: "level" });
}

/** "with different names", "with the same Type", "with the same name as that monster" */
function alike(g: Grammar): void {
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
  g.rule("trait-with", "with different {by:property-names}", { trait: "unlike" });
  g.rule("trait-with", "with the same {by:property}", { trait: "alike" });
  g.words("property-names", { names: "name", Types: "type", Attributes: "attribute", Levels: "level" });
  g.words("property", { name: "name", Type: "type", Attribute: "attribute", Level: "level" });
  g.rule("post", "{+:trait-with} and {+:trait-alike} {+:trait-from}");
  g.rule("trait-alike", "the same {by:property}", { trait: "alike" }, { wording: "and" });
  g.noted("trait-alike");
}
