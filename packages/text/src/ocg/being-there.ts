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
  // "an “X” monster and “A” are on the field": both are.
  g.rule("state", "{all:a-kind-and-named}", { kind: "both" }, { wording: "lying-and" });
  g.rule("a-kind-and-named", "{+:lying-kind} and {+:lying-named} are {*what.where:lying-where}");
  // "“A” is not in your GY"
  g.rule("not-lying", "{traits:named} is not {where:in-own}", { quantity: { kind: "a" }, noun: "card" });
  g.rule("in-own", "{+:trait-in-own}");
  g.rule(
    "trait-in-own",
    "in your {place.names:places[in]}",
    { trait: "in", "place.of": "you" },
    { wording: "own" },
  );
  g.noted("trait-in-own");
  // "“A” or a monster that mentions it is on the field", "a “X” monster or “A” is in your GY"
  for (const [words, wording] of [
    ["{...:or-mentioning}", "mentioning"],
    ["{...:noun-branch[sg]} or {one:branch-named}", "named"],
  ] as const)
    g.rule("lying", `${words} is {where:lying-where}`, {}, { wording });
  // "you control “A” or a Zombie monster, except “B”", "you control an “X” monster other than “B”, or “A”"
  g.rule("state", "you control {what:named-or-kind}", { kind: "exists", player: "you" });
  const named = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("named-or-kind", "{traits:named} or {one:kind-but}", named);
  g.rule("kind-but", "{...:noun-branch[sg]}{own:own-except-open}");
  g.rule("own-except-open", "{+:trait-except}");
  g.rule("named-or-kind", "{...:kind-other-than}, or {one:branch-named}", { where: [] });
  g.rule("kind-other-than", "{...:noun-branch[sg]} {own:own-other-than}");
  g.rule("own-other-than", "{+:trait-that}");
  g.noted("named-or-kind", "kind-but", "kind-other-than");
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
