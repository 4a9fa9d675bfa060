import type { Grammar } from "../grammar.ts";

const WHEN = [
  ["when this effect was activated", ""],
  ["when this card was activated", "card"],
  ["when you activated this effect", "you"],
  ["when you activated this card", "you-card"],
] as const;

/** "…, then, if this card was co-linked when this effect was activated, …": what was so then. */
export function ocgAtActivation(g: Grammar): void {
  for (const [words, wording] of WHEN)
    g.rule(
      "clause-condition",
      `if {is:state-then} ${words}`,
      { kind: "at-activation" },
      wording ? { wording } : {},
    );
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
  g.rule("state-then", "you controlled {what:group[N]}", { ...exists, player: "you" });
  g.rule("state-then", "your opponent controlled {what:group[N]}", { ...exists, player: "opponent" });
  g.rule(
    "state-then",
    "your opponent had {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]} {what.where:in-theirs}",
    exists,
  );
  g.rule("state-then", "you had no other cards on your field and in your hand", {
    ...exists,
    what: {
      quantity: { kind: "no" },
      traits: [{ trait: "other" }],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["field", "hand"] } }],
    },
  });
  g.rule("state-then", "your LP were lower than your opponent's", { kind: "lp-lower", least: 1 });
  g.noted("state-then");
}
