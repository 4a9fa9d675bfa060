import { alike } from "../common/alike.ts";
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
  g.rule("trait-in", "in your possession", { trait: "possessed", by: "you" });
  g.rule("trait-in", "in your opponent's possession", { trait: "possessed", by: "opponent" });
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
  g.rule("trait-with", "with {...:this-many} {...:points}", { trait: "stat" });
  g.rule("this-many", "{value:int} {compare:or-less}");
  g.rule("this-many", "{value:int}", { compare: "exactly" });
  g.rule("points", "{stat:battle-stat}");
  g.rule("trait-with", "with the highest {stat:battle-stat}", { trait: "highest" });
  // "whose ATK equals its own DEF"
  const own = "{...:its-own} {with:battle-stat}";
  g.rule("trait-with", `whose {stat:battle-stat} equals ${own}`, { trait: "own-stat" });
  alike(g, "its-own", ["its own", "their own"]);
  g.rule("trait-with", "that has a coin tossing effect", { trait: "has-effect", effect: "toss-coin" });
  g.rule("trait-controlled", "you control", { trait: "controlled", by: "you" });
  g.rule("trait-controlled", "your opponent controls", { trait: "controlled", by: "opponent" });
}
