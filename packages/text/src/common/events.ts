import type { Grammar } from "../grammar.ts";
import { series } from "./nouns.ts";

/** Things that happen, as said after "when" and "if", in all three games. */
export function commonEvents(g: Grammar): void {
  g.noted("event");
  g.rule("event", "{subject:subj[N]} {...:predicate[N,present]}");
  g.rule("predicate[N,present]", "<is/are> {...:passive}");
  g.rule("passive", "{...:moved}", { event: "moved" });
  moves(g);
}

function moves(g: Grammar): void {
  g.words("cause", { battle: "battle", "card effect": "card-effect" });
  series(g, "causes", "cause", "or");
  g.rule("by-whom", "by {by:causes}");
  g.rule("moved", "destroyed[[ {...:by-whom}]]", { manner: ["destroyed"] });
  // What became of it first.
  g.words("gone-by", { destroyed: ["destroyed", "sent"] });
  g.rule("moved", "{manner:gone-by}[[ {...:by-whom}]] and sent {...:sent-where}");
  // By whom or what may follow.
  g.rule("moved", "{...:gone}");
  g.rule("gone", "{...:sent-so} {...:sent-where}");
  g.rule("sent-so", "sent", { manner: ["sent"] });
  g.rule("sent-where", "[[from {from:place} ]]{...:sent-to}");
  g.rule("sent-to", "to {to:place}");
}
