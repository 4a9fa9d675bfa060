import type { Grammar } from "../../grammar.ts";

/** Cards to which something was done by the effect or to meet the requirement: "the monsters destroyed by this effect". */
export function rushDoneTo(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  for (const [verb, done] of [
    ["Special Summon", "special-summon"],
    ["Fusion Summon", "fusion-summon"],
    ["Ritual Summon", "ritual-summon"],
    ["excavate", "excavate"],
    ["change", "change-position"],
  ] as const)
    g.rule("verb[F]", `<${verb}>`, done);
  for (const verb of ["destroy", "discard", "Tribute"]) g.rule("doer[F]", `<${verb}>`, verb.toLowerCase());
  g.rule("verb[F]", "{=:doer[F]}");
  g.rule("verb[F]", "<reveal>", "reveal");
  for (const [past, verbs] of [
    ["past-verb", { drawn: "draw", chosen: "choose" }],
    ["did-verb", { drew: "draw", chose: "choose" }],
    ["do-verb", { draw: "draw", choose: "choose" }],
  ] as const) {
    g.rule(past, past === "do-verb" ? "{=:verb[bare]}" : "{=:verb[past]}");
    g.words(past, verbs);
  }
  g.rule("part-of-effect", "by this effect", { part: "effect" });
  g.rule("part-of-effect", "to meet the requirement", { part: "requirement" });
  g.rule("done-by", "{...:done} {...:part-of-effect}");
  g.rule("done", "{verb:past-verb}");
  // To where is often left out.
  g.rule("done", "{verb:mover[K,past]}[[ {...:going[K]}]]");
  g.rule("done", "changed to face-up {position:position}", { verb: "change-position" });
  g.rule("back[N]", "{traits?:pre} {noun:back-noun[N]} {where?:with-list}");
  g.rule("back[N]", "{traits:pre-kind} {noun:kind-noun[N]} {where?:with-list}");
  g.rule("back[N]", "{traits:named}", { noun: "card" }, { wording: "named" });
  g.rule("done-cards[N]", "{...:back[N]} {...:done-by}", done);
  g.rule("done-cards[N]", "{...:back[N]} chosen", { ...done, verb: "choose" }, { wording: "after" });
  g.rule("done-cards[N]", "{verb:chosen} {...:back[N]}", done, { wording: "before" });
  g.words("chosen", { chosen: "choose", revealed: "reveal" });
  g.rule("chosen", "{=:doer[past]}");
  g.noted("done-cards");
  groups(g);
}

/** "1 Equip Spell Card sent to the Graveyard by this effect" */
function groups(g: Grammar): void {
  g.rule("group[N]", "{quantity:quantity[N]} {...:things[N]} {where:done-where}");
  g.rule("group[sg]", "{...:branch} or {one:last-branch} {where:done-where}");
  g.rule("done-where", "[[{+:trait-with} ]]{+:trait-done}");
  g.rule("trait-done", "{group:done-there}", { trait: "one-of" }, { wording: "done" });
  g.rule("done-there", "{...:done-by}", { ref: "this-way", voice: "done" });
  g.noted("done-there", "trait-done");
}
