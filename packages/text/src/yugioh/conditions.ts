import type { Grammar } from "../grammar.ts";

/** When and if: what stands before ":" in the OCG, and in the requirement in Rush Duel. */
export function yugiohConditions(g: Grammar): void {
  g.noted("condition", "phase-time", "part-of-turn");
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
  g.words("phase-owner", { your: "you", "your opponent's": "opponent" });
  g.rule("a-phase", "the {phase:phase}", { kind: "phase" });
  g.rule("a-phase", "{whose:phase-owner} {phase:phase}", { kind: "phase" });
  g.rule("a-turn", "{whose:phase-owner} turn", { kind: "turn" });
  g.rule("phase-time", "during {...:a-phase}");
  g.rule("part-of-turn", "{=:phase-time}");
  g.rule("part-of-turn", "during {...:a-turn}");
  g.rule("condition", "{=:part-of-turn}");

  g.rule("conditions", "{+:condition}");
  g.rule("conditions", "{+:condition}, {++:conditions}");
}
