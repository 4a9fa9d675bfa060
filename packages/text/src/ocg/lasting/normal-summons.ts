import { alike } from "../../common/alike.ts";
import type { Constant, Grammar } from "../../grammar.ts";
import { STANDING } from "./continuous.ts";

/** Normal Summons and Tributes: more of them, fewer Tributes, what can be Tributed, and as how many it counts. */
export function normalSummons(g: Grammar): void {
  additional(g);
  fewerTributes(g);
  tributes(g);
}

/** "You can Normal Summon 1 “X” monster in addition to your Normal Summon/Set." */
function additional(g: Grammar): void {
  const extra = { verb: "extra-summon" };
  const turn = { ...extra, until: "end-of-turn" };
  g.rule("extra", "Normal Summon {what:group[sg]}", { way: "normal" });
  g.rule("extra", "Tribute Summon {what:group[sg]}[[ {...:come-face-up}]]", { way: "tribute" });
  // How a monster comes that is Tribute Summoned anyway.
  alike(g, "come-face-up", ["face-up", "in Attack Position", "in face-up Attack Position"]);
  g.rule("extra-pendulum", "conduct 1 Pendulum Summon of {what:group[s]}", { way: "pendulum" });
  g.rule("gained-once", "(you can only gain this effect once per turn)", {}, { wording: "gained-once" });
  const phase = "during your Main Phase";
  for (const [way, summon] of [
    ["extra", "Normal Summon/Set"],
    ["extra-pendulum", "Pendulum Summon"],
  ] as const) {
    const added = `beside-${way}`;
    g.rule(added, `[[{...:comma} ]]in addition to your ${summon}`);
    const once = "[[ {...:gained-once}]]";
    const inside = `you can {...:${way}} ${phase} this turn`;
    g.rule("statement", `${phase} this turn, you can {...:${way}} {...:${added}}${once}`, turn, {
      wording: "front",
    });
    g.rule("statement", `${inside}[[{besides:but-for}]] {...:${added}}${once}`, turn, { wording: "inside" });
    // "…, except “X”, in addition to …", "… in addition to …, except “X”"
    g.rule("statement", `${inside} {...:${added}}{besides:trailing}`, turn, { wording: "inside-after" });
    const then = `you can {...:${way}}[[ {...:in-this-phase}]] {...:${added}} this turn${once}`;
    g.rule("statement", then, turn, { wording: "turn" });
    const always = `you can {...:${way}}[[ {...:in-main-phase}]] {...:${added}}[[{besides:trailing}]]${once}`;
    g.rule("extra-step", always, extra);
  }
  g.rule("in-this-phase", `${phase} this turn`, {}, { wording: "this-phase" });
  g.rule("in-main-phase", phase, {}, { wording: "main-phase" });
  g.rule("but-for", "{+:trait-except-closed}");
  g.rule("extra-resolution", "{+:extra-clause}");
  g.rule("extra-clause", "{step:extra-step}");
  g.rule("effect", "{conditions:circumstances}, {resolution:extra-resolution}.", STANDING, {
    wording: "standing-extra",
  });
  const conduct = (per: string) => `you can conduct {count:int2} Normal Summons/Sets ${per}, not just 1`;
  const several = { verb: "normal-summons" };
  g.rule("statement", conduct("this turn"), { ...several, until: "end-of-turn" }, { wording: "conduct" });
  g.rule("lasting-statement", conduct("per turn"), several, { wording: "per-turn" });
  g.rule(
    "no-effect",
    "(You can only gain this effect once per turn.)",
    { sentence: "no-effect", of: "extra-summon" },
    { wording: "gained-once" },
  );
  g.noted("extra-step", "extra-clause");
}

/** "Both players can Normal Summon “X” monsters for 1 less Tribute", "… without Tributing" */
function fewerTributes(g: Grammar): void {
  const fewer = { verb: "fewer-tributes" };
  g.words("who-summons", { "both players": "both", you: "you", "your opponent": "opponent" });
  g.rule("statement", "{player:who-summons} can Normal Summon {what:those-by} {...:less}", fewer);
  g.rule("less", "for {count:int} less Tribute");
  g.rule("less", "{...:tributeless}", { count: "all" });
  // "Each turn, 1 “X” monster you Normal Summon can be Summoned without Tributing."
  const all = { ...fewer, player: "you", count: "all", once: true };
  g.rule("statement", "each turn, 1 {what:summoned-so} can be Summoned {...:tributeless}", all);
  const turn = "1 {what:summoned-so} this turn can be Summoned {...:tributeless}";
  g.rule("statement", turn, { ...all, until: "end-of-turn" });
  g.rule("summoned-so", "{...:cards[sg]} you Normal Summon", { quantity: { kind: "every" }, where: [] });
}

/** What is Tributed for a Tribute Summon, what will do instead of monsters, and what counts as two. */
function tributes(g: Grammar): void {
  const rule = (text: string, fields: { readonly [key: string]: Constant }): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields });
  };
  const must = "If you Tribute Summon this card, {...:all-tributes} must be {what:others}.";
  rule(must, { rule: "tributes-must-be" });
  g.rule("all-tributes", "<<the Tribute|all Tributes>>");
  // Face-down it is Set, for monsters only.
  const faceUp = "To Tribute Summon this card face-up, you can Tribute {what:also-tributable}{...:not-only}.";
  rule(faceUp, { rule: "also-tribute" });
  g.rule("not-only", "<<, instead of a monster| instead of a monster|, as well as monsters>>");
  for (const what of ["group[sg]", "group[s]", "some-tributed"]) g.rule("also-tributable", `{=:${what}}`);
  const some = { quantity: { kind: "some" } };
  for (const n of ["s", "pl"])
    g.rule("some-tributed", `{...:of-such[${n}]} {where:post}`, some, { wording: `tributed-${n}` });
  // "This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster."
  const worth = { verb: "worth-tributes" };
  const count = "can be treated as {count:int} Tributes for the Tribute Summon of {for:group[sg]}";
  g.rule("lasting-statement", `{what:subj[sg]} ${count}`, worth);
  g.rule("own-passing", count, { ...worth, what: { ref: "this-card" } }, { wording: "own" });
  const summon =
    "if you Tribute Summon {for:group[sg]}, you can treat this 1 monster as {count:int} Tributes";
  g.rule("said-alone", summon, { ...worth, what: { ref: "this-card" } });
  g.noted("some-tributed");
}
