import type { Grammar } from "../grammar.ts";

/** Where cards are: in each zone of a kind, of either of two kinds, both of two; and places that are excepted. */
export function ocgBeingThere(g: Grammar): void {
  // Each of the five.
  for (const [what, names, noun] of [
    ["monsters in all of their Main Monster Zones", ["main-monster-zone"], "monster"],
    ["a card in each of their Spell & Trap Zones", ["spell-trap-zone"], "card"],
  ] as const)
    g.rule(
      "state",
      `your opponent controls ${what}`,
      {
        kind: "exists",
        player: "opponent",
        what: {
          quantity: { kind: "exactly", n: 5 },
          traits: [],
          noun,
          where: [{ trait: "in", place: { of: "opponent", names } }],
        },
      },
      { wording: "every-zone" },
    );
  // "“A” or a monster that mentions it is on the field", "a “X” monster or “A” is in your GY", "a Set monster or an Effect Monster is on the field"
  for (const [words, wording] of [
    ["{...:named-or-mentioning}", "mentioning"],
    ["{...:noun-branch[sg]} or {one:or-there}", "named"],
  ] as const)
    g.rule("lying", `${words} is {where:lying-where}`, {}, { wording });
  for (const one of ["branch-named", "noun-branch[sg]"]) g.rule("or-there", `{=:${one}}`);
  // "you control “A” or a Zombie monster, except “B”", "you control an “X” monster other than “B”, or “A”"
  g.rule("held", "{=:named-or-kind}", undefined, { rule: "held: what is controlled" });
  g.rule("named-or-kind", "{...:kind-other-than}, or {one:branch-named}", { where: [] });
  g.rule("kind-other-than", "{...:noun-branch[sg]} {own:own-other-than}");
  g.rule("own-other-than", "{+:trait-that}");
  g.noted("named-or-kind", "kind-other-than");
  // "all monsters on the field, except in the Extra Monster Zones"
  g.rule(
    "trait-except",
    ", except {where:except-there}",
    { trait: "described", not: true, traits: [], noun: "card" },
    { wording: "except-in" },
  );
  g.rule("except-there", "{+:trait-in}");
  g.rule(
    "each",
    "card in their hand and for each card they control",
    {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "opponent", pronoun: true, names: ["hand", "field"] } }],
    },
    { wording: "and-for" },
  );
}
