import { inOrder } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** Cards that are excavated, looked at, revealed, and put back in an order. */
export function ocgShowing(g: Grammar): void {
  excavating(g);
  byChance(g);
  eitherDeck(g);
  ordering(g);
}

function excavating(g: Grammar): void {
  const own = { verb: "excavate", player: "you" };
  g.rule("step[F]", "<excavate> the top card of your Deck", { ...own, count: 1 });
  g.rule("step[F]", "<excavate> the top {count:int2} cards of your Deck", own);
  const theirs = { verb: "excavate", player: "opponent" };
  g.rule("step[F]", "<excavate> the top card of your opponent's Deck", { ...theirs, count: 1 });
  g.rule("step[F]", "<excavate> the top {count:int2} cards of your opponent's Deck", theirs);
  // How many is chosen first.
  const upTo = { ...own, upTo: true };
  const many = "then excavate that many cards from the top of your Deck";
  g.rule("step[bare]", `choose either 1 or {count:int2}, ${many}`, upTo, { wording: "either" });
  g.rule("step[bare]", `choose a number from 1 to {count:int2}, ${many}`, upTo);
  g.rule(
    "step[bare]",
    "choose a number from 1 to {count:int2} and excavate that many cards from the top of your Deck",
    upTo,
    { wording: "and" },
  );
  for (const [whose, fields, noted] of [
    ["your", upTo, { wording: "up-to" }],
    ["your opponent's", { ...theirs, upTo: true }, {}],
  ] as const)
    g.rule("step[F]", `<excavate> up to {count:int2} cards from the top of ${whose} Deck`, fields, noted);
  g.rule(
    "step[F]",
    "<excavate> any number of cards from the top of your Deck, up to {count:measured}",
    upTo,
    { wording: "any-number" },
  );
  for (const [comma, wording] of [
    ["", "from"],
    [",", "from-comma"],
  ] as const)
    g.rule("step[F]", `<excavate> cards from the top of your Deck${comma} equal to {count:measured}`, own, {
      wording,
    });
  g.rule("moved", "excavated from {from:place} and sent to {to:place}[[ by {by:causes}]]", {
    manner: ["excavated", "sent"],
  });
  // "Look at 5 cards from the top of your Deck"
  g.rule(
    "group[pl]",
    "{quantity.n:int2} cards from the top of {where:top}",
    { "quantity.kind": "exactly", traits: [], noun: "card" },
    { wording: "from-top" },
  );
  g.rule(
    "group[pl]",
    "up to {quantity.n:int2} cards from the top of {where:top}",
    { "quantity.kind": "up-to", traits: [], noun: "card" },
    { wording: "up-to-top" },
  );
  // "Send that many cards from the top of your Deck to the GY"
  for (const [many, wording] of [
    ["that many", "that-many"],
    ["the same number of", "same"],
    ["an equal number of", "equal"],
  ] as const)
    g.rule(
      "group[pl]",
      `${many} cards from the top of {where:top}`,
      {
        "quantity.kind": "reckoned",
        "quantity.least": "all",
        "quantity.amount": { value: "count", of: { ref: "this-way" } },
        traits: [],
        noun: "card",
      },
      { wording: `top-${wording}` },
    );
  for (const [words, least, wording] of [
    [", up to", "one", "comma-up"],
    [" up to", "one", "up"],
    [", equal to", "all", "comma-equal"],
    [" equal to", "all", "equal"],
  ] as const)
    for (const [number, n] of [
      ["", ""],
      ["a number of ", "-number"],
    ] as const)
      g.rule(
        "reckoned",
        `${number}cards from the top of {where:top}${words} {quantity.amount:measured}`,
        { "quantity.kind": "reckoned", "quantity.least": least, traits: [], noun: "card" },
        { wording: `top-${wording}${n}` },
      );
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
  g.rule("group[sg]", "{quantity:quantity[sg]} {traits*:pre} {noun:noun[sg]} {where:from-there}");
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
  g.rule("excavated", "{+:trait-excavated}");
  g.rule("excavated", "{+:trait-excavated} {++:excavated-more}");
  inOrder(g, "excavated-more", [
    "trait-level",
    "trait-non",
    "trait-attribute",
    "trait-type",
    "trait-series",
    "trait-kind",
  ]);
  g.rule(
    "trait-excavated",
    "excavated",
    { trait: "one-of", "group.ref": "excavated" },
    { wording: "excavated" },
  );
  g.rule("group[M]", "{quantity:quantity[M]} {traits:excavated} {noun:noun[M]} {where*:post}");
  g.rule("group[M]", "{quantity:quantity[M]} {traits:excavated-kind} {noun:kind-noun[M]} {where*:post}");
  // "1 excavated Normal Spell/Trap", "1 excavated “A” monster or “B” card"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:excavated-card-kind} {noun:card-noun[sg]} {where*:post}",
  );
  g.rule("excavated-card-kind", "{+:trait-excavated} {++:pre-card-kind}");
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:excavated-described} {where*:post}",
    { noun: "card" },
    { wording: "excavated-described" },
  );
  g.rule("excavated-described", "{+:trait-excavated} {++:described-sg}");
  g.rule(
    "group[pl]",
    "any {traits:excavated} {noun:noun[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "any" },
  );
  g.rule("excavated-kind", "{++:excavated} {+:trait-named-kind}");
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule(
    "group[pl]",
    "{quantity:part-quantity} of the excavated {noun:noun[pl]} {where*:post}",
    {
      traits: [{ trait: "one-of", group: { ref: "excavated" } }],
    },
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
  const add = { verb: "move", manner: "add", to: { of: "you", names: ["hand"] }, ...one };
  const summon = { verb: "special-summon", ...one };
  for (const [picks, wording] of [
    ["picks 1", "picks"],
    ["chooses 1", "chooses"],
    ["picks 1 of them", "picks-of"],
  ] as const) {
    const noted = { wording };
    const said = `your opponent randomly ${picks} for you to`;
    g.rule("by-chance", `${said} add to your hand`, add, noted);
    g.rule("by-chance", `${said} Special Summon`, summon, noted);
    g.rule(
      "by-chance",
      `${said} Special Summon to your field`,
      { ...summon, to: { of: "you", names: ["field"] } },
      noted,
    );
    g.rule(
      "by-chance",
      `${said} Special Summon, ignoring its Summoning conditions`,
      { ...summon, ignoring: true },
      noted,
    );
  }
  // It is not left to chance: they choose.
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
  for (const [words, manner] of [
    ["shuffle {what:obj} into", "shuffle"],
    ["add {what:obj} to", "add"],
    ["send {what:obj} to", "send"],
  ] as const)
    for (const besides of ["", "{besides:trailing}"])
      g.rule("statement", `you ${words} {to:place[in]}${besides}`, { verb: "move", manner, player: "you" });
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
  for (const [words, wording] of [
    ["the Deck", "deck"],
    ["your Deck", "your"],
    ["the owner's Deck", "owner"],
    ["their Deck", "their"],
  ] as const)
    for (const either of ["either ", ""]) {
      const noted = { wording: `${wording}${either === "" ? "-plain" : ""}` };
      const place = `<place> {what:obj} on ${either}the top or bottom of ${words}`;
      g.rule("step[F]", place, { verb: "put-in-deck" }, noted);
      g.rule("step[F]", `${place} in any order`, { verb: "put-in-deck", inOrder: true }, noted);
      g.rule(
        "step[F]",
        `<return> {what:obj} to ${either}the top or bottom of ${words}`,
        { verb: "put-in-deck" },
        {
          wording: `${noted.wording}-return`,
        },
      );
    }
}
