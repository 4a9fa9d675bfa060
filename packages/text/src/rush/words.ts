import type { Grammar } from "../grammar.ts";
import { TYPES } from "../yugioh/lists.ts";
import { same } from "../yugioh/nouns.ts";

/** Words that Rush Duel texts say in their own way: "Dragon Type", "LIGHT Attribute", "the Graveyard". */
export function rushWords(g: Grammar): void {
  g.words("type", same(TYPES));
  g.rule("trait-type", "{type:type} Type", { trait: "type" });
  g.rule("trait-attribute", "{attribute:attribute} Attribute", { trait: "attribute" });
  g.words("kind", { Maximum: "maximum" });
  g.words("place-word[in]", {
    hand: "hand",
    Deck: "deck",
    Graveyard: "graveyard",
    "Extra Deck": "extra-deck",
    "Spell & Trap Zone": "spell-trap-zone",
    "Monster Zone": "monster-zone",
  });
  g.words("place-word[on]", { field: "field" });
  g.rule("place-top", "your Deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "your opponent's Deck", { of: "opponent", names: ["deck-top"] });
}
