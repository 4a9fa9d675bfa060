import type { Grammar } from "../../grammar.ts";

/** Where cards are, as what has to be so: in each zone of a kind, of either of two kinds, as a Continuous Spell or Trap. */
export function ocgLocations(g: Grammar): void {
  // Each of the five.
  const allFive = (words: string, zone: string, noun: string): void => {
    const where = [{ trait: "in", place: { of: "opponent", names: [zone] } }];
    const what = { quantity: { kind: "exactly", n: 5 }, traits: [], noun, where };
    const fields = { kind: "exists", player: "opponent", what };
    g.rule("state", `your opponent controls ${words}`, fields, { wording: "every-zone" });
  };
  allFive("monsters in all of their Main Monster Zones", "main-monster-zone", "monster");
  allFive("a card in each of their Spell & Trap Zones", "spell-trap-zone", "card");
  // "“A” or a monster that mentions it is on the field", "a “X” monster or “A” is in your GY", "a Set monster or an Effect Monster is on the field"
  for (const [words, wording] of [
    ["{...:named-or-mentioning}", "mentioning"],
    ["{...:noun-branch[sg]} or {one:or-there}", "named"],
  ] as const)
    g.rule("lying", `${words} is {where:lying-where}`, {}, { wording, rule: "lying: one of two kinds" });
  for (const one of ["branch-named", "noun-branch[sg]"])
    g.rule("or-there", `{=:${one}}`, undefined, { rule: "or-there" });
  // "you control “A” or a Zombie monster, except “B”", "you control an “X” monster other than “B”, or “A”"
  g.rule("held", "{=:named-or-kind}", undefined, { rule: "held: what is controlled" });
  g.rule("named-or-kind", "{...:kind-other-than}, or {one:branch-named}", { where: [] });
  g.rule("kind-other-than", "{...:noun-branch[sg]} {own:told-so}");
  g.noted("named-or-kind", "kind-other-than");
  const theirs = { of: "opponent", pronoun: true, names: ["hand", "field"] };
  const all = {
    quantity: { kind: "all" },
    traits: [],
    noun: "card",
    where: [{ trait: "in", place: theirs }],
  };
  g.rule("each", "card in their hand and for each card they control", all, { wording: "and-for" });
  asSpell(g);
}

/** Monsters that lie in a Spell & Trap Zone as a Continuous Spell or Trap: how they come there, and that they are one. */
function asSpell(g: Grammar): void {
  g.rule("sentence", "You can Set this card from your hand to your Spell & Trap Zone as a Spell.", {
    sentence: "summon-rule",
    rule: "set-as-spell",
  });
  for (const [kind, noun] of [
    ["Spell", "spell"],
    ["Trap", "trap"],
  ] as const) {
    const so = { trait: "described", traits: [{ trait: "kind", kind: "continuous" }], noun, where: [] };
    const where = [so, { trait: "in", place: { names: ["spell-trap-zone"] } }];
    const lies = { kind: "exists", what: { ref: "this-card", where } };
    const is = "this card is <<a|treated as a>>";
    const rule = "state: this card is a Continuous Spell or Trap";
    g.rule("state", `${is} Continuous ${kind}[[ by this effect]]`, lies, { wording: "lying-as", rule });
  }
}
