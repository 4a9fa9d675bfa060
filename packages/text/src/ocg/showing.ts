import type { Grammar } from "../grammar.ts";

/** Cards that are excavated, looked at, revealed, and put back in an order. */
export function ocgShowing(g: Grammar): void {
  excavating(g);
  byChance(g);
  eitherDeck(g);
  ordering(g);
}

function excavating(g: Grammar): void {
  g.rule("whose-deck", "your Deck", { player: "you" });
  g.rule("whose-deck", "your opponent's Deck", { player: "opponent" });
  const excavate = { verb: "excavate" };
  g.rule("step[F]", "<excavate> {...:so-many-on-top}", excavate);
  g.rule("so-many-on-top", "the top card of {...:whose-deck}", { count: 1 });
  g.rule("so-many-on-top", "the top {count:int2} cards of {...:whose-deck}");
  const upTo = { upTo: true };
  const top = "cards from the top of {...:whose-deck}";
  g.rule("so-many-on-top", `up to {count:int2} ${top}`, upTo, { wording: "up-to" });
  for (const [number, n] of [
    ["", "from"],
    ["a number of ", "a-number"],
    ["any number of ", "any-number"],
  ] as const) {
    if (n !== "any-number")
      g.rule("so-many-on-top", `${number}${top}<C> equal to {count:measured}`, {}, { wording: `${n}-C` });
    g.rule("so-many-on-top", `${number}${top}<C> up to {count:measured}`, upTo, { wording: `${n}-up-C` });
  }
  // How many is chosen first.
  for (const [which, w] of [
    ["either 1 or {count:int2}", "either"],
    ["a number from 1 to {count:int2}", "number"],
  ] as const)
    for (const [and, a] of [
      [", then", ""],
      [" and", "-and"],
    ] as const)
      g.rule(
        "step[bare]",
        `choose ${which}${and} excavate that many ${top}`,
        { ...excavate, ...upTo },
        { wording: `choose-${w}${a}` },
      );
  g.rule("moved", "excavated from {from:place} and sent to {to:place}[[ by {by:causes}]]", {
    manner: ["excavated", "sent"],
  });
  // "Look at 5 cards from the top of your Deck", "Send that many cards from the top of your Deck to the GY"
  const onTop = { traits: [], noun: "card" };
  g.rule("group[pl]", "{quantity:quantity[pl]} cards from the top of {where:top}", onTop, {
    wording: "from-top",
  });
  for (const [number, n] of [
    ["", "top"],
    ["a number of ", "top-number"],
  ] as const)
    g.rule("reckoned", `${number}cards from the top of {where:top} {quantity:so-many}`, onTop, {
      wording: n,
    });
  const hand = { trait: "in", place: { of: "opponent", names: ["hand"] } };
  g.rule("step[F]", "<look> at your opponent's hand", {
    verb: "look-at",
    what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [hand] },
  });
  g.rule(
    "simple-step[F]",
    "<look> at their hand",
    {
      verb: "look-at",
      what: {
        quantity: { kind: "all" },
        traits: [],
        noun: "card",
        where: [{ trait: "in", place: { of: "opponent", pronoun: true, names: ["hand"] } }],
      },
    },
    { wording: "their" },
  );
  g.rule("step[F]", "<look> at {what:obj}", { verb: "look-at" }, { wording: "cards" });
  const extra = { trait: "in", place: { of: "opponent", names: ["extra-deck"] } };
  g.rule(
    "step[F]",
    "<look> at your opponent's Extra Deck",
    { verb: "look-at", what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [extra] } },
    { wording: "extra-deck" },
  );
  // "1 monster from it": of the cards that were looked at there.
  g.rule(
    "from-looked-at",
    "from it",
    { trait: "one-of", group: { ref: "excavated" } },
    { wording: "from-it" },
  );
  g.noted("from-looked-at");
  g.rule("from-there", "{+:from-looked-at}");
  g.rule("group[M]", "{quantity:quantity[M]} {...:cards[M]} {where:from-there}");
  g.rule(
    "step[bare]",
    "choose {what.quantity:quantity[sg]} {what.traits*:pre} {what.noun:noun[sg]} {what.where:from-there} to shuffle into {to:place[in]}",
    { verb: "move", manner: "shuffle" },
    { wording: "choose-to" },
  );
  const rest = { ref: "excavated", others: true };
  g.rule("ref[pl]", "the rest", rest, { wording: "rest" });
  g.rule("ref[pl]", "the other cards", rest);
  g.rule("ref[pl]", "the remaining cards", rest, { wording: "remaining" });
  g.rule("ref[pl]", "the remaining", rest, { wording: "remaining-bare" });
  g.rule("ref[pl]", "the rest of the cards", rest, { wording: "rest-of" });
  g.rule("ref[sg]", "the other", rest, { wording: "other" });
  g.rule("ref[sg]", "the excavated card", { ref: "excavated" });
  g.rule("ref[pl]", "the excavated cards", { ref: "excavated" }, { wording: "pl" });
  // "1 excavated “A” monster"
  g.rule("marks", "{+:trait-excavated}");
  g.rule(
    "trait-excavated",
    "excavated",
    { trait: "one-of", "group.ref": "excavated" },
    { wording: "excavated" },
  );
  // "1 excavated “A” monster or “B” card"
  g.rule("marked-cards[M]", "{traits:marked-described[M]}", { noun: "card" });
  g.rule("marked-described[M]", "{++:marks} {++:described[M,or]}");
  g.rule(
    "group[pl]",
    "any {...:marked-cards[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "any" },
  );
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of the {...:marked-cards[of]} {where*:post}",
    {},
    { wording: "of-excavated" },
  );
}

/** "…, your opponent randomly picks 1 for you to add to your hand": of what was shown, by chance or by their choice. */
function byChance(g: Grammar): void {
  const one = {
    "what.quantity": { kind: "exactly", n: 1 },
    "what.traits": [{ trait: "random" }],
    "what.noun": "card",
    "what.where": [{ trait: "one-of", group: { ref: "them" } }],
  };
  for (const [picks, wording] of [
    ["picks 1", "picks"],
    ["chooses 1", "chooses"],
    ["picks 1 of them", "picks-of"],
    ["chooses 1 of them", "chooses-of"],
  ] as const)
    g.rule("at-random", `your opponent randomly ${picks} for you to`, {}, { wording });
  g.rule("by-chance", "{...:at-random} {...:doing[bare]}", one);
  g.rule("by-chance", "{...:at-random} {...:moving[V,bare]} {...:going[V]}", one);
  // It is not left to chance: they choose.
  const add = { verb: "move", manner: "add", to: { of: "you", names: ["hand"] }, ...one };
  for (const [chooses, wording] of [
    ["chooses 1", "theirs"],
    ["chooses 1 of them", "theirs-of"],
  ] as const)
    g.rule(
      "by-chance",
      `your opponent ${chooses} for you to add to your hand`,
      { ...add, player: "opponent", "what.traits": [] },
      { wording },
    );
  g.rule("by-chance", "your opponent randomly adds 1 of them to your hand", add, { wording: "adds" });
  g.rule("statement", "{...:by-chance}");
  g.rule("listed", "{step:by-chance}");
  for (const v of ["to", "into"])
    g.rule("statement", `you {...:moving[${v},bare]} {what:obj} {...:going[${v}]}[[{...:but-trailing}]]`, {
      player: "you",
    });
  g.rule("but-trailing", "{besides:trailing}");
}

/** "Send the top 3 cards of either player's Deck to the GY", "look at the top 5 cards of your Deck or your opponent's Deck" */
function eitherDeck(g: Grammar): void {
  const top = (of: string) => ({
    "what.quantity.kind": "exactly",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of, names: ["deck-top"] } }],
  });
  const either = [
    ["either", "player's", "either"],
    ["your Deck or", "your opponent's", "or"],
  ] as const;
  for (const [mine, theirs, wording] of either) {
    for (const [verb, fields] of [
      ["send", { verb: "move", manner: "send" }],
      ["look", { verb: "look-at" }],
    ] as const) {
      g.rule(`${verb}-${wording}-yours`, mine, { ...fields, ...top("you") });
      g.rule(`${verb}-${wording}-theirs`, theirs, { ...fields, ...top("opponent") });
      g.noted(`${verb}-${wording}-yours`, `${verb}-${wording}-theirs`);
    }
    const send = `{+:send-${wording}-yours} {+:send-${wording}-theirs} Deck to {*to:place[in]}`;
    const look = `{+:look-${wording}-yours} {+:look-${wording}-theirs} Deck`;
    for (const [words, how] of [
      [`send the top {*what.quantity.n:int2} cards of ${send}`, "send"],
      [`send {*what.quantity.n:int2} more cards from the top of ${send}`, "send-more"],
      [`look at the top {*what.quantity.n:int2} cards of ${look}`, "look"],
    ] as const) {
      const category = `deck-${wording}-${how}`;
      g.rule(category, words);
      g.rule("step[bare]", `{options:${category}}`, { verb: "either" }, { wording: category });
    }
  }
}

function ordering(g: Grammar): void {
  g.rule("place-bottom", "your opponent's Deck", { of: "opponent", names: ["deck-bottom"] });
  g.rule("place-bottom", "the owner's Deck", { of: "owner", names: ["deck-bottom"] });
  g.rule("place-bottom", "its owner's Deck", { of: "owner", names: ["deck-bottom"] }, { wording: "its" });
  g.rule("place-bottom", "the owners' Decks", { of: "owner", names: ["deck-bottom"] }, { wording: "pl" });
  const either = { verb: "put-in-deck" };
  g.rule("step[F]", "<place> {what:obj} on {...:either-end}", either);
  g.rule("step[F]", "<return> {what:obj} to {...:either-end}", either, { wording: "return" });
  for (const [words, wording] of [
    ["either the top or bottom", "either"],
    ["the top or bottom", "plain"],
  ] as const)
    g.rule("either-end", `${words} of {...:some-deck}[[ {...:any-order}]]`, {}, { wording });
  g.rule("any-order", "in any order", { inOrder: true });
  for (const [deck, wording] of [
    ["the Deck", "deck"],
    ["your Deck", "your"],
    ["the owner's Deck", "owner"],
    ["their Deck", "their"],
  ] as const)
    g.rule("some-deck", deck, {}, { wording });
}
