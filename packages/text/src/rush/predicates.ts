import type { Grammar } from "../grammar.ts";

/**
 * What is said of monsters and players for a time: "gains 500 ATK", "cannot be destroyed by battle". `pred[N]` is what
 * is said, `lasting-step[N]` says it of somebody; how long is said once for all that is joined (see clauses).
 */
export function rushPredicates(g: Grammar): void {
  stats(g);
  battle(g);
  protection(g);
  identity(g);
  bans(g);
  g.rule("lasting-step[N]", "{what:subj[N]} {...:pred[N]}");
  // "Make 1 face-up monster on your opponent's field lose 500 ATK".
  g.rule("lasting-imp[N]", "make {what:np[N]} {...:pred[pl]}", {}, { wording: "make" });
  g.rule("lasting-imp[N]", "make {what:bare-group} {...:pred[pl]}", {}, { wording: "make" });
  g.rule("elided[N]", "{...:pred[N]}", { what: { ref: "same-subject" } });
  g.rule("elided[N]", "also {...:pred[N]}", { what: { ref: "same-subject" } }, { wording: "also" });
  g.rule("elided[N]", "{=:player-ban}");
  g.rule("lasting-step[N]", "{=:player-ban}");
  g.rule("lasting-imp[N]", "{=:level-change}");
  g.noted("lasting-step", "lasting-imp", "elided");
}

function stats(g: Grammar): void {
  g.words("change[sg]", { gains: "gain", loses: "lose" });
  g.words("change[pl]", { gain: "gain", lose: "lose" });
  g.rule("pred[N]", "{change:change[N]} {value:int} ATK/{alsoValue:int} DEF", {
    verb: "change-stat",
    stat: "atk",
    also: "def",
  });
  g.rule("stats", "{stat:battle-stat}");
  g.rule("stats", "ATK/DEF", { stat: "atk", also: "def" });
  const change = { verb: "change-stat" };
  g.rule("pred[N]", "{change:change[N]} {value:int} {...:stats}", change);
  g.rule("pred[N]", "{change:change[N]} an additional {value:int} {...:stats}", change, {
    wording: "additional",
  });
  g.rule("pred[N]", "{change:change[N]} {...:stats} equal to {value:bracket}", change);
  g.rule("pred[N]", "also {change:change[N]} {value:int} {...:stats}", change, { wording: "also" });
  g.rule(
    "level-change",
    "increase {what:owner} {stat:level-or-levels} by {value:int}",
    { ...change, change: "gain" },
    { wording: "owner" },
  );
  g.rule(
    "level-change",
    "reduce {what:owner} {stat:level-or-levels} by {value:int}",
    { ...change, change: "lose" },
    { wording: "owner" },
  );
  g.rule("level-change", "increase the Level of {what:free} by {value:int}", {
    ...change,
    change: "gain",
    stat: "level",
  });
  g.rule("level-change", "reduce the Level of {what:free} by {value:int}", {
    ...change,
    change: "lose",
    stat: "level",
  });
  g.rule(
    "level-change",
    "increase the Levels of {what:obj} by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "levels" },
  );
  g.rule(
    "level-change",
    "reduce the Levels of {what:obj} by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "levels" },
  );
  g.rule(
    "level-change",
    "increase {what:owner} {stat:level-or-levels} by {value:bracket}",
    { ...change, change: "gain" },
    { wording: "owner" },
  );
  g.rule("level-change", "increase the Level of {what:free} by {value:bracket}", {
    ...change,
    change: "gain",
    stat: "level",
  });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level increases by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "increases" },
  );
  g.words("level-or-levels", { Level: "level" });
  const become = { ...change, change: "become" };
  g.rule(
    "level-change",
    "change the original ATK of {what:obj} to {value:int}",
    { ...become, stat: "atk", original: true },
    { wording: "change" },
  );
  g.rule(
    "level-change",
    "change the original ATK/DEF of {what:obj} to {value:int}",
    { ...become, stat: "atk", also: "def", original: true },
    { wording: "change" },
  );
  g.rule("level-change", "swap the original ATK and DEF of {what:obj}", { verb: "swap-stats" });
  g.rule(
    "level-change",
    "switch the original ATK and DEF of {what:obj}",
    { verb: "swap-stats" },
    { wording: "switch" },
  );
  g.rule("lasting-step[sg]", "{what:owner} {...:stats} becomes {value:int}", become, { wording: "owner" });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} original {...:stats} becomes {value:int}",
    { ...become, original: true },
    { wording: "owner" },
  );
  g.rule(
    "lasting-step[sg]",
    "{what:owner} original {...:stats} become {value:int}",
    { ...become, original: true },
    { wording: "owner-pl" },
  );
  g.rule("lasting-step[sg]", "the original {...:stats} of {what:obj} becomes {value:int}", {
    ...become,
    original: true,
  });
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level is increased by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "passive" },
  );
  g.rule(
    "lasting-step[pl]",
    "{what:owner} Levels are increased by {value:int}",
    { ...change, change: "gain", stat: "level" },
    { wording: "passives" },
  );
  g.rule(
    "lasting-step[sg]",
    "{what:owner} Level is reduced by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "passive" },
  );
  g.rule(
    "lasting-step[pl]",
    "{what:owner} Levels are reduced by {value:int}",
    { ...change, change: "lose", stat: "level" },
    { wording: "passives" },
  );
}

function battle(g: Grammar): void {
  const explained =
    " (if the ATK of the attacking monster exceeds the DEF of the attack target, inflict the difference)";
  g.rule("pred[N]", "<inflicts/inflict> piercing battle damage", { verb: "pierce" });
  g.rule(
    "pred[N]",
    `<inflicts/inflict> piercing battle damage${explained}`,
    { verb: "pierce" },
    { wording: "explained" },
  );
  const onDefense = "{what:subj[N]} <attacks/attack> a Defense Position monster";
  g.rule(
    "lasting-step[N]",
    `if ${onDefense}, inflict piercing battle damage`,
    { verb: "pierce" },
    { wording: "if" },
  );
  g.rule(
    "lasting-step[N]",
    `if ${onDefense}, inflict piercing battle damage${explained}`,
    { verb: "pierce" },
    { wording: "if-explained" },
  );
  g.rule(
    "statement",
    `if ${onDefense} this turn, inflict piercing battle damage${explained}`,
    { verb: "pierce", until: "end-of-turn" },
    { wording: "if-turn-explained" },
  );
  g.rule(
    "statement",
    `if ${onDefense} this turn, inflict piercing battle damage`,
    { verb: "pierce", until: "end-of-turn" },
    { wording: "if-turn" },
  );
  g.rule(
    "pred[N]",
    "also <inflicts/inflict> piercing battle damage",
    { verb: "pierce" },
    { wording: "also" },
  );
  g.rule(
    "pred[N]",
    `also <inflicts/inflict> piercing battle damage${explained}`,
    { verb: "pierce" },
    { wording: "also-explained" },
  );
  g.rule("pred[N]", "can attack directly", { verb: "attack-directly" });
  g.rule("pred[N]", "can attack twice", { verb: "more-attacks", count: 2 });
  g.rule("pred[N]", "can attack twice per turn", { verb: "more-attacks", count: 2 }, { wording: "per-turn" });
  g.rule("pred[N]", "can make up to {count:int2} attacks", { verb: "more-attacks" }, { wording: "up-to" });
  g.rule("pred[N]", "can make up to {count:int2} attacks on monsters", {
    verb: "more-attacks",
    on: "monsters",
  });
  g.rule(
    "pred[N]",
    "can make up to {count:int2} attacks on monsters per turn",
    { verb: "more-attacks", on: "monsters" },
    { wording: "per-turn" },
  );
  g.rule("pred[N]", "can attack all of your opponent's monsters once each", {
    verb: "more-attacks",
    on: "each-monster",
  });
  const ban = { verb: "forbid", player: "both" };
  g.rule("pred[N]", "cannot attack", { ...ban, act: "attack" });
  g.rule("pred[N]", "cannot attack directly", { ...ban, act: "attack-directly" });
  g.rule("pred[N]", "cannot declare an attack", { ...ban, act: "attack" }, { wording: "declare" });
  const fewer = "can be treated as {count:int2} Tributes for the Tribute Summon of";
  g.rule("pred[N]", `${fewer} {for:group[sg]}`, { verb: "worth-tributes" });
  g.rule("pred[N]", `${fewer} {for:group[sg]} in {position:position}`, { verb: "worth-tributes" });
  g.rule("pred[N]", `${fewer} {for:named-only}`, { verb: "worth-tributes" }, { wording: "named" });
  g.rule(
    "pred[N]",
    `${fewer} {for:named-only} in {position:position}`,
    { verb: "worth-tributes" },
    { wording: "named" },
  );
}

function protection(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "destroy" };
  g.rule("pred[N]", "cannot be destroyed", ban);
  g.rule("pred[N]", "cannot be used as material for a Fusion Summon", {
    verb: "forbid",
    player: "both",
    act: "fusion-material",
  });
  g.rule("pred[N]", "cannot be used as material for the Fusion Summon of {byCards:named-only}", {
    verb: "forbid",
    player: "both",
    act: "fusion-material",
  });
  g.rule("pred[N]", "cannot be changed to Defense Position", {
    verb: "forbid",
    player: "both",
    act: "change-position",
  });
  g.rule("pred[N]", "cannot be destroyed by battle", { ...ban, by: ["battle"] });
  g.rule("pred[N]", "cannot be destroyed by card effects", { ...ban, by: ["card-effect"] });
  g.rule("pred[N]", "cannot be destroyed by battle or card effects", {
    ...ban,
    by: ["battle", "card-effect"],
  });
  g.rule(
    "pred[N]",
    "cannot be destroyed by battle or {byCards:effects-of}",
    { ...ban, by: ["battle", "card-effect"] },
    { wording: "short" },
  );
  g.rule("pred[N]", "cannot be changed to Defense Position by {byCards:effects-of}", {
    verb: "forbid",
    player: "both",
    act: "change-position",
    by: ["card-effect"],
  });
  g.rule("pred[N]", "cannot be destroyed by {byCards:effects-of}", { ...ban, by: ["card-effect"] });
  g.rule("pred[N]", "cannot be destroyed by battle or by {byCards:effects-of}", {
    ...ban,
    by: ["battle", "card-effect"],
  });
  g.rule("pred[N]", "cannot be destroyed by battle with {byCards:free}", { ...ban, by: ["battle"] });
  g.rule(
    "pred[N]",
    "cannot be destroyed by {byCards:attacks-of}",
    { ...ban, by: ["battle"] },
    { wording: "attacks" },
  );
  const theirs = (noun: string) => ({
    quantity: { kind: "every" },
    traits: [{ trait: "controlled", by: "opponent" }],
    noun,
    where: [],
  });
  g.rule("attacks-of", "your opponent's attacks", theirs("monster"));
  g.rule("attacks-of", "your opponent's monsters' attacks", theirs("monster"), { wording: "monsters" });
  for (const [words, noun] of [
    ["card effect", "card"],
    ["Trap Card effect", "trap"],
    ["card effects", "card"],
    ["Trap Card effects", "trap"],
  ] as const)
    g.rule("effects-of", `an opponent's ${words}`, theirs(noun), {
      wording: words.endsWith("s") ? "an-opponents" : "an-opponent",
    });
  for (const [words, noun] of [
    ["card effects", "card"],
    ["Trap Card effects", "trap"],
    ["Spell Card effects", "spell"],
    ["Spell/Trap Card effects", "spell-or-trap"],
    ["monster effects", "monster"],
  ] as const)
    g.rule("effects-of", `your opponent's ${words}`, theirs(noun), { wording: "opponent" });
  for (const [words, noun] of [
    ["Trap Card effects", "trap"],
    ["Spell Card effects", "spell"],
    ["Spell/Trap Card effects", "spell-or-trap"],
    ["monster effects", "monster"],
  ] as const)
    g.rule(
      "effects-of",
      words,
      { quantity: { kind: "every" }, traits: [], noun, where: [] },
      { wording: "any" },
    );
  g.rule("effects-of", "the effects of {=:bare-group}");
  const kept = "cannot be returned to the hand/Deck/Extra Deck by card effects";
  g.rule("pred[N]", "cannot be returned to the hand/Deck/Extra Deck by {byCards:effects-of}", {
    verb: "forbid",
    player: "both",
    act: "return",
    by: ["card-effect"],
  });
  g.rule("pred[N]", kept, { verb: "forbid", player: "both", act: "return", by: ["card-effect"] });
  g.noted("effects-of");
}

/** Names, Types, Attributes. */
function identity(g: Grammar): void {
  g.rule("pred[N]", "<becomes/become> {type:type} Type", { verb: "change-type" });
  g.rule("pred[N]", "<becomes/become> the same Type as {as:one-card}", { verb: "change-type" });
  g.rule("pred[N]", "<becomes/become> {attribute:attribute} Attribute", { verb: "change-attribute" });
  g.rule(
    "lasting-step[N]",
    "the Attribute of {what:np[N]} becomes {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "of" },
  );
  g.rule(
    "lasting-step[N]",
    "the Attributes of {what:np[N]} become {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "of-pl" },
  );
  g.rule(
    "lasting-step[N]",
    "{what:owner} Attribute becomes {attribute:attribute}",
    { verb: "change-attribute" },
    { wording: "owner" },
  );
  g.rule(
    "lasting-step[N]",
    "{what:owner} Type becomes {type:type}",
    { verb: "change-type" },
    { wording: "owner" },
  );
  g.rule("lasting-step[sg]", "{what:owner} name becomes {name:name}", { verb: "change-name" });
  g.rule("lasting-step[sg]", "{what:owner} name becomes the same as {as:np[sg]}", { verb: "change-name" });
  const renamed = { verb: "change-name", for: "fusion-material" };
  g.rule(
    "lasting-step[sg]",
    "if used as material for a Fusion Summon, {what:owner} name becomes {name:name}",
    renamed,
  );
  g.rule(
    "lasting-step[sg]",
    "if {what:ref[sg]} is used as material for a Fusion Summon, its name becomes {name:name}",
    renamed,
    { wording: "is-used" },
  );
  g.rule("named-as-material", "its name can be treated as {name:name}", { ...renamed, also: true });
  g.noted("named-as-material");
  g.rule("lasting-step[sg]", "{what:owner} effects are negated", { verb: "negate-effects" });
  g.rule("lasting-imp[N]", "negate the effects of {what:obj}", { verb: "negate-effects" });
}

const MONSTERS = { quantity: { kind: "every" }, traits: [], noun: "monster", where: [] };

/** What a player cannot do, or can only do. */
function bans(g: Grammar): void {
  for (const [who, player] of [
    ["you", "you"],
    ["your opponent", "opponent"],
  ] as const) {
    const ban = { verb: "forbid", player };
    const rule = (text: string, fields: Record<string, string | object>, wording?: string) =>
      g.rule(`ban[${player}]`, `${who} ${text}`, { ...ban, ...fields } as never, wording ? { wording } : {});
    rule("cannot activate {what:cards} when {whenAttacks:subj[sg]} declares an attack", {
      act: "activate-card",
    });
    rule("cannot activate {what:cards} during the {phase:phase}", { act: "activate-card" });
    rule("can only attack with {except:free}", { act: "attack", what: MONSTERS });
    rule("cannot attack with {what:free}", { act: "attack" });
    rule("cannot attack directly", { act: "attack-directly", what: MONSTERS });
    rule("cannot activate {what:cards}", { act: "activate-card" });
    rule("cannot activate the effect of {what:named-only}", { act: "activate" });
    rule("cannot activate the effects of {what:free}", { act: "activate" }, "effects");
    rule("cannot activate {what:own-effects} effects", { act: "activate" });
    rule("cannot Tribute Summon {what:free} in Attack Position", { act: "tribute-summon" });
    rule("cannot Special Summon {what:free}", { act: "special-summon" });
    rule("can only Special Summon {except:free}", { act: "special-summon", what: MONSTERS });
  }
  g.rule(
    "statement",
    "you cannot activate monster effects until the end of this turn, except those of {except:free}",
    {
      verb: "forbid",
      player: "you",
      act: "activate",
      what: MONSTERS,
      until: "end-of-turn",
    },
  );
  for (const player of ["you", "opponent"]) g.rule("player-ban", `{=:ban[${player}]}`);
  g.rule("own-effects", "{=:owner}");
  g.rule("cards", "{traits:pre-kind} {noun:kind-noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("cards", "{traits:pre-kind} {noun:kind-noun[pl]}{where:except-name}", {
    quantity: { kind: "every" },
  });
  g.rule("except-name", "{+:trait-except}");
  g.rule("cards", "{traits*:pre} {noun:noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("cards", "{traits*:pre} {noun:noun[pl]} {where:post}", { quantity: { kind: "every" } });
  g.rule(
    "player-ban",
    "they cannot activate monster effects",
    { verb: "forbid", player: "opponent", act: "activate", what: MONSTERS },
    { wording: "they" },
  );
  g.rule("player-ban", "neither player can activate {what:cards}", {
    verb: "forbid",
    player: "both",
    act: "activate-card",
  });
  g.rule("player-ban", "neither player can Special Summon {what:free}", {
    verb: "forbid",
    player: "both",
    act: "special-summon",
  });
  g.rule("player-ban", "your opponent cannot attack {what:bare-group}", {
    verb: "forbid",
    player: "opponent",
    act: "be-attacked",
  });
  g.rule(
    "player-ban",
    "your opponent cannot declare an attack on {what:bare-group}",
    { verb: "forbid", player: "opponent", act: "be-attacked" },
    { wording: "declare" },
  );
  const no = "no battle damage";
  g.rule("player-ban", `you take ${no}`, { verb: "no-damage", player: "you", kind: "battle" });
  g.rule("player-ban", `your opponent takes ${no}`, {
    verb: "no-damage",
    player: "opponent",
    kind: "battle",
  });
  g.rule("player-ban", "you take no effect damage", { verb: "no-damage", player: "you", kind: "effect" });
  g.rule("player-ban", "you take no effect damage from your opponent", {
    verb: "no-damage",
    player: "you",
    kind: "effect",
    by: "opponent",
  });
  g.rule("player-ban", `you take ${no} from battles involving {involving:np}`, {
    verb: "no-damage",
    player: "you",
    kind: "battle",
  });
  g.noted("cards");
}
