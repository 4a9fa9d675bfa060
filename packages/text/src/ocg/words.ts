import { OCG_TYPES } from "@chainwright/card-ir";
import { inOrder, noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";
import { same } from "../yugioh/nouns.ts";

/** Words that only OCG texts have. */
export function ocgWords(g: Grammar): void {
  g.words("type", same(OCG_TYPES));
  g.rule("trait-attribute", "{attribute:attribute}", { trait: "attribute" });
  g.rule("trait-type", "{type:type}", { trait: "type" });
  g.words("kind", { Flip: "flip", Spirit: "spirit", Gemini: "gemini", Union: "union", Toon: "toon" });
  // "1 Tuner" is a noun, "1 Tuner monster" says the same; of the others it is the other way round.
  g.rule("trait-kind", "Tuner", { trait: "kind", kind: "tuner" }, { wording: "adjective" });
  g.words("place-word[in]", {
    hand: "hand",
    Deck: "deck",
    GY: "graveyard",
    "Extra Deck": "extra-deck",
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
  order(g);
  // A kind of card that is a noun by itself: "1 Tuner", "1+ non-Tuners".
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:pre-noun[sg]} {where*:post}", { noun: "monster" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:pre-noun[pl]} {where*:post}", { noun: "monster" });
  for (const n of ["sg", "pl"]) {
    g.rule(`pre-noun[${n}]`, `{+:noun-kind[${n}]}`);
    g.rule(`pre-noun[${n}]`, `{++:pre} {+:noun-kind[${n}]}`);
  }
  g.rule("group[s]", "{quantity:quantity[s]} {traits:pre-noun[s]} {where*:post}", { noun: "monster" });
  g.rule("pre-noun[s]", "{+:noun-kind[s]}");
  g.rule("pre-noun[s]", "{++:pre} {+:noun-kind[s]}");
  g.rule("noun-kind[s]", "Tuner(s)", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[sg]", "Tuner", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[pl]", "Tuners", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[pl]", "non-Tuners", { trait: "kind", kind: "tuner", not: true }, { wording: "noun" });
}

/** What stands before a noun and after it, in the order of the words. */
function order(g: Grammar): void {
  inOrder(g, "pre", [
    "trait-random",
    "trait-activated",
    "trait-attacking",
    "trait-other",
    "trait-face",
    "trait-position",
    "trait-summoned",
    "++leveled",
    "trait-non",
    "++described",
    "trait-kind",
  ]);
  // "non-Tuner Level 3 monster", "Level 3 non-Tuner LIGHT monster", "Zombie non-Tuner monster"
  g.rule("leveled", "{+:trait-non} {+:trait-level}");
  g.rule("leveled", "{+:trait-level}");
  g.rule("leveled", "{+:trait-level} {+:trait-summoned}");
  // "1 Level 4 or lower Attack Position monster"
  g.rule("leveled", "{+:trait-level} {+:trait-position}");
  g.rule("leveled", "{+:trait-level} {+:trait-face} {+:trait-position}");
  inOrder(g, "typed", ["trait-attribute", "trait-type", "trait-series"]);
  g.rule("described", "{++:typed}");
  g.rule("described", "{++:typed} {+:trait-non}");
  // "LIGHT non-Link Fiend monster"
  g.rule("described", "{+:trait-attribute} {+:trait-non} {+:trait-type}");
  // "“Amazoness” Warrior monster"
  g.rule("described", "{+:trait-series} {+:trait-type}");
  g.rule("trait-non", "non-{kind:kind-not}", { trait: "kind", not: true });
  g.words("kind-not", { Tuner: "tuner", Token: "token" });
  // Else it stands last, before "Monster".
  g.rule("trait-non", "non-{kind:named-kind}", { trait: "kind", not: true }, { wording: "early" });
  g.noted("trait-non");
  inOrder(g, "post", [
    "trait-bracketed",
    "trait-series-after",
    "++withs",
    "trait-controlled",
    "trait-in",
    "++in-other-zone",
    "trait-column",
    "trait-from",
    "trait-that",
    "trait-equipped",
    "trait-except",
  ]);
}
