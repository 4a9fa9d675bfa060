import type { Grammar } from "../grammar.ts";

/** What narrows a group down in all three games. Each game puts them in order: `pre` before the noun, `post` after it. */
export function commonTraits(g: Grammar): void {
  g.noted(
    "trait-except-closed",
    "trait-name",
    "trait-in",
    "trait-from",
    "trait-except",
    "trait-other",
    "trait-series",
  );
  g.rule("trait-other", "other", { trait: "other" });
  g.rule("trait-series", "{series:name}", { trait: "series" });
  g.rule("trait-name", "{name:card-name}", { trait: "name" });
  g.rule("trait-in", "in {place:place[in]}", { trait: "in" });
  g.rule("trait-in", "on {place:place[on]}", { trait: "in" });
  g.rule("trait-from", "from {place:place}", { trait: "from" });
  g.rule("trait-except", ", except {name:name}", { trait: "name", not: true });
  g.rule("trait-except-closed", ", except {name:name},", { trait: "name", not: true }, { wording: "closed" });
  // After what is done with the cards: "add 1 monster to your hand, except “A”".
  g.rule("trailing", "{+:trait-except}");
}
