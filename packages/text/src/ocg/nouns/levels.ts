import type { Grammar } from "../../grammar.ts";

/** Level, Rank, Link Rating and Pendulum Scale: "Level/Rank 3 or higher", "Link-2", "Level/Rank/Link 2", "an odd Pendulum Scale". */
export function ocgLevels(g: Grammar): void {
  const stat = { trait: "stat" };
  const exactly = { compare: "exactly" };
  const both = { ...stat, stat: "level", or: "rank" };
  g.rule("trait-level", "Level/Rank {value:int}", { ...both, ...exactly });
  g.rule("trait-level", "Level/Rank {value:int} {compare:or-lower}", both);
  const between = { trait: "between", stat: "level" };
  g.rule("feature", "a Level <<from {low:int} to|between {low:int} and>> {high:int}", between);
  // "Link-3 or higher monster"
  const link = { ...stat, stat: "rating" };
  const noted = { rule: "link-number: a Link Rating" };
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) g.rule("link-number", `Link-${n}`, n, noted);
  g.rule("trait-level", "{value:link-number}", { ...link, ...exactly });
  g.rule("trait-level", "{value:link-number} {compare:or-lower}", link);
  // "Level/Rank/Link 2 monster": whichever of them it has.
  for (const [part, which] of Object.entries({ Level: "level", Rank: "rank", Link: "rating" })) {
    g.rule(`said-${which}`, part, { ...stat, stat: which, ...exactly });
    g.noted(`said-${which}`);
  }
  g.rule("trait-level", "{traits:whichever}", { trait: "any-of" }, { wording: "whichever" });
  const rule = "whichever: {+:said-level}/{+:said-rank}/{+:said-rating} {*value:int}";
  for (const first of ["{+:said-level}/{+:said-rank}", "{+:said-level}", "{+:said-rank}"])
    g.rule("whichever", `${first}/{+:said-rating} {*value:int}`, undefined, { rule });
  scales(g);
}

/** Pendulum Scales change and are compared as Levels are; of some it matters whether they are odd. */
function scales(g: Grammar): void {
  g.words("level-word", { "Pendulum Scale": "scale" });
  g.words("level-words", { "Pendulum Scales": "scale" });
  g.words("odd", { odd: "odd", even: "even" });
  g.rule("trait-odd", "an {is:odd} Pendulum Scale", { trait: "parity", stat: "scale" });
  g.rule("feature", "{=:trait-odd}");
  g.rule("odd-scale", "{+:trait-odd} {+:trait-in}");
  const some = { kind: "exists", "what.quantity": { kind: "a" }, "what.traits": [], "what.noun": "card" };
  g.rule("state", "you have {what.where:odd-scale}", some, { wording: "scale" });
  g.noted("trait-odd");
  // "Levels between the Pendulum Scales of the 2 cards in your Pendulum Zones"
  g.rule("levels-word", "<<with Levels|with a Level|each with a Level>>", {});
  g.rule("scale-cards", "<<the cards|the 2 cards>> in your Pendulum Zones", {});
  const scales = "[[ (exclusive)]] the Pendulum Scales of {...:scale-cards}";
  g.rule("trait-with", `{...:levels-word} between${scales}`, { trait: "between-scales" });
}
