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

const inHand = (of: string) => [{ trait: "in", place: { of, names: ["hand"] } }];

/**
 * What players have, and what is there: "you have 2 or more monsters on your field", "there is a face-up “A”". `state` stands after "if",
 * "while", and alone in a requirement; `has[N]` is what is said of a player.
 */
export function rushHaving(g: Grammar): void {
  g.rule("state", "{player:who[N]} {...:has[N]}");
  const exists = { kind: "exists" };
  g.rule("has[N]", "<has/have> {what:possessed}", exists);
  g.rule("has[N]", "<controls/control> {what:one-group}", exists, { wording: "control" });
  g.rule("one-group", "{=:group[N]}");
  // "You only have 1 monster on your field"
  g.rule("has[N]", "only <has/have> {what:sole}", exists, { wording: "only" });
  g.rule("sole", "1 {...:cards[sg]} {where:post}", { quantity: { kind: "between", n: 1, most: 1 } });
  // "You have “A” and “B” in your Graveyard"
  g.rule("has[N]", "<has/have> {names:name-pair} {where:post}", { kind: "has-all" });
  g.rule("has[N]", "<has/have> a face-up {names:name-pair} {where:post}", { kind: "has-all", faceUp: true });
  g.rule("name-pair", "{+:name} and {+:name}");
  g.rule("name-pair", "{+:name}, {+:name}, and {+:name}");
  // "Either player has a card in their Field Zone"
  g.rule(
    "state",
    "either player has {what:owned-apart}",
    { ...exists, player: "either" },
    { wording: "own" },
  );
  g.rule("owned-apart", "{quantity:quantity[N]} {...:cards[N]} {where:in-their-own}");
  g.rule("in-their-own", "{+:trait-their-own}");
  g.rule("trait-their-own", "in their {place.names:places[in]}", { trait: "in", "place.of": "either" });
  g.rule("state", "only your opponent controls a monster", ONLY_OPPONENT, { wording: "only-opponent" });
  const card = { traits: [], noun: "card" };
  g.rule("state", "neither player has cards in their hand", {
    ...exists,
    not: true,
    what: { ...card, quantity: { kind: "some" }, where: inHand("either") },
  });
  const others = { ...card, quantity: { kind: "no" }, traits: [{ trait: "other" }], where: inHand("you") };
  const alone = { ...exists, player: "you", what: others };
  g.rule("state", "this is the only card in your hand", alone, { wording: "alone" });
  g.noted("sole", "owned-apart", "trait-their-own");
  possessed(g);
  there(g);
  only(g);
}

function possessed(g: Grammar): void {
  g.rule("possessed", "{=:group[N]}");
  g.rule("possessed", "{...:one-named} {where:post}");
  g.rule("possessed", "{...:cards[pl]} {where:post}", { quantity: { kind: "some" } }, { wording: "some" });
  // "You have 2 or more face-up monsters on your field, including a Normal Monster"
  g.rule("possessed", "{...:some-things[N]} {where*:post}, including {including:last-branch}");
  g.rule(
    "possessed",
    "{quantity:no-more[N]} {...:cards[N]} or less {where:post}",
    {},
    { wording: "less-after" },
  );
  g.rule("possessed", "{quantity:one-or-less} {...:cards[sg]} {where:post}", {}, { wording: "less-one" });
  g.rule("one-or-less", "1 or less", { kind: "at-most", n: 1 });
  g.rule("no-more[sg]", "1", { kind: "at-most", n: 1 });
  g.rule("no-more[pl]", "{n:int2}", { kind: "at-most" });
  // "2 or more different Types of Normal Monster(s)"
  g.rule(
    "possessed",
    "{quantity:quantity[pl]} {traits:different-of} {where*:post}",
    { noun: "monster" },
    {
      wording: "different",
    },
  );
  g.rule("different-of", "{+:trait-different-of} {+:trait-named-kind} Monster(s)");
  g.rule("trait-different-of", "different {by:property-names} of", { trait: "unlike" });
  g.noted("possessed");
  // Where they are is said after them, or after "is".
  g.rule("some-things[N]", "{quantity:quantity[N]} {...:things[N]}");
  g.rule("some-things[sg]", "{...:another-cards[sg]}", { quantity: { kind: "a" } });
  g.rule("some-things[sg]", "{...:one-named}");
  g.rule("one-named", "{traits:named}", { quantity: { kind: "a" }, noun: "card" }, { wording: "bare" });
}

/** "A Dragon Type monster is in your Graveyard" */
function there(g: Grammar): void {
  g.rule("state", "{...:group-is[N]}", { kind: "exists" }, { wording: "is" });
  g.rule("group-is[N]", "{what:group-there[N]}");
  g.rule("group-there[N]", "{...:some-things[N]} <is/are> {where:post}");
  g.rule("state", "there <is/are> {what:group[N]}", { kind: "exists" }, { wording: "there" });
  g.noted("group-there");
}

/** "The only monsters in your Graveyard are Dragon Type monsters" */
function only(g: Grammar): void {
  const kind = { kind: "only" };
  g.rule("state", "the only {...:cards[pl]} {where:post} are {being:kind-of}", kind);
  const all = { wording: "all" };
  g.rule("state", "all <<the|of the|>> {...:cards[pl]} {where:post} are {being:kind-of}", kind, all);
  const every = { quantity: { kind: "every" } };
  g.rule("kind-of", "{traits:being-traits}", { ...every, noun: "monster", where: [] }, { wording: "type" });
  g.rule("kind-of", "{...:cards-so[pl]} {where*:post}", every);
  g.noted("kind-of");
}
