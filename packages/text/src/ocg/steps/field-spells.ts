import type { Grammar } from "../../grammar.ts";

/** "Activate 1 Field Spell directly from your Deck": by an effect, as it resolves. */
export function ocgFieldSpells(g: Grammar): void {
  const activate = { verb: "set", faceUp: true, activated: true };
  g.rule(
    "step[F]",
    "<activate> {what.quantity:quantity[sg]} {what.traits:pre-card-kind} {what.noun:card-noun[sg]} {what.where:activated-from}",
    activate,
  );
  g.rule(
    "step[F]",
    "<activate> {what.quantity:quantity[sg]} {what.traits:named} {what.where:activated-from}",
    {
      ...activate,
      "what.noun": "card",
    },
  );
  g.rule("activated-from", "{+:trait-from}");
  g.rule("activated-from", "{+:trait-from} {++:withs}");
}
