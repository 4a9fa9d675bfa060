import { series } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";
import { STANDING } from "./standing.ts";
import { ocgTargetBans } from "./target-bans.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

const MONSTERS = { what: all("monster") };

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
  ofAName(g);
  silences(g);
  // Which monsters: "monsters from the Extra Deck", "Dragon monsters", "Synchro Monsters"
  g.rule("barred", "{traits*:pre} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule(
    "barred",
    "{traits:pre-kind} {noun:kind-noun[pl]} {where*:post}",
    { quantity: { kind: "all" } },
    { wording: "kind" },
  );
  g.rule(
    "barred",
    "{traits:named}",
    { quantity: { kind: "all" }, noun: "card", where: [] },
    { wording: "named" },
  );
  g.rule(
    "barred",
    "{traits:named} {where:post}",
    { quantity: { kind: "all" }, noun: "card" },
    { wording: "named-there" },
  );
  g.rule(
    "barred",
    "{noun:card-noun[sg]} Cards {where:post}",
    { quantity: { kind: "all" }, traits: [] },
    { wording: "cards-there" },
  );
  g.rule("barred", "{traits:described-or} {where:post}", { quantity: { kind: "all" }, noun: "card" });
  g.rule(
    "barred",
    "{traits:described-and}",
    { quantity: { kind: "all" }, noun: "card", where: [] },
    { wording: "kinds-and" },
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
  g.rule("left-out", "{=:barred}");
  for (const [words, wording] of [
    ["this one", "one"],
    ["this card", "card"],
    ["itself", "itself"],
  ] as const)
    g.rule("left-out", words, { ref: "this-card" }, { wording });
  g.rule("left-out", "the equipped monster", { ref: "equipped-monster" }, { wording: "equipped" });
  g.rule("ban", "{what:subj[N]} {...:pred[N]}, except {except:left-out}");
  g.rule(
    "ban",
    "{what:subj[N]} {...:pred-of-others[N]}, except {except:left-out}",
    {},
    { wording: "others" },
  );
  g.noted("left-out", "barred");
}

function battlePhases(g: Grammar): void {
  for (const [who, player] of [
    ["you cannot conduct your", "you"],
    ["your opponent cannot conduct their", "opponent"],
  ] as const)
    g.rule("statement", `${who} Battle Phase {...:lasts}`, { verb: "no-battle-phase", player });
}

function summoning(g: Grammar): void {
  g.words("proper-way", PROPER_WAYS);
  series(g, "proper-ways", "proper-way", "or");
  const ban = (words: string, fields: Readonly<Record<string, Constant>>, wording: string) =>
    g.rule("monster-ban", `{player:cannot} ${words}`, { verb: "forbid", ...fields }, { wording });
  const bare = (words: string, fields: Readonly<Record<string, Constant>>, wording: string) => {
    ban(words, fields, wording);
    // Where the monsters are named, what is excepted of them is a part of that.
    g.rule(
      "ban",
      `{player:cannot} ${words}, except {except:barred}`,
      { verb: "forbid", ...fields },
      { wording: `${wording}-but` },
    );
  };
  g.rule("ban", "{player:cannot} Normal Summon/Set", { verb: "forbid", act: "normal-summon", ...MONSTERS });
  g.rule("timed-ban", "{player:cannot} Normal Summon/Set monsters with its name", {
    verb: "forbid",
    act: "normal-summon",
    what: { ...all("monster"), where: [{ trait: "same", by: "name", as: { ref: "it" } }] },
  });
  g.rule("ban", "{player:cannot} Flip Summon", { verb: "forbid", act: "flip-summon", ...MONSTERS });
  const set = { verb: "forbid", act: "set" };
  g.rule("ban", "{player:cannot} Set cards", { ...set, what: all("card") }, { wording: "cards" });
  g.rule("ban", "{player:cannot} Set Spells/Traps", { ...set, what: all("spell-or-trap") });
  for (const [words, act] of [
    ["Special Summon", "special-summon"],
    ["Normal or Special Summon", "summon"],
    ["Tribute Summon", "tribute-summon"],
  ] as const) {
    bare(words, { act, ...MONSTERS }, "bare");
    ban(`${words} {what:barred}`, { act }, "what");
  }
  g.words("can", { "you can": "you", "your opponent can": "opponent", "both players can": "both" });
  g.rule(
    "ban",
    "{player:can} only Special Summon {except:barred}",
    { verb: "forbid", act: "special-summon", ...MONSTERS },
    { wording: "only" },
  );
  const special = { act: "special-summon" };
  const extra = { "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "monster" };
  const fromExtra = "Special Summon from {what.where:extra-deck}";
  g.rule(
    "extra-ban",
    `{player:cannot} ${fromExtra}`,
    { verb: "forbid", ...special, ...extra },
    { wording: "extra" },
  );
  g.rule(
    "ban",
    `{player:cannot} ${fromExtra}, except {except:barred}`,
    { verb: "forbid", ...special, ...extra },
    { wording: "extra-but" },
  );
  // "You cannot Special Summon from the hand or GY for the rest of this turn, except Dragon monsters."
  const fromThere = "Special Summon from {what.where:barred-from}";
  ban(fromThere, { ...special, ...extra }, "there");
  g.rule(
    "ban",
    `{player:cannot} ${fromThere}, except {except:barred}`,
    { verb: "forbid", ...special, ...extra },
    { wording: "there-but" },
  );
  g.rule("barred-from", "{+:trait-barred-from}");
  for (const [words, names] of [
    ["the GY", ["graveyard"]],
    ["the hand", ["hand"]],
    ["the hand or GY", ["hand", "graveyard"]],
    ["the Deck", ["deck"]],
    ["the Deck or Extra Deck", ["deck", "extra-deck"]],
    ["the Main Deck", ["deck"]],
  ] as const)
    g.rule(
      "trait-barred-from",
      words,
      { trait: "from", "place.names": names },
      { wording: words.replaceAll(" ", "-") },
    );
  g.noted("trait-barred-from");
  g.rule(
    "ban",
    "{what:barred} cannot be Special Summoned",
    { verb: "forbid", player: "both", ...special },
    { wording: "passive" },
  );
  g.rule("ban", "monsters cannot be Special Summoned from {what.where:barred-from}", {
    verb: "forbid",
    player: "both",
    ...special,
    ...extra,
  });
  g.rule("extra-deck", "{+:trait-extra-deck}");
  g.rule("trait-extra-deck", "the Extra Deck", { trait: "from", "place.names": ["extra-deck"] });
  // "You cannot Pendulum Summon monsters, except “D/D” monsters."
  bare("{ways:proper-ways} Summon", { ...special, ...MONSTERS }, "by-way");
  ban("{ways:proper-ways} Summon {what:barred}", special, "by-way-what");
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
  g.noted("trait-extra-deck");
}

function attacking(g: Grammar): void {
  g.rule("attack-ban", "{player:cannot} declare an attack", { verb: "forbid", act: "attack", ...MONSTERS });
  g.rule(
    "attack-ban",
    "{player:cannot} declare attacks",
    { verb: "forbid", act: "attack", ...MONSTERS },
    { wording: "pl" },
  );
  g.rule("ban", "{...:attack-ban}, except {...:but-attack}", {}, { wording: "but" });
  for (const [words, wording] of [
    ["attack with", "attack"],
    ["declare an attack with", "declare"],
    ["declare attacks with", "declare-pl"],
  ] as const)
    g.rule(
      "ban",
      `you can only ${words} {except:left-out}`,
      { verb: "forbid", player: "you", act: "attack", ...MONSTERS },
      { wording: `only-${wording}` },
    );
  for (const [words, player, wording] of [
    ["only 1 monster can attack", "both", "one"],
    ["each player can attack with only 1 monster", "both", "one-each"],
    ["your opponent can attack with only 1 monster", "opponent", "one"],
  ] as const)
    g.rule(
      "ban",
      `${words} during each Battle Phase`,
      { verb: "forbid", player, act: "attack", onlyOne: true, ...MONSTERS },
      { wording },
    );
  const material = { verb: "forbid", player: "you", act: "material", ...MONSTERS };
  g.rule("ban", "you can only use {except:left-out} as {ways:ways} Material", material);
  g.rule("ban", "you can only use {except:left-out} as {ways:ways} Material for a Summon", material, {
    wording: "for-a-summon",
  });
  g.rule("ban", "{player:cannot} attack directly with {what:barred}", {
    verb: "forbid",
    act: "attack-directly",
  });
  for (const [words, wording] of [
    ["declare an attack with", "declare-with"],
    ["attack with", "attack-with"],
  ] as const)
    g.rule(
      "attack-with",
      `{player:cannot} ${words} {what:ref[N]}`,
      { verb: "forbid", act: "attack" },
      { wording },
    );
  g.rule(
    "attack-with",
    "{player:cannot} declare an attack with {what:obj-pronoun}",
    { verb: "forbid", act: "attack" },
    { wording: "pronoun" },
  );
  g.rule("ban", "{...:attack-with}");
  g.rule("but-attack", "with {except:left-out}");
  g.rule("but-attack", "with {except:ref[sg]}", {}, { wording: "that" });
}

function activating(g: Grammar): void {
  const ban = (words: string, act: string, fields: Readonly<Record<string, Constant>>, wording: string) =>
    g.rule("use-ban", `{player:cannot} ${words}`, { verb: "forbid", act, ...fields }, { wording });
  for (const [noun, words, short] of [
    ["spell", ["Spell Cards"], "Spells"],
    ["trap", ["Trap Cards"], "Traps"],
    ["spell-or-trap", ["Spell/Trap Cards", "Spell or Trap Cards"], "Spells/Traps"],
  ] as const) {
    const what = { what: all(noun) };
    ban(`activate ${short}`, "activate-card", what, "short");
    for (const [i, word] of words.entries()) {
      const or = i === 0 ? "" : "-or";
      ban(`activate ${word}`, "activate-card", what, `more${or}`);
      ban(`activate any ${word}`, "activate-card", what, `any${or}`);
      ban(`activate ${word} or effects`, "activate", what, `effects${or}`);
    }
  }
  ban(
    "activate Counter Trap Cards",
    "activate-card",
    { what: { ...all("trap"), traits: [{ trait: "kind", kind: "counter" }] } },
    "counter",
  );
  ban("activate monster effects", "activate", MONSTERS, "more");
  const played = { act: "activate", what: all("spell-or-trap") };
  ban("activate Spell/Trap Cards, or their effects", "activate", { what: all("spell-or-trap") }, "or-theirs");
  for (const [words, player, wording] of [
    ["Spell/Trap Cards, and their effects,", "both", "passive"],
    ["your opponent's Spell/Trap Cards and effects", "opponent", "passive-opponent"],
  ] as const)
    g.rule("use-ban", `${words} cannot be activated`, { verb: "forbid", player, ...played }, { wording });
  ban("activate {what:effects-kind}", "activate", {}, "kind");
  for (const [words, wording] of [
    ["the effects of {what:barred}", "of"],
    ["{what:owner} effects", "owner"],
  ] as const)
    g.rule("ban", `{player:cannot} activate ${words}`, { verb: "forbid", act: "activate" }, { wording });
  // "Neither player can activate that monster's effects on the field for the rest of this turn."
  const there = { verb: "forbid", act: "activate", "effects.names": ["field"] };
  g.rule("timed-ban", "{player:cannot} activate {what:owner} effects on the field", there, {
    wording: "owner-there",
  });
  g.rule(
    "timed-ban",
    "players cannot activate {what:owner} effects on the field",
    { ...there, player: "both" },
    { wording: "players-there" },
  );
  ban("activate cards", "activate-card", { what: all("card") }, "cards");
  const lying = { trait: "in", place: { names: ["field"] } };
  const unturned = { ...all("spell-or-trap"), traits: [{ trait: "set" }], where: [lying] };
  ban("activate Set Spell/Trap Cards on the field", "activate-card", { what: unturned }, "set");
  for (const [who, player] of [
    ["you cannot", "you"],
    ["neither player can", "both"],
  ] as const)
    g.rule(
      "use-ban",
      `${who} activate cards or effects`,
      { verb: "forbid", player, act: "activate", what: all("card") },
      { wording: "all" },
    );
  g.rule("ban", "{...:use-ban}, except {...:but-use}", {}, { wording: "but" });
  const use = { verb: "forbid", player: "both", act: "activate" };
  g.rule("ban", "{what:barred} cannot activate their effects, except {except:barred}", use, {
    wording: "theirs",
  });
  g.rule("but-use", "{except:left-out}");
  g.rule("but-use", "{except:barred}'", {}, { wording: "theirs" });
  // "non-WIND monster effects"
  g.rule("effects-kind", "{traits:pre} {noun:noun[sg]} effects", { quantity: { kind: "all" }, where: [] });
  g.noted("effects-kind");
}

/** "Neither player can add cards from their Deck to their hand except by drawing them": whoever's Deck it is. */
function adding(g: Grammar): void {
  for (const [words, player, wording] of [
    ["neither player can add cards from their Deck to their hand", "both", ""],
    ["neither player can add cards from the Deck to their hand", "both", "the"],
    ["your opponent cannot add cards from the Deck to the hand,", "opponent", "comma"],
  ] as const)
    g.rule(
      "ban",
      `${words} except by drawing them`,
      {
        verb: "forbid",
        player,
        act: "add",
        what: {
          quantity: { kind: "all" },
          traits: [],
          noun: "card",
          where: [{ trait: "in", place: { names: ["deck"] } }],
        },
      },
      wording === "" ? {} : { wording },
    );
}

/** "For the rest of this turn, you cannot activate cards, or the effects of cards, with the same name as that card." */
function ofAName(g: Grammar): void {
  g.rule(
    "timed-ban",
    "{player:cannot} activate cards, or the effects of cards, {what.where:same-name}",
    {
      verb: "forbid",
      act: "activate",
      "what.quantity": { kind: "all" },
      "what.traits": [],
      "what.noun": "card",
    },
    { wording: "of-a-name" },
  );
  g.rule(
    "timed-ban",
    "{player:cannot} activate their effects, or the effects of cards with their names",
    {
      verb: "forbid",
      act: "activate",
      what: { ...all("card"), where: [{ trait: "same-name", as: { ref: "them" } }] },
    },
    { wording: "their-names" },
  );
  g.rule("same-name", "{+:trait-same-name}");
  const same = { trait: "same-name" };
  g.rule("trait-same-name", "with that name", { ...same, "as.ref": "that-card" });
  g.rule("trait-same-name", "with its name", { ...same, "as.ref": "it" }, { wording: "its" });
  // The name that it has where it is now: its own.
  for (const [had, wording] of [
    ["as {as:ref[N]}", "as"],
    ["{as:ref[sg]} had in the GY", "had-in-gy"],
    ["{as:ref[sg]} had once it returned to the hand", "had-returned"],
  ] as const)
    g.rule("trait-same-name", `with the same name ${had}`, same, { wording });
  g.noted("trait-same-name");
}

/** "Your opponent cannot activate cards or effects when this card is Summoned": only as an answer to just that. */
function silences(g: Grammar): void {
  for (const [who, player] of [
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const) {
    const ban = { verb: "forbid", player };
    g.rule("silence", `${who} activate cards or effects`, { ...ban, act: "activate", what: all("card") });
    g.rule("some-silence", `${who} activate monster effects`, {
      ...ban,
      act: "activate",
      what: all("monster"),
    });
    const some = { ...ban, "what.quantity": { kind: "all" }, "what.traits": [], "what.where": [] };
    const play = { ...some, act: "activate-card" };
    g.rule("some-silence", `${who} activate {what.noun:card-noun[sg]} Cards or effects`, {
      ...some,
      act: "activate",
    });
    g.rule("some-silence", `${who} activate {what.noun:card-noun[sg]} Cards`, play);
    for (const [what, wording] of [
      ["any {what.noun:card-noun[sg]} Cards", "any"],
      ["any {what.noun:card-noun[sg]}", "any-short"],
      ["{what.noun:either-card} Cards", "either"],
      ["any {what.noun:either-card} Cards", "any-either"],
    ] as const)
      g.rule("some-silence", `${who} activate ${what}`, play, { wording });
  }
  g.rule("silence", "{=:some-silence}");
  const battle = "{...:silence} until the end of the Damage Step";
  const turn = { until: "end-of-turn" };
  g.rule(
    "statement",
    `if {asLongAs.card:ref[sg]} attacks this turn, ${battle}`,
    { ...turn, "asLongAs.attacks": true },
    { wording: "attacks" },
  );
  g.rule("statement", `if {whenAttacks:your-one} attacks this turn, ${battle}`, turn, { wording: "attacks" });
  g.rule("your-one", "{traits:owned} {noun:noun[sg]} {where*:post}", { quantity: { kind: "a" } });
  g.rule("timed-ban", "{...:silence} when {answering:event}", {}, { wording: "when" });
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
