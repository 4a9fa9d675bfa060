import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What narrows a group down by numbers: what a card has itself, what it is compared with, and what several have together. */
export function ocgComparisons(g: Grammar): void {
  degrees(g);
  features(g);
  own(g);
  compared(g);
  ofAnother(g);
  eitherWay(g);
  stepsAway(g);
  total(g);
}

/** "less than or equal to", "a lower …", "or higher" */
function degrees(g: Grammar): void {
  for (const [word, compare, orEqual, wording] of [
    ["lower", "below", "at-most", undefined],
    ["higher", "above", "at-least", undefined],
    ["less", "below", "at-most", "less"],
    ["greater", "above", "at-least", "less"],
    ["more", "above", "at-least", "more"],
  ] as const) {
    const noted = { ...(wording && { wording }), rule: "degree: lower, less, higher, greater, or more" };
    g.rule("degree", word, { compare }, noted);
    g.rule("degree-or-equal", word, { compare: orEqual }, noted);
  }
  g.rule("comparison", "{...:degree-or-equal} than or equal to");
  g.rule("comparison", "equal to or {...:degree-or-equal} than", {}, { wording: "equal-first" });
  g.rule("comparison", "{...:degree} than");
  g.rule("comparison", "equal to", { compare: "exactly" }, { wording: "equal-to" });
  g.rule("adjective", "{...:degree}");
  g.rule("adjective", "equal or {...:degree-or-equal}");
  g.rule("adjective", "{...:degree-or-equal} or equal", {}, { wording: "or-equal" });
  g.rule("an-adjective", "[[@a ]]{...:adjective}");
  g.rule("or-beyond", "{compare:or-lower}");
  g.rule("or-beyond", "{compare:or-less}", {}, { wording: "less" });
}

/** What cards have, after "with" or "that has", alone or several at once: "with 100 ATK and different names". */
function features(g: Grammar): void {
  g.rule("trait-with", "{...:having} {...:feature}");
  g.rule("withs", "{+:trait-with}");
  g.rule("withs", "{+:trait-with} and {+:trait-beside}");
  g.rule("trait-beside", "{=:trait-with}", undefined, { wording: "beside" });
  g.rule("withs", "with {+:first-feature} and {+:next-feature}");
  for (const first of ["value-item", "feature"])
    g.rule("first-feature", `{=:${first}}`, undefined, { wording: "first" });
  g.rule("next-feature", "{=:feature}", undefined, { wording: "next" });
  // "with 2500 ATK/1600 DEF", "with 3000 or more ATK and 2500 or less DEF"
  g.rule("value-item", "{...:this-many} {...:points}", { trait: "stat" });
  for (const [and, trait, wording] of [
    ["/", "all-of", "slash"],
    [" and ", "all-of", "and"],
    [" or ", "any-of", "or"],
  ] as const) {
    g.rule("feature", `{traits:value-${wording}}`, { trait }, { wording, rule: "feature: two values" });
    g.rule(`value-${wording}`, `{+:value-item}${and}{+:value-item}`);
  }
  // "with an ATK or DEF equal to that monster's"
  g.rule("feature", "an {traits:either-stat-as}", { trait: "any-of" }, { wording: "either-stat" });
  g.rule("either-stat-as", "{+:one-stat} or {+:one-stat} equal to {*as:possessor}'s");
  g.rule("one-stat", "{stat:battle-stat}", { trait: "same-stat" }, { wording: "either" });
  g.noted("value-item", "one-stat", "first-feature", "next-feature");
}

/** "whose original Level is 4 or lower", "with 2500 original ATK/DEF", "with a Level", "Level 3, 4, or 5" */
function own(g: Grammar): void {
  const stat = { trait: "stat" };
  const exactly = { compare: "exactly" };
  g.rule("some-points", "{stat:any-stat}");
  g.rule("some-points", "Level/Rank", { stat: "level", or: "rank" });
  g.rule("its-points", "[[{original:is-original} ]]{...:some-points}");
  g.rule("its-values[sg]", "{...:its-points}");
  g.rule("its-values[pl]", "[[{original:is-original} ]]{stat:any-stats}", {}, { wording: "pl" });
  g.rule("how-much", "{=:int}");
  g.rule("how-much", "{=:measured}");
  g.rule("so-much[N]", "{...:equals[N]} {value:how-much}", exactly);
  g.rule("so-much[N]", "{...:equals[N]} {value:int} {...:or-beyond}");
  g.rule("so-much[N]", "<is/are> {...:comparison} {value:how-much}");
  g.rule("so-much[N]", "<is/are> different from {value:how-much}", { ...exactly, not: true });
  g.rule(
    "so-much[N]",
    "<equals/equal> or <is/are> less than {value:how-much}",
    { compare: "at-most" },
    { wording: "or" },
  );
  g.rule(
    "so-much[N]",
    "<equals/equal> or <exceeds/exceed> {value:how-much}",
    { compare: "at-least" },
    { wording: "or" },
  );
  g.rule("equals[N]", "<is/are>[[ {...:exactly-word}]]");
  g.rule("equals[N]", "<equals/equal>[[ {...:exactly-word}]]", {}, { wording: "equals" });
  g.rule("equals[N]", "{...:exactly-word} <equals/equal>", {}, { wording: "exactly-equals" });
  g.rule("trait-with", "whose {...:its-values[N]} {...:so-much[N]}", stat, { wording: "whose" });
  // "with 1500 or less ATK and DEF", "with more than 0 original ATK"
  g.rule("this-many", "<<more|higher>> than {value:int}", { compare: "above" });
  g.rule("this-many", "<<less|lower>> than {value:int}", { compare: "below" });
  g.rule("points", "{original:is-original} {stat:battle-stat}");
  g.rule("points", "[[{original:is-original} ]]{stat:battle-stat} or {or:battle-stat}");
  g.rule("points", "{...:both-said}", { stat: "atk", also: "def" });
  g.rule("feature", "@a {stat:level-or-rank}", { trait: "has-stat" });
  g.rule("trait-with", "without @a {stat:level-or-rank}", { trait: "has-stat", not: true });
  // "a Rank 5 or 6 Xyz Monster", "Level 3, 4, or 5"
  g.rule("trait-level", "{traits:one-of-levels}", { trait: "any-of" });
  g.rule("one-of-levels", "{*stat:level-word} {++:numbers-or}");
  several(g, "numbers-or", "one-number", "or");
  g.rule("one-number", "{value:int}", { ...stat, ...exactly });
  g.noted("one-number");
}

/** "with ATK less than or equal to the damage you took", "with a lower Level than the number of …" */
function compared(g: Grammar): void {
  const trait = { trait: "stat" };
  g.rule("with-stat", "[[@a ]]{...:its-points}");
  g.rule("with-stat", "Levels/Ranks", { stat: "level", or: "rank" }, { wording: "pl" });
  g.rule("feature", "{...:with-stat} {...:comparison} {value:measured}", trait);
  g.rule("feature", "{...:an-adjective} {...:its-points} than {value:measured}", trait, { wording: "than" });
  g.rule(
    "feature",
    "the same {stat:any-stat} as {value:measured}",
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
  const part = { traits: [], noun: "card" };
  g.rule("the-other", "{quantity:part-quantity[sg]} of {where:part-group}", part, { wording: "of" });
  g.rule(
    "the-other",
    "this card's on the field",
    { ref: "this-card", where: [{ trait: "in", place: { names: ["field"] } }] },
    { wording: "there" },
  );
  const its = "{stat&value.stat:any-stat}";
  const than = "{value.of:the-other}";
  g.rule("feature", `[[@a ]]${its} {...:comparison} ${than}`, same, { wording: "bare" });
  g.rule("feature", `{...:an-adjective} ${its} than ${than}`, same, { wording: "than-bare" });
  // Than what it has, or what the other had before it went.
  g.rule("than-one", "{of:the-other}", { value: "stat" });
  g.rule("than-one", "{of:had-by-one} had[[ {...:had-where}]]", { value: "had" }, { wording: "had" });
  g.noted("the-other", "than-one");
  const trait = { trait: "stat" };
  g.rule("trait-with", `whose ${its} is {...:comparison} {value:than-one}`, trait, { wording: "whose-bare" });
  g.rule(
    "trait-with",
    `whose ${its} is different from {value:than-one}`,
    { ...trait, compare: "exactly", not: true },
    { wording: "whose-bare" },
  );
  // "whose Level is 1 higher than that monster's", "whose original Level is 2 less than its Level"
  for (const [step, more] of [
    ["plus", "<<higher|more>>"],
    ["less", "<<lower|less>>"],
  ])
    for (const [stat, value] of [
      [its, "than-one"],
      ["{stat:any-stat}", "value-to-compare"],
    ])
      g.rule(
        "trait-with",
        `whose [[{original:is-original} ]]${stat} is {value.${step}:int} ${more} than {value:${value}}`,
        { ...trait, compare: "exactly" },
        { wording: "so-far", rule: "trait-with: whose value is so far away" },
      );
  // "1 Warrior monster with an equal or lower Level from your Deck": than the target.
  g.rule("before-from", "{+:trait-than-target}");
  g.rule("trait-than-target", `with {...:an-adjective} ${its}`, { ...same, "value.of.ref": "that-target" });
  g.noted("trait-than-target");
  // "with the same Level the Tributed monster had on the field"
  g.rule(
    "feature",
    `the same ${its} <<|that |as >>{value.of:had-by-one} had[[ {...:had-where}]]`,
    { trait: "stat", compare: "exactly", "value.value": "had" },
    { wording: "had" },
  );
}

/** "whose original Level is 1 higher or 1 lower than it", "that is 1 Rank higher or lower than this card": each of the two says all. */
function eitherWay(g: Grammar): void {
  const rule = "either way";
  const any = { trait: "any-of" };
  const original = "[[{*original:is-original} ]]{*stat&value.stat:any-stat}";
  g.rule("trait-with", "whose {traits:so-far-away}", any, { wording: "so-far" });
  for (const [value, than] of [
    ["stat", "{*value.of:the-other}"],
    ["had", "{*value.of:had-by-one} had on the field"],
  ] as const) {
    g.rule(
      "so-far-away",
      `${original} is {+:${value}-higher} or {+:${value}-lower} than ${than}`,
      undefined,
      { rule },
    );
    for (const [word, step] of [
      ["higher", "plus"],
      ["lower", "less"],
    ] as const) {
      const so = { trait: "stat", compare: "exactly", "value.value": value };
      g.rule(`${value}-${word}`, `{value.${step}:int} ${word}`, so, { rule, wording: "each" });
      if (value === "stat")
        for (const n of [1, 2, 3, 4])
          g.rule(`${n}-${word}`, word, { ...so, [`value.${step}`]: n }, { rule, wording: "either" });
    }
  }
  g.rule("trait-stepped", "that is {traits:steps-away}", any, { wording: "either-way" });
  for (const n of [1, 2, 3, 4]) {
    const either = `{+:${n}-higher} or {+:${n}-lower} than {*value.of:stepped-from}`;
    g.rule("so-far-away", `${original} is ${n} ${either}`, undefined, { rule });
    g.rule(
      "steps-away",
      `${n} {*stat&value.stat:${n === 1 ? "level-word" : "level-words"}} ${either}`,
      undefined,
      { rule },
    );
  }
}

/** "that is 2 Ranks higher than that target"; "with the same Type but 1 Rank higher" */
function stepsAway(g: Grammar): void {
  // It stands last: "you control" after it is said of the card that is compared with.
  g.rule("after", "{+:trait-stepped}");
  g.rule("before-from", "{+:trait-stepped}");
  g.rule("stepped-from", "{=:the-other}");
  g.rule("stepped-from", "that {noun:ref-noun[sg]} {where:own-place}", { ref: "that-card" });
  g.words("level-words", { Levels: "level", Ranks: "rank" });
  const exactly = { trait: "stat", compare: "exactly", "value.value": "stat" };
  for (const [higher, step] of [
    ["higher", "plus"],
    ["lower", "less"],
  ] as const)
    for (const [n, fields] of [
      ["1 {stat&value.stat:level-word}", { ...exactly, [`value.${step}`]: 1 }],
      [`{value.${step}:int2} {stat&value.stat:level-words}`, exactly],
    ] as const) {
      const noted = { rule: "so many levels higher or lower" };
      const away = `${n} ${higher}`;
      const than = "than {value.of:stepped-from}";
      g.rule("trait-stepped", `that is ${away} ${than}`, fields, { ...noted, wording: "steps" });
      g.rule("steps-off", `${away} ${than}`, fields, { ...noted, wording: "steps" });
      g.rule("steps-off", away, { ...fields, "value.of.ref": "that-card" }, { ...noted, wording: "bare" });
    }
  for (const [trait, as] of [
    ["alike", ""],
    ["same", " as {as:stepped-from}"],
  ] as const) {
    g.rule("withs", `with the same {+:${trait}-beside}[[,]] but {+:steps-off}`);
    g.rule(`${trait}-beside`, `{by:quality}${as}`, { trait }, { wording: "beside" });
    g.noted(`${trait}-beside`);
  }
  g.noted("trait-stepped", "steps-off");
}

/** "whose total Levels equal exactly 8", "whose combined ATK is less than or equal to …": of all that are chosen. */
function total(g: Grammar): void {
  g.rule("totals", "{...:together} {stat:any-stats}");
  const both = { stat: "atk", also: "def" };
  g.rule("totals", "{...:together} ATK <<and|&>> DEF", both);
  g.rule("totals", "sum of ATK <<and|&>> DEF", both, { wording: "sum" });
  g.rule("trait-total", "whose {...:totals} {...:so-much[N]}", { trait: "total" }, { wording: "N" });
  g.rule("trait-with", "{=:trait-total}");
  // "Banish “A” monsters from your GY whose total Levels equal 8": as many as make the number.
  const any = { quantity: { kind: "any-number" } };
  g.rule("in-total", "{++:told}[[,]] {+:trait-total}[[{+:trait-except}]]", undefined, { wording: "told" });
  g.rule("in-total", "{++:told}{+:trait-except-closed} {+:trait-total}", undefined, { wording: "told" });
  g.rule("in-total", "{+:trait-total}");
  for (const n of ["pl", "s"])
    g.rule("obj", `{...:of-such[${n}]} {where:in-total}`, any, {
      wording: n === "s" ? "in-total-s" : "in-total",
      rule: "obj: {...:of-such[M]} {where:in-total}",
    });
  g.noted("trait-total");
}
