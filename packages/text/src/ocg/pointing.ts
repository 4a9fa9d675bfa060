import type { Grammar } from "../grammar.ts";

/** What points back to cards that were spoken of. */
export function ocgPointing(g: Grammar): void {
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
  g.rule("called[M]", "{=:either-cards[M]}");
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
  // "That Special Summoned monster" is that monster, which is so.
  g.words("came-word", { "Special Summoned": "special-summon" });
  const fields = { ref: "this-way" };
  for (const [the, those, verb] of [
    ["the", "the", "done-one"],
    ["that", "those", "done-one"],
    ["the", "the", "came-word"],
  ] as const) {
    g.rule("one-done", `${the} {verb:${verb}} {...:called[sg]}`, fields, { wording: the });
    g.rule("several-done", `${those} {verb:${verb}} {...:called[pl]}`, fields, { wording: `${those}-pl` });
    g.rule("ref[pl]", `${those} {verb:${verb}} {...:called[s]}`, fields, { wording: `${those}-s` });
  }
  for (const the of ["the", "that"])
    g.rule(
      "one-done",
      `${the} Summoned {...:called[sg]}`,
      { ...fields, verb: "special-summon" },
      { wording: `short-${the}` },
    );
  // "Discard this card and 1 other FIRE monster; … the other discarded monster": not this card.
  g.rule(
    "one-done",
    "the other {verb:done-one} {noun:back-noun[sg]}",
    { ...fields, traits: [{ trait: "other" }] },
    { wording: "other" },
  );
  g.rule("pointed-at", "{=:one-done}");
  g.rule("gone-one", "{=:one-done}");
  g.rule("ref[pl]", "{=:several-done}");
  g.noted("one-done", "several-done");
}

/** "that opponent's monster", "that Equip Spell", "those Synchro Monsters", "that card(s)" */
function those(g: Grammar): void {
  const that = { ref: "that-card" };
  const several = { ref: "those-cards" };
  const some = { ...several, some: true };
  for (const pre of ["opponents", "lying-opponents"])
    for (const the of ["that", "the"])
      g.rule("pointed-at", `${the} {traits:${pre}} {noun:ref-noun[sg]}`, that, { wording: `${the}-${pre}` });
  for (const pre of ["opponents", "pre"])
    g.rule("pointed-at", `that {traits:${pre}} card`, that, { wording: pre });
  g.rule("pointed-at", "the activated card", that, { wording: "the-activated" });
  g.rule("pointed-at", "the[[ {traits:typed}]] {noun:ref-noun[sg]}", that, { wording: "the" });
  g.rule("pointed-at", "that {...:of-kind[sg]}", that);
  g.rule("ref[sg]", "the {...:of-kind[sg]}", that, { wording: "the-kind" });
  g.rule("ref[sg]", "that {...:of-kind[sg]} {where:post}", that);
  g.rule("ref[pl]", "those {...:of-kind[pl]} {where?:post}", several);
  g.rule("ref[pl]", "that {...:of-kind[s]}", some);
  g.rule("possessor", "that {traits:pre} {noun:ref-noun[sg]}", that);
  g.rule("possessor", "that card", that);
  for (const place of ["possessor", "subj[sg]"]) g.rule(place, "{=:that-some}");
  g.rule("that-some", "that {noun:ref-noun[s]}", some, { wording: "some-sg" });
  g.rule("ref[pl]", "that {traits?:pre} card(s)", some);
  // "those destroyed monsters' ATK", "both monsters' Levels"
  g.rule("owner", "{=:those-named}'");
  for (const those of ["several-done", "some-targeted"]) g.rule("those-named", `{=:${those}}`);
  g.rule("those-named", "those {...:called[pl]}", several, { wording: "those" });
  g.rule("those-named", "{count:all-they} {noun:back-noun[pl]}", several, { wording: "all" });
  g.noted("those-named");
  for (const the of ["those", "the"])
    g.rule("ref[pl]", `${the} {noun:ref-noun[s]}`, several, { wording: `${the}-s` });
  g.noted("that-some");
  // "shuffle that “Elemental HERO Neos” into the Deck"
  g.rule("pointed-at", "{=:that-named}");
  g.rule("that-named", "that {traits:only-name}", that, { wording: "named" });
  g.rule("only-name", "{+:trait-name}");
  // "Special Summon it from your hand"
  g.rule("obj", "{...:told-from} {where:only-from}");
  for (const [word, fields] of Object.entries({ it: { ref: "it" }, them: { ref: "them" } }))
    g.rule("told-from", word, fields);
  g.rule("told-from", "{=:that-named}");
  g.noted("that-named");
  g.rule("only-from", "{+:trait-from}");
  g.rule("possessor", "the attacking monster", { ref: "attacking-monster" });
  g.rule(
    "pointed-at",
    "the monster that declared that attack",
    { ref: "attacking-monster" },
    { wording: "declared" },
  );
  g.rule("possessor", "the attack target", { ref: "attack-target" });
  g.rule(
    "pointed-at",
    "the monster that activated that effect",
    { ref: "answered-card", noun: "monster" },
    { wording: "activated-it" },
  );
  g.rule(
    "ref[sg]",
    "@a {traits?:pre} {noun:noun[sg]} equipped with this card",
    { ref: "equipped-monster" },
    { wording: "with-this" },
  );
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
    g.rule("pointed-at", `the ${word} target`, { ...one, nth });
    g.rule("ref[pl]", `the ${word} targets`, { ...several, nth });
  }
  for (const [the, them, how] of [
    ["the", "the", ""],
    ["that", "those", "that-"],
  ] as const) {
    g.rule("one-targeted", `${the} targeted {...:called[sg]}`, one, { wording: `${how}targeted` });
    for (const n of ["pl", "s"])
      g.rule("some-targeted", `${them} targeted {...:called[${n}]}`, several, {
        wording: `${how}targeted-${n}`,
      });
    g.rule("told-one", `${the} target`, one, { wording: `${how}told` });
    g.rule("told-several", `${them} targets`, several, { wording: `${how}told` });
  }
  g.rule("pointed-at", "{=:one-targeted}");
  g.rule("ref[pl]", "{=:some-targeted}");
  g.rule("told-one", "{=:one-targeted}");
  g.rule("told-several", "{=:some-targeted}");
  g.rule("told-one", "the one", one, { wording: "told-one" });
  g.rule("told-several", "the ones", several, { wording: "told-ones" });
  g.rule("ref[sg]", "{...:told-one} {where:told}", {});
  g.rule("ref[pl]", "{...:told-several} {where:told}", {});
  g.noted("one-targeted", "some-targeted");
  for (const place of ["trait-in", "trait-from", "trait-controlled"]) g.rule("told", `{+:${place}}`);
  // "Your targeted monster gains …": of two targets the one that you control.
  g.rule("pointed-at", "{traits:whose-target} targeted {noun:ref-noun[sg]}", one, { wording: "whose" });
  g.rule("whose-target", "{+:trait-whose}");
  for (const [words, by] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
    ["the opponent's", "opponent"],
  ] as const)
    g.rule("trait-whose", words, { trait: "controlled", by }, { wording: words.replaceAll(" ", "-") });
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
  g.rule("ref[pl]", "{count:all-they} those {...:called[pl]}", several, { wording: "all-those" });
  g.rule("ref[pl]", "{count:all-they} of those {...:called[pl]}", several, { wording: "all-of-those" });
  g.rule("ref[pl]", "those {count:int2} {...:called[pl]}", several, { wording: "n" });
  g.rule("ref[pl]", "all those {...:called[pl]}", several, { wording: "all" });
  g.rule("ref[pl]", "{count:all-they} targets", targets, { wording: "all" });
  g.rule("ref[pl]", "{count:all-they} those targets", targets, { wording: "all-those" });
  g.rule("ref[pl]", "those {count:int2} targets", targets, { wording: "n" });
  g.rule("ref[pl]", "all those targets", targets, { wording: "all-those" });
}

/** This card or another and what is said beside it: "this card and 1 other Fairy monster", "1 Plant monster and this card". */
function pairs(g: Grammar): void {
  g.rule("obj", "{...:ref[N]} and {and:np}", {}, { wording: "and" });
  g.rule("obj", "{...:itself}, and {and:np}", {}, { wording: "and-comma" });
  g.rule("obj", "{...:itself}, and {and:obj-pronoun},", {}, { wording: "and-commas" });
  // "this card, 1 LIGHT monster, and 1 DARK monster from your GY"
  g.rule("obj", "{...:itself}, {and:two-besides}", {}, { wording: "listed" });
  g.rule("two-besides", "{...:branch[M]}, and {both:branch[N]} {where:place-first}");
  g.noted("two-besides");
  g.rule("obj", "{...:ref[sg]}, also {and:itself},", {}, { wording: "also" });
  g.rule("obj", "{...:itself} {where:only-from}, and {and:ref[N]},", {}, { wording: "from-and" });
  g.rule("obj", "both {...:ref[sg]} and {and:np}", { both: true });
  // "both this card and 1 non-Tuner with a lower Level": than its own.
  g.rule(
    "obj",
    "both this[[ {traits:pre}]] card and {and:one-than-itself}",
    { ref: "this-card", both: true },
    { wording: "than-itself" },
  );
  g.rule("one-than-itself", "{quantity:quantity[N]} {...:cards[N]} {where:than-itself}");
  g.rule("than-itself", "{+:trait-than-itself}");
  g.rule(
    "trait-than-itself",
    "with {...:an-adjective} {stat&value.stat:any-stat}",
    { trait: "stat", "value.value": "stat", "value.of.ref": "this-card" },
    { wording: "elliptic" },
  );
  g.noted("trait-than-itself");
  // "1 Plant monster and this card from your GY", "all cards your opponent controls and this card"
  const last = { ref: "this-card" };
  g.rule("obj", "{and:group[N]} and this card", last, { wording: "itself-last" });
  g.rule("obj", "{and:and-itself}", last, { wording: "itself-last-from" });
  for (const own of ["branch[N]", "own-branch"])
    g.rule("and-itself", `{...:${own}} and this card {where:only-from}`);
  // "banish from your GY, this card and 1 Dragon or LIGHT monster"
  g.rule("step[F]", "<banish> {what.and:from-first}", { verb: "banish", "what.ref": "this-card" });
  g.rule("from-first", "{where:only-from}, this card and {...:branch[N]}");
  g.noted("and-itself", "from-first");
  g.rule("obj", "{...:itself} and {and:its-equips}", {}, { wording: "equips" });
  g.rule("its-equips", "its Equip Cards", {
    quantity: { kind: "all" },
    traits: [],
    noun: "equip-card",
    where: [{ trait: "equipped-to", host: { ref: "this-card" } }],
  });
  // "this card you control and 1 each of “A”, “B”, and “C” from your hand and/or field"
  g.rule("obj", "{...:own-there} and {and:one-of-each}", {}, { wording: "each-of" });
}
