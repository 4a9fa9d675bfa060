import { inOrder, several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** Cards of several kinds in one phrase: "1 “A” monster or 1 Wyrm monster", "1 LIGHT and 1 DARK monster from your GY". */
export function ocgCoordination(g: Grammar): void {
  branches(g);
  either(g);
  both(g);
  placed(g);
  ofEach(g);
  evenly(g);
  g.noted(
    "noun-branch",
    "branch",
    "told-branch",
    "own-branch",
    "bare-branch",
    "placed-branch",
    "itself-of-two",
  );
}

/** What joins them, and where in the first one the others are. */
const JOINTS = [
  ["or", "one"],
  ["and", "both"],
  ["and/or", "each"],
] as const;

/** What follows the first of several: "and B", ", B, and C"; of the last more may be said. After a comma two can be `apart`. */
function chain(
  g: Grammar,
  name: string,
  item: string,
  last: string,
  joints: readonly (typeof JOINTS)[number][],
  apart = name,
): void {
  for (const [word, key] of joints) {
    const rule = `${name}: and others`;
    g.rule(`${name}[${word}]`, `${word} {${key}:${last}}`, {}, { rule });
    g.rule(`${apart}[${word}]`, `, ${word} {${key}:${last}}`, {}, { rule, wording: "comma" });
    g.rule(`${name}[${word}]`, `, {${key}:${name}-more[${word}]}`, {}, { rule });
    for (const next of new Set([name, apart]))
      g.rule(`${name}-more[${word}]`, `{...:${item}} {...:${next}[${word}]}`, {}, { rule });
  }
  g.noted(`${name}-more`);
}

/** One of the kinds. */
function branches(g: Grammar): void {
  g.rule("noun-branch[M]", "{quantity:quantity[M]} {...:cards[M]}");
  g.rule("branch[M]", "{=:noun-branch[M]}");
  g.rule("branch[N]", "{quantity:quantity[N]} {traits:named}", { noun: "card" }, { wording: "named" });
  // "1 “A” or 1 monster that mentions it from your Deck": what is said of one of them alone.
  for (const told of ["that", "with", "came"])
    g.rule("told-so", `{+:trait-${told}}[[ {+:trait-bracketed}]][[{+:trait-except}]]`, undefined, {
      rule: "told-so",
    });
  g.rule("told-so", "{++:labelled}[[{+:trait-except}]]", undefined, { rule: "told-so" });
  g.rule("told-so", "{+:trait-controlled} {+:trait-that}");
  g.rule("told-branch", "{...:branch[sg]} {own:told-so}");
  g.rule("own-branch", "{=:told-branch}");
  // "1 “A” card, except “B”, or 1 “C”"
  g.rule("own-branch", "{...:branch[sg]}{own:own-except}");
  g.rule("own-except", "{+:trait-except-closed}");
  // "“A” or a Synchro Monster that mentions “A”": one of the two, where it is asked what is there.
  g.rule("or-mentioning", "{...:named-or-mentioning}", { where: [] });
  const a = { quantity: { kind: "a" }, noun: "card" };
  g.rule("named-or-mentioning", "{traits:named} or {one:told-branch}", a);
  // What is said after a comma, or before the place, is said of both.
  for (const place of ["from", "in", "controlled"])
    g.rule("own-place", `{+:trait-${place}}[[ {+:trait-with}]][[{+:trait-except}]]`, undefined, {
      rule: "own-place",
    });
  g.rule("place-first", "{++:own-place}[[, {+:trait-with}]]");
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
  g.rule("branch-named", "{traits:named}", a, { wording: "just" });
  g.noted("or-mentioning", "named-or-mentioning", "branch-named");
}

/** One of the kinds is meant: "1 “A” monster or 1 “B” Spell", "1 “A”, 1 “B”, or 1 monster that mentions it, from your hand". */
function either(g: Grammar): void {
  chain(g, "or-part", "part", "either-part", JOINTS.slice(0, 1));
  for (const part of ["branch[sg]", "own-branch", "part-of-yours[sg]"]) g.rule("either-part", `{=:${part}}`);
  g.rule("group[sg]", "{...:part} {...:or-part[or]}", { where: [] });
  for (const [group, first] of [
    ["group[sg]", "part"],
    ["group[pl]", "branch[pl]"],
  ])
    g.rule(
      group as string,
      `{...:${first}} {...:or-part[or]}[[{...:pause}]] {where:place-first}`,
      {},
      { rule: "group[N]: one of several" },
    );
  // "1 of your “A”, or 1 monster that mentions it, that is banished or in your GY"
  g.rule(
    "group[sg]",
    "{...:part-of-yours[sg]} {...:or-part[or]}[[{...:pause}]] {where:lying-so}",
    {},
    { wording: "of-yours" },
  );
  // "a “A” monster or “B”"
  for (const n of ["sg", "s"]) {
    const rule = "group[M]: {...:noun-branch[M]} or {one:branch-named}";
    const group = `{...:noun-branch[${n}]} or {one:branch-named}`;
    g.rule(`group[${n}]`, group, { where: [] }, { rule });
    g.rule(`group[${n}]`, `${group} {where:place-first}`, {}, { rule });
  }
}

/** Some of each kind are meant: "1 “A” and 2 “B” monsters from your Deck", "1 “A” monster and/or 1 “B” from your GY". */
function both(g: Grammar): void {
  const joints = JOINTS.slice(1);
  chain(g, "and-part", "part", "branch[N]", joints, "and-apart");
  // What is told of the last alone is told of that one.
  chain(g, "and-told", "part", "told-branch", joints);
  chain(g, "and-name", "each-named", "each-named", joints.slice(0, 1));
  for (const [and] of joints) {
    for (const [several, rest] of [
      ["several", "and-part"],
      ["several-apart", "and-apart"],
    ])
      for (const first of ["branch[M]", "bare-branch"])
        g.rule(
          several as string,
          `{...:${first}} {...:${rest}[${and}]}`,
          {},
          { rule: "several: {...:branch[M]} {...:and-part}" },
        );
    for (const [first, last] of [
      ["own-branch", "and-part"],
      ["own-branch", "and-apart"],
      ["part", "and-told"],
    ])
      g.rule(
        "obj",
        `{...:${first}} {...:${last}[${and}]}[[{...:pause}]] {where:place-first}`,
        {},
        { rule: "obj: several, one with more said of it" },
      );
  }
  g.rule("obj", "[[both ]]{...:several} {where:post}");
  g.rule("obj", "{...:several-apart}[[{...:pause}]] {where:place-first}");
  g.rule("obj", "{...:bare-branch} {...:and-part[and]}", { where: [] });
  // "Tribute 1 “A” monster and 1 “B” monster": one's own.
  g.rule("cost-step[F]", "<Tribute> {what:two-kinds}", { verb: "tribute" });
  // "1 each of “A”, “B”, and “C” from your Deck", "“A”, “B”, and “C” from your GY"
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("each-named", "{traits:one-name}", one, { wording: "each" });
  g.rule("one-name", "{+:trait-name}");
  g.rule("obj", "{=:one-of-each}");
  const each = "{...:each-named} {...:and-name[and]}";
  g.rule("one-of-each", `1 each of ${each} {where:post}`);
  const banished = { trait: "in", place: { of: "you", names: ["banished"] } };
  g.rule("one-of-each", `1 each of your banished ${each}`, { where: [banished] }, { wording: "banished" });
  g.rule("obj", "{...:bare-named}, {both:bare-names} {where:post}");
  g.rule(
    "bare-named",
    "{traits:one-name}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare-named" },
  );
  g.rule("bare-names", "{...:bare-named}, and {both:bare-named}");
  g.rule("bare-names", "{...:bare-named}, {both:bare-names}");
  g.noted("bare-named", "bare-names", "each-named", "one-of-each");
  // "2 of your banished monsters (1 “A” monster and 1 “B” monster)"
  const both = "{...:branch[sg]} and {both:branch[sg]}";
  g.rule("obj", `2 of your banished monsters (${both})`, { where: [banished] }, { wording: "told-banished" });
  g.rule(
    "obj",
    "{...:part-of-yours[N]} and {both:other-of-yours} that are banished and/or in your GY",
    { where: [{ trait: "in", place: { of: "you", names: ["banished", "graveyard"] } }] },
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
  // Of each is said where it is: what is only said of the last is said of both.
  for (const place of ["controlled", "in", "from", "equipped"]) g.rule("lying-at", `{=:trait-${place}}`);
  for (const told of ["+:trait-that", "++:withs", "+:trait-came"])
    g.rule("told-of-it", `{${told}}`, undefined, { rule: "told-of-it" });
  g.rule("own-lying", "{+:lying-at} {++:in-what-position}");
  g.rule("own-lying", "[[{++:told-of-it} ]]{+:lying-at}[[ {++:told-of-it}]][[{+:trait-except}]]");
  g.rule("own-lying", "{++:labelled} {+:lying-at}");
  g.rule("placed-branch[M]", "{...:branch[M]} {own:own-lying}");
  // "1 Xyz Monster or “A” monster in your GY"
  const described = "{quantity:quantity[sg]} {traits:described[sg,or]} {own:own-lying}";
  g.rule("placed-branch[sg]", described, { noun: "card" });
  // "1 “A” monster or 1 “B” monster you control and 1 monster your opponent controls": the first is of either kind.
  g.rule("placed-branch[sg]", "1 {traits:either-so} {own:own-lying}", {
    quantity: { kind: "exactly", n: 1 },
    noun: "card",
  });
  g.rule("either-so", "{+:trait-either-so}");
  g.rule("trait-either-so", "{traits:either-one}", { trait: "any-of" }, { wording: "or-one" });
  for (const other of ["one-described[sg]", "one-so-named"])
    g.rule("either-one", `{+:one-described[sg]} or 1 {+:${other}}`, undefined, { rule: "either-one" });
  g.noted("trait-either-so");
  // "1 of your banished monsters and 1 of your opponent's", "1 of those monsters and 1 monster you control"
  const part = "{quantity:part-quantity[N]} of";
  g.rule("placed-branch[N]", `${part} {...:banished-cards[of]} {own*:post}`);
  g.rule("placed-branch[N]", `${part} {own:part-group}`, { traits: [], noun: "card" });
  chain(g, "and-placed", "placed-branch[M]", "placed-branch[N]", JOINTS.slice(1));
  for (const and of ["and", "and/or"])
    g.rule(
      "obj",
      `[[both ]]{...:placed-branch[M]} {...:and-placed[${and}]}`,
      { where: [] },
      { rule: "obj: several, each in its place" },
    );
  // "1 “A” monster you control or 1 monster in your GY"
  chain(g, "or-placed", "placed-branch[sg]", "placed-branch[sg]", JOINTS.slice(0, 1));
  g.rule("either-placed", "{...:placed-branch[sg]} {...:or-placed[or]}", { where: [] });
  g.rule("group[sg]", "{=:either-placed}");
  g.noted("either-placed");
  // "this card or 1 monster this card points to"
  for (const other of ["placed-branch[sg]", "told-branch"])
    g.rule(
      "group[sg]",
      `{...:itself-of-two} or {one:${other}}`,
      { where: [] },
      { rule: "group[sg]: this card or another" },
    );
  g.rule("itself-of-two", "this card", {
    quantity: { kind: "exactly", n: 1 },
    traits: [],
    noun: "card",
    own: [{ trait: "one-of", group: { ref: "this-card" } }],
  });
  // After a comma it is said of both.
  g.rule(
    "group[sg]",
    "{...:placed-branch[sg]} {...:or-placed[or]}, {where:just-with}",
    {},
    { wording: "placed-with" },
  );
  g.rule("just-with", "{+:trait-with}");
}

/** "2 monsters (1 from your hand and 1 from your Deck)": how many of them are so, and how many so. */
function ofEach(g: Grammar): void {
  const so = { noun: "card", own: [] };
  several(g, "parted-by", "part-so", "and");
  several(g, "parted-where", "part-there", "and");
  // Words in quotes alone are a name: "1 “Kuribah” and 1 “Kuribee”".
  const adjectives = [
    "trait-face",
    "trait-position",
    "++leveled",
    "trait-attribute",
    "trait-type",
    "part-kind",
  ];
  inOrder(g, "part-pre", adjectives);
  for (const kind of ["kind", "named-kind"])
    g.rule("part-kind", `{kind:${kind}}`, { trait: "kind" }, { rule: "part-kind" });
  g.noted("part-kind", "part-so", "part-there");
  for (const traits of ["part-pre", "named"])
    g.rule("part-so", `{quantity:quantity[sg]} {traits:${traits}}`, so, { wording: "bare", rule: "part-so" });
  g.rule("part-so", "{quantity:quantity[sg]} {...:cards[sg]}", { own: [] }, { rule: "part-so" });
  g.rule("part-there", "{quantity:quantity[sg]} {own:just-there}", { noun: "card", traits: [] });
  for (const where of ["from", "in"]) g.rule("just-there", `{+:trait-${where}}`);
  const some = "{quantity:quantity[pl]} {...:cards[pl]}";
  g.rule("group[pl]", `${some} ({split:parted-by}) {where*:post}`);
  g.rule("group[pl]", `${some} {where:post} ({split:parted-by})`, {}, { wording: "parted-last" });
  g.rule("group[pl]", `${some} {where*:post} ({split:parted-where})`);
  eachFrom(g);
  // "2 monsters with the same Level (1 from each field)", "1 monster on each side of the field"
  const each = { "quantity.kind": "on-each" };
  g.rule("each-side", "<<field|player's field|side of the field>>", {});
  const fromEach = "2 {...:cards[pl]} {where*:post} (1 <<from|on>> each {...:each-side})";
  g.rule("group[pl]", fromEach, { ...each, "quantity.n": 1 }, { wording: "from-each" });
  g.rule("group[pl]", "{quantity.n:int} {...:cards[sg]} on each {...:each-side}", { ...each, where: [] });
}

/** "up to 1 “A” monster each from your hand and GY", "up to 1 each of DARK, EARTH, and FIRE monsters": all at most so many as are listed. */
function eachFrom(g: Grammar): void {
  /** A list of so many items. */
  const listed = (n: number, item: string, and: string): string =>
    `${`{+:${item}}, `.repeat(n - 2)}{+:${item}}${n > 2 ? "," : ""} ${and} {+:${item}}`;
  const atMost = { quantity: { kind: "at-most", n: 1 } };
  for (const [up, part] of [
    ["", { quantity: { kind: "exactly", n: 1 } }],
    ["up to ", atMost],
  ] as const)
    for (const [whose, lead, of] of [
      ["yours", "your ", "you"],
      ["theirs", "your opponent's ", "opponent"],
      ["there", "", undefined],
    ] as const) {
      const item = `${up && "up-to-"}part-${whose}`;
      const rule = "group[pl]: 1 each from several places";
      g.rule(item, `{own:just-${whose}}`, { ...part, traits: [], noun: "card" }, { wording: "part", rule });
      g.noted(item, `trait-from-${whose}`);
      if (up === "") {
        g.rule(`just-${whose}`, `{+:trait-from-${whose}}`, undefined, { rule });
        const from = of === undefined ? "{place:place[in]}" : "{place.names:names-own}";
        const fields = { trait: "from", ...(of && { "place.of": of }) };
        g.rule(`trait-from-${whose}`, from, fields, { wording: "own", rule });
      }
      for (const n of [2, 3]) {
        const quantity = { kind: up === "" ? "exactly" : "up-to", n };
        const split = `each from ${lead}{split:${item}-${n}}`;
        g.rule(`${item}-${n}`, listed(n, item, "and"), undefined, { rule });
        g.rule(
          "group[pl]",
          `${up}1 {...:cards[sg]} ${split}`,
          { quantity, where: [] },
          { rule, wording: "each" },
        );
        const several = `${up}${n} {...:cards[pl]} {where*:afters}, 1 ${split}`;
        g.rule("group[pl]", several, { quantity }, { wording: "one-each", rule });
      }
    }
  for (const place of ["place-word[in]", "place-word[on]"])
    g.rule("names-own", `{+:${place}}`, undefined, { rule: "names-own" });
  g.rule("one-each-of", "each[[ of]]", {});
  for (const so of ["series", "attribute", "type", "name"]) {
    const one = `up-to-${so}`;
    const rule = "at most 1 each of several kinds";
    g.rule(one, `{traits:just-${so}}`, { ...atMost, noun: "card", own: [] }, { wording: "up-to-each", rule });
    g.rule(`just-${so}`, so === "name" ? "{+:trait-name}" : `{+:one-${so}}`, undefined, { rule });
    g.noted(one);
    for (const n of [2, 3, 4])
      for (const and of ["and", "and/or"]) {
        const list = `${one}-${n}-${and.replace("/", "-")}`;
        g.rule(list, listed(n, one, and), undefined, { rule });
        const fields = { quantity: { kind: "up-to", n }, traits: [] };
        g.rule(`most-${so}`, `{split:${list}}`, fields, { wording: and, rule });
      }
    const group = `up to 1 {...:one-each-of} {...:most-${so}}`;
    if (so === "name")
      g.rule("group[pl]", `${group} {where*:post}`, { noun: "card" }, { rule: "group[pl]: up to 1 each" });
    else
      for (const [M, noted] of [
        ["pl", {}],
        ["s", { wording: "s" }],
      ] as const)
        g.rule(
          "group[pl]",
          `${group} {noun:noun[${M}]} {where*:post}`,
          {},
          { ...noted, rule: "group[pl]: up to 1 each" },
        );
  }
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
