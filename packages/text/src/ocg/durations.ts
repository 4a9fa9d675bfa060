import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";
import { lastingTogether } from "../yugioh/clauses.ts";

/** How long, where no other game says it so; all of them may be said before what holds, or after it: the words of the feature T. */
const TIMES = [
  ["this turn", "end-of-turn", "this-turn"],
  ["for the rest of this turn", "end-of-turn", "rest-of-turn"],
  ["during your opponent's next turn", "opponents-next-turn", "next-of-theirs"],
  ["for the rest of this Duel", "rest-of-duel", "rest-of-duel"],
  ["this battle", "this-battle", "this-battle"],
  ["for that battle", "this-battle", "that-battle"],
  ["during this Battle Phase", "end-of-battle-phase", "this-battle-phase"],
] as const;

/** Until a phase to come, or the end of a turn that may be this one. */
const UNTIL = {
  "until the end of your turn": "end-of-your-turn",
  "until the End Phase of the next turn": "end-phase-of-next-turn",
  "until your next Draw Phase": "start-of-next-turn",
  "until your next Standby Phase": "your-next-standby",
  "until your next End Phase": "your-next-end-phase",
  "until your opponent's next End Phase": "opponents-next-end-phase",
  "until the next Standby Phase": "next-standby",
  "while this card is face-up on the field": "while-source-face-up",
};

/** How long what is said of cards and players holds. */
export function ocgDurations(g: Grammar): void {
  times(g);
  brackets(g);
  remaining(g);
}

/** "This ATK change lasts until …", "(These effects remain even if this card leaves the field.)" */
function remaining(g: Grammar): void {
  for (const [does, wording] of [
    ["<lasts/last>", "lasts"],
    ["<applies/apply>", "applies"],
  ] as const)
    g.rule("remark", `{...:what-lasts[N]} ${does} {lasts:duration}.`, {}, { wording });
  // It does so anyway; or also where the monster is kept from it by then.
  for (const [does, wording] of [
    ["<remains/remain>", "remains"],
    ["<applies/apply>", "applies"],
  ] as const) {
    g.rule("remark", `({...:what-lasts[N]} ${does} {...:even-unaffected}.)`, {}, { wording });
    g.rule(
      "no-effect",
      `({...:what-lasts[N]} ${does} {...:even-if}.)`,
      { sentence: "no-effect" },
      { wording },
    );
  }
  alike(g, "what-lasts[pl]", ["These changes", "These effects"]);
  g.rule("what-lasts[sg]", "{...:this-or-the} {...:stat-name} {...:change-name}");
  alike(g, "what-lasts[sg]", ["This effect", "This"]);
  alike(g, "this-or-the", ["This", "The"]);
  alike(g, "stat-name", ["ATK", "DEF", "ATK/DEF", "Level"]);
  alike(g, "change-name", ["change", "increase", "decrease", "gain", "loss"]);
  alike(g, "even-if", ["even if this card leaves the field", "even if this card is no longer equipped"]);
  const outlasts = { outlasts: true };
  for (const [clause, step] of [
    ["first-clause", "step[bare]"],
    ["first-clause", "statement"],
    ["imperative", "step[bare]"],
    ["lasting-clause", "lasting-step"],
    ["front-clause", "front-statement"],
  ] as const) {
    g.rule(clause, `{step:${step}} ({...:even-if})`, outlasts, { rule: "a clause ({...:even-if})" });
    g.rule(clause, `{step:${step}} ({...:even-unaffected})`, {}, { rule: "a clause ({outlasts})" });
  }
  const unaffected = "this card leaves the field or the monster becomes unaffected by card effects";
  alike(g, "even-unaffected", [`even if ${unaffected}`, `even after ${unaffected}`], {
    outlasts: "unaffected",
  });
}

/** "For the rest of this turn", "until your next Standby Phase": before what holds, after it, within it. */
function times(g: Grammar): void {
  for (const [words, until, wording] of TIMES) g.rule(`time[${wording}]`, words, until);
  g.rule("lasts", "{until:time[T]}", {}, { wording: "for-T" });
  lastingTogether(g, "time[T]", "front-T");
  g.rule("how-long", "{...:lasts}");
  g.rule("how-long", "{until:duration}");
  g.words("duration", UNTIL);
  bannedTogether(g);
  g.rule("statement", "{...:lasting-statement} {...:lasts}");
  g.rule("front-statement", "{...:lasts}[[,]] {...:lasting-statement}", {}, { wording: "lasts-front" });
  // "For the rest of this turn, negate its effects", "negate its effects for the rest of this turn"
  g.rule("front-statement", "{...:lasts}[[,]] {...:lasting[bare]}", {}, { wording: "lasts-front" });
  g.rule("step[F]", "{...:lasting[F]} {...:lasts}", {}, { wording: "lasts-after" });
  // "For the rest of this turn, A, also Special Summon …": what does not last has no time.
  for (const more of ["", " {++:links}"]) g.rule("resolution", `{+:front-clause} {+:also-done}${more}`);
  for (const step of ["simple-step", "excavating"])
    g.rule("also-done", `{...:joint[also]} {step:${step}[bare]}`);
  // "For the rest of this turn, A, also for the rest of this Duel, B"
  g.rule("also-done", "{...:joint[also]} {step:front-statement}");
  g.noted("also-done");
  g.rule("lasting-step", "{...:timed-ban}", {}, { wording: "ban" });
  g.rule("statement", "{...:timed-ban}[[,]] {...:how-long}", {}, { wording: "lasts-after" });
  g.rule("front-statement", "{...:how-long}[[,]] {...:timed-ban}", {}, { wording: "lasts-front" });
  // "You cannot Special Summon for the rest of this turn, except Dragon monsters."
  for (const [ban, but] of [
    ["summon-ban", "but-summon"],
    ["attack-ban", "but-attack"],
    ["use-ban", "but-use"],
  ] as const)
    g.rule("statement", `{...:${ban}} {...:how-long}, except {...:${but}}`, {}, { wording: "but" });
  g.rule(
    "statement",
    "{what:subj[N]} {...:pred[N]} {...:how-long}, except {except:but-who}",
    {},
    { wording: "but" },
  );
  g.rule("but-who", "{=:left-out}");
  g.rule("but-who", "{=:ref[sg]}");
  g.words("ban-phase", { "Battle Phase": "battle", "Main Phase": "main" });
  g.rule(
    "statement",
    "{...:timed-ban} during the {phase:ban-phase} of this turn",
    { until: "end-of-turn" },
    { wording: "phase-of-turn" },
  );
  g.rule(
    "front-statement",
    "during the {phase:ban-phase} of this turn[[ only]], {...:timed-ban}",
    { until: "end-of-turn" },
    { wording: "phase-of-turn-front" },
  );
  g.noted("lasts");
}

/** "It cannot change its battle position or declare an attack until …": two bans, how long said once after them. */
function bannedTogether(g: Grammar): void {
  const together = "{+:banned-then}[[,]] {*step.until:duration}";
  g.rule("two-bans", `{+:banned-first} or ${together}`, undefined, { wording: "banned-two" });
  g.rule("two-bans-but", `{+:banned-but} or ${together}`, undefined, { wording: "banned-two" });
  g.rule("two-bans-but", "{+:banned-but} or {+:banned-then} {*step.until:time[T]}", undefined, {
    wording: "banned-T",
  });
  // What comes after them has a time of its own.
  for (const more of ["", " {++:links}"]) {
    g.rule("resolution", `{++:two-bans}${more}`);
    g.rule("links", `, but {++:two-bans-but}${more}`);
  }
  g.rule("banned-but", "{step:banned}", { join: "but" }, { wording: "together" });
  g.rule("banned-first", "{step:banned}");
  g.rule("banned", "{what:subj[N]} {...:pred[N]}", {}, { wording: "together" });
  g.rule("banned-then", "{step:or-banned-then}", { join: "and" }, { wording: "together" });
  g.noted("banned-first", "banned-but", "banned", "banned-then");
}

/** How long, in brackets: "negate its effects (until the end of this turn)" */
function brackets(g: Grammar): void {
  g.rule("statement", "{...:lasting-statement} ({until:duration})", {}, { wording: "brackets" });
  g.rule("step[F]", "{...:lasting[F]} ({until:duration})", {}, { wording: "brackets" });
  g.rule("statement", "{...:ban} {...:while-it-is-up}", { until: "while-face-up" });
  // What is said of a card holds from the moment that the effect resolves.
  g.rule(
    "statement",
    "{what:ref[sg]} {...:pred[sg]} during the turn you activate this card",
    { until: "end-of-turn" },
    { wording: "turn-of-card" },
  );
  g.rule(
    "step[F]",
    "<negate> {what:owner} effect {until:duration}",
    { verb: "negate-effects" },
    { wording: "owner-one" },
  );
}
