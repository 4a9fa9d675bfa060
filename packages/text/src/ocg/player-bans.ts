import { alike } from "../common/alike.ts";
import { inOrder, series } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";
import { STANDING } from "./standing.ts";
import { ocgTargetBans } from "./target-bans.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

const MONSTERS = { what: all("monster") };

const BUT = { wording: "but" };
const ONLY = { wording: "only" };

/** What players cannot do, and what is excepted from that; how long, `durations` says. */
export function ocgPlayerBans(g: Grammar): void {
  // Of the Extra Deck alone it is said with an end only: "You cannot Special Summon from the Extra Deck this turn."
  g.rule("timed-ban", "{...:ban}");
  g.rule("timed-ban", "{...:extra-ban}");
  for (const ban of ["monster-ban", "extra-ban"]) g.rule("summon-ban", `{...:${ban}}`);
  g.words("cannot", {
    "you cannot": "you",
    "your opponent cannot": "opponent",
    "neither player can": "both",
  });
  for (const ban of ["monster-ban", "attack-ban", "use-ban", "target-ban"]) g.rule("ban", `{...:${ban}}`);
  battlePhases(g);
  summoning(g);
  attacking(g);
  activating(g);
  ocgTargetBans(g);
  adding(g);
  drawing(g);
  paying(g);
  silences(g);
  // Which monsters: "monsters from the Extra Deck", "Dragon monsters", "Synchro Monsters"
  g.rule("barred-kind", "{...:these[pl]}", { quantity: { kind: "all" } });
  g.rule("barred", "{=:those-by}");
  g.rule(
    "barred",
    "{noun:card-noun[sg]} Cards {where:post}",
    { quantity: { kind: "all" }, traits: [] },
    { wording: "cards-there" },
  );
  // "…, except “X” cards and effects", "…, except “X” Spell Cards"
  g.rule(
    "barred",
    "{traits:pre} cards and effects",
    { quantity: { kind: "all" }, noun: "card", where: [] },
    { wording: "and-effects" },
  );
  g.rule(
    "barred",
    "{traits:pre} {noun:card-noun[sg]} Cards",
    { quantity: { kind: "all" }, where: [] },
    { wording: "played" },
  );
  // "…, except “X”", "…, except this one"
  g.rule("barred-too", "{=:barred}");
  g.rule("barred-too", "{=:barred}'", {}, { wording: "theirs" });
  g.rule("left-out", "{=:barred-too}");
  for (const [words, wording] of [
    ["this one", "one"],
    ["this card", "card"],
    ["itself", "itself"],
  ] as const)
    g.rule("left-out", words, { ref: "this-card" }, { wording });
  g.rule("left-out", "the equipped monster", { ref: "equipped-monster" }, { wording: "equipped" });
  for (const said of ["pred[N]", "pred-of-others[N]"]) g.rule("pred-any[N]", `{...:${said}}`);
  g.rule("ban", "{what:subj[N]} {...:pred-any[N]}, except {except:left-out}");
  g.noted("left-out", "barred-too", "barred", "barred-kind");
}

function battlePhases(g: Grammar): void {
  for (const [who, player] of [
    ["you cannot conduct your", "you"],
    ["your opponent cannot conduct their", "opponent"],
  ] as const)
    g.rule("statement", `${who} Battle Phase {...:lasts}`, { verb: "no-battle-phase", player });
}

/** What is barred stands once: "Special Summon", "Special Summon Dragon monsters", "Special Summon from the GY", each with what is excepted. */
function summoning(g: Grammar): void {
  g.words("proper-way", PROPER_WAYS);
  series(g, "proper-ways", "proper-way", "or");
  for (const [way, act] of [
    ["Special", "special-summon"],
    ["Tribute", "tribute-summon"],
    ["Flip", "flip-summon"],
  ] as const)
    g.rule("summon-act", `${way} Summon`, { act }, { rule: "summon-act: {way} Summon" });
  alike(g, "summon-act", ["Normal or Special Summon", "Normal and/or Special Summon"], { act: "summon" });
  g.rule("summon-act", "Normal Summon/Set or Special Summon", { act: "summon-or-set" });
  g.rule("summon-act", "Summon", { act: "summon-in-any-way" });
  g.rule("summon-act", "{ways:proper-ways} Summon", { act: "special-summon" });
  alike(g, "summon-act", ["Normal Summon/Set", "Normal Summon or Set"], {
    act: "normal-summon-or-set",
  });
  const forbid = { verb: "forbid" };
  g.rule("bare-act", "{...:summon-act}", MONSTERS, { wording: "bare" });
  g.rule("bare-act", "{...:summon-from}");
  g.rule("monster-act", "{...:bare-act}");
  g.rule("monster-act", "{...:summon-act}[[ {...:any-of-them}]] {what:barred}");
  g.rule("monster-act", "{...:summon-act} {what:any-one}");
  g.rule("monster-ban", "{player:cannot} {...:monster-act}", forbid);
  g.rule("extra-ban", "{player:cannot} {...:summon-from-extra}", forbid);
  // Where the monsters are named, what is excepted of them is a part of that.
  for (const act of ["bare-act", "summon-from-extra"])
    g.rule("ban", `{player:cannot} {...:${act}}, except {except:barred}`, forbid, BUT);
  g.rule("ban", "{player:cannot} {...:act-on}", forbid);
  g.rule("act-on", "Set {what:barred}", { act: "set" });
  g.rule("act-on", "Tribute {what:kept}", { act: "tribute" }, { wording: "tributing" });
  g.rule("act-on", "use {what:kept} {...:such-material}", { act: "material" });
  g.rule("can", "you can", { player: "you" });
  g.rule("can", "your opponent can", { player: "opponent" });
  alike(g, "can", ["each player can", "both players can"], { player: "both" });
  g.rule("ban", "{...:can} only {...:summon-act} {except:barred}", { ...forbid, ...MONSTERS }, ONLY);
  const monsters = {
    act: "special-summon",
    "what.quantity": { kind: "all" },
    "what.traits": [],
    "what.noun": "monster",
  };
  // "You cannot Special Summon from the hand or GY for the rest of this turn, except Dragon monsters."
  g.rule("summon-from", "Special Summon from {what.where:barred-from}", monsters, { wording: "there" });
  g.rule("summon-from-extra", "Special Summon from {what.where:extra-deck}", monsters, { wording: "extra" });
  g.rule("barred-from", "{+:trait-barred-from}");
  for (const places of ["barred-place", "listed[or]"])
    g.rule("trait-barred-from", `the {place.names:${places}}`, { trait: "from" });
  for (const [word, name] of Object.entries({ hand: "hand", GY: "graveyard", Deck: "deck" }))
    g.rule("barred-place", word, [name], { rule: "barred-place: a pile" });
  g.rule("extra-deck", "{+:trait-extra-deck}");
  g.rule("trait-extra-deck", "the Extra Deck", { trait: "from", "place.names": ["extra-deck"] });
  g.noted("trait-barred-from", "trait-extra-deck");
  const passive = { ...forbid, player: "both", act: "special-summon" };
  g.rule("ban", "{what:barred} cannot be Special Summoned", passive, { wording: "passive" });
  g.rule(
    "ban",
    "monsters cannot be Special Summoned from {what.where:barred-from}",
    { ...passive, ...monsters },
    { wording: "passive-from" },
  );
  g.rule("ban", "{...:summon-ban}, except {...:but-way}", {}, { wording: "but-way" });
  g.rule("but-summon", "{except:barred}");
  g.rule("but-summon", "{...:but-way}");
  // "You cannot Special Summon, except by Synchro Summon.", "… Effect Monsters, except from the hand."
  g.rule("but-way", "by {exceptWays:proper-ways} Summon", {}, { wording: "way" });
  g.rule(
    "but-way",
    "{except.where:coming-from}",
    { "except.quantity": { kind: "all" }, "except.traits": [], "except.noun": "monster" },
    { wording: "from" },
  );
  g.rule("coming-from", "{+:trait-from}");
}

function attacking(g: Grammar): void {
  const forbid = { verb: "forbid" };
  alike(g, "attacking", ["declare an attack", "declare attacks"], { act: "declare-attack" });
  g.rule("attacking", "attack", { act: "attack" });
  g.rule("any-attack", "{...:attack-act}", MONSTERS);
  g.rule("attack-ban", "{player:cannot} {...:any-attack}", forbid);
  g.rule("ban", "{...:attack-ban}, except {...:but-attack}", {}, BUT);
  g.rule("but-attack", "with {except:left-out}");
  g.rule("but-attack", "with {except:ref[sg]}", {}, { wording: "that" });
  for (const except of ["left-out", "ref[sg]"])
    g.rule(
      "ban",
      `{...:can} only {...:attacking} with {except:${except}}`,
      { ...forbid, ...MONSTERS },
      {
        ...ONLY,
        rule: "ban: {...:can} only {...:attacking} with {except}",
      },
    );
  g.rule("attack-with", "{...:attack-act} with {what:kept}", {}, { wording: "attacking" });
  g.rule("ban", "{player:cannot} {...:attack-with}", forbid);
  const one = { ...forbid, act: "attack", onlyOne: true, ...MONSTERS };
  g.rule("ban", "only 1 monster can attack during each Battle Phase", { ...one, player: "both" });
  alike(g, "with-one", ["attack with only 1 monster", "only attack with 1 monster"]);
  g.rule("ban", "{...:can} {...:with-one} during each Battle Phase", one, { wording: "with" });
  g.rule("so-often", "{...:can} {...:with-one}", one, { wording: "one-attacker" });
  g.rule("ban", "{...:can} only use {except:left-out} {...:such-material}", {
    ...forbid,
    act: "material",
    ...MONSTERS,
  });
}

/** What is activated: cards, their effects, or both, of which of them; said alike in bans, oaths and assurances. */
function activations(g: Grammar): void {
  const activate = { act: "activate" };
  const card = { act: "activate-card" };
  alike(g, "cards-or-effects", ["cards or effects", "cards and effects"], {
    ...activate,
    what: all("card"),
  });
  g.rule("activations", "{...:cards-or-effects}[[ {...:acted-in}]]");
  // These are all cards and effects.
  const each = ["monster", "Monster Card"].map(
    (monster) => `Spells, Traps, Spell/Trap effects, or ${monster} effects`,
  );
  alike(g, "activations", each, { ...activate, what: all("card") });
  g.rule("activations", "cards", { ...card, what: all("card") });
  g.rule("activations", "{what:played}", card);
  alike(
    g,
    "with-effects",
    ["or", "and"].flatMap((or) => [`${or} {...:of-theirs}`]),
  );
  alike(g, "of-theirs", ["effects", "their effects"]);
  alike(
    g,
    "activations",
    ["", ",", ","].map((comma, i) => `{what:played}${comma} {...:with-effects}${i === 2 ? "," : ""}`),
    activate,
  );
  g.rule("activations", "{what:effects-kind}", activate);
  g.rule("activations", "{what:effects-kind} {...:acted-in}", activate, { wording: "kind" });
  g.rule(
    "activations",
    "card effects {...:acted-in}",
    { ...activate, what: all("card") },
    { wording: "card" },
  );
  g.rule("activations", "{what:owner} effects {...:acted-in}", activate, { wording: "owner" });
  for (const [that, wording] of [
    ["", ""],
    ["that activate ", "-that"],
  ] as const) {
    g.rule("acted-in", `${that}on {effects:place[on]}`, {}, { wording: `on${wording}` });
    g.rule("acted-in", `${that}in {effects:place[in]}`, {}, { wording: `in${wording}` });
  }
  // What is excepted of these is a part of what they are.
  g.rule("activations-of", "[[the ]]effects of {what:barred}", activate, { wording: "of" });
  g.rule("activations", "{what:owner} effects", activate, { wording: "owner" });
  g.rule("activations", "{what:owner} monster effects", activate, { wording: "owner-monster" });
  ofAName(g);
  const every = { quantity: { kind: "all" } };
  // Others than the card itself are all there are: see `oaths`.
  inOrder(g, "of-played", ["trait-face", "trait-series", "trait-card-kind"]);
  g.rule("played", "{traits*:of-played} {noun:card-noun[sg]} Cards {where*:post}", every, {
    wording: "cards",
  });
  g.rule("played", "{noun:either-card} Cards", { ...every, traits: [], where: [] }, { wording: "either" });
  g.rule("played", "{traits*:of-played} {noun:card-noun[pl]} {where*:post}", every);
  g.rule(
    "activations",
    "any {what.noun:card-noun[sg]}",
    { ...card, "what.quantity": { kind: "all" }, "what.traits": [], "what.where": [] },
    { wording: "any-one" },
  );
  // "monster effects", "non-WIND monster effects"
  g.rule("effects-kind", "monster effects", { ...every, traits: [], noun: "monster", where: [] });
  g.rule("effects-kind", "{...:cards-so[sg]} effects", { ...every, where: [] });
  g.noted("effects-kind", "played");
}

function activating(g: Grammar): void {
  activations(g);
  const forbid = { verb: "forbid" };
  g.rule("use-act", "activate[[ {...:any-of-them}]] {...:activations}", {}, { wording: "using" });
  g.rule("use-act-of", "activate {...:activations-of}");
  g.rule("use-act-of", "activate {what:ref[N]}", { act: "activate-card" });
  g.rule("use-ban", "{player:cannot} {...:use-act}", forbid);
  g.rule("ban", "{player:cannot} {...:use-act-of}", forbid);
  for (const ban of ["use-ban", "silence"]) {
    const said = (wording: string) => ({ wording, rule: `passive-ban: ${wording}` });
    g.rule(ban, "{...:activations} cannot be activated", { ...forbid, player: "both" }, said("passive"));
    g.rule(
      ban,
      "your opponent's {...:activations} cannot be activated",
      { ...forbid, player: "opponent" },
      said("passive-opponent"),
    );
  }
  alike(g, "any-of-them", ["any"]);
  g.rule("ban", "{...:use-ban}, except {...:but-use}", {}, BUT);
  g.rule("but-use", "{except:left-out}");
}

/** "You cannot banish monsters with that same Attribute to activate this effect of “X”." */
function paying(g: Grammar): void {
  g.rule(
    "ban",
    "{player:cannot} banish {what:paid-alike} to activate this effect of {byCards:of-that-name}",
    {
      verb: "forbid",
      act: "banish",
      by: ["cost"],
    },
  );
  g.rule("paid-alike", "{...:of-such[pl]} {where:as-was-paid}", { quantity: { kind: "all" } });
  g.rule("as-was-paid", "{+:same-as-paid}");
  g.rule("same-as-paid", "with that {by:property}", {
    trait: "same",
    as: { ref: "this-way", verb: "banish" },
  });
  g.rule("of-that-name", "{traits:named}", { quantity: { kind: "all" }, noun: "card", where: [] });
  g.noted("paid-alike", "same-as-paid", "of-that-name");
}

/** "You cannot draw cards by card effects.", whoever's effect it is. */
function drawing(g: Grammar): void {
  alike(g, "draw-by-effects", ["draw cards by card effects", "draw any cards by card effects"]);
  g.rule("ban", "{player:cannot} {...:draw-by-effects}", {
    verb: "forbid",
    act: "draw",
    by: ["card-effect"],
    what: all("card"),
  });
}

/** "Neither player can add cards from their Deck to their hand except by drawing them": whoever's Deck it is. */
function adding(g: Grammar): void {
  alike(g, "the-deck", ["their Deck", "your Deck", "the Deck"]);
  alike(g, "the-hand", ["their hand", "your hand", "the hand"]);
  alike(g, "but-drawing", ["except by drawing them", ", except by drawing them"]);
  const ofTheDeck = {
    verb: "forbid",
    what: { ...all("card"), where: [{ trait: "in", place: { names: ["deck"] } }] },
  };
  g.rule("ban", "{player:cannot} add cards from {...:the-deck} to {...:the-hand} {...:but-drawing}", {
    ...ofTheDeck,
    act: "add",
  });
  g.rule(
    "ban",
    "cards cannot be added from {...:the-deck} to your opponent's hand {...:but-drawing}",
    { ...ofTheDeck, act: "add", player: "opponent" },
    { wording: "added" },
  );
  g.rule("ban", "cards cannot be added from either player's Main Deck to the hand", {
    ...ofTheDeck,
    act: "add-or-draw",
    player: "both",
  });
  g.rule("ban", "{player:cannot} send cards from {...:the-deck} to the GY", { ...ofTheDeck, act: "send" });
  g.rule(
    "ban",
    "cards cannot be sent from {...:the-deck} to the GY",
    { ...ofTheDeck, act: "send", player: "both" },
    { wording: "sent" },
  );
}

/** "For the rest of this turn, you cannot activate cards, or the effects of cards, with the same name as that card." */
function ofAName(g: Grammar): void {
  g.rule(
    "activations",
    "cards, or the effects of cards, {what.where:same-name}",
    { act: "activate", "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "card" },
    { wording: "of-a-name" },
  );
  g.rule(
    "activations",
    "their effects, or the effects of cards with their names",
    { act: "activate", what: { ...all("card"), where: [{ trait: "same-name", as: { ref: "them" } }] } },
    { wording: "their-names" },
  );
  g.rule("same-name", "{+:trait-same-name}");
  const same = { trait: "same-name" };
  g.rule("trait-same-name", "with that name", { ...same, "as.ref": "that-card" });
  g.rule("trait-same-name", "with its name", { ...same, "as.ref": "it" }, { wording: "its" });
  g.rule("trait-same-name", "with the same name as {as:ref[N]}", same, { wording: "as" });
  g.rule("trait-same-name", "with the same original name as {as:ref[sg]}", {
    trait: "same",
    by: "name",
    original: true,
  });
  // The name that it has where it is now: its own.
  g.rule("trait-same-name", "with the same name {as:ref[sg]} had {...:where-named}", same);
  alike(g, "where-named", ["in the GY", "once it returned to the hand"]);
  g.noted("trait-same-name");
}

/** "Your opponent cannot activate cards or effects when this card is Summoned": only as an answer to just that. */
function silences(g: Grammar): void {
  for (const them of ["[[{...:any-of-them} ]]{...:activations}", "{...:activations-of}"])
    g.rule("silence", `{player:cannot} activate ${them}`, { verb: "forbid" });
  const battle = "{...:silence} until the end of the Damage Step";
  const turn = { until: "end-of-turn" };
  g.rule(
    "statement",
    `if {asLongAs.card:ref[sg]} attacks this turn, ${battle}`,
    { ...turn, "asLongAs.attacks": true },
    { wording: "attacks" },
  );
  g.rule("statement", `if {whenAttacks:your-one} attacks this turn, ${battle}`, turn, { wording: "attacks" });
  g.rule("your-one", "{...:owned-cards[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.rule("timed-ban", "{...:silence} when {answering:event}", {}, { wording: "when" });
  // … or to the Summon by the effect itself: that of the monster that it Summons, once.
  const soon = { until: "end-of-turn" };
  g.rule("coming-so", "that monster is {...:summon[past]}", {
    event: "summoned",
    "subject.ref": "that-card",
  });
  g.rule(
    "coming-this-way",
    "a monster is {...:summon[past]} this way",
    { event: "summoned", "subject.ref": "that-card" },
    { wording: "this-way" },
  );
  g.rule("coming-so", "{=:coming-this-way}");
  g.rule("statement", "{...:silence} when {answering:coming-this-way}", soon, { wording: "when-this-way" });
  g.rule("silent-soon", "{...:silence} when {answering:coming-so}", soon, { wording: "when-so" });
  g.rule("rider-clause", "{step:silent-soon}");
  g.noted("coming-so", "coming-this-way", "silent-soon");
  const held = { until: "while-face-up" };
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:silence} when {answering:event}", held, { wording: "when" });
  g.rule(
    "effect",
    "{resolution:silent-whens}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-when" },
  );
  g.rule("silent-whens", "{+:silent-when}");
  g.rule("silent-when", "{step:silent-step}");
  g.rule("silent-step", "when {answering:event}, {...:silence}", held, { wording: "front" });
  g.noted("silent-when", "silent-step");
}
