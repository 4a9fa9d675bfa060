import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/**
 * Several effects of which one is activated, or applied. Modes may be told apart by what stands before them:
 * "● FIRE & DARK: …", "● Your opponent: …". What comes after "=" in a wording is what the labels are of; the words before
 * the modes have to say the same (`assemble.ts`).
 */
export function ocgModes(g: Grammar): void {
  const header = { modes: [], resolution: [], cost: [] };
  g.rule(
    "body",
    "You can activate 1 of {...:of-these} effects, by revealing monster(s) in your hand with the listed Attribute(s);",
    { ...header, optional: true },
    { wording: "=attributes" },
  );
  // What is done with whichever of them it is.
  const whichever = { modes: [], cost: [], optional: false };
  const but = "Activate 1 of these effects, but {resolution:in-any-case}";
  g.rule("body", `${but} after activation;`, whichever, { wording: "but-after" });
  g.rule("body", `${but};`, whichever, { wording: "but" });
  g.rule("in-any-case", "{+:always-done}");
  g.rule("always-done", "{step:step[bare]}", { join: "but" });
  g.rule("always-done", "{step:statement}", { join: "but" });
  g.noted("always-done");
  g.rule(
    "mode",
    "● {cost:listed-costs}: {resolution:resolution}.",
    { sentence: "mode", conditions: [] },
    {
      wording: "=attributes",
    },
  );
  g.rule("listed-costs", "{+:listed-one}");
  g.rule("listed-one", "{step:reveal-listed}");
  g.rule("reveal-listed", "{what:in-hand-of-attribute}", { verb: "reveal" });
  const inHand = {
    noun: "monster",
    where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
  };
  const single = { quantity: { kind: "exactly", n: 1 } };
  g.rule("in-hand-of-attribute", "{quantity:quantity[pl]} {traits:label-attribute}", inHand);
  g.rule("in-hand-of-attribute", "{traits:label-attribute} & {both:other-attribute}", {
    ...single,
    ...inHand,
  });
  g.rule("in-hand-of-attribute", "{traits:label-attribute}, {both:other-attributes}", {
    ...single,
    ...inHand,
  });
  g.rule("other-attribute", "{traits:label-attribute}", { ...single, noun: "monster" });
  g.rule("other-attributes", "{traits:label-attribute}, & {both:other-attribute}", {
    ...single,
    noun: "monster",
  });
  g.rule("label-attribute", "{+:trait-label-attribute}");
  g.rule("trait-label-attribute", "{attribute:attribute}", { trait: "attribute" });

  applied(g);

  g.noted("listed-one", "reveal-listed", "in-hand-of-attribute", "trait-label-attribute");
}

/** "…, then you can apply 1 of these effects.": as the effect resolves. */
function applied(g: Grammar): void {
  const apply = { verb: "apply", modes: [] };
  const following = "the following effect|the following effect(s)|the appropriate effect";
  alike(g, "one-of-these", ["1 of these effects", "this effect", ...following.split("|")]);
  g.rule("all-of-these", "these effects in sequence", { inSequence: true });
  g.rule("all-of-these", "any of these effects in sequence", { inSequence: true, any: true });
  g.rule("all-of-these", "as many effects as possible", { inSequence: true }, { wording: "as-many" });
  for (const which of ["one-of-these", "all-of-these"]) {
    g.rule("step[bare]", `apply {...:${which}}`, apply);
    g.rule("step[bare]", `apply {...:${which}}[[,]] {...:hanging}`, apply);
  }
  g.rule(
    "statement",
    "your opponent chooses 1 of {...:of-these} effects<<| for you to apply|, and you apply that effect>>",
    { ...apply, player: "opponent" },
    { wording: "opponent-chooses" },
  );
  g.rule(
    "step[bare]",
    "apply {...:one-of-these}, but unless {unless:state}, your opponent chooses the effect",
    { ...apply, player: "opponent" },
    { wording: "unless" },
  );
  g.rule(
    "step[bare]",
    "apply {...:one-of-these}, or {allIf:if-or-did}, you can apply {...:both-or-any} in sequence",
    apply,
    { wording: "all-if" },
  );
  alike(g, "both-or-any", ["both effects", "any of them"]);
  g.rule("if-or-did", "{=:if-state}");
  g.rule("if-or-did", "if {=:then-did}");
  g.rule("if-or-did", "if {...:state-at-activation}");
  for (const hanging of ["hanging", "held-hanging"])
    for (const number of ["number", "value-of-one"])
      g.rule(hanging, `based on {number:${number}}`, {}, { rule: "hanging: on {number:number}" });
  g.rule("hanging", "based on {...:sort-of}");
  alike(g, "sorted-by", ["type", "card type"]);
  for (const [word, by] of [
    ["Attribute", "attribute"],
    ["Type", "type"],
    ["name", "name"],
    ["battle position", "position"],
  ] as const) {
    g.rule("sorted-by", word, { by });
    g.rule("sorts-of", `<<${word}s|${word}(s)|${word}>>`, { by });
  }
  g.rule("sorts-of", "card types", {});
  for (const sort of ["sorted-by", "sorts-of"])
    g.rule(`one-${sort}`, `[[{...:sort-original} ]]{...:${sort}}`, {}, { rule: "by what they are sorted" });
  g.rule("sort-original", "original", { original: true });
  for (const sort of ["sort-of", "held-sort"]) {
    const of = { rule: "sort-of: of one" };
    g.rule(sort, "{of:owner}[[ current]] {...:one-sorted-by}", {}, { wording: "own", ...of });
    g.rule(sort, "the {...:one-sorted-by} of {of:ref[sg]}", {}, { wording: "of", ...of });
    for (const [verb, by] of [
      ["controls", "controlled"],
      ["owns", "possessed"],
    ] as const)
      g.rule(sort, `which player ${verb} {of:ref[sg]}`, { by }, { rule: "sort-of: which player's" });
  }
  g.rule("sort-of", "the[[ original]] types of {of:ref[pl]}", {}, { wording: "of" });
  for (const sort of ["sort-of", "held-sort"]) {
    const rule = "sort-of: of any of them";
    g.rule(sort, "the {...:one-sorts-of} of {of:those-sorted}", {}, { rule });
  }
  const all = { quantity: { kind: "all" } };
  g.rule("those-sorted", "{=:those-by}");
  g.rule("those-sorted", "the {...:of-such[M]} {where:post}", all, { wording: "the-M" });
  g.rule("those-sorted", "{where:its-attached}", { ...all, traits: [], noun: "card" });
  g.rule("its-attached", "{+:trait-own-materials}");
  g.rule(
    "trait-own-materials",
    "its materials",
    { trait: "attached-to", "host.ref": "this-card" },
    { wording: "its" },
  );
  g.noted("trait-own-materials");
  g.rule("sort-of", "what was activated", { "of.ref": "answered-card" });
  g.rule("sort-of", "{of:ref[sg]}", {}, { wording: "card" });
  g.rule("sort-of", "the {...:one-sorted-by} {of:those-done}", {}, { wording: "done" });
  g.rule("sort-of", "the type of card {of:those-done}", {}, { wording: "type-of-card" });
  g.rule("held-hanging", "based on {...:held-sort}");
  g.noted("one-of-these", "all-of-these", "hanging", "held-hanging");

  // "This card gains these effects based on …": those that it has.
  for (const [gaining, gained] of [
    ["{...:gaining}", "what-it-gains"],
    // "Apply this effect" is a step where the card does not stay (`assemble.ts`).
    ["Apply", "all-it-gains"],
  ] as const)
    g.rule("sentence", `${gaining} {...:${gained}}[[,]] {...:held-hanging}{...:before-lines}`, {
      sentence: "by-number",
    });
  alike(g, "gaining", ["This card gains", "Gains"]);
  alike(g, "all-it-gains", ["these effects", "effects", "the following effects", "the appropriate effects"]);
  alike(g, "what-it-gains", following.split("|"));
  g.rule("what-it-gains", "{...:all-it-gains}");
  alike(g, "before-lines", [".", ":", ";"]);
  g.rule("sentence", "● {gainedIf:reached}: {...:effect}");
  g.rule("reached", "{n:int}+", { kind: "number", compare: "at-least" });
  g.rule("reached", "{n:int} or more", { kind: "number", compare: "at-least" }, { wording: "more" });
  g.rule("reached", "{n:int} {compare:or-lower}", { kind: "number" }, { wording: "level" });
  g.rule("reached", "{n:int}", { kind: "number", compare: "exactly" });
  g.rule("reached", "{n:one-of-numbers}", { kind: "number", compare: "exactly" });
  alike(g, "so-many-off", ["Counter", "Counters"]);
  g.rule("reached", "{n:int} {...:so-many-off}", { kind: "number", compare: "exactly" });
  // "● Monster: …": what the card is that the words before speak of.
  g.rule("sentence", "● {gainedIf:of-sort}: {...:effect}");
  g.rule("of-sort", "{what:sort-said}", { kind: "is" });
  g.rule("sort-said", "{noun:card-sort}", { ref: "sorted" });
  g.words("card-sort", { Monster: "monster", Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" });
  // "● FIRE or EARTH: …", "● Ritual/Fusion: …", "● “A”: …", "● Other: …"
  g.rule("of-sort", "{being:said-so}", { kind: "is", "what.ref": "sorted" });
  g.rule("said-so", "{traits:so-label}", { quantity: { kind: "a" }, noun: "card", where: [] });
  for (const trait of ["trait-attribute", "trait-type", "trait-named-kind", "trait-name", "kinds-at-once"])
    g.rule("so-label", `{+:${trait}}`, undefined, { rule: "so-label: a trait" });
  g.rule("so-label", "{+:of-player}");
  g.rule("of-player", "You", { trait: "controlled", by: "you" });
  g.rule("of-player", "Your opponent", { trait: "controlled", by: "opponent" });
  g.rule("kinds-at-once", "{traits:label-kinds}", { trait: "any-of" }, { wording: "slash" });
  g.rule("label-kinds", "{+:one-named-kind}/{+:one-named-kind}");
  g.rule("kinds-at-once", "{traits:label-sorts}", { trait: "any-of" }, { wording: "slash" });
  g.rule("label-sorts", "{+:monster-sort}/{+:other-sort}");
  const sort = { trait: "described", traits: [], where: [] };
  g.rule("monster-sort", "Monster", { ...sort, noun: "monster" });
  g.rule("other-sort", "{noun:spell-sort}", sort);
  g.words("spell-sort", { Spell: "spell", Trap: "trap" });
  for (const hanging of ["hanging", "held-hanging"])
    g.rule(hanging, "based on whose turn it is", { by: "turn" }, { rule: "hanging: whose turn" });
  for (const [turn, opponents, wording] of [
    ["Your turn", "Your opponent's turn", "turn"],
    ["Yours", "Opponent's", "short"],
  ] as const)
    for (const [label, whose] of [
      [turn, "you"],
      [opponents, "opponent"],
    ] as const)
      g.rule("turn-said", label, { kind: "turn", whose }, { wording, rule: "turn-said" });
  g.rule("mode", "● {conditions:turn-label}: {...:mode-body}", { sentence: "mode" });
  g.rule("turn-label", "{+:turn-said}");
  g.noted("turn-said");
  g.rule("of-sort", "Other", { kind: "otherwise" });
  g.noted(
    "reached",
    "of-sort",
    "sort-said",
    "said-so",
    "kinds-at-once",
    "monster-sort",
    "other-sort",
    "of-player",
  );
}
