import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** Where and when a card may be activated that else could not be: from the hand, or in the turn in which it was Set. */
export function ocgActivationRules(g: Grammar): void {
  g.rule("sentence", "{...:activation-rule}", { sentence: "activation-rule" });
  g.words("allowed", { "from your hand": "from-hand", "the turn it was Set": "turn-set" });
  const can = "you can activate this card {allows:allowed}";
  g.rule("activation-rule", `If {conditions:allowing}, ${can}.`);
  g.rule("activation-rule", `${can}.`, { conditions: [] });
  g.rule("activation-rule", `${can}[[,]] by {cost:costs[ger]}.`, { conditions: [] }, { wording: "paid-by" });
  g.rule("activation-rule", `${can} if {conditions:allowing}.`, {}, { wording: "after" });
  g.rule("allowing", "{+:states}");
  // Said of what an effect has Set.
  g.rule("statement", "{what:subj[N]} can be activated this turn", { verb: "allow-activation" });
  ofOthers(g);
}

/** "You can activate “X” Traps from your hand.": what holds for other cards as long as this one is there. */
function ofOthers(g: Grammar): void {
  const allow = { verb: "allow-activation" };
  g.rule("allowance", "you can activate {what:those-by} from your hand", { ...allow, from: "hand" });
  g.rule("allowance", "you can activate {what:those-by} the turn they were Set", allow);
  g.rule("allowance-clause", "{step:allowance}");
  g.rule("allowance-resolution", "{+:allowance-clause}");
  const resolution = "{resolution:allowance-resolution}";
  const always = { ...STANDING, conditions: [] };
  g.rule("effect", `${resolution}.`, always, { wording: "standing-allowance" });
  g.rule("effect", `during either player's turn, ${resolution}.`, always, {
    wording: "standing-allowance-either",
  });
  g.rule("effect", `${resolution} {conditions:circumstances}.`, STANDING, {
    wording: "standing-allowance-then",
  });
  g.rule("effect", `{conditions:circumstances}, ${resolution}.`, STANDING, {
    wording: "standing-allowance-first",
  });
  g.noted("allowance", "allowance-clause");
}
