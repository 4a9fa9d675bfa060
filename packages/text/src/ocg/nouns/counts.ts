import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** How many: cards, and what else is counted, and what the numbers are multiplied with. */
export function ocgCounts(g: Grammar): void {
  counted(g);
  numbers(g);
  each(g);
  every(g);
  deeds(g);
  quantities(g);
}

/** Cards that are counted: "“Gagaga” monsters you control", "monsters destroyed by this effect" */
function counted(g: Grammar): void {
  const all = { quantity: { kind: "all" } };
  g.rule("counted", "{=:those-by}");
  g.rule("counted", "{...:owned-cards[pl]} {where*:post}", all);
  // "the number of cards you discarded", "for each monster destroyed by this effect", "for each Fusion and Synchro Monster …"
  const done = { ref: "this-way", voice: "done" };
  for (const [counted, n] of [
    ["counted", "pl"],
    ["each", "sg"],
  ]) {
    g.rule(counted as string, `{...:called[${n}]} {...:was-done}`, done, { rule: "counted: done to" });
    const noted = { wording: "done", rule: "counted: so treated" };
    g.rule(counted as string, `{verb:done-each} {noun:back-noun[${n}]}`, { ref: "this-way" }, noted);
  }
  g.rule("each", "material {verb:off-it}[[ {...:done-means}]]", { ref: "this-way" });
  g.rule("each", "target", { ref: "those-targets" }, { wording: "target" });
  // "for each of those monsters"
  g.rule("each", "of those {...:called[pl]}", { ref: "those-cards" }, { wording: "those" });
  for (const whose of ["banished", "owned"])
    g.rule("each", `of {...:${whose}-cards[of]} {where*:post}`, all, { wording: "of" });
  // "the number of “A” and “B” in your GY"
  g.rule("each-of-names", "{+:trait-each-of-names}");
  g.rule("trait-each-of-names", "{traits:names-and}", { trait: "any-of" }, { wording: "names-and" });
  several(g, "names-and", "name-counted", "and");
  for (const name of ["trait-name", "token-called"])
    g.rule("name-counted", `{=:${name}}`, undefined, { rule: "name-counted" });
  g.noted("trait-each-of-names");
  g.rule("back-noun[M]", "{=:ref-noun[M]}");
  g.rule("back-noun[M]", "<card/cards/card(s)>", "card");
  g.noted("counted");
}

/** "the number of cards in your hand", "200 x the total number of …", "the number of different Attributes among …" */
function numbers(g: Grammar): void {
  g.rule("the-number", "the <<number|total number|combined number|exact number>>", {});
  const count = { value: "count" };
  g.rule("number-base", "{...:the-number} of {...:countable}");
  g.rule("countable", "{of:counted}", count);
  g.rule("countable", "{of:ref[pl]}", count);
  g.rule("countable", "{counter:counter[pl]} {of:borne[pl]}", { value: "counters" });
  // "the number sent to the GY to activate this effect"
  g.rule("number-base", "{...:the-number} {of:those-done}", count, { wording: "elliptic" });
  const thisWay = { ref: "this-way", voice: "done" };
  g.rule("those-done", "{...:was-done}", thisWay);
  // Of what is no card that could be meant by it: "the number removed", "the number you detached".
  g.words("off-it", { removed: "remove-counter", detached: "detach" });
  g.words("only-counted", { drawn: "draw", placed: "place" });
  g.rule("only-counted", "{=:off-it}");
  g.rule("those-done", "[[you ]]{verb:only-counted}[[ {...:done-means}]]", thisWay, { wording: "counted" });
  g.noted("those-done");
  const attached = { value: "attached" };
  g.rule("number-base", "{...:the-number} of {...:materials-word} attached to {of:obj}", attached);
  g.rule("number-base", "{...:the-number} of {...:materials-word} {of:that-has-them}", attached, {
    wording: "has",
  });
  g.rule("materials-word", "materials", {});
  g.rule("that-has-them", "{...:possessor} has", {}, { wording: "has" });
  g.rule("that-has-them", "{...:possessor} had[[ {...:had-where}]]", { former: true });
  different(g);
}

/** "the number of different Types among the Fish monsters you control", "… different Attributes on the field" */
function different(g: Grammar): void {
  const different = { value: "different" };
  const number = "{...:the-number} of different";
  const forEach = "for each different[[ card]] {...:its-property}";
  for (const of of ["counted", "summed"]) {
    g.rule("number-base", `${number} {...:its-properties} {...:out-of} {of:${of}}`, different);
    g.rule("per", `${forEach} {...:out-of} {of:${of}}`, different);
  }
  // Of all the cards there only monsters have any.
  g.rule(
    "number-base",
    `${number} [[{original:is-original} ]]{by:monster-properties} {of.where:where-monsters}`,
    { ...different, "of.quantity": { kind: "all" }, "of.traits": [], "of.noun": "monster" },
    { wording: "where" },
  );
  g.rule("out-of", "<<among|of>>", {}, { wording: "out-of" });
  g.rule("monster-properties", "{=:monster-kinds}");
  g.words("monster-properties", { Levels: "level", Ranks: "rank" });
  g.rule("where-monsters", "{+:trait-in}");
  g.rule("where-monsters", "{+:trait-controlled}");
}

/** "Each monster your opponent controls loses 100 ATK x its own Level"; "every “A” in your Monster Zone", "each of your monsters" */
function each(g: Grammar): void {
  g.rule(
    "lasting-statement",
    "{what:each-of} {change:change[sg]} {value.times:int} {...:stats} x {value.of:of-itself} own {value.stat:any-stat}",
    { verb: "change-stat", "value.value": "stat" },
    { wording: "each-own" },
  );
  const each = { quantity: { kind: "every", each: true } };
  g.rule("each-of", "each {...:these[sg]}", each);
  g.rule("each-of", "every {...:these[sg]}", each, { wording: "every" });
  g.rule("each-of", "each of {...:owned-cards[pl]} {where*:post}", each, { wording: "each-of" });
  g.rule("subj[sg]", "{=:each-of}");
  g.noted("each-of");
}

/** "draw 1 card for every 3 cards shuffled", "… for every 2000 points difference between your LP and your opponent's" */
function every(g: Grammar): void {
  g.rule("every", "every {n:int2} {number:so-far-counted}", { value: "for-every" });
  g.rule(
    "per",
    "for each {n:int2} {number:so-far-counted}",
    { value: "for-every" },
    { wording: "each-so-many" },
  );
  g.rule("so-far-counted", "{...:countable}");
  g.rule("so-far-counted", "points difference {...:in-lp}", { value: "difference", of: "lp" });
  // "for every 500 LP paid", "for each 500 LP you paid"
  g.rule("so-far-counted", "{of:lp-paid}", { value: "damage-taken" });
  // "for every 4 Levels it has (round down), send 1 “A” card from your hand and/or field to the GY"
  g.rule("so-far-counted", "{stat:any-stats} it has (round down)", { value: "stat", of: { ref: "it" } });
  g.rule(
    "step[bare]",
    "for {what.quantity.amount:every}, {...:moving[V,bare]} 1 {what.traits*:pre} {what.noun:noun[sg]} {what.where:post} {...:going[V]}",
    { "what.quantity.kind": "reckoned", "what.quantity.least": "all" },
  );
  g.rule("borne[pl]", "that was on it", { ref: "it", former: true }, { wording: "was-on-it" });
  g.rule("draws[F]", "<draw> 1 card for {count:every}", { verb: "draw" }, { wording: "every" });
}

/** "200 x the number of Spell Cards you activated this turn" */
function deeds(g: Grammar): void {
  const times = "the number of {...:counted-deed} this turn[[ {whileUp:while-up-here}]]";
  g.rule("number-base", times, { value: "times-done" });
  g.words("while-up-here", { "while this card was face-up on your field": true });
  g.words("you-or-they", { you: "you", "your opponent": "opponent" });
  const cards = { "what.quantity": { kind: "all" }, "what.where": [] };
  for (const [noun, activated] of [
    ["card-noun[sg]} Cards", "activate-card"],
    ["effect-noun} effects", "activate-effect"],
  ] as const)
    g.rule(
      "counted-deed",
      `{what.traits*:pre} {what.noun:${noun} {by:you-or-they} activated`,
      { ...cards, did: activated },
      { rule: "counted-deed: activated" },
    );
  g.rule("counted-deed", "{what:those-by} {by:you-or-they} {...:summon[past]}", { did: "summon" });
}

/** "cards your opponent controls, up to the number of …", "an equal number of cards on the field" */
function quantities(g: Grammar): void {
  g.rule("many-cards", "{=:these[pl]}");
  g.rule("many-cards", "{=:these[s]}", {}, { wording: "some" });
  g.rule("reckoned", "[[{...:a-number-of} ]]{...:many-cards} {quantity:so-many}", {}, { wording: "so-many" });
  g.rule("a-number-of", "<<a|any>> number of", {}, { wording: "a-number" });
  g.rule("reckoned", "{...:as-many-as-possible}{quantity:but-not-more}", {}, { wording: "as-many" });
  g.rule("but-not-more", ", <<but not more than|up to>> {amount:measured}", {
    kind: "reckoned",
    least: "all",
  });
  // "1 face-up card on the field for every 2 face-down cards"
  g.rule("reckoned", "1 {...:these[sg]} {quantity:one-for}", {}, { wording: "one-for" });
  g.rule("reckoned", "up to 1 {...:these[sg]} {quantity:up-to-one-for}", {}, { wording: "one-for" });
  for (const [category, least] of [
    ["one-for", "all"],
    ["up-to-one-for", "one"],
  ] as const)
    g.rule(
      category,
      "for {amount:every}",
      { kind: "reckoned", least },
      { rule: "one-for: for {amount:every}" },
    );
  g.rule("obj", "{=:reckoned}");
  g.noted("reckoned");
  // "that many cards on the field", "up to an equal number of …": as many as something was done to.
  const done = { kind: "reckoned", "amount.value": "count", "amount.of.ref": "this-way" };
  g.rule(
    "same-number",
    "<<an equal number of|the same number of|that number of|that many>>",
    {},
    { wording: "same" },
  );
  g.rule("exactly-word", "exactly", {}, { wording: "exactly" });
  g.rule("quantity[pl]", "[[{...:exactly-word} ]]{...:same-number}", { ...done, least: "all" });
  g.rule("quantity[pl]", "up to {...:same-number}", { ...done, least: "one" });
}
