import type { Grammar } from "../grammar.ts";

/** Of each player: how many they discarded. */
const DISCARDED = {
  value: "count",
  of: { ref: "this-way", verb: "discard", where: [{ trait: "possessed", by: "you" }] },
};

/** What each player does, or may do, with their own cards: "you" in it are the one who does. */
export function ocgEachPlayer(g: Grammar): void {
  statements(g);
  deeds(g);
  theirs(g);
}

function statements(g: Grammar): void {
  g.rule("statement", "each player {=:each-does[s3]}");
  g.rule("statement", "each player {=:each-draws[s3]}");
  // "You can make each player draw 1 card"
  for (const word of ["make", "have"])
    for (const [both, wording] of [
      ["each player", word],
      ["both players", `${word}-both`],
    ] as const)
      g.rule("step[F]", `<${word}> ${both} {...:each-draws[bare]}`, {}, { wording });
  for (const clause of ["first-clause", "then-clause"])
    g.rule(clause, "each player can {step:each-does[bare]}", { optional: true, decides: "each" });
  g.rule("link", ", then {...:then-clause}", { join: "then" }, { wording: "each" });
  g.rule("link", ", then, {...:then-clause}", { join: "then" }, { wording: "each-comma" });
  g.noted("then-clause");
  // "Each player sends 2 cards from their hand to the GY, then draws 2 cards": the subject is not said again.
  g.rule("link", ", then {step:elliptic-draw}", { join: "then" });
  const draw = { verb: "draw", player: "both" };
  const elliptic = { wording: "elliptic" };
  g.rule("elliptic-draw", "draws {count:int2} cards", draw, elliptic);
  g.rule("elliptic-draw", "draws the same number of cards", { ...draw, count: DISCARDED }, elliptic);
  g.noted("elliptic-draw");
}

function deeds(g: Grammar): void {
  const both = { player: "both" };
  g.rule("each-draws[F]", "<draw> 1 card", { ...both, verb: "draw", count: 1 });
  g.rule("each-draws[F]", "<draw> {count:int2} cards", { ...both, verb: "draw" });
  g.rule(
    "each-draws[F]",
    "<draw> the same number of cards they discarded",
    { ...both, verb: "draw", count: DISCARDED },
    { wording: "as-discarded" },
  );
  g.rule("each-draws[F]", "<draw> until they have {hand:int} cards in their hand", {
    ...both,
    verb: "draw-until",
  });
  const discard = { ...both, verb: "discard" };
  g.rule("each-does[F]", "<discard> {what:obj}", discard);
  g.rule(
    "each-does[F]",
    "<discard> their entire hand",
    { ...discard, what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [] } },
    { wording: "entire" },
  );
  g.rule(
    "each-does[F]",
    "<discard> as many cards as possible from their hands",
    { ...discard, what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [] } },
    { wording: "as-many" },
  );
  g.rule(
    "each-does[F]",
    "<discard> any {what.traits*:pre} {what.noun:noun[pl]} in their hands",
    {
      ...discard,
      "what.quantity": { kind: "all" },
      "what.where": [{ trait: "in", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "any" },
  );
  g.rule("each-does[F]", "<shuffle> their Deck", { ...both, verb: "shuffle-deck" });
  g.rule(
    "each-does[F]",
    "<shuffle> {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]} they control into {to:place[in]}",
    { ...both, verb: "move", manner: "shuffle", "what.where": [{ trait: "controlled", by: "you" }] },
  );
  const summon = { ...both, verb: "special-summon" };
  for (const kind of [
    "{what.traits*:pre} {what.noun:noun[sg]}",
    "{what.traits:pre-kind} {what.noun:kind-noun[sg]}",
  ])
    g.rule(
      "each-does[F]",
      `<Special Summon> {what.quantity:quantity[sg]} ${kind} {what.where:their-own}[[ in {position:position}]]`,
      summon,
    );
  const asMany = { ...summon, "what.quantity": { kind: "as-many" }, "what.where": [] };
  g.rule(
    "each-does[F]",
    "<Special Summon> as many of {what.traits:their-banished} {what.noun:noun[pl]} as possible",
    asMany,
  );
  for (const n of ["sg", "pl"])
    g.rule(
      "each-does[F]",
      `<send> {what.quantity:quantity[${n}]} {what.traits*:pre} {what.noun:noun[${n}]} {what.where:their-own} to {to:place[in]}`,
      { ...both, verb: "move", manner: "send" },
    );
}

/** "from their hand", of what each player does: their own. */
function theirs(g: Grammar): void {
  g.rule("their-own", "{+:trait-their}");
  g.rule("their-own", "{+:trait-with} {+:trait-their}");
  g.rule("trait-their", "from {place:their-place}", { trait: "from" });
  g.rule("their-place", "their {names:places[in]}", { of: "you" });
  g.rule("their-banished", "{+:trait-their-banished}");
  g.rule("their-banished", "{+:trait-their-banished} {++:pre}");
  g.rule("trait-their-banished", "their banished", {
    trait: "in",
    "place.names": ["banished"],
    "place.of": "you",
  });
  g.noted("trait-their", "their-place", "trait-their-banished");
}
