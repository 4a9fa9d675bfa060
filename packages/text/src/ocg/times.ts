import type { Constant, Grammar } from "../grammar.ts";

/** Parts of the turn before ":", and turns in which something was so. */
export function ocgTimes(g: Grammar): void {
  phases(g);
  each(g);
  oneOfTwo(g);
  ofTheTurn(g);
  went(g);
}

function phases(g: Grammar): void {
  g.rule("condition", "twice per turn", { kind: "once-per-turn", times: 2 });
  for (const [words, wording] of [
    ["thrice per turn", undefined],
    ["up to thrice per turn", "up-to"],
  ] as const)
    g.rule("condition", words, { kind: "once-per-turn", times: 3 }, wording === undefined ? {} : { wording });
  g.rule("condition", "up to twice per turn", { kind: "once-per-turn", times: 2 }, { wording: "up-to" });
  g.rule("conditions", "{+:once-per-theirs} {+:their-turn}");
  g.rule("conditions", "{+:once-per-theirs} {+:their-turn}, {++:conditions}");
  g.rule("once-per-theirs", "once per", { kind: "once-per-turn" }, { wording: "theirs" });
  g.rule("their-turn", "opponent's turn", { kind: "turn", whose: "opponent" }, { wording: "once" });
  g.rule("conditions", "{+:once-per-theirs} {+:your-turn}, {++:conditions}");
  g.rule("your-turn", "your turn", { kind: "turn", whose: "you" }, { wording: "once" });
  g.noted("once-per-theirs", "their-turn", "your-turn");
  // "Once, while this card is in your Pendulum Zone, when …"
  g.rule("conditions", "{+:once-there} {+:while}", undefined, { wording: "once-there" });
  g.rule("conditions", "{+:once-there} {+:while}, {++:conditions}", undefined, { wording: "once-there" });
  g.rule("once-there", "once,", { kind: "once-per-stay" }, { wording: "there" });
  // "Once during each of your Standby Phases": such a phase comes once in a turn.
  g.rule("conditions", "{+:once-in} {+:each-phase}", undefined, { wording: "once-in" });
  g.rule("conditions", "{+:once-in} {+:each-phase}, {++:conditions}", undefined, { wording: "once-in" });
  g.rule("once-in", "once", { kind: "once-per-turn" }, { wording: "in-phase" });
  g.noted("once-there", "once-in");
  const stay = { kind: "once-per-stay" };
  g.rule("condition", "once while face-up on the field", stay);
  g.rule("condition", "once while this card is face-up on the field", stay, { wording: "this" });
  g.rule("condition", "even during the {phase:phase}", { kind: "even-during" });
  g.rule("conditions", "{+:phase-time} of the next turn after {+:turn-before}");
  g.rule("conditions", "{+:phase-time} of the turn after {+:turn-before}", undefined, {
    wording: "turn-after",
  });
  g.rule("turn-before", "this card was {event:went-so}", { kind: "happened", within: "turn-before" });
  g.rule("conditions", "{+:next-own-phase} after {+:own-phase-before}");
  g.rule(
    "next-own-phase",
    "during your next {phase:common-phase}",
    { kind: "phase", whose: "you" },
    { wording: "next" },
  );
  g.rule("own-phase-before", "this card was {event:went-so}", { kind: "happened", within: "own-phase" });
  g.rule("conditions", "{+:own-before}, {+:next-own-phase}");
  g.rule(
    "own-before",
    "if this card is {event:went-so}",
    { kind: "happened", within: "own-phase" },
    { wording: "is" },
  );
  g.noted("own-before");
  // The next one comes in the next turn: nothing is done in a turn before its Standby Phase but to draw.
  g.rule("conditions", "{+:next-standby} after {+:turn-before}");
  g.rule(
    "next-standby",
    "during the next Standby Phase",
    { kind: "phase", phase: "standby" },
    { wording: "next" },
  );
  g.noted("next-standby");
  g.rule("conditions", "{+:was-before}, {+:phase-time-next}");
  g.rule(
    "was-before",
    "if this card is {event:went-so}",
    { kind: "happened", within: "turn-before" },
    { wording: "is" },
  );
  g.rule(
    "phase-time-next",
    "during the {phase:common-phase} of the next turn",
    { kind: "phase" },
    { wording: "next-turn" },
  );
  g.rule("went-so", "{...:moved}", { event: "moved", subject: { ref: "this-card" } });
  // "after this face-up card on the field was destroyed by card effect and sent to the GY"
  const face = {
    event: "moved",
    subject: { ref: "this-card" },
    "from.names": ["field"],
    "from.faceUp": true,
  };
  // From where it went is said already.
  g.rule("destroyed-there", "destroyed[[ {...:by-whom}]]", { manner: ["destroyed"] });
  g.rule("destroyed-there", "destroyed[[ {...:by-whom}]] and sent to {to:place}", {
    manner: ["destroyed", "sent"],
  });
  g.rule("went-face-up", "this face-up card on the field was {...:destroyed-there}", face);
  g.rule("is-gone-face-up", "this face-up card on the field is {...:destroyed-there}", face);
  g.rule("own-phase-before", "{event:went-face-up}", { kind: "happened", within: "own-phase" });
  g.rule("conditions", "after {+:gone-face-up-before}, {+:phase-time-next}", undefined, { wording: "after" });
  g.rule("gone-face-up-before", "{event:is-gone-face-up}", { kind: "happened", within: "turn-before" });
  g.rule("past-event", "this face-up card you controlled was {...:destroyed-there}", {
    ...face,
    "from.of": "you",
  });
  g.noted("went-face-up", "is-gone-face-up", "gone-face-up-before");
  g.noted("turn-before", "next-own-phase", "own-phase-before", "was-before", "phase-time-next", "went-so");
  g.words("numbered-phase", { "Main Phase 1": "main1", "Main Phase 2": "main2" });
  g.rule("phase-time", "during {phase:numbered-phase}", { kind: "phase" }, { wording: "numbered" });
  g.words("common-phase", { "Draw Phase": "draw", "Standby Phase": "standby", "End Phase": "end" });
  g.rule(
    "phase-time",
    "during each player's {phase:common-phase}",
    { kind: "phase" },
    { wording: "each-players" },
  );
  g.rule(
    "phase-time",
    "during either player's {phase:common-phase}",
    { kind: "phase" },
    { wording: "eithers" },
  );
  const whose = [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const;
  for (const [words, who] of whose) {
    const battle = { kind: "phase", phase: "battle", whose: who };
    g.rule("condition", `at the start of ${words} Battle Phase`, { ...battle, at: "start" });
    g.rule("condition", `at the end of ${words} Battle Phase`, { ...battle, at: "end" });
  }
  g.rule(
    "condition",
    "at the start of each Battle Phase",
    { kind: "phase", phase: "battle", at: "start" },
    { wording: "each" },
  );
  g.rule(
    "condition",
    "during the Damage Step only",
    { kind: "phase", phase: "damage-step" },
    { wording: "only" },
  );
}

/** "During the Main or Battle Phase", "during your Main Phase or your opponent's Battle Phase": in one of two. */
function oneOfTwo(g: Grammar): void {
  g.rule("condition", "during {any:one-of-two-phases}", { kind: "either" }, { wording: "two-phases" });
  // "FLIP: If it is the Main Phase: …"
  g.rule("effect", "FLIP: {conditions:it-is}: {...:body}", { sentence: "effect", kind: "flip" });
  g.rule("it-is", "{+:if-state}");
  g.rule("state", "it is {...:whose-phase}", {}, { wording: "it-is" });
  g.rule("one-of-two-phases", "{+:whose-phase} or {+:whose-phase}");
  // "your opponent's Main Phase or Battle Phase": both are the opponent's.
  const shared = { wording: "shared" };
  g.rule("one-of-two-phases", "{*whose:phase-owner} {+:bare-phase} or {+:bare-phase}", undefined, shared);
  g.rule("one-of-two-phases", "the {+:bare-phase} or {+:bare-phase}", undefined, shared);
  g.words("phase-owner", { your: "you", "your opponent's": "opponent" });
  g.rule("bare-phase", "{phase:phase}", { kind: "phase" });
  g.rule("whose-phase", "the {phase:phase}", { kind: "phase" });
  g.rule("whose-phase", "your {phase:phase}", { kind: "phase", whose: "you" });
  g.rule("whose-phase", "your opponent's {phase:phase}", { kind: "phase", whose: "opponent" });
  g.noted("whose-phase", "bare-phase");
  for (const [words, whose] of [
    ["your", { whose: "you" }],
    ["your opponent's", { whose: "opponent" }],
  ] as const)
    g.rule("condition", `during ${words} Main or Battle Phase`, {
      kind: "either",
      any: [
        { kind: "phase", phase: "main", ...whose },
        { kind: "phase", phase: "battle", ...whose },
      ],
    });
}

/** "During the End Phase of the turn this card was Normal Summoned" */
function ofTheTurn(g: Grammar): void {
  const notThen = { kind: "came-up", not: true, ways: ["normal", "flip", "special"] };
  for (const [words, noted] of [
    ["Summoned or flipped face-up", {}],
    ["Normal Summoned, Special Summoned, or flipped face-up", { wording: "each" }],
  ] as const)
    g.rule("condition", `except the turn this card was ${words}`, notThen, noted);
  g.rule("conditions", "{+:phase-time} of {+:turn-of-coming}", undefined, { wording: "of-the-turn" });
  for (const be of ["is", "was"]) {
    const noted = { wording: be };
    g.rule(
      "turn-of-coming",
      `the turn this card ${be} Normal Summoned or flipped face-up`,
      { kind: "came-up" },
      noted,
    );
    g.rule(
      "turn-of-coming",
      `the turn this card ${be} {ways:ways} Summoned`,
      { kind: "summoned-this-turn" },
      noted,
    );
    g.rule("turn-of-coming", `the turn this card ${be} Summoned`, { kind: "summoned-this-turn" }, noted);
  }
  g.noted("turn-of-coming");
}

/** "If this card is in the GY because it was destroyed on the field and sent there this turn" */
function went(g: Grammar): void {
  const gone = { kind: "happened", within: "turn" };
  g.rule("condition", "if this card is in the GY because it was {event:sent-there} this turn", gone, {
    wording: "there",
  });
  g.rule(
    "condition",
    "if this card is in the GY because it was {event:sent-there} since your last Standby Phase",
    { kind: "happened", within: "own-phase" },
    { wording: "there" },
  );
  const sent = (...manner: string[]): Record<string, Constant> => ({
    event: "moved",
    manner,
    subject: { ref: "this-card" },
    to: { names: ["graveyard"] },
  });
  g.rule("sent-there", "sent there from {from:place}", sent("sent"));
  g.rule("sent-there", "destroyed by {by:causes} and sent to the GY", sent("destroyed", "sent"), {
    wording: "named",
  });
  g.rule(
    "condition",
    "if this card is in the GY because it was {event:sent-face-up} this turn while face-up",
    gone,
    {
      wording: "there-face-up",
    },
  );
  g.rule("sent-face-up", "sent there from the {from.names:a-zone}", {
    ...sent("sent"),
    "from.faceUp": true,
  });
  g.noted("sent-face-up");
  g.rule("sent-there", "destroyed[[ by {by:causes}]] and sent there", sent("destroyed", "sent"));
  g.rule("sent-there", "Tributed and sent there", sent("tributed", "sent"));
  g.rule("sent-there", "{...:tributed} and sent there", sent("tributed", "sent"));
  g.rule("sent-there", "destroyed on the field[[ by {by:causes}]] and sent there", {
    ...sent("destroyed", "sent"),
    from: { names: ["field"] },
  });
  g.rule("sent-there", "destroyed in your Monster Zone by {...:opponents-card} and sent there", {
    ...sent("destroyed", "sent"),
    from: { of: "you", names: ["monster-zone"] },
  });
  g.rule("opponents-card", "your opponent's card", { agent: "opponent" });
  // "… destroyed by your opponent's card effect this turn while it was Set on your field"
  g.rule(
    "condition",
    "if this card is in the GY because it was {event:destroyed-set} this turn while it was Set on your field",
    gone,
    { wording: "there-set" },
  );
  g.rule("destroyed-set", "destroyed by your opponent's card effect", {
    ...sent("destroyed"),
    by: ["card-effect"],
    agent: "opponent",
    from: { of: "you", names: ["field"] },
    subject: { ref: "this-card", traits: [{ trait: "set" }] },
  });
  g.noted("destroyed-set");
  g.rule("sent-there", "discarded there", sent("discarded"));
  g.noted("sent-there");
  const banished = {
    ...gone,
    event: {
      event: "moved",
      manner: ["banished"],
      subject: { ref: "this-card" },
      to: { names: ["banished"] },
    },
  };
  g.rule("condition", "if this card is banished, and was banished this turn", banished, {
    wording: "banished",
  });
  g.rule("condition", "if this card was banished this turn", banished, { wording: "this-turn" });
}

/** "During each of your End Phases": whenever one comes. */
function each(g: Grammar): void {
  g.words("phases-of", {
    "Draw Phases": "draw",
    "Standby Phases": "standby",
    "Main Phases": "main",
    "Battle Phases": "battle",
    "End Phases": "end",
  });
  g.rule("phase-time", "{=:each-phase}");
  g.rule(
    "each-phase",
    "during each of your {phase:phases-of}",
    { kind: "phase", whose: "you" },
    { wording: "each" },
  );
  g.noted("each-phase");
  g.rule(
    "phase-time",
    "during each of your opponent's {phase:phases-of}",
    { kind: "phase", whose: "opponent" },
    { wording: "each" },
  );
  g.rule("phase-time", "during each {phase:phase}", { kind: "phase" }, { wording: "each" });
  g.rule(
    "condition",
    "if it is your opponent's turn",
    { kind: "turn", whose: "opponent" },
    { wording: "if" },
  );
  g.rule("condition", "if it is your turn", { kind: "turn", whose: "you" }, { wording: "if" });
  g.rule(
    "condition",
    "except the turn it was sent there",
    { kind: "not-the-turn-sent" },
    { wording: "there" },
  );
  // "…, except the turn it was sent there, and you control “A”"
  g.rule("conditions", "{+:sent-there}, and {+:states}", undefined, { wording: "sent-there" });
  g.rule("sent-there", "except the turn it was sent there", { kind: "not-the-turn-sent" });
  g.noted("sent-there");
  g.rule(
    "condition",
    "except the turn this card was sent there",
    { kind: "not-the-turn-sent" },
    { wording: "card-there" },
  );
  g.rule(
    "condition",
    "except during the turn this card was sent to the GY",
    { kind: "not-the-turn-sent" },
    { wording: "during" },
  );
}
