import { TYPES } from "@chainwright/card-ir";
import { noun } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";
import { same } from "../../yugioh/nouns.ts";

/** Words that Rush Duel texts say in their own way: "Dragon Type", "LIGHT Attribute", "the Graveyard". */
export function rushWords(g: Grammar): void {
  g.words("type", same(TYPES));
  g.words("named-kind", { Legend: "legend", Maximum: "maximum", Equip: "equip", Field: "field" });
  g.words("kind", { Union: "union" });
  for (const [word, value] of [
    ["Spell Card", "spell"],
    ["Trap Card", "trap"],
    ["Spell/Trap Card", "spell-or-trap"],
  ] as const)
    noun(g, word, value, "spell-trap");
  // "1 Legend Card": with these words the noun has a capital letter.
  noun(g, "Card", "card", "kind-noun");
  for (const category of ["noun", "kind-noun", "ref-noun"]) g.rule(`${category}[M]`, "{=:spell-trap[M]}");
  // "a Spell Card" that is activated
  g.words("card-noun[sg]", { Spell: "spell", Trap: "trap" });
  for (const category of ["place-word[in]", "place-word[their]"])
    g.words(category, {
      hand: "hand",
      Deck: "deck",
      Graveyard: "graveyard",
      "Extra Deck": "extra-deck",
      "Spell & Trap Zone": "spell-trap-zone",
      "Field Zone": "field-zone",
      "Monster Zone": "monster-zone",
    });
  g.words("place-word[on]", { field: "field" });
}
