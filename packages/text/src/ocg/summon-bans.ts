import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";
import { STANDING } from "./standing.ts";

type Fields = Readonly<Record<string, Constant>>;

/** Which ways of Summoning are barred as long as a card is there, or in the turn in which a monster came. */
export function ocgSummonBans(g: Grammar): void {
  bonds(g);
  whenSummoned(g);
  // "…, except Zombie monsters, or monsters from the GY"
  g.rule(
    "barred",
    "{traits:so-or-from}",
    { quantity: { kind: "all" }, noun: "card", where: [] },
    { wording: "or-from" },
  );
  g.rule("so-or-from", "{+:trait-so-or-from}");
  g.rule("trait-so-or-from", "{traits:kinds-or-from}", { trait: "any-of" }, { wording: "or-from" });
  g.rule("kinds-or-from", "{+:one-described[pl]}, or {+:described-from}");
  g.rule(
    "described-from",
    "{noun:noun[pl]} {where:coming-from}",
    { trait: "described", traits: [] },
    { wording: "from" },
  );
  g.noted("trait-so-or-from", "described-from");
}

/** "This turn, while you control that face-up monster, your opponent cannot target other monsters for attacks": but that one. */
function others(g: Grammar): void {
  const spared = {
    verb: "forbid",
    player: "opponent",
    act: "be-attacked",
    what: { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] },
    "except.ref": "that-card",
  };
  for (const [words, wording] of [
    ["your opponent cannot target other monsters for attacks, except that one", "others"],
    ["your opponent's monsters can only target that monster for attacks", "only"],
  ] as const)
    g.rule("spares-others", words, spared, { wording });
  for (const there of ["bond-control", "bond-lying"])
    g.rule(
      "front-statement",
      `{...:lasts}, {...:${there}}, {...:spares-others}`,
      {},
      { wording: `spared-${there}` },
    );
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
  g.rule("bonded", "{...:timed-ban}");
  g.rule("bond", "{...:bond-control}");
  g.rule("bond", "{...:bond-lying}");
  const yours = { "asLongAs.controlled": true };
  g.rule("bond-control", "while you control {asLongAs.card:bonded-card}[[ in your Monster Zone]]", yours);
  const face = (where: string) => [where, `face-up ${where}`];
  alike(g, "lying-there", ["on the field", "in the Monster Zone"].flatMap(face));
  alike(g, "lying-yours", ["on your field", "in your Monster Zone"].flatMap(face));
  // Where it lies, and of what it is said; with "yours" as long as its player has control of it.
  const lying = (category: string, words: string, fields: Fields, wording: string): void => {
    g.rule(category, `while ${words} {...:lying-there}`, fields, { wording });
    g.rule(category, `while ${words} {...:lying-yours}`, { ...fields, ...yours }, { wording });
  };
  lying("bond-lying", "{asLongAs.card:bonded-card} is", {}, "lying");
  for (const card of ["group[sg]", "pointed-at"])
    lying("bond", `{asLongAs.card:${card}} is`, {}, "any-lying");
  g.rule("bonded-card", "that {traits?:pre} {noun:ref-noun[sg]}", { ref: "that-card" });
  g.rule(
    "bonded-card",
    "the {noun:ref-noun[sg]} Special Summoned by this effect",
    { ref: "this-way", voice: "done", verb: "special-summon", part: "effect" },
    { wording: "done" },
  );
  others(g);
  const held = { until: "while-face-up" };
  g.rule("statement", "{...:bonded}[[,]] {...:bond}", held, { wording: "bonded" });
  // "…, but while it is face-up in the Monster Zone, you cannot …": of what has just come there, and of the card itself.
  lying("bond-it", "it is", { "asLongAs.card": { ref: "it" } }, "it");
  g.rule("bond-it", "while you control it", { ...yours, "asLongAs.card": { ref: "it" } });
  g.rule("front-statement", "{...:bond-it}, {...:bonded}", held, { wording: "bonded-it" });
  g.rule("front-statement", "for each one, {...:bond-each}, {...:bonded}", held, { wording: "each-yours" });
  lying("bond-this-card", "this card is", { "asLongAs.card": { ref: "this-card" } }, "this");
  // "…, also it cannot attack, while you control it" would be said of the clause before it, too.
  g.rule("statement", "{...:bonded}, {...:bond-this-card}", held, { wording: "bonded-this" });
  lying("bond-each", "it is", { "asLongAs.card": { ref: "them" } }, "each");
  g.rule("rider-clause", "{step:bonded-first}");
  g.rule("bonded-first", "{...:bond-lying}, {...:bonded}", held, { wording: "bond-first" });
  // Any other ban with it would be a sentence of its own, too, of what holds by itself.
  g.rule("bonded-first", "{...:bond-control}, {...:extra-ban}", held, { wording: "bond-first" });
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
  g.noted("bonded-first", "bond-control", "bond-lying");
}

/** "Cannot be used as Link Material the turn it is Link Summoned." */
function whenSummoned(g: Grammar): void {
  g.rule("effect", "{resolution:unused} {conditions:circumstances}.", STANDING, {
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
