import type { Constant, Grammar } from "../../grammar.ts";

/** Names, Types, Attributes, and effects that are negated. */
export function rushIdentity(g: Grammar): void {
  g.rule("pred[N]", "<becomes/become> {type:type} Type", { verb: "change-type" });
  g.rule("pred[N]", "<becomes/become> the same Type as {as:one-card}", { verb: "change-type" });
  g.rule("pred[N]", "<becomes/become> {attribute:attribute} Attribute", { verb: "change-attribute" });
  g.rule(
    "lasting-step[N]",
    "the Attribute of {what:np[N]} becomes {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "of" },
  );
  g.rule(
    "lasting-step[N]",
    "the Attributes of {what:np[N]} become {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "of-pl" },
  );
  g.rule(
    "lasting-step[N]",
    "{what:owner} Attribute becomes {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "owner" },
  );
  g.rule(
    "lasting-step[N]",
    "{what:owner} Type becomes {type:type}",
    { verb: "change-type" },
    { wording: "owner" },
  );
  g.rule("lasting-step[sg]", "{what:owner} name becomes {name:name}", { verb: "change-name" });
  g.rule("lasting-step[sg]", "{what:owner} name becomes the same as {as:np[sg]}", { verb: "change-name" });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} name becomes the same name as {as:np[sg]}",
    { verb: "change-name" },
    { wording: "same-name" },
  );
  g.rule("lasting-step[N]", "the Attributes of {what:np[N]} become the same as {as:one-card}", {
    verb: "change-attribute",
  });
  const renamed = { verb: "change-name", for: "fusion-material" };
  g.rule(
    "lasting-step[sg]",
    "if used as material for a Fusion Summon, {what:owner} name becomes {name:name}",
    renamed,
  );
  g.rule(
    "lasting-step[sg]",
    "if {what:ref[sg]} is used as material for a Fusion Summon, its name becomes {name:name}",
    renamed,
    { wording: "is-used" },
  );
  g.rule("named-as-material", "its name can be treated as {name:name}", { ...renamed, also: true });
  g.noted("named-as-material");
  g.rule("lasting-step[sg]", "{what:owner} effects are negated", { verb: "negate-effects" });
  g.rule("lasting-imp[N]", "negate the effects of {what:obj}", { verb: "negate-effects" });
  // "All Trap Card effects are negated"
  const all: Constant = { "what.quantity": { kind: "every" }, "what.traits": [], "what.where": [] };
  for (const [words, noun] of [
    ["Trap Card", "trap"],
    ["Spell Card", "spell"],
    ["Spell/Trap Card", "spell-or-trap"],
  ] as const)
    g.rule("lasting-step[pl]", `all ${words} effects are negated`, {
      verb: "negate-effects",
      "what.noun": noun,
      ...(all as object),
    });
}
