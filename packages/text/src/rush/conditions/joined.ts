import type { Grammar } from "../../grammar.ts";

/** One condition or two: `cond`. */
export function rushJoined(g: Grammar): void {
  g.rule("cond", "{=:state}");
  g.rule("cond", "{all:state-pair}", { kind: "both" });
  g.rule("cond", "{all:state-pair-comma}", { kind: "both" }, { wording: "comma" });
  g.rule("state-pair", "{+:state} and {+:other-state}");
  g.rule("state-pair-comma", "{+:state}, and {+:other-state}");
  g.rule("other-state", "{=:state}");
  g.rule("other-state", "{...:has[pl]}", { player: "you" }, { wording: "have" });
  // "You have 10 or more cards in your Deck and another face-up monster on your field"
  g.rule("state-pair", "{+:having-there} and {+:had-there}");
  g.rule("having-there", "you have {what:there}", { kind: "exists", player: "you" });
  g.rule("had-there", "{what:there}", { kind: "exists", player: "you" }, { wording: "elided" });
  g.rule("there", "{...:some-things[N]} {where:post}");
  g.noted("cond", "other-state", "having-there", "had-there", "there");
}
