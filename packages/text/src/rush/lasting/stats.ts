import type { Grammar } from "../../grammar.ts";

/** ATK, DEF, and Level: "gains 500 ATK", "increase its Level by 2", "its original ATK becomes 0". */
export function rushStats(g: Grammar): void {
  g.rule("stats", "{stat:battle-stat}");
  g.rule("stats", "ATK/DEF", { stat: "atk", also: "def" });
  g.rule("stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and-def" });
  g.rule("value", "{=:int}");
  g.rule("value", "{=:bracket}");
  gaining(g);
  levels(g);
  becoming(g);
}

function gaining(g: Grammar): void {
  const change = { verb: "change-stat" };
  g.words("change[sg]", { gains: "gain", loses: "lose" });
  g.words("change[pl]", { gain: "gain", lose: "lose" });
  g.rule("pred[N]", "{change:change[N]} {...:more-or-less}", change);
  g.rule("more-or-less", "{value:int} {...:stats}");
  g.rule("more-or-less", "{...:stats} equal to {value:bracket}");
  g.rule("more-or-less", "{value:int} ATK/{alsoValue:int} DEF", { stat: "atk", also: "def" });
  // Some cards say "monsters … gains".
  g.rule("lasting-step[pl]", "{what:bare-group} {change:change[sg]} {...:more-or-less}", change, {
    wording: "gains",
  });
}

/** What of which cards: "its Level", "the original ATK of all monsters". */
export function ofWhom(g: Grammar, property: string, one: string, many: string, fields = {}): void {
  const own = { rule: "property-of: {what:owner} property" };
  g.rule(`${property}-of[sg]`, `{what:owner} ${one}`, fields, { ...own, wording: "owner" });
  g.rule(`${property}-of[pl]`, `{what:owner} ${many}`, fields, { ...own, wording: "owner-pl" });
  const of = { rule: "property-of: the property of {what:free}" };
  g.rule(`${property}-of[sg]`, `the ${one} of {what:free}`, fields, { ...of, wording: "of" });
  g.rule(`${property}-of[pl]`, `the ${many} of {what:free}`, fields, { ...of, wording: "of-pl" });
}

function levels(g: Grammar): void {
  const change = { verb: "change-stat" };
  ofWhom(g, "level", "Level", "Levels", { stat: "level" });
  const antonyms = { rule: "raise: increase, reduce" };
  g.words("raise", { increase: "gain", reduce: "lose" }, antonyms);
  g.words("raised", { increased: "gain", reduced: "lose" }, antonyms);
  g.words("raises[sg]", { increases: "gain", reduces: "lose" }, antonyms);
  g.words("raises[pl]", { increase: "gain", reduce: "lose" }, antonyms);
  g.rule("level-change", "{change:raise} {...:level-of[N]} by {value:value}", change);
  const by = "by {value:value}";
  g.rule("lasting-step[N]", `{...:level-of[N]} <is/are> {change:raised} ${by}`, change, {
    wording: "passive",
  });
  g.rule("lasting-step[N]", `{...:level-of[N]} {change:raises[N]} ${by}`, change, { wording: "increases" });
}

function becoming(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  ofWhom(g, "stats", "{...:whole-stats}", "{...:whole-stats}");
  g.rule("whole-stats", "{...:stats}");
  g.rule("whole-stats", "original {...:stats}", { original: true });
  g.rule("lasting-step[N]", "{...:stats-of[N]} <becomes/become> {value:value}", become);
  g.rule("level-change", "change {...:stats-of[sg]} to {value:value}", become, { wording: "change" });
  g.rule("level-change", "<<swap|switch>> the original ATK and DEF of {what:obj}", { verb: "swap-stats" });
}
