import type { Grammar } from "../grammar.ts";

/** "Your opponent cannot activate cards or effects in response to the activation of your “X” monster effects." */
export function ocgInResponse(g: Grammar): void {
  g.rule("ban", "{...:silence} in response to the activation of {answering:responded}");
  const activated = { event: "activated" };
  g.rule("ban", "{...:silence} in response to your {answering.what:responded-short} activation", {
    "answering.event": "activated",
    "answering.agent": "you",
  });
  g.rule("responded", "any monster effect activated by a monster that was {what.traits:came-so}", {
    ...activated,
    "what.what": "effect",
    "what.noun": "monster",
  });
  // "… your Synchro Monsters with “A” or “B” in their original names"
  g.rule(
    "ban",
    "{...:silence} in response to the effect activations of your {answering.what.traits:pre-kind} {answering.what.noun:kind-noun[pl]} {answering.what.where:post}",
    { "answering.event": "activated", "answering.agent": "you", "answering.what.what": "effect" },
  );
  g.rule("responded-short", "{noun:card-noun[sg]} Card or effect", { what: "either" });
  g.rule("responded-short", "{noun:card-noun[sg]} Card", { what: "card" });
  g.rule("responded", "your {what:responded-to}", { ...activated, agent: "you" });
  g.rule("responded", "{what:answerable}", activated);
  const either = { what: "either", noun: "card" };
  for (const [and, wording] of [
    ["and", "and"],
    ["or", "or"],
  ] as const) {
    const cards = `{traits*:pre} cards ${and} effects`;
    g.rule("responded-to", cards, either, { wording });
    g.rule("responded-to", `${cards} that target {targeting:obj}`, either, { wording });
  }
  const effect = { what: "effect" };
  g.rule("responded-to", "{traits*:pre} {noun:effect-noun} effects", effect);
  g.rule("responded-to", "{traits:pre-kind} {noun:kind-noun[sg]} effects", effect, { wording: "kind" });
  g.rule("responded-to", "{traits:pre-kind} {noun:kind-noun[pl]}' effects", effect, { wording: "kinds" });
  for (const traits of ["traits*:pre", "traits:pre-card-kind"]) {
    const card = `{${traits}} {noun:card-noun[sg]} Cards`;
    g.rule("responded-to", card, { what: "card" });
    g.rule("responded-to", `${card} or their effects`, { what: "either" }, { wording: "theirs" });
  }
  g.noted("responded", "responded-to", "responded-short");
  tillBattleEnds(g);
}

/** "If this card attacks, your opponent cannot activate Spell/Trap Cards and monster effects": not effects of Spells and Traps that lie there. */
function tillBattleEnds(g: Grammar): void {
  g.rule(
    "standing",
    "your opponent cannot activate {+:battle-cards} and {+:battle-effects} until the end of the Damage Step",
  );
  const ban = { "step.verb": "forbid", "step.player": "opponent", "step.until": "this-battle" };
  const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });
  g.rule(
    "battle-cards",
    "Spell/Trap Cards",
    { ...ban, "step.act": "activate-card", "step.what": all("spell-or-trap") },
    { wording: "of-both" },
  );
  g.rule(
    "battle-effects",
    "monster effects",
    { ...ban, join: "and", "step.act": "activate", "step.what": all("monster") },
    { wording: "of-both" },
  );
  g.noted("battle-cards", "battle-effects");
}
