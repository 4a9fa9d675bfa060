import type { Grammar } from "../grammar.ts";

/** What players are told to do in Duel Masters. */
export function duelMastersSteps(g: Grammar): void {
  moves(g);
  opponents(g);
  others(g);
  standing(g);
}

function moves(g: Grammar): void {
  g.rule("step[F]", "<look> at the top {count:int2} cards of {at:place-top}", { verb: "look" });
  g.rule("step[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("step[F]", "<put> {what:obj} into {to:place[in]}", { verb: "move", manner: "put" });
  g.rule("step[F]", "<put> {what:obj} on {to:place-end}", { verb: "move", manner: "put" });
  g.rule("step[F]", "<break> {what:obj}", { verb: "break" });
  // "put 1 of those cards into your mana zone, 1 into your hand, and 1 into your graveyard"
  const elliptic = {
    verb: "move",
    manner: "put",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "one-of", group: { ref: "those-cards", noun: "card", others: true } }],
  };
  g.rule("elliptic-step", "{what.quantity:part-quantity[N]} into {to:place[in]}", elliptic);
  const rest = { verb: "move", manner: "put", what: { ref: "those-cards", noun: "card", others: true } };
  g.rule("elliptic-step", "the rest into {to:place[in]}", rest);
  g.rule("elliptic-step", "the rest on {to:place-end}", rest);
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

/** All cards of a hand. */
const handOf = (of: string) => ({
  quantity: { kind: "all" },
  traits: [],
  noun: "card",
  where: [{ trait: "in", place: { of, names: ["hand"] } }],
});

/** What the opponent is told to do: they choose. */
function opponents(g: Grammar): void {
  const player = "opponent";
  g.rule("statement", "your opponent discards their hand", { verb: "discard", player, what: handOf(player) });
  g.rule("statement", "your opponent discards {what:obj}", { verb: "discard", player });
  const acts: readonly (readonly [string, string, Record<string, unknown>])[] = [
    ["destroys", "", { verb: "destroy" }],
    ["taps", "", { verb: "tap" }],
    ["untaps", "", { verb: "tap", untap: true }],
    ["puts", " into {to:their-place}", { verb: "move", manner: "put" }],
    ["returns", " to {to:their-place}", { verb: "move", manner: "return" }],
  ];
  for (const [does, where, step] of acts) {
    const made = { ...step, player } as Record<string, string>;
    g.rule("statement", `your opponent ${does} {what:their-obj}${where}`, made);
    g.rule("statement", `your opponent chooses {what:their-obj} and ${does} it${where}`, made, {
      wording: "chooses",
    });
  }
}

function others(g: Grammar): void {
  g.rule("step[F]", "<tap> {what:obj}", { verb: "tap" });
  g.rule("step[F]", "<untap> {what:obj}", { verb: "tap", untap: true });
  g.rule("step[F]", "<discard> your hand", { verb: "discard", what: handOf("you") }, { wording: "hand" });
  g.rule("step[F]", "<reveal> cards from the top of your deck until you reveal {what:np[sg]}", {
    verb: "reveal-until",
  });
  g.rule("step[F]", "<shuffle> your deck", { verb: "shuffle-deck" });
  const sameNumber = { value: "count", of: { ref: "this-way", noun: "card" } };
  const draw = { verb: "draw", player: "you", count: sameNumber };
  g.rule("step[F]", "<draw> the same number of cards", draw);
  g.rule("step[F]", "<draw> that many cards", draw, { wording: "that-many" });
  g.rule("step[F]", "GR summon", { verb: "gr-summon", count: 1 });
  g.rule("lasting", "{what:subj[N]} <has/have> {keyword:quoted-keyword}", { verb: "gain-keyword" });
  g.rule("lasting", "{what:subj[N]} cannot {keyword:ban-word}", { verb: "gain-keyword" });
  for (const [sign, change] of [
    ["+", "gain"],
    ["-", "lose"],
  ] as const)
    g.rule("lasting", `{what:subj[N]} <gets/get> ${sign}{value:int} power`, {
      verb: "change-stat",
      stat: "power",
      change,
    });
  g.words("ban-word", {
    attack: "cannot-attack",
    "attack players": "cannot-attack-players",
    block: "cannot-block",
    "be blocked": "cannot-be-blocked",
  });
  g.words("duration", {
    "this turn": "end-of-turn",
    "until the start of your next turn": "start-of-next-turn",
    "until the end of your opponent's next turn": "end-of-opponents-next-turn",
  });
  g.rule("statement", "{...:lasting} {until:duration}");
  g.noted("lasting");
  g.rule(
    "statement",
    "until the start of your next turn, your opponent cannot put {what:forbidden} into the battle zone",
    { verb: "forbid", act: "put-into-play", player: "opponent", until: "start-of-next-turn" },
  );
  g.rule("forbidden", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.noted("forbidden");
}

/** What holds as long as its card is there. */
function standing(g: Grammar): void {
  g.rule("statement", "{what:all-of} have {keyword:quoted-keyword}", { verb: "gain-keyword" });
  g.rule("all-of", "{traits:owned} {noun:noun[pl]}", { quantity: { kind: "all" }, where: [] });
  g.noted("all-of");
  for (const [sign, change] of [
    ["+", "gain"],
    ["-", "lose"],
  ] as const)
    g.rule("statement", `{what:all-of} get ${sign}{value:int} power`, {
      verb: "change-stat",
      stat: "power",
      change,
    });
  g.rule("statement", "players cannot cast {what:forbidden}", {
    verb: "forbid",
    player: "both",
    act: "activate",
  });
  for (const [act, words] of [
    ["destroy", "be destroyed"],
    ["leave", "leave the battle zone"],
  ] as const)
    for (const what of ["all-of", "ref[sg]"])
      g.rule("statement", `{what:${what}} cannot ${words}`, { verb: "forbid", player: "both", act });
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
