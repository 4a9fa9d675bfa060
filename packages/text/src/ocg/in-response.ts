import type { Grammar } from "../grammar.ts";

/** "Your opponent cannot activate cards or effects in response to the activation of your “X” monster effects." */
export function ocgInResponse(g: Grammar): void {
  g.rule("ban", "{...:silence} in response to {answering:such-activation}");
  g.rule("such-activation", "the activation of {=:responded}");
  const activated = { event: "activated" };
  const yours = { ...activated, agent: "you" };
  g.rule("such-activation", "your {what:whose-activated} activation", yours, { wording: "short" });
  g.rule("such-activation", "your {what:whose-activated}'s activation", yours, { wording: "owner" });
  // "… your Synchro Monsters with “A” or “B” in their original names"
  g.rule("such-activation", "the effect activations of your {what:effects-of-cards}", yours, {
    wording: "of",
  });
  g.rule("effects-of-cards", "{...:cards[pl]}[[ {where:post}]]", { what: "effect" });
  g.rule(
    "responded",
    "any {what.noun:effect-noun} effect activated by a monster that was {what.traits:came-so}",
    {
      ...activated,
      "what.what": "effect",
    },
  );
  g.rule("responded", "your {what:responded-to}", yours);
  g.rule("responded", "{what:answerable}", activated);
  const either = { what: "either" };
  const effect = { what: "effect" };
  g.rule("responded-to", "{...:responded-sort}[[ that target {targeting:obj}]]");
  for (const and of ["and", "or"]) {
    const noted = { wording: and };
    g.rule("responded-sort", `{traits*:pre} cards ${and} effects`, { ...either, noun: "card" }, noted);
    for (const traits of ["traits*:pre", "traits:pre-card-kind"])
      for (const their of ["their ", ""])
        g.rule("responded-sort", `{${traits}} {noun:card-noun[sg]} Cards ${and} ${their}effects`, either, {
          wording: `${and}-${their.trim()}`,
        });
  }
  g.rule("responded-sort", "{traits*:pre} {noun:effect-noun} effects", effect);
  for (const [noun, wording] of [
    ["{noun:kind-noun[sg]}", "kind"],
    ["{noun:kind-noun[pl]}'", "kinds"],
  ] as const)
    g.rule("responded-sort", `{traits:pre-kind} ${noun} effects`, effect, { wording });
  for (const traits of ["traits*:pre", "traits:pre-card-kind"])
    g.rule("responded-sort", `{${traits}} {noun:card-noun[sg]} Cards`, { what: "card" });
  g.noted("such-activation", "responded", "responded-to", "effects-of-cards");
  tillBattleEnds(g);
}

/** "If this card attacks, your opponent cannot activate Spell/Trap Cards and monster effects": not effects of Spells and Traps that lie there. */
function tillBattleEnds(g: Grammar): void {
  g.rule(
    "standing",
    "your opponent cannot activate {+:battle-cards} and {+:battle-effects} until the end of the Damage Step",
  );
  const all = { "step.what.quantity": { kind: "all" }, "step.what.traits": [], "step.what.where": [] };
  const ban = { "step.verb": "forbid", "step.player": "opponent", "step.until": "this-battle", ...all };
  g.rule(
    "battle-cards",
    "{step.what.noun:card-noun[sg]} Cards",
    { ...ban, "step.act": "activate-card" },
    { wording: "of-both" },
  );
  g.rule(
    "battle-effects",
    "{step.what.noun:effect-noun} effects",
    { ...ban, join: "and", "step.act": "activate" },
    { wording: "of-both" },
  );
  g.noted("battle-cards", "battle-effects");
}
