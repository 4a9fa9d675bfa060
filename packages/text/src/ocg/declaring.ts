import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What players declare, and what becomes of cards by it: "declare 1 Attribute; this card becomes that Attribute" */
export function ocgDeclaring(g: Grammar): void {
  declared(g);
  becoming(g);
}

function declared(g: Grammar): void {
  const declare = { verb: "declare" };
  g.rule("step[F]", "<declare> 1 Type[[ {...:with-attribute}]]", { ...declare, property: "type" });
  g.rule("with-attribute", "and 1 Attribute", { also: "attribute" });
  g.rule("step[F]", "<declare> 1 Attribute", { ...declare, property: "attribute" });
  // A card type is what a card is, and a Type what a monster is of.
  g.rule("step[F]", "<declare> 1 card type (Monster, Spell, or Trap)", { ...declare, property: "card-type" });
  const level = { ...declare, property: "level" };
  g.rule("step[F]", "<declare> a Level <<from {from:int} to|between {from:int} and>> {to:int}", level);
}

function becoming(g: Grammar): void {
  const that = "{...:declared-that}";
  const type = { verb: "change-type", declared: true };
  g.rule("turned-into[N]", `${that} Type`, type, { wording: "declared" });
  g.rule(
    "turned-into[N]",
    `${that} Type and Attribute`,
    { ...type, also: "attribute" },
    { wording: "declared" },
  );
  g.rule(
    "turned-into[N]",
    `${that} Attribute`,
    { verb: "change-attribute", declared: true },
    { wording: "declared" },
  );
  g.rule(
    "turned-into[N]",
    `${that} Level`,
    { verb: "change-stat", change: "become", stat: "level", value: { value: "declared" } },
    { wording: "declared" },
  );
  g.rule("amount", "the declared Level", { value: "declared" });
  g.rule("trait-that", "{=:trait-declared}");
  g.rule("before-from", "{+:trait-declared}");
  g.noted("trait-declared");
  const kind = { trait: "declared-type", of: "card-type" };
  alike(g, "of-or-with", ["of", "with"]);
  g.rule("trait-declared", "{...:of-or-with} {...:declared-that} card type", kind);
  g.rule("trait-declared", "{...:of-or-with} {...:declared-that} type", kind, { wording: "type" });
  alike(g, "declared-that", ["the declared", "that"]);
  // "if it was the declared card type"
  g.rule("it-was", "it {...:is-or-was} the {where:declared-itself}", { ref: "it" }, { wording: "itself" });
  g.rule("declared-itself", "{+:declared-card-type}");
  g.rule("declared-card-type", "declared card type", kind, { wording: "itself" });
  g.noted("declared-card-type");
  g.rule("trait-declared", "{...:of-or-with} {...:declared-that} Type", { trait: "declared-type" });
}
