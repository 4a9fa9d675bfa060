import type { Grammar } from "../grammar.ts";

/** What battles of a monster do, said after something else of it: "…, also if it attacks a Defense Position monster, …". */
export function ocgAgainstDefense(g: Grammar): void {
  piercing(g);
  doubled(g);
  for (const joint of ["also", "and"])
    g.rule("battle-link", `{...:joint[${joint}]} {step:in-battle}`, {}, { wording: "in-battle" });
  for (const list of ["standing-link", "own-link", "link"]) g.rule(list, "{=:battle-link}");
  g.noted("in-battle");
}

function piercing(g: Grammar): void {
  g.rule("your-attacking", "{...:owned-cards[sg]}", { quantity: { kind: "every" }, where: [] });
  g.noted("your-attacking");
  g.rule("attacker[sg]", "{=:ref[sg]}");
  g.rule("attacker[pl]", "{=:subj[pl]}");
  const against = "<attacks/attack> a Defense Position monster, inflict";
  const words = "piercing battle damage[[ {...:to-opponent}]]";
  g.rule("piercing", words, { verb: "pierce" });
  g.rule("piercing", `double ${words}`, { verb: "pierce", times: 2 });
  g.rule("to-opponent", "to your opponent", {}, { wording: "opponent" });
  g.rule("in-battle", `if {what:attacker[N]} ${against} {...:piercing}`);
  g.rule(
    "lasting-step",
    `if {what:subj[pl]} attack a Defense Position monster, inflict {...:piercing}`,
    {},
    {
      wording: "piercing",
    },
  );
  // "If your Cyberse monster attacks …": whichever of them does.
  g.rule(
    "lasting-step",
    "if {what:your-attacking} attacks a Defense Position monster, inflict {...:piercing}",
    {},
    { wording: "yours" },
  );
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
