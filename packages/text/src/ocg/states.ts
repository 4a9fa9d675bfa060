import { alike } from "../common/alike.ts";
import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What has to be so, after "if" and "while": "you control no monsters", "“Umi” is on the field". */
export function ocgStates(g: Grammar): void {
  joined(g);
  heads(g);
  controlling(g);
  having(g);
  ofBothPlayers(g);
  lying(g);
  oneOfEach(g);
  otherZone(g);
  only(g);
}

/** One state, or several: "A and B", "A, B, and C", "A, or if B". */
function joined(g: Grammar): void {
  g.rule("states", "{=:state}");
  g.rule("states", "{all:both-states}", { kind: "both" });
  g.rule("states", "{any:either-states}", { kind: "either" });
  g.rule("both-states", "{+:state}[[,]] and {+:more-state}", undefined, { wording: "two-states" });
  g.rule("both-states", "{+:state}, {++:more-states@tail}");
  several(g, "more-states", "more-state", "and");
  g.rule("either-states", "{+:state}[[,]] or {+:more-state}", undefined, { wording: "two-states" });
  g.rule("either-states", "{+:state}[[,]] or if {+:more-state}", undefined, { wording: "two-or-if" });
  g.rule("more-state", "{=:state}");
  // "you control no monsters and have no cards in your hand": of the same player.
  g.rule("more-state", "control {what:held}", { kind: "exists", player: "you" }, { wording: "too" });
  g.rule("more-state", "have {what:had}", { kind: "exists" }, { wording: "have-too" });
  g.noted("state", "state-then", "more-state", "states");
  g.rule("condition", "if {...:states}", {});
  g.rule("condition", "while {...:states}", {}, { wording: "as-long" });
  g.rule("while", "while {...:states}", {}, { wording: "while" });
}

/** What is counted, without how many and where: "face-up LIGHT monster", "Fusion Monsters", "Trap Cards", "Tuner". */
function heads(g: Grammar): void {
  // Asked of what is there, not chosen: "any face-up monsters", "2 or fewer cards".
  g.rule("asked-number", "any", { kind: "at-least", n: 1 }, { wording: "any" });
  for (const few of ["fewer", "less"])
    g.rule("asked-number", `{n:int} or ${few}`, { kind: "at-most" }, { wording: few });
  g.rule("asked", "{=:asked-some}");
  g.rule("asked-some", "{quantity:asked-number} {...:cards[pl]} {where*:post}");
  g.rule("asked", "{=:none}");
  g.rule("none", "no {...:cards[sg]} {where*:post}", { quantity: { kind: "no" } }, { wording: "none" });
  // One of a name, without a noun.
  const named = { quantity: { kind: "at-least", n: 1 }, noun: "card" };
  g.rule("just-named", "{traits:named}", { ...named, where: [] }, { wording: "just" });
  g.rule("just-named-there", "{traits:named} {where:post}", named, { wording: "just" });
  g.noted("asked", "none", "just-named", "just-named-there");
}

/** "You control no monsters", "your opponent does not control any Xyz Monsters", "only you control a Spellcaster monster" */
function controlling(g: Grammar): void {
  // As it is, or as it was then.
  g.rule("state", "{=:so[present]}");
  g.rule("state-then", "{=:so[past]}");
  g.rule("controller[H]", "<you control|you controlled>", "you");
  g.rule("controller[H]", "<your opponent controls|your opponent controlled>", "opponent");
  g.rule("no-controller[H]", "<you do not control|you did not control>", "you");
  g.rule("no-controller[H]", "your opponent <does not control|did not control>", "opponent");
  const exists = { kind: "exists" };
  g.rule("so[H]", "{player:controller[H]} {what:held}", exists);
  g.rule("so[H]", "{player:no-controller[H]} {what:held}", { ...exists, not: true });
  g.rule("so[H]", "only {player:controller[H]} {what:group[sg]}", { ...exists, alone: true });
  g.rule("so[H]", "neither player <controls|controlled> {what:held}", { ...exists, not: true });
  g.rule("so[H]", "both players <control|controlled> {what:controlled-by-each}", {
    ...exists,
    player: "you",
    each: true,
  });
  for (const some of ["group[sg]", "number-of", "asked"]) g.rule("controlled-by-each", `{=:${some}}`);
  for (const what of ["np", "obj-pronoun", "including-group", "just-named", "just-named-there", "asked"])
    g.rule("held", `{=:${what}}`, undefined, { rule: "held: what is controlled" });
  // "You control “A” and a LIGHT monster", "2 or more WIND monsters, and no non-WIND monsters": each by itself.
  g.rule("so[H]", "{all:all-held[H]}", { kind: "both" }, { wording: "held" });
  g.rule("all-held[H]", "{*player:controller[H]} {++:held-and}");
  g.rule("held-and", "{+:item-held}[[,]] and {+:item-held}", undefined, { wording: "two-held" });
  g.rule("held-and", "{+:item-held}, {+:item-held}, and {+:item-held}");
  g.rule("item-held", "{what:group[M]}", exists, { wording: "held" });
  g.rule("item-held", "{=:named-held}");
  g.rule("named-held", "{what:just-named}", exists, { wording: "held" });
  // "“A” or a “B” monster": one of the two by its name alone.
  g.rule("so[H]", "{any:any-held[H]}", { kind: "either" }, { wording: "held" });
  g.rule("any-held[H]", "{*player:controller[H]} {+:named-held}[[,]] or {+:kind-held}");
  g.rule("kind-held", "{what:group[sg]}", exists, { wording: "held" });
  g.noted("item-held", "named-held", "kind-held");
}

/** "You have no cards in your hand", "your opponent has 3 or more cards in their GY": where they have it is said. */
function having(g: Grammar): void {
  const exists = { kind: "exists" };
  g.rule("so[H]", "<<you|they>> <have|had> {what:had}", exists, { wording: "have" });
  for (const what of ["group[M]", "just-named-there", "none", "this-there"]) g.rule("had", `{=:${what}}`);
  g.rule("had", "{quantity:asked-number} {...:cards[pl]} {where:post}", {}, { wording: "asked" });
  g.rule("this-there", "{ref:this-one} {where:lying-where}");
  g.words("this-one", { "this card": "this-card" });
  // "3 or more different Types on your field": so many monsters that all differ.
  g.rule(
    "had",
    "{quantity.n:int} or more {where:different-there}",
    { "quantity.kind": "at-least", traits: [], noun: "monster" },
    { wording: "different" },
  );
  g.rule("different-there", "{+:different-ones} {+:trait-in}");
  g.rule("different-ones", "different {by:monster-properties}", { trait: "unlike" }, { wording: "there" });
  g.noted("had", "different-ones", "this-there");
  g.rule("so[H]", "your opponent <has|had> {what:had-by-them}", exists);
  g.rule("had-by-them", "{...:branch[M]} {where:in-theirs}");
  g.rule("had-by-them", "{traits:named} {where:in-theirs}", {
    quantity: { kind: "at-least", n: 1 },
    noun: "card",
  });
  g.rule(
    "had-by-them",
    "{quantity:asked-number} {...:cards[pl]} {where:in-theirs}",
    {},
    { wording: "asked" },
  );
  g.rule(
    "had-by-them",
    "no {...:cards[sg]} {where:in-theirs}",
    { quantity: { kind: "no" } },
    { wording: "none" },
  );
  g.rule("in-theirs", "{+:trait-in-theirs}");
  g.rule("in-theirs", "{++:withs} {+:trait-in-theirs}");
  const inTheirs = { trait: "in", "place.of": "opponent" };
  for (const [words, wording] of [
    ["in their {place.names:one-place[in]}", "their"],
    ["in their {place.names:listed[J]}", "their-J"],
    ["in their {place.names:zones}", "their-zones"],
    ["on their {place.names:field-and[J]}", "on-their-J"],
    ["on their {place.names:field-and-in-theirs[J]}", "on-their-in-J"],
  ] as const)
    g.rule("trait-in-theirs", words, inTheirs, { wording });
  g.rule("field-and-in-theirs[J]", "{+:place-word[on]} <J> in their {++:places[in]}");
  g.noted("had-by-them", "trait-in-theirs");
  // "… declares an attack while they control 2 or more monsters": whoever was spoken of.
  g.rule("state", "they control {what:held-by-them}", exists, { wording: "they" });
  const theirs = { where: [{ trait: "controlled", by: "opponent", pronoun: true }] };
  g.rule("held-by-them", "{...:branch[M]}", theirs);
  g.rule("held-by-them", "{quantity:asked-number} {...:cards[pl]}", theirs);
  g.noted("held-by-them");
  // "You have 2 cards in your Pendulum Zones and a face-up “X” monster in your Extra Deck": each where it is said to be.
  g.rule("state", "you have {all:each-had[and]}", { kind: "both" }, { wording: "had" });
  g.rule("state", "you have {any:each-had[or]}", { kind: "either" }, { wording: "had" });
  g.rule("each-had[J]", "{+:placed-had}[[,]] <J> {+:placed-had}", undefined, { wording: "two-had" });
  g.rule("placed-had", "{what:had}", exists, { wording: "placed" });
  // "You have “A” and “B” in your GY", "this card and a Level 10 monster in your GY": both are there.
  g.rule("state", "you have {all:had-together}", { kind: "both" }, { wording: "had-together" });
  several(g, "had-listed", "had-bare", "and");
  g.rule("had-together", "{++:had-listed} {*what.where:lying-where}");
  g.rule("had-bare", "{what:one-of-all}", exists, { wording: "bare" });
  g.rule("one-of-all", "{ref:this-one}");
  g.rule("one-of-all", "{...:branch[M]}");
  g.rule("one-of-all", "{traits:named}", { quantity: { kind: "a" }, noun: "card" });
  g.noted("placed-had", "had-bare", "one-of-all");
}

/** "Both players have 5 or more cards in their hand": each of them. */
function ofBothPlayers(g: Grammar): void {
  g.rule("state", "both players have {what:of-each}", { kind: "exists", each: true });
  g.rule("of-each", "{...:branch[M]} {where:their-own}");
  g.noted("of-each");
}

/** "“Umi” is on the field", "a Fusion Monster is not in your GY", "there are 3 or more Spells in your GY" */
function lying(g: Grammar): void {
  const exists = { kind: "exists" };
  g.rule("state", "{what:lying}", exists, { wording: "lying" });
  g.rule("state", "{what:not-lying}", { ...exists, not: true }, { wording: "not-lying" });
  g.rule("another", "{...:one-more-cards[sg]}", { quantity: { kind: "a" } }, { wording: "another" });
  const named = { quantity: { kind: "a" }, noun: "card" };
  for (const [not, category] of [
    ["", "lying"],
    [" not", "not-lying"],
  ] as const) {
    g.rule(category, `{traits:named} is${not} {where:lying-where}`, named);
    g.rule(category, `{...:another} is${not} {where:lying-where}`);
    g.rule(category, `{...:branch[M]} <is/are>${not} {where:lying-where}`);
  }
  // "While any “X” monsters are on the field": one of them.
  for (const cards of ["cards", "marked-cards"])
    g.rule(
      "lying",
      `any {...:${cards}[pl]} are {where:lying-where}`,
      { quantity: { kind: "a" } },
      { wording: "any", rule: "lying: any {...:cards[pl]} are {where:lying-where}" },
    );
  g.rule("lying", "{...:branch[N]} {where:told-lying[N]}");
  for (const told of ["{++:withs}", "{+:trait-that}"])
    g.rule("told-lying[N]", `${told} <is/are> {++:lying-where}`);
  // "3 or more of your “X” Traps (with different names) are banished"
  g.rule(
    "lying",
    "{quantity:quantity[pl]} of your {...:cards[pl]} {where:yours-lying}",
    {},
    { wording: "of-yours" },
  );
  g.rule("yours-lying", "are {+:place-lying}");
  g.rule("yours-lying", "{++:withs} are {+:place-lying}");
  g.rule("place-lying", "{place:lying-place}", { trait: "in" }, { wording: "lying" });
  g.rule("lying-place", "banished", { of: "you", names: ["banished"] }, { wording: "only" });
  g.noted("lying", "not-lying", "another", "place-lying", "lying-face");
  g.rule("lying-where", "{+:trait-in}");
  g.rule("lying-where", "{+:lying-face} {+:trait-in}");
  // "A monster is Set on your field" is what happens.
  g.rule("lying-face", "{face:face}", { trait: "face" }, { wording: "lying" });
  // "A “X” monster and “A” are on the field": both are.
  g.rule("state", "<<|both >>{all:lying-together}", { kind: "both" }, { wording: "lying" });
  several(g, "lying-listed", "lying-among", "and");
  g.rule("lying-together", "{++:lying-listed} are {*what.where:lying-where}");
  g.rule("lying-among", "{what:one-of-all}", exists, { wording: "lying" });
  g.noted("lying-among");
  for (const there of [
    "<is|was> {what:group[sg]}",
    "<are|were> {what:asked-some}",
    "<is|was> {what:none}",
    "<are|were> {what:group[pl]}",
  ])
    g.rule("so[H]", `there ${there}`, exists, { wording: "there" });
  alike(g, "card-or-monster", ["card", "monster"]);
  g.rule("state", "this {what.traits:came-so} {...:card-or-monster} is {what.where:lying-where}", {
    ...exists,
    "what.ref": "this-card",
  });
}

/** "You control both LIGHT and DARK monster(s)", "at least 1 each of Beast, Beast-Warrior, and Winged Beast monsters": one of each. */
function oneOfEach(g: Grammar): void {
  g.rule("state", "{all:one-of-kinds}", { kind: "both" }, { wording: "kinds" });
  for (const n of ["s", "pl"])
    g.rule(
      "one-of-kinds",
      `{*player:controller[present]} {*what.quantity:one-each} {++:kinds-listed-and} {*what.noun:noun[${n}]}`,
      undefined,
      { wording: n },
    );
  g.rule("one-each", "both", { kind: "a" }, { wording: "both" });
  g.rule("one-each", "@a", { kind: "a" });
  g.rule("one-each", "at least 1 each of", { kind: "a" }, { wording: "each" });
  several(g, "kinds-listed-and", "kind-each", "and");
  g.rule("kind-each", "{what.traits:adjectives}", { kind: "exists", "what.where": [] });
  g.rule("adjectives", "{+:trait-attribute}");
  g.rule("adjectives", "{+:trait-type}");
  // "You control monsters whose original names are “A” and “B”"
  g.rule("state", "{all:originally-named}", { kind: "both" }, { wording: "original-names" });
  g.rule(
    "originally-named",
    "{*player:controller[present]} monsters whose original names are {++:original-names-and}",
  );
  several(g, "original-names-and", "of-that-original", "and");
  g.rule("of-that-original", "{what.traits:one-original}", {
    kind: "exists",
    "what.quantity": { kind: "a" },
    "what.noun": "monster",
    "what.where": [],
  });
  g.rule("one-original", "{+:original-name}");
  g.noted("kind-each", "of-that-original");
}

/** "A “Magician” card in your other Pendulum Zone": this card lies in the one. */
function otherZone(g: Grammar): void {
  g.rule("in-other-zone", "{+:in-your-other} {+:other-zone}");
  g.rule("in-your-other", "in your other", { trait: "other", "than.ref": "this-card" }, { wording: "zone" });
  g.rule(
    "other-zone",
    "Pendulum Zone",
    { trait: "in", place: { of: "you", names: ["pendulum-zone"] } },
    { wording: "other" },
  );
  g.rule("lying-where", "{++:in-other-zone}");
  // There is one at most.
  g.rule(
    "group[sg]",
    "the card {where:in-other-zone}",
    { quantity: { kind: "every" }, traits: [], noun: "card" },
    { wording: "the-other" },
  );
  g.noted("in-your-other", "other-zone");
}

/** "The only monsters you control are …", "all monsters you control are … (min. 1)", "no monsters, or only “X” monsters" */
function only(g: Grammar): void {
  const onlyThose = { kind: "only" };
  g.rule("state", "the only {...:all-of[pl]} are {being:so-being}", onlyThose);
  g.rule("must", "all {...:all-of[pl]} must be {being:so-being}", onlyThose);
  for (const [all, min, wording] of [
    ["all", " (min. 1)", "all"],
    ["all", "", "all-bare"],
    ["all the", "", "all-the"],
  ] as const)
    g.rule("state", `${all} {...:all-of[pl]} are {being:so-being}${min}`, onlyThose, { wording });
  // "The only monster you control is 1 Level 5 monster", "the only face-up monsters on the field are 2 “X” monsters"
  g.rule("state", "the only {...:all-of[N]} <is/are> {being:so-many[N]}", onlyThose, { wording: "counted" });
  g.rule("all-of[N]", "{...:cards[N]} {where:only-where}");
  g.rule("only-where", "{+:trait-controlled}");
  g.rule("only-where", "{+:trait-in}");
  g.rule("only-where", "{+:trait-in}{+:trait-except-closed}");
  // "All monsters you control are “A” monsters (min. 1), and none are “B”"
  g.rule("both-states", "{+:all-yours}, and {+:none-called}", undefined, { wording: "none-called" });
  g.rule("all-yours", "all {...:all-of[pl]} are {being:so-being} (min. 1)", onlyThose, { wording: "all" });
  g.rule("none-called", "none are {what.traits:named}", {
    kind: "exists",
    player: "you",
    "what.quantity": { kind: "no" },
    "what.noun": "monster",
    "what.where": [],
  });
  g.noted("all-yours", "none-called");
  g.rule("so-many[N]", "{quantity:quantity[N]} {...:cards[N]} {where*:post}");
  g.rule("kinds", "{...:cards[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("so-being", "{=:kinds}");
  g.rule("so-being", "{...:cards[pl]} {where:post}", { quantity: { kind: "every" } });
  g.rule(
    "so-being",
    "{traits:adjectives}",
    { quantity: { kind: "every" }, noun: "card", where: [] },
    { wording: "adjective" },
  );
  // "All monsters you control are in Defense Position", "… are face-up"
  g.rule(
    "so-being",
    "{traits:lying-so-all}",
    { quantity: { kind: "every" }, noun: "card", where: [] },
    { wording: "lying" },
  );
  g.rule("lying-so-all", "{+:trait-face}");
  g.rule("lying-so-all", "{+:in-their-position}");
  g.rule("in-their-position", "in {position:position}", { trait: "position" }, { wording: "all" });
  g.noted("so-many", "so-being", "kinds", "in-their-position");
  // None, or none but these.
  const yours = [{ trait: "controlled", by: "you" }] as const;
  g.rule("state", "you control {any:none-or-only}", { kind: "either" }, { wording: "none-or-only" });
  g.rule("none-or-only", "{+:none-there}, or {+:only-these}");
  g.rule("none-there", "no monsters", {
    kind: "exists",
    what: { quantity: { kind: "no" }, traits: [], noun: "monster", where: yours },
  });
  g.rule("only-these", "only {being:kinds}", { kind: "only", traits: [], noun: "monster", where: yours });
  // "… in your Main Monster Zone": none there that is another.
  g.rule(
    "state",
    "you control no monsters, or only {what.traits:no-others}, {what.where:lying-where}",
    { kind: "exists", player: "you", "what.quantity": { kind: "no" }, "what.noun": "monster" },
    { wording: "none-or-only-there" },
  );
  g.rule("no-others", "{+:not-of-these}");
  g.rule("not-of-these", "{...:cards[pl]}", { trait: "described", not: true, where: [] });
  g.noted("none-there", "only-these", "not-of-these");
}
