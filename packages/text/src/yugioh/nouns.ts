import { ATTRIBUTES } from "@chainwright/card-ir";
import { led, noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "./events.ts";

/** Every word stands for itself. */
export const same = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((w) => [w, w]));

/** Nouns, Attributes, kinds of cards: what the texts of both Yu-Gi-Oh! games share. */
export function yugiohNouns(g: Grammar): void {
  g.rule(
    "obj",
    "your entire hand",
    {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "entire" },
  );
  // Places that are told apart more closely than by whose they are.
  g.rule("place", "{=:place-mixed}");
  g.rule("trait-in", "in {place:place-mixed}", { trait: "in" });
  g.noted("place-mixed");
  g.rule("group[sg]", "the bottom card of {where:bottom}", {
    quantity: { kind: "exactly", n: 1 },
    traits: [],
    noun: "card",
  });
  g.rule("bottom", "{+:trait-bottom}");
  g.rule("trait-bottom", "{place:place-bottom}", { trait: "from" });
  for (const category of ["noun", "ref-noun"]) noun(g, "monster", "monster", category);
  noun(g, "card", "card");
  noun(g, "Token", "token", "ref-noun");
  g.words("effect-noun", { monster: "monster", Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" });
  noun(g, "Monster", "monster", "kind-noun");
  g.words("attribute", same(ATTRIBUTES), { rule: "attribute: one of them" });
  g.words("named-kind", { Effect: "effect", Normal: "normal", ...PROPER_WAYS });
  groups(g);
  // "this card you control", "this face-up card"
  g.rule("ref[sg]", "this card {where?:post}", { ref: "this-card" });
  g.rule("ref[sg]", "this {traits:pre} card {where?:post}", { ref: "this-card" });
  g.rule("ref[sg]", "the attacking monster", { ref: "attacking-monster" });
  g.rule("ref[sg]", "the attack target", { ref: "attack-target" });
}

/** "Effect Monsters": a noun with a capital letter, and what stands before it; any noun. */
const CALLED = [["pre-kind", "kind-noun"]] as const;

/** Groups whose noun has a capital letter ("Effect Monster"), and banished cards. */
function groups(g: Grammar): void {
  g.rule("cards-so[M]", "{=:of-kind[M]}");
  g.rule("of-kind[M]", "{traits:pre-kind} {noun:kind-noun[M]}");
  // Without how many, and where they are.
  g.rule("of-such[M]", "{=:cards[M]}");
  g.rule("these[M]", "{...:of-such[M]} {where*:post}");
  led(g, "opponents", "{+:trait-opponents}", CALLED);
  led(g, "owned", "{+:trait-your}", CALLED);
  // "1 of your banished monsters", "2 of your banished LIGHT monsters, except …"
  g.rule("group[N]", "{quantity:part-quantity[N]} of {...:banished-cards[of]} {where*:post}");
  led(g, "banished", "{+:trait-banished}", [["pre", "noun"], ...CALLED]);
  for (const [owner, of] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    g.rule("trait-banished", `${owner} banished`, {
      trait: "in",
      "place.names": ["banished"],
      "place.of": of,
    });
}
