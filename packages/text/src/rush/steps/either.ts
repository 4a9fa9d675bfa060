import type { Grammar } from "../../grammar.ts";

/** Steps of which a player does one: "add it to your hand or Special Summon it". */
export function rushEither(g: Grammar): void {
  const either = { verb: "either" };
  g.rule("step[F]", "{options:two-steps[F]}", either);
  g.rule("two-steps[F]", "{+:option[F]} or {+:option[F]}");
  g.rule("option[F]", "{...:act[F]}");
  g.rule("option[F]", "{...:player-act[F]}", { player: "you" });
  g.rule("option[F]", "{=:simple-step[F]}");
  // "Send this face-up card from your field or the top card of your Deck to the Graveyard."
  g.rule("step[F]", "{options:sent-either[F]}", either, { wording: "sent" });
  g.rule("sent-either[F]", "<send> {+:sent-ref} or {+:sent-group} to {*to:place[in]}");
  g.rule("sent-either[F]", "<send> {+:sent-group} or {+:sent-top} to {*to:place[in]}");
  g.rule("sent-ref", "{what:ref[sg]}", { verb: "move", manner: "send" });
  g.rule("sent-top", "{what:deck-top-cards}", { verb: "move", manner: "send" });
  g.rule("deck-top-cards", "{quantity:top-cards[N]} of {where:top}", { traits: [], noun: "card" });
  g.rule("sent-group", "{what:group[N]}", { verb: "move", manner: "send" });
  g.noted("option", "sent-ref", "sent-group", "sent-top", "deck-top-cards");
  turned(g);
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
