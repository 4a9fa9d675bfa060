import type { Grammar } from "../grammar.ts";

/** Damage, LP and cards drawn: how much and how many. */
export function ocgPoints(g: Grammar): void {
  forEach(g);
  damage(g);
  lp(g);
  draws(g);
}

/** "inflict 200 damage to your opponent for each …", "gain 500 LP for each …" */
function forEach(g: Grammar): void {
  const count = { "amount.value": "count" };
  for (const [words, fields, form] of [
    [
      "<inflict> {amount.times:int} damage to your opponent",
      { verb: "damage", player: "opponent" },
      "step[F]",
    ],
    [
      "<inflict> {amount.times:int} damage to them",
      { verb: "damage", player: "opponent", pronoun: true },
      "step[F]",
    ],
    ["your opponent takes {amount.times:int} damage", { verb: "damage", player: "opponent" }, "statement"],
    ["<take> {amount.times:int} damage", { verb: "damage", player: "you" }, "step[F]"],
    ["you take {amount.times:int} damage", { verb: "damage", player: "you" }, "statement"],
    ["<gain> {amount.times:int} LP", { verb: "gain-lp", player: "you" }, "step[F]"],
    ["you gain {amount.times:int} LP", { verb: "gain-lp", player: "you" }, "statement"],
    ["<lose> {amount.times:int} LP", { verb: "lose-lp", player: "you" }, "step[F]"],
    ["you lose {amount.times:int} LP", { verb: "lose-lp", player: "you" }, "statement"],
  ] as const) {
    const wording = form === "statement" ? "takes-each" : "for-each";
    const each = (of: string, reckoned: Record<string, string>, noted: string) =>
      g.rule(form, `${words} for each${of}`, { ...fields, ...reckoned }, { wording: noted });
    each(" {amount.of:each}", count, wording);
    each(" {amount.of:material-of}", { "amount.value": "attached" }, wording);
    each("", { ...count, "amount.of.ref": "this-way" }, `${wording}-bare`);
    each(" {amount.counter:counter[sg]} {amount.of:borne[sg]}", { "amount.value": "counters" }, wording);
  }
}

function damage(g: Grammar): void {
  const theirs = { verb: "damage", player: "opponent" };
  const step = (words: string, wording?: string) =>
    g.rule("step[F]", words, theirs, wording === undefined ? {} : { wording });
  step("<inflict> damage to your opponent equal to {amount:amount}");
  g.rule(
    "step[F]",
    "<inflict> the same amount of damage to your opponent",
    {
      verb: "damage",
      player: "opponent",
      amount: { value: "damage-taken", of: { ref: "this-way", verb: "damage" } },
    },
    { wording: "same" },
  );
  step("<inflict> damage to your opponent, equal to {amount:amount}", "comma");
  step("<inflict> damage equal to {amount:amount} to your opponent", "equal");
  const controllers = { verb: "damage", player: "controller", "of.ref": "it" };
  g.rule("step[F]", "<inflict> {amount:int} damage to its controller", controllers, { wording: "its" });
  g.rule("step[F]", "<inflict> damage to its controller equal to {amount:amount}", controllers, {
    wording: "its",
  });
  g.rule("statement", "its controller takes {amount:int} damage", controllers, { wording: "its-takes" });
  // Of "their" and "them" the words before have to show that it is your opponent.
  const them = { ...theirs, pronoun: true };
  g.rule("step[F]", "<inflict> {amount:int} damage to them", them);
  g.rule("step[F]", "<inflict> damage to them equal to {amount:amount}", them);
  g.rule("step[F]", "<take> damage equal to {amount:amount}", { verb: "damage", player: "you" });
  g.rule("plain-step[F]", "<take> {amount:int} damage", { verb: "damage", player: "you" });
  for (const [words, player, wording] of [
    ["your opponent takes", "opponent", "takes"],
    ["you take", "you", "you"],
    ["each player takes", "both", "each"],
    ["both players take", "both", "both"],
  ] as const) {
    g.rule("statement", `${words} {amount:int} damage`, { verb: "damage", player }, { wording });
    g.rule(
      "statement",
      `${words} damage equal to {amount:amount}`,
      { verb: "damage", player },
      { wording: `${wording}-equal` },
    );
  }
  for (const players of ["both players", "each player"]) {
    const noted = { wording: players.replaceAll(" ", "-") };
    const both = { verb: "damage", player: "both" };
    g.rule("step[F]", `<inflict> {amount:int} damage to ${players}`, both, noted);
    g.rule("step[F]", `<inflict> damage to ${players} equal to {amount:amount}`, both, noted);
  }
}

function lp(g: Grammar): void {
  for (const [word, verb] of [
    ["gain", "gain-lp"],
    ["lose", "lose-lp"],
  ] as const) {
    const you = { verb, player: "you" };
    // "Gain 500 LP" is said in all games.
    if (word === "lose") g.rule("step[F]", "<lose> {amount:int} LP", you);
    g.rule("step[F]", `<${word}> LP equal to {amount:amount}`, you);
    g.rule("statement", `you ${word} {amount:int} LP`, you, { wording: "you" });
    g.rule("statement", `you ${word} LP equal to {amount:amount}`, you, { wording: "you" });
  }
  g.rule("statement", "your opponent gains LP equal to {amount:amount}", {
    verb: "gain-lp",
    player: "opponent",
  });
  g.rule("statement", "each player gains {amount:int} LP", { verb: "gain-lp", player: "both" });
}

function draws(g: Grammar): void {
  const draw = { verb: "draw", player: "you" };
  g.rule("step[F]", "<draw> cards equal to {count:amount}", draw);
  g.rule("step[F]", "<draw> cards, equal to {count:amount}", draw, { wording: "comma" });
  g.rule("step[F]", "<draw> a number of cards equal to {count:amount}", draw, { wording: "a-number" });
  for (const [words, wording] of [
    ["the same number of cards", "same"],
    ["that many cards", "that-many"],
  ] as const)
    g.rule(
      "step[F]",
      `<draw> ${words}`,
      { ...draw, "count.value": "count", "count.of.ref": "this-way" },
      { wording },
    );
  // "draw the same number of cards you destroyed"
  g.rule(
    "step[F]",
    "<draw> the same number of cards {count.of:you-did-so}",
    { ...draw, "count.value": "count" },
    { wording: "same-you" },
  );
  g.rule("you-did-so", "you {verb:done-verb}", { ref: "this-way", voice: "done" }, { wording: "you" });
  g.noted("you-did-so");
  const each = { wording: "for-each" };
  g.rule("step[F]", "<draw> 1 card for each {count.of:each}", { ...draw, "count.value": "count" }, each);
  g.rule(
    "step[F]",
    "<draw> 1 additional card for each {count.of:each}",
    { ...draw, "count.value": "count" },
    { wording: "additional-each" },
  );
  g.rule(
    "step[F]",
    "<draw> 1 card for each {count.counter:counter[sg]} {count.of:borne[sg]}",
    { ...draw, "count.value": "counters" },
    each,
  );
  g.rule("step[F]", "<draw> until you have {hand:int} cards in your hand", {
    verb: "draw-until",
    player: "you",
  });
  g.rule("statement", "your opponent draws until they have {hand:int} cards in their hand", {
    verb: "draw-until",
    player: "opponent",
  });
  // Beside what was drawn before.
  for (const word of ["more", "additional"]) {
    g.rule("step[F]", `<draw> 1 ${word} card`, { ...draw, count: 1 }, { wording: word });
    g.rule("step[F]", `<draw> {count:int2} ${word} cards`, draw, { wording: word });
  }
}
