import type { Grammar } from "../../grammar.ts";

/** "Your opponent cannot activate cards or effects in response to the activation of your “X” monster effects." */
export function ocgResponses(g: Grammar): void {
  g.rule("ban", "{...:silence} in response to {answering:such-activation}");
  const activated = { event: "activated" };
  const yours = { ...activated, agent: "you" };
  g.rule("such-activation", "the activation of {=:responded}");
  g.rule("such-activation", "your {what:whose-activated}<<|'s>> activation", yours, { wording: "short" });
  const cards = "your {what.traits*:pre} {what.noun:card-noun[sg]} Card activations";
  g.rule("such-activation", cards, { ...yours, "what.what": "card" }, { wording: "cards" });
  // "… your Synchro Monsters with “A” or “B” in their original names"
  const of = "the effect activations of your {what:effects-of-cards}";
  g.rule("such-activation", of, yours, { wording: "of" });
  const effect = { what: "effect" };
  g.rule("effects-of-cards", "{...:cards[pl]}[[ {where:post}]]", effect);
  const came = "any {what.noun:effect-noun} effect activated by a monster that was {what.traits:came-so}";
  g.rule("responded", came, { ...activated, "what.what": "effect" });
  g.rule("responded", "your {what:responded-to}", yours);
  g.rule("responded", "{what:answerable}", activated);
  g.rule("responded-to", "{...:responded-sort}[[ that target {targeting:obj}]]");
  const either = { what: "either" };
  g.rule("responded-sort", "{traits*:pre} cards <<and|or>> effects", { ...either, noun: "card" });
  for (const traits of ["traits*:pre", "traits:pre-card-kind"]) {
    const rule = "responded-sort: Cards and their effects";
    g.rule("responded-sort", `{${traits}} {noun:card-noun[sg]} Cards`, { what: "card" }, { rule });
    const effects = `{${traits}} {noun:card-noun[sg]} Cards <<and|or>> <<|their >>effects`;
    g.rule("responded-sort", effects, either, { rule });
  }
  g.rule("responded-sort", "{traits*:pre} {noun:effect-noun} effects", effect);
  g.rule("responded-sort", "{traits:pre-kind} {...:kind-owner} effects", effect, { wording: "kind" });
  g.rule("kind-owner", "{noun:kind-noun[sg]}");
  g.rule("kind-owner", "{noun:kind-noun[pl]}'", {}, { wording: "kinds" });
  g.noted("such-activation", "responded", "responded-to", "effects-of-cards");
  bothKinds(g);
}

/** "If this card attacks, your opponent cannot activate Spell/Trap Cards and monster effects": not effects of Spells and Traps that lie there. */
function bothKinds(g: Grammar): void {
  const both =
    "your opponent cannot activate {+:battle-cards} and {+:battle-effects} until the end of the Damage Step";
  g.rule("standing", both);
  const all = { quantity: { kind: "all" }, traits: [], where: [] };
  const allOf = (role: string) =>
    Object.fromEntries(Object.entries(all).map(([key, value]) => [`${role}.${key}`, value]));
  const ban = {
    "step.verb": "forbid",
    "step.player": "opponent",
    "step.until": "this-battle",
    ...allOf("step.what"),
  };
  const cards = { ...ban, "step.act": "activate-card" };
  g.rule("battle-cards", "{step.what.noun:card-noun[sg]} Cards", cards, { wording: "of-both" });
  const effects = { ...ban, join: "and", "step.act": "activate" };
  g.rule("battle-effects", "{step.what.noun:effect-noun} effects", effects, { wording: "of-both" });
  g.noted("battle-cards", "battle-effects");
  g.rule(
    "statement",
    "{what.noun:card-noun[sg]} Cards, and their effects on the field, cannot be activated",
    {
      verb: "forbid",
      player: "both",
      act: "activate",
      until: "while-face-up",
      "effects.names": ["field"],
      ...allOf("what"),
    },
  );
}
