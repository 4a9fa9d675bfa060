import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** What hangs on what was before: "…, also, …", "…, then if you control a Dragon monster, …", "… if you sent a Fiend monster". */
export function ocgStepClauses(g: Grammar): void {
  links(g);
  results(g);
  suchCards(g);
}

function links(g: Grammar): void {
  for (const joint of ["joint[D]", "joint[and]", "joint[after that]"])
    g.rule("link", `{...:${joint}} if {...:then-if}`, {}, { wording: "if" });
  g.rule("link", ", and if you do, and[[ if]] {...:then-if}", { join: "and-if-you-do" }, { wording: "and" });
  for (const word of ["then", "also", "but"])
    g.rule(`joint[${word}]`, `, ${word},`, { join: word }, { wording: "joint-comma" });
  g.rule("link", ", {...:listed}", { join: "listed" });
  // "Your opponent picks 1 for you to add to your hand, and you shuffle the rest into the Deck"
  const you = { rule: "link: {...:joint[D]} you {step:simple-step[bare]}" };
  for (const joint of ["joint[and]", "joint[and if you do]"])
    g.rule("link", `{...:${joint}} you {step:simple-step[bare]}`, { by: "you" }, you);
  g.rule("link", ", you {step:simple-step[bare]}", { join: "listed", by: "you" }, you);
  g.rule("listed", "{step:step[bare]}");
  g.rule("listed", "you can {step:step[bare]}", { optional: true });
  g.rule("link", "(but {...:first-clause})", { join: "but" }, { wording: "brackets" });
  g.noted("listed");
  // "…, then you can apply this effect." and the effect on a line of its own
  const applied = "you can apply this effect: {step:step[bare]}";
  g.rule("clause", applied, { optional: true }, { wording: "apply" });
  g.rule("then-if", `{condition:then-state}, ${applied}`, { optional: true }, { wording: "apply" });
  // "…, then if you have a “X” in your GY (except during the Damage Step), you can …"
  g.rule("then-state", "{all:state-outside}", { kind: "both" }, { wording: "outside" });
  g.rule("state-outside", "{+:state} {+:outside-step}");
  g.rule("outside-step", "(except during the Damage Step)", {
    kind: "phase",
    phase: "damage-step",
    not: true,
  });
  g.noted("outside-step");
  g.rule("then-if", "{condition:then-state}, {step:step[bare]}");
  g.rule("then-if", "{condition:then-state}, you can {step:step[bare]}", { optional: true });
  g.rule("then-if", "{condition:then-state}, {step:statement}");
  g.noted("then-if");
}

/** "…, then if you added a Normal Monster, …", "… if you Tributed a Fiend monster to activate this effect, …" */
function results(g: Grammar): void {
  const did = { kind: "this-way" };
  g.rule("clause-condition", "if {=:then-did}");
  g.rule("clause-condition", "if {all:did-and-state}", { kind: "both" }, { wording: "did-and" });
  g.rule("did-and-state", "{+:then-did}[[,]] and {+:more-state}");
  g.rule("then-did", "you {verb:done-verb} {what:such-card[M]}[[ {...:did-how}]]", did);
  // What the effect Summons is the only thing that it can be.
  alike(g, "summoned-word", ["Special Summoned", "Summoned", "Special Summon", "Summon"]);
  alike(g, "it-summoned", ["it", "that monster", "this card"]);
  const it = "you {...:summoned-word} {...:it-summoned}";
  const summoned = { ...did, verb: "special-summon" };
  g.rule("then-did", `${it}[[ {...:did-how}]]`, summoned, { wording: "it" });
  g.rule(
    "then-did",
    `${it} {what.where:out-of-there}[[ {...:did-how}]]`,
    { ...summoned, "what.quantity": { kind: "a" }, "what.traits": [], "what.noun": "card" },
    { wording: "it-from" },
  );
  g.rule("then-did", "you changed {what:such-card[M]} to {position:position}[[ {...:did-how}]]", {
    ...did,
    verb: "change-position",
  });
  g.rule("then-did", "you {...:taken-there} {what:such-card[M]} to {to:place[in]}[[ {...:did-how}]]", did);
  g.words("taken-there", { sent: { verb: "send" }, returned: { verb: "return" }, added: { verb: "add" } });
  g.rule("then-did", "you targeted {what:such-card[M]}", { ...did, verb: "target" });
  alike(g, "did-how", ["by this effect", "with this effect"], { part: "effect" });
  alike(
    g,
    "did-how",
    ["to activate this effect", "to activate this card", "when you activated this card", "at activation"],
    { part: "requirement" },
  );
  // "…, then, if any monsters were sent to the GY by this effect, …": whoever has done so.
  g.rule("then-did", "{what:such-card[M]} <was/were> {...:done-by}", did, { wording: "passive" });
  g.noted("then-did");
}

/** "a Normal Monster", "3 or more cards from your Deck": what it was done to. */
function suchCards(g: Grammar): void {
  const one = { quantity: { kind: "a" } };
  g.rule("such-number[sg]", "@a", one);
  g.rule("such-number[s]", "@a", one, { wording: "some" });
  g.rule("such-number[pl]", "any", one, { wording: "any-number" });
  g.rule("such-number[pl]", "{quantity.n:int} or more", { "quantity.kind": "at-least" });
  g.rule("such-number[pl]", "{quantity.n:int2}", { "quantity.kind": "exactly" });
  const least = { "quantity.kind": "at-least" };
  g.rule("such-number[pl]", "at least {quantity.n:int2}", least, { wording: "at-least" });
  g.rule("such-number[sg]", "at least 1", { ...least, "quantity.n": 1 }, { wording: "at-least" });
  // Whatever it is: "if you destroyed at least 1", "if you Special Summoned from the Deck".
  const any = { traits: [], noun: "card" };
  g.rule(
    "such-card[sg]",
    "at least 1",
    { quantity: { kind: "at-least", n: 1 }, ...any, where: [] },
    { wording: "whichever" },
  );
  g.rule("such-card[sg]", "{where:out-of-there}", { ...one, ...any }, { wording: "whichever" });
  g.rule("out-of-there", "{+:trait-from}");
  g.rule("such-card[M]", "{...:such-number[M]} {...:cards[M]} {where*:post}");
  g.rule("such-card[M]", "{...:such-number[M]} {...:opponents-cards[M]} {where*:post}");
  g.rule("such-card[sg]", "[[@a ]]{traits:named}", { ...one, noun: "card", where: [] }, { wording: "named" });
  g.noted("such-card");
  // What is excepted is called so as well.
  g.rule("such", "{+:trait-with}");
  g.rule("such", "{+:trait-that}");
  g.rule("such", "{+:trait-controlled}[[ {+:trait-with}]]");
}
