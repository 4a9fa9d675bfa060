import type { Grammar } from "../grammar.ts";

const WHEN = [
  ["when this effect was activated", ""],
  ["when this card was activated", "card"],
  ["when you activated this effect", "you"],
  ["when you activated this card", "you-card"],
] as const;

/** "…, then, if this card was co-linked when this effect was activated, …": what was so then. */
export function ocgAtActivation(g: Grammar): void {
  g.rule("clause-condition", "if {...:state-at-activation}");
  for (const [words, wording] of WHEN)
    g.rule(
      "state-at-activation",
      `{is:state-then} ${words}`,
      { kind: "at-activation" },
      wording ? { wording } : {},
    );
  g.noted("state-at-activation");
  const exists = { kind: "exists" };
  g.rule("state-then", "this card was {what.where:linked-so}", { ...exists, "what.ref": "this-card" });
  g.words("controller-then", { "you controlled": "you", "your opponent controlled": "opponent" });
  g.rule("state-then", "{player:controller-then} {what:held}", exists);
  g.rule("state-then", "you had {what:had}", exists, { wording: "had" });
  g.rule("state-then", "your opponent had {what:had-by-them}", exists);
  g.rule("state-then", "your LP were lower than your opponent's", { kind: "lp-lower", least: 1 });
  g.noted("state-then");
}
