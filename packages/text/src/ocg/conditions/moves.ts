import { alike } from "../../common/alike.ts";
import { series } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** Cards that are moved, or leave the field: from where, to where, how, and how they were. */
export function ocgMoves(g: Grammar): void {
  g.rule("event", "{=:event[present]}");
  g.rule("event[past]", "{subject:subj[N]} {...:predicate[N,past]}");
  g.rule("predicate[N,past]", "{...:was[N]} {...:passive}");
  // What only lasts while the card is there is not asked of what was before.
  g.rule("predicate[N,present]", "<is/are> {...:passive-now}");
  deeds(g);
  asItWas(g);
  leaving(g);
  reasons(g);
  together(g);
  drawn(g);
}

/** "returned to the hand", "banished face-down", "destroyed by battle and sent from the field to your GY" */
function deeds(g: Grammar): void {
  const sent = (word: string, manner: string, wording = "") =>
    g.rule("sent-so", word, { manner: [manner] }, wording === "" ? {} : { wording });
  for (const word of ["returned", "added", "discarded"]) sent(word, word);
  sent("shuffled", "returned", "shuffled");
  g.rule("sent-to", "into {to:place[in]}", {}, { wording: "into" });
  g.rule("sent-where", "{...:sent-to} from {from:place}", {}, { wording: "to-first" });
  g.words("gone-word", { discarded: ["discarded"] });
  g.words("gone-by", {
    Tributed: ["tributed", "sent"],
    banished: ["banished", "sent"],
    discarded: ["discarded", "sent"],
  });
  g.rule("moved", "{...:gone} {...:by-whom}");
  g.rule("predicate[N,present]", "<is/are> {...:moved-apart}", { event: "moved" });
  const apart = "{manner:gone-by}[[ {...:by-whom}]], and sent {...:sent-where}";
  g.rule("moved-apart", apart, {}, { wording: "apart" });
  g.rule("moved", "{manner:gone-by} and sent {...:sent-where} {...:by-whom}", {}, { wording: "by-last" });
  g.rule("gone", "placed in {to:place[in]}[[ as a Continuous {as:placed-as}]]", { manner: ["placed"] });
  g.words("placed-as", { Spell: "spell", Trap: "trap" });
  g.rule("gone", "banished {to:face-banished}", { manner: ["banished"] });
  g.words("face-banished", {
    "face-up": { names: ["banished"], faceUp: true },
    "face-down": { names: ["banished"], faceDown: true },
  });
  // A Pendulum Monster that would be sent to the GY comes there: it is not added by anything.
  g.rule("moved", "added[[ from {from:place}]] to {to:extra-face-up}", { manner: [] });
  g.rule("moved", "{manner:gone-word} and added to {to:extra-face-up}");
  g.rule("extra-face-up", "{...:whose} {names:extra-deck-alone} face-up");
  g.rule("extra-deck-alone", "{+:extra-deck-word}");
  g.words("extra-deck-word", { "Extra Deck": "face-up-extra-deck" });
  g.noted("extra-face-up");
  g.rule("moved", "added {...:sent-where}, {...:but-drawn}", { manner: ["added"] });
  g.rule("but-drawn", "except by drawing <<it|them>>", { undrawn: true });
  g.rule("but-drawn", "except by drawing <<it|them>> for your normal draw", { undrawn: "normal-draw" });
  g.rule("moved", "{...:tributed}", { manner: ["tributed"] });
  g.rule("moved", "{...:tributed} and sent {...:sent-where}", { manner: ["tributed", "sent"] });
  g.words("tribute-way", { Tribute: "tribute", Ritual: "ritual" });
  g.rule("tributed", "Tributed for @a {tributedFor:tribute-way} Summon");
  g.rule("tributed", "Tributed for the {tributedFor:tribute-way} Summon of {materialOf:group[sg]}");
  g.rule("moved", "destroyed in {from:zone-left}", { manner: ["destroyed"] });
  // What is paid to activate something is no effect of it: "sent from your hand to the GY to activate a Dragon monster's effect".
  g.rule("moved", "{...:gone} to activate {toActivate:paid-for}");
  const paid = { "toActivate.what": "effect", "toActivate.noun": "monster" };
  const detached = "detached from an Xyz Monster";
  const its = "to activate that monster's effect";
  g.rule("moved", detached, { manner: ["detached"] });
  g.rule("moved", `${detached} ${its}`, { ...paid, manner: ["detached"] });
  g.rule("moved", `${detached} and sent {...:sent-where} ${its}`, { ...paid, manner: ["detached", "sent"] });
  const effect = { what: "effect" };
  g.rule("paid-for", "@a {traits?:pre} {noun:paid-noun}<<'s|>> effect", effect);
  g.words("paid-noun", { monster: "monster", card: "card" });
  g.rule("paid-for", "the effect of {traits:named}", { ...effect, noun: "card" }, { wording: "named" });
  g.rule("paid-for", "a card or effect", { what: "either", noun: "card" });
  g.noted("paid-for");
  const some = { quantity: { kind: "some" }, traits: [], noun: "card", where: [] };
  const isDetached = "{...:some-material} is detached from {detachedFrom:obj}";
  g.rule("event", isDetached, { event: "moved", manner: ["detached"], subject: some });
  g.rule("some-material", "<<material|a material|a material(s)>>", {});
  g.rule("some-material", "the last material<<|(s)>>", { last: true });
}

/** How it was when it was moved, and how it was not moved: "while in your zone", "after being flipped", "except by battle". */
function asItWas(g: Grammar): void {
  const moved = { event: "moved" };
  const destroyed = { ...moved, manner: ["destroyed"] };
  g.rule("passive", "destroyed[[ {...:by-whom}]] while in {from:zone-left}", destroyed, {
    wording: "while-there",
  });
  g.rule("passive", "{...:moved} {...:as-it-was-moved}", moved);
  g.rule("as-it-was-moved", "while equipped to a monster", { equipped: true });
  g.rule("as-it-was-moved", "while equipped to {equipped:itself}");
  g.rule("as-it-was-moved", "after being flipped[[ face-up]]", { turnedUp: true });
  g.rule("as-it-was-moved", "because the equipped monster {lost:lost}");
  g.rule("as-it-was-moved", ", except {...:but-not-so}");
  g.rule("but-not-so", "<<by|by being destroyed by|when destroyed by>> battle", { notByBattle: true });
  g.rule("but-not-so", "from {notFrom:place}");
  g.rule("but-not-so", "by[[ the effect of]] {notByEffectOf:source-named}");
  g.rule("but-not-so", "by its own effect", { notByEffectOf: { ref: "this-card" } });
  const butNotOf = "destroyed by card effect, except {notByEffectOf:source-named}, or by battle";
  g.rule("passive", butNotOf, { ...destroyed, by: ["battle", "card-effect"] }, { wording: "but-not-of" });
}

/** "leaves the field by your opponent's card", "returns to the hand", "moves out of the GY" */
function leaving(g: Grammar): void {
  const left = { event: "left-field" };
  const leaves = "<leaves/leave|left> the field";
  g.rule("departs[N,H]", `${leaves} {...:by-whom}`, left);
  g.rule("departs[N,H]", `${leaves}[[ {...:by-whom}]], except {...:but-not-so}`, left);
  const butDestroyed = `${leaves}[[ {...:by-whom}]], except by being destroyed`;
  g.rule("departs[N,H]", butDestroyed, { ...left, notDestroyed: true });
  const gone = "has left the field <<by|because of>> your opponent's effect, and is now {to:now-in}";
  g.rule("departs[sg,present]", gone, { ...left, by: ["card-effect"], agent: "opponent" });
  g.rule("now-in", "in the GY or banished", { names: ["graveyard", "banished"] });
  const returns = "<returns/return> {...:sent-to}[[ {...:by-whom}]]";
  const returned = { event: "moved", manner: ["returned"] };
  g.rule("departs[N,present]", returns, returned, { wording: "returns" });
  // From wherever, and whatever becomes of it there: Summoned, sent, or banished.
  const moved = { event: "moved", manner: [] };
  alike(g, "leaving[N,H]", ["<leaves/leave|left>", "<moves/move|moved> out of"]);
  g.rule("departs[N,H]", "{...:leaving[N,H]} {from:pile-left}", moved);
  // From a zone to another zone it does not leave the field.
  g.rule("departs[N,H]", "{...:leaving[N,H]} {from:zone-left}", left);
  for (const place of ["zone", "pile"]) {
    g.rule(`${place}-left`, `{...:whose} {names:${place}s-left}`, {}, { rule: "left: whose, where" });
    series(g, `${place}s-left`, `${place}-word`, "or");
  }
  g.rule("zone-left", "a {names:zones-left}", {}, { wording: "a" });
  g.noted("now-in", "pile-left", "zone-left");
}

/** What became of the equipped monster: "was destroyed by battle and sent to the GY" */
function reasons(g: Grammar): void {
  g.rule("is-or-was", "<<is|was>>", {});
  g.rule("lost", "[[{...:is-or-was} ]]{...:lost-so}");
  g.rule("lost-so", "destroyed[[ by {by:causes}]]", { manner: ["destroyed"] });
  g.rule("lost-so", "{manner:gone-by}[[ by {by:causes}]] and sent to the GY");
  g.rule("lost-so", "{...:gone}");
  g.rule("lost-so", "used {...:used-as}", { manner: [] });
  g.rule("lost", "<<leaves|left|has left>> the field", { manner: [] });
  g.noted("lost");
}

/** To how many cards the same happens at once: "at the same time", "exactly 1 monster (and no other cards)". */
function together(g: Grammar): void {
  const sameTime = "{subject:number-of} {...:predicate[pl,present]} at the same time";
  g.rule("event", sameTime, {}, { wording: "same-time" });
  for (const one of ["itself", "just-one"])
    g.rule(
      "event",
      `{subject:${one}} is {...:passive} {...:and-no-others}`,
      { alone: true },
      { wording: "same-time" },
    );
  g.rule("event", "{subject:just-one} {...:and-no-others} is {...:passive}", { alone: true });
  g.rule("would-event", "{subject:just-one} {...:and-no-others} would be {...:passive}", { alone: true });
  g.rule("so-many-at-once", "{subject:number-of} at the same time");
  g.rule("so-many-at-once", "{subject:just-one} {...:and-no-others}", { alone: true });
  const numberOf = "{quantity.n:int} or more {...:cards[pl]} {where*:post}";
  g.rule("number-of", numberOf, { "quantity.kind": "at-least" });
  g.rule("just-one", "exactly 1 {...:cards[sg]} {where*:post}", { quantity: { kind: "precisely", n: 1 } });
  g.noted("number-of", "just-one");
  // What happens to them can be said again.
  const others = "(and no other <<cards|monsters|card|monster>>";
  g.rule("and-no-others", `${others})`, {});
  g.rule("and-no-others", `${others} <<are|is>> {...:done-again}<<| at the same time>>)`, {});
  alike(g, "done-again", ["banished", "destroyed", "sent", "[[{...:which-way} ]]Summoned"]);
  alike(g, "which-way", ["Pendulum", "Special"]);
}

/** "When you draw this card", "if your opponent adds a card from the Deck to their hand" */
function drawn(g: Grammar): void {
  const card = { event: "moved", manner: ["drawn"] };
  g.rule("event[H]", "you <draw|drew> this card", { ...card, subject: { ref: "this-card" } });
  g.rule("event[H]", "you <draw|drew> {subject:card-drawn}", { ...card, to: { of: "you", names: ["hand"] } });
  g.rule("card-drawn", "a monster", { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] });
  g.rule("card-drawn", "@a {...:cards-so[sg]}", { quantity: { kind: "a" }, where: [] });
  g.rule("card-drawn", "@a {...:cards-so[s]}", { quantity: { kind: "some" }, where: [] });
  g.rule("card-drawn", "{traits:named}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.noted("card-drawn");
  alike(g, "some-cards", ["a card(s)", "a card"]);
  const draws = "<draws/draw|drew>";
  g.rule("undergoes[N,H]", `${draws} {...:some-cards}`, { event: "drawn" });
  const normal = `${draws}[[ {...:some-cards}]] for <their/your> normal draw[[ {...:in-their-draw-phase[N]}]]`;
  g.rule("undergoes[N,H]", normal, { event: "drawn", normal: true });
  g.rule("in-their-draw-phase[N]", "in <their/your> Draw Phase", {}, { wording: "in-it" });
  // Whose hand it is follows from who adds it.
  const hand = (of: string) => ({ to: { of, names: ["hand"] } });
  g.rule("own-hand[sg]", "their hand", hand("opponent"));
  g.rule("own-hand[pl]", "your hand", hand("you"));
  g.rule("adds[N,H]", "<adds/add|added>", { manner: ["added"] });
  const added = { event: "moved" };
  const into = "{...:known-agent[N]} {...:adds[N,H]} {subject:group[M]} to {...:own-hand[N]}";
  g.rule("event[H]", into, added, { wording: "adds" });
  const addsDrawing = `${into}, <<including drawing|including drawing them>>`;
  g.rule("event[H]", addsDrawing, added, { wording: "adds-drawing" });
  g.rule("event[H]", `${into}, {...:but-drawn}`, added, { wording: "adds" });
}
