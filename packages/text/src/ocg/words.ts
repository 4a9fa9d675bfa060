import { ATTRIBUTES, OCG_TYPES } from "../common/lists.ts";
import { noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

const same = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((w) => [w, w]));

/** Nouns, Types, Attributes, kinds of cards: what OCG and Rush texts share. */
export function monsterWords(g: Grammar): void {
  for (const category of ["noun", "ref-noun"]) noun(g, "monster", "monster", category);
  noun(g, "card", "card");
  for (const category of ["noun", "card-noun", "ref-noun"]) {
    noun(g, "Spell", "spell", category);
    noun(g, "Trap", "trap", category);
  }
  // "Spells/Traps"
  for (const category of ["noun", "card-noun"]) {
    g.rule(`${category}[sg]`, "Spell/Trap", "spell-or-trap");
    g.rule(`${category}[pl]`, "Spells/Traps", "spell-or-trap");
    g.rule(`${category}[s]`, "Spell(s)/Trap(s)", "spell-or-trap");
  }
  noun(g, "Token", "token", "ref-noun");
  g.words("effect-noun", { monster: "monster", Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" });
  noun(g, "Monster", "monster", "kind-noun");
  g.words("attribute", same(ATTRIBUTES));
  g.words("type", same(OCG_TYPES));
  g.words("named-kind", {
    Effect: "effect",
    Normal: "normal",
    Fusion: "fusion",
    Ritual: "ritual",
    Synchro: "synchro",
    Xyz: "xyz",
    Link: "link",
    Pendulum: "pendulum",
  });
}

/** Words that only OCG texts have. */
export function ocgWords(g: Grammar): void {
  monsterWords(g);
  g.rule("trait-type", "{type:type}", { trait: "type" });
  g.words("kind", { Flip: "flip" });
  // "1 Tuner" is a noun, "1 Tuner monster" says the same; of the others it is the other way round.
  g.rule("trait-kind", "Tuner", { trait: "kind", kind: "tuner" }, { wording: "adjective" });
  g.rule("trait-kind", "non-Tuner", { trait: "kind", kind: "tuner", not: true });
  g.words("place-word[in]", {
    hand: "hand",
    Deck: "deck",
    GY: "graveyard",
    "Extra Deck": "extra-deck",
    "Monster Zone": "monster-zone",
    "Spell & Trap Zone": "spell-trap-zone",
    "Field Zone": "field-zone",
  });
  g.words("place-word[on]", { field: "field" });
  g.rule("place-top", "your Deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "your opponent's Deck", { of: "opponent", names: ["deck-top"] });
  g.words("phase", {
    "Draw Phase": "draw",
    "Standby Phase": "standby",
    "Main Phase": "main",
    "Main Phase 1": "main1",
    "Battle Phase": "battle",
    "Main Phase 2": "main2",
    "End Phase": "end",
    "Damage Step": "damage-step",
  });
  g.words("counter[sg]", { "A-Counter": "A-Counter", "Spell Counter": "Spell Counter" });
  g.words("counter[pl]", { "A-Counters": "A-Counter", "Spell Counters": "Spell Counter" });
  // "this card you control", "this face-up card"
  g.rule("ref[sg]", "this card {where?:post}", { ref: "this-card" });
  g.rule("ref[sg]", "this {traits:pre} card {where?:post}", { ref: "this-card" });
  // A kind of card that is a noun by itself: "1 Tuner", "1+ non-Tuners".
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:pre-noun[sg]} {where*:post}", { noun: "monster" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:pre-noun[pl]} {where*:post}", { noun: "monster" });
  for (const n of ["sg", "pl"]) {
    g.rule(`pre-noun[${n}]`, `{+:noun-kind[${n}]}`);
    g.rule(`pre-noun[${n}]`, `{++:pre} {+:noun-kind[${n}]}`);
  }
  g.rule("noun-kind[sg]", "Tuner", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[pl]", "Tuners", { trait: "kind", kind: "tuner" });
  g.rule("noun-kind[pl]", "non-Tuners", { trait: "kind", kind: "tuner", not: true }, { wording: "noun" });
}
