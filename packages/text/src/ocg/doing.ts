import type { Grammar } from "../grammar.ts";

const ALL_HAND = (of: string) => ({
  quantity: { kind: "all" },
  traits: [],
  noun: "card",
  where: [{ trait: "in", place: { of, names: ["hand"] } }],
});

/** What players are told to do, in OCG texts. */
export function ocgDoing(g: Grammar): void {
  moving(g);
  summoning(g);
  choosing(g);
  links(g);
  changing(g);
  elliptic(g);
  players(g);
}

function moving(g: Grammar): void {
  const add = { verb: "move", manner: "add" };
  g.rule("step[F]", "<add> {what:obj} to {to:place[in]}, except {except:name}", add);
  g.rule("step[F]", "<send> {what:obj} to {to:place[in]}, except {except:name}", {
    verb: "move",
    manner: "send",
  });
  g.rule("step[F]", "<place> {what:obj} on the bottom of {to:place-bottom}", { verb: "move", manner: "put" });
  g.rule(
    "step[F]",
    "<return> {what:obj} to the top of {to:place-top}",
    { verb: "move", manner: "return" },
    { wording: "top" },
  );
  g.rule("place-bottom", "your Deck", { of: "you", names: ["deck-bottom"] });
  g.rule("place-bottom", "the Deck", { names: ["deck-bottom"] });
  g.rule("step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<Set> {what:obj} to {to:place[on]}", { verb: "set" });
  g.rule(
    "step[F]",
    "<Set> {what.quantity:quantity[M]} {what.traits*:pre} {what.noun:noun[M]} directly {what.where:directly-from}",
    { verb: "set" },
    { wording: "directly" },
  );
  g.rule("directly-from", "{+:trait-from}");
  g.rule("directly-from", "{+:trait-from}{+:trait-except}");
}

/** "take 1 “A” monster from your Deck, and either add it to your hand or send it to the GY" */
function choosing(g: Grammar): void {
  g.rule("step[F]", "<take> {what:group[N]}", { verb: "choose" }, { wording: "take" });
  g.rule("link", ", and either {step:either-step}", { join: "and" }, { wording: "either" });
  g.rule("either-step", "{options:either-options}", { verb: "either" });
  g.rule("either-options", "{+:either-option} or {+:either-option}");
  g.rule("either-option", "add {what:obj} to {to:place[in]}", { verb: "move", manner: "add" });
  g.rule("either-option", "send {what:obj} to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("either-option", "Special Summon {what:obj}[[ in {position:position}]]", { verb: "special-summon" });
  g.rule("either-option", "banish {what:obj}", { verb: "banish" });
  g.noted("either-step", "either-option");
}

/** "…, also, …", "…, then if you control a Dragon monster, …" */
function links(g: Grammar): void {
  g.rule("link", ", also, {...:clause}", { join: "also" }, { wording: "also-comma" });
  g.rule("link", ", then if {...:then-if}", { join: "then" }, { wording: "if" });
  g.rule("then-if", "{condition:state}, {step:step[bare]}");
  g.rule("then-if", "{condition:state}, you can {step:step[bare]}", { optional: true });
  g.rule("then-if", "{condition:state}, {step:statement}");
  g.noted("then-if");
}

/** "It gains 400 ATK and loses 200 DEF": the subject is not said again. */
function elliptic(g: Grammar): void {
  g.rule("link", "and {step:elliptic-change}", { join: "and" }, { wording: "elliptic" });
  g.rule("elliptic-change", "{change:change[sg]} {value:int} {...:stats}", {
    verb: "change-stat",
    "what.ref": "same-subject",
  });
  g.noted("elliptic-change");
}

function summoning(g: Grammar): void {
  const summon = { verb: "special-summon" };
  g.rule("step[F]", "<Special Summon> {what:obj} in face-up {position:position}", summon, {
    wording: "face-up",
  });
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} to your field[[ in {position:position}]]",
    { ...summon, to: { of: "you", names: ["field"] } },
    { wording: "your-field" },
  );
  g.rule(
    "step[F]",
    "<Special Summon> {what:obj} to your opponent's field[[ in {position:position}]]",
    { ...summon, to: { of: "opponent", names: ["field"] } },
    { wording: "their-field" },
  );
  const but = ", except {except:name}";
  g.rule("step[F]", `<Special Summon> {what:obj} in {position:summon-position}${but}`, summon);
  g.rule("step[F]", `<Special Summon> {what:obj} in face-up {position:position}${but}`, summon, {
    wording: "face-up",
  });
  g.rule(
    "step[bare]",
    "immediately after this effect resolves, Normal Summon {what:group[sg]}",
    {
      verb: "summon-afterwards",
      way: "normal",
    },
    { wording: "normal" },
  );
  g.rule(
    "step[F]",
    "<Fusion Summon> {what:group[sg]}, using {using:monsters-from} as material",
    { verb: "fusion-summon" },
    { wording: "as" },
  );
  g.rule(
    "step[F]",
    "<Fusion Summon> {what:group[sg]}, using {using:monsters-from} as Fusion Material",
    { verb: "fusion-summon" },
    { wording: "as-fusion" },
  );
}

function changing(g: Grammar): void {
  const change = { verb: "change-stat" };
  g.rule("stats", "ATK and DEF", { stat: "atk", also: "def" }, { wording: "and" });
  g.rule(
    "step[F]",
    "<change> {what:owner} battle position",
    { verb: "change-position", to: "other" },
    { wording: "owner" },
  );
  g.rule("lasting-statement", "{what:subj[sg]} becomes {attribute:attribute}", { verb: "change-attribute" });
  g.rule(
    "lasting-statement",
    "{what:subj[N]} <becomes/become> @a {type:type} monster",
    { verb: "change-type" },
    { wording: "monster" },
  );
  const leaves = "(even if this card leaves the field)";
  g.rule("statement", `{...:lasting-statement} {until:duration} ${leaves}`, {}, { wording: "even-if" });
  g.rule("step[F]", `{...:lasting[F]} {until:duration} ${leaves}`, {}, { wording: "even-if" });
  g.rule("statement", `{...:lasting-statement}, {until:duration}`, {}, { wording: "comma" });
  g.rule("step[F]", `{...:lasting[F]}, {until:duration}`, {}, { wording: "comma" });
  for (const [word, words, how] of [
    ["increase", "owner-inc", "gain"],
    ["reduce", "owner-red", "lose"],
    ["decrease", "owner-dec", "lose"],
  ] as const) {
    const noted = { wording: words };
    const stats = { ...change, change: how };
    g.rule("lasting[F]", `<${word}> the {...:stats} of {what:obj} by {value:int}`, stats, {
      wording: `${words}-stats-of`,
    });
    g.rule("lasting[F]", `<${word}> {what:owner} {...:stats} by {value:int}`, stats, {
      wording: `${words}-stats`,
    });
    g.rule("lasting-statement", `{what:subj[sg]} ${word}s its {...:stats} by {value:int}`, stats, {
      wording: `${words}-own`,
    });
    g.rule(
      "elliptic-change",
      `${word}s its {...:stats} by {value:int}`,
      { ...stats, "what.ref": "same-subject" },
      { wording: words },
    );
    g.rule(
      "lasting[F]",
      `<${word}> {what:owner} {stat:level-word} by {value:int}`,
      { ...change, change: how },
      noted,
    );
    g.rule(
      "lasting[F]",
      `<${word}> the {stat:level-word} of {what:obj} by {value:int}`,
      { ...change, change: how },
      { wording: `${words}-of` },
    );
    g.rule(
      "lasting[F]",
      `<${word}> the Levels of {what:obj} by {value:int}`,
      { ...change, change: how, stat: "level" },
      { wording: `${words}-levels` },
    );
  }
  g.rule(
    "lasting[F]",
    "<change> {what:owner} {stat:battle-stat} to {value:int}",
    { ...change, change: "become" },
    { wording: "change" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} {stat:level-word} becomes {value:int}",
    { ...change, change: "become" },
    { wording: "level" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} {stat:level-word} becomes the {value:stat-of}",
    { ...change, change: "become" },
    { wording: "level-of" },
  );
  g.rule("stat-of", "{stat:level-word} of {of:obj}", { value: "stat" });
  g.rule(
    "lasting-statement",
    "{what:owner} {stat:battle-stat} becomes {value:amount}",
    { ...change, change: "become" },
    { wording: "amount" },
  );
  g.rule(
    "lasting-statement",
    "{what:owner} {stat:battle-stat} becomes half {value:half-of}",
    { ...change, change: "become" },
    { wording: "half" },
  );
  g.rule("half-of", "its original {stat:battle-stat}", {
    value: "stat",
    original: true,
    times: 0.5,
    of: { ref: "it" },
  });
  g.rule("amount", "{of:owner} {stat:battle-stat}", { value: "stat" }, { wording: "own" });
  g.rule(
    "amount",
    "half the {stat:battle-stat} of {of:obj}",
    { value: "stat", times: 0.5 },
    { wording: "half" },
  );
  g.rule(
    "amount",
    "half of {of:owner} {stat:battle-stat}",
    { value: "stat", times: 0.5 },
    { wording: "half-own" },
  );
  g.rule(
    "amount",
    "the original {stat:battle-stat} of {of:obj}",
    { value: "stat", original: true },
    { wording: "of" },
  );
  g.rule("amount", "the number of {of:those-by} x {times:int}", { value: "count" }, { wording: "x" });
  g.rule(
    "lasting-statement",
    "{what:subj[N]} {change:change[N]} {...:stats} equal to {value:amount}",
    change,
    { wording: "equal" },
  );
}

function players(g: Grammar): void {
  g.rule("step[F]", "<look> at your opponent's hand", { verb: "look-at", what: ALL_HAND("opponent") });
  g.rule(
    "statement",
    "your opponent takes {amount:int} damage",
    { verb: "damage", player: "opponent" },
    { wording: "takes" },
  );
  g.rule("statement", "you gain {amount:int} LP", { verb: "gain-lp", player: "you" }, { wording: "you" });
  g.rule("step[F]", "<gain> LP equal to {amount:amount}", { verb: "gain-lp", player: "you" });
  g.rule(
    "statement",
    "you gain LP equal to {amount:amount}",
    { verb: "gain-lp", player: "you" },
    { wording: "you" },
  );
  g.rule(
    "step[F]",
    "<gain> {amount.times:int} LP for each {amount.of:each}",
    { verb: "gain-lp", player: "you", "amount.value": "count" },
    { wording: "for-each" },
  );
  g.rule("statement", "your opponent sends {what:obj} to {to:place[in]}", {
    verb: "move",
    manner: "send",
    player: "opponent",
  });
  g.rule("statement", "you take no battle damage from battles involving {involving:np}", {
    verb: "no-damage",
    player: "you",
    kind: "battle",
  });
  g.rule(
    "statement",
    "you take no battle damage from attacks involving {involving:np}",
    { verb: "no-damage", player: "you", kind: "battle" },
    { wording: "attacks" },
  );
}
