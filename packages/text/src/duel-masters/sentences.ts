import type { Grammar } from "../grammar.ts";

/** Abilities of Duel Masters cards, one a line. */
export function duelMastersSentences(g: Grammar): void {
  g.noted("effect", "keyword");
  links(g);
  keywords(g);
  abilities(g);
  conditions(g);
}

/** Words that stand for an ability. */
function keywords(g: Grammar): void {
  g.words("keyword-word", {
    Blocker: "blocker",
    "Shield trigger": "shield-trigger",
    "Speed attacker": "speed-attacker",
    "Mach fighter": "mach-fighter",
    Guardman: "guardman",
    "G-strike": "g-strike",
    Slayer: "slayer",
    "W breaker": "w-breaker",
    "T breaker": "t-breaker",
    "Q breaker": "q-breaker",
    "World breaker": "world-breaker",
    Charger: "charger",
    "EX Life": "ex-life",
    "Invasion ZERO": "invasion-zero",
  });
  g.words("quoted-keyword", {
    '"Blocker"': "blocker",
    '"Speed attacker"': "speed-attacker",
    '"Mach fighter"': "mach-fighter",
    '"Slayer"': "slayer",
    '"W breaker"': "w-breaker",
    '"T breaker"': "t-breaker",
  });
  const sentence = "keyword";
  g.rule("keyword", "{keyword:keyword-word}", { sentence });
  // How else players and printings write them.
  for (const [word, keyword] of [
    ["Double breaker", "w-breaker"],
    ["Triple breaker", "t-breaker"],
    ["S-trigger", "shield-trigger"],
    ["Shield Trigger", "shield-trigger"],
    ["Speed Attacker", "speed-attacker"],
    ["EX life", "ex-life"],
  ] as const)
    g.rule("keyword", word, { sentence, keyword }, { wording: word.replaceAll(" ", "-") });
  g.rule("keyword", "Power attacker +{n:int}", { sentence, keyword: "power-attacker" });
  g.rule("keyword", "Ninja Strike {n:int}", { sentence, keyword: "ninja-strike" });
  g.rule("keyword", "Strike Back: Discard {what:group[sg]}.", { sentence, keyword: "strike-back" });
  g.rule("keyword", "This creature cannot be blocked.", { sentence, keyword: "cannot-be-blocked" });
  g.rule("keyword", "This creature cannot attack.", { sentence, keyword: "cannot-attack" });
  g.rule("keyword", "This creature cannot attack players.", { sentence, keyword: "cannot-attack-players" });
  g.rule("keyword", "This creature cannot block.", { sentence, keyword: "cannot-block" });
  g.rule("keyword", "This creature attacks each turn if able.", { sentence, keyword: "attacks-if-able" });
  g.rule("keyword", "Evolution: Put on {what:group[N]}.", { sentence, keyword: "evolution" });
  g.rule("keyword", "Star evolution: Put on {what:group[N]}.", { sentence, keyword: "star-evolution" });
  g.rule("keyword", "Invasion: Put on {what:group[N]} when it attacks.", { sentence, keyword: "invasion" });
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
  g.rule("effect", "you may {resolution:may}.", { ...sentence, conditions: [], optional: false });
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
    { ...sentence, kind: "continuous", optional: false },
    { wording: "standing" },
  );
  g.rule("standing", "{+:while}");
  g.rule("while", "while attacking", { kind: "attacking" });
  g.rule("acts", "{+:act}");
  g.rule("acts", "{+:act} {++:links}");
  g.rule("act", "{step:step[bare]}");
  // Of a spell: its first part is up to its player, and what hangs on it.
  g.rule("may", "{+:may-act}");
  g.rule("may", "{+:may-act} {++:links}");
  g.rule("may-act", "{step:step[bare]}", { optional: true });
  g.rule("sentence", "{=:effect}");
  g.noted("act", "may-act", "while");
}

function conditions(g: Grammar): void {
  g.rule("conditions", "{+:condition}");
  g.rule("conditions", "{+:condition}, {+:if}");
  g.rule("condition", "when {event:event}", { kind: "event", word: "when" });
  g.rule("condition", "whenever {event:event}", { kind: "event", word: "when" }, { wording: "whenever" });
  for (const phase of ["start", "end"])
    for (const [words, whose] of [
      ["your", "you"],
      ["your opponent's", "opponent"],
    ] as const)
      g.rule("condition", `at the ${phase} of ${words} turn`, { kind: "phase", phase, whose });
  const shields = {
    traits: [],
    noun: "card",
    where: [{ trait: "in", place: { of: "you", names: ["shields"] } }],
  };
  g.rule("if", "if you have no shields", {
    kind: "exists",
    not: true,
    what: { quantity: { kind: "a" }, ...shields },
  });
  g.rule("if", "if you have {what.quantity.n:int} or more shields", {
    kind: "exists",
    "what.quantity.kind": "at-least",
    "what.traits": shields.traits,
    "what.noun": shields.noun,
    "what.where": shields.where,
  });
  g.rule("if", "if you have {what:np[sg]}", { kind: "exists", player: "you" }, { wording: "have" });
  g.rule("if", "if {what:result-named} is {being:result-kind}", { kind: "is" });
  g.rule("result-named", "the {noun:result-noun[sg]} {...:done} this way", { ref: "this-way" });
  g.rule("result-named", "that {noun:result-noun[sg]}", { ref: "this-way" }, { wording: "that" });
  g.rule("result-kind", "a {traits*:pre} {noun:noun[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.rule("if", "if {of:was-done}", { kind: "result" });
  g.noted("condition", "if", "result-named", "result-kind");
}

/** Duel Masters has no "moment" between sentences: "then" is plain order, and never depends on what was before. */
function links(g: Grammar): void {
  g.rule("links", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", {+:elliptic} {++:elliptic-rest}");
  g.rule("elliptic-rest", ", and {+:elliptic}");
  g.rule("elliptic-rest", ", and {+:elliptic} {++:links}");
  g.rule("links", "and {+:elliptic}");
  g.rule("links", "and {+:elliptic} {++:links}");
  g.rule("link", ". Then, {...:clause}", { join: "also-after-that" });
  g.rule("link", ". If you do, {...:clause}", { join: "and-if-you-do" });
  g.rule("link", ". If they do, {...:clause}", { join: "and-if-you-do" }, { wording: "they" });
  g.rule("link", ". {...:clause}", { join: "next" });
  g.rule("clause", "you may {step:step[bare]}", { optional: true });
  g.rule("clause", "{condition:if}, {...:clause}");
}
