import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** Cards to which something was done by the effect or its cost: "the monster sent to the GY to activate this effect" */
export function ocgDoneTo(g: Grammar): void {
  // "for each destroyed card": not "for each banished card", which is any that lies banished.
  g.words("done-word", {
    destroyed: "destroy",
    Tributed: "tribute",
    discarded: "discard",
    revealed: "reveal",
    sent: "send",
    shuffled: "shuffle",
    returned: "return",
  });
  g.rule("done-each", "{=:done-word}");
  g.words("done-each", { excavated: "excavate" });
  g.rule("done-verb", "{=:done-each}");
  g.words("done-verb", {
    banished: "banish",
    "Special Summoned": "special-summon",
    added: "add",
    drew: "draw",
  });
  g.rule("done-how", "{verb:done-verb}");
  g.rule("done-how", "Summoned", { verb: "special-summon" }, { wording: "Summoned" });
  // Not by a step of another kind: what is Summoned so after an effect is not what it Summoned itself.
  g.words("done-verb", { "Fusion Summoned": "fusion-summon", "Ritual Summoned": "ritual-summon" });
  g.rule("done-how", "{=:done-there}");
  g.rule("done-how", "destroyed and sent to {...:there-in-gy}", { verb: "destroy" });
  g.rule("there-in-gy", "the GY", { where: [{ trait: "in", place: { names: ["graveyard"] } }] });
  for (const [word, verb] of [
    ["sent to", "send"],
    ["returned to", "return"],
    ["added to", "add"],
    ["shuffled into", "shuffle"],
  ] as const)
    g.rule("done-there", `${word} {to:place[in]}`, { verb });
  const turned = { verb: "change-position" };
  alike(g, "turned-word", ["changed", "flipped"]);
  alike(g, "turned-face", ["face-up", "face-down"]);
  g.rule("done-how", "{...:turned-word} {...:turned-face}", turned);
  for (const [face, wording] of [
    ["", "changed-to"],
    ["face-up ", "changed-up"],
    ["face-down ", "changed-down"],
  ] as const)
    for (const position of ["Attack", "Defense"])
      g.rule("turned-how", `changed to ${face}${position} Position`, turned, {
        wording: `${wording}-${position.toLowerCase()}`,
      });
  g.rule("done-means", "<<by this effect|by this card's effect|with this effect>>", { part: "effect" });
  g.rule("done-means", "this way", {}, { wording: "this-way" });
  g.rule("done-means", "{...:for-activation}");
  g.rule("done-so", "{...:done-how} {...:done-means}");
  g.rule(
    "done-so",
    "destroyed {...:done-means} and sent to {...:there-in-gy}",
    { verb: "destroy" },
    { wording: "sent-after" },
  );
  g.rule("done-by", "{...:done-so}");
  g.rule("done-by", "{...:done-how}", {}, { wording: "bare" });
  const paid = { part: "requirement" };
  alike(g, "activated-one", ["card", "effect"]);
  g.rule("for-activation", "to activate this {...:activated-one}", paid, { wording: "to" });
  g.rule("for-activation", "for this {...:activated-one}'s activation", paid, { wording: "for" });
  g.rule("you-did", "you {...:done-how}[[ {...:done-means}]]", {}, { wording: "you" });
  ends(g);
}

/** "the monster sent to the GY this way", "those face-up cards that were returned to the hand", "the one destroyed by this effect" */
function ends(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  for (const [M, n, those] of [
    ["sg", "sg", "that"],
    ["pl", "pl", "those"],
    ["s", "pl", "those"],
  ] as const) {
    for (const [the, t] of [
      ["the", "the"],
      [those, "that"],
    ] as const)
      for (const how of [`[[ {...:that-was[${n}]}]] {...:done-by}`, " {...:you-did}"])
        g.rule(n === "sg" ? "pointed-at" : "ref[pl]", `${the} {...:called[${M}]}${how}`, done, {
          wording: `${t}-${M}`,
        });
  }
  g.rule("ref[pl]", "all {...:called[pl]}[[ {...:that-was[pl]}]] {...:done-so}", done, { wording: "all" });
  alike(g, "that-was[sg]", ["that was"]);
  alike(g, "that-was[pl]", ["that were"]);
  g.rule("pointed-at", "the one {...:done-by}", done, { wording: "one" });
  g.rule("ref[pl]", "those {...:done-by}", done, { wording: "those" });
  g.rule("ref[sg]", "that {...:done-there}[[ {part:by-this-effect}]]", done, { wording: "that" });
  g.words("by-this-effect", { "by this effect": "effect" });
  // "Monsters that were Special Summoned by this effect cannot …"
  g.rule("subj[pl]", "{...:called[pl]}[[ {...:that-was[pl]}]] {...:done-so}", done, { wording: "bare" });
  g.rule("subj[pl]", "{noun:ref-noun[pl]} {...:turned-how} by this effect", { ...done, part: "effect" });
}
