import type { Grammar } from "../grammar.ts";

const ofPlayer = (player: string, quantity: { readonly kind: string }) => ({
  kind: "exists",
  player,
  what: { quantity, traits: [], noun: "monster", where: [] },
});

/** What has to be so, after "if" and "while": "you control no monsters", "“Umi” is on the field". */
export function ocgStates(g: Grammar): void {
  g.rule("condition", "if {...:state}", {});
  g.rule("condition", "if {all:two-states}", { kind: "both" });
  g.rule("condition", "if {all:two-states-comma}", { kind: "both" }, { wording: "comma" });
  g.rule("two-states-comma", "{+:state}, and {+:and-state}");
  g.rule("two-states-comma", "{+:state}, {+:and-state}, and {+:and-state}");
  g.rule("two-states-comma", "{+:state}, and {+:state-too}");
  g.rule("condition", "if {any:either-state}", { kind: "either" });
  g.rule("either-state", "{+:state} or {+:and-state}");
  g.rule("condition", "if {any:either-state-comma}", { kind: "either" }, { wording: "comma" });
  g.rule("either-state-comma", "{+:state}, or {+:and-state}");
  g.rule("condition", "if {any:either-state-if}", { kind: "either" }, { wording: "or-if" });
  g.rule("either-state-if", "{+:state}, or if {+:and-state}");
  g.rule("condition", "if {any:either-state-or-if}", { kind: "either" }, { wording: "or-if-bare" });
  g.rule("either-state-or-if", "{+:state} or if {+:and-state}");
  g.rule("two-states", "{+:state} and {+:and-state}");
  g.rule("either-state", "{+:state} or {+:state-too}");
  g.rule("either-state-comma", "{+:state}, or {+:state-too}");
  // "You have 2 or more Set cards on your field, or a Trap in your GY"
  g.rule("either-state-comma", "{+:have-some}, or {+:have-more}");
  g.rule("have-some", "you have {what:group[N]}", { kind: "exists" });
  g.rule("have-more", "{what:group[N]}", { kind: "exists" });
  g.noted("have-some", "have-more");
  // "“A” or a “B” monster", "“A” and a “B” monster": one of the two by its name alone.
  g.rule("either-state", "{+:control-named} or {+:control-more}");
  g.rule("two-states", "{+:control-named} and {+:control-more}");
  g.rule("two-states", "{+:control-some} and {+:control-more-named}");
  const yours = { kind: "exists", player: "you" };
  // "You control both LIGHT and DARK monster(s)": one of each at least.
  g.rule("state", "you control both {all:of-both-kinds}", { kind: "both" }, { wording: "kinds" });
  for (const n of ["s", "pl"])
    g.rule("of-both-kinds", `{+:kind-held} and {+:kind-held} {*what.noun:noun[${n}]}`, undefined, {
      wording: n,
    });
  g.rule("state", "you control @a {all:of-both-kinds}", { kind: "both" }, { wording: "kinds-a" });
  g.rule(
    "state",
    "you control at least 1 each of {all:of-each-kind}",
    { kind: "both" },
    { wording: "kinds-each" },
  );
  g.rule("of-each-kind", "{+:kind-held} and {+:kind-held} {*what.noun:noun[pl]}");
  g.rule("of-each-kind", "{+:kind-held}, {+:kind-held}, and {+:kind-held} {*what.noun:noun[pl]}");
  // "You control monsters whose original names are “A” and “B”": one of each.
  g.rule("state", "you control monsters whose original names are {all:originally-named}", { kind: "both" });
  g.rule("originally-named", "{+:of-that-original} and {+:of-that-original}");
  g.rule("of-that-original", "{what.traits:one-original}", {
    ...yours,
    "what.quantity": { kind: "a" },
    "what.noun": "monster",
    "what.where": [],
  });
  g.rule("one-original", "{+:original-name}");
  g.noted("of-that-original");
  // "You control “A”, “B”, and “C”": each of them.
  g.rule("state", "you control {all:all-named}", { kind: "both" }, { wording: "named" });
  g.rule("state", "you have {all:all-named-there}", { kind: "both" }, { wording: "named-there" });
  for (const [list, there] of [
    ["all-named", ""],
    ["all-named-there", " {*what.where:post}"],
  ] as const) {
    const held = there === "" ? "named-held" : "named-there";
    if (there !== "") g.rule(list, `{+:${held}} and {+:${held}}${there}`);
    g.rule(list, `{+:${held}}, {+:${held}}, and {+:${held}}${there}`);
  }
  const card = { "what.quantity": { kind: "at-least", n: 1 }, "what.noun": "card" };
  g.rule("named-held", "{what.traits:named}", { ...yours, ...card, "what.where": [] });
  g.rule("named-there", "{what.traits:named}", { kind: "exists", ...card });
  g.noted("named-held", "named-there");
  g.rule("kind-held", "{what.traits:adjectives}", {
    ...yours,
    "what.quantity": { kind: "a" },
    "what.where": [],
  });
  g.noted("kind-held");
  g.rule("control-named", "you control {what:just-named}", yours);
  g.rule("control-some", "you control {what:group[sg]}", yours);
  g.rule("control-more", "{what:group[sg]}", yours, { wording: "more" });
  g.rule("two-states-comma", "{+:control-some}, and {+:control-none}");
  const none = { ...yours, "what.quantity": { kind: "no" }, "what.traits": [], "what.where": [] };
  g.rule("control-none", "no {what.noun:noun[pl]}", none, { wording: "none" });
  g.rule(
    "control-none",
    "no {what.traits:of-another} {what.noun:noun[pl]}",
    { ...yours, "what.quantity": { kind: "no" }, "what.where": [] },
    { wording: "of-another" },
  );
  g.rule("of-another", "{+:of-other-attribute}");
  g.rule("two-states-comma", "{+:control-number}, and {+:control-none}");
  g.rule("control-number", "you control {what:group[pl]}", yours, { wording: "some" });
  g.rule("control-more-named", "{what:just-named}", yours, { wording: "more" });
  // "You have 2 cards in your Pendulum Zones and a face-up “X” monster in your Extra Deck": each where it is said to be.
  g.rule("two-states", "{+:have-there} and {+:have-more}");
  g.rule("two-states-comma", "{+:have-there}, and {+:have-more}");
  g.rule(
    "have-there",
    "you have {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]} {what.where:lying-where}",
    { kind: "exists" },
  );
  g.rule("have-there", "you have {what.ref:this-one} {what.where:lying-where}", { kind: "exists" });
  g.rule("have-more", "@a {what.traits*:pre} {what.noun:noun[sg]} {what.where:lying-where}", {
    kind: "exists",
    "what.quantity": { kind: "a" },
  });
  g.rule("have-more", "@a {what.traits:pre-kind} {what.noun:kind-noun[sg]} {what.where:lying-where}", {
    kind: "exists",
    "what.quantity": { kind: "a" },
  });
  g.rule(
    "have-more",
    "{what.traits:another-pre} {what.noun:noun[sg]} {what.where:lying-where}",
    { kind: "exists", "what.quantity": { kind: "a" } },
    { wording: "another" },
  );
  g.words("this-one", { "this card": "this-card" });
  g.noted("have-there", "have-more");
  // "You have this card and a Level 10 monster in your GY": either is there.
  g.rule("state", "you have {all:this-and-other}", { kind: "both" }, { wording: "this-and" });
  g.rule("state", "{all:this-and-other-are}", { kind: "both" }, { wording: "this-and-are" });
  g.rule("this-and-other", "{+:held-itself} and {+:held-other} {*what.where:lying-where}");
  g.rule("this-and-other-are", "{+:held-itself} and {+:held-other} are {*what.where:lying-where}");
  g.rule("held-itself", "{what.ref:this-one}", { kind: "exists" }, { wording: "held" });
  const other = { kind: "exists", "what.quantity": { kind: "a" } };
  g.rule("held-other", "@a {what.traits*:pre} {what.noun:noun[sg]}", other, { wording: "held" });
  g.rule("held-other", "@a {what.traits:pre-kind} {what.noun:kind-noun[sg]}", other, { wording: "held" });
  g.noted("held-itself", "held-other");
  g.noted(
    "control-none",
    "control-named",
    "control-some",
    "control-number",
    "control-more",
    "control-more-named",
  );
  // "you control no monsters and have no cards in your hand": of the same player.
  g.rule("two-states", "{+:state} and {+:state-too}");
  g.rule("state-too", "control {what:obj}", { kind: "exists", player: "you" }, { wording: "too" });
  g.rule("state-too", "have {what:group[N]}", { kind: "exists" }, { wording: "have-too" });
  g.noted("state-too");
  g.rule("and-state", "{=:state}");
  g.rule("while", "while {...:state}", {}, { wording: "while" });
  g.rule("while", "while {all:two-states}", { kind: "both" }, { wording: "while" });
  g.rule("while", "while {all:two-states-comma}", { kind: "both" }, { wording: "while-comma" });
  g.rule("condition", "while {all:two-states-comma}", { kind: "both" }, { wording: "as-long-comma" });
  g.rule("condition", "while {...:state}", {}, { wording: "as-long" });
  g.rule("condition", "while {all:two-states}", { kind: "both" }, { wording: "as-long" });
  g.noted("state", "and-state");
  having(g);
}

function having(g: Grammar): void {
  g.rule("state", "you control {what:obj}", { kind: "exists", player: "you" });
  g.rule("state", "your opponent controls {what:obj}", { kind: "exists", player: "opponent" });
  g.rule("state", "you do not control {what:obj}", { kind: "exists", player: "you", not: true });
  g.rule("state", "your opponent does not control {what:obj}", {
    kind: "exists",
    player: "opponent",
    not: true,
  });
  // "If your opponent controls any face-up monsters": one or more.
  for (const kind of [
    "{what.traits*:pre} {what.noun:noun[pl]}",
    "{what.traits:pre-kind} {what.noun:kind-noun[pl]}",
  ])
    for (const [who, player] of [
      ["you control", "you"],
      ["your opponent controls", "opponent"],
    ] as const)
      g.rule(
        "state",
        `${who} any ${kind} {what.where*:post}`,
        { kind: "exists", player, "what.quantity": { kind: "at-least", n: 1 } },
        { wording: "any" },
      );
  g.rule(
    "state",
    "you do not control any {what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}",
    { kind: "exists", player: "you", not: true, "what.quantity": { kind: "at-least", n: 1 } },
    { wording: "any" },
  );
  for (const kind of [
    "{what.traits*:pre} {what.noun:noun[pl]}",
    "{what.traits:pre-card-kind} {what.noun:card-noun[pl]}",
  ])
    g.rule(
      "state",
      `you have any ${kind} {what.where:post}`,
      { kind: "exists", "what.quantity": { kind: "at-least", n: 1 } },
      { wording: "have-any" },
    );
  g.rule("state", "you have {what:group[N]}", { kind: "exists" }, { wording: "have" });
  g.rule("state", "you have {what:group[s]}", { kind: "exists" }, { wording: "have-some" });
  g.rule("state", "only you control {what:group[sg]}", { kind: "exists", player: "you", alone: true });
  g.rule(
    "state",
    "only your opponent controls @a {what.traits*:pre} {what.noun:noun[sg]} {what.where:post}",
    { kind: "exists", player: "opponent", alone: true, "what.quantity": { kind: "a" } },
  );
  // "You have 3 or more different Types on your field": so many monsters that all differ.
  g.rule(
    "state",
    "you have {what.quantity.n:int} or more {what.where:different-there}",
    { kind: "exists", "what.quantity.kind": "at-least", "what.traits": [], "what.noun": "monster" },
    { wording: "have-different" },
  );
  g.rule("different-there", "{+:different-ones} {+:trait-in}");
  g.rule("different-ones", "different {by:monster-properties}", { trait: "unlike" }, { wording: "there" });
  g.noted("different-ones");
  // "You have 2 or fewer cards in your hand": asked of what is there, not chosen.
  for (const [words, wording] of [
    ["or fewer", "fewer"],
    ["or less", "less"],
  ] as const) {
    const few = { kind: "exists", "what.quantity.kind": "at-most" };
    const what = `{what.quantity.n:int} ${words} {what.traits*:pre} {what.noun:noun[pl]}`;
    g.rule("state", `you have ${what} {what.where:post}`, few, { wording });
    g.rule("state", `your opponent has ${what} {what.where:in-theirs}`, few, { wording });
    for (const [subject, player] of [
      ["you control", "you"],
      ["your opponent controls", "opponent"],
    ] as const)
      g.rule("state", `${subject} ${what}`, { ...few, player, "what.where": [] }, { wording });
  }
  g.rule(
    "state",
    "you have no {what.noun:noun[sg]} {what.where:post}",
    { kind: "exists", "what.quantity": { kind: "no" }, "what.traits": [] },
    { wording: "have-no" },
  );
  g.rule(
    "state",
    "{what.quantity:quantity[pl]} of your {what.traits*:pre} {what.noun:noun[pl]} are banished",
    { kind: "exists", "what.where": [{ trait: "in", place: { of: "you", names: ["banished"] } }] },
    { wording: "banished" },
  );
  g.rule(
    "state",
    "{what.quantity:quantity[pl]} of your {what.traits*:pre} {what.noun:noun[pl]} {what.where:with-banished}",
    { kind: "exists" },
    { wording: "banished-with" },
  );
  g.rule("with-banished", "{+:trait-with} are {+:your-banished}");
  g.rule(
    "your-banished",
    "banished",
    { trait: "in", place: { of: "you", names: ["banished"] } },
    { wording: "are" },
  );
  g.noted("your-banished");
  // "… declares an attack while they control 2 or more monsters": whoever was spoken of.
  const theirs = { kind: "exists", "what.where": [{ trait: "controlled", by: "opponent", pronoun: true }] };
  g.rule("state", "they control {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]}", theirs, {
    wording: "they",
  });
  g.rule(
    "state",
    "they have {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]} {what.where:in-their-own}",
    { kind: "exists" },
    { wording: "they" },
  );
  g.rule("in-their-own", "{+:trait-in-their-own}");
  g.rule("trait-in-their-own", "in their {place.names:places[in]}", {
    trait: "in",
    "place.of": "opponent",
    "place.pronoun": true,
  });
  // "while both a “X” monster and “A” are on the field": one of each.
  g.rule("state", "both {all:both-lying}", { kind: "both" }, { wording: "lying" });
  g.rule("both-lying", "{+:lying-one} and {+:lying-one} are {*what.where:lying-where}");
  const one = { kind: "exists", "what.quantity": { kind: "a" } };
  g.rule("lying-named", "{what.traits:named}", { ...one, "what.noun": "card" });
  g.rule("lying-kind", "@a {what.traits*:pre} {what.noun:noun[sg]}", one);
  for (const category of ["lying-named", "lying-kind"]) g.rule("lying-one", `{=:${category}}`);
  g.noted("trait-in-their-own", "lying-named", "lying-kind");
  // "both players have 5 or more cards in their hand": each of them.
  g.rule("state", "both players have {what:of-each}", { kind: "exists", each: true });
  for (const [hand, wording] of [
    ["in their hand", "hand"],
    ["in their hands", "hands"],
  ] as const)
    g.rule(
      "of-each",
      `{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} ${hand}`,
      { where: [{ trait: "in", place: { of: "you", names: ["hand"] } }] },
      { wording },
    );
  g.rule(
    "of-each",
    "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} in their GYs",
    { where: [{ trait: "in", place: { of: "you", names: ["graveyard"] } }] },
    { wording: "gys" },
  );
  g.noted("of-each");
  // "If you control “A”", "if you have “A” in your GY"
  g.rule("state", "you control {what:just-named}", { kind: "exists", player: "you" });
  g.rule("state", "you control {what:or-mentioning}", { kind: "exists", player: "you" });
  g.rule("state", "your opponent controls {what:just-named}", { kind: "exists", player: "opponent" });
  g.rule("state", "you do not control {what:just-named}", { kind: "exists", player: "you", not: true });
  g.rule("state", "you have {what:just-named-there}", { kind: "exists" }, { wording: "have" });
  const named = { quantity: { kind: "at-least", n: 1 }, noun: "card" };
  g.rule("just-named", "{traits:named}", { ...named, where: [] }, { wording: "just" });
  g.rule("just-named-there", "{traits:named} {where:post}", named, { wording: "just" });
  g.noted("just-named", "just-named-there");
  // "a “A” monster and a “B” Spell"
  g.rule("state", "you control {what:two-kinds}", { kind: "exists", player: "you" });
  g.rule("state", "your opponent controls {what:two-kinds}", { kind: "exists", player: "opponent" });
  g.rule("two-kinds", "{...:branch[sg]} and {both:branch[sg]}", { where: [] });
  g.noted("two-kinds");
  const none = { kind: "exists", "what.quantity": { kind: "no" } };
  for (const what of [
    "{what.traits*:pre} {what.noun:noun[sg]}",
    "{what.traits:pre-kind} {what.noun:kind-noun[sg]}",
    "{what.traits:pre-card-kind} {what.noun:card-noun[sg]}",
  ])
    g.rule("state", `there is no ${what} {what.where*:post}`, none, { wording: "there-no" });
  for (const noun of ["card", "monster"])
    g.rule(
      "state",
      `this {what.traits:came-so} ${noun} is {what.where:lying-where}`,
      { kind: "exists", "what.ref": "this-card" },
      { wording: `came-so-${noun}` },
    );
  g.rule("state", "there is {what:group[sg]}", { kind: "exists" }, { wording: "there" });
  g.rule("state", "there are {what:group[pl]}", { kind: "exists" }, { wording: "there" });
  g.rule(
    "state",
    "your opponent has {what.quantity:quantity[N]} {what.traits*:pre} {what.noun:noun[N]} {what.where:in-theirs}",
    {
      kind: "exists",
    },
  );
  g.rule(
    "state",
    "your opponent has {what.quantity:quantity[N]} {what.traits:pre-noun[N]} {what.where:in-theirs}",
    { kind: "exists", "what.noun": "monster" },
    { wording: "noun" },
  );
  g.rule("in-theirs", "{+:trait-in-theirs}");
  g.rule(
    "trait-in-theirs",
    "in their {place.names:places[in]}",
    { trait: "in", "place.of": "opponent" },
    { wording: "their" },
  );
  for (const [gy, wording] of [
    ["in their GY", "field-or-gy"],
    ["GY", "field-or-gy-short"],
    ["", "in-field-or-gy"],
  ] as const)
    g.rule(
      "trait-in-theirs",
      gy === "" ? "in their field or GY" : `on their field or ${gy}`,
      { trait: "in", place: { of: "opponent", names: ["field", "graveyard"] } },
      { wording },
    );
  g.noted("trait-in-theirs");
  // "If you have a “Magician” card in your other Pendulum Zone"
  g.rule("post", "{+:in-your-other} {+:other-zone}");
  g.rule("post", "{+:in-your-other} {+:other-zone}{+:trait-except}");
  g.rule("in-your-other", "in your other", { trait: "other", "than.ref": "this-card" }, { wording: "zone" });
  g.rule(
    "other-zone",
    "Pendulum Zone",
    { trait: "in", place: { of: "you", names: ["pendulum-zone"] } },
    {
      wording: "other",
    },
  );
  g.rule("lying-where", "{+:in-your-other} {+:other-zone}");
  // "You control no monsters, or only “X” monsters": none, or none but these.
  const ofYours = [{ trait: "controlled", by: "you" }] as const;
  g.rule("state", "you control {any:none-or-only}", { kind: "either" }, { wording: "none-or-only" });
  g.rule("none-or-only", "{+:none-there}, or {+:only-these}");
  g.rule("none-there", "no monsters", {
    kind: "exists",
    what: { quantity: { kind: "no" }, traits: [], noun: "monster", where: ofYours },
  });
  g.rule("only-these", "only {being:kinds}", { kind: "only", traits: [], noun: "monster", where: ofYours });
  // "… in your Main Monster Zone": none there that is another.
  g.rule(
    "state",
    "you control no monsters, or only {what.traits:no-others}, {what.where:lying-where}",
    { kind: "exists", player: "you", "what.quantity": { kind: "no" }, "what.noun": "monster" },
    { wording: "none-or-only-there" },
  );
  g.rule("no-others", "{+:not-of-these}");
  g.rule("not-of-these", "{traits:pre} {noun:noun[pl]}", { trait: "described", not: true, where: [] });
  g.noted("none-there", "only-these", "not-of-these");
  // "a card with the same Level as this card in your other Pendulum Zone"
  g.rule("post", "{++:withs} {+:in-your-other} {+:other-zone}");
  // There is one at most.
  g.rule(
    "group[sg]",
    "the card {where:there-in-other}",
    { quantity: { kind: "every" }, traits: [], noun: "card" },
    { wording: "the-other" },
  );
  g.rule("there-in-other", "{+:in-your-other} {+:other-zone}");
  g.noted("in-your-other", "other-zone");
  g.rule("state", "{what:lying}", { kind: "exists" }, { wording: "lying" });
  g.rule("lying", "{traits:named} is {where:lying-where}", { quantity: { kind: "a" }, noun: "card" });
  g.rule("lying", "@a {traits*:pre} {noun:noun[sg]} is {where:lying-where}", { quantity: { kind: "a" } });
  g.rule("lying", "@a {traits:pre-kind} {noun:kind-noun[sg]} is {where:lying-where}", {
    quantity: { kind: "a" },
  });
  g.rule("lying", "@a {traits:pre-card-kind} {noun:card-noun[sg]} is {where:lying-where}", {
    quantity: { kind: "a" },
  });
  g.rule(
    "lying",
    "{traits:another-pre} {noun:noun[sg]} is {where:lying-where}",
    { quantity: { kind: "a" } },
    { wording: "another" },
  );
  g.rule("lying", "@a {traits*:pre} {noun:noun[s]} is {where:lying-where}", { quantity: { kind: "some" } });
  g.rule("lying", "{quantity:quantity[pl]} {traits*:pre} {noun:noun[pl]} are {where:lying-where}");
  g.rule("lying", "{quantity:quantity[pl]} {traits:pre-kind} {noun:kind-noun[pl]} are {where:lying-where}");
  g.rule("lying", "@a {traits*:pre} {noun:noun[sg]} {where:told-lying}", { quantity: { kind: "a" } });
  g.rule("lying", "@a {traits:pre-kind} {noun:kind-noun[sg]} {where:told-lying}", {
    quantity: { kind: "a" },
  });
  g.rule("told-lying", "{+:trait-with} is {+:trait-in}");
  g.rule("told-lying", "{+:trait-that} is {+:trait-in}");
  for (const what of ["just-named", "group[sg]"])
    g.rule(
      "state",
      `{what:${what}} is not on the field`,
      { kind: "exists", not: true },
      { wording: "lying" },
    );
  // "“A” is not in a Field Zone"
  g.rule("state", "{what:not-lying}", { kind: "exists", not: true }, { wording: "not-lying" });
  g.rule("not-lying", "{traits:named} is not {where:in-a-zone}", { quantity: { kind: "a" }, noun: "card" });
  g.rule(
    "not-lying",
    "{traits:named} is not {where:face-up-there}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "face-up" },
  );
  g.rule("face-up-there", "{+:trait-face} {+:trait-in}");
  g.rule("in-a-zone", "{+:trait-in-a-zone}");
  g.rule("trait-in-a-zone", "in a {place.names:a-zone}", { trait: "in" }, { wording: "a-zone" });
  g.noted("not-lying", "trait-in-a-zone");
  g.rule("lying-where", "{+:trait-in}");
  g.rule("lying-where", "{+:trait-face} {+:trait-in}");
  g.noted("lying");
  g.rule(
    "state",
    "only your opponent controls a monster",
    { kind: "both", all: [ofPlayer("you", { kind: "no" }), ofPlayer("opponent", { kind: "a" })] },
    { wording: "only-opponent" },
  );
  // "The only monsters you control are …", "all monsters you control are … (min. 1)", "all the monsters in your GY are …"
  g.rule("state", "the only {...:all-of[pl]} are {being:so-being}", { kind: "only" });
  g.rule("state", "all {...:all-of[pl]} are {being:so-being} (min. 1)", { kind: "only" }, { wording: "all" });
  g.rule("state", "all {...:all-of[pl]} are {being:so-being}", { kind: "only" }, { wording: "all-bare" });
  g.rule("state", "all the {...:all-of[pl]} are {being:so-being}", { kind: "only" }, { wording: "all-the" });
  // "The only monster you control is 1 Level 5 monster", "the only face-up monsters on the field are 2 “X” monsters"
  g.rule(
    "state",
    "the only {...:all-of[sg]} is {being:so-many[sg]}",
    { kind: "only" },
    { wording: "counted" },
  );
  g.rule(
    "state",
    "the only {...:all-of[pl]} are {being:so-many[pl]}",
    { kind: "only" },
    { wording: "counted" },
  );
  g.rule("all-of[N]", "{traits*:pre} {noun:noun[N]} {where:only-where}");
  g.rule("only-where", "{+:trait-controlled}");
  g.rule("only-where", "{+:trait-in}");
  g.rule("only-where", "{+:trait-in}{+:trait-except-closed}");
  // "All monsters you control are “A” monsters (min. 1), and none are “B”"
  g.rule("two-states-comma", "{+:all-yours}, and {+:none-called}");
  g.rule(
    "all-yours",
    "all {...:all-of[pl]} are {being:so-being} (min. 1)",
    { kind: "only" },
    { wording: "all" },
  );
  g.rule("none-called", "none are {what.traits:named}", {
    kind: "exists",
    player: "you",
    "what.quantity": { kind: "no" },
    "what.noun": "monster",
    "what.where": [],
  });
  g.noted("all-yours", "none-called");
  g.rule("so-many[N]", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where*:post}");
  g.rule("so-many[N]", "{quantity:quantity[N]} {traits:pre-kind} {noun:kind-noun[N]} {where*:post}");
  g.rule("kinds", "{traits:pre} {noun:noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("kinds", "{traits:pre-kind} {noun:kind-noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("so-being", "{=:kinds}");
  g.rule("so-being", "{traits*:pre} {noun:noun[pl]} {where:post}", { quantity: { kind: "every" } });
  g.rule(
    "so-being",
    "{traits:adjectives}",
    { quantity: { kind: "every" }, noun: "card", where: [] },
    { wording: "adjective" },
  );
  g.rule("adjectives", "{+:trait-attribute}");
  g.rule("adjectives", "{+:trait-type}");
  g.noted("so-many", "so-being");
  g.noted("kinds");
}
