import type { Grammar } from "../../grammar.ts";

/** What stands before ":": events, states and times beside each other, and those that belong together. */
export function ocgConditionLists(g: Grammar): void {
  // Those that belong together can stand beside others.
  g.rule("conditions", "{++:joint-conditions}[[, {++:conditions}]]");
  g.rule("joint-conditions", "{+:condition} {++:exceptions}");
  g.rule("joint-conditions", "{+:condition} {+:while}[[ {++:exceptions}]]");
  exceptions(g);
  activatedBefore(g);
  eventAndState(g);
  ownEvents(g);
  // "If this card is Special Summoned, or at the start of the Damage Step, if this card battles": one of two occasions.
  g.rule("joint-conditions", "{+:two-occasions}");
  g.rule("two-occasions", "{any:one-occasion}", { kind: "either" }, { wording: "occasions" });
  g.rule("one-occasion", "{+:happens}, or {+:at-moment}");
  g.rule("at-moment", "{all:moment-and-event}", { kind: "both" }, { wording: "moment" });
  g.rule("moment-and-event", "{+:battle-moment}[[,]] {+:happens}");
  g.rule("moment-and-event", "{+:battle-moment}, {+:happened-then}");
  g.rule("happened-then", "if {event:event[past]}", { kind: "happened" }, { wording: "moment" });
  g.rule("battle-moment", "at the end of {...:an-ending-phase}", { at: "end" }, { wording: "moment" });
  g.rule("battle-moment", "during {phase:calculation}", { kind: "phase" }, { wording: "moment" });
  g.rule("battle-moment", "at the start of {...:a-starting-phase}", { at: "start" }, { wording: "moment" });
  g.noted("two-occasions", "at-moment", "battle-moment", "happened-then");
}

/** "This effect was activated this turn (and was not negated)", "you activated “A” this turn" */
function activatedBefore(g: Grammar): void {
  const effect = { kind: "activated-this-effect" };
  const before = "<<this|the previous>> effect was <<activated|used>> this turn";
  g.rule("state", before, effect);
  const notNegated = "this effect was activated this turn (and was not negated)";
  g.rule("state", notNegated, { ...effect, notNegated: true });
  // "If this card has not battled this turn"
  for (const not of ["was not", "has not been"])
    g.rule(
      "not-done",
      `{subject:subj[sg]} ${not} {...:passive}`,
      {},
      { rule: "not-done: what was not done to it" },
    );
  g.rule("not-done", "{subject:subj[sg]} has not {...:battling[past]}", { event: "battles" });
  g.rule("not-done", "{subject:subj[sg]} has not {...:declaring[past,sg]}", { event: "attack-declared" });
  g.rule("state", "you activated {what:group[sg]} this turn", { kind: "activated-card" });
  g.rule("state", "this card was activated this turn", { kind: "activated-card", "what.ref": "this-card" });
}

/** "(except during the Damage Step)" */
function exceptions(g: Grammar): void {
  const phase = { kind: "phase", not: true };
  g.rule("exceptions", "{+:exception}");
  g.rule("exceptions", "(except during {+:excepted-phase} or {+:excepted-phase})");
  g.rule("exception", "(<<|and >>except during the {phase:phase})", phase, { wording: "brackets" });
  const even = { kind: "even-during" };
  g.rule("exception", "(even during the {phase:phase})", even, { wording: "even" });
  g.rule("excepted-phase", "<<|the >>{phase:phase}", phase, { wording: "one-of-two" });
  g.noted("exception", "excepted-phase");
}

/** "If this card is Normal Summoned and you control no other monsters": an event, and what has to be so. */
function eventAndState(g: Grammar): void {
  g.rule("happens", "{word:if-or-when} {event:event}", { kind: "event" });
  // "When a Trap Card is activated during the Battle Phase"
  g.rule("happens-while-so", "{+:happens} {+:phase-time}", undefined, { wording: "in-phase" });
  // "If this card is in the GY because it was destroyed and sent there this turn, and you control “A”"
  for (const first of [
    "+:happens",
    "+:one-of-two",
    "+:in-gy-because",
    "+:not-the-turn-sent",
    "++:happens-to-own",
  ])
    g.rule("before-states", `{${first}}`, undefined, { rule: "before-states: what comes first" });
  const andState = "{++:before-states}[[ {++:exceptions}]] {+:and-states}";
  g.rule("happens-while-so", andState, undefined, { wording: "and-state" });
  g.rule("and-states", "{...:and-said} {...:states}");
  g.rule("joint-conditions", "{++:happens-while-so}[[ {++:exceptions}]]");
  g.noted("while", "happens", "and-states");
}

/** "If this card is destroyed while it has material", "if this card is Special Summoned, if it is co-linked": the same card. */
function ownEvents(g: Grammar): void {
  g.rule("own-happens", "{word:if-or-when} {event:own-event}", { kind: "event" });
  g.rule("own-event", "{subject:bearer} is {...:moved}", { event: "moved" });
  g.rule("own-event", "{=:own-fight}");
  g.rule("own-fights", "{word:if-or-when} {event:own-fight}", { kind: "event" });
  g.rule("own-fight", "{subject:bearer} {...:battling[present]}", { event: "battles" });
  g.rule("own-fight", "{subject:bearer} {...:declaring[present,sg]}", { event: "attack-declared" });
  g.rule("own-fight", "{target:bearer} is targeted for an attack", {
    event: "attack-declared",
    subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
  g.rule("joint-conditions", "{++:happens-to-own}");
  g.rule("happens-to-own", "{+:own-happens}[[,]] {+:as-it-was}");
  // In battle it is still there: "while pointing to a “X” monster", "while in Defense Position".
  g.rule("happens-to-own", "{+:own-fights} while {+:own-doing}", undefined, { wording: "own-fight" });
  g.rule("own-comes", "{word:if-or-when} {event:own-come}", { kind: "event" }, { wording: "own-comes" });
  g.rule("own-come", "{subject:bearer} is {...:come}", { event: "summoned" });
  for (const first of ["own-happens", "own-comes"])
    g.rule("joint-conditions", `{+:${first}}, {+:if-it}`, undefined, {
      rule: "joint-conditions: own event, if it is so",
    });
  for (const first of ["++:before-states", "++:just-battles"])
    g.rule("joint-conditions", `{${first}} {+:just-lay}`, undefined, { wording: "lay-at-battle" });
  g.rule("just-battles", "{+:battle-over}, {+:just-battled}");
  g.noted("own-event", "own-fight", "own-happens", "own-fights", "own-comes", "own-come");
}
