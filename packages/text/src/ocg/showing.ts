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
  g.rule("excavating[F]", "<excavate> {...:so-many-on-top}", excavate);
  g.rule("step[F]", "{=:excavating[F]}");
  // That one is "it" afterwards, and all others are "the rest".
  for (const [cards, wording] of [
    ["cards from the top of", ""],
    ["the top cards of", "top-"],
  ] as const)
    for (const [till, w] of [
      ["you excavate", "until"],
      ["you have excavated", "until-past"],
    ] as const)
      g.rule(
        "step[F]",
        `<excavate> ${cards} {...:whose-deck} until ${till} {until:group[N]}`,
        { verb: "excavate-until" },
        { wording: `${wording}${w}` },
      );
  g.rule("so-many-on-top", "the top card of {...:whose-deck}", { count: 1 });
  g.rule("so-many-on-top", "the top {count:int2} cards of {...:whose-deck}");
  const upTo = { upTo: true };
  const top = "cards from the top of {...:whose-deck}";
  g.rule("so-many-on-top", `up to {count:int2} ${top}`, upTo, { wording: "up-to" });
  g.rule("so-many-on-top", `{count:int2} ${top}`, {}, { wording: "from" });
  g.rule("so-many-on-top", `<<|a number of >>${top}[[,]] equal to {count:measured}`);
  g.rule("so-many-on-top", `<<|a number of |any number of >>${top}[[,]] up to {count:measured}`, upTo);
  // As a die shows: of fewer cards than that, all.
  g.rule(
    "so-many-on-top",
    `that many ${top}<<| (or as many as you can)>>`,
    { count: { value: "die", of: { ref: "this-way", verb: "roll-die" } } },
    { wording: "that-many" },
  );
  // How many is chosen first.
  g.rule(
    "step[bare]",
    `choose <<either 1 or|a number from 1 to>> {count:int2}<<, then| and>> excavate that many ${top}`,
    { ...excavate, ...upTo },
    { wording: "choose" },
  );
  g.rule("moved", "excavated from {from:place} and sent to {to:place}[[ by {by:causes}]]", {
    manner: ["excavated", "sent"],
  });
  // "Look at 5 cards from the top of your Deck", "Send that many cards from the top of your Deck to the GY"
  const onTop = { traits: [], noun: "card" };
  g.rule("group[pl]", "{quantity:quantity[pl]} cards from the top of {where:top}", onTop, {
    wording: "from-top",
  });
  g.rule("reckoned", "<<|a number of >>cards from the top of {where:top} {quantity:so-many}", onTop, {
    wording: "top",
  });
  // "Look at your opponent's hand": at all that is there.
  g.rule("simple-step[F]", "<look> at {what.where:all-there}", {
    verb: "look-at",
    "what.quantity": { kind: "all" },
    "what.traits": [],
    "what.noun": "card",
  });
  g.rule("all-there", "{+:trait-all-there}");
  g.rule("trait-all-there", "{place:place[in]}", { trait: "in" }, { wording: "all" });
  g.noted("trait-all-there");
  g.rule("step[F]", "<look> at {what:obj}", { verb: "look-at" }, { wording: "cards" });
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
  g.rule(
    "ref[pl]",
    "the <<other cards|others|rest|rest of the cards|remaining cards|remaining|other excavated cards|remaining excavated cards>>",
    rest,
  );
  g.rule("ref[sg]", "the other[[ {noun:back-noun[sg]}]]", rest, { wording: "other" });
  g.rule("pointed-at", "the excavated card", { ref: "excavated" });
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
  g.rule("marked-described[pl]", "{++:marks} {++:described[pl,and]}");
  g.rule(
    "group[pl]",
    "any {...:marked-cards[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "any" },
  );
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule(
    "group[N]",
    "{quantity:part-quantity[N]} of the {...:marked-cards[of]} {where*:post}",
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
  g.rule(
    "by-chance",
    "your opponent randomly <<picks|chooses>> 1[[ of them]] for you to {...:shared-option}",
    one,
    { wording: "picks" },
  );
  // It is not left to chance: they choose.
  const add = { verb: "move", manner: "add", to: { of: "you", names: ["hand"] }, ...one };
  g.rule(
    "by-chance",
    "your opponent chooses 1[[ of them]] for you to add to your hand",
    { ...add, player: "opponent", "what.traits": [] },
    { wording: "theirs" },
  );
  g.rule("by-chance", "your opponent randomly adds 1 of them to your hand", add, { wording: "adds" });
  g.rule("statement", "{...:by-chance}");
  g.rule("listed", "{step:by-chance}");
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
  eitherPile(g);
}

/** "Look at either player's Extra Deck, and send 1 monster from it to the GY" */
function eitherPile(g: Grammar): void {
  const all = (of: string, name: string) => ({
    verb: "look-at",
    "what.quantity": { kind: "all" },
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "in", place: { of, names: [name] } }],
  });
  for (const [pile, name] of [
    ["Extra Deck", "extra-deck"],
    ["hand", "hand"],
    ["GY", "graveyard"],
  ] as const)
    for (const [mine, theirs, wording] of [
      ["either", `player's ${pile}`, "either"],
      [`either your ${pile} or`, "your opponent's", "or"],
      [`your ${pile} or`, `your opponent's ${pile}`, "both-said"],
    ] as const) {
      const [yours, other] = [`${name}-${wording}-yours`, `${name}-${wording}-theirs`];
      g.rule(yours, mine, all("you", name));
      g.rule(other, theirs, all("opponent", name));
      g.noted(yours, other);
      g.rule(`looked-at-${name}`, `look at {+:${yours}} {+:${other}}`, undefined, { wording });
      if (wording === "either")
        g.rule("step[bare]", `{options:looked-at-${name}}`, { verb: "either" }, { wording: `look-${name}` });
    }
}

function ordering(g: Grammar): void {
  g.rule("place-bottom", "your opponent's Deck", { of: "opponent", names: ["deck-bottom"] });
  g.rule(
    "place-bottom",
    "<<the owner's Deck|its owner's Deck|the owners' Decks|their owners' Decks|the Decks>>",
    {
      of: "owner",
      names: ["deck-bottom"],
    },
  );
  const either = { verb: "put-in-deck" };
  g.rule("step[F]", "<place> {what:obj} on {...:either-end}", either);
  g.rule("step[F]", "<return> {what:obj} to {...:either-end}", either, { wording: "return" });
  g.rule(
    "either-end",
    "<<either the|the>> top or bottom of <<the|your|the owner's|its owner's|their>> Deck[[ {...:in-order}]]",
  );
}
