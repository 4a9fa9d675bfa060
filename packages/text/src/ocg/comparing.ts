import type { Grammar } from "../grammar.ts";

/** What narrows a group down by numbers, where more is compared than one number. */
export function ocgComparing(g: Grammar): void {
  g.words("any-stat", { ATK: "atk", DEF: "def", Level: "level", Rank: "rank", "Link Rating": "rating" });
  g.words("any-stats", {
    ATK: "atk",
    DEF: "def",
    Levels: "level",
    Ranks: "rank",
    "Link Ratings": "rating",
  });
  own(g);
  pairs(g);
  measured(g);
  compared(g);
  stepsAway(g);
  total(g);
}

const STATS = [
  ["ATK", "atk"],
  ["DEF", "def"],
  ["Level", "level"],
  ["Rank", "rank"],
  ["Link Rating", "rating"],
] as const;

/** "whose original Level is 4 or lower", "with a Level", "Level 3, 4, or 5" */
function own(g: Grammar): void {
  const stat = { trait: "stat" };
  const exactly = { ...stat, compare: "exactly" };
  for (const [is, category, wording] of [
    ["is", "any-stat", "whose"],
    ["are", "any-stats", "whose-pl"],
  ] as const) {
    for (const [original, more] of [
      ["", {}],
      ["original ", { original: true }],
    ] as const) {
      const whose = `whose ${original}{stat:${category}} ${is} {value:int}`;
      g.rule("trait-with", whose, { ...exactly, ...more }, { wording });
      g.rule("trait-with", `${whose} {compare:or-less}`, { ...stat, ...more }, { wording });
      g.rule(
        "trait-with",
        `${whose} {compare:or-lower}`,
        { ...stat, ...more },
        { wording: `${wording}-low` },
      );
    }
  }
  const original = { ...stat, original: true };
  g.rule("trait-with", "with {value:int} {compare:or-less} original {stat:battle-stat}", original);
  g.rule("trait-with", "whose original name is {name:name}", { trait: "name", original: true });
  g.rule("trait-with", "with a Level", { trait: "has-stat", stat: "level" });
  g.rule("trait-with", "without a Level", { trait: "has-stat", stat: "level", not: true });
  g.rule("trait-with", "with a Rank", { trait: "has-stat", stat: "rank" });
  g.rule("trait-with", "that has a Level", { trait: "has-stat", stat: "level" }, { wording: "that" });
  g.rule("trait-level", "Rank {traits:two-ranks}", { trait: "any-of" });
  g.rule("two-ranks", "{+:rank-item} or {+:rank-item}");
  g.rule("rank-item", "{value:int}", { ...exactly, stat: "rank" });
  g.rule("trait-level", "Level {traits:more-levels}", { trait: "any-of" });
  g.rule("more-levels", "{+:other-level}, {++:more-levels@tail}");
  g.rule("more-levels@tail", "{+:other-level}, or {+:other-level}");
  g.rule("more-levels@tail", "{+:other-level}, {++:more-levels@tail}");
  g.noted("rank-item");
}

/** "with 2500 ATK/1600 DEF", "with 3000 or more ATK and 2500 or less DEF", "with 1500 or less ATK and DEF" */
function pairs(g: Grammar): void {
  g.rule("trait-with", "with {traits:value-pair}", { trait: "all-of" });
  g.rule("value-pair", "{+:value-item}/{+:value-item}");
  g.rule("value-item", "{value:int} {stat:battle-stat}", { trait: "stat", compare: "exactly" });
  g.rule("value-item", "{value:int} {compare:or-less} {stat:battle-stat}", { trait: "stat" });
  g.rule("trait-with", "with {traits:value-and}", { trait: "all-of" }, { wording: "and" });
  g.rule("value-and", "{+:value-item} and {+:value-item}");
  // "with 2500 original ATK and DEF"
  g.rule("trait-with", "with {value:int} original ATK and DEF", {
    trait: "stat",
    compare: "exactly",
    stat: "atk",
    also: "def",
    original: true,
  });
  g.rule("trait-with", "with {traits:value-or}", { trait: "any-of" }, { wording: "or" });
  g.rule("value-or", "{+:value-item} or {+:value-item}");
  g.rule("trait-with", "with {value:int} {compare:or-less} ATK and DEF", {
    trait: "stat",
    stat: "atk",
    also: "def",
  });
  g.rule("trait-with", "with {value:int} {compare:or-less} ATK or DEF", {
    trait: "stat",
    stat: "atk",
    or: "def",
  });
  // "with 100 ATK and different names": what each is, and how all of them differ.
  g.rule("withs", "{+:trait-with}");
  // "2 monsters of the same name with 1600 or less ATK"
  g.rule("withs", "{+:of-the-same-name} {+:trait-with}");
  g.rule("of-the-same-name", "of the same name", { trait: "alike", by: "name" }, { wording: "of" });
  g.noted("of-the-same-name");
  // "with an ATK or DEF equal to that monster's"
  g.rule("trait-with", "with an {traits:either-stat}", { trait: "any-of" }, { wording: "either-stat" });
  g.rule("either-stat", "{+:one-stat} or {+:one-stat} equal to {*as:possessor}'s");
  g.rule("one-stat", "{stat:battle-stat}", { trait: "same-stat" }, { wording: "either" });
  g.noted("one-stat");
  // "1 monster with the same Level, but a different name, from your Deck"
  g.rule("post", "{++:withs}, {+:trait-from}", undefined, { wording: "withs-from" });
  for (const value of ["value-item", "either-value"])
    g.rule("withs", `with {+:${value}} and {+:differing}`, undefined, { wording: "differing" });
  g.rule("either-value", "{value:int} ATK or DEF", {
    trait: "stat",
    compare: "exactly",
    stat: "atk",
    or: "def",
  });
  g.rule("differing", "different {by:properties}", { trait: "unlike" }, { wording: "bare" });
  // "with a different name and an equal or lower Level than that monster"
  g.rule("withs", "with {+:one-differing} and {+:level-beside}", undefined, { wording: "differing-level" });
  g.rule("one-differing", "@a different {by:property}", { trait: "unlike" }, { wording: "beside" });
  g.rule(
    "level-beside",
    "@a {...:adjective} Level than {value.of:possessor}",
    { trait: "stat", stat: "level", "value.value": "stat", "value.stat": "level" },
    { wording: "beside" },
  );
  g.noted("value-item", "either-value", "differing", "one-differing", "level-beside");
}

/** The number that is compared with: "that monster's original Level", "the ATK of this card". */
function measured(g: Grammar): void {
  g.rule("measured", "{of:possessed} {stat:any-stat}", { value: "stat" }, { wording: "bare" });
  g.rule("measured", "{of:possessed} original {stat:any-stat}", { value: "stat", original: true });
  g.rule("measured", "the {stat:any-stat} of {of:possessor}", { value: "stat" }, { wording: "of" });
  g.rule(
    "measured",
    "the original {stat:any-stat} of {of:possessor}",
    { value: "stat", original: true },
    {
      wording: "of",
    },
  );
  g.rule("measured", "its {stat:any-stat}", { value: "stat", "of.ref": "it" }, { wording: "its" });
  g.rule("measured", "{=:number}");
  g.rule("measured", "the {of:damage-done}", { value: "damage-taken" });
  for (const total of ["total", "combined"])
    for (const [original, fields] of [
      ["", {}],
      ["original ", { original: true }],
    ] as const)
      g.rule(
        "measured",
        `the ${total} ${original}{stat:any-stats} of {of:summed}`,
        { value: "stat", ...fields },
        { wording: total },
      );
  g.rule("possessed", "{=:possessor}'s");
  g.noted("measured", "possessed");
}

/** "less than or equal to", "a lower …" */
function comparisons(g: Grammar): void {
  const said = (category: string, words: string, compare: string, wording?: string) =>
    g.rule(category, words, { compare }, wording === undefined ? {} : { wording });
  said("comparison", "less than or equal to", "at-most");
  said("comparison", "greater than or equal to", "at-least");
  said("comparison", "equal to or less than", "at-most", "equal-first");
  said("comparison", "equal to or greater than", "at-least", "equal-first");
  said("comparison", "less than", "below");
  said("comparison", "lower than", "below", "lower");
  g.rule("trait-with", "with less than {value:int} {stat:battle-stat}", { trait: "stat", compare: "below" });
  said("comparison", "greater than", "above");
  said("comparison", "higher than", "above", "higher");
  said("comparison", "equal to", "exactly");
  said("adjective", "higher", "above");
  g.rule("adjective", "{=:adjective-but-higher}");
  said("adjective-but-higher", "lower", "below");
  said("adjective-but-higher", "less", "below", "less");
  said("adjective-but-higher", "more", "above", "more");
  said("adjective-but-higher", "greater", "above", "greater");
  said("adjective-but-higher", "equal or lower", "at-most");
  said("adjective-but-higher", "equal or higher", "at-least");
  said("adjective-but-higher", "lower or equal", "at-most", "or-equal");
  said("adjective-but-higher", "equal or less", "at-most", "or-less");
  // "original Level", before the comparison
  for (const [Stat] of STATS) {
    g.rule(`own-${Stat}`, Stat, {});
    g.rule(`own-${Stat}`, `original ${Stat}`, { original: true });
  }
}

/** "with a lower Level than that monster", "whose ATK is less than or equal to that target's", "whose Level is 1 higher than …" */
function compared(g: Grammar): void {
  comparisons(g);
  g.rule("post", "{+:trait-than-target} {+:trait-from}");
  g.noted("trait-than-target");
  const trait = { trait: "stat" };
  g.rule("a-stat", "{=:battle-stat}");
  g.rule("a-stat", "a {=:level-word}");
  g.words("a-stat", { "a Link Rating": "rating", "Link Rating": "rating" });
  g.rule("trait-with", "with {stat:a-stat} {...:comparison} {value:measured}", trait);
  g.rule("trait-with", "with original {stat:any-stat} {...:comparison} {value:measured}", {
    ...trait,
    original: true,
  });
  for (const [original, more] of [
    ["", {}],
    ["original ", { original: true }],
  ] as const)
    g.rule(
      "trait-with",
      `whose ${original}{stat:any-stat} is {...:comparison} {value:measured}`,
      { ...trait, ...more },
      { wording: "whose" },
    );
  const levelOrRank = { ...trait, stat: "level", or: "rank", original: true };
  g.rule("trait-with", "whose original Level/Rank is {...:comparison} {value:measured}", levelOrRank);
  g.rule(
    "trait-with",
    "whose {stat:any-stat} equals {value:measured}",
    { ...trait, compare: "exactly" },
    { wording: "equals" },
  );
  for (const an of ["{...:adjective} {stat:battle-stat}", "@a {...:adjective} {stat:level-word}"])
    g.rule("trait-with", `with ${an} than {value:measured}`, trait, { wording: "than" });
  for (const [Stat, stat] of STATS) {
    // "that target's", "that monster": the same of it.
    const same = { ...trait, stat, "value.value": "stat", "value.stat": stat };
    const a = stat === "level" || stat === "rank" ? "a " : "";
    const article = a === "" ? "" : "@a ";
    const owner = "{value.of:possessed}";
    g.rule("trait-with", `with ${a}${Stat} {...:comparison} ${owner}`, same, { wording: "elliptic" });
    g.rule("trait-with", `whose ${Stat} is {...:comparison} ${owner}`, same, { wording: "whose-elliptic" });
    g.rule("trait-with", `with ${article}{...:adjective} ${Stat} than ${owner}`, same, {
      wording: "than-elliptic",
    });
    g.rule("trait-with", `with ${a}${Stat} {...:comparison} {value.of:possessor}`, same, { wording: "bare" });
    g.rule("trait-with", `whose ${Stat} is {...:comparison} {value.of:possessor}`, same, {
      wording: "whose-bare",
    });
    g.rule(
      "trait-with",
      `with ${a}${Stat} {...:comparison} it`,
      { ...same, "value.of.ref": "it" },
      {
        wording: "it",
      },
    );
    // "1 Warrior monster with an equal or lower Level from your Deck": than the target.
    if (stat === "level" || stat === "rank")
      g.rule("trait-than-target", `with ${article}{...:adjective} ${Stat}`, {
        ...same,
        "value.of.ref": "that-target",
      });
    g.rule(
      "trait-with",
      `with ${article}{...:adjective} ${Stat} than it`,
      { ...same, "value.of.ref": "it" },
      { wording: "than-it" },
    );
    if (stat === "level" || stat === "rank")
      g.rule(
        "trait-with",
        `with the same ${Stat} as {value.of:possessed} original ${Stat}`,
        { ...same, compare: "exactly", "value.original": true },
        { wording: "as-original" },
      );
    // "with the same Rank as this card's Level": the number is of another kind there.
    for (const [Other, other] of STATS.slice(2))
      if (other !== stat)
        g.rule(
          "trait-with",
          `with the same ${Stat} as ${owner} ${Other}`,
          { ...trait, stat, compare: "exactly", "value.value": "stat", "value.stat": other },
          { wording: "as-other" },
        );
    for (const [Other, other] of STATS.slice(2))
      if (other !== stat)
        g.rule(
          "trait-with",
          `with the same ${Stat} as the ${Other} of {value.of:possessor}`,
          { ...trait, stat, compare: "exactly", "value.value": "stat", "value.stat": other },
          { wording: "as-the-other" },
        );
    // "with the same Level the Tributed monster had on the field"
    for (const [linked, wording] of [
      ["", "had"],
      ["that ", "that-had"],
      ["as ", "as-had"],
    ] as const)
      for (const [field, place] of [
        [" on the field", ""],
        [" in the hand", "-hand"],
        ["", "-bare"],
      ] as const)
        g.rule(
          "trait-with",
          `with the same ${Stat} ${linked}{value.of:gone} had${field}`,
          { trait: "stat", stat, compare: "exactly", "value.value": "had", "value.stat": stat },
          { wording: `${wording}${place}` },
        );
    // With the card itself: "with higher ATK than the attacking monster" is a trait of its own.
    const adjective = stat === "atk" ? "adjective-but-higher" : "adjective";
    g.rule("trait-with", `with ${article}{...:${adjective}} ${Stat} than {value.of:possessor}`, same, {
      wording: "card",
    });
    // "whose Level is 1 higher or 1 lower than it"
    if (stat === "level" || stat === "rank")
      for (const [original, more] of [
        ["", {}],
        ["original ", { original: true }],
      ] as const) {
        const apart = `${original}${stat}-apart`.replace(" ", "-");
        const exactly = { ...same, ...more, compare: "exactly" };
        g.rule("trait-with", `{traits:${apart}}`, { trait: "any-of" }, { wording: "apart" });
        for (const [from, had, value] of [
          ["{*value.of:apart-from}", "", {}],
          [
            "that {*value.of.noun:ref-noun[sg]} had on the field",
            "-had",
            { "value.value": "had", "value.of.ref": "that-card" },
          ],
        ] as const) {
          const [up, down] = [`${apart}${had}-up`, `${apart}${had}-down`];
          g.rule(apart, `whose ${original}${Stat} is {+:${up}} or {+:${down}} than ${from}`);
          g.rule(up, "1 higher", { ...exactly, ...value, "value.plus": 1 }, { wording: "up" });
          g.rule(down, "1 lower", { ...exactly, ...value, "value.less": 1 }, { wording: "down" });
        }
      }
    for (const [higher, step, wording] of [
      ["higher", "plus", "by-plus"],
      ["more", "plus", "by-plus-more"],
      ["lower", "less", "by-less"],
      ["less", "less", "by-less-less"],
    ] as const) {
      const whose = `whose {...:own-${Stat}} is {value.${step}:int} ${higher} than`;
      const exactly = { ...same, compare: "exactly" };
      g.rule(
        "trait-with",
        `${whose} {value.of:gone} had on the field`,
        { ...exactly, "value.value": "had" },
        {
          wording: `${wording}-had`,
        },
      );
      g.rule("trait-with", `${whose} {value.of:possessor}`, exactly, { wording });
      g.rule("trait-with", `${whose} ${owner}`, exactly, { wording: `${wording}-owner` });
      g.rule("trait-with", `${whose} ${owner} ${Stat}`, exactly, { wording: `${wording}-full` });
    }
  }
}

/** "that is 2 Ranks higher than that target": than its own. */
function stepsAway(g: Grammar): void {
  // It stands last: "you control" after it is said of the card that is compared with.
  g.rule("post", "{+:trait-stepped}");
  for (const where of ["trait-from", "trait-in"]) g.rule("post", `{+:${where}} {+:trait-stepped}`);
  g.noted("trait-stepped");
  g.rule("apart-from", "{=:possessor}");
  g.rule("apart-from", "it", { ref: "it" });
  g.noted("apart-from");
  g.rule("stepped-from", "{=:possessor}");
  g.rule("stepped-from", "it", { ref: "it" }, { wording: "it" });
  g.rule("post", "{+:trait-stepped} {+:trait-from}");
  g.rule("stepped-from", "that {noun:ref-noun[sg]} {where:stepped-where}", { ref: "that-card" });
  g.rule("stepped-where", "{+:trait-controlled}");
  // "that is 1 Rank higher or lower than this card"
  for (const Stat of ["Level", "Rank"]) {
    g.rule("trait-stepped", `{traits:${Stat}-either-way}`, { trait: "any-of" }, { wording: "either-way" });
    for (const [words, n] of [
      [`1 ${Stat}`, 1],
      [`2 ${Stat}s`, 2],
    ] as const)
      g.rule(
        `${Stat}-either-way`,
        `that is ${words} {+:${n}-${Stat}-higher} or {+:${n}-${Stat}-lower} than {*value.of:stepped-from}`,
      );
  }
  for (const [Stat, stat] of [
    ["Level", "level"],
    ["Rank", "rank"],
  ] as const)
    for (const [higher, step] of [
      ["higher", "plus"],
      ["lower", "less"],
    ] as const) {
      const exactly = { trait: "stat", stat, compare: "exactly", "value.value": "stat", "value.stat": stat };
      for (const n of [1, 2])
        g.rule(`${n}-${Stat}-${higher}`, higher, { ...exactly, [`value.${step}`]: n }, { wording: "either" });
      g.rule(
        "trait-stepped",
        `that is 1 ${Stat} ${higher} than {value.of:stepped-from}`,
        { ...exactly, [`value.${step}`]: 1 },
        { wording: "steps" },
      );
      g.rule(
        "trait-stepped",
        `that is {value.${step}:int2} ${Stat}s ${higher} than {value.of:stepped-from}`,
        exactly,
        {
          wording: "steps",
        },
      );
      // "With the same Type, but 1 Rank higher", as `measures.ts` has it.
      const off = `{value.${step}:int} ${Stat} ${higher}`;
      g.rule("steps-off", `${off} than {value.of:stepped-from}`, exactly, { wording: "than" });
      g.rule("steps-off", off, { ...exactly, "value.of.ref": "that-card" }, { wording: "bare" });
    }
}

/** "whose total Levels equal exactly 8", "whose combined ATK is less than or equal to …": of all that are chosen. */
function total(g: Grammar): void {
  const trait = { trait: "total" };
  g.rule("totals", "total {stat:any-stats}");
  g.rule("totals", "combined {stat:any-stats}", {}, { wording: "combined" });
  for (const [words, wording] of [
    ["equal", "equal"],
    ["equal exactly", "equal-exactly"],
    ["exactly equal", "exactly-equal"],
    ["are equal to", "are"],
  ] as const)
    g.rule("equal", words, {}, { wording });
  for (const [words, compare, wording] of [
    ["are less than or equal to", "at-most", "less"],
    ["equal or are less than", "at-most", "or-less"],
    ["is less than or equal to", "at-most", "is-less"],
    ["equal or exceed", "at-least", "exceed"],
    ["equals or exceeds", "at-least", "exceeds"],
  ] as const)
    g.rule("at-most-or-least", words, { compare }, { wording });
  for (const value of ["int", "measured"]) {
    g.rule("trait-total", `whose {...:totals} {...:equal} {value:${value}}`, {
      ...trait,
      compare: "exactly",
    });
    g.rule("trait-total", `whose {...:totals} {...:at-most-or-least} {value:${value}}`, trait);
  }
  g.rule("trait-total", "whose {...:totals} {...:equal} {value:int} or less", {
    ...trait,
    compare: "at-most",
  });
  g.rule("trait-total", "whose {...:totals} {...:equal} {value:int} or more", {
    ...trait,
    compare: "at-least",
  });
  g.rule("trait-with", "{=:trait-total}");
  // "Banish “A” monsters from your GY whose total Levels equal 8": as many as make the number.
  const any = { quantity: { kind: "any-number" } };
  for (const place of ["trait-from", "trait-in", "trait-controlled"]) {
    g.rule("in-total", `{+:${place}} {+:trait-total}`);
    g.rule("in-total", `{+:${place}}, {+:trait-total}`, undefined, { wording: "comma" });
    g.rule("in-total", `{+:${place}} {+:trait-total}{+:trait-except}`);
  }
  g.rule("in-total", "{+:trait-total}");
  for (const kind of [
    "{traits*:pre} {noun:noun[pl]}",
    "{traits*:pre} {noun:noun[s]}",
    "{traits:pre-kind} {noun:kind-noun[pl]}",
    "Tokens",
  ])
    g.rule(
      "obj",
      `${kind} {where:in-total}`,
      kind === "Tokens" ? { ...any, traits: [], noun: "token" } : any,
      {
        wording: kind.includes("[s]") ? "in-total-s" : "in-total",
      },
    );
  g.noted("trait-total");
}
