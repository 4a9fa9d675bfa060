import type { Grammar } from "../grammar.ts";

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
  for (const [words, wording] of [
    ["cannot attack", ""],
    ["cannot declare an attack", "declare"],
  ] as const) {
    const noted = wording === "" ? {} : { wording };
    g.rule("oath", `{what:kept-back} ${words} {...:oath-turn}.`, { act: "attack" }, noted);
  }
  const every = { quantity: { kind: "every" } };
  g.rule("kept-back", "Other monsters", {
    ...every,
    traits: [{ trait: "other" }],
    noun: "monster",
    where: [],
  });
  g.rule("kept-back", "Other monsters {where:post}", {
    ...every,
    traits: [{ trait: "other" }],
    noun: "monster",
  });
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
      { act: "summon" },
      { wording },
    );
  forgone(g);
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

/** "the turn you activate this effect"; "either of this card's effects" means each of them. */
function turns(g: Grammar): void {
  for (const during of ["", "during "]) {
    const noted = (word: string) => ({ wording: during === "" ? word : `during-${word}` });
    for (const [words, wording, of] of [
      ["you activate this card", "card", { of: "card" }],
      ["you activate this effect", "effect", {}],
      ["this card is activated", "passive-card", { of: "card" }],
      ["this effect is activated", "passive", {}],
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
