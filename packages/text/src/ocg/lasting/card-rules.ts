import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** What a card is called, by what it may come, and other sentences that no effect is in. */
export function cardRules(g: Grammar): void {
  names(g);
  summons(g);
  remarks(g);
}

/** "(This card is always treated as a “X” card.)", "This card's name becomes “X” while on the field." */
function names(g: Grammar): void {
  const always = { sentence: "name-rule" };
  g.rule("sentence", "{=:name-rule}");
  g.rule("series-one", "{+:name}");
  several(g, "series-one", "name", "and");
  g.rule("of-a-series", "@a {series:series-one} {...:such-a-card}");
  g.rule("of-a-series", "@a card {series:series-one}", {}, { wording: "after" });
  g.rule("such-a-card", "<<card|monster>>");
  g.rule("name-rule", "(This card is always treated as {...:of-a-series}.)", always);
  g.rule("name-rule", "(This card is not treated as {...:of-a-series}.)", { ...always, not: true });
  const rank = "(This card's original Rank is always treated as {rank:int}.)";
  g.rule("name-rule", rank, always, { wording: "rank" });
  g.rule("name-rule", "(This card's name is always treated as {name:name}.)", always);
  g.rule("name-rule", "(This card is always treated as {name:name}.)", always, { wording: "short" });
  g.rule("name-rule", "This card's name becomes {name:name} {...:while-there}.", always);
  g.rule("while-there", "{...:while-word} {...:named-place}");
  g.rule("while-word", "<<while|while it is>>");
  for (const n of ["in", "on"]) g.rule("named-place", `${n} {at:place[${n}]}`);
  g.rule("named-place", "on the {at.names:on-or-in}", {}, { wording: "on-or-in" });
  g.rule("named-place", "in the {at.names:in-or-on}", {}, { wording: "in-or-on" });
  g.rule("on-or-in", "{+:place-word[on]} or in the {+:place-word[in]}");
  g.rule("in-or-on", "{+:place-word[in]} or on the {+:place-word[on]}");
  // Of a series it is by its own name, and it stays one of it.
  const still = "but is still treated as @a {series:series-one} card";
  g.rule("name-rule", `This card's name becomes {name:name} on {at:place[on]}, ${still}.`, always);
  g.noted("name-rule");
}

/** "You can Ritual Summon this card with “X”.", "You can only Special Summon “X” once per turn." */
function summons(g: Grammar): void {
  const rule = (text: string, fields: Record<string, string | string[] | boolean>, wording?: string) =>
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  rule("You can Ritual Summon this card with {...:ritual-card}.", { rule: "ritual-with" });
  g.rule("ritual-card", "{by:name}");
  g.rule("ritual-card", "any {by:name} Ritual Spell", {}, { wording: "any" });
  g.rule("ritual-card", "@a {by:name} <<card|Ritual Spell>>", {}, { wording: "such" });
  const only = "This card can only be Ritual Summoned with the Ritual Spell, {by:name}.";
  rule(only, { rule: "ritual-with" }, "only");
  const placed = "{...:this-can-only} be placed on the field by the effect of {by:name}.";
  rule(placed, { rule: "only-placed-by" });
  g.rule("this-can-only", "<<|this card >>can only");
  const once = { rule: "special-once" };
  // "Must be either Fusion Summoned, or …" leaves no other ways.
  const methods = "[[ {...:in-any-way}]]";
  rule(`You can only Special Summon {name:name} once per turn${methods}.`, once);
  g.rule("in-any-way", "this way, no matter which method you use", {}, { wording: "methods" });
  rule("You can only {ways:proper-ways} Summon {name:name} once per turn.", once, "by-way");
  const pendulum = "If you can Pendulum Summon Level {level:int}, you can Pendulum Summon this face-up card";
  rule(`${pendulum} <<in|from>> your Extra Deck.`, { rule: "pendulum-level" }, "extra");
  const gemini = "you can Normal Summon it to have it";
  for (const [words, wording] of [
    [`While this card is a Normal Monster on the field, ${gemini} become`, "normal"],
    [`While this card is face-up on the field, ${gemini} be treated as`, "treated"],
  ] as const)
    rule(`${words} an Effect Monster with <<this effect|these effects>>.`, { rule: "gemini" }, wording);
  rule("You can only control 1 face-up {name:name}.", { rule: "only-one" }, "face-up");
}

/** What the rules say anyway, and what a sentence in parentheses says of a step of the effect before it. */
function remarks(g: Grammar): void {
  g.rule("sentence", "{=:no-effect}");
  for (const [words, wording] of [
    ['You do not use "Polymerization".', "no-polymerization"],
    ["Transfer its materials to this card.", "transferred"],
    ["This card is<<| also>> still a Trap.", "still"],
  ] as const)
    g.rule("no-effect", `(${words})`, { sentence: "no-effect" }, { wording });
  const gained = "(You can only gain the previous effect once per turn.)";
  g.rule("no-effect", gained, { sentence: "no-effect", of: "forbid" }, { wording: "gained-once" });
  g.rule("sentence", "{...:remark}", { sentence: "remark" });
  g.rule("remark", "(This card is NOT treated as a Trap.)", { notTrap: true });
  const twice = "(You cannot halve the same damage twice <<this way|with this effect>>.)";
  g.rule("remark", twice, { notTwice: true });
  g.rule("remark", "(Transfer its materials to that monster.)", { withMaterials: true });
  g.rule("remark", "(Flip monsters' effects are not activated.)", { withoutFlips: true });
  g.noted("no-effect", "remark");
}
