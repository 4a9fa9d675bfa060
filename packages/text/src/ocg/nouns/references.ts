import type { Grammar } from "../../grammar.ts";

/** What points back to cards that were spoken of. */
export function ocgReferences(g: Grammar): void {
  // What points at one card is said of the card itself and as the owner of what it has.
  g.rule("ref[sg]", "{=:pointed-at}");
  g.rule("possessor", "{=:pointed-at}");
  g.noted("pointed-at");
  called(g);
  done(g);
  those(g);
  targets(g);
  itself(g);
  together(g);
  pairs(g);
  some(g);
}

/** As what they are called: "Dragon monster", "Synchro Monsters", "card(s)". */
function called(g: Grammar): void {
  g.rule("called[M]", "{traits?:pre} {noun:back-noun[M]}");
  g.rule("called[M]", "{=:of-kind[M]}");
  g.rule("called-some", "{...:called[pl]}", {}, { wording: "several" });
  g.rule("called-some", "{...:called[s]}", {}, { wording: "s" });
  g.rule("definite[sg]", "<<the|that>>", {});
  g.rule("definite[pl]", "<<the|those>>", {});
}

/** What was done by the effect itself or in what it answers: "the destroyed monster", "that sent card", "those banished cards". */
function done(g: Grammar): void {
  g.rule("done-one", "{=:done-word}");
  g.words("done-one", {
    banished: "banish",
    added: "add",
    changed: "change-position",
    drawn: "draw",
    chosen: "choose",
  });
  const fields = { ref: "this-way" };
  const summoned = { ...fields, verb: "special-summon" };
  g.rule("one-done", "{...:definite[sg]} {verb:done-one} {...:called[sg]}", fields);
  g.rule("several-done", "{...:definite[pl]} {verb:done-one} {...:called-some}", fields);
  // "That Special Summoned monster" is that monster, which is so.
  for (const [one, n, called] of [
    ["one-done", "sg", "called[sg]"],
    ["several-done", "pl", "called-some"],
  ]) {
    g.rule(one as string, `the Special Summoned {...:${called}}`, summoned, {
      wording: "came",
      rule: "what was Special Summoned",
    });
    g.rule(one as string, `{...:definite[${n}]} Summoned {...:${called}}`, summoned, {
      wording: "short",
      rule: "what was Summoned",
    });
  }
  // "Discard this card and 1 other FIRE monster; … the other discarded monster": not this card.
  const other = { ...fields, traits: [{ trait: "other" }] };
  g.rule("one-done", "the other {verb:done-one} {noun:back-noun[sg]}", other, { wording: "other" });
  for (const place of ["pointed-at", "gone-one"]) g.rule(place, "{=:one-done}");
  g.rule("ref[pl]", "{=:several-done}");
  g.noted("one-done", "several-done");
}

/** "that opponent's monster", "that Equip Spell", "those Synchro Monsters", "that card(s)" */
function those(g: Grammar): void {
  const that = { ref: "that-card" };
  const several = { ref: "those-cards" };
  const some = { ...several, some: true };
  for (const pre of ["opponents", "lying-opponents"])
    g.rule("pointed-at", `{...:definite[sg]} {traits:${pre}} {noun:ref-noun[sg]}`, that, {
      wording: "theirs",
      rule: "pointed-at: that opponent's",
    });
  for (const pre of ["opponents", "pre"])
    g.rule("pointed-at", `that {traits:${pre}} card`, that, {
      wording: "card",
      rule: "pointed-at: that such card",
    });
  g.rule("pointed-at", "the activated card", that, { wording: "the-activated" });
  g.rule("pointed-at", "the[[ {traits:typed}]] {noun:ref-noun[sg]}", that, { wording: "the" });
  g.rule("pointed-at", "that {...:of-kind[sg]}", that);
  g.rule("ref[sg]", "the {...:of-kind[sg]}", that, { wording: "the-kind" });
  g.rule("ref[sg]", "that {...:of-kind[sg]} {where:post}", that);
  g.rule("ref[pl]", "those {...:of-kind[pl]} {where?:post}", several);
  g.rule("ref[pl]", "that {...:of-kind[s]}", some);
  g.rule("ref[pl]", "that {traits?:pre} card(s)", some);
  g.rule("ref[pl]", "{...:definite[pl]} {noun:ref-noun[s]}", several, { wording: "those-s" });
  g.rule("possessor", "that {traits:pre} {noun:ref-noun[sg]}", that);
  g.rule("possessor", "that card", that);
  for (const place of ["possessor", "subj[sg]"]) g.rule(place, "{=:that-some}");
  g.rule("that-some", "that {noun:ref-noun[s]}", some, { wording: "some-sg" });
  // "those destroyed monsters' ATK", "both monsters' Levels"
  g.rule("owner", "{=:those-named}'");
  for (const those of ["several-done", "some-targeted"]) g.rule("those-named", `{=:${those}}`);
  g.rule("those-named", "those {...:called[pl]}", several, { wording: "those" });
  g.rule("those-named", "{count:all-they} {noun:back-noun[pl]}", several, { wording: "all" });
  // "shuffle that “Elemental HERO Neos” into the Deck"
  g.rule("pointed-at", "{=:that-named}");
  g.rule("that-named", "that {traits:only-name}", that, { wording: "named" });
  g.rule("only-name", "{+:trait-name}");
  // "Special Summon it from your hand"
  g.rule("obj", "{...:told-from} {where:only-from}");
  g.rule("told-from", "it", { ref: "it" });
  g.rule("told-from", "them", { ref: "them" });
  g.rule("told-from", "{=:that-named}");
  g.rule("only-from", "{+:trait-from}");
  g.noted("those-named", "that-some", "that-named");
  inBattle(g);
}

/** "the attacking monster", "a monster equipped with this card", "both cards in your Pendulum Zones" */
function inBattle(g: Grammar): void {
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  g.rule("possessor", "the attack target", { ref: "attack-target" });
  const attacker = { ref: "attacking-monster" };
  g.rule("pointed-at", "the monster that declared that attack", attacker, { wording: "declared" });
  const answered = { ref: "answered-card", noun: "monster" };
  g.rule("pointed-at", "the monster that activated that effect", answered, { wording: "activated-it" });
  const host = { ref: "equipped-monster" };
  g.rule("ref[sg]", "@a {traits?:pre} {noun:noun[sg]} equipped with this card", host, {
    wording: "with-this",
  });
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
}

/** "the targeted monster", "the second target", and of two kinds of targets the one that is where it is said to be. */
function targets(g: Grammar): void {
  const one = { ref: "that-target" };
  const several = { ref: "those-targets" };
  g.rule("pointed-at", "the target", one, { wording: "the" });
  for (const [word, nth] of [
    ["first", 1],
    ["second", 2],
  ] as const) {
    const rule = "the first, or the second, of the targets";
    g.rule("pointed-at", `the ${word} target`, { ...one, nth }, { rule });
    g.rule("ref[pl]", `the ${word} targets`, { ...several, nth }, { rule });
  }
  g.rule("one-targeted", "{...:definite[sg]} targeted {...:called[sg]}", one);
  g.rule("some-targeted", "{...:definite[pl]} targeted {...:called-some}", several);
  g.rule("pointed-at", "{=:one-targeted}");
  g.rule("ref[pl]", "{=:some-targeted}");
  g.rule("told[sg]", "{=:one-targeted}");
  g.rule("told[pl]", "{=:some-targeted}");
  for (const [n, s, ref] of [
    ["sg", "", one],
    ["pl", "s", several],
  ] as const) {
    g.rule(`told[${n}]`, `{...:definite[${n}]} target${s}`, ref, { rule: "told[N]: the target" });
    g.rule(`told[${n}]`, `the one${s}`, ref, { wording: "one", rule: "told[N]: the one" });
  }
  g.rule("ref[N]", "{...:told[N]} {where:told}");
  g.noted("one-targeted", "some-targeted");
  for (const place of ["trait-in", "trait-from", "trait-controlled"]) g.rule("told", `{+:${place}}`);
  // "Your targeted monster gains …": of two targets the one that you control.
  g.rule("pointed-at", "{traits:whose-target} targeted {noun:ref-noun[sg]}", one, { wording: "whose" });
  g.rule("whose-target", "{+:trait-whose}");
  g.rule("trait-whose", "{by:phase-owner}", { trait: "controlled" }, { wording: "whose" });
  g.noted("trait-whose");
}

/** "this Tribute Summoned monster", "this banished card" */
function itself(g: Grammar): void {
  const itself = { ref: "this-card" };
  g.rule("ref[sg]", "this monster {where:post}", { ...itself, noun: "monster" });
  g.rule("pointed-at", "this {traits?:pre} monster", { ...itself, noun: "monster" });
  g.rule("possessor", "this {traits:pre} card", itself);
  g.rule("came-so", "{+:trait-summoned}");
  g.rule("came-so", "{+:trait-face} {+:trait-summoned}");
  g.rule("trait-that-way", "{ways:ways} Summoned this way", { trait: "summoned", by: "this-way" });
  g.rule("trait-that-way", "Summoned this way", { trait: "summoned", ways: [], by: "this-way" });
  g.rule("that-way", "{+:trait-that-way}");
  g.rule("that-way", "{+:trait-that-way} {++:post}");
  g.rule("ref[sg]", "this card {where:that-way}", itself);
  g.noted("trait-that-way");
  g.rule("pointed-at", "this banished card", itself, { wording: "banished" });
  g.rule("pointed-at", "this equipped card", itself, { wording: "equipped" });
  g.rule("itself", "this card", itself);
}

/** "place 2 on the bottom of the Deck": of those that were named last. */
function some(g: Grammar): void {
  g.rule(
    "obj",
    "{quantity:part-quantity[N]}",
    { traits: [], noun: "card", where: [{ trait: "one-of", group: { ref: "them" } }] },
    { wording: "alone" },
  );
}

/** Several that are meant at once: "all 3", "both those targets", "both of those monsters". */
function together(g: Grammar): void {
  g.rule("all-they", "both", 2);
  g.rule("all-they", "all {=:int2}");
  const them = { ref: "them" };
  const several = { ref: "those-cards" };
  const targets = { ref: "those-targets" };
  g.rule("ref[pl]", "{count:all-they}", them, { wording: "all" });
  g.rule("ref[pl]", "{count:all-they} of them", them, { wording: "all-they" });
  g.rule("ref[pl]", "{count:all-they} {noun:back-noun[pl]}", several, { wording: "all" });
  g.rule("ref[pl]", "{count:all-they}[[ of]] those {...:called[pl]}", several, { wording: "all-those" });
  g.rule("ref[pl]", "those {count:int2} {...:called[pl]}", several, { wording: "n" });
  g.rule("ref[pl]", "all those {...:called[pl]}", several, { wording: "all" });
  g.rule("ref[pl]", "{count:all-they}[[ of]][[ those]] targets", targets, { wording: "all" });
  g.rule("ref[pl]", "those {count:int2} targets", targets, { wording: "n" });
  g.rule("ref[pl]", "all those targets", targets, { wording: "all-those" });
}

/** This card or another and what is said beside it: "this card and 1 other Fairy monster", "1 Plant monster and this card". */
function pairs(g: Grammar): void {
  g.rule("obj", "{...:ref[N]}[[{...:pause}]] and {and:np}", {}, { wording: "and" });
  const closed = { wording: "and-commas", rule: "obj: this card, and what else" };
  for (const and of ["obj-pronoun", "ref[N]"])
    g.rule("obj", `{...:itself}[[ {where:only-from}]], and {and:${and}},`, {}, closed);
  // "this card, 1 LIGHT monster, and 1 DARK monster from your GY"
  g.rule("obj", "{...:itself}, {and:two-besides}", {}, { wording: "listed" });
  g.rule("two-besides", "{...:several-apart} {where:place-first}");
  g.noted("two-besides");
  g.rule("obj", "{...:ref[sg]}, also {and:itself},", {}, { wording: "also" });
  g.rule("obj", "both {...:ref[sg]} and {and:np}", { both: true });
  // "both this card and 1 non-Tuner with a lower Level": than its own.
  const both = "both this[[ {traits:pre}]] card and {and:one-than-itself}";
  g.rule("obj", both, { ref: "this-card", both: true }, { wording: "than-itself" });
  g.rule("one-than-itself", "{quantity:quantity[N]} {...:cards[N]} {where:than-itself}");
  g.rule("than-itself", "{+:trait-than-itself}");
  const own = { trait: "stat", "value.value": "stat", "value.of.ref": "this-card" };
  g.rule("trait-than-itself", "with {...:an-adjective} {stat&value.stat:any-stat}", own, {
    wording: "elliptic",
  });
  g.noted("trait-than-itself");
  // "1 Plant monster and this card from your GY", "all cards your opponent controls and this card"
  const last = { ref: "this-card" };
  g.rule("obj", "{and:group[N]} and this card", last, { wording: "itself-last" });
  g.rule("obj", "{and:and-itself}", last, { wording: "itself-last-from" });
  for (const one of ["branch[N]", "own-branch"])
    g.rule(
      "and-itself",
      `{...:${one}} and this card {where:only-from}`,
      {},
      { rule: "and-itself: one, and this card" },
    );
  // "banish from your GY, this card and 1 Dragon or LIGHT monster"
  g.rule("step[F]", "<banish> {what.and:from-first}", { verb: "banish", "what.ref": "this-card" });
  g.rule("from-first", "{where:only-from}, this card and {...:branch[N]}");
  g.noted("and-itself", "from-first");
  g.rule("obj", "{...:itself} and {and:its-equips}", {}, { wording: "equips" });
  const equipped = { trait: "equipped-to", host: { ref: "this-card" } };
  const equips = { quantity: { kind: "all" }, traits: [], noun: "equip-card", where: [equipped] };
  g.rule("its-equips", "its Equip Cards", equips);
  // "this card you control and 1 each of “A”, “B”, and “C” from your hand and/or field"
  g.rule("obj", "{...:own-there} and {and:one-of-each}", {}, { wording: "each-of" });
}
