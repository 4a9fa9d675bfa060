import type { Grammar } from "../../grammar.ts";

/** Conditions ":" cost and targets ";" resolution. */
export function ocgEffects(g: Grammar): void {
  g.noted("sentence", "effect", "materials", "summon-rule");
  costs(g);
  bodies(g);
  openings(g);
  played(g);
  gained(g);
  others(g);
}

/** "pay 2000 LP, banish this card from your GY, and detach 1 material from …", "discard 1 card to target 1 monster" */
function costs(g: Grammar): void {
  g.rule("cost-links[F]", "{+:listed-cost[F]} {++:cost-links[F]}");
  g.rule("listed-cost[F]", ", {...:cost-clause[F]}", { join: "and" }, { wording: "listed" });
  for (const form of ["bare", "ger"])
    g.rule(`cost-link[${form}]`, "to {step:aimed}", { join: "then" }, { wording: "to" });
  g.rule("aimed", "target {what:obj}", { verb: "target" });
  g.noted("listed-cost", "aimed");
}

/** What is paid and done: "You can discard 1 card; draw 1 card." */
function bodies(g: Grammar): void {
  g.rule("body", "You can {cost:costs[bare]}; {resolution:resolved}.", { optional: true });
  g.rule("body", "You can {resolution:imperatives}.", { optional: true, cost: [] });
  g.rule("body", "{cost:costs[bare]}; {resolution:resolved}.", { optional: false });
  g.rule("body", "{resolution:resolution}.", { optional: false, cost: [] });
  // What is done is optional, and nothing is paid or targeted.
  const activate = { wording: "activate-this" };
  const can = "You can activate this effect; {resolution:resolved}.";
  g.rule("body", can, { optional: true, cost: [] }, activate);
  g.rule("body", "Activate this effect; {resolution:resolved}.", { optional: false, cost: [] }, activate);
  // "Target 1 monster; if you control a “X” monster, destroy it": asked as it resolves.
  g.rule("resolved", "{=:resolution}");
  g.rule("resolved", "{=:resolved-if}");
  g.rule("resolved-if", "{+:if-so}[[ {++:hanging-links}]]");
  g.rule("if-so", "if {...:then-if}", {}, { wording: "first" });
  g.rule("imperatives", "{+:imperative}[[ {++:links}]]");
  g.rule("imperative", "{step:step[bare]}");
  g.noted("if-so", "imperative");
}

/** What stands before it: conditions, "(Quick Effect):", "FLIP:". */
function openings(g: Grammar): void {
  const effect = { sentence: "effect" };
  g.rule("opening", "{conditions:conditions}:");
  g.rule("opening", "{conditions*:conditions} (Quick Effect):", { kind: "quick" });
  g.rule("opening", "FLIP:", { kind: "flip", conditions: [] });
  g.rule("opening", "FLIP: {conditions:circumstances}:", { kind: "flip" });
  g.rule("effect", "{...:opening} {...:body}", effect);
  g.rule("effect", "{...:opening} {resolution:resolved-if}.", { ...effect, optional: false, cost: [] });
  g.rule("effect", "{...:body}", { ...effect, conditions: [] });
  const can = { ...effect, optional: true, cost: [] };
  const quick = "{conditions:conditions}, you can (Quick Effect): {resolution:imperatives}.";
  g.rule("effect", quick, { ...can, kind: "quick" }, { wording: "can-quick" });
  // "If this card is Special Summoned, you can (except during the Damage Step): …"
  g.rule("effect", "{conditions:can-conditions}: {resolution:imperatives}.", can, { wording: "can-colon" });
  g.rule("can-conditions", "{++:conditions}, you can[[ {+:late-exception}]]");
  const phase = { kind: "phase", not: true };
  g.rule("late-exception", "(except during the {phase:phase})", phase, { wording: "late" });
  g.noted("late-exception");
  // Before Problem-Solving Card Text: "When …, by doing A, do B" was an optional effect with a cost.
  const byDoing = "{conditions:conditions}, by {cost:costs[ger]}, {resolution:resolution}.";
  g.rule("effect", byDoing, { ...effect, optional: true, byDoing: true });
}

/** Continuous Spells and Traps: what is paid and targeted when the card itself is played. */
function played(g: Grammar): void {
  const played = { sentence: "effect", kind: "activation", optional: false };
  const activate = { wording: "activate" };
  for (const [then, fields] of [
    ["; {resolution:resolution}", {}],
    ["", { resolution: [] }],
  ] as const) {
    const by = "Activate this card by {cost:costs[ger]}";
    g.rule("played-by", `${by}${then}.`, fields);
    const playedWhile = `${by} {conditions:whiles}${then}.`;
    g.rule("effect", playedWhile, { ...played, ...fields }, { wording: "played-while" });
  }
  g.rule("effect", "{...:played-by}", { ...played, conditions: [] }, activate);
  g.rule("effect", "{conditions:conditions}: {...:played-by}", played, activate);
}

/** "If this card has “X” as material, it gains this effect: once per turn: You can …" */
function gained(g: Grammar): void {
  for (const word of ["if", "while"])
    g.rule(
      "sentence",
      `{gainedIf:gained-${word}}, <<it|this card>> gains this effect: {...:effect}`,
      {},
      { wording: `gained-${word}` },
    );
  g.rule("gained-while", "while {...:states}", {}, { wording: "while" });
  g.rule("gained-if", "if {...:states}");
  // "If this card is Special Summoned from the GY, it gains this effect: …": as long as it stays.
  g.rule("gained-if", "if {event:came-for-good}", { kind: "happened" }, { wording: "came" });
  const itself = { event: "summoned", "subject.ref": "this-card" };
  g.rule("came-for-good", "this card <<is|was>> {...:come-alone}", itself);
  g.rule("came-for-good", "{=:this-summon}");
  g.noted("came-for-good", "gained-if", "gained-while");
  g.rule("sentence", "{=:effect}");
}

/** Materials, headings, and what a Field Spell's Attribute is. */
function others(g: Grammar): void {
  // "Monster Egg" + "Hinotama Soul": one of each.
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] };
  g.rule("named-material", "{traits:named}", one, { wording: "bare" });
  g.noted("named-material");
  for (const material of ["named-material", "group[N]"])
    g.rule("material-groups", `{+:${material}}[[ + {++:material-groups}]]`);
  g.rule("materials", "{groups:material-groups}", { sentence: "materials" });
  for (const sentence of ["materials", "summon-rule"]) g.rule("sentence", `{=:${sentence}}`);
  for (const part of ["PENDULUM", "MONSTER"])
    g.rule("sentence", `[${part} EFFECT]`, { sentence: "heading", part: part.toLowerCase() });
}
