import { ATTRIBUTES } from "@chainwright/card-ir";
import type { Grammar } from "../grammar.ts";

/** What stands before ":" and what else sentences of OCG cards are. */
export function ocgSentences(g: Grammar): void {
  g.noted("sentence", "effect", "materials", "summon-rule", "rider", "proviso");
  conditions(g);
  effects(g);
  modes(g);
  others(g);
}

function conditions(g: Grammar): void {
  // One of two things that happen.
  for (const [or, wording] of [
    ["or", ""],
    ["OR", "capital"],
  ] as const)
    g.rule("or-said", or, {}, wording === "" ? {} : { wording });
  g.rule(
    "one-of-two",
    "{word:word-of[I]} {event:event}, {...:or-said} <I> {or:event}",
    { kind: "event" },
    { wording: "or-said-again" },
  );
  g.rule(
    "one-of-two",
    "{word:word-of[I]} {event:event}, {...:or-said} {or:event}",
    { kind: "event" },
    { wording: "or-said" },
  );
  // Nothing happens at the same time as an attack is declared: "when" says no more than "if" there.
  g.rule(
    "one-of-two",
    "when {event:attack-event}, or if {or:event}",
    { kind: "event", word: "if" },
    { wording: "attack-or-if" },
  );
  g.rule("attack-event", "{subject:subj[sg]} {...:declaring[present,sg]}", { event: "attack-declared" });
  g.noted("attack-event");
  g.rule("condition", "once per Chain", { kind: "once-per-chain" });
  g.rule("state", "this effect was activated this turn", { kind: "activated-this-effect" });
  g.rule(
    "state",
    "the previous effect was activated this turn",
    { kind: "activated-this-effect" },
    { wording: "previous" },
  );
  g.rule("state", "this effect was activated this turn (and was not negated)", {
    kind: "activated-this-effect",
    notNegated: true,
  });
  g.rule("state", "you activated {what:group[sg]} this turn", { kind: "activated-card" });
  g.rule("state", "this card was activated this turn", {
    kind: "activated-card",
    "what.ref": "this-card",
  });
  g.noted("while");
  g.rule("joint-conditions", "{+:condition} {+:while}");
  g.rule("joint-conditions", "{+:condition} {++:exceptions}");
  g.rule("joint-conditions", "{+:condition} {+:while} {++:exceptions}");
  // Those that belong together can stand beside others.
  g.rule("conditions", "{++:joint-conditions}");
  g.rule("conditions", "{++:joint-conditions}, {++:conditions}");
  g.rule("exceptions", "{+:exception}");
  g.rule(
    "exception",
    "(except during the {phase:phase})",
    { kind: "phase", not: true },
    { wording: "brackets" },
  );
  g.rule("exception", "(even during the {phase:phase})", { kind: "even-during" }, { wording: "even" });
  g.rule(
    "exception",
    "(and except during the {phase:phase})",
    { kind: "phase", not: true },
    { wording: "and-brackets" },
  );
  g.noted("exception");
}

/** Conditions ":" cost and targets ";" resolution. */
function effects(g: Grammar): void {
  // "pay 1000 LP, and banish 1 monster from your GY"
  g.rule("cost-link[F]", ", and {...:cost-clause[F]}", { join: "and" }, { wording: "comma" });
  // "pay 2000 LP, banish this card from your GY, and detach 1 material from …"
  g.rule("cost-links[F]", "{+:listed-cost[F]} {++:cost-links[F]}");
  g.rule("listed-cost[F]", ", {...:cost-clause[F]}", { join: "and" }, { wording: "listed" });
  g.noted("listed-cost");
  g.rule("body", "You can {cost:costs[bare]}; {resolution:resolved}.", { optional: true });
  g.rule("body", "You can {resolution:imperatives}.", { optional: true, cost: [] });
  g.rule("body", "{cost:costs[bare]}; {resolution:resolved}.", { optional: false });
  g.rule("body", "{resolution:resolution}.", { optional: false, cost: [] });
  // What is done is optional, and nothing is paid or targeted.
  g.rule(
    "body",
    "You can activate this effect; {resolution:resolved}.",
    { optional: true, cost: [] },
    { wording: "activate-this" },
  );
  g.rule(
    "body",
    "Activate this effect; {resolution:resolved}.",
    { optional: false, cost: [] },
    { wording: "activate-must" },
  );
  // "Target 1 monster; if you control a “X” monster, destroy it": asked as it resolves.
  g.rule("resolved", "{=:resolution}");
  g.rule("resolved", "{=:resolved-if}");
  g.rule("resolved-if", "{+:if-so}[[ {++:hanging-links}]]");
  g.rule("if-so", "if {...:then-if}", {}, { wording: "first" });
  g.noted("if-so");
  g.rule("effect", "{conditions:conditions}: {resolution:resolved-if}.", {
    sentence: "effect",
    optional: false,
    cost: [],
  });
  g.rule("imperatives", "{+:imperative}");
  g.rule("imperatives", "{+:imperative} {++:links}");
  g.rule("imperative", "{step:step[bare]}");
  g.noted("imperative");

  g.rule("effect", "{conditions:conditions}: {...:body}", { sentence: "effect" });
  g.rule("effect", "{conditions:conditions} (Quick Effect): {...:body}", {
    sentence: "effect",
    kind: "quick",
  });
  g.rule(
    "effect",
    "{conditions:conditions}, you can (Quick Effect): {resolution:imperatives}.",
    { sentence: "effect", kind: "quick", optional: true, cost: [] },
    { wording: "can-quick" },
  );
  g.rule("effect", "(Quick Effect): {...:body}", { sentence: "effect", kind: "quick", conditions: [] });
  g.rule("effect", "FLIP: {...:body}", { sentence: "effect", kind: "flip", conditions: [] });
  g.rule("effect", "{...:body}", { sentence: "effect", conditions: [] });
  // Continuous Spells and Traps: what is paid and targeted when the card itself is played.
  const played = { sentence: "effect", kind: "activation", optional: false };
  const activate = { wording: "activate" };
  g.rule("played-by", "Activate this card by {cost:costs[ger]}; {resolution:resolution}.");
  g.rule("played-by", "Activate this card by {cost:costs[ger]}.", { resolution: [] });
  g.rule("effect", "{...:played-by}", { ...played, conditions: [] }, activate);
  g.rule("effect", "{conditions:conditions}: {...:played-by}", played, activate);
  for (const [then, resolution] of [
    ["", { resolution: [] }],
    ["; {resolution:resolution}", {}],
  ] as const)
    g.rule(
      "effect",
      `Activate this card by {cost:costs[ger]} {conditions:whiles}${then}.`,
      { ...played, ...resolution },
      { wording: "played-while" },
    );
  // Before Problem-Solving Card Text: "When …, by doing A, do B" was an optional effect with a cost.
  g.rule("effect", "{conditions:conditions}, by {cost:costs[ger]}, {resolution:resolution}.", {
    sentence: "effect",
    optional: true,
    byDoing: true,
  });
  // "If this card has “X” as material, it gains this effect: once per turn: You can …"
  for (const word of ["if", "while"])
    g.rule(
      "sentence",
      `{gainedIf:gained-${word}}, <<it|this card>> gains this effect: {...:effect}`,
      {},
      { wording: `gained-${word}` },
    );
  g.rule("gained-if", "if {...:states}");
  // "If this card is Special Summoned from the GY, it gains this effect: …": as long as it stays.
  g.rule("gained-if", "if {event:came-for-good}", { kind: "happened" }, { wording: "came" });
  for (const be of ["is", "was"])
    g.rule(
      "came-for-good",
      `this card ${be} {...:come-alone}`,
      { event: "summoned", "subject.ref": "this-card" },
      { wording: be },
    );
  g.rule("came-for-good", "{=:this-summon}");
  g.noted("came-for-good");
  g.rule("gained-while", "while {...:states}", {}, { wording: "while" });
  g.noted("gained-if", "gained-while");
  g.rule("sentence", "{=:effect}");
}

/** "Activate 1 of these effects;" and, each a sentence of its own, "● Draw 1 card." */
function modes(g: Grammar): void {
  const one = { modes: [], resolution: [] };
  const both = "you can activate <<both effects|both of these effects>>[[,]] in sequence";
  for (const end of [
    "{...:before-lines}",
    " {...:each-mode-once}{...:before-lines}",
    `, or {allIf:if-state}, ${both}{...:before-lines}`,
  ])
    g.rule(
      "choosing",
      `activate <<1 of these|1 of the following|these>> effects${end}`,
      {},
      { wording: "choosing" },
    );
  // By the number that is paid for it.
  g.rule("choosing", "activate the appropriate effect{...:before-lines}", {}, { wording: "=paid" });
  g.rule(
    "choosing",
    "activate {...:one-of-these}[[,]] {...:hanging}{...:before-lines}",
    {},
    { wording: "by-number" },
  );
  // What stands after it, and how often each of them is used.
  g.rule(
    "each-mode-once",
    "(but you can only use <<each effect|each of these effects>> of {eachOnce:name} once per turn)",
  );
  for (const [can, optional] of [
    ["You can ", true],
    ["", false],
  ] as const) {
    g.rule("body", `${can}{...:choosing}`, { ...one, cost: [], optional });
    for (const [then, noted] of [
      [", then", {}],
      [" to", { wording: "paid-to" }],
    ] as const)
      for (const costs of ["costs[bare]", "listed-counters"])
        g.rule("body", `${can}{cost:${costs}}${then} {...:choosing}`, { ...one, optional }, noted);
  }
  const chosen = { sentence: "effect", ...one, optional: true };
  g.rule(
    "effect",
    "{conditions:conditions}, you can {...:choosing}",
    { ...chosen, cost: [] },
    {
      wording: "can-choose",
    },
  );
  // Which one it is follows from what the card's own effect answered.
  for (const [words, wording] of [
    ["that damage", "for-damage"],
    ["the card negated last", "for-negated"],
  ] as const)
    g.rule(
      "body",
      `Activate the appropriate effect for ${words};`,
      { ...one, cost: [], optional: false },
      { wording },
    );
  // "…, you can either: A, OR: B.": both in the same sentence.
  g.rule(
    "effect",
    "{conditions:conditions}, you can either: {modes:either}.",
    { sentence: "effect", cost: [], resolution: [], optional: true },
    { wording: "either" },
  );
  g.rule("either", "{+:either-mode}, OR: {+:either-mode}");
  const alone = { sentence: "mode", conditions: [] };
  g.rule("either-mode", "{cost:costs[bare]}; {resolution:resolution}", alone);
  g.rule("either-mode", "{resolution:resolution}", { ...alone, cost: [] });
  g.noted("either-mode");
  // "● While in Attack Position: …": an effect by itself.
  g.rule("sentence", "● While in {stance:position}: {...:effect}", {}, { wording: "while-stance" });
  // "● Attack Position: …": the same, or what a label says of a card that was spoken of (`assemble.ts`).
  g.rule("sentence", "● {labelled:position}: {...:effect}");
  g.rule("mode", "● {conditions:causes-of-it}: {...:mode-body}", { sentence: "mode" });
  g.rule("causes-of-it", "{+:cause-of-it}");
  g.words("cause-of-it", {
    "battle damage": { kind: "own-occasion", damage: "battle" },
    "effect damage": { kind: "own-occasion", damage: "card-effect" },
  });
  g.noted("cause-of-it");
  g.rule("mode", "● {...:mode-body}", { sentence: "mode", conditions: [] });
  g.rule("mode", "● {conditions:conditions}: {...:mode-body}", { sentence: "mode" });
  g.rule("mode-body", "{resolution:resolution}.", { cost: [] });
  g.rule("mode-body", "{cost:costs[bare]}; {resolution:resolution}.");
  g.noted("mode");
  g.rule("sentence", "{=:mode}");
}

function others(g: Grammar): void {
  // "Monster Egg" + "Hinotama Soul": one of each.
  g.rule("material-groups", "{+:named-material}");
  g.rule("material-groups", "{+:named-material} + {++:material-groups}");
  g.rule(
    "named-material",
    "{traits:named}",
    { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] },
    { wording: "bare" },
  );
  g.noted("named-material");
  g.rule("material-groups", "{+:group[N]}");
  g.rule("material-groups", "{+:group[N]} + {++:material-groups}");
  g.rule("materials", "{groups:material-groups}", { sentence: "materials" });
  g.rule("sentence", "{=:materials}");

  g.rule("sentence", "{=:summon-rule}");

  g.rule("sentence", "[PENDULUM EFFECT]", { sentence: "heading", part: "pendulum" });
  g.rule("sentence", "[MONSTER EFFECT]", { sentence: "heading", part: "monster" });

  g.rule("rider", "{clauses:rider-clauses}.", { sentence: "rider" });
  g.rule("rider-clauses", "{+:rider-clause}");
  // Of a Summon by the effect before, or as the text lets its player conduct it.
  // What is done "otherwise" would have another condition, and cannot have this one as well.
  g.rule("rider-clauses", "{*condition:this-way}, {+:clause}");
  g.rule("rider-clauses", "{*condition:this-way}, {+:clause} {++:rider-links}");
  g.rule("rider-clauses", "{*condition:this-way}, {+:front-clause}[[ {++:rider-links}]]");
  // "If Summoned this way, during the End Phase, destroy it": in that phase of this turn, and no other.
  g.rule("rider-clauses", "{*condition:this-way}, {+:due-clause}");
  g.rule("due-clause", "{step:due-step}");
  g.rule(
    "due-step",
    "during {when:phase-plain}<<,|:>> {then:done-then[bare]}",
    { verb: "later" },
    {
      wording: "due",
    },
  );
  g.noted("due-clause", "due-step");
  for (const link of ["hanging-link", "rider-link"]) {
    g.rule("rider-links", `{+:${link}}`);
    g.rule("rider-links", `{+:${link}} {++:rider-links}`);
  }
  for (const joint of ["also", "but"])
    for (const clause of ["clause", "front-clause"])
      g.rule("rider-link", `{...:joint[${joint}]} {...:${clause}}`, {}, { rule: "rider-link: {...:clause}" });
  g.noted("rider-link");
  g.rule("rider-clause", "{step:restriction}");
  g.rule("rider-clause", "{condition:absent}, {step:step[bare]}");
  g.rule("absent", "if your opponent does not control {what:obj}", {
    kind: "exists",
    player: "opponent",
    not: true,
  });
  g.noted("absent");
  // Without ":" this is no effect that is activated: the two cards are bound to each other.
  g.rule("rider-clause", "{step:whenever}");
  g.rule("whenever", "when {event:event}, {then:one-clause[bare]}", { verb: "whenever" });
  g.rule(
    "whenever",
    "if {event:target-lost}, {then:one-clause[bare]}",
    { verb: "whenever" },
    { wording: "if" },
  );
  g.rule("target-lost", "the targeted monster leaves the field", {
    event: "left-field",
    "subject.ref": "that-target",
  });
  g.noted("target-lost");
  g.rule(
    "step[bare]",
    "{then:doom} when this card leaves the field",
    { verb: "whenever", event: { event: "left-field", subject: { ref: "this-card" } } },
    { wording: "after" },
  );
  // "…, but destroy it when a face-up “A” you control leaves the field"
  g.rule(
    "step[bare]",
    "{then:doom} when {event.subject:group[sg]} leaves the field",
    { verb: "whenever", "event.event": "left-field" },
    { wording: "after-other" },
  );
  g.rule("doom", "{+:dooming}");
  g.rule("dooming", "destroy {step.what:obj}", { "step.verb": "destroy" });
  g.rule("dooming", "banish {step.what:obj}", { "step.verb": "banish" });
  g.noted("whenever", "dooming");
  const summoned = { kind: "this-way", verb: "special-summon" };
  g.rule("this-way", "{...:if-it-is} {...:so-summoned} {...:in-this-way}", summoned);
  const wordings = (category: string, all: readonly string[]): void =>
    all.forEach(
      (words, i) => void g.rule(category, words, {}, i === 0 ? {} : { wording: words.replaceAll(" ", "-") }),
    );
  wordings("if-it-is", ["if", "if this card is", "if it is", "after this card was"]);
  wordings("so-summoned", ["Summoned", "Special Summoned"]);
  wordings("in-this-way", ["this way", "with this effect"]);
  g.rule("this-way", "if you do", summoned, { wording: "do" });
  g.rule("restriction", "{what:these} {...:pred-any[pl]} {until:this-turn}");
  g.rule("whenever", "when {event:end-of-these}, {then:harms}", { verb: "whenever" });
  g.rule("end-of-these", "one of {subject:these} is {...:moved}", { event: "moved" });
  g.rule("end-of-these", "{subject:these} is {...:moved}", { event: "moved" }, { wording: "this" });
  g.rule("harms", "{+:harm}");
  g.rule("harm", "{step:harmed}");
  g.rule("harmed", "its controller takes {amount:int} damage", { verb: "damage", player: "controller" });
  g.noted("end-of-these", "harm", "harmed");
  g.rule("this-turn", "during the turn they are Special Summoned", "end-of-turn");
  g.rule("these", "those {noun:ref-noun[pl]}", { ref: "those-cards" });
  g.rule("these", "that {noun:token-noun}", { ref: "that-card" });
  g.words("token-noun", { Token: "token" });
  g.noted("rider-clause", "this-way", "restriction", "these");
  g.rule("sentence", "{=:rider}");

  g.rule(
    "statement",
    "{what.noun:card-noun[sg]} Cards, and their effects on the field, cannot be activated",
    {
      verb: "forbid",
      player: "both",
      act: "activate",
      "effects.names": ["field"],
      until: "while-face-up",
      "what.quantity": { kind: "all" },
      "what.traits": [],
      "what.where": [],
    },
  );
  const also = { verb: "also-attribute", what: { ref: "this-card" } };
  for (const [words, wording] of [
    ["this card is also {...:attributes-too} while face-up on the field", ""],
    ["while face-up on the field, this card is also {...:attributes-too}", "front"],
    ["while this card is face-up on the field its Attribute is also treated as {...:attributes-too}", "its"],
    [
      "while this card is face-up on the field, its Attribute is also treated as {...:attributes-too}",
      "its-comma",
    ],
    [
      "the Attribute of this card is also treated as {...:attributes-too} while it is face-up on the field",
      "of",
    ],
  ] as const)
    g.rule("statement", words, also, wording === "" ? {} : { wording });
  // "DARK", "WIND, WATER, and EARTH", "DARK, FIRE, and WIND-Attribute"
  for (const [last, noted] of [
    ["attribute", {}],
    ["attribute-named", { wording: "named" }],
  ] as const) {
    g.rule("attributes-too", `{attribute:${last}}`, {}, noted);
    g.rule("attributes-too", `{attribute:attribute}, {others:more-${last}s}`, {}, noted);
    g.rule("attributes-too", `{attribute:attribute} {others:one-${last}-more}`, {}, noted);
    g.rule(`more-${last}s`, `{=:one-${last}-more}`);
    g.rule(`more-${last}s`, `{+:attribute}, {++:more-${last}s}`);
    g.rule(`one-${last}-more`, `and {+:${last}}`);
  }
  g.words("attribute-named", Object.fromEntries(ATTRIBUTES.map((one) => [`${one}-Attribute`, one])));
}
