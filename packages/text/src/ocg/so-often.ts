import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What players can do only so often: "each player can only Special Summon once per turn", "you can only activate 1 Trap Card" */
export function ocgSoOften(g: Grammar): void {
  const once = { verb: "forbid", beyond: 1 };
  const every = { quantity: { kind: "all" }, traits: [], noun: "monster" };
  const from = {
    verb: "forbid",
    ...Object.fromEntries(Object.entries(every).map(([key, value]) => [`what.${key}`, value])),
  };
  const summons = { verb: "forbid", what: { ...every, where: [] } };
  alike(g, "times-said", ["once", "one more time"], { beyond: 1 });
  g.rule("times-said", "{beyond:so-many-times}");
  g.rule("times-said", "{beyond:int2} times");
  alike(g, "any-monsters", ["monster(s)", "a monster(s)"]);
  const can = "{...:can} only {...:summon-act}";
  g.rule("so-often-summoned", `${can}[[ {...:any-monsters}]] {...:times-said}`, summons);
  g.rule("so-often-summoned", `${can} {...:times-said} {what.where:alone-from}`, from, {
    wording: "times-from",
  });
  g.rule("so-often-summoned", `${can} {what.where:alone-from} {...:times-said}`, from, {
    wording: "from-times",
  });
  g.rule("so-often-summoned", `${can} {what:barred-kind} {...:times-said}`, { verb: "forbid" });
  g.rule("so-often", "{...:so-often-summoned}");
  g.rule("so-often-each", "{...:so-often-summoned} per turn");
  const more = "more than {...:beyond-times} times per turn";
  g.rule("so-often-each", `{player:cannot} {...:summon-act} ${more}`, summons, { wording: "more" });
  g.rule("beyond-times", "{beyond:int2}");
  for (const [word, beyond] of [
    ["two", 2],
    ["three", 3],
  ] as const)
    g.rule("beyond-times", word, { beyond }, { wording: "spelled" });
  g.rule("alone-from", "{+:trait-from}");
  // "activate 1 Trap Card", "activate 1 monster effect in the GY"
  const all = { quantity: { kind: "all" }, traits: [] };
  for (const [category, when] of [
    ["so-often", ""],
    ["so-often-each", " each turn"],
  ] as const) {
    g.rule(category, `{...:can} only activate 1 {what:limited-card}${when}`, {
      ...once,
      act: "activate-card",
    });
    g.rule(category, `{...:can} only activate 1 {what:limited-effect}${when}`, {
      ...once,
      act: "activate",
    });
  }
  g.rule("limited-card", "{noun:card-noun[sg]} Card", { ...all, where: [] });
  g.rule("limited-effect", "{noun:effect-noun} effect {where*:post}", all);
  g.rule("statement", "this card cannot use this effect next turn", { verb: "rest-effect" });
  g.rule("timed-ban", "{...:so-often}");
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:so-often-each}", { until: "while-face-up" }, { wording: "so-often" });
  g.noted("so-often", "so-often-each", "limited-card", "limited-effect");
}
