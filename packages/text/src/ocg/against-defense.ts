import { alike } from "../common/alike.ts";
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
  // "If your Cyberse monster attacks …": whichever of them does.
  g.rule("your-attacking", "{...:owned-cards[sg]}", { quantity: { kind: "every" }, where: [] });
  g.noted("your-attacking");
  g.rule("attacker[sg]", "{=:ref[sg]}");
  g.rule("attacker[sg]", "{=:your-attacking}");
  g.rule("attacker[pl]", "{=:subj[pl]}");
  g.rule("piercing", "{...:how-piercing} battle damage[[ {...:to-opponent}]]", { verb: "pierce" });
  g.rule("how-piercing", "piercing", {});
  g.rule("how-piercing", "double piercing", { times: 2 });
  alike(g, "to-opponent", ["to your opponent"]);
  g.rule("gift[N]", "<inflicts/inflict> {...:piercing}");
  const attacks = "if {what:attacker[N]} <attacks/attack> a Defense Position monster";
  g.rule("against-defense", `${attacks}, inflict {...:piercing}`, {}, { wording: "if-attacks" });
  g.rule("in-battle", "{=:against-defense}");
  g.rule("lasting-step", "{=:against-defense}");
  const turn = { until: "end-of-turn" };
  g.rule("statement", `${attacks} this turn, inflict {...:piercing}`, turn, { wording: "if-attacks-turn" });
  g.rule("statement", "this turn, {...:against-defense}", turn, { wording: "front" });
  g.noted("against-defense");
}

/** Whose damage it is, and that it is no direct attack. */
function doubled(g: Grammar): void {
  g.rule(
    "against-monsters",
    "if {dealtBy.ref:who-battles[N]} <battles/battle> {...:some-monster}, any battle damage <it inflicts/they inflict> to your opponent {...:multiplied}",
    { verb: "change-damage", player: "opponent", kind: "battle", against: "monsters" },
    { wording: "against" },
  );
  for (const [n, word, ref] of [
    ["sg", "it", "it"],
    ["pl", "they", "them"],
    ["sg", "this card", "this-card"],
  ] as const)
    g.rule(`who-battles[${n}]`, word, ref, { rule: "who-battles[N]: it" });
  g.rule("in-battle", "{=:against-monsters}");
  g.rule("lasting-step", "{=:against-monsters}");
  g.noted("against-monsters");
}
