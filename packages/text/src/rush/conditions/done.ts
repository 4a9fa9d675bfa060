import type { Grammar } from "../../grammar.ts";

const EFFECT = { kind: "this-way", part: "effect" };

const REQUIREMENT = { kind: "this-way", part: "requirement" };

/** What was done by the effect before, or to meet the requirement: "if you destroyed a monster by this effect". */
export function rushDone(g: Grammar): void {
  acts(g);
  sent(g);
  groups(g);
}

/** What a player did. */
function acts(g: Grammar): void {
  const did = { kind: "this-way" };
  const ends = [
    ["by this effect", { part: "effect" }],
    ["to meet the requirement", { part: "requirement" }],
  ] as const;
  for (const [end, part] of ends) {
    g.rule("state", `you {verb:did-verb} {what:sample} ${end}`, { ...did, ...part });
    g.rule("state", `you sent {what:sample} to {to:place[in]} ${end}`, { ...did, ...part, verb: "send" });
    g.rule("state", `you shuffled {what:sample} into {to:place[in]} ${end}`, {
      ...did,
      ...part,
      verb: "shuffle",
    });
    g.rule("state", `you added {what:sample} to {to:place[in]} ${end}`, { ...did, ...part, verb: "add" });
  }
  g.words("did-verb", {
    "Special Summoned": "special-summon",
    "Fusion Summoned": "fusion-summon",
    "Ritual Summoned": "ritual-summon",
    destroyed: "destroy",
    revealed: "reveal",
    placed: "put",
    drew: "draw",
    excavated: "excavate",
    chose: "choose",
  });
  // "If you destroyed by this effect": whatever it was.
  g.rule("state", "you {verb:did-verb} by this effect", EFFECT, { wording: "bare" });
  g.rule("state", "chosen", { ...EFFECT, verb: "choose" }, { wording: "chosen" });
  g.rule("state", "you changed a battle position by this effect", {
    ...did,
    verb: "change-position",
    part: "effect",
  });
  g.rule("state", "you changed {what:sample} to face-up {position:position} by this effect", {
    ...did,
    verb: "change-position",
    part: "effect",
  });
  g.rule(
    "state",
    "you changed {what:sample} to {position:position} by this effect",
    { ...EFFECT, verb: "change-position" },
    { wording: "position" },
  );
  g.rule("state", "you inflicted damage to your opponent by this effect", { ...EFFECT, verb: "damage" });
  g.rule("state", "you took damage by this effect", { ...EFFECT, verb: "damage" }, { wording: "took" });
  g.rule("state", "you gained LP by this effect", { ...EFFECT, verb: "gain-lp" });
  g.rule("state", "you chose {what:sample}", { ...did, verb: "choose" });
}

/** To where is often left out. */
function sent(g: Grammar): void {
  const did = { kind: "this-way" };
  g.rule("state", "you returned {what:sample} to {to:place[in]} by this effect", {
    ...did,
    verb: "return",
    part: "effect",
  });
  g.rule("state", "you returned {what:sample} by this effect", { ...did, verb: "return", part: "effect" });
  g.rule("state", "you added {what:sample} by this effect", { ...EFFECT, verb: "add" });
  g.rule("state", "you added {what:sample}", { ...did, verb: "add" });
  g.rule("state", "you sent {what:ref[sg]} to {to:place[in]} by this effect", { ...EFFECT, verb: "send" });
  g.rule("state", "you shuffled {what:sample} to meet the requirement", {
    ...did,
    part: "requirement",
    verb: "shuffle",
  });
  g.rule("state", "you sent {what:sample} to {to:place[in]}", { ...did, verb: "send" });
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
}

/** "If a Dragon Type monster was among the cards sent", "if 2 or more monsters were sent to the Graveyard by this effect" */
function groups(g: Grammar): void {
  const did = { kind: "this-way" };
  g.rule("state", "{what:done-group} {...:was-done}", did, { wording: "was" });
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[sg]} is",
    { quantity: { kind: "a" }, where: [] },
    { wording: "is" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[sg]} was",
    { quantity: { kind: "a" }, where: [] },
    { wording: "was" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} is",
    { quantity: { kind: "some" }, where: [] },
    { wording: "s-is" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} was",
    { quantity: { kind: "some" }, where: [] },
    { wording: "s-was" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} {where:post} is",
    { quantity: { kind: "some" } },
    { wording: "s-with" },
  );
  g.rule("was-done", "among the cards sent", { verb: "send" });
  g.rule("was-done", "among the cards sent to {to:place[in]} by this effect", {
    verb: "send",
    part: "effect",
  });
  g.rule(
    "was-done",
    "sent to {to:place[in]} by this effect",
    { verb: "send", part: "effect" },
    { wording: "sent" },
  );
  g.rule(
    "was-done",
    "sent to {to:place[in]} to meet the requirement",
    { verb: "send", part: "requirement" },
    { wording: "sent" },
  );
  g.rule(
    "done-group",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} are",
    { where: [] },
    { wording: "are" },
  );
  g.rule(
    "done-group",
    "{quantity:quantity[pl]} {traits:pre-kind} {noun:kind-noun[pl]} are",
    { where: [] },
    { wording: "are" },
  );
  g.rule(
    "done-group",
    "@a {traits:named} is",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "is" },
  );
  g.rule(
    "done-group",
    "@a {traits:pre-kind} {noun:kind-noun[s]} is",
    { quantity: { kind: "some" }, where: [] },
    { wording: "s-is" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[sg]} or {one:other-kind} is",
    { quantity: { kind: "a" }, where: [] },
    { wording: "is" },
  );
  g.rule("other-kind", "{noun:noun[sg]}", { quantity: { kind: "a" }, traits: [] });
  g.rule("was-done", "among the excavated cards", { verb: "excavate" });
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
  g.noted("done-group");
}
