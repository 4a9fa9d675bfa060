import type { Grammar } from "../grammar.ts";

/** When and if: what stands before ":" in the OCG, and in the requirement in Rush Duel. */
export function yugiohConditions(g: Grammar): void {
  g.noted("condition", "phase-time");
  g.words("phase", {
    "Draw Phase": "draw",
    "Standby Phase": "standby",
    "Main Phase": "main",
    "Main Phase 1": "main1",
    "Battle Phase": "battle",
    "Main Phase 2": "main2",
    "End Phase": "end",
    "Damage Step": "damage-step",
  });
  g.rule("condition", "when {event:event}", { kind: "event", word: "when" });
  g.rule("condition", "if {event:event}", { kind: "event", word: "if" });
  g.rule("condition", "once per turn", { kind: "once-per-turn" });
  g.rule("phase-time", "during the {phase:phase}", { kind: "phase" });
  g.rule("phase-time", "during your {phase:phase}", { kind: "phase", whose: "you" });
  g.rule("phase-time", "during your opponent's {phase:phase}", { kind: "phase", whose: "opponent" });
  g.rule("condition", "{=:phase-time}");
  g.rule("condition", "during your turn", { kind: "turn", whose: "you" });
  g.rule("condition", "during your opponent's turn", { kind: "turn", whose: "opponent" });

  g.rule("conditions", "{+:condition}");
  g.rule("conditions", "{+:condition}, {++:conditions}");
}
