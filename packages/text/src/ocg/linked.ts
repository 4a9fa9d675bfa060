import type { Grammar } from "../grammar.ts";

/** Monsters that are linked to others: one points to the other; co-linked: each to the other. */
export function ocgLinked(g: Grammar): void {
  const itself = { kind: "exists", "what.ref": "this-card" };
  g.rule("own-being", "is {what.where:linked-so}", itself, { wording: "linked" });
  g.rule("linked-so", "{+:trait-linked}");
  g.rule("own-being", "is not {what.where:linked-so}", { ...itself, not: true }, { wording: "not-linked" });
  g.rule("co-linked-so", "{+:trait-any-co-linked}");
  g.rule("trait-linked", "linked to {to:np[sg]}", { trait: "linked" });
  g.rule("trait-linked", "co-linked to {to:np[sg]}", { trait: "linked", mutually: true });
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("trait-linked", "co-linked", { trait: "linked", mutually: true, to: any }, { wording: "bare" });
  g.rule("trait-linked", "linked", { trait: "linked", to: any }, { wording: "bare" });
  g.rule("after", "{+:trait-co-linked}");
  g.rule("trait-co-linked", "co-linked to {to:ref[sg]}", { trait: "linked", mutually: true });
  // "a linked Link Monster", "the number of co-linked monsters on the field"
  g.rule("co-linked", "{+:trait-any-co-linked}");
  g.rule("marks", "{++:co-linked}");
  for (const [linked, fields] of [
    ["linked", {}],
    ["co-linked", { mutually: true }],
  ] as const)
    g.rule(
      "trait-that",
      `that are not ${linked}`,
      { trait: "linked", to: any, not: true, ...fields },
      {
        wording: "are-not",
      },
    );
  g.rule("trait-any-co-linked", "co-linked", { trait: "linked", mutually: true, to: any });
  g.rule("ref[sg]", "this {traits:co-linked-so} card", { ref: "this-card" });
  g.rule("ref[sg]", "this card that is not {traits:not-co-linked}", { ref: "this-card" });
  g.rule("not-co-linked", "{+:trait-not-co-linked}");
  g.rule("trait-not-co-linked", "co-linked", { trait: "linked", mutually: true, to: any, not: true });
  g.rule("but-linked", ", unless they are {+:trait-not-co-linked}", undefined, { wording: "unless" });
  g.rule(
    "lasting-statement",
    "{what:each-of} {change:change[sg]} {value.times:int} {...:stats} for each {value.of:linked-to-it}",
    { verb: "change-stat", "value.value": "count" },
    { wording: "each-linked" },
  );
  g.rule("linked-to-it", "{...:cards[sg]} {where:so-linked-to-it}", { quantity: { kind: "all" } });
  g.rule("so-linked-to-it", "{+:trait-to-itself}");
  g.rule("trait-to-itself", "linked to it", { trait: "linked", to: { ref: "itself" } });
  // "your linked monster"
  g.rule("co-linked", "{+:trait-any-linked}");
  g.rule("trait-any-linked", "linked", { trait: "linked", to: any });
  const your = { rule: "owned: {+:trait-your} {++:co-linked}" };
  g.rule("owned", "{+:trait-your} {++:co-linked}", undefined, your);
  g.rule("owned-pre-kind", "{+:trait-your} {++:co-linked} {++:pre-kind}", undefined, your);
  g.noted(
    "trait-not-co-linked",
    "trait-to-itself",
    "linked-to-it",
    "trait-linked",
    "trait-co-linked",
    "trait-any-co-linked",
    "trait-any-linked",
  );
}
