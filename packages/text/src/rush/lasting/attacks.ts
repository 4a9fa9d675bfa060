import type { Grammar } from "../../grammar.ts";

/** What monsters do in battle, and how they can attack: "inflicts piercing battle damage", "can attack twice", "cannot attack". */
export function rushAttacks(g: Grammar): void {
  piercing(g);
  attacks(g);
  again(g);
}

function piercing(g: Grammar): void {
  const explained =
    " (if the ATK of the attacking monster exceeds the DEF of the attack target, inflict the difference)";
  g.rule("pred[N]", "<inflicts/inflict> piercing battle damage", { verb: "pierce" });
  g.rule(
    "pred[N]",
    `<inflicts/inflict> piercing battle damage${explained}`,
    { verb: "pierce" },
    { wording: "explained" },
  );
  const onDefense = "{what:subj[N]} <attacks/attack> a Defense Position monster";
  g.rule(
    "lasting-step[N]",
    `if ${onDefense}, inflict piercing battle damage`,
    { verb: "pierce" },
    { wording: "if" },
  );
  g.rule(
    "lasting-step[N]",
    `if ${onDefense}, inflict piercing battle damage${explained}`,
    { verb: "pierce" },
    { wording: "if-explained" },
  );
  g.rule(
    "statement",
    `if ${onDefense} this turn, inflict piercing battle damage${explained}`,
    { verb: "pierce", until: "end-of-turn" },
    { wording: "if-turn-explained" },
  );
  g.rule(
    "statement",
    `if ${onDefense} this turn, inflict piercing battle damage`,
    { verb: "pierce", until: "end-of-turn" },
    { wording: "if-turn" },
  );
  const itDoes = "if it attacks a Defense Position monster";
  g.rule(
    "pred[N]",
    `<inflicts/inflict> piercing battle damage${explained} ${itDoes}`,
    { verb: "pierce" },
    { wording: "explained-if" },
  );
  g.rule(
    "pred[N]",
    `<inflicts/inflict> piercing battle damage${explained}, ${itDoes}`,
    { verb: "pierce" },
    { wording: "if-last" },
  );
}

function attacks(g: Grammar): void {
  g.rule("pred[N]", "can attack directly", { verb: "attack-directly" });
  g.rule("pred[N]", "can attack twice", { verb: "more-attacks", count: 2 });
  g.rule("pred[N]", "can attack twice per turn", { verb: "more-attacks", count: 2 }, { wording: "per-turn" });
  g.rule("pred[N]", "can make up to {count:int2} attacks", { verb: "more-attacks" }, { wording: "up-to" });
  g.rule("pred[N]", "can make up to {count:int2} attacks on monsters", {
    verb: "more-attacks",
    on: "monsters",
  });
  g.rule(
    "pred[N]",
    "can make up to {count:int2} attacks on monsters per turn",
    { verb: "more-attacks", on: "monsters" },
    { wording: "per-turn" },
  );
  g.rule("pred[N]", "can attack all of your opponent's monsters once each", {
    verb: "more-attacks",
    on: "each-monster",
  });
  g.rule("pred[N]", "can only attack {targets:bare-group}", { verb: "attack-only" });
  g.rule(
    "pred[N]",
    "can attack all opponent's monsters once each",
    { verb: "more-attacks", on: "each-monster" },
    { wording: "opponents" },
  );
  const ban = { verb: "forbid", player: "both" };
  g.rule("pred[N]", "cannot attack", { ...ban, act: "attack" });
  g.rule("pred[N]", "cannot attack directly", { ...ban, act: "attack-directly" });
  g.rule("pred[N]", "cannot declare an attack", { ...ban, act: "declare-attack" });
}

/** "If this card attacked a monster, it can make a second attack …" */
function again(g: Grammar): void {
  const second = "attacked a monster, it can make a second attack on a monster during that Battle Phase";
  const again = { verb: "more-attacks", count: 2, on: "monsters", until: "end-of-turn" };
  g.rule("statement", `if {what:subj[N]} ${second}`, again, { wording: "second" });
  g.rule("statement", `this turn, if {what:subj[N]} ${second}`, again, { wording: "this-turn-second" });
}
