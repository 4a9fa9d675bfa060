import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

/**
 * What is said of cards with or without naming them: "this card cannot be destroyed by battle", and on a monster
 * "Cannot be destroyed by battle." `pred[N]` is a ban, `gift[N]` something that may have an end.
 */
export function ocgBans(g: Grammar): void {
  predicates(g);
  gifts(g);
  itself(g);
}

/** What cannot be done to a card, or by it: said of one that is named, of itself, and after "or". */
function predicates(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  for (const act of ["barred-act", "barred-act[N]"]) g.rule("pred[N]", `cannot {...:${act}}`, ban);
  for (const act of ["barred-of-others", "barred-of-others[N]"])
    g.rule("pred-of-others[N]", `cannot {...:${act}}`, ban);
  g.rule("barred-act", "be {...:undergone}");
  g.rule("barred-act", "{...:attack-act}");
  g.rule("attack-act", "{...:attacking}");
  alike(g, "attack-act", ["attack directly", "attack your opponent directly"], { act: "attack-directly" });
  const position = { act: "change-position" };
  g.rule("barred-act[N]", "change <its battle position/their battle positions>", position, {
    wording: "its-N",
  });
  alike(g, "their-positions", ["battle position", "battle positions"]);
  g.rule("ban", "{what:owner} {...:their-positions} cannot be changed", { ...ban, ...position });
  const held = { ...ban, act: "change-control" };
  g.rule("ban", "control of {what:ref[N]} cannot switch", held);
  g.rule("ban", "{what:owner} control cannot switch", held, { wording: "owner" });
  suffered(g);
  ofOthers(g);
  unless(g);
  joined(g);
}

/** "destroyed by battle", "targeted or destroyed by your opponent's card effects", "targeted for attacks" */
function suffered(g: Grammar): void {
  g.words("battle", { battle: "battle" });
  g.words("card-effects", { "card effects": "card-effect" });
  g.rule("causes-pl", "{+:card-effects}");
  g.rule("causes-pl", "{+:battle} or {+:card-effects}");
  g.rule("causes-pl", "{+:card-effects} or {+:battle}");
  g.rule("causes-pl", "{+:battle} or by {+:card-effects}", undefined, { wording: "by" });
  g.words("undone", { destroyed: "destroy", banished: "banish" });
  const effect = { by: ["card-effect"] };
  g.rule("undergone", "{act:undone}[[ by {by:causes-pl}]]", {}, { wording: "plural" });
  g.rule("undergone", "{act:undone} by {...:by-cards}", effect);
  g.rule("undergone", "{act:undone} by {byCards:effects-by}, except {exceptBy:but-theirs}", effect);
  const not = "{act:undone} by {byCards:any-effects} that do not target";
  g.rule("undergone", `${not} {untargeted:own-word}`, effect);
  g.rule("undergone", `${not} them`, { ...effect, untargeted: "them" });
  g.rule("any-effects", "{...:effects-of-sort}", { quantity: { kind: "all" }, traits: [] });
  g.noted("any-effects");
  const destroyed = { act: "destroy" };
  g.rule("undergone", "destroyed by {by:causes}", destroyed);
  const battle = { ...destroyed, by: ["battle"] };
  g.rule("undergone", "destroyed by battle or {...:by-cards}", {
    ...destroyed,
    by: ["battle", "card-effect"],
  });
  g.rule("undergone", "destroyed by battle with {byCards:fought-with}", battle);
  g.rule("undergone", "destroyed by battle, except {...:with-these}", battle);
  alike(g, "with-these", ["by battle with {exceptBy:fought-with}", "with {exceptBy:fought-with}"]);
  g.rule("fought-with", "{=:obj}");
  g.rule("fought-with", "{=:barred}", {}, { wording: "those" });
  g.rule("undergone", "targeted by card effects", { act: "target" });
  g.rule("undergone", "targeted by {...:by-cards}", { act: "target" });
  const attacked = { act: "be-attacked" };
  g.rule("undergone", "targeted {...:for-attacks}", attacked);
  g.rule(
    "undergone",
    "targeted {...:for-attacks}, but does not prevent your opponent from attacking you directly",
    { ...attacked, passedOver: true },
  );
  // "cannot be targeted or destroyed by your opponent's card effects"
  g.words("by-effects", { targeted: "target", destroyed: "destroy", banished: "banish" });
  alike(g, "either-of-two", [
    "{act:by-effects} or {also:by-effects} by",
    "{act:by-effects}, or {also:by-effects}, by",
  ]);
  g.rule("undergone", "{...:either-of-two} {...:by-cards}", effect);
  g.rule("undergone", "{...:either-of-two} card effects", effect);
  g.rule("undergone", "{...:untributed}");
  // As long as a battle lasts.
  alike(g, "this-battle", ["by that battle", "by this battle"]);
  g.rule("for-battle", "{what:subj[N]} cannot be destroyed {...:this-battle}", {
    verb: "forbid",
    player: "both",
    ...battle,
    until: "this-battle",
  });
}

/**
 * What is said of others only, for a time: a text that says of its own monster that it "cannot be used as Synchro
 * Material" says how it may be Summoned with.
 */
function ofOthers(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  g.rule("barred-of-others", "be {...:given-up}");
  g.rule("barred-of-others", "be activated", { act: "activate-card" });
  for (const [n, its] of [
    ["sg", "its"],
    ["pl", "their"],
  ])
    g.rule(`barred-of-others[${n}]`, `activate ${its} effects`, { act: "activate" }, { wording: `its-${n}` });
  const material = { act: "material" };
  g.rule("given-up", "{...:used-as-such}");
  g.rule("used-as-such", "used {...:such-material}", material);
  g.rule("used-as-such", "used as material for the {ways:ways} Summon of {byCards:obj}", material);
  const normally = "Tributed for a Tribute Summon";
  for (const [category, tributed, act] of [
    ["given-up", "Tributed", "tribute"],
    ["untributed", normally, "tribute-for-tribute-summon"],
  ] as const) {
    g.rule(category, `${tributed}[[ {...:left-such}]]`, { act });
    g.rule(category, `${tributed} {...:except-for} {...:the-or-a} Tribute Summon of {exceptFor:left-one}`, {
      act,
    });
  }
  g.rule("given-up", "Tributed {...:except-for} {...:tribute-summons}", { act: "tribute-otherwise" });
  alike(g, "tribute-summons", ["a Tribute Summon", "Tribute Summons"]);
  // The Summons that are left: "…, except for the Synchro Summon of a “X” monster", "…, unless it is for a “X” monster".
  alike(g, "except-for", [", except for", "except for"]);
  alike(g, "the-or-a", ["the", "@a"]);
  alike(g, "left-such", ["{...:except-for} {exceptFor:left-one}", ", unless it is for {exceptFor:left-one}"]);
  g.rule("left-one", "{=:group[sg]}");
  g.rule("left-one", "{=:barred}", {}, { wording: "those" });
  g.rule("left-with[S]", "{...:except-for} {...:the-or-a} {...:said-way[S]} Summon of {exceptFor:left-one}");
  g.rule("left-with[S]", "{...:left-such}");
  // Said of itself it is a rule about how the card is used: see `procedures`.
  g.rule("used-less", "used {...:such-material[S]} {...:left-with[S]}", material);
  g.rule("given-up", "{...:used-less}");
  g.rule("statement", "{what:subj[N]} cannot be {...:used-as-such} {...:how-long} {...:left-such}", ban, {
    wording: "used-less",
  });
  g.rule("ban", "{what:subj[N]} {...:pred[N]}");
  g.rule("ban", "{what:subj[N]} {...:pred-of-others[N]}");
}

/** "Set it, but it cannot be activated unless you control a “X” monster." */
function unless(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  for (const act of ["barred-act", "barred-act[N]", "barred-of-others", "barred-of-others[N]"])
    g.rule("statement", `{what:subj[N]} cannot {...:${act}} unless {unless:state}`, ban, {
      wording: "unless",
    });
}

/** "It cannot declare an attack or be Tributed": two bans, on the same; and what else is said without its subject. */
function joined(g: Grammar): void {
  const again = { verb: "forbid", player: "both", "what.ref": "same-subject" };
  for (const act of ["barred-act", "barred-act[N]", "barred-of-others", "barred-of-others[N]"])
    g.rule("barred-again", `{...:${act}}`);
  g.rule("barred-again", "{...:used-as-such}", {}, { wording: "used" });
  g.rule("or-banned", "{...:barred-again}", { ...again, until: "while-face-up" });
  // Where the time was said before them all.
  g.rule("or-banned-then", "{...:barred-again}", again);
  alike(g, "or-nor", ["or", "nor", ", nor can players"]);
  for (const [link, banned] of [
    ["same-link", "or-banned"],
    ["lasting-link", "or-banned-then"],
  ] as const)
    g.rule(link, `[[,]] {...:or-nor} {step:${banned}}`, { join: "and" }, { wording: "or-nor" });
  // "It loses 600 ATK, but cannot be destroyed by battle": the subject is not said again.
  g.rule("elliptic-lasting", "{...:said-again}");
  for (const act of ["barred-of-others", "barred-of-others[N]"]) {
    g.rule("elliptic-lasting", `cannot {...:${act}}`, again);
    g.rule("of-the-same", `cannot {...:${act}}`, { ...again, until: "while-face-up" });
  }
  g.noted("elliptic-lasting", "or-banned-then", "or-banned");
}

function gifts(g: Grammar): void {
  alike(g, "gift[N]", ["can attack your opponent directly", "can attack directly"], {
    verb: "attack-directly",
  });
  const more = { verb: "more-attacks" };
  const ends = { ...more, until: "end-of-turn" };
  g.rule("gift[N]", "can attack twice", { ...more, count: 2 }, { wording: "twice" });
  g.rule("so-many-attacks", "attack twice", { count: 2 }, { wording: "twice-in" });
  g.rule("so-many-attacks", "make a second attack", { count: 2 }, { wording: "second" });
  g.rule("so-many-attacks", "make {count:int2} attacks", {}, { wording: "exactly" });
  g.rule("so-many-attacks", "make up to {count:int2} attacks");
  g.rule("so-many-attacks", "make up to {count:int2} attacks on monsters", { on: "monsters" });
  g.rule("gift[N]", "can {...:so-many-attacks} during each Battle Phase", more);
  g.rule("statement", "{what:subj[N]} can {...:so-many-attacks} during this turn's Battle Phase", ends, {
    wording: "battle-phase-of-turn",
  });
  const ahead = { ...more, until: "end-of-battle-phase" };
  g.rule("statement", "{what:subj[N]} can {...:so-many-attacks} during this Battle Phase", ahead, {
    wording: "this-battle-phase",
  });
  g.rule("attack-often", "attack");
  g.rule("attack-often", "attack monsters", { on: "monsters" });
  const times = "a number of times each Battle Phase";
  const upTo = "[[,]] up to {count:measured}";
  g.rule("gift[N]", `can {...:attack-often} ${times}${upTo}`, more, { wording: "times" });
  g.rule("statement", `{what:subj[N]} can {...:attack-often} ${times} this turn${upTo}`, ends, {
    wording: "times-turn",
  });
  const additional = { additional: true, "count.value": "count" };
  g.rule(
    "statement",
    "for each {count.of:each}, {what:subj[sg]} gains 1 additional attack during each Battle Phase this turn",
    { ...ends, ...additional },
    { wording: "additional" },
  );
  g.rule("gift[sg]", "gains 1 additional attack during each Battle Phase[[,]] for each {count.of:each}", {
    ...more,
    ...additional,
  });
  const each = { ...more, on: "each-monster" };
  alike(g, "their-monsters-all", [
    "all monsters your opponent controls",
    "all your opponent's monsters",
    "each monster your opponent controls",
    "every monster your opponent controls",
  ]);
  g.rule("each-so-often", "once each", {});
  g.rule("each-so-often", "twice each", { count: 2 });
  g.rule("gift[N]", "can attack {...:their-monsters-all}[[,]] {...:each-so-often}", each);
  g.rule("gift[N]", "can attack all {each:each-attacked}[[,]] {...:each-so-often}", each);
  g.rule("each-attacked", "{...:cards-so[pl]} your opponent controls", {
    quantity: { kind: "all" },
    where: [{ trait: "controlled", by: "opponent" }],
  });
  g.noted("each-attacked");
  g.rule("lasting-statement", "{what:subj[N]} {...:gift[N]}");
}

/** "Cannot be destroyed by battle." on a monster, about itself. */
function itself(g: Grammar): void {
  const own = { what: { ref: "this-card" } };
  g.rule("own-clause", "{step:own-step}");
  // What has no end of its own, beside which one may be said.
  g.rule("own-step", "{=:own-passing}");
  g.rule("own-step", "{...:pred[sg]}", { ...own, until: "while-face-up" }, { wording: "own" });
  g.rule("own-passing", "{...:gift[sg]}", own, { wording: "own" });
  const change = { ...own, verb: "change-stat" };
  g.rule("own-passing", "{change:change[sg]} {value:int} {...:stats}", change, { wording: "own" });
  g.rule("effect", "{resolution:owns}.", { ...STANDING, conditions: [] }, { wording: "standing-own" });
  g.rule("owns", "{+:own-clause}");
  g.rule("owns", "{+:own-clause} {++:own-links}");
  g.rule("own-links", "{+:own-link}");
  g.rule("own-links", "{+:own-link} {++:own-links}");
  for (const joint of ["and", "also"]) g.rule("own-joint", `{...:joint[${joint}]}`);
  g.rule("own-link", "{...:own-joint} {...:own-clause}");
  // "…, also you take no battle damage from battles involving it."
  g.rule("own-link", "{...:own-joint} {...:holding-clause}");
  g.noted("own-clause", "own-step", "own-passing", "own-link");
}
