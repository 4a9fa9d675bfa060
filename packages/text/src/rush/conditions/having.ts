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
  g.words("who-has", { "you have": "you", "your opponent has": "opponent", "a player has": "either" });
  g.words("who-controls", { "you control": "you", "your opponent controls": "opponent" });
  g.rule("state", "{player:who-has} {what:possessed}", { kind: "exists" });
  g.rule("state", "they have {what:possessed}", { kind: "exists", player: "opponent" }, { wording: "they" });
  g.rule("state", "{player:who-controls} {what:group[N]}", { kind: "exists" }, { wording: "control" });
  g.rule("possessed", "{=:group[N]}");
  g.rule(
    "possessed",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule("possessed", "{...:cards[pl]} {where:post}", { quantity: { kind: "some" } }, { wording: "some" });
  // "You have 2 or more face-up monsters on your field, including a Normal Monster"
  g.rule(
    "possessed",
    "{quantity:quantity[pl]} {...:cards[pl]} {where*:post}, including {including:last-branch}",
  );
  // "You only have 1 monster on your field"
  g.words("who-only-has", { "you only have": "you", "your opponent only has": "opponent" });
  g.rule("state", "{player:who-only-has} {what:sole}", { kind: "exists" }, { wording: "only" });
  g.rule("sole", "1 {...:cards[sg]} {where:post}", { quantity: { kind: "between", n: 1, most: 1 } });
  // "Either player has a card in their Field Zone"
  g.rule(
    "state",
    "either player has {what:owned-apart}",
    { kind: "exists", player: "either" },
    { wording: "own" },
  );
  g.rule("owned-apart", "{quantity:quantity[N]} {...:cards[N]} {where:in-their-own}");
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
    "{quantity:no-more[N]} {...:cards[N]} or less {where:post}",
    {},
    { wording: "less-after" },
  );
  g.rule(
    "possessed",
    "1 or less {...:cards[sg]} {where:post}",
    { quantity: { kind: "at-most", n: 1 } },
    {
      wording: "less-one",
    },
  );
  g.rule("no-more[sg]", "1", { kind: "at-most", n: 1 });
  g.rule("no-more[pl]", "{n:int2}", { kind: "at-most" });
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
  g.rule("state", "{player:who-has} {names:name-pair} {where:post}", { kind: "has-all" });
  g.rule("state", "{player:who-has} a face-up {names:name-pair} {where:post}", {
    kind: "has-all",
    faceUp: true,
  });
  g.rule("name-pair", "{+:name} and {+:name}");
  g.rule("name-pair", "{+:name}, {+:name}, and {+:name}");
}

/** "A Dragon Type monster is in your Graveyard" */
function there(g: Grammar): void {
  g.rule("state", "{...:group-is[N]}", { kind: "exists" }, { wording: "is" });
  g.rule("group-is[N]", "{what:group-there[N]}");
  g.rule("group-there[N]", "{quantity:quantity[N]} {...:things[N]} <is/are> {where:post}");
  g.rule(
    "group-there[sg]",
    "{traits:named} is {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "bare" },
  );
  g.rule("group-there[sg]", "{...:another-cards[sg]} is {where:post}", { quantity: { kind: "a" } });
  g.rule("state", "there <is/are> {what:group[N]}", { kind: "exists" }, { wording: "there" });
  g.noted("group-there");
}

/** "The only monsters in your Graveyard are Dragon Type monsters" */
function only(g: Grammar): void {
  const kind = { kind: "only" };
  g.rule("state", "the only {...:cards[pl]} {where:post} are {being:kind-of}", kind);
  g.rule("state", "all <<the|of the>> {...:cards[pl]} {where:post} are {being:kind-of}", kind, {
    wording: "all",
  });
  const every = { quantity: { kind: "every" } };
  g.rule("kind-of", "{traits:type-alone}", { ...every, noun: "monster", where: [] }, { wording: "type" });
  g.rule("type-alone", "{+:trait-type}");
  g.rule("kind-of", "{...:cards-so[pl]} {where*:post}", every);
  g.noted("kind-of");
}
