import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What cannot be negated, as long as a card is there or for a time: activations and effects of which cards, used by whom. */
export function ocgNegationBans(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "negate" };
  used(g);
  firmActivations(g);
  alike(g, "activations-and-effects", [
    "the activations and effects",
    "the activation and effects",
    "the activation and effect",
  ]);
  g.rule("negatable", "{...:activations-and-effects}");
  alike(
    g,
    "negatable",
    ["the activation and the activated effects", "the activations and the activated effects"],
    {
      negating: ["activation", "activated-effect"],
    },
  );
  alike(g, "negatable", ["the activated effects", "activated effects"], { negating: ["activated-effect"] });
  alike(g, "negatable", ["the activation", "the activations"], { negating: ["activation"] });
  alike(g, "negatable", ["{ways:ways} Summons", "the {ways:ways} Summons"], { negating: ["summon"] });
  g.rule("ban", "{...:negatable} of {...:those-used} cannot be negated", ban, { wording: "negation" });
  g.rule("those-used", "{what:used-there}", {}, { wording: "used-there" });
  g.rule("those-used", "[[{...:of-you} ]]{what:cards-used}");
  g.rule("of-you", "your", { agent: "you" });
  // Of what is activated there, and by whom.
  g.rule(
    "ban",
    "{...:activations-and-effects} of {what:cards-used} activated on your field cannot be negated",
    {
      ...ban,
      negating: ["activation", "activated-effect"],
      agent: "you",
      "where.names": ["field"],
    },
  );
  const activation = { ...ban, negating: ["activation"] };
  g.rule("ban", "the activation of {what:owner} effects cannot be negated", activation);
  g.rule("ban", "the activation of your {what:cards-used}' effects cannot be negated", {
    ...activation,
    agent: "you",
  });
  g.rule("summon-rule", "This card's {ways:ways} Summon cannot be negated.", {
    sentence: "summon-rule",
    rule: "firm-summon",
  });
  g.rule("ban", "{what:owner} activation and effects cannot be negated", ban, { wording: "owner" });
  g.rule("ban", "{what:owner} effects cannot be negated", { ...ban, negating: ["effect"] });
}

/** "The activation of your cards and effects that include an effect that Fusion Summons a Fusion Monster cannot be negated" */
function firmActivations(g: Grammar): void {
  g.rule(
    "firm-activations",
    "the activation of your cards and effects that include an effect that {would:includes} cannot be negated",
    {
      verb: "forbid",
      player: "both",
      act: "negate",
      what: { quantity: { kind: "all" }, traits: [], noun: "card", where: [] },
      negating: ["activation"],
      agent: "you",
    },
  );
  // … "this way": by these effects of yours.
  g.rule("so-summoned-then", "a monster is {...:summon[past]} this way", {
    event: "summoned",
    agent: "you",
    subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
  g.noted("so-summoned-then");
}

/** Cards wherever they are used: what they are, not where they lie. */
function used(g: Grammar): void {
  const all = { quantity: { kind: "all" }, where: [] };
  g.rule("cards-used", "{...:of-such[pl]}", all);
  for (const traits of ["traits*:pre", "traits:pre-card-kind"])
    g.rule("cards-used", `{${traits}} {noun:card-noun[sg]} Cards`, all, { wording: "cards" });
  const there = { quantity: { kind: "all" } };
  g.rule("used-there", "{...:of-such[pl]} {where:post}", there);
  g.noted("cards-used", "used-there");
}
