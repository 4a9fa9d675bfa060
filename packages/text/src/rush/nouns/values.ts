import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What narrows a group down by ATK, DEF, and Level, and by what its cards have alike. */
export function rushValues(g: Grammar): void {
  own(g);
  lists(g);
  compared(g);
  alike(g);
}

/** "with 2500 original ATK", "whose original Level is 6 or lower" */
function own(g: Grammar): void {
  g.rule("this-many", "{value:int} or higher", { compare: "at-least" }, { wording: "higher" });
  g.rule("points", "original {stat:battle-stat}", { original: true });
  for (const [words, fields] of [
    ["ATK or DEF", { or: "def" }],
    ["ATK and DEF", { also: "def" }],
  ] as const) {
    const option = { rule: "points: original ATK and DEF" };
    g.rule("points", words, { stat: "atk", ...fields }, option);
    g.rule("points", `original ${words}`, { stat: "atk", original: true, ...fields }, option);
  }
  g.rule("trait-with", "with {=:either-stat}");
  g.rule("either-stat", "{low:int} or {high:int} {stat:battle-stat}", { trait: "either-stat" });
  // "whose ATK is 1500 or less", "whose original Levels are 6 or lower"
  g.rule(
    "trait-with",
    "whose {...:whose-stat[N]} <is/are> {...:this-level}",
    { trait: "stat" },
    { wording: "whose-N" },
  );
  g.rule("whose-stat[N]", "{stat:stat-word[N]}");
  g.rule("whose-stat[N]", "original {stat:stat-word[N]}", { original: true });
  g.rule("stat-word[sg]", "{=:any-stat}");
  g.rule("stat-word[pl]", "{=:any-stats}");
  g.rule("this-level", "{value:int}", { compare: "exactly" });
  g.rule("this-level", "{value:int} {compare:or-lower}");
  g.rule("this-level", "{value:int} {compare:or-less}", {}, { wording: "less" });
  const between = { trait: "between", stat: "level" };
  g.rule("trait-with", "with a Level between {low:int} and {high:int}", between, { wording: "between" });
  g.rule("trait-level", "Level {low:int}-{high:int}", between);
  g.rule("trait-level", "Level {low:int} to {high:int}", between, { wording: "to" });
  // "whose current ATK is different from its original ATK"
  g.rule(
    "own-stat",
    "current {stat:battle-stat} {...:than-own} {...:its-own} {with:owned-stat}",
    { trait: "own-stat" },
    {
      wording: "current",
    },
  );
  g.rule("trait-with", "{...:having} the {trait:extreme} {...:ranked-by}");
  g.rule("ranked-by", "original {stat:battle-stat}", { original: true });
  g.rule("ranked-by", "Level", { stat: "level" });
  // "whose combined ATK is less than or equal to this monster's ATK", "whose total Levels equal the Level of 1 monster"
  const total = { trait: "total" };
  g.rule("trait-with", "{=:trait-total}");
  g.rule("trait-total", "whose combined {stat:battle-stat} is less than or equal to {value:measured}", total);
  g.rule("trait-total", "whose total {stat:stat-word[N]} <equals/equal> {...:sum}", total, { wording: "N" });
  g.rule("sum", "{value:measured}", { compare: "exactly" });
  g.rule("sum", "{value:int}", { compare: "exactly" });
  g.rule("sum", "{value:int} or less");
  g.rule("sum", "{value:int} or more", { compare: "at-least" });
}

/** "with 2500 ATK/1600 DEF", "with 1100 ATK and 500 DEF", "with 2000 ATK and/or 2100 DEF", "with 500 ATK/200 DEF or 600 DEF" */
function lists(g: Grammar): void {
  g.rule("value-item", "{...:this-many} {...:points}", { trait: "stat" });
  g.rule("value-item", "{=:either-stat}");
  g.rule("value-pair", "{+:value-item}/{+:value-item}");
  g.rule("value-part", "{=:value-item}");
  g.rule("value-part", "{traits:value-pair}", { trait: "all-of" });
  g.rule("trait-with", "with {traits:value-pair}", { trait: "all-of" });
  several(g, "value-parts[J]", "value-part", "<J>");
  for (const [word, trait] of [
    ["or", "any-of"],
    ["and/or", "any-of"],
    ["and", "all-of"],
  ] as const) {
    const options = { rule: "trait-with: with {traits:value-parts[J]}", wording: `values-${word}` };
    g.rule("trait-with", `with {traits:value-parts[${word}]}`, { trait }, options);
  }
  g.noted("value-item", "value-part");
}

/** "with a lower Level than that monster's Level", "with DEF less than or equal to [that monster's ATK]" */
function compared(g: Grammar): void {
  g.rule("trait-with", "{...:having} {...:comparison}", { trait: "stat" });
  const antonyms = { rule: "comparative: lower, higher" };
  g.words("comparative", { lower: "below", higher: "above" }, antonyms);
  g.words("comparative", { "equal or lower": "at-most", "equal or higher": "at-least" }, antonyms);
  g.words("level-stat", { Level: "level" });
  g.rule("measurable", "{stat:battle-stat}");
  g.rule("measurable", "@a {stat:level-stat}");
  for (const [article, word] of [
    ["", "battle-stat"],
    ["@a ", "level-stat"],
  ] as const) {
    const higher = `${article}{compare:comparative}`;
    const rule = "comparison: higher than";
    g.rule("comparison", `${higher} {stat:${word}} than {value:measured}`, {}, { rule });
    g.rule(
      "comparison",
      `${higher} {stat&value.stat:${word}} than {value.of:one-card}`,
      { "value.value": "stat" },
      { rule, wording: "than-card" },
    );
  }
  g.rule("comparison", "{...:measurable} {...:than} {value:measured}", {}, { wording: "measured" });
  for (const [words, compare, orEqual] of [
    ["lower", "below", "at-most"],
    ["less", "below", "at-most"],
    ["higher", "above", "at-least"],
    ["greater", "above", "at-least"],
  ] as const) {
    const option = words === "lower" || words === "higher" ? {} : { wording: words };
    g.rule("than", `${words} than`, { compare }, { ...option, rule: "than: lower than" });
    g.rule(
      "than",
      `${words} than or equal to`,
      { compare: orEqual },
      { ...option, rule: "than: lower than or equal to" },
    );
    const first = { wording: `${words}-last`, rule: "than: equal to or lower than" };
    g.rule("than", `equal to or ${words} than`, { compare: orEqual }, first);
  }
  g.rule("comparison", "the same {stat:any-stat} as {value:measured}", { compare: "exactly" });
  g.rule("measured", "{=:bracket}");
  g.rule("measured", "{of:owner} {...:its-stat}", { value: "stat" }, { wording: "bare" });
  g.rule("measured", "the {...:its-stat} of {of:one-card}", { value: "stat" }, { wording: "the" });
  g.rule("measured", "your LP", { value: "lp", of: "you" });
  g.noted("measured");
}

/** "with different names", "with the same Type", "with the same name as that monster" */
function alike(g: Grammar): void {
  g.words("property-names", { names: "name", Types: "type", Attributes: "attribute", Levels: "level" });
  g.words("property", { name: "name", Type: "type", Attribute: "attribute", Level: "level" });
  g.rule("trait-with", "with the same {...:sameness} as {as:compared}", { trait: "same" });
  g.rule("trait-with", "with @a different {...:sameness} from {as:compared}", { trait: "same", not: true });
  g.rule("sameness", "{by:property}");
  g.rule("sameness", "original {by:property}", { original: true });
  g.rule("sameness", "{by:property} and {also:property}");
  // Where it is itself, and not where those are that are compared with it.
  g.rule("compared", "{=:ref[N]}");
  g.rule("compared", "{quantity:quantity[N]} {...:cards[N]} {where:one-place}");
  g.rule("one-place", "{+:trait-in}");
  g.noted("compared");
  g.rule("trait-with", "with {=:alike}");
  g.rule("alike", "different {by:property-names}", { trait: "unlike" });
  g.rule("alike", "the same {by:property}", { trait: "alike" });
  g.rule("alike", "a Continuous Effect", { trait: "has-effect", effect: "continuous" });
  // "with 500 DEF and different Attributes", "with 500 DEF, but with different names,"
  g.rule("post-one", "{+:trait-with} and {+:trait-alike}");
  g.rule("trait-alike", "{=:alike}", undefined, { wording: "and" });
  g.rule("post-one", "{+:trait-with}, {+:trait-but-alike}");
  g.rule("trait-but-alike", "but with {=:alike},", undefined, { wording: "but" });
  g.noted("trait-alike", "trait-but-alike");
}
