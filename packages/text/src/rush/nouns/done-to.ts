import type { Grammar } from "../../grammar.ts";

/** Cards to which something was done by the effect or to meet the requirement: "the monsters destroyed by this effect". */
export function rushDoneTo(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  g.rule("done-cards", "the {noun:back-noun[pl]} {...:done-by}", done);
  g.noted("done-cards");
  g.rule("done-by", "{verb:done-verb} by this effect", { part: "effect" });
  g.rule("done-by", "{verb:done-verb} to meet the requirement", { part: "requirement" });
  g.rule("done-by", "sent to {to:place[in]} by this effect", { verb: "send", part: "effect" });
  g.rule("done-by", "sent to {to:place[in]} to meet the requirement", { verb: "send", part: "requirement" });
  g.rule("done-by", "shuffled into {to:place[in]} by this effect", { verb: "shuffle", part: "effect" });
  g.rule("done-by", "shuffled into {to:place[in]} to meet the requirement", {
    verb: "shuffle",
    part: "requirement",
  });
  g.rule("done-by", "added to {to:place[in]} by this effect", { verb: "add", part: "effect" });
  g.rule("done-by", "returned to {to:place[in]} by this effect", { verb: "return", part: "effect" });
  g.rule("done-by", "changed to face-up {position:position} by this effect", {
    verb: "change-position",
    part: "effect",
  });
  g.rule("done-by", "placed on {to:deck-end} by this effect", { verb: "put", part: "effect" });
  g.rule("done-by", "placed to meet the requirement", { verb: "put", part: "requirement" });
  g.rule("done-by", "shuffled by this effect", { verb: "shuffle", part: "effect" });
  g.words("done-verb", {
    "Special Summoned": "special-summon",
    "Fusion Summoned": "fusion-summon",
    destroyed: "destroy",
    revealed: "reveal",
    excavated: "excavate",
    drawn: "draw",
    chosen: "choose",
    changed: "change-position",
  });
  groups(g);
}

/** "1 Equip Spell Card sent to the Graveyard by this effect" */
function groups(g: Grammar): void {
  // "1 Equip Spell Card sent to the Graveyard by this effect"
  g.rule("group[N]", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where:done-where}");
  g.rule("group[N]", "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} {where:done-where}");
  // "1 “A” sent to the Graveyard by this effect"
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits:named} {where:done-where}", { noun: "card" });
  g.rule("done-where", "{+:trait-done}");
  g.rule("done-where", "{+:trait-with} {+:trait-done}");
  g.rule("trait-done", "{group:done-there}", { trait: "one-of" }, { wording: "done" });
  g.rule("done-there", "{...:done-by}", { ref: "this-way", voice: "done" });
  g.noted("done-there", "trait-done");
  g.rule("group[sg]", "{...:branch} or {one:last-branch} {where:done-where}");
}
