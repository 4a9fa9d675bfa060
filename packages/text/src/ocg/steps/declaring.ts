import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** What players declare, and what becomes of cards by it: "declare 1 Attribute; this card becomes that Attribute" */
export function ocgDeclaring(g: Grammar): void {
  declared(g);
  names(g);
  becoming(g);
}

function declared(g: Grammar): void {
  const declare = { verb: "declare" };
  g.rule("step[F]", "<declare> 1 Type and 1 Attribute", { ...declare, property: "type", also: "attribute" });
  g.words("word-declared", { Type: "type", Attribute: "attribute" });
  g.rule("step[F]", "<declare> 1 {property:word-declared}", declare);
  g.rule("step[F]", "<declare> 1 other {property:word-declared}", { ...declare, other: true });
  g.rule("step[F]", "<declare> 1 {property:word-declared} {among:those-lying}", declare);
  for (const [word, property] of [
    ["Type", "type"],
    ["Attribute", "attribute"],
  ] as const)
    g.rule(
      "step[F]",
      `<declare> 1 ${word}, except {except:${property}}`,
      { ...declare, property },
      { rule: "step[F]: <declare> 1 of them, except {except}" },
    );
  g.rule("those-lying", "{where:lying-where}", { quantity: { kind: "all" }, traits: [], noun: "monster" });
  // A card type is what a card is, and a Type what a monster is of.
  g.rule("step[F]", "<declare> 1 card type (Monster, Spell, or Trap)", { ...declare, property: "card-type" });
  const level = { ...declare, property: "level" };
  g.rule("step[F]", "<declare> a Level <<from {from:int} to|between {from:int} and>> {to:int}", level);
}

/** "Declare 1 card name; excavate the top card of your Deck, and if it is the declared card, …" */
function names(g: Grammar): void {
  g.rule("step[F]", "<declare> 1 {...:declarable} name", { verb: "declare", property: "name" });
  g.rule("declarable", "card", {});
  for (const [word, noun] of [
    ["Monster", "monster"],
    ["Spell", "spell"],
    ["Trap", "trap"],
  ] as const)
    g.rule("declarable", `${word} Card`, { of: { noun, traits: [] } });
  g.rule("declarable", "Normal Monster Card", {
    of: { noun: "monster", traits: [{ trait: "kind", kind: "normal" }] },
  });
  const named = { trait: "declared-name" };
  g.rule("feature", "the declared name", named);
  g.rule("feature", "that declared name", named, { wording: "that-declared" });
  g.rule("feature", "that original name", named, { wording: "original" });
  g.rule("feature", "that name", named, { wording: "that" });
  g.rule("declared-itself", "{+:declared-card}");
  g.rule("declared-card", "declared card", named, { wording: "itself" });
  const one = { traits: [], noun: "card" };
  g.rule(
    "group[sg]",
    "the {where:declared-there}",
    { ...one, quantity: { kind: "a" } },
    { wording: "declared" },
  );
  g.rule("group[sg]", "{quantity:quantity[sg]} of that {where:declared-there}", one, {
    wording: "of-declared",
  });
  g.rule("group[pl]", "{quantity:quantity[pl]} copies of the {where:declared-there}", one, {
    wording: "copies",
  });
  g.rule(
    "group[pl]",
    "any copies of the {where:declared-there}",
    { ...one, quantity: { kind: "all" } },
    { wording: "any-copies" },
  );
  g.rule("declared-there", "{+:declared-card}[[ {++:post}]]");
  g.noted("declared-card");
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
  alike(g, "declared-that", ["the declared", "that", "that declared"]);
  // "if it was the declared card type"
  g.rule("it-was", "it {...:is-or-was} the {where:declared-itself}", { ref: "it" }, { wording: "itself" });
  g.rule("declared-itself", "{+:declared-card-type}");
  g.rule("declared-card-type", "declared card type", kind, { wording: "itself" });
  g.noted("declared-card-type");
  const declared = "{...:of-or-with} {...:declared-that}";
  g.rule("trait-declared", `${declared} Type`, { trait: "declared-type" });
  g.rule("trait-declared", `${declared} Attribute`, { trait: "declared-type", of: "attribute" });
}
