import type { Grammar } from "../../grammar.ts";

/** How much: "ATK equal to [the number of face-up Insect Type monsters on the field] x 500". */
export function rushAmounts(g: Grammar): void {
  g.rule("bracket", "[{...:amount}]");
  g.rule("bracket", "[{...:amount}] x {times:int}");
  g.rule("amount", "the number of {of:counted}", { value: "count" });
  g.rule("amount", "the total number of {of:counted}", { value: "count" }, { wording: "total" });
  g.rule("amount", "the number of {of:done}", { value: "count" });
  g.rule("amount", "the {stat:any-stat} of {of:one-card}", { value: "stat" });
  g.rule("amount", "the original {stat:any-stat} of {of:one-card}", { value: "stat", original: true });
  for (const [word, wording] of [
    ["any-stats", "total"],
    ["one-level", "total-one"],
  ] as const) {
    g.rule("amount", `the total {stat:${word}} of {of:summed}`, { value: "stat" }, { wording });
    g.rule(
      "amount",
      `the total original {stat:${word}} of {of:summed}`,
      { value: "stat", original: true },
      { wording },
    );
  }
  g.words("one-level", { Level: "level" });
  g.rule("amount", "the number of {of.traits:named} with different {by:property-names} {of.where:post}", {
    value: "different",
    "of.quantity": { kind: "all" },
    "of.noun": "card",
  });
  g.rule(
    "amount",
    "the total original {stat:any-stats} of {of:done}",
    { value: "stat", original: true },
    { wording: "total" },
  );
  g.rule(
    "amount",
    "the number of cards they drew by this effect",
    {
      value: "count",
      of: { ref: "this-way", verb: "draw", voice: "done", part: "effect", noun: "card" },
    },
    { wording: "they-drew" },
  );
  g.rule("amount", "the damage inflicted to your opponent by this effect", {
    value: "damage-taken",
    of: { ref: "this-way", verb: "damage", voice: "done", part: "effect" },
  });
  g.rule("amount", "{of:owner} {stat:any-stat}", { value: "stat" }, { wording: "owner" });
  g.rule(
    "amount",
    "{of:owner} original {stat:any-stat}",
    { value: "stat", original: true },
    { wording: "owner" },
  );
  g.rule("amount", "the number of different {by:property-names} of {of:counted}", { value: "different" });
  g.rule(
    "amount",
    "the number of different {by:property-names} {of.where:post}",
    {
      value: "different",
      "of.quantity": { kind: "all" },
      "of.traits": [],
      "of.noun": "monster",
    },
    { wording: "bare" },
  );
  g.rule("amount", "the number rolled", {
    value: "die",
    "of.ref": "this-way",
    "of.verb": "roll-die",
    "of.voice": "done",
  });
  g.words("any-stat", { ATK: "atk", DEF: "def", Level: "level" });
  g.words("any-stats", { ATK: "atk", DEF: "def", Levels: "level" });
  g.rule("counted", "{=:bare-group}");
  g.rule(
    "one-card",
    "the {traits*:pre} {noun:noun[sg]} {where:post}",
    { quantity: { kind: "a" } },
    { wording: "the" },
  );
  g.rule("one-card", "1 {traits*:pre} {noun:noun[sg]} {where:post}", { quantity: { kind: "exactly", n: 1 } });
  for (const n of ["sg", "pl"]) g.rule("one-card", `{=:ref[${n}]}`);
  g.noted("bracket", "summed");
  g.rule("amount", "the number of destroyed {of.noun:back-noun[pl]}", {
    value: "count",
    "of.ref": "this-way",
    "of.verb": "destroy",
    "of.voice": "done",
  });
  summed(g);
  done(g);
  names(g);
}

/** Cards whose values are added up. */
function summed(g: Grammar): void {
  const every = { quantity: { kind: "every" } };
  g.rule("summed", "{=:counted}");
  g.rule("summed", "{=:done}");
  g.rule("summed", "{=:ref[pl]}");
  g.rule("summed", "the {traits*:pre} {noun:noun[pl]} {where:post}", every, { wording: "the" });
  g.rule("summed", "all {traits*:pre} {noun:noun[pl]} {where:post}", { quantity: { kind: "all" } });
}

/** Cards to which something was done. */
function done(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  g.rule("done", "{noun:back-noun[pl]} {...:done-by}", done);
  g.rule("done", "{traits:pre} {noun:back-noun[pl]} {...:done-by}", done);
  g.rule("done", "{traits:pre} {noun:back-noun[pl]} {where:with-list} {...:done-by}", done);
  g.rule("done", "{traits:pre-kind} {noun:kind-noun[pl]} {...:done-by}", done);
  g.rule("done", "{traits:named} {...:done-by}", { ...done, noun: "card" }, { wording: "named" });
  g.rule("done", "{noun:back-noun[pl]} chosen", { ...done, verb: "choose" }, { wording: "after" });
  g.rule("done", "chosen {noun:back-noun[pl]}", { ...done, verb: "choose" }, { wording: "before" });
  g.noted("done");
  g.rule("amount", "each {of:one-done}", { value: "count" }, { wording: "each" });
  g.rule("one-done", "{noun:back-noun[sg]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.noted("one-done");
}

/** "Cards of these names": of any of them. */
function names(g: Grammar): void {
  // "Cards of these names": of any of them.
  g.rule(
    "counted",
    "{traits:either-name} {where:post}",
    { quantity: { kind: "every" }, noun: "card" },
    { wording: "names" },
  );
  g.rule("either-name", "{+:trait-either-name}");
  g.rule("trait-either-name", "{traits:two-names}", { trait: "any-of" }, { wording: "and" });
  g.rule("two-names", "{+:trait-name} and {+:trait-name}");
  g.noted("trait-either-name");
}
