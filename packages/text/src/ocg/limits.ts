import type { Grammar } from "../grammar.ts";

/** How often effects may be used, as a sentence of its own. */
export function ocgLimits(g: Grammar): void {
  const limit = (text: string, fields: Record<string, string>, wording?: string) =>
    g.rule("limit", text, { word: "use", per: "turn", ...fields }, wording ? { wording } : {});
  limit("You can only use the effect of {name:name} once per turn.", { scope: "this" }, "the");
  limit("You can only activate this effect of {name:name} once per turn.", {
    scope: "this",
    word: "activate",
  });
  limit("You can only use each of the following effects of {name:name} once per turn.", {
    scope: "each",
    of: "following",
  });
  limit("You can only use each of these effects of {name:name} once per turn.", { scope: "each" }, "these");
  limit("You can only use each effect of {name:name} once per Duel.", { scope: "each", per: "duel" });
  limit("You can only use 1 of the following effects of {name:name} per turn, and only once that turn.", {
    scope: "one",
    of: "following",
  });
  limit(
    "You can only use 1 of these effects of {name:name} per turn, and only once that turn.",
    { scope: "one" },
    "these",
  );
  limit(
    "You can only use 1 of the effects of {name:name} per turn, and only once that turn.",
    { scope: "one" },
    "of",
  );
  const chain = { scope: "this", per: "chain" };
  limit("You can only use this effect of {name:name} once per Chain.", chain);
  limit("You can only activate this effect of {name:name} once per Chain.", { ...chain, word: "activate" });
  limit("You can only activate {name:name} once per turn.", { scope: "card", word: "activate" }, "only");
  limit("You can only activate 1 {name:name} per Duel.", { scope: "card", word: "activate", per: "duel" });
  limit("You can only activate 1 {name:name} once per turn.", { scope: "card", word: "activate" }, "once");
}
