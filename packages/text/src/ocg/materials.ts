import type { Grammar } from "../grammar.ts";

/** What Extra Deck monsters are Summoned with, and what their materials have in common or differ in. */
export function ocgMaterials(g: Grammar): void {
  compared(g);
  including(g);
  g.rule("materials", "{groups:one-kind}", { sentence: "materials" });
  g.rule("one-kind", "{+:including-group}");
  g.rule("one-kind", "{+:including-group} + {++:material-groups}");
}

/** "with different Attributes", "with the same Type and Attribute": of all of them together. */
function compared(g: Grammar): void {
  g.words("properties", { Scales: "scale" });
  g.rule("trait-with", "with different {by:properties} and {also:properties}", { trait: "unlike" });
}

/** "2+ monsters, including a Link Monster" */
function including(g: Grammar): void {
  g.rule(
    "quantity[pl]",
    "{n:int} or more (max. {most:int})",
    { kind: "between" },
    { wording: "or-more-max" },
  );
  // "2 monsters with different Types (Beast, Fiend, or Illusion)"
  g.rule("after", "{+:trait-with} {+:trait-bracketed}", undefined, { wording: "with-brackets" });
  g.rule(
    "including-group",
    "{...:which-include}<C> including {including:included-one}",
    {},
    { wording: "with-C" },
  );
  g.rule("which-include", "{quantity:quantity[pl]} {...:cards[pl]} {where*:post}");
  g.rule("which-include", "{quantity:quantity[pl]} {...:of-names[pl]} {where:post}");
  g.rule("which-include", "{quantity:part-quantity} of {...:banished-cards[of]} {where*:post}");
  const a = { quantity: { kind: "a" } };
  g.rule("included-one", "this card {where?:post}", { ref: "this-card" });
  g.rule("included-one", "{traits:named}", { ...a, noun: "card" }, { wording: "named" });
  g.rule("included-one", "@a {...:included-kind[sg]}", a);
  g.rule("included-one", "1 {...:included-kind[sg]}", { quantity: { kind: "exactly", n: 1 } });
  g.rule("included-one", "{quantity:at-least[N]} {...:included-kind[N]}");
  g.rule("at-least[sg]", "at least 1", { kind: "at-least", n: 1 });
  g.rule("at-least[pl]", "at least {n:int2}", { kind: "at-least" });
  g.rule("included-kind[N]", "{...:cards[N]}[[ {own:post}]]");
  g.rule("included-kind[N]", "{traits:named}", { noun: "card" }, { wording: "of-name" });
  g.rule("obj", "{=:including-group}");
  // "send 2 cards from your hand to the GY, including this card"
  g.rule(
    "step[F]",
    "{...:moving[V,F]} {what:which-include} {...:going[V]}, including {what.including:included-one}",
    {},
    { wording: "including" },
  );
  g.noted("included-one", "including-group", "which-include");
}
