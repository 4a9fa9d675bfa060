import { noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** How a card may come to the field, and what else is done with cards there. */
export function ocgSummoning(g: Grammar): void {
  rules(g);
  steps(g);
  eitherField(g);
  traits(g);
}

function rules(g: Grammar): void {
  const rule = (text: string, fields: Record<string, string>) =>
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields });
  for (const [per, fields] of [
    ["turn", {}],
    ["Duel", { per: "duel" }],
  ] as const)
    rule(`You can only Special Summon {name:name} once per ${per} this way.`, {
      rule: "once-per-turn",
      ...fields,
    });
  g.rule("from-place", "from {=:place[in]}");
  rule("You can only control 1 {name:name}.", { rule: "only-one" });
  rule("You can only control 1 {series:name} monster.", { rule: "only-one" });
  for (const [face, noted] of [
    ["", {}],
    ["face-up ", { wording: "face-up" }],
  ] as const)
    for (const what of ["{name:name}", "{series:name} monster"])
      g.rule(
        "summon-rule",
        `There can only be 1 ${face}${what} on the field.`,
        { sentence: "summon-rule", rule: "only-one", anywhere: true },
        noted,
      );
  rule("This card is treated as a Normal Monster while face-up on the field or in the GY.", {
    rule: "treated-as-normal",
  });
  rule(
    "While this card is face-up on the field, you can Normal Summon it to have it become an Effect Monster with <<this effect|these effects>>.",
    { rule: "gemini" },
  );
  rule("This card remains on the field after its activation.", { rule: "remains-on-field" });
  g.rule(
    "effect",
    "{conditions:conditions}: Activate this card.",
    { sentence: "effect", kind: "activation", optional: false, cost: [], resolution: [] },
    { wording: "activate" },
  );
  g.rule(
    "effect",
    "{conditions:conditions}: Activate this card; {resolution:resolution}.",
    { sentence: "effect", kind: "activation", optional: false, cost: [] },
    { wording: "activate" },
  );
  g.rule(
    "effect",
    "When this card is activated: {...:body}",
    { sentence: "effect", kind: "activation", conditions: [] },
    { wording: "played" },
  );
  // "If all monsters you control are “X” monsters, you can add …": as it resolves.
  g.rule(
    "effect",
    "When this card is activated: {resolution:resolved-if}.",
    { sentence: "effect", kind: "activation", conditions: [], cost: [], optional: false },
    { wording: "played" },
  );
  g.rule(
    "effect",
    "When you activate this card: {...:body}",
    { sentence: "effect", kind: "activation", conditions: [] },
    { wording: "played-by-you" },
  );
  // What may be paid besides: it is settled at the activation.
  g.rule(
    "effect",
    "When you activate this card, you can also {cost:also-cost}; {resolution:resolution}.",
    { sentence: "effect", kind: "activation", conditions: [], optional: false },
    { wording: "played-also" },
  );
  g.rule("also-cost", "{+:also-cost-clause}");
  g.rule("also-cost-clause", "{step:cost-step[bare]}", { optional: true }, { wording: "also" });
  g.noted("also-cost-clause");
  // "Destroy this card during your 3rd End Phase after activation.": after this card's, whatever was said before.
  g.rule(
    "effect",
    "{resolution:ends-after}.",
    { sentence: "effect", kind: "activation", conditions: [], optional: false, cost: [] },
    { wording: "played-till" },
  );
  g.rule("ends-after", "{+:end-after}");
  g.rule("end-after", "{step:due-after}");
  const due = { verb: "later" };
  g.rule("due-after", "{then:one-clause[bare]} during {when:phase-ahead} after activation", due, {
    wording: "after",
  });
  g.rule("due-after", "during {when:phase-ahead} after activation, {then:ending}", due, {
    wording: "after-front",
  });
  g.rule("ending", "{+:bare-clause[bare]}");
  g.noted("end-after", "due-after");
}

function steps(g: Grammar): void {
  withMaterials(g);
  g.rule("simple-step[F]", "<Set> {what:obj}", { verb: "set" });
  g.rule("step[F]", "<Set> {what:obj} instead of sending it to the GY", { verb: "set", stays: true });
  g.rule("lasting[F]", "<take> control of {what:obj}", { verb: "take-control" });
  g.rule("lasting[F]", "<gain> control of {what:obj}", { verb: "take-control" }, { wording: "gain" });
  g.rule("lasting[F]", "<give> control of {what:obj} to your opponent", {
    verb: "take-control",
    player: "opponent",
  });
  g.rule("step[F]", "<give> up your normal draw this turn", { verb: "give-up-draw" });
  g.rule("step[F]", "<skip> your next {phase:phase}", { verb: "skip-phase", player: "you", count: 1 });
  g.rule("step[F]", "<skip> your opponent's next {phase:phase}", {
    verb: "skip-phase",
    player: "opponent",
    count: 1,
  });
  g.rule("step[F]", "<skip> the {phase:phase} of your next turn", {
    verb: "skip-phase",
    player: "you",
    count: 1,
    nextTurn: true,
  });
  g.rule("step[F]", "<skip> your next {count:int2} {phase:phases}", { verb: "skip-phase", player: "you" });
  g.words("phases", { "Draw Phases": "draw", "Standby Phases": "standby", "Battle Phases": "battle" });
  g.rule("step[F]", "<conduct> up to {count:int2} Normal Summons/Sets this turn", {
    verb: "normal-summons",
    until: "end-of-turn",
  });
  g.rule(
    "step[F]",
    "<conduct> up to {count:int2} Normal Summons/Sets this turn, not just 1",
    { verb: "normal-summons", until: "end-of-turn" },
    { wording: "not-just" },
  );
  g.rule("step[bare]", "{=:one-of-alternatives}");
  g.rule("one-of-alternatives", "{options:alternatives}", { verb: "either" });
  // "…, and during the End Phase, add it to your hand or Special Summon it": whichever is chosen then.
  g.rule("plain-clause[bare]", "{step:one-of-alternatives}");
  g.rule("alternatives", "{+:alternative} or {+:alternative}");
  g.rule("alternatives", "{+:alternative}, or {+:alternative}", undefined, { wording: "comma" });
  g.rule("alternative", "{=:lone-step[bare]}");
  for (const kind of ["simple", "plain"]) g.rule("lone-step[F]", `{=:${kind}-step[F]}`);
  g.rule("lone-step[F]", "{...:lasting[F]}[[ {until:duration}]]");
  g.noted("alternative", "lone-step");
}

/** Summons by an effect that takes materials. */
function withMaterials(g: Grammar): void {
  const own = {
    "what.quantity": { kind: "exactly", n: 1 },
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["hand"] } }],
  };
  g.rule(
    "effect",
    "This card is used to Ritual Summon {resolution:used-to}.",
    {
      sentence: "effect",
      conditions: [],
      cost: [],
      optional: false,
    },
    { wording: "used-to" },
  );
  g.rule("used-to", "{+:used-to-clause}");
  g.rule("used-to-clause", "{step:used-to-step}");
  g.rule(
    "used-to-step",
    "{what.traits:named} {...:paid-with}[[ {...:and-others}]] whose total {...:total-reach}",
    { verb: "ritual-summon", ...own },
    { wording: "used-to" },
  );
  g.noted("used-to-clause", "used-to-step");
  const any = { quantity: { kind: "any-number" } };
  g.rule("monsters-from", "{...:cards[pl]} {where*:post}", any);
  g.rule("monsters-from", "{traits:described[pl,and/or]} {where:post}", { ...any, noun: "card" });
  g.noted("monsters-from");
}

function traits(g: Grammar): void {
  noun(g, "Token", "token");
  g.rule("trait-another", "another", { trait: "other" });
  g.noted("trait-another");
  g.rule("of-kind[M]", "{traits:pre-card-kind} {noun:card-noun[M]}");
  g.rule("pre-card-kind", "{+:trait-card-kind}");
  g.rule("pre-card-kind", "{++:pre} {+:trait-card-kind}");
  g.rule("pre-card-kind", "{+:trait-non-card-kind} {+:trait-series}");
  g.rule("trait-non-card-kind", "non-{kind:card-kind}", { trait: "kind", not: true }, { wording: "first" });
  g.noted("trait-non-card-kind");
  g.rule("trait-card-kind", "{kind:card-kind}", { trait: "kind" });
  g.words("card-kind", {
    Equip: "equip",
    Continuous: "continuous",
    Field: "field",
    "Quick-Play": "quick-play",
    Counter: "counter",
    Ritual: "ritual",
    Normal: "normal",
  });
  g.noted("trait-card-kind");
  g.rule("trait-attribute", "non-{attribute:attribute}", { trait: "attribute", not: true });
  g.rule("trait-type", "non-{type:type}", { trait: "type", not: true });
  g.rule("one-attribute", "{attribute:attribute}", { trait: "attribute" });
  g.rule("one-type", "{type:type}", { trait: "type" });
  g.rule("feature", "the same {stat:any-stat} as {as:possessor}", { trait: "same-stat" });
  g.rule(
    "feature",
    "the same {stat:any-stat} as {as:possessed}",
    { trait: "same-stat" },
    {
      wording: "owner",
    },
  );
}

/** "to either field": the player chooses which. */
function eitherField(g: Grammar): void {
  const summon = { verb: "special-summon" };
  g.rule("side-yours", "either", { ...summon, to: { of: "you", names: ["field"] } }, { wording: "either" });
  g.rule(
    "side-theirs",
    "field",
    { ...summon, to: { of: "opponent", names: ["field"] } },
    { wording: "either" },
  );
  g.noted("side-yours", "side-theirs");
  const sides = "{+:side-yours} {+:side-theirs}";
  g.rule("either-field", `Special Summon {*what:obj} to ${sides}`);
  g.rule("either-field", `Special Summon {*what:obj} to ${sides} in {*position:position}`);
  g.rule("either-field", `Special Summon {*what:obj} in {*position:position} to ${sides}`, undefined, {
    wording: "last",
  });
  g.rule("either-field", `Special Summon, to ${sides}, {*what:obj}`, undefined, { wording: "front" });
  // "to your field, or in face-down Defense Position to your opponent's field"
  g.rule("either-field", "Special Summon {*what:obj} to {+:your-side}, or {+:lying-theirs}", undefined, {
    wording: "each-side",
  });
  g.rule("your-side", "your field", { ...summon, to: { of: "you", names: ["field"] } }, { wording: "side" });
  g.rule(
    "lying-theirs",
    "in {position:summon-position} to your opponent's field",
    { ...summon, to: { of: "opponent", names: ["field"] } },
    { wording: "side" },
  );
  g.noted("your-side", "lying-theirs");
  g.rule("step[bare]", "{options:either-field}", { verb: "either" }, { wording: "either-field" });
}
