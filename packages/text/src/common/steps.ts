import type { Grammar } from "../grammar.ts";

/**
 * What players are told to do, in all three games. `step[F]` is in the form of the verb that the sentence needs;
 * `statement` has a subject of its own ("this card gains 500 ATK").
 */
export function commonSteps(g: Grammar): void {
  g.noted("step", "simple-step", "statement", "cost-step");
  g.rule("cost-step[F]", "{=:step[F]}");
  // What can also be done later, or each time.
  g.rule("step[F]", "{=:simple-step[F]}");
  g.rule("simple-step[F]", "<destroy> {what:obj}", { verb: "destroy" });
  g.rule("simple-step[F]", "<discard> {what:obj}", { verb: "discard" });
  g.rule("simple-step[F]", "<draw> 1 card", { verb: "draw", player: "you", count: 1 });
  g.rule("simple-step[F]", "<draw> {count:int2} cards", { verb: "draw", player: "you" });
}

/** Where cards go and what the opponent does, for the games that say no more of it. */
export function commonMoves(g: Grammar): void {
  g.rule("simple-step[F]", "<send> {what:obj} to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("simple-step[F]", "<add> {what:obj} to {to:place[in]}", { verb: "move", manner: "add" });
  g.rule("simple-step[F]", "<return> {what:obj} to {to:place[in]}", { verb: "move", manner: "return" });
  g.rule("simple-step[F]", "<shuffle> {what:obj} into {to:place[in]}", { verb: "move", manner: "shuffle" });
  g.rule("statement", "your opponent draws 1 card", { verb: "draw", player: "opponent", count: 1 });
  g.rule("statement", "your opponent draws {count:int2} cards", { verb: "draw", player: "opponent" });
}
