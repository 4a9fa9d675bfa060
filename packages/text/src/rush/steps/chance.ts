import type { Grammar } from "../../grammar.ts";

/** Coins and dice, and what came up. */
export function rushChance(g: Grammar): void {
  g.rule("step[F]", "<toss> a coin", { verb: "toss-coin" });
  g.rule("step[F]", "<toss> a coin {count:toss-times}", { verb: "toss-coin" });
  g.rule("step[F]", "<roll> a six-sided die", { verb: "roll-die" });
  g.words("toss-times", { twice: 2, "3 times": 3 });
  sides(g);
}

/** The sides of a coin, as a condition and as the beginning of what is done then. */
function sides(g: Grammar): void {
  const coin = { kind: "coin", of: { ref: "this-way", verb: "toss-coin", voice: "done" } };
  g.rule("state", "the result is {result:coin-side}", coin);
  g.words("coin-side", { heads: "heads", tails: "tails" });
  g.rule("coin-side-first", "heads", { ...coin, result: "heads" });
  g.rule("coin-side-first", "tails", { ...coin, result: "tails" });
  g.noted("coin-side-first");
}
