import type { Grammar } from "../../grammar.ts";

/** Numbers against numbers: Life Points, who has more of something, values of cards. */
export function ocgNumbers(g: Grammar): void {
  lifePoints(g);
  outnumbering(g);
  values(g);
}

/** "Your LP are 3000 or less", "your opponent's LP is higher than yours" */
function lifePoints(g: Grammar): void {
  g.words("lp-than", { "your opponent's": "opponent", yours: "you" });
  g.rule("bound", "{than:int} {...:or-bound}");
  g.rule("or-bound", "{compare:or-less}");
  g.rule("or-bound", "{compare:or-lower}", {}, { wording: "or-lower" });
  g.rule("lp-bound", "{n:int} {...:or-bound}");
  g.rule("lp-bound", "{...:comparison} {n:int}");
  g.rule("state", "you have {n:int} {compare:or-less} LP", { kind: "lp", of: "you" }, { wording: "have" });
  g.rule("lp-be[H]", "<are|were>");
  g.rule("lp-be[H]", "<is|was>", {}, { wording: "lp-is" });
  g.rule("so[H]", "{of:phase-owner} LP {...:lp-be[H]} {...:lp-bound}", { kind: "lp" });
  const compared = { kind: "value", "value.value": "lp", "than.value": "lp" };
  const lp = "{value.of:phase-owner} LP {...:lp-be[H]}";
  g.rule("so[H]", `${lp} {...:comparison} {than.of:lp-than}`, compared);
  for (const [how, compare, by] of [
    ["higher", "at-least", "plus"],
    ["lower", "at-most", "less"],
  ] as const)
    g.rule("so[H]", `${lp} at least {than.${by}:int} ${how} than {than.of:lp-than}`, {
      ...compared,
      compare,
    });
  // "… than your opponent's" was said before.
  g.rule(
    "so[H]",
    "your LP {...:lp-be[H]} higher",
    {
      kind: "value",
      value: { value: "lp", of: "you" },
      compare: "above",
      than: { value: "lp", of: "opponent" },
    },
    { wording: "alone" },
  );
}

/** "Your opponent controls at least 2 more monsters than you do", "you have more cards in your GY than your opponent" */
function outnumbering(g: Grammar): void {
  const other = { "than.value": "other-player" };
  g.rule("by-how-many", "more", { ...other, compare: "above" });
  g.rule("by-how-many", "fewer", { ...other, compare: "below" });
  g.rule("by-how-many", "{than.plus:int} or more", { ...other, compare: "at-least" });
  const atLeast = "at least {than.plus:int} more";
  g.rule("by-how-many", atLeast, { ...other, compare: "at-least" }, { wording: "at-least" });
  const value = { kind: "value", "value.value": "count" };
  const same = { ...value, compare: "exactly", than: { value: "other-player" } };
  const all = { quantity: { kind: "all" } };
  const rule = "so[H]: who has more";
  for (const [who, verbs, whom, does, held] of [
    ["you", ["you <control|controlled>", "you <have|had>"], "your opponent", "<does|did>", { by: "you" }],
    [
      "opponent",
      ["your opponent <controls|controlled>", "your opponent <has|had>"],
      "you",
      "<do|did>",
      { by: "opponent" },
    ],
    [
      "them",
      ["they <control|controlled>", "they <have|had>"],
      "you",
      "<do|did>",
      { by: "opponent", pronoun: true },
    ],
  ] as const) {
    const there = who === "opponent" ? "in-theirs" : "lying-where";
    const counted = { rule: "counted: whose, and where" };
    const cards = "{...:cards[pl]}";
    g.rule(`counted-with-${who}`, cards, { ...all, where: [{ trait: "controlled", ...held }] }, counted);
    g.rule(`counted-in-${who}`, `<<|total >>{...:cards[pl]} {where:${there}}`, all, counted);
    g.noted(`counted-with-${who}`, `counted-in-${who}`);
    const [control, have] = verbs;
    for (const [than, wording] of [
      [whom, `than-${who}`],
      [`${whom} ${does}`, `than-${who}-do`],
    ] as const) {
      const as = { wording, rule };
      g.rule("so[H]", `${control} {...:by-how-many} {value.of:counted-with-${who}} than ${than}`, value, as);
      g.rule("so[H]", `${have} {...:by-how-many} {value.of:counted-in-${who}} than ${than}`, value, as);
    }
    const as = { wording: `as-${who}`, rule };
    g.rule("so[H]", `${control} the same number of {value.of:counted-with-${who}} as ${whom}`, same, as);
  }
  const more = "{...:by-how-many} {value.of:counted-in-you} than your opponent";
  g.rule("yours-too", `have ${more}`, value, { wording: "than-too" });
  g.rule("state", `there are ${more}'s`, value, { wording: "there" });
  g.rule("state", "you and your opponent have the same number of {value.of:counted-hand} in hand", same);
  const both = "both players control the same number of {value.of:counted-with-you}";
  g.rule("state", both, same, { wording: "both" });
  g.rule("counted-hand", "{...:cards[pl]}", {
    ...all,
    where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
  });
  g.noted("counted-hand");
}

/** "If this card's DEF is higher than the attacking monster's ATK", "if its ATK is greater than or equal to your LP" */
function values(g: Grammar): void {
  const compared = { kind: "value" };
  for (const [state, be, form] of [
    ["state", "<<is|are>>", "is"],
    ["must", "must be", "must-be"],
  ] as const) {
    const rule = "state: {value:weighed} is so much";
    g.rule(state, `{value:weighed} ${be} {...:comparison} {than:weighed-with}`, compared, { rule });
    g.rule(state, `{value:weighed} ${be} {...:bound}`, compared, { wording: form, rule });
  }
  const has = "{value.of:ref[sg]} has {than:int} {compare:or-less} {value.stat:battle-stat}";
  g.rule("state", has, { ...compared, "value.value": "stat" }, { wording: "has" });
  g.rule("weighed", "{of:owner} {...:said-stat}", { value: "stat" });
  g.rule("weighed", "the {...:said-stat} of {of:possessor}", { value: "stat" }, { wording: "of" });
  g.rule("weighed", "{=:total}");
  // "Its original ATK" is that of the card itself, of which more is said: see `own-stat`.
  for (const than of ["int", "measured", "bare-total"]) g.rule("weighed-with", `{=:${than}}`);
  g.noted("weighed");
}
