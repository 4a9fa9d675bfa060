import { inOrder } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Cards of several kinds in one phrase: "1 “A” monster or 1 Wyrm monster", "1 LIGHT and 1 DARK monster from your GY". */
export function ocgBranches(g: Grammar): void {
  kinds(g);
  either(g);
  both(g);
  placed(g);
  split(g);
  g.noted("noun-branch", "branch", "own-branch", "bare-branch", "bare-more", "placed-branch", "mentions-it");
}

/** One of the kinds. */
function kinds(g: Grammar): void {
  for (const n of ["sg", "s", "pl"] as const) {
    const branch = `noun-branch[${n}]`;
    g.rule(branch, `{quantity:quantity[${n}]} {traits*:pre} {noun:noun[${n}]}`);
    g.rule(branch, `{quantity:quantity[${n}]} {traits:pre-kind} {noun:kind-noun[${n}]}`);
    g.rule(branch, `{quantity:quantity[${n}]} {traits:pre-card-kind} {noun:card-noun[${n}]}`);
    g.rule(branch, `{quantity:quantity[${n}]} {traits:pre-noun[${n}]}`, { noun: "monster" });
    g.rule(`branch[${n}]`, `{=:${branch}}`);
  }
  for (const named of ["named", "named-face"])
    g.rule("branch[sg]", `{quantity:quantity[sg]} {traits:${named}}`, { noun: "card" }, { wording: named });
  // "1 LIGHT “A”"
  g.rule("branch[sg]", "{quantity:quantity[sg]} {traits:attribute-named}", { noun: "card" });
  g.rule("attribute-named", "{+:trait-attribute} {+:trait-name}");
  // "1 “A” or 1 monster that mentions it from your Deck": what is said of one of them alone.
  g.rule("own-branch[sg]", "{...:branch[sg]} {own:own-traits}");
  g.rule("own-branch[sg]", "{...:branch[sg]}{own:own-except}");
  g.rule("own-traits", "{+:trait-that}");
  g.rule("own-traits", "{+:mentions-it}");
  g.rule("own-traits", "{+:mentions-it}{+:trait-except}");
  g.rule("mentions-it", "that mentions it", { trait: "mentions" }, { wording: "it" });
  // "“A” or a Synchro Monster that mentions it": one of the two, where it is asked what is there.
  g.rule("or-mentioning", "{traits:named} or {one:mentioning}", {
    quantity: { kind: "a" },
    noun: "card",
    where: [],
  });
  g.rule("mentioning", "{...:branch[sg]} {own:that-mention-it}");
  g.rule("that-mention-it", "{+:mentions-it}");
  g.noted("or-mentioning", "mentioning");
  g.rule("own-traits", "{+:trait-that}{+:trait-except}");
  g.rule("own-traits", "{+:trait-with}");
  g.rule("own-traits", "{+:trait-bracketed}");
  g.rule("own-traits", "{+:except-brackets}");
  g.rule("except-brackets", "(except {name:name})", { trait: "name", not: true }, { wording: "brackets" });
  g.noted("except-brackets");
  g.rule("own-traits", "{+:trait-controlled} {+:trait-owned}");
  g.rule(
    "trait-owned",
    "that is owned by your opponent",
    { trait: "possessed", by: "opponent" },
    { wording: "owned-is" },
  );
  g.noted("trait-owned");
  // "1 “A” card, except “B”, or 1 “C”"
  g.rule("own-except", "{+:trait-except-closed}");
  for (const place of ["trait-from", "trait-in", "trait-controlled"]) {
    g.rule("own-place", `{+:${place}}`);
    g.rule("own-place", `{+:${place}}{+:trait-except}`);
    g.rule("own-place", `{+:${place}} {+:trait-with}`);
    g.rule("place-first", `{+:${place}}, {+:trait-with}`, undefined, { wording: "comma" });
  }
  g.rule("place-first", "{++:own-place}");
  g.rule("place-first", "{+:trait-lying}");
}

/** One of the kinds is meant. */
function either(g: Grammar): void {
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch[sg]}", { where: [] });
  g.rule("group[sg]", "{...:branch[sg]} or {one:branch[sg]} {where:place-first}");
  // "1 of your “A”, or 1 monster that mentions it, that is banished or in your GY"
  g.rule("of-yours", "1 of your {traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card" });
  g.rule(
    "group[sg]",
    "{...:of-yours}, or {one:own-branch[sg]}, {where:lying-alone}",
    {},
    { wording: "yours" },
  );
  g.rule("lying-alone", "{+:trait-lying}");
  // "1 of your Warrior monsters, or 1 of your Equip Spells, that is banished or in your GY"
  for (const kind of [
    "{traits*:pre} {noun:noun[pl]}",
    "{traits:pre-kind} {noun:kind-noun[pl]}",
    "{traits:pre-card-kind} {noun:card-noun[pl]}",
  ])
    g.rule("some-of-yours", `1 of your ${kind}`, { quantity: { kind: "exactly", n: 1 } });
  g.rule(
    "group[sg]",
    "{...:some-of-yours}, or {one:some-of-yours}, {where:lying-so}",
    {},
    { wording: "of-yours" },
  );
  g.noted("of-yours", "some-of-yours");
  // "1 “A” monster, or 1 “B” Spell, from your hand"
  g.rule(
    "group[sg]",
    "{...:branch[sg]}, or {one:branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  g.rule("group[sg]", "{...:branch[sg]}, or {one:branch[sg]} {where:place-first}", {}, { wording: "comma" });
  g.rule("group[sg]", "{...:branch[sg]}, or {one:branch[sg]}", { where: [] }, { wording: "comma" });
  g.rule(
    "group[sg]",
    "{...:branch[sg]}, or {one:own-branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  g.rule(
    "group[sg]",
    "{...:branch[sg]} or {one:own-branch[sg]}, {where:place-first}",
    {},
    { wording: "last-comma" },
  );
  g.rule(
    "group[sg]",
    "{...:own-branch[sg]}, or {one:branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  g.rule(
    "group[sg]",
    "{...:own-branch[sg]} or {one:branch[sg]}, {where:place-first}",
    {},
    { wording: "comma" },
  );
  for (const [or, wording] of [
    [" or", ""],
    [", or", "comma"],
  ] as const) {
    const noted = wording === "" ? {} : { wording };
    g.rule("group[sg]", `{...:branch[sg]}${or} {one:own-branch[sg]}`, { where: [] }, noted);
    g.rule("group[sg]", `{...:own-branch[sg]}${or} {one:branch[sg]} {where:place-first}`, {}, noted);
    g.rule("group[sg]", `{...:branch[sg]}${or} {one:own-branch[sg]} {where:place-first}`, {}, noted);
    g.rule("group[sg]", `{...:own-branch[sg]}${or} {one:own-branch[sg]} {where:place-first}`, {}, noted);
  }
  // "3 Pyro monsters or 1 “A” card from your face-up field and/or GY"
  g.rule("group[pl]", "{...:branch[pl]} or {one:branch[sg]} {where:place-first}");
  // "1 DARK Dragon or 1 DARK Plant monster in your GY"
  g.rule("group[sg]", "{...:bare-branch} or {one:branch[sg]} {where:place-first}");
  // "1 Normal Monster, 1 “A” monster, or 1 “B” in your GY"
  g.rule("group[sg]", "{...:branch[sg]}, {one:more-or} {where:place-first}");
  g.rule("more-or", "{...:branch[sg]}, or {one:branch[sg]}");
  g.rule("more-or", "{...:branch[sg]}, {one:more-or}");
  // "a “A” monster or “B”"
  for (const n of ["sg", "s"]) {
    g.rule(`group[${n}]`, `{...:noun-branch[${n}]} or {one:branch-named}`, { where: [] });
    g.rule(`group[${n}]`, `{...:noun-branch[${n}]} or {one:branch-named} {where:place-first}`);
  }
  g.rule("branch-named", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "just" });
  g.noted("branch-named");
}

/** Some of each kind are meant. */
function both(g: Grammar): void {
  g.rule("obj", "{...:branch[N]} and {both:branch[sg]} {where:post}");
  g.rule("obj", "{...:branch[N]} and {both:branch[pl]} {where:post}");
  g.rule("obj", "both {...:branch[sg]} and {both:branch[sg]} {where:post}", {}, { wording: "both" });
  g.rule("obj", "{...:branch[sg]} and/or {each:branch[sg]} {where:post}");
  g.rule("obj", "{...:own-branch[sg]} and/or {each:branch[sg]} {where:place-first}");
  g.rule("obj", "{...:own-branch[sg]} and {both:own-branch[sg]} {where:place-first}");
  g.rule("obj", "{...:own-branch[sg]} and {both:branch[sg]} {where:place-first}");
  g.rule(
    "obj",
    "{...:branch[sg]}, and {both:own-branch[sg]}, {where:place-first}",
    {},
    { wording: "commas" },
  );
  // "Tribute 1 “A” monster and 1 “B” monster": one's own.
  g.rule("tributed", "{...:branch[sg]} and {both:branch[sg]}", { where: [] });
  g.rule("cost-step[F]", "<Tribute> {what:tributed}", { verb: "tribute" });
  // "1 “A”, 1 “B”, and 1 “C” from your hand"
  g.rule("obj", "{...:branch[sg]}, {both:more-and} {where:post}");
  g.rule("more-and", "{...:branch[sg]}, and {both:branch[sg]}");
  g.rule("more-and", "{...:branch[sg]}, {both:more-and}");
  // "1 each of “A”, “B”, and “C” from your Deck"
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("obj", "1 each of {...:each-named} and {both:each-named} {where:post}", {}, { wording: "each-of" });
  g.rule("obj", "1 each of {...:each-named}, {both:each-more} {where:post}", {}, { wording: "each-of" });
  g.rule(
    "obj",
    "1 each of your banished {...:each-named} and {both:each-named}",
    { where: [{ trait: "in", place: { of: "you", names: ["banished"] } }] },
    { wording: "each-of-banished" },
  );
  g.rule("each-named", "{traits:one-name}", one, { wording: "each" });
  g.rule("each-more", "{...:each-named}, and {both:each-named}");
  g.rule("each-more", "{...:each-named}, {both:each-more}");
  // "“A”, “B”, and “C” from your GY"
  const bare = { quantity: { kind: "a" }, noun: "card" };
  g.rule("bare-named", "{traits:one-name}", bare, { wording: "bare-named" });
  g.rule("obj", "{...:bare-named}, {both:bare-names} {where:post}");
  g.rule("bare-names", "{...:bare-named}, and {both:bare-named}");
  g.rule("bare-names", "{...:bare-named}, {both:bare-names}");
  g.noted("bare-named", "bare-names");
  g.rule("one-name", "{+:trait-name}");
  g.noted("each-named", "each-more", "more-and", "more-or");
  // "2 of your banished monsters (1 “A” monster and 1 “B” monster)"
  const lying = (...names: readonly string[]) => [{ trait: "in", place: { of: "you", names } }];
  g.rule(
    "obj",
    "2 of your banished monsters ({...:branch[sg]} and {both:branch[sg]})",
    { where: lying("banished") },
    { wording: "told-banished" },
  );
  g.rule(
    "obj",
    "{...:part-of-yours} and {both:part-of-yours} that are banished and/or in your GY",
    { where: lying("banished", "graveyard") },
    { wording: "yours-lying" },
  );
  g.rule(
    "part-of-yours",
    "{quantity:part-quantity} of your {traits:pre} {noun:noun[pl]}",
    {},
    { wording: "yours" },
  );
  g.noted("part-of-yours");
  // "1 LIGHT and 1 DARK monster"
  g.rule(
    "bare-branch",
    "{quantity:quantity[sg]} {traits:bare-traits}",
    { noun: "monster" },
    { wording: "bare" },
  );
  g.rule("bare-traits", "{+:trait-attribute}");
  g.rule("bare-traits", "{+:trait-attribute} {+:trait-type}");
  g.rule("bare-traits", "{+:trait-type}");
  g.rule("obj", "{...:bare-branch} and {both:branch[sg]} {where*:post}");
  g.rule("obj", "{...:bare-branch} and {both:branch[pl]} {where*:post}");
  g.rule("obj", "{...:bare-branch}, {both:bare-more} {where*:post}");
  g.rule("bare-more", "{...:bare-branch}, and {both:branch[sg]}");
  g.rule("bare-more", "{...:bare-branch}, {both:bare-more}");
}

/** "1 monster you control and 1 card your opponent controls": where each of them is. */
function placed(g: Grammar): void {
  for (const n of ["sg", "pl"] as const) {
    const quantity = `{quantity:quantity[${n}]}`;
    g.rule(`placed-branch[${n}]`, `${quantity} {traits*:pre} {noun:noun[${n}]} {own:own-lying}`);
    g.rule(`placed-branch[${n}]`, `${quantity} {traits:pre-kind} {noun:kind-noun[${n}]} {own:own-lying}`);
    g.rule(
      `placed-branch[${n}]`,
      `${quantity} {traits:pre-card-kind} {noun:card-noun[${n}]} {own:own-lying}`,
    );
    g.rule(`placed-branch[${n}]`, `${quantity} {traits:pre-noun[${n}]} {own:own-lying}`, { noun: "monster" });
  }
  g.rule("placed-branch[sg]", "{quantity:quantity[sg]} {traits:named} {own:own-lying}", { noun: "card" });
  g.rule("placed-branch[sg]", "{quantity:quantity[sg]} {traits:named-face} {own:own-lying}", {
    noun: "card",
  });
  // "1 Xyz Monster or “A” monster in your GY"
  g.rule("placed-branch[sg]", "{quantity:quantity[sg]} {traits:described-sg} {own:own-lying}", {
    noun: "card",
  });
  // "1 of your banished monsters and 1 of your opponent's", "1 of those monsters and 1 monster you control"
  const part = "{quantity:part-quantity} of";
  g.rule("placed-branch[pl]", `${part} {traits:banished} {noun:noun[pl]} {own*:post}`);
  g.rule("placed-branch[pl]", `${part} {traits:banished-kind} {noun:kind-noun[pl]} {own*:post}`);
  g.rule("placed-branch[pl]", `${part} {traits:banished-tuners} {own*:post}`, { noun: "monster" });
  g.rule("placed-branch[pl]", `${part} {own:part-group}`, { traits: [], noun: "card" });
  for (const n of ["sg", "pl"] as const)
    g.rule("obj", `{...:placed-branch[${n}]} and {both:placed-branch[N]}`, { where: [] });
  for (const n of ["sg", "pl"] as const)
    g.rule(
      "obj",
      `both {...:placed-branch[${n}]} and {both:placed-branch[N]}`,
      { where: [] },
      { wording: "both" },
    );
  evenly(g);
  g.rule("obj", "{...:just-placed}, and {both:placed-branch[N]}", { where: [] }, { wording: "comma" });
  // "1 “A” monster or 1 “B” monster you control and 1 monster your opponent controls": the first is of either kind.
  const eitherKind = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("placed-branch[sg]", "1 {traits:either-so} {own:own-lying}", eitherKind, { wording: "either" });
  g.rule("either-so", "{+:trait-either-so}");
  g.rule("trait-either-so", "{traits:either-one}", { trait: "any-of" }, { wording: "or-one" });
  g.rule("either-one", "{+:one-described-sg} or 1 {+:one-described-sg}");
  g.rule("either-one", "{+:one-described-sg} or 1 {+:one-so-named}");
  g.rule("one-so-named", "{traits:named}", { trait: "described", noun: "card", where: [] });
  g.noted("trait-either-so", "one-so-named");
  // Of each is said where it is: what is only said of the last is said of both.
  g.rule("own-lying", "{++:own-place}");
  g.rule("own-lying", "{++:with-place}");
  g.rule("own-lying", "{+:trait-equipped}");
  g.rule("own-lying", "{+:trait-in} {+:trait-came}");
  for (const place of ["trait-controlled", "trait-in"]) g.rule("own-lying", `{+:${place}} {+:trait-that}`);
  for (const place of ["trait-controlled", "trait-in", "trait-from"]) {
    g.rule("just-placed", `{...:branch[sg]} {own:just-${place}}`);
    g.rule("just-placed", `1 {traits:either-so} {own:just-${place}}`, eitherKind, { wording: "either" });
  }
  g.rule("just-trait-controlled", "{+:trait-controlled}");
  // "1 “A” monster you control or 1 monster in your GY"
  g.rule("lying-branch", "{...:branch[sg]} {own:own-place}");
  g.rule("lying-branch", "{...:branch[sg]} {own:with-place}");
  for (const place of ["trait-from", "trait-in", "trait-controlled"]) {
    g.rule("with-place", `{+:trait-with} {+:${place}}`);
    g.rule("with-place", `{+:trait-that} {+:${place}}`);
  }
  g.rule("group[sg]", "{...:lying-branch} or {one:lying-branch}", { where: [] }, { wording: "placed" });
  g.rule(
    "group[sg]",
    "{...:lying-branch}, or {one:lying-branch}",
    { where: [] },
    { wording: "placed-comma" },
  );
  // After a comma it is said of both.
  g.rule(
    "group[sg]",
    "{...:lying-branch} or {one:lying-branch}, {where:just-with}",
    {},
    { wording: "placed-with" },
  );
  g.rule("just-with", "{+:trait-with}");
  g.noted("lying-branch", "just-placed");
}

/** "2 monsters (1 from your hand and 1 from your Deck)": how many of them are so, and how many so. */
function split(g: Grammar): void {
  for (const [category, item] of [
    ["parted-by", "part-so"],
    ["parted-where", "part-there"],
  ] as const) {
    g.rule(category, `{+:${item}} and {+:${item}}`);
    g.rule(category, `{+:${item}}, {++:${category}@tail}`);
    g.rule(`${category}@tail`, `{+:${item}}, and {+:${item}}`);
    g.rule(`${category}@tail`, `{+:${item}}, {++:${category}@tail}`);
  }
  const so = { noun: "card", own: [] };
  // Words in quotes alone are a name: "1 “Kuribah” and 1 “Kuribee”".
  inOrder(g, "part-pre", [
    "trait-face",
    "trait-position",
    "++leveled",
    "trait-attribute",
    "trait-type",
    "trait-kind",
  ]);
  for (const traits of ["part-pre", "named", "noun-kinds"])
    g.rule("part-so", `{quantity:quantity[sg]} {traits:${traits}}`, so, { wording: traits });
  // "(1 monster, 1 Spell, and 1 Trap)", "(1 Fusion, 1 Synchro, and 1 Xyz)"
  g.rule("part-so", "{quantity:quantity[sg]} {noun:noun[sg]}", { traits: [], own: [] }, { wording: "noun" });
  g.rule("noun-kinds", "{+:one-named-kind}");
  g.rule("noun-kinds", "{+:noun-kind[sg]}");
  g.rule("noun-kinds", "{+:one-series} {+:noun-kind[sg]}");
  g.rule("noun-kinds", "{+:non-tuner}");
  g.rule("non-tuner", "non-{kind:kind-not}", { trait: "kind", not: true }, { wording: "noun" });
  const there = { noun: "card", traits: [] };
  for (const where of ["trait-from", "trait-in"])
    g.rule("part-there", `{quantity:quantity[sg]} {own:just-${where}}`, there, { wording: where });
  g.rule("just-trait-from", "{+:trait-from}");
  g.rule("just-trait-in", "{+:trait-in}");
  g.noted("part-so", "part-there");
  for (const kind of [
    "{traits*:pre} {noun:noun[pl]}",
    "{traits:pre-kind} {noun:kind-noun[pl]}",
    "{traits:pre-card-kind} {noun:card-noun[pl]}",
    "{traits:pre-noun[pl]}",
  ]) {
    const fields = kind === "{traits:pre-noun[pl]}" ? { noun: "monster" } : {};
    g.rule("group[pl]", `{quantity:quantity[pl]} ${kind} ({split:parted-by}) {where*:post}`, fields);
    g.rule("group[pl]", `{quantity:quantity[pl]} ${kind} {where*:post} ({split:parted-where})`, fields);
    g.rule("group[pl]", `{quantity:quantity[pl]} ${kind} {where:post} ({split:parted-by})`, fields, {
      wording: "parted-last",
    });
  }
  // "1 “A” monster each from your hand and GY"
  for (const [n, from] of [
    [2, "two"],
    [3, "three"],
  ] as const)
    for (const kind of ["{traits*:pre} {noun:noun[sg]}", "{traits:pre-kind} {noun:kind-noun[sg]}"]) {
      const all = { quantity: { kind: "exactly", n }, where: [] };
      g.rule("group[pl]", `1 ${kind} each from your {split:each-of-${from}}`, all);
      const some = { quantity: { kind: "up-to", n }, where: [] };
      g.rule("group[pl]", `up to 1 ${kind} each from your {split:up-to-each-of-${from}}`, some);
    }
  // "up to 3 “A” cards, except Ritual Monsters, 1 each from your hand, Deck, and field"
  for (const [n, from] of [
    [2, "two"],
    [3, "three"],
  ] as const)
    for (const kind of ["{traits*:pre} {noun:noun[pl]}", "{traits:pre-kind} {noun:kind-noun[pl]}"])
      g.rule(
        "group[pl]",
        `up to ${n} ${kind}{where:all-except}, 1 each from your {split:up-to-each-of-${from}}`,
        { quantity: { kind: "up-to", n } },
        { wording: "one-each" },
      );
  g.rule("all-except", "{+:trait-except}");
  for (const [up, quantity] of [
    ["", { kind: "exactly", n: 1 }],
    ["up-to-", { kind: "at-most", n: 1 }],
  ] as const) {
    const part = `${up}part-from`;
    g.rule(`${up}each-of-two`, `{+:${part}} and {+:${part}}`);
    g.rule(`${up}each-of-three`, `{+:${part}}, {+:${part}}, and {+:${part}}`);
    g.rule(part, "{own:from-own}", { quantity, traits: [], noun: "card" }, { wording: "each" });
    g.noted(part);
  }
  // "up to 3 of your banished “X” cards (up to 1 each of Monster, Spell, and Trap)"
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of {traits:banished} {noun:noun[pl]} (up to 1 each of {split:up-to-kinds})",
    { where: [] },
    { wording: "of-kinds" },
  );
  g.rule("up-to-kinds", "{+:up-to-kind}, {+:up-to-kind}, and {+:up-to-kind}");
  g.rule("up-to-kind", "{noun:kind-called}", { quantity: { kind: "at-most", n: 1 }, traits: [], own: [] });
  g.words("kind-called", { Monster: "monster", Spell: "spell", Trap: "trap" });
  g.noted("up-to-kind");
  g.rule("from-own", "{+:trait-from-own}");
  for (const place of ["place-word[in]", "place-word[on]"]) g.rule("names-own", `{+:${place}}`);
  g.rule(
    "trait-from-own",
    "{place.names:names-own}",
    { trait: "from", "place.of": "you" },
    { wording: "own" },
  );
  g.noted("trait-from-own");
  // "2 monsters with the same Level (1 from each field)"
  for (const [words, wording] of [
    ["1 from each field", "from"],
    ["1 from each side of the field", "from-side"],
  ] as const)
    g.rule(
      "group[pl]",
      `2 {traits*:pre} {noun:noun[pl]} {where*:post} (${words})`,
      { "quantity.kind": "on-each", "quantity.n": 1 },
      { wording: `each-${wording}` },
    );
  // "1 monster on each field"
  const each = { "quantity.kind": "on-each", where: [] };
  for (const [words, wording] of [
    ["on each field", ""],
    ["on each player's field", "player"],
    ["on each side of the field", "side"],
  ] as const)
    for (const kind of ["{traits*:pre} {noun:noun[sg]}", "{traits:pre-kind} {noun:kind-noun[sg]}"])
      g.rule(
        "group[pl]",
        `{quantity.n:int} ${kind} ${words}`,
        each,
        wording === "" ? {} : { wording: `each-${wording}` },
      );
}

/** "an equal number of “A” monsters you control and cards your opponent controls": as many of the one kind as of the other. */
function evenly(g: Grammar): void {
  const some = { quantity: { kind: "at-least", n: 1 } };
  for (const [kind, wording] of [
    ["{traits*:pre} {noun:noun[pl]}", "noun"],
    ["{traits:pre-kind} {noun:kind-noun[pl]}", "kind"],
    ["{traits:pre-card-kind} {noun:card-noun[pl]}", "card"],
  ] as const) {
    g.rule("even-branch", kind, some, { wording });
    g.rule("even-placed", `${kind} {own:own-lying}`, some, { wording });
  }
  const evenly = { evenly: true };
  g.rule("obj", "an equal number of {...:even-placed} and {both:even-placed}", { ...evenly, where: [] });
  g.rule("obj", "an equal number of {...:even-branch} and {both:even-branch} {where:post}", evenly);
  g.noted("even-branch", "even-placed");
}
