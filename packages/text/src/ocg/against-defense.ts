import type { Grammar } from "../grammar.ts";

/** What battles of a monster do, said after something else of it: "…, also if it attacks a Defense Position monster, …". */
export function ocgAgainstDefense(g: Grammar): void {
  piercing(g);
  doubled(g);
  for (const list of ["standing-link", "own-link", "link"])
    for (const [words, join, wording] of [
      [", also", "also", "comma-if"],
      [", and", "and", "comma-if"],
      ["and", "and", "close-if"],
    ] as const)
      g.rule(list, `${words} {step:in-battle}`, { join }, { wording });
  g.noted("in-battle");
}

function piercing(g: Grammar): void {
  g.rule("your-attacking", "{traits:owned} {noun:noun[sg]}", { quantity: { kind: "every" }, where: [] });
  g.noted("your-attacking");
  for (const [subject, attacks, n] of [
    ["ref[sg]", "attacks", "sg"],
    ["subj[pl]", "attack", "pl"],
  ] as const)
    for (const [to, t] of [
      ["", ""],
      [" to your opponent", "-opponent"],
    ] as const) {
      const against = `if {what:${subject}} ${attacks} a Defense Position monster, inflict`;
      g.rule(
        "in-battle",
        `${against} piercing battle damage${to}`,
        { verb: "pierce" },
        { wording: `${n}${t}` },
      );
      g.rule(
        "in-battle",
        `${against} double piercing battle damage${to}`,
        { verb: "pierce", times: 2 },
        { wording: `${n}${t}` },
      );
      // "If your Cyberse monster attacks …": whichever of them does.
      if (n === "sg")
        g.rule(
          "lasting-step",
          `if {what:your-attacking} attacks a Defense Position monster, inflict piercing battle damage${to}`,
          { verb: "pierce" },
          { wording: `yours${t}` },
        );
      if (n === "pl")
        g.rule(
          "lasting-step",
          `${against} piercing battle damage${to}`,
          { verb: "pierce" },
          { wording: `pl${t}` },
        );
    }
}

/** Whose damage it is, and that it is no direct attack, as `againstMonsters` in `damage` has it. */
function doubled(g: Grammar): void {
  const double = {
    verb: "change-damage",
    times: 2,
    player: "opponent",
    kind: "battle",
    against: "monsters",
  };
  const monsters = ["a monster", "an opponent's monster", "your opponent's monster"];
  for (const monster of monsters)
    for (const [who, ref, it, battles, inflicts] of [
      ["it", "it", "it", "battles", "inflicts"],
      ["this card", "this-card", "it", "battles", "inflicts"],
      ["they", "them", "they", "battle", "inflict"],
    ] as const)
      g.rule(
        "in-battle",
        `if ${who} ${battles} ${monster}, any battle damage ${it} ${inflicts} to your opponent is doubled`,
        { ...double, "dealtBy.ref": ref },
        { wording: `${who}-${monster}`.replaceAll(" ", "-") },
      );
}
