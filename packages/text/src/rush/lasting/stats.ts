import type { Grammar } from "../../grammar.ts";

/** ATK, DEF, and Level: "gains 500 ATK", "increase its Level by 2", "its original ATK becomes 0". */
export function rushStats(g: Grammar): void {
  g.words("change[sg]", { gains: "gain", loses: "lose" });
  g.words("change[pl]", { gain: "gain", lose: "lose" });
  g.rule("pred[N]", "{change:change[N]} {value:int} ATK/{alsoValue:int} DEF", {
    verb: "change-stat",
    stat: "atk",
    also: "def",
  });
  g.rule("stats", "{stat:battle-stat}");
  g.rule("stats", "ATK/DEF", { stat: "atk", also: "def" });
  const change = { verb: "change-stat" };
  g.rule("pred[N]", "{change:change[N]} {value:int} {...:stats}", change);
  g.rule("pred[N]", "{change:change[N]} an additional {value:int} {...:stats}", change, {
    wording: "additional",
  });
  g.rule("pred[N]", "{change:change[N]} {...:stats} equal to {value:bracket}", change);
  g.rule(
    "level-change",
    "increase {what:owner} {stat:level-or-levels} by {value:int}",
    { ...change, change: "gain" },
    { wording: "owner" },
  );
  g.rule(
    "level-change",
    "reduce {what:owner} {stat:level-or-levels} by {value:int}",
    { ...change, change: "lose" },
    { wording: "owner" },
  );
  g.rule("level-change", "increase the Level of {what:free} by {value:int}", {
    ...change,
    change: "gain",
    stat: "level",
  });
  g.rule("level-change", "reduce the Level of {what:free} by {value:int}", {
    ...change,
    change: "lose",
    stat: "level",
  });
  g.rule(
    "level-change",
    "increase the Levels of {what:obj} by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "levels" },
  );
  g.rule(
    "level-change",
    "reduce the Levels of {what:obj} by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "levels" },
  );
  g.rule(
    "level-change",
    "increase {what:owner} {stat:level-or-levels} by {value:bracket}",
    { ...change, change: "gain" },
    { wording: "owner" },
  );
  g.rule("level-change", "increase the Level of {what:free} by {value:bracket}", {
    ...change,
    change: "gain",
    stat: "level",
  });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level increases by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "increases" },
  );
  g.words("level-or-levels", { Level: "level" });
  const become = { ...change, change: "become" };
  g.rule(
    "level-change",
    "change the original ATK of {what:obj} to {value:int}",
    { ...become, stat: "atk", original: true },
    { wording: "change" },
  );
  g.rule(
    "level-change",
    "change the original ATK/DEF of {what:obj} to {value:int}",
    { ...become, stat: "atk", also: "def", original: true },
    { wording: "change" },
  );
  g.rule("level-change", "swap the original ATK and DEF of {what:obj}", { verb: "swap-stats" });
  g.rule(
    "level-change",
    "switch the original ATK and DEF of {what:obj}",
    { verb: "swap-stats" },
    { wording: "switch" },
  );
  g.rule("lasting-step[sg]", "{what:owner} {...:stats} becomes {value:int}", become, { wording: "owner" });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} original {...:stats} becomes {value:int}",
    { ...become, original: true },
    { wording: "owner" },
  );
  g.rule(
    "lasting-step[sg]",
    "{what:owner} original {...:stats} become {value:int}",
    { ...become, original: true },
    { wording: "owner-pl" },
  );
  g.rule("lasting-step[sg]", "the original {...:stats} of {what:obj} becomes {value:int}", {
    ...become,
    original: true,
  });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level is increased by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "passive" },
  );
  g.rule(
    "lasting-step[pl]",
    "{what:owner} Levels are increased by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "passives" },
  );
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level is reduced by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "passive" },
  );
  g.rule(
    "lasting-step[pl]",
    "{what:owner} Levels are reduced by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "passives" },
  );
  g.rule(
    "pred[N]",
    "{change:change[N]} {value:int} ATK and DEF",
    { ...change, stat: "atk", also: "def" },
    { wording: "and-def" },
  );
  g.rule("pred[N]", "{change:change[N]} additional {...:stats} equal to {value:bracket}", change, {
    wording: "additional",
  });
  g.rule(
    "lasting-step[pl]",
    "the original {...:stats} of {what:obj} become {value:int}",
    { ...change, change: "become", original: true },
    { wording: "of-pl" },
  );
  // Some cards say "monsters … gains".
  g.rule(
    "lasting-step[pl]",
    "{what:bare-group} gains {value:int} {...:stats}",
    { ...change, change: "gain" },
    { wording: "gains" },
  );
}
