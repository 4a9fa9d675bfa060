import { OCG_TYPES } from "@chainwright/card-ir";
import { noun } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";
import { same } from "../../yugioh/nouns.ts";

/** Words that only OCG texts have. */
export function ocgWords(g: Grammar): void {
  g.words("type", same(OCG_TYPES), { rule: "type: one of them" });
  g.rule("trait-attribute", "{attribute:attribute}", { trait: "attribute" });
  g.rule("trait-type", "{type:type}", { trait: "type" });
  g.words("kind", { Flip: "flip", Spirit: "spirit", Gemini: "gemini", Union: "union", Toon: "toon" });
  // "1 Tuner" is a noun, "1 Tuner monster" says the same; of the others it is the other way round.
  g.rule("trait-kind", "Tuner", { trait: "kind", kind: "tuner" }, { wording: "adjective" });
  g.words("pile-word", {
    hand: "hand",
    Deck: "deck",
    GY: "graveyard",
    "Extra Deck": "extra-deck",
    banishment: "banished",
  });
  g.rule("place-word[in]", "{=:pile-word}");
  g.words("place-word[in]", {
    "Monster Zone": "monster-zone",
    "Spell & Trap Zone": "spell-trap-zone",
    "Field Zone": "field-zone",
    "Pendulum Zone": "pendulum-zone",
  });
  g.words("place-word[on]", { field: "field" });
  g.rule("place-top", "your Deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "the Deck", { names: ["deck-top"] });
  g.rule("place-top", "your opponent's Deck", { of: "opponent", names: ["deck-top"] });
  for (const category of ["noun", "card-noun", "ref-noun"]) {
    noun(g, "Spell", "spell", category);
    noun(g, "Trap", "trap", category);
  }
  for (const category of ["noun", "kind-noun"]) noun(g, "Monster Card", "monster-card", category);
  for (const category of ["noun", "ref-noun"]) noun(g, "Equip Card", "equip-card", category);
  // "Spells/Traps"
  for (const category of ["noun", "card-noun", "ref-noun"]) {
    g.rule(`${category}[sg]`, "Spell/Trap", "spell-or-trap");
    g.rule(`${category}[pl]`, "Spells/Traps", "spell-or-trap");
    g.rule(`${category}[s]`, "Spell(s)/Trap(s)", "spell-or-trap");
  }
  // A kind of card that is a noun by itself: "1 Tuner", "1+ non-Tuners".
  g.rule("of-kind[M]", "{traits:pre-noun[M]}", { noun: "monster" });
  g.rule("pre-noun[M]", "[[{++:pre} ]]{+:noun-kind[M]}");
  g.rule("noun-kind[s]", "Tuner(s)", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[sg]", "Tuner", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[pl]", "Tuners", { trait: "kind", kind: "tuner" });
  for (const [n, word] of [
    ["sg", "non-Tuner"],
    ["pl", "non-Tuners"],
    ["s", "non-Tuner(s)"],
  ] as const)
    g.rule(`noun-kind[${n}]`, word, { trait: "kind", kind: "tuner", not: true }, { wording: "noun" });
}
