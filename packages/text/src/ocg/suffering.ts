import type { Grammar } from "../grammar.ts";

/** Damage that players take, after "when" and "if": from what, and of which kind. */
export function ocgSuffering(g: Grammar): void {
  g.rule("who-suffers[H]", "either player <takes|took>", { player: "either" });
  g.rule("who-suffers[past]", "you took", { player: "you" });
  g.rule("who-suffers[past]", "your opponent took", { player: "opponent" });
  g.rule("event[H]", "{...:who-suffers[H]} {...:damage-so}", { event: "damage" });
  g.rule("event[past]", "{...:who-suffers[past]}[[ {kind:damage-kind}]] damage", { event: "damage" });
  const least = "{...:who-suffers[H]} {least:int} or more";
  g.rule("event[H]", `${least}[[ {kind:damage-kind}]] damage`, { event: "damage" });
  g.rule("event[H]", `${least} {...:damage-so}`, { event: "damage" }, { wording: "so-much" });
  const so = (words: string, fields: Record<string, string>, wording: string) =>
    g.rule("damage-so", words, fields, wording === "" ? {} : { wording });
  so("battle or effect damage", {}, "any");
  so("any[[ {kind:damage-kind}]] damage", {}, "all");
  so("{kind:damage-kind} damage from {source:obj}", {}, "kind-from");
  so("damage from {source:obj}", {}, "");
  so("damage by battle or your opponent's card effect", { effectOf: "opponent" }, "or-theirs");
  so(
    "[[battle ]]damage from <<a battle|an attack|battles|attacks>> involving {involving:obj}",
    { kind: "battle" },
    "",
  );
  const ofEffect = { kind: "effect" };
  so("damage from a card effect", ofEffect, "from-effect");
  so("damage from a card effect, except {source:no-such-card}", ofEffect, "from-other");
  so("damage from the effect of {source:obj}", ofEffect, "effect-of");
  so("damage by @a {source:source}", ofEffect, "by");
  for (const whose of ["your", "an"])
    so(`damage from ${whose} opponent's card effect`, { ...ofEffect, effectOf: "opponent" }, `from-${whose}`);
  g.rule(
    "event",
    "effect damage is inflicted",
    { event: "damage", player: "either", kind: "effect" },
    { wording: "passive" },
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
  g.rule(
    "condition",
    "{word:if-or-when} you take damage from an attack involving {event.involving:obj}, or from an opponent's card effect",
    {
      kind: "event",
      ...taken("event", { kind: "battle" }),
      ...taken("or", { kind: "effect", effectOf: "opponent" }),
    },
    { wording: "from-either" },
  );
}

/** "During damage calculation, when you would take battle damage": of the battle that goes on, as it stands. */
function ahead(g: Grammar): void {
  const would = "you would take[[ {least:int} or more]] battle damage";
  const you = { kind: "would-take", player: "you" };
  for (const word of ["if", "when"]) g.rule("if-would", word, {}, { wording: word });
  g.rule("condition", `{...:if-would} ${would}[[ from {from:obj}]]`, you);
  g.rule("condition", `{...:if-would} ${would} from {from:whose-attack}'s attack`, you, {
    wording: "attack",
  });
  g.rule("whose-attack", "an opponent's monster", {
    quantity: { kind: "a" },
    traits: [{ trait: "attacking" }, { trait: "controlled", by: "opponent" }],
    noun: "monster",
    where: [],
  });
  g.noted("whose-attack");
}
