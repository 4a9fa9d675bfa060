import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What is said of Pendulum Scales: they change and are compared as Levels are; of some it matters whether they are odd. */
export function ocgScales(g: Grammar): void {
  g.words("level-word", { "Pendulum Scale": "scale" });
  g.words("level-words", { "Pendulum Scales": "scale" });
  const parity = { trait: "parity", stat: "scale" };
  g.words("odd", { odd: "odd", even: "even" });
  g.rule("trait-with", "{...:having} an {is:odd} Pendulum Scale", parity);
  g.rule("trait-odd", "an {is:odd} Pendulum Scale", parity);
  g.rule("odd-scale", "{+:trait-odd} {+:trait-in}");
  g.rule(
    "state",
    "you have {what.where:odd-scale}",
    { kind: "exists", "what.quantity": { kind: "a" }, "what.traits": [], "what.noun": "card" },
    { wording: "scale" },
  );
  g.noted("trait-odd");
  // "Levels between the Pendulum Scales of the 2 cards in your Pendulum Zones"
  const between = { trait: "between-scales" };
  alike(g, "levels-word", ["with a Level", "with Levels", "each with a Level"]);
  alike(g, "exclusive", ["(exclusive)"]);
  alike(g, "scale-cards", ["the 2 cards", "the cards"]);
  g.rule(
    "trait-with",
    "{...:levels-word} between[[ {...:exclusive}]] the Pendulum Scales of {...:scale-cards} in your Pendulum Zones",
    between,
  );
}
