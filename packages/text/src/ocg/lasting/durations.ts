import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Words for the same time: those of the feature T. All others stand for one time each. */
const SAME_TIMES = {
  "this-turn": ["this turn", "end-of-turn"],
  "rest-of-turn": ["for the rest of this turn", "end-of-turn"],
  "this-battle": ["this battle", "this-battle"],
  "battle-phase": ["during this Battle Phase", "end-of-battle-phase"],
  "that-battle": ["for that battle", "this-battle"],
} as const;

/** For a time, until a phase to come, or the end of a turn that may be this one. */
const TIMES = {
  "during your opponent's next turn": "opponents-next-turn",
  "for the rest of this Duel": "rest-of-duel",
  "during that damage calculation only": "damage-calculation",
  "until the end of your turn": "end-of-your-turn",
  "until the end of their second turn": "end-of-opponents-second-turn",
  "until the End Phase of the next turn": "end-phase-of-next-turn",
  "until your next Draw Phase": "start-of-next-turn",
  "until your next Standby Phase": "your-next-standby",
  "until your next End Phase": "your-next-end-phase",
  "until your opponent's next End Phase": "opponents-next-end-phase",
  "until the next Standby Phase": "next-standby",
  "while this card is face-up on the field": "while-source-face-up",
};

/** How long what is said of cards and players holds. */
export function durations(g: Grammar): void {
  times(g);
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

/** "For the rest of this turn", "until your next Standby Phase", "(until the end of this turn)" */
function times(g: Grammar): void {
  for (const [time, [words, until]] of Object.entries(SAME_TIMES)) g.rule(`time[${time}]`, words, until);
  g.words("duration", TIMES);
  g.rule("lasts", "{until:time[T]}", {}, { wording: "for-T" });
  g.rule("how-long", "{...:lasts}");
  g.rule("how-long", "{until:duration}");
  g.rule("until-after", "{...:how-long}");
  g.rule("until-after", ", {until:duration}", {}, { wording: "comma" });
  g.rule("until-after", ", {...:lasts}", {}, { wording: "comma-before" });
  g.rule("until-after", "({...:how-long})", {}, { wording: "brackets" });
  g.words("ban-phase", { "Battle Phase": "battle", "Main Phase": "main" });
  const turn = { until: "end-of-turn" };
  const phase = "during the {phase:ban-phase} of this turn";
  g.rule("statement", `{...:timed-ban} ${phase}`, turn, { wording: "phase-of-turn" });
  g.rule("front-statement", `${phase}[[ only]], {...:timed-ban}`, turn, { wording: "phase-of-turn-front" });
  // What is said of a card holds from the moment that the effect resolves.
  const during = "{what:ref[sg]} {...:pred[sg]} during the turn you activate this card";
  g.rule("statement", during, turn, { wording: "turn-of-card" });
  for (const ban of ["ban", "lasting-statement"])
    g.rule("statement", `{...:${ban}} {...:while-it-is-up}`, { until: "while-face-up" });
  g.rule(
    "step[F]",
    "<negate> {what:owner} effect {until:duration}",
    { verb: "negate-effects" },
    { wording: "owner-one" },
  );
  g.noted("lasts");
}
