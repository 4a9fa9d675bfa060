import type { Constant, Grammar } from "../grammar.ts";

/** Activations that effects answer: of which cards, where, at what they aim, in response to what, and what they would do. */
export function ocgActivating(g: Grammar): void {
  deeds(g);
  which(g);
  aims(g);
  places(g);
  events(g);
  ownEffects(g);
  consequences(g);
}

/** What is activated, without whose it is: "monster effect", "“X” Spell/Trap Card", "Link Monster's effect", "Trap Card or effect" */
function deeds(g: Grammar): void {
  const either = { what: "either", noun: "card" };
  const effect = { what: "effect" };
  const card = "{noun:card-noun[sg]} Card";
  const kind = `{traits:pre-card-kind} ${card}`;
  g.words("deed-thing", { card: "card" });
  g.rule("deed-thing", "{=:card-noun[sg]} Card");
  for (const [deed, pre, cards] of [
    ["plain-deed", "", [card]],
    ["kept-deed", "{traits:pre} ", ["{traits:pre} {noun:deed-thing}", kind]],
  ] as const) {
    g.rule(deed, `${pre}{noun:deed-thing} or effect`, { what: "either" });
    // Whether it is played or lies there, the card's effect is what is activated.
    g.rule(deed, `${pre}card effect`, either, { wording: "card-effect" });
    g.rule(deed, `${pre}card's effect`, either, { wording: "cards-effect" });
    for (const of of cards) g.rule(deed, of, { what: "card" });
    g.rule(deed, `${pre}{noun:effect-noun} effect`, effect);
    g.rule(deed, `${pre}{noun:effect-noun}'s effect`, effect, { wording: "owner" });
  }
  g.rule("kept-deed", `${kind} or effect`, { what: "either" });
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
  for (const [deed, comma] of [
    ["either-deed", ""],
    ["listed-deed", ","],
  ] as const) {
    g.rule(deed, `{...:plain-deed}${comma} or {or:other-deed}`);
    g.rule(deed, `{...:kept-deed}${comma} or {or:own-deed}`);
  }
  const both = { what: "card", noun: "spell-or-trap" };
  g.rule("listed-deed", "Spell Card, Trap Card, or {or:other-deed}", both, { wording: "listed" });
  g.rule("its-deed", "{noun:deed-thing}, or its effect", { what: "either" }, { wording: "its" });
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
  g.rule("bare-deed", "{=:one-deed}");
  g.rule("bare-deed", "{...:open-deed}", {}, { wording: "open" });
  g.rule("bare-deed", "{=:effect-of-one}");
  g.rule("effect-of-one", "{...:the-or-an} effect of @a {...:cards[sg]}", { what: "effect" });
  g.rule("activated", "{=:bare-deed}");
  g.rule("activated", "{...:one-deed} {...:deed-adjuncts}");
  g.rule("activated", "{...:open-deed}, {...:deed-adjuncts}");
  // Where the sentence goes on, a comma closes what was put in.
  g.rule("answerable", "{=:activated}");
  g.rule("answerable", "{...:open-deed},");
  g.rule("answerable", "{...:open-deed}, {...:deed-adjuncts},", {}, { wording: "closed" });
  for (const [the, wording] of [
    ["the", "of"],
    ["an", "an-of"],
  ] as const)
    g.rule("the-or-an", the, {}, { wording });
  g.rule("activated", "{...:effect-of-one} {where:post}[[ that {...:aimed-at}]]");
  g.rule("activated", "{...:effect-of-one} that {...:aimed-at}");
  // "the effect of an opponent's monster is activated that targets a card you control"
  g.rule("owned-effect[H]", "{...:cards[sg]} <is|was> activated[[ {...:deed-adjuncts}]]", { what: "effect" });
  // "Your opponent's monster effect"
  g.rule("any-deed", "{=:deed}");
  g.rule("any-deed", "{=:either-deed}");
  g.rule("any-deed", "{...:listed-deed},", {}, { wording: "listed" });
  g.rule("whose-activated", "{...:any-deed}[[ {...:deed-adjuncts}]]");
  g.rule("whose-there[H]", "{...:any-deed} <is|was> activated {...:deed-adjuncts}");
  g.rule(
    "whose-activated",
    "banished {noun:effect-noun} effect",
    { what: "effect", where: [{ trait: "in", place: { names: ["banished"] } }] },
    { wording: "banished" },
  );
  // "a monster effect is activated on the field", "… is activated that targets this card"
  g.rule("activated-there[H]", "{...:bare-deed} <is|was> activated {...:deed-adjuncts}");
  g.rule("activated-there[H]", "{...:effect-of-one} {where:post} <is|was> activated that {...:aimed-at}");
  g.rule(
    "activated-there[H]",
    "{...:open-deed}, <is|was> activated {...:deed-adjuncts}",
    {},
    {
      wording: "open-deed",
    },
  );
  g.rule("activated-there[H]", "{...:one-deed} <is|was> activated, {where:not-in-hand}");
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
  g.rule("aimed-at", "targets {targeting:np[sg]} {...:and-no-others}", { alone: true });
  g.rule("aimed-at", "targets only {targeting:ref[sg]}", { alone: true }, { wording: "only" });
  // "targets this card, and/or a monster(s) this card points to": one of them at least.
  g.rule("aimed-at", "targets {targeting:itself-or-another}");
  g.rule("itself-or-another", "{traits:any-aimed}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("any-aimed", "{+:one-aimed}");
  for (const or of ["or", "and/or"])
    g.rule(
      "one-aimed",
      `{traits:aimed-kinds[${or}]}`,
      { trait: "any-of" },
      { wording: "itself-or", rule: "one-aimed: {traits:aimed-kinds[J]}" },
    );
  g.rule("aimed-kinds[J]", "{+:aimed-itself}[[,]] <J> {+:aimed-another}", undefined, { wording: "J" });
  g.rule("aimed-itself", "{group:bearer}", { trait: "one-of" }, { wording: "itself" });
  for (const n of ["sg", "s"])
    g.rule(
      "aimed-another",
      `@a {...:of-such[${n}]} {where*:post}`,
      { trait: "described" },
      { wording: n, rule: "aimed-another: @a {...:of-such[M]} {where*:post}" },
    );
  g.rule(
    "aimed-another",
    "{...:owned-cards[sg]} {where*:post}",
    { trait: "described" },
    { wording: "owned" },
  );
  g.rule(
    "aimed-another",
    "{...:one-more-cards[sg]} {where*:post}",
    { trait: "described" },
    { wording: "one-more" },
  );
  // "When this card, or your “X” monster this card points to, is targeted for an attack"
  g.rule("subj[sg]", "{=:itself-or-another}");
  g.rule("subj[sg]", "{...:itself-or-another},", {}, { wording: "closed" });
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

/** "Your opponent activates …", "… is activated", "an opponent's … is activated"; and that it was so. */
function events(g: Grammar): void {
  g.rule("activating-by[H]", "you <activate|activated>", { agent: "you" });
  g.rule("activating-by[H]", "your opponent <activates|activated>", { agent: "opponent" });
  g.rule("activating-by[H]", "{...:some-player} <activates|activated>");
  const perfect = { wording: "perfect" };
  g.rule("activating-by[past]", "you have activated", { agent: "you" }, perfect);
  g.rule("activating-by[past]", "your opponent has activated", { agent: "opponent" }, perfect);
  const rule = (words: string, fields: Readonly<Record<string, Constant>> = {}, wording = "") =>
    g.rule("activation[H]", words, { event: "activated", ...fields }, wording === "" ? {} : { wording });
  rule("{...:activating-by[H]} {what:activated}", {}, "active");
  rule("{...:activating-by[H]} {what:answerable} {...:activation-how}", {}, "active");
  rule("{what:answerable} <is|was> activated[[ {...:activation-how}]]");
  rule("{what:activated-there[H]}[[ {...:activation-how}]]", {}, "there");
  rule("{what:activated} that would {would:would} <is|was> activated", {}, "would-first");
  rule("{what:answerable} <activates|activated>", {}, "activates");
  g.rule("by-its-owner", "your", { agent: "you" });
  g.rule("by-its-owner", "<<your|an>> opponent's", { agent: "opponent" });
  rule("{...:by-its-owner} {what:whose-activated} <is|was> activated[[ {...:activation-how}]]", {}, "whose");
  rule("{...:by-its-owner} {what:whose-there[H]}[[ {...:activation-how}]]", {}, "whose-there");
  rule("the effect of {...:by-its-owner} {what:owned-effect[H]}[[ {...:activation-how}]]", {}, "whose-of");
  g.noted("activation");
  g.rule("event[H]", "{=:activation[H]}");
}

/** "a monster on the field activates its effect", "your “X” activates an effect": it, and not a card that is activated now. */
function ownEffects(g: Grammar): void {
  g.rule("acting", "{=:cards[sg]}");
  for (const pre of ["{traits*:pre}", "{traits:pre-card-kind}"])
    g.rule("acting", `${pre} {noun:card-noun[sg]} Card`, {}, { wording: "card" });
  g.rule("acting", "{traits:named}", { noun: "card" }, { wording: "named" });
  g.rule("activator", "@a {...:acting}", {});
  g.rule("activator", "another {...:acting}", { other: true });
  g.rule("activator-of", "{...:acting}", {});
  g.noted("activator", "activator-of");
  const acts = "<activates|activated> <<its|an>> effect";
  for (const [activator, wording] of [
    ["{what:activator}", "activates"],
    ["{...:by-its-owner} {what:activator-of}", "activates-whose"],
  ] as const) {
    const fields = { event: "activated", "what.what": "effect" };
    g.rule("event[H]", `${activator} {what.where*:post} ${acts}`, fields, { wording });
    g.rule("event", `${activator} {what.where:acting-there}`, fields, { wording: `${wording}-there` });
  }
  g.rule("acting-there", "[[{++:post} ]]activates its effect {+:trait-in}");
  g.rule("acting-there", "that is already {++:lying-where} activates its effect", undefined, {
    wording: "already",
  });
}

/** What it would do, which link it is, and what it answers. */
function consequences(g: Grammar): void {
  g.rule("activation-how", "that would {would:would}");
  g.rule("activation-how", "that includes an effect that {would:included}");
  g.rule("activation-how", "that {would:included}", {}, { wording: "that-does" });
  g.rule("included", "{=:includes}");
  g.rule("included", "{...:includes}, or an effect that {or:included}");
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
      ["", { player: "either" }],
      [" {...:to-player}", {}],
    ] as const)
      g.rule(
        "would",
        `inflict ${damage}${to}`,
        { verb: "damage", ...player },
        wording === "" ? {} : { wording },
      );
  g.rule("would", "{verb:would-verb} {what:obj}");
  g.words("would-verb", { destroy: "destroy", banish: "banish", "Special Summon": "special-summon" });
  g.rule("includes", "Special Summons {what:obj}", { verb: "special-summon", includes: true });
  g.rule("includes", "Fusion Summons {what:obj}", { verb: "fusion-summon", includes: true });
  g.rule("includes", "adds {what:obj} to the hand", { verb: "add", includes: true });
  g.rule("includes", "adds {what:obj} to the hand, Deck, and/or Extra Deck", {
    verb: "return",
    includes: true,
  });
  g.rule("includes", "sends {what:obj} to the GY", { verb: "send", includes: true });
  g.rule("includes", "banishes {what:obj}", { verb: "banish", includes: true });
  g.noted("would", "includes", "included");
}
