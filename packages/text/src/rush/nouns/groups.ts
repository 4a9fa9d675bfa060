import type { Grammar } from "../../grammar.ts";

/** Groups with a number: "2 “A”", "1 “A” or 1 “B”", "up to 3 monster(s)", "another monster". */
export function rushGroups(g: Grammar): void {
  // 1 "A", 2 "A", up to 2 "A", 1 "A" or "B", 1 Level 7 "A".
  g.rule("named", "{++:pre} {+:trait-name}");
  g.rule("named", "{++:pre} {+:trait-names}");
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  // "up to 3 monster(s)"
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[s]} {where*:post}",
    {},
    { wording: "s" },
  );
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} cards ({traits:named}) {where*:post}",
    { noun: "card" },
    { wording: "in-brackets" },
  );
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} Spell and Trap Cards {where*:post}",
    { traits: [], noun: "spell-or-trap" },
    { wording: "spell-and-trap" },
  );
  // "another face-up Dragon Type monster on your field"
  g.rule("group[sg]", "{traits:another} {noun:noun[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.rule("another", "{+:trait-another}");
  g.rule("another", "{+:trait-another} {++:pre}");
  g.rule("trait-another", "another", { trait: "other" }, { wording: "another" });
  g.noted("trait-another");
  numbers(g);
  branches(g);
  reckoned(g);
  top(g);
  apart(g);
}

/** How many. */
function numbers(g: Grammar): void {
  g.rule("quantity[sg]", "1 additional", { kind: "exactly", n: 1 }, { wording: "additional" });
  g.rule("quantity[pl]", "{n:int} or less", { kind: "at-most" });
  g.rule("quantity[pl]", "{n:int} to {most:int}", { kind: "between" });
  // "3 additional monsters": those that were taken before are not there any more.
  g.rule("quantity[pl]", "{n:int2} additional", { kind: "exactly" }, { wording: "additional" });
  g.rule("quantity[pl]", "up to {n:int2} additional", { kind: "up-to" }, { wording: "additional" });
  g.rule("quantity[pl]", "0", { kind: "no" }, { wording: "zero" });
}

/** 1 "A" or 1 "B": one of the two; where they are is said at the end. */
function branches(g: Grammar): void {
  for (const [word, several] of [
    ["or", "one"],
    ["and/or", "each"],
    ["and", "both"],
  ] as const) {
    const group = `group[${word === "or" ? "sg" : "pl"}]`;
    g.rule(group, `{...:branch} ${word} {${several}:last-branch} {where*:post}`);
    // "You have 1 card in your hand and 1 monster on your field" is two conditions, to send those is one cost.
    const category = word === "and" ? "obj" : group;
    g.rule(category, `{...:placed-branch} ${word} {${several}:last-branch} {where*:post}`);
  }
  g.rule("group[pl]", "{...:branch}, and {both:last-branch}, {where:placed}", {}, { wording: "comma" });
  // "1 “A”, 1 “B”, and/or 1 “C”"
  g.rule("group[pl]", "{...:branch}, {each:middle-branch} {where*:post}", {}, { wording: "three" });
  g.rule("middle-branch", "{...:last-branch}, and/or {each:last-branch}");
  for (const [category, own] of [
    ["branch", ""],
    ["placed-branch", " {own:post}"],
    ["last-branch", ""],
  ] as const) {
    g.rule(category, `{quantity:quantity[N]} {traits*:pre} {noun:noun[N]}${own}`);
    g.rule(category, `{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]}${own}`);
    g.rule(category, `{quantity:quantity[N]} {traits:named}${own}`, { noun: "card" });
  }
  g.noted("branch", "placed-branch", "last-branch");
  // "“A” or a DARK monster with 1200 DEF in your Graveyard"
  g.rule("group[sg]", "{...:bare-branch} or {one:second-branch} {where:placed}");
  g.rule("second-branch", "{quantity:quantity[sg]} {traits*:pre} {noun:noun[sg]} {own?:with-list}");
  g.rule("second-branch", "{quantity:quantity[sg]} {traits:pre-kind} {noun:kind-noun[sg]} {own?:with-list}");
  g.rule("placed", "{+:trait-in}");
  g.rule("placed", "{+:trait-from}");
  g.rule("placed", "{+:trait-face-up} {+:trait-in}");
  g.rule("bare-branch", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "bare" });
  g.noted("second-branch", "bare-branch");
  g.rule("group[sg]", "either {...:branch} or {one:last-branch} {where*:post}", undefined, {
    wording: "either",
  });
  // "1 Fish or 1 Sea Serpent Type monster"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:bare-type} or {one:last-branch} {where*:post}",
    { noun: "monster" },
    { wording: "bare-type" },
  );
  g.rule("bare-type", "{+:type-item}");
}

/** How many is reckoned: "…, up to [the number of …]", "… equal to [the number of …]". */
function reckoned(g: Grammar): void {
  for (const [words, kind] of [
    [", up to", "one"],
    [" equal to", "all"],
    [" up to", "one"],
  ] as const) {
    const reckoned = { "quantity.kind": "reckoned", "quantity.least": kind };
    const noted = words === " up to" ? { wording: "close" } : {};
    g.rule(
      "obj",
      `{traits*:pre} {noun:noun[pl]} {where*:post}${words} {quantity.amount:bracket}`,
      reckoned,
      noted,
    );
    g.rule(
      "obj",
      `{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}${words} {quantity.amount:bracket}`,
      reckoned,
      noted,
    );
  }
  g.noted("obj");
}

/** "1 card from the top of your Deck", "the bottom card of your Deck" */
function top(g: Grammar): void {
  g.rule(
    "group[sg]",
    "1 card from the top of {where:top}",
    { quantity: { kind: "exactly", n: 1 }, traits: [], noun: "card" },
    { wording: "from" },
  );
  g.rule(
    "group[pl]",
    "{quantity.n:int2} cards from the top of {where:top}",
    { "quantity.kind": "exactly", traits: [], noun: "card" },
    { wording: "from" },
  );
  g.rule("place-bottom", "your Deck", { of: "you", names: ["deck-bottom"] });
  g.rule(
    "obj",
    "cards from the top of {where:top} equal to {quantity.amount:bracket}",
    { "quantity.kind": "reckoned", "quantity.least": "all", traits: [], noun: "card" },
    { wording: "from" },
  );
}

/** Cards of two places, and all but some. */
function apart(g: Grammar): void {
  const graveyard = (of: string) => [{ trait: "from", place: { of, names: ["graveyard"] } }];
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("group[pl]", "1 card from each player's Graveyard", {
    ...one,
    traits: [],
    own: graveyard("you"),
    both: { ...one, traits: graveyard("opponent") },
    where: [],
  });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} {own:there-in} and/or {one:those-in}",
    { where: [] },
  );
  g.rule("there-in", "{+:trait-in}");
  g.rule("those-in", "{noun:noun[pl]} {own:there-in}", { quantity: { kind: "some" }, traits: [] });
  g.noted("those-in");
  g.rule("group[pl]", "all {traits*:pre} {noun:noun[pl]} {where*:post}, except {except:bare-group}", {
    quantity: { kind: "all" },
  });
}
