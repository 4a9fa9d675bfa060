import type { Grammar } from "../grammar.ts";

/** Which numbers cards have for a time: set, doubled, halved, raised and lowered. */
export function ocgBecoming(g: Grammar): void {
  factors(g);
  numbers(g);
}

/** "double its ATK", "its original ATK is halved", "the ATK of all monsters you control becomes doubled" */
function factors(g: Grammar): void {
  const change = { verb: "change-stat" };
  for (const [word, done, how] of [
    ["double", "doubled", "double"],
    ["halve", "halved", "halve"],
  ] as const) {
    for (const [original, more] of [
      ["", {}],
      ["original ", { original: true }],
    ] as const) {
      const fields = { ...change, change: how, ...more };
      g.rule("lasting[F]", `<${word}> {what:owner} ${original}{...:stats}`, fields, {
        wording: `${how}-owner`,
      });
      g.rule("lasting[F]", `<${word}> the ${original}{...:stats} of {what:obj}`, fields, {
        wording: `${how}-of`,
      });
      for (const [be, wording] of [
        ["is", "is"],
        ["are", "are"],
        ["becomes", "becomes"],
        ["become", "become"],
      ] as const) {
        // "The ATK of … are halved" and "its original ATK is halved" are said so in all cases.
        if (!(how === "halve" && wording === "is" && original !== ""))
          g.rule("lasting-statement", `{what:owner} ${original}{...:stats} ${be} ${done}`, fields, {
            wording: `${how}-${wording}-owner`,
          });
        if (!(how === "halve" && wording === "are" && original === ""))
          g.rule("lasting-statement", `the ${original}{...:stats} of {what:obj} ${be} ${done}`, fields, {
            wording: `${how}-${wording}`,
          });
      }
    }
  }
}

/** "its Level becomes that target's Level", "it becomes Level 4", "increase its Level by the Level of that monster" */
function numbers(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  g.rule("lasting-statement", "{what:owner} {...:two-stats} become {value:int}", become, { wording: "pair" });
  g.rule("lasting-statement", "{what:owner} {...:two-stats} becomes {value:int}", become, {
    wording: "pairs",
  });
  g.rule("lasting-statement", "the {...:two-stats} of {what:obj} become {value:int}", become, {
    wording: "pair-of",
  });
  g.rule("two-stats", "ATK/DEF", { stat: "atk", also: "def" });
  g.rule("two-stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and" });
  g.rule(
    "lasting-statement",
    "{what:owner} original {...:two-stats} become {value:int}",
    {
      ...become,
      original: true,
    },
    { wording: "pair" },
  );
  g.rule("lasting-statement", "the {stat:battle-stat} of {what:obj} becomes {value:int}", become, {
    wording: "of-int",
  });
  g.rule(
    "lasting-statement",
    "the original {stat:battle-stat} of {what:obj} becomes {value:int}",
    {
      ...become,
      original: true,
    },
    { wording: "of" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} original {stat:battle-stat} becomes {value:amount}",
    {
      ...become,
      original: true,
    },
    { wording: "amount" },
  );
  g.rule(
    "lasting-statement",
    "the original {stat:battle-stat} of {what:obj} becomes {value:amount}",
    { ...become, original: true },
    { wording: "of-amount" },
  );
  for (const [words, original, wording] of [
    ["{what:owner} {...:two-stats}", {}, "pair"],
    ["{what:owner} original {...:two-stats}", { original: true }, "pair-original"],
    ["the {...:two-stats} of {what:obj}", {}, "pair-of"],
    ["the original {...:two-stats} of {what:obj}", { original: true }, "pair-original-of"],
  ] as const)
    g.rule(
      "lasting-statement",
      `${words} become {value:amount}`,
      { ...become, ...original },
      { wording: `${wording}-amount` },
    );
  g.rule(
    "lasting-statement",
    "the Levels of {what:obj} become {value:int}",
    { ...become, stat: "level" },
    {
      wording: "levels",
    },
  );
  g.rule(
    "lasting-statement",
    "the Levels of {what:obj} become {value:amount}",
    { ...become, stat: "level" },
    { wording: "levels-amount" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} Levels become {value:int}",
    { ...become, stat: "level" },
    { wording: "levels-owner" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} Levels become {value:amount}",
    { ...become, stat: "level" },
    { wording: "levels-owner-amount" },
  );
  // "This card's Level becomes that monster's"
  for (const [Stat, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
    ["Level", "level"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:owner} ${Stat} becomes {value.of:possessed}`,
      { ...become, stat, "value.value": "stat", "value.stat": stat },
      { wording: "elliptic" },
    );
  // "Its ATK and DEF become double its original ATK and DEF": each of its own.
  for (const [words, and] of [
    ["ATK/DEF", ""],
    ["ATK and DEF", "-and"],
  ] as const)
    for (const [its, ref] of [
      ["its", "it"],
      ["their", "them"],
    ] as const) {
      for (const [factor, how] of [
        ["double", "double"],
        ["half", "halve"],
      ] as const)
        g.rule(
          "lasting-statement",
          `{what:owner} ${words} become ${factor} ${its} ${words}`,
          { verb: "change-stat", change: how, stat: "atk", also: "def" },
          { wording: `${factor}-${its}${and}` },
        );
      if (ref === "them") continue;
      const own = (stat: string) => ({ value: "stat", stat, original: true, times: 2, of: { ref } });
      g.rule(
        "lasting-statement",
        `{what:owner} ${words} become double ${its} original ${words}`,
        { ...become, stat: "atk", also: "def", value: own("atk"), alsoValue: own("def") },
        { wording: `double-original${and}` },
      );
    }
  g.rule(
    "lasting-statement",
    "the Level of {what:obj} becomes {value:int}",
    { ...become, stat: "level" },
    {
      wording: "level-of",
    },
  );
  for (const [word, n] of [
    ["becomes", "sg"],
    ["become", "pl"],
  ] as const) {
    g.rule("lasting-statement", `{what:subj[${n}]} ${word} {stat:level-word} {value:int}`, become, {
      wording: `be-${n}`,
    });
    g.rule(
      "lasting-statement",
      `{what:subj[${n}]} ${word} the same {stat:level-word} as {value.of:possessor}`,
      { ...become, "value.value": "stat", "value.stat": "level" },
      { wording: `same-${n}` },
    );
  }
  // "All monsters you control become that target's Level"
  for (const [word, n] of [
    ["becomes", "sg"],
    ["become", "pl"],
  ] as const)
    for (const [current, wording] of [
      ["", `level-${n}`],
      ["current ", `level-current-${n}`],
    ] as const)
      g.rule(
        "lasting-statement",
        `{what:subj[${n}]} ${word} {value.of:possessed} ${current}Level`,
        { ...become, stat: "level", "value.value": "stat", "value.stat": "level" },
        { wording },
      );
  // The Level only: "the same Rank" would be that of the other.
  for (const word of ["become", "becomes"])
    g.rule("lasting-statement", `{what:owner} {stat:battle-stat} ${word} equal to {value:amount}`, become, {
      wording: `equal-${word}`,
    });
  g.rule(
    "lasting-statement",
    "the {stat:battle-stat} of {what:obj} becomes equal to {value:amount}",
    become,
    {
      wording: "of-equal",
    },
  );
  g.rule("lasting-statement", "{what:owner} {stat:level-word} becomes {value:amount}", become, {
    wording: "amount",
  });
  g.rule(
    "lasting-statement",
    "{what:owner} Level becomes the same as {value.of:possessed}",
    {
      ...become,
      stat: "level",
      "value.value": "stat",
      "value.stat": "level",
    },
    { wording: "same-owner" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} Level becomes the same as {value.of:possessor}",
    {
      ...become,
      stat: "level",
      "value.value": "stat",
      "value.stat": "level",
    },
    { wording: "same-card" },
  );
  g.rule("lasting[F]", "<change> {what:owner} {stat:level-word} to {value:int}", become, {
    wording: "change",
  });
  g.rule("lasting[F]", "<change> {what:owner} {...:two-stats} to {value:int}", become, { wording: "change" });
  g.rule("lasting[F]", "<change> the {stat:battle-stat} of {what:obj} to {value:int}", become, {
    wording: "change-of",
  });
  g.rule("lasting[F]", "<change> the {stat:level-word} of {what:obj} to {value:int}", become, {
    wording: "change-of",
  });
  g.rule(
    "lasting[F]",
    "<change> {what:owner} original {stat:battle-stat} to {value:int}",
    {
      ...become,
      original: true,
    },
    { wording: "change" },
  );
  for (const [word, how] of [
    ["increase", "gain"],
    ["reduce", "lose"],
    ["decrease", "lose"],
  ] as const) {
    const fields = { verb: "change-stat", change: how };
    const words = `owner-${word.slice(0, 3)}`;
    for (const [what, of] of [
      ["{what:owner} {stat:level-word}", ""],
      ["the {stat:level-word} of {what:obj}", "-of"],
    ] as const)
      g.rule(
        "lasting[F]",
        `<${word}> ${what} by up to {value:int2}`,
        { ...fields, upTo: true },
        { wording: `${words}-up-to${of}` },
      );
    g.rule("lasting[F]", `<${word}> {what:owner} {stat:level-word} by {value:amount}`, fields, {
      wording: `${words}-amount`,
    });
    g.rule("lasting[F]", `<${word}> {what:owner} {...:stats} by {value:amount}`, fields, {
      wording: `${words}-amounts`,
    });
    g.rule(
      "lasting[F]",
      `<${word}> {what:owner} Levels by {value:int}`,
      { ...fields, stat: "level" },
      { wording: `${words}-levels-owner` },
    );
    g.rule("lasting-statement", `{what:owner} {stat:level-word} is ${word}d by {value:int}`, fields, {
      wording: `${words}-passive`,
    });
  }
}
