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
  g.rule("each-suffers[F]", "{...:lp-change[F]}", { player: "both" });
  for (const what of ["each-does", "each-draws", "each-suffers"]) {
    g.rule("statement", `each player {=:${what}[s3]}`);
    g.rule("statement", `both players {=:${what}[bare]}`, {}, { wording: "both-do" });
    // "You can make each player draw 1 card"
    g.rule("step[F]", `{...:making[F]} <<each player|both players>> {...:${what}[bare]}`);
  }
  for (const clause of ["first-clause", "then-clause"])
    g.rule(clause, "each player can {step:each-does[bare]}", { optional: true, decides: "each" });
  actors(g);
  g.rule("link", "{...:joint[then]} {...:then-clause}", {}, { wording: "each" });
  g.noted("then-clause");
  // "Each player sends 2 cards from their hand to the GY, then draws 2 cards": the subject is not said again.
  g.rule("link", ", then {step:elliptic-draw}", { join: "then" });
  const draw = { verb: "draw", player: "both" };
  const elliptic = { wording: "elliptic" };
  g.rule("elliptic-draw", "draws {...:each-drawn}", draw, elliptic);
  g.rule("drawn", "1 card", { count: 1 });
  g.rule("drawn", "{count:int2} cards");
  g.rule("each-drawn", "{...:drawn}");
  g.rule("each-drawn", "the same number of cards[[ they discarded]]", { count: DISCARDED });
  g.noted("elliptic-draw");
}

/** "Its controller can add 1 monster from their Deck to their hand", "the turn player discards 1 card" */
function actors(g: Grammar): void {
  for (const whose of ["controller", "owner"]) {
    g.rule("actor", `its ${whose}`, { whose, "card.ref": "it" });
    g.rule("actor", `{card:possessor}'s ${whose}`, { whose });
    for (const the of ["the", "the current"])
      for (const n of ["sg", "pl"])
        g.rule(
          "actor",
          `${the} ${whose} of {card:ref[${n}]}`,
          { whose },
          { wording: `${the.slice(4)}of-${n}` },
        );
  }
  g.rule(
    "actor",
    "the player who controlled {card:ref[sg]}",
    { whose: "controller" },
    { wording: "who-did" },
  );
  g.rule("actor", "the turn player", { whose: "turn-player" });
  g.rule("first-clause", "{by:actor} {step:actor-deed[s3]}");
  for (const clause of ["first-clause", "may-step"])
    g.rule(clause, "{by:actor} can {step:actor-deed[bare]}", { optional: true });
  g.noted("actor");
}

function deeds(g: Grammar): void {
  const both = { player: "both" };
  g.rule("each-draws[F]", "<draw> {...:each-drawn}", { ...both, verb: "draw" });
  g.rule("each-draws[F]", "{...:draw-until[F]}", both);
  g.rule("each-does[F]", "{...:deed[F]}", both);
  g.rule("actor-deed[F]", "{=:deed[F]}");
  const oneself = { player: "you" };
  g.rule("actor-deed[F]", "<draw> {...:drawn}", { ...oneself, verb: "draw" });
  g.rule("actor-deed[F]", "{...:lp-change[F]}", oneself);
  g.rule("actor-deed[F]", "{...:paying[F]}", { verb: "pay-lp" });
  g.rule("deed[F]", "<shuffle> their Deck", { verb: "shuffle-deck" });
  g.rule("deed[F]", "{...:doing[F]} {what:theirs-each}");
  for (const v of ["to", "into", "set", "field", "down"]) {
    const deed = `{...:moving[${v},F]} {what:theirs-each} {...:going-each[${v}]}`;
    g.rule("deed[F]", `${deed}[[{besides:trailing}]]`);
    if (v !== "down") g.rule("deed[F]", `${deed} {besides:trailing-that}`);
  }
  for (const to of ["to", "into"]) {
    g.rule(`going-each[${to}]`, `${to} {to:their-place}`);
    g.rule(`going-each[${to}]`, `${to} the {to.names:one-place[in]}`, {}, { wording: "the" });
  }
  g.rule("going-each[set]", "to {to:their-field}");
  g.rule("going-each[field]", "[[{...:summoned-in} & {...:each-to-field}]]");
  g.rule("going-each[down]", "{...:going[down]}");
  g.rule("each-to-field", "to {to:their-field}");
  g.rule("their-field", "their[[ own]] {names:only-field}", { of: "you" });
  g.words("only-field", { field: ["field"] });
  // Of one's hand there is nothing else to discard.
  g.rule("deed[F]", "<discard> {what:obj}", { verb: "discard" });
  const all = { quantity: { kind: "all" }, traits: [], noun: "card", where: [] };
  for (const [words, wording] of [
    ["their entire hand", "entire"],
    ["as many cards as possible from their hands", "as-many"],
  ] as const)
    g.rule("deed[F]", `<discard> ${words}`, { verb: "discard", what: all }, { wording });
  g.noted("deed", "actor-deed");
}

/** Cards of each player's own: "1 monster they control", "2 cards from their hand", "as many of their banished monsters as possible". */
function theirs(g: Grammar): void {
  for (const [word, verb] of [
    ["discard", "discard"],
    ["banish", "banish"],
    ["destroy", "destroy"],
    ["Tribute", "tribute"],
    ["reveal", "reveal"],
    ["Special Summon", "special-summon"],
    ["Set", "set"],
  ] as const)
    g.rule("doing[F]", `<${word}>`, { verb });
  g.rule("theirs-each", "{quantity:quantity[M]} {...:cards[M]} {where:their-own}");
  g.rule(
    "theirs-each",
    "any {...:cards[pl]} {where:their-own}",
    { quantity: { kind: "all" } },
    { wording: "any" },
  );
  g.rule("theirs-each", "{quantity:part-quantity[N]} of {traits:their-banished} {noun:noun[pl]}", {
    where: [],
  });
  g.rule("theirs-each", "as many of {traits:their-banished} {noun:noun[pl]} as possible", {
    quantity: { kind: "as-many" },
    where: [],
  });
  const top = {
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  const card = { traits: [], noun: "card", where: top["what.where"] };
  g.rule("theirs-each", "{quantity:top-cards[N]} <<of|from>> their Deck", card);
  g.rule(
    "deed[F]",
    "{...:moving[to,F]} the top {what.quantity.n:int2} cards of their Deck {...:going-each[to]} ({...:or-all} if less than {what.quantity.orAllBelow:int2})",
    { "what.quantity.kind": "exactly", ...top },
  );
  g.rule("their-own", "[[{++:withs} ]]{+:trait-their}");
  g.rule("their-own", "{+:trait-their} {++:withs}");
  g.rule("their-own", "{+:trait-their}{+:trait-except}");
  for (const place of ["from", "in"]) g.rule("trait-their", `${place} {place:their-place}`, { trait: place });
  g.rule("trait-their", "they control", { trait: "controlled", by: "you" });
  g.rule("their-place", "their[[ own]] {names:places[in]}", { of: "you" });
  g.rule("their-place", "their {names:places-each}", { of: "you" }, { wording: "pl" });
  g.words("places-each", { hands: ["hand"], Decks: ["deck"], GYs: ["graveyard"] });
  g.rule("their-banished", "{+:trait-their-banished}");
  g.rule("their-banished", "{+:trait-their-banished} {++:pre}");
  g.rule("trait-their-banished", "their banished", {
    trait: "in",
    "place.names": ["banished"],
    "place.of": "you",
  });
  g.noted("theirs-each", "trait-their", "their-place", "trait-their-banished");
}
