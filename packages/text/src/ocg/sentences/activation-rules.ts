import type { Grammar } from "../../grammar.ts";
import { STANDING } from "../lasting/continuous.ts";

/** Where and when a card may be activated that else could not be: from the hand, or in the turn in which it was Set. */
export function ocgActivationRules(g: Grammar): void {
  g.rule("sentence", "{...:activation-rule}", { sentence: "activation-rule" });
  g.words("allowed", { "from your hand": "from-hand", "the turn it was Set": "turn-set" });
  g.rule("may-activate", "you can activate this card {allows:allowed}");
  g.rule("may-activate", "you can activate this card {allows:allowed}[[,]] by {cost:costs[ger]}");
  g.rule("activation-rule", "If {conditions:allowing}, {...:may-activate}.");
  g.rule("activation-rule", "{...:may-activate}.", { conditions: [] });
  g.rule("activation-rule", "{...:may-activate}[[,]] if {conditions:allowing}.", {}, { wording: "after" });
  g.rule("allowing", "{+:states}");
  // Said of what an effect has Set.
  g.rule("statement", "{what:subj[N]} can be activated this turn", { verb: "allow-activation" });
  // "You can activate “X” Traps from your hand.": what holds for other cards as long as this one is there.
  g.rule("allowance", "you can activate {what:those-by} {...:allowed-so}", { verb: "allow-activation" });
  g.rule("allowed-so", "from your hand", { from: "hand" });
  g.rule("allowed-so", "the turn they were Set", {});
  g.rule("allowance-clause", "{step:allowance}");
  g.rule("allowance-resolution", "{+:allowance-clause}");
  const resolution = "{resolution:allowance-resolution}";
  const always = { ...STANDING, conditions: [] };
  const standing = (end: string) => ({ wording: `standing-allowance${end}` });
  g.rule("effect", `${resolution}.`, always, standing(""));
  g.rule("effect", `during either player's turn, ${resolution}.`, always, standing("-either"));
  g.rule("effect", `${resolution} {conditions:circumstances}.`, STANDING, standing("-then"));
  g.rule("effect", `{conditions:circumstances}, ${resolution}.`, STANDING, standing("-first"));
  g.noted("allowance", "allowance-clause");
}
