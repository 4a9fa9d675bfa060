import type { Grammar } from "../grammar.ts";

/** Effects that become those of another card: what one of them does, for once, or all that it has, for a time. */
export function ocgCopying(g: Grammar): void {
  doingTheSame(g);
  havingTheSame(g);
}

/** "Replace this effect with that monster's original effects", "it gains that monster's original effects" */
function havingTheSame(g: Grammar): void {
  const own = { verb: "take-effects", "what.ref": "this-card" };
  g.rule("lasting[F]", "<replace> this effect with {of:owner} original effects", { ...own, replaced: true });
  for (const [effects, wording] of [
    ["effects", "gain"],
    ["original effects", "gain-original"],
    ["original effect", "gain-one"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:subj[sg]} gains {of:owner} ${effects}`,
      { verb: "take-effects" },
      { wording },
    );
}

/** "This effect becomes that Spell's effect when that card is activated", "apply that target's effect". */
function doingTheSame(g: Grammar): void {
  for (const [effect, wording] of [
    ["this effect", ""],
    ["this card's effect", "card"],
  ] as const) {
    g.rule(
      "statement",
      `${effect} becomes {...:copied}`,
      { verb: "apply-effect", becomes: true },
      wording === "" ? {} : { wording },
    );
  }
  g.rule("step[F]", "<apply> {...:copied}", { verb: "apply-effect" });
  g.rule("copied", "{what:owner} effect when that card is activated");
  g.rule("copied", "{what:owner} effect", {}, { wording: "effect" });
  g.rule("copied", "{what:owner} activation effect", {}, { wording: "activation" });
  g.rule("copied", "{what:owner} activated effect", {}, { wording: "activated" });
  const ritual = { doing: "ritual-summon" };
  g.rule("copied", "{what:owner} effect that Ritual Summons a monster when the card is activated", ritual);
  g.rule("copied", "{what:owner} activation effect that Ritual Summons a monster", ritual, {
    wording: "activation",
  });
  g.noted("copied");
  g.rule("trait-with", "that meets its activation conditions", { trait: "activatable" });
}
