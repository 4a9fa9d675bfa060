import type { Grammar } from "../grammar.ts";

/** Cards to which something was done by the effect or its cost: "the monster sent to the GY to activate this effect" */
export function ocgDoneTo(g: Grammar): void {
  g.words("done-verb", {
    destroyed: "destroy",
    banished: "banish",
    Tributed: "tribute",
    discarded: "discard",
    revealed: "reveal",
    "Special Summoned": "special-summon",
    sent: "send",
    shuffled: "shuffle",
    returned: "return",
    added: "add",
    drew: "draw",
    excavated: "excavate",
  });
  g.rule("done-how", "{verb:done-verb}");
  for (const [word, verb] of [
    ["sent", "send"],
    ["returned", "return"],
    ["added", "add"],
  ] as const)
    g.rule("done-how", `${word} to {to:place[in]}`, { verb });
  g.rule("done-how", "shuffled into {to:place[in]}", { verb: "shuffle" });
  for (const word of ["changed face-up", "flipped face-up", "flipped face-down"])
    g.rule("done-how", word, { verb: "change-position" }, { wording: word.replaceAll(" ", "-") });
  g.rule("done-by", "{...:done-how} by this effect", { part: "effect" });
  g.rule("done-by", "{...:done-how} this way", {}, { wording: "this-way" });
  g.rule("done-by", "{...:done-how}", {}, { wording: "bare" });
  for (const [word, wording] of [
    ["card", "card"],
    ["effect", "effect"],
  ] as const)
    g.rule("done-by", `{...:done-how} to activate this ${word}`, { part: "requirement" }, { wording });
  for (const word of ["card", "effect"])
    g.rule(
      "done-by",
      `{...:done-how} for this ${word}'s activation`,
      { part: "requirement" },
      { wording: `for-${word}` },
    );
  const done = { ref: "this-way", voice: "done" };
  for (const n of ["sg", "pl"] as const) {
    const that = n === "sg" ? "that" : "those";
    g.rule(`ref[${n}]`, `the {noun:back-noun[${n}]} {...:done-by}`, done, { wording: `the-${n}` });
    g.rule(`ref[${n}]`, `${that} {noun:back-noun[${n}]} {...:done-by}`, done, { wording: `that-${n}` });
  }
  g.rule("ref[pl]", "the {noun:back-noun[s]} {...:done-by}", done, { wording: "the-s" });
  g.rule("ref[pl]", "the {traits:only-face} {noun:back-noun[pl]} {...:done-by}", done, {
    wording: "the-face",
  });
  for (const place of ["ref[sg]", "possessor"])
    g.rule(place, "the {noun:back-noun[sg]} that was {...:done-how}", done, { wording: "that-was-done" });
  // "Monsters changed to Defense Position by this effect cannot …"
  for (const [position, wording] of [
    ["Defense Position", "changed"],
    ["face-down Defense Position", "changed-down"],
  ] as const)
    g.rule(
      "subj[pl]",
      `{noun:ref-noun[pl]} changed to ${position} by this effect`,
      { ...done, verb: "change-position", part: "effect" },
      { wording },
    );
  for (const [one, wording] of [
    ["the one", "one"],
    ["that", "that"],
  ] as const)
    for (const [went, verb] of [
      ["returned", "return"],
      ["sent", "send"],
    ] as const)
      for (const place of ["ref[sg]", "possessor"])
        if (wording === "one" || (verb === "return" && place === "ref[sg]"))
          g.rule(
            place,
            `${one} ${went} to {to:place[in]}[[ {part:by-this-effect}]]`,
            { ...done, verb },
            { wording },
          );
  g.rule(
    "ref[pl]",
    "those returned to {to:place[in]}[[ {part:by-this-effect}]]",
    { ...done, verb: "return" },
    { wording: "those" },
  );
  g.words("by-this-effect", { "by this effect": "effect" });
  for (const place of ["ref[sg]", "possessor"])
    g.rule(place, "the {traits:pre} {noun:back-noun[sg]} {...:done-by}", done, { wording: "the-kind" });
  for (const the of ["the", "that"])
    g.rule("possessor", `${the} {noun:back-noun[sg]} {...:done-by}`, done, { wording: `${the}-sg` });
}
