import type { Grammar } from "../grammar.ts";

/** What other texts say, with the words in another order or between other marks. */
export function rushOrders(g: Grammar): void {
  const summon = { verb: "special-summon", faceUp: true };
  g.rule(
    "step[F]",
    "<Special Summon> {what.quantity:quantity[M]} {what.traits*:pre} {what.noun:noun[M]} face-up {what.where:from-list} to {to:place[on]}",
    summon,
    { wording: "face-up-from" },
  );
  g.rule("from-list", "{+:trait-from}");
  g.rule("step[F]", "<Special Summon> {what:obj} to {to:place[on]}, face-up", summon, {
    wording: "comma-end",
  });
  g.rule(
    "step[F]",
    "<shuffle> into {to:place[in]}, {what:obj}",
    { verb: "move", manner: "shuffle" },
    { wording: "to-first" },
  );
  // Where a card lies is not changed by looking at it.
  for (const [words, wording] of [
    ["it to its original position", "return"],
    ["them to their original positions", "return-pl"],
  ] as const)
    g.rule("step[F]", `<look> at {what:obj}, then return ${words}`, { verb: "look-at" }, { wording });
  g.rule("pre", "{+:trait-level}, {+:trait-attribute}, {+:trait-type}", undefined, { wording: "commas" });
  g.rule("group[sg]", "either {...:branch} or {one:last-branch} {where*:post}", undefined, {
    wording: "either",
  });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} cards ({traits:named}) {where*:post}",
    { noun: "card" },
    { wording: "in-brackets" },
  );
  g.rule("place[in]", "both players' {names:places[in]}", { of: "both" }, { wording: "one" });
  g.rule(
    "group[pl]",
    "{quantity:quantity[pl]} Spell and Trap Cards {where*:post}",
    { traits: [], noun: "spell-or-trap" },
    { wording: "spell-and-trap" },
  );
  g.rule("post", "{+:trait-with} and {+:trait-alike} {+:trait-from}");
  g.rule("trait-alike", "the same {by:property}", { trait: "alike" }, { wording: "and" });
  g.noted("trait-alike");
  // "3 additional monsters": those that were taken before are not there any more.
  g.rule("quantity[pl]", "{n:int2} additional", { kind: "exactly" }, { wording: "additional" });
  g.rule("quantity[pl]", "up to {n:int2} additional", { kind: "up-to" }, { wording: "additional" });
  g.rule(
    "ref[pl]",
    "those opponent's {traits?:pre} {noun:ref-noun[pl]}",
    { ref: "those-cards" },
    { wording: "opponents" },
  );
  g.rule("trait-one-of", "{group:obj-pronoun}", { trait: "one-of" });
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} in face-down {position:face-down-position} to {to:place[on]}",
    { verb: "special-summon" },
    { wording: "before" },
  );
  const reminder =
    "(you can choose a monster in either face-up Defense Position or face-down Defense Position. also, you can choose a monster on your field)";
  g.rule(
    "step[F]",
    `<change> {what:obj} to face-up {to:position} ${reminder}`,
    { verb: "change-position", faceUp: true },
    { wording: "which" },
  );
  // "1 Fish or 1 Sea Serpent Type monster"
  g.rule(
    "group[sg]",
    "{quantity:quantity[sg]} {traits:bare-type} or {one:last-branch} {where*:post}",
    { noun: "monster" },
    { wording: "bare-type" },
  );
  g.rule("bare-type", "{+:type-item}");
  g.rule("group-there[sg]", "{traits:another} {noun:noun[sg]} is {where:post}", { quantity: { kind: "a" } });
  for (const [who, player] of [
    ["you have", "you"],
    ["your opponent has", "opponent"],
  ] as const)
    g.rule("state", `${who} a face-up {names:name-pair} {where:post}`, {
      kind: "has-all",
      player,
      faceUp: true,
    });
  g.rule(
    "subj[pl]",
    "this face-up card and {and:ref[pl]}",
    { ref: "this-card", traits: [{ trait: "face", face: "up" }] },
    { wording: "face-up" },
  );
  g.rule(
    "state",
    "you activated this effect during the first turn of the player going second",
    { kind: "first-turn-of-second" },
    { wording: "activated" },
  );
  clauses(g);
  changes(g);
  kinds(g);
}

function clauses(g: Grammar): void {
  g.rule("link", ", also you can {step:step[bare]}", { join: "also", optional: true });
  g.rule("link", ", and if you do, {step:timed}", { join: "and-if-you-do" }, { wording: "inline" });
  const second = "attacked a monster, it can make a second attack on a monster during that Battle Phase";
  const again = { verb: "more-attacks", count: 2, on: "monsters", until: "end-of-turn" };
  g.rule("statement", `if {what:subj[N]} ${second}`, again, { wording: "second" });
  g.rule("statement", `this turn, if {what:subj[N]} ${second}`, again, { wording: "this-turn-second" });
}

function changes(g: Grammar): void {
  const change = { verb: "change-stat" };
  g.rule(
    "pred[N]",
    "{change:change[N]} {value:int} ATK and DEF",
    { ...change, stat: "atk", also: "def" },
    { wording: "and-def" },
  );
  g.rule("pred[N]", "also {change:change[N]} {...:stats} equal to {value:bracket}", change, {
    wording: "also",
  });
  g.rule("pred[N]", "also {change:change[N]} additional {...:stats} equal to {value:bracket}", change, {
    wording: "also-additional",
  });
  g.rule(
    "lasting-step[pl]",
    "the original {...:stats} of {what:obj} become {value:int}",
    { ...change, change: "become", original: true },
    { wording: "of-pl" },
  );
  // Some cards say "monsters … gains".
  g.rule(
    "lasting-step[pl]",
    "{what:bare-group} gains {value:int} {...:stats}",
    { ...change, change: "gain" },
    { wording: "gains" },
  );
  g.rule(
    "lasting-step[sg]",
    "{what:owner} name becomes the same name as {as:np[sg]}",
    { verb: "change-name" },
    { wording: "same-name" },
  );
  g.rule("lasting-step[N]", "the Attributes of {what:np[N]} become the same as {as:one-card}", {
    verb: "change-attribute",
  });
  const explained =
    " (if the ATK of the attacking monster exceeds the DEF of the attack target, inflict the difference)";
  const onDefense = "if it attacks a Defense Position monster";
  g.rule(
    "pred[N]",
    `also <inflicts/inflict> piercing battle damage${explained} ${onDefense}`,
    { verb: "pierce" },
    { wording: "also-if" },
  );
  g.rule(
    "pred[N]",
    `<inflicts/inflict> piercing battle damage${explained}, ${onDefense}`,
    { verb: "pierce" },
    { wording: "if-last" },
  );
}

function kinds(g: Grammar): void {
  // "Cards of these names": of any of them.
  g.rule(
    "counted",
    "{traits:either-name} {where:post}",
    { quantity: { kind: "every" }, noun: "card" },
    { wording: "names" },
  );
  g.rule("either-name", "{+:trait-either-name}");
  g.rule("trait-either-name", "{traits:two-names}", { trait: "any-of" }, { wording: "and" });
  g.rule("two-names", "{+:trait-name} and {+:trait-name}");
  g.rule("amount", "each {of:one-done}", { value: "count" }, { wording: "each" });
  g.rule("one-done", "{noun:back-noun[sg]} {...:done-by}", { ref: "this-way", voice: "done" });
  g.rule(
    "sample",
    "{traits:pre-kind} {noun:kind-noun[pl]}",
    { quantity: { kind: "some" }, where: [] },
    { wording: "bare-pl" },
  );
  // "WIND Attribute Warrior Type or WIND Attribute Beast Type monsters"
  g.rule(
    "bare-group",
    "{traits:either-kind} {noun:noun[pl]}",
    { quantity: { kind: "every" }, where: [] },
    { wording: "kinds" },
  );
  g.rule("either-kind", "{+:trait-either-kind}");
  g.rule("trait-either-kind", "{traits:two-kinds}", { trait: "any-of" });
  g.rule("two-kinds", "{+:whole-kind} or {+:whole-kind}");
  g.rule("whole-kind", "{traits:attribute-type}", { trait: "all-of" });
  g.rule("attribute-type", "{+:trait-attribute} {+:trait-type}");
  g.noted("trait-either-name", "one-done", "trait-either-kind", "whole-kind");
}
