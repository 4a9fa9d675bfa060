import type { Grammar } from "../grammar.ts";

/** What points back to cards that were spoken of. */
export function ocgPointing(g: Grammar): void {
  references(g);
  done(g);
}

/** What was done by the effect itself or in what it answers: "the destroyed monster", "that sent card", "those banished cards". */
function done(g: Grammar): void {
  for (const [word, verb] of [
    ["destroyed", "destroy"],
    ["sent", "send"],
    ["discarded", "discard"],
    ["banished", "banish"],
    ["Tributed", "tribute"],
    ["Special Summoned", "special-summon"],
    ["Summoned", "special-summon"],
    ["revealed", "reveal"],
    ["added", "add"],
    ["returned", "return"],
    ["chosen", "choose"],
  ] as const)
    for (const [the, those, how] of [
      ["the", "the", ""],
      ["that", "those", "that-"],
    ] as const) {
      // "That Special Summoned monster" is that monster, which is so.
      if (verb === "special-summon" && how !== "") continue;
      const fields = { ref: "this-way", verb };
      const wording = `${how}${word.toLowerCase().replace(" ", "-")}`;
      const noted = { wording };
      const several = { wording: `${wording}-pl` };
      for (const place of ["ref[sg]", "possessor", "gone-one"])
        g.rule(place, `${the} ${word} {noun:ref-noun[sg]}`, fields, noted);
      for (const place of ["ref[sg]", "possessor"])
        g.rule(place, `${the} ${word} {traits:pre} {noun:ref-noun[sg]}`, fields, noted);
      if (verb !== "special-summon") {
        for (const place of ["ref[sg]", "possessor"])
          g.rule(place, `${the} ${word} card`, { ...fields, noun: "card" }, noted);
        g.rule("ref[pl]", `${those} ${word} cards`, { ...fields, noun: "card" }, several);
        g.rule("ref[pl]", `${those} ${word} {noun:ref-noun[s]}`, fields, { wording: `${wording}-s` });
      }
      g.rule("ref[pl]", `${those} ${word} {noun:ref-noun[pl]}`, fields, several);
    }
  g.rule(
    "subj[sg]",
    "the {noun:ref-noun[sg]} Summoned by this effect",
    { ref: "this-way", voice: "done", verb: "special-summon", part: "effect" },
    { wording: "summoned-by-this" },
  );
  g.noted("gone-one");
}

function references(g: Grammar): void {
  g.rule("ref[sg]", "this monster {where?:post}", { ref: "this-card", noun: "monster" });
  // "While you control this Tribute Summoned monster"
  g.rule("ref[sg]", "this {traits:came-so} monster", { ref: "this-card", noun: "monster" });
  g.rule("ref[sg]", "this {traits:came-so} card", { ref: "this-card" });
  g.rule("came-so", "{+:trait-summoned}");
  g.rule("came-so", "{+:trait-face} {+:trait-summoned}");
  // "Special Summon it from your hand"
  g.rule("obj", "it {where:only-from}", { ref: "it" });
  g.rule("obj", "them {where:only-from}", { ref: "them" });
  g.rule("only-from", "{+:trait-from}");
  for (const place of ["ref[sg]", "possessor"])
    for (const pre of ["opponents", "only-face"])
      g.rule(place, `that {traits:${pre}} card`, { ref: "that-card" });
  g.rule("only-face", "{+:trait-face}");
  // "shuffle that “Elemental HERO Neos” into the Deck"
  g.rule("ref[sg]", "that {traits:only-name}", { ref: "that-card" }, { wording: "named" });
  g.rule("obj", "that {traits:only-name} {where:only-from}", { ref: "that-card" }, { wording: "named-from" });
  g.rule("only-name", "{+:trait-name}");
  // "That Equip Spell"
  g.rule(
    "ref[sg]",
    "that {traits:pre-card-kind} {noun:card-noun[sg]}",
    { ref: "that-card" },
    { wording: "card" },
  );
  g.rule(
    "ref[sg]",
    "the Equip Spell",
    { ref: "that-card", traits: [{ trait: "kind", kind: "equip" }], noun: "spell" },
    { wording: "the-equip-spell" },
  );
  g.rule("ref[sg]", "this banished card", { ref: "this-card" }, { wording: "banished" });
  g.rule("ref[sg]", "this equipped card", { ref: "this-card" }, { wording: "equipped" });
  g.rule(
    "obj",
    "both cards in your Pendulum Zones",
    {
      quantity: { kind: "exactly", n: 2 },
      traits: [],
      noun: "card",
      where: [{ trait: "in", place: { of: "you", names: ["pendulum-zone"] } }],
    },
    { wording: "both-scales" },
  );
  g.rule("ref[sg]", "the targeted {noun:ref-noun[sg]}", { ref: "that-target" }, { wording: "targeted" });
  g.rule("ref[sg]", "the targeted card", { ref: "that-target" }, { wording: "targeted" });
  g.rule(
    "ref[sg]",
    "the targeted {traits:pre-kind} {noun:kind-noun[sg]}",
    { ref: "that-target" },
    { wording: "targeted-kind" },
  );
  g.rule("ref[pl]", "the targeted {noun:ref-noun[pl]}", { ref: "those-targets" }, { wording: "targeted" });
  g.rule("ref[pl]", "the targeted cards", { ref: "those-targets" }, { wording: "targeted" });
  for (const [word, nth] of [
    ["first", 1],
    ["second", 2],
  ] as const) {
    g.rule("ref[sg]", `the ${word} target`, { ref: "that-target", nth });
    g.rule("ref[pl]", `the ${word} targets`, { ref: "those-targets", nth });
    g.rule("possessor", `the ${word} target`, { ref: "that-target", nth });
  }
  g.rule("ref[sg]", "that {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule(
    "ref[sg]",
    "that {traits:lying-opponents} {noun:ref-noun[sg]}",
    { ref: "that-card" },
    { wording: "lying" },
  );
  // "Your targeted monster gains …": of two targets the one that you control.
  for (const place of ["ref[sg]", "possessor"])
    g.rule(
      place,
      "{traits:whose-target} targeted {noun:ref-noun[sg]}",
      { ref: "that-target" },
      { wording: "whose" },
    );
  g.rule("whose-target", "{+:trait-whose}");
  for (const [words, by] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    g.rule("trait-whose", words, { trait: "controlled", by }, { wording: "whose" });
  g.noted("trait-whose");
  g.rule("ref[sg]", "the {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" }, { wording: "the" });
  g.rule(
    "ref[sg]",
    "@a {noun:noun[sg]} equipped with this card",
    { ref: "equipped-monster" },
    { wording: "with-this" },
  );
  g.rule(
    "ref[sg]",
    "@a {traits:pre} {noun:noun[sg]} equipped with this card",
    { ref: "equipped-monster" },
    { wording: "with-this" },
  );
  // "this card and 1 other Fairy monster from your hand", "both that monster and this card"
  g.rule("obj", "{...:ref[sg]} and {and:np}", {}, { wording: "and" });
  // "both of those cards and this card", "all cards your opponent controls and this card"
  g.rule("obj", "{...:ref[pl]} and {and:itself}", {}, { wording: "pl-and" });
  g.rule(
    "obj",
    "{and.quantity:quantity-of[pl]} {and.traits*:pre} {and.noun:noun[pl]} {and.where:post} and this card",
    { ref: "this-card" },
    { wording: "all-and-itself" },
  );
  g.rule("obj", "{...:itself}, and {and:np}", {}, { wording: "and-comma" });
  // "this card you control and 1 each of “A”, “B”, and “C” from your hand and/or field"
  g.rule("obj", "{...:own-there} and {and:one-of-each}", {}, { wording: "each-of" });
  g.rule("one-of-each", "1 each of {...:each-named}, {both:each-more} {where:post}");
  g.noted("one-of-each");
  g.rule("obj", "{...:itself}, and {and:obj-pronoun},", {}, { wording: "and-commas" });
  g.rule("obj", "{...:ref[sg]}, also {and:itself},", {}, { wording: "also" });
  g.rule("obj", "{...:itself} {where:only-from}, and {and:ref[N]},", {}, { wording: "from-and" });
  g.rule(
    "ref[sg]",
    "the monster that activated that effect",
    { ref: "answered-card", noun: "monster" },
    { wording: "activated-it" },
  );
  g.rule("itself", "this card", { ref: "this-card" });
  g.rule("obj", "{...:itself} and {and:its-equips}", {}, { wording: "equips" });
  g.rule("its-equips", "its Equip Cards", {
    quantity: { kind: "all" },
    traits: [],
    noun: "equip-card",
    where: [{ trait: "equipped-to", host: { ref: "this-card" } }],
  });
  // "banish 1 Plant monster and this card from your GY"
  g.rule(
    "obj",
    "{and.quantity:quantity[sg]} {and.traits*:pre} {and.noun:noun[sg]} and this card {and.where:only-from}",
    { ref: "this-card" },
    { wording: "itself-last" },
  );
  g.rule(
    "obj",
    "{and.quantity:quantity[sg]} {and.traits*:pre} {and.noun:noun[sg]} and this card",
    { ref: "this-card", "and.where": [] },
    { wording: "itself-last" },
  );
  g.rule(
    "obj",
    "{and.quantity:quantity[sg]} {and.traits:named} and this card {and.where:only-from}",
    { ref: "this-card", "and.noun": "card" },
    { wording: "itself-last-named" },
  );
  // "make 1 other “X” monster you control and this card gain 500 ATK"
  g.rule(
    "obj",
    "{and.quantity:quantity[sg]} {and.traits*:pre} {and.noun:noun[sg]} {and.where:controlled-one} and this card",
    { ref: "this-card" },
    { wording: "itself-last" },
  );
  g.rule("controlled-one", "{+:trait-controlled}");
  // "banish from your GY, this card and 1 Dragon or LIGHT monster"
  for (const kind of [
    "{what.and.traits*:pre} {what.and.noun:noun[sg]}",
    "{what.and.traits:pre-kind} {what.and.noun:kind-noun[sg]}",
  ])
    g.rule(
      "step[F]",
      `<banish> {what.and.where:only-from}, this card and {what.and.quantity:quantity[sg]} ${kind}`,
      { verb: "banish", "what.ref": "this-card" },
      { wording: "from-first" },
    );
  g.rule("obj", "both {...:ref[sg]} and {and:np}", { both: true });
  together(g);
  for (const place of ["ref[sg]", "possessor"])
    for (const [the, wording] of [
      ["that", "activated"],
      ["the", "the-activated"],
    ] as const)
      g.rule(place, `${the} activated card`, { ref: "that-card" }, { wording });
  g.rule("ref[pl]", "that card(s)", { ref: "those-cards", some: true });
  g.rule("subj[sg]", "that {noun:ref-noun[s]}", { ref: "those-cards", some: true }, { wording: "some-sg" });
  g.rule("ref[pl]", "those {noun:ref-noun[s]}", { ref: "those-cards" }, { wording: "those-s" });
  g.rule("owner", "that {noun:ref-noun[s]}'s", { ref: "those-cards", some: true }, { wording: "some" });
  g.rule("obj", "it and {and:itself}", { ref: "it" }, { wording: "it-and" });
  g.rule("ref[sg]", "the target", { ref: "that-target" }, { wording: "the" });
  g.rule("possessor", "the target", { ref: "that-target" }, { wording: "the" });
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  for (const place of ["ref[sg]", "possessor"])
    g.rule(
      place,
      "the monster that declared that attack",
      { ref: "attacking-monster" },
      { wording: "declared" },
    );
}

/** Several that are meant at once: "all 3", "both those targets", "that Synchro Monster". */
function together(g: Grammar): void {
  g.rule("ref[pl]", "all {count:int2}", { ref: "them" }, { wording: "all" });
  g.rule("ref[pl]", "both", { ref: "them", count: 2 }, { wording: "both" });
  g.rule(
    "ref[pl]",
    "both of those {noun:back-noun[pl]}",
    { ref: "those-cards", count: 2 },
    { wording: "both-of-those" },
  );
  g.rule("ref[pl]", "both of them", { ref: "them", count: 2 }, { wording: "both-of" });
  g.rule("ref[pl]", "all {count:int2} of them", { ref: "them" }, { wording: "all-of" });
  for (const [targets, wording] of [
    ["targets", ""],
    ["those targets", "those-"],
  ] as const) {
    g.rule("ref[pl]", `both ${targets}`, { ref: "those-targets", count: 2 }, { wording: `${wording}both` });
    g.rule("ref[pl]", `all {count:int2} ${targets}`, { ref: "those-targets" }, { wording: `${wording}all` });
  }
  g.rule("ref[pl]", "those {count:int2} targets", { ref: "those-targets" }, { wording: "n" });
  g.rule("ref[pl]", "both {noun:back-noun[pl]}", { ref: "those-cards", count: 2 }, { wording: "both" });
  g.rule(
    "ref[pl]",
    "both those {noun:back-noun[pl]}",
    { ref: "those-cards", count: 2 },
    { wording: "both-those" },
  );
  g.rule("ref[pl]", "those {count:int2} {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "n" });
  g.rule("ref[pl]", "all those {noun:back-noun[pl]}", { ref: "those-cards" }, { wording: "all" });
  g.rule(
    "ref[sg]",
    "that targeted {noun:back-noun[sg]}",
    { ref: "that-target" },
    { wording: "that-targeted" },
  );
  g.rule(
    "ref[pl]",
    "those targeted {noun:back-noun[pl]}",
    { ref: "those-targets" },
    { wording: "those-targeted" },
  );
  g.rule(
    "possessor",
    "that targeted {noun:back-noun[sg]}",
    { ref: "that-target" },
    { wording: "that-targeted" },
  );
  g.rule(
    "ref[pl]",
    "those targeted {traits:only-face} {noun:back-noun[pl]}",
    { ref: "those-targets" },
    { wording: "those-targeted-face" },
  );
  g.rule("ref[pl]", "all those targets", { ref: "those-targets" }, { wording: "all-those" });
  g.rule(
    "ref[sg]",
    "that {traits:pre-kind} {noun:kind-noun[sg]} {where?:post}",
    { ref: "that-card" },
    {
      wording: "kind",
    },
  );
  g.rule(
    "ref[pl]",
    "those {traits:pre-kind} {noun:kind-noun[pl]} {where?:post}",
    { ref: "those-cards" },
    {
      wording: "kind",
    },
  );
  g.rule(
    "ref[pl]",
    "that {traits:pre-kind} {noun:kind-noun[s]}",
    { ref: "those-cards", some: true },
    { wording: "kind" },
  );
  g.rule(
    "possessor",
    "that {traits:pre-kind} {noun:kind-noun[sg]}",
    { ref: "that-card" },
    { wording: "kind" },
  );
  g.rule("possessor", "that {traits:pre} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("possessor", "that {traits:pre-card-kind} {noun:card-noun[sg]}", { ref: "that-card" });
  g.rule("possessor", "that card", { ref: "that-card" });
  g.rule("possessor", "that {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule("possessor", "the {traits:opponents} {noun:ref-noun[sg]}", { ref: "that-card" }, { wording: "the" });
  g.rule("possessor", "the targeted {noun:back-noun[sg]}", { ref: "that-target" }, { wording: "targeted" });
  g.rule("possessor", "this {traits:pre} card", { ref: "this-card" });
  g.rule("possessor", "this monster", { ref: "this-card", noun: "monster" });
  g.rule("possessor", "the attack target", { ref: "attack-target" });
  g.rule("ref[pl]", "the targeted {noun:back-noun[s]}", { ref: "those-targets" }, { wording: "targeted-s" });
}
