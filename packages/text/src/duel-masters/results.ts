import type { Grammar } from "../grammar.ts";

/**
 * Words that refer to the result of an earlier part. Which of them count what was only tried is a table of the rules
 * (DM-REF); the words keep apart what the Japanese text keeps apart:
 *
 * | Japanese | here |
 * |---|---|
 * | こうして墓地に置いた, その捨てた | "the card put into your graveyard this way", "that discarded card" |
 * | こうして破壊された, その破壊された | "the creature destroyed this way" |
 * | こうして破壊した | "the creature you destroyed this way" |
 * | その, それと同じ枚数 | "that creature", "the same number of cards" |
 * | 召喚する時に破壊された (another ability) | "each creature destroyed when you summoned this creature" |
 */
export function duelMastersResults(g: Grammar): void {
  g.noted("result", "each-result");
  for (const [category, article] of [
    ["result", "the "],
    ["each-result", ""],
  ] as const) {
    const rule = (words: string, constant: Readonly<Record<string, string>>): void => {
      g.rule(category, `${article}${words}`, { ref: "this-way", ...constant });
    };
    rule("{noun:result-noun[sg]} put into {to:place[in]} this way", { verb: "put" });
    rule("{noun:result-noun[sg]} returned to {to:place[in]} this way", { verb: "return" });
    rule("{noun:result-noun[sg]} added to {to:place[in]} this way", { verb: "add" });
    rule("{noun:result-noun[sg]} discarded this way", { verb: "discard" });
    rule("{noun:result-noun[sg]} destroyed this way", { verb: "destroy" });
    rule("{noun:result-noun[sg]} you destroyed this way", { verb: "destroy", voice: "active" });
  }
  g.rule(
    "result",
    "that discarded {noun:result-noun[sg]}",
    { ref: "this-way", verb: "discard" },
    { wording: "that" },
  );
  g.rule("result", "that {noun:result-noun[sg]}", { ref: "this-way" }, { wording: "that" });
  g.rule("each-result", "creature destroyed when you summoned this creature", {
    ref: "this-way",
    noun: "creature",
    verb: "destroy",
    ability: "other",
  });
}
