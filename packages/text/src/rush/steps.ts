import type { Grammar } from "../grammar.ts";
import { points } from "../yugioh/steps.ts";

/** What players are told to do in Rush Duel texts. */
export function rushSteps(g: Grammar): void {
  points(g);
  amounts(g);
  decks(g);
  summoning(g);
  positions(g);
  reckoned(g);
  including(g);
  showing(g);
  chance(g);
  others(g);
}

function amounts(g: Grammar): void {
  g.rule("step[F]", "<inflict> damage to your opponent equal to {amount:bracket}", {
    verb: "damage",
    player: "opponent",
  });
  g.rule("step[F]", "<gain> LP equal to {amount:bracket}", { verb: "gain-lp", player: "you" });
  g.rule("step[F]", "<draw> cards equal to {count:bracket}", { verb: "draw", player: "you" });
  g.rule(
    "step[F]",
    "<draw> 1 additional card",
    { verb: "draw", player: "you", count: 1 },
    { wording: "additional" },
  );
  g.rule(
    "step[F]",
    "<draw> {count:int2} additional cards",
    { verb: "draw", player: "you" },
    { wording: "additional" },
  );
  g.rule(
    "statement",
    "you take {amount:int} damage",
    { verb: "damage", player: "you" },
    { wording: "subject" },
  );
  g.rule("statement", "both players take {amount:int} damage", { verb: "damage", player: "both" });
  g.rule("step[F]", "<take> damage equal to {amount:bracket}", { verb: "damage", player: "you" });
  g.rule(
    "step[F]",
    "<inflict> {amount:int} damage to the opponent",
    { verb: "damage", player: "opponent" },
    { wording: "the" },
  );
  g.rule("step[F]", "<take> {amount:int} damage", { verb: "damage", player: "you" });
  g.rule("statement", "your opponent gains LP equal to {amount:bracket}", {
    verb: "gain-lp",
    player: "opponent",
  });
  g.rule("statement", "your opponent draws cards equal to {count:bracket}", {
    verb: "draw",
    player: "opponent",
  });
  g.rule("statement", "your opponent gains {amount:int} LP", { verb: "gain-lp", player: "opponent" });
  g.rule("statement", "both players draw 1 card", { verb: "draw", player: "both", count: 1 });
  g.rule("statement", "both players draw {count:int2} cards", { verb: "draw", player: "both" });
  g.rule(
    "statement",
    "each player draws 1 card",
    { verb: "draw", player: "both", count: 1 },
    { wording: "each" },
  );
  g.rule(
    "statement",
    "each player draws {count:int2} cards",
    { verb: "draw", player: "both" },
    { wording: "each" },
  );
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
}

/** From and to the Deck. */
function decks(g: Grammar): void {
  for (const [words, order] of [
    ["", {}],
    [" in any order", { inOrder: true }],
  ] as const)
    g.rule("step[F]", `<place> {what:obj} on {to:deck-end}${words}`, {
      verb: "move",
      manner: "put",
      ...order,
    });
  for (const [words, wording] of [
    ["either the top or bottom of the Deck", undefined],
    ["either the top or bottom of your Deck", "your"],
    ["either the top or bottom of the owner's Deck", "owner"],
    ["the top or bottom of the Deck", "plain"],
    ["the top or bottom of your Deck", "plain-your"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    g.rule("step[F]", `<place> {what:obj} on ${words}`, { verb: "put-in-deck" }, noted);
    g.rule(
      "step[F]",
      `<place> {what:obj} on ${words} in any order`,
      { verb: "put-in-deck", inOrder: true },
      noted,
    );
  }
  const theirTop = {
    verb: "move",
    manner: "send",
    player: "both",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  g.rule("statement", "each player sends the top card of their Deck to {to:place[in]}", {
    ...theirTop,
    "what.quantity": { kind: "exactly", n: 1 },
  });
  g.rule(
    "statement",
    "each player sends the top {what.quantity.n:int2} cards of their Deck to {to:place[in]}",
    {
      ...theirTop,
      "what.quantity.kind": "exactly",
    },
  );
  for (const [who, player, form] of [
    ["your opponent", "opponent", "s3"],
    ["each player", "both", "s3"],
  ] as const) {
    const verb = form === "s3" ? "excavates" : "excavate";
    g.rule("statement", `${who} ${verb} the top card of their Deck`, { verb: "excavate", count: 1, player });
    g.rule("statement", `${who} ${verb} the top {count:int2} cards of their Deck`, {
      verb: "excavate",
      player,
    });
  }
  g.rule("statement", "your opponent draws 1 card", { verb: "draw", player: "opponent", count: 1 });
  g.rule("step[F]", "<excavate> the top card of your Deck", { verb: "excavate", player: "you", count: 1 });
  g.rule("step[F]", "<excavate> the top {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
  });
  g.rule(
    "step[F]",
    "<excavate> {count:int2} cards from the top of your Deck",
    { verb: "excavate", player: "you" },
    { wording: "from" },
  );
  g.rule(
    "step[F]",
    "<add> to {to:place[in]} {what:obj}",
    { verb: "move", manner: "add" },
    { wording: "to-first" },
  );
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
  g.rule(
    "step[F]",
    "<shuffle> {what:obj} to {to:place[in]}",
    { verb: "move", manner: "shuffle" },
    { wording: "to" },
  );
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
}

function summoning(g: Grammar): void {
  const summon = { verb: "special-summon", faceUp: true };
  g.rule("step[F]", "<Special Summon> {what:obj} face-up to {to:place[on]}", summon);
  g.rule("step[F]", "<Special Summon> {what:obj} face-up on {to:place[on]}", summon, { wording: "on" });
  g.rule("step[F]", "<Special Summon> {what:obj}, face-up to {to:place[on]}", summon, { wording: "comma" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} face-up", summon, { wording: "end" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} in face-up {position:position}", summon);
  g.rule("step[F]", "<Special Summon> {what:obj} in face-up {position:position} to {to:place[on]}", summon, {
    wording: "before",
  });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]}", { verb: "special-summon" });
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]} in {position:position}", {
    verb: "special-summon",
  });
  g.rule("step[F]", "<Special Summon> {what:obj} face-up", summon, { wording: "short" });
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} to {to:place[on]} in face-down {position:face-down-position}",
    { verb: "special-summon" },
  );
  g.words("face-down-position", { "Defense Position": "face-down-defense" });
  g.rule("step[F]", "<Set> {what:obj} to {to:place[in]}", { verb: "set" });
  g.rule("step[F]", "<Set> {what:obj} in {to:place[in]}", { verb: "set" }, { wording: "in" });
  g.rule("step[F]", "<Set> {what:obj} on {to:place[on]}", { verb: "set" });
  g.rule("named-only", "{traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] });
  g.noted("named-only");
}

function positions(g: Grammar): void {
  const change = { verb: "change-position" };
  g.rule("step[F]", "<change> {what:obj} to face-up {to:position}", { ...change, faceUp: true });
  g.rule("step[F]", "<change> {what:obj} to {to:position}", change);
  g.rule("step[F]", "<change> {what:obj} to face-down Defense Position", {
    ...change,
    to: "face-down-defense",
  });
  g.rule("step[F]", "<change> {what:obj} to face-up Attack Position or face-down Defense Position", {
    ...change,
    to: "up-attack-or-down-defense",
  });
  g.rule("step[F]", "<change> {what:obj} to face-up Attack Position or face-up Defense Position", {
    ...change,
    to: "any-face-up",
  });
  const toOther = { ...change, to: "other" };
  const explained =
    " (Attack Position becomes face-up Defense Position, Defense Position becomes face-up Attack Position)";
  g.rule("step[F]", "<change> the battle position of {what:obj}", toOther);
  g.rule("step[F]", "<change> the battle positions of {what:obj}", toOther, { wording: "positions" });
  g.rule("step[F]", `<change> the battle position of {what:obj}${explained}`, toOther, {
    wording: "explained",
  });
  g.rule("step[F]", `<change> the battle positions of {what:obj}${explained}`, toOther, {
    wording: "positions-explained",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} (Attack Position to face-up Defense Position, Defense Position to face-up Attack Position)",
    toOther,
    { wording: "explained-to" },
  );
  g.rule("step[F]", "<change> {what:owner} battle position", toOther, { wording: "owner" });
  g.rule("step[F]", `<change> {what:owner} battle position${explained}`, toOther, {
    wording: "owner-explained",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} to face-up Attack Position or face-down Defense Position",
    {
      ...change,
      to: "up-attack-or-down-defense",
    },
    { wording: "position-of" },
  );
}

/** "…, up to [the number of …]" at the end: how many is said after what is done with them. */
function reckoned(g: Grammar): void {
  const many = "{what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}";
  const most = "up to {what.quantity.amount:bracket}";
  const quantity = { "what.quantity.kind": "reckoned", "what.quantity.least": "one" };
  const noted = { wording: "reckoned" };
  const positions = { verb: "change-position", faceUp: true, ...quantity };
  g.rule("step[F]", `<change> ${many} to face-up {to:position}, ${most}`, positions, noted);
  g.rule(
    "step[F]",
    `<shuffle> ${many} into {to:place[in]}, ${most}`,
    { verb: "move", manner: "shuffle", ...quantity },
    noted,
  );
  g.rule(
    "step[F]",
    `<add> ${many} to {to:place[in]}, ${most}`,
    { verb: "move", manner: "add", ...quantity },
    noted,
  );
  const exactly = { "what.quantity.kind": "reckoned", "what.quantity.least": "all" };
  const amount = "equal to {what.quantity.amount:bracket}";
  g.rule(
    "step[F]",
    `<shuffle> ${many} into {to:place[in]} ${amount}`,
    { verb: "move", manner: "shuffle", ...exactly },
    noted,
  );
  g.rule(
    "step[F]",
    `<send> ${many} to {to:place[in]} ${amount}`,
    { verb: "move", manner: "send", ...exactly },
    noted,
  );
  const fromTop = {
    "what.quantity.kind": "reckoned",
    "what.quantity.least": "all",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  g.rule(
    "step[F]",
    "<send> cards from the top of your Deck to {to:place[in]} equal to {what.quantity.amount:bracket}",
    { verb: "move", manner: "send", ...fromTop },
    noted,
  );
}

/** "…, including a Normal Monster": said after what is done with them. */
function including(g: Grammar): void {
  const kinds = [
    "{what.traits*:pre} {what.noun:noun[N]} {what.where*:post}",
    "{what.traits:pre-kind} {what.noun:kind-noun[N]} {what.where*:post}",
  ];
  const noted = { wording: "including" };
  for (const kind of kinds) {
    const what = `{what.quantity:quantity[N]} ${kind}`;
    const end = ", including {what.including:last-branch}";
    g.rule("step[F]", `<send> ${what} to {to:place[in]}${end}`, { verb: "move", manner: "send" }, noted);
    g.rule(
      "step[F]",
      `<shuffle> ${what} into {to:place[in]}${end}`,
      { verb: "move", manner: "shuffle" },
      noted,
    );
  }
}

/** Looking, revealing, choosing. */
function showing(g: Grammar): void {
  g.rule("step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<reveal> {what:obj} to your opponent", { verb: "reveal" }, { wording: "to-opponent" });
  g.rule("step[F]", "<show> {what:obj}", { verb: "reveal" }, { wording: "show" });
  g.rule("step[F]", "<show> {what:obj} to your opponent", { verb: "reveal" }, { wording: "show-opponent" });
  g.rule("step[F]", "<look> at {what:obj}", { verb: "look-at" });
  g.rule(
    "step[F]",
    "<look> at your opponent's hand",
    {
      verb: "look-at",
      what: {
        quantity: { kind: "all" },
        traits: [],
        noun: "card",
        where: [{ trait: "in", place: { of: "opponent", names: ["hand"] } }],
      },
    },
    { wording: "hand" },
  );
  g.rule("step[F]", "<choose> {what:obj}", { verb: "choose" });
  g.rule("step[F]", "<declare> a card type (Monster, Spell, or Trap)", {
    verb: "declare",
    property: "card-type",
  });
}

function chance(g: Grammar): void {
  g.rule("step[F]", "<toss> a coin", { verb: "toss-coin" });
  g.rule("step[F]", "<toss> a coin {count:toss-times}", { verb: "toss-coin" });
  g.rule("step[F]", "<roll> a six-sided die", { verb: "roll-die" });
  g.words("toss-times", { twice: 2, "3 times": 3 });
}

function others(g: Grammar): void {
  g.rule("step[F]", "<negate> the attack", { verb: "negate-attack" });
  g.rule("step[F]", "{...:later-step[F]} during the {at:phase} of this turn", { verb: "later" });
  g.rule("later-step[F]", "{then:later-then[F]}");
  g.rule("later-then[F]", "{+:later-clause[F]}");
  g.rule("later-clause[F]", "{step:later-one[F]}");
  g.rule("later-one[F]", "<destroy> {what:obj}", { verb: "destroy" });
  g.rule("later-one[F]", "<send> {what:obj} to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("later-one[F]", "<return> {what:obj} to {to:place[in]}", { verb: "move", manner: "return" });
  g.rule("later-one[F]", "<shuffle> {what:obj} into {to:place[in]}", { verb: "move", manner: "shuffle" });
  g.noted("later-clause", "later-one");
  // "Send this face-up card from your field or the top card of your Deck to the Graveyard."
  g.rule("step[F]", "{options:sent-either[F]}", { verb: "either" });
  g.rule("sent-either[F]", "<send> {+:sent-ref} or {+:sent-group} to {*to:place[in]}");
  g.rule("sent-either[F]", "<send> {+:sent-group} or {+:sent-top} to {*to:place[in]}");
  g.rule("sent-ref", "{what:ref[sg]}", { verb: "move", manner: "send" });
  g.rule("sent-top", "{what:deck-top-cards}", { verb: "move", manner: "send" });
  const top = { traits: [], noun: "card" };
  g.rule("deck-top-cards", "the top card of {where:top}", { ...top, quantity: { kind: "exactly", n: 1 } });
  g.rule("deck-top-cards", "the top {quantity.n:int2} cards of {where:top}", {
    ...top,
    "quantity.kind": "exactly",
  });
  g.rule("sent-group", "{what:group[N]}", { verb: "move", manner: "send" });
  g.noted("sent-ref", "sent-group", "sent-top", "deck-top-cards");
  g.rule("step[F]", "<send> {what:obj} to {to:place[in]}, except {except:name}", {
    verb: "move",
    manner: "send",
  });
  g.rule("step[F]", "<end> the Battle Phase", { verb: "end-phase", phase: "battle" });
  g.rule("step[F]", "<take> control of {what:obj}", { verb: "take-control" });
  const returned =
    "when control of that monster is returned, if there is no Monster Zone to return to, send it to the Graveyard";
  g.rule("step[F]", `<take> control of {what:obj} until the End Phase (${returned})`, {
    verb: "take-control",
    until: "end-phase",
  });
  g.rule("step[F]", "<take> control of {what:obj} until the end of this turn", {
    verb: "take-control",
    until: "end-of-turn",
  });
}
