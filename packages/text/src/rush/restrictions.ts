import type { Constant, Grammar } from "../grammar.ts";

const MONSTERS = { quantity: { kind: "every" }, traits: [], noun: "monster", where: [] };

/** What players and monsters cannot do for a time, or from what they are kept. */
export function rushRestrictions(g: Grammar): void {
  summons(g);
  attacks(g);
  effects(g);
}

/** "You cannot Normal Summon/Set monsters from your hand" */
function summons(g: Grammar): void {
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const) {
    const ban = (words: string, act: string): void => {
      g.rule("player-ban", `${who} ${words} {what:free}`, { verb: "forbid", player, act });
    };
    ban("Tribute Summon", "tribute-summon-or-set");
    ban("Normal Summon/Set", "normal-summon-or-set");
    ban("Normal Summon/Set or Special Summon", "summon-or-set");
    g.rule(
      "player-ban",
      `${who} Special Summon any {what:bare-group}`,
      { verb: "forbid", player, act: "special-summon" },
      { wording: "any" },
    );
  }
  g.rule("player-ban", "neither player can Tribute Summon {what:free} in Attack Position", {
    verb: "forbid",
    player: "both",
    act: "tribute-summon",
  });
}

function attacks(g: Grammar): void {
  // "Cannot be destroyed by that battle": as long as it lasts.
  g.rule("statement", "{what:subj[N]} cannot be destroyed by that battle", {
    verb: "forbid",
    player: "both",
    act: "destroy",
    by: ["battle"],
    until: "this-battle",
  });
  g.rule("pred[N]", "can only attack {targets:bare-group}", { verb: "attack-only" });
  g.rule(
    "pred[N]",
    "can attack all opponent's monsters once each",
    { verb: "more-attacks", on: "each-monster" },
    { wording: "opponents" },
  );
  const ban = { verb: "forbid", act: "attack", what: MONSTERS };
  g.rule("player-ban", "your opponent cannot declare an attack", { ...ban, player: "opponent" });
  g.rule("player-ban", "you cannot declare an attack", { ...ban, player: "you" });
  g.rule("player-ban", "you cannot declare an attack on {what:bare-group}", {
    verb: "forbid",
    player: "you",
    act: "be-attacked",
  });
}

function effects(g: Grammar): void {
  g.rule(
    "pred[N]",
    "cannot be destroyed by effects",
    { verb: "forbid", player: "both", act: "destroy", by: ["card-effect"] },
    { wording: "effects" },
  );
  g.rule("player-ban", "your opponent takes no effect damage", {
    verb: "no-damage",
    player: "opponent",
    kind: "effect",
  });
  g.rule("player-ban", "you cannot activate monster effects, except those of {except:free}", {
    verb: "forbid",
    player: "you",
    act: "activate",
    what: MONSTERS,
  });
  // "All Trap Card effects are negated"
  const all: Constant = { "what.quantity": { kind: "every" }, "what.traits": [], "what.where": [] };
  for (const [words, noun] of [
    ["Trap Card", "trap"],
    ["Spell Card", "spell"],
    ["Spell/Trap Card", "spell-or-trap"],
  ] as const)
    g.rule("lasting-step[pl]", `all ${words} effects are negated`, {
      verb: "negate-effects",
      "what.noun": noun,
      ...(all as object),
    });
}
