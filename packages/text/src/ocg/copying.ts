import type { Grammar } from "../grammar.ts";

/** "This effect becomes that Spell's effect when that card is activated", "apply that target's effect". */
export function ocgCopying(g: Grammar): void {
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
