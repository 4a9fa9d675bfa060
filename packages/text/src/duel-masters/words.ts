import { inOrder, noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

const CIVILIZATIONS = ["light", "water", "darkness", "fire", "nature"];

/** The races that card texts name. */
const RACES = ["Angel Command", "Beast Folk", "Demon Command", "Fire Bird", "Liquid People", "Rexstars"];

const itself = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word) => [word, word]));

/** Nouns, places and properties of Duel Masters. */
export function duelMastersWords(g: Grammar): void {
  for (const category of ["noun", "ref-noun", "result-noun"]) {
    noun(g, "creature", "creature", category);
    noun(g, "spell", "spell", category);
  }
  for (const category of ["noun", "result-noun"]) noun(g, "card", "card", category);
  noun(g, "shield", "shield", "result-noun");
  places(g);
  traits(g);
  g.rule("group[pl]", "{quantity:part-quantity} of {traits:owned} {noun:noun[pl]} {where*:post}");
  g.rule("quantity-of[pl]", "any number of", { kind: "any-number" });
  g.rule("ref[sg]", "this creature", { ref: "this-card", noun: "creature" });
  g.rule("ref[sg]", "this spell", { ref: "this-card", noun: "spell" });
}

function places(g: Grammar): void {
  g.words("place-word[in]", {
    hand: "hand",
    deck: "deck",
    graveyard: "graveyard",
    "mana zone": "mana",
    shields: "shields",
    "battle zone": "battle-zone",
    "hyperspatial zone": "hyperspatial-zone",
  });
  g.rule("place-word[on]", "battlefield", "battle-zone");
  g.rule("place-top", "your deck", { of: "you", names: ["deck-top"] });
  // "return all creatures … to their owners' hands"
  g.rule("place[in]", "their owners' {names:place-words}", { of: "owner" }, { wording: "several" });
  g.rule("place-words", "{+:place-word-plural}");
  g.words("place-word-plural", { hands: "hand", decks: "deck", "mana zones": "mana" });
}

function traits(g: Grammar): void {
  g.noted("trait-tapped", "trait-civilization", "trait-race", "trait-either", "trait-kind", "trait-with");
  inOrder(g, "pre", [
    "trait-other",
    "trait-tapped",
    "trait-either",
    "trait-civilization",
    "trait-race",
    "trait-kind",
  ]);
  inOrder(g, "post", ["trait-with", "trait-in", "trait-from", "trait-random"]);
  g.rule("trait-tapped", "tapped", { trait: "position", position: "defense" });
  g.rule("trait-tapped", "untapped", { trait: "position", position: "attack" });
  g.words("civilization", itself(CIVILIZATIONS));
  g.rule("trait-civilization", "{civilization:civilization}", { trait: "civilization" });
  for (const civilization of CIVILIZATIONS) {
    const not = { trait: "civilization", civilization, not: true };
    g.rule("trait-civilization", `non-${civilization}`, not);
  }
  g.words("race", itself(RACES));
  g.rule("trait-race", "{type:race}", { trait: "type" });
  g.rule("trait-either", "{traits:one-or-other}", { trait: "any-of" });
  g.rule("one-or-other", "{+:trait-race} or {+:trait-civilization}");
  for (const kind of ["evolution", "psychic"]) {
    g.rule("trait-kind", kind, { trait: "kind", kind });
    g.rule("trait-kind", `non-${kind}`, { trait: "kind", kind, not: true });
  }
  g.rule("trait-random", "at random", { trait: "random" });
  g.noted("trait-random");

  g.words("or-less", { "or less": "at-most", "or more": "at-least" });
  g.rule("trait-with", "with cost {value:int} {compare:or-less}", { trait: "stat", stat: "cost" });
  g.rule("trait-with", "with {value:int} {compare:or-less} power", { trait: "stat", stat: "power" });
  g.rule("trait-with", "with the most power", { trait: "highest", stat: "power" });
  g.rule("trait-with", "with {keyword:keyword-word}", { trait: "keyword" });
  // The cost of another card: what a word like "that creature" counts as is a matter of the rules.
  const itsCost = { "value.value": "stat", "value.stat": "cost" };
  const compared = { trait: "stat", stat: "cost", ...itsCost };
  g.rule("trait-with", "with cost less than {value.of:result}", { ...compared, compare: "below" });
  g.rule("trait-with", "with cost equal to or less than {value.of:result}", {
    ...compared,
    compare: "at-most",
  });
  g.rule("trait-with", "with cost {value.plus:int} more than {value.of:result}", {
    ...compared,
    compare: "exactly",
  });
  g.rule("trait-with", "with total cost equal to or less than {value.of:result}", {
    trait: "total",
    stat: "cost",
    ...itsCost,
  });
  g.rule("trait-with", "with the same name as {as:result}", { trait: "same-name" });
}
