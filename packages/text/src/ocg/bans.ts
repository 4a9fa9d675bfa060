import type { Constant, Grammar } from "../grammar.ts";
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

function predicates(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  g.words("ban-passive", { destroyed: "destroy", banished: "banish" });
  g.words("battle", { battle: "battle" });
  g.words("card-effects", { "card effects": "card-effect" });
  g.rule("causes-pl", "{+:card-effects}");
  g.rule("causes-pl", "{+:battle} or {+:card-effects}");
  g.rule("causes-pl", "{+:card-effects} or {+:battle}");
  g.rule("causes-pl", "{+:battle} or by {+:card-effects}", undefined, { wording: "by" });
  g.rule("pred[N]", "cannot be {act:ban-passive}", ban);
  g.rule("pred[N]", "cannot be destroyed by {by:causes}", { ...ban, act: "destroy" });
  g.rule(
    "pred[N]",
    "cannot be destroyed by {by:causes-pl}",
    { ...ban, act: "destroy" },
    { wording: "plural" },
  );
  g.rule("pred[N]", "cannot be destroyed by {byCards:effects-by}", {
    ...ban,
    act: "destroy",
    by: ["card-effect"],
  });
  g.rule("pred[N]", "cannot be destroyed by battle with {byCards:obj}", {
    ...ban,
    act: "destroy",
    by: ["battle"],
  });
  g.rule("pred[N]", "cannot be destroyed by battle with {byCards:kinds}", {
    ...ban,
    act: "destroy",
    by: ["battle"],
  });
  for (const [by, wording] of [
    ["by battle with", "by-battle"],
    ["with", "with"],
  ] as const)
    g.rule(
      "pred[N]",
      `cannot be destroyed by battle, except ${by} {exceptBy:left-by}`,
      { ...ban, act: "destroy", by: ["battle"] },
      { wording },
    );
  for (const [those, wording] of [
    ["those of {exceptBy:barred}", "those"],
    ["{exceptBy:barred}' effects", "effects"],
  ] as const)
    g.rule(
      "pred[N]",
      `cannot be destroyed by {byCards:effects-by}, except ${those}`,
      { ...ban, act: "destroy", by: ["card-effect"] },
      { wording },
    );
  g.rule("left-by", "{=:group[sg]}");
  g.rule("left-by", "{=:barred}");
  g.rule("pred[N]", "cannot be destroyed by battle or {byCards:effects-by}", {
    ...ban,
    act: "destroy",
    by: ["battle", "card-effect"],
  });
  g.rule("pred[N]", "cannot be banished by card effects", {
    ...ban,
    act: "banish",
    by: ["card-effect"],
  });
  g.rule("pred[N]", "cannot be banished by {byCards:effects-by}", {
    ...ban,
    act: "banish",
    by: ["card-effect"],
  });
  g.rule("pred[N]", "cannot declare an attack", { ...ban, act: "attack" });
  g.rule("pred[N]", "cannot attack", { ...ban, act: "attack" }, { wording: "short" });
  g.rule("pred[N]", "cannot declare attacks", { ...ban, act: "attack" }, { wording: "pl" });
  g.rule("pred[N]", "cannot attack directly", { ...ban, act: "attack-directly" });
  g.rule(
    "pred[N]",
    "cannot attack your opponent directly",
    { ...ban, act: "attack-directly" },
    { wording: "your-opponent" },
  );
  g.rule("pred[N]", "cannot be targeted by card effects", { ...ban, act: "target" });
  g.rule("pred[N]", "cannot be targeted by {byCards:effects-by}", { ...ban, act: "target" });
  for (const [attacks, wording] of [
    ["attacks", undefined],
    ["an attack", "an"],
  ] as const) {
    const targeted = `cannot be targeted for ${attacks}`;
    const noted = wording === undefined ? {} : { wording };
    g.rule("pred[N]", targeted, { ...ban, act: "be-attacked" }, noted);
    // "…, but does not prevent your opponent from attacking you directly"
    g.rule(
      "pred[N]",
      `${targeted}, but does not prevent your opponent from attacking you directly`,
      { ...ban, act: "be-attacked", passedOver: true },
      noted,
    );
  }
  // "cannot be targeted or destroyed by your opponent's card effects"
  g.words("ban-by-effects", { targeted: "target", destroyed: "destroy", banished: "banish" });
  const effects = { ...ban, by: ["card-effect"] };
  for (const [said, noted] of [
    ["cannot be {act:ban-by-effects} or {also:ban-by-effects} by", {}],
    ["cannot be {act:ban-by-effects}, or {also:ban-by-effects}, by", { wording: "commas" }],
  ] as const) {
    g.rule("pred[N]", `${said} {byCards:effects-by}`, effects, noted);
    g.rule("pred[N]", `${said} card effects`, effects, noted);
  }
  g.rule(
    "pred[sg]",
    "cannot change its battle position",
    { ...ban, act: "change-position" },
    { wording: "its" },
  );
  g.rule(
    "pred[pl]",
    "cannot change their battle positions",
    { ...ban, act: "change-position" },
    { wording: "its" },
  );
  for (const [its, ref] of [
    ["its battle position", "it"],
    ["their battle positions", "them"],
  ] as const)
    g.rule(
      "ban",
      `${its} cannot be changed`,
      { ...ban, act: "change-position", what: { ref } },
      { wording: "pronoun" },
    );
  const held = { ...ban, act: "change-control" };
  g.rule("ban", "its control cannot switch", { ...held, what: { ref: "it" } }, { wording: "pronoun" });
  g.rule("ban", "control of {what:ref[sg]} cannot switch", held);
  // "… Special Summon it, but its effects cannot be activated"
  for (const [its, ref] of [
    ["its effects", "it"],
    ["their effects", "them"],
  ] as const)
    g.rule(
      "ban",
      `${its} cannot be activated`,
      { ...ban, act: "activate", what: { ref } },
      { wording: "effects-of" },
    );
  used(g);
}

/** "…, except for the Tribute Summon of a “X” monster": the Summons that a ban on Tributes or materials leaves. */
function leaving(
  g: Grammar,
  [n, ban]: readonly [string, string],
  step: Constant,
  summon: string,
  w = "",
): void {
  for (const [except, wording] of [
    [`, except for the ${summon} of {exceptFor:group[sg]}`, "except"],
    [`, except for @a ${summon} of {exceptFor:group[sg]}`, "except-a"],
    [`, except for {exceptFor:kinds}`, "except-short"],
    [`, except for {exceptFor:group[sg]}`, "except-one"],
    [`, unless it is for {exceptFor:group[sg]}`, "unless"],
  ] as const)
    g.rule(n, `${ban}${except}`, step, { wording: `${wording}${w}` });
}

/**
 * What is said of others only, for a time: a text that says of its own monster that it "cannot be used as Synchro
 * Material" says how it may be Summoned with.
 */
function used(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  const material = { ...ban, act: "material" };
  g.rule("pred-of-others[N]", "cannot be Tributed", { ...ban, act: "tribute" });
  g.rule(
    "ban",
    "{player:cannot} Tribute {what:ref[sg]}",
    { verb: "forbid", act: "tribute" },
    { wording: "tributing" },
  );
  leaving(g, ["pred-of-others[N]", "cannot be Tributed"], { ...ban, act: "tribute" }, "Tribute Summon");
  const normally = { ...ban, act: "tribute-for-tribute-summon" };
  g.rule("pred[N]", "{...:untributed}");
  g.rule("untributed", "cannot be Tributed for a Tribute Summon", normally);
  leaving(g, ["untributed", "cannot be Tributed for a Tribute Summon"], normally, "Tribute Summon");
  g.noted("untributed");
  for (const [word, way] of [
    ["Fusion", "fusion"],
    ["Synchro", "synchro"],
    ["Xyz", "xyz"],
    ["Link", "link"],
  ] as const)
    for (const [words, w] of [
      [`as ${word} Material`, ""],
      [`as ${word} Material for @a ${word} Summon`, "-for"],
    ] as const)
      leaving(
        g,
        ["less-as-material", `cannot be used ${words}`],
        { ...material, ways: [way] },
        `${word} Summon`,
        w,
      );
  const spared = { ...ban, act: "tribute-otherwise" };
  for (const [comma, c] of [
    [",", "comma"],
    ["", "close"],
  ] as const) {
    const noted = { wording: `but-${c}` };
    g.rule("pred-of-others[N]", `cannot be Tributed${comma} except for a Tribute Summon`, spared, noted);
    g.rule("pred-of-others[N]", `cannot be Tributed${comma} except for Tribute Summons`, spared, {
      wording: `but-${c}-pl`,
    });
  }
  // Said of itself it is a rule about how the card is used: see `procedures`.
  g.rule("ban", "{what:subj[pl]} {...:less-as-material}");
  g.rule("ban", "it {...:less-as-material}", { what: { ref: "it" } });
  g.noted("less-as-material");
  g.rule("pred-of-others[sg]", "cannot activate its effects", { ...ban, act: "activate" });
  g.rule("pred-of-others[pl]", "cannot activate their effects", { ...ban, act: "activate" });
  g.rule("pred-of-others[N]", "cannot be activated", { ...ban, act: "activate-card" });
  g.rule("pred-of-others[N]", "cannot be used as {ways:ways} Material", material);
  g.rule("pred-of-others[N]", "cannot be used as @a {ways:ways} Material", material, { wording: "a" });
  g.rule("pred-of-others[N]", "cannot be used as material for @a {ways:ways} Summon", material, {
    wording: "for",
  });
  g.rule(
    "pred-of-others[N]",
    "cannot be used as material for the {ways:ways} Summon of {byCards:obj}",
    material,
  );
  g.rule("ban", "{what:subj[N]} {...:pred-of-others[N]}");
  // "It cannot declare an attack or be Tributed": two bans, on the same.
  const again = { ...ban, "what.ref": "same-subject" };
  const banned = (words: string, act: string, wording: string): void => {
    g.rule("or-banned", words, { ...again, act, until: "while-face-up" }, { wording });
    // Where the time was said before them all.
    g.rule("or-banned-then", words, { ...again, act }, { wording });
  };
  for (const [or, o] of [
    ["or", ""],
    [", or", "-comma"],
    ["nor", "-nor"],
    [", nor can players", "-players"],
    [", nor", "-comma-nor"],
    [", and cannot", "-and-cannot"],
  ] as const) {
    const wording = `or-banned${o}`;
    g.rule("link", `${or} {step:or-banned}`, { join: "and" }, { wording });
    g.rule("lasting-link", `${or} {step:or-banned-then}`, { join: "and" }, { wording });
    g.rule("standing-link", `${or} {step:or-banned}`, { join: "and" }, { wording });
  }
  for (const [words, act] of [
    ["be Tributed", "tribute"],
    ["change its battle position", "change-position"],
    ["change their battle positions", "change-position"],
    ["declare an attack", "attack"],
    ["attack", "attack"],
    ["activate its effects", "activate"],
    ["activate their effects", "activate"],
  ] as const)
    banned(words, act, words.replaceAll(" ", "-"));
  for (const [used, u] of [
    ["used", "used"],
    ["be used", "be-used"],
  ] as const) {
    banned(`${used} as {ways:ways} Material`, "material", u);
    banned(`${used} as @a {ways:ways} Material`, "material", `${u}-a`);
    banned(`${used} as @a {ways:ways} Material Monster`, "material", `${u}-monster`);
    banned(`${used} as material for @a {ways:ways} Summon`, "material", `${u}-for`);
    banned(`${used} as @a {ways:ways} Material for a Summon`, "material", `${u}-for-any`);
  }
  // "It loses 600 ATK, but cannot be destroyed by battle": the subject is not said again.
  for (const n of ["sg", "pl"]) {
    const same = { "what.ref": "same-subject" };
    g.rule("elliptic-lasting", `{...:pred[${n}]}`, same, { wording: `ban-${n}` });
    g.rule("elliptic-lasting", `{...:gift[${n}]}`, same, { wording: `gift-${n}` });
  }
  g.noted("elliptic-lasting", "or-banned-then");
  g.noted("or-banned");
  // As long as a battle lasts.
  for (const battle of ["that", "this"])
    g.rule(
      "statement",
      `{what:subj[N]} cannot be destroyed by ${battle} battle`,
      { ...ban, act: "destroy", by: ["battle"], until: "this-battle" },
      { wording: `by-${battle}` },
    );
}

function gifts(g: Grammar): void {
  g.rule("gift[sg]", "inflicts piercing battle damage", { verb: "pierce" });
  g.rule(
    "gift[sg]",
    "inflicts piercing battle damage to your opponent",
    { verb: "pierce" },
    { wording: "to-opponent" },
  );
  g.rule("gift[pl]", "inflict piercing battle damage", { verb: "pierce" });
  g.rule(
    "gift[pl]",
    "inflict piercing battle damage to your opponent",
    { verb: "pierce" },
    { wording: "to-opponent" },
  );
  // "If it attacks a Defense Position monster this turn, inflict piercing battle damage": the same of it.
  for (const [to, wording] of [
    ["", "if-attacks"],
    [" to your opponent", "if-attacks-opponent"],
  ] as const) {
    const pierce = `inflict piercing battle damage${to}`;
    const attacks = "if {what:ref[sg]} attacks a Defense Position monster";
    const turn = { verb: "pierce", until: "end-of-turn" };
    g.rule("statement", `${attacks} this turn, ${pierce}`, turn, { wording: `turn-${wording}` });
    g.rule("statement", `this turn, ${attacks}, ${pierce}`, turn, { wording: `front-${wording}` });
    g.rule("lasting-step", `${attacks}, ${pierce}`, { verb: "pierce" }, { wording });
  }
  g.rule("gift[N]", "can attack your opponent directly", { verb: "attack-directly" });
  g.rule("gift[N]", "can attack directly", { verb: "attack-directly" }, { wording: "short" });
  g.rule("gift[N]", "can attack twice", { verb: "more-attacks", count: 2 }, { wording: "twice" });
  g.rule(
    "statement",
    "{what:subj[N]} can attack twice during this turn's Battle Phase",
    { verb: "more-attacks", count: 2, until: "end-of-turn" },
    { wording: "twice-this" },
  );
  g.rule("gift[N]", "can make up to {count:int2} attacks during each Battle Phase", { verb: "more-attacks" });
  g.rule(
    "gift[N]",
    "can make {count:int2} attacks during each Battle Phase",
    { verb: "more-attacks" },
    { wording: "as-many" },
  );
  g.rule("gift[N]", "can make up to {count:int2} attacks on monsters during each Battle Phase", {
    verb: "more-attacks",
    on: "monsters",
  });
  for (const [comma, wording] of [
    [",", "times"],
    ["", "times-close"],
  ] as const) {
    const often = `a number of times each Battle Phase${comma} up to {count:measured}`;
    g.rule("gift[N]", `can attack ${often}`, { verb: "more-attacks" }, { wording });
    g.rule("gift[N]", `can attack monsters ${often}`, { verb: "more-attacks", on: "monsters" }, { wording });
    const turn = `a number of times each Battle Phase this turn${comma} up to {count:measured}`;
    g.rule(
      "statement",
      `{what:subj[N]} can attack ${turn}`,
      { verb: "more-attacks", until: "end-of-turn" },
      { wording: `${wording}-turn` },
    );
  }
  g.rule(
    "statement",
    "for each {count.of:each}, {what:subj[sg]} gains 1 additional attack during each Battle Phase this turn",
    { verb: "more-attacks", additional: true, "count.value": "count", until: "end-of-turn" },
    { wording: "additional" },
  );
  for (const [comma, wording] of [
    ["", "additional-after"],
    [",", "additional-comma"],
  ] as const)
    g.rule(
      "gift[sg]",
      `gains 1 additional attack during each Battle Phase${comma} for each {count.of:each}`,
      { verb: "more-attacks", additional: true, "count.value": "count" },
      { wording },
    );
  g.rule(
    "statement",
    "{what:subj[N]} can make a second attack during this Battle Phase",
    { verb: "more-attacks", count: 2, until: "end-of-battle-phase" },
    { wording: "second-this" },
  );
  g.rule("gift[sg]", "can attack all monsters your opponent controls, once each", {
    verb: "more-attacks",
    on: "each-monster",
  });
  const each = { verb: "more-attacks", on: "each-monster" };
  g.rule("gift[sg]", "can attack all {each:each-attacked}, once each", each);
  g.rule("gift[sg]", "can attack all {each:each-attacked} once each", each, { wording: "close" });
  g.rule("each-attacked", "{traits:pre} {noun:noun[pl]} your opponent controls", {
    quantity: { kind: "all" },
    where: [{ trait: "controlled", by: "opponent" }],
  });
  g.noted("each-attacked");
  g.rule("ban", "{what:subj[N]} {...:pred[N]}");
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
  g.rule("own-link", "and {...:own-clause}", { join: "and" });
  g.rule("own-link", ", and {...:own-clause}", { join: "and" }, { wording: "comma" });
  g.rule("own-link", ", also {...:own-clause}", { join: "also" });
  // "…, also you take no battle damage from battles involving it."
  g.rule("own-link", ", also {...:holding-clause}", { join: "also" });
  g.noted("own-clause", "own-step", "own-passing", "own-link");
}
