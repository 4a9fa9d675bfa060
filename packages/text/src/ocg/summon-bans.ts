import { series, several } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";

const MONSTERS = { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] };

/** Which ways of Summoning players are kept from, and which alone are left to them. */
export function ocgSummonBans(g: Grammar): void {
  g.words("proper-way", {
    Fusion: "fusion",
    Ritual: "ritual",
    Synchro: "synchro",
    Xyz: "xyz",
    Link: "link",
    Pendulum: "pendulum",
  });
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
  // "… except “Nekroz” and “Zefra” monsters": of the one or of the other.
  g.rule("barred", "{traits:of-both-series} {noun:noun[pl]} {where*:post}", { quantity: { kind: "all" } });
  g.rule("excepted", "{traits:of-both-series} {noun:noun[pl]}", { where: [] }, { wording: "both-series" });
  g.rule("excepted", "{traits:described-and}", { noun: "card", where: [] }, { wording: "kinds-and" });
  g.rule("of-both-series", "{+:trait-both-series}");
  g.rule("trait-both-series", "{traits:series-and}", { trait: "any-of" }, { wording: "and-series" });
  several(g, "series-and", "one-series", "and");
  g.noted("trait-both-series");
}
