import type { Grammar } from "../grammar.ts";

/** The equipped monster, what is equipped to it, and Union monsters, which become Equip Spells with an effect of their own. */
export function rushEquipping(g: Grammar): void {
  g.rule("ref[sg]", "the equipped monster", { ref: "equipped-monster" });
  g.rule("possessor", "the equipped monster", { ref: "equipped-monster" });
  g.rule("state", "the equipped monster is {what.where:post}", {
    kind: "exists",
    "what.ref": "equipped-monster",
  });
  g.rule("being-so", "equipped with {with:equip-card}", { trait: "equipped" });
  g.rule("equip-card", "a Union Monster Card", {
    quantity: { kind: "a" },
    traits: [{ trait: "kind", kind: "union" }],
    noun: "card",
    where: [],
  });
  g.rule("equip-card", "{quantity:quantity[sg]} {...:cards-so[sg]}", { where: [] });
  g.rule("being-so", "equipped to {host:ref[sg]}", { trait: "equipped-to" });
  g.noted("equip-card");
  union(g);
}

/** "… as an Equip Spell Card with the following effect. ●The equipped monster gains 400 ATK." */
function union(g: Grammar): void {
  g.rule("union-clause", "{step:union-step}");
  g.rule("union-step", "equip this card to {to:group[sg]} as an Equip Spell Card with the following effect", {
    verb: "equip",
    "what.ref": "this-card",
  });
  g.rule("union", "{+:union-clause}[[{++:following}]]");
  g.noted("union-clause", "union-step");
}
