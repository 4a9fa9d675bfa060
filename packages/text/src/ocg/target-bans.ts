import type { Grammar } from "../grammar.ts";

const MONSTERS = {
  what: { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] },
};

/** "Your opponent cannot target “X” monsters with card effects", "… for attacks" */
export function ocgTargetBans(g: Grammar): void {
  for (const [what, note] of [
    ["barred", "player"],
    ["ref[sg]", "this"],
  ] as const) {
    const ban = (words: string, act: string) =>
      g.rule(
        "target-ban",
        `{player:cannot} target {what:${what}} ${words}`,
        { verb: "forbid", act },
        { wording: note },
      );
    ban("with card effects", "target");
    if (what === "barred")
      g.rule(
        "target-ban",
        "{player:cannot} target any {what:barred} with card effects",
        { verb: "forbid", act: "target" },
        { wording: "any" },
      );
    ban("with {byCards:effects-any}", "target");
    ban("with card effects, except {except:left-out}", "target");
    ban("for attacks", "be-attacked");
  }
  const target = "{player:cannot} target";
  g.rule(
    "target-ban",
    `${target} {what:obj-pronoun} with card effects`,
    { verb: "forbid", act: "target" },
    { wording: "them" },
  );
  g.rule(
    "target-ban",
    "{player:cannot} select {what:ref[sg]} as an attack target",
    { verb: "forbid", act: "be-attacked" },
    { wording: "select" },
  );
  g.rule(
    "target-ban",
    "{player:cannot} select {what:other-than} as an attack target",
    { verb: "forbid", act: "be-attacked" },
    { wording: "select-other" },
  );
  g.rule("other-than", "a {noun:noun[sg]} {where:other-name}", { quantity: { kind: "all" }, traits: [] });
  g.rule("other-name", "{+:trait-other-name}");
  g.rule(
    "trait-other-name",
    "other than {name:name}",
    { trait: "name", not: true },
    { wording: "other-than" },
  );
  g.noted("trait-other-name", "other-than");
  g.rule(
    "target-ban",
    `${target} {what:barred} for attacks, except {except:left-out}`,
    { verb: "forbid", act: "be-attacked" },
    { wording: "except" },
  );
  const theirs = { verb: "forbid", player: "opponent", act: "be-attacked" };
  for (const [who, wording] of [
    ["your opponent's monsters cannot", "monsters"],
    ["monsters your opponent controls cannot", "controls"],
  ] as const) {
    g.rule("ban", `${who} target {what:barred} for attacks`, theirs, { wording });
    for (const n of ["sg", "pl"])
      g.rule("ban", `${who} target {what:ref[${n}]} for attacks`, theirs, { wording });
    g.rule("ban", `${who} target {what:barred} for attacks, except {except:left-out}`, theirs, { wording });
    g.rule(
      "ban",
      `${who.slice(0, -" cannot".length)} can only target {except:barred} for attacks`,
      { ...theirs, ...MONSTERS },
      { wording: `${wording}-only` },
    );
    for (const any of ["", "any "])
      g.rule("ban", `${who} attack ${any}{what:barred}, except {except:left-out}`, theirs, {
        wording: `${wording}-attack${any.trim()}`,
      });
  }
}
