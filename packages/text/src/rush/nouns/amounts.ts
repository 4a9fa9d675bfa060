import type { Grammar } from "../../grammar.ts";

/** How much: "ATK equal to [the number of face-up Insect Type monsters on the field] x 500". */
export function rushAmounts(g: Grammar): void {
  g.rule("bracket", "[{...:amount}]");
  g.rule("bracket", "[{...:amount}] x {times:int}");
  g.words("any-stat", { ATK: "atk", DEF: "def", Level: "level" });
  g.words("any-stats", { ATK: "atk", DEF: "def", Levels: "level" });
  g.words("one-level", { Level: "level" });
  counts(g);
  values(g);
  done(g);
  g.noted("bracket", "summed");
}

/** How many there are. */
function counts(g: Grammar): void {
  const count = { value: "count" };
  g.rule("amount", "the number of {of:counted}", count);
  g.rule("counted", "{=:bare-group}");
  g.rule("counted", "{=:done-cards[pl]}");
  g.rule("counted", "{=:ref[pl]}");
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
  const different = { value: "different" };
  const all = { "of.quantity": { kind: "all" } };
  g.rule("amount", "the number of different {by:property-names} of {of:counted}", different);
  g.rule(
    "amount",
    "the number of different {by:property-names} {of.where:post}",
    { ...different, ...all, "of.traits": [], "of.noun": "monster" },
    { wording: "bare" },
  );
  g.rule("amount", "the number of {of.traits:named} with different {by:property-names} {of.where:post}", {
    ...different,
    ...all,
    "of.noun": "card",
  });
}

/** What cards have, one or all together. */
function values(g: Grammar): void {
  const stat = { value: "stat" };
  g.rule("amount", "the {...:its-stat} of {of:one-card}", stat);
  g.rule("amount", "{of:owner} {...:its-stat}", stat, { wording: "owner" });
  g.rule("its-stat", "{stat:any-stat}");
  g.rule("its-stat", "original {stat:any-stat}", { original: true });
  g.rule("one-card", "the {...:cards[sg]} {where:post}", { quantity: { kind: "a" } }, { wording: "the" });
  g.rule("one-card", "{=:group[sg]}");
  g.rule("one-card", "{=:ref[N]}");
  g.rule("amount", "the total {...:their-stats} of {of:summed}", stat, { wording: "total" });
  for (const original of [false, true]) {
    const [words, fields] = original ? ["original ", { original }] : ["", {}];
    g.rule("their-stats", `${words}{stat:any-stats}`, fields);
    g.rule("their-stats", `${words}{stat:one-level}`, fields, { wording: "one" });
  }
  g.rule("summed", "{=:counted}");
  g.rule("summed", "the {...:cards[pl]} {where:post}", { quantity: { kind: "every" } }, { wording: "the" });
  g.rule("summed", "all {...:cards[pl]} {where:post}", { quantity: { kind: "all" } });
}

/** What was done. */
function done(g: Grammar): void {
  const effect = { voice: "done", part: "effect" };
  g.rule(
    "amount",
    "the number of cards they drew by this effect",
    { value: "count", of: { ref: "this-way", verb: "draw", ...effect, noun: "card" } },
    { wording: "they-drew" },
  );
  g.rule("amount", "the damage inflicted to your opponent by this effect", {
    value: "damage-taken",
    of: { ref: "this-way", verb: "damage", ...effect },
  });
  g.rule("amount", "the <<number rolled|result>>", {
    value: "die",
    "of.ref": "this-way",
    "of.verb": "roll-die",
    "of.voice": "done",
  });
  g.rule("amount", "each {of:done-cards[sg]}", { value: "count" }, { wording: "each" });
}
