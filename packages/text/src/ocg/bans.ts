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
  alike(g, "barred-act", ["declare an attack", "attack", "declare attacks"], { act: "attack" });
  alike(g, "barred-act", ["attack directly", "attack your opponent directly"], { act: "attack-directly" });
  for (const [n, its] of [
    ["sg", "its battle position"],
    ["pl", "their battle positions"],
  ] as const) {
    const ref = n === "sg" ? "it" : "them";
    const position = { act: "change-position" };
    g.rule(`barred-act[${n}]`, `change ${its}`, position, { wording: `its-${n}` });
    g.rule("ban", `${its} cannot be changed`, { ...ban, ...position, what: { ref } }, { wording: "pronoun" });
  }
  const held = { ...ban, act: "change-control" };
  g.rule("ban", "its control cannot switch", { ...held, what: { ref: "it" } }, { wording: "pronoun" });
  g.rule("ban", "control of {what:ref[sg]} cannot switch", held);
  suffered(g);
  ofOthers(g);
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
  g.rule("undergone", "{act:undone}");
  g.rule("undergone", "{act:undone} by {by:causes-pl}", {}, { wording: "plural" });
  g.rule("undergone", "{act:undone} by {byCards:effects-by}", effect);
  g.rule("undergone", "{act:undone} by {byCards:effects-by}, except {...:except-theirs}", effect);
  alike(g, "except-theirs", ["those of {exceptBy:barred}", "{exceptBy:barred}' effects"]);
  const destroyed = { act: "destroy" };
  g.rule("undergone", "destroyed by {by:causes}", destroyed);
  const battle = { ...destroyed, by: ["battle"] };
  g.rule("undergone", "destroyed by battle or {byCards:effects-by}", {
    ...destroyed,
    by: ["battle", "card-effect"],
  });
  g.rule("undergone", "destroyed by battle with {byCards:obj}", battle);
  g.rule("undergone", "destroyed by battle with {byCards:kinds}", battle);
  g.rule("undergone", "destroyed by battle, except {...:with-these}", battle);
  alike(g, "with-these", ["by battle with {exceptBy:left-by}", "with {exceptBy:left-by}"]);
  g.rule("left-by", "{=:group[sg]}");
  g.rule("left-by", "{=:barred}");
  g.rule("undergone", "targeted by card effects", { act: "target" });
  g.rule("undergone", "targeted by {byCards:effects-by}", { act: "target" });
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
  g.rule("undergone", "{...:either-of-two} {byCards:effects-by}", effect);
  g.rule("undergone", "{...:either-of-two} card effects", effect);
  g.rule("undergone", "{...:untributed}");
  // As long as a battle lasts.
  alike(g, "this-battle", ["by that battle", "by this battle"]);
  g.rule("statement", "{what:subj[N]} cannot be destroyed {...:this-battle}", {
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
  g.rule("given-up", "Tributed", { act: "tribute" });
  g.rule("given-up", "Tributed{...:left-tribute}", { act: "tribute" });
  const normally = "Tributed for a Tribute Summon";
  g.rule("untributed", `${normally}[[{...:left-tribute}]]`, { act: "tribute-for-tribute-summon" });
  g.rule("given-up", "Tributed {...:but-normally}", { act: "tribute-otherwise" });
  alike(
    g,
    "but-normally",
    ["a Tribute Summon", "Tribute Summons"].flatMap((it) => [`, except for ${it}`, `except for ${it}`]),
  );
  // The Summons that are left: "…, except for the Tribute Summon of a “X” monster".
  for (const [category, way] of [
    ["left-tribute", "Tribute"],
    ["left-with[S]", "{...:said-way[S]}"],
  ] as const)
    alike(g, category, [
      `, except for the ${way} Summon of {exceptFor:group[sg]}`,
      `, except for @a ${way} Summon of {exceptFor:group[sg]}`,
      ", except for {exceptFor:kinds}",
      ", except for {exceptFor:group[sg]}",
      ", unless it is for {exceptFor:group[sg]}",
    ]);
  // Said of itself it is a rule about how the card is used: see `procedures`.
  const less = { ...ban, ...material };
  const used = "cannot be used {...:such-material[S]}{...:left-with[S]}";
  g.rule("ban", `{what:subj[pl]} ${used}`, less);
  g.rule("ban", `it ${used}`, { ...less, what: { ref: "it" } });
  g.rule("ban", "{what:subj[N]} {...:pred[N]}");
  g.rule("ban", "{what:subj[N]} {...:pred-of-others[N]}");
  g.rule(
    "ban",
    "{player:cannot} Tribute {what:ref[N]}",
    { verb: "forbid", act: "tribute" },
    { wording: "tributing" },
  );
}

/** "It cannot declare an attack or be Tributed": two bans, on the same; and what else is said without its subject. */
function joined(g: Grammar): void {
  const again = { verb: "forbid", player: "both", "what.ref": "same-subject" };
  for (const [act, noted] of [
    ["barred-act", {}],
    ["barred-act[N]", {}],
    ["barred-of-others", {}],
    ["barred-of-others[N]", {}],
    ["used-as-such", { wording: "used" }],
  ] as const) {
    g.rule("or-banned", `{...:${act}}`, { ...again, until: "while-face-up" }, noted);
    // Where the time was said before them all.
    g.rule("or-banned-then", `{...:${act}}`, again, noted);
  }
  alike(g, "or-nor", ["or", ", or", "nor", ", nor", ", nor can players"]);
  g.rule("lasting-link", "{...:or-nor} {step:or-banned-then}", { join: "and" });
  // "It loses 600 ATK, but cannot be destroyed by battle": the subject is not said again.
  for (const n of ["sg", "pl"])
    for (const said of [`pred[${n}]`, `gift[${n}]`])
      g.rule("elliptic-lasting", `{...:${said}}`, { "what.ref": "same-subject" }, { wording: `same-${n}` });
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
  g.rule(
    "gift[N]",
    "can make a second attack during each Battle Phase",
    { ...more, count: 2 },
    {
      wording: "second",
    },
  );
  g.rule(
    "statement",
    "{what:subj[N]} can attack twice during this turn's Battle Phase",
    { ...ends, count: 2 },
    { wording: "twice-this" },
  );
  alike(g, "so-many-attacks", ["up to {count:int2} attacks", "{count:int2} attacks"]);
  g.rule("so-many-attacks", "up to {count:int2} attacks on monsters", { on: "monsters" });
  g.rule("gift[N]", "can make {...:so-many-attacks} during each Battle Phase", more);
  g.rule("attack-often", "attack");
  g.rule("attack-often", "attack monsters", { on: "monsters" });
  const times = "a number of times each Battle Phase";
  const upTo = "[[{...:set-off}]] up to {count:measured}";
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
  g.rule(
    "gift[sg]",
    "gains 1 additional attack during each Battle Phase[[{...:set-off}]] for each {count.of:each}",
    { ...more, ...additional },
  );
  g.rule(
    "statement",
    "{what:subj[N]} can make a second attack during this Battle Phase",
    { ...more, count: 2, until: "end-of-battle-phase" },
    { wording: "second-this" },
  );
  const each = { ...more, on: "each-monster" };
  alike(g, "their-monsters-all", [
    "all monsters your opponent controls",
    "all your opponent's monsters",
    "each monster your opponent controls",
    "every monster your opponent controls",
  ]);
  g.rule("gift[N]", "can attack {...:their-monsters-all}[[{...:set-off}]] once each", each);
  g.rule("gift[N]", "can attack all {each:each-attacked}[[{...:set-off}]] once each", each);
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
  g.rule("effect", "{resolution:owns} {conditions:own-whiles}.", STANDING, { wording: "standing-own" });
  g.rule("effect", "{resolution:owns}, {conditions:own-whiles}.", STANDING, {
    wording: "standing-own-comma",
  });
  g.rule("owns", "{+:own-clause}");
  g.rule("owns", "{+:own-clause} {++:own-links}");
  g.rule("own-links", "{+:own-link}");
  g.rule("own-links", "{+:own-link} {++:own-links}");
  for (const joint of ["and", "also"]) g.rule("own-link", `{...:joint[${joint}]} {...:own-clause}`);
  // "…, also you take no battle damage from battles involving it."
  g.rule("own-link", "{...:joint[also]} {...:holding-clause}");
  g.noted("own-clause", "own-step", "own-passing", "own-link");
}
