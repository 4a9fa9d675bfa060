import type { Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** Ways of Summoning that players are kept from. */
const SUMMONING = [
  ["Special Summon", "special-summon"],
  ["Normal or Special Summon", "summon"],
] as const;

/**
 * What is said of cards with or without naming them: "this card cannot be destroyed by battle", and on a monster
 * "Cannot be destroyed by battle." `pred[N]` is a ban, `gift[N]` something that may have an end.
 */
export function ocgBans(g: Grammar): void {
  predicates(g);
  gifts(g);
  itself(g);
  times(g);
  players(g);
  silences(g);
}

function predicates(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  g.words("ban-passive", { destroyed: "destroy", banished: "banish" });
  g.words("battle", { battle: "battle" });
  g.words("card-effects", { "card effects": "card-effect" });
  g.rule("causes-pl", "{+:card-effects}");
  g.rule("causes-pl", "{+:battle} or {+:card-effects}");
  g.rule("causes-pl", "{+:card-effects} or {+:battle}");
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
  g.rule("pred[N]", "cannot be destroyed by battle or {byCards:effects-by}", {
    ...ban,
    act: "destroy",
    by: ["battle", "card-effect"],
  });
  g.rule("pred[N]", "cannot declare an attack", { ...ban, act: "attack" });
  g.rule("pred[N]", "cannot attack", { ...ban, act: "attack" }, { wording: "short" });
  g.rule("pred[N]", "cannot attack directly", { ...ban, act: "attack-directly" });
  g.rule(
    "pred[N]",
    "cannot attack your opponent directly",
    { ...ban, act: "attack-directly" },
    { wording: "your-opponent" },
  );
  g.rule("pred[N]", "cannot be targeted by card effects", { ...ban, act: "target" });
  g.rule("pred[N]", "cannot be targeted by {byCards:effects-by}", { ...ban, act: "target" });
  g.rule("ban", "{what:subj[N]} cannot be targeted for attacks", { ...ban, act: "be-attacked" });
  // "cannot be targeted or destroyed by your opponent's card effects"
  for (const [words, act] of [
    ["targeted or destroyed", "target-or-destroy"],
    ["destroyed or banished", "destroy-or-banish"],
  ] as const)
    for (const [by, wording] of [
      ["by", ""],
      [", by", "commas"],
    ] as const) {
      const said = by === "by" ? `${words} by` : `${words.replace(" or", ", or")}, by`;
      const noted = wording === "" ? {} : { wording };
      const effects = { ...ban, act, by: ["card-effect"] };
      g.rule("pred[N]", `cannot be ${said} {byCards:effects-by}`, effects, noted);
      g.rule("pred[N]", `cannot be ${said} card effects`, effects, noted);
    }
  g.rule(
    "pred[sg]",
    "cannot change its battle position",
    { ...ban, act: "change-position" },
    { wording: "own" },
  );
  g.rule(
    "pred[pl]",
    "cannot change their battle positions",
    { ...ban, act: "change-position" },
    { wording: "own" },
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
  used(g);
}

/**
 * What is said of others only, for a time: a text that says of its own monster that it "cannot be used as Synchro
 * Material" says how it may be Summoned with.
 */
function used(g: Grammar): void {
  const ban = { verb: "forbid", player: "both" };
  const material = { ...ban, act: "material" };
  g.rule("pred-of-others[N]", "cannot be Tributed", { ...ban, act: "tribute" });
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
  g.rule("link", "or {step:or-banned}", { join: "and" }, { wording: "or-banned" });
  const again = { ...ban, "what.ref": "same-subject", until: "while-face-up" };
  for (const [words, act] of [
    ["be Tributed", "tribute"],
    ["change its battle position", "change-position"],
    ["change their battle positions", "change-position"],
    ["declare an attack", "attack"],
    ["attack", "attack"],
  ] as const)
    g.rule("or-banned", words, { ...again, act }, { wording: words.split(" ").pop() as string });
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
    g.rule("statement", `${attacks} this turn, ${pierce}`, turn, { wording });
    g.rule("statement", `this turn, ${attacks}, ${pierce}`, turn, { wording: `front-${wording}` });
    g.rule("lasting-step", `${attacks}, ${pierce}`, { verb: "pierce" }, { wording });
  }
  g.rule("gift[N]", "can attack your opponent directly", { verb: "attack-directly" });
  g.rule("gift[N]", "can attack directly", { verb: "attack-directly" }, { wording: "short" });
  g.rule("gift[N]", "can make up to {count:int2} attacks during each Battle Phase", { verb: "more-attacks" });
  g.rule("gift[N]", "can make up to {count:int2} attacks on monsters during each Battle Phase", {
    verb: "more-attacks",
    on: "monsters",
  });
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
  g.rule("ban", "{what:subj[N]} {...:pred[N]}");
  g.rule("lasting-statement", "{what:subj[N]} {...:gift[N]}");
}

/** "Cannot be destroyed by battle." on a monster, about itself. */
function itself(g: Grammar): void {
  const own = { what: { ref: "this-card" } };
  g.rule("own-clause", "{step:own-step}");
  g.rule("own-step", "{...:pred[sg]}", { ...own, until: "while-face-up" }, { wording: "own" });
  g.rule("own-step", "{...:gift[sg]}", own, { wording: "own" });
  const changed = "{change:change[sg]} {value.times:int} {...:stats} for each";
  const change = { ...own, verb: "change-stat" };
  g.rule("own-step", `${changed} {value.of:each}`, { ...change, "value.value": "count" }, { wording: "own" });
  g.rule(
    "own-step",
    `${changed} {value.counter:counter[sg]} on {value.of:bearers}`,
    { ...change, "value.value": "counters" },
    { wording: "own" },
  );
  g.rule(
    "own-step",
    `${changed} {value.of:material-of}`,
    { ...change, "value.value": "attached" },
    { wording: "own" },
  );
  g.rule("own-step", "{change:change[sg]} {value:int} {...:stats}", change, { wording: "own" });
  g.rule("own-step", "{change:change[sg]} {...:stats} equal to {value:amount}", change, { wording: "own" });
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
  g.noted("own-clause", "own-step", "own-link");
}

/** "Your opponent cannot activate cards or effects when this card is Summoned": only as an answer to just that. */
function silences(g: Grammar): void {
  for (const [who, player] of [
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const)
    for (const [words, act, noun] of [
      ["cards or effects", "activate", "card"],
      ["monster effects", "activate", "monster"],
      ["Spell/Trap Cards", "activate-card", "spell-or-trap"],
      ["Trap Cards", "activate-card", "trap"],
    ] as const)
      g.rule("silence", `${who} activate ${words}`, { verb: "forbid", player, act, what: all(noun) });
  g.rule(
    "silence",
    "no Trap Cards can be activated",
    { verb: "forbid", player: "both", act: "activate-card", what: all("trap") },
    { wording: "no" },
  );
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

/** How long, said in other words: "this turn", "for the rest of this turn". */
function times(g: Grammar): void {
  const turn = { until: "end-of-turn" };
  for (const [words, wording] of [
    ["this turn", "this-turn"],
    ["for the rest of this turn", "rest-of-turn"],
    ["for the rest of this turn after this card resolves", "rest-card"],
    ["for the rest of this turn after this effect resolves", "rest-effect"],
  ] as const) {
    g.rule("statement", `{...:lasting-statement} ${words}`, turn, { wording });
    g.rule("front-statement", `${words}, {...:lasting-statement}`, turn, { wording: `front-${wording}` });
    g.rule("front-statement", `${words}, {...:ban}`, turn, { wording: `front-${wording}` });
    // "This turn, A, also B": the time goes for both.
    g.words(`time-${wording}`, { [words]: "end-of-turn" });
    g.rule("resolution", `{*step.until:time-${wording}}, {+:lasting-clause} {++:lasting-links}`, undefined, {
      wording: `front-${wording}`,
    });
  }
  g.rule("lasting-step", "{...:ban}", {}, { wording: "ban" });
  g.rule("lasting-link", ", and {...:lasting-clause}", { join: "and" }, { wording: "comma" });
  g.rule("lasting-link", ", also, {...:lasting-clause}", { join: "also" }, { wording: "comma" });
  g.rule("front-statement", "until the end of this turn, {...:ban}", turn, { wording: "front" });
  g.rule(
    "front-statement",
    "until the end of your opponent's turn, {...:ban}",
    { until: "end-of-opponents-turn" },
    { wording: "front" },
  );
  // "Your opponent cannot activate Trap Cards during the Battle Phase."
  g.rule("phased-ban", "{...:ban} during the {phase:ban-phase}");
  g.words("ban-phase", { "Battle Phase": "battle", "Main Phase": "main" });
  g.rule("phased-ban", "{...:ban} during {phase:numbered-phase}", {}, { wording: "numbered" });
  g.rule("statement", "{...:phased-ban}", { until: "while-face-up" });
  g.rule("held-ban", "{...:phased-ban}", { until: "while-face-up" });
  g.noted("phased-ban");
  g.rule("statement", "{...:ban} for the rest of this turn", turn, { wording: "rest-of-turn" });
  g.rule("statement", "{...:ban} until the end of this turn", turn, { wording: "end" });
  g.rule(
    "statement",
    "{...:ban} until the end of your opponent's turn",
    { until: "end-of-opponents-turn" },
    { wording: "end" },
  );
}

/** What players cannot do. */
function players(g: Grammar): void {
  for (const [who, player] of [
    ["you cannot conduct your", "you"],
    ["your opponent cannot conduct their", "opponent"],
  ] as const)
    for (const [time, wording] of [
      ["this turn", "this-turn"],
      ["for the rest of this turn", "rest"],
    ] as const)
      g.rule(
        "statement",
        `${who} Battle Phase ${time}`,
        { verb: "no-battle-phase", player, until: "end-of-turn" },
        { wording },
      );
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const) {
    const ban = (words: string, fields: Record<string, unknown>, wording?: string) =>
      g.rule("ban", `${who} ${words}`, { verb: "forbid", player, ...fields } as never, {
        wording: wording ?? "player",
      });
    ban("declare an attack", { act: "attack", what: all("monster") });
    ban("Normal Summon/Set", { act: "normal-summon", what: all("monster") });
    for (const [words, act] of SUMMONING) {
      ban(words, { act, what: all("monster") }, "none");
      ban(`${words} {what:barred}`, { act });
      ban(`${words}, except {except:barred}`, { act, what: all("monster") }, "bare");
    }
    ban(
      "Special Summon from {what.where:extra-deck}, except {except:barred}",
      {
        act: "special-summon",
        "what.quantity": { kind: "all" },
        "what.traits": [],
        "what.noun": "monster",
      },
      "bare",
    );
    for (const [what, note] of [
      ["barred", "player"],
      ["ref[sg]", "this"],
    ] as const) {
      const target = (words: string) => ban(`target {what:${what}} ${words}`, { act: "target" }, note);
      target("with card effects");
      target("with {byCards:effects-any}");
      target("with card effects, except {except:left-out}");
      ban(`target {what:${what}} for attacks`, { act: "be-attacked" }, note);
    }
    for (const [noun, words, short] of [
      ["spell", ["Spell Cards"], "Spells"],
      ["trap", ["Trap Cards"], "Traps"],
      ["spell-or-trap", ["Spell/Trap Cards", "Spell or Trap Cards"], "Spells/Traps"],
    ] as const) {
      ban(`activate ${short}`, { act: "activate-card", what: all(noun) }, "short");
      for (const [i, word] of words.entries()) {
        const or = i === 0 ? "" : "-or";
        ban(`activate ${word}`, { act: "activate-card", what: all(noun) }, `more${or}`);
        ban(`activate any ${word}`, { act: "activate-card", what: all(noun) }, `any${or}`);
        ban(`activate ${word} or effects`, { act: "activate", what: all(noun) }, `effects${or}`);
      }
    }
    ban("activate monster effects", { act: "activate", what: all("monster") }, "more");
    ban("activate the effects of {what:barred}", { act: "activate" }, "of");
    ban("activate {what:owner} effects", { act: "activate" }, "owner");
    ban("target {what:obj-pronoun} with card effects", { act: "target" }, "them");
    if (player !== "opponent")
      ban("activate cards or effects", { act: "activate", what: all("card") }, "more");
    ban("target {what:barred} for attacks, except {except:left-out}", { act: "be-attacked" }, "except");
  }
  const theirs = { verb: "forbid", player: "opponent", act: "be-attacked" };
  for (const [who, wording] of [
    ["your opponent's monsters cannot", "monsters"],
    ["monsters your opponent controls cannot", "controls"],
  ] as const)
    g.rule("ban", `${who} target {what:barred} for attacks, except {except:left-out}`, theirs, { wording });
  // "…, except “X”", "…, except this one"
  g.rule("left-out", "{=:barred}");
  g.rule("left-out", "{traits:named}", { quantity: { kind: "all" }, noun: "card", where: [] });
  for (const [words, wording] of [
    ["this one", "one"],
    ["this card", "card"],
    ["itself", "itself"],
  ] as const)
    g.rule("left-out", words, { ref: "this-card" }, { wording });
  g.noted("left-out");
  g.rule("ban", "{what:subj[N]} {...:pred[N]}, except {except:left-out}");
  g.rule("ban", "your opponent's monsters cannot target {what:barred} for attacks", theirs, {
    wording: "monsters",
  });
  g.rule("ban", "your opponent's monsters cannot target {what:ref[sg]} for attacks", theirs, {
    wording: "monsters",
  });
  g.rule("ban", "monsters your opponent controls cannot target {what:barred} for attacks", theirs, {
    wording: "controls",
  });
  g.rule("ban", "monsters your opponent controls cannot target {what:ref[sg]} for attacks", theirs, {
    wording: "controls",
  });
  g.rule("extra-deck", "{+:trait-extra-deck}");
  g.rule("trait-extra-deck", "the Extra Deck", { trait: "from", "place.names": ["extra-deck"] });
  g.noted("trait-extra-deck", "barred");
  // Which monsters: "monsters from the Extra Deck", "Dragon monsters", "Synchro Monsters"
  g.rule("barred", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule(
    "barred",
    "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "kind" },
  );
  // For the rest of the turn, said in the middle of the sentence.
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
  ] as const) {
    const ban = (words: string, fields: Record<string, unknown>, wording: string) =>
      g.rule("statement", `${who} ${words}`, { verb: "forbid", player, ...fields } as never, { wording });
    for (const [time, until, note] of [
      ["for the rest of this turn", "end-of-turn", "rest"],
      ["for the rest of this turn after this card resolves", "end-of-turn", "rest-card"],
      ["for the rest of this turn after this effect resolves", "end-of-turn", "rest-effect"],
      ["until the end of your next turn", "end-of-next-turn", "next"],
      ["until the end of your opponent's next turn", "end-of-opponents-next-turn", "theirs"],
    ] as const) {
      for (const [words, act] of SUMMONING) {
        const monsters = { until, act, what: all("monster") };
        ban(`${words} monsters ${time}, except {except:barred}`, monsters, `${note}-monsters`);
        ban(`${words} ${time}, except {except:barred}`, monsters, `${note}-bare`);
        // For the rest of the turn any ban can be said to hold.
        if (note !== "rest") ban(`${words} monsters ${time}`, monsters, `${note}-monsters`);
      }
      const extra = {
        until,
        act: "special-summon",
        "what.quantity": { kind: "all" },
        "what.traits": [],
        "what.noun": "monster",
      };
      ban(
        `Special Summon monsters from {what.where:extra-deck} ${time}, except {except:barred}`,
        extra,
        `${note}-extra`,
      );
      ban(
        `Special Summon from {what.where:extra-deck} ${time}, except {except:barred}`,
        extra,
        `${note}-extra-bare`,
      );
      ban(`Special Summon from {what.where:extra-deck} ${time}`, extra, `${note}-extra-bare`);
      if (note === "rest") continue;
      ban(`Special Summon monsters from {what.where:extra-deck} ${time}`, extra, `${note}-extra`);
    }
  }
}
