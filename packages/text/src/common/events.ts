import type { Grammar } from "../grammar.ts";
import { series } from "./nouns.ts";

/** Things that happen, as said after "when" and "if", in all three games. */
export function commonEvents(g: Grammar): void {
  g.noted("event");
  moves(g);
}

function moves(g: Grammar): void {
  g.words("cause", { battle: "battle", "card effect": "card-effect" });
  series(g, "causes", "cause", "or");
  g.rule("by-whom", "by {by:causes}");
  g.rule("moved", "destroyed[[ {...:by-whom}]]", { manner: ["destroyed"] });
  g.rule("moved", "destroyed[[ {...:by-whom}]] and sent to {to:place}", { manner: ["destroyed", "sent"] });
  // What became of it: by whom or what may follow.
  g.rule("moved", "{...:gone}");
  g.rule("gone", "sent[[ from {from:place}]] to {to:place}", { manner: ["sent"] });
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved}", { event: "moved" });
}
