import type { Constant, Grammar } from "../grammar.ts";

/** Activations that effects answer: of which cards, where, at what they aim, in response to what, and what they would do. */
export function ocgActivating(g: Grammar): void {
  deeds(g);
  which(g);
  aims(g);
  places(g);
  for (const tense of ["present", "past"] as const) events(g, tense);
  ownEffects(g);
  consequences(g);
}

/** What is activated, without whose it is: "monster effect", "“X” Spell/Trap Card", "Link Monster's effect", "Trap Card or effect" */
function deeds(g: Grammar): void {
  const either = { what: "either", noun: "card" };
  const effect = { what: "effect" };
  const card = "{noun:card-noun[sg]} Card";
  for (const [kind, pre, cards] of [
    ["plain-deed", "", [card]],
    ["kept-deed", "{traits:pre} ", [`{traits:pre} ${card}`, `{traits:pre-card-kind} ${card}`]],
  ] as const) {
    g.rule(kind, `${pre}card or effect`, either);
    // Whether it is played or lies there, the card's effect is what is activated.
    g.rule(kind, `${pre}card effect`, either, { wording: "card-effect" });
    g.rule(kind, `${pre}card's effect`, either, { wording: "cards-effect" });
    for (const of of cards) {
      g.rule(kind, of, { what: "card" });
      g.rule(kind, `${of} or effect`, { what: "either" });
    }
    g.rule(kind, `${pre}{noun:effect-noun} effect`, effect);
    g.rule(kind, `${pre}{noun:effect-noun}'s effect`, effect, { wording: "owner" });
  }
  g.rule("kept-deed", "{traits:pre} card", { what: "card", noun: "card" });
  // "a Link Monster's effect": in its noun it is a monster effect.
  g.rule("kept-deed", "{traits:pre-kind} {noun:kind-noun[sg]} effect", effect, { wording: "kind" });
  g.rule("kept-deed", "{traits:pre-kind} {noun:kind-noun[sg]}'s effect", effect, { wording: "owner" });
  g.rule("deed", "{=:plain-deed}");
  g.rule("deed", "{=:kept-deed}");
  // One of two: what is said before the first is not said of the second.
  g.rule("own-deed", "@a {...:deed}", {}, { wording: "article" });
  g.rule("own-deed", "another {...:plain-deed}", { other: true });
  g.rule("own-deed", "{...:named-deed}");
  g.rule("other-deed", "{=:deed}");
  g.rule("other-deed", "{=:own-deed}");
  for (const [kind, comma] of [
    ["either-deed", ""],
    ["listed-deed", ","],
  ] as const) {
    g.rule(kind, `{...:plain-deed}${comma} or {or:other-deed}`);
    g.rule(kind, `{...:kept-deed}${comma} or {or:own-deed}`);
  }
  const both = { what: "card", noun: "spell-or-trap" };
  g.rule("listed-deed", "Spell Card, Trap Card, or {or:other-deed}", both, { wording: "listed" });
  g.rule("its-deed", `${card}, or its effect`, { what: "either" }, { wording: "its" });
  g.rule("its-deed", "card, or its effect", either, { wording: "its" });
  g.rule("listed-deed", "{=:its-deed}");
  g.rule("named-deed", "{traits:named}", { what: "card", noun: "card" }, { wording: "named" });
}

/** "a monster effect", "another card or effect", "“Raigeki”"; with a comma where something stands between two. */
function which(g: Grammar): void {
  g.rule("one-deed", "@a {...:deed}");
  g.rule("one-deed", "@a {...:either-deed}", {}, { wording: "plain" });
  g.rule("one-deed", "another {...:plain-deed}", { other: true });
  g.rule(
    "one-deed",
    "another card or their effect",
    { what: "either", noun: "card", other: true },
    {
      wording: "their",
    },
  );
  g.rule("one-deed", "{...:named-deed}");
  g.rule("open-deed", "@a {...:listed-deed}");
  g.rule("open-deed", "another {...:its-deed}", { other: true });
  g.rule("activated", "{=:one-deed}");
  g.rule("activated", "{...:open-deed}", {}, { wording: "open" });
  g.rule("activated", "{...:one-deed} {...:deed-adjuncts}");
  g.rule("activated", "{...:open-deed}, {...:deed-adjuncts}");
  // Where the sentence goes on, a comma closes what was put in.
  g.rule("answerable", "{=:activated}");
  g.rule("answerable", "{...:open-deed},");
  g.rule("answerable", "{...:open-deed}, {...:deed-adjuncts},", {}, { wording: "closed" });
  for (const [the, wording] of [
    ["the effect of", "of"],
    ["an effect of", "an-of"],
  ] as const)
    g.rule("effect-of-one", `${the} {...:effect-owner}`, { what: "effect" }, { wording });
  g.rule("effect-owner", "@a {traits:pre} card", { noun: "card" }, { wording: "card" });
  g.rule("effect-owner", "@a {traits*:pre} {noun:effect-noun} {where*:post}");
  g.rule("effect-owner", "@a {traits:pre-kind} {noun:kind-noun[sg]} {where*:post}");
  g.rule("activated", "{...:effect-of-one}[[ that {...:aimed-at}]]");
  // "the effect of an opponent's monster is activated that targets a card you control"
  for (const be of ["is", "was"])
    for (const of of ["{traits?:pre} {noun:effect-noun}", "{traits:pre-kind} {noun:kind-noun[sg]}"])
      g.rule(`owned-effect[${be}]`, `${of} ${be} activated[[ {...:deed-adjuncts}]]`, { what: "effect" });
  // "Your opponent's monster effect"
  for (const [deed, comma] of [
    ["deed", ""],
    ["either-deed", ""],
    ["listed-deed", ","],
  ] as const) {
    g.rule("whose-activated", `{...:${deed}}${comma}`);
    g.rule("whose-activated", `{...:${deed}}${comma} {...:deed-adjuncts}`);
    for (const be of ["is", "was"])
      g.rule(`whose-there[${be}]`, `{...:${deed}}${comma} ${be} activated {...:deed-adjuncts}`);
  }
  g.rule(
    "whose-activated",
    "banished {noun:effect-noun} effect",
    { what: "effect", where: [{ trait: "in", place: { names: ["banished"] } }] },
    { wording: "banished" },
  );
  // "a monster effect is activated on the field", "… is activated that targets this card"
  for (const be of ["is", "was"]) {
    const there = `activated-there[${be}]`;
    const last = be === "is" ? {} : { wording: be };
    for (const one of ["one-deed", "effect-of-one"]) {
      const adjuncts = one === "one-deed" ? "{...:deed-adjuncts}" : "that {...:aimed-at}";
      g.rule(there, `{...:${one}} ${be} activated ${adjuncts}`, {}, last);
    }
    g.rule(there, `{...:open-deed}<C> ${be} activated {...:deed-adjuncts}`, {}, { wording: `open-${be}-C` });
    g.rule(there, `{...:one-deed} ${be} activated, {where:not-in-hand}`);
  }
  g.noted(
    "activated",
    "answerable",
    "other-deed",
    "whose-activated",
    "whose-there",
    "owned-effect",
    "activated-there",
  );
}

/** "that targets a monster you control", "that targets 1 card on the field (and no other cards)" */
function aims(g: Grammar): void {
  g.rule("deed-adjuncts", "that {...:aimed-at}");
  g.rule("deed-adjuncts", "{where:activated-where}[[ that {...:aimed-at}]]");
  g.rule("aimed-at", "targets {targeting:obj}");
  for (const one of ["group[sg]", "ref[sg]"])
    g.rule("aimed-at", `targets {targeting:${one}} (and no other cards)`, { alone: true });
  g.rule("aimed-at", "targets only {targeting:ref[sg]}", { alone: true }, { wording: "only" });
  // "targets this card, and/or a monster(s) this card points to": one of them at least.
  g.rule("aimed-at", "targets {targeting:itself-or-another}");
  g.rule("itself-or-another", "{traits:any-aimed}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("any-aimed", "{+:one-aimed}");
  g.rule("one-aimed", "{traits:aimed-kinds}", { trait: "any-of" }, { wording: "itself-or" });
  for (const or of ["or", "and/or"])
    g.rule("aimed-kinds", `{+:aimed-itself}<C> ${or} {+:aimed-another}`, undefined, { wording: `${or}-C` });
  g.rule("aimed-itself", "{group:own-there}", { trait: "one-of" }, { wording: "itself" });
  g.rule("aimed-itself", "{group:itself}", { trait: "one-of" }, { wording: "itself" });
  for (const n of ["sg", "s"]) {
    const another = { trait: "described" };
    g.rule("aimed-another", `@a {...:of-such[${n}]} {where:post}`, another, { wording: n });
  }
  g.noted("itself-or-another", "one-aimed", "aimed-itself", "aimed-another");
}

/** "on the field", "with the same name as a card in your GY" */
function places(g: Grammar): void {
  g.rule("activated-where", "{+:trait-in}");
  g.rule("activated-where", "{+:same-name-as}");
  g.rule("activated-where", "{+:trait-in} {+:same-name-as}");
  g.rule("same-name-as", "with the same name as {as:compared-one}", { trait: "same", by: "name" });
  g.noted("same-name-as");
  // "a monster effect is activated, except in the hand"
  g.rule("not-in-hand", "{+:anywhere-but}");
  g.rule(
    "anywhere-but",
    "except in the hand",
    { trait: "in", place: { names: ["field", "graveyard", "banished", "deck", "extra-deck"] } },
    { wording: "but-hand" },
  );
  g.noted("anywhere-but");
}

const WHOSE = [
  ["your", "you", "whose"],
  ["your opponent's", "opponent", "whose"],
  ["an opponent's", "opponent", "whose-an"],
] as const;

/** "Your opponent activates …", "… is activated", "an opponent's … is activated"; and that it was so. */
function events(g: Grammar, tense: "present" | "past"): void {
  const [category, be] = tense === "present" ? ["activation", "is"] : ["past-activation", "was"];
  const s = tense === "present" ? "s" : "d";
  const activate = tense === "present" ? "activate" : "activated";
  const who: readonly (readonly [
    words: string,
    fields: Readonly<Record<string, Constant>>,
    wording: string,
  ])[] = [
    [`you ${activate}`, { agent: "you" }, ""],
    [`your opponent activate${s}`, { agent: "opponent" }, ""],
    ...(tense === "past"
      ? ([
          ["you have activated", { agent: "you" }, "perfect"],
          ["your opponent has activated", { agent: "opponent" }, "perfect"],
        ] as const)
      : []),
  ];
  const rule = (words: string, fields: Readonly<Record<string, Constant>> = {}, wording = "") =>
    g.rule(category, words, { event: "activated", ...fields }, wording === "" ? {} : { wording });
  for (const [words, agent, wording] of who) {
    rule(`${words} {what:activated}`, agent, wording);
    rule(`${words} {what:answerable} {...:activation-how}`, agent, wording);
  }
  rule(`{what:answerable} ${be} activated[[ {...:activation-how}]]`);
  rule(`{what:activated-there[${be}]}[[ {...:activation-how}]]`, {}, "there");
  rule(`{what:activated} that would {would:would} ${be} activated`, {}, "would-first");
  for (const [whose, agent, wording] of WHOSE) {
    rule(`${whose} {what:whose-activated} ${be} activated[[ {...:activation-how}]]`, { agent }, wording);
    rule(`${whose} {what:whose-there[${be}]}[[ {...:activation-how}]]`, { agent }, `${wording}-there`);
    rule(
      `the effect of ${whose} {what:owned-effect[${be}]}[[ {...:activation-how}]]`,
      { agent },
      `${wording}-of`,
    );
  }
  g.noted(category);
  g.rule(tense === "present" ? "event" : "past-event", `{=:${category}}`);
}

/** "a monster on the field activates its effect": it, and not a card that is activated now. */
function ownEffects(g: Grammar): void {
  for (const [whose, agent] of [
    ["@a", {}],
    ["an opponent's", { agent: "opponent" }],
  ] as const)
    for (const [what, noun] of [
      ["{what.traits*:pre} {what.noun:noun[sg]}", ""],
      ["{what.traits:pre-kind} {what.noun:kind-noun[sg]}", ""],
      ["{what.traits:pre-card-kind} {what.noun:card-noun[sg]}", ""],
      ["{what.traits*:pre} {what.noun:card-noun[sg]} Card", "-card"],
      ["{what.traits:pre-card-kind} {what.noun:card-noun[sg]} Card", "-card"],
    ] as const) {
      const fields = { event: "activated", "what.what": "effect", ...agent };
      const noted = { wording: `activates${whose === "@a" ? "" : "-an"}${noun}` };
      g.rule("event", `${whose} ${what} {what.where*:post} activates its effect`, fields, noted);
      g.rule("event", `${whose} ${what} {what.where:acting-there}`, fields, {
        wording: `${noted.wording}-there`,
      });
      if (whose === "@a")
        g.rule("past-event", `@a ${what} {what.where*:post} activated its effect`, fields, noted);
    }
  g.rule("acting-there", "activates its effect {+:trait-in}");
  g.rule("acting-there", "{++:post} activates its effect {+:trait-in}");
  g.rule("acting-there", "that is already {++:lying-where} activates its effect", undefined, {
    wording: "already",
  });
  g.rule(
    "event",
    "@a {what.traits:pre-card-kind} {what.noun:card-noun[sg]} Card activates",
    { event: "activated", "what.what": "card" },
    { wording: "card-activates" },
  );
}

/** What it would do, which link it is, and what it answers. */
function consequences(g: Grammar): void {
  g.rule("activation-how", "that would {would:would}");
  g.rule("activation-how", "that includes an effect that {would:includes}");
  g.rule("activation-how", "as Chain Link {asLink:int2} or higher");
  g.rule("activation-how", "in response to {answering:its-cause}");
  for (const [whose, of] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const) {
    g.rule("its-cause", `the activation of ${whose} {what:whose-activated}`, { of });
    g.rule("its-cause", `${whose} {what:whose-activated} activation`, { of }, { wording: "short" });
    g.rule("its-cause", `${whose} {what:whose-activated}'s activation`, { of }, { wording: "owner" });
  }
  g.rule("its-cause", "the activation of {what:activated}", { of: "either" });
  // What an effect inflicts is effect damage.
  for (const [damage, wording] of [
    ["damage", ""],
    ["effect damage", "effect"],
  ] as const)
    for (const [to, player] of [
      ["", "either"],
      [" to you", "you"],
      [" to your opponent", "opponent"],
    ] as const)
      g.rule(
        "would",
        `inflict ${damage}${to}`,
        { verb: "damage", player },
        wording === "" ? {} : { wording },
      );
  g.rule("would", "{verb:would-verb} {what:obj}");
  g.words("would-verb", { destroy: "destroy", banish: "banish", "Special Summon": "special-summon" });
  g.rule("includes", "Special Summons {what:obj}", { verb: "special-summon", includes: true });
  g.noted("would", "includes");
}
