import type { Grammar } from "../grammar.ts";

/** What a monster has of Level, Rank and Link Rating: "Level/Rank 3 or higher", "Link-2", "Level/Rank/Link 2". */
export function ocgLevels(g: Grammar): void {
  const both = { trait: "stat", stat: "level", or: "rank" };
  g.rule("trait-level", "Level/Rank {value:int}", { ...both, compare: "exactly" });
  g.rule("trait-level", "Level/Rank {value:int} {compare:or-lower}", both);
  g.rule("trait-with", "with a Level <<from {low:int} to|between {low:int} and>> {high:int}", {
    trait: "between",
    stat: "level",
  });
  // "Link-3 or higher monster"
  const link = { trait: "stat", stat: "rating" };
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
    g.rule("link-number", `Link-${n}`, n, { rule: "link-number: a Link Rating" });
  g.rule("trait-level", "{value:link-number}", { ...link, compare: "exactly" });
  g.rule("trait-level", "{value:link-number} {compare:or-lower}", link);
  // "Level/Rank/Link 2 monster": whichever of them it has.
  for (const [part, stat] of [
    ["Level", "level"],
    ["Rank", "rank"],
    ["Link", "rating"],
  ] as const)
    g.rule(`said-${stat}`, part, { trait: "stat", stat, compare: "exactly" });
  g.rule("trait-level", "{traits:whichever}", { trait: "any-of" }, { wording: "whichever" });
  const rule = "whichever: {+:said-level}/{+:said-rank}/{+:said-rating} {*value:int}";
  for (const first of ["{+:said-level}/{+:said-rank}", "{+:said-level}", "{+:said-rank}"])
    g.rule("whichever", `${first}/{+:said-rating} {*value:int}`, undefined, { rule });
  g.noted("said-level", "said-rank", "said-rating");
}
