import type { Grammar } from "../../grammar.ts";

/**
 * What is said of monsters and players for a time: "gains 500 ATK", "cannot be destroyed by battle". `pred[N]` is what
 * is said, `lasting-step[N]` says it of somebody; how long is said once for all that is joined (see `sentences/clauses.ts`).
 */
export function rushPredicates(g: Grammar): void {
  g.rule("lasting-step[N]", "{what:subj[N]} {...:pred[N]}");
  g.rule("lasting-step[N]", "{what:subj[N]} also {...:pred[N]}", {}, { wording: "also" });
  // "Make 1 face-up monster on your opponent's field lose 500 ATK".
  g.rule("lasting-imp[N]", "make {what:np[N]} {...:pred[pl]}", {}, { wording: "make" });
  g.rule("lasting-imp[pl]", "make {what:bare-group} {...:pred[pl]}", {}, { wording: "make" });
  g.rule("elided[N]", "{...:pred[N]}", { what: { ref: "same-subject" } });
  g.rule("elided[N]", "also {...:pred[N]}", { what: { ref: "same-subject" } }, { wording: "also" });
  // (what is said of no monster goes with both numbers: it is counted with several)
  g.rule("lasting-step[pl]", "{=:player-ban}");
  g.rule("lasting-imp[pl]", "{=:level-change}");
  g.noted("lasting-step", "lasting-imp", "elided");
}
