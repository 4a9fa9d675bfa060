import type { Grammar } from "../../grammar.ts";

/** What the opponent, or each player, is told to do; `theirs[F]` is what the opponent does. */
export function rushOthers(g: Grammar): void {
  g.rule("statement", "your opponent {...:theirs[s3]}");
  const done = [
    ["<Set> {what:obj} on {to:place[on]}", { verb: "set" }, {}],
    ["<Set> {what:obj} to {to:place[on]}", { verb: "set" }, { wording: "to" }],
    [
      "<Special Summon> {what:obj} in face-up {position:position} to {to:place[on]}",
      { verb: "special-summon", faceUp: true },
      {},
    ],
    [
      "<Special Summon> {what:obj} to {to:place[on]} in face-up {position:position}",
      { verb: "special-summon", faceUp: true },
      { wording: "position-last" },
    ],
    ["<choose> {what:obj}", { verb: "choose" }, {}],
  ] as const;
  for (const [words, fields, noted] of done)
    g.rule("theirs[F]", words, { ...fields, player: "opponent" }, noted);
  g.rule("theirs-only[F]", "<draw> 1 card", { verb: "draw", player: "opponent", count: 1 });
  g.rule("theirs-may", "{=:theirs[bare]}");
  g.rule("theirs-may", "{=:theirs-only[bare]}");
  g.noted("theirs", "theirs-only");
  for (const [name, fields] of [
    ["first", {}],
    ["next", { join: "next" }],
    ["then", { join: "then" }],
    ["done", { join: "and-if-you-do" }],
    ["also", { join: "also" }],
  ] as const) {
    const may = { ...fields, optional: true, decides: "opponent" };
    g.rule(`lead[${name}]`, "your opponent can {step:theirs-may}", may);
    g.rule(`lead[${name}]`, "they can {step:theirs-may}", may, { wording: "they" });
  }
  g.rule("link", ", and you {step:step[bare]}", { join: "and" }, { wording: "you" });
  eachPlayer(g);
  discarding(g);
  placing(g);
}

/** Each does so with their own cards: for each of them these are "your" cards. */
function eachPlayer(g: Grammar): void {
  g.rule("statement", "both players shuffle {what:own-cards} into {to:place[in]}", {
    verb: "move",
    manner: "shuffle",
    player: "both",
  });
  g.rule("own-cards", "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} {where:from-own}");
  g.rule("from-own", "{+:trait-own}");
  g.rule(
    "trait-own",
    "from their {place.names:places[plural]}",
    { trait: "from", "place.of": "you" },
    { wording: "own" },
  );
  g.noted("own-cards", "trait-own");
  g.rule("statement", "each player places {what:own-excavated} on {to:deck-end} in any order", {
    verb: "move",
    manner: "put",
    player: "both",
    inOrder: true,
  });
  g.rule("own-excavated", "their excavated cards", {
    ref: "excavated",
    where: [{ trait: "possessed", by: "you" }],
  });
  g.noted("own-excavated");
}

/** "Both players discard as many cards as possible from their hands": all of them. */
function discarding(g: Grammar): void {
  g.rule("statement", "both players discard as many cards as possible from their hands", {
    verb: "discard",
    player: "both",
    what: {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "from", place: { of: "both", names: ["hand"] } }],
    },
  });
}

/** What the opponent puts on the Deck. */
function placing(g: Grammar): void {
  g.rule("statement", "your opponent places {what:obj} on {to:deck-end}", {
    verb: "move",
    manner: "put",
    player: "opponent",
  });
  g.rule("link", "and {step:placing}", { join: "and" }, { wording: "elliptic" });
  g.rule("placing", "places {what:obj} on {to:deck-end}", {
    verb: "move",
    manner: "put",
    player: "opponent",
  });
  g.rule("placing", "places {what:obj} on {to:deck-end} in any order", {
    verb: "move",
    manner: "put",
    player: "opponent",
    inOrder: true,
  });
  g.noted("placing");
  g.rule("statement", "your opponent places {what:obj} on {to:deck-end} in any order", {
    verb: "move",
    manner: "put",
    player: "opponent",
    inOrder: true,
  });
  const put = { verb: "move", manner: "put", sameOrder: true };
  g.rule("placing", "places {what:obj} on {to:deck-end} in the same order", { ...put, player: "opponent" });
}
