import type { Grammar } from "../../grammar.ts";

/** Where cards are and where they go: "the Graveyard", "your hand and/or field", "the bottom of your Deck". */
export function rushPlaces(g: Grammar): void {
  g.words("place-word[plural]", {
    Graveyards: "graveyard",
    hands: "hand",
    Decks: "deck",
    "Field Zones": "field-zone",
  });
  g.rule("places[plural]", "{+:place-word[plural]}");
  g.rule("place[in]", "{...:whose} {names:places[plural]}", {}, { wording: "plural" });
  g.rule("place[in]", "your {names:two-yours}", { of: "you" }, { wording: "each" });
  g.rule("two-yours", "{+:place-word[in]} or your {+:place-word[in]}");
  g.rule("place[in]", "the hand or in the Graveyard", { names: ["hand", "graveyard"] }, { wording: "twice" });
  g.rule("place-top", "your Deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "your opponent's Deck", { of: "opponent", names: ["deck-top"] });
  // After "your opponent has …": the opponent's.
  const theirs = { of: "opponent" };
  g.rule("whose", "their", { ...theirs, pronoun: true });
  g.rule("whose", "either player's", { of: "either" }, { wording: "either-player" });
  g.rule("whose", "a player's", { of: "either" }, { wording: "player" });
  g.rule("whose", "both players'", { of: "both" }, { wording: "one" });
  g.rule(
    "place-mixed",
    "your hand or on your field",
    { of: "you", names: ["hand", "field"] },
    { wording: "on" },
  );
  g.rule("place[on]", "either side of the field", { names: ["field"], of: "either" }, { wording: "side" });
  // Where cards are put in a Deck.
  g.rule("deck-end", "[[the ]]top of {...:a-deck}", { names: ["deck-top"] });
  g.rule("deck-end", "the bottom of {...:a-deck}", { names: ["deck-bottom"] });
  g.rule("a-deck", "<<your|the|their|the owner's>> Deck", {});
  g.noted("deck-end");
}
