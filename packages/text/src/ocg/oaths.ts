import type { Grammar } from "../grammar.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** What a player gives up in the turn in which an effect is activated, as a sentence of its own. */
export function ocgOaths(g: Grammar): void {
  g.rule("sentence", "{...:oath}", { sentence: "oath" });
  g.rule("oath", "You cannot {...:forgone} {...:oath-turn}.");
  g.rule("oath", "You cannot {...:forgone} {...:oath-turn}, except {except:barred}.");
  g.rule(
    "oath",
    "You cannot {...:forgone} {...:oath-turn}, except for {except:barred}.",
    {},
    { wording: "for" },
  );
  g.rule(
    "oath",
    "You cannot {...:forgone}, except {except:barred}, {...:oath-turn}.",
    {},
    { wording: "inside" },
  );
  g.rule("oath", "This card cannot attack {...:oath-turn}.", { act: "attack" });
  g.rule(
    "oath",
    "This card cannot declare an attack {...:oath-turn}.",
    { act: "attack" },
    { wording: "declare" },
  );
  g.rule("oath", "This card cannot attack directly {...:oath-turn}.", { act: "attack-directly" });
  for (const [words, act, wording] of [
    ["cannot attack", "attack", ""],
    ["cannot declare an attack", "attack", "declare"],
    ["cannot attack directly", "attack-directly", ""],
  ] as const) {
    const noted = wording === "" ? {} : { wording };
    g.rule("oath", `{what:kept-back} ${words} {...:oath-turn}.`, { act }, noted);
  }
  // "You can only attack with Synchro Monsters …": with no others.
  for (const [words, wording] of [
    ["attack", "only"],
    ["declare an attack", "only-declare"],
  ] as const)
    g.rule(
      "oath",
      `You can only ${words} with {what.where:none-but} {...:oath-turn}.`,
      {
        act: "attack",
        "what.quantity": { kind: "every" },
        "what.traits": [{ trait: "controlled", by: "you" }],
        "what.noun": "monster",
      },
      { wording },
    );
  g.rule("none-but", "{+:no-such}");
  g.rule("no-such", "{traits:pre-kind} {noun:kind-noun[pl]}", { trait: "described", not: true, where: [] });
  g.noted("no-such");
  const every = { quantity: { kind: "every" } };
  g.rule("kept-back", "{traits*:pre} {noun:noun[pl]} {where*:post}", every);
  g.rule(
    "kept-back",
    "your {noun:noun[pl]}",
    { ...every, traits: [{ trait: "controlled", by: "you" }], where: [] },
    { wording: "your" },
  );
  g.rule("kept-back", "{traits:named}", { ...every, noun: "card", where: [] });
  g.rule("kept-back", "{traits:named} {where:post}", { ...every, noun: "card" });
  g.noted("kept-back");
  for (const [words, wording] of [
    ["but you can Set", "set"],
    ["but you can Normal Set", "normal-set"],
  ] as const)
    g.rule(
      "oath",
      `You cannot Summon other monsters {...:oath-turn} (${words}).`,
      { act: "summon", others: true },
      { wording },
    );
  forgone(g);
  more(g);
  turns(g);
}

function forgone(g: Grammar): void {
  g.rule("forgone", "conduct your Battle Phase", { act: "battle-phase" });
  g.rule("forgone", "Normal Summon/Set", { act: "normal-summon" });
  g.rule("forgone", "Normal Summon/Set monsters", { act: "normal-summon" }, { wording: "monsters" });
  g.rule("forgone", "Normal Summon or Set", { act: "normal-summon" }, { wording: "or" });
  const special = { act: "special-summon" };
  g.rule("forgone", "Special Summon", special);
  g.rule("forgone", "Special Summon monsters", special, { wording: "monsters" });
  g.rule("forgone", "Special Summon any monsters", special, { wording: "any" });
  const extra = { ...special, from: { names: ["extra-deck"] } };
  g.rule("forgone", "Special Summon from the Extra Deck", extra);
  g.rule("forgone", "Special Summon monsters from the Extra Deck", extra, { wording: "monsters" });
}

/** What cannot be activated, and other Summons. */
function more(g: Grammar): void {
  const summon = { act: "summon" };
  for (const [words, act] of [
    ["Special Summon", "special-summon"],
    ["Normal or Special Summon", "summon"],
  ] as const)
    for (const other of ["other", "any other"])
      g.rule(
        "forgone-others",
        `${words} ${other} monsters`,
        { act, others: true },
        { wording: other.replace(" ", "-") },
      );
  g.rule(
    "forgone-others",
    "Special Summon another monster(s)",
    { act: "special-summon", others: true },
    { wording: "another" },
  );
  g.rule("oath", "You cannot {...:forgone-others} {...:oath-turn}.", {}, { wording: "others" });
  g.rule("forgone", "Normal or Special Summon", { ...summon, what: all("monster") }, { wording: "bare" });
  g.rule("forgone", "Normal or Special Summon {what:barred}", summon, { wording: "any-way" });
  g.rule("forgone", "Normal or Special Summon any {what:barred}", summon, { wording: "any-way-any" });
  const special = { act: "special-summon" };
  g.rule("forgone", "{ways:proper-ways} Summon", special, { wording: "by-way" });
  g.rule("forgone", "{ways:proper-ways} Summon monsters", special, { wording: "by-way-monsters" });
  g.rule("forgone", "Set Spells/Traps", { act: "set", what: all("spell-or-trap") });
  const use = { act: "activate" };
  g.rule("forgone", "activate cards or effects", { ...use, what: all("card") });
  // What is activated for it was not activated before it: others are all there are.
  for (const other of ["other", "any other"]) {
    const noted = { wording: other.replace(" ", "-") };
    g.rule("forgone", `activate ${other} cards or effects`, { ...use, what: all("card") }, noted);
    for (const [words, noun] of [
      ["Spell Cards", "spell"],
      ["Trap Cards", "trap"],
    ] as const)
      g.rule("forgone", `activate ${other} ${words}`, { act: "activate-card", what: all(noun) }, noted);
    g.rule(
      "forgone",
      `activate ${other} Spell/Trap Cards or effects`,
      { ...use, what: all("spell-or-trap") },
      noted,
    );
  }
  g.rule("forgone", "activate monster effects", { ...use, what: all("monster") });
  g.rule("forgone", "activate the effects of {what:barred}", use, { wording: "of" });
  g.rule("forgone", "activate {what:effects-kind}", use, { wording: "kind" });
  for (const any of ["", "any "])
    for (const [words, noun] of [
      ["Spell Cards", "spell"],
      ["Trap Cards", "trap"],
      ["Spell/Trap Cards", "spell-or-trap"],
    ] as const)
      g.rule(
        "forgone",
        `activate ${any}${words}`,
        { act: "activate-card", what: all(noun) },
        any === "" ? {} : { wording: "any" },
      );
  g.rule(
    "oath",
    "You cannot {...:forgone} {...:oath-turn}, except {except:barred}'.",
    {},
    { wording: "theirs" },
  );
}

/** "the turn you activate this effect"; "either of this card's effects" means each of them. */
function turns(g: Grammar): void {
  for (const during of ["", "during "]) {
    const noted = (word: string) => ({ wording: during === "" ? word : `during-${word}` });
    for (const [words, wording, of] of [
      ["you activate this card", "card", { of: "card" }],
      ["you activate this effect", "effect", {}],
      ["this card is activated", "passive-card", { of: "card" }],
      ["this effect is activated", "passive", {}],
      ["you Special Summon this card", "procedure", { of: "procedure" }],
      ["you Special Summon this card this way", "procedure-this-way", { of: "procedure" }],
    ] as const)
      g.rule("oath-turn", `${during}the turn ${words}`, of, noted(wording));
    for (const [words, wording] of [
      ["either of this card's effects", "either-of"],
      ["any of this card's effects", "any-of"],
      ["either of these effects", "either-these"],
      ["any of these effects", "any-these"],
      ["either effect", "either"],
      ["these effects", "these"],
    ] as const)
      g.rule("oath-turn", `${during}the turn you activate ${words}`, { of: "each" }, noted(wording));
  }
}
