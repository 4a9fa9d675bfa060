import type { Grammar } from "../../grammar.ts";

/** Cards to which something was done by the effect or its cost: "the monster sent to the GY to activate this effect" */
export function ocgResults(g: Grammar): void {
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
  const ways = { "Fusion Summoned": "fusion-summon", "Ritual Summoned": "ritual-summon" };
  g.words("done-verb", ways, { rule: "done-verb: Summoned with materials" });
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
  g.rule("done-how", "{...:turned-how}", { verb: "change-position" });
  g.rule("turned-how", "<<changed|flipped>> <<face-up|face-down>>", {}, { wording: "turned" });
  g.rule(
    "turned-how",
    "changed to <<|face-up |face-down >><<Attack|Defense>> Position",
    {},
    { wording: "turned" },
  );
  g.rule("done-means", "<<by this effect|by this card's effect|with this effect>>", { part: "effect" });
  g.rule("done-means", "this way", {}, { wording: "this-way" });
  g.rule("done-means", "{...:for-activation}");
  const paid = { part: "requirement" };
  g.rule("for-activation", "to activate this {...:activated-one}", paid, { wording: "to" });
  g.rule("for-activation", "for this {...:activated-one}'s activation", paid, { wording: "for" });
  g.rule("activated-one", "<<effect|card>>", {});
  g.rule("done-so", "{...:done-how} {...:done-means}");
  const sent = "destroyed {...:done-means} and sent to {...:there-in-gy}";
  g.rule("done-so", sent, { verb: "destroy" }, { wording: "sent-after" });
  g.rule("done-by", "{...:done-so}");
  g.rule("done-by", "{...:done-how}", {}, { wording: "bare" });
  g.rule("you-did", "you {...:done-how}[[ {...:done-means}]]", {}, { wording: "you" });
  g.rule("was-done", "[[{...:which-was} ]]{...:done-by}");
  g.rule("was-done", "{...:you-did}");
  g.rule("which-was", "<<that was|that were>>", {}, { wording: "which" });
  pointedAt(g);
}

/** "the monster sent to the GY this way", "those face-up cards that were returned to the hand", "the one destroyed by this effect" */
function pointedAt(g: Grammar): void {
  const done = { ref: "this-way", voice: "done" };
  g.rule("pointed-at", "{...:definite[sg]} {...:called[sg]} {...:was-done}", done);
  g.rule("ref[pl]", "{...:definite[pl]} {...:called-some} {...:was-done}", done);
  g.rule("pointed-at", "the one {...:was-done}", done, { wording: "one" });
  g.rule("ref[pl]", "those {...:was-done}", done, { wording: "those" });
  g.rule("ref[pl]", "all {...:called[pl]}[[ {...:which-was}]] {...:done-so}", done, { wording: "all" });
  g.rule("ref[sg]", "that {...:done-there}[[ {...:done-means}]]", done, { wording: "that" });
  // "as many monsters as possible that were banished by this effect"
  g.rule("split-possible", "as possible {+:trait-done}");
  g.rule("trait-done", "{...:which-was} {group:done-cards}", { trait: "one-of" }, { wording: "done" });
  g.rule("done-cards", "{...:done-so}", { ...done, noun: "card" });
  g.noted("trait-done", "done-cards");
  // "Monsters that were Special Summoned by this effect cannot …"
  g.rule("subj[pl]", "{...:called[pl]}[[ {...:which-was}]] {...:done-so}", done, { wording: "bare" });
}
