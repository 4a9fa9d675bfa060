import type { Grammar } from "../../grammar.ts";

/** Steps of which a player does one: "add it to your hand or Special Summon it". */
export function rushEither(g: Grammar): void {
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
  addedOrSummoned(g);
  turned(g);
  costs(g);
}

function addedOrSummoned(g: Grammar): void {
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
}

/** "Change the battle position of this card or 1 monster" */
function turned(g: Grammar): void {
  const change = { verb: "change-position" };
  g.rule("step[F]", "{options:turned[F]}", { verb: "either" }, { wording: "turned" });
  g.rule("turned[F]", "<change> the battle position of {+:turning-it} or {+:turning-one}");
  g.rule("turning-it", "{what:ref[sg]}", { ...change, to: "other" });
  g.rule("turning-one", "{what:group[sg]}", { ...change, to: "other" });
  g.noted("turning-it", "turning-one");
}

/** "Either pay 500 LP or send 1 card to the Graveyard" */
function costs(g: Grammar): void {
  const either = { verb: "either" };
  g.rule("cost-step[F]", "either {options:two-costs[F]}", either);
  g.rule("two-costs[F]", "{+:step[F]} or {+:step[F]}");
  g.rule("cost-step[F]", "{options:two-costs-comma[F]}", either, { wording: "comma" });
  g.rule("two-costs-comma[F]", "{+:step[F]}, or {+:step[F]}");
}
