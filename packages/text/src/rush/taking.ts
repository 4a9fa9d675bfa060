import type { Grammar } from "../grammar.ts";

/** What is looked for and shown, and what is done with the cards that were found. */
export function rushTaking(g: Grammar): void {
  showing(g);
  among(g);
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

/** "1 of the cards sent", "all Trap Cards among them", "up to 2 excavated Rock Type monsters and/or Trap Cards" */
function among(g: Grammar): void {
  g.rule("trait-one-of", "{group:sent-cards}", { trait: "one-of" }, { wording: "sent" });
  g.rule("post", "{+:trait-among}");
  g.rule("trait-among", "among {group:obj-pronoun}", { trait: "one-of" }, { wording: "among" });
  g.noted("trait-among", "also-excavated");
  const both = "{quantity:quantity[pl]} {traits:pre-excavated} {noun:noun[pl]}";
  g.rule("group[pl]", `${both} and/or {one:also-excavated}`, { where: [] });
  g.rule("group[pl]", `${both} {own:with-list} and/or {one:also-excavated}`, { where: [] });
  g.rule("pre-excavated", "{+:trait-excavated}");
  g.rule("pre-excavated", "{+:trait-excavated} {++:pre}");
  g.rule("also-excavated", "{noun:noun[pl]}", {
    quantity: { kind: "some" },
    traits: [{ trait: "one-of", group: { ref: "excavated" } }],
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
