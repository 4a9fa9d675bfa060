import type { Grammar } from "../grammar.ts";

/** Which numbers cards have for a time: set, doubled, halved, raised and lowered. */
export function ocgBecoming(g: Grammar): void {
  changed(g);
  set(g);
  factors(g);
  raised(g);
  ofAnother(g);
}

/** What is changed of which cards: "its ATK/DEF", "the original ATK of that monster", "their Levels". */
function changed(g: Grammar): void {
  for (const [category, stats] of [
    ["changed-battle", "{...:stats}"],
    ["changed-level", "{stat:level-word}"],
    ["changed-level", "{stat:level-words}"],
  ] as const) {
    const many = stats.endsWith("words}") ? "-many" : "";
    g.rule(category, `{what:owner} ${stats}`, {}, many === "" ? {} : { wording: "owner-many" });
    g.rule(category, `the ${stats} of {what:obj}`, {}, { wording: `of${many}` });
    if (many !== "") g.rule(category, `the ${stats} of {what:all-of-them}`, {}, { wording: "of-whichever" });
  }
  // "The Levels of monsters your opponent controls": also of those that come later.
  g.rule("all-of-them", "{traits*:pre} {noun:noun[pl]} {where:post}", { quantity: { kind: "every" } });
  const original = { original: true };
  g.rule("changed-original", "{what:owner} original {...:stats}", original);
  g.rule("changed-original", "the original {...:stats} of {what:obj}", original, { wording: "of" });
  g.rule("changed-points", "{=:changed-battle}");
  g.rule("changed-points", "{=:changed-original}");
  g.rule("changed-now", "{=:changed-battle}");
  g.rule("changed-now", "{=:changed-level}");
  g.rule("changed", "{=:changed-now}");
  g.rule("changed", "{=:changed-original}");
  g.rule("new-value", "{=:int}");
  g.rule("new-value", "{=:amount}");
}

/** "its Level becomes 4", "their ATK and DEF become equal to …", "change its ATK to 0" */
function set(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  for (const [becomes, wording] of [
    ["becomes", "becomes"],
    ["become", "become"],
  ] as const) {
    g.rule("lasting-statement", `{...:changed} ${becomes} {value:new-value}`, become, { wording });
    g.rule("lasting-statement", `{...:changed} ${becomes} equal to {value:amount}`, become, {
      wording: `equal-${wording}`,
    });
  }
  g.rule("lasting[F]", "<change> {...:changed} to {value:new-value}", become, { wording: "change" });
  g.rule("lasting[F]", "<change> {...:changed-level} to Level {value:int}", become, { wording: "to-level" });
}

/** "double its ATK", "its original ATK is halved", "the ATK of all monsters you control becomes doubled" */
function factors(g: Grammar): void {
  for (const [word, done] of [
    ["double", "doubled"],
    ["halve", "halved"],
  ] as const) {
    const fields = { verb: "change-stat", change: word };
    g.rule("lasting[F]", `<${word}> {...:changed-points}`, fields, { wording: word });
    for (const be of ["is", "are", "becomes", "become"])
      g.rule("lasting-statement", `{...:changed-points} ${be} ${done}`, fields, { wording: `${word}-${be}` });
  }
}

/** "increase its Level by the Level of that monster", "its ATK is reduced by 500" */
function raised(g: Grammar): void {
  for (const [word, how] of [
    ["increase", "gain"],
    ["reduce", "lose"],
    ["decrease", "lose"],
  ] as const) {
    const fields = { verb: "change-stat", change: how };
    const noted = (wording: string) => ({ wording: `${word.slice(0, 3)}${wording}` });
    g.rule("lasting[F]", `<${word}> {...:changed-now} by {value:new-value}`, fields, noted(""));
    g.rule("lasting[F]", `<${word}> {...:changed-original} by {value:int}`, fields, noted("-original"));
    g.rule(
      "step[F]",
      `<${word}> {...:changed-level} by {value:int} and {also:battle-stat} by {alsoValue:int}, {until:duration}`,
      fields,
      noted("-both"),
    );
    const level = `<${word}> {...:changed-level} by`;
    const theirs = { "value.value": "stat", "value.stat": "level" };
    g.rule("lasting[F]", `${level} {value.of:possessed}`, { ...fields, ...theirs }, noted("-theirs"));
    g.rule("lasting[F]", `${level} up to {value:int2}`, { ...fields, upTo: true }, noted("-up-to"));
    g.rule("lasting[F]", `${level} up to {value:number}`, { ...fields, upTo: true }, noted("-up-to-number"));
    g.rule("lasting[F]", `${level} 1 or 2`, { ...fields, upTo: true, value: 2 }, noted("-one-or-two"));
    g.rule("lasting[F]", `${level} exactly {value:int}`, { ...fields, exactly: true }, noted("-exactly"));
    for (const be of ["is", "are"])
      g.rule(
        "lasting-statement",
        `{...:changed-now} ${be} ${word}d by {value:new-value}`,
        fields,
        noted(`-${be}`),
      );
  }
}

/** "its Level becomes that target's", "it becomes Level 4": what another card has, and each its own. */
function ofAnother(g: Grammar): void {
  const become = { verb: "change-stat", change: "become" };
  // "This card's Level becomes that monster's"
  for (const [Stat, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
    ["Level", "level"],
  ] as const) {
    const theirs = { stat, "value.value": "stat", "value.stat": stat };
    for (const [equal, wording] of [
      ["", "elliptic"],
      ["equal to ", "elliptic-equal"],
    ] as const) {
      const becomes = `${Stat} becomes ${equal}{value.of:possessed}`;
      g.rule("lasting-statement", `{what:owner} ${becomes}`, { ...become, ...theirs }, { wording });
    }
    // "This card gains ATK equal to that monster's."
    g.rule(
      "lasting-statement",
      `{what:subj[N]} {change:change[N]} ${Stat} equal to {value.of:possessed}`,
      { verb: "change-stat", ...theirs },
      { wording: "elliptic-change" },
    );
  }
  for (const [Stat, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:owner} ${Stat} becomes equal to that of {value.of:obj}`,
      { ...become, stat, "value.value": "stat", "value.stat": stat },
      { wording: "that-of" },
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
  // "… equal to the ATK/DEF of that monster": each to its own.
  const pair = { verb: "change-stat", stat: "atk", also: "def", respective: true };
  const theirs = { "value.value": "stat", "value.stat": "atk" };
  g.rule(
    "lasting-statement",
    "{what:owner} ATK/DEF become equal to {value.of:possessed}",
    { ...pair, ...theirs, change: "become" },
    { wording: "pair-elliptic" },
  );
  for (const [words, and] of [
    ["ATK/DEF", "pair"],
    ["ATK and DEF", "pair-and"],
  ] as const)
    for (const [original, fields, o] of [
      ["", {}, ""],
      ["original ", { "value.original": true }, "-original"],
    ] as const)
      for (const [whose, w] of [
        [`the ${original}${words} of {value.of:obj}`, ""],
        [`half the ${original}${words} of {value.of:obj}`, "-half"],
        [`{value.of:owner} ${original}${words}`, "-own"],
      ] as const) {
        const noted = { wording: `${and}${w}${o}` };
        const half = w === "-half" ? { "value.times": 0.5 } : {};
        const other = { ...pair, ...theirs, ...fields, ...half };
        g.rule(
          "lasting-statement",
          `{what:subj[N]} {change:change[N]} ${words} equal to ${whose}`,
          other,
          noted,
        );
        for (const [becomes, b] of [
          ["become", ""],
          ["becomes", "-s"],
        ] as const)
          for (const [equal, e] of [
            ["", ""],
            ["equal to ", "-equal"],
          ] as const)
            g.rule(
              "lasting-statement",
              `{what:owner} ${words} ${becomes} ${equal}${whose}`,
              { ...other, change: "become" },
              { wording: `${noted.wording}${b}${e}` },
            );
      }
  for (const [word, n] of [
    ["becomes", "sg"],
    ["become", "pl"],
  ] as const) {
    g.rule("lasting-statement", `{what:subj[${n}]} ${word} {stat:level-word} {value:int}`, become, {
      wording: `be-${n}`,
    });
    // "as long as it has a Predator Counter"
    g.rule(
      "statement",
      `{what:subj[${n}]} ${word} {stat:level-word} {value:int} as long as ${n === "sg" ? "it has" : "they have"} @a {whileCounter:counter[sg]}`,
      become,
      { wording: `counter-${n}` },
    );
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
    for (const [current, wording, more] of [
      ["", `level-${n}`, {}],
      ["current ", `level-current-${n}`, {}],
      ["original ", `level-${n}`, { "value.original": true }],
    ] as const)
      g.rule(
        "lasting-statement",
        `{what:subj[${n}]} ${word} {value.of:possessed} ${current}Level`,
        { ...become, stat: "level", "value.value": "stat", "value.stat": "level", ...more },
        { wording },
      );
  // The Level only: "the same Rank" would be that of the other.
  for (const [as, wording] of [
    ["{value.of:possessed}", "same-owner"],
    ["{value.of:possessor}", "same-card"],
  ] as const)
    g.rule(
      "lasting-statement",
      `{what:owner} Level becomes the same as ${as}`,
      { ...become, stat: "level", "value.value": "stat", "value.stat": "level" },
      { wording },
    );
}
