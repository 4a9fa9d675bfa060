import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** How much and how many: numbers of cards, their values, and what they multiply. */
export function ocgReckoning(g: Grammar): void {
  counted(g);
  numbers(g);
  values(g);
  quantities(g);
}

/** Cards that are counted: "“Gagaga” monsters you control", "monsters destroyed by this effect" */
function counted(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  g.rule("counted", "{=:those-by}");
  g.rule("counted", "{traits:pre-noun[pl]} {where*:post}", { ...all, noun: "monster" });
  g.rule("counted", "{traits:named} {where:post}", { ...all, noun: "card" });
  g.rule("counted", "{noun:back-noun[pl]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.rule("counted", "{traits:pre} {noun:back-noun[pl]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.rule("counted", "{traits:excavated} {noun:noun[pl]}", { ...all, where: [] });
  g.rule("counted", "{traits:banished} {noun:noun[pl]} {where*:post}", all);
  g.rule("counted", "{traits:banished-kind} {noun:kind-noun[pl]} {where*:post}", all);
  g.rule("counted", "{traits:lying-banished} {noun:noun[pl]} {where*:post}", all);
  // "the number of cards you discarded", "for each monster you Tributed"
  for (const [category, n] of [
    ["counted", "pl"],
    ["each", "sg"],
  ] as const)
    g.rule(
      category,
      `{noun:back-noun[${n}]} you {...:done-how}`,
      { ref: "this-way", voice: "done" },
      { wording: "you" },
    );
  g.rule(
    "each",
    "{noun:back-noun[sg]} you {...:done-how} with this effect",
    { ref: "this-way", voice: "done", part: "effect" },
    { wording: "you-with" },
  );
  g.rule("each", "{noun:back-noun[sg]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.rule("each", "{traits:pre} {noun:back-noun[sg]} {...:done-by}", { ref: "this-way", voice: "done" });
  // "for each Fusion, Synchro, and Link Monster destroyed by this effect": each that is one of them.
  for (const kinds of ["pre-kind", "of-kinds-and"])
    g.rule("each", `{traits:${kinds}} {noun:kind-noun[sg]} {...:done-by}`, {
      ref: "this-way",
      voice: "done",
    });
  g.rule("of-kinds-and", "{+:trait-kinds-listed}");
  g.rule("trait-kinds-listed", "{traits:kinds-listed}", { trait: "any-of" }, { wording: "and" });
  several(g, "kinds-listed", "one-named-kind", "and");
  g.noted("trait-kinds-listed");
  // "for each destroyed card": not "for each banished card", which is any that lies banished.
  g.words("done-each", {
    destroyed: "destroy",
    discarded: "discard",
    Tributed: "tribute",
    returned: "return",
    excavated: "excavate",
    revealed: "reveal",
    shuffled: "shuffle",
    sent: "send",
  });
  g.rule("each", "material detached", { ref: "this-way", verb: "detach" }, { wording: "detached" });
  g.rule(
    "each",
    "material detached to activate this card",
    { ref: "this-way", voice: "done", verb: "detach", part: "requirement" },
    { wording: "detached-card" },
  );
  // "for each of those monsters"
  g.rule("each", "of those {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "those" });
  g.rule("each", "{verb:done-each} {noun:back-noun[sg]}", { ref: "this-way" }, { wording: "done" });
  g.rule("counted", "{verb:done-each} {noun:back-noun[pl]}", { ref: "this-way" }, { wording: "done" });
  g.rule("each", "of {traits:banished} {noun:noun[pl]} {where*:post}", all, { wording: "of" });
  g.rule("each", "of {traits:owned} {noun:noun[pl]} {where*:post}", all, { wording: "of" });
  g.rule("each", "{traits:lying-banished} {noun:noun[sg]} {where*:post}", all);
  g.rule("each", "{traits:pre-noun[sg]} {where*:post}", { ...all, noun: "monster" });
  // "“A” monster and “B” monster you control": each that is the one or the other.
  g.rule("each", "{traits:each-of-kinds} {where:post}", { ...all, noun: "card" });
  // "the number of LIGHT and DARK Xyz Monsters you control", "… Fusion and Synchro Monsters …": of those of either.
  g.rule("counted", "{traits:of-either} {noun:noun[pl]} {where*:post}", all);
  g.rule("counted", "{traits:of-either-kind} {noun:kind-noun[pl]} {where*:post}", all);
  g.rule("of-either", "{+:attribute-either}");
  g.rule("of-either", "{+:series-either}");
  g.rule("of-either-kind", "{+:attribute-either} {+:trait-named-kind}");
  g.rule("of-either-kind", "{+:kind-either}");
  g.rule("attribute-either", "{traits:attributes-and}", { trait: "any-of" }, { wording: "and" });
  g.rule("attributes-and", "{+:one-attribute} and {+:one-attribute}");
  g.rule("kind-either", "{traits:named-kinds-and}", { trait: "any-of" }, { wording: "kinds-and" });
  several(g, "named-kinds-and", "one-named-kind", "and");
  g.rule("each", "{traits:of-either-kind} {noun:kind-noun[sg]} {where*:post}", all, {
    wording: "either-kind",
  });
  g.rule("series-either", "{traits:two-series-and}", { trait: "any-of" }, { wording: "series-and" });
  g.rule("two-series-and", "{+:one-series} and {+:one-series}");
  g.noted("attribute-either", "kind-either", "series-either");
  // "the number of “A” and “B” in your GY"
  g.rule("counted", "{traits:each-of-names} {where:post}", { ...all, noun: "card" });
  g.rule("each-of-names", "{+:trait-each-of-names}");
  g.rule("trait-each-of-names", "{traits:names-and}", { trait: "any-of" }, { wording: "names-and" });
  g.rule("names-and", "{+:trait-name} and {+:trait-name}");
  g.noted("trait-each-of-names");
  g.rule("each-of-kinds", "{+:trait-each-of-kinds}");
  g.rule("trait-each-of-kinds", "{traits:kinds-sg-and}", { trait: "any-of" }, { wording: "sg-and" });
  g.rule("kinds-sg-and", "{+:one-described-sg} and {+:one-described-sg}");
  g.noted("trait-each-of-kinds");
  for (const n of ["sg", "pl"]) {
    g.rule(`back-noun[${n}]`, `{=:ref-noun[${n}]}`);
    g.rule(`back-noun[${n}]`, n === "sg" ? "card" : "cards", "card");
  }
  g.rule("back-noun[s]", "{=:ref-noun[s]}");
  g.rule("back-noun[s]", "card(s)", "card");
  g.noted("counted");
}

function numbers(g: Grammar): void {
  for (const [words, wording] of [
    ["the number of", undefined],
    ["the total number of", "total"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    const times = { wording: wording === undefined ? "x" : "total-x" };
    g.rule("number", `${words} {of:counted}`, { value: "count" }, noted);
    g.rule("number", `${words} {of:counted} x {times:int}`, { value: "count" }, times);
    g.rule(
      "number",
      `${words} {of:counted} +{plus:int}`,
      { value: "count" },
      { wording: `${wording ?? "bare"}-plus` },
    );
  }
  // "the number sent to the GY to activate this effect"
  g.rule("number", "the number {of:those-done}", { value: "count" }, { wording: "elliptic" });
  g.rule("number", "the number {of:those-done} x {times:int}", { value: "count" }, { wording: "elliptic-x" });
  g.rule("those-done", "{...:done-by}", { ref: "this-way", voice: "done" });
  g.noted("those-done");
  for (const among of ["among", "of"])
    g.rule(
      "number",
      `the number of different {by:properties} ${among} {of:counted}`,
      { value: "different" },
      among === "of" ? { wording: "of" } : {},
    );
  g.rule("number", "the number of different original {by:properties} of {of:summed}", {
    value: "different",
    original: true,
  });
  // "the number of different Attributes on the field", "… among the Fish monsters you control"
  for (const [words, times] of [
    ["", ""],
    [" x {times:int}", "-x"],
  ] as const) {
    const of = { value: "different", "of.quantity": { kind: "all" } };
    const number = "the number of different {by:monster-properties}";
    g.rule(
      "number",
      `${number} {of.where:where-monsters}${words}`,
      { ...of, "of.traits": [], "of.noun": "monster" },
      { wording: `where${times}` },
    );
    g.rule("number", `${number} among the {of.traits*:pre} {of.noun:noun[pl]} {of.where:post}${words}`, of, {
      wording: `among-the${times}`,
    });
    g.rule(
      "number",
      `${number} among the {of.traits:pre-kind} {of.noun:kind-noun[pl]} {of.where:post}${words}`,
      of,
      { wording: `among-the-kind${times}` },
    );
  }
  // "Monsters you control gain 200 ATK for each different Attribute you control"
  g.rule(
    "lasting-statement",
    "{what:subj[N]} {change:change[N]} {value.times:int} {...:stats} for each different {value.by:monster-property} {value.of.where:where-monsters}",
    {
      verb: "change-stat",
      "value.value": "different",
      "value.of.quantity": { kind: "all" },
      "value.of.traits": [],
      "value.of.noun": "monster",
    },
    { wording: "each-different" },
  );
  g.words("monster-property", { Type: "type", Attribute: "attribute" });
  g.words("monster-properties", { Types: "type", Attributes: "attribute" });
  g.rule("where-monsters", "{+:trait-in}");
  g.rule("where-monsters", "{+:trait-controlled}");
  for (const [materials, wording] of [
    ["materials", "materials"],
    ["Xyz Materials", "xyz"],
  ] as const) {
    g.rule("number", `the number of ${materials} attached to {of:obj}`, { value: "attached" }, { wording });
    for (const [has, fields, w] of [
      ["has", {}, "has"],
      ["had", { "of.former": true }, "had"],
      ["had on the field", { "of.former": true }, "had-field"],
    ] as const)
      g.rule(
        "number",
        `the number of ${materials} this card ${has}`,
        { value: "attached", "of.ref": "this-card", ...fields },
        { wording: `${wording}-${w}` },
      );
  }
  g.rule("number", "the number of {counter:counter[pl]} {of:borne[pl]}", { value: "counters" });
  g.rule(
    "number",
    "the number of {counter:counter[pl]} {of:borne[pl]} x {times:int}",
    { value: "counters" },
    {
      wording: "x",
    },
  );
  for (const [words, x] of [
    ["the number of", "x-first"],
    ["the total number of", "total-x-first"],
  ] as const)
    g.rule("number", `{times:int} x ${words} {of:counted}`, { value: "count" }, { wording: x });
  g.rule("amount", "{=:number}");
  g.noted("number");
}

/** "half of that monster's original ATK", "the Level of this card x 200", "the total ATK of all monsters you control" */
function values(g: Grammar): void {
  const stat = { value: "stat" };
  for (const [factor, times, wording] of [
    ["", undefined, ""],
    ["half ", 0.5, "-half"],
    ["half of ", 0.5, "-half-of"],
    ["double ", 2, "-double"],
    ["twice ", 2, "-twice"],
  ] as const) {
    const fields = times === undefined ? stat : { ...stat, times };
    const original = { ...fields, original: true };
    const own = { wording: `own${wording}` };
    const of = wording === "" ? {} : { wording: `of${wording}` };
    g.rule("amount", `${factor}{of:owner} {stat:any-stat}`, fields, own);
    g.rule("amount", `${factor}{of:owner} original {stat:any-stat}`, original, own);
    g.rule("amount", `${factor}the {stat:any-stat} of {of:obj}`, fields, of);
    g.rule("amount", `${factor}the original {stat:any-stat} of {of:obj}`, original, of);
    for (const [words, total] of [
      ["total", "total"],
      ["combined", "combined"],
    ] as const) {
      const noted = { wording: `${total}${wording}` };
      g.rule("amount", `${factor}the ${words} {stat:any-stats} of {of:summed}`, fields, noted);
      g.rule("amount", `${factor}the ${words} original {stat:any-stats} of {of:summed}`, original, noted);
      g.rule(
        "amount",
        `${factor}their ${words} {stat:any-stats}`,
        { ...fields, "of.ref": "them" },
        {
          wording: `${noted.wording}-their`,
        },
      );
      g.rule(
        "amount",
        `${factor}their ${words} original {stat:any-stats}`,
        { ...original, "of.ref": "them" },
        {
          wording: `${noted.wording}-their`,
        },
      );
    }
  }
  whichever(g);
  levelOrRank(g);
  // What it was before it went: "the Level the Tributed monster had on the field".
  for (const category of ["amount", "measured"])
    g.rule(category, "{of:gone}'s {stat:any-stat} on the field", { value: "had" }, { wording: "field" });
  for (const [factor, fields, wording] of [
    ["", {}, "there"],
    ["half ", { times: 0.5 }, "half-there"],
  ] as const)
    g.rule(
      "amount",
      `${factor}{of:gone}'s {stat:any-stat} it had there`,
      { value: "had", ...fields },
      { wording },
    );
  for (const [factor, fields, wording] of [
    ["", {}, ""],
    ["half ", { times: 0.5 }, "half"],
  ] as const)
    for (const [who, fields2, said] of [
      ["{of:gone}", {}, ""],
      ["it", { "of.ref": "it" }, "it"],
      ["that {of.noun:ref-noun[sg]}", { "of.ref": "that-card" }, "that"],
    ] as const)
      for (const category of ["amount", "measured-had"])
        g.rule(
          category,
          `${factor}the {stat:any-stat} ${who} had on the field`,
          { value: "had", ...fields, ...fields2 },
          wording + said === "" ? {} : { wording: `had${wording}${said}` },
        );
  g.rule("measured", "{=:measured-had}");
  // "its ATK becomes half its current ATK, and if it does, this card gains that lost ATK"
  for (const [Stat, stat] of [
    ["ATK", "atk"],
    ["DEF", "def"],
  ] as const) {
    const lost = { value: "had", lost: true, stat, of: { ref: "this-way", verb: "change-stat" } };
    g.rule("amount", `that lost ${Stat}`, lost, { wording: "lost" });
    for (const [words, wording] of [
      [`that lost ${Stat}`, "lost"],
      [`that same amount of ${Stat}`, "same-amount"],
    ] as const)
      g.rule(
        "lasting-statement",
        `{what:subj[N]} {change:change[N]} ${words}`,
        { verb: "change-stat", stat, value: lost },
        { wording },
      );
    const gained = { value: "damage-taken", of: { ref: "this-way", verb: "gain-lp" } };
    g.rule(
      "lasting-statement",
      `{what:subj[N]} {change:change[N]} that much ${Stat}`,
      { verb: "change-stat", stat, value: gained },
      { wording: "that-much" },
    );
  }
  // In the GY a monster has the values that are printed on it.
  for (const [factor, fields, wording] of [
    ["", {}, "gone"],
    ["half ", { times: 0.5 }, "gone-half"],
    ["half of ", { times: 0.5 }, "gone-half-of"],
  ] as const)
    g.rule(
      "amount",
      `${factor}the {stat:any-stat} of {of:gone} in the GY`,
      { ...stat, ...fields, original: true },
      { wording },
    );
  g.rule(
    "amount",
    "half {of:owner} {stat:any-stat} in the GY",
    { ...stat, times: 0.5, original: true },
    { wording: "own-gy-half" },
  );
  g.rule("amount", "{of:of-itself} own {stat:any-stat}", stat, { wording: "own-own" });
  g.rule("amount", "{of:of-itself} own {stat:any-stat} x {times:int}", stat, { wording: "own-own-x" });
  g.rule("of-itself", "their", { ref: "itself" });
  g.rule("of-itself", "its", { ref: "itself" }, { wording: "its" });
  g.noted("of-itself");
  // "Each monster your opponent controls loses 100 ATK x its own Level", "… for each material attached to it"
  const each = "{what:each-of} {change:change[sg]} {value.times:int} {...:stats}";
  const change = { verb: "change-stat" };
  g.rule(
    "lasting-statement",
    `${each} x {value.of:of-itself} own {value.stat:any-stat}`,
    { ...change, "value.value": "stat" },
    { wording: "each-own" },
  );
  g.rule(
    "lasting-statement",
    `${each} for each material attached to it`,
    { ...change, "value.value": "attached", "value.of.ref": "itself" },
    { wording: "each-attached" },
  );
  g.rule(
    "lasting-statement",
    `${each} for each Xyz Material attached to it`,
    { ...change, "value.value": "attached", "value.of.ref": "itself" },
    { wording: "each-attached-xyz" },
  );
  g.rule("lasting-statement", "{what:each-of} {change:change[sg]} {value:int} {...:stats}", change, {
    wording: "each-bare",
  });
  g.rule("each-of", "each {traits*:pre} {noun:noun[sg]} {where*:post}", { quantity: { kind: "every" } });
  g.rule("each-of", "each {traits:pre-kind} {noun:kind-noun[sg]} {where*:post}", {
    quantity: { kind: "every" },
  });
  // "Every “A” in your Monster Zone is unaffected by …", "each “A” and “B” monster you control cannot be destroyed …"
  g.rule("subj[sg]", "every {traits:named} {where:post}", { quantity: { kind: "every" }, noun: "card" });
  for (const traits of ["pre", "of-both-series"])
    g.rule("subj[sg]", `each {traits:${traits}} {noun:noun[sg]} {where:post}`, {
      quantity: { kind: "every" },
    });
  g.rule("subj[sg]", "{=:each-of-owned}");
  g.rule(
    "each-of-owned",
    "each of {traits:owned} {noun:noun[pl]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "each-of" },
  );
  g.noted("each-of", "each-of-owned");
  for (const [words, wording] of [
    ["the difference", undefined],
    ["the difference in LP", "in-lp"],
    ["the difference in LPs", "in-lps"],
    ["the difference between your LP and your opponent's", "lp"],
    ["the difference in your LP and your opponent's", "your-lp"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    const difference = { value: "difference", ...(wording === undefined ? {} : { of: "lp" }) };
    g.rule("amount", words, difference, noted);
    if (wording === undefined) g.rule("amount", `${words} x {times:int}`, difference);
    g.rule("measured", words, difference, noted);
  }
  g.rule(
    "amount",
    "{of:owner} original {stat:any-stat} in the GY",
    { ...stat, original: true },
    { wording: "own-gy" },
  );
  g.rule(
    "amount",
    "{of:owner} {stat:any-stat} in the GY",
    { ...stat, original: true },
    { wording: "own-in-gy" },
  );
  const times = (words: string, fields: Record<string, string | boolean>, wording: string) =>
    g.rule("amount", `${words} x {times:int}`, { ...stat, ...fields }, { wording });
  times("{of:owner} {stat:any-stat}", {}, "own-x");
  times("{of:owner} original {stat:any-stat}", { original: true }, "own-x");
  times("the {stat:any-stat} of {of:obj}", {}, "of-x");
  times("the original {stat:any-stat} of {of:obj}", { original: true }, "of-x");
  for (const total of ["total", "combined"]) {
    times(`the ${total} {stat:any-stats} of {of:summed}`, {}, `${total}-x`);
    times(`the ${total} original {stat:any-stats} of {of:summed}`, { original: true }, `${total}-x`);
  }
  const all = { quantity: { kind: "all" } };
  g.rule("summed", "{=:ref[pl]}");
  g.rule("summed", "all {traits*:pre} {noun:noun[pl]} {where*:post}", all);
  g.rule("summed", "all {traits:pre-kind} {noun:kind-noun[pl]} {where*:post}", all);
  g.rule("summed", "the {traits*:pre} {noun:noun[pl]} {where:post}", all, { wording: "the" });
  g.rule("summed", "the {traits:pre-kind} {noun:kind-noun[pl]} {where:post}", all, { wording: "the" });
  g.rule("summed", "all {traits:tokens-called} {where:post}", { ...all, noun: "token" });
  g.rule("tokens-called", "{+:token-called}");
  g.rule("token-called", "{name:token-name[pl]}", { trait: "name" });
  g.noted("token-called");
  g.rule("summed", "{=:obj-pronoun}");
  g.noted("summed");
}

/** "that monster's Level/Rank", "their own Level/Rank x 300": whichever it has. */
function levelOrRank(g: Grammar): void {
  const both = { value: "stat", stat: "level", also: "rank" };
  for (const [times, x] of [
    ["", ""],
    [" x {times:int}", "-x"],
  ] as const) {
    for (const [original, fields, o] of [
      ["", {}, ""],
      ["original ", { original: true }, "-original"],
    ] as const)
      g.rule(
        "amount",
        `{of:owner} ${original}Level/Rank${times}`,
        { ...both, ...fields },
        {
          wording: `level-rank${o}${x}`,
        },
      );
    g.rule("amount", `{of:of-itself} own Level/Rank${times}`, both, { wording: `level-rank-own${x}` });
  }
  g.rule("measured", "the Level/Rank of {of:possessor}", both, { wording: "level-rank" });
}

/** "the original ATK or DEF (whichever is higher) of that monster" */
function whichever(g: Grammar): void {
  for (const [factor, times, f] of [
    ["", {}, ""],
    ["half ", { times: 0.5 }, "half-"],
    ["half of ", { times: 0.5 }, "half-of-"],
  ] as const)
    for (const [original, own, o] of [
      ["", {}, ""],
      ["original ", { original: true }, "original-"],
    ] as const)
      for (const [which, end, w] of [
        ["higher", "", ""],
        ["higher", ", your choice if tied", "-tied"],
        ["lower", ", but your choice if tied", "-tied"],
        ["lower", "", ""],
      ] as const) {
        const fields = { value: "stat", stat: "atk", or: "def", whichever: which, ...times, ...own };
        // In the GY a monster has the values that are printed on it.
        const there = { ...fields, original: true };
        const stats = `${original}ATK or DEF`;
        const said = `(whichever is ${which}${end})`;
        const noted = (wording: string) => ({ wording: `either-${f}${o}${wording}${w}` });
        const both = `${factor}the ${stats}`;
        g.rule("amount", `${factor}{of:owner} ${stats} ${said}`, fields, noted("own"));
        if (factor === "")
          g.rule("amount", `{of:owner} ${stats} ${said} +{plus:int}`, fields, noted("own-plus"));
        g.rule("amount", `${factor}{of:owner} ${stats} in the GY ${said}`, there, noted("own-gy"));
        g.rule("amount", `${both} of {of:obj} ${said}`, fields, noted("of"));
        g.rule("amount", `${both} ${said} of {of:obj}`, fields, noted("before"));
        g.rule("amount", `${both} ${said} of {of:gone} in the GY`, there, noted("before-gy"));
      }
}

/** "cards your opponent controls, up to the number of …", "an equal number of cards on the field" */
function quantities(g: Grammar): void {
  for (const [words, least, wording] of [
    [", up to", "one", "comma-up"],
    [" up to", "one", "up"],
    [", equal to", "all", "comma-equal"],
    [" equal to", "all", "equal"],
  ] as const) {
    const reckoned = { "quantity.kind": "reckoned", "quantity.least": least };
    for (const kind of [
      "{traits*:pre} {noun:noun[pl]} {where*:post}",
      "{traits*:pre} {noun:noun[s]} {where*:post}",
      "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}",
      "{traits:lying-banished} {noun:noun[pl]} {where*:post}",
    ])
      g.rule("reckoned", `${kind}${words} {quantity.amount:measured}`, reckoned, {
        wording: kind.includes("[s]") ? `${wording}-s` : wording,
      });
  }
  // "any number of cards on the field, up to the number of …"
  for (const kind of [
    "{traits*:pre} {noun:noun[pl]} {where*:post}",
    "{traits:pre-card-kind} {noun:card-noun[pl]} {where*:post}",
  ])
    g.rule(
      "reckoned",
      `any number of ${kind}, up to {quantity.amount:measured}`,
      { "quantity.kind": "reckoned", "quantity.least": "one" },
      { wording: "any-number" },
    );
  for (const [words, least, wording] of [
    [", up to", "one", "comma-up"],
    [" up to", "one", "up"],
    [", equal to", "all", "comma-equal"],
    [" equal to", "all", "equal"],
  ] as const)
    for (const kind of [
      "{traits*:pre} {noun:noun[pl]} {where*:post}",
      "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}",
    ])
      g.rule(
        "reckoned",
        `a number of ${kind}${words} {quantity.amount:measured}`,
        { "quantity.kind": "reckoned", "quantity.least": least },
        { wording: `a-number-${wording}` },
      );
  g.rule("obj", "{=:reckoned}");
  g.noted("reckoned");
  g.rule("quantity[pl]", "an equal number of", {
    kind: "reckoned",
    least: "all",
    "amount.value": "count",
    "amount.of.ref": "this-way",
  });
  g.rule(
    "quantity[pl]",
    "that many",
    { kind: "reckoned", least: "all", "amount.value": "count", "amount.of.ref": "this-way" },
    { wording: "that-many" },
  );
  for (const [words, least, wording] of [
    ["that number of", "all", "that-number"],
    ["exactly that many", "all", "exactly-many"],
    ["exactly that number of", "all", "exactly-number"],
    ["up to that many", "one", "up-many"],
    ["up to an equal number of", "one", "up-equal"],
  ] as const)
    g.rule(
      "quantity[pl]",
      words,
      { kind: "reckoned", least, "amount.value": "count", "amount.of.ref": "this-way" },
      { wording },
    );
  g.rule(
    "quantity[pl]",
    "the same number of",
    { kind: "reckoned", least: "all", "amount.value": "count", "amount.of.ref": "this-way" },
    { wording: "same" },
  );
}
