import { several } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What a card is called, with what it may be Summoned, and other sentences that no effect is in. */
export function ocgRules(g: Grammar): void {
  names(g);
  summons(g);
  reminders(g);
  remarks(g);
}

function names(g: Grammar): void {
  g.noted("name-rule");
  g.rule("sentence", "{=:name-rule}");
  const always = { sentence: "name-rule" };
  g.rule("name-rule", "(This card is always treated as @a {series:series-one} card.)", always);
  g.rule("name-rule", "(This card is always treated as @a {series:series-one} monster.)", always, {
    wording: "monster",
  });
  g.rule("name-rule", "(This card is always treated as @a card {series:series-one}.)", always, {
    wording: "after",
  });
  g.rule("name-rule", "(This card's original Rank is always treated as {rank:int}.)", always, {
    wording: "rank",
  });
  g.rule("series-one", "{+:name}");
  several(g, "series-one", "name", "and");
  g.rule("name-rule", "(This card's name is always treated as {name:name}.)", always);
  g.rule("while-there", "while", {});
  g.rule("while-there", "while it is", {}, { wording: "it" });
  for (const n of ["in", "on"])
    g.rule(
      "name-rule",
      `This card's name becomes {name:name} {...:while-there} ${n} {at:place[${n}]}.`,
      always,
    );
  // Of a series it is by its own name, and it stays one of it.
  g.rule(
    "name-rule",
    "This card's name becomes {name:name} on {at:place[on]}, but is still treated as @a {series:series-one} card.",
    always,
  );
  g.rule("name-rule", "This card's name becomes {name:name} while on {at:place-on-or-in}.", always);
  g.rule("name-rule", "This card's name becomes {name:name} while in {at:place-in-or-on}.", always);
  g.rule("place-on-or-in", "the {names:on-or-in}", {}, { wording: "on-or-in" });
  g.rule("on-or-in", "{+:place-word[on]} or in the {+:place-word[in]}");
  g.rule("place-in-or-on", "the {names:in-or-on}", {}, { wording: "in-or-on" });
  g.rule("in-or-on", "{+:place-word[in]} or on the {+:place-word[on]}");
  g.noted("place-on-or-in", "place-in-or-on");
}

function summons(g: Grammar): void {
  const rule = (text: string, fields: Record<string, string | string[] | boolean>, wording?: string) =>
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  for (const [words, wording] of [
    ["You can Ritual Summon this card with {by:name}.", "with"],
    ["You can Ritual Summon this card with any {by:name} Ritual Spell.", "any"],
    ["You can Ritual Summon this card with @a {by:name} card.", "card"],
    ["You can Ritual Summon this card with @a {by:name} Ritual Spell.", "spell"],
    ["This card can only be Ritual Summoned with the Ritual Spell, {by:name}.", "only"],
  ] as const)
    rule(words, { rule: "ritual-with" }, wording);

  for (const [words, wording] of [
    ["Can only", ""],
    ["This card can only", "this"],
  ] as const)
    rule(`${words} be placed on the field by the effect of {by:name}.`, { rule: "only-placed-by" }, wording);
  rule("You can only Special Summon {name:name} once per turn.", { rule: "special-once" });
  // "Must be either Fusion Summoned, or …" leaves no other ways.
  rule(
    "You can only Special Summon {name:name} once per turn this way, no matter which method you use.",
    { rule: "special-once" },
    "methods",
  );
  for (const from of ["in", "from"])
    rule(
      `If you can Pendulum Summon Level {level:int}, you can Pendulum Summon this face-up card ${from} your Extra Deck.`,
      { rule: "pendulum-level" },
      from,
    );
  rule(
    "You can only {ways:proper-ways} Summon {name:name} once per turn.",
    { rule: "special-once" },
    "by-way",
  );
  rule(
    "While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with <<this effect|these effects>>.",
    { rule: "gemini" },
    "normal",
  );
  rule(
    "While this card is face-up on the field, you can Normal Summon it to have it be treated as an Effect Monster with <<this effect|these effects>>.",
    { rule: "gemini" },
    "treated",
  );
  rule("You can only control 1 face-up {name:name}.", { rule: "only-one" }, "face-up");
}

/** What the rules say anyway. */
function reminders(g: Grammar): void {
  g.rule("sentence", "{=:no-effect}");
  g.noted("no-effect");
  const nothing = { sentence: "no-effect" };
  g.rule("no-effect", '(You do not use "Polymerization".)', nothing, { wording: "no-polymerization" });
  g.rule("no-effect", "(Transfer its materials to this card.)", nothing, { wording: "transferred" });
  g.rule("no-effect", "(This card is still a Trap.)", nothing, { wording: "still" });
  g.rule("no-effect", "(This card is also still a Trap.)", nothing, { wording: "also-still" });
}

/** What a sentence in parentheses says of a step of the effect before it. */
function remarks(g: Grammar): void {
  g.noted("remark");
  g.rule("sentence", "{...:remark}", { sentence: "remark" });
  g.rule("remark", "(This card is NOT treated as a Trap.)", { notTrap: true });
  g.rule("remark", "(You cannot halve the same damage twice <<this way|with this effect>>.)", {
    notTwice: true,
  });
  g.rule("remark", "(Transfer its materials to that monster.)", { withMaterials: true });
  g.rule("remark", "(Flip monsters' effects are not activated.)", { withoutFlips: true });
}
