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
    g.rule("event", `${who} damage from a card effect, except {source:no-such-card}`, ofEffect, {
      wording: "from-other",
    });
    g.rule("event", `${who} damage from the effect of {source:obj}`, ofEffect, { wording: "effect-of" });
    g.rule(
      "event",
      `${who} damage by battle or your opponent's card effect`,
      { ...damage, effectOf: "opponent" },
      { wording: "or-theirs" },
    );
    for (const whose of ["your", "an"])
      g.rule(
        "event",
        `${who} damage from ${whose} opponent's card effect`,
        { ...damage, kind: "effect", effectOf: "opponent" },
        { wording: `from-${whose}` },
      );
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
  g.rule(
    "past-event",
    "you took damage by battle or your opponent's card effect",
    { event: "damage", player: "you", effectOf: "opponent" },
    { wording: "or-theirs" },
  );
  // "… while this card is attacking"
  g.rule(
    "event",
    "you take battle damage while this card is attacking",
    {
      event: "damage",
      player: "you",
      kind: "battle",
      involving: { ref: "this-card", traits: [{ trait: "attacking" }] },
    },
    { wording: "while-attacking" },
  );
  g.rule("no-such-card", "{where:not-called}", { quantity: { kind: "a" }, traits: [], noun: "card" });
  g.rule("not-called", "{+:called-otherwise}");
  g.rule("called-otherwise", "{name:name}", { trait: "name", not: true });
  g.noted("no-such-card", "called-otherwise");
  ahead(g);
  fromEither(g);
}

/** "If you take damage from an attack involving this card, or from an opponent's card effect" */
function fromEither(g: Grammar): void {
  const taken = (role: "event" | "or", fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries({ event: "damage", player: "you", ...fields }).map(([key, value]) => [
        `${role}.${key}`,
        value,
      ]),
    );
  for (const word of ["if", "when"])
    g.rule(
      "condition",
      `${word} you take damage from an attack involving {event.involving:obj}, or from an opponent's card effect`,
      {
        kind: "event",
        word,
        ...taken("event", { kind: "battle" }),
        ...taken("or", { kind: "effect", effectOf: "opponent" }),
      },
      { wording: "from-either" },
    );
}

/** "During damage calculation, when you would take battle damage": of the battle that goes on, as it stands. */
function ahead(g: Grammar): void {
  const you = { kind: "would-take", player: "you" };
  for (const word of ["if", "when"]) {
    const would = `${word} you would take battle damage`;
    g.rule("condition", would, you, { wording: word });
    g.rule("condition", `${word} you would take {least:int} or more battle damage`, you, { wording: word });
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
