import type { Grammar } from "../grammar.ts";

/** What narrows a group down by numbers and by what its cards have alike, where more is compared than one number. */
export function ocgComparing(g: Grammar): void {
  g.words("any-stat", { ATK: "atk", DEF: "def", Level: "level", Rank: "rank" });
  g.words("any-stats", { ATK: "atk", DEF: "def", Levels: "level", Ranks: "rank" });
  own(g);
  pairs(g);
  measured(g);
  compared(g);
  alike(g);
  total(g);
}

const COMPARISONS = [
  ["less than or equal to", "at-most"],
  ["greater than or equal to", "at-least"],
  ["equal to or less than", "at-most", "equal-first"],
  ["equal to or greater than", "at-least", "equal-first"],
  ["less than", "below"],
  ["lower than", "below", "lower"],
  ["greater than", "above"],
  ["higher than", "above", "higher"],
  ["equal to", "exactly"],
] as const;

const ADJECTIVES = [
  ["less", "below", "less"],
  ["lower", "below"],
  ["higher", "above"],
  ["greater", "above", "greater"],
  ["equal or lower", "at-most"],
  ["equal or higher", "at-least"],
  ["lower or equal", "at-most", "or-equal"],
  ["equal or less", "at-most", "or-less"],
] as const;

const STATS = [
  ["ATK", "atk"],
  ["DEF", "def"],
  ["Level", "level"],
  ["Rank", "rank"],
] as const;

const noted = (...words: readonly (string | undefined)[]) => {
  const said = words.filter((word) => word !== undefined);
  return said.length === 0 ? {} : { wording: said.join("-") };
};

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
  g.rule("trait-with", "with a Level", { trait: "has-stat", stat: "level" });
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
  g.noted("value-item");
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
  g.rule("measured", "{=:number}");
  g.rule("measured", "the total {stat:any-stats} of {of:summed}", { value: "stat" }, { wording: "total" });
  g.rule("possessed", "{=:possessor}'s");
  g.noted("measured", "possessed");
}

/** "with a lower Level than that monster", "whose ATK is less than or equal to that target's", "whose Level is 1 higher than …" */
function compared(g: Grammar): void {
  for (const [Stat, stat] of STATS) {
    const trait = { trait: "stat", stat };
    const same = { "value.value": "stat", "value.stat": stat };
    const article = stat === "level" || stat === "rank" ? "a " : "";
    const plain = (words: string, compare: string, wording: string | undefined) => {
      const fields = { ...trait, compare };
      g.rule("trait-with", `${words} {value:measured}`, fields, noted(wording));
      // "that target's": the same of it.
      g.rule(
        "trait-with",
        `${words} {value.of:possessed}`,
        { ...fields, ...same },
        noted(wording, "elliptic"),
      );
    };
    for (const [words, compare, wording] of COMPARISONS) {
      plain(`with ${article}${Stat} ${words}`, compare, wording);
      plain(`whose ${Stat} is ${words}`, compare, noted("whose", wording).wording);
      g.rule(
        "trait-with",
        `whose original ${Stat} is ${words} {value:measured}`,
        { ...trait, compare, original: true },
        noted("whose", wording),
      );
      g.rule(
        "trait-with",
        `with original ${Stat} ${words} {value:measured}`,
        { ...trait, compare, original: true },
        noted("with", wording),
      );
    }
    for (const [words, compare, wording] of ADJECTIVES) {
      const an = article === "" ? "" : words.startsWith("equal") ? "an " : "a ";
      const than = `with ${an}${words} ${Stat} than`;
      // With the card itself: "with higher ATK than the attacking monster" is a trait of its own.
      plain(than, compare, wording);
      if (stat === "atk" && words === "higher") continue;
      g.rule(
        "trait-with",
        `${than} {value.of:possessor}`,
        { ...trait, compare, ...same },
        noted(wording, "card"),
      );
    }
    for (const [higher, step, wording] of [
      ["higher", "plus", undefined],
      ["more", "plus", "more"],
      ["lower", "less", undefined],
      ["less", "less", "less"],
    ] as const)
      for (const [original, more] of [
        ["", {}],
        ["original ", { original: true }],
      ] as const) {
        const whose = `whose ${original}${Stat} is {value.${step}:int} ${higher} than`;
        const exactly = { ...trait, ...more, compare: "exactly", ...same };
        g.rule("trait-with", `${whose} {value.of:possessor}`, exactly, noted(`by-${step}`, wording));
        g.rule("trait-with", `${whose} {value.of:possessed}`, exactly, noted(`by-${step}`, wording, "owner"));
        g.rule(
          "trait-with",
          `${whose} {value.of:possessed} ${Stat}`,
          exactly,
          noted(`by-${step}`, wording, "full"),
        );
      }
  }
}

/** "whose total Levels equal exactly 8", "whose combined ATK is less than or equal to …": of all that are chosen. */
function total(g: Grammar): void {
  for (const [total, wording] of [
    ["total", ""],
    ["combined", "combined-"],
  ] as const)
    for (const [compared, compare, how] of [
      ["equal", "exactly", "equal"],
      ["equal exactly", "exactly", "equal-exactly"],
      ["exactly equal", "exactly", "exactly-equal"],
      ["are equal to", "exactly", "are"],
      ["are less than or equal to", "at-most", "less"],
      ["equal or are less than", "at-most", "or-less"],
      ["is less than or equal to", "at-most", "is-less"],
      ["equal or exceed", "at-least", "exceed"],
    ] as const) {
      const fields = { trait: "total", compare };
      const words = `whose ${total} {stat:any-stats} ${compared}`;
      const noted = { wording: `${wording}${how}` };
      g.rule("trait-with", `${words} {value:int}`, fields, noted);
      g.rule("trait-with", `${words} {value:measured}`, fields, noted);
      if (compare !== "exactly") continue;
      g.rule("trait-with", `${words} {value:int} or less`, { trait: "total", compare: "at-most" }, noted);
      g.rule("trait-with", `${words} {value:int} or more`, { trait: "total", compare: "at-least" }, noted);
    }
}

/** "with different Attributes", "with the same Type as that monster", "with a different name from this card" */
function alike(g: Grammar): void {
  g.words("property", { name: "name", Type: "type", Attribute: "attribute", Level: "level" });
  // With the same Level as another: see `same-stat`.
  g.words("quality", { name: "name", Type: "type", Attribute: "attribute" });
  g.words("properties", { names: "name", Types: "type", Attributes: "attribute", Levels: "level" });
  const unlike = { trait: "unlike" };
  g.rule("trait-with", "with different {by:properties}", unlike);
  g.rule("trait-with", "with different {by:properties} from each other", unlike, { wording: "each-other" });
  g.rule("trait-with", "with different original {by:properties}", { ...unlike, original: true });
  g.rule("trait-with", "with the same {by:property}", { trait: "alike" });
  for (const [original, more] of [
    ["", {}],
    ["original ", { original: true }],
  ] as const) {
    const same = { trait: "same", ...more };
    g.rule("trait-with", `with the same ${original}{by:quality} as {as:compared}`, same);
    if (original !== "")
      g.rule("trait-with", "with the same original Level as {as:compared}", { ...same, by: "level" });
    for (const than of ["from", "than"])
      g.rule(
        "trait-with",
        `with @a different ${original}{by:property} ${than} {as:compared}`,
        { ...same, not: true },
        than === "than" ? { wording: "than" } : {},
      );
  }
  g.rule("compared", "{=:possessor}");
  g.rule(
    "compared",
    "the {traits*:pre} {noun:noun[pl]} {where:post}",
    { quantity: { kind: "all" } },
    { wording: "the" },
  );
  g.rule("compared", "those {noun:back-noun[pl]}", { ref: "those-cards" });
  g.noted("compared");
}
