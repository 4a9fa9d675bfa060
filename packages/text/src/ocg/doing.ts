import { inOrder } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** What players are told to do, in OCG texts. */
export function ocgDoing(g: Grammar): void {
  moving(g);
  choosing(g);
  links(g);
}

function moving(g: Grammar): void {
  const add = { verb: "move", manner: "add" };
  const send = { verb: "move", manner: "send" };
  for (const [word, fields] of [
    ["add", add],
    ["send", send],
  ] as const) {
    g.rule("simple-step[F]", `<${word}> {what:obj} to {to:place[in]}{besides:trailing}`, fields);
    g.rule("step[F]", `<${word}> {what:group[N]} to {to:place[in]} {besides:trailing-from}`, fields);
    // "Add from your Deck to your hand, 1 …"
    for (const [comma, wording] of [
      [",", "front"],
      ["", "front-bare"],
    ] as const)
      g.rule("step[F]", `<${word}>[[ from {from:place}]] to {to:place[in]}${comma} {what:obj}`, fields, {
        wording,
      });
    g.rule("step[F]", `<${word}>, from {from:place} to {to:place[in]}, {what:obj}`, fields, {
      wording: "front-commas",
    });
  }
  g.rule("step[F]", "<return> {what:obj} to {to:place[in]}{besides:trailing}", {
    verb: "move",
    manner: "return",
  });
  g.rule("step[F]", "<shuffle> {what:obj} into {to:place[in]}{besides:trailing}", {
    verb: "move",
    manner: "shuffle",
  });
  g.rule(
    "step[F]",
    "<shuffle> into {to:place[in]}, {what:obj}",
    { verb: "move", manner: "shuffle" },
    { wording: "front" },
  );
  // "Return as many monsters you control to the hand as possible"
  for (const [word, manner] of [
    ["<send> {} to {to:place[in]}", "send"],
    ["<return> {} to {to:place[in]}", "return"],
    ["<shuffle> {} into {to:place[in]}", "shuffle"],
  ] as const)
    g.rule(
      "step[F]",
      `${word.replace("{}", "as many {what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}")} as possible`,
      { verb: "move", manner, "what.quantity": { kind: "as-many" } },
      { wording: "as-many-last" },
    );
  g.rule(
    "step[F]",
    "<send> as many {what.traits*:pre} {what.noun:noun[pl]} {what.where*:post} to {to:place[in]} as possible (min. 1)",
    { ...send, "what.quantity": { kind: "as-many" } },
    { wording: "as-many-min" },
  );
  // How many is said at the end: "shuffle cards your opponent controls into the Deck, up to the number of …"
  for (const [words, least, noted] of [
    [", up to", "one", "up"],
    [" up to", "one", "up-close"],
    [", equal to", "all", "equal"],
    [" equal to", "all", "equal-close"],
  ] as const)
    for (const [word, fields] of [
      ["<add> {} to {to:place[in]}", { verb: "move", manner: "add" }],
      ["<send> {} to {to:place[in]}", { verb: "move", manner: "send" }],
      ["<return> {} to {to:place[in]}", { verb: "move", manner: "return" }],
      ["<shuffle> {} into {to:place[in]}", { verb: "move", manner: "shuffle" }],
      ["<Special Summon> {} in {position:summon-position}", { verb: "special-summon" }],
      ["<change> {} to face-down Defense Position", { verb: "change-position", to: "face-down-defense" }],
    ] as const)
      g.rule(
        "step[F]",
        `${word.replace("{}", "{what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}")}${words} {what.quantity.amount:number}`,
        { ...fields, "what.quantity.kind": "reckoned", "what.quantity.least": least },
        { wording: `reckoned-${noted}` },
      );
  g.rule("step[F]", "<place> {what:obj} on the bottom of {to:place-bottom}", { verb: "move", manner: "put" });
  g.rule("step[F]", "<place> {what:obj} on the bottom of {to:place-bottom}{besides:trailing}", {
    verb: "move",
    manner: "put",
  });
  g.rule("place-bottom", "your Main Deck", { of: "you", names: ["deck-bottom"] }, { wording: "main" });
  g.rule(
    "step[F]",
    "<return> {what:obj} to the top of {to:place-top}",
    { verb: "move", manner: "return" },
    { wording: "top" },
  );
  g.rule("place-bottom", "your Deck", { of: "you", names: ["deck-bottom"] });
  g.rule("place-bottom", "the Deck", { names: ["deck-bottom"] });
  g.rule("step[F]", "<reveal> {what:obj}", { verb: "reveal" });
  g.rule("step[F]", "<switch> control of {what:obj}", { verb: "switch-control" });
  g.rule("step[F]", "<show> it", { verb: "reveal", "what.ref": "it" }, { wording: "show" });
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
  g.rule("step[F]", "<Set> {what:obj} to {to:place[on]}", { verb: "set" });
  const among = { verb: "set", to: { of: "you", names: ["spell-trap-zone"] } };
  for (const to of ["to", "in"])
    g.rule("step[F]", `<Set> {what:obj} ${to} your Spell & Trap Zone`, among, { wording: `${to}-zone` });
  g.rule(
    "step[F]",
    "<Set> {what.quantity:quantity[M]} {what.traits*:pre} {what.noun:noun[M]} directly {what.where:directly-from}",
    { verb: "set" },
    { wording: "directly" },
  );
  for (const kind of [
    "{what.traits:pre-card-kind} {what.noun:card-noun[M]}",
    "{what.traits:pre-kind} {what.noun:kind-noun[M]}",
  ])
    g.rule(
      "step[F]",
      `<Set> {what.quantity:quantity[M]} ${kind} directly {what.where:directly-from}`,
      { verb: "set" },
      { wording: "directly" },
    );
  g.rule(
    "step[F]",
    "<Set> {what.quantity:quantity[sg]} {what.traits:named} directly {what.where:directly-from}",
    { verb: "set", "what.noun": "card" },
    { wording: "directly-named" },
  );
  // Beside Setting: what lies face-up without having been activated.
  for (const [comma, wording] of [
    ["", undefined],
    [",", "comma"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    const faceUp = { verb: "set", faceUp: true };
    g.rule("step[F]", `<place> {what:obj}${comma} face-up in {to:place[in]}`, faceUp, noted);
    g.rule("step[F]", `<place> {what:obj}${comma} face-up on {to:place[on]}`, faceUp, noted);
  }
  // "send 1 card from the top of your Deck to the GY for each …"
  for (const [whose, place, wording] of [
    ["your Deck", { of: "you" }, ""],
    ["your opponent's Deck", { of: "opponent" }, ""],
    ["their Deck", { of: "opponent", pronoun: true }, "-their"],
  ] as const)
    g.rule(
      "step[F]",
      `<send> 1 card from the top of ${whose} to {to:place[in]} for each {what.quantity.amount.of:each}`,
      {
        ...send,
        "what.quantity.kind": "reckoned",
        "what.quantity.least": "all",
        "what.quantity.amount.value": "count",
        "what.traits": [],
        "what.noun": "card",
        "what.where": [{ trait: "from", place: { ...place, names: ["deck-top"] } }],
      },
      { wording: `top-each${wording}` },
    );
  for (const [words, least, noted] of [
    [", up to", "one", "up"],
    [", equal to", "all", "equal"],
  ] as const)
    g.rule(
      "step[F]",
      `<add> {what.traits*:pre} {what.noun:noun[pl]} {what.where*:post} to {to:place[in]}{besides:trailing}${words} {what.quantity.amount:number}`,
      { ...add, "what.quantity.kind": "reckoned", "what.quantity.least": least },
      { wording: `reckoned-besides-${noted}` },
    );
  // "send cards from the top of your Deck to the GY equal to …"
  for (const [whose, of] of [
    ["your Deck", "you"],
    ["your opponent's Deck", "opponent"],
  ] as const)
    for (const [how, least, wording] of [
      [" equal to", "all", "top-equal"],
      [", equal to", "all", "top-equal-comma"],
      [" up to", "one", "top-up"],
      [", up to", "one", "top-up-comma"],
    ] as const) {
      const top = {
        "what.quantity.kind": "reckoned",
        "what.quantity.least": least,
        "what.traits": [],
        "what.noun": "card",
        "what.where": [{ trait: "from", place: { of, names: ["deck-top"] } }],
      };
      g.rule(
        "step[F]",
        `<send> cards from the top of ${whose} to {to:place[in]}${how} {what.quantity.amount:measured}`,
        { ...send, ...top },
        { wording },
      );
      g.rule(
        "step[F]",
        `<banish> cards from the top of ${whose}${how} {what.quantity.amount:measured}`,
        { verb: "banish", ...top },
        { wording },
      );
      g.rule(
        "step[F]",
        `<banish> cards from the top of ${whose} face-down${how} {what.quantity.amount:measured}`,
        { verb: "banish", face: "down", ...top },
        { wording: `${wording}-down` },
      );
    }
  g.rule(
    "step[F]",
    "<Set> {what.quantity:quantity[M]} {what.traits*:pre} {what.noun:noun[M]} {what.where:printed-directly}",
    { verb: "set" },
    { wording: "directly-printed" },
  );
  g.rule("printed-directly", "{+:trait-printed} directly {+:trait-from}");
  g.rule("directly-from", "{+:trait-from}");
  // There is no other place where a Spell or Trap is Set.
  g.rule("directly-from", "{+:trait-from} to your Spell & Trap Zone", undefined, { wording: "to-zone" });
  g.rule("directly-from", "{+:trait-from}{+:trait-except}");
}

/** "take 1 “A” monster from your Deck, and either add it to your hand or send it to the GY" */
function choosing(g: Grammar): void {
  g.rule("step[F]", "<choose> {what:group[N]}", { verb: "choose" });
  g.rule("step[F]", "<take> {what:group[N]}", { verb: "choose" }, { wording: "take" });
  g.rule("step[F]", "<take> {what:of-both-kinds}", { verb: "choose" }, { wording: "take-both" });
  g.rule("of-both-kinds", "{...:branch[sg]} and {both:branch[sg]} {where:post}");
  g.noted("of-both-kinds");
  g.rule(
    "statement",
    "your opponent randomly chooses 1 card from your entire hand",
    {
      verb: "choose",
      player: "opponent",
      "what.quantity": { kind: "exactly", n: 1 },
      "what.traits": [{ trait: "random" }],
      "what.noun": "card",
      "what.where": [{ trait: "from", place: { of: "you", names: ["hand"] } }],
    },
    { wording: "entire" },
  );
  g.rule("step[F]", "<discard> {what:two-kinds}", { verb: "discard" });
  g.rule("two-kinds", "{...:branch[sg]} and {both:branch[sg]}", { where: [] });
  g.noted("two-kinds");
  g.rule(
    "step[F]",
    "<discard> {what.quantity.n:int2} random cards from your opponent's hand (or their entire hand, if less than {what.quantity.orAllBelow:int2})",
    {
      verb: "discard",
      "what.quantity.kind": "exactly",
      "what.traits": [{ trait: "random" }],
      "what.noun": "card",
      "what.where": [{ trait: "from", place: { of: "opponent", names: ["hand"] } }],
    },
    { wording: "or-entire" },
  );
  // "Add it to your hand, or if you control “A”, you can Special Summon it instead"
  for (const [or, o] of [
    [", or if", ""],
    [", or, if", "-comma"],
    [" or, if", "-bare"],
    [", but if", "-but"],
  ] as const)
    for (const [instead, i] of [
      [" instead", ""],
      [", instead", "-stop"],
    ] as const)
      for (const [can, fields] of [
        ["you can ", { optional: true }],
        ["", {}],
      ] as const)
        g.rule(
          "step[bare]",
          `{then:or-step}${or} {when:then-state}, ${can}{instead:or-step}${instead}`,
          { verb: "or-if", ...fields },
          o + i === "" ? {} : { wording: `or${o}${i}` },
        );
  // "Special Summon it to your opponent's field, or if you control “A”, you can Special Summon it to your field"
  g.rule(
    "step[bare]",
    "{then:or-step}, or if {when:then-state}, you can {instead:or-step}",
    { verb: "or-if", optional: true },
    { wording: "or-unsaid" },
  );
  const summon = { verb: "special-summon" };
  g.rule("or-step", "Special Summon {what:obj} to your opponent's field in {position:summon-position}", {
    ...summon,
    to: { of: "opponent", names: ["field"] },
  });
  g.rule(
    "or-step",
    "Special Summon {what:obj} face-up on your field",
    { ...summon, to: { of: "you", names: ["field"] } },
    { wording: "face-up" },
  );
  // "Target 1 monster in your GY, or, if you control “A”, you can target 1 in your opponent's GY instead"
  for (const [or, o] of [
    [", or if", "or"],
    [", or, if", "or-comma"],
  ] as const)
    for (const [instead, i] of [
      [" instead", ""],
      ["", "-unsaid"],
    ] as const)
      g.rule(
        "cost-step[bare]",
        `{then:or-target}${or} {when:then-state}, you can {instead:or-target}${instead}`,
        { verb: "or-if", optional: true },
        { wording: `target-${o}${i}` },
      );
  // What is excepted at the end is excepted of what is done instead.
  for (const [or, o] of [
    [", or if", "trailing"],
    [", or, if", "trailing-comma"],
  ] as const)
    g.rule(
      "step[bare]",
      `{then:or-step}${or} {when:then-state}, {instead:add-instead}`,
      { verb: "or-if" },
      { wording: `or-${o}` },
    );
  g.rule("add-instead", "add {what:obj} to {to:place[in]} instead{besides:trailing}", {
    verb: "move",
    manner: "add",
  });
  g.noted("add-instead");
  g.rule("or-target", "target {what:obj}", { verb: "target" });
  // "discard 1 “A” card and 1 “B” card, OR discard 1 “C”"
  g.rule("cost-step[bare]", "{options:or-discards}", { verb: "either" }, { wording: "or-discards" });
  g.rule("or-discards", "{+:one-discard}, OR {+:one-discard}");
  g.rule("one-discard", "discard {what:obj}", { verb: "discard" });
  g.rule("one-discard", "discard {what:two-kinds}", { verb: "discard" });
  g.noted("one-discard");
  // "…, or if you discarded a Normal Monster to activate this effect, you can … instead"
  for (const [or, o] of [
    [", or if", ""],
    [", or, if", "-comma"],
  ] as const)
    for (const [instead, i] of [
      [" instead", ""],
      [", instead", "-stop"],
    ] as const)
      g.rule(
        "step[bare]",
        `{then:or-step}${or} {when:then-did}, you can {instead:or-step}${instead}`,
        { verb: "or-if", optional: true },
        { wording: `or-did${o}${i}` },
      );
  // "…, or if you controlled a “A” monster when you activated this effect, draw 2 cards instead"
  g.rule("step[bare]", "{then:or-step}, or if {when:state-at-activation}, {instead:or-step} instead", {
    verb: "or-if",
  });
  // What is not said again is where it is said first.
  g.rule(
    "or-step",
    "add {what:group[N]}",
    { verb: "move", manner: "add", to: { of: "you", names: ["hand"] } },
    { wording: "elliptic" },
  );
  g.rule("or-step", "{=:simple-step[bare]}");
  g.rule("or-step", "place {what:obj}, face-up in {to:place[in]}", { verb: "set", faceUp: true });
  g.noted("or-step", "or-target");
  g.rule("step[bare]", "either {options:either-options}", { verb: "either" }, { wording: "either-first" });
  g.rule("either-options", "{+:either-option} or {+:either-option}");
  g.rule("either-options", "{+:either-option}, or {+:either-option}", undefined, { wording: "comma" });
  g.rule("either-option", "equip {what:obj} to {to:obj}", { verb: "equip" });
  g.rule(
    "either-option",
    "equip {what:obj} to {to:obj} as an Equip Spell",
    { verb: "equip" },
    { wording: "as" },
  );
  g.rule("either-option", "add {what:obj} to {to:place[in]}", { verb: "move", manner: "add" });
  g.rule("either-option", "send {what:obj} to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("either-option", "Special Summon {what:obj}[[ in {position:position}]]", { verb: "special-summon" });
  g.rule("either-option", "Special Summon {what:obj}, ignoring its Summoning conditions", {
    verb: "special-summon",
    ignoring: true,
  });
  g.rule(
    "either-option",
    "Special Summon {what:obj} to your field[[ in {position:position}]]",
    { verb: "special-summon", to: { of: "you", names: ["field"] } },
    { wording: "yours" },
  );
  g.rule("either-option", "banish {what:obj}", { verb: "banish" });
  g.rule("either-option", "discard {what:obj}", { verb: "discard" });
  g.rule("either-option", "reveal {what:obj}", { verb: "reveal" });
  g.rule("either-option", "pay {amount:int} LP", { verb: "pay-lp" });
  g.rule("either-option", "shuffle {what:obj} into {to:place[in]}", { verb: "move", manner: "shuffle" });
  g.rule("either-option", "return {what:obj} to {to:place[in]}", { verb: "move", manner: "return" });
  // "either add to your hand or Special Summon, 1 “A” monster from your Deck": one phrase for both.
  for (const [either, wording] of [
    ["either ", "either"],
    ["", "shared"],
  ] as const)
    g.rule("step[bare]", `${either}{options:shared-options}`, { verb: "either" }, { wording });
  for (const [comma, wording] of [
    [",", "comma"],
    ["", "close"],
  ] as const)
    g.rule("shared-options", `{+:shared-option} or {+:shared-option}${comma} {*what:group[N]}`, undefined, {
      wording,
    });
  g.rule("shared-options", "{+:shared-option}, or {+:shared-option}, {*what:group[N]}", undefined, {
    wording: "commas",
  });
  g.rule("shared-option", "Set", { verb: "set" });
  g.rule("shared-option", "add to {to:place[in]}", { verb: "move", manner: "add" });
  g.rule("shared-option", "send to {to:place[in]}", { verb: "move", manner: "send" });
  g.rule("shared-option", "Special Summon", { verb: "special-summon" });
  g.rule("shared-option", "banish", { verb: "banish" });
  // "increase or decrease its Level by 1"
  g.rule("step[bare]", "{options:raise-or-lower}", { verb: "either" }, { wording: "raise" });
  const level = "{+:raise} or {+:lower} {*what:owner} {*stat:level-word} by {*value:int}";
  g.rule("raise-or-lower", level);
  g.rule("raise-or-lower", `${level} {*until:duration}`);
  g.rule("raise-or-lower", `${level.replace("level-word", "battle-stat")} {*until:duration}`);
  g.rule(
    "raise-or-lower",
    "{+:raise} or {+:lower} the {*stat:level-word} of {*what:obj} by {*value:int}",
    undefined,
    { wording: "level-of" },
  );
  const reckoned = "{+:raise} or {+:lower} {*what:owner} {*stat:level-word} by {*value:number}";
  g.rule("raise-or-lower", reckoned);
  g.rule("raise-or-lower", `${reckoned}, {*until:duration}`);
  g.rule("raise-or-lower", "{+:raise-levels} or {+:lower-levels} the Levels of {*what:obj} by {*value:int}");
  g.rule("raise-levels", "increase", { verb: "change-stat", change: "gain", stat: "level" });
  g.rule("lower-levels", "decrease", { verb: "change-stat", change: "lose", stat: "level" });
  g.rule("raise", "increase", { verb: "change-stat", change: "gain" });
  g.rule("lower", "decrease", { verb: "change-stat", change: "lose" }, { wording: "decrease" });
  g.rule("lower", "reduce", { verb: "change-stat", change: "lose" });
  g.noted("either-option", "shared-option", "raise", "lower", "raise-levels", "lower-levels");
}

/** "…, also, …", "…, then if you control a Dragon monster, …" */
function links(g: Grammar): void {
  g.rule("link", ", also, {...:clause}", { join: "also" }, { wording: "also-comma" });
  for (const [words, join, wording] of [
    [", then if", "then", "if"],
    [", then, if", "then", "comma-if"],
    [", but if", "but", "if"],
    [", also if", "also", "if"],
    [", also, if", "also", "comma-if"],
    [", and if", "and", "if"],
    [", and if you do, and", "and-if-you-do", "if"],
    [", and if you do, if", "and-if-you-do", "do-if"],
  ] as const)
    g.rule("link", `${words} {...:then-if}`, { join }, { wording });
  g.rule("link", ", then, {...:clause}", { join: "then" }, { wording: "then-comma" });
  g.rule("link", ", and then {...:clause}", { join: "then" }, { wording: "and-then" });
  g.rule("link", ", and if you do that, {...:clause}", { join: "and-if-you-do" }, { wording: "that" });
  for (const [words, wording] of [
    [", and if it does,", "it-does"],
    [", and if they do,", "they-do"],
    [", and if it is,", "it-is"],
  ] as const)
    g.rule("link", `${words} {...:clause}`, { join: "and-if-you-do" }, { wording });
  g.rule("link", ", {...:listed}", { join: "listed" });
  g.rule("listed", "{step:step[bare]}");
  g.rule("listed", "you can {step:step[bare]}", { optional: true });
  // "…, but it cannot attack, its effects are negated, also it is destroyed during the End Phase"
  g.rule("listed", "{step:listed-negation}");
  g.rule(
    "listed-negation",
    "{what:owner} effects are negated",
    { verb: "negate-effects" },
    { wording: "passive" },
  );
  g.rule("link", "(but {...:first-clause})", { join: "but" }, { wording: "brackets" });
  g.noted("listed", "listed-negation");
  // "…, then you can apply this effect." and the effect on a line of its own
  const applied = "you can apply this effect: {step:step[bare]}";
  g.rule("clause", applied, { optional: true }, { wording: "apply" });
  g.rule("then-if", `{condition:then-state}, ${applied}`, { optional: true }, { wording: "apply" });
  // "…, then if you have a “X” in your GY (except during the Damage Step), you can …"
  g.rule("then-state", "{all:state-outside}", { kind: "both" }, { wording: "outside" });
  g.rule("state-outside", "{+:state} {+:outside-step}");
  g.rule("outside-step", "(except during the Damage Step)", {
    kind: "phase",
    phase: "damage-step",
    not: true,
  });
  g.noted("outside-step");
  g.rule("then-if", "{condition:then-state}, {step:step[bare]}");
  g.rule("then-if", "{condition:then-state}, you can {step:step[bare]}", { optional: true });
  g.rule("then-if", "{condition:then-state}, {step:statement}");
  // "…, then if you added a Normal Monster, …", "… if you Tributed a Fiend monster to activate this effect, …"
  for (const [word, verb] of [
    ["added", "add"],
    ["destroyed", "destroy"],
    ["banished", "banish"],
    ["Tributed", "tribute"],
    ["discarded", "discard"],
    ["Special Summoned", "special-summon"],
    ["shuffled", "shuffle"],
    ["sent", "send"],
  ] as const)
    for (const [how, fields, wording] of [
      ["", {}, ""],
      [" by this effect", { part: "effect" }, "effect"],
      [" to activate this effect", { part: "requirement" }, "activate"],
      [" to activate this card", { part: "requirement" }, "activate-card"],
      [" when you activated this card", { part: "requirement" }, "activated-card"],
      [" at activation", { part: "requirement" }, "at-activation"],
    ] as const)
      g.rule(
        "then-did",
        `you ${word} {what:such-card}${how}`,
        { kind: "this-way", verb, ...fields },
        wording === "" ? {} : { wording },
      );
  // "…, then, if any monsters were sent to the GY by this effect, …": whoever has done so.
  for (const [word, verb] of [
    ["destroyed", "destroy"],
    ["banished", "banish"],
    ["sent to {to:place[in]}", "send"],
    ["added to {to:place[in]}", "add"],
    ["returned to {to:place[in]}", "return"],
  ] as const)
    for (const [which, wording] of [
      ["any {what:such-cards} were", "any"],
      ["@a {what:such-some} was", "some"],
    ] as const)
      g.rule(
        "then-did",
        `${which} ${word} by this effect`,
        { kind: "this-way", verb, part: "effect" },
        { wording },
      );
  const one = { quantity: { kind: "a" } };
  for (const [category, n] of [
    ["such-cards", "pl"],
    ["such-some", "s"],
  ] as const) {
    g.rule(category, `{traits:bare-pre} {noun:noun[${n}]}`, { ...one, where: [] });
    g.rule(category, `{noun:noun[${n}]}`, { ...one, traits: [], where: [] }, { wording: "any" });
  }
  g.noted("such-cards", "such-some");
  g.rule("such-card", "@a {traits:bare-pre} {noun:noun[sg]}", { ...one, where: [] });
  g.rule("such-card", "@a {traits:pre-kind} {noun:kind-noun[sg]}", { ...one, where: [] });
  g.rule("such-card", "@a {traits*:bare-pre} {noun:noun[sg]} {where:such}", one);
  g.rule("such-card", "{traits:named}", { ...one, noun: "card", where: [] }, { wording: "named" });
  g.rule("such-card", "a {traits:only-face} {noun:noun[sg]}", { ...one, where: [] }, { wording: "face" });
  g.rule("such-card", "@a {noun:noun[sg]}", { ...one, traits: [], where: [] }, { wording: "any" });
  g.rule("such", "{+:trait-with}");
  // What it is wherever it lies.
  inOrder(g, "bare-pre", ["trait-level", "trait-attribute", "trait-type", "trait-series", "trait-kind"]);
  g.rule("then-if", "{condition:then-did}, {step:step[bare]}");
  g.rule("then-if", "{condition:then-did}, you can {step:step[bare]}", { optional: true });
  g.rule("then-if", "{condition:then-did}, {step:statement}");
  g.noted("then-did", "such-card");
  g.noted("then-if");
}
