import { alike } from "../../common/alike.ts";
import type { Constant, Grammar } from "../../grammar.ts";

/** Parts of the turn before ":", how often, and turns in which something was so. */
export function ocgTimes(g: Grammar): void {
  phases(g);
  howOften(g);
  oneOfTwo(g);
  after(g);
  sinceItCame(g);
  inGraveyardBecause(g);
}

/** A phase and whose it is: "your Standby Phase", "each Battle Phase", "either player's End Phase". */
function phases(g: Grammar): void {
  alike(g, "whosever", ["each", "each player's", "either player's", "any"], { kind: "phase" });
  for (const [category, phase] of [
    ["a-phase", "phase"],
    ["a-starting-phase", "starting-phase"],
    ["an-ending-phase", "ending-phase"],
    // In the others something is done once: what holds in a phase holds in these.
    ["a-long-phase", "long-phase"],
  ] as const) {
    const its = { kind: "phase" };
    const form = { rule: "a phase, and whose it is" };
    if (category !== "a-phase") {
      g.rule(category, `the {phase:${phase}}`, its, form);
      g.rule(category, `{whose:phase-owner} {phase:${phase}}`, its, form);
    }
    g.rule(category, `{...:whosever} {phase:${phase}}`, {}, form);
    g.noted(category);
  }
  g.words("long-phase", { "Main Phase": "main", "Battle Phase": "battle" });
  g.words("numbered-phase", { "Main Phase 1": "main1", "Main Phase 2": "main2" });
  g.rule("a-long-phase", "{whose?:phase-owner} {phase:numbered-phase}", { kind: "phase" });
  g.rule("phase-time", "during {phase:numbered-phase}", { kind: "phase" }, { wording: "numbered" });
  // Those at whose start and end something can be done.
  g.words("starting-phase", { "Draw Phase": "draw", "Main Phase 1": "main1" });
  g.rule("starting-phase", "{=:ending-phase}");
  g.words("ending-phase", { "Battle Phase": "battle", "Damage Step": "damage-step" });
  g.rule("condition", "at the start of {...:a-starting-phase}", { at: "start" });
  g.rule("condition", "at the end of {...:an-ending-phase}", { at: "end" });
  // "During each of your End Phases": whenever one comes.
  g.words("phases-of", {
    "Draw Phases": "draw",
    "Standby Phases": "standby",
    "Main Phases": "main",
    "Battle Phases": "battle",
    "End Phases": "end",
  });
  const eachOf = "each of {whose:phase-owner} {phase:phases-of}";
  g.rule("a-phase", eachOf, { kind: "phase" }, { wording: "each-of" });
  g.rule("condition", "except during {...:a-phase}", { not: true });
  g.rule("condition", "even during the {phase:phase}", { kind: "even-during" });
  const only = "during the Damage Step only";
  g.rule("condition", only, { kind: "phase", phase: "damage-step" }, { wording: "only" });
  for (const time of ["a-phase", "a-turn"]) g.rule("state", `it is {...:${time}}`, {}, { wording: "it-is" });
}

/** "Up to twice per turn", "once per opponent's turn", "once during each of your Standby Phases" */
function howOften(g: Grammar): void {
  g.words("so-many-times", { twice: 2, thrice: 3, "four times": 4, "five times": 5 });
  g.rule("condition", "<<|up to >>{times:so-many-times} per turn", { kind: "once-per-turn" });
  g.rule("joint-conditions", "{++:once-in-turn}");
  // Such a phase comes once in a turn.
  const once = { kind: "once-per-turn" };
  g.rule("once-per", "once per", once, { wording: "theirs" });
  g.rule("once-in", "once", once, { wording: "in-phase" });
  g.rule("once-there", "once,", { kind: "once-per-stay" }, { wording: "there" });
  g.rule("once-in-turn", "{+:once-per} {+:turn-once}");
  g.rule("once-in-turn", "{+:once-in} {+:phase-time}");
  g.rule("once-in-turn", "{+:once-there} {+:while}");
  g.rule("turn-once", "{whose:turn-owner} turn", { kind: "turn" }, { wording: "once" });
  g.words("turn-owner", { "opponent's": "opponent", your: "you" });
  g.noted("once-per", "turn-once", "once-there", "once-in");
  g.rule("condition", "once {...:while-up}", { kind: "once-per-stay" });
  g.rule("while-up", "{...:while-it-is-up}");
  g.rule("while-up", "while this card is face-up on the field", {}, { wording: "this-up" });
  const up = ["on the field", "in the Monster Zone"];
  alike(
    g,
    "while-it-is-up",
    ["face-up", "it is face-up"].flatMap((it) => up.map((where) => `while ${it} ${where}`)),
  );
}

/** "During the Main or Battle Phase", "during your Main Phase or your opponent's Battle Phase": in one of two. */
function oneOfTwo(g: Grammar): void {
  g.rule("condition", "during {any:one-of-two-phases}", { kind: "either" }, { wording: "two-phases" });
  g.rule("one-of-two-phases", "{+:a-phase} or {+:a-phase}");
  // "your opponent's Main Phase or Battle Phase", "the Main or Battle Phase": whose it is is said once.
  g.rule("one-of-two-phases", "{*whose:phase-owner} {++:two-phases}");
  g.rule("one-of-two-phases", "the {++:two-phases}");
  g.rule("two-phases", "{+:short-phase} or {+:bare-phase}");
  g.rule("bare-phase", "{phase:phase}", { kind: "phase" }, { wording: "bare" });
  g.rule("short-phase", "{phase:phase-without-phase}", { kind: "phase" }, { wording: "short" });
  g.rule("short-phase", "{=:bare-phase}");
  g.words("phase-without-phase", { Draw: "draw", Standby: "standby", Main: "main", Battle: "battle" });
  g.noted("bare-phase", "short-phase");
}

/** "During the Standby Phase of the next turn after this card was destroyed by battle", "your next End Phase after …" */
function after(g: Grammar): void {
  for (const [within, gone, next] of [
    ["turn-before", "gone-the-turn-before", "phase-time-next"],
    ["own-phase", "gone-since-own-phase", "next-own-phase"],
  ] as const) {
    g.rule(gone, "{event:own-gone}", { kind: "happened", within }, { wording: gone, rule: "what went when" });
    const goneThen = `<<if|after>> {+:${gone}}, {+:${next}}`;
    g.rule("joint-conditions", goneThen, undefined, { rule: "joint-conditions: gone, then" });
    g.noted(gone);
  }
  g.rule("joint-conditions", "{+:phase-time} of the<< next|>> turn after {+:gone-the-turn-before}");
  // The next one comes in the next turn: nothing is done in a turn before its Standby Phase but to draw.
  g.rule("joint-conditions", "{+:next-standby} after {+:gone-the-turn-before}");
  g.rule("joint-conditions", "{+:next-own-phase} after {+:gone-since-own-phase}");
  const phase = { kind: "phase" };
  g.rule("next-own-phase", "during your next {phase:phase}", { ...phase, whose: "you" }, { wording: "next" });
  const nextStandby = "during the next Standby Phase";
  g.rule("next-standby", nextStandby, { ...phase, phase: "standby" }, { wording: "next" });
  g.rule("phase-time-next", "during the {phase:phase} of the next turn", phase, { wording: "next-turn" });
  g.noted("next-own-phase", "next-standby", "phase-time-next", "own-gone");
  g.rule("own-gone", "{subject:bearer} <<was|is>> {...:moved}", { event: "moved" });
  const own = { event: "moved", subject: { ref: "this-card" } };
  g.rule("own-gone", "this card was {...:itself-gone}", own, { wording: "own" });
  // From where it went is said already.
  const field = { ...own, "from.of": "you", "from.names": ["field"] };
  for (const gone of ["own-gone", "event[past]"]) {
    const rule = "own-gone: from its own field";
    g.rule(gone, "this card you controlled was {...:destroyed-there}", field, { wording: "mine", rule });
    const faceUp = "this face-up card you controlled was {...:destroyed-there}";
    g.rule(gone, faceUp, { ...field, "from.faceUp": true }, { rule });
  }
  g.rule("destroyed-there", "destroyed[[ {...:by-whom}]]", { manner: ["destroyed"] });
  g.rule("destroyed-there", "{manner:gone-by}[[ {...:by-whom}]] and sent to {to:place}");
  g.rule("destroyed-there", "{manner:gone-word}[[ {...:by-whom}]]");
}

/** "During the End Phase of the turn this card was Normal Summoned", "except the turn this card was flipped face-up" */
function sinceItCame(g: Grammar): void {
  g.rule("joint-conditions", "{+:phase-time} of {+:turn-of-coming}", undefined, { wording: "of-the-turn" });
  const turn = "the turn <<this card is|this card was|it is|it was>>";
  for (const come of ["come-then", "come-up"])
    g.rule("turn-of-coming", `${turn} {...:${come}}`, {}, { rule: "turn-of-coming: in which it came" });
  g.rule("condition", `except ${turn} {...:come-up}`, { not: true });
  g.rule("come-then", "[[{ways:ways} ]]Summoned", { kind: "summoned-this-turn" });
  const up = { kind: "came-up" };
  g.rule("come-up", "{ways:ways} Summoned or flipped face-up", up);
  g.rule("come-up", "flipped face-up", { ...up, ways: ["flip"] }, { wording: "flipped" });
  const any = { ...up, ways: ["normal", "flip", "special"] };
  const comeUpAny = "<<Summoned|Normal Summoned, Special Summoned,>> or flipped face-up";
  g.rule("come-up", comeUpAny, any, { wording: "any" });
  g.rule("state", "this card was {...:come-up} this turn", {}, { wording: "this-turn" });
  const notTheTurnSent = `except[[ during]] ${turn} sent <<there|to the GY>>`;
  g.rule("not-the-turn-sent", notTheTurnSent, { kind: "not-the-turn-sent" });
  g.rule("condition", "{=:not-the-turn-sent}");
  g.noted("turn-of-coming", "not-the-turn-sent");
}

/** "If this card is in the GY because it was destroyed on the field and sent there this turn" */
function inGraveyardBecause(g: Grammar): void {
  const because = "if this card is in the GY because it was";
  const happened = { kind: "happened" };
  const gone = { event: "moved", subject: { ref: "this-card" }, to: { names: ["graveyard"] } };
  const rule = (words: string, fields: Readonly<Record<string, Constant>> = {}) =>
    g.rule("sent-there", words, { ...gone, ...fields });
  g.rule("in-gy-because", `${because} {event:sent-there} {...:when-past}`, happened, { wording: "there" });
  g.rule("condition", "{=:in-gy-because}");
  rule("{...:sent-so} there[[ from {from:place}]]");
  rule("sent there {...:used-as}", { manner: ["sent"] });
  rule("sent there to activate {toActivate:paid-for}", { manner: ["sent"] });
  const sent = "[[ {...:by-whom}]] and sent <<there|to the GY>>";
  for (const where of ["", " in {from:place[in]}", " on {from:place[on]}"])
    g.rule("sent-there", `{manner:gone-by}${where}${sent}`, gone, {
      rule: "sent-there: what became of it where",
    });
  rule("{...:tributed} and sent there", { manner: ["tributed", "sent"] });
  const up = `${because} {event:sent-face-up} {...:when-past} while face-up`;
  g.rule("condition", up, happened, { wording: "there-face-up" });
  const faceUp = { ...gone, manner: ["sent"], "from.faceUp": true };
  g.rule("sent-face-up", "sent there from the {from.names:a-zone}", faceUp);
  // "… destroyed by your opponent's card effect this turn while it was Set on your field"
  const set = `${because} {event:destroyed-set} {...:when-past} while it was Set on your field`;
  g.rule("condition", set, happened, { wording: "there-set" });
  g.rule("destroyed-set", "destroyed {...:by-whom}", {
    ...gone,
    manner: ["destroyed"],
    from: { of: "you", names: ["field"] },
    subject: { ref: "this-card", traits: [{ trait: "set" }] },
  });
  g.noted("in-gy-because", "sent-there", "sent-face-up", "destroyed-set");
  const banished = { ...gone, manner: ["banished"], to: { names: ["banished"] } };
  const banishedThen = "if this card is banished, and was banished {...:when-past}";
  g.rule("condition", banishedThen, { ...happened, event: banished }, { wording: "banished" });
}
