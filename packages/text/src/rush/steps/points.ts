import type { Grammar } from "../../grammar.ts";
import { points } from "../../yugioh/steps.ts";

/** Damage and LP. */
export function rushPoints(g: Grammar): void {
  points(g);
  g.rule("step[F]", "<inflict> damage to your opponent equal to {amount:bracket}", {
    verb: "damage",
    player: "opponent",
  });
  g.rule("step[F]", "<gain> LP equal to {amount:bracket}", { verb: "gain-lp", player: "you" });
  g.rule(
    "statement",
    "you take {amount:int} damage",
    { verb: "damage", player: "you" },
    { wording: "subject" },
  );
  g.rule("statement", "both players take {amount:int} damage", { verb: "damage", player: "both" });
  g.rule("step[F]", "<take> damage equal to {amount:bracket}", { verb: "damage", player: "you" });
  g.rule(
    "step[F]",
    "<inflict> {amount:int} damage to the opponent",
    { verb: "damage", player: "opponent" },
    { wording: "the" },
  );
  g.rule("step[F]", "<take> {amount:int} damage", { verb: "damage", player: "you" });
  g.rule("statement", "your opponent gains LP equal to {amount:bracket}", {
    verb: "gain-lp",
    player: "opponent",
  });
  g.rule("statement", "your opponent gains {amount:int} LP", { verb: "gain-lp", player: "opponent" });
  g.rule(
    "step[F]",
    "<inflict> {amount:int} damage to them",
    { verb: "damage", player: "opponent" },
    { wording: "them" },
  );
}
