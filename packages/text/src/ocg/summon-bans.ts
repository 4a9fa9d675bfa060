import { series, several } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";
import { STANDING } from "./standing.ts";

const MONSTERS = { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] };

/** Which ways of Summoning players are kept from, and which alone are left to them. */
export function ocgSummonBans(g: Grammar): void {
  g.words("proper-way", PROPER_WAYS);
  series(g, "proper-ways", "proper-way", "or");
  for (const [who, player] of [
    ["you cannot", "you"],
    ["your opponent cannot", "opponent"],
    ["neither player can", "both"],
  ] as const) {
    const act = { verb: "forbid", player, act: "special-summon" };
    const all = { ...act, what: MONSTERS };
    const ban = (words: string, fields: Readonly<Record<string, Constant>>, wording: string) =>
      g.rule("ban", `${who} ${words}`, fields, { wording });
    // "You cannot Pendulum Summon monsters, except “D/D” monsters."
    ban("{ways:proper-ways} Summon", all, "by-way");
    ban("{ways:proper-ways} Summon {what:barred}", act, "by-way-what");
    ban("{ways:proper-ways} Summon, except {except:barred}", all, "by-way-bare");
    g.rule(
      "statement",
      `${who} {ways:proper-ways} Summon monsters for the rest of this turn, except {except:barred}`,
      { ...all, until: "end-of-turn" },
      { wording: "by-way-rest" },
    );
    // "You cannot Special Summon, except by Synchro Summon."
    ban("Special Summon, except by {exceptWays:proper-ways} Summon", all, "but-way");
    ban("Special Summon monsters, except by {exceptWays:proper-ways} Summon", all, "but-way-monsters");
    for (const [time, wording] of [
      ["for the rest of this turn", "but-way-rest"],
      ["for the rest of this turn after this card resolves", "but-way-rest-card"],
      ["for the rest of this turn after this effect resolves", "but-way-rest-effect"],
    ] as const)
      g.rule(
        "statement",
        `${who} Special Summon ${time}, except by {exceptWays:proper-ways} Summon`,
        { ...all, until: "end-of-turn" },
        { wording },
      );
  }
  bonds(g);
  whenSummoned(g);
  // "… except “Nekroz” and “Zefra” monsters": of the one or of the other.
  g.rule("barred", "{traits:of-both-series} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule("excepted", "{traits:of-both-series} {noun:noun[pl]}", { where: [] }, { wording: "both-series" });
  g.rule("excepted", "{traits:described-and}", { noun: "card", where: [] }, { wording: "kinds-and" });
  g.rule("of-both-series", "{+:trait-both-series}");
  g.rule("trait-both-series", "{traits:series-and}", { trait: "any-of" }, { wording: "and-series" });
  several(g, "series-and", "one-series", "and");
  g.noted("trait-both-series");
}

/** "…, while you control that face-up monster": what binds a player as long as a card is there. */
function bonds(g: Grammar): void {
  const you = { verb: "forbid", player: "you", act: "special-summon" };
  const extra = {
    ...you,
    "what.quantity": { kind: "all" },
    "what.traits": [],
    "what.noun": "monster",
  };
  g.rule("bonded", "{...:ban}");
  g.rule("bonded", "you cannot Special Summon from {what.where:extra-deck}", extra, { wording: "extra" });
  g.rule("bond", "while you control {asLongAs.card:bonded-card}", { "asLongAs.controlled": true });
  for (const [words, wording] of [
    ["is face-up on the field", "face-up"],
    ["is on the field", "field"],
    ["is in the Monster Zone", "zone"],
  ] as const)
    g.rule("bond", `while {asLongAs.card:bonded-card} ${words}`, {}, { wording });
  g.rule("bonded-card", "that {traits?:pre} {noun:ref-noun[sg]}", { ref: "that-card" });
  const held = { until: "while-face-up" };
  g.rule("statement", "{...:bonded} {...:bond}", held, { wording: "bonded" });
  g.rule("statement", "{...:bonded}, {...:bond}", held, { wording: "bonded-comma" });
  g.rule("rider-clause", "{step:bonded-first}");
  g.rule("bonded-first", "{...:bond}, {...:bonded}", held, { wording: "bond-first" });
  // The effect's own player, whoever has the Token now.
  const summoner = "the player who Summoned it cannot Special Summon";
  for (const [monsters, m] of [
    ["", ""],
    ["monsters ", "-monsters"],
  ] as const)
    g.rule(
      "bonded-first",
      `{...:bond}, ${summoner} ${monsters}from {what.where:extra-deck}, except {except:barred}`,
      { ...extra, ...held },
      { wording: `summoner${m}` },
    );
  g.noted("bonded-first");
}

/** "Cannot be used as Link Material the turn it is Link Summoned." */
function whenSummoned(g: Grammar): void {
  g.rule("effect", "{resolution:unused} {conditions:turns-of-summon}.", STANDING, {
    wording: "standing-unused",
  });
  g.rule("unused", "{+:unused-clause}");
  g.rule("unused-clause", "{step:unused-step}");
  const own = { verb: "forbid", player: "both", act: "material", what: { ref: "this-card" } };
  g.rule("unused-step", "Cannot be used as {ways:proper-ways} Material", { ...own, until: "while-face-up" });
  g.rule(
    "unused-step",
    "This card cannot be used as {ways:proper-ways} Material",
    { ...own, until: "while-face-up" },
    { wording: "this" },
  );
  g.noted("unused-clause", "unused-step");
}
