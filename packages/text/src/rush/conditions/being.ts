import type { Grammar } from "../../grammar.ts";

/** What a card is: "that card is a Trap Card", "it was a monster", "this card is face-up"; `sample` is what it is measured by. */
export function rushBeing(g: Grammar): void {
  // "If that card is a Trap Card", "if it was a monster"
  g.rule("state", "{what:ref[sg]} is {being:sample}", { kind: "is" });
  g.rule("state", "{what:ref[sg]} was {being:sample}", { kind: "is" }, { wording: "was" });
  g.rule("state", "this card is face-up", {
    kind: "exists",
    "what.ref": "this-card",
    "what.where": [{ trait: "face", face: "up" }],
  });
  g.rule("state", "this card is {what.where:post}", { kind: "exists", "what.ref": "this-card" });
  g.rule("state", "this card is in {position:position}", { kind: "in-position" });
  g.rule("state", "this card is not in Maximum Mode", { kind: "maximum-mode", not: true });
  samples(g);
  names(g);
  lying(g);
}

function samples(g: Grammar): void {
  const card = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("sample", "{=:group[N]}");
  g.rule("sample", "{traits:being-traits}", card, { wording: "traits" });
  for (const trait of ["attribute", "type", "level"])
    g.rule("being-traits", `{+:trait-${trait}}`, undefined, { rule: "being-traits: a trait" });
  g.rule("sample", "{...:one-named}", { where: [] });
  g.rule(
    "sample",
    "a Monster Card {where*:with-list}",
    { quantity: { kind: "a" }, traits: [], noun: "monster" },
    { wording: "monster-card" },
  );
  g.rule(
    "sample",
    "{...:cards[pl]} {where*:with-list}",
    { quantity: { kind: "some" } },
    { wording: "bare-pl" },
  );
  g.rule("sample", "{quantity:quantity[N]} {...:cards[N]} other than {where:named-otherwise}");
  g.rule("named-otherwise", "{+:trait-named-otherwise}");
  g.rule("trait-named-otherwise", "{name:name}", { trait: "name", not: true }, { wording: "than" });
  g.noted("sample", "trait-named-otherwise");
  // "If you Special Summoned “A” or a Legend Normal Monster by this effect"
  g.rule("sample", "{...:bare-branch} or {one:sample-branch}", { where: [] });
  g.rule("sample-branch", "{quantity:quantity[sg]} {...:cards[sg]}");
  g.noted("sample-branch");
}

/** "If the original name of the card you returned to the hand by this effect was “A”" */
function names(g: Grammar): void {
  g.rule("state", "the original name of {what:done-ref[sg]} was {being.traits:original-name}", {
    kind: "is",
    "being.quantity": { kind: "a" },
    "being.noun": "card",
    "being.where": [],
  });
  g.rule("original-name", "{+:trait-original-name}");
  g.rule("trait-original-name", "{name:name}", { trait: "name", original: true }, { wording: "original" });
  // "If a card with the same name is in your opponent's Graveyard": as the one that was looked at.
  g.rule("state", "a card with the same name is {what.where:post}", {
    kind: "exists",
    "what.quantity": { kind: "a" },
    "what.noun": "card",
    "what.traits": [{ trait: "same", by: "name", as: { ref: "that-card" } }],
  });
  g.noted("trait-original-name");
}

/** "It is face-up" */
function lying(g: Grammar): void {
  for (const [words, what] of [
    ["that card", "that-card"],
    ["it", "it"],
  ] as const)
    g.rule("state", `${words} is {being:lying-card}`, { kind: "is", "what.ref": what }, { wording: "lies" });
  g.rule("lying-card", "{traits:face-alone}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("face-alone", "{+:trait-face}");
  g.noted("lying-card");
}
