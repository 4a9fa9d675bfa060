import type { Grammar } from "../grammar.ts";

/** What a card or monster has to be, or where: "this card is in your GY", "it was an Xyz Monster". */
export function ocgBeing(g: Grammar): void {
  g.rule(
    "state",
    "this card is {what.where:places-of}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "this" },
  );
  g.rule(
    "state",
    "this card is {what.traits:faces}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "this-face" },
  );
  // "If this card is banished" is what happens to it.
  for (const [category, wording] of [
    ["while", "banished-while"],
    ["condition", "banished-as-long"],
  ] as const)
    g.rule(
      category,
      "while this card is banished",
      {
        kind: "exists",
        "what.ref": "this-card",
        "what.where": [{ trait: "in", place: { of: "you", names: ["banished"] } }],
      },
      { wording },
    );
  // "While this Fusion Summoned card is on the field"
  g.rule(
    "state",
    "this {what.traits:summoned-so} card is {what.where:places-of}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "so" },
  );
  g.rule(
    "state",
    "this {what.traits:summoned-so} card is {what.where:so-lying}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "so-lying" },
  );
  g.rule("so-lying", "{+:trait-face} {+:trait-in}");
  g.rule("summoned-so", "{+:trait-summoned}");
  // "While this card is already face-up in your Field Zone": it is there when something happens, and comes not with it.
  g.rule(
    "state",
    "this card is already {what.traits:faces} {what.where:places-of}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "already" },
  );
  g.rule("state", "this card points to {what:pointed}", { kind: "exists" }, { wording: "pointing" });
  const pointed = { where: [{ trait: "pointed-to", by: { ref: "this-card" } }] };
  g.rule("pointed", "{quantity:quantity[M]} {traits*:pre} {noun:noun[M]}", pointed);
  g.rule("pointed", "{quantity:quantity[M]} {traits:pre-kind} {noun:kind-noun[M]}", pointed);
  g.noted("pointed");
  g.rule(
    "state",
    "this card is {what.traits:faces} {what.where:places-of}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "this-face" },
  );
  g.rule(
    "state",
    "this monster is {what.where:places-of}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "this-monster" },
  );
  g.rule("state", "this card is in {position:position}", { kind: "in-position" });
  g.rule(
    "state",
    "this card is in face-up {position:position}",
    { kind: "in-position" },
    { wording: "face-up" },
  );
  // "If this card has “A” as material", "Cannot be destroyed by battle while it has material."
  const bears = { kind: "has-material" };
  const any = (quantity: { readonly kind: string }) => ({
    ...bears,
    what: { quantity, traits: [], noun: "card", where: [] },
  });
  for (const [it, category, then] of [
    ["this card has", "state", {}],
    ["while it has", "while-it", {}],
    ["while it has", "as-it-was", { former: true }],
  ] as const) {
    const own = { ...bears, ...then };
    g.rule(category, `${it} {what:group[N]} as material`, own, { wording: "as" });
    g.rule(category, `${it} {what:just-named} as material`, own, { wording: "as" });
    g.rule(category, `${it} material`, { ...any({ kind: "a" }), ...then });
    g.rule(category, `${it} no material`, { ...any({ kind: "no" }), ...then });
    g.rule(category, `${it} {what.quantity.n:int} or more materials`, {
      ...own,
      "what.quantity.kind": "at-least",
      "what.traits": [],
      "what.noun": "card",
      "what.where": [],
    });
  }
  // "… unless it has material": the same, said the other way round.
  g.rule("while-it", "unless it has material", any({ kind: "no" }), { wording: "unless" });
  g.noted("as-it-was");
  g.rule("whiles", "{+:while-it}");
  g.noted("while-it");
  const own = { kind: "exists", "what.ref": "this-card" };
  g.rule("while-it", "while it is {what.where:equipped-where}", own, { wording: "it-equipped" });
  g.rule("while-it", "while it points to {what:pointed}", { kind: "exists" }, { wording: "it-points" });
  // "…, while equipped with an Equip Card.", "… while in the Extra Monster Zone.": of a card that is not named at all.
  g.rule("own-whiles", "{=:whiles}");
  g.rule("own-whiles", "{+:own-while}");
  g.rule("own-while", "while {what.where:equipped-where}", own, { wording: "equipped" });
  g.rule("own-while", "while {what.where:places-of}", own, { wording: "place" });
  g.rule("own-while", "while it is {what.where:places-of}", own, { wording: "it-place" });
  g.noted("own-while");
  // "While this card is equipped to a monster", "… with an Equip Card"
  g.rule(
    "state",
    "this card is {what.where:equipped-where}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "this-equipped" },
  );
  g.rule("equipped-where", "{+:trait-equipping}");
  g.rule("trait-equipping", "equipped to {host:group[sg]}", { trait: "equipped-to" });
  for (const [words, wording] of [
    ["this effect", "by-this"],
    ["this card's effect", "by-this-card's"],
  ] as const)
    g.rule(
      "trait-equipping",
      `equipped to {host:group[sg]} by ${words}`,
      { trait: "equipped-to", by: "own-effect" },
      { wording },
    );
  g.rule("trait-equipping", "equipped to {host:or-mentioning}", { trait: "equipped-to" });
  g.rule("trait-equipping", "equipped with {with:group[N]}", { trait: "equipped" });
  g.rule("trait-equipping", "not equipped with {with:group[sg]}", { trait: "equipped", not: true });
  g.rule(
    "trait-equipping",
    "an Equip Card",
    {
      trait: "equipped-to",
      host: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    },
    { wording: "equip-card" },
  );
  g.noted("trait-equipping");
}
