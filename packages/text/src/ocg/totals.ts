import type { Grammar } from "../grammar.ts";

/** What several cards have together, as what has to be so: "if the total Levels of monsters you control are 10 or higher". */
export function ocgTotals(g: Grammar): void {
  g.rule("total", "the {...:together} {...:said-stats} of {of:summed}", { value: "stat" });
  const all = { quantity: { kind: "all" } };
  g.rule("total", "{=:bare-total}");
  g.rule("bare-total", "the {...:together} {...:said-stats} of {of:those-there}", { value: "stat" });
  g.rule("those-there", "{...:of-such[pl]} {where:post}", all, { wording: "bare" });
  g.noted("total", "bare-total", "those-there");
}
