import type { Grammar } from "../grammar.ts";

/** What a monster has of Level, Rank and Link Rating: "Level/Rank 3 or higher", "Link-2", "Level/Rank/Link 2". */
export function ocgLevels(g: Grammar): void {
  // "1 Level 3 or 4 monster"
  g.rule("trait-level", "{traits:two-levels}", { trait: "any-of" });
  g.rule("two-levels", "{+:first-level} or {+:other-level}");
  const both = { trait: "stat", stat: "level", or: "rank" };
  g.rule("trait-level", "Level/Rank {value:int}", { ...both, compare: "exactly" });
  g.rule("trait-level", "Level/Rank {value:int} {compare:or-lower}", both);
  const level = { trait: "stat", stat: "level", compare: "exactly" };
  g.rule("first-level", "Level {value:int}", level);
  g.rule("other-level", "{value:int}", level);
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
  g.noted("first-level", "other-level", "said-level", "said-rank", "said-rating");
}
