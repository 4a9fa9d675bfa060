import type { Grammar } from "../grammar.ts";

/** What is looked for and shown, and what is done with the cards that were found. */
export function rushTaking(g: Grammar): void {
  showing(g);
  among(g);
  replacing(g);
  apart(g);
  deciding(g);
}

function showing(g: Grammar): void {
  g.rule("step[F]", "<take> the bottom {count:int2} cards of your Deck", {
    verb: "excavate",
    player: "you",
    from: "bottom",
  });
  g.rule(
    "trait-from",
    "from among the shown cards",
    { trait: "one-of", "group.ref": "excavated" },
    { wording: "shown" },
  );
  g.rule("trait-from", "from {group:those-there}", { trait: "one-of" }, { wording: "those" });
  g.rule("those-there", "those cards", { ref: "those-cards" });
  g.noted("those-there");
  g.rule("ref[pl]", "the rest of the cards", { ref: "excavated", others: true }, { wording: "rest-of" });
}

/** "Places them on top of their Deck in the same order", and as many as there were of something. */
function replacing(g: Grammar): void {
  const put = { verb: "move", manner: "put", sameOrder: true };
  g.rule("placing", "places {what:obj} on {to:deck-end} in the same order", { ...put, player: "opponent" });
  g.rule("step[F]", "<place> {what:obj} on {to:deck-end} in the same order", put);
  g.rule(
    "step[F]",
    "<add> {what.traits:named} {what.where*:post} to {to:place[in]}, up to {what.quantity.amount:bracket}",
    {
      verb: "move",
      manner: "add",
      "what.noun": "card",
      "what.quantity.kind": "reckoned",
      "what.quantity.least": "one",
    },
    { wording: "named-reckoned" },
  );
}

/** "1 of the cards sent", "all Trap Cards among them" */
function among(g: Grammar): void {
  g.rule("trait-one-of", "{group:sent-cards}", { trait: "one-of" }, { wording: "sent" });
  g.rule("post", "{+:trait-among}");
  g.rule("group[sg]", "{...:branch} or {one:last-branch} {where:done-where}");
  g.rule("trait-among", "among {group:obj-pronoun}", { trait: "one-of" }, { wording: "among" });
  g.noted("trait-among");
}

/** Cards of two places, and all but some. */
function apart(g: Grammar): void {
  const graveyard = (of: string) => [{ trait: "from", place: { of, names: ["graveyard"] } }];
  const one = { quantity: { kind: "exactly", n: 1 }, noun: "card" };
  g.rule("group[pl]", "1 card from each player's Graveyard", {
    ...one,
    traits: [],
    own: graveyard("you"),
    both: { ...one, traits: graveyard("opponent") },
    where: [],
  });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} {own:there-in} and/or {one:those-in}",
    { where: [] },
  );
  g.rule("there-in", "{+:trait-in}");
  g.rule("those-in", "{noun:noun[pl]} {own:there-in}", { quantity: { kind: "some" }, traits: [] });
  g.noted("those-in");
  const many = "{what.quantity:quantity[sg]} {what.traits*:pre} {what.noun:noun[sg]} {what.where:post}";
  const but = ", except {what.except:group[sg]}";
  g.rule(
    "step[F]",
    `<add> ${many} to {to:place[in]}${but}`,
    { verb: "move", manner: "add" },
    { wording: "but" },
  );
  g.rule(
    "step[F]",
    `<Special Summon> ${many} to {to:place[on]} in face-up {position:position}${but}`,
    { verb: "special-summon", faceUp: true },
    { wording: "but" },
  );
  g.rule("group[pl]", "all {traits*:pre} {noun:noun[pl]} {where*:post}, except {except:bare-group}", {
    quantity: { kind: "all" },
  });
}

function deciding(g: Grammar): void {
  g.rule("step[F]", "<select> {what:group[sg]}", { verb: "choose" }, { wording: "select" });
  g.rule("link", "and {step:add-or-summon[F]}", { join: "and" }, { wording: "either" });
  g.rule("add-or-summon[F]", "{options:added-or-summoned[F]}", { verb: "either" });
  g.rule("added-or-summoned[F]", "<add> {+:adding} or <Special Summon> {+:summoning}");
  g.rule("adding", "it to {to:place[in]}", { verb: "move", manner: "add", what: { ref: "it" } });
  g.rule("summoning", "it face-up to {to:place[on]}", {
    verb: "special-summon",
    faceUp: true,
    what: { ref: "it" },
  });
  g.noted("add-or-summon", "adding", "summoning");
  const change = { verb: "change-position" };
  g.rule("step[F]", "{options:turned[F]}", { verb: "either" }, { wording: "turned" });
  g.rule("turned[F]", "<change> the battle position of {+:turning-it} or {+:turning-one}");
  g.rule("turning-it", "{what:ref[sg]}", { ...change, to: "other" });
  g.rule("turning-one", "{what:group[sg]}", { ...change, to: "other" });
  g.noted("turning-it", "turning-one");
  g.rule("step[F]", "<change> {what:obj} to face-up Defense Position or face-down Defense Position", {
    ...change,
    to: "any-defense",
  });
  g.rule(
    "step[F]",
    "<change> the battle position of {what:obj} to face-down Defense Position",
    { ...change, to: "face-down-defense" },
    { wording: "position-of" },
  );
  g.rule(
    "step[F]",
    "<place> {what:obj} on either the top or bottom of the owner's Deck",
    { verb: "put-in-deck" },
    { wording: "owner" },
  );
  g.rule(
    "step[F]",
    "<take> control of {what:obj} (move it to your field, and use it yourself)",
    { verb: "take-control" },
    { wording: "explained" },
  );
}
