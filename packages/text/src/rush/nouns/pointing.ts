import type { Grammar } from "../../grammar.ts";

/** Words that point back: "the excavated cards", "the rest", "the chosen monster". */
export function rushPointing(g: Grammar): void {
  g.rule("ref[sg]", "that {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("ref[pl]", "those {traits:opponents} {noun:ref-noun[pl]}", { ref: "those-cards" });
  g.rule("owner", "those {noun:ref-noun[pl]}'", { ref: "those-cards" });
  g.rule("possessor", "this monster", { ref: "that-card", noun: "monster" }, { wording: "this" });
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  g.rule("ref[N]", "{=:done-ref[N]}");
  g.rule("done-ref[N]", "the {...:done-cards[N]}", {}, { wording: "N" });
  const done = { ref: "this-way", voice: "done" };
  g.rule("done-ref[N]", "the {noun:back-noun[N]} you {...:did} {...:part-of-effect}", done, {
    wording: "you-N",
  });
  g.rule("did", "{verb:did-verb}");
  g.rule("did", "{verb:mover[K,past]}[[ {...:going[K]}]]");
  g.rule("did", "took control of", { verb: "take-control" });
  g.rule("ref[N]", "<that/those> {...:done-cards[N]}", {}, { wording: "those-N" });
  g.rule("possessor", "that {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("possessor", "the {...:done-cards[sg]}", {}, { wording: "the" });
  const sent = { ref: "this-way", voice: "done", verb: "send" };
  g.rule("possessor", "that monster sent to {to:place[in]}", sent, { wording: "sent" });
  g.rule(
    "one-card",
    "that monster sent to {to:place[in]}",
    { ...sent, noun: "monster" },
    { wording: "that-sent" },
  );
  g.rule("ref[sg]", "this monster", { ref: "that-card", noun: "monster" }, { wording: "this" });
  g.rule(
    "ref[pl]",
    "the chosen {noun:ref-noun[s]}",
    { ref: "this-way", voice: "done", verb: "choose" },
    { wording: "s" },
  );
  g.noted("ref", "done-ref");
  backNouns(g);
  excavated(g);
  oneOf(g);
  together(g);
}

/** "The card", "the Spell Card" in words that point back. */
function backNouns(g: Grammar): void {
  g.rule("back-noun[N]", "{=:ref-noun[N]}");
  g.rule("back-noun[sg]", "card", "card");
  g.rule("back-noun[pl]", "cards", "card");
}

/** "The excavated card", "the rest" */
function excavated(g: Grammar): void {
  const others = { ref: "excavated", others: true };
  g.rule("ref[N]", "the excavated <card/cards>", { ref: "excavated" }, { wording: "N" });
  g.rule("ref[N]", "the excavated {noun:ref-noun[N]}", { ref: "excavated" }, { wording: "N" });
  g.rule("ref[sg]", "the other card", others, { wording: "card" });
  g.rule("ref[pl]", "the other cards", others);
}

/** "1 of them", "from among the shown cards", "all Trap Cards among them" */
function oneOf(g: Grammar): void {
  g.rule("trait-from", "from among {group:among}", { trait: "one-of" }, { wording: "among" });
  g.rule("among", "{=:ref[pl]}");
  g.rule("among", "the shown cards", { ref: "excavated" }, { wording: "shown" });
  g.rule("trait-from", "from {group:those-there}", { trait: "one-of" }, { wording: "from" });
  g.rule("those-there", "the {...:done-cards[pl]}");
  g.rule("those-there", "those cards", { ref: "those-cards" });
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule("among", "{=:sent-cards}");
  g.rule("sent-cards", "the cards sent", { ref: "this-way", voice: "done", verb: "send" });
  g.rule("trait-one-of", "{group:sent-cards}", { trait: "one-of" }, { wording: "sent" });
  g.rule("post", "{+:trait-among}");
  g.rule("trait-among", "among {group:obj-pronoun}", { trait: "one-of" }, { wording: "among" });
  g.noted("trait-among", "sent-cards", "those-there", "among");
}

/** "This card and Spell/Trap Cards on your field", "the attack target and the attacking monster" */
function together(g: Grammar): void {
  g.rule("subj[pl]", "this card and {and:bare-group}", { ref: "this-card" });
  g.rule("ref[pl]", "the attack target and {and:attacker}", { ref: "attack-target" });
  g.rule("attacker", "the attacking monster", { ref: "attacking-monster" });
  g.rule(
    "subj[pl]",
    "this face-up card and {and:ref[pl]}",
    { ref: "this-card", traits: [{ trait: "face", face: "up" }] },
    { wording: "face-up" },
  );
}
