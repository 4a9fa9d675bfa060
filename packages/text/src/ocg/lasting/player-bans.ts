import { alike } from "../../common/alike.ts";
import { inOrder, series } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";
import { PROPER_WAYS } from "../../yugioh/events.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });
const MONSTERS = { what: all("monster") };
/** Monsters from some place, which the words name. */
const MONSTERS_FROM = { "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "monster" };
const FORBID = { verb: "forbid" };
const ONLY = { wording: "only" };

/**
 * What players cannot do, can only do, or can only do so often: who, what (`…-act`), and what is excepted; how long, and what
 * is joined, `clauses` says.
 */
export function playerBans(g: Grammar): void {
  who(g);
  exceptions(g);
  summoning(g);
  attacking(g);
  activating(g);
  targeting(g);
  moving(g);
  soOften(g);
  silences(g);
}

function who(g: Grammar): void {
  g.words("cannot", {
    "you cannot": "you",
    "your opponent cannot": "opponent",
    "neither player can": "both",
  });
  g.rule("can", "you can", { player: "you" });
  g.rule("can", "your opponent can", { player: "opponent" });
  g.rule("can", "<<each player|both players>> can", { player: "both" });
  // Of the Extra Deck alone it is said with an end only: "You cannot Special Summon from the Extra Deck this turn."
  g.rule("timed-ban", "{...:ban}");
  g.rule("extra-ban", "{player:cannot} {...:summon-from-extra}", FORBID);
  g.rule("timed-ban", "{...:extra-ban}");
  for (const ban of ["open-ban", "extra-ban"]) g.rule("timed-open-ban", `{...:${ban}}`);
  for (const [ban, act] of [
    ["open-ban", "monster-act"],
    ["attack-ban", "any-attack"],
    ["open-ban", "use-act"],
    ["ban", "attack-with"],
    ["ban", "use-act-of"],
    ["ban", "act-on"],
  ] as const)
    g.rule(ban, `{player:cannot} {...:${act}}`, FORBID);
  for (const ban of ["open-ban", "attack-ban"]) g.rule("ban", `{...:${ban}}`);
  g.rule("ban", "{player:cannot} {...:target-act}", FORBID, { wording: "player" });
  for (const [who, player] of [
    ["you cannot conduct your", "you"],
    ["your opponent cannot conduct their", "opponent"],
  ] as const)
    g.rule("statement", `${who} Battle Phase {...:lasts}`, { verb: "no-battle-phase", player });
}

/** What is excepted, at once or after the time: "…, except Dragon monsters", "… with this card", "… by Synchro Summon". */
function exceptions(g: Grammar): void {
  // Where the monsters are named, what is excepted of them is a part of that.
  for (const act of ["bare-act", "summon-from-extra"])
    g.rule("ban", `{player:cannot} {...:${act}}, except {except:barred}`, FORBID, { wording: "but" });
  g.rule("ban", "{player:cannot} {...:monster-act}, except {...:but-way}", FORBID, { wording: "but-way" });
  for (const [act, excepted] of [
    ["any-attack", "excepted-with"],
    ["use-act", "excepted-of"],
    ["target-act", "excepted-of"],
  ] as const)
    g.rule("ban", `{player:cannot} {...:${act}}, except {...:${excepted}}`, FORBID, {
      wording: "player-but",
    });
  g.rule("excepted-of", "{except:left-out}");
  g.rule("excepted-with", "with {except:left-out}");
  g.rule("excepted-of", "{...:but-way}");
  // "You cannot Special Summon, except by Synchro Summon.", "… Effect Monsters, except from the hand."
  g.rule("but-way", "by {exceptWays:proper-ways} Summon", {}, { wording: "way" });
  g.rule(
    "but-way",
    "{except.where:coming-from}",
    { "except.quantity": { kind: "all" }, "except.traits": [], "except.noun": "monster" },
    { wording: "from" },
  );
  g.rule("coming-from", "{+:trait-from}");
  // "…, except “X”", "…, except this one"
  g.rule("left-out", "{=:barred-too}");
  for (const word of ["this one", "itself"])
    g.rule("left-out", word, { ref: "this-card" }, { wording: word.replace(" ", "-") });
  g.rule("left-out", "{=:ref[sg]}");
  g.rule("left-out", "that one", { ref: "that-card" }, { wording: "that-one" });
  g.rule("barred-too", "{=:barred}");
  g.rule("barred-too", "{=:barred}'", {}, { wording: "theirs" });
  // Which cards: "monsters from the Extra Deck", "Dragon monsters", "“X” cards and effects", "“X” Spell Cards"
  const cards = { quantity: { kind: "all" } };
  g.rule("barred", "{=:those-by}");
  g.rule(
    "barred",
    "{traits:pre} cards and effects",
    { ...cards, noun: "card", where: [] },
    { wording: "and-effects" },
  );
  g.rule(
    "barred",
    "[[{traits:pre} ]]{noun:card-noun[sg]} Cards {where:post}",
    { ...cards, traits: [] },
    { wording: "there" },
  );
  g.rule("barred", "{traits:pre} {noun:card-noun[sg]} Cards", { ...cards, where: [] }, { wording: "played" });
  // "…, except Zombie monsters, or monsters from the GY"
  g.rule("barred", "{traits:so-or-from}", { ...cards, noun: "card", where: [] }, { wording: "or-from" });
  g.rule("so-or-from", "{+:trait-so-or-from}");
  g.rule("trait-so-or-from", "{traits:kinds-or-from}", { trait: "any-of" }, { wording: "or-from" });
  g.rule("kinds-or-from", "{+:one-described[pl]}, or {+:described-from}");
  const from = "{noun:noun[pl]} {where:coming-from}";
  g.rule("described-from", from, { trait: "described", traits: [] }, { wording: "from" });
  for (const said of ["pred[N]", "pred-of-others[N]"]) g.rule("pred-any[N]", `{...:${said}}`);
  g.rule("ban", "{what:subj[N]} {...:pred-any[N]}, except {except:left-out}");
  // "Monsters cannot activate their effects, except Spirit monsters": none but these.
  // Which of them, as what is done: "any “X” monsters", "a monster with 1500 or less ATK", "your monsters"
  g.rule("kept", "{=:barred}");
  g.rule("kept", "any {=:barred}", {}, { wording: "any" });
  for (const n of ["sg", "pl"]) g.rule("kept", `{=:ref[${n}]}`);
  g.rule(
    "kept",
    "{...:owned-cards[M]} {where*:post}",
    { quantity: { kind: "every" } },
    { wording: "owned-M" },
  );
  g.rule("kept", "{=:obj-pronoun}");
  g.rule("kept", "@a {...:these[sg]}", cards, { wording: "one" });
  g.rule("closed-kept", "{...:closed-these}", cards);
  g.rule("closed-kept", "{...:closed-owned}", { quantity: { kind: "every" } }, { wording: "owned" });
  g.noted("left-out", "barred-too", "barred", "trait-so-or-from", "described-from");
  g.noted("closed-kept");
}

/** What is barred stands once: "Special Summon", "Special Summon Dragon monsters", "Special Summon from the GY". */
function summoning(g: Grammar): void {
  g.words("proper-way", PROPER_WAYS);
  series(g, "proper-ways", "proper-way", "or");
  for (const [way, act] of [
    ["Special", "special-summon"],
    ["Tribute", "tribute-summon"],
    ["Flip", "flip-summon"],
  ] as const)
    g.rule("summon-act", `${way} Summon`, { act }, { rule: "summon-act: {way} Summon" });
  g.rule("summon-act", "Normal <<or|and/or>> Special Summon", { act: "summon" });
  g.rule("summon-act", "Normal Summon/Set or Special Summon", { act: "summon-or-set" });
  g.rule("summon-act", "Summon", { act: "summon-in-any-way" });
  g.rule("summon-act", "{ways:proper-ways} Summon", { act: "special-summon" });
  g.rule("summon-act", "Normal <<Summon/Set|Summon or Set>>", { act: "normal-summon-or-set" });
  g.rule("bare-act", "{...:summon-act}", MONSTERS, { wording: "bare" });
  const there = { act: "special-summon", ...MONSTERS_FROM };
  g.rule("bare-act", "Special Summon from {what.where:barred-from}", there, { wording: "there" });
  g.rule("monster-act", "{...:bare-act}");
  g.rule("monster-act", "{...:summon-act} {what:kept}");
  g.rule("act-on", "Set {what:kept}", { act: "set" });
  g.rule("act-on", "Tribute {what:kept}", { act: "tribute" }, { wording: "tributing" });
  g.rule("act-on", "use {what:kept} {...:such-material}", { act: "material" });
  g.rule("only-act", "{...:summon-act} {except:barred}", MONSTERS);
  g.rule("only-act", "use {except:left-out} {...:such-material}", { act: "material", ...MONSTERS });
  g.rule("ban", "{...:can} only {...:only-act}", FORBID, ONLY);
  // "from the hand or GY", "from the Extra Deck"
  g.rule("summon-from-extra", "Special Summon from {what.where:extra-deck}", there, { wording: "extra" });
  g.rule("barred-from", "{+:trait-barred-from}");
  for (const places of ["barred-place", "listed[or]"])
    g.rule("trait-barred-from", `the {place.names:${places}}`, { trait: "from" });
  for (const [word, name] of Object.entries({ hand: "hand", GY: "graveyard", Deck: "deck" }))
    g.rule("barred-place", word, [name], { rule: "barred-place: a pile" });
  g.rule("extra-deck", "{+:trait-extra-deck}");
  g.rule("trait-extra-deck", "the Extra Deck", { trait: "from", "place.names": ["extra-deck"] });
  g.noted("trait-barred-from", "trait-extra-deck");
  const passive = { ...FORBID, player: "both", act: "special-summon" };
  g.rule("ban", "{what:barred} cannot be Special Summoned", passive, { wording: "passive" });
  const monsters = "monsters cannot be Special Summoned from {what.where:barred-from}";
  g.rule("ban", monsters, { ...passive, ...MONSTERS_FROM }, { wording: "passive-from" });
}

function attacking(g: Grammar): void {
  g.rule("attacking", "declare <<an attack|attacks>>", { act: "declare-attack" });
  g.rule("attacking", "attack", { act: "attack" });
  g.rule("any-attack", "{...:attack-act}", MONSTERS);
  g.rule("attack-with", "{...:attack-act} with {what:kept}", {}, { wording: "attacking" });
  g.rule("only-act", "{...:attacking} with {except:left-out}", MONSTERS);
  const one = { ...FORBID, act: "attack", onlyOne: true, ...MONSTERS };
  g.rule("ban", "only 1 monster can attack during each Battle Phase", { ...one, player: "both" });
  g.rule("with-one", "<<attack with only|only attack with>> 1 monster");
  g.rule("ban", "{...:can} {...:with-one} during each Battle Phase", one, { wording: "each-phase" });
  g.rule("so-often", "{...:can} {...:with-one}", one);
  // "For attacks": who cannot, "your opponent's monsters", "Level 6 or higher monsters your opponent controls".
  const attacked = { act: "be-attacked" };
  const by = { ...FORBID, player: "both", ...attacked };
  const those = "{byCards:subj[N]} cannot";
  g.rule("ban", `${those} target {what:kept} {...:for-attacks}[[, except {except:left-out}]]`, by, {
    wording: "by",
  });
  g.rule("ban", `${those} attack {what:kept}`, by, { wording: "attack" });
  g.rule("monsters-of-theirs", "<<your opponent's monsters|monsters your opponent controls>>");
  const theirs = { ...FORBID, player: "opponent", ...attacked, ...MONSTERS };
  g.rule("ban", "{...:only-targeting}");
  g.rule(
    "only-targeting",
    "{...:monsters-of-theirs} can only target {except:left-out} {...:for-attacks}",
    theirs,
    ONLY,
  );
  // All but that one: "other" is other than that one here.
  const others = "your opponent cannot target other monsters {...:for-attacks}, except {except:left-out}";
  g.rule("spares-others", others, theirs, { wording: "others" });
  g.rule("spares-others", "{...:only-targeting}");
}

/** "Your opponent cannot target “X” monsters with card effects", "… for attacks": which, and by what. */
function targeting(g: Grammar): void {
  const attacked = { act: "be-attacked" };
  g.rule("for-attacks", "for <<attacks|an attack>>");
  g.rule("with-effects-of", "with card effects", {});
  g.rule("with-effects-of", "with {byCards:effects-any}");
  g.rule("with-effects-of", "with effects of {byCards:those-by}", {}, { wording: "of" });
  for (const what of ["kept", "closed-kept"]) {
    g.rule("target-act", `target {what:${what}} {...:with-effects-of}`, {
      act: "target",
    });
    g.rule("target-act", `target {what:${what}} {...:for-attacks}`, attacked);
  }
}

/** What is activated: cards, their effects, or both, of which of them; said alike in bans, oaths and assurances. */
function activating(g: Grammar): void {
  const activate = { act: "activate" };
  const card = { act: "activate-card" };
  const every = { quantity: { kind: "all" } };
  g.rule("use-act", "activate[[ {...:any-of-them}]] {...:activations}", {}, { wording: "using" });
  g.rule("use-act-of", "activate {...:activations-of}");
  g.rule("use-act-of", "activate {what:ref[N]}", card);
  alike(g, "any-of-them", ["any"]);
  for (const [whose, player] of [
    ["", "both"],
    ["your opponent's ", "opponent"],
  ] as const)
    for (const ban of ["open-ban", "silence"])
      g.rule(
        ban,
        `${whose}{...:activations} cannot be activated`,
        { ...FORBID, player },
        {
          wording: `passive-${player}`,
          rule: "passive-ban: {whose} {...:activations} cannot be activated",
        },
      );
  // Of which cards: all, Spells and Traps …, monsters, those of a name.
  g.rule("activations", "cards <<or|and>> effects[[ {...:acted-in}]]", { ...activate, what: all("card") });
  g.rule(
    "activations",
    "Spells, Traps, Spell/Trap effects, or <<monster|Monster Card>> effects",
    { ...activate, what: all("card") },
    { wording: "each" },
  );
  g.rule("activations", "cards", { ...card, what: all("card") });
  g.rule("activations", "{what:played}", card);
  g.rule("activations", "{what:played} {...:with-effects}", activate);
  g.rule("activations", "{what:played}, {...:with-effects}[[,]]", activate, { wording: "with-comma" });
  g.rule("with-effects", "<<or|and>>[[ {...:of-their-own}]] effects");
  alike(g, "of-their-own", ["their"]);
  g.rule("activations", "{what:effects-kind}[[ {...:acted-in}]]", activate);
  g.rule(
    "activations",
    "card effects {...:acted-in}",
    { ...activate, what: all("card") },
    { wording: "card" },
  );
  g.rule("activations", "{what:owner} effects[[ {...:acted-in}]]", activate, { wording: "owner" });
  g.rule("activations", "{what:owner} monster effects", activate, { wording: "owner-monster" });
  g.rule("acted-in", "[[{...:that-activate} ]]{...:acted-there}");
  g.rule("that-activate", "that activate", {}, { wording: "that" });
  for (const p of ["on", "in"]) g.rule("acted-there", `${p} {effects:place[${p}]}`, {}, { wording: p });
  // What is excepted of these is a part of what they are.
  g.rule("activations-of", "[[the ]]effects of {what:barred}", activate, { wording: "of" });
  // Others than the card itself are all there are: see `oaths`.
  inOrder(g, "of-played", ["trait-face", "trait-series", "trait-card-kind"]);
  g.rule("played", "{traits*:of-played} {noun:card-noun[sg]} Cards {where*:post}", every, {
    wording: "cards",
  });
  g.words("either-card", { "Spell or Trap": "spell-or-trap" });
  g.rule("played", "{noun:either-card} Cards", { ...every, traits: [], where: [] }, { wording: "either" });
  g.rule("played", "{traits*:of-played} {noun:card-noun[pl]} {where*:post}", every);
  g.rule("played", "any {noun:card-noun[sg]}", { ...every, traits: [], where: [] }, { wording: "any-one" });
  // "monster effects", "non-WIND monster effects"
  g.rule("effects-kind", "monster effects", { ...every, traits: [], noun: "monster", where: [] });
  g.rule("effects-kind", "{...:cards-so[sg]} effects", { ...every, where: [] });
  const others = { ...every, traits: [{ trait: "other" }], where: [] };
  g.rule("effects-kind", "other {noun:their-cards} effects", others, { wording: "others" });
  g.noted("effects-kind", "played");
  // "cards, or the effects of cards, with the same name as that card"
  const named = { ...activate, "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "card" };
  g.rule("activations", "cards, or the effects of cards, {what.where:same-name}", named, {
    wording: "of-a-name",
  });
  g.rule(
    "activations",
    "their effects, or the effects of cards with their names",
    { ...activate, what: { ...all("card"), where: [{ trait: "same-name", as: { ref: "them" } }] } },
    { wording: "their-names" },
  );
  g.rule("same-name", "{+:trait-same-name}");
  const same = { trait: "same-name" };
  g.rule("trait-same-name", "with that name", { ...same, "as.ref": "that-card" });
  g.rule("trait-same-name", "with its name", { ...same, "as.ref": "it" }, { wording: "its" });
  g.rule("trait-same-name", "with the same name as {as:ref[N]}", same, { wording: "as" });
  const original = { trait: "same", by: "name", original: true };
  g.rule("trait-same-name", "with the same original name as {as:ref[sg]}", original);
  // The name that it has where it is now: its own.
  const had = "with the same name {as:ref[sg]} had <<in the GY|once it returned to the hand>>";
  g.rule("trait-same-name", had, same, { wording: "had" });
  g.noted("trait-same-name");
}

/** What players cannot move, and not for what: "add cards from your Deck to your hand except by drawing them", whoever's Deck. */
function moving(g: Grammar): void {
  const deck = { what: { ...all("card"), where: [{ trait: "in", place: { names: ["deck"] } }] } };
  g.rule("the-deck", "<<their|your|the>> Deck");
  g.rule("the-hand", "<<their|your|the>> hand");
  g.rule("but-drawing", "<<|, >>except by drawing them");
  const add = { ...deck, act: "add" };
  g.rule("act-on", "add cards from {...:the-deck} to {...:the-hand} {...:but-drawing}", add);
  g.rule("act-on", "send cards from {...:the-deck} to the GY", { ...deck, act: "send" });
  for (const [words, ban] of [
    ["added from {...:the-deck} to your opponent's hand {...:but-drawing}", { ...add, player: "opponent" }],
    ["added from either player's Main Deck to the hand", { ...deck, act: "add-or-draw", player: "both" }],
    ["sent from {...:the-deck} to the GY", { ...deck, act: "send", player: "both" }],
  ] as const)
    g.rule("ban", `cards cannot be ${words}`, { ...FORBID, ...ban }, { wording: "moved" });
  const banish = { act: "banish", "what.noun": "card", "what.quantity": { kind: "all" }, "what.traits": [] };
  g.rule("act-on", "banish cards {what.where*:banned-from}", banish, { wording: "banishing" });
  g.rule("banned-from", "{+:trait-banned-from}");
  g.rule("trait-banned-from", "from {place:place}", { trait: "in" });
  // "draw cards by card effects", whoever's effect it is.
  g.rule("draw-by-effects", "draw[[ {...:any-of-them}]] cards by card effects");
  g.rule("act-on", "{...:draw-by-effects}", { act: "draw", by: ["card-effect"], what: all("card") });
  // "banish monsters with that same Attribute to activate this effect of “X”"
  const paid = "banish {what:paid-alike} to activate this effect of {byCards:of-that-name}";
  g.rule("act-on", paid, { act: "banish", by: ["cost"] });
  g.rule("paid-alike", "{...:of-such[pl]} {where:as-was-paid}", { quantity: { kind: "all" } });
  g.rule("as-was-paid", "{+:same-as-paid}");
  const same = { trait: "same", as: { ref: "this-way", verb: "banish" } };
  g.rule("same-as-paid", "with that {by:property}", same);
  g.rule("of-that-name", "{traits:named}", { quantity: { kind: "all" }, noun: "card", where: [] });
  g.noted("trait-banned-from", "paid-alike", "same-as-paid", "of-that-name");
}

/** What players can do only so often: "each player can only Special Summon once per turn", "you can only activate 1 Trap Card" */
function soOften(g: Grammar): void {
  const summons = { ...FORBID, ...MONSTERS };
  const from = { ...FORBID, ...MONSTERS_FROM };
  const can = "{...:can} only {...:summon-act}";
  g.rule("times-said", "<<once|one more time>>", { beyond: 1 });
  g.rule("times-said", "{beyond:so-many-times}");
  g.rule("times-said", "{beyond:int2} times");
  g.rule("so-often", `${can}[[ {...:any-monsters}]] {...:times-said}`, summons);
  g.rule("any-monsters", "<<monster(s)|a monster(s)>>", {}, { wording: "any-monsters" });
  g.rule("so-often", `${can} {...:times-said} {what.where:alone-from}`, from, { wording: "times-from" });
  g.rule("so-often", `${can} {what.where:alone-from} {...:times-said}`, from);
  g.rule("so-often", `${can} {what:barred-kind} {...:times-said}`, FORBID);
  g.rule("barred-kind", "{...:these[pl]}", { quantity: { kind: "all" } });
  g.rule("alone-from", "{+:trait-from}");
  g.rule("so-often-each", "{...:so-often} <<per|each>> turn");
  const more = "{player:cannot} {...:summon-act} more than {...:beyond-times} times per turn";
  g.rule("so-often-each", more, summons, { wording: "more" });
  g.rule("beyond-times", "{beyond:int2}");
  g.rule("beyond-times", "two", { beyond: 2 }, { wording: "spelled" });
  // "activate 1 Trap Card", "activate 1 monster effect in the GY"
  const once = { ...FORBID, beyond: 1 };
  const cards = { quantity: { kind: "all" }, traits: [] };
  g.rule("so-often", "{...:can} only activate 1 {what:limited-card}", { ...once, act: "activate-card" });
  g.rule("so-often", "{...:can} only activate 1 {what:limited-effect}", { ...once, act: "activate" });
  g.rule("limited-card", "{noun:card-noun[sg]} Card", { ...cards, where: [] });
  g.rule("limited-effect", "{noun:effect-noun} effect {where*:post}", cards);
  g.rule("statement", "this card cannot use this effect next turn", { verb: "rest-effect" });
  g.rule("timed-ban", "{...:so-often}");
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:so-often-each}", { until: "while-face-up" }, { wording: "so-often" });
  g.noted("barred-kind", "so-often", "so-often-each", "limited-card", "limited-effect");
}

/** "Your opponent cannot activate cards or effects when this card is Summoned": only as an answer to just that. */
function silences(g: Grammar): void {
  for (const them of ["[[{...:any-of-them} ]]{...:activations}", "{...:activations-of}"])
    g.rule("silence", `{player:cannot} activate ${them}`, FORBID);
  const when = "{...:silence} when";
  g.rule("timed-ban", `${when} {answering:event}`, {}, { wording: "when" });
  const held = { until: "while-face-up" };
  for (const category of ["statement", "held-ban"])
    g.rule(category, `${when} {answering:event}`, held, { wording: "when" });
  g.rule("said-alone", "when {answering:event}, {...:silence}", held, { wording: "front" });
  const turn = { until: "end-of-turn" };
  // … or to the Summon by the effect itself: that of the monster that it Summons, once.
  const summoned = { event: "summoned", "subject.ref": "that-card" };
  g.rule("coming-so", "that monster is {...:summon[past]}", summoned);
  g.rule("coming-so", "{=:coming-this-way}");
  g.rule("coming-this-way", "a monster is {...:summon[past]} this way", summoned, { wording: "this-way" });
  g.rule("statement", `${when} {answering:coming-this-way}`, turn, { wording: "when-this-way" });
  g.rule("silent-soon", `${when} {answering:coming-so}`, turn, { wording: "when-so" });
  g.rule("rider-clause", "{step:silent-soon}");
  g.noted("coming-so", "coming-this-way", "silent-soon");
}
