import type { Grammar } from "../../grammar.ts";

/** What Extra Deck monsters are Summoned with, and what their materials have in common or differ in. */
export function ocgMaterials(g: Grammar): void {
  including(g);
  g.rule("materials", "{groups:groups-including}", { sentence: "materials" });
  g.rule("groups-including", "{+:including-group}");
  g.rule("groups-including", "{+:including-group} + {++:material-groups}");
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
  g.rule("including-group", "{...:which-include}[[,]] including {including:included-one}");
  g.rule("which-include", "{quantity:quantity[pl]} {...:cards[pl]} {where*:post}");
  g.rule("which-include", "{quantity:quantity[pl]} {...:of-names[pl]} {where:post}");
  g.rule("which-include", "{quantity:part-quantity[N]} of {...:banished-cards[of]} {where*:post}");
  g.rule("included-one", "this card {where?:post}", { ref: "this-card" });
  g.rule("included-one", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "named" });
  g.rule("included-one", "{quantity:quantity[N]} {...:included-kind[N]}");
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
