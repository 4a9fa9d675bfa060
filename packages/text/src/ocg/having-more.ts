import type { Grammar } from "../grammar.ts";

/** Who has more of something, and how many Life Points: "your LP are lower than your opponent's". */
export function ocgHavingMore(g: Grammar): void {
  lifePoints(g);
  outnumbering(g);
  stronger(g);
}

/** "Your LP are 3000 or less", "your opponent's LP is higher than yours" */
function lifePoints(g: Grammar): void {
  g.words("lp-than", { "your opponent's": "opponent", yours: "you" });
  g.rule("lp-bound", "{n:int} {compare:or-less}");
  g.rule("lp-bound", "{n:int} {compare:or-lower}", {}, { wording: "or-lower" });
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
  g.rule(
    "by-how-many",
    "at least {than.plus:int} more",
    { ...other, compare: "at-least" },
    { wording: "at-least" },
  );
  const value = { kind: "value", "value.value": "count" };
  const all = { quantity: { kind: "all" } };
  const pronoun = { trait: "controlled", by: "opponent", pronoun: true };
  for (const [controls, has, held, whom, who] of [
    [
      "<you control|you controlled>",
      "you <have|had>",
      { trait: "controlled", by: "you" },
      "your opponent",
      "you",
    ],
    [
      "your opponent <controls|controlled>",
      "your opponent <has|had>",
      { trait: "controlled", by: "opponent" },
      "you",
      "opponent",
    ],
    ["they <control|controlled>", "they <have|had>", pronoun, "you", "them"],
  ] as const) {
    const there = who === "opponent" ? "in-theirs" : "lying-where";
    g.rule(`counted-with-${who}`, "{...:cards[pl]}", { ...all, where: [held] });
    g.rule(`counted-in-${who}`, `{...:cards[pl]} {where:${there}}`, all);
    g.rule(`counted-in-${who}`, `total {...:cards[pl]} {where:${there}}`, all, { wording: "total" });
    g.noted(`counted-with-${who}`, `counted-in-${who}`);
    for (const does of ["do", ""]) {
      const than = does === "" ? whom : `${whom} <${whom === "you" ? "do" : "does"}|did>`;
      const noted = { wording: does === "" ? `than-${who}` : `than-${who}-do` };
      g.rule(
        "so[H]",
        `${controls} {...:by-how-many} {value.of:counted-with-${who}} than ${than}`,
        value,
        noted,
      );
      g.rule("so[H]", `${has} {...:by-how-many} {value.of:counted-in-${who}} than ${than}`, value, noted);
      const same = { ...value, compare: "exactly", "than.value": "other-player" };
      if (does === "")
        g.rule(
          "so[H]",
          `${controls} the same number of {value.of:counted-with-${who}} as ${whom}`,
          same,
          noted,
        );
    }
  }
  g.rule("more-state", "have {...:by-how-many} {value.of:counted-in-you} than your opponent", value, {
    wording: "than-too",
  });
  g.rule("state", "you and your opponent have the same number of {value.of:counted-hand} in hand", {
    ...value,
    compare: "exactly",
    than: { value: "other-player" },
  });
  g.rule(
    "state",
    "both players control the same number of {value.of:counted-with-you}",
    { ...value, compare: "exactly", than: { value: "other-player" } },
    { wording: "both" },
  );
  g.rule("state", "there are {...:by-how-many} {value.of:counted-in-you} than your opponent's", value, {
    wording: "there",
  });
  g.rule("counted-hand", "{...:cards[pl]}", {
    ...all,
    where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
  });
  g.noted("counted-hand");
}

/** "If this card's DEF is higher than the attacking monster's ATK", "if its ATK is greater than or equal to your LP" */
function stronger(g: Grammar): void {
  const compared = { kind: "value" };
  for (const [state, is, noted] of [
    ["state", "is", {}],
    ["state", "are", { wording: "are" }],
    ["must", "must be", {}],
  ] as const) {
    g.rule(state, `{value:weighed} ${is} {...:comparison} {than:weighed-with}`, compared, noted);
    for (const or of ["or-lower", "or-less"])
      g.rule(state, `{value:weighed} ${is} {than:int} {compare:${or}}`, compared, {
        wording: `${is}-${or}`,
      });
  }
  g.rule(
    "state",
    "{value.of:ref[sg]} has {than:int} {compare:or-less} {value.stat:battle-stat}",
    { ...compared, "value.value": "stat" },
    { wording: "has" },
  );
  g.rule("weighed", "{of:owner} {...:said-stat}", { value: "stat" });
  g.rule("weighed", "the {...:said-stat} of {of:possessor}", { value: "stat" }, { wording: "of" });
  g.rule("weighed", "{=:total}");
  // "Its original ATK" is that of the card itself, of which more is said: see `own-stat`.
  g.rule("weighed-with", "{=:int}");
  g.rule("weighed-with", "{=:measured}");
  g.rule("weighed-with", "{=:bare-total}");
  g.noted("weighed");
}
