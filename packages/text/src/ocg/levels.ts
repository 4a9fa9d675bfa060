import type { Grammar } from "../grammar.ts";

/** What a monster has of Level, Rank and Link Rating: "Level/Rank 3 or higher", "Link-2", "Level/Rank/Link 2". */
export function ocgLevels(g: Grammar): void {
  const both = { trait: "stat", stat: "level", or: "rank" };
  g.rule("trait-level", "Level/Rank {value:int}", { ...both, compare: "exactly" });
  g.rule("trait-level", "Level/Rank {value:int} {compare:or-lower}", both);
  // "Link-3 or higher monster"
  const link = { trait: "stat", stat: "rating" };
  g.words("link-number", Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`Link-${n}`, n])));
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
  g.rule("whichever", "{+:said-level}/{+:said-rank}/{+:said-rating} {*value:int}");
  g.rule("whichever", "{+:said-level}/{+:said-rating} {*value:int}");
  g.rule("whichever", "{+:said-rank}/{+:said-rating} {*value:int}");
  g.noted("said-level", "said-rank", "said-rating");
}
