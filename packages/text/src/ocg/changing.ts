import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** What makes values and other marks of cards others than they were, for a time. */
export function ocgChanging(g: Grammar): void {
  changing(g);
  switching(g);
  negated(g);
  elliptic(g);
}

function changing(g: Grammar): void {
  const change = { verb: "change-stat" };
  // "All monsters on the field lose 600 ATK, except “A” monsters."
  g.rule(
    "lasting-statement",
    "{what:subj[pl]} {change:change[pl]} {value:int} {...:stats}{besides:but-these}",
    change,
    { wording: "but" },
  );
  g.rule("but-these", "{++:but-linked}");
  g.rule("but-these", "{+:trait-except}");
  g.rule("stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and" });
  g.rule(
    "step[F]",
    "<change> {what:owner} battle position",
    { verb: "change-position", to: "other" },
    { wording: "owner" },
  );
  const turn = { verb: "change-position" };
  g.rule(
    "step[F]",
    "<change> the battle positions of {what:obj}",
    { ...turn, to: "other" },
    { wording: "pl" },
  );
  g.rule(
    "step[F]",
    "<flip> {what:obj} face-up",
    { ...turn, to: "defense", faceUp: true },
    { wording: "flip" },
  );
  g.rule(
    "step[F]",
    "<change> their battle positions",
    { ...turn, to: "other", "what.ref": "them" },
    { wording: "their" },
  );
  g.rule(
    "statement",
    "{what:subj[N]} <is/are> {...:moving[turn,past]} {...:going[turn]}",
    {},
    { wording: "passive" },
  );
  g.rule("statement", `{...:lasting-statement}, {until:duration}`, {}, { wording: "comma" });
  g.rule("step[F]", `{...:lasting[F]}, {until:duration}`, {}, { wording: "comma" });
  for (const [word, words, how] of [
    ["increase", "owner-inc", "gain"],
    ["reduce", "owner-red", "lose"],
    ["decrease", "owner-dec", "lose"],
  ] as const) {
    const stats = { ...change, change: how };
    g.rule("lasting-statement", `{what:subj[sg]} ${word}s its {...:stats} by {value:int}`, stats, {
      wording: `${words}-own`,
    });
    g.rule(
      "elliptic-change",
      `${word}s its {...:stats} by {value:int}`,
      { ...stats, "what.ref": "same-subject" },
      { wording: words },
    );
  }
  for (const [what, wording] of [
    ["{what:owner} {stat:level-word}", "max"],
    ["the {stat:level-word} of {what:obj}", "max-of"],
  ] as const)
    for (const value of ["int", "number"])
      for (const [verb, how, limit] of [
        ["increase", "gain", "max"],
        ["reduce", "lose", "min"],
      ] as const)
        g.rule(
          "lasting[F]",
          `<${verb}> ${what} by {value:${value}} (${limit}. {${limit}:int})`,
          { ...change, change: how },
          { wording },
        );
}

/** "The effects of face-up LIGHT monsters are negated": as "negate" says it. */
function negated(g: Grammar): void {
  const negates = { verb: "negate-effects" };
  g.rule("lasting-statement", "<<the effects|effects>> of {what:negated-ones} are negated", negates, {
    wording: "the-of",
  });
  g.rule("lasting-statement", "the effects of {what:ref[N]} are negated", negates, { wording: "the-of-it" });
  // "…, as well as the activated effects and effects on the field of monsters with the same original name"
  g.words("named-alike", { monsters: "monster", cards: "card" });
  const alike =
    ", as well as the activated effects and effects on the field of {sameName:named-alike} with the same original name";
  for (const [words, category, wording] of [
    ["{what:owner} effects are negated", "lasting-statement", "alike"],
    ["the effects of {what:ref[sg]} are negated", "lasting-statement", "alike-of"],
    ["<negate> {what:owner} effects", "lasting[F]", "alike-owner"],
  ] as const)
    g.rule(category, `${words}${alike}`, negates, { wording });
  g.rule("lasting-statement", "all effects of {what:negated-whenever} are negated", negates, {
    wording: "all-of",
  });
  // Whichever are so at the time.
  g.rule("negated-whenever", "{...:these[pl]}", { quantity: { kind: "every" } });
  // As long as they lie there, which is as long as a continuous effect is about them.
  g.rule("negates-there", "negate the effects of {what:negated-ones} while they are face-up on the field", {
    ...negates,
    until: "while-face-up",
  });
  g.rule(
    "negates-there",
    "negate the effects of {what:negated-ones} while they are face-up on the field (but their effects can still be activated)",
    { ...negates, until: "while-face-up" },
    { wording: "still" },
  );
  g.rule(
    "negates-there",
    "negate the effects of {what:they-control-such} while your opponent controls them",
    { ...negates, until: "while-face-up" },
    { wording: "theirs" },
  );
  g.rule("only-face", "{+:trait-face}");
  g.rule("they-control-such", "{...:cards-so[pl]}", {
    quantity: { kind: "all" },
    where: [{ trait: "controlled", by: "opponent" }],
  });
  g.rule(
    "negates-there",
    "negate the effects of {what.traits:only-face} {what.noun:noun[pl]} {what.where:post}",
    { ...negates, until: "while-face-up", "what.quantity": { kind: "all" } },
    { wording: "face" },
  );
  g.rule("there-negated", "{+:there-negated-clause}");
  g.rule("there-negated-clause", "{step:negates-there}");
  g.rule(
    "effect",
    "{resolution:there-negated}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-there-negated" },
  );
  g.noted("negates-there", "there-negated-clause");
  const every = { quantity: { kind: "all" } };
  g.rule("negated-ones", "all {...:these[pl]}", every, { wording: "all" });
  g.rule("negated-ones", "{...:these[pl]}", every);
  // "Negate the effects of face-up monsters your opponent currently controls": of all that are there now.
  g.rule("lasting[F]", "<negate> the effects of {what:there-now}", negates, { wording: "there-now" });
  g.rule("there-now", "{...:of-such[pl]} {where:now-controlled}", every);
  g.rule("now-controlled", "{+:trait-controlled-now}[[ {+:trait-with}]]");
  g.rule("trait-controlled-now", "your opponent currently controls", {
    trait: "controlled",
    current: true,
    by: "opponent",
  });
  g.noted("negated-ones", "there-now", "they-control-such");
}

/** "Switch the original ATK and DEF of this card" */
function switching(g: Grammar): void {
  for (const [stats, slash] of [
    ["ATK and DEF", ""],
    ["ATK/DEF", "-slash"],
  ] as const)
    for (const [now, fields, which] of [
      ["original ", {}, "original"],
      ["", { current: true }, "present"],
    ] as const) {
      const swap = { verb: "swap-stats", ...fields };
      const wording = `${which}${slash}`;
      g.rule("lasting[F]", `<switch> {what:owner} ${now}${stats}`, swap, { wording });
      g.rule("lasting[F]", `<switch> the ${now}${stats} of {what:obj}`, swap, { wording: `${wording}-of` });
    }
}

/** "It gains 400 ATK and loses 200 DEF": the subject is not said again. */
function elliptic(g: Grammar): void {
  g.rule("link", "{...:joint[and]} {step:elliptic-change}", {}, { wording: "elliptic" });
  // "increase its Level by 1 and its ATK by 500"
  g.rule("link", "{...:joint[and]} {step:elliptic-raise}", {}, { wording: "raise" });
  for (const [its, wording] of [
    ["", ""],
    ["its ", "its"],
  ] as const)
    g.rule(
      "elliptic-raise",
      `${its}{...:stats} by {value:int}`,
      { verb: "change-stat", change: "gain", "what.ref": "same-subject" },
      wording === "" ? {} : { wording },
    );
  // "…, until the end of this turn": of both
  g.rule("resolution", "{+:lasting-clause} {+:raised}, {*step.until:duration}", undefined, {
    wording: "raised",
  });
  g.rule("raised", "and {step:elliptic-raise}", { join: "and" }, { wording: "raise" });
  g.noted("elliptic-change", "elliptic-raise", "raised");
}
