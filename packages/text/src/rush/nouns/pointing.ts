import type { Grammar } from "../../grammar.ts";

/** Words that point back: "the excavated cards", "the rest", "the chosen monster". */
export function rushPointing(g: Grammar): void {
  g.rule("ref[sg]", "that {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("owner", "those {noun:ref-noun[pl]}'", { ref: "those-cards" });
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  const done = { ref: "this-way", voice: "done" };
  for (const n of ["sg", "pl"] as const) {
    const noted = n === "pl" ? { wording: "pl" } : {};
    g.rule(`ref[${n}]`, `the chosen {noun:back-noun[${n}]}`, { ...done, verb: "choose" }, noted);
    g.rule(`ref[${n}]`, `the revealed {noun:back-noun[${n}]}`, { ...done, verb: "reveal" }, noted);
    g.rule(`ref[${n}]`, `the {noun:back-noun[${n}]} {...:done-by}`, done, noted);
    g.rule(`ref[${n}]`, `those {noun:back-noun[${n}]} {...:done-by}`, done, { wording: `those-${n}` });
    g.rule(
      `ref[${n}]`,
      `the {noun:back-noun[${n}]} chosen`,
      { ...done, verb: "choose" },
      { wording: `after-${n}` },
    );
    g.rule(`ref[${n}]`, `the {traits:pre} {noun:back-noun[${n}]} {...:done-by}`, done, noted);
  }
  g.rule("possessor", "that monster sent to {to:place[in]}", { ...done, verb: "send" }, { wording: "sent" });
  g.rule(
    "one-card",
    "that monster sent to {to:place[in]}",
    { ...done, verb: "send", noun: "monster" },
    { wording: "that-sent" },
  );
  g.rule("ref[sg]", "this monster", { ref: "that-card", noun: "monster" }, { wording: "this" });
  g.rule("ref[pl]", "the chosen {noun:back-noun[s]}", { ...done, verb: "choose" }, { wording: "s" });
  g.rule("back-noun[s]", "{=:ref-noun[s]}");
  g.rule("ref[pl]", "those {traits:opponents} {noun:ref-noun[pl]}", { ref: "those-cards" });
  g.noted("ref");
  backNouns(g);
  excavated(g);
  oneOf(g);
  together(g);
}

/** "The card", "the Spell Card" in words that point back. */
function backNouns(g: Grammar): void {
  for (const n of ["sg", "pl"] as const) {
    const s = n === "pl" ? "s" : "";
    g.rule(`ref-noun[${n}]`, `Spell Card${s}`, "spell");
    g.rule(`ref-noun[${n}]`, `Trap Card${s}`, "trap");
    g.rule(`ref-noun[${n}]`, `Spell/Trap Card${s}`, "spell-or-trap");
    g.rule(`back-noun[${n}]`, `{=:ref-noun[${n}]}`);
    g.rule(`back-noun[${n}]`, `card${s}`, "card");
  }
}

/** "The excavated card", "the rest" */
function excavated(g: Grammar): void {
  g.rule("ref[sg]", "the excavated card", { ref: "excavated" });
  g.rule("ref[pl]", "the excavated cards", { ref: "excavated" }, { wording: "pl" });
  g.rule("ref[sg]", "the other card", { ref: "excavated", others: true }, { wording: "card" });
  g.rule("ref[pl]", "the rest", { ref: "excavated", others: true }, { wording: "rest" });
  g.rule("ref[pl]", "the other cards", { ref: "excavated", others: true });
  g.rule("ref[pl]", "the remaining cards", { ref: "excavated", others: true }, { wording: "remaining" });
  for (const n of ["sg", "pl"] as const) {
    const s = n === "pl" ? "s" : "";
    g.rule(
      `ref[${n}]`,
      `the excavated monster${s}`,
      { ref: "excavated", noun: "monster" },
      n === "pl" ? { wording: "pl" } : {},
    );
  }
  g.rule("ref[pl]", "the rest of the cards", { ref: "excavated", others: true }, { wording: "rest-of" });
}

/** "1 of them", "from among the shown cards", "all Trap Cards among them" */
function oneOf(g: Grammar): void {
  g.rule("trait-from", "from among {group:ref[pl]}", { trait: "one-of" }, { wording: "among" });
  g.rule("trait-from", "from {group:done-cards}", { trait: "one-of" }, { wording: "from" });
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule("trait-from", "from among {group:sent-cards}", { trait: "one-of" }, { wording: "among" });
  g.rule("sent-cards", "the cards sent", { ref: "this-way", voice: "done", verb: "send" });
  g.noted("sent-cards");
  g.rule(
    "trait-from",
    "from among the shown cards",
    { trait: "one-of", "group.ref": "excavated" },
    { wording: "shown" },
  );
  g.rule("trait-from", "from {group:those-there}", { trait: "one-of" }, { wording: "those" });
  g.rule("those-there", "those cards", { ref: "those-cards" });
  g.noted("those-there");
  g.rule("trait-one-of", "{group:sent-cards}", { trait: "one-of" }, { wording: "sent" });
  g.rule("post", "{+:trait-among}");
  g.rule("trait-among", "among {group:obj-pronoun}", { trait: "one-of" }, { wording: "among" });
  g.noted("trait-among");
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
