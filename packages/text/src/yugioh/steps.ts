import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/**
 * What players are told to do in the texts of both Yu-Gi-Oh! games.
 * `lasting` and `lasting-statement` leave something behind and can say for how long.
 */
export function yugiohSteps(g: Grammar): void {
  g.rule("cost-step[F]", "<target> {what:obj}", { verb: "target" });
  g.rule("cost-step[F]", "<target> {what:obj} (if possible)", { verb: "target", ifPossible: true });
  doing(g);
  summoning(g);
  points(g);
  lasting(g);
  later(g);
}

function doing(g: Grammar): void {
  // There is no other place for what is discarded.
  g.rule("step[F]", "<discard> {what:obj} to the GY", { verb: "discard" }, { wording: "to-gy" });
  g.rule("simple-step[F]", "<banish> {what:obj}", { verb: "banish" });
  g.rule("simple-step[F]", "<Tribute> {what:obj}", { verb: "tribute" });
  g.rule("simple-step[F]", "<detach> 1 material from {from:obj}", { verb: "detach", count: 1 });
  g.rule("simple-step[F]", "<detach> {count:int2} materials from {from:obj}", { verb: "detach" });
  g.rule("simple-step[F]", "<detach> all materials from {from:obj}", { verb: "detach", count: "all" });
  for (const [from, noted] of [
    ["obj", {}],
    ["those-by", { wording: "all" }],
  ] as const)
    g.rule("step[F]", `<detach> {...:left-open} materials from {from:${from}}`, { verb: "detach" }, noted);
  // How many it is, its player says.
  g.rule("left-open", "any number of", { count: "any" });
  g.rule("left-open", "up to {count:int2}", { upTo: true });
  g.rule("left-open", "{count:int2} or more", { orMore: true });
  g.rule("left-open", "{count:int2} to {most:int2}");
  g.rule("left-open", "{count:one-of-numbers}");
  several(g, "one-of-numbers", "int", "or");
  g.rule("step[F]", "<change> the battle position of {what:obj}", { verb: "change-position", to: "other" });
  g.rule("face-up", "face-up", { faceUp: true });
  g.rule("step[F]", "<end> the Battle Phase", { verb: "end-battle-phase" });
}

function summoning(g: Grammar): void {
  g.rule(
    "token[N]",
    "{token.name:token-name[N]} ({token.type:type}/[[{token.tuner:tuner-token}/]]{token.attribute:attribute}/Level {token.level:int}/ATK {token.atk:int}/DEF {token.def:int})",
  );
  g.words("tuner-token", { Tuner: true });
  g.rule(
    "token[N]",
    "{token.name:token-name[N]} ({token.type:type}/{token.attribute:attribute}/Level {token.level:int}/ATK ?/DEF ?)",
  );
}

/** Damage and Life Points. */
function points(g: Grammar): void {
  g.rule("step[F]", "{=:plain-step[F]}");
  g.noted("plain-step");
  g.rule("plain-step[F]", "<inflict> {amount:int} damage to your opponent", {
    verb: "damage",
    player: "opponent",
  });
  g.rule("plain-step[F]", "<gain> {amount:int} LP", { verb: "gain-lp", player: "you" });
  g.rule("simple-step[F]", "{...:paying[F]}", { verb: "pay-lp" });
  g.rule("paying[F]", "<pay> {amount:int} LP");
  g.rule("simple-step[F]", "<pay> half your LP", { verb: "pay-half-lp" });
}

function lasting(g: Grammar): void {
  g.words("duration", {
    "until the end of this turn": "end-of-turn",
    "until the End Phase": "end-phase",
    "until the end of your opponent's turn": "end-of-opponents-turn",
    "until the end of the Damage Step": "this-battle",
    "until the end of the Battle Phase": "end-of-battle-phase",
    "until the end of your opponent's next turn": "end-of-opponents-next-turn",
    "until the end of your next turn": "end-of-next-turn",
    "until the end of the next turn": "end-of-following-turn",
  });
  g.rule("step[F]", "{...:lasting[F]}");
  g.rule("statement", "{...:lasting-statement}");

  g.rule("step[F]", "<negate> {what:activation}", { verb: "negate-activation" });
  g.rule("step[F]", "<negate> the Summon", { verb: "negate-summon" });
  g.rule("step[F]", "<negate> {what:answered-effect}", { verb: "negate-effect" });
  g.rule("answered-effect", "<<that|the|its>> effect", { ref: "answered-card" });
  g.noted("answered-effect");
  g.rule("step[F]", "<negate> the Summon or activation", {
    verb: "negate-activation",
    summon: true,
    what: { ref: "answered-card" },
  });
  g.rule(
    "statement",
    "that activation is negated",
    { verb: "negate-activation", what: { ref: "answered-card" } },
    { wording: "passive" },
  );
  g.rule("activation", "<<the|that>>[[ {noun:card-noun[sg]}]] activation", { ref: "answered-card" });
  g.rule(
    "activation",
    "the activation of your opponent's card or effect",
    { ref: "answered-card" },
    { wording: "theirs" },
  );
  g.noted("activation");
  g.rule("lasting[F]", "<negate> the effects of {what:obj}", { verb: "negate-effects" });
  g.rule("lasting[F]", "<negate> {what:owner} effects", { verb: "negate-effects" }, { wording: "owner" });
  g.rule(
    "lasting-statement",
    "{what:owner} effects are negated",
    { verb: "negate-effects" },
    { wording: "passive" },
  );

  g.rule(
    "lasting-statement",
    "{what:subj[sg]} has its effects negated",
    { verb: "negate-effects" },
    { wording: "has" },
  );
  g.rule(
    "lasting-statement",
    "{what:subj[pl]} have their effects negated",
    { verb: "negate-effects" },
    {
      wording: "have",
    },
  );
  g.words("change[sg]", { gains: "gain", loses: "lose" });
  g.words("change[pl]", { gain: "gain", lose: "lose" });
  g.rule("exactly", "exactly", { exactly: true });
  g.rule("stats", "{stat:battle-stat}");
  g.rule("stats", "ATK/DEF", { stat: "atk", also: "def" });
  g.rule("those-by", "{...:these[pl]}", { quantity: { kind: "all" } });
  g.rule("those-by", "{traits:named}", { quantity: { kind: "all" }, noun: "card", where: [] });
  g.noted("those-by");
  // "all other Trap effects on the field"
  g.rule("lasting[F]", "<negate> {what:effects-of}", { verb: "negate-effects" });
  g.rule(
    "effects-of",
    "{quantity:quantity[pl]} {traits*:pre} {noun:effect-noun} effects {where*:post}",
    {},
    { wording: "noun" },
  );
  g.rule(
    "effects-of",
    "{quantity:quantity[pl]} Equip Card effects {where:post}",
    { traits: [], noun: "equip-card" },
    { wording: "equip" },
  );
  g.noted("effects-of");
}

function later(g: Grammar): void {
  phasesAhead(g);
  const later = { verb: "later" };
  g.rule("step[F]", "{then:done-then[F]} {when:when-due}", later);
  g.rule("done-then[F]", "{=:one-clause[F]}");
  g.rule("done-then[F]", "{+:plain-clause[F]}");
  g.rule("plain-clause[F]", "{step:plain-step[F]}");
  g.noted("plain-clause");
  // "During your End Phase, destroy …" alone is when the effect itself is used.
  g.rule("step[bare]", "during {when:phase-after}, {then:done-then[bare]}", later, { wording: "front" });
  g.rule("step[bare]", "during {when:phase-after}, {then:may-clause}", later, { wording: "front" });
  g.rule("may-clause", "{+:may-step}");
  g.rule("may-step", "you can {step:step[bare]}", { optional: true });
  g.noted("may-step");
  g.rule("statement", "{then:passive-clauses} {when:when-due}", later, { wording: "passive" });
  g.rule("when-due", "during {=:phase-ahead}");
  // In the End Step of the Battle Phase.
  g.rule("when-due", "at the end of {=:battle-ahead}");
  g.rule("battle-ahead", "the Battle Phase", { at: "battle", end: true });
  g.noted("battle-ahead");
  g.rule("passive-clauses", "{+:passive-clause}");
  g.rule("passive-clause", "{step:passive-step}");
  g.rule("passive-step", "{what:subj[N]} <is/are> {...:doing[past]}", {}, { wording: "passive" });
  g.rule(
    "passive-step",
    "{what:subj[N]} <is/are> {...:moving[V,past]} {...:going[V]}",
    {},
    { wording: "passive" },
  );
  g.rule(
    "passive-step",
    "{what:subj[N]} <returns/return> to {to:place[in]}",
    { verb: "move", manner: "return" },
    { wording: "passive-returns" },
  );
  g.noted("passive-clause", "passive-step");
  g.words("turn-count", { "2nd": 2, "3rd": 3 });
  g.rule("one-clause[F]", "{+:bare-clause[F]}");
  g.rule("bare-clause[F]", "{step:simple-step[F]}");
  for (const [words, to] of [
    ["<banish> {what:obj}", "banished"],
    ["<place> {what:obj} on the bottom of the Deck", "deck-bottom"],
  ] as const)
    for (const they of ["it leaves", "they leave"])
      g.rule(
        "step[F]",
        `${words} when ${they} the field`,
        { verb: "bind-leaving", to: { names: [to] } },
        they === "it leaves" ? {} : { wording: "they" },
      );
  for (const [n, is, leaving] of [
    ["sg", "is", "it leaves"],
    ["pl", "are", "they leave"],
  ] as const)
    g.rule(
      "statement",
      `{what:subj[${n}]} ${is} banished when ${leaving} the field`,
      { verb: "bind-leaving", to: { names: ["banished"] } },
      { wording: "is-bound" },
    );
  g.noted("bare-clause");
}

/** Phases to come; `phase-after`: those of which the words say that the present one is not meant, or the turn. */
function phasesAhead(g: Grammar): void {
  g.rule("phase-ahead", "{=:phase-after}");
  g.rule("whose-phase", "the", {});
  g.rule("whose-phase", "{whose:whose-turn}");
  g.words("whose-turn", { your: "you", "your opponent's": "opponent" });
  g.rule("phase-ahead", "{=:phase-plain}");
  g.rule("phase-plain", "{...:whose-phase} {at:phase}");
  g.rule("phase-ahead", "{whose:whose-turn} {nth:turn-count} {at:phase}");
  g.rule("phase-after", "the {at:phase} of this turn", {}, { wording: "this-turn" });
  g.rule("phase-after", "{...:whose-phase} next {at:phase}", { next: true });
  g.rule("phase-after", "the {at:phase} of the next turn", { nextTurn: true });
  g.rule("phase-after", "the {at:phase} of {whose:whose-turn} next turn", { turn: 1 });
  g.rule("phase-after", "the {at:phase} of {whose:whose-turn} {turn:turn-count} turn");
  g.noted("phase-ahead", "phase-after");
}
