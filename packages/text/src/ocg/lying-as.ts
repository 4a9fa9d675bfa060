import type { Grammar } from "../grammar.ts";

/** Monsters that lie in a Spell & Trap Zone as a Continuous Spell or Trap: how they come there, and that they are one. */
export function ocgLyingAs(g: Grammar): void {
  g.rule("sentence", "You can Set this card from your hand to your Spell & Trap Zone as a Spell.", {
    sentence: "summon-rule",
    rule: "set-as-spell",
  });
  for (const [kind, noun] of [
    ["Spell", "spell"],
    ["Trap", "trap"],
  ] as const) {
    const lies = {
      kind: "exists",
      what: {
        ref: "this-card",
        where: [
          { trait: "described", traits: [{ trait: "kind", kind: "continuous" }], noun, where: [] },
          { trait: "in", place: { names: ["spell-trap-zone"] } },
        ],
      },
    };
    g.rule("state", `this card is a Continuous ${kind}`, lies, { wording: "lying-as" });
    g.rule("state", `this card is treated as a Continuous ${kind}[[ by this effect]]`, lies, {
      wording: "lying-treated",
    });
  }
}
