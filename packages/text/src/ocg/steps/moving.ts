import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/**
 * Steps that take cards somewhere, or turn them: verb, what, from where, to where and how many, in one frame for all of
 * them. `moving[V,F]` is the verb, `going[V]` what it says of where to.
 */
export function ocgMoving(g: Grammar): void {
  verbs(g);
  whereTo(g);
  ends(g);
  summoned(g);
  frames(g);
  howMany(g);
}

function verbs(g: Grammar): void {
  const moves = (manner: string) => ({ verb: "move", manner });
  for (const word of ["add", "send", "return"]) g.rule("moving[to,F]", `<${word}>`, moves(word));
  g.rule("moving[into,F]", "<shuffle>", moves("shuffle"));
  g.rule("moving[on,F]", "<place>", moves("put"));
  // Beside Setting: what lies face-up without having been activated.
  g.rule("moving[up,F]", "<place>", { verb: "set", faceUp: true });
  g.rule("moving[as,F]", "<place>", moves("place"));
  g.rule("moving[set,F]", "<Set>", { verb: "set" });
  g.rule("moving[down,F]", "<banish>", { verb: "banish" });
  g.rule("moving[field,F]", "<Special Summon>", { verb: "special-summon" });
  g.rule("moving[turn,F]", "<change>", { verb: "change-position" });
}

function whereTo(g: Grammar): void {
  g.rule("going[to]", "to {to:place[in]}");
  g.rule("going[to]", "to the bottom of {to:place-bottom}", {}, { wording: "to-bottom" });
  g.rule("going[to]", "to the top of {to:place-top}", {}, { wording: "to-top" });
  for (const [whose, of] of [
    ["your", { of: "you" }],
    ["the", {}],
  ] as const)
    g.rule(
      "going[to]",
      `to ${whose} Extra Deck face-up`,
      { to: { ...of, names: ["face-up-extra-deck"] } },
      { wording: "extra-face-up" },
    );
  g.rule("going[into]", "into {to:place[in]}");
  g.rule("going[on]", "in {to:place[in]}");
  g.rule("going[on]", "on the bottom of {to:place-bottom}[[ {...:in-order}]]");
  g.rule("going[on]", "on top of {to:place-top}[[ {...:in-order}]]");
  g.rule("in-order", "in any order", { inOrder: true });
  g.rule("in-order", "in the same order", { sameOrder: true });
  g.rule(
    "simple-step[F]",
    "<return> {what:obj} {...:going[to]} {...:in-order}",
    { verb: "move", manner: "put" },
    { wording: "return" },
  );
  g.rule("going[up]", "[[,]] face-up in {to:place[in]}");
  g.rule("going[up]", "[[,]] face-up on {to:place[on]}");
  g.rule("lying-in", "[[,]] face-up in {to:place[in]}");
  g.rule("lying-in", "[[,]] in {to:place[in]}", {}, { wording: "plain" });
  // That they are face-up is said of the place or of what they are.
  g.rule("going[as]", "{...:lying-in} as {...:continuous}");
  for (const [kind, fields] of [
    ["Spell", {}],
    ["Trap", { as: "trap" }],
  ] as const) {
    g.rule("continuous", `a Continuous ${kind}`, fields);
    g.rule("continuous", `Continuous ${kind}s`, fields, { wording: "pl" });
  }
  g.rule("going[set]", "to {to:place[on]}");
  g.rule("going[set]", "to {to:among-spells}");
  g.rule("step[F]", "<Set> {what:obj} in {to:among-spells}", { verb: "set" }, { wording: "in-zone" });
  g.rule("among-spells", "{...:whose} {names:spells-zone}");
  g.words("spells-zone", { "Spell & Trap Zone": ["spell-trap-zone"] });
  // Where nothing else is said, cards are banished face-up.
  g.rule("banished-face", "[[,]] face-down", { face: "down" });
  g.rule("banished-face", "[[,]] face-up", {}, { wording: "up" });
  g.rule("banished-till", "[[,]] until {until:phase-ahead}");
  g.rule("banished-till", "(until {until:phase-ahead})", {}, { wording: "till-brackets" });
  g.rule("going[down]", "[[{...:banished-face} & {...:banished-till}]]");
  g.rule("going[turn]", "to[[ {...:face-up}]] {to:position}");
  g.rule("going[turn]", "to {to:turned}");
  g.words("turned", {
    "face-down Defense Position": "face-down-defense",
    "face-up Attack Position or face-down Defense Position": "up-attack-or-down-defense",
    "face-up Attack or Defense Position": "any-face-up",
  });
  g.rule("going[turn]", "to[[ {...:face-up}]] {to:position} (Flip monsters' effects are not activated)", {
    withoutFlips: true,
  });
}

/** The ends of a Deck. */
function ends(g: Grammar): void {
  const bottom = { names: ["deck-bottom"] };
  g.rule("place-bottom", "your Main Deck", { of: "you", ...bottom }, { wording: "main" });
  g.rule("place-bottom", "your Deck", { of: "you", ...bottom });
  g.rule("place-bottom", "the Deck", bottom);
  g.rule("place-bottom", "your opponent's Deck", { of: "opponent", ...bottom });
  g.rule("place-bottom", "the owner's Deck", { of: "owner", ...bottom });
  g.rule("place-bottom", "the Decks", { of: "owner", ...bottom }, { wording: "decks" });
  g.rule("trait-from", "directly from {place:place}", { trait: "from" }, { wording: "directly" });
  const either = { verb: "put-in-deck" };
  g.rule("step[F]", "<place> {what:obj} on {...:either-end}", either);
  g.rule("step[F]", "<return> {what:obj} to {...:either-end}", either, { wording: "return" });
  alike(
    g,
    "that-deck",
    ["the", "your", "the owner's", "their"].map((whose) => `${whose} Deck`),
  );
  g.rule("either-end", "the top or bottom of {...:that-deck}[[ {...:in-order}]]");
}

/** "in Defense Position", "to your field", "ignoring its Summoning conditions", "as a Tuner": how a monster is Summoned. */
function summoned(g: Grammar): void {
  g.words("summon-position", {
    "face-down Defense Position": "face-down-defense",
    "face-up Attack Position or face-down Defense Position": "up-attack-or-down-defense",
    "face-up or face-down Defense Position": "any-defense",
  });
  g.rule("summon-position", "{=:position}");
  const sides = [
    ["to your field", { of: "you" }, ""],
    ["to your opponent's field", { of: "opponent" }, ""],
    ["to their field", { of: "opponent", pronoun: true }, ""],
    ["face-up on your field", { of: "you" }, "on-field"],
    ["to its owner's field", { of: "owner" }, ""],
    ["to <<their owners' fields|their owner's field>>", { of: "owner" }, "their-owners"],
  ] as const;
  g.rule("summoned-in", "[[,]] in {position:summon-position}");
  g.rule("summoned-in", "[[,]] face-up, or in face-down Defense Position", { position: "any" });
  g.rule("summoned-in", "[[,]] in face-up {position:position}", {}, { wording: "in-up" });
  for (const [words, whose, wording] of sides)
    g.rule(
      "summoned-to",
      `[[,]] ${words}`,
      { to: { ...whose, names: ["field"] } },
      wording === "" ? {} : { wording },
    );
  g.rule("summoned-as", "[[,]] as a Tuner", { tuner: true });
  g.rule("ignoring", ", ignoring its Summoning conditions", { ignoring: true });
  // "This card is still a Trap." says no more than the rules do.
  for (const [words, wording, more = {}] of [
    ["", undefined],
    [" (this card is also still a Trap)", "also-still"],
    [" (this card is still a Trap)", "still"],
    [" (this card is NOT treated as a Trap)", undefined, { "as.notTrap": true }],
  ] as const)
    for (const [tuner, fields] of [
      ["", {}],
      ["Tuner/", { "as.tuner": true }],
    ] as const)
      g.rule(
        "summoned-as",
        `as @a {as.kind:trap-monster} Monster ({as.type:type}/${tuner}{as.attribute:attribute}/Level {as.level:int}/ATK {as.atk:int}/DEF {as.def:int})${words}`,
        { ...more, ...fields },
        wording === undefined ? {} : { wording },
      );
  g.words("trap-monster", { Normal: "normal", Effect: "effect" });
  g.rule("going[field]", "[[{...:summoned-in} & {...:summoned-to} & {...:summoned-as} & {...:ignoring}]]");
  g.rule("going-there", "[[{...:summoned-in} & {...:summoned-to} & {...:summoned-as}]]");
}

function frames(g: Grammar): void {
  g.rule("simple-step[F]", "{...:moving[V,F]} {what:obj} {...:going[V]}");
  // Other ways to go somewhere have a comma of their own.
  for (const way of ["to", "into", "on", "set", "turn"])
    g.rule("simple-step[F]", `{...:moving[${way},F]} {what:closed-group[N]} {...:going[${way}]}`);
  g.rule("simple-step[F]", "<Special Summon> {what:obj}", { verb: "special-summon" });
  g.rule("simple-step[F]", "{...:moving[V,F]} {what:obj} {...:going[V]}{besides:trailing}");
  g.rule(
    "simple-step[F]",
    "{...:moving[field,F]} {what:obj} {...:going-there}{besides:trailing}{...:ignoring}",
    {},
    { wording: "ignoring-last" },
  );
  g.rule("simple-step[F]", "{...:moving[V,F]} {what:group[N]} {...:going[V]} {besides:trailing-that}");
  g.rule("simple-step[F]", "{...:moving[V,F]} {what:group[N]} {...:going[V]} {besides:trailing-from}");
  g.rule(
    "simple-step[F]",
    "{...:moving[V,F]} {what:either-placed}, {...:going[V]}",
    {},
    { wording: "closed" },
  );
  g.rule("simple-step[F]", "{...:moving[V,F]} {what:group[N]} {...:going[V]}{besides:except-from}");
  g.rule("except-from", "{+:trait-except-closed} {+:trait-from}", undefined, { wording: "except-from" });
  // "Add from your Deck to your hand, 1 …", "Special Summon in Defense Position up to 3 …"
  g.rule("simple-step[F]", "{...:moving[W,F]} {...:taken-to[W]} {what:obj}");
  g.rule("taken-to[W]", "{...:going[W]}[[,]]", {}, { wording: "front-to" });
  g.rule("taken-to[W]", "[[,]] from {from:place}[[,]] {...:going[W]}[[,]]", {}, { wording: "front-from" });
  g.rule("simple-step[F]", "<Special Summon> {...:taken-from} {what:group[N]}", { verb: "special-summon" });
  g.rule("simple-step[F]", "{...:moving[V,F]} {...:taken-from} {what:group[N]} {...:going[V]}");
  g.rule("taken-from", "[[,]] from {from:place}[[,]]", {}, { wording: "taken" });
  g.rule(
    "simple-step[F]",
    "<banish> (face-down) {what:obj}",
    { verb: "banish", face: "down" },
    { wording: "brackets" },
  );
}

/** How many is said at the end: "shuffle cards your opponent controls into the Deck, up to the number of …" */
function howMany(g: Grammar): void {
  const last = { wording: "many-last" };
  g.rule(
    "simple-step[F]",
    "{...:moving[V,F]} {what:uncounted} {...:going[V]}[[{besides:trailing}]] {what.quantity:so-many}",
    {},
    last,
  );
  g.rule("so-many", "{=:so-many-apart}");
  // All but so many.
  const leaving = "{...:moving[V,F]} {what:uncounted} {...:going[V]} {what.quantity:leaving-as-many}";
  g.rule("simple-step[F]", leaving);
  g.rule("theirs[F]", leaving, { player: "opponent" });
  const yours = { quantity: { kind: "all" }, traits: [], noun: "card" };
  g.rule("leaving-as-many", "so they control the same number of cards as you do", {
    kind: "down-to",
    amount: { value: "count", of: { ...yours, where: [{ trait: "controlled", by: "you" }] } },
  });
  g.rule(
    "leaving-as-many",
    "so the number in your hand equals the number your opponent controls +{amount.plus:int}",
    {
      kind: "down-to",
      "amount.value": "count",
      "amount.of": { ...yours, where: [{ trait: "controlled", by: "opponent" }] },
    },
  );
  g.rule(
    "simple-step[F]",
    "{...:moving[V,F]} as many {what:uncounted} {...:going[V]} as possible[[ {...:at-least-one}]]",
    { "what.quantity": { kind: "as-many" } },
    { wording: "as-many-late" },
  );
  // There has to be one in any case.
  g.rule("at-least-one", "(min. 1)", {}, { wording: "min-one" });
  g.rule("uncounted", "{...:many-cards}");
  g.rule("uncounted", "cards from the top of {where:top}", { traits: [], noun: "card" });
  for (const [words, least, wording] of [
    ["up to", "one", "up"],
    ["equal to", "all", "equal"],
  ] as const) {
    const reckoned = { kind: "reckoned", least };
    g.rule("so-many-apart", `, ${words} {amount:measured}`, reckoned, { wording });
    g.rule("so-many", `${words} {amount:measured}`, reckoned, { wording: `${wording}-close` });
  }
  // "send 1 card from the top of your Deck to the GY for each …"
  g.rule(
    "simple-step[F]",
    "{...:moving[V,F]} 1 {what:uncounted-one} {...:going[V]} for each {what.quantity.amount.of:each}",
    {
      "what.quantity.kind": "reckoned",
      "what.quantity.least": "all",
      "what.quantity.amount.value": "count",
    },
    { wording: "for-each" },
  );
  g.rule("uncounted-one", "{=:these[sg]}");
  g.rule(
    "uncounted-one",
    "card from the top of {where:top}",
    { traits: [], noun: "card" },
    { wording: "top" },
  );
  g.noted("uncounted", "uncounted-one");
}
