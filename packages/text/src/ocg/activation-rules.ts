import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** Where and when a card may be activated that else could not be: from the hand, or in the turn in which it was Set. */
export function ocgActivationRules(g: Grammar): void {
  g.rule("sentence", "{...:activation-rule}", { sentence: "activation-rule" });
  for (const [words, allows] of [
    ["from your hand", "from-hand"],
    ["the turn it was Set", "turn-set"],
  ] as const) {
    g.rule("activation-rule", `If {conditions:allowing}, you can activate this card ${words}.`, { allows });
    g.rule("activation-rule", `You can activate this card ${words}.`, { allows, conditions: [] });
    for (const [comma, wording] of [
      ["", "paid"],
      [",", "paid-comma"],
    ] as const)
      g.rule(
        "activation-rule",
        `You can activate this card ${words}${comma} by {cost:costs[ger]}.`,
        { allows, conditions: [] },
        { wording },
      );
    g.rule(
      "activation-rule",
      `You can activate this card ${words} if {conditions:allowing}.`,
      { allows },
      { wording: "after" },
    );
  }
  g.rule("allowing", "{+:states}");
  // Said of what an effect has Set.
  for (const [when, wording] of [
    ["this turn", undefined],
    ["during this turn", "during"],
  ] as const)
    g.rule(
      "statement",
      `{what:subj[N]} can be activated ${when}`,
      { verb: "allow-activation" },
      wording === undefined ? {} : { wording },
    );
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
  const theirs = { ...STANDING, conditions: [{ kind: "turn", whose: "opponent" }] };
  g.rule("effect", `${resolution}.`, always, { wording: "standing-allowance" });
  g.rule("effect", `during either player's turn, ${resolution}.`, always, {
    wording: "standing-allowance-either",
  });
  g.rule("effect", `${resolution} during your opponent's turn.`, theirs, {
    wording: "standing-allowance-theirs",
  });
  g.rule("effect", `during your opponent's turn, ${resolution}.`, theirs, {
    wording: "standing-allowance-theirs-first",
  });
  g.rule("effect", `{conditions:allowance-conditions}, ${resolution}.`, STANDING, {
    wording: "standing-allowance-while",
  });
  g.rule("allowance-conditions", "{+:while}");
  g.noted("allowance", "allowance-clause");
}
