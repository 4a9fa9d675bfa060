import type { Grammar } from "../../grammar.ts";

/** Damage and LP. */
export function rushPoints(g: Grammar): void {
  const damage = { verb: "damage" };
  g.rule("step[F]", "<inflict> {amount:int} damage {...:to-whom}", damage);
  g.rule("step[F]", "<inflict> damage {...:to-whom} equal to {amount:bracket}", damage);
  g.rule("step[F]", "<inflict> damage equal to {amount:bracket} {...:to-whom}", damage, {
    wording: "amount-first",
  });
  g.rule("to-whom", "to your opponent", { player: "opponent" });
  g.rule("to-whom", "to them", { player: "opponent" }, { wording: "them" });
  g.rule("to-whom", "to both players", { player: "both" });
  g.rule("player-act[F]", "<gain> {...:lp-amount}", { verb: "gain-lp" });
  g.rule("player-act[F]", "<take> {...:damage-amount}", damage, { wording: "take" });
  g.rule("lp-amount", "{amount:int} LP");
  g.rule("lp-amount", "LP equal to {amount:bracket}");
  g.rule("damage-amount", "{amount:int} damage");
  g.rule("damage-amount", "damage equal to {amount:bracket}");
  g.rule("simple-step[F]", "<pay> {amount:int} LP", { verb: "pay-lp" });
  g.rule("simple-step[F]", "<pay> half your LP", { verb: "pay-half-lp" });
}
