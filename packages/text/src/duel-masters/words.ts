import { inOrder, noun } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

const CIVILIZATIONS = ["light", "water", "darkness", "fire", "nature"];

/** The races that card texts name. */
const RACES = [
  ...["Alien", "Angel Command", "Apollonia Dragon", "Armored Dragon", "Armorloid", "Balloon Mushroom"],
  ...["Beast Folk", "Beat Jockey", "Berserker", "Brain Jacker", "Chimera", "Colony Beetle", "Creator"],
  ...["Cyber Command", "Cyber Lord", "Cyber Virus", "Dark Lord", "Death Puppet", "Demon Command"],
  ...["Dispector", "Dragonoid", "Dreammate", "Earth Dragon", "Earth Eater", "Evil Toy", "Fire Bird"],
  ...["Fish", "Gaia Command", "Gel Fish", "Ghost", "Giant", "Giant Insect", "Gladiator", "Guardian"],
  ...["Hedrian", "Horned Beast", "Human", "Hunter", "Initiate", "Leviathan", "Light Bringer"],
  ...["Liquid People", "Living Dead", "Machine Eater", "Magic Command", "Magic Outrage", "Mecha Thunder"],
  ...["Mechadel Sol", "Melt Warrior", "Merfolk", "Outrage", "Parasite Worm", "Poseidia Dragon"],
  ...["Rainbow Phantom", "Red Command Dragon", "Rexstars", "Rock Beast", "Samurai", "Shinobi"],
  ...["Snow Faerie", "Starlight Tree", "Survivor", "Tree Folk", "Tricks", "Volcano Dragon"],
  ...["Wild Veggies", "Wonder Force", "Zombie Dragon"],
];

const itself = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word) => [word, word]));

/** Nouns, places and properties of Duel Masters. */
export function duelMastersWords(g: Grammar): void {
  for (const category of ["noun", "ref-noun", "result-noun"]) {
    noun(g, "creature", "creature", category);
    noun(g, "spell", "spell", category);
  }
  for (const category of ["noun", "result-noun"]) noun(g, "card", "card", category);
  noun(g, "shield", "shield", "result-noun");
  places(g);
  traits(g);
  theirs(g);
  g.rule("group[N]", "{quantity:part-quantity[N]} of {traits:owned} {noun:noun[pl]} {where*:post}");
  g.rule("group[sg]", "one of {traits:owned} {noun:noun[pl]} {where*:post}", { quantity: { kind: "a" } });
  g.rule(
    "group[sg]",
    "another {noun:noun[sg]} {where*:post}",
    { quantity: { kind: "a" }, traits: [{ trait: "other" }] },
    { wording: "another" },
  );
  g.rule("quantity-of[pl]", "any number of", { kind: "any-number" });
  // "discard the same number of cards"
  const sameNumber = { value: "count", of: { ref: "this-way", noun: "card" } };
  g.rule("quantity[pl]", "the same number of", { kind: "reckoned", least: "all", amount: sameNumber });
  // "1 of the creatures put into your graveyard this way"
  g.rule("group[N]", "{quantity:part-quantity[N]} of {where:done-group}", { traits: [], noun: "card" });
  g.rule("done-group", "{+:trait-done}");
  g.rule("trait-done", "{group:results}", { trait: "one-of" });
  g.noted("trait-done");
  g.rule("ref[pl]", "the rest", { ref: "those-cards", noun: "card", others: true });
  g.rule("ref[sg]", "this creature", { ref: "this-card", noun: "creature" });
  g.rule("ref[sg]", "this spell", { ref: "this-card", noun: "spell" });
}

function places(g: Grammar): void {
  g.words("place-word[in]", {
    hand: "hand",
    deck: "deck",
    graveyard: "graveyard",
    "mana zone": "mana",
    shields: "shields",
    "battle zone": "battle-zone",
    "hyperspatial zone": "hyperspatial-zone",
  });
  g.rule("place-word[on]", "battlefield", "battle-zone");
  g.rule("place-top", "your deck", { of: "you", names: ["deck-top"] });
  g.rule("place-top", "your opponent's deck", { of: "opponent", names: ["deck-top"] });
  for (const end of ["top", "bottom"]) {
    const names = [`deck-${end}`];
    g.rule("place-end", `the ${end} of your deck`, { of: "you", names });
    g.rule("place-end", `the ${end} of its owner's deck`, { of: "owner", names });
    g.rule("place-end", `the ${end} of their owners' decks`, { of: "owner", names }, { wording: "several" });
  }
  g.noted("place-end");
  // "return all creatures … to their owners' hands"
  g.rule("place[in]", "their owners' {names:place-words}", { of: "owner" }, { wording: "several" });
  g.rule("place-words", "{+:place-word-plural}");
  g.words("place-word-plural", {
    hands: "hand",
    decks: "deck",
    graveyards: "graveyard",
    "mana zones": "mana",
  });
}

/** "their", of the opponent who is told to do something: "your opponent destroys 1 of their creatures". */
function theirs(g: Grammar): void {
  g.rule("their-obj", "{quantity:part-quantity[N]} of {traits:theirs} {noun:noun[pl]} {where*:post}");
  g.rule("their-obj", "{quantity:quantity-of[pl]} {traits:theirs} {noun:noun[pl]} {where*:post}");
  g.rule("their-obj", "{quantity:quantity[N]} {traits*:pre} {noun:noun[N]} {where:from-their}");
  g.rule("their-obj", "the top card of {where:their-top}", {
    quantity: { kind: "exactly", n: 1 },
    traits: [],
    noun: "card",
  });
  for (const quantity of ["part-quantity[N]} of", "quantity-of[pl]}"])
    g.rule(
      "their-obj",
      `{quantity:${quantity} {where:their-shields}`,
      { traits: [], noun: "card" },
      { wording: "shields" },
    );
  g.rule("theirs", "{+:trait-their}");
  g.rule("theirs", "{+:trait-their} {++:pre}");
  g.rule("trait-their", "their", { trait: "controlled", by: "opponent" });
  g.rule("from-their", "{+:trait-from-their}");
  g.rule("trait-from-their", "from their {place.names:places[in]}", {
    trait: "from",
    "place.of": "opponent",
  });
  g.rule("their-top", "{+:trait-their-top}");
  g.rule("trait-their-top", "their deck", { trait: "from", place: { of: "opponent", names: ["deck-top"] } });
  g.rule("their-shields", "{+:trait-their-shields}");
  g.rule("trait-their-shields", "their shields", {
    trait: "in",
    place: { of: "opponent", names: ["shields"] },
  });
  g.rule("their-place", "their {names:places[in]}", { of: "opponent" });
  g.noted(
    "their-obj",
    "trait-their",
    "trait-from-their",
    "trait-their-top",
    "trait-their-shields",
    "their-place",
  );
  for (const quantity of ["part-quantity[N]} of", "quantity-of[pl]}"])
    g.rule(
      "group[pl]",
      `{quantity:${quantity} {where:shields-of}`,
      { traits: [], noun: "card" },
      { wording: "shields" },
    );
  g.rule(
    "group[sg]",
    "one of {where:shields-of}",
    { quantity: { kind: "a" }, traits: [], noun: "card" },
    { wording: "shields" },
  );
  g.rule("shields-of", "{+:trait-shields}");
  for (const [whose, of] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    g.rule("trait-shields", `${whose} shields`, { trait: "in", place: { of, names: ["shields"] } });
  g.noted("trait-shields");
}

function traits(g: Grammar): void {
  g.noted("trait-tapped", "trait-civilization", "trait-race", "trait-either", "trait-kind", "trait-with");
  inOrder(g, "pre", [
    "trait-other",
    "trait-tapped",
    "trait-either",
    "trait-civilization",
    "trait-race",
    "trait-kind",
  ]);
  inOrder(g, "post", ["trait-with", "trait-in", "trait-from", "trait-random"]);
  g.rule("trait-tapped", "tapped", { trait: "position", position: "defense" });
  g.rule("trait-tapped", "untapped", { trait: "position", position: "attack" });
  g.words("civilization", itself(CIVILIZATIONS));
  g.rule("trait-civilization", "{civilization:civilization}", { trait: "civilization" });
  for (const civilization of CIVILIZATIONS) {
    const not = { trait: "civilization", civilization, not: true };
    g.rule("trait-civilization", `non-${civilization}`, not);
  }
  g.words("race", itself(RACES));
  g.rule("trait-race", "{type:race}", { trait: "type" });
  g.rule("trait-either", "{traits:one-or-other}", { trait: "any-of" });
  g.rule("one-or-other", "{+:trait-race} or {+:trait-civilization}");
  for (const kind of ["evolution", "psychic"]) {
    g.rule("trait-kind", kind, { trait: "kind", kind });
    g.rule("trait-kind", `non-${kind}`, { trait: "kind", kind, not: true });
  }
  g.rule("trait-random", "at random", { trait: "random" });
  g.noted("trait-random");

  g.words("or-less", { "or less": "at-most", "or more": "at-least" });
  g.rule("trait-with", "with cost {value:int} {compare:or-less}", { trait: "stat", stat: "cost" });
  g.rule("trait-with", "with {value:int} {compare:or-less} power", { trait: "stat", stat: "power" });
  g.rule("trait-with", "with the most power", { trait: "highest", stat: "power" });
  g.rule("trait-with", "with {keyword:keyword-word}", { trait: "keyword" });
  g.rule(
    "trait-with",
    "with power {value:int} {compare:or-less}",
    { trait: "stat", stat: "power" },
    { wording: "power-first" },
  );
  g.rule("trait-with", "with cost {value:int}", { trait: "stat", stat: "cost", compare: "exactly" });
  // The cost or power of another card: what a word like "that creature" counts as is a matter of the rules.
  const itsCost = { "value.value": "stat", "value.stat": "cost" };
  g.words("compared-to", {
    "less than": "below",
    "equal to or less than": "at-most",
    "equal to": "exactly",
    "equal to or more than": "at-least",
    "more than": "above",
  });
  for (const stat of ["cost", "power"]) {
    const of = { trait: "stat", stat, "value.value": "stat", "value.stat": stat };
    g.rule("trait-with", `with ${stat} {compare:compared-to} {value.of:result}`, of);
    g.rule("trait-with", `with ${stat} {value.plus:int} more than {value.of:result}`, {
      ...of,
      compare: "exactly",
    });
    g.rule(
      "trait-with",
      `with the same ${stat} as {value.of:result}`,
      { ...of, compare: "exactly" },
      {
        wording: "same",
      },
    );
  }
  g.rule("trait-with", "with total cost equal to or less than {value.of:result}", {
    trait: "total",
    stat: "cost",
    ...itsCost,
  });
  g.rule("trait-with", "with the same name as {as:result}", { trait: "same-name" });
}
