import type { Grammar } from "../../grammar.ts";

const ITSELF = { kind: "exists", "what.ref": "this-card" };

/** What this card is, and where: "this card is in your GY", "it has material", "was face-up at the start of the Damage Step". */
export function ocgThisCard(g: Grammar): void {
  // What it has, or what it is to others: said of it, or of "it".
  g.rule("state", "<<this card|this monster>> {...:own-being}");
  g.rule("while-it", "while it {...:own-being}");
  g.rule("if-it", "if it {...:own-being}", {}, { wording: "it-is" });
  being(g);
  withMaterial(g);
  atBattle(g);
  whiles(g);
  equipped(g);
}

function being(g: Grammar): void {
  // It is there when something happens, and comes not with it.
  g.rule("state", "this card is<<| already>> {what.traits:faces}[[ {what.where:places-of}]]", ITSELF);
  g.rule("own-being", "is {what.where:equipped-where}", ITSELF);
  g.rule("state", "<<this card|this monster>> is {what.where:places-of}", ITSELF);
  g.rule("own-while", "while it is {what.where:places-of}", ITSELF, { wording: "it-place" });
  g.rule("own-being", "is in<<| face-up>> {position:position}", { kind: "in-position" });
  // A Trap Card may be a monster as well.
  g.rule("own-being", "is @a {what.traits:of-kind-itself} Monster", ITSELF, { wording: "kind" });
  g.rule("of-kind-itself", "{+:trait-named-kind}");
  g.rule("own-being", "points to {what:pointed}", { kind: "exists" }, { wording: "pointing" });
  const pointed = { where: [{ trait: "pointed-to", by: { ref: "this-card" } }] };
  g.rule("pointed", "{quantity:quantity[M]} {...:cards[M]}", pointed);
  // "If this card is banished" is what happens to it.
  const banished = { ...ITSELF, "what.where": [{ trait: "in", place: { of: "you", names: ["banished"] } }] };
  for (const category of ["while", "condition"])
    g.rule(category, "while this card is banished", banished, { wording: `banished-${category}` });
  // "If this card is Normal Summoned/Set, it is unaffected …": as long as it stays.
  const normal = { ...ITSELF, "what.traits": [{ trait: "summoned", ways: ["normal"], orSet: true }] };
  g.rule("state", "<<this card is|this card was|it was>> Normal Summoned/Set", normal);
  g.noted("pointed", "while-it", "if-it");
}

/** "If this card has “A” as material", "Cannot be destroyed by battle while it has material." */
function withMaterial(g: Grammar): void {
  const many = { kind: "value", "value.value": "attached", compare: "at-least" };
  const attached = "{than:int2} or more materials are attached to {value.of:counted}";
  g.rule("state", attached, many, { wording: "attached" });
  const bears = { kind: "has-material" };
  const card = { traits: [], noun: "card", where: [] };
  const any = (kind: string) => ({ ...bears, what: { ...card, quantity: { kind } } });
  for (const what of ["group[N]", "just-named"])
    g.rule("bearing", `has {what:${what}} as material`, bears, {
      wording: "as",
      rule: "bearing: as material",
    });
  g.rule("bearing", "has material", any("a"));
  g.rule("bearing", "has no material", any("no"));
  g.rule("bearing", "has {what.quantity.n:int} or more materials", {
    ...bears,
    "what.quantity.kind": "at-least",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [],
  });
  g.rule("own-being", "{...:bearing}");
  // "If this card is destroyed while it has material": it had it before.
  g.rule("as-it-was", "while it {...:bearing}", { former: true });
  g.rule("as-it-was", "during {...:a-turn}", {}, { wording: "then" });
  // "… unless it has material": the same, said the other way round.
  g.rule("while-it", "unless it has material", any("no"), { wording: "unless" });
  // "If this card declares an attack while pointing to a “X” monster"
  g.rule("own-doing", "pointing to {what:pointed}", { kind: "exists" }, { wording: "pointing" });
  g.rule("own-doing", "in {position:position}", { kind: "in-position" });
  for (const where of ["linked-so", "equipped-where"])
    g.rule("own-doing", `{what.where:${where}}`, ITSELF, { wording: where });
  g.noted("as-it-was", "own-doing");
}

/** "When this card is destroyed by battle, if it was face-up at the start of the Damage Step", "… and was face-down …" */
function atBattle(g: Grammar): void {
  const lay = { kind: "lay-at-battle" };
  g.rule("lay-then", "was {face:face} at the start of the Damage Step", lay);
  const down = "was in face-down Defense Position at the start of the Damage Step";
  g.rule("lay-then", down, { ...lay, face: "down" }, { wording: "position" });
  g.rule("state", "this card {...:lay-then}", {}, { wording: "at-battle" });
  g.rule("if-it", "if it {...:lay-then}", {}, { wording: "it" });
  g.rule("just-lay", "{...:and-said} {...:lay-then}");
  g.noted("lay-then", "just-lay");
}

/** "… while it is equipped with an Equip Card"; of a card that is not named at all "… while in the Extra Monster Zone." */
function whiles(g: Grammar): void {
  for (const where of ["equipped-where", "places-of"])
    g.rule("while-so", `while {what.where:${where}}`, ITSELF, {
      wording: where,
      rule: "while-so: where it is",
    });
  g.rule("own-while", "while in {position:position}", { kind: "in-position" }, { wording: "position" });
  for (const where of ["condition", "own-while"]) g.rule(where, "{=:while-so}");
  g.rule("own-while", "while {any:either-states}", { kind: "either" }, { wording: "either" });
  g.noted("own-while", "while-so");
}

/** "While this card is equipped to a monster", "… with an Equip Card" */
function equipped(g: Grammar): void {
  g.rule("equipped-where", "{+:trait-equipping}");
  const to = { trait: "equipped-to" };
  g.rule("trait-equipping", "equipped to {host:group[sg]}", to);
  g.rule("trait-equipping", "equipped to {host:group[sg]} by this effect", { ...to, by: "own-effect" });
  g.rule("trait-equipping", "equipped to {host:or-mentioning}", to);
  for (const what of ["group[N]", "just-named"])
    g.rule(
      "trait-equipping",
      `equipped with {with:${what}}`,
      { trait: "equipped" },
      { rule: "trait-equipping: with" },
    );
  g.rule("trait-equipping", "not equipped with {with:group[sg]}", { trait: "equipped", not: true });
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("trait-equipping", "an Equip Card", { ...to, host: any }, { wording: "equip-card" });
  g.noted("trait-equipping");
}
