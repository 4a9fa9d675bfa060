import type { Grammar } from "../grammar.ts";

/** Further numbers that are compared or reckoned with: what several cards had together, what each has, "more than 0 ATK". */
export function ocgMeasures(g: Grammar): void {
  hadTogether(g);
  compared(g);
  each(g);
  exactly(g);
  beside(g);
}

/** A face-down monster has its original Level in any case. */
const FACE_DOWN = " (original Level, if face-down)";

/** "the total Levels those monsters had on the field", "the Level it had on the field x 100" */
function hadTogether(g: Grammar): void {
  const had = { value: "had" };
  for (const total of ["total", "combined"])
    for (const [field, f] of [
      [" on the field", "-field"],
      ["", ""],
      [FACE_DOWN, "-down"],
    ] as const)
      for (const category of ["measured", "amount"])
        g.rule(category, `the ${total} {stat:any-stats} {of:had-by} had${field}`, had, {
          wording: `${total}${f}`,
        });
  g.rule("had-by", "{=:ref[pl]}");
  g.rule("had-by", "the {count:int2} {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "the-n" });
  g.noted("had-by");
  for (const [who, fields, said] of [
    ["{of:gone}", {}, ""],
    ["it", { "of.ref": "it" }, "-it"],
  ] as const)
    g.rule(
      "amount",
      `the {stat:any-stat} ${who} had on the field x {times:int}`,
      { ...had, ...fields },
      { wording: `had-x${said}` },
    );
  g.rule(
    "amount",
    `the {stat:any-stat} it had on the field x {times:int}${FACE_DOWN}`,
    { ...had, "of.ref": "it" },
    { wording: "had-x-down" },
  );
}

/** "with more than 0 ATK", "with lower original ATK than …", "whose Level is different from that monster" */
function compared(g: Grammar): void {
  const stat = { trait: "stat" };
  g.rule("trait-with", "with more than {value:int} {stat:battle-stat}", { ...stat, compare: "above" });
  g.rule(
    "trait-with",
    "with {...:adjective} original {stat:battle-stat} than {value:measured}",
    { ...stat, original: true },
    { wording: "than" },
  );
  for (const [Stat, one] of [
    ["Level", "level"],
    ["Rank", "rank"],
  ] as const) {
    const same = { ...stat, stat: one, compare: "exactly", "value.value": "stat", "value.stat": one };
    for (const [than, wording] of [
      ["{value.of:possessor}", "different"],
      ["{value.of:possessed}", "different-owner"],
    ] as const)
      g.rule("trait-with", `whose ${Stat} is different from ${than}`, { ...same, not: true }, { wording });
  }
  for (const its of ["its", "their"])
    g.rule(
      "trait-with",
      `whose {stat:battle-stat} does not equal ${its} own {with:battle-stat}`,
      { trait: "own-stat", not: true },
      { wording: its },
    );
  g.rule("trait-with", "that has a {stat:level-word} {...:comparison} {value:measured}", stat, {
    wording: "that-has",
  });
  // "1 monster with an equal or higher ATK from your Extra Deck": than the target.
  for (const [Stat, one] of [
    ["ATK", "atk"],
    ["DEF", "def"],
  ] as const)
    g.rule("trait-than-target", `with {...:adjective} ${Stat}`, {
      ...stat,
      stat: one,
      "value.value": "stat",
      "value.stat": one,
      "value.of.ref": "that-target",
    });
  // "… less than or equal to this card's ATK on the field", "… is lower than this card's on the field"
  const there = {
    value: "stat",
    of: { ref: "this-card", where: [{ trait: "in", place: { names: ["field"] } }] },
  };
  g.rule("measured", "this card's {stat:any-stat} on the field", there, { wording: "there" });
  for (const [Stat, one] of [
    ["Level", "level"],
    ["ATK", "atk"],
  ] as const)
    g.rule(
      "trait-with",
      `whose ${Stat} is {...:comparison} this card's on the field`,
      { ...stat, stat: one, value: { ...there, stat: one } },
      { wording: "there" },
    );
  // "a Rank 8, 9, or 10 Xyz Monster"
  g.rule("trait-level", "Rank {traits:more-ranks}", { trait: "any-of" });
  g.rule("more-ranks", "{+:rank-item}, {++:more-ranks@tail}");
  g.rule("more-ranks@tail", "{+:rank-item}, or {+:rank-item}");
  g.rule("more-ranks@tail", "{+:rank-item}, {++:more-ranks@tail}");
  // Materials: "3 monsters with 2500 original ATK/DEF"
  for (const and of ["/", " & "])
    g.rule(
      "trait-with",
      `with {value:int} original ATK${and}DEF`,
      { ...stat, compare: "exactly", stat: "atk", also: "def", original: true },
      { wording: and === "/" ? "slash" : "ampersand" },
    );
}

/** "the original ATK of each “A” monster it points to", "the total Levels/Ranks of the monsters it points to x 400" */
function each(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  for (const [original, fields] of [
    ["", {}],
    ["original ", { original: true }],
  ] as const)
    g.rule(
      "amount",
      `the ${original}{stat:any-stat} of {of:each-summed}`,
      { value: "stat", ...fields },
      { wording: "of-each" },
    );
  g.rule("each-summed", "each {traits*:pre} {noun:noun[sg]} {where:post}", all, { wording: "each" });
  g.noted("each-summed");
  for (const total of ["total", "combined"])
    for (const [original, fields] of [
      ["", {}],
      ["original ", { original: true }],
    ] as const) {
      const both = { value: "stat", stat: "level", also: "rank", ...fields };
      const noted = { wording: `${total}-level-rank` };
      const words = `the ${total} ${original}Levels/Ranks of {of:summed}`;
      g.rule("amount", words, both, noted);
      g.rule("amount", `${words} x {times:int}`, both, { wording: `${noted.wording}-x` });
    }
}

/** "this card loses ATK exactly equal to that monster's ATK": all of it or none. */
function exactly(g: Grammar): void {
  g.rule(
    "lasting-statement",
    "{what:subj[N]} {change:change[N]} {...:stats} exactly equal to {value:amount}",
    { verb: "change-stat", exactly: true },
    { wording: "exactly-equal" },
  );
}

/** "with the same Type but 1 Rank higher", "with the same Type but 1 Level lower than the revealed monster" */
function beside(g: Grammar): void {
  for (const [comma, c] of [
    ["", "but"],
    [",", "but-comma"],
  ] as const)
    g.rule("stepping", `with the same {+:alike-beside}${comma} but {+:steps-off}`, undefined, { wording: c });
  g.rule("alike-beside", "{by:quality}", { trait: "alike" }, { wording: "beside" });
  for (const [comma, c] of [
    ["", "as-but"],
    [",", "as-but-comma"],
  ] as const)
    g.rule("stepping", `with the same {+:same-beside}${comma} but {+:steps-off}`, undefined, { wording: c });
  g.rule("same-beside", "{by:quality} as {as:stepped-from}", { trait: "same" }, { wording: "beside" });
  g.rule("withs", "{++:stepping}");
  // "add 1 WATER monster from your Deck to your hand with the same Type but …"
  g.rule("trailing-that", "{++:stepping}");
  g.noted("alike-beside", "same-beside", "steps-off");
}
