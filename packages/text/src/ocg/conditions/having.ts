import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

const EXISTS = { kind: "exists" } as const;

/** What players control and have, and one state beside others: "you control no monsters and have no cards in your hand". */
export function ocgHaving(g: Grammar): void {
  joined(g);
  asked(g);
  controlling(g);
  having(g);
  theirs(g);
  together(g);
}

/** One state, or several: "A and B", "A, B, and C", "A, or if B". */
function joined(g: Grammar): void {
  g.rule("states", "{=:state}");
  g.rule("states", "{all:both-states}", { kind: "both" });
  g.rule("states", "{any:either-states}", { kind: "either" });
  g.rule("both-states", "{+:state} {+:and-state}", undefined, { wording: "two-states" });
  g.rule("and-state", "{...:and-said} {...:more-state}");
  g.rule("both-states", "{+:state}, {++:more-states@tail}");
  several(g, "more-states", "more-state", "and");
  g.rule("either-states", "{+:state} {+:or-state}", undefined, { wording: "two-states" });
  g.rule("or-state", "{...:or-said}<<| if>> {...:more-state}");
  g.rule("more-state", "{=:state}");
  // Of the same player.
  g.rule("more-state", "{...:yours-too}");
  g.rule("yours-too", "control {what:held}", { ...EXISTS, player: "you" }, { wording: "too" });
  g.rule("yours-too", "have {what:had}", EXISTS, { wording: "have-too" });
  g.rule("more-state", "controls {what:held}", { ...EXISTS, player: "opponent" }, { wording: "theirs" });
  g.rule("more-state", "has {what:had-by-them}", EXISTS, { wording: "has-too" });
  g.noted("state", "state-then", "more-state", "and-state", "or-state", "states");
  g.rule("condition", "if {...:states}", {});
  g.rule("condition", "while {...:states}", {}, { wording: "as-long" });
  g.rule("while", "while {...:states}", {}, { wording: "while" });
}

/** Asked of what is there, not chosen: "any face-up monsters", "2 or fewer cards", "no Trap Cards", "“Umi”". */
function asked(g: Grammar): void {
  g.rule("asked-number", "any", { kind: "at-least", n: 1 }, { wording: "any" });
  g.rule("asked-number", "{n:int} or <<fewer|less>>", { kind: "at-most" }, { wording: "or" });
  g.rule("asked", "{=:asked-some}");
  g.rule("asked-some", "{quantity:asked-number} {...:cards[pl]} {where*:post}");
  const some = { quantity: { kind: "some" } };
  g.rule("asked-some", "{...:cards[pl]} {where*:post}", some, { wording: "bare" });
  g.rule("asked", "{=:none}");
  g.rule("none", "no {...:cards[sg]} {where*:post}", { quantity: { kind: "no" } }, { wording: "none" });
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
  g.rule("so[H]", "{player:controller[H]} {what:held}", EXISTS);
  g.rule("so[H]", "{player:no-controller[H]} {what:held}", { ...EXISTS, not: true });
  g.rule("so[H]", "only {player:controller[H]} {what:group[sg]}", { ...EXISTS, alone: true });
  g.rule("so[H]", "neither player <controls|controlled> {what:held}", { ...EXISTS, not: true });
  g.rule("so[H]", "either player <controls|controlled> {what:held}", { ...EXISTS, player: "either" });
  const each = { ...EXISTS, each: true };
  g.rule("so[H]", "both players <control|controlled> {what:controlled-by-each}", { ...each, player: "you" });
  g.rule("state", "both players have {what:of-each}", each);
  g.rule("of-each", "{...:branch[M]} {where:their-own}");
  g.noted("of-each");
  for (const some of ["group[sg]", "number-of", "asked"])
    g.rule("controlled-by-each", `{=:${some}}`, undefined, { rule: "held: what is controlled" });
  for (const what of ["np", "obj-pronoun", "including-group", "just-named", "just-named-there", "asked"])
    g.rule("held", `{=:${what}}`, undefined, { rule: "held: what is controlled" });
  // "You control “A” and a LIGHT monster", "2 or more WIND monsters, and no non-WIND monsters": each by itself.
  g.rule("so[H]", "{all:all-held[H]}", { kind: "both" }, { wording: "held" });
  const twoHeld = "{*player:controller[H]} {+:item-held} {+:and-held}";
  g.rule("all-held[H]", twoHeld, undefined, { wording: "two-held" });
  g.rule("all-held[H]", "{*player:controller[H]} {++:held-and@tail}", undefined, { wording: "several-held" });
  several(g, "held-and", "item-held", "and");
  g.rule("and-held", "{...:and-said} {...:item-held}");
  g.rule("item-held", "{what:group[M]}", EXISTS, { wording: "held" });
  g.rule("item-held", "{=:named-held}");
  g.rule("named-held", "{what:just-named}", EXISTS, { wording: "held" });
  // "“A” or a “B” monster": one of the two by its name alone.
  g.rule("so[H]", "{any:any-held[H]}", { kind: "either" }, { wording: "held" });
  g.rule("any-held[H]", "{*player:controller[H]} {+:named-held} {+:or-held}");
  g.rule("or-held", "{...:or-said} {...:kind-held}");
  g.rule("kind-held", "{what:group[sg]}", EXISTS, { wording: "held" });
  g.noted("item-held", "and-held", "named-held", "kind-held", "or-held");
  // "You control no monsters, or only “X” monsters"
  g.rule("state", "you control {any:none-or-only}", { kind: "either" }, { wording: "none-or-only" });
  g.rule("state", "you control {...:only-these}", {}, { wording: "only" });
  g.rule("none-or-only", "{+:none-there}, or {+:only-these}");
  const yours = { noun: "monster", where: [{ trait: "controlled", by: "you" }] };
  const none = { quantity: { kind: "no" }, traits: [], ...yours };
  g.rule("none-there", "no monsters", { ...EXISTS, what: none });
  g.rule("only-these", "only {being:kinds}", { kind: "only", traits: [], ...yours });
  g.noted("none-there", "only-these");
}

/** "You have no cards in your hand", "3 or more different Types on your field": where they have it is said. */
function having(g: Grammar): void {
  g.rule("so[H]", "<<you|they>> <have|had> {what:had}", EXISTS, { wording: "have" });
  for (const what of ["group[M]", "none", "had-there"]) g.rule("had", `{=:${what}}`);
  for (const what of ["just-named-there", "this-there"]) g.rule("had-there", `{=:${what}}`);
  g.rule("had-there", "{quantity:asked-number} {...:cards[pl]} {where:post}", {}, { wording: "asked" });
  g.rule("this-there", "{ref:this-one} {where:lying-where}");
  g.words("this-one", { "this card": "this-card" });
  // So many monsters that all differ.
  g.rule(
    "had",
    "{quantity.n:int} or more {where:different-there}",
    { "quantity.kind": "at-least", traits: [], noun: "monster" },
    { wording: "different" },
  );
  g.rule("different-there", "{+:different-ones} {+:trait-in}");
  g.rule("different-ones", "different {by:monster-properties}", { trait: "unlike" }, { wording: "there" });
  g.noted("had", "had-there", "group-there", "different-ones", "this-there");
}

/** "Your opponent has 3 or more cards in their GY", "they control 2 or more monsters" */
function theirs(g: Grammar): void {
  g.rule("so[H]", "your opponent <has|had> {what:had-by-them}", EXISTS);
  const named = { quantity: { kind: "at-least", n: 1 }, noun: "card" };
  g.rule("had-by-them", "{...:branch[M]} {where:in-theirs}");
  g.rule("had-by-them", "{traits:named} {where:in-theirs}", named);
  const asked = "{quantity:asked-number} {...:cards[pl]} {where:in-theirs}";
  g.rule("had-by-them", asked, {}, { wording: "asked" });
  const noneOfTheirs = "no {...:cards[sg]} {where:in-theirs}";
  g.rule("had-by-them", noneOfTheirs, { quantity: { kind: "no" } }, { wording: "none" });
  g.rule("in-theirs", "[[{++:withs} ]]{+:trait-in-theirs}");
  const rule = "trait-in-theirs: in or on their places";
  for (const [words, wording] of [
    ["in their {place.names:one-place[in]}", "their"],
    ["in their {place.names:listed[J]}", "their-J"],
    ["in their {place.names:zones}", "their-zones"],
    ["on their {place.names:field-and[J]}", "on-their-J"],
    ["on their {place.names:field-and-in-theirs[J]}", "on-their-in-J"],
  ] as const)
    g.rule("trait-in-theirs", words, { trait: "in", "place.of": "opponent" }, { wording, rule });
  g.rule("field-and-in-theirs[J]", "{+:place-word[on]} <J> in their {++:places[in]}", undefined, { rule });
  // "… declares an attack while they control 2 or more monsters": whoever was spoken of.
  g.rule("state", "they control {what:held-by-them}", EXISTS, { wording: "they" });
  const theirs = { where: [{ trait: "controlled", by: "opponent", pronoun: true }] };
  g.rule("held-by-them", "{...:branch[M]}", theirs);
  g.rule("held-by-them", "{quantity:asked-number} {...:cards[pl]}", theirs);
  g.noted("had-by-them", "trait-in-theirs", "held-by-them");
}

/** "You have “A” and “B” in your GY", "you control both LIGHT and DARK monsters", "“A” and “B” are on the field": all are there. */
function together(g: Grammar): void {
  // Each where it is said to be.
  g.rule("state", "you have {all:each-had[and]}", { kind: "both" }, { wording: "had" });
  g.rule("state", "you have {any:each-had[or]}", { kind: "either" }, { wording: "had" });
  for (const word of ["and", "or"]) {
    const rule = "each-had: several, each placed";
    g.rule(`each-had[${word}]`, `{+:placed-first} {+:had-too[${word}]}`, undefined, { rule });
    g.rule(`had-too[${word}]`, `{...:${word}-said} {...:placed-had}`, {}, { rule });
  }
  g.rule("placed-had", "{what:had}", EXISTS, { wording: "placed" });
  // Where the first is said to be alone, else that is said of both.
  for (const what of ["had-there", "group-there"])
    g.rule("placed-first", `{what:${what}}`, EXISTS, {
      wording: "placed",
      rule: "placed-first: what is there",
    });
  g.rule("group-there", "{...:branch[M]} {where:post}");
  g.rule("state", "you have {all:had-together}", { kind: "both" }, { wording: "had-together" });
  g.rule("had-together", "{++:things-there} {*what.where:lying-where}");
  g.rule("state", "<<|both >>{all:lying-together}", { kind: "both" }, { wording: "lying" });
  g.rule("lying-together", "{++:things-there} are {*what.where:lying-where}");
  several(g, "things-there", "thing-there", "and");
  g.rule("thing-there", "{what:one-of-all}", EXISTS, { wording: "bare" });
  g.rule("one-of-all", "{ref:this-one}");
  g.rule("one-of-all", "{...:branch[M]}");
  g.rule("one-of-all", "{traits:named}", { quantity: { kind: "a" }, noun: "card" });
  g.noted("placed-had", "placed-first", "had-too", "thing-there", "one-of-all");
  // One of each kind.
  g.rule("state", "{all:one-of-kinds}", { kind: "both" }, { wording: "kinds" });
  const kinds =
    "{*player:controller[present]} {*what.quantity:one-each} {++:kinds-listed-and} {*what.noun:noun[L]}";
  g.rule("one-of-kinds", kinds, undefined, { wording: "kinds-L" });
  g.rule("one-each", "<<both|@a|at least 1 each of>>", { kind: "a" }, { wording: "each" });
  several(g, "kinds-listed-and", "kind-each", "and");
  g.rule("kind-each", "{what.traits:adjectives}", { ...EXISTS, "what.where": [] });
  const named =
    "{*player:controller[present]} {*what.quantity:one-each} {++:kinds-named-and} {*what.noun:kind-noun[M]}";
  g.rule("one-of-kinds", named, undefined, { wording: "named-M" });
  several(g, "kinds-named-and", "kind-named", "and");
  g.rule("kind-named", "{what.traits:of-kind-itself}", { ...EXISTS, "what.where": [] });
  g.rule("adjectives", "{+:trait-attribute}");
  g.rule("adjectives", "{+:trait-type}");
  g.noted("kind-each", "kind-named");
}
