import type { Grammar } from "../../grammar.ts";

const ofPlayer = (player: string, quantity: { readonly kind: string }) => ({
  kind: "exists",
  player,
  what: { quantity, traits: [], noun: "monster", where: [] },
});

/** "Only your opponent controls a monster" */
const ONLY_OPPONENT = {
  kind: "both",
  all: [ofPlayer("you", { kind: "no" }), ofPlayer("opponent", { kind: "a" })],
} as const;

/**
 * What players have, and what is there: "you have 2 or more monsters on your field", "there is a face-up “A”". `state` stands after "if",
 * "while", and alone in a requirement.
 */
export function rushHaving(g: Grammar): void {
  g.rule("state", "you have {what:possessed}", { kind: "exists", player: "you" });
  g.rule("state", "your opponent has {what:possessed}", { kind: "exists", player: "opponent" });
  g.rule("state", "a player has {what:possessed}", { kind: "exists", player: "either" });
  g.rule("possessed", "{=:group[N]}");
  g.rule(
    "possessed",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule(
    "possessed",
    "cards {where:post}",
    { quantity: { kind: "some" }, traits: [], noun: "card" },
    { wording: "some" },
  );
  // "You have 2 or more face-up monsters on your field, including a Normal Monster"
  g.rule(
    "possessed",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} {where*:post}, including {including:last-branch}",
  );
  // "You only have 1 monster on your field"
  g.rule("state", "you only have {what:sole}", { kind: "exists", player: "you" }, { wording: "only" });
  g.rule("sole", "1 {traits*:pre} {noun:noun[sg]} {where:post}", {
    quantity: { kind: "between", n: 1, most: 1 },
  });
  g.rule(
    "state",
    "your opponent only has {what:sole}",
    { kind: "exists", player: "opponent" },
    { wording: "only" },
  );
  g.rule("state", "they have {what:possessed}", { kind: "exists", player: "opponent" }, { wording: "they" });
  // "Either player has a card in their Field Zone"
  g.rule(
    "state",
    "either player has {what:owned-apart}",
    { kind: "exists", player: "either" },
    { wording: "own" },
  );
  g.rule("owned-apart", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where:in-their-own}");
  g.rule("in-their-own", "{+:trait-their-own}");
  g.rule("trait-their-own", "in their {place.names:places[in]}", { trait: "in", "place.of": "either" });
  g.rule("state", "only your opponent controls a monster", ONLY_OPPONENT, { wording: "only-opponent" });
  g.noted("sole", "owned-apart", "trait-their-own");
  amounts(g);
  pairs(g);
  there(g);
  only(g);
}

function amounts(g: Grammar): void {
  g.rule(
    "possessed",
    "1 {noun:noun[sg]} or less {where:post}",
    { quantity: { kind: "at-most", n: 1 }, traits: [] },
    { wording: "less-after" },
  );
  g.rule(
    "possessed",
    "1 or less {noun:noun[sg]} {where:post}",
    { quantity: { kind: "at-most", n: 1 }, traits: [] },
    { wording: "less-one" },
  );
  // "2 or more different Types of Normal Monster(s)"
  g.rule(
    "possessed",
    "{quantity:quantity[pl]} {traits:different-of} {where*:post}",
    { noun: "monster" },
    { wording: "different" },
  );
  g.rule("different-of", "{+:trait-different-of} {+:trait-named-kind} Monster(s)");
  g.rule("trait-different-of", "different {by:property-names} of", { trait: "unlike" });
  g.rule(
    "possessed",
    "{quantity.n:int} {noun:noun[pl]} or less {where:post}",
    { "quantity.kind": "at-most", traits: [] },
    { wording: "less-after" },
  );
  g.rule("state", "you control {what:group[N]}", { kind: "exists", player: "you" }, { wording: "control" });
  g.rule(
    "state",
    "this is the only card in your hand",
    {
      kind: "exists",
      player: "you",
      what: {
        quantity: { kind: "no" },
        traits: [{ trait: "other" }],
        noun: "card",
        where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
      },
    },
    { wording: "alone" },
  );
  g.noted("possessed");
  g.rule("state", "neither player has cards in their hand", {
    kind: "exists",
    not: true,
    what: {
      quantity: { kind: "some" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "either", names: ["hand"] } }],
    },
  });
}

/** "You have “A” and “B” in your Graveyard" */
function pairs(g: Grammar): void {
  for (const [who, player] of [
    ["you have", "you"],
    ["your opponent has", "opponent"],
  ] as const)
    g.rule("state", `${who} {names:name-pair} {where:post}`, { kind: "has-all", player });
  g.rule("name-pair", "{+:name} and {+:name}");
  g.rule("name-pair", "{+:name}, {+:name}, and {+:name}");
  for (const [who, player] of [
    ["you have", "you"],
    ["your opponent has", "opponent"],
  ] as const)
    g.rule("state", `${who} a face-up {names:name-pair} {where:post}`, {
      kind: "has-all",
      player,
      faceUp: true,
    });
}

/** "A Dragon Type monster is in your Graveyard" */
function there(g: Grammar): void {
  g.rule("state", "{...:group-is[N]}", { kind: "exists" }, { wording: "is" });
  g.rule("group-is[N]", "{what:group-there[N]}");
  g.rule("group-there[N]", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} <is/are> {where:post}");
  g.rule(
    "group-there[N]",
    "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} <is/are> {where:post}",
  );
  g.rule("state", "there <is/are> {what:group[N]}", { kind: "exists" }, { wording: "there" });
  g.rule(
    "group-there[sg]",
    "{traits:named} is {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule("group-there[sg]", "{quantity:quantity[sg]} {traits:named} is {where:post}", { noun: "card" });
  g.noted("group-there");
  g.rule("group-there[sg]", "{traits:another} {noun:noun[sg]} is {where:post}", { quantity: { kind: "a" } });
}

/** "The only monsters in your Graveyard are Dragon Type monsters" */
function only(g: Grammar): void {
  // "The only monsters in your Graveyard are Dragon Type monsters"
  g.rule("state", "the only {traits*:pre} {noun:noun[pl]} {where:post} are {being:kind-of}", {
    kind: "only",
  });
  for (const [words, wording] of [
    ["all the", "all"],
    ["all of the", "all-of"],
  ] as const)
    g.rule(
      "state",
      `${words} {traits*:pre} {noun:noun[pl]} {where:post} are {being:kind-of}`,
      { kind: "only" },
      { wording },
    );
  g.rule(
    "kind-of",
    "{traits:type-alone}",
    { quantity: { kind: "every" }, noun: "monster", where: [] },
    { wording: "type" },
  );
  g.rule("type-alone", "{+:trait-type}");
  g.rule("kind-of", "{traits:pre} {noun:noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("kind-of", "{traits:pre-kind} {noun:kind-noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("kind-of", "{traits:pre} {noun:noun[pl]} {where:post}", { quantity: { kind: "every" } });
  g.noted("kind-of");
}
