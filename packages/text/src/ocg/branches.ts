import { inOrder, several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Cards of several kinds in one phrase: "1 “A” monster or 1 Wyrm monster", "1 LIGHT and 1 DARK monster from your GY". */
export function ocgBranches(g: Grammar): void {
  kinds(g);
  either(g);
  both(g);
  placed(g);
  split(g);
  g.noted(
    "noun-branch",
    "branch",
    "told-branch",
    "own-branch",
    "bare-branch",
    "placed-branch",
    "mentions-it",
  );
}

/** One of the kinds. */
function kinds(g: Grammar): void {
  g.rule("noun-branch[M]", "{quantity:quantity[M]} {...:cards[M]}");
  g.rule("branch[M]", "{=:noun-branch[M]}");
  for (const named of ["named", "named-face"])
    g.rule("branch[N]", `{quantity:quantity[N]} {traits:${named}}`, { noun: "card" }, { wording: named });
  // "1 “A” or 1 monster that mentions it from your Deck": what is said of one of them alone.
  g.rule("told-branch", "{...:branch[sg]} {own:own-traits}");
  g.rule("own-branch", "{=:told-branch}");
  g.rule("own-branch", "{...:branch[sg]}{own:own-except}");
  g.rule("own-traits", "{+:told-so}[[{+:trait-except}]]");
  g.rule("own-traits", "{+:told-so} {+:trait-bracketed}");
  // "“A” or a Synchro Monster that mentions “A”": one of the two, where it is asked what is there.
  g.rule("or-mentioning", "{...:named-or-mentioning}", { where: [] });
  g.rule("named-or-mentioning", "{traits:named} or {one:told-branch}", {
    quantity: { kind: "a" },
    noun: "card",
  });
  g.noted("or-mentioning", "named-or-mentioning");
  g.rule("own-traits", "{+:trait-bracketed}");
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
  // What is said after a comma, or before the place, is said of both.
  g.rule("place-first", "{++:own-place}");
  g.rule("place-first", "{++:own-place}, {+:trait-with}", undefined, { wording: "comma" });
  for (const place of ["from", "in", "controlled"])
    g.rule("own-place", `{+:trait-${place}}[[ {+:trait-with}]][[{+:trait-except}]]`);
  g.rule("place-first", "{+:trait-lying}");
  g.rule("place-first", "{+:that-controlled}");
  // "1 LIGHT and 1 DARK monster"
  g.rule(
    "bare-branch",
    "{quantity:quantity[N]} {traits:bare-traits}",
    { noun: "monster" },
    { wording: "bare" },
  );
  inOrder(g, "bare-traits", ["trait-attribute", "trait-type"]);
  for (const part of ["branch[sg]", "own-branch", "bare-branch"]) g.rule("part", `{=:${part}}`);
}

/** One of the kinds is meant: "1 “A” monster or 1 “B” Spell", "1 “A”, 1 “B”, or 1 monster that mentions it, from your hand". */
function either(g: Grammar): void {
  g.rule("or-part", "or {one:either-part}");
  g.rule("or-part", ", or {one:either-part}", {}, { wording: "or-comma" });
  g.rule("or-part", ", {one:more-or}");
  g.rule("more-or", "{...:part}, or {one:either-part}");
  g.rule("more-or", "{...:part}, {one:more-or}");
  for (const part of ["branch[sg]", "own-branch", "part-of-yours[sg]"]) g.rule("either-part", `{=:${part}}`);
  g.rule("group[sg]", "{...:part} {...:or-part}", { where: [] });
  g.rule("group[sg]", "{...:part} {...:or-part} {where:place-first}");
  g.rule("group[sg]", "{...:part} {...:or-part}, {where:place-first}", {}, { wording: "place-comma" });
  // "3 Pyro monsters or 1 “A” card from your face-up field and/or GY"
  g.rule("group[pl]", "{...:branch[pl]} {...:or-part} {where:place-first}");
  // "1 of your “A”, or 1 monster that mentions it, that is banished or in your GY"
  g.rule(
    "group[sg]",
    "{...:part-of-yours[sg]}, or {one:either-part}, {where:lying-so}",
    {},
    { wording: "of-yours" },
  );
  g.noted("more-or");
  // "a “A” monster or “B”"
  for (const n of ["sg", "s"]) {
    const rule = "group[M]: {...:noun-branch[M]} or {one:branch-named}";
    g.rule(`group[${n}]`, `{...:noun-branch[${n}]} or {one:branch-named}`, { where: [] }, { rule });
    g.rule(`group[${n}]`, `{...:noun-branch[${n}]} or {one:branch-named} {where:place-first}`, undefined, {
      rule: `${rule} {where:place-first}`,
    });
  }
  g.rule("branch-named", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "just" });
  g.noted("branch-named");
}

/** Some of each kind are meant: "1 “A” and 2 “B” monsters from your Deck", "1 “A” monster and/or 1 “B” from your GY". */
function both(g: Grammar): void {
  for (const [own, other] of [
    ["part", "branch[N]"],
    ["own", "told-branch"],
  ] as const) {
    g.rule(`and-${own}`, `and {both:${other}}`);
    if (own === "own") g.rule("and-own", `, and {both:${other}}`, {}, { wording: "and-comma" });
    g.rule(`and-${own}`, `and/or {each:${other}}`);
  }
  g.rule("and-part", ", {both:more-and}");
  g.rule("more-and", "{...:part}, and {both:branch[N]}");
  g.rule("more-and", "{...:part}, {both:more-and}");
  for (const plain of ["branch[M]", "bare-branch"]) g.rule("several", `{...:${plain}} {...:and-part}`);
  g.rule("obj", "{...:several} {where:post}");
  g.rule("obj", "both {...:several} {where:post}", {}, { wording: "both" });
  g.rule("obj", "{...:branch[M]}, and {both:branch[N]} {where:place-first}", {}, { wording: "and-comma" });
  g.rule("obj", "{...:bare-branch} {...:and-part}", { where: [] });
  // What is told of the last alone is told of that one.
  for (const [first, last] of [
    ["own-branch", "and-part"],
    ["part", "and-own"],
  ] as const) {
    g.rule("obj", `{...:${first}} {...:${last}} {where:place-first}`);
    g.rule("obj", `{...:${first}} {...:${last}}, {where:place-first}`, {}, { wording: "place-comma" });
  }
  // "Tribute 1 “A” monster and 1 “B” monster": one's own.
  g.rule("cost-step[F]", "<Tribute> {what:two-kinds}", { verb: "tribute" });
  // "1 each of “A”, “B”, and “C” from your Deck"
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("each-named", "{traits:one-name}", one, { wording: "each" });
  g.rule("each-more", "{...:each-named}, and {both:each-named}");
  g.rule("each-more", "{...:each-named}, {both:each-more}");
  g.rule("names-of-each", "{...:each-named} and {both:each-named}");
  g.rule("names-of-each", "{...:each-named}, {both:each-more}");
  g.rule("names-of-each", "{...:each-named}, and {both:each-named}", {}, { wording: "each-comma" });
  g.rule("obj", "{=:one-of-each}", {}, { wording: "each-of" });
  g.rule("one-of-each", "1 each of {...:names-of-each} {where:post}");
  const lying = (...names: readonly string[]) => [{ trait: "in", place: { of: "you", names } }];
  g.rule(
    "obj",
    "1 each of your banished {...:names-of-each}",
    { where: lying("banished") },
    { wording: "each-of-banished" },
  );
  // "“A”, “B”, and “C” from your GY"
  const bare = { quantity: { kind: "a" }, noun: "card" };
  g.rule("bare-named", "{traits:one-name}", bare, { wording: "bare-named" });
  g.rule("obj", "{...:bare-named}, {both:bare-names} {where:post}");
  g.rule("bare-names", "{...:bare-named}, and {both:bare-named}");
  g.rule("bare-names", "{...:bare-named}, {both:bare-names}");
  g.noted("bare-named", "bare-names");
  g.rule("one-name", "{+:trait-name}");
  g.noted("each-named", "each-more", "one-of-each", "more-and");
  // "2 of your banished monsters (1 “A” monster and 1 “B” monster)"
  g.rule(
    "obj",
    "2 of your banished monsters ({...:branch[sg]} and {both:branch[sg]})",
    { where: lying("banished") },
    { wording: "told-banished" },
  );
  g.rule(
    "obj",
    "{...:part-of-yours[N]} and {both:other-of-yours} that are banished and/or in your GY",
    { where: lying("banished", "graveyard") },
    { wording: "yours-lying" },
  );
  g.rule("other-of-yours", "{=:part-of-yours[N]}");
  const yours = {
    wording: "yours",
    rule: "part-of-yours[N]: {quantity:part-quantity[N]} of your {...:of-such[pl]}",
  };
  const ofYours = "{quantity:part-quantity[N]} of your";
  for (const such of ["of-such", "of-names"])
    g.rule("part-of-yours[N]", `${ofYours} {...:${such}[pl]}`, {}, yours);
  g.rule("part-of-yours[N]", `${ofYours} {traits:described[pl,and/or]}`, { noun: "card" }, yours);
  g.noted("part-of-yours");
}

/** "1 monster you control and 1 card your opponent controls": where each of them is. */
function placed(g: Grammar): void {
  g.rule("placed-branch[M]", "{...:branch[M]} {own:own-lying}");
  // "1 Xyz Monster or “A” monster in your GY"
  g.rule("placed-branch[sg]", "{quantity:quantity[sg]} {traits:described[sg,or]} {own:own-lying}", {
    noun: "card",
  });
  // "1 of your banished monsters and 1 of your opponent's", "1 of those monsters and 1 monster you control"
  const part = "{quantity:part-quantity[N]} of";
  g.rule("placed-branch[N]", `${part} {...:banished-cards[of]} {own*:post}`);
  g.rule("placed-branch[N]", `${part} {own:part-group}`, { traits: [], noun: "card" });
  g.rule("obj", "{...:placed-branch[M]} and {both:placed-branch[N]}", { where: [] });
  g.rule(
    "obj",
    "both {...:placed-branch[M]}[[,]] and {both:placed-branch[N]}",
    { where: [] },
    { wording: "both" },
  );
  evenly(g);
  g.rule("obj", "{...:placed-branch[M]}, and {both:placed-branch[N]}", { where: [] }, { wording: "comma" });
  // "1 “A” monster or 1 “B” monster you control and 1 monster your opponent controls": the first is of either kind.
  const eitherKind = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("placed-branch[sg]", "1 {traits:either-so} {own:own-lying}", eitherKind, { wording: "either" });
  g.rule("either-so", "{+:trait-either-so}");
  g.rule("trait-either-so", "{traits:either-one}", { trait: "any-of" }, { wording: "or-one" });
  g.rule("either-one", "{+:one-described[sg]} or 1 {+:one-described[sg]}");
  g.rule("either-one", "{+:one-described[sg]} or 1 {+:one-so-named}");
  g.rule("one-so-named", "{traits:named}", { trait: "described", noun: "card", where: [] });
  g.noted("trait-either-so", "one-so-named");
  // Of each is said where it is: what is only said of the last is said of both.
  for (const place of ["controlled", "in", "from", "equipped"]) g.rule("lying-at", `{=:trait-${place}}`);
  g.rule("own-lying", "{+:lying-at} {++:in-what-position}");
  for (const told of ["that", "with", "came"]) g.rule("told-so", `{=:trait-${told}}`);
  g.rule("own-lying", "[[{+:told-so} ]]{+:lying-at}[[ {+:told-so}]][[{+:trait-except}]]");
  // "1 “A” monster you control or 1 monster in your GY"
  for (const [or, wording] of [
    ["or", "placed"],
    [", or", "placed-comma"],
  ] as const)
    g.rule(
      "either-placed",
      `{...:placed-branch[sg]} ${or} {one:placed-branch[sg]}`,
      { where: [] },
      { wording },
    );
  g.rule("group[sg]", "{=:either-placed}");
  g.noted("either-placed");
  // "this card or 1 monster this card points to"
  for (const other of ["placed-branch[sg]", "told-branch"])
    g.rule("group[sg]", `{...:itself-of-two} or {one:${other}}`, { where: [] }, { wording: "this-or" });
  g.rule("itself-of-two", "this card", {
    quantity: { kind: "exactly", n: 1 },
    traits: [],
    noun: "card",
    own: [{ trait: "one-of", group: { ref: "this-card" } }],
  });
  // After a comma it is said of both.
  g.rule(
    "group[sg]",
    "{...:placed-branch[sg]} or {one:placed-branch[sg]}, {where:just-with}",
    {},
    { wording: "placed-with" },
  );
  g.rule("just-with", "{+:trait-with}");
}

/** "2 monsters (1 from your hand and 1 from your Deck)": how many of them are so, and how many so. */
function split(g: Grammar): void {
  several(g, "parted-by", "part-so", "and");
  several(g, "parted-where", "part-there", "and");
  const so = { noun: "card", own: [] };
  // Words in quotes alone are a name: "1 “Kuribah” and 1 “Kuribee”".
  inOrder(g, "part-pre", [
    "trait-face",
    "trait-position",
    "++leveled",
    "trait-attribute",
    "trait-type",
    "part-kind",
  ]);
  g.rule("part-kind", "{kind:kind}", { trait: "kind" });
  g.noted("part-kind");
  for (const traits of ["part-pre", "named", "named-kinds"])
    g.rule("part-so", `{quantity:quantity[sg]} {traits:${traits}}`, so, { wording: traits });
  // "(1 monster, 1 Spell, and 1 Trap)", "(1 Fusion, 1 Synchro, and 1 Xyz)"
  g.rule("part-so", "{quantity:quantity[sg]} {...:cards[sg]}", { own: [] }, { wording: "noun" });
  g.rule("named-kinds", "{+:one-named-kind}");
  const there = { noun: "card", traits: [] };
  for (const where of ["trait-from", "trait-in"])
    g.rule("part-there", `{quantity:quantity[sg]} {own:just-${where}}`, there, { wording: where });
  g.rule("just-trait-from", "{+:trait-from}");
  g.rule("just-trait-in", "{+:trait-in}");
  g.noted("part-so", "part-there");
  const some = "{quantity:quantity[pl]} {...:cards[pl]}";
  g.rule("group[pl]", `${some} ({split:parted-by}) {where*:post}`);
  g.rule("group[pl]", `${some} {where*:post} ({split:parted-where})`);
  g.rule("group[pl]", `${some} {where:post} ({split:parted-by})`, {}, { wording: "parted-last" });
  for (const [n, from] of [
    [2, "two"],
    [3, "three"],
  ] as const)
    for (const [up, kind] of [
      ["", "exactly"],
      ["up-to-", "up-to"],
    ] as const) {
      const [upTo, split] = [up.replaceAll("-", " "), `each from your {split:${up}each-of-${from}}`];
      // "1 “A” monster each from your hand and GY"
      g.rule("group[pl]", `${upTo}1 {...:cards[sg]} ${split}`, { quantity: { kind, n }, where: [] });
      // "up to 3 “A” cards, except Ritual Monsters, 1 each from your hand, Deck, and field", "3 monsters with different names, 1 each from …"
      g.rule(
        "group[pl]",
        `${upTo}${n} {...:cards[pl]} {where*:afters}, 1 ${split}`,
        { quantity: { kind, n } },
        {
          wording: "one-each",
          rule: "group[pl]: {...:cards[pl]} {where*:afters}, 1 each from your {split:each-of}",
        },
      );
    }
  for (const [up, quantity] of [
    ["", { kind: "exactly", n: 1 }],
    ["up-to-", { kind: "at-most", n: 1 }],
  ] as const) {
    // "1 card each from your GY and your opponent's GY"
    const placed = `${up}part-placed`;
    g.rule(placed, "{own:from-each-there}", { quantity, traits: [], noun: "card" }, { wording: "placed" });
    g.rule(`${up}each-placed`, `{+:${placed}} and {+:${placed}}`);
    g.rule(
      "group[pl]",
      `${up.replaceAll("-", " ")}1 {...:cards[sg]} each from {split:${up}each-placed}`,
      { quantity: { kind: up === "" ? "exactly" : "up-to", n: 2 }, where: [] },
      { wording: "each-placed" },
    );
    g.noted(placed);
    const part = `${up}part-from`;
    g.rule(`${up}each-of-two`, `{+:${part}} and {+:${part}}`);
    g.rule(`${up}each-of-three`, `{+:${part}}, {+:${part}}, and {+:${part}}`);
    g.rule(part, "{own:from-own}", { quantity, traits: [], noun: "card" }, { wording: "each" });
    g.noted(part);
    // "1 card each from your opponent's field and GY"
    const theirs = `${up}part-theirs`;
    g.rule(`${up}theirs-of-two`, `{+:${theirs}} and {+:${theirs}}`);
    g.rule(theirs, "{own:from-theirs}", { quantity, traits: [], noun: "card" }, { wording: "each" });
    g.rule(
      "group[pl]",
      `${up.replaceAll("-", " ")}1 {...:cards[sg]} each from your opponent's {split:${up}theirs-of-two}`,
      { quantity: { kind: up === "" ? "exactly" : "up-to", n: 2 }, where: [] },
      { wording: "each-theirs" },
    );
    g.noted(theirs);
  }
  // "up to 3 of your banished “X” cards (up to 1 each of Monster, Spell, and Trap)"
  g.rule(
    "group[N]",
    "{quantity:part-quantity[N]} of {...:banished-cards[pl]} (up to 1 each of {split:up-to-kinds})",
    { where: [] },
    { wording: "of-kinds" },
  );
  g.rule("up-to-kinds", "{+:up-to-kind}, {+:up-to-kind}, and {+:up-to-kind}");
  g.rule("up-to-kind", "{noun:kind-called}", { quantity: { kind: "at-most", n: 1 }, traits: [], own: [] });
  g.words("kind-called", { Monster: "monster", Spell: "spell", Trap: "trap" });
  g.noted("up-to-kind");
  g.rule("from-each-there", "{+:trait-from-there}");
  g.rule("trait-from-there", "{place:place[in]}", { trait: "from" }, { wording: "there" });
  g.noted("trait-from-there");
  upToEach(g);
  g.rule("from-own", "{+:trait-from-own}");
  for (const place of ["place-word[in]", "place-word[on]"]) g.rule("names-own", `{+:${place}}`);
  g.rule(
    "trait-from-own",
    "{place.names:names-own}",
    { trait: "from", "place.of": "you" },
    { wording: "own" },
  );
  g.rule("from-theirs", "{+:trait-from-theirs}");
  g.rule(
    "trait-from-theirs",
    "{place.names:names-own}",
    { trait: "from", "place.of": "opponent" },
    { wording: "own" },
  );
  g.noted("trait-from-own", "trait-from-theirs");
  // "2 monsters with the same Level (1 from each field)", "1 monster on each side of the field"
  for (const [words, wording] of [
    ["field", "field"],
    ["player's field", "player"],
    ["side of the field", "side"],
  ] as const)
    g.rule("each-side", words, {}, wording === "field" ? {} : { wording: `each-${wording}` });
  g.rule(
    "group[pl]",
    "2 {...:cards[pl]} {where*:post} (1 <<from|on>> each {...:each-side})",
    { "quantity.kind": "on-each", "quantity.n": 1 },
    { wording: "from-each" },
  );
  g.rule("group[pl]", "{quantity.n:int} {...:cards[sg]} on each {...:each-side}", {
    "quantity.kind": "on-each",
    where: [],
  });
}

/** "an equal number of “A” monsters you control and cards your opponent controls": as many of the one kind as of the other. */
function evenly(g: Grammar): void {
  const some = { quantity: { kind: "at-least", n: 1 } };
  g.rule("even-branch", "{...:cards[pl]}", some);
  g.rule("even-placed", "{...:cards[pl]} {own:own-lying}", some);
  const evenly = { evenly: true };
  g.rule("obj", "an equal number of {...:even-placed} and {both:even-placed}", { ...evenly, where: [] });
  g.rule("obj", "an equal number of {...:even-branch} and {both:even-branch} {where:post}", evenly);
  g.noted("even-branch", "even-placed");
}

/** "up to 1 each of DARK, EARTH, and FIRE monsters", "up to 1 each “A”, “B”, and/or “C” monster(s) from your hand" */
function upToEach(g: Grammar): void {
  const atMostOne = { quantity: { kind: "at-most", n: 1 }, noun: "card", own: [] };
  for (const so of ["series", "attribute", "type", "name"]) {
    const one = `up-to-${so}`;
    g.rule(one, `{traits:just-${so}}`, atMostOne, { wording: "up-to-each" });
    g.rule(`just-${so}`, so === "name" ? "{+:trait-name}" : `{+:one-${so}}`);
    g.noted(one);
    for (const n of [2, 3, 4]) {
      const upTo = { quantity: { kind: "up-to", n }, traits: [] };
      const rule = "group[pl]: up to 1 each of several kinds";
      const first = `{+:${one}}, `.repeat(n - 2);
      for (const and of ["and", "and/or"]) {
        const list = `up-to-${n}-${so}-${and.replace("/", "-")}`;
        g.rule(list, `${first}{+:${one}}${n > 2 ? "," : ""} ${and} {+:${one}}`, undefined, { rule });
        const split = `up to 1 each[[ of]] {split:${list}}`;
        if (so === "name")
          g.rule(
            "group[pl]",
            `${split} {where*:post}`,
            { ...upTo, noun: "card" },
            { wording: `each-${and}`, rule },
          );
        else
          for (const M of ["pl", "s"])
            g.rule("group[pl]", `${split} {noun:noun[${M}]} {where*:post}`, upTo, {
              wording: `each-${and}-${M}`,
              rule,
            });
      }
    }
  }
}
