import type { Grammar } from "../grammar.ts";

/** What players can do only so often: "each player can only Special Summon once per turn", "you can only activate 1 Trap Card" */
export function ocgSoOften(g: Grammar): void {
  g.words("can-only", {
    "you can only": "you",
    "your opponent can only": "opponent",
    "each player can only": "both",
  });
  const once = { verb: "forbid", beyond: 1 };
  const summons = { ...once, what: { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] } };
  g.words("summoning-act", {
    "Special Summon": "special-summon",
    "Normal or Special Summon": "summon",
  });
  g.rule("so-often", "{player:can-only} {act:summoning-act} once", summons);
  const from = { ...once, "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "monster" };
  g.rule("so-often", "{player:can-only} {act:summoning-act} once {what.where:alone-from}", from, {
    wording: "once-from",
  });
  g.rule("so-often", "{player:can-only} {act:summoning-act} {what.where:alone-from} once", from, {
    wording: "from-once",
  });
  g.rule("so-often-each", "{player:can-only} {act:summoning-act} {...:any-monsters} once per turn", summons);
  g.rule("alone-from", "{+:trait-from}");
  for (const monsters of ["monster(s)", "a monster(s)", "monsters"])
    g.rule("any-monsters", monsters, {}, { wording: monsters.replace(" ", "-") });
  // "activate 1 Trap Card", "activate 1 monster effect in the GY"
  const all = { quantity: { kind: "all" }, traits: [] };
  for (const [category, when] of [
    ["so-often", ""],
    ["so-often-each", " each turn"],
  ] as const) {
    g.rule(category, `{player:can-only} activate 1 {what:limited-card}${when}`, {
      ...once,
      act: "activate-card",
    });
    g.rule(category, `{player:can-only} activate 1 {what:limited-effect}${when}`, {
      ...once,
      act: "activate",
    });
  }
  g.rule("limited-card", "{noun:card-noun[sg]} Card", { ...all, where: [] });
  g.rule("limited-effect", "{noun:effect-noun} effect {where*:post}", all);
  g.rule("timed-ban", "{...:so-often}");
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:so-often-each}", { until: "while-face-up" }, { wording: "so-often" });
  g.noted("so-often", "so-often-each", "limited-card", "limited-effect");
}
