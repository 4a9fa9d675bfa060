import type { Grammar } from "../grammar.ts";
import { inOrder } from "./nouns.ts";

/** What narrows a group down, before the noun and after it. */
export function commonTraits(g: Grammar): void {
  g.noted(
    "trait-face",
    "trait-position",
    "trait-level",
    "trait-attribute",
    "trait-type",
    "trait-series",
    "trait-kind",
    "trait-named-kind",
  );
  g.noted(
    "trait-name",
    "trait-with",
    "trait-controlled",
    "trait-in",
    "trait-from",
    "trait-except",
    "trait-other",
  );

  inOrder(g, "pre", [
    "trait-other",
    "trait-face",
    "trait-position",
    "trait-level",
    "trait-attribute",
    "trait-type",
    "trait-series",
    "trait-kind",
  ]);
  // "Effect Monster": with these words the noun has a capital letter.
  g.rule("pre-kind", "{+:trait-named-kind}");
  g.rule("pre-kind", "{++:pre} {+:trait-named-kind}");
  inOrder(g, "post", ["trait-with", "trait-controlled", "trait-in", "trait-from", "trait-except"]);

  g.rule("trait-other", "other", { trait: "other", "than.ref": "this-card" });
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
  g.rule("trait-attribute", "{attribute:attribute}", { trait: "attribute" });
  g.rule("trait-kind", "{kind:kind}", { trait: "kind" });
  g.rule("trait-kind", "non-{kind:kind}", { trait: "kind", not: true });
  g.rule("trait-named-kind", "{kind:named-kind}", { trait: "kind" });
  g.rule("trait-named-kind", "non-{kind:named-kind}", { trait: "kind", not: true });
  g.rule("trait-series", "{series:name}", { trait: "series" });
  g.rule("trait-name", "{name:name}", { trait: "name" });

  g.words("battle-stat", { ATK: "atk", DEF: "def" });
  g.rule("trait-with", "with {value:int} {compare:or-less} {stat:battle-stat}", { trait: "stat" });
  g.rule("trait-with", "with {value:int} {stat:battle-stat}", { trait: "stat", compare: "exactly" });
  g.rule("trait-controlled", "you control", { trait: "controlled", by: "you" });
  g.rule("trait-controlled", "your opponent controls", { trait: "controlled", by: "opponent" });
  g.rule("trait-in", "in {place:place[in]}", { trait: "in" });
  g.rule("trait-in", "on {place:place[on]}", { trait: "in" });
  g.rule("trait-from", "from {place:place}", { trait: "from" });
  g.rule("trait-except", ", except {name:name}", { trait: "name", not: true });
}

/**
 * Places: "your hand or Deck", "the GY", "your opponent's GY", "either GY".
 * A game gives the words: `place-word[in]`, `place-word[on]`.
 */
export function commonPlaces(g: Grammar): void {
  g.noted("place", "place-top", "place-bottom");
  for (const way of ["in", "on"]) {
    const names = `names:places[${way}]`;
    g.rule(`place[${way}]`, `your {${names}}`, { of: "you" });
    g.rule(`place[${way}]`, `your opponent's {${names}}`, { of: "opponent" });
    g.rule(`place[${way}]`, `the {${names}}`);
    g.rule(`place[${way}]`, `either {${names}}`, { of: "either" });
    g.rule(`place[${way}]`, `its owner's {${names}}`, { of: "owner" });
    g.rule(`place[${way}]`, `the owner's {${names}}`, { of: "owner" }, { wording: "the-owner" });
    g.rule(`places[${way}]`, `{+:place-word[${way}]}`);
    g.rule("place", `{=:place[${way}]}`);
  }
  g.rule("place", "your {names:places-mixed}", { of: "you" });
  // "your hand or Deck", "your hand, Deck, or GY"; a field among them is "from your hand or field".
  for (const list of ["places[in]", "places-mixed"]) {
    const word = list === "places[in]" ? "place-word[in]" : "place-word";
    const least = list === "places[in]" ? word : "place-word[on]";
    g.rule(list, `{+:${"place-word[in]"}} or {+:${least}}`);
    g.rule(list, `{+:place-word[in]}, {++:${list}@tail}`);
    g.rule(`${list}@tail`, `{+:place-word[in]}, or {+:${least}}`);
    g.rule(`${list}@tail`, `{+:place-word[in]}, {++:${list}@tail}`);
  }
}
