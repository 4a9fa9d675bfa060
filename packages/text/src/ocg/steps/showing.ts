import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Cards that are excavated, looked at, revealed, and put back in an order. */
export function ocgShowing(g: Grammar): void {
  excavating(g);
  looking(g);
  excavated(g);
  byChance(g);
  ofEither(g);
}

function excavating(g: Grammar): void {
  g.rule("whose-deck", "{player:whose-turn} Deck");
  const excavate = { verb: "excavate" };
  g.rule("excavating[F]", "<excavate> {...:so-many-on-top}", excavate);
  g.rule("step[F]", "{=:excavating[F]}");
  // That one is "it" afterwards, and all others are "the rest".
  g.rule(
    "step[F]",
    "<excavate> cards from the top of {...:whose-deck} until you excavate {until:group[N]}",
    { verb: "excavate-until" },
    { wording: "until" },
  );
  g.rule("so-many-on-top", "the top card of {...:whose-deck}", { count: 1 });
  g.rule("so-many-on-top", "the top {count:int2} cards of {...:whose-deck}");
  const upTo = { upTo: true };
  const top = "cards from the top of {...:whose-deck}";
  g.rule("so-many-on-top", `up to {count:int2} ${top}`, upTo, { wording: "up-to" });
  g.rule("so-many-on-top", `{count:int2} ${top}`, {}, { wording: "from" });
  g.rule("so-many-on-top", `[[{...:a-number-of} ]]${top}[[{...:comma}]] equal to {count:measured}`);
  alike(g, "some-number-of", ["a number of", "any number of"]);
  g.rule("so-many-on-top", `[[{...:some-number-of} ]]${top}[[{...:comma}]] up to {count:measured}`, upTo);
  // As a die shows: of fewer cards than that, all.
  g.rule(
    "so-many-on-top",
    `that many ${top}`,
    { count: { value: "die", of: { ref: "this-way", verb: "roll-die" } } },
    { wording: "that-many" },
  );
  // How many is chosen first.
  g.rule(
    "step[bare]",
    `choose a number from 1 to {count:int2}, then excavate that many ${top}`,
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
}

/** "Look at your opponent's hand", "reveal this card" */
function looking(g: Grammar): void {
  g.rule("simple-step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<show> it", { verb: "reveal", "what.ref": "it" }, { wording: "show" });
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
  g.rule("step[bare]", "choose {what:group[N]} to {...:shared-option}", {}, { wording: "choose-to" });
}

/** "the excavated card", "the rest", "1 excavated “A” monster" */
function excavated(g: Grammar): void {
  const rest = { ref: "excavated", others: true };
  g.rule("ref[pl]", "the rest", rest);
  g.rule("ref[pl]", "the other cards", rest, { wording: "cards" });
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
  g.rule("by-chance", "your opponent randomly chooses 1 for you to {...:shared-option}", one, {
    wording: "picks",
  });
  // It is not left to chance: they choose.
  const add = { verb: "move", manner: "add", to: { of: "you", names: ["hand"] }, ...one };
  g.rule(
    "by-chance",
    "your opponent chooses 1 for you to add to your hand",
    { ...add, player: "opponent", "what.traits": [] },
    { wording: "theirs" },
  );
  g.rule("by-chance", "your opponent randomly adds 1 of them to your hand", add, { wording: "adds" });
  g.rule("statement", "{...:by-chance}");
  g.rule("listed", "{step:by-chance}");
}

/** "Send the top 3 cards of either player's Deck to the GY", "look at either your Extra Deck or your opponent's": one option for each. */
function ofEither(g: Grammar): void {
  const look = { verb: "look-at" };
  const send = { verb: "move", manner: "send" };
  const at = (step: object, trait: string, quantity: object, name: string) => (of: string) => ({
    ...step,
    ...quantity,
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait, place: { of, names: [name] } }],
  });
  const all = { "what.quantity": { kind: "all" } };
  const some = { "what.quantity.kind": "exactly" };
  const top = "the top {*what.quantity.n:int2} cards of";
  const more = "{*what.quantity.n:int2} more cards from the top of";
  for (const [called, words, pile, option, after] of [
    ["look-extra-deck", "look at", "Extra Deck", at(look, "in", all, "extra-deck"), ""],
    ["look-hand", "look at", "hand", at(look, "in", all, "hand"), ""],
    ["look-graveyard", "look at", "GY", at(look, "in", all, "graveyard"), ""],
    ["look-top", `look at ${top}`, "Deck", at(look, "from", some, "deck-top"), ""],
    ["send-top", `send ${top}`, "Deck", at(send, "from", some, "deck-top"), " to {*to:place[in]}"],
    ["send-more", `send ${more}`, "Deck", at(send, "from", some, "deck-top"), " to {*to:place[in]}"],
  ] as const) {
    for (const [mine, theirs, wording] of [
      ["either", `player's ${pile}`, "either"],
      [`your ${pile} or`, `your opponent's ${pile}`, "or"],
      [`either your ${pile} or`, "your opponent's", "either-or"],
    ] as const) {
      const [yours, other] = [`${called}-${wording}-yours`, `${called}-${wording}-theirs`];
      const rule = { rule: "of either player: the one, the other" };
      g.rule(yours, mine, option("you"), rule);
      g.rule(other, theirs, option("opponent"), rule);
      g.noted(yours, other);
      const whole = { wording, rule: "of either player" };
      g.rule(called, `${words} {+:${yours}} {+:${other}}${after}`, undefined, whole);
    }
    const rule = "step[bare]: of either player";
    g.rule("step[bare]", `{options:${called}}`, { verb: "either" }, { wording: called, rule });
  }
}
