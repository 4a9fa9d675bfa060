import type { Grammar } from "../grammar.ts";

/** Abilities of Duel Masters cards, one a line. */
export function duelMastersSentences(g: Grammar): void {
  g.noted("effect", "keyword");
  links(g);
  keywords(g);
  abilities(g);
  events(g);
  replacements(g);
}

/** Words that stand for an ability. */
function keywords(g: Grammar): void {
  g.words("keyword-word", {
    Blocker: "blocker",
    "Shield trigger": "shield-trigger",
    "Speed attacker": "speed-attacker",
    "Mach fighter": "mach-fighter",
    Slayer: "slayer",
    "W breaker": "w-breaker",
    "T breaker": "t-breaker",
    "Q breaker": "q-breaker",
    "World breaker": "world-breaker",
    Charger: "charger",
    "EX Life": "ex-life",
    "Invasion ZERO": "invasion-zero",
  });
  g.words("quoted-keyword", { '"Blocker"': "blocker", '"Speed attacker"': "speed-attacker" });
  const sentence = "keyword";
  g.rule("keyword", "{keyword:keyword-word}", { sentence });
  g.rule("keyword", "Power attacker +{n:int}", { sentence, keyword: "power-attacker" });
  g.rule("keyword", "This creature cannot be blocked.", { sentence, keyword: "cannot-be-blocked" });
  g.rule("keyword", "This creature cannot attack.", { sentence, keyword: "cannot-attack" });
  g.rule("keyword", "This creature cannot attack players.", { sentence, keyword: "cannot-attack-players" });
  g.rule("keyword", "This creature attacks each turn if able.", { sentence, keyword: "attacks-if-able" });
  g.rule("keyword", "Evolution: Put on {what:group[pl]}.", { sentence, keyword: "evolution" });
  g.rule("keyword", "Star evolution: Put on {what:group[pl]}.", { sentence, keyword: "star-evolution" });
  g.rule("keyword", "Invasion: Put on {what:group[pl]} when it attacks.", { sentence, keyword: "invasion" });
  g.rule("keyword", "Your opponent can use at most {n:int} cards each turn.", {
    sentence,
    keyword: "use-limit",
  });
  g.rule("keyword", "Your opponent's creatures enter tapped.", {
    sentence,
    keyword: "opponents-enter-tapped",
  });
  g.rule("sentence", "{=:keyword}");
}

function abilities(g: Grammar): void {
  const sentence = { sentence: "effect", cost: [] };
  g.rule("effect", "{resolution:resolution}.", { ...sentence, conditions: [], optional: false });
  g.rule("effect", "{conditions:conditions}, {resolution:resolution}.", { ...sentence, optional: false });
  g.rule("effect", "{conditions:conditions}, you may {resolution:acts}.", { ...sentence, optional: true });
  g.rule(
    "effect",
    "Revolution 0: {conditions:conditions}, {resolution:resolution}.",
    { ...sentence, optional: false },
    { wording: "revolution" },
  );
  g.rule("effect", "When you summon this creature, you may {resolution:acts}.", {
    ...sentence,
    kind: "payment",
    conditions: [],
    optional: true,
  });
  g.rule(
    "effect",
    "{conditions:standing}, {resolution:resolution}.",
    { ...sentence, optional: false },
    { wording: "standing" },
  );
  g.rule("standing", "{+:while}");
  g.rule("while", "while attacking", { kind: "attacking" });
  g.rule("acts", "{+:act}");
  g.rule("acts", "{+:act} {++:links}");
  g.rule("act", "{step:step[bare]}");
  g.rule("conditions", "{+:condition}");
  g.rule("conditions", "{+:condition}, {+:if}");
  g.rule("condition", "when {event:event}", { kind: "event", word: "when" });
  g.rule("condition", "at the end of your turn", { kind: "phase", phase: "end", whose: "you" });
  g.rule("condition", "at the end of your opponent's turn", {
    kind: "phase",
    phase: "end",
    whose: "opponent",
  });
  g.rule("if", "if you have no shields", {
    kind: "exists",
    not: true,
    what: {
      quantity: { kind: "a" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["shields"] } }],
    },
  });
  g.rule("if", "if the {what.noun:result-noun[sg]} discarded this way is a {what.where:of-race} card", {
    kind: "is",
    "what.ref": "this-way",
    "what.verb": "discard",
  });
  g.rule("of-race", "{+:trait-race}");
  g.rule("if", "if {of:was-done} this way", { kind: "result" });
  for (const [words, verb] of Object.entries({ put: "put", returned: "return", added: "add" })) {
    const into = verb === "put" ? "into" : "to";
    g.rule("was-done", `a {noun:result-noun[sg]} was ${words} ${into} {to:place[in]}`, {
      ref: "this-way",
      verb,
    });
  }
  g.rule("was-done", "a {noun:result-noun[sg]} was discarded", { ref: "this-way", verb: "discard" });
  g.rule("was-done", "a {noun:result-noun[sg]} was destroyed", { ref: "this-way", verb: "destroy" });
  g.noted("was-done");
  g.rule("sentence", "{=:effect}");
  g.noted("act", "condition", "if", "while");
}

function events(g: Grammar): void {
  g.rule("event", "{subject:subj[sg]} enters", { event: "summoned", ways: [] });
  g.rule("event", "your opponent puts {subject:np[sg]} into the battle zone without paying its cost", {
    event: "summoned",
    ways: ["special"],
    agent: "opponent",
  });
  g.rule("event", "{subject:subj[sg]} untaps", { event: "untapped" });
  g.rule("event", "{subject:subj[sg]} wins a battle", { event: "wins-battle" });
}

/** "When … would …, … instead." */
function replacements(g: Grammar): void {
  const replacement = { sentence: "effect", kind: "replacement", cost: [] };
  g.rule("effect", "when {replaces:would}, {resolution:resolution} instead.", {
    ...replacement,
    conditions: [],
    optional: false,
  });
  g.rule("effect", "when {replaces:would} {conditions:provided}, {resolution:resolution} instead.", {
    ...replacement,
    optional: false,
  });
  g.rule("effect", "when {replaces:would}, you may {resolution:instead}.", {
    ...replacement,
    conditions: [],
    optional: true,
  });
  g.rule("effect", "when {replaces:would} {conditions:provided}, you may {resolution:instead}.", {
    ...replacement,
    optional: true,
  });
  g.rule("effect", "when {replaces:would} {conditions:provided}, {resolution:staying}.", {
    ...replacement,
    optional: false,
  });
  g.rule("instead", "{+:act} instead");
  g.rule("instead", "{+:act} instead {++:links}");
  g.rule("staying", "{+:stays}");
  g.rule("stays", "it stays instead", { "step.verb": "stay" });
  g.rule("would", "{subject:subj[sg]} would be put into {to:place[in]} from anywhere", {
    event: "moved",
    manner: ["put"],
  });
  g.rule("would", "{subject:subj[sg]} would be put into {to:place[in]}", {
    event: "moved",
    manner: ["added"],
  });
  g.rule("would", "{subject:subj[sg]} would be destroyed", { event: "moved", manner: ["destroyed"] });
  g.rule("would", "{subject:subj[sg]} would be discarded", { event: "moved", manner: ["discarded"] });
  g.rule("would", "{subject:subj[sg]} would be discarded by your opponent's effect", {
    event: "moved",
    manner: ["discarded"],
    agent: "opponent",
    by: ["card-effect"],
  });
  g.rule("would", "{subject:subj[sg]} would leave the battle zone", { event: "left-field" });
  g.rule("provided", "{+:proviso}");
  g.rule("provided", "{+:proviso} {+:proviso-too}");
  g.rule("proviso", "during your opponent's turn", { kind: "turn", whose: "opponent" });
  g.rule("proviso", "while its power is more than 0", {
    kind: "is",
    what: {
      ref: "this-card",
      where: [{ trait: "stat", stat: "power", compare: "at-least", value: 1 }],
    },
  });
  g.rule("proviso", "while you have {what:obj}", { kind: "exists", player: "you" });
  g.rule("proviso-too", "and {what:obj}", { kind: "exists", player: "you" });
  g.noted("would", "proviso", "proviso-too", "stays");
}

/** Duel Masters has no "moment" between sentences: "then" is plain order, and never depends on what was before. */
function links(g: Grammar): void {
  g.rule("links", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", and {+:elliptic}");
  g.rule("elliptic-rest", ", and {+:elliptic} {++:links}");
  g.rule("link", ". Then, {...:clause}", { join: "also-after-that" });
  g.rule("link", ". If you do, {...:clause}", { join: "and-if-you-do" });
  g.rule("link", ". {...:clause}", { join: "next" });
  g.rule("clause", "you may {step:step[bare]}", { optional: true });
  g.rule("clause", "{condition:if}, {...:clause}");
}
