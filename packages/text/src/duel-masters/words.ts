import { inOrder, noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Nouns, places and properties of Duel Masters. */
export function duelMastersWords(g: Grammar): void {
  for (const category of ["noun", "ref-noun", "result-noun"]) {
    noun(g, "creature", "creature", category);
    noun(g, "spell", "spell", category);
  }
  for (const category of ["noun", "result-noun"]) noun(g, "card", "card", category);
  g.words("place-word[in]", {
    hand: "hand",
    deck: "deck",
    graveyard: "graveyard",
    "mana zone": "mana",
    "shield zone": "shields",
    "battle zone": "battle-zone",
  });
  g.rule("place-word[on]", "battlefield", "battle-zone");
  g.rule("place-top", "your deck", { of: "you", names: ["deck-top"] });

  g.noted("trait-civilization", "trait-cost");
  inOrder(g, "pre", ["trait-other"]);
  inOrder(g, "post", ["trait-cost", "trait-in", "trait-from"]);
  // A printed number is compared with the number of another card.
  g.rule("trait-cost", "that costs {value:int} or less", { trait: "stat", stat: "cost", compare: "at-most" });
  g.rule("trait-cost", "that costs the same as or less than {value.of:np[sg]}", {
    trait: "stat",
    stat: "cost",
    compare: "at-most",
    "value.value": "stat",
    "value.stat": "cost",
  });
  g.rule("group[pl]", "{quantity:part-quantity} of {traits:owned} {noun:noun[pl]} {where*:post}");
  g.rule("ref[sg]", "this creature", { ref: "this-card", noun: "creature" });
  g.rule("ref[sg]", "this spell", { ref: "this-card", noun: "spell" });
  results(g);
}

/**
 * "the card put into your graveyard this way": asks for the result. "the creature you destroyed this way" asks for
 * the act. What was replaced in between counts for one and not for the other (rules DM-REF).
 */
function results(g: Grammar): void {
  g.words("result-verb", { put: "put", returned: "return" });
  g.rule("ref[sg]", "the {noun:result-noun[sg]} {verb:result-verb} into {to:place[in]} this way", {
    ref: "this-way",
  });
  g.rule("ref[sg]", "the {noun:result-noun[sg]} destroyed this way", {
    ref: "this-way",
    verb: "destroy",
  });
  g.rule("ref[sg]", "the {noun:result-noun[sg]} you destroyed this way", {
    ref: "this-way",
    verb: "destroy",
    voice: "active",
  });
}
