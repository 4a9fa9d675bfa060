import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** Parts of the turn before ":", and turns in which something was so. */
export function ocgTimes(g: Grammar): void {
  phases(g);
  howOften(g);
  oneOfTwo(g);
  after(g);
  sinceItCame(g);
  went(g);
}

/** A phase and whose it is: "your Standby Phase", "each Battle Phase", "either player's End Phase". */
function aPhase(g: Grammar, category: string, words: string): void {
  if (category !== "a-phase") {
    g.rule(category, `the {phase:${words}}`, { kind: "phase" });
    g.rule(category, `{whose:phase-owner} {phase:${words}}`, { kind: "phase" });
  }
  for (const each of ["each", "each player's", "either player's", "any"])
    g.rule(category, `${each} {phase:${words}}`, { kind: "phase" }, { wording: each.replaceAll(" ", "-") });
  g.noted(category);
}

function phases(g: Grammar): void {
  aPhase(g, "a-phase", "phase");
  aPhase(g, "a-starting-phase", "starting-phase");
  aPhase(g, "an-ending-phase", "ending-phase");
  // In the others something is done once: what holds in a phase holds in these.
  aPhase(g, "a-long-phase", "long-phase");
  g.rule("long-phase", "Main Phase", "main", { rule: "long-phase: one of two" });
  g.rule("long-phase", "Battle Phase", "battle", { rule: "long-phase: one of two" });
  g.rule("a-long-phase", "{whose?:phase-owner} {phase:numbered-phase}", { kind: "phase" });
  // Those at whose start and end something can be done.
  g.words("starting-phase", {
    "Draw Phase": "draw",
    "Main Phase 1": "main1",
    "Battle Phase": "battle",
    "Damage Step": "damage-step",
  });
  g.words("ending-phase", { "Battle Phase": "battle", "Damage Step": "damage-step" });
  g.rule("condition", "at the start of {...:a-starting-phase}", { at: "start" });
  g.rule("condition", "at the end of {...:an-ending-phase}", { at: "end" });
  g.words("numbered-phase", { "Main Phase 1": "main1", "Main Phase 2": "main2" });
  g.rule("phase-time", "during {phase:numbered-phase}", { kind: "phase" }, { wording: "numbered" });
  // "During each of your End Phases": whenever one comes.
  g.words("phases-of", {
    "Draw Phases": "draw",
    "Standby Phases": "standby",
    "Main Phases": "main",
    "Battle Phases": "battle",
    "End Phases": "end",
  });
  g.rule(
    "a-phase",
    "each of {whose:phase-owner} {phase:phases-of}",
    { kind: "phase" },
    { wording: "each-of" },
  );
  g.rule("condition", "except during {...:a-phase}", { not: true });
  g.rule("condition", "even during the {phase:phase}", { kind: "even-during" });
  g.rule(
    "condition",
    "during the Damage Step only",
    { kind: "phase", phase: "damage-step" },
    { wording: "only" },
  );
  g.rule("state", "it is {...:a-phase}", {}, { wording: "it-is" });
  g.rule("state", "it is {...:a-turn}", {}, { wording: "it-is" });
  // "FLIP: If it is the Main Phase: …"
  g.rule("effect", "FLIP: {conditions:circumstances}: {...:body}", { sentence: "effect", kind: "flip" });
}

/** "Up to twice per turn", "once per opponent's turn", "once during each of your Standby Phases" */
function howOften(g: Grammar): void {
  g.words("so-many-times", { twice: 2, thrice: 3, "four times": 4, "five times": 5 });
  g.rule("condition", "{times:so-many-times} per turn", { kind: "once-per-turn" });
  g.rule(
    "condition",
    "up to {times:so-many-times} per turn",
    { kind: "once-per-turn" },
    { wording: "up-to" },
  );
  g.rule("joint-conditions", "{++:once-in-turn}");
  g.rule("once-in-turn", "{+:once-per} {+:turn-once}");
  g.rule("once-per", "once per", { kind: "once-per-turn" }, { wording: "theirs" });
  g.rule("turn-once", "opponent's turn", { kind: "turn", whose: "opponent" }, { wording: "once" });
  g.rule("turn-once", "your turn", { kind: "turn", whose: "you" }, { wording: "once" });
  // Such a phase comes once in a turn.
  g.rule("once-in-turn", "{+:once-in} {+:phase-time}");
  g.rule("once-in", "once", { kind: "once-per-turn" }, { wording: "in-phase" });
  // "Once, while this card is in your Pendulum Zone, when …"
  g.rule("once-in-turn", "{+:once-there} {+:while}");
  g.rule("once-there", "once,", { kind: "once-per-stay" }, { wording: "there" });
  g.noted("once-per", "turn-once", "once-there", "once-in");
  g.rule("condition", "once {...:while-up}", { kind: "once-per-stay" });
  g.rule("while-up", "{...:while-it-is-up}");
  g.rule("while-up", "while this card is face-up on the field", {}, { wording: "this-up" });
  alike(g, "while-it-is-up", [
    "while face-up on the field",
    "while it is face-up on the field",
    "while face-up in the Monster Zone",
  ]);
}

/** "During the Main or Battle Phase", "during your Main Phase or your opponent's Battle Phase": in one of two. */
function oneOfTwo(g: Grammar): void {
  g.rule("condition", "during {any:one-of-two-phases}", { kind: "either" }, { wording: "two-phases" });
  g.rule("one-of-two-phases", "{+:a-phase} or {+:a-phase}");
  // "your opponent's Main Phase or Battle Phase", "the Main or Battle Phase": whose it is is said once.
  for (const first of ["bare-phase", "half-phase"]) {
    const shared = { wording: first };
    g.rule("one-of-two-phases", `{*whose:phase-owner} {+:${first}} or {+:bare-phase}`, undefined, shared);
    g.rule("one-of-two-phases", `the {+:${first}} or {+:bare-phase}`, undefined, shared);
  }
  g.rule("bare-phase", "{phase:phase}", { kind: "phase" });
  g.rule("half-phase", "{phase:phase-without-phase}", { kind: "phase" });
  g.words("phase-without-phase", {
    Draw: "draw",
    Standby: "standby",
    Main: "main",
    Battle: "battle",
  });
  g.noted("bare-phase", "half-phase");
}

/** "During the Standby Phase of the next turn after this card was destroyed by battle", "your next End Phase after …" */
function after(g: Grammar): void {
  for (const [within, gone] of [
    ["turn-before", "gone-the-turn-before"],
    ["own-phase", "gone-since-own-phase"],
  ] as const) {
    g.rule(gone, "{event:own-gone}", { kind: "happened", within });
    g.noted(gone);
  }
  g.rule("joint-conditions", "{+:phase-time} of the next turn after {+:gone-the-turn-before}");
  g.rule("joint-conditions", "{+:phase-time} of the turn after {+:gone-the-turn-before}", undefined, {
    wording: "turn-after",
  });
  // The next one comes in the next turn: nothing is done in a turn before its Standby Phase but to draw.
  g.rule("joint-conditions", "{+:next-standby} after {+:gone-the-turn-before}");
  g.rule("joint-conditions", "{+:next-own-phase} after {+:gone-since-own-phase}");
  for (const before of ["if", "after"]) {
    const noted = { wording: before };
    g.rule("joint-conditions", `${before} {+:gone-the-turn-before}, {+:phase-time-next}`, undefined, noted);
    g.rule("joint-conditions", `${before} {+:gone-since-own-phase}, {+:next-own-phase}`, undefined, noted);
  }
  g.rule(
    "next-own-phase",
    "during your next {phase:phase}",
    { kind: "phase", whose: "you" },
    { wording: "next" },
  );
  g.rule(
    "next-standby",
    "during the next Standby Phase",
    { kind: "phase", phase: "standby" },
    { wording: "next" },
  );
  g.rule(
    "phase-time-next",
    "during the {phase:phase} of the next turn",
    { kind: "phase" },
    { wording: "next-turn" },
  );
  g.noted("next-own-phase", "next-standby", "phase-time-next");
  alike(g, "went-then", ["was", "is"]);
  g.rule("own-gone", "{subject:bearer} {...:went-then} {...:moved}", { event: "moved" });
  g.rule("event[past]", "this face-up card you controlled was {...:destroyed-there}", {
    event: "moved",
    subject: { ref: "this-card" },
    "from.names": ["field"],
    "from.faceUp": true,
    "from.of": "you",
  });
  // From where it went is said already.
  g.rule("destroyed-there", "destroyed[[ {...:by-whom}]]", { manner: ["destroyed"] });
  g.rule("destroyed-there", "destroyed[[ {...:by-whom}]] and sent to {to:place}", {
    manner: ["destroyed", "sent"],
  });
  g.rule("destroyed-there", "banished {...:by-whom}", { manner: ["banished"] });
  g.noted("own-gone");
}

/** "During the End Phase of the turn this card was Normal Summoned", "except the turn this card was flipped face-up" */
function sinceItCame(g: Grammar): void {
  g.rule("joint-conditions", "{+:phase-time} of {+:turn-of-coming}", undefined, { wording: "of-the-turn" });
  alike(g, "it-was-then", ["this card is", "this card was", "it is", "it was"]);
  g.rule("turn-of-coming", "the turn {...:it-was-then} {...:come-then}");
  g.rule("turn-of-coming", "the turn {...:it-was-then} {...:come-up}");
  g.rule("condition", "except the turn {...:it-was-then} {...:come-up}", { not: true });
  g.rule("come-then", "Summoned", { kind: "summoned-this-turn" });
  g.rule("come-then", "{ways:ways} Summoned", { kind: "summoned-this-turn" });
  g.rule("come-up", "{ways:ways} Summoned or flipped face-up", { kind: "came-up" });
  g.rule("come-up", "flipped face-up", { kind: "came-up", ways: ["flip"] }, { wording: "flipped" });
  const any = { kind: "came-up", ways: ["normal", "flip", "special"] };
  g.rule("come-up", "Summoned or flipped face-up", any, { wording: "any" });
  g.rule("come-up", "Normal Summoned, Special Summoned, or flipped face-up", any, { wording: "each" });
  g.rule("state", "this card was {...:come-up} this turn", {}, { wording: "this-turn" });
  g.noted("turn-of-coming");
  g.rule("not-the-turn-sent", "except[[ during]] the turn {...:it-was-then} sent {...:sent-and}", {
    kind: "not-the-turn-sent",
  });
  g.rule("condition", "{=:not-the-turn-sent}");
  g.noted("not-the-turn-sent");
}

/** "If this card is in the GY because it was destroyed on the field and sent there this turn" */
function went(g: Grammar): void {
  const because = "if this card is in the GY because it was";
  g.rule(
    "in-gy-because",
    `${because} {event:sent-there} {...:when-past}`,
    { kind: "happened" },
    { wording: "there" },
  );
  g.rule("condition", "{=:in-gy-because}");
  const sent = (...manner: string[]): Record<string, Constant> => ({
    event: "moved",
    manner,
    subject: { ref: "this-card" },
    to: { names: ["graveyard"] },
  });
  g.rule("sent-there", "sent there[[ from {from:place}]]", sent("sent"));
  g.rule("sent-there", "sent there {...:used-as}", sent("sent"));
  g.rule("sent-there", "discarded there", sent("discarded"));
  const gone = { event: "moved", subject: { ref: "this-card" }, to: { names: ["graveyard"] } };
  g.words("gone-by", { destroyed: ["destroyed", "sent"], Tributed: ["tributed", "sent"] });
  alike(g, "sent-and", ["there", "to the GY"]);
  for (const where of ["", " in {from:place[in]}", " on {from:place[on]}"])
    g.rule("sent-there", `{manner:gone-by}${where}[[ {...:by-whom}]] and sent {...:sent-and}`, gone, {
      rule: "sent-there: {manner:gone-by}, where, by what",
    });
  g.rule("sent-there", "{...:tributed} and sent there", sent("tributed", "sent"));
  g.rule(
    "condition",
    `${because} {event:sent-face-up} {...:when-past} while face-up`,
    { kind: "happened" },
    { wording: "there-face-up" },
  );
  g.rule("sent-face-up", "sent there from the {from.names:a-zone}", {
    ...sent("sent"),
    "from.faceUp": true,
  });
  // "… destroyed by your opponent's card effect this turn while it was Set on your field"
  g.rule(
    "condition",
    `${because} {event:destroyed-set} {...:when-past} while it was Set on your field`,
    { kind: "happened" },
    { wording: "there-set" },
  );
  g.rule("destroyed-set", "destroyed {...:by-whom}", {
    ...sent("destroyed"),
    from: { of: "you", names: ["field"] },
    subject: { ref: "this-card", traits: [{ trait: "set" }] },
  });
  g.noted("in-gy-because", "sent-there", "sent-face-up", "destroyed-set");
  g.rule(
    "condition",
    "if this card is banished, and was banished {...:when-past}",
    {
      kind: "happened",
      event: {
        event: "moved",
        manner: ["banished"],
        subject: { ref: "this-card" },
        to: { names: ["banished"] },
      },
    },
    { wording: "banished" },
  );
}
