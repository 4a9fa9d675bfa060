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
  g.rule("step[F]", "<declare> a Level from {from:int} to {to:int}", level);
  g.rule("step[F]", "<declare> a Level between {from:int} and {to:int}", level, { wording: "between" });
}

function becoming(g: Grammar): void {
  for (const [that, wording] of [
    ["that", "that"],
    ["the declared", "declared"],
  ] as const) {
    g.rule("what-declared", `${that} Type`, { verb: "change-type", declared: true }, { wording });
    g.rule(
      "what-declared",
      `${that} Type and Attribute`,
      { verb: "change-type", declared: true, also: "attribute" },
      { wording },
    );
    g.rule("what-declared", `${that} Attribute`, { verb: "change-attribute", declared: true }, { wording });
    g.rule(
      "what-declared",
      `${that} Level`,
      { verb: "change-stat", change: "become", stat: "level", value: { value: "declared" } },
      { wording },
    );
  }
  g.rule("lasting-statement", "{what:subj[N]} <becomes/become> {...:what-declared}");
  g.rule("lasting[F]", "<make> {what:obj} become {...:what-declared}", {}, { wording: "made" });
  g.rule("amount", "the declared Level", { value: "declared" });
  g.rule("trait-that", "{=:trait-declared}");
  g.rule("before-from", "{+:trait-declared}");
  g.noted("trait-declared");
  const kind = { trait: "declared-type", of: "card-type" };
  g.rule("trait-declared", "of the declared card type", kind);
  g.rule("trait-declared", "of that type", kind, { wording: "that" });
  // "if it is a card of that type", "if it was the declared card type"
  g.rule("such-declared", "{+:trait-declared}");
  for (const is of ["is", "was"]) {
    g.rule("it-was", `it ${is} a card {where:such-declared}`, { ref: "it" }, { wording: `${is}-declared` });
    g.rule("it-was", `it ${is} the {where:declared-itself}`, { ref: "it" }, { wording: `${is}-itself` });
  }
  g.rule("declared-itself", "{+:declared-card-type}");
  g.rule("declared-card-type", "declared card type", kind, { wording: "itself" });
  g.noted("declared-card-type");
  g.rule("trait-declared", "of that Type", { trait: "declared-type" }, { wording: "that" });
  g.rule("trait-declared", "with the declared Type", { trait: "declared-type" }, { wording: "with" });
}
