import type { Grammar } from "../grammar.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** What players can do only so often: "each player can only Special Summon once per turn", "you can only activate 1 Trap Card" */
export function ocgSoOften(g: Grammar): void {
  g.words("can-only", {
    "you can only": "you",
    "your opponent can only": "opponent",
    "each player can only": "both",
  });
  const once = { verb: "forbid", beyond: 1 };
  summoning(g, once);
  for (const [word, noun] of [
    ["Spell", "spell"],
    ["Trap", "trap"],
    ["Spell/Trap", "spell-or-trap"],
  ] as const) {
    const played = { ...once, act: "activate-card", what: all(noun) };
    g.rule("so-often", `{player:can-only} activate 1 ${word} Card`, played);
    g.rule("so-often-each", `{player:can-only} activate 1 ${word} Card each turn`, played);
  }
  g.rule("so-often", "{player:can-only} activate 1 monster effect in the GY", {
    ...once,
    act: "activate",
    what: { ...all("monster"), where: [{ trait: "in", place: { names: ["graveyard"] } }] },
  });
  g.rule("timed-ban", "{...:so-often}");
  for (const category of ["statement", "held-ban"])
    g.rule(category, "{...:so-often-each}", { until: "while-face-up" }, { wording: "so-often" });
  g.noted("so-often", "so-often-each");
}

function summoning(g: Grammar, once: Readonly<Record<string, string | number>>): void {
  const special = { ...once, act: "special-summon" };
  g.rule("so-often", "{player:can-only} Special Summon once", { ...special, what: all("monster") });
  g.rule("so-often", "{player:can-only} Normal or Special Summon once", {
    ...once,
    act: "summon",
    what: all("monster"),
  });
  const extra = { ...special, "what.quantity": { kind: "all" }, "what.traits": [], "what.noun": "monster" };
  for (const [words, wording] of [
    ["Special Summon once from {what.where:extra-deck}", "once-from"],
    ["Special Summon from {what.where:extra-deck} once", "from-once"],
  ] as const)
    g.rule("so-often", `{player:can-only} ${words}`, extra, { wording });
  for (const [monsters, wording] of [
    ["monster(s)", "s"],
    ["a monster(s)", "a-s"],
    ["monsters", "pl"],
  ] as const)
    g.rule(
      "so-often-each",
      `{player:can-only} Special Summon ${monsters} once per turn`,
      { ...special, what: all("monster") },
      { wording },
    );
}
