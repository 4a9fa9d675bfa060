import type { Grammar } from "../../grammar.ts";

/** What monsters do in battle, and how they can attack: "inflicts piercing battle damage", "can attack twice", "cannot attack". */
export function rushAttacks(g: Grammar): void {
  piercing(g);
  attacks(g);
  again(g);
}

function piercing(g: Grammar): void {
  const pierce = { verb: "pierce" };
  g.rule("pred[N]", "<inflicts/inflict> piercing battle damage", pierce);
  const onDefense = "if {what:subj[N]} <attacks/attack> a Defense Position monster";
  g.rule("lasting-step[N]", `${onDefense}, inflict piercing battle damage`, pierce, { wording: "if" });
  g.rule("statement", `${onDefense} {until:this-turn}, inflict piercing battle damage`, pierce, {
    wording: "if-turn",
  });
}

function attacks(g: Grammar): void {
  const more = { verb: "more-attacks" };
  g.rule("pred[N]", "can attack directly", { verb: "attack-directly" });
  g.rule("pred[N]", "can {...:attacking-more}[[ per turn]]", more);
  g.rule("attacking-more", "attack twice", { count: 2 });
  g.rule("attacking-more", "make up to {count:int2} attacks", {}, { wording: "up-to" });
  g.rule("attacking-more", "make up to {count:int2} attacks on monsters", { on: "monsters" });
  g.rule("attacking-more", "attack all <<of your|>> opponent's monsters once each", { on: "each-monster" });
  g.rule("pred[N]", "can only attack {targets:bare-group}", { verb: "attack-only" });
  g.rule("cannot-do", "attack", { act: "attack" });
  g.rule("cannot-do", "attack directly", { act: "attack-directly" });
  g.rule("cannot-do", "declare an attack", { act: "declare-attack" });
}

/** "If this card attacked a monster, it can make a second attack …" */
function again(g: Grammar): void {
  const second =
    "if {what:subj[N]} attacked a monster, it can make a second attack on a monster during that Battle Phase";
  const again = { verb: "more-attacks", count: 2, on: "monsters", until: "end-of-turn" };
  g.rule("statement", `<<|this turn, >>${second}`, again, { wording: "second" });
}
