import type { Grammar } from "../grammar.ts";

/** How much: "ATK equal to [the number of face-up Insect Type monsters on the field] x 500". */
export function rushAmounts(g: Grammar): void {
  g.rule("bracket", "[{...:amount}]");
  g.rule("bracket", "[{...:amount}] x {times:int}");
  g.rule("amount", "the number of {of:counted}", { value: "count" });
  g.rule("amount", "the total number of {of:counted}", { value: "count" }, { wording: "total" });
  g.rule("amount", "the number of {of:done}", { value: "count" });
  g.rule("amount", "the {stat:any-stat} of {of:one-card}", { value: "stat" });
  g.rule("amount", "the original {stat:any-stat} of {of:one-card}", { value: "stat", original: true });
  g.rule("amount", "the total {stat:any-stats} of {of:counted}", { value: "stat" }, { wording: "total" });
  g.rule(
    "amount",
    "the total {stat:any-stats} of the {of.traits:pre} {of.noun:noun[pl]} {of.where:placed}",
    { value: "stat", "of.quantity": { kind: "every" } },
    { wording: "total-the" },
  );
  g.rule(
    "amount",
    "the total original {stat:any-stats} of {of:done}",
    { value: "stat", original: true },
    { wording: "total" },
  );
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
  g.noted("bracket");
  const done = { ref: "this-way", voice: "done" };
  g.rule("done", "{noun:back-noun[pl]} {...:done-by}", done);
  g.rule("done", "{traits:pre} {noun:back-noun[pl]} {...:done-by}", done);
  g.noted("done");
}
