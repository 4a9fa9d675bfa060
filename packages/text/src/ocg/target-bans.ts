import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

const MONSTERS = {
  what: { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] },
};

/** "Your opponent cannot target “X” monsters with card effects", "… for attacks": who, which, and by what. */
export function ocgTargetBans(g: Grammar): void {
  g.rule(
    "target-ban",
    "{player:cannot} {...:target-act}[[, except {except:left-out}]]",
    { verb: "forbid" },
    { wording: "player" },
  );
  const attacked = { act: "be-attacked" };
  alike(g, "for-attacks", ["for attacks", "for an attack"]);
  for (const what of ["kept", "closed-kept"]) {
    for (const by of ["card effects", "{byCards:effects-any}", "effects of {byCards:those-by}"])
      g.rule("target-act", `target {what:${what}} with ${by}`, { act: "target" });
    g.rule("target-act", `target {what:${what}} {...:for-attacks}`, attacked);
  }
  g.rule("target-act", "select {what:kept} as an attack target", attacked, { wording: "select" });
  g.rule("kept", "{=:barred}");
  g.rule("kept", "any {=:barred}", {}, { wording: "any" });
  for (const n of ["sg", "pl"]) g.rule("kept", `{=:ref[${n}]}`);
  g.rule(
    "kept",
    "{...:owned-cards[M]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "owned-M" },
  );
  g.rule("closed-kept", "{...:closed-these}", { quantity: { kind: "all" } });
  g.rule("closed-kept", "{...:closed-owned}", { quantity: { kind: "every" } }, { wording: "owned" });
  g.noted("closed-kept");
  g.rule("kept", "{=:obj-pronoun}");
  g.rule("kept", "{=:any-one}");
  g.rule("any-one", "@a {...:these[sg]}", { quantity: { kind: "all" } }, { wording: "one" });
  g.rule("kept", "{=:other-than}");
  g.rule("other-than", "@a {...:cards[sg]} {where:but-named}", { quantity: { kind: "all" } });
  g.rule("but-named", "{+:trait-but-named}");
  g.rule(
    "trait-but-named",
    "other than {name:name}",
    { trait: "name", not: true },
    { wording: "other-than" },
  );
  g.noted("trait-but-named", "other-than", "any-one");
  const theirs = { verb: "forbid", player: "opponent", ...attacked };
  alike(g, "monsters-of-theirs", ["your opponent's monsters", "monsters your opponent controls"]);
  // Who cannot: "your opponent's monsters", "those monsters", "Level 6 or higher monsters your opponent controls".
  const by = { verb: "forbid", player: "both", ...attacked };
  const those = "{byCards:subj[N]} cannot";
  const but = "[[, except {except:left-out}]]";
  g.rule("ban", `${those} target {what:kept} {...:for-attacks}${but}`, by, { wording: "by" });
  g.rule("ban", `${those} attack {what:kept}`, by, { wording: "attack" });
  g.rule(
    "ban",
    "{...:monsters-of-theirs} can only target {except:barred} {...:for-attacks}",
    { ...theirs, ...MONSTERS },
    { wording: "only" },
  );
}
