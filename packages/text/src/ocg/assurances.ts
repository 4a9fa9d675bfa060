import type { Grammar } from "../grammar.ts";

/** What cannot be done about an effect, as a sentence after it: to respond to its activation, to negate it. */
export function ocgAssurances(g: Grammar): void {
  g.noted("assurance");
  g.rule("sentence", "{...:assurance}", { sentence: "assurance" });
  const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });
  for (const [who, player] of [
    ["Your opponent cannot", "opponent"],
    ["Neither player can", "both"],
  ] as const)
    for (const [words, act, noun, wording] of [
      ["cards or effects", "activate", "card", ""],
      ["monster effects", "activate", "monster", ""],
      ["Spell/Trap Cards", "activate-card", "spell-or-trap", ""],
      ["Spells/Traps", "activate-card", "spell-or-trap", "short"],
      ["Trap Cards", "activate-card", "trap", ""],
      ["Spell/Trap Cards or effects", "activate", "spell-or-trap", ""],
    ] as const)
      for (const [activation, of] of [
        ["this effect's activation", {}],
        ["this card's activation", { of: "card" }],
        ["the activation of this card's effects", { of: "each" }],
      ] as const)
        g.rule(
          "assurance",
          `${who} activate ${words} in response to ${activation}.`,
          { silences: { player, act, what: all(noun) }, ...of },
          wording === "" ? {} : { wording },
        );
  // What is targeted: nothing else is settled when it is responded to.
  for (const [words, wording] of [
    ["the targeted card", "targeted"],
    ["that card", "card"],
  ] as const)
    g.rule("targeted-one", words, { ref: "that-target" }, { wording });
  g.rule("targeted-ones", "those cards", { ref: "those-targets" }, { wording: "cards" });
  g.noted("targeted-one", "targeted-ones");
  // "Your opponent cannot activate the targeted card in response to this card's activation."
  for (const [who, player] of [
    ["Your opponent cannot", "opponent"],
    ["Neither player can", "both"],
  ] as const)
    for (const [activation, of] of [
      ["this effect's activation", {}],
      ["this card's activation", { of: "card" }],
    ] as const)
      for (const [words, act] of [
        ["{silences.what:targeted-one}", "activate-card"],
        ["{silences.what:targeted-ones} or their effects", "activate"],
      ] as const)
        g.rule(
          "assurance",
          `${who} activate ${words} in response to ${activation}.`,
          { "silences.player": player, "silences.act": act, ...of },
          { wording: act === "activate" ? "those" : "that" },
        );
  g.rule("assurance", "This effect cannot be negated.", { firm: "effect" });
  g.rule("assurance", "This effect's activation and effect cannot be negated.", { firm: "both" });
  g.rule(
    "assurance",
    "This activation and effect cannot be negated.",
    { firm: "both" },
    { wording: "this-activation" },
  );
  g.rule("assurance", "This card's activation and effect cannot be negated.", { firm: "both", of: "card" });
  const each = { firm: "both", of: "each" };
  g.rule("assurance", "The activation and effect of this card's effects cannot be negated.", each);
  g.rule(
    "assurance",
    "The activation of this card, or its effects, cannot be negated, nor can its effects be negated.",
    each,
    { wording: "nor" },
  );
}
