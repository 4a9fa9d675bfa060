import { type Called, led } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** Any noun, whether or not its kind has a capital letter. */
const ANY: Called = [
  ["pre", "noun"],
  ["pre-kind", "kind-noun"],
];

/** Groups with a number: "2 “A”", "1 “A” or 1 “B”", "up to 3 monster(s)", "another monster". */
export function rushGroups(g: Grammar): void {
  // 1 "A", 2 "A", up to 2 "A", 1 "A" or "B", 1 Level 7 "A".
  g.rule("named", "{++:pre} {+:trait-name}");
  g.rule("named", "{++:pre} {+:trait-names}");
  // Cards as they are called, by what they are or by their name.
  g.rule("things[N]", "{...:cards[N]}");
  g.rule("things[N]", "{traits:named}", { noun: "card" });
  g.rule("group[pl]", "{quantity:quantity[pl]} {traits:named} {where*:post}", { noun: "card" });
  // "up to 3 monster(s)"
  g.rule("group[pl]", "{quantity:quantity[pl]} {...:cards[s]} {where*:post}", {}, { wording: "s" });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} cards ({traits:named}) {where*:post}",
    { noun: "card" },
    {
      wording: "in-brackets",
    },
  );
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} Spell and Trap Cards {where*:post}",
    { traits: [], noun: "spell-or-trap" },
    { wording: "spell-and-trap" },
  );
  // "another face-up Dragon Type monster on your field"
  g.rule("trait-another", "another", { trait: "other" }, { wording: "another" });
  led(g, "another", "{+:trait-another}", ANY);
  g.rule("group[sg]", "{...:another-cards[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.noted("trait-another");
  numbers(g);
  branches(g);
  reckoned(g);
  top(g);
  apart(g);
}

/** How many. */
function numbers(g: Grammar): void {
  g.rule("quantity[pl]", "{n:int} or less", { kind: "at-most" });
  g.rule("quantity[pl]", "{n:int} to {most:int}", { kind: "between" });
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
    const category = word === "and" ? "two-placed" : group;
    g.rule(category, `{...:placed-branch} ${word} {${several}:last-branch} {where*:post}`);
  }
  g.rule("obj", "{=:two-placed}");
  g.rule("group[pl]", "{...:branch}, and {both:last-branch}, {where:placed}", {}, { wording: "comma" });
  // "1 “A”, 1 “B”, and/or 1 “C”"
  g.rule("group[pl]", "{...:branch}, {each:middle-branch} {where*:post}", {}, { wording: "three" });
  g.rule("middle-branch", "{...:last-branch}, and/or {each:last-branch}");
  g.rule("branch", "{quantity:quantity[N]} {...:things[N]}");
  g.rule("last-branch", "{quantity:quantity[N]} {...:things[N]}");
  g.rule("placed-branch", "{quantity:quantity[N]} {...:things[N]} {own:post}");
  g.noted("branch", "placed-branch", "last-branch", "two-placed");
  // "“A” or a DARK monster with 1200 DEF in your Graveyard"
  g.rule("group[sg]", "{...:bare-branch} or {one:second-branch} {where:placed}");
  g.rule("second-branch", "{quantity:quantity[sg]} {...:cards[sg]} {own?:with-list}");
  g.rule("placed", "[[{+:trait-face-up} ]]{+:trait-in}");
  g.rule("placed", "{+:trait-from}");
  g.rule("bare-branch", "{...:one-named}");
  g.noted("second-branch", "bare-branch");
  // "1 Fish or 1 Sea Serpent Type monster"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:bare-type} or {one:last-branch} {where*:post}",
    { noun: "monster" },
    { wording: "bare-type" },
  );
  g.rule("bare-type", "{+:type-item}");
}

/** How many is reckoned: "…, up to [the number of …]", "… equal to [the number of …]"; `uncounted` is what without that. */
function reckoned(g: Grammar): void {
  g.rule("uncounted", "{...:things[pl]} {where*:post}");
  g.rule("uncounted", "cards from the top of {where:top}", { traits: [], noun: "card" }, { wording: "from" });
  g.rule("so-many", ", up to {amount:bracket}", { kind: "reckoned", least: "one" });
  g.rule("so-many", "equal to {amount:bracket}", { kind: "reckoned", least: "all" });
  g.rule("obj", "{...:uncounted} {quantity:so-many}");
  const cards = { traits: [], noun: "card" };
  g.rule("obj", "cards {quantity:so-many} from the top of {where:top}", cards, { wording: "so-many-first" });
  g.noted("obj", "uncounted");
}

/** "1 card from the top of your Deck", "the bottom card of your Deck" */
function top(g: Grammar): void {
  g.rule("top-cards[N]", "{=:quantity[N]} <card/cards> from the top", undefined, { wording: "from" });
  g.rule("place-bottom", "your Deck", { of: "you", names: ["deck-bottom"] });
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
  g.rule("group[pl]", "{quantity:quantity[pl]} {...:cards[pl]} {own:there-in} and/or {one:those-in}", {
    where: [],
  });
  g.rule("there-in", "{+:trait-in}");
  g.rule("those-in", "{noun:noun[pl]} {own:there-in}", { quantity: { kind: "some" }, traits: [] });
  g.noted("those-in");
}
