import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What narrows a group down by numbers: what a card has itself, what it is compared with, and what several have together. */
export function ocgComparing(g: Grammar): void {
  comparisons(g);
  own(g);
  pairs(g);
  compared(g);
  ofAnother(g);
  apart(g);
  stepsAway(g);
  beside(g);
  total(g);
}

/** "less than or equal to", "a lower …" */
function comparisons(g: Grammar): void {
  const said = (category: string, words: string, compare: string, wording?: string) =>
    g.rule(category, words, { compare }, wording === undefined ? {} : { wording });
  said("comparison", "less than or equal to", "at-most");
  said("comparison", "greater than or equal to", "at-least");
  said("comparison", "equal to or less than", "at-most", "equal-first");
  said("comparison", "equal to or greater than", "at-least", "equal-first");
  said("comparison", "equal to or lower than", "at-most", "equal-first-low");
  said("comparison", "equal to or higher than", "at-least", "equal-first-low");
  said("comparison", "less than", "below");
  said("comparison", "lower than", "below", "lower");
  said("comparison", "greater than", "above");
  said("comparison", "higher than", "above", "higher");
  said("comparison", "equal to", "exactly");
  said("adjective", "higher", "above");
  said("adjective", "lower", "below");
  said("adjective", "less", "below", "less");
  said("adjective", "more", "above", "more");
  said("adjective", "greater", "above", "greater");
  said("adjective", "equal or lower", "at-most");
  said("adjective", "equal or higher", "at-least");
  said("adjective", "lower or equal", "at-most", "or-equal");
  said("adjective", "higher or equal", "at-least", "or-equal");
  said("adjective", "equal or less", "at-most", "or-less");
  said("adjective", "equal or greater", "at-least", "or-greater");
}

/** "whose original Level is 4 or lower", "with 2500 original ATK/DEF", "with a Level", "Level 3, 4, or 5" */
function own(g: Grammar): void {
  const stat = { trait: "stat" };
  const exactly = { compare: "exactly" };
  g.rule("its-stat", "{...:its-points}");
  g.rule("its-stats", "{stat:any-stats}");
  g.rule("its-stats", "original {stat:any-stats}", { original: true });
  const levelOrRank = { stat: "level", or: "rank" };
  g.rule("its-points", "Level/Rank", levelOrRank);
  g.rule("its-points", "original Level/Rank", { ...levelOrRank, original: true });
  g.rule("so-much", "{value:int}", exactly);
  g.rule("so-much", "{value:int} {compare:or-lower}", {}, { wording: "low" });
  g.rule("so-much", "{value:int} {compare:or-less}", {}, { wording: "less" });
  g.rule("so-much", "{...:comparison} {value:measured}");
  g.rule("trait-with", "whose {...:its-stat} is {...:so-much}", stat, { wording: "whose" });
  g.rule("trait-with", "whose {...:its-stats} are {...:so-much}", stat, { wording: "whose-pl" });
  g.rule(
    "trait-with",
    "whose {...:its-stat} equals {value:measured}",
    { ...stat, ...exactly },
    {
      wording: "equals",
    },
  );
  // "with 1500 or less ATK and DEF", "with more than 0 original ATK"
  g.rule("this-many", "more than {value:int}", { compare: "above" });
  g.rule("this-many", "less than {value:int}", { compare: "below" });
  const original = { original: true };
  g.rule("points", "original {stat:battle-stat}", original);
  g.rule("points", "{stat:battle-stat} or {or:battle-stat}");
  g.rule("points", "original {stat:battle-stat} or {or:battle-stat}", original);
  g.rule("points", "{...:both-said}", { stat: "atk", also: "def" });
  g.rule("trait-with", "whose original name is {name:name}", { trait: "name", original: true });
  g.rule("trait-with", "{...:having} a {stat:level-or-rank}", { trait: "has-stat" });
  g.rule("trait-with", "without a {stat:level-or-rank}", { trait: "has-stat", not: true });
  // "a Rank 5 or 6 Xyz Monster", "Level 3, 4, or 5"
  g.rule("trait-level", "{traits:one-of-levels}", { trait: "any-of" });
  g.rule("one-of-levels", "{*stat:level-word} {++:numbers-or}");
  several(g, "numbers-or", "one-number", "or");
  g.rule("one-number", "{value:int}", { ...stat, ...exactly });
  g.noted("one-number");
}

/** "with 2500 ATK/1600 DEF", "with 3000 or more ATK and 2500 or less DEF", "with 100 ATK and different names" */
function pairs(g: Grammar): void {
  g.rule("value-item", "{...:this-many} {...:points}", { trait: "stat" });
  for (const [and, trait, wording] of [
    ["/", "all-of", "slash"],
    [" and ", "all-of", "and"],
    [" or ", "any-of", "or"],
  ] as const) {
    g.rule("trait-with", `{...:having} {traits:value-${wording}}`, { trait }, { wording });
    g.rule(`value-${wording}`, `{+:value-item}${and}{+:value-item}`);
  }
  // What each is, and how all of them differ.
  g.rule("withs", "{+:trait-with}");
  g.rule("withs", "{+:trait-with} and {+:trait-beside}");
  g.rule("trait-beside", "{=:trait-with}", undefined, { wording: "beside" });
  g.rule("withs", "with {+:value-item} and {+:differing}", undefined, { wording: "differing" });
  g.rule("differing", "different {by:properties}", { trait: "unlike" }, { wording: "bare" });
  // "with an ATK or DEF equal to that monster's"
  g.rule(
    "trait-with",
    "{...:having} an {traits:either-stat-as}",
    { trait: "any-of" },
    { wording: "either-stat" },
  );
  g.rule("either-stat-as", "{+:one-stat} or {+:one-stat} equal to {*as:possessor}'s");
  g.rule("one-stat", "{stat:battle-stat}", { trait: "same-stat" }, { wording: "either" });
  // "1 monster with the same Level, but a different name, from your Deck"
  // "with a different name and an equal or lower Level than that monster"
  g.rule("withs", "with {+:one-differing} and {+:level-beside}", undefined, { wording: "differing-level" });
  g.rule("one-differing", "@a different {by:property}", { trait: "unlike" }, { wording: "beside" });
  g.rule(
    "level-beside",
    "@a {...:adjective} {stat&value.stat:level-word} than {value.of:possessor}",
    { trait: "stat", "value.value": "stat" },
    { wording: "beside" },
  );
  g.noted("value-item", "one-stat", "differing", "one-differing", "level-beside");
}

/** "with ATK less than or equal to the damage you took", "with a lower Level than the number of …" */
function compared(g: Grammar): void {
  const trait = { trait: "stat" };
  g.rule("with-stat", "{...:its-points}");
  g.rule("with-stat", "@a {...:its-points}", {}, { wording: "a" });
  g.rule("with-stat", "Levels/Ranks", { stat: "level", or: "rank" }, { wording: "pl" });
  g.rule("its-points", "{stat:any-stat}");
  g.rule("its-points", "original {stat:any-stat}", { original: true });
  g.rule("trait-with", "{...:having} {...:with-stat} {...:comparison} {value:measured}", trait);
  g.rule("an-adjective", "{...:adjective}");
  g.rule("an-adjective", "@a {...:adjective}", {}, { wording: "a" });
  g.rule("trait-with", "{...:having} {...:an-adjective} {...:its-points} than {value:measured}", trait, {
    wording: "than",
  });
  g.rule(
    "trait-with",
    "{...:having} the same {stat:any-stat} as {value:measured}",
    { ...trait, compare: "exactly" },
    { wording: "same-as" },
  );
}

/** "with a lower Level than that monster", "whose ATK is equal to that target's": the same of it. */
function ofAnother(g: Grammar): void {
  const same = { trait: "stat", "value.value": "stat" };
  g.rule("the-other", "{=:possessor}");
  g.rule("the-other", "{=:possessed}", {}, { wording: "owner" });
  g.rule("the-other", "it", { ref: "it" });
  g.rule(
    "the-other",
    "this card's on the field",
    { ref: "this-card", where: [{ trait: "in", place: { names: ["field"] } }] },
    { wording: "there" },
  );
  g.noted("the-other");
  const [its, than] = ["{stat&value.stat:any-stat}", "{value.of:the-other}"];
  g.rule("trait-with", `{...:having} ${its} {...:comparison} ${than}`, same, { wording: "bare" });
  g.rule("trait-with", `{...:having} @a ${its} {...:comparison} ${than}`, same, { wording: "a-bare" });
  g.rule("trait-with", `{...:having} {...:an-adjective} ${its} than ${than}`, same, { wording: "than-bare" });
  // Than what it has, or what the other had before it went.
  g.rule("than-one", "{of:the-other}", { value: "stat" });
  g.rule("than-one", "{of:had-by-one} had[[ {...:had-where}]]", { value: "had" }, { wording: "had" });
  g.noted("than-one");
  const trait = { trait: "stat" };
  g.rule("trait-with", `whose ${its} is {...:set-apart} {value:than-one}`, trait, { wording: "whose-bare" });
  g.rule("set-apart", "{...:comparison}");
  g.rule("set-apart", "different from", { compare: "exactly", not: true });
  for (const step of ["plus", "less"])
    g.rule(
      "trait-with",
      `whose [[{original:is-original} ]]${its} is {value.${step}:int} {...:${step}-than} {value:than-one}`,
      { ...trait, compare: "exactly" },
      { wording: `by-${step}` },
    );
  // "1 Warrior monster with an equal or lower Level from your Deck": than the target.
  g.rule("before-from", "{+:trait-than-target}");
  g.rule("trait-than-target", `with {...:an-adjective} ${its}`, { ...same, "value.of.ref": "that-target" });
  g.noted("trait-than-target");
  // "with the same Level the Tributed monster had on the field"
  for (const [linked, wording] of [
    ["", "had"],
    ["that ", "that-had"],
    ["as ", "as-had"],
  ] as const)
    g.rule(
      "trait-with",
      `{...:having} the same ${its} ${linked}{value.of:had-by-one} had[[ {...:had-where}]]`,
      { trait: "stat", compare: "exactly", "value.value": "had" },
      { wording },
    );
}

/** "whose Level is 1 higher than that monster's", "whose original Level is 1 higher or 1 lower than it" */
function apart(g: Grammar): void {
  const exactly = { trait: "stat", compare: "exactly" };
  const now = { ...exactly, "value.value": "stat" };
  const then = { ...exactly, "value.value": "had" };
  for (const [step, word] of [
    ["plus", "higher"],
    ["plus", "more"],
    ["less", "lower"],
    ["less", "less"],
  ] as const)
    g.rule(`${step}-than`, `${word} than`, {}, { wording: word });
  for (const [original, fields] of [
    ["", {}],
    ["original ", { original: true }],
  ] as const) {
    for (const step of ["plus", "less"])
      g.rule(
        "trait-with",
        `whose ${original}{stat:any-stat} is {value.${step}:int} {...:${step}-than} {value:value-to-compare}`,
        { ...exactly, ...fields },
        { wording: `by-${step}-full` },
      );
    // Either way: every one of the two says all.
    const name = `${original.trim()}-either-way`;
    g.rule(
      "trait-with",
      `{traits:${name}}`,
      { trait: "any-of" },
      { wording: "apart", rule: "trait-with: either-way" },
    );
    const either = (had: string) =>
      `whose ${original}{*stat&value.stat:any-stat} is {+:${name}${had}} or {+:${name}${had}}`;
    const rule = "either-way: whose {any-stat} is {int} higher or {int} lower than";
    g.rule(name, `${either("-now")} than {*value.of:the-other}`, undefined, { rule });
    g.rule(name, `${either("-then")} than {*value.of:had-by-one} had on the field`, undefined, { rule });
    for (const [had, values] of [
      ["now", now],
      ["then", then],
    ] as const) {
      g.rule(`${name}-${had}`, "{value.plus:int} higher", { ...values, ...fields }, { wording: "up", rule });
      g.rule(`${name}-${had}`, "{value.less:int} lower", { ...values, ...fields }, { wording: "down", rule });
    }
  }
}

/** "that is 2 Ranks higher than that target": than its own. */
function stepsAway(g: Grammar): void {
  // It stands last: "you control" after it is said of the card that is compared with.
  g.rule("after", "{+:trait-stepped}");
  g.rule("before-from", "{+:trait-stepped}");
  g.rule("stepped-from", "{=:the-other}");
  g.rule("stepped-from", "that {noun:ref-noun[sg]} {where:stepped-where}", { ref: "that-card" });
  g.rule("stepped-where", "{+:trait-controlled}");
  const exactly = { trait: "stat", compare: "exactly", "value.value": "stat" };
  g.words("level-words", { Levels: "level", Ranks: "rank" });
  for (const [higher, step] of [
    ["higher", "plus"],
    ["lower", "less"],
  ] as const)
    for (const [n, fields] of [
      ["1 {stat&value.stat:level-word}", { ...exactly, [`value.${step}`]: 1 }],
      [`{value.${step}:int2} {stat&value.stat:level-words}`, exactly],
    ] as const) {
      const away = `${n} ${higher}`;
      g.rule("trait-stepped", `that is ${away} than {value.of:stepped-from}`, fields, { wording: "steps" });
      // "With the same Type, but 1 Rank higher", as said below.
      g.rule("steps-off", `${away} than {value.of:stepped-from}`, fields, { wording: "than" });
      g.rule("steps-off", away, { ...fields, "value.of.ref": "that-card" }, { wording: "bare" });
    }
  // "that is 1 Rank higher or lower than this card"
  g.rule("trait-stepped", "{traits:so-far-either-way}", { trait: "any-of" }, { wording: "either-way" });
  const either = { rule: "so-far-either-way: that is 1 or more {level-words} higher or lower" };
  for (const n of [1, 2, 3, 4]) {
    const stat = `{*stat&value.stat:${n === 1 ? "level-word" : "level-words"}}`;
    const from = "{*value.of:stepped-from}";
    g.rule(
      "so-far-either-way",
      `that is ${n} ${stat} {+:${n}-higher} or {+:${n}-lower} than ${from}`,
      undefined,
      either,
    );
    for (const [word, step] of [
      ["higher", "plus"],
      ["lower", "less"],
    ])
      g.rule(
        `${n}-${word}`,
        word as string,
        { ...exactly, [`value.${step}`]: n },
        { ...either, wording: "either" },
      );
  }
  g.noted("trait-stepped");
}

/** "with the same Type but 1 Rank higher", "with the same Type but 1 Level lower than the revealed monster" */
function beside(g: Grammar): void {
  g.rule("stepping", "with the same {+:alike-beside}[[,]] but {+:steps-off}", undefined, {
    wording: "but-steps",
  });
  g.rule("alike-beside", "{by:quality}", { trait: "alike" }, { wording: "beside" });
  g.rule("stepping", "with the same {+:same-beside}[[,]] but {+:steps-off}", undefined, {
    wording: "as-but",
  });
  g.rule("same-beside", "{by:quality} as {as:stepped-from}", { trait: "same" }, { wording: "beside" });
  g.rule("withs", "{++:stepping}");
  g.noted("alike-beside", "same-beside", "steps-off");
}

/** "whose total Levels equal exactly 8", "whose combined ATK is less than or equal to …": of all that are chosen. */
function total(g: Grammar): void {
  const trait = { trait: "total" };
  g.rule("totals", "total {stat:any-stats}");
  g.rule("totals", "combined {stat:any-stats}", {}, { wording: "combined" });
  const both = { stat: "atk", also: "def" };
  g.rule("totals", "combined ATK <<and|&>> DEF", both, { wording: "combined" });
  g.rule("totals", "sum of ATK and DEF", both, { wording: "sum" });
  for (const [words, wording] of [
    ["<equals/equal>", "equal"],
    ["<equals/equal> exactly", "equal-exactly"],
    ["exactly <equals/equal>", "exactly-equal"],
    ["<is/are> equal to", "is"],
    ["<is/are>", "is-just"],
    ["<is/are> exactly", "is-exactly"],
  ] as const)
    g.rule("equal[N]", words, {}, { wording });
  for (const [words, compare, wording] of [
    ["<is/are> less than or equal to", "at-most", "less"],
    ["<equals/equal> or <is/are> less than", "at-most", "or-less"],
    ["<is/are> greater than or equal to", "at-least", "greater"],
    ["<equals/equal> or <exceeds/exceed>", "at-least", "exceed"],
  ] as const)
    g.rule("at-most-or-least[N]", words, { compare }, { wording });
  const noted = { wording: "N" };
  for (const value of ["int", "measured"]) {
    g.rule(
      "trait-total",
      `whose {...:totals} {...:equal[N]} {value:${value}}`,
      { ...trait, compare: "exactly" },
      noted,
    );
    g.rule("trait-total", `whose {...:totals} {...:at-most-or-least[N]} {value:${value}}`, trait, noted);
  }
  g.rule("trait-total", "whose {...:totals} {...:equal[N]} {value:int} {compare:or-less}", trait, noted);
  g.rule("trait-with", "{=:trait-total}");
  // "Banish “A” monsters from your GY whose total Levels equal 8": as many as make the number.
  const any = { quantity: { kind: "any-number" } };
  g.rule("in-total", "{++:told}[[,]] {+:trait-total}[[{+:trait-except}]]", undefined, {
    wording: "told-total",
  });
  g.rule("in-total", "{++:told}{+:trait-except-closed} {+:trait-total}", undefined, { wording: "but-total" });
  g.rule("in-total", "{+:trait-total}");
  for (const n of ["pl", "s"])
    g.rule("obj", `{...:of-such[${n}]} {where:in-total}`, any, {
      wording: n === "s" ? "in-total-s" : "in-total",
    });
  g.noted("trait-total");
}
