import type { Grammar } from "../../grammar.ts";

/** Whom a ban is for. */
export const WHO = [
  ["you", "you"],
  ["your opponent", "opponent"],
] as const;

const MONSTERS = { quantity: { kind: "every" }, traits: [], noun: "monster", where: [] };

/** What a player cannot do, or can only do. `ban[you]` and `ban[opponent]` can be joined to others; `player-ban` is any of them. */
export function rushBans(g: Grammar): void {
  for (const [who, player] of WHO) {
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
  for (const player of ["you", "opponent"]) g.rule("player-ban", `{=:ban[${player}]}`);
  g.rule("lasting-step[pl]", "when {answering:event}, {...:player-ban}", {}, { wording: "when" });
  summoning(g);
  activating(g);
  attacking(g);
  damage(g);
}

/** "You cannot Normal Summon/Set monsters from your hand" */
function summoning(g: Grammar): void {
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
  g.rule("player-ban", "neither player can Special Summon {what:free}", {
    verb: "forbid",
    player: "both",
    act: "special-summon",
  });
}

function activating(g: Grammar): void {
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
  g.rule("player-ban", "you cannot activate monster effects, except those of {except:free}", {
    verb: "forbid",
    player: "you",
    act: "activate",
    what: MONSTERS,
  });
  for (const [who, player] of WHO) {
    const ban = { verb: "forbid", player };
    g.rule(`ban[${player}]`, `${who} cannot activate {what:ref[N]}`, { ...ban, act: "activate-card" });
    // "You cannot Special Summon monsters, nor activate “A”"
    g.rule(`nor[${player}]`, "activate {what:named-only}", { ...ban, act: "activate-card" });
    g.rule(`cannot[${player}]`, "activate the effects of {what:free}", { ...ban, act: "activate" });
    g.rule(`nor[${player}]`, "Tribute {what:obj} for a Tribute Summon", {
      ...ban,
      act: "tribute-for-tribute-summon",
    });
    // "… cannot activate that card or the effect of “A”"
    g.rule(`or-activate[${player}]`, "the effect of {what:named-only}", { ...ban, act: "activate" });
    g.rule(
      `or-activate[${player}]`,
      "{what:named-only}",
      { ...ban, act: "activate" },
      { wording: "effects" },
    );
    g.rule(`activate-ban[${player}]`, `${who} cannot activate {what:ref[N]}`, {
      ...ban,
      act: "activate-card",
    });
    g.rule(`activate-ban[${player}]`, `${who} cannot activate the effects of {what:ref[N]}`, {
      ...ban,
      act: "activate",
    });
  }
  g.noted("nor", "cannot", "or-activate", "activate-ban", "ban");
  g.rule(
    "ban[opponent]",
    "your opponent cannot activate {what:cards} when {whenAttacks:subj[pl]} declare attacks",
    { verb: "forbid", player: "opponent", act: "activate-card" },
  );
  g.rule("ban[opponent]", "your opponent cannot use {what:bare-group} as material for a Fusion Summon", {
    verb: "forbid",
    player: "opponent",
    act: "material",
    ways: ["fusion"],
  });
  g.noted("cards");
}

function attacking(g: Grammar): void {
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
  const ban = { verb: "forbid", act: "attack", what: MONSTERS };
  g.rule("player-ban", "your opponent cannot declare an attack", { ...ban, player: "opponent" });
  g.rule("player-ban", "you cannot declare an attack", { ...ban, player: "you" });
  g.rule("player-ban", "you cannot declare an attack on {what:bare-group}", {
    verb: "forbid",
    player: "you",
    act: "be-attacked",
  });
  g.rule("ban[opponent]", "your opponent cannot attack {what:ref[sg]}", {
    verb: "forbid",
    player: "opponent",
    act: "be-attacked",
  });
}

/** "You take no battle damage": what cannot be done to a player. */
function damage(g: Grammar): void {
  const no = "no battle damage";
  g.rule("player-ban", `you take ${no}`, { verb: "change-damage", times: 0, player: "you", kind: "battle" });
  g.rule("player-ban", `your opponent takes ${no}`, {
    verb: "change-damage",
    times: 0,
    player: "opponent",
    kind: "battle",
  });
  g.rule("player-ban", "you take no effect damage", {
    verb: "change-damage",
    times: 0,
    player: "you",
    kind: "effect",
  });
  g.rule("player-ban", "you take no effect damage from your opponent", {
    verb: "change-damage",
    times: 0,
    player: "you",
    kind: "effect",
    by: "opponent",
  });
  g.rule("player-ban", `you take ${no} from battles involving {involving:np}`, {
    verb: "change-damage",
    times: 0,
    player: "you",
    kind: "battle",
  });
  g.rule("player-ban", "your opponent takes no effect damage", {
    verb: "change-damage",
    times: 0,
    player: "opponent",
    kind: "effect",
  });
}
