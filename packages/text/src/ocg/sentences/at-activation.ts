import type { Grammar } from "../../grammar.ts";

/** "…, then, if this card was co-linked when this effect was activated, …": what was so then. */
export function ocgAtActivation(g: Grammar): void {
  const then = { kind: "at-activation" };
  const activated = "you activated {...:used-one}";
  g.rule("clause-condition", "if {...:state-at-activation}");
  g.rule("used-one", "this <<effect|card>>", {});
  g.rule("state-at-activation", "{is:state-then} when {...:used-one} was activated", then);
  g.rule("state-at-activation", `{is:state-then} when ${activated}`, then, { wording: "you" });
  g.rule("state-at-activation", `${activated} {is:state-of-then}`, then);
  // "… if you activated this card during the Battle Phase", "… during your Main Phase while you controlled “A”"
  g.rule("state-of-then", "while {=:state-then}", undefined, { wording: "while" });
  g.rule("state-of-then", "during {=:phase-then}", undefined, { wording: "during" });
  g.rule("state-of-then", "during {all:phase-while}", { kind: "both" }, { wording: "during" });
  g.rule("phase-while", "{+:phase-then} while {+:state-then}");
  for (const phase of ["a-phase", "a-long-phase"]) g.rule("phase-then", `{...:${phase}}`);
  // "if this card was Set before activation and is on the field at resolution"
  const set = { kind: "was-set" };
  g.rule("clause-condition", "if {...:set-before}");
  g.rule("clause-condition", "if {all:set-and-there}", { kind: "both" }, { wording: "set-and" });
  g.rule("set-and-there", "{+:set-before} and {+:still-there}");
  g.rule("set-before", "this card was Set before activation", set);
  const there = { kind: "exists", "what.ref": "this-card" };
  g.rule("still-there", "is {what.where:places-of} at resolution", there);
  g.noted("set-before", "still-there");
  // "If you activated this card from your hand, you cannot …": a sentence of its own.
  g.rule("rider-clauses", "{*condition:activated-there}, {+:clause}[[ {++:rider-links}]]");
  const from = { ...then, "is.kind": "activated-from" };
  g.rule("activated-there", "if you activated this card from {is.place:place}", from);
  g.noted("phase-then", "state-of-then", "state-at-activation", "activated-there");
  const itself = { kind: "exists", "what.ref": "this-card" };
  for (const where of ["linked-so", "equipped-where", "places-of"])
    g.rule("state-then", `this card was {what.where:${where}}`, itself, {
      rule: "state-then: this card was so",
    });
}
