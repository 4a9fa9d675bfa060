import type { Grammar } from "../grammar.ts";
import { COME_FACE_UP } from "./procedures.ts";
import { STANDING } from "./standing.ts";

/** "You can Normal Summon 1 “X” monster in addition to your Normal Summon/Set." */
export function ocgExtraSummons(g: Grammar): void {
  g.rule("extra", "Normal Summon {what:group[sg]}", { way: "normal" });
  g.rule("extra", `Tribute Summon {what:group[sg]}${COME_FACE_UP}`, { way: "tribute" });
  const extra = { verb: "extra-summon" };
  const turn = { ...extra, until: "end-of-turn" };
  g.rule("in-addition", "[[,]] in addition to your Normal Summon/Set", {});
  const once = "[[ (you can only gain this effect once per turn)]]";
  const added = `{...:in-addition}${once}`;
  const phase = "during your Main Phase";
  g.rule("statement", `${phase} this turn, you can {...:extra} ${added}`, turn, { wording: "front" });
  const inside = `you can {...:extra} ${phase} this turn`;
  g.rule("statement", `${inside}[[{besides:but-for}]] ${added}`, turn, { wording: "inside" });
  g.rule("statement", `you can {...:extra}[[ ${phase} this turn]] {...:in-addition} this turn${once}`, turn, {
    wording: "turn",
  });
  g.rule(
    "extra-step",
    `you can {...:extra}[[ ${phase}]] {...:in-addition}[[{besides:trailing}]]${once}`,
    extra,
  );
  // "…, except “X”, in addition to …", "… in addition to …, except “X”"
  g.rule("statement", `${inside} {...:in-addition}{besides:trailing}`, turn, { wording: "inside-after" });
  g.rule("but-for", "{+:trait-except-closed}");
  g.rule(
    "statement",
    "you can conduct {count:int2} Normal Summons/Sets this turn, not just 1",
    { verb: "normal-summons", until: "end-of-turn" },
    { wording: "conduct" },
  );
  g.rule(
    "lasting-statement",
    "you can conduct {count:int2} Normal Summons/Sets per turn, not just 1",
    { verb: "normal-summons" },
    { wording: "per-turn" },
  );
  const again = { ...turn, way: "pendulum" };
  g.rule("beside-pendulum", "[[,]] in addition to your Pendulum Summon", {});
  const conduct = "you can conduct 1 Pendulum Summon of {what:group[s]}";
  g.rule("statement", `${phase} this turn, ${conduct} {...:beside-pendulum}${once}`, again, {
    wording: "front",
  });
  g.rule("statement", `${conduct} ${phase} this turn {...:beside-pendulum}${once}`, again, {
    wording: "inside",
  });
  g.rule("extra-clause", "{step:extra-step}");
  g.rule("extra-resolution", "{+:extra-clause}");
  g.rule("effect", "{conditions:circumstances}, {resolution:extra-resolution}.", STANDING, {
    wording: "standing-extra",
  });
  g.noted("extra-step", "extra-clause");
  g.rule(
    "no-effect",
    "(You can only gain this effect once per turn.)",
    { sentence: "no-effect", of: "extra-summon" },
    { wording: "gained-once" },
  );
}
