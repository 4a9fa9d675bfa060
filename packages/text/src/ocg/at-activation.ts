import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** "…, then, if this card was co-linked when this effect was activated, …": what was so then. */
export function ocgAtActivation(g: Grammar): void {
  g.rule("clause-condition", "if {...:state-at-activation}");
  const then = { kind: "at-activation" };
  g.rule("state-at-activation", "{is:state-then} {...:when-activated}", then);
  g.rule("when-activated", "when {...:used-one} was activated");
  g.rule("when-activated", "when you activated {...:used-one}", {}, { wording: "you" });
  alike(g, "used-one", ["this effect", "this card"]);
  // "… if you activated this card while you controlled “A”"
  g.rule("state-at-activation", "you activated {...:used-one} while {is:state-then}", then, {
    wording: "while",
  });
  // "… if you activated this card during the Battle Phase", "… during your Main Phase while you controlled “A”"
  g.rule("state-at-activation", "you activated {...:used-one} during {is:phase-then}", then, {
    wording: "during",
  });
  g.rule("state-at-activation", "you activated {...:used-one} during {is:then-and-so}", then, {
    wording: "during-while",
  });
  g.rule("phase-then", "{...:a-phase}");
  g.rule("phase-then", "{...:a-long-phase}");
  g.rule("then-and-so", "{all:phase-while}", { kind: "both" });
  g.rule("phase-while", "{+:phase-then} while {+:state-then}");
  g.noted("phase-then", "then-and-so");
  // "If you activated this card from your hand, you cannot …": a sentence of its own.
  g.rule("rider-clauses", "{*condition:activated-there}, {+:clause}[[ {++:rider-links}]]");
  g.rule("activated-there", "if you activated this card from {is.place:place}", {
    ...then,
    "is.kind": "activated-from",
  });
  g.noted("state-at-activation", "activated-there");
  const itself = { kind: "exists", "what.ref": "this-card" };
  for (const where of ["linked-so", "equipped-where", "places-of"])
    g.rule("state-then", `this card was {what.where:${where}}`, itself);
}
