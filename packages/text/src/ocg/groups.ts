import { type Called, led, several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** How groups of cards are described in OCG texts beside what all games say: whose, where, how many. */
export function ocgGroups(g: Grammar): void {
  g.rule("quantity[sg]", "at least 1", { kind: "at-least", n: 1 }, { wording: "at-least" });
  g.rule("quantity[pl]", "at least {n:int2}", { kind: "at-least" }, { wording: "at-least" });
  g.rule("quantity[s]", "any", { kind: "some" }, { wording: "any" });
  groups(g);
  numbers(g);
}

/** Of several kinds of nouns, those that only OCG texts have: "your Equip Spells", "another Tuner", "your “A”". */
function ledTo(g: Grammar, word: string, first: string, called: Called): void {
  led(g, word, first, called);
  const options = { rule: `${word}-cards: cards as they are called after ${first}` };
  g.rule(`${word}-tuner[M]`, `${first} {++:pre-noun[M]}`, undefined, options);
  g.rule(`${word}-cards[M]`, `{traits:${word}-tuner[M]}`, { noun: "monster" }, options);
  // A name alone is the same for one and for several.
  g.rule(`${word}-named`, `${first} {++:named}`, undefined, options);
  for (const n of ["sg", "of"])
    g.rule(`${word}-cards[${n}]`, `{traits:${word}-named}`, { noun: "card" }, options);
}

const CARD_KIND: Called = [["pre-card-kind", "card-noun"]];
const ALL: Called = [["pre", "noun"], ["pre-kind", "kind-noun"], ...CARD_KIND];

function groups(g: Grammar): void {
  // "1 LIGHT “A”"
  g.rule("named", "{+:trait-attribute} {+:trait-name}");
  ledTo(g, "opponents", "{+:trait-opponents}", CARD_KIND);
  // "1 opponent's monster with a Predator Counter"
  g.rule("article[sg]", "1", { kind: "exactly", n: 1 });
  ledTo(g, "owned", "{+:trait-your}", CARD_KIND);
  ledTo(g, "banished", "{+:trait-banished}", CARD_KIND);
  // "2 of your other banished “A” cards"
  ledTo(g, "other-banished", "your {+:your-other} {+:banished-there}", ALL);
  ledTo(g, "one-more", "{+:trait-another}", ALL);
  ledTo(g, "marked", "{++:marks}", ALL);
  // "1 face-up opponent's monster", "1 banished card"
  for (const lying of ["trait-face", "trait-position"])
    g.rule("lying-opponents", `{+:${lying}} {+:trait-opponents}`);
  g.rule("marks", "{++:lying-opponents}");
  g.rule("marks", "{+:trait-lying-banished}");
  g.rule("trait-lying-banished", "banished", { trait: "in", "place.names": ["banished"] });
  g.rule("group[M]", "{quantity:quantity[M]} {...:marked-cards[M]} {where*:post}");
  // "the monsters you currently control"
  for (const [words, by] of [
    ["you", "you"],
    ["your opponent", "opponent"],
  ] as const)
    g.rule(
      "group[pl]",
      `the {...:cards[pl]} ${words} currently control${by === "you" ? "" : "s"}`,
      { quantity: { kind: "all" }, where: [{ trait: "controlled", current: true, by }] },
      { wording: "the-current", rule: "group[pl]: the {...:cards[pl]} somebody currently controls" },
    );
  // "all your banished Reptile monsters"
  g.rule("quantity-of[pl]", "all of", { kind: "all" }, { wording: "of" });
  g.rule("group[pl]", "{quantity:quantity-of[pl]} {...:banished-cards[of]} {where*:post}");
  // "your opponent's monster", "your LIGHT monsters", "your monster(s)", "your “A”"
  for (const [n, kind] of [
    ["sg", "a"],
    ["pl", "every"],
    ["s", "some"],
  ] as const)
    g.rule(
      `group[${n}]`,
      `{...:owned-cards[${n}]} {where*:post}`,
      { quantity: { kind } },
      { wording: "owned", rule: "group[M]: {...:owned-cards[M]} {where*:post}" },
    );
  // "a “X”(s) you control": however many of that name.
  g.rule(
    "group[s]",
    "a {traits:named}(s) {where:post}",
    { quantity: { kind: "some" }, noun: "card" },
    { wording: "named" },
  );
  // "another “D/D” monster(s)", "another Effect Monster", "another “A”"
  for (const [n, kind] of [
    ["sg", "a"],
    ["s", "some"],
  ] as const)
    g.rule(
      `group[${n}]`,
      `{...:one-more-cards[${n}]} {where*:post}`,
      { quantity: { kind } },
      { wording: "another", rule: "group[M]: {...:one-more-cards[M]} {where*:post}" },
    );
  // "Dragon monsters you control": all that fit.
  g.rule("subj[pl]", "{...:of-such[pl]} {where:post}", { quantity: { kind: "every" } }, { wording: "bare" });
  g.rule("subj[pl]", "{...:of-names[pl]} {where:post}", { quantity: { kind: "every" } }, { wording: "bare" });
  for (const so of ["cards-so", "either-cards"])
    g.rule(
      "subj[pl]",
      `{...:${so}[pl]}`,
      { quantity: { kind: "every" }, where: [] },
      { wording: "bare", rule: "subj[pl]: {...:cards-so[pl]}" },
    );
  closed(g);
  // "1 of your banished monsters", "2 of your opponent's Spells", "1 of your Equip Spells equipped to this card"
  g.rule("group[N]", "{quantity:part-quantity[N]} of {...:other-banished-cards[of]} {where*:post}");
  g.rule(
    "group[N]",
    "{quantity:part-quantity[N]} of {...:owned-cards[of]} {where*:post}",
    {},
    { wording: "of-owned" },
  );
  // "return your other banished “A” Spells to your GY"
  g.rule("group[pl]", "{...:other-banished-cards[pl]}", { quantity: { kind: "all" }, where: [] });
  g.rule("your-other", "other", { trait: "other" }, { wording: "banished" });
  g.rule(
    "banished-there",
    "banished",
    { trait: "in", "place.names": ["banished"], "place.of": "you" },
    { wording: "other" },
  );
  g.noted("your-other", "banished-there");
  // "1 of your banished “A” monsters or “B” cards", "1 of your “A” monsters or “B” cards"
  for (const [whose, trait] of [
    ["banished", "trait-banished"],
    ["owned", "trait-your"],
  ] as const) {
    g.rule(`${whose}-cards[of]`, `{traits:${whose}-described}`, { noun: "card" });
    g.rule(`${whose}-described`, `{+:${trait}} {++:described[pl,or]}`);
    g.rule(`${whose}-described`, `{+:${trait}} {+:either-with-comma}`);
  }
  // "1 of your banished Insect or Plant monsters, or Normal Traps"
  g.rule("either-with-comma", "{traits:kinds-with-comma}", { trait: "any-of" }, { wording: "comma" });
  g.rule("kinds-with-comma", "{+:one-described[pl]}, or {+:one-described[pl]}");
  g.noted("either-with-comma");
  g.rule("part-quantity[pl]", "any number", { kind: "any-number" });
  g.rule(
    "group[pl]",
    "any number of {...:cards[pl]} {where*:post} (min. 1)",
    { quantity: { kind: "at-least", n: 1 } },
    { wording: "min" },
  );
  whichever(g);
}

/**
 * Cards without how many of them, of one kind or of several: "“A” monsters and “B” cards you control", "LIGHT and DARK monsters".
 * Names alone are told with their place.
 */
function whichever(g: Grammar): void {
  g.rule("these[M]", "{...:of-names[M]} {where:post}");
  for (const such of ["marked", "either"]) g.rule("of-such[M]", `{=:${such}-cards[M]}`);
  g.rule("of-such[pl]", "{=:banished-cards[pl]}");
  g.rule("of-such[pl]", "{traits:described[pl,or]}", { noun: "card" });
  for (const n of ["sg", "pl"]) {
    g.rule(`of-such[${n}]`, `{traits:described[${n},and]}`, { noun: "card" });
    for (const names of ["named", "named-face", "each-of-names"])
      g.rule(
        `of-names[${n}]`,
        `{traits:${names}}`,
        { noun: "card" },
        { rule: `of-names[N]: {traits:${names}}` },
      );
  }
  g.rule("of-names[s]", "{traits:named}(s)", { noun: "card" });
  g.rule("of-names[pl]", "{traits:tokens-called}", { noun: "token" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:tokens-called} {where*:post}", { noun: "token" });
  g.rule("tokens-called", "[[{+:trait-face} ]]{+:token-called}");
  g.rule("left-out", "{traits:tokens-called}", { quantity: { kind: "all" }, noun: "token", where: [] });
  g.rule("token-called", "{name:token-name[pl]}", { trait: "name" }, { wording: "tokens" });
  g.noted("token-called");
  // Each of them is of the one or the other.
  g.rule("either-cards[M]", "{traits:of-either} {noun:noun[M]}");
  g.rule("either-cards[M]", "{traits:of-either-kind} {noun:kind-noun[M]}");
}

/** How many, said in other ways: "2 “A”", "up to 3 monster(s)", "as many … as possible". */
function numbers(g: Grammar): void {
  g.rule("quantity[pl]", "a total of {n:int2}", { kind: "exactly" }, { wording: "total" });
  g.rule("quantity[pl]", "{n:int2} or {or:int2}", { kind: "alternative" });
  g.rule("quantity[pl]", "1 or {n:int2}", { kind: "up-to" }, { wording: "one-or" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  // "up to 3 “A” and/or “B” from your hand"
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:names-and-or} {where:post}", { noun: "card" });
  g.rule("names-and-or", "{+:any-of-names}");
  g.rule("any-of-names", "{traits:names-listed}", { trait: "any-of" }, { wording: "and-or" });
  several(g, "names-listed", "trait-name", "and/or");
  g.noted("any-of-names");
  g.rule("names-or", "{+:trait-names}");
  g.rule(
    "subj[sg]",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "bare-name" },
  );
  // "1 “A”, “B”, or “C”, from your hand", "1 “A” card, from your Deck or GY"
  const [comma, from] = [
    { wording: "comma", rule: "group[M]: …, {where:trailing-from}" },
    ", {where:trailing-from}",
  ];
  g.rule("group[M]", `{quantity:quantity[M]} {...:cards[M]}${from}`, {}, comma);
  g.rule("group[sg]", `{quantity:quantity[sg]} {traits:named}${from}`, { noun: "card" }, comma);
  // "If “A”, “B”, or “C” you control is Tributed"
  g.rule(
    "subj[sg]",
    "{traits:names-or} {where:told}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "names-or" },
  );
  // "1 face-up “Umi” you control"
  for (const n of ["sg", "pl"])
    g.rule(
      `group[${n}]`,
      `{quantity:quantity[${n}]} {traits:named-face} {where*:post}`,
      { noun: "card" },
      { wording: "face" },
    );
  g.rule("named-face", "{+:trait-face} {++:named}");
  g.rule("cards[pl]", "copies of {traits:named}", { noun: "card" }, { wording: "copies" });
  const orMore = { wording: "s" };
  g.rule("group[pl]", "{quantity:quantity[pl]} {...:cards[s]} {where*:post}", {}, orMore);
  const possible = { quantity: { kind: "as-many" } };
  // There has to be one in any case: "(min. 1)".
  g.rule("group[pl]", "as many {...:these[pl]} as possible[[ {...:at-least-one}]]", possible);
  g.rule("group[pl]", "as many {...:of-such[pl]} as possible {where:post}", possible, { wording: "early" });
  for (const whose of ["banished", "owned"])
    g.rule(
      "group[pl]",
      `as many of {...:${whose}-cards[of]} as possible`,
      { ...possible, where: [] },
      { wording: `of-${whose}` },
    );
  // "as many of those monsters as possible"
  g.rule(
    "group[pl]",
    "as many of {where:part-group} as possible",
    { ...possible, traits: [], noun: "card" },
    { wording: "of-part" },
  );
  // "as many monsters your opponent controls as possible that were Special Summoned this turn"
  g.rule("group[pl]", "as many {...:cards[pl]} {where:split-possible}", possible);
  for (const [first, last] of [
    ["{+:trait-controlled}", "{++:afters}"],
    ["{+:trait-with}", "{+:trait-from}"],
  ])
    g.rule("split-possible", `${first} as possible ${last}`, undefined, { wording: "split" });
  g.rule(
    "obj",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    {
      wording: "bare-name",
    },
  );
  // "1 of your “A” monsters that is banished or in your GY"
  g.rule("group[N]", "{...:part-of-yours[N]} {where:lying-so}", {}, { wording: "of-yours" });
  g.rule("lying-so", "{+:trait-lying}");
  g.rule("lying-so", "{+:trait-lying}{+:trait-except}");
  g.rule("lying-so", "{+:trait-except} {+:trait-lying}", undefined, { wording: "except-first" });
  g.rule("lying-so", "{+:trait-with} {+:trait-lying}[[{+:trait-except}]]", undefined, {
    wording: "with-lying",
  });
  for (const said of ["with", "printed"])
    g.rule("lying-so", `{+:trait-lying}, {+:trait-${said}}`, undefined, {
      wording: "with-after",
      rule: "lying-so: {+:trait-lying}, and what else is said",
    });
}

/** "All monsters on the field, except “A” monsters, lose …": where the sentence goes on, a comma closes what is excepted. */
function closed(g: Grammar): void {
  g.rule("closed-post", "[[{++:post}]]{+:trait-except-closed}");
  g.rule("closed-group[M]", "{quantity:quantity[M]} {...:cards[M]} {where:closed-post}");
  g.rule("closed-these", "{...:of-such[pl]} {where:closed-post}");
  g.rule("closed-owned", "{...:owned-cards[pl]} {where:closed-post}");
  g.noted("closed-group");
  g.rule("subj[N]", "{=:closed-group[N]}");
  g.rule("subj[sg]", "{=:closed-group[s]}");
  const every = { quantity: { kind: "every" } };
  g.rule("subj[pl]", "{...:closed-these}", every, { wording: "bare" });
  g.rule("subj[pl]", "{...:closed-owned}", every, { wording: "owned" });
}
