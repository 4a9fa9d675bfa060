import type { Grammar } from "../../grammar.ts";
import { ofWhom } from "./stats.ts";

/** Names, Types, Attributes, and effects that are negated. */
export function rushIdentity(g: Grammar): void {
  for (const [word, property, verb] of [
    ["name", "name", "change-name"],
    ["Type", "type", "change-type"],
    ["Attribute", "attribute", "change-attribute"],
  ] as const) {
    ofWhom(g, property, word, `${word}s`);
    const [becomes, said] = [`{...:${property}-of[N]} <becomes/become>`, `<becomes/become>`];
    const rule = "lasting-step[N]: {...:property-of[N]} becomes";
    g.rule("lasting-step[N]", `${becomes} {${property}:${property}}`, { verb }, { rule });
    const same = { rule: `${rule} the same as {as:one-card}` };
    g.rule("lasting-step[N]", `${becomes} the same[[ ${word}]] as {as:one-card}`, { verb }, same);
    if (property === "name") continue;
    g.rule("pred[N]", `${said} {${property}:${property}} ${word}`, { verb }, { rule: "pred[N]: becomes" });
    const alike = { rule: "pred[N]: becomes the same as {as:one-card}" };
    g.rule("pred[N]", `${said} the same ${word} as {as:one-card}`, { verb }, alike);
  }
  const renamed = { verb: "change-name", for: "fusion-material" };
  const alone = "if used as material for a Fusion Summon, {what:owner} name becomes {name:name}";
  g.rule("lasting-step[sg]", alone, renamed);
  g.rule("lasting-step[sg]", "{...:if-used}, its name {...:renaming}");
  g.rule("if-used", "if {what:ref[sg]} is used as material for a Fusion Summon", {}, { wording: "is-used" });
  g.rule("if-used", "if you use {what:ref[sg]} as material for a Fusion Summon", {}, { wording: "use" });
  g.rule("renaming", "becomes {name:name}", renamed);
  g.rule("renaming", "can be treated as {name:name}", { ...renamed, also: true });
  g.rule("lasting-step[N]", "{what:owner} effects are negated", { verb: "negate-effects" }, { wording: "N" });
  g.rule("lasting-imp[N]", "negate the effects of {what:obj}", { verb: "negate-effects" });
  g.rule("lasting-step[pl]", "all {what:any-effects} are negated", { verb: "negate-effects" });
}
