import type { Grammar } from "../grammar.ts";

/** What came of what was done before: "if 2 or more monsters are among the excavated cards", "you added “A” by this effect". */
export function rushOutcomes(g: Grammar): void {
  among(g);
  acts(g);
  amounts(g);
  excavated(g);
}

function among(g: Grammar): void {
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
}

/** What a player did, where the words say less than where it went. */
function acts(g: Grammar): void {
  const did = { kind: "this-way" };
  const here = { ...did, part: "effect" };
  g.rule("state", "you added {what:sample} by this effect", { ...here, verb: "add" });
  g.rule("state", "you added {what:sample}", { ...did, verb: "add" });
  g.rule("state", "you sent {what:ref[sg]} to {to:place[in]} by this effect", { ...here, verb: "send" });
  g.rule("state", "you shuffled {what:sample} to meet the requirement", {
    ...did,
    part: "requirement",
    verb: "shuffle",
  });
  g.rule("state", "you sent {what:sample} to {to:place[in]}", { ...did, verb: "send" });
}

/** How much there is of something: "you have 3 or more different Attributes in your Graveyard". */
function amounts(g: Grammar): void {
  const many = { kind: "value", compare: "at-least" };
  const different = {
    ...many,
    "value.value": "different",
    "value.of.quantity": { kind: "all" },
    "value.of.traits": [],
    "value.of.noun": "monster",
  };
  const words = "{than:int} or more different {value.by:property-names} {value.of.where:post}";
  g.rule("state", `you have ${words}`, different);
  g.rule("state", `there are ${words}`, different, { wording: "there" });
  g.rule("state", "you shuffled {than:int} different {value.by:property-names} to meet the requirement", {
    ...many,
    "value.value": "different",
    "value.of": { ref: "this-way", verb: "shuffle", part: "requirement" },
  });
  g.rule("state", "you inflicted {than:int} or more damage by this effect", {
    ...many,
    "value.value": "damage-taken",
    "value.of": { ref: "this-way", verb: "damage", part: "effect" },
  });
}

function excavated(g: Grammar): void {
  for (const n of ["sg", "pl"] as const) {
    const s = n === "pl" ? "s" : "";
    g.rule(
      `ref[${n}]`,
      `the excavated monster${s}`,
      { ref: "excavated", noun: "monster" },
      n === "pl" ? { wording: "pl" } : {},
    );
  }
  g.rule("amount", "the number of destroyed {of.noun:back-noun[pl]}", {
    value: "count",
    "of.ref": "this-way",
    "of.verb": "destroy",
    "of.voice": "done",
  });
  g.rule(
    "statement",
    "both players excavate the top card of their Deck",
    { verb: "excavate", count: 1, player: "both" },
    { wording: "both" },
  );
  g.rule(
    "statement",
    "both players excavate the top {count:int2} cards of their Deck",
    { verb: "excavate", player: "both" },
    { wording: "both" },
  );
}
