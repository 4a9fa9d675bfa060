import type { Grammar } from "../grammar.ts";

/** Comparisons of a card's values with those of others, with its own, and of several cards together. */
export function rushComparing(g: Grammar): void {
  other(g);
  own(g);
  together(g);
  pairs(g);
}

/** "with a lower Level than that monster's Level", "with DEF less than or equal to [that monster's ATK]" */
function other(g: Grammar): void {
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
  g.rule("trait-with", "with the highest Level", { trait: "highest", stat: "level" });
  g.rule("trait-with", "with the lowest Level", { trait: "lowest", stat: "level" });
}

/** "whose ATK equals its own DEF", "whose current ATK is different from its original ATK" */
function own(g: Grammar): void {
  for (const [words, noted] of [
    ["its", {}],
    ["their", { wording: "their" }],
  ] as const)
    g.rule(
      "trait-with",
      `whose {stat:battle-stat} equals ${words} own {with:battle-stat}`,
      { trait: "own-stat" },
      noted,
    );
  g.rule("trait-with", "whose current ATK is different from its original ATK", {
    trait: "own-stat",
    stat: "atk",
    with: "atk",
    original: true,
    not: true,
  });
}

/** "whose combined ATK is less than or equal to this monster's ATK" */
function together(g: Grammar): void {
  const total = { trait: "total" };
  g.rule("trait-with", "whose combined {stat:battle-stat} is less than or equal to {value:measured}", total);
  g.rule("trait-with", "whose total Levels equal {value:int} or less", { ...total, stat: "level" });
}

/** "with 1100 ATK and 500 DEF", "with 2000 ATK and/or 2100 DEF", "with 0 original ATK and DEF" */
function pairs(g: Grammar): void {
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
  for (const [words, effect] of [
    ["with a Continuous Effect", "continuous"],
    ["that has a coin tossing effect", "toss-coin"],
    ["with an effect that requires a die roll", "roll-die"],
  ] as const)
    g.rule("trait-with", words, { trait: "has-effect", effect });
}
