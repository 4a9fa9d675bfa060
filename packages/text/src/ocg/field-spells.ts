import type { Grammar } from "../grammar.ts";

/** "Activate 1 Field Spell directly from your Deck": by an effect, as it resolves. */
export function ocgFieldSpells(g: Grammar): void {
  const activate = { verb: "set", faceUp: true, activated: true };
  for (const [directly, noted] of [
    ["", {}],
    [" directly", { wording: "directly" }],
  ] as const) {
    const there = `${directly} {what.where:activated-from}`;
    g.rule(
      "step[F]",
      `<activate> {what.quantity:quantity[sg]} {what.traits:pre-card-kind} {what.noun:card-noun[sg]}${there}`,
      activate,
      noted,
    );
    g.rule(
      "step[F]",
      `<activate> {what.quantity:quantity[sg]} {what.traits:named}${there}`,
      { ...activate, "what.noun": "card" },
      noted,
    );
  }
  g.rule("activated-from", "{+:trait-from}");
  g.rule("activated-from", "{+:trait-from} {++:withs}");
}
