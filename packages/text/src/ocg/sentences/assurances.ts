import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** What cannot be done about an effect, as a sentence after it: to respond to its activation, to negate it. */
export function ocgAssurances(g: Grammar): void {
  g.rule("sentence", "{...:assurance}", { sentence: "assurance" });
  g.rule("assurance", "{...:assured}.");
  g.rule("assurance", "{conditions:circumstances}, {...:assured}.");
  g.rule("assurance", "{...:assured} {conditions:circumstances}.", {}, { wording: "if-after" });
  g.noted("assurance");
  silenced(g);
  firm(g);
}

/** "Your opponent cannot activate cards or effects in response to this card's activation." */
function silenced(g: Grammar): void {
  g.rule("assured", "{silences:silenced} in response to {...:that-activation}");
  for (const them of ["activations", "activations-of"])
    g.rule("silenced", `{player:cannot} activate {...:${them}}`);
  g.rule("silenced", "{player:cannot} activate {...:targeted-activations}", {}, { wording: "targeted" });
  // What is targeted: nothing else is settled when it is responded to.
  g.rule("targeted-activations", "{what:targeted-cards[N]}", { act: "activate-card" });
  g.rule("targeted-activations", "{what:targeted-cards[N]} or <its/their> effects", { act: "activate" });
  g.rule("targeted-cards[sg]", "<<the targeted|that>> card", { ref: "that-target" });
  g.rule("targeted-cards[pl]", "<<the targeted|those>> cards", { ref: "those-targets" });
  g.noted("targeted-cards");
  g.rule("that-activation", "{...:its-activation}");
  g.rule("its-activation", "this effect's activation");
  g.rule("its-activation", "this card's activation", { of: "card" });
  const each = { of: "each" };
  alike(
    g,
    "that-activation",
    ["the activation of this card's effects", "this card's effect activations"],
    each,
  );
}

/** "This effect cannot be negated", "this card's activation and effect cannot be negated" */
function firm(g: Grammar): void {
  g.rule("assured", "{...:what-is-firm[N]} cannot be negated[[ by the effect of {against:those-by}]]");
  // "… are unaffected by “X”": neither negated, nor kept from what they do.
  const unaffected = "{...:what-is-firm[N]} <is/are> unaffected by {against:those-by}";
  g.rule("assured", unaffected, { unaffected: true });
  g.rule("what-is-firm[sg]", "this effect", { firm: "effect" });
  g.rule("what-is-firm[pl]", "these effects", { firm: "effect", of: "each" });
  const both = { firm: "both" };
  g.rule("what-is-firm[pl]", "{...:firm-activation} and effect", both);
  g.rule("firm-activation", "this activation", {}, { wording: "this" });
  g.rule("firm-activation", "{...:its-activation}");
  g.rule("what-is-firm[pl]", "this effect and its activation", both, { wording: "its-activation" });
  const each = { ...both, of: "each" };
  g.rule("what-is-firm[pl]", "{...:activations-and-effects} of this card's effects", each);
  const nor =
    "the activation of this card, or its effects, cannot be negated, nor can its effects be negated";
  g.rule("assured", nor, each, { wording: "nor" });
}
