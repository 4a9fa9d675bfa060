import type { Grammar } from "../../grammar.ts";

/** Damage, LP and cards drawn: how much and how many. */
export function ocgPoints(g: Grammar): void {
  forEach(g);
  lp(g);
  damage(g);
  draws(g);
}

/** "… for each monster you control", "… for each Spell Counter on this card": so many of what is said before it. */
function forEach(g: Grammar): void {
  const count = { value: "count" };
  g.rule("per", "for each {of:each}", count);
  // Of what was done just before.
  g.rule("per", "for each", { ...count, "of.ref": "this-way" }, { wording: "bare" });
  g.rule("per", "for each {of:material-of}", { value: "attached" }, { wording: "materials" });
  g.rule("per", "for each {counter:counter[sg]} {of:borne[sg]}", { value: "counters" });
  // Of all the cards there only monsters have any.
  g.rule(
    "per",
    "for each different {by:monster-property} {of.where:where-monsters}",
    { value: "different", "of.quantity": { kind: "all" }, "of.traits": [], "of.noun": "monster" },
    { wording: "different" },
  );
  for (const of of ["counted", "summed"])
    g.rule(
      "per",
      `for each different {by:monster-property} {...:out-of} {of:${of}}`,
      { value: "different" },
      { wording: "different" },
    );
  g.rule("monster-property", "{=:monster-kind}");
  g.rule("monster-property", "{=:level-or-rank}");
  g.rule("equal-to", "equal to", {});
  g.rule("equal-to", ", equal to", {}, { wording: "equal-comma" });
}

/** "gain 500 LP for each …", "your opponent loses LP equal to …", "each player takes 1000 damage" */
function lp(g: Grammar): void {
  g.rule("lp-verb[F]", "<gain>", { verb: "gain-lp" });
  g.rule("lp-verb[F]", "<lose>", { verb: "lose-lp" });
  g.rule("takes-damage[F]", "<take> {amount:int} damage", { verb: "damage" });
  // "Gain 500 LP" is said in all games.
  g.rule("lp-change[F]", "<gain> {amount:int} LP", { verb: "gain-lp" });
  g.rule("lp-change[F]", "{...:lp-reckoned[F]}");
  g.rule("lp-reckoned[F]", "<lose> {amount:int} LP", { verb: "lose-lp" });
  g.rule("lp-reckoned[F]", "{...:takes-damage[F]}");
  for (const [category, verb, what, fields] of [
    ["lp-reckoned[F]", "{...:lp-verb[F]}", "LP", {}],
    ["takes-damage[F]", "<take>", "damage", { verb: "damage" }],
    ["paying[F]", "<pay>", "LP", {}],
  ] as const) {
    g.rule(category, `${verb} {amount.times:int} ${what} {amount:per}`, fields, { wording: "per" });
    g.rule(category, `${verb} ${what} {...:equal-to} {amount:amount}`, fields);
  }
  g.rule("paying[F]", "<pay> LP in multiples of {amount:int}[[ (max. {max:int})]]", {
    multiples: true,
  });
  g.rule("plain-step[F]", "{...:lp-reckoned[F]}", { player: "you" });
  g.rule("statement", "you {...:lp-change[bare]}", { player: "you" }, { wording: "you" });
  g.rule("theirs[F]", "{...:lp-change[F]}", { player: "opponent" });
}

function damage(g: Grammar): void {
  const inflict = { verb: "damage" };
  g.rule("to-player", "to your opponent", { player: "opponent" });
  g.rule("to-player", "to you", { player: "you" });
  g.rule("to-whom", "{...:to-player}");
  g.rule("to-whom", "{...:to-others}");
  // Of "their" and "them" the words before have to show that it is your opponent.
  g.rule("to-others", "to them", { player: "opponent", pronoun: true });
  g.rule("to-others", "to both players", { player: "both" }, { wording: "to-both" });
  for (const player of ["controller", "owner"]) {
    const rule = { rule: `to-others: ${player}` };
    g.rule("to-others", `to its ${player}`, { player, "of.ref": "it" }, { wording: "its", ...rule });
    g.rule("to-others", `to {of:possessor}'s ${player}`, { player }, rule);
    g.rule("to-others", `to the ${player} of {of:ref[N]}`, { player }, { wording: "of", ...rule });
  }
  g.rule(
    "to-others",
    "to the player who controlled {of:ref[sg]}",
    { player: "controller" },
    { wording: "who-did" },
  );
  // "Inflict 500 damage to your opponent" is said in all games.
  g.rule("plain-step[F]", "<inflict> {amount:int} damage {...:to-others}", inflict);
  g.rule("plain-step[F]", "<inflict> {amount.times:int} damage {...:to-whom} {amount:per}", inflict, {
    wording: "per",
  });
  g.rule("plain-step[F]", "<inflict> damage {...:to-whom} {...:equal-to} {amount:amount}", inflict);
  g.rule("plain-step[F]", "<inflict> damage equal to {amount:amount} {...:to-whom}", inflict, {
    wording: "equal",
  });
  g.rule(
    "plain-step[F]",
    "<inflict> the same amount of damage {...:to-whom}",
    { ...inflict, amount: { value: "damage-taken", of: { ref: "this-way", verb: "damage" } } },
    { wording: "same" },
  );
}

/** "draw cards equal to …", "draw 1 card for each …", "draw that many cards" */
function draws(g: Grammar): void {
  const draw = { verb: "draw" };
  g.rule("step[F]", "{...:draws[F]}", { player: "you" });
  g.rule("theirs[F]", "{...:they-draw[F]}", { player: "opponent" });
  g.rule("they-draw[F]", "{...:draws[F]}");
  g.rule("they-draw[F]", "{...:draw-until[F]}");
  g.rule("draw-until[F]", "<draw> until they have {hand:int} cards in their hand", { verb: "draw-until" });
  g.rule("draws[F]", "<draw> [[{...:a-number-of} ]]cards {...:equal-to} {count:amount}", draw);
  const done = { ...draw, "count.value": "count" };
  g.rule("draws[F]", "<draw> {...:as-many} cards", { ...done, "count.of.ref": "this-way" });
  g.rule("as-many", "the same number of", {}, { wording: "same" });
  g.rule("as-many", "that many", {}, { wording: "that-many" });
  // "draw the same number of cards you destroyed", "draws the same number of cards as they shuffled into the Deck"
  g.rule("draws[F]", "<draw> {...:as-many} cards[[ as]] {count.of:did-so}[[ into the Deck]]", done);
  for (const who of ["you", "they"])
    g.rule(
      "did-so",
      `${who} {verb:done-verb}`,
      { ref: "this-way", voice: "done" },
      { wording: who, rule: "did-so" },
    );
  g.noted("did-so");
  g.rule("draws[F]", "<draw> 1[[ {...:further}]] card {count:per}", draw, { wording: "per" });
  g.rule("draws[F]", "<draw> {count.times:int2} cards {count:per}", draw, { wording: "per" });
  // Beside what was drawn before.
  g.rule("draws[F]", "<draw> {...:card-count[N]} {...:further} <card/cards>", draw);
  const many = { rule: "card-count[N]: {count:int}" };
  g.rule("card-count[sg]", "1", { count: 1 }, many);
  g.rule("card-count[pl]", "{count:int2}", {}, many);
  g.rule("further", "more", {}, { wording: "more" });
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
}
