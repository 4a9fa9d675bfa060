import type { Grammar } from "../grammar.ts";

/** "It gains 500 ATK, it can attack twice, also …": what a comma alone joins, before the word that joins the last. */
export function ocgRows(g: Grammar): void {
  const row = { join: "listed" };
  g.rule("standing-links", "{+:standing-row} {++:standing-links}");
  g.rule("standing-row", ", {...:standing-clause}", row);
  g.rule("standing-row", ", {step:of-the-same}", row);
  g.rule("lasting-links", "{+:lasting-row} {++:lasting-links}");
  g.rule("lasting-row", ", {...:lasting-clause}", row);
  g.rule("links", "{+:statement-row} {++:links}");
  g.rule("statement-row", ", {step:row-step}", row);
  g.rule("statement-row", ", {step:of-the-same}", row);
  g.rule("row-step", "{...:lasting-statement}");
  g.rule("row-step", "{...:ban}", { until: "while-face-up" }, { wording: "ban" });
  // The subject is not said again: "cannot be destroyed by battle, gain 300 ATK, and …"
  for (const n of ["sg", "pl"])
    g.rule(
      "of-the-same",
      `{change:change[${n}]} {value:int} {...:stats}`,
      { verb: "change-stat", "what.ref": "same-subject" },
      { wording: `same-${n}` },
    );
  g.noted("standing-row", "lasting-row", "statement-row", "row-step");
}
