import type { Grammar } from "../../grammar.ts";

/** ATK, DEF, and Level: "gains 500 ATK", "increase its Level by 2", "its original ATK becomes 0". */
export function rushStats(g: Grammar): void {
  const change = { verb: "change-stat" };
  g.words("change[sg]", { gains: "gain", loses: "lose" });
  g.words("change[pl]", { gain: "gain", lose: "lose" });
  g.rule("stats", "{stat:battle-stat}");
  g.rule("stats", "ATK/DEF", { stat: "atk", also: "def" });
  g.rule("stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and-def" });
  g.rule("value", "{=:int}");
  g.rule("value", "{=:bracket}");
  g.rule("pred[N]", "{change:change[N]} {...:more-or-less}", change);
  g.rule("pred[N]", "{change:change[N]} <<an additional|additional>> {...:more-or-less}", change, {
    wording: "additional",
  });
  g.rule("more-or-less", "{value:int} {...:stats}");
  g.rule("more-or-less", "{...:stats} equal to {value:bracket}");
  g.rule("more-or-less", "{value:int} ATK/{alsoValue:int} DEF", { stat: "atk", also: "def" });
  // Some cards say "monsters … gains".
  g.rule("lasting-step[pl]", "{what:bare-group} {change:change[sg]} {...:more-or-less}", change, {
    wording: "gains",
  });
  levels(g);
  becoming(g);
}

/** What of which cards: "its Level", "their Levels", "the original ATK of all monsters". */
function levels(g: Grammar): void {
  const change = { verb: "change-stat" };
  g.words("raise", { increase: "gain", reduce: "lose" });
  g.words("raised", { increased: "gain", reduced: "lose" });
  g.words("raises", { increases: "gain", reduces: "lose" });
  g.rule("level-of[sg]", "{what:owner} Level", { stat: "level" }, { wording: "owner" });
  g.rule("level-of[pl]", "{what:owner} Levels", { stat: "level" }, { wording: "owner-levels" });
  g.rule("level-of[sg]", "the Level of {what:free}", { stat: "level" });
  g.rule("level-of[pl]", "the Levels of {what:free}", { stat: "level" }, { wording: "levels" });
  g.rule("level-change", "{change:raise} {...:level-of[N]} by {value:value}", change);
  g.rule("lasting-step[N]", "{...:level-of[N]} <is/are> {change:raised} by {value:value}", change, {
    wording: "passive",
  });
  g.rule("lasting-step[sg]", "{...:level-of[sg]} {change:raises} by {value:value}", change, {
    wording: "increases",
  });
}

function becoming(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  g.rule("stats-of", "{what:owner} {...:whole-stats}", {}, { wording: "owner" });
  g.rule("stats-of", "the {...:whole-stats} of {what:obj}");
  g.rule("whole-stats", "{...:stats}");
  g.rule("whole-stats", "original {...:stats}", { original: true });
  g.rule("lasting-step[N]", "{...:stats-of} <becomes/become> {value:value}", become, { wording: "N" });
  g.rule("level-change", "change {...:stats-of} to {value:value}", become, { wording: "change" });
  g.rule("level-change", "<<swap|switch>> the original ATK and DEF of {what:obj}", { verb: "swap-stats" });
}
