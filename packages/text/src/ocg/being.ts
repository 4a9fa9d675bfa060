import type { Grammar } from "../grammar.ts";

/** What a card or monster has to be, or where: "this card is in your GY", "it was an Xyz Monster". */
export function ocgBeing(g: Grammar): void {
  lying(g);
  pointing(g);
  withMaterial(g);
  atBattle(g);
  came(g);
  whiles(g);
  equipped(g);
}

const ITSELF = { kind: "exists", "what.ref": "this-card" };

/** Where this card lies, and how. */
function lying(g: Grammar): void {
  for (const [words, wording] of [
    ["this card is {what.where:places-of}", "this"],
    ["this card is {what.traits:faces}", "this-face"],
    ["this card is {what.traits:faces} {what.where:places-of}", "this-face"],
    // It is there when something happens, and comes not with it.
    ["this card is already {what.traits:faces} {what.where:places-of}", "already"],
    ["this monster is {what.where:places-of}", "this-monster"],
  ] as const)
    g.rule("state", words, ITSELF, { wording });
  // "If this card is banished" is what happens to it.
  const banished = { ...ITSELF, "what.where": [{ trait: "in", place: { of: "you", names: ["banished"] } }] };
  for (const [category, wording] of [
    ["while", "banished-while"],
    ["condition", "banished-as-long"],
  ] as const)
    g.rule(category, "while this card is banished", banished, { wording });
  g.rule("state", "this card is in {position:position}", { kind: "in-position" });
  g.rule(
    "state",
    "this card is in face-up {position:position}",
    { kind: "in-position" },
    { wording: "face-up" },
  );
}

function pointing(g: Grammar): void {
  g.rule("own-being", "points to {what:pointed}", { kind: "exists" }, { wording: "pointing" });
  const pointed = { where: [{ trait: "pointed-to", by: { ref: "this-card" } }] };
  g.rule("pointed", "{quantity:quantity[M]} {...:cards[M]}", pointed);
  g.noted("pointed");
}

/** "If this card has “A” as material", "Cannot be destroyed by battle while it has material." */
function withMaterial(g: Grammar): void {
  g.rule(
    "state",
    "{than:int2} or more materials are attached to {value.of:counted}",
    { kind: "value", "value.value": "attached", compare: "at-least" },
    { wording: "attached" },
  );
  const bears = { kind: "has-material" };
  const any = (quantity: { readonly kind: string }) => ({
    ...bears,
    what: { quantity, traits: [], noun: "card", where: [] },
  });
  g.rule("bearing", "has {what:group[N]} as material", bears, { wording: "as" });
  g.rule("bearing", "has {what:just-named} as material", bears, { wording: "as" });
  g.rule("bearing", "has material", any({ kind: "a" }));
  g.rule("bearing", "has no material", any({ kind: "no" }));
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
  // "If this card declares an attack while pointing to a “X” monster"
  g.rule("own-doing", "pointing to {what:pointed}", { kind: "exists" }, { wording: "pointing" });
  g.rule("own-doing", "in {position:position}", { kind: "in-position" });
  for (const where of ["linked-so", "equipped-where"])
    g.rule("own-doing", `{what.where:${where}}`, ITSELF, { wording: where });
  // What this card has, or what it is to others: said of it, or of "it".
  g.rule("state", "this card {...:own-being}");
  g.rule("while-it", "while it {...:own-being}");
  // "… unless it has material": the same, said the other way round.
  g.rule("while-it", "unless it has material", any({ kind: "no" }), { wording: "unless" });
  g.noted("as-it-was", "while-it", "own-doing");
}

/** "When this card is destroyed by battle, if it was face-up at the start of the Damage Step", "… and was face-down …" */
function atBattle(g: Grammar): void {
  const lay = { kind: "lay-at-battle" };
  g.rule("lay-then", "was {face:face} at the start of the Damage Step", lay);
  g.rule(
    "lay-then",
    "was in face-down Defense Position at the start of the Damage Step",
    { ...lay, face: "down" },
    { wording: "position" },
  );
  g.rule("state", "this card {...:lay-then}", {}, { wording: "at-battle" });
  // "If this card is Special Summoned, if it is co-linked": of the same card.
  for (const first of ["own-happens", "own-comes"])
    g.rule("joint-conditions", `{+:${first}}, {+:if-it}`, undefined, {
      rule: "joint-conditions: {+:own-happens}, {+:if-it}",
    });
  g.rule("if-it", "if it {...:lay-then}", {}, { wording: "it" });
  g.rule("if-it", "if it {...:own-being}", {}, { wording: "it-is" });
  g.rule("own-comes", "{word:if-or-when} {event:own-come}", { kind: "event" }, { wording: "own-comes" });
  g.rule("own-come", "{subject:bearer} is {...:come}", { event: "summoned" });
  g.noted("own-comes", "own-come");
  g.rule("just-lay", "{...:lay-then}", {}, { wording: "just" });
  for (const first of ["before-states", "just-battles"])
    g.rule("joint-conditions", `{++:${first}}[[,]] and {+:just-lay}`, undefined, {
      wording: "lay-at-battle",
    });
  g.rule("just-battles", "{+:battle-over}, {+:just-battled}");
  g.noted("lay-then", "just-lay", "if-it");
}

/** "If this card is Normal Summoned/Set, it is unaffected …": as long as it stays. */
function came(g: Grammar): void {
  const normal = {
    kind: "exists",
    "what.ref": "this-card",
    "what.traits": [{ trait: "summoned", ways: ["normal"], orSet: true }],
  };
  g.rule("state", "this card <<is|was>> Normal Summoned/Set", normal);
  g.rule("state", "it was Normal Summoned/Set", normal, { wording: "normal" });
  // A Trap Card may be a monster as well.
  g.rule("own-being", "is @a {what.traits:of-kind-itself} Monster", ITSELF, { wording: "kind" });
  g.rule("of-kind-itself", "{+:trait-named-kind}");
}

/** "… while it is equipped with an Equip Card"; of a card that is not named at all "… while in the Extra Monster Zone." */
function whiles(g: Grammar): void {
  for (const [words, wording] of [
    ["while {what.where:equipped-where}", "equipped"],
    ["while {what.where:places-of}", "place"],
    ["while it is {what.where:places-of}", "it-place"],
  ] as const)
    g.rule("own-while", words, ITSELF, { wording });
  g.rule("own-while", "while in {position:position}", { kind: "in-position" }, { wording: "position" });
  g.rule("own-while", "while {any:either-states}", { kind: "either" }, { wording: "either" });
  g.noted("own-while");
  g.rule("condition", "while {what.where:equipped-where}", ITSELF, { wording: "equipped" });
}

/** "While this card is equipped to a monster", "… with an Equip Card" */
function equipped(g: Grammar): void {
  g.rule("own-being", "is {what.where:equipped-where}", ITSELF, { wording: "this-equipped" });
  g.rule("equipped-where", "{+:trait-equipping}");
  const to = { trait: "equipped-to" };
  g.rule("trait-equipping", "equipped to {host:group[sg]}", to);
  g.rule("trait-equipping", "equipped to {host:group[sg]} by this effect", { ...to, by: "own-effect" });
  g.rule("trait-equipping", "equipped to {host:or-mentioning}", to);
  g.rule("trait-equipping", "equipped with {with:group[N]}", { trait: "equipped" });
  g.rule("trait-equipping", "not equipped with {with:group[sg]}", { trait: "equipped", not: true });
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("trait-equipping", "an Equip Card", { ...to, host: any }, { wording: "equip-card" });
  g.noted("trait-equipping");
}
