import { alike } from "../common/alike.ts";
import { series } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";

/** What happens, after "when" and "if", in OCG texts. */
export function ocgHappening(g: Grammar): void {
  g.rule("event", "{=:event[present]}");
  moves(g);
  summons(g);
  thisWay(g);
  eitherOfTwo(g);
  battles(g);
  positions(g);
  counters(g);
}

function moves(g: Grammar): void {
  // From where and to where, in either order.
  for (const [word, manner, to] of [
    ["sent", "sent", "to {to:place}"],
    ["added", "added", "to {to:place}"],
    ["returned", "returned", "to {to:place}"],
    ["shuffled", "returned", "into {to:place[in]}"],
    ["returned", "returned", "into {to:place[in]}"],
  ] as const) {
    const noted = to.startsWith("into") ? { wording: `${word}-into` } : {};
    if (word !== "sent") g.rule("gone", `${word}[[ from {from:place}]] ${to}`, { manner: [manner] }, noted);
    g.rule(
      "gone",
      `${word} ${to} from {from:place}`,
      { manner: [manner] },
      { wording: `${word}-${to.slice(0, to.indexOf(" "))}-first` },
    );
  }
  g.rule("gone", "{manner:gone-word} from {from:place}");
  g.words("gone-word", { banished: ["banished"], Tributed: ["tributed"], discarded: ["discarded"] });
  g.rule("gone", "discarded", { manner: ["discarded"] });
  g.rule("gone", "discarded[[ from {from:place}]] to {to:place}", { manner: ["discarded"] });
  const placed = { manner: ["placed"] };
  g.rule("gone", "placed in {to:place[in]}", placed);
  for (const as of ["spell", "trap"]) {
    const kind = `Continuous ${as === "spell" ? "Spell" : "Trap"}`;
    g.rule("moved", `placed in {to:place[in]} as a ${kind}`, { ...placed, as });
  }
  for (const face of ["Up", "Down"])
    g.rule("moved", `banished face-${face.toLowerCase()}`, {
      manner: ["banished"],
      to: { names: ["banished"], [`face${face}`]: true },
    });
  // A Pendulum Monster that would be sent to the GY comes there: it is not added by anything.
  g.rule("moved", "added[[ from {from:place}]] to {to:extra-face-up}", { manner: [] });
  g.rule("moved", "Tributed and added to {to:extra-face-up}", { manner: ["tributed"] });
  g.rule("extra-face-up", "your {names:extra-deck-alone} face-up", { of: "you" });
  g.rule("extra-face-up", "the {names:extra-deck-alone} face-up", {}, { wording: "the" });
  g.rule("extra-deck-alone", "{+:extra-deck-word}");
  g.words("extra-deck-word", { "Extra Deck": "face-up-extra-deck" });
  g.noted("extra-face-up");
  const added = "added[[ from {from:place}]] to {to:place}, except by drawing <<it|them>>";
  g.rule("moved", added, { manner: ["added"], undrawn: true });
  g.rule("moved", `${added} for your normal draw`, { manner: ["added"], undrawn: "normal-draw" });
  // "destroyed by battle and sent from the field to your GY", "Tributed and sent to the GY by your opponent's card"
  for (const [word, manner] of [
    ["destroyed", "destroyed"],
    ["Tributed", "tributed"],
    ["banished", "banished"],
    ["discarded", "discarded"],
  ] as const) {
    const both = { manner: [manner, "sent"] };
    if (word !== "destroyed") g.rule("moved", `${word}[[ {...:by-whom}]] and sent to {to:place}`, both);
    g.rule("moved", `${word}[[ {...:by-whom}]] and sent from {from:place} to {to:place}`, both);
    g.rule("moved", `${word} and sent[[ from {from:place}]] to {to:place} {...:by-whom}`, both, {
      wording: "by-last",
    });
  }
  g.rule("moved", "destroyed in {from:zone-left}", { manner: ["destroyed"] });
  g.rule("zone-left", "{...:whose} {names:zones-left}");
  g.rule("zone-left", "a {names:zones-left}", {}, { wording: "a" });
  series(g, "zones-left", "zone-word", "or");
  // "returns to the hand": what it does is what happens to it.
  g.rule(
    "event",
    "{subject:subj[N]} <returns/return> to {to:place[in]}[[ {...:by-whom}]]",
    { event: "moved", manner: ["returned"] },
    { wording: "returns" },
  );
  // From wherever, and whatever becomes of it there.
  g.rule("event", "your opponent moves {subject:group[M]} out of {from:place}", {
    event: "moved",
    manner: [],
    agent: "opponent",
  });
  alike(g, "leaving[N,H]", ["<leaves/leave|left>", "<moves/move|moved> out of"]);
  // In whatever way it does: Summoned, sent, or banished.
  g.rule("event[H]", "{subject:subj[N]} {...:leaving[N,H]} {from:pile-left}", { event: "moved", manner: [] });
  // From a zone to another zone it does not leave the field.
  g.rule("event[H]", "{subject:subj[N]} {...:leaving[N,H]} {from:zone-left}", { event: "left-field" });
  g.rule("pile-left", "{...:whose} {names:piles-left}");
  series(g, "piles-left", "pile-word", "or");
  g.noted("pile-left", "zone-left");
  draws(g);
}

/** "When you draw this card", "if your opponent adds a card from the Deck to their hand" */
function draws(g: Grammar): void {
  const drawn = { event: "moved", manner: ["drawn"] };
  const itself = { ...drawn, subject: { ref: "this-card" } };
  g.rule("event[H]", "you <draw|drew> this card", itself);
  const yours = { ...drawn, to: { of: "you", names: ["hand"] } };
  g.rule("event[H]", "you <draw|drew> {subject:card-drawn}", yours);
  g.rule("card-drawn", "a monster", { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] });
  g.rule("card-drawn", "@a {...:cards-so[sg]}", { quantity: { kind: "a" }, where: [] });
  g.rule("card-drawn", "@a {...:cards-so[s]}", { quantity: { kind: "some" }, where: [] });
  g.rule("card-drawn", "{traits:named}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.noted("card-drawn");
  for (const [player, who, s, their] of [
    ["you", "you", "", "your"],
    ["opponent", "your opponent", "s", "their"],
  ] as const) {
    g.rule(`drawing[${player},H]`, `${who} <draw${s}|drew>`, { player }, { rule: "drawing[Q,H]" });
    g.rule(`adding[${player},H]`, `${who} <add${s}|added>`, { agent: player }, { rule: "adding[Q,H]" });
    const to = { of: player, names: ["hand"] };
    g.rule(`own-hand[${player}]`, `${their} hand`, { to }, { rule: "own-hand[Q]" });
    g.rule(`own[${player}]`, their, {}, { rule: "own[Q]" });
  }
  g.rule("event[H]", "{...:drawing[Q,H]} {...:some-cards}", { event: "drawn" });
  g.rule("event[H]", "{...:drawing[Q,H]}[[ {...:some-cards}]] {...:as-normal-draw[Q]}", { event: "drawn" });
  alike(g, "some-cards", ["a card(s)", "a card"]);
  alike(
    g,
    "as-normal-draw[Q]",
    ["for {...:own[Q]} normal draw", "for {...:own[Q]} normal draw in {...:own[Q]} Draw Phase"],
    { normal: true },
  );
  const added = { event: "moved", manner: ["added"] };
  const into = "{...:adding[Q,H]} {subject:group[M]} to {...:own-hand[Q]}";
  g.rule("event[H]", into, added, { wording: "adds" });
  g.rule("event[H]", `${into}, including drawing`, added, { wording: "adds-drawing" });
  g.rule("event[H]", `${into}, except by drawing them`, { ...added, undrawn: true }, { wording: "adds" });
}

/** Beside how and what is Summoned: to where, as what, by what effect, with what. */
const HOW = "[[ {...:come-to} & {...:come-lying} & {...:by-effect}]][[ {...:come-with}]]";

/** "is Special Summoned from the GY to your field by a card effect", "your opponent Tribute Summons a monster in Attack Position" */
function summons(g: Grammar): void {
  const summoned = { event: "summoned" };
  const free = "[[ {...:come-from} & {...:come-to} & {...:come-lying} & {...:by-effect}]]";
  g.rule("come-alone", `{...:summon[past]}${free}`);
  g.rule("come", "{=:come-alone}");
  g.rule("come", "{...:come-alone} {...:come-with}");
  g.rule(
    "come",
    "{...:summon[past]} by this effect {...:come-to}",
    { by: "own-effect" },
    { wording: "this-effect" },
  );
  g.rule("event", "{subject:subj[N]} <is/are> {...:come}", summoned);
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("summoning-by[present]", "you {...:summon[bare]}", { agent: "you" });
  g.rule("summoning-by[present]", "your opponent {...:summon[s3]}", { agent: "opponent" });
  g.rule("summoning-by[present]", "{...:some-player} {...:summon[s3]}");
  g.rule("summoning-by[past]", "{...:who-has} {...:summon[past]}");
  for (const [who, agent, wording] of [
    ["you", "you", "did"],
    ["you have", "you", "has-done"],
    ["your opponent", "opponent", "did"],
    ["your opponent has", "opponent", "has-done"],
  ] as const)
    g.rule("who-has", who, { agent }, { wording });
  orSet(g);
  g.rule("event[H]", `{...:summoning-by[H]} {subject:obj}${HOW}`, summoned, { wording: "active" });
  g.rule("event[H]", `{...:summoning-by[H]} {subject:just-named}${HOW}`, summoned, {
    wording: "active-named",
  });
  g.rule(
    "event[H]",
    "{...:summoning-by[H]}[[ {...:come-with}]]",
    { ...summoned, subject: any },
    { wording: "active-any" },
  );
  g.rule("event", "{subject:subj[N]} would be {...:summon[past]}", { ...summoned, would: true });
  g.rule("event", "your opponent would {...:summon[bare]} {subject:obj}", {
    ...summoned,
    agent: "opponent",
    would: true,
  });
  g.rule("moved", "{...:tributed}", { manner: ["tributed"] });
  g.rule("moved", "{...:tributed} and sent to {to:place}", { manner: ["tributed", "sent"] });
  g.words("tribute-way", { Tribute: "tribute", Ritual: "ritual" });
  g.rule("tributed", "Tributed for @a {tributedFor:tribute-way} Summon");
  g.rule("tributed", "Tributed for the {tributedFor:tribute-way} Summon of {materialOf:group[sg]}");
  g.rule("event", "{subject:subj[N]} <is/are> flipped face-up", { event: "turned", face: "up" });
  how(g);
}

/** "Your opponent Normal Summons/Sets a monster", "a monster is Set on your field" */
function orSet(g: Grammar): void {
  const normal = { event: "summoned", ways: ["normal"], orSet: true };
  const set = { event: "set" };
  g.rule("setting", "Normal Summons<</| or >>Sets", normal);
  g.rule("setting", "Sets", set);
  g.rule("been-set", "Normal Summoned<</| or >>Set", normal);
  g.rule("been-set", "Set[[ on {to:place[on]}]]", set);
  g.rule("who-sets", "your opponent", { agent: "opponent" });
  g.rule("who-sets", "{...:some-player}");
  g.rule("event", "{...:who-sets} {...:setting} {subject:group[M]}", {}, { wording: "active" });
  g.rule("event", "{subject:group[M]} <is/are> {...:been-set}");
  g.rule("event", "{subject:group[s]} becomes {...:been-set}", {}, { wording: "becomes" });
}

/** "from the hand", "to your field", "face-up in Defense Position", "by its own effect", "using this card as Link Material" */
function how(g: Grammar): void {
  g.rule("come-from", "from {from:place}");
  for (const there of ["{to:place[on]}", "{to:some-pointed}", "{to:told-apart[sg]}"])
    g.rule("come-to", `to ${there}`);
  g.rule("come-to", "in {to:told-apart[sg]}", {}, { wording: "in-zone" });
  const faceUp = { face: "up" };
  g.rule("come-lying", "face-up", faceUp);
  g.rule("come-lying", "in {position:position}");
  g.rule("come-lying", "face-up in {position:position}", faceUp);
  g.rule("come-lying", "in face-up {position:position}", faceUp, { wording: "face-up" });
  g.rule("by-effect", "by {...:its-own-effect}", { by: "own-effect" });
  alike(g, "its-own-effect", ["its own effect", "its effect"]);
  g.rule("come-with", "during your turn", { turn: "you" });
  g.rule("come-with", "during your opponent's turn", { turn: "opponent" });
  g.rule("come-with", "without Tributing", { tributeless: true });
  g.rule("come-with", "by Tributing {tributing:group[M]}");
  g.words("itself-taken", { "this card": "this-card" });
  g.rule("come-with", "by Tributing {tributing.ref:itself-taken}", {}, { wording: "itself" });
  const words = [
    "as material",
    ...Object.keys(PROPER_WAYS).flatMap((way) => [`as ${way} Material`, `as @a ${way} Material`]),
  ];
  for (const as of words) g.rule("as-material", as, {}, { wording: as.replaceAll(/[ @]+/g, "-") });
  const named = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  for (const [what, fields, wording] of [
    ["{using:group[M]}", {}, ""],
    ["{using:just-named}", {}, ""],
    ["{using.ref:itself-taken}", {}, "itself"],
    ["only {using:barred}", { usingOnly: true }, "only"],
    ["a monster with its same name", { sameName: true, using: named }, "same-name"],
  ] as const)
    g.rule("come-with", `using ${what}[[ {...:as-material}]]`, fields, wording === "" ? {} : { wording });
}

/** "When Summoned this way:", after how this card may be Summoned; before other conditions it is what has to be so. */
function thisWay(g: Grammar): void {
  const own = { event: "summoned", subject: { ref: "this-card" }, by: "this-way" };
  g.rule("this-summon", "Summoned this way", { ...own, ways: [] });
  g.rule("this-summon", "{ways:ways} Summoned this way", own);
  g.rule("come-this-way", "{word:if-or-when} {event:this-summon}", { kind: "event" }, { wording: "bare" });
  g.rule("come-this-way", "{word:if-or-when} this card is {event:this-summon}", { kind: "event" });
  g.rule("conditions", "{+:come-this-way}");
  g.rule("came-this-way", "if {event:this-summon}", { kind: "happened" }, { wording: "bare" });
  g.rule("conditions", "{+:came-this-way}, {++:conditions}");
  g.rule("past-summon", "this card was {...:this-summon}");
  g.noted("come-this-way", "came-this-way", "this-summon");
}

/** "if this card is Normal Summoned or flipped face-up": what this card suffers, one of two. */
function eitherOfTwo(g: Grammar): void {
  const own = { "subject.ref": "this-card" };
  g.rule("suffered", "{...:come}", { event: "summoned", ...own });
  g.rule("suffered", "{...:moved}", { event: "moved", ...own });
  g.rule("suffered", "flipped face-up", { event: "turned", face: "up", ...own });
  for (const [or, wording] of [
    [" or", ""],
    [", or", "-comma"],
    [", or is", "-is"],
  ] as const)
    g.rule(
      "condition",
      `{word:if-or-when} this card is {event:suffered}${or} {or:suffered}`,
      { kind: "event" },
      { wording: `suffered${wording}` },
    );
  g.noted("suffered");
}

function battles(g: Grammar): void {
  const monster = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  const declared = { event: "attack-declared" };
  for (const [words, declares, by] of [
    ["you", "pl", "you"],
    ["your opponent", "sg", "opponent"],
  ] as const) {
    const subject = { ...monster, traits: [{ trait: "controlled", by }] };
    g.rule(
      "event[H]",
      `${words} {...:declaring[H,${declares}]}`,
      { ...declared, subject },
      { wording: "declares" },
    );
  }
  g.rule("event", "{player:gainer} LP", { event: "lp-gain" });
  g.rule("event[past]", "{player:has-gained} LP", { event: "lp-gain" });
  g.words("has-gained", { "you gained": "you", "your opponent gained": "opponent" });
  g.words("gainer", { "you gain": "you", "your opponent gains": "opponent", "a player gains": "either" });
  g.rule(
    "subj[sg]",
    "{...:some-player}'s {...:cards[sg]}",
    { quantity: { kind: "a" }, where: [] },
    { wording: "players" },
  );
  alike(g, "some-player", ["a player", "any player", "either player"]);
  g.rule("event", "{target:subj[sg]} is targeted for an attack by {subject:obj}", declared, {
    wording: "targeted-by",
  });
  g.rule(
    "event",
    "{target:subj[sg]} is targeted for an attack",
    { ...declared, subject: monster },
    {
      wording: "targeted",
    },
  );
  g.rule("event", "{subject:subj[sg]} targets {target:obj} for an attack", declared, { wording: "targets" });
  const either = { ...declared, either: true };
  g.rule("event", "an attack is declared involving {subject:subj[sg]}[[ and {target:obj}]]", either);
  g.rule("event", "an attack is declared involving 2 {subject:of-both}", { ...either, both: true });
  g.rule("of-both", "{...:cards[pl]}", { quantity: { kind: "a" }, where: [] });
  g.noted("of-both");
}

/** "changed to face-up Defense Position" */
function positions(g: Grammar): void {
  const changed = { event: "position-changed" };
  g.rule("event", "{subject:subj[N]} <is/are> changed to face-up {to:position}", changed);
  g.rule("event", "{subject:subj[N]} <is/are> changed to {to:position}", changed, { wording: "bare" });
  g.rule("event", "the battle position of {subject:obj} is changed", changed);
  g.rule("event", "{subject:group[sg]}'s battle position is changed", changed, { wording: "owner" });
  g.rule("event", "{subject:possessor}'s battle position is changed", changed, { wording: "owner" });
  g.rule("event", "{subject:subj[N]} <is/are> flipped face-down", { event: "turned", face: "down" });
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> changed to face-down Defense Position",
    { event: "turned", face: "down" },
    { wording: "changed" },
  );
}

/** "The 4th Spell Counter is placed on this card", "the last Spell Counter(s) is removed from …", "control of this card changes" */
function counters(g: Grammar): void {
  const placed = { event: "counter-placed" };
  g.words(
    "nth",
    Object.fromEntries(
      ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"].map((nth, i) => [nth, i + 1]),
    ),
  );
  g.rule("event", "the {nth:nth} {counter:counter[sg]} is placed on {subject:obj}", placed);
  g.rule("event", "{subject:subj[sg]} has @a {nth:nth} {counter:counter[sg]} placed on it", placed, {
    wording: "has",
  });
  const removed = { event: "counter-removed" };
  for (const n of ["sg", "s"]) {
    g.rule("event", `@a {counter:counter[${n}]} is placed on {subject:obj}`, placed, { wording: n });
    g.rule("event", `@a {counter:counter[${n}]} is removed from {subject:obj}`, removed, { wording: n });
    g.rule(
      "event",
      `the last {counter:counter[${n}]} is removed from {subject:obj}`,
      { ...removed, last: true },
      { wording: n },
    );
  }
  g.rule("event", "[[the ]]control of {subject:obj} changes", { event: "control-changed" });
}
