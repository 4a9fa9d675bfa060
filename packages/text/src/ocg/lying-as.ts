import type { Grammar } from "../grammar.ts";

/** Monsters that lie in a Spell & Trap Zone as a Continuous Spell or Trap: how they come there, and that they are one. */
export function ocgLyingAs(g: Grammar): void {
  const place = { verb: "move", manner: "place" };
  for (const [kind, fields] of [
    ["Spell", {}],
    ["Trap", { as: "trap" }],
  ] as const)
    for (const [as, number] of [
      [`a {}Continuous ${kind}`, ""],
      [`{}Continuous ${kind}s`, "pl"],
    ] as const)
      for (const [comma, c] of [
        ["", ""],
        [",", "comma"],
      ] as const) {
        const noted = (...words: readonly string[]) => {
          const wording = words.filter((word) => word !== "").join("-");
          return wording === "" ? {} : { wording };
        };
        g.rule(
          "simple-step[F]",
          `<place> {what:obj}${comma} face-up in {to:place[in]} as ${as.replace("{}", "")}`,
          { ...place, ...fields },
          noted(c, number),
        );
        // "… in your Spell & Trap Zone as a face-up Continuous Trap"
        g.rule(
          "simple-step[F]",
          `<place> {what:obj}${comma} in {to:place[in]} as ${as.replace("{}", "face-up ")}`,
          { ...place, ...fields },
          noted("lying", c, number),
        );
      }
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
    g.rule("state", `this card is treated as a Continuous ${kind}`, lies, { wording: "lying-treated" });
  }
}
