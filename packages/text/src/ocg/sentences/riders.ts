import { ATTRIBUTES } from "@chainwright/card-ir";
import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Sentences that go on with the effect before them: "If Summoned this way, …", "When it leaves the field, …" */
export function ocgRiders(g: Grammar): void {
  g.noted("rider");
  g.rule("sentence", "{=:rider}");
  g.rule("rider", "{clauses:rider-clauses}.", { sentence: "rider" });
  g.rule("rider-clauses", "{+:rider-clause}");
  thisWay(g);
  whenever(g);
  tokens(g);
  alsoAttributes(g);
}

/** Of a Summon by the effect before, or as the text lets its player conduct it. */
function thisWay(g: Grammar): void {
  // What is done "otherwise" would have another condition, and cannot have this one as well.
  for (const clause of ["clause", "front-clause"])
    g.rule("rider-clauses", `{*condition:this-way}, {+:${clause}}[[ {++:rider-links}]]`, undefined, {
      rule: "rider-clauses: what is done then",
    });
  const summoned = { kind: "this-way", verb: "special-summon" };
  g.rule("this-way", "{...:if-it-is} {...:so-summoned} {...:in-this-way}", summoned);
  alike(g, "if-it-is", ["if", "if this card is", "if it is", "after this card was"]);
  alike(g, "so-summoned", ["Summoned", "Special Summoned"]);
  alike(g, "in-this-way", ["this way", "with this effect"]);
  g.rule("this-way", "if you do", summoned, { wording: "do" });
  // "If Summoned this way, during the End Phase, destroy it": in that phase of this turn, and no other.
  g.rule("rider-clauses", "{*condition:this-way}, {+:due-clause}");
  g.rule("due-clause", "{step:due-step}");
  const due = "during {when:phase-ahead}<<,|:>> {then:done-then[bare]}";
  g.rule("due-step", due, { verb: "later" }, { wording: "due" });
  for (const link of ["hanging-link", "rider-link"])
    g.rule("rider-links", `{+:${link}}[[ {++:rider-links}]]`);
  for (const joint of ["also", "but"])
    for (const clause of ["clause", "front-clause"])
      g.rule("rider-link", `{...:joint[${joint}]} {...:${clause}}`, {}, { rule: "rider-link: {...:clause}" });
  g.rule("rider-clause", "{condition:absent}, {step:step[bare]}");
  const none = { kind: "exists", player: "opponent", not: true };
  g.rule("absent", "if your opponent does not control {what:obj}", none);
  g.noted("due-clause", "due-step", "rider-link", "absent", "rider-clause", "this-way");
}

/** Without ":" this is no effect that is activated: the two cards are bound to each other. */
function whenever(g: Grammar): void {
  const whenever = { verb: "whenever" };
  g.rule("rider-clause", "{step:whenever}");
  g.rule("whenever", "when {event:event}, {then:one-clause[bare]}", whenever);
  g.rule("whenever", "if {event:target-lost}, {then:one-clause[bare]}", whenever, { wording: "if" });
  const targetLost = "the targeted monster leaves the field";
  g.rule("target-lost", targetLost, { event: "left-field", "subject.ref": "that-target" });
  const left = { event: "left-field" };
  const own = { ...whenever, event: { ...left, subject: { ref: "this-card" } } };
  g.rule("step[bare]", "{then:doom} when this card leaves the field", own, { wording: "after" });
  // "…, but destroy it when a face-up “A” you control leaves the field"
  const afterOther = "{then:doom} when {event.subject:group[sg]} leaves the field";
  g.rule("step[bare]", afterOther, { ...whenever, "event.event": "left-field" }, { wording: "after-other" });
  g.rule("doom", "{+:dooming}");
  g.rule("dooming", "{step.verb:doom-verb} {step.what:obj}");
  g.words("doom-verb", { destroy: "destroy", banish: "banish" });
  g.noted("target-lost", "whenever", "dooming");
}

/** "When one of those Tokens is destroyed, its controller takes 300 damage." */
function tokens(g: Grammar): void {
  g.rule("rider-clause", "{step:restriction}");
  g.rule("restriction", "{what:these} {...:pred-any[pl]} {until:this-turn}");
  g.rule("this-turn", "during the turn they are Special Summoned", "end-of-turn");
  for (const event of ["end-of-these", "event"])
    g.rule("whenever", `when {event:${event}}, {then:harms}`, { verb: "whenever" });
  g.rule("end-of-these", "one of {subject:these} is {...:moved}", { event: "moved" });
  g.rule("these", "those {noun:ref-noun[pl]}", { ref: "those-cards" });
  g.rule("harms", "{+:harm}");
  g.rule("harm", "{step:harmed}");
  g.rule("harmed", "its controller takes {amount:int} damage", { verb: "damage", player: "controller" });
  g.noted("restriction", "these", "end-of-these", "harm", "harmed");
}

/** "This card is also WIND, WATER, and EARTH while face-up on the field." */
function alsoAttributes(g: Grammar): void {
  const also = { verb: "also-attribute", what: { ref: "this-card" } };
  g.rule("also-so", "this card is also {...:attributes-too}");
  const its = "<<its Attribute|the Attribute of this card>> is also treated as";
  g.rule("also-so", `${its} {...:attributes-too}`, {}, { wording: "its" });
  g.rule("statement", "{...:also-so} {...:while-up}", also);
  g.rule("statement", "{...:while-up}[[,]] {...:also-so}", also, { wording: "front" });
  // "DARK, FIRE, and WIND-Attribute": the word may be said again at the end.
  const rule = "attributes-too: several";
  for (const [last, noted] of [
    ["attribute", { rule }],
    ["attribute-named", { rule, wording: "named" }],
  ] as const) {
    g.rule("attributes-too", `{attribute:${last}}`, {}, noted);
    g.rule("attributes-too", `{attribute:attribute}, {others:more-${last}s}`, {}, noted);
    g.rule("attributes-too", `{attribute:attribute} {others:one-${last}-more}`, {}, noted);
    g.rule(`more-${last}s`, `{=:one-${last}-more}`, undefined, { rule });
    g.rule(`more-${last}s`, `{+:attribute}, {++:more-${last}s}`, undefined, { rule });
    g.rule(`one-${last}-more`, `and {+:${last}}`, undefined, { rule });
  }
  g.words("attribute-named", Object.fromEntries(ATTRIBUTES.map((one) => [`${one}-Attribute`, one])));
}
