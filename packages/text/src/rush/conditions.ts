import type { Grammar } from "../grammar.ts";

const ofPlayer = (player: string, quantity: { readonly kind: string }) => ({
  kind: "exists",
  player,
  what: { quantity, traits: [], noun: "monster", where: [] },
});

const LP_THAN_THEIRS = {
  kind: "value",
  value: { value: "lp", of: "you" },
  than: { value: "lp", of: "opponent" },
};

/** "Only your opponent controls a monster" */
const ONLY_OPPONENT = {
  kind: "both",
  all: [ofPlayer("you", { kind: "no" }), ofPlayer("opponent", { kind: "a" })],
} as const;

/** What has to be so: `state` stands after "if", "while", and alone in a requirement. */
export function rushConditions(g: Grammar): void {
  having(g);
  points(g);
  done(g);
}

function having(g: Grammar): void {
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
  for (const [who, player] of [
    ["you have", "you"],
    ["your opponent has", "opponent"],
  ] as const)
    g.rule("state", `${who} {names:name-pair} {where:post}`, { kind: "has-all", player });
  g.rule("name-pair", "{+:name} and {+:name}");
  g.rule("name-pair", "{+:name}, {+:name}, and {+:name}");
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
        traits: [{ trait: "other", than: { ref: "this-card" } }],
        noun: "card",
        where: [{ trait: "in", place: { of: "you", names: ["hand"] } }],
      },
    },
    { wording: "alone" },
  );
  // Amounts: "the total Level of all face-up monsters on your field is 10 or higher"
  g.rule(
    "state",
    "the total {value.stat:any-stat} of {value.of:group[pl]} is {than:int} {compare:or-lower}",
    {
      kind: "value",
      "value.value": "stat",
    },
  );
  g.rule("state", "{value:bracket} and {than:bracket} are the same", { kind: "value", compare: "exactly" });
  g.rule("state", "{value:amount} exceeds {than:amount}", { kind: "value", compare: "above" });
  g.rule("state", "this card is not in Maximum Mode", { kind: "maximum-mode", not: true });
  // Two of them.
  g.rule("cond", "{=:state}");
  g.rule("cond", "{all:state-pair}", { kind: "both" });
  g.rule("cond", "{all:state-pair-comma}", { kind: "both" }, { wording: "comma" });
  g.rule("state-pair", "{+:state} and {+:other-state}");
  // "You have 10 or more cards in your Deck and another face-up monster on your field"
  g.rule("state-pair", "{+:having-there} and {+:had-there}");
  g.rule("having-there", "you have {what:there}", { kind: "exists", player: "you" });
  g.rule("had-there", "{what:there}", { kind: "exists", player: "you" }, { wording: "elided" });
  g.rule("there", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where:post}");
  g.rule("there", "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} {where:post}");
  g.rule("there", "{traits:another} {noun:noun[sg]} {where:post}", { quantity: { kind: "a" } });
  g.rule(
    "there",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule("state-pair-comma", "{+:state}, and {+:other-state}");
  g.rule("other-state", "{=:state}");
  g.rule("other-state", "have {what:possessed}", { kind: "exists", player: "you" }, { wording: "have" });
  g.rule(
    "other-state",
    "have {names:name-pair} {where:post}",
    { kind: "has-all", player: "you" },
    { wording: "have" },
  );
  g.noted("cond", "other-state", "having-there", "had-there", "there");
  g.noted("possessed");
  g.rule("state", "{...:group-is[N]}", { kind: "exists" }, { wording: "is" });
  g.rule("group-is[N]", "{what:group-there[N]}");
  g.rule("group-there[N]", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} <is/are> {where:post}");
  g.rule(
    "group-there[N]",
    "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} <is/are> {where:post}",
  );
  g.rule("state", "there <is/are> {what:group[N]}", { kind: "exists" }, { wording: "there" });
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
  g.noted("kind-of", "done-group");
  g.rule(
    "group-there[sg]",
    "{traits:named} is {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule("group-there[sg]", "{quantity:quantity[sg]} {traits:named} is {where:post}", { noun: "card" });
  g.noted("group-there");
}

function points(g: Grammar): void {
  for (const [whose, of] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const) {
    g.rule("state", `${whose} LP are {n:int} {compare:or-lower}`, { kind: "lp", of });
    g.rule("state", `${whose} LP are {n:int} {compare:or-less}`, { kind: "lp", of }, { wording: "less" });
  }
  for (const [words, compare, wording] of [
    ["lower than your opponent's", "below"],
    ["lower than theirs", "below", "theirs"],
    ["lower than or equal to your opponent's LP", "at-most"],
    ["equal to or higher than your opponent's LP", "at-least"],
  ] as const)
    g.rule("state", `your LP are ${words}`, { ...LP_THAN_THEIRS, compare }, wording ? { wording } : {});
  g.rule("state", "your LP and your opponent's are different", {
    ...LP_THAN_THEIRS,
    compare: "exactly",
    not: true,
  });
  g.rule("state", "your opponent's LP are at least {least:int} higher than yours", { kind: "lp-lower" });
  g.rule(
    "state",
    "their LP are at least {least:int} higher than yours",
    { kind: "lp-lower" },
    { wording: "their" },
  );
}

/** What was done by the effect before, or to meet the requirement. */
function done(g: Grammar): void {
  const did = { kind: "this-way" };
  const ends = [
    ["by this effect", { part: "effect" }],
    ["to meet the requirement", { part: "requirement" }],
  ] as const;
  for (const [end, part] of ends) {
    g.rule("state", `you {verb:did-verb} {what:sample} ${end}`, { ...did, ...part });
    g.rule("state", `you sent {what:sample} to {to:place[in]} ${end}`, { ...did, ...part, verb: "send" });
    g.rule("state", `you shuffled {what:sample} into {to:place[in]} ${end}`, {
      ...did,
      ...part,
      verb: "shuffle",
    });
    g.rule("state", `you added {what:sample} to {to:place[in]} ${end}`, { ...did, ...part, verb: "add" });
  }
  g.words("did-verb", {
    "Special Summoned": "special-summon",
    "Fusion Summoned": "fusion-summon",
    "Ritual Summoned": "ritual-summon",
    destroyed: "destroy",
    revealed: "reveal",
    placed: "put",
    drew: "draw",
    excavated: "excavate",
  });
  g.rule("state", "{what:done-group} {...:was-done}", did, { wording: "was" });
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[sg]} is",
    { quantity: { kind: "a" }, where: [] },
    { wording: "is" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[sg]} was",
    { quantity: { kind: "a" }, where: [] },
    { wording: "was" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} is",
    { quantity: { kind: "some" }, where: [] },
    { wording: "s-is" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} was",
    { quantity: { kind: "some" }, where: [] },
    { wording: "s-was" },
  );
  g.rule(
    "done-group",
    "@a {traits*:pre} {noun:noun[s]} {where:post} is",
    { quantity: { kind: "some" } },
    { wording: "s-with" },
  );
  g.rule("was-done", "among the cards sent", { verb: "send" });
  g.rule("was-done", "among the cards sent to {to:place[in]} by this effect", {
    verb: "send",
    part: "effect",
  });
  g.rule(
    "was-done",
    "sent to {to:place[in]} by this effect",
    { verb: "send", part: "effect" },
    { wording: "sent" },
  );
  g.rule(
    "was-done",
    "sent to {to:place[in]} to meet the requirement",
    { verb: "send", part: "requirement" },
    { wording: "sent" },
  );
  g.rule("state", "you changed a battle position by this effect", {
    ...did,
    verb: "change-position",
    part: "effect",
  });
  g.rule("state", "you changed {what:sample} to face-up {position:position} by this effect", {
    ...did,
    verb: "change-position",
    part: "effect",
  });
  g.rule("state", "you returned {what:sample} to {to:place[in]} by this effect", {
    ...did,
    verb: "return",
    part: "effect",
  });
  g.rule("state", "you returned {what:sample} by this effect", { ...did, verb: "return", part: "effect" });
  // "If that card is a Trap Card", "if it was a monster"
  for (const [verb, noted] of [
    ["is", {}],
    ["was", { wording: "was" }],
  ] as const)
    for (const ref of ["ref[sg]"])
      g.rule("state", `{what:${ref}} ${verb} {being:sample}`, { kind: "is" }, noted);
  g.rule(
    "sample",
    "{traits:being-traits}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "traits" },
  );
  g.rule(
    "sample",
    "a Monster Card",
    { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    { wording: "monster-card" },
  );
  g.rule("being-traits", "{+:trait-attribute}");
  g.rule("being-traits", "{+:trait-type}");
  g.rule("being-traits", "{+:trait-level}");
  g.rule("sample", "{=:group[N]}");
  g.rule(
    "sample",
    "{traits:named}",
    { quantity: { kind: "a" }, noun: "card", where: [] },
    { wording: "bare" },
  );
  g.noted("sample");
  const coin = { kind: "coin", of: { ref: "this-way", verb: "toss-coin", voice: "done" } };
  g.rule("state", "the result is {result:coin-side}", coin);
  g.words("coin-side", { heads: "heads", tails: "tails" });
}
