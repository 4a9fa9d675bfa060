import type { Constant, Grammar } from "../../grammar.ts";

/** Activations that effects answer: of which cards, where, at what they aim, in response to what, and what they would do. */
export function ocgActivations(g: Grammar): void {
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
  const effect = { what: "effect" };
  const kind = "{traits:pre-card-kind} {noun:card-noun[sg]} Card";
  g.words("deed-thing", { card: "card" });
  g.rule("deed-thing", "{=:card-noun[sg]} Card");
  for (const [deed, pre, card] of [
    ["plain-deed", "", "{noun:card-noun[sg]} Card"],
    ["kept-deed", "{traits:pre} ", "{traits:pre} {noun:deed-thing}"],
  ] as const) {
    g.rule(deed, `${pre}{noun:deed-thing} or effect`, { what: "either" });
    // Whether it is played or lies there, the card's effect is what is activated.
    g.rule(deed, `${pre}card<<|'s>> effect`, { what: "either", noun: "card" }, { wording: "card-effect" });
    g.rule(deed, card, { what: "card" });
    g.rule(deed, `${pre}{noun:effect-noun}<<|'s>> effect`, effect);
  }
  g.rule("kept-deed", kind, { what: "card" });
  g.rule("kept-deed", `${kind} or effect`, { what: "either" });
  // "a Link Monster's effect": in its noun it is a monster effect.
  g.rule("kept-deed", "{traits:pre-kind} {noun:kind-noun[sg]}<<|'s>> effect", effect, { wording: "kind" });
  g.rule("deed", "{=:plain-deed}");
  g.rule("deed", "{=:kept-deed}");
  g.rule("named-deed", "{traits:named}", { what: "card", noun: "card" }, { wording: "named" });
}

/** "a monster effect", "another card or effect", "“Raigeki”"; with a comma where something stands between two. */
function which(g: Grammar): void {
  const other = { other: true };
  g.rule("one-deed", "@a {...:deed}");
  g.rule("one-deed", "another {...:deed}", other);
  g.rule("activated-many", "{noun:card-noun[sg]} Cards", { what: "card" });
  const their = "another card or their effect";
  g.rule("one-deed", their, { ...other, what: "either", noun: "card" }, { wording: "their" });
  g.rule("one-deed", "{...:named-deed}");
  // One of two: what is said before the first is not said of the second.
  g.rule("own-deed", "{...:one-deed}", {}, { wording: "own" });
  g.rule("other-deed", "{=:deed}");
  g.rule("other-deed", "{=:own-deed}");
  for (const [deed, or] of [
    ["either-deed", " or"],
    ["listed-deed", ", or"],
  ] as const) {
    g.rule(deed, `{...:plain-deed}${or} {or:other-deed}`);
    g.rule(deed, `{...:kept-deed}${or} {or:own-deed}`);
  }
  const both = { what: "card", noun: "spell-or-trap" };
  g.rule("listed-deed", "Spell Card, Trap Card, or {or:other-deed}", both, { wording: "listed" });
  g.rule("its-deed", "{noun:deed-thing}, or its effect", { what: "either" }, { wording: "its" });
  g.rule("listed-deed", "{=:its-deed}");
  g.rule("one-deed", "@a {...:either-deed}", {}, { wording: "plain" });
  g.rule("open-deed", "@a {...:listed-deed}");
  g.rule("open-deed", "another {...:its-deed}", other);
  g.rule("bare-deed", "{=:one-deed}");
  g.rule("bare-deed", "{...:open-deed}", {}, { wording: "open" });
  g.rule("bare-deed", "{=:effect-of-one}");
  g.rule("the-or-an", "<<the|an>>", {}, { wording: "of" });
  g.rule("effect-of-one", "{...:the-or-an} effect of @a {...:cards[sg]}", { what: "effect" });
  g.rule("activated", "{=:bare-deed}");
  g.rule("activated", "{...:one-deed} {...:deed-adjuncts}");
  g.rule("activated", "{...:open-deed}, {...:deed-adjuncts}");
  g.rule("activated", "{...:effect-of-one} {where:post}[[ that {...:aimed-at}]]");
  g.rule("activated", "{...:effect-of-one} that {...:aimed-at}");
  // Where the sentence goes on, a comma closes what was put in.
  g.rule("answerable", "{=:activated}");
  g.rule("answerable", "{...:open-deed},");
  g.rule("answerable", "{...:open-deed}, {...:deed-adjuncts},", {}, { wording: "closed" });
  // "Your opponent's monster effect"
  g.rule("any-deed", "{=:deed}");
  g.rule("any-deed", "{=:either-deed}");
  g.rule("any-deed", "{...:listed-deed},", {}, { wording: "listed" });
  g.rule("whose-activated", "{...:any-deed}[[ {...:deed-adjuncts}]]");
  g.rule(
    "whose-activated",
    "banished {noun:effect-noun} effect",
    { what: "effect", where: [{ trait: "in", place: { names: ["banished"] } }] },
    { wording: "banished" },
  );
  // "a monster effect is activated on the field", "… is activated that targets this card"
  const there = "<is|was> activated {...:deed-adjuncts}";
  g.rule("activated-there[H]", `{...:bare-deed} ${there}`);
  g.rule("activated-there[H]", "{...:effect-of-one} {where:post} <is|was> activated that {...:aimed-at}");
  g.rule("activated-there[H]", `{...:open-deed}, ${there}`, {}, { wording: "open-deed" });
  g.rule("activated-there[H]", "{...:one-deed} <is|was> activated, {where:not-in-hand}");
  g.rule("whose-there[H]", `{...:any-deed} ${there}`);
  // "the effect of an opponent's monster is activated that targets a card you control"
  g.rule("owned-effect[H]", "{...:cards[sg]} <is|was> activated[[ {...:deed-adjuncts}]]", { what: "effect" });
  g.noted("activated", "answerable", "other-deed", "whose-activated");
  g.noted("whose-there", "owned-effect", "activated-there");
}

/** "that targets a monster you control", "that targets 1 card on the field (and no other cards)" */
function aims(g: Grammar): void {
  g.rule("deed-adjuncts", "that {...:aimed-at}");
  g.rule("deed-adjuncts", "{where:activated-where}[[ that {...:aimed-at}]]");
  for (const what of ["obj", "itself-or-another"])
    g.rule("aimed-at", `targets {targeting:${what}}`, {}, { rule: "aimed-at: targets what" });
  g.rule("aimed-at", "targets {targeting:np[sg]} {...:and-no-others}", { alone: true });
  g.rule("aimed-at", "targets only {targeting:ref[sg]}", { alone: true }, { wording: "only" });
  // "targets this card, and/or a monster(s) this card points to": one of them at least.
  g.rule("itself-or-another", "{traits:any-aimed}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.rule("any-aimed", "{+:one-aimed}");
  for (const or of ["or", "and/or"])
    g.rule(
      "one-aimed",
      `{traits:aimed-kinds[${or}]}`,
      { trait: "any-of" },
      { wording: `itself-${or}`, rule: "one-aimed: {traits:aimed-kinds[J]}" },
    );
  g.rule("aimed-kinds[J]", "{+:aimed-itself}[[,]] <J> {+:aimed-another}");
  g.rule("aimed-itself", "{group:bearer}", { trait: "one-of" }, { wording: "itself" });
  const such = { trait: "described" };
  const another = (words: string, wording: string) =>
    g.rule("aimed-another", `${words} {where*:post}`, such, {
      wording,
      rule: "aimed-another: of which kind",
    });
  another("@a {...:of-such[O]}", "O");
  another("{...:owned-cards[sg]}", "owned");
  another("{...:one-more-cards[sg]}", "one-more");
  // "When this card, or your “X” monster this card points to, is targeted for an attack"
  g.rule("subj[sg]", "{=:itself-or-another}");
  g.rule("subj[sg]", "{...:itself-or-another},", {}, { wording: "closed" });
  g.noted("itself-or-another", "one-aimed", "aimed-itself", "aimed-another");
}

/** "on the field", "with the same name as a card in your GY" */
function places(g: Grammar): void {
  g.rule("activated-where", "{+:trait-in}[[ {+:same-name-as}]]");
  g.rule("activated-where", "{+:same-name-as}");
  g.rule("same-name-as", "with the same name as {as:compared-one}", { trait: "same", by: "name" });
  // "a monster effect is activated, except in the hand"
  const there = { names: ["field", "graveyard", "banished", "deck", "extra-deck"] };
  g.rule("not-in-hand", "{+:anywhere-but}");
  g.rule("anywhere-but", "except in the hand", { trait: "in", place: there }, { wording: "but-hand" });
  g.noted("same-name-as", "anywhere-but");
}

/** "Your opponent activates …", "… is activated", "an opponent's … is activated"; and that it was so. */
function events(g: Grammar): void {
  g.rule("activates[F]", "<activate> {what:activated}", {}, { wording: "active" });
  g.rule("activates[F]", "<activate> {what:answerable} {...:activation-how}", {}, { wording: "active" });
  g.rule("what-is-activated", "{what:answerable}");
  g.rule("what-is-activated", "{...:by-its-owner} {what:whose-activated}", {}, { wording: "whose" });
  g.rule("activated-then[H]", "{what:activated-there[H]}");
  g.rule("activated-then[H]", "{...:by-its-owner} {what:whose-there[H]}", {}, { wording: "whose" });
  const ofOwned = "the effect of {...:by-its-owner} {what:owned-effect[H]}";
  g.rule("activated-then[H]", ofOwned, {}, { wording: "of" });
  const rule = (words: string, wording = "") =>
    g.rule("activation[H]", words, { event: "activated" }, wording === "" ? {} : { wording });
  rule("{...:what-is-activated} <is|was> activated[[ {...:activation-how}]]");
  rule("{...:activated-then[H]}[[ {...:activation-how}]]", "there");
  rule("{...:what-is-activated} that would {would:would} <is|was> activated", "would-first");
  rule("{...:what-is-activated} <activates|activated>", "activates");
  g.noted("activation");
  g.rule("event[H]", "{=:activation[H]}");
}

/** "a monster on the field activates its effect", "your “X” activates an effect": it, and not a card that is activated now. */
function ownEffects(g: Grammar): void {
  g.rule("acting", "{=:cards[sg]}");
  for (const pre of ["traits*:pre", "traits:pre-card-kind"])
    g.rule("acting", `{${pre}} {noun:card-noun[sg]} Card`, {}, { wording: "card", rule: "acting: a Card" });
  g.rule("acting", "{traits:named}", { noun: "card" }, { wording: "named" });
  g.rule("activator", "@a {...:acting}", {});
  g.rule("activator", "another {...:acting}", { other: true });
  g.rule("activator-of", "{...:acting}", {});
  g.noted("activator", "activator-of");
  const activated = { event: "activated", "what.what": "effect" };
  const acts = "{what.where*:post} <activates|activated> <<its|an>> effect";
  for (const [who, wording] of [
    ["{what:activator}", "activates"],
    ["{...:by-its-owner} {what:activator-of}", "activates-whose"],
  ] as const) {
    const acting = `${who} ${acts}`;
    g.rule("event[H]", acting, activated, { wording, rule: "event[H]: a card activates its effect" });
    g.rule("event", `${who} {what.where:acting-there}`, activated, {
      wording: `${wording}-there`,
      rule: "event: a card activates its effect there",
    });
  }
  g.rule("acting-there", "[[{++:post} ]]activates its effect {+:trait-in}");
  const already = "that is already {++:lying-where} activates its effect";
  g.rule("acting-there", already, undefined, { wording: "already" });
}

/** What it would do, which link it is, and what it answers. */
function consequences(g: Grammar): void {
  g.rule("activation-how", "that would {would:would}");
  g.rule("activation-how", "that includes an effect that {would:included}");
  g.rule("activation-how", "that {would:included}", {}, { wording: "that-does" });
  g.rule("activation-how", "as Chain Link {asLink:int2} or higher");
  g.rule("activation-how", "in response to {answering:its-cause}");
  g.rule("its-cause", "the activation of {of:whose-turn} {what:whose-activated}");
  g.rule("its-cause", "{of:whose-turn} {what:whose-activated}<<|'s>> activation", {}, { wording: "short" });
  g.rule("its-cause", "the activation of {what:activated}", { of: "either" });
  g.rule("its-cause", "{what:bare-deed} activation", { of: "either" }, { wording: "short" });
  // What an effect inflicts is effect damage.
  g.rule("would", "inflict<<| effect>> damage", { verb: "damage", player: "either" });
  g.rule("would", "inflict<<| effect>> damage {...:to-player}", { verb: "damage" });
  g.rule("would", "{verb:would-verb} {what:obj}");
  g.words("would-verb", { destroy: "destroy", banish: "banish", "Special Summon": "special-summon" });
  g.rule("included", "{=:includes}");
  g.rule("included", "{...:includes}, or an effect that {or:included}");
  const includes = (words: string, verb: Constant) => g.rule("includes", words, { verb, includes: true });
  includes("Special Summons {what:obj}", "special-summon");
  includes("Fusion Summons {what:obj}", "fusion-summon");
  includes("adds {what:obj} to the hand", "add");
  includes("adds {what:obj} to the hand, Deck, and/or Extra Deck", "return");
  includes("sends {what:obj} to the GY", "send");
  includes("banishes {what:obj}", "banish");
  g.noted("would", "includes", "included");
}
