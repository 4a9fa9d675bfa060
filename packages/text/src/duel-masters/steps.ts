import type { Grammar } from "../grammar.ts";

/** What players are told to do in Duel Masters. */
export function duelMastersSteps(g: Grammar): void {
  moves(g);
  others(g);
  repeated(g);
  standing(g);
}

function moves(g: Grammar): void {
  g.rule("step[F]", "<look> at the top {count:int2} cards of {at:place-top}", { verb: "look" });
  g.rule("step[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("step[F]", "<put> {what:obj} into {to:place[in]}", { verb: "move", manner: "put" });
  // "put 1 of those cards into your mana zone, 1 into your hand, and 1 into your graveyard"
  g.rule("elliptic-step", "{what.quantity:part-quantity} into {to:place[in]}", {
    verb: "move",
    manner: "put",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "one-of", group: { ref: "those-cards" } }],
  });
  g.rule("elliptic", "{step:elliptic-step}", { join: "also" });
  // "shuffle this creature and your graveyard into your deck": one act on two things.
  g.rule("resolution", "shuffle {+:shuffled} and {+:also-shuffled} into {*step.to:place[in]}");
  g.rule("shuffled", "{step.what:shuffle-object}", { "step.verb": "move", "step.manner": "shuffle" });
  g.rule("also-shuffled", "{step.what:shuffle-object}", {
    "step.verb": "move",
    "step.manner": "shuffle",
    join: "and",
  });
  g.rule("shuffle-object", "{=:ref[sg]}");
  g.rule("shuffle-object", "{where:whole-place}", { quantity: { kind: "all" }, traits: [], noun: "card" });
  g.rule("whole-place", "{+:trait-place}");
  g.rule("trait-place", "{place:place[in]}", { trait: "in" });
  g.noted("elliptic", "elliptic-step", "shuffled", "also-shuffled", "shuffle-object", "trait-place");
}

function others(g: Grammar): void {
  g.rule("step[F]", "<tap> {what:obj}", { verb: "tap" });
  g.rule("step[F]", "<untap> {what:obj}", { verb: "tap", untap: true });
  g.rule("step[F]", "<reveal> cards from the top of your deck until you reveal {what:np[sg]}", {
    verb: "reveal-until",
  });
  g.rule("step[F]", "<shuffle> your deck", { verb: "shuffle-deck" });
  g.rule("step[F]", "<draw> the same number of cards", {
    verb: "draw",
    player: "you",
    count: { value: "count", of: { ref: "this-way", noun: "card" } },
  });
  g.rule("statement", "your opponent discards their hand", {
    verb: "discard",
    player: "opponent",
    what: {
      quantity: { kind: "all" },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "opponent", names: ["hand"] } }],
    },
  });
  g.rule("statement", "your opponent discards {what:obj}", { verb: "discard", player: "opponent" });
  g.rule("statement", "{what:subj[sg]} has {keyword:quoted-keyword} this turn", {
    verb: "gain-keyword",
    until: "end-of-turn",
  });
  for (const [sign, change] of [
    ["+", "gain"],
    ["-", "lose"],
  ] as const)
    g.rule("statement", `{what:subj[sg]} gets ${sign}{value:int} power this turn`, {
      verb: "change-stat",
      stat: "power",
      change,
      until: "end-of-turn",
    });
  g.rule(
    "statement",
    "until the start of your next turn, your opponent cannot put {what:forbidden} into the battle zone",
    { verb: "forbid", act: "put-into-play", player: "opponent", until: "start-of-next-turn" },
  );
  g.rule("forbidden", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.noted("forbidden");
}

/** "For each …": once for each card that an earlier part was done to. */
function repeated(g: Grammar): void {
  const per = { verb: "move", manner: "put", "what.quantity.kind": "per" };
  g.rule(
    "statement",
    "for each {what.quantity.of:each-result}, you may put {what.quantity.n:int} {what.traits*:pre} {what.noun:noun[sg]} {what.where*:post} into {to:place[in]}",
    { ...per, "what.quantity.upTo": true },
  );
  g.rule(
    "statement",
    "for each {what.quantity.of:each-result}, your opponent puts {what.quantity.n:int} of their shields into their graveyard",
    {
      ...per,
      player: "opponent",
      "what.traits": [],
      "what.noun": "card",
      "what.where": [{ trait: "in", place: { of: "opponent", names: ["shields"] } }],
      to: { of: "opponent", names: ["graveyard"] },
    },
  );
  g.rule(
    "statement",
    "for each {value.of:each-result}, this creature costs {value.times:int} less to summon, but never 0 or less",
    {
      verb: "change-stat",
      what: { ref: "this-card", noun: "creature" },
      stat: "payment",
      change: "lose",
      "value.value": "count",
    },
  );
  g.rule(
    "statement",
    "for each {what.quantity.of:each-result}, put {what.quantity.n:int} {what.traits*:pre} {what.noun:noun[sg]} {what.where*:post} into {to:place[in]}",
    per,
  );
  g.rule("step[F]", "<draw> 1 card for each {count.of:each-result}", {
    verb: "draw",
    player: "you",
    "count.value": "count",
  });
  g.rule("step[F]", "<GR summon> for each {count.of:each-result}", {
    verb: "gr-summon",
    "count.value": "count",
  });
}

/** What holds as long as its card is there. */
function standing(g: Grammar): void {
  g.rule("statement", "{what:all-of} have {keyword:quoted-keyword}", { verb: "gain-keyword" });
  g.rule("all-of", "{traits:owned} {noun:noun[pl]}", { quantity: { kind: "all" }, where: [] });
  g.noted("all-of");
  g.rule("statement", "players cannot cast {what:forbidden}", {
    verb: "forbid",
    player: "both",
    act: "activate",
  });
  g.rule("statement", "this creature gets +{value.times:int} power for each {value.of:counted}", {
    verb: "change-stat",
    what: { ref: "this-card", noun: "creature" },
    stat: "power",
    change: "gain",
    "value.value": "count",
  });
  g.rule("counted", "{traits*:pre} {noun:noun[sg]} {where*:post}", { quantity: { kind: "all" } });
  g.noted("counted");
}
