import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** What holds as long as its card is there, and under which circumstances: beside `standing`, what OCG texts say of it. */
export function ocgHolding(g: Grammar): void {
  circumstances(g);
  inBattle(g);
  soOften(g);
  whenSummoned(g);
  tributes(g);
  names(g);
  grants(g);
}

/** Said before or after what holds: "while you control …", "unless …", "during your opponent's turn". */
function circumstances(g: Grammar): void {
  for (const one of ["while", "if-state", "turned-up", "time-span"])
    g.rule("circumstance", `{=:${one}}`, undefined, { rule: "circumstance: one of these" });
  g.rule("circumstances", "{+:circumstance}");
  g.rule("circumstances", "{+:circumstance}, {++:circumstances}");
  g.rule("circumstances", "{+:time-span} {+:while}", undefined, { wording: "time-while" });
  g.rule("if-state", "if {...:states}");
  g.rule("if-state", "unless {than:states}", { kind: "unless" });
  for (const time of ["a-turn", "a-long-phase", "turn-of-coming"])
    g.rule("time-span", `during {...:${time}}`, {}, { rule: "time-span: during it" });
  g.rule("time-span", "{...:turn-of-coming}", {}, { wording: "bare" });
  g.noted("if-state", "time-span");
}

/** "If this card battles a LIGHT monster, it gains 200 ATK during the Damage Step only." */
function inBattle(g: Grammar): void {
  g.words("time-only", {
    "during the Damage Step only": "damage-step",
    "during damage calculation only": "damage-calculation",
  });
  g.rule("timed-saying", "{step:timely}");
  g.rule("timely", "{...:lasting-statement}[[,]] {until:time-only}", {}, { wording: "timely-said" });
  g.rule(
    "timely",
    "{...:lasting-statement}[[,]] during that damage calculation only",
    { until: "damage-calculation" },
    { wording: "that-only" },
  );
  // "All Fiend monsters you control gain 1000 ATK during your opponent's turn only."
  g.rule(
    "timed-saying",
    "{step:lasting-statement}[[,]] {condition:turn-only}",
    {},
    { wording: "timed-only" },
  );
  g.rule("turn-only", "during {...:a-turn} only");
  g.rule("turn-only", "during {whose:phase-owner} turns only", { kind: "turn" }, { wording: "turns" });
  g.rule("turn-only", "during {...:a-long-phase} only");
  g.rule(
    "turn-only",
    "during their {phase:ending-phase} only",
    { kind: "phase", whose: "opponent" },
    { wording: "their" },
  );
  // "Your opponent cannot target “X” monsters with card effects, except during the Battle Phase."
  g.rule("at-other-times", "except during {...:a-phase}", { not: true });
  g.rule("timed-saying", "{step:held-ban}, {condition:at-other-times}");
  g.rule("timed", "{+:timed-clause}");
  // It holds by itself because of that time, or under other conditions as well.
  for (const clause of ["timed-clause", "standing-clause"]) g.rule(clause, "{...:timed-saying}");
  g.rule("timed-clause", "{step:bare-timely} {condition:turn-only}");
  g.rule("bare-timely", "{...:lasting[bare]}", {}, { wording: "bare" });
  g.noted("bare-timely");
  g.rule("effect", "{resolution:timed}.", { ...STANDING, conditions: [] }, { wording: "standing-timed" });
  g.noted("at-other-times", "timed-clause");
  // "Gains 300 ATK during your Battle Phase only."
  g.rule("own-clause", "{step:own-step} {condition:turn-only}");
  g.rule("own-clause", "{step:own-timely}");
  g.rule("own-timely", "{...:own-passing} {until:time-only}", {}, { wording: "own-timely" });
  g.noted("own-timely");
  g.rule("standing", "{+:standing-clause} {++:standing-links}");
  g.rule("standing-links", "{+:standing-link}");
  g.rule("standing-links", "{+:standing-link} {++:standing-links}");
  for (const joint of ["also", "and"]) g.rule("standing-link", `{...:joint[${joint}]} {...:standing-clause}`);
  // The subject is not said again.
  g.rule("same-link", "{...:joint[and]} {step:of-the-same}");
  for (const list of ["standing-link", "link"]) g.rule(list, "{=:same-link}");
  const same = { "what.ref": "same-subject" };
  g.rule("of-the-same", "{...:pred[N]}", { ...same, until: "while-face-up" }, { wording: "same-N" });
  g.rule("of-the-same", "{...:given-again}");
  g.rule("given-again", "{...:gift[N]}", same, { wording: "same-N" });
  g.rule("said-again", "{...:pred[N]}", same, { wording: "same-N" });
  g.rule("said-again", "{...:given-again}");
  g.noted("timely", "standing-link", "of-the-same", "turn-only");
  // "If a “X” monster you control attacks, it is unaffected by … until the end of the Damage Step."
  g.rule("standing-clause", "{step:till-battle-ends}");
  g.rule("till-battle-ends", "{...:lasting-statement} until the end of the Damage Step", {
    until: "this-battle",
  });
  g.noted("till-battle-ends");
  // "During damage calculation only, …"
  g.rule("standing-time", "during {phase:calculation} only", { kind: "phase" }, { wording: "only" });
}

/** "Once per turn, this card cannot be destroyed by battle.", "The first time … each turn, it is not destroyed." */
function soOften(g: Grammar): void {
  const kept = { verb: "forbid", player: "both", act: "destroy" };
  // By what it would be destroyed: "battle or card effect", "your opponent's card effect".
  g.rule("saved-from", "by {by:causes}");
  g.rule("saved-from", "by an effect that does not target {untargeted:own-word}", { by: ["card-effect"] });
  g.rule("saved-from", "by {byCards:their-effect}", { by: ["card-effect"] }, { wording: "theirs" });
  g.rule(
    "saved-from",
    "by battle or {byCards:their-effect}",
    { by: ["battle", "card-effect"] },
    {
      wording: "or-theirs",
    },
  );
  g.rule("their-effect", "your opponent's card effect", {
    quantity: { kind: "all" },
    traits: [{ trait: "controlled", by: "opponent" }],
    noun: "card",
    where: [],
  });
  g.noted("their-effect");
  g.words("so-often-a-turn", { "once per turn": 1, "twice per turn": 2 });
  for (const subject of ["ref[sg]", "subj[pl]"]) {
    const cannot = `{perTurn:so-often-a-turn}, {what:${subject}} cannot be`;
    g.rule("ban", `${cannot} {...:undergone}`, { verb: "forbid", player: "both" });
    g.rule("ban", `${cannot} destroyed by an effect that does not target {untargeted:own-word}`, kept);
  }
  const first = { ...kept, perTurn: 1 };
  g.rule("it-stays", "it is not destroyed", {});
  g.rule("it-stays", "they are not destroyed", {}, { wording: "they" });
  const would = "{what:first-of} would be destroyed";
  g.rule("ban", `the first time ${would} {...:saved-from} each turn, {...:it-stays}`, first, {
    wording: "first",
  });
  g.rule("ban", `the first time ${would} each turn, {...:saved-from}, {...:it-stays}`, first, {
    wording: "first-each",
  });
  g.rule(
    "ban",
    "once per turn, if {what:ref[sg]} would be destroyed {...:saved-from}, {...:it-stays}",
    first,
    {
      wording: "once",
    },
  );
  g.rule("first-time", "the first time", {}, { wording: "first" });
  g.rule("first-time", "the next time", {}, { wording: "next" });
  g.rule(
    "statement",
    "{...:first-time} {what:ref[sg]} would be destroyed {...:saved-from} {...:how-long}, {...:it-stays}",
    first,
  );
  // "For the rest of this turn, the first time each monster you control would be destroyed by battle, it is not, also …"
  g.rule(
    "timed-ban",
    `the first time {what:each-of} would be destroyed {...:saved-from}, {...:it-stays}`,
    first,
    {
      wording: "first-of-each",
    },
  );
  g.rule("first-of", "{=:ref[sg]}");
  g.rule("first-of", "{=:each-of}");
  g.noted("first-of");
}

/** "Cannot attack the turn it is Normal Summoned." */
function whenSummoned(g: Grammar): void {
  g.rule("effect", "{resolution:owns}[[,]] {conditions:own-circumstances}.", STANDING, {
    wording: "standing-own",
  });
  g.rule("own-circumstances", "{++:circumstances}");
  g.rule("own-circumstances", "{+:own-while}");
  g.rule("own-circumstances", "{+:own-circumstance}");
  // Of a card that was spoken of: "while it has material".
  g.rule("own-circumstance", "{=:while-it}", undefined, { wording: "it" });
}

/** "This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster." */
function tributes(g: Grammar): void {
  const worth = "be treated as {count:int} Tributes for the Tribute Summon of {for:group[sg]}";
  g.rule("lasting-statement", `{what:subj[sg]} can ${worth}`, { verb: "worth-tributes" });
  g.rule(
    "own-passing",
    `can ${worth}`,
    { what: { ref: "this-card" }, verb: "worth-tributes" },
    { wording: "own" },
  );
  g.rule(
    "effect",
    "If you Tribute Summon {resolution:worth-two}.",
    { sentence: "effect", conditions: [], optional: false, cost: [] },
    { wording: "tribute-two" },
  );
  g.rule("worth-two", "{+:worth-two-clause}");
  g.rule("worth-two-clause", "{step:worth-two-step}");
  g.rule("worth-two-step", "{for:group[sg]}, you can treat this 1 monster as {count:int} Tributes", {
    verb: "worth-tributes",
    what: { ref: "this-card" },
  });
  g.noted("worth-two-clause", "worth-two-step");
}

/** "(This card is not treated as a “X” card.)" */
function names(g: Grammar): void {
  const not = { sentence: "name-rule", not: true };
  g.rule("name-rule", "(This card is not treated as @a {series:series-one} card.)", not);
  g.rule("name-rule", "(This card is not treated as @a {series:series-one} monster.)", not, {
    wording: "monster",
  });
  const always = { sentence: "name-rule" };
  g.rule("name-rule", "(This card is always treated as {name:name}.)", always, { wording: "short" });
  g.rule("name-rule", "This card's name is treated as {name:name} while on {at:place[on]}.", always, {
    wording: "treated",
  });
  for (const n of ["in", "on"])
    g.rule("name-rule", `This card is treated as {name:name} while ${n} {at:place[${n}]}.`, always, {
      wording: "treated-short",
    });
}

/** "Cannot leave the field" */
function grants(g: Grammar): void {
  g.rule("pred[N]", "cannot leave the field", { verb: "forbid", player: "both", act: "leave" });
}
