import type { Grammar } from "../grammar.ts";

/** How what stands before ":" hangs together, and how older texts say what is paid for what. */
export function ocgJoined(g: Grammar): void {
  eventAndState(g);
  canColon(g);
  purposes(g);
}

/** "If this card is Normal Summoned and you control no other monsters": an event, and what has to be so. */
function eventAndState(g: Grammar): void {
  g.rule("happens", "if {event:event}", { kind: "event", word: "if" });
  g.rule("happens", "when {event:event}", { kind: "event", word: "when" });
  g.noted("happens");
  for (const [and, wording] of [
    [" and", "and-state"],
    [", and", "and-state-comma"],
    [", if", "if-state"],
  ] as const) {
    g.rule("conditions", `{+:happens}${and} {+:and-state}`, undefined, { wording });
    g.rule("conditions", `{+:happens}${and} {+:and-state} {+:exception}`, undefined, { wording });
  }
}

/** "If this card is Special Summoned, you can (except during the Damage Step): …" */
function canColon(g: Grammar): void {
  g.rule(
    "effect",
    "{conditions:can-conditions}: {resolution:imperatives}.",
    { sentence: "effect", optional: true, cost: [] },
    { wording: "can-colon" },
  );
  g.rule("can-conditions", "{++:conditions}, you can");
  g.rule("can-conditions", "{++:conditions}, you can {+:late-exception}");
  g.rule(
    "late-exception",
    "(except during the {phase:phase})",
    { kind: "phase", not: true },
    { wording: "late" },
  );
  g.noted("late-exception");
}

/** Before Problem-Solving Card Text: "You can discard 1 card to draw 1 card." */
function purposes(g: Grammar): void {
  for (const form of ["bare", "ger"])
    g.rule(`cost-link[${form}]`, "to {step:aimed}", { join: "then" }, { wording: "to" });
  g.rule("aimed", "target {what:obj}", { verb: "target" });
  g.noted("aimed");
  g.rule(
    "body",
    "You can {cost:costs[bare]} to {resolution:purpose}.",
    { optional: true },
    { wording: "to" },
  );
  g.rule(
    "effect",
    "{conditions:conditions}, you can {cost:costs[bare]} to {resolution:purpose}.",
    { sentence: "effect", optional: true },
    { wording: "can-to" },
  );
  g.rule("purpose", "{+:aim}");
  g.rule("purpose", "{+:aim} {++:links}");
  g.rule("aim", "{step:step[bare]}");
  g.noted("aim");
}
