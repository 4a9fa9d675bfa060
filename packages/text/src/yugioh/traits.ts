import type { Grammar } from "../grammar.ts";

/** What narrows a group down, before the noun and after it, in the texts of both Yu-Gi-Oh! games. */
export function yugiohTraits(g: Grammar): void {
  g.noted("trait-face", "trait-position", "trait-level", "trait-attribute", "trait-type", "trait-kind");
  g.noted("trait-named-kind", "trait-with", "trait-controlled");

  // "Effect Monster": with these words the noun has a capital letter.
  g.rule("pre-kind", "{+:trait-named-kind}");
  g.rule("pre-kind", "{++:pre} {+:trait-named-kind}");
  g.rule("trait-activated", "activated", { trait: "activated" });
  g.noted("trait-activated");
  g.rule("trait-random", "random", { trait: "random" });
  g.rule("trait-summoned", "{ways:ways} Summoned", { trait: "summoned" });
  g.rule("trait-summoned", "Normal Summoned/Set", { trait: "summoned", ways: ["normal"], orSet: true });
  g.rule("trait-that", "that did not declare an attack this turn", { trait: "did-not-attack" });
  for (const [whose, by] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    g.rule(
      "trait-in",
      `in ${whose} possession`,
      { trait: "possessed", by },
      { rule: "trait-in: in {by} possession" },
    );
  g.noted("trait-random", "trait-summoned", "trait-that");
  g.words("face", { "face-up": "up", "face-down": "down" });
  g.rule("trait-face", "{face:face}", { trait: "face" });
  g.rule("trait-face", "Set", { trait: "set" });
  g.words("position", { "Attack Position": "attack", "Defense Position": "defense" });
  g.rule("trait-position", "{position:position}", { trait: "position" });
  g.words("or-less", { "or less": "at-most", "or more": "at-least" });
  g.words("or-lower", { "or lower": "at-most", "or higher": "at-least" });
  g.words("level-word", { Level: "level", Rank: "rank" });
  g.rule("trait-level", "{stat:level-word} {value:int}", { trait: "stat", compare: "exactly" });
  g.rule("trait-level", "{stat:level-word} {value:int} {compare:or-lower}", { trait: "stat" });
  g.rule("trait-kind", "{kind:kind}", { trait: "kind" });
  g.rule("trait-kind", "non-{kind:kind}", { trait: "kind", not: true });
  g.rule("trait-named-kind", "{kind:named-kind}", { trait: "kind" });
  g.rule("trait-named-kind", "non-{kind:named-kind}", { trait: "kind", not: true });

  g.words("battle-stat", { ATK: "atk", DEF: "def" });
  // What is had can be said of any card in a clause of its own.
  g.rule("having", "with", {});
  g.rule("having", "that has", {}, { wording: "that-has" });
  g.rule("having", "that have", {}, { wording: "that-have" });
  g.rule("trait-with", "{...:having} {...:this-many} {...:points}", { trait: "stat" });
  g.rule("this-many", "{value:int} {compare:or-less}");
  g.rule("this-many", "{value:int}", { compare: "exactly" });
  g.rule("points", "{stat:battle-stat}");
  g.words("extreme", { highest: "highest", lowest: "lowest" }, { rule: "extreme: highest, lowest" });
  g.rule("trait-with", "{...:having} the {trait:extreme} {stat:battle-stat}");
  // "whose ATK equals its own DEF", "whose Level is higher than its original Level"
  g.rule("trait-with", "whose {=:own-stat}");
  g.rule("own-stat", "{stat:current-stat} {...:than-own} {...:its-own} {with:owned-stat}", {
    trait: "own-stat",
  });
  for (const stat of ["owned-stat", "current-stat"]) g.rule(stat, "{=:battle-stat}");
  g.rule("than-own", "equals", {});
  g.rule("than-own", "is different from", { not: true });
  g.rule("than-own", "does not equal", { not: true }, { wording: "not-equal" });
  g.rule("than-own", "is higher than", { compare: "above" });
  g.rule("than-own", "is lower than", { compare: "below" });
  for (const [words, noted] of [
    ["its", {}],
    ["their", { wording: "their" }],
  ] as const) {
    g.rule("its-own", `${words} own`, {}, noted);
    g.rule("its-own", `${words} original`, { original: true }, noted);
  }
  g.noted("own-stat");
  g.rule("trait-with", "that has a coin tossing effect", { trait: "has-effect", effect: "toss-coin" });
  g.rule("trait-controlled", "you control", { trait: "controlled", by: "you" });
  g.rule("trait-controlled", "your opponent controls", { trait: "controlled", by: "opponent" });
}
