import type { Grammar } from "../grammar.ts";

/** Damage that players take, after "when" and "if": from what, and of which kind. */
export function ocgSuffering(g: Grammar): void {
  for (const [who, player] of [
    ["you take", "you"],
    ["your opponent takes", "opponent"],
    ["either player takes", "either"],
  ] as const) {
    const damage = { event: "damage", player };
    g.rule("event", `${who} battle or effect damage`, damage, { wording: "any" });
    g.rule("event", `${who} any damage`, damage, { wording: "all" });
    g.rule(
      "event",
      `${who} damage from a card effect`,
      { ...damage, kind: "effect" },
      { wording: "from-effect" },
    );
    g.rule("event", `${who} {kind:damage-kind} damage from {source:obj}`, damage, { wording: "kind-from" });
    const ofEffect = { ...damage, kind: "effect" };
    g.rule("event", `${who} damage from the effect of {source:obj}`, ofEffect, { wording: "effect-of" });
    g.rule("event", `${who} damage by @a {source:source}`, ofEffect, { wording: "by" });
    g.rule("event", `${who} damage from a battle involving {involving:obj}`, { ...damage, kind: "battle" });
  }
  g.rule(
    "event",
    "you take damage from an attack involving {involving:obj}",
    { event: "damage", player: "you", kind: "battle" },
    { wording: "attack" },
  );
  g.rule(
    "event",
    "effect damage is inflicted",
    { event: "damage", player: "either", kind: "effect" },
    { wording: "passive" },
  );
  ahead(g);
}

/** "During damage calculation, when you would take battle damage": of the battle that goes on, as it stands. */
function ahead(g: Grammar): void {
  const you = { kind: "would-take", player: "you" };
  for (const word of ["if", "when"]) {
    const would = `${word} you would take battle damage`;
    g.rule("condition", would, you, { wording: word });
    g.rule("condition", `${would} from {from:obj}`, you, { wording: word });
    g.rule("condition", `${would} from {from:whose-attack}'s attack`, you, { wording: `${word}-attack` });
  }
  g.rule("whose-attack", "an opponent's monster", {
    quantity: { kind: "a" },
    traits: [{ trait: "attacking" }, { trait: "controlled", by: "opponent" }],
    noun: "monster",
    where: [],
  });
  g.noted("whose-attack");
}
