import type { Grammar } from "../../grammar.ts";

/** Names, Types, Attributes, and effects that are negated. */
export function rushIdentity(g: Grammar): void {
  for (const [word, property, verb] of [
    ["name", "name", "change-name"],
    ["Type", "type", "change-type"],
    ["Attribute", "attribute", "change-attribute"],
  ] as const) {
    g.rule(`${property}-of[sg]`, `{what:owner} ${word}`, {}, { wording: "owner" });
    g.rule(`${property}-of[pl]`, `{what:owner} ${word}s`, {}, { wording: "owners" });
    g.rule(`${property}-of[sg]`, `the ${word} of {what:free}`, {}, { wording: "of" });
    g.rule(`${property}-of[pl]`, `the ${word}s of {what:free}`, {}, { wording: "of-pl" });
    const becomes = `{...:${property}-of[N]} <becomes/become>`;
    g.rule("lasting-step[N]", `${becomes} {${property}:${property}}`, { verb });
    g.rule("lasting-step[N]", `${becomes} the same[[ ${word}]] as {as:one-card}`, { verb });
    if (property === "name") continue;
    g.rule("pred[N]", `<becomes/become> {${property}:${property}} ${word}`, { verb });
    g.rule("pred[N]", `<becomes/become> the same ${word} as {as:one-card}`, { verb });
  }
  const renamed = { verb: "change-name", for: "fusion-material" };
  g.rule(
    "lasting-step[sg]",
    "if used as material for a Fusion Summon, {what:owner} name becomes {name:name}",
    renamed,
  );
  g.rule(
    "lasting-step[sg]",
    "if {what:ref[sg]} is used as material for a Fusion Summon, its name becomes {name:name}",
    renamed,
    { wording: "is-used" },
  );
  g.rule("named-as-material", "its name can be treated as {name:name}", { ...renamed, also: true });
  g.noted("named-as-material");
  g.rule("lasting-step[N]", "{what:owner} effects are negated", { verb: "negate-effects" }, { wording: "N" });
  g.rule("lasting-imp[N]", "negate the effects of {what:obj}", { verb: "negate-effects" });
  g.rule("lasting-step[pl]", "all {what:any-effects} are negated", { verb: "negate-effects" });
}
