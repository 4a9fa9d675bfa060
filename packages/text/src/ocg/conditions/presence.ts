import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

const EXISTS = { kind: "exists" } as const;

/** What is where, whoever has it, and what all of it is: "“Umi” is on the field", "the only monsters you control are …" */
export function ocgPresence(g: Grammar): void {
  lying(g);
  there(g);
  otherZone(g);
  only(g);
}

/** "A Fusion Monster is not in your GY", "any “X” monsters are on the field" */
function lying(g: Grammar): void {
  g.rule("state", "{what:lying}", EXISTS, { wording: "lying" });
  g.rule("state", "{what:not-lying}", { ...EXISTS, not: true }, { wording: "not-lying" });
  g.rule("another", "{...:one-more-cards[sg]}", { quantity: { kind: "a" } }, { wording: "another" });
  for (const [not, category] of [
    ["", "lying"],
    [" not", "not-lying"],
  ] as const) {
    const called = `{traits:named} is${not} {where:lying-where}`;
    g.rule(category, called, { quantity: { kind: "a" }, noun: "card" });
    g.rule(category, `{...:another} is${not} {where:lying-where}`);
    g.rule(category, `{...:branch[M]} <is/are>${not} {where:lying-where}`);
  }
  // One of them.
  for (const cards of ["cards", "marked-cards"])
    g.rule(
      "lying",
      `any {...:${cards}[pl]} are {where:lying-where}`,
      { quantity: { kind: "a" } },
      { wording: "any", rule: "lying: any {...:cards[pl]} are {where:lying-where}" },
    );
  g.rule("lying", "{...:branch[N]} {where:told-lying[N]}");
  for (const told of ["++:withs", "+:trait-that"])
    g.rule("told-lying[N]", `{${told}} <is/are> {++:lying-where}`, undefined, {
      rule: "told-lying[N]: so, and there",
    });
  // "3 or more of your “X” Traps (with different names) are banished"
  const ofYours = "{quantity:quantity[pl]} of your {...:cards[pl]} {where:yours-lying}";
  g.rule("lying", ofYours, {}, { wording: "of-yours" });
  g.rule("yours-lying", "[[{++:withs} ]]are {+:place-lying}");
  g.rule("place-lying", "{place:lying-place}", { trait: "in" }, { wording: "lying" });
  g.rule("lying-place", "banished", { of: "you", names: ["banished"] }, { wording: "only" });
  g.rule("lying-where", "{+:trait-in}");
  g.rule("lying-where", "{+:lying-face} {+:trait-in}");
  // "A monster is Set on your field" is what happens.
  g.rule("lying-face", "{face:face}", { trait: "face" }, { wording: "lying" });
  g.noted("lying", "not-lying", "another", "place-lying", "lying-face");
}

/** "there are 3 or more Spells in your GY" */
function there(g: Grammar): void {
  for (const there of [
    "<is|was> {what:group[sg]}",
    "<are|were> {what:asked-some}",
    "<is|was> {what:none}",
    "<are|were> {what:group[pl]}",
  ])
    g.rule("so[H]", `there ${there}`, EXISTS, { wording: "there", rule: "so[H]: there is, there are" });
  alike(g, "card-or-monster", ["card", "monster"]);
  const cameSo = "this {what.traits:came-so} {...:card-or-monster} is {what.where:lying-where}";
  g.rule("state", cameSo, { ...EXISTS, "what.ref": "this-card" });
}

/** "A “Magician” card in your other Pendulum Zone": this card lies in the one. */
function otherZone(g: Grammar): void {
  g.rule("in-other-zone", "{+:in-your-other} {+:other-zone}");
  g.rule("in-your-other", "in your other", { trait: "other", "than.ref": "this-card" }, { wording: "zone" });
  const zone = { trait: "in", place: { of: "you", names: ["pendulum-zone"] } };
  g.rule("other-zone", "Pendulum Zone", zone, { wording: "other" });
  g.rule("lying-where", "{++:in-other-zone}");
  // There is one at most.
  const card = { quantity: { kind: "every" }, traits: [], noun: "card" };
  g.rule("group[sg]", "the card {where:in-other-zone}", card, { wording: "the-other" });
  g.noted("in-your-other", "other-zone");
}

/** "The only monsters you control are …", "all monsters you control are … (min. 1)", "the only card … is 1 Level 5 monster" */
function only(g: Grammar): void {
  const those = { kind: "only" };
  const all = "<<the only|all|all the>> {...:all-of[pl]} are {being:so-being}";
  g.rule("state", `${all}<<| (min. 1)>>`, those);
  g.rule("must", "all {...:all-of[pl]} must be {being:so-being}", those);
  g.rule("state", "the only {...:all-of[N]} <is/are> {being:so-many[N]}", those, { wording: "counted" });
  g.rule("all-of[N]", "{...:cards[N]} {where:only-where}");
  g.rule("only-where", "{+:trait-controlled}");
  g.rule("only-where", "{+:trait-in}[[{+:trait-except-closed}]]");
  // "…, and none are “B”"
  g.rule("more-state", "none are {what.traits:named}", {
    ...EXISTS,
    player: "you",
    "what.quantity": { kind: "no" },
    "what.noun": "monster",
    "what.where": [],
  });
  g.rule("so-many[N]", "{quantity:quantity[N]} {...:cards[N]} {where*:post}");
  const one = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("so-many[sg]", "{traits:named}", one, { wording: "just" });
  // "This is the only card in your hand": there is no other.
  g.rule("state", "this is the only {what.noun:noun[sg]} {what.where:only-where}", {
    ...EXISTS,
    "what.quantity": { kind: "no" },
    "what.traits": [{ trait: "other" }],
  });
  const every = { quantity: { kind: "every" } };
  g.rule("kinds", "{...:cards[pl]}", { ...every, where: [] });
  g.rule("so-being", "{=:kinds}");
  g.rule("so-being", "{...:cards[pl]} {where:post}", every);
  const adjective = "{traits:so-described}";
  g.rule("so-being", adjective, { ...every, noun: "card", where: [] }, { wording: "adjective" });
  g.rule("so-described", "{=:adjectives}");
  g.rule("so-described", "{+:trait-face}");
  g.rule("so-described", "{+:in-their-position}");
  g.rule("in-their-position", "in {position:position}", { trait: "position" }, { wording: "all" });
  g.noted("so-many", "so-being", "kinds", "in-their-position");
}
