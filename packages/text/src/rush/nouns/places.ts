import type { Grammar } from "../../grammar.ts";

/** Where cards are and where they go: "the Graveyard", "your hand and/or field", "the bottom of your Deck". */
export function rushPlaces(g: Grammar): void {
  g.rule("place[in]", "the Graveyards", { names: ["graveyard"] }, { wording: "plural" });
  g.rule("place[in]", "the hand or in the Graveyard", { names: ["hand", "graveyard"] }, { wording: "twice" });
  g.rule("place[in]", "the Field Zones", { names: ["field-zone"] }, { wording: "plural" });
  g.rule("place-top", "your Deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "your opponent's Deck", { of: "opponent", names: ["deck-top"] });
  // After "your opponent has …": the opponent's.
  const theirs = { of: "opponent" };
  g.rule("whose", "their", { ...theirs, pronoun: true });
  g.rule("whose", "the opponent's", theirs, { wording: "the" });
  g.rule(
    "place-mixed",
    "your hand or on your field",
    { of: "you", names: ["hand", "field"] },
    { wording: "on" },
  );
  g.rule("place[in]", "both players' {names:places[plural]}", { of: "both" });
  g.rule("place[in]", "a player's {names:places[in]}", { of: "either" }, { wording: "player" });
  g.rule("place[on]", "either side of the field", { names: ["field"], of: "either" }, { wording: "side" });
  g.rule("places[plural]", "{+:place-word[plural]}");
  g.words("place-word[plural]", { Graveyards: "graveyard", hands: "hand" });
  g.rule("place[in]", "their owner's {names:places[in]}", { of: "owner" }, { wording: "their-owner" });
  g.rule("place[in]", "both players' {names:places[in]}", { of: "both" }, { wording: "one" });
  g.words("place-word[plural]", { Decks: "deck" });
  g.rule("place[in]", "the owner's {names:places[plural]}", { of: "owner" }, { wording: "owners" });
  deckEnds(g);
}

/** Where cards are put in a Deck. */
function deckEnds(g: Grammar): void {
  for (const [words, wording] of [
    ["top of your Deck", ""],
    ["the top of your Deck", "the"],
    ["top of the Deck", "deck"],
    ["the top of the Deck", "the-deck"],
  ] as const)
    g.rule("deck-end", words, { names: ["deck-top"] }, wording === "" ? {} : { wording });
  for (const [words, wording] of [
    ["the bottom of your Deck", ""],
    ["the bottom of the Deck", "deck"],
    ["the bottom of their Deck", "their"],
    ["the bottom of the owner's Deck", "owner"],
    ["the bottom of their owners' Decks", "owners"],
  ] as const)
    g.rule("deck-end", words, { names: ["deck-bottom"] }, wording === "" ? {} : { wording });
  g.rule("deck-end", "top of their Deck", { names: ["deck-top"] }, { wording: "their-short" });
  g.rule("deck-end", "the top of their Deck", { names: ["deck-top"] }, { wording: "their" });
  g.rule("deck-end", "top of the owner's Deck", { names: ["deck-top"] }, { wording: "owner" });
  g.noted("deck-end");
}
