import type { Grammar } from "../../grammar.ts";

/** What stands under [REQUIREMENT]: what has to be so, what has to happen, what is paid. */
export function rushRequirements(g: Grammar): void {
  g.rule("requirement", "None", { conditions: [], cost: [] });
  g.rule("requirement", "{cost:costs[bare]}.", { conditions: [] });
  g.rule("requirement", "{conditions:requirements}.", { cost: [] });
  g.rule("requirement", "{conditions:if-requirements}, {cost:costs[bare]}.");
  g.rule("requirement", "{cost:costs[bare]} {conditions:times}.", {}, { wording: "time-last" });
  g.rule("requirement", "Maximum Mode", { conditions: [{ kind: "maximum-mode" }], cost: [] });
  g.rule("requirement", "{conditions:maximum}: {cost:costs[bare]}.");
  g.rule("maximum", "{+:maximum-mode}");
  g.rule("maximum-mode", "Maximum Mode", { kind: "maximum-mode" });
  for (const [words, wording] of [
    ["equip this card to", undefined],
    ["equip to", "to"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    const equips = `${words} {equips:group[sg]}.`;
    g.rule("requirement", equips, { conditions: [], cost: [] }, noted);
    g.rule("requirement", `{conditions:if-requirements}, ${equips}`, { cost: [] }, noted);
    g.rule("requirement", `{cost:costs[bare]}, and ${equips}`, { conditions: [] }, noted);
  }
  g.rule("requirement", "{conditions:maximum-and}, {cost:costs[bare]}.");
  g.rule("maximum-and", "{+:maximum-mode}: {+:if-state}");
  g.rule("times", "{+:time}");
  // "You have …", "If you have …", "During the turn …", "When … while you have …"
  g.rule("requirements", "{+:cond}");
  g.rule("requirements", "{+:cond} {++:times}");
  g.rule("requirements", "{++:if-requirements}");
  g.rule("if-requirements", "{+:if-state}");
  g.rule("if-requirements", "{+:if-state} {++:times}");
  g.rule("if-requirements", "{+:time}");
  g.rule("if-requirements", "{+:time}, {+:if-state}");
  g.rule("if-requirements", "{+:when} and {+:state}");
  g.rule("if-requirements", "{+:when} {+:their-phase}");
  g.rule("requirements", "{+:either}");
  g.rule("either", "{any:time-or-state}", { kind: "either" });
  g.rule("time-or-state", "{+:time}, or {+:state}");
  g.rule("time-or-state", "{+:time}, or {+:if-state}");
  g.rule("requirement", "Activate this card if {...:activate-if}.", { cost: [] }, { wording: "activate-if" });
  g.rule("activate-if", "{conditions:one-cond}");
  g.rule("one-cond", "{+:cond}");
  g.rule(
    "requirement",
    "Activate this card by {cost:costs[ger]}.",
    { conditions: [] },
    { wording: "activate-by" },
  );
  g.rule(
    "requirement",
    "Activate this card by {cost:costs[ger]} {conditions:whiles}.",
    {},
    { wording: "activate-while" },
  );
  g.rule("whiles", "{+:while}");
  g.rule("if-requirements", "{+:time}, {+:when}");
  g.rule("if-requirements", "{+:when}");
  g.rule("if-requirements", "{+:when} {+:while}");
  g.rule("if-requirements", "{+:when}, {+:while}", undefined, { wording: "comma-while" });
  g.rule("if-state", "if {...:cond}", {}, { wording: "if" });
  g.rule("while", "while {...:state}", {}, { wording: "while" });
  g.rule("when", "when {event:event}, or when {or:event}", { kind: "event", word: "when" });
  g.rule(
    "when",
    "when {event:event}, or after {or:event}",
    { kind: "event", word: "when" },
    { wording: "or-after" },
  );
  g.rule("when", "when {event:event}", { kind: "event", word: "when" });
  g.rule("when", "after {event:event}", { kind: "event", word: "when" }, { wording: "after" });
  g.noted("requirement", "either", "if-state", "while", "when", "maximum-mode");
}
