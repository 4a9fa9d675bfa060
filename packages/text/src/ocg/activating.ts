import type { Grammar } from "../grammar.ts";

/** Activations that effects answer: of which cards, where, in response to what, and what they would do. */
export function ocgActivating(g: Grammar): void {
  cards(g);
  effects(g);
  events(g);
  would(g);
}

/** "a Spell/Trap Card, or monster effect", "a “Fire Formation” Spell/Trap Card", "“Raigeki”" */
function cards(g: Grammar): void {
  g.rule("activated", "@a card or effect that {...:aimed-at}", { what: "either", noun: "card" });
  g.rule("activated", "@a {noun:effect-noun} effect that {...:aimed-at}", { what: "effect" });
  g.rule("activated", "@a {noun:card-noun[sg]} Card or effect that {...:aimed-at}", { what: "either" });
  g.rule("activated", "@a {noun:card-noun[sg]} Card, or {or:effect-of}, that {...:aimed-at}", {
    what: "card",
  });
  g.rule("activated", "@a {noun:card-noun[sg]} Card that {...:aimed-at}", { what: "card" });
  g.rule("aimed-at", "targets {targeting:obj}");
  g.rule("aimed-at", "targets {targeting:group[sg]} (and no other cards)", { alone: true });
  // "targets this card, and/or a monster(s) this card points to": one of them at least.
  g.rule("aimed-at", "targets {targeting:itself-or-another}");
  g.rule("itself-or-another", "{traits:any-aimed}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("any-aimed", "{+:one-aimed}");
  g.rule("one-aimed", "{traits:aimed-kinds}", { trait: "any-of" }, { wording: "itself-or" });
  for (const [or, wording] of [
    [" or", ""],
    [", or", "comma"],
    [", and/or", "and-or"],
  ] as const)
    g.rule(
      "aimed-kinds",
      `{+:aimed-itself}${or} {+:aimed-another}`,
      undefined,
      wording === "" ? {} : { wording },
    );
  g.rule("aimed-itself", "{group:own-card}", { trait: "one-of" }, { wording: "itself" });
  g.rule("own-card", "this card", { ref: "this-card" });
  g.rule("own-card", "this {traits:only-face} card {where:on-field-there}", { ref: "this-card" });
  g.rule("on-field-there", "{+:trait-in}");
  for (const n of ["sg", "s"])
    g.rule(
      "aimed-another",
      `@a {noun:noun[${n}]} {where:post}`,
      { trait: "described", traits: [] },
      { wording: `another-${n}` },
    );
  g.noted("itself-or-another", "one-aimed", "aimed-itself", "own-card", "aimed-another");
  g.rule(
    "activated",
    "@a {noun:card-noun[sg]} Card, or {or:effect-of}",
    { what: "card" },
    { wording: "open" },
  );
  g.rule(
    "activated",
    "@a {noun:card-noun[sg]} Card or {or:effect-of}",
    { what: "card" },
    { wording: "plain" },
  );
  const listed = { what: "card", noun: "spell-or-trap" };
  g.rule("activated", "@a Spell Card, Trap Card, or {or:effect-of}", listed, { wording: "listed" });
  g.rule("answerable", "@a Spell Card, Trap Card, or {or:effect-of},", listed, { wording: "listed-closed" });
  g.rule("activated", "@a {noun:card-noun[sg]} Card or effect", { what: "either" });
  g.rule(
    "answerable",
    "@a {noun:card-noun[sg]} Card, or its effect,",
    { what: "either" },
    { wording: "its" },
  );
  g.rule("activated", "@a {noun:card-noun[sg]} Card or effect {where:activated-where}", { what: "either" });
  g.rule("activated", "@a {traits:pre-card-kind} {noun:card-noun[sg]} Card", { what: "card" });
  g.rule("activated", "@a {traits:pre} {noun:card-noun[sg]} Card", { what: "card" });
  // "a “X” Quick-Play Spell Card or a “X” Normal Trap Card"
  g.rule("activated", "@a {traits:pre-card-kind} {noun:card-noun[sg]} Card or {or:card-of-kind}", {
    what: "card",
  });
  g.rule("card-of-kind", "@a {traits:pre-card-kind} {noun:card-noun[sg]} Card", { what: "card" });
  g.noted("card-of-kind");
  g.rule("activated", "@a {traits:pre} {noun:card-noun[sg]} Card or effect", { what: "either" });
  g.rule("activated", "@a {traits:pre} card", { what: "card", noun: "card" });
  g.rule("activated", "@a {traits:pre} card or effect", { what: "either", noun: "card" });
  g.rule("activated", "@a card or effect {where:activated-where}", { what: "either", noun: "card" });
  // Whether it is played or lies there, the card's effect is what is activated.
  g.rule(
    "activated",
    "@a card effect {where:activated-where}",
    { what: "either", noun: "card" },
    { wording: "card-effect" },
  );
  g.rule("activated", "{traits:named}", { what: "card", noun: "card" }, { wording: "named" });
  g.rule("activated", "@a {traits:pre-card-kind} {noun:card-noun[sg]} Card or {or:just-that}", {
    what: "card",
  });
  g.rule("just-that", "{traits:named}", { what: "card", noun: "card" }, { wording: "named" });
  g.noted("just-that");
  g.rule("answerable", "@a {noun:effect-noun} effect, or {or:card-or-effect},", { what: "effect" });
  g.rule("activated", "@a {noun:effect-noun} effect, or {or:card-or-effect}", { what: "effect" });
  g.rule("card-or-effect", "{noun:card-noun[sg]} Card or effect", { what: "either" });
}

/** "a WATER monster's effect", "a monster effect in the hand or GY" */
function effects(g: Grammar): void {
  g.rule("activated", "@a {traits:pre} {noun:effect-noun} effect[[ {where:activated-where}]]", {
    what: "effect",
  });
  g.rule("activated", "@a {noun:effect-noun} effect {where:activated-where}", { what: "effect" });
  g.rule(
    "activated",
    "@a {traits:pre} {noun:effect-noun}'s effect",
    { what: "effect" },
    { wording: "owner" },
  );
  g.rule(
    "activated",
    "@a {traits:pre-kind} {noun:kind-noun[sg]}'s effect",
    { what: "effect" },
    { wording: "owner" },
  );
  g.rule("activated", "the effect of {...:effect-owner}", { what: "effect" }, { wording: "of" });
  g.rule("activated", "an effect of {...:effect-owner}", { what: "effect" }, { wording: "an-of" });
  g.rule("effect-owner", "@a {traits:pre} card", { noun: "card" }, { wording: "card" });
  g.rule("effect-owner", "@a {traits*:pre} {noun:effect-noun} {where*:post}");
  g.rule("activated-where", "{+:trait-in}");
  // "a Spell/Trap Card with the same name as a card in your GY"
  for (const place of ["activated", "answerable"]) {
    const comma = place === "answerable" ? "," : "";
    g.rule(place, `@a {noun:card-noun[sg]} Card, or {or:effect-of}, {where:of-that-name}${comma}`, {
      what: "card",
    });
  }
  g.rule("activated", "@a {noun:card-noun[sg]} Card {where:of-that-name}", { what: "card" });
  g.rule("of-that-name", "{+:same-name-as}");
  g.rule("same-name-as", "with the same name as {as:compared-one}", { trait: "same", by: "name" });
  g.noted("same-name-as");
}

function events(g: Grammar): void {
  g.rule(
    "event",
    "@a {what.traits:pre-card-kind} {what.noun:card-noun[sg]} Card activates",
    { event: "activated", "what.what": "card" },
    { wording: "card-activates" },
  );
  for (const [whose, agent] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
    ["an opponent's", "opponent"],
  ] as const) {
    const noted = { wording: whose === "an opponent's" ? "whose-an" : "whose" };
    g.rule("event", `${whose} {what:whose-activated} is activated`, { event: "activated", agent }, noted);
    g.rule(
      "event",
      `${whose} {what:whose-activated} is activated that would {would:would}`,
      { event: "activated", agent },
      noted,
    );
  }
  g.rule("whose-activated", "card or effect", { what: "either", noun: "card" });
  g.rule("whose-activated", "{noun:card-noun[sg]} Card or effect", { what: "either" });
  g.rule("whose-activated", "{traits:pre} {noun:card-noun[sg]} Card or effect", { what: "either" });
  g.rule("whose-activated", "{noun:card-noun[sg]} Card", { what: "card" });
  g.rule("whose-activated", "{noun:card-noun[sg]} Card, or {or:effect-of},", { what: "card" });
  g.rule("whose-activated", "{noun:effect-noun} effect", { what: "effect" });
  g.rule("whose-activated", "{noun:effect-noun} effect {where:activated-where}", { what: "effect" });
  g.rule(
    "whose-activated",
    "banished {noun:effect-noun} effect",
    { what: "effect", where: [{ trait: "in", place: { names: ["banished"] } }] },
    { wording: "banished" },
  );
  g.rule("whose-activated", "{traits:pre} {noun:effect-noun} effect", { what: "effect" });
  g.rule(
    "whose-activated",
    "{traits:pre} {noun:effect-noun}'s effect",
    { what: "effect" },
    { wording: "owner" },
  );
  g.rule(
    "whose-activated",
    "{traits:pre-kind} {noun:kind-noun[sg]}'s effect",
    { what: "effect" },
    { wording: "owner" },
  );
  g.rule("whose-activated", "{traits:pre} card or effect", { what: "either", noun: "card" });
  g.noted("whose-activated");
  g.rule(
    "event",
    "@a {what.traits*:pre} {what.noun:noun[sg]} {what.where*:post} activates its effect",
    { event: "activated", "what.what": "effect" },
    { wording: "activates" },
  );
  g.rule(
    "event",
    "@a {what.traits*:pre} {what.noun:noun[sg]} {what.where:acting-there}",
    { event: "activated", "what.what": "effect" },
    { wording: "activates-there" },
  );
  g.rule("acting-there", "{+:trait-that} activates its effect {+:trait-in}");
  // An effect of a card that lies there, and not the card itself that is activated now.
  for (const noun of ["{what.noun:noun[sg]}", "{what.noun:card-noun[sg]} Card"])
    g.rule(
      "event",
      `@a ${noun} that is already {what.where:lying-where} activates its effect`,
      { event: "activated", "what.what": "effect", "what.traits": [] },
      { wording: noun.endsWith("Card") ? "already-card" : "already" },
    );
  g.rule(
    "event",
    "an opponent's {what.traits*:pre} {what.noun:noun[sg]} activates its effect",
    { event: "activated", agent: "opponent", "what.what": "effect" },
    { wording: "opponents-activates" },
  );
  g.rule("event", "{what:activated-aimed}", { event: "activated" }, { wording: "that-targets" });
  g.rule("activated-aimed", "@a card or effect is activated that {...:aimed-at}", {
    what: "either",
    noun: "card",
  });
  g.rule(
    "activated-aimed",
    "@a {noun:card-noun[sg]} Card, or {or:effect-of}, is activated that {...:aimed-at}",
    { what: "card" },
  );
  g.rule(
    "activated-aimed",
    "@a Spell Card, Trap Card, or {or:effect-of} is activated that {...:aimed-at}",
    { what: "card", noun: "spell-or-trap" },
    { wording: "listed" },
  );
  g.rule("activated-aimed", "@a {noun:card-noun[sg]} Card is activated that {...:aimed-at}", {
    what: "card",
  });
  g.rule("activated-aimed", "@a {noun:effect-noun} effect is activated that {...:aimed-at}", {
    what: "effect",
  });
  g.rule(
    "activated-aimed",
    "{...:whose-effect} is activated that {...:aimed-at}",
    { what: "effect" },
    { wording: "owner" },
  );
  g.rule("whose-effect", "an effect of {...:effect-owner}", {}, { wording: "of" });
  // "a Link Monster's effect": in its noun it is a monster effect.
  g.rule("whose-effect", "@a {traits:pre} {noun:effect-noun}'s effect");
  g.rule("whose-effect", "@a {traits:pre-kind} {noun:kind-noun[sg]}'s effect");
  g.noted("whose-effect");
  g.noted("activated-aimed");
  g.rule("event", "{what:activated-there}", { event: "activated" }, { wording: "there" });
  const another = { what: "either", noun: "card", other: true };
  g.rule("activated-there", "another card or their effect is activated {where:activated-where}", another, {
    wording: "another",
  });
  g.rule("event", "another card, or its effect, is activated", { event: "activated", what: another });
  g.rule("activated-there", "@a card or effect is activated {where:activated-where}", {
    what: "either",
    noun: "card",
  });
  g.rule("activated-there", "@a {noun:card-noun[sg]} Card or effect is activated {where:activated-where}", {
    what: "either",
  });
  g.rule("activated-there", "@a {noun:effect-noun} effect is activated {where:activated-where}", {
    what: "effect",
  });
  // "a monster effect is activated, except in the hand"
  g.rule("activated-there", "@a {noun:effect-noun} effect is activated, {where:not-in-hand}", {
    what: "effect",
  });
  g.rule("not-in-hand", "{+:anywhere-but}");
  g.rule(
    "anywhere-but",
    "except in the hand",
    { trait: "in", place: { names: ["field", "graveyard", "banished", "deck", "extra-deck"] } },
    { wording: "but-hand" },
  );
  g.noted("anywhere-but");
  g.rule("activated-there", "@a {noun:effect-noun} effect is activated {where:of-that-name}", {
    what: "effect",
  });
  g.rule("activated-there", "@a {noun:card-noun[sg]} Card is activated {where:activated-where}", {
    what: "card",
  });
  g.rule(
    "activated-there",
    "@a {noun:card-noun[sg]} Card, or {or:effect-of}, is activated {where:activated-where}",
    {
      what: "card",
    },
  );
  g.rule(
    "activated-there",
    "@a {traits*:pre} {noun:effect-noun}'s effect is activated {where:activated-where}",
    { what: "effect" },
    { wording: "owner" },
  );
  g.noted("activated-there");
  for (const [words, wording] of [
    ["in response to the activation of your {answering.what:whose-activated}", "response"],
    ["in response to your {answering.what:whose-activated} activation", "response-short"],
    ["in response to your {answering.what:whose-activated}'s activation", "response-owner"],
  ] as const)
    g.rule(
      "event",
      `your opponent activates {what:answerable} ${words}`,
      { event: "activated", agent: "opponent", "answering.of": "you" },
      { wording },
    );
}

function would(g: Grammar): void {
  const theirs = { event: "activated", agent: "opponent" };
  g.rule("event", "your opponent activates {what:answerable} that would {would:would}", theirs);
  g.rule("event", "your opponent activates {what:answerable} as Chain Link {asLink:int2} or higher", theirs);
  g.rule(
    "event",
    "{what:activated} that would {would:would} is activated",
    { event: "activated" },
    { wording: "would-first" },
  );
  g.rule("would", "inflict damage to you", { verb: "damage", player: "you" });
  g.rule("would", "inflict damage", { verb: "damage", player: "either" });
  g.rule("includes", "Special Summons {what:obj}", { verb: "special-summon", includes: true });
  g.rule(
    "event",
    "your opponent activates {what:answerable} that includes an effect that {would:includes}",
    theirs,
  );
  g.rule("event", "{what:answerable} is activated that includes an effect that {would:includes}", {
    event: "activated",
  });
  g.noted("includes");
}
