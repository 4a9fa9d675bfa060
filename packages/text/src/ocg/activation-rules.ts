import type { Grammar } from "../grammar.ts";

/** Where and when a card may be activated that else could not be: from the hand, or in the turn in which it was Set. */
export function ocgActivationRules(g: Grammar): void {
  g.rule("sentence", "{...:activation-rule}", { sentence: "activation-rule" });
  for (const [words, allows] of [
    ["from your hand", "from-hand"],
    ["the turn it was Set", "turn-set"],
  ] as const) {
    g.rule("activation-rule", `If {conditions:allowing}, you can activate this card ${words}.`, { allows });
    g.rule("activation-rule", `You can activate this card ${words}.`, { allows, conditions: [] });
    g.rule(
      "activation-rule",
      `You can activate this card ${words} if {conditions:allowing}.`,
      { allows },
      { wording: "after" },
    );
  }
  g.rule("allowing", "{+:state}");
  g.rule("allowing", "{+:both-states}");
  g.rule("both-states", "{all:two-states}", { kind: "both" });
  // Said of what an effect has Set.
  g.rule("statement", "{what:subj[N]} can be activated this turn", { verb: "allow-activation" });
  g.noted("both-states");
}
