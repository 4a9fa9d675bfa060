import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/** "You can Normal Summon 1 “X” monster in addition to your Normal Summon/Set." */
export function ocgExtraSummons(g: Grammar): void {
  g.rule("extra", "Normal Summon {what:group[sg]}", { way: "normal" });
  for (const [where, wording] of [
    ["", "bare"],
    [" in Attack Position", "attack"],
    [" in face-up Attack Position", "face-up"],
  ] as const)
    g.rule("extra", `Tribute Summon {what:group[sg]}${where}`, { way: "tribute" }, { wording });
  const extra = { verb: "extra-summon" };
  for (const [comma, c] of [
    ["", ""],
    [",", "-comma"],
  ] as const)
    for (const [once, o] of [
      ["", ""],
      [" (you can only gain this effect once per turn)", "-once"],
    ] as const) {
      const added = `${comma} in addition to your Normal Summon/Set${once}`;
      const turn = { ...extra, until: "end-of-turn" };
      g.rule("statement", `during your Main Phase this turn, you can {...:extra}${added}`, turn, {
        wording: `front${c}${o}`,
      });
      g.rule("statement", `you can {...:extra} during your Main Phase this turn${added}`, turn, {
        wording: `inside${c}${o}`,
      });
      const ofTurn = `${comma} in addition to your Normal Summon/Set this turn${once}`;
      g.rule("statement", `you can {...:extra}${ofTurn}`, turn, { wording: `turn${c}${o}` });
      g.rule("statement", `you can {...:extra} during your Main Phase this turn${ofTurn}`, turn, {
        wording: `turn-inside${c}${o}`,
      });
      g.rule("extra-step", `you can {...:extra}${added}`, extra, { wording: `standing${c}${o}` });
      g.rule("extra-step", `you can {...:extra} during your Main Phase${added}`, extra, {
        wording: `standing-inside${c}${o}`,
      });
    }
  // "…, except “X”, in addition to …", "… in addition to …, except “X”"
  const added = "in addition to your Normal Summon/Set";
  for (const [words, wording] of [
    [`during your Main Phase this turn{besides:but-for} ${added}`, "inside-but"],
    [`during your Main Phase this turn, ${added}{besides:trailing}`, "inside-comma-after"],
    [`during your Main Phase this turn ${added}{besides:trailing}`, "inside-after"],
  ] as const)
    g.rule("statement", `you can {...:extra} ${words}`, { ...extra, until: "end-of-turn" }, { wording });
  g.rule("extra-step", `you can {...:extra} ${added}{besides:trailing}`, extra, {
    wording: "standing-after",
  });
  g.rule("but-for", "{+:trait-except-closed}");
  g.rule(
    "statement",
    "you can conduct {count:int2} Normal Summons/Sets this turn, not just 1",
    { verb: "normal-summons", until: "end-of-turn" },
    { wording: "conduct" },
  );
  const again = { ...extra, way: "pendulum", until: "end-of-turn" };
  for (const [once, o] of [
    ["", ""],
    [" (you can only gain this effect once per turn)", "-once"],
  ] as const) {
    const own = `in addition to your Pendulum Summon${once}`;
    const conduct = "conduct 1 Pendulum Summon of {what:group[s]}";
    g.rule("statement", `during your Main Phase this turn, you can ${conduct} ${own}`, again, {
      wording: `pendulum${o}`,
    });
    g.rule("statement", `you can ${conduct} during your Main Phase this turn, ${own}`, again, {
      wording: `pendulum-inside${o}`,
    });
  }
  g.rule("extra-clause", "{step:extra-step}");
  g.rule("extra-resolution", "{+:extra-clause}");
  g.rule("effect", "{conditions:extra-times}, {resolution:extra-resolution}.", STANDING, {
    wording: "standing-extra",
  });
  g.rule("extra-times", "{+:extra-time}");
  g.rule("extra-times", "{+:extra-time}, {+:while}");
  g.rule("extra-times", "{+:while}");
  // Normal Summons are conducted in one's own Main Phase anyway.
  g.rule("extra-time", "during your Main Phase", { kind: "phase", phase: "main", whose: "you" });
  // It is asked when the other one is Summoned.
  g.rule("extra-time", "during the turn this card was {...:own-coming}");
  g.rule("own-coming", "{event:own-summoned}", { kind: "happened", within: "turn" });
  g.rule("own-summoned", "{...:summon[past]}", { event: "summoned", "subject.ref": "this-card" });
  g.rule("own-coming", "Normal Summoned or flipped face-up", { kind: "came-up" });
  g.noted("extra-step", "extra-clause", "extra-time", "own-summoned");
  g.rule(
    "no-effect",
    "(You can only gain this effect once per turn.)",
    { sentence: "no-effect", of: "extra-summon" },
    { wording: "gained-once" },
  );
}
