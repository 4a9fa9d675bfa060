import type { Grammar } from "../grammar.ts";

const EFFECT = { kind: "this-way", part: "effect" };
const REQUIREMENT = { kind: "this-way", part: "requirement" };

/** What was done by the effect before or to meet the requirement, and the cards to which it was done. */
export function rushDone(g: Grammar): void {
  g.words("did-verb", { chose: "choose" });
  // "If you destroyed by this effect": whatever it was.
  g.rule("state", "you {verb:did-verb} by this effect", EFFECT, { wording: "bare" });
  g.rule("state", "chosen", { ...EFFECT, verb: "choose" }, { wording: "chosen" });
  // The place is often left out.
  for (const [did, verb] of [
    ["shuffled", "shuffle"],
    ["sent", "send"],
    ["returned", "return"],
  ] as const)
    g.rule("state", `you ${did} {what:sample} by this effect`, { ...EFFECT, verb });
  g.rule("state", "you sent {what:sample} to meet the requirement", { ...REQUIREMENT, verb: "send" });
  g.rule("state", "you placed {what:sample} on {to:deck-end} to meet the requirement", {
    ...REQUIREMENT,
    verb: "put",
  });
  g.rule("state", "you placed {what:sample} on {to:deck-end} by this effect", { ...EFFECT, verb: "put" });
  g.rule(
    "state",
    "you changed {what:sample} to {position:position} by this effect",
    { ...EFFECT, verb: "change-position" },
    { wording: "position" },
  );
  g.rule("sample", "{quantity:quantity[N]} {traits:pre} {noun:noun[N]} other than {where:named-otherwise}");
  g.rule("sample", "{quantity:quantity[N]} {noun:noun[N]} other than {where:named-otherwise}", {
    traits: [],
  });
  g.rule("named-otherwise", "{+:trait-named-otherwise}");
  g.rule("trait-named-otherwise", "{name:name}", { trait: "name", not: true }, { wording: "than" });
  g.noted("trait-named-otherwise");
  // "If you Special Summoned “A” or a Legend Normal Monster by this effect"
  g.rule("sample", "{...:bare-branch} or {one:sample-branch}", { where: [] });
  g.rule("sample-branch", "{quantity:quantity[sg]} {traits:pre-kind} {noun:kind-noun[sg]}");
  g.rule("sample-branch", "{quantity:quantity[sg]} {traits*:pre} {noun:noun[sg]}");
  g.noted("sample-branch");
  groups(g);
  references(g);
  names(g);
}

/** "If the original name of the card you returned to the hand by this effect was “A”" */
function names(g: Grammar): void {
  g.rule("state", "the original name of {what:returned-card} was {being.traits:original-name}", {
    kind: "is",
    "being.quantity": { kind: "a" },
    "being.noun": "card",
    "being.where": [],
  });
  g.rule("returned-card", "the card you returned to {to:place[in]} by this effect", {
    ref: "this-way",
    voice: "done",
    verb: "return",
    part: "effect",
  });
  g.rule("original-name", "{+:trait-original-name}");
  g.rule("trait-original-name", "{name:name}", { trait: "name", original: true }, { wording: "original" });
  // "If a card with the same name is in your opponent's Graveyard": as the one that was looked at.
  g.rule("state", "a card with the same name is {what.where:post}", {
    kind: "exists",
    "what.quantity": { kind: "a" },
    "what.noun": "card",
    "what.traits": [{ trait: "same", by: "name", as: { ref: "that-card" } }],
  });
  g.noted("returned-card", "trait-original-name");
}

/** "If 2 or more LIGHT Attribute monsters were sent to the Graveyard by this effect" */
function groups(g: Grammar): void {
  g.rule(
    "done-group",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} were",
    { where: [] },
    { wording: "were" },
  );
  for (const article of ["", "@a "])
    g.rule(
      "done-group",
      `${article}{traits:named} was`,
      { quantity: { kind: "a" }, noun: "card", where: [] },
      { wording: article === "" ? "named-was" : "a-named-was" },
    );
  // "1 “A” sent to the Graveyard by this effect"
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:named} {where:done-where}", { noun: "card" });
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:pre-kind} {noun:kind-noun[sg]} {where:done-where}");
  g.rule("done-where", "{+:trait-done}");
  g.rule("done-where", "{+:trait-with} {+:trait-done}");
  g.rule("trait-done", "{group:done-there}", { trait: "one-of" }, { wording: "done" });
  g.rule("done-there", "{...:done-by}", { ref: "this-way", voice: "done" });
  g.noted("done-there", "trait-done");
}

function references(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  g.rule("possessor", "that monster sent to {to:place[in]}", { ...done, verb: "send" }, { wording: "sent" });
  g.rule(
    "one-card",
    "that monster sent to {to:place[in]}",
    { ...done, verb: "send", noun: "monster" },
    { wording: "that-sent" },
  );
  g.rule("ref[sg]", "this monster", { ref: "that-card", noun: "monster" }, { wording: "this" });
  g.rule("ref[pl]", "the chosen {noun:back-noun[s]}", { ...done, verb: "choose" }, { wording: "s" });
  g.rule("back-noun[s]", "{=:ref-noun[s]}");
}
