import type { Grammar } from "../../grammar.ts";

/** What stands under [REQUIREMENT]: what has to be so, what has to happen, what is paid. */
export function rushRequirements(g: Grammar): void {
  g.rule("requirement", "None", { conditions: [], cost: [] });
  g.rule("requirement", "Maximum Mode", { conditions: [{ kind: "maximum-mode" }], cost: [] });
  g.rule("requirement", "{conditions:requirements}.", { cost: [] });
  g.rule("requirement", "{conditions*:first} {cost:costs[bare]}.");
  g.rule("requirement", "{cost:costs[bare]} {conditions:times}.", {}, { wording: "time-last" });
  g.rule("requirement", "{conditions*:first} {cost*:paid} equip <<this card to|to>> {equips:group[sg]}.");
  g.rule("first", "{++:before},");
  g.rule("first", "{+:maximum-mode}:[[ {++:before},]]");
  g.rule("maximum-mode", "Maximum Mode", { kind: "maximum-mode" });
  g.rule("paid", "{++:costs[bare]}, and");
  const activate = { wording: "activate" };
  g.rule("requirement", "Activate this card if {conditions:one-cond}.", { cost: [] }, activate);
  g.rule("requirement", "Activate this card by {cost:costs[ger]} {conditions*:before}.", {}, activate);
  conditions(g);
}

/** "You have …", "If you have …", "During the turn …", "When … while you have …" */
function conditions(g: Grammar): void {
  g.rule("requirements", "{+:cond}[[ {++:times}]]");
  g.rule("requirements", "{++:before}");
  g.rule("one-cond", "{+:cond}");
  g.rule("times", "{+:time}");
  g.rule("before", "{+:one-before}");
  g.rule("before", "{+:one-before}, {+:one-before}", undefined, { wording: "apart" });
  g.rule("before", "{+:if-state} {+:time}");
  g.rule("before", "{+:when} {+:at-once}");
  g.rule("at-once", "{=:while}");
  g.rule("at-once", "during {whose:phase-owner} {phase:phase}", { kind: "phase" });
  for (const one of ["if-state", "time", "when", "while"])
    g.rule("one-before", `{=:${one}}`, undefined, { rule: "one-before" });
  g.rule("before", "{+:when} and {+:state}");
  g.rule("requirements", "{+:either}");
  g.rule("either", "{any:time-or-state}", { kind: "either" });
  g.rule("time-or-state", "{+:time}, or {+:either-state}");
  g.rule("either-state", "{=:state}");
  g.rule("either-state", "{=:if-state}");
  g.rule("if-state", "if {...:cond}", {}, { wording: "if" });
  g.rule("while", "while {...:state}", {}, { wording: "while" });
  const when = { kind: "event", word: "when" };
  g.rule("when", "{...:when-word} {event:event}", when);
  g.rule("when", "when {event:event}, or {...:when-word} {or:event}", when);
  g.rule("when-word", "when", {});
  g.rule("when-word", "after", {}, { wording: "after" });
  g.noted("requirement", "at-once", "either", "if-state", "while", "when", "maximum-mode");
}
