import type { Grammar } from "../grammar.ts";

/**
 * Words that refer to the result of an earlier part. Which of them count what was only tried is a table of the rules
 * (DM-REF); the words keep apart what the Japanese text keeps apart:
 *
 * | Japanese | here |
 * |---|---|
 * | こうして墓地に置いた, その捨てた | "the card put into your graveyard this way", "that discarded card" |
 * | こうして破壊された, その破壊された | "the creature destroyed this way", "that destroyed creature" |
 * | こうして破壊した | "the creature you destroyed this way" |
 * | その, それと同じ枚数 | "that creature", "the same number of cards" |
 * | 召喚する時に破壊された (another ability) | "each creature destroyed when you summoned this creature" |
 */
export function duelMastersResults(g: Grammar): void {
  g.noted("result", "each-result", "results", "was-done");
  done(g);
  for (const [category, article, number] of [
    ["result", "the ", "sg"],
    ["each-result", "", "sg"],
    ["results", "the ", "pl"],
  ] as const) {
    const noun = `${article}{noun:result-noun[${number}]}`;
    const made = { ref: "this-way" };
    g.rule(category, `${noun} {...:done} this way`, made);
    g.rule(category, `${noun} you {...:done} this way`, { ...made, voice: "active" });
  }
  g.rule("result", "that {verb:done-word} {noun:result-noun[sg]}", { ref: "this-way" }, { wording: "that" });
  g.rule("result", "that {noun:result-noun[sg]}", { ref: "this-way" }, { wording: "that" });
  g.rule("each-result", "creature destroyed when you summoned this creature", {
    ref: "this-way",
    noun: "creature",
    verb: "destroy",
    ability: "other",
  });
  // "if a creature was destroyed this way", "if you destroyed a creature this way"
  g.rule("was-done", "a {noun:result-noun[sg]} was {...:done} this way", { ref: "this-way" });
  for (const word of ["destroyed", "discarded", "tapped", "untapped"])
    g.rule("was-done", `you ${word} a {noun:result-noun[sg]} this way`, {
      ref: "this-way",
      verb: DONE[word] as string,
      voice: "active",
    });
}

/** What can have been done, and the verb that it repeats. */
const DONE: Readonly<Record<string, string>> = {
  destroyed: "destroy",
  discarded: "discard",
  tapped: "tap",
  untapped: "untap",
  broken: "break",
};

/** "destroyed", "put into your graveyard", "returned to its owner's hand" */
function done(g: Grammar): void {
  g.words("done-word", { ...DONE, returned: "return" });
  for (const [word, verb] of Object.entries(DONE)) g.rule("done", word, { verb });
  for (const [words, verb] of [
    ["put into", "put"],
    ["returned to", "return"],
    ["added to", "add"],
    ["shuffled into", "shuffle"],
  ] as const) {
    g.rule("done", `${words} {to:place[in]}`, { verb });
    g.rule("done", `${words} a {to.names:places[in]}`, { verb }, { wording: "a" });
    g.rule(
      "done",
      `${words} their {to.names:places[in]}`,
      { verb, "to.of": "opponent" },
      { wording: "their" },
    );
  }
  g.rule("done", "put on {to:place-end}", { verb: "put" });
}
