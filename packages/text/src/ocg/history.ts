import type { Grammar } from "../grammar.ts";

/** What a card went through before: how it came to where it lies, and whether that was this turn. */
export function ocgHistory(g: Grammar): void {
  came(g);
  summoned(g);
}

/** "in your GY that was destroyed by battle and sent there this turn" */
function came(g: Grammar): void {
  const thisTurn = { within: "turn" };
  const sent = { manner: ["sent"] };
  const destroyed = { manner: ["destroyed", "sent"] };
  const inBattle = { manner: ["destroyed"], by: ["battle"] };
  for (const [words, fields] of [
    ["sent there this turn", { ...sent, ...thisTurn }],
    ["sent there from {from:place} this turn", { ...sent, ...thisTurn }],
    ["destroyed and sent there this turn", { ...destroyed, ...thisTurn }],
    ["destroyed by battle and sent there", { ...destroyed, by: ["battle"] }],
    ["destroyed by battle and sent there this turn", { ...destroyed, by: ["battle"], ...thisTurn }],
    ["destroyed by battle", inBattle],
    ["destroyed by battle this turn", { ...inBattle, ...thisTurn }],
  ] as const)
    for (const was of ["that was", "that were"])
      g.rule(
        "trait-came",
        `${was} ${words}`,
        { trait: "came", ...fields },
        was === "that were" ? { wording: "were" } : {},
      );
  g.rule("post", "{+:trait-in} {+:trait-came}");
  g.rule("post", "{+:trait-in}, {+:trait-came}", undefined, { wording: "comma" });
  g.noted("trait-came");
}

/** "that were Special Summoned this turn", "that was not Summoned this turn" */
function summoned(g: Grammar): void {
  const so = { trait: "summoned", within: "turn" };
  for (const was of ["that was", "that were"])
    for (const [not, fields] of [
      ["", so],
      [" not", { ...so, not: true }],
    ] as const) {
      const noted = { wording: was === "that was" ? "this-turn" : "this-turn-were" };
      g.rule("trait-that", `${was}${not} {ways:ways} Summoned this turn`, fields, noted);
      g.rule("trait-that", `${was}${not} Summoned this turn`, { ...fields, ways: [] }, noted);
    }
}
